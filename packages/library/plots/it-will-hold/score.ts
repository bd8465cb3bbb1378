import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-will-hold',
  premise: 'A wizard’s wand is glued with one half back to front, so that everything said to it happens the other way round; only the friend who has talked backwards all summer can stop the bed that gallops.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [24, 50], en: [4, 51] },
  ages: [7, 8],
  leads: ['elder', 'friend'],
  wish: { concepts: ['wizard', 'magic'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the allotment', indoors: false, tone: 'funny', mechanism: 'talking backwards', feeling: 'ashamed', sleep: false, endsInBed: true },
  contains: ['wizard'],
  registry: {
    idea: 'a wand glued back to front only obeys words that are the same both ways',
    device: 'talking backwards',
    objects: ['bed that gallops', 'three red kayaks', 'wand in two halves'],
    joke: 'It will hold.',
    ending: 'a bed that stands still, and sleep said backwards',
  },
  beats: [
    { id: 'mends-anything', part: 'open', at: 'the allotment', with: ['child', 'friend', 'elder'], plants: ['backwards'] },
    { id: 'one-half-in-each-hand', part: 'stir', at: 'the allotment', with: ['child', 'friend', 'elder', 'wizard'] },
    { id: 'glue', part: 'try', at: 'the allotment', with: ['child', 'elder', 'wizard', 'bed'] },
    { id: 'kayak', part: 'lull', at: 'the allotment', with: ['child', 'elder', 'wizard', 'bed'] },
    { id: 'back-to-front', part: 'turn', at: 'the allotment', with: ['child', 'elder', 'wizard'] },
    { id: 'the-bucket', part: 'turn', at: 'the allotment', with: ['child', 'friend', 'wizard', 'bed'], pays: ['backwards'] },
    { id: 'three-kayaks', part: 'back', at: 'the allotment', with: ['child', 'friend', 'elder', 'wizard'] },
    { id: 'standing-still', part: 'last', at: 'bed', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['one-half-in-each-hand', 'mends-anything', 'glue'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wizard', at: 'left', act: 'talks-to', to: 'elder', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'listens-to', to: 'wizard', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'near', act: 'looks-at', to: 'wizard', feeling: 'surprised' },
      ],
    },
    {
      beats: ['kayak'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wizard', at: 'left', act: 'points-at', to: 'canoe', holding: 'wand', feeling: 'surprised', faces: 'right' },
        { who: 'bed', at: 'right', act: 'jumps' },
        { who: 'child', at: 'far', act: 'looks-at', to: 'canoe', feeling: 'curious' },
      ],
      things: [{ what: 'canoe', at: 'centre', colour: 'red', count: 3 }],
    },
    {
      beats: ['the-bucket', 'back-to-front', 'three-kayaks'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'holds', to: 'wand', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'right', act: 'holds', to: 'wand', feeling: 'proud', faces: 'left' },
      ],
    },
  ],
});

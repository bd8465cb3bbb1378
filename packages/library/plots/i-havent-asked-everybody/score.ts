import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-havent-asked-everybody',
  premise:
    'A child whispers a wish every day so that nobody hears; somebody who tells everybody what it wants has asked the whole park in vain and lost its voice, so the child must shout it for it, and the lady who has been looking behind the bushes was looking for just that; and the lap on the bench was waiting, too.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'wants-to', kinds: ['animal', 'creature', 'vehicle', 'food', 'thing', 'machine', 'toy'] },
  nights: {
    place: 'a park with a wishing tree',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'shouting somebody else’s wish across the park',
    feeling: 'not daring to ask',
    sleep: false,
  },
  putBefore: { sv: [1, 1], en: [1, 1] },
  contains: [],
  registry: {
    idea: 'what is wanted does not show on the outside, and somebody was looking for just that',
    device: 'somebody else’s wish is said out loud first, and one’s own after it',
    objects: ['tree with a hole for wishes', 'lady in a green hat who looks behind every bush', 'lap with nobody in it'],
    joke: 'not yet, but I haven’t asked everybody',
    ending: 'oof, and held on tight',
  },
  beats: [
    { id: 'the-oof', part: 'open', at: 'the wishing tree', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['oof', 'lap'] },
    { id: 'how-will-it-know', part: 'stir', at: 'the wishing tree', with: ['child', 'wish'], plants: ['everybody'] },
    { id: 'youre-a', part: 'try', at: 'the park', with: ['child', 'wish', 'friend', 'pet'], plants: ['green-hat'] },
    { id: 'like-you', part: 'lull', at: 'the wishing tree', with: ['child', 'wish'], pays: ['everybody'] },
    { id: 'out-loud', part: 'turn', at: 'the wishing tree', with: ['child', 'wish', 'friend'], pays: ['green-hat'] },
    { id: 'on-the-outside', part: 'back', at: 'the park', with: ['child', 'wish'] },
    { id: 'at-last', part: 'last', at: 'the bench', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['oof', 'lap'] },
  ],
  pictures: [
    {
      beats: ['how-will-it-know', 'youre-a'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'calls-to', to: 'tree', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'tree', at: 'centre' }],
    },
    {
      beats: ['like-you', 'youre-a', 'out-loud'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['out-loud', 'on-the-outside'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'calls-to', to: 'woman', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'woman', at: 'right', act: 'runs', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'tree', at: 'left' }],
    },
  ],
});

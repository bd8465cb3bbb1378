import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-hole-with-ears',
  premise:
    'The lights of a whole town go out and the cat slips down the stairs; no torch finds anything so dark, but when all of them are off there are more stars than anybody knew, and in one place, on a roof, some are missing.',
  writtenFirstIn: 'sv',
  fromStory: true,
  ages: [10, 12],
  leads: ['friend', 'pet.cat'],
  seasons: ['autumn', 'winter'],
  nights: { place: 'a courtyard between blocks of flats', indoors: false, tone: 'tender', mechanism: 'putting the light out to see what is dark', feeling: 'guilty', sleep: false },
  storyVotes: [2, 3],
  contains: ['cat', 'dark'],
  registry: {
    idea: 'a cat lost in a power cut is found as a gap in the stars',
    device: 'a torch is put out so that everything else is brighter than the cat',
    objects: ['telephone at three per cent', 'forty fish fingers thawing in a freezer', 'tea lights on every third step'],
    joke: 'I was winning, and nobody can prove otherwise',
    ending: 'windows go dark one by one, and the stars are counted up',
  },
  beats: [
    { id: 'lights-out', part: 'open', at: 'home', with: ['child', 'friend', 'pet'], plants: ['winning'] },
    { id: 'a-black-cat', part: 'stir', at: 'home', with: ['child', 'friend'] },
    { id: 'felt-one', part: 'try', at: 'the stairs', with: ['child', 'friend'] },
    { id: 'the-wrong-cat', part: 'try', at: 'the courtyard', with: ['child', 'friend'] },
    { id: 'the-phone-died', part: 'lull', at: 'the courtyard', with: ['child', 'friend'] },
    { id: 'put-it-out', part: 'turn', at: 'the courtyard', with: ['child', 'friend'] },
    { id: 'looked-up', part: 'turn', at: 'the courtyard', with: ['child', 'friend'], plants: ['stars'] },
    { id: 'missing', part: 'turn', at: 'the courtyard', with: ['child', 'pet'] },
    { id: 'on-the-roof', part: 'back', at: 'the roof', with: ['child', 'friend', 'pet'] },
    { id: 'not-a-happy-oh', part: 'down', at: 'the roof', with: ['child', 'friend', 'pet'] },
    { id: 'ten', part: 'last', at: 'home', with: ['child', 'friend', 'pet'], pays: ['winning', 'stars'] },
  ],
  pictures: [
    {
      beats: ['felt-one', 'a-black-cat', 'the-wrong-cat'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'stars',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'old-lady', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'centre', act: 'walks', feeling: 'afraid', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'holds', to: 'playing-card', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'candle', at: 'near', count: 2 }],
    },
    {
      beats: ['put-it-out', 'the-phone-died', 'looked-up'],
      framing: 'close',
      world: 'park',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'flashlight', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['missing', 'on-the-roof', 'looked-up'],
      framing: 'wide',
      world: 'park',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'pet', at: 'left', act: 'sits-on', to: 'hut', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'hut', at: 'left', size: 'big' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'unfetch',
  premise:
    'A dog that fetches everything comes down off the moor with a curlew’s egg, whole; before the sun has gone it has to be unfetched, and the dog shows everything it has ever fetched before it shows the nest.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [33, 34], en: [20, 40] },
  ages: [7, 11],
  leads: ['pet.dog'],
  nights: { place: 'a moor at sunset', indoors: false, tone: 'funny-tender', mechanism: 'a dog takes an egg’s way back by its nose', feeling: 'wanting to put it right', sleep: false },
  storyVotes: [3, 3],
  contains: ['dog', 'bird'],
  registry: {
    idea: 'a dog that fetches everything has fetched a wild bird’s egg, and must take it back before the sun is gone',
    device: 'asked where it got it, the dog shows everything it has ever got; with its nose in the hat it finds the one',
    objects: ['egg in a woolly hat', 'the other sock in a bramble bush', 'sun measured in fingers', 'gap like a missing slice of pie'],
    joke: 'No. I mean, yes. But no.',
    ending: 'the missing slipper, softly, into a hand',
  },
  beats: [
    { id: 'drop', part: 'open', at: 'home', with: ['child', 'pet'], plants: ['softly', 'slipper'] },
    { id: 'two-fingers', part: 'stir', at: 'home', with: ['child', 'pet', 'friend', 'elder', 'elder2', 'adult', 'host'], plants: ['four'] },
    { id: 'unfetched', part: 'try', at: 'the lane', with: ['child', 'pet'] },
    { id: 'one-finger', part: 'lull', at: 'the lane', with: ['child', 'pet'] },
    { id: 'small-print', part: 'turn', at: 'the moor', with: ['child', 'pet'] },
    { id: 'the-gap', part: 'turn', at: 'the moor', with: ['child', 'pet'] },
    { id: 'four', part: 'back', at: 'the moor', with: ['child', 'pet'], pays: ['four'] },
    { id: 'the-best-unfetch', part: 'down', at: 'the moor', with: ['child', 'pet', 'adult', 'elder', 'host'] },
    { id: 'slipper', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['softly', 'slipper'] },
  ],
  pictures: [
    {
      beats: ['two-fingers', 'drop'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'egg', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['one-finger', 'small-print'],
      framing: 'close',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'beanie', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'beanie', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['four', 'the-gap', 'the-best-unfetch'],
      framing: 'over-shoulder',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      season: 'spring',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'bird', feeling: 'happy', faces: 'right' },
        { who: 'bird', at: 'right', act: 'sits-on', to: 'nest', colour: 'brown', size: 'small', feeling: 'calm', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', faces: 'right' },
      ],
      things: [{ what: 'nest', at: 'right' }],
    },
  ],
});

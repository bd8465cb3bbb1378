import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'does-not-fit',
  premise: 'A dog is to have a bed of its own in a box, and wherever it begins the box ends and the dog goes on; the box walks off by itself, and then the child shows what a bun is.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [13, 27], en: [13, 35] },
  ages: [3, 5],
  leads: ['pet.dog'],
  nights: { place: 'a rug with a box on it', indoors: true, tone: 'funny', mechanism: 'showing somebody how to lie curled up', feeling: 'afraid', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a dog is too long for its box until the child shows it what a bun is',
    device: 'nose in, tail out; tail in, nose out; both out; both in',
    objects: ['box with four legs', 'blanket that is scratched at', 'child who is a bun'],
    joke: 'then the box ends, and the dog does not',
    ending: 'good night, little bun; good night, long bun',
  },
  beats: [
    { id: 'the-box-ends', part: 'open', at: 'the rug', with: ['pet', 'child', 'friend', 'elder'], refrain: true, plants: ['fit'] },
    { id: 'again', part: 'stir', at: 'the rug', with: ['pet', 'child'], refrain: true },
    { id: 'in-the-middle', part: 'try', at: 'the rug', with: ['pet', 'child'], refrain: true },
    { id: 'duns', part: 'try', at: 'the rug', with: ['pet', 'child'], plants: ['scratch'] },
    { id: 'four-legs', part: 'lull', at: 'the rug', with: ['pet', 'child'] },
    { id: 'lift', part: 'turn', at: 'the rug', with: ['child', 'pet'], refrain: true },
    { id: 'will-not', part: 'turn', at: 'the rug', with: ['child', 'pet'] },
    { id: 'bun', part: 'back', at: 'the rug', with: ['child', 'pet'], pays: ['fit', 'scratch'], plants: ['bun'] },
    { id: 'two-buns', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder'], pays: ['bun'] },
  ],
  pictures: [
    {
      beats: ['again', 'in-the-middle', 'the-box-ends'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'sits-on', to: 'open-box', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'open-box', at: 'right' }],
    },
    {
      beats: ['four-legs', 'duns', 'lift'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'open-box', at: 'right', act: 'walks', feeling: 'afraid', size: 'child', faces: 'left' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['lift', 'will-not', 'bun'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'open-box', at: 'right' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-goat-please',
  premise:
    'A troll lets nobody over its bridge for anything but a goat; a baby is very nearly one; its granny roared at three of them and the troll has picked dandelions to say sorry with, until somebody comes trip, trap, in boots, on hands and feet.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [11, 12], en: [10, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['troll'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a bridge', indoors: false, tone: 'funny-tender', mechanism: 'being a goat on hands and feet', feeling: 'sorry', sleep: true, endsInBed: true, seasons: ['spring', 'summer', 'autumn'] },
  contains: ['troll', 'goat'],
  registry: {
    idea: 'a troll wants a goat for its bridge, in order to say sorry to it for what its granny did',
    device: 'hands on the ground and a bottom in the air is a goat',
    objects: ['apple held to an ear', 'bicycle that says ting', 'dandelions behind a back', 'goat in boots'],
    joke: 'a baby is very nearly a goat',
    ending: 'one goat, please, is said by whoever holds up the duvet',
  },
  beats: [
    { id: 'the-bridge', part: 'open', at: 'the bridge', with: ['child', 'adult', 'elder', 'elder2', 'sitter', 'friend', 'pet'], plants: ['goat', 'hand', 'trip'], refrain: true },
    { id: 'apple', part: 'stir', at: 'the bridge', with: ['adult', 'elder', 'sitter', 'jumper', 'friend'], refrain: true },
    { id: 'ting', part: 'stir', at: 'the bridge', with: ['cyclist', 'pet'], refrain: true },
    { id: 'very-nearly', part: 'stir', at: 'the bridge', with: ['mother'], plants: ['nearly'], refrain: true },
    { id: 'no-bridge', part: 'try', at: 'the bridge', with: ['child', 'friend', 'pet'], pays: ['hand'] },
    { id: 'meh', part: 'turn', at: 'the bridge', with: ['child', 'friend', 'pet'], pays: ['trip'], refrain: true },
    { id: 'sorry', part: 'turn', at: 'the bridge', with: ['child', 'friend'] },
    { id: 'over', part: 'back', at: 'the bridge', with: ['adult', 'elder', 'sitter', 'cyclist', 'mother', 'friend', 'pet'], pays: ['nearly'], refrain: true },
    { id: 'in-bed', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['goat'], refrain: true },
  ],
  pictures: [
    {
      beats: ['ting', 'apple', 'very-nearly'],
      framing: 'wide',
      world: 'bridge',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'troll', feeling: 'curious', faces: 'right' },
        { who: 'troll', at: 'centre', act: 'listens-to', to: 'bicycle', feeling: 'curious', faces: 'right' },
        { who: 'man', called: 'cyclist', at: 'right', act: 'talks-to', to: 'troll', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'right' }],
    },
    {
      beats: ['meh', 'no-bridge'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'happy', faces: 'right' },
        { who: 'troll', at: 'right', act: 'looks-at', to: 'child', holding: 'dandelion', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'calm', faces: 'left', if: 'pet.dog / pet.cat' },
      ],
    },
    {
      beats: ['sorry', 'over'],
      framing: 'close',
      world: 'bridge',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'troll', feeling: 'happy', faces: 'right' },
        { who: 'troll', at: 'right', act: 'laughs', holding: 'dandelion', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});

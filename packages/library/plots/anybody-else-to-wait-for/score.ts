import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'anybody-else-to-wait-for',
  premise:
    'A conductor who waits for everybody makes the train late, and then the train goes without her; the child has her whistle, and makes the train wait.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [10, 12], en: [9, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['train'] },
  alike: ['not-yet-not-me'],
  nights: { place: 'a train', indoors: true, tone: 'funny-tender', mechanism: 'blowing a whistle and holding up a hand', feeling: 'impatient', sleep: false },
  contains: ['train', 'bus'],
  registry: {
    idea: 'a conductor who was once left behind by half a minute is left behind by her own train, and it waits',
    device: 'the whistle that was only to be held is blown',
    objects: ['hedgehogs across the line', 'cake sliding down a carriage', 'cake cut with a ruler'],
    joke: 'only the conductor may blow; who is to be waited for? the conductor',
    ending: 'the last bus has waited too',
  },
  beats: [
    { id: 'always-late', part: 'open', at: 'the train', with: ['child', 'conductor', 'adult', 'friend', 'pet', 'elder'], plants: ['wait'], refrain: true },
    { id: 'cake-and-hedgehogs', part: 'try', at: 'the train', with: ['child', 'conductor', 'klara', 'friend', 'pet', 'elder'], plants: ['cake'], refrain: true },
    { id: 'half-a-minute', part: 'lull', at: 'the train', with: ['child', 'conductor', 'friend', 'elder'], plants: ['half-a-minute'] },
    { id: 'norrbo', part: 'stir', at: 'the train', with: ['child', 'conductor', 'pet'], plants: ['whistle'] },
    { id: 'rolling', part: 'turn', at: 'the train', with: ['child', 'conductor', 'friend', 'pet', 'elder'] },
    { id: 'the-whistle', part: 'turn', at: 'the train', with: ['child', 'ragnar', 'pet', 'elder'], pays: ['whistle'] },
    { id: 'hand-up', part: 'turn', at: 'the train', with: ['child', 'ragnar', 'friend'], pays: ['wait'], refrain: true },
    { id: 'they-waited', part: 'back', at: 'the train', with: ['child', 'conductor', 'ragnar', 'friend', 'pet', 'elder'], pays: ['half-a-minute'] },
    { id: 'with-a-ruler', part: 'back', at: 'the train', with: ['child', 'klara', 'ragnar', 'friend', 'pet', 'elder'], pays: ['cake'] },
    { id: 'the-bus', part: 'last', at: 'the bus', with: ['child', 'conductor', 'adult', 'friend', 'pet', 'elder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['cake-and-hedgehogs', 'always-late', 'half-a-minute'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'conductor', at: 'centre', act: 'looks-at', to: 'hedgehog', feeling: 'happy', faces: 'right' },
        { who: 'hedgehog', at: 'right', act: 'walks', size: 'small', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'train', at: 'left', size: 'huge' }],
    },
    {
      beats: ['the-whistle', 'hand-up', 'rolling'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'angry', faces: 'right' },
        { who: 'train-driver', called: 'ragnar', at: 'right', act: 'talks-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['they-waited', 'hand-up', 'with-a-ruler'],
      framing: 'close',
      world: 'train',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'woman', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right', if: 'pet.dog / pet.cat' },
        { who: 'woman', called: 'conductor', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

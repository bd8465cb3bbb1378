import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tail-is-still-awake',
  premise: 'The pet goes all floppy at bedtime, all but its tail; a sock, a pretend dinner and a song are swished away, until somebody thinks of what the tail has nobody to do.',
  writtenFirstIn: 'en',
  putBefore: { sv: [16, 33], en: [26, 35] },
  ages: [3, 4],
  leads: ['pet'],
  fits: 'pet.dog / pet.cat',
  nights: { place: 'the bed', indoors: true, tone: 'gentle', mechanism: 'holding out an arm and keeping it still', feeling: 'alone at the far end', sleep: true },
  votes: { en: [3, 9] },
  contains: ['cat', 'dog'],
  registry: {
    idea: 'everything about the pet is asleep but its tail',
    device: 'head, paws and tummy each have something, and the tail is all by itself',
    objects: ['sock on a tail', 'pretend peas on the floor', 'arm that a tail curls round'],
    joke: 'thank you, said the one with a sock on his head, just what I wanted',
    ending: 'flop went the child',
  },
  beats: [
    { id: 'floppy', part: 'open', at: 'the bed', with: ['child', 'pet', 'adult'], refrain: true, plants: ['flop'] },
    { id: 'a-sock', part: 'try', at: 'the bed', with: ['child', 'pet', 'adult'], refrain: true },
    { id: 'peas', part: 'try', at: 'the bed', with: ['child', 'pet', 'adult'], refrain: true },
    { id: 'a-song', part: 'lull', at: 'the bed', with: ['child', 'pet'], refrain: true },
    { id: 'by-itself', part: 'turn', at: 'the bed', with: ['child', 'pet'], plants: ['cuddle'] },
    { id: 'an-arm', part: 'turn', at: 'the bed', with: ['child', 'pet'], pays: ['cuddle'] },
    { id: 'flop', part: 'last', at: 'the bed', with: ['child', 'pet', 'adult'], refrain: true, pays: ['flop'] },
  ],
  pictures: [
    {
      beats: ['a-sock', 'floppy', 'peas'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'left' },
        { who: 'adult', at: 'right', act: 'wears', to: 'sock', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-song', 'peas', 'by-itself'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['an-arm', 'by-itself', 'flop'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps' },
        { who: 'pet', at: 'near', act: 'sleeps' },
      ],
    },
  ],
});

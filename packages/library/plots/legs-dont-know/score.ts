import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'legs-dont-know',
  premise:
    'The dog is dead, and the child knows it, but a hand drops crusts and a grandparent’s legs step over nothing; they walk the dog’s way round because their legs want to, and the cross cat at the gate has to be told, out loud.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [5, 9],
  leads: [],
  fits: 'theme.dog & !pet / theme.dog & pet.cat / theme.dog & pet.other / !theme & !pet / !theme & pet.cat / !theme & pet.other',
  wish: { onlyAsked: true, concepts: ['goodbye-to-pet'] },
  nights: {
    place: 'a dog’s way round',
    indoors: false,
    tone: 'quiet-true',
    mechanism: 'walking where the dog walked, and saying it out loud to a cat',
    feeling: 'missing a dog',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dog', 'cat', 'goodbye-to-pet'],
  registry: {
    idea: 'hands and legs have not been told that the dog is dead, since they have no ears',
    device: 'the only one with ears who does not know has to be told out loud',
    objects: ['crust dropped for somebody', 'giant step over nothing', 'green gate with a cross cat'],
    joke: 'we’re sniffing',
    ending: 'it is left empty where it ought to be empty',
  },
  beats: [
    { id: 'nobody-smacks', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'minder', 'pet'], plants: ['crust', 'prawn'] },
    { id: 'like-a-stork', part: 'stir', at: 'the hall', with: ['child', 'elder'], plants: ['step', 'ears'] },
    { id: 'my-hand', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'minder', 'elder', 'pet'] },
    { id: 'till-its-done', part: 'try', at: 'the street', with: ['child', 'elder', 'elder2', 'friend'], plants: ['done'] },
    { id: 'the-cross-cat', part: 'turn', at: 'the street', with: ['child', 'elder'] },
    { id: 'out-loud', part: 'turn', at: 'the street', with: ['child', 'elder'], pays: ['ears', 'done'] },
    { id: 'three-great-steps', part: 'back', at: 'the hall', with: ['child', 'elder', 'adult', 'minder'], pays: ['step', 'crust'] },
    { id: 'feet-dont-know', part: 'last', at: 'bed', with: ['child', 'adult', 'minder'], pays: ['prawn'] },
  ],
  pictures: [
    {
      beats: ['like-a-stork'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'balances', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['till-its-done', 'the-cross-cat'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds-hands', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['out-loud', 'the-cross-cat'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'cat', feeling: 'sad', faces: 'right' },
        { who: 'cat', at: 'right', act: 'sits', size: 'small', colour: 'grey', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

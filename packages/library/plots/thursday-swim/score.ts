import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thursday-swim',
  premise:
    'On Thursdays, when everybody has gone home, the dinosaurs bathe at the swimming pool; a child hands out the caps, and teaches a tyrannosaurus with arms too short for swimming to float, for which no arms are needed, only to be as soft as a pancake.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [25, 30], en: [40, 41] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // It is about short arms: not for whoever asked for one of the others by name.
  fits: '!wish.triceratops & !wish.stegosaurus & !wish.brachiosaurus & !wish.brontosaurus & !wish.ankylosaurus & !wish.diplodocus',
  nights: {
    place: 'a swimming pool after closing time',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'letting go of somebody who floats',
    feeling: 'ashamed',
    sleep: true, endsInBed: true,
  },
  votes: { sv: [1, 3], en: [3, 3] },
  storyVotes: [2, 3],
  contains: ['dinosaur', 'water'],
  registry: {
    idea: 'dinosaurs have the swimming pool on Thursdays, and one cannot swim, for its arms are too short; one floats without arms',
    device: 'soft as a pancake, as if in a sofa, with a hand that has let go long ago',
    objects: ['gate for lorries', 'three bathing caps on three horns', 'armbands on a tyrannosaurus', 'back dried with a mop'],
    joke: 'not so loud',
    ending: 'shall I hold you? but the child is floating already',
  },
  beats: [
    { id: 'closing-time', part: 'open', at: 'the pool', with: ['child', 'friend', 'keeper'], plants: ['whistle'] },
    { id: 'the-queue', part: 'stir', at: 'the pool', with: ['child', 'keeper', 'elder', 'pet'] },
    { id: 'caps', part: 'try', at: 'the pool', with: ['child', 'friend', 'keeper', 'pet', 'triceratops'] },
    { id: 'not-so-loud', part: 'stir', at: 'the pool', with: ['child', 'tyrannosaurus', 'friend', 'pet'] },
    { id: 'the-bench', part: 'lull', at: 'the pool', with: ['child', 'tyrannosaurus', 'elder', 'pet'] },
    { id: 'pancake', part: 'turn', at: 'the small pool', with: ['child', 'tyrannosaurus', 'friend', 'elder', 'pet', 'keeper'], plants: ['pancake', 'hold'] },
    { id: 'let-go', part: 'turn', at: 'the small pool', with: ['child', 'tyrannosaurus', 'friend', 'elder', 'keeper'], pays: ['whistle'] },
    { id: 'towels', part: 'back', at: 'the pool', with: ['child', 'tyrannosaurus', 'friend', 'keeper', 'elder', 'pet'] },
    { id: 'floating', part: 'last', at: 'bed', with: ['child', 'adult', 'keeper', 'elder', 'pet'], pays: ['pancake', 'hold'] },
  ],
  pictures: [
    {
      beats: ['caps', 'the-queue', 'not-so-loud'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'triceratops', at: 'right', act: 'waits', size: 'big', colour: 'green', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'cap', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['the-bench', 'not-so-loud', 'pancake'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'tyrannosaurus', at: 'right', act: 'sits', size: 'huge', colour: 'orange', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'tyrannosaurus', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['let-go', 'pancake', 'towels'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'tyrannosaurus', at: 'right', act: 'swims', size: 'big', colour: 'orange', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'tyrannosaurus', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'too-big-to-be-carried',
  premise:
    'A child who is too big to be carried meets a young tyrannosaurus, sitting in the only gate of the park, who has been told the same; nobody can carry it, but a child can carry the bit that is tiredest, and that is a hand.',
  writtenFirstIn: 'en',
  putBefore: { sv: [31, 31], en: [30, 30] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // It is a tyrannosaurus because of its hands: not for whoever asked for one that walks on four legs.
  fits: '!wish.triceratops & !wish.stegosaurus & !wish.brachiosaurus & !wish.brontosaurus & !wish.ankylosaurus & !wish.diplodocus',
  nights: { place: 'the gate of a park', indoors: false, tone: 'funny-tender', mechanism: 'carrying only the tiredest bit', feeling: 'tired', sleep: false, endsInBed: true },
  votes: { sv: [1, 3], en: [3, 6] },
  contains: ['dinosaur'],
  registry: {
    idea: 'whoever is too big to be carried can be carried in the bit that is tiredest, and brings the rest',
    device: 'a tyrannosaurus has hands too short to wipe its own eyes',
    objects: ['tyrannosaurus sitting in a gate like a teddy', 'two wet sleeves', 'biscuit eaten with its bag'],
    joke: 'what happens at three? nobody has ever got that far',
    ending: 'a hand is carried to the pillow, and the child brings the rest',
  },
  beats: [
    { id: 'legs-ran-out', part: 'open', at: 'the park', with: ['child', 'adult', 'friend', 'elder', 'elder2'], plants: ['too big', 'the bend'] },
    { id: 'in-the-gate', part: 'stir', at: 'the gate', with: ['child', 'adult', 'tyrannosaurus'], plants: ['boom'] },
    { id: 'two-and-a-half', part: 'try', at: 'the gate', with: ['child', 'adult', 'tyrannosaurus', 'pet'] },
    { id: 'far-away', part: 'lull', at: 'the gate', with: ['child', 'tyrannosaurus', 'pet'] },
    { id: 'two-sleeves', part: 'turn', at: 'the gate', with: ['child', 'tyrannosaurus'], plants: ['hand', 'sleeves'] },
    { id: 'you-bring-the-rest', part: 'turn', at: 'the road', with: ['child', 'adult', 'tyrannosaurus', 'friend', 'man'], pays: ['hand'], plants: ['rest'] },
    { id: 'behind-the-hill', part: 'back', at: 'the hill', with: ['child', 'adult', 'tyrannosaurus', 'mother'], pays: ['boom', 'the bend'] },
    { id: 'the-tiredest-bit', part: 'last', at: 'home', with: ['child', 'adult', 'friend', 'elder', 'pet'], pays: ['too big', 'sleeves', 'rest'] },
  ],
  pictures: [
    {
      beats: ['in-the-gate', 'two-and-a-half'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'tyrannosaurus', at: 'right', act: 'waits', size: 'huge', colour: 'green', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'tyrannosaurus', feeling: 'curious', faces: 'right' },
        { who: 'adult', at: 'far', act: 'stands', feeling: 'surprised' },
      ],
      things: [{ what: 'gate', at: 'right' }],
    },
    {
      beats: ['two-sleeves', 'far-away'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'tyrannosaurus', at: 'right', act: 'waits', size: 'big', colour: 'green', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'tyrannosaurus', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['you-bring-the-rest', 'behind-the-hill'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'tyrannosaurus', feeling: 'proud' },
        { who: 'tyrannosaurus', at: 'centre', act: 'walks', size: 'big', colour: 'green', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'tyrannosaurus', feeling: 'happy' },
        { who: 'adult', at: 'far', act: 'walks', feeling: 'laughing' },
      ],
    },
  ],
});

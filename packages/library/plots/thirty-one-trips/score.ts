import { score } from '@sagolykta/storyteller/score';

// It has a long neck, pencil teeth and the size of a cow: not for whoever asked for one of the others by name.
const noneByName =
  '!wish.t-rex & !wish.triceratops & !wish.stegosaurus & !wish.ankylosaurus & !wish.velociraptor & !wish.pterodactyl & !wish.spinosaurus & !wish.parasaurolophus & !wish.brachiosaurus & !wish.brontosaurus & !wish.baby-dinosaur';

export default score({
  id: 'thirty-one-trips',
  premise:
    'A starving dinosaur in a boathouse eats nothing because it has no stones to grind its food with, and the only smooth round ones are the heap that a dog has collected all summer; nobody may take them, so she brings them one by one herself, and one comes back.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  firstOfThree: true,
  ages: [9, 11],
  leads: [],
  fits: `!pet & ${noneByName} / pet.dog & ${noneByName} / pet.cat & ${noneByName}`,
  standIns: { pet: 'dog' },
  wish: { concepts: ['dinosaur'] },
  nights: {
    place: 'a boathouse by a lake',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving up a collection, one stone at a time',
    feeling: 'wanting to keep what is one’s own',
    sleep: false,
    seasons: ['summer'],
  },
  putBefore: { sv: [8, 12], en: [4, 12] },
  votes: { en: [0, 1] },
  contains: ['dinosaur', 'water', 'hen'],
  registry: {
    idea: 'a dinosaur starves for want of stones in her stomach, and a dog has collected the only round ones',
    device: 'hens that peck at gravel show what is missing, and it belongs to somebody who growls',
    objects: ['stone in the left boot each morning', 'heap behind a woodshed', 'sausage on a branch', 'straw hat that itched'],
    joke: 'a new kind of worm, which was not new',
    ending: 'a green stone polished from inside, with tooth marks round the boot, goes back to the heap',
  },
  beats: [
    { id: 'in-the-boot', part: 'open', at: 'the lake', with: ['child', 'pet', 'friend', 'elder'], plants: ['boot', 'heap'] },
    { id: 'with-the-fog', part: 'stir', at: 'the boathouse', with: ['child', 'friend', 'pet', 'dinosaur'] },
    { id: 'nobody-must-know', part: 'stir', at: 'the boathouse', with: ['child', 'friend', 'dinosaur'], plants: ['name'] },
    { id: 'a-meat-eater', part: 'try', at: 'the boathouse', with: ['friend', 'adult', 'elder', 'pet', 'dinosaur'] },
    { id: 'thursday', part: 'try', at: 'the boathouse', with: ['child', 'friend', 'elder', 'dinosaur'] },
    { id: 'their-turn', part: 'turn', at: 'the boathouse', with: ['child', 'elder', 'elder2', 'hen', 'dinosaur'] },
    { id: 'her-heap', part: 'turn', at: 'the woodshed', with: ['child', 'friend', 'elder', 'pet', 'dinosaur'], pays: ['heap'] },
    { id: 'the-long-way-down', part: 'turn', at: 'the boathouse', with: ['child', 'dinosaur'] },
    { id: 'thirty-one', part: 'back', at: 'the boathouse', with: ['pet', 'friend', 'elder', 'dinosaur'] },
    { id: 'what-she-is-called', part: 'down', at: 'the boathouse', with: ['child', 'friend', 'pet', 'adult', 'elder2', 'dinosaur'], pays: ['name'] },
    { id: 'the-left-boot', part: 'last', at: 'the steps', with: ['child', 'pet'], pays: ['boot'] },
  ],
  pictures: [
    {
      beats: ['a-meat-eater', 'nobody-must-know', 'thursday'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'sausage', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'sausage', feeling: 'happy', anyway: true },
        { who: 'dinosaur', at: 'right', act: 'stands', size: 'big', colour: 'brown', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['her-heap', 'their-turn'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'stone', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'angry', faces: 'left', anyway: true },
      ],
      things: [{ what: 'stone', at: 'right', count: 5 }],
    },
    {
      beats: ['thirty-one', 'the-long-way-down'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'pet', at: 'left', act: 'pushes', to: 'stone', feeling: 'sad', faces: 'right', anyway: true },
        { who: 'dinosaur', at: 'right', act: 'looks-at', to: 'stone', size: 'big', colour: 'brown', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'stone', at: 'centre' }],
    },
  ],
});

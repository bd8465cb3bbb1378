import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hes-reading',
  premise:
    'A dog hired by pirates as a good digger eats the treasure map, who never eats paper; the child smells the table, and understands that the map has lain beside the treasure and what the treasure is, so the map is still there, only inside the dog, who sniffs the way to a golden wheel of cheese.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['pirate'] },
  fits: 'pet.dog / !pet',
  standIns: { pet: 'dog' },
  nights: {
    place: 'a pirate ship and an island',
    indoors: false,
    tone: 'funny-bright',
    mechanism: 'asking why a dog ate what it never eats',
    feeling: 'embarrassed by a dog',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dog'],
  registry: {
    idea: 'a dog eats the treasure map because it smells of the treasure, which is cheese',
    device: 'a map that has been eaten is still a map, for it is read with the nose',
    objects: ['notice for one good digger', 'golden wheel in sailcloth', 'hat filled with sand', 'cheese toasted on swords'],
    joke: 'shall we make him walk the plank? he’d like that',
    ending: 'what on earth is that smell? treasure',
  },
  beats: [
    { id: 'ate-the-map', part: 'open', at: 'the pirate ship', with: ['child', 'pet', 'grout'], plants: ['map'] },
    { id: 'one-good-digger', part: 'stir', at: 'the harbour', with: ['child', 'pet', 'grout', 'friend', 'adult', 'minder'], plants: ['golden wheel'] },
    { id: 'walk-the-plank', part: 'stir', at: 'the pirate ship', with: ['child', 'pet', 'grout', 'bosun', 'elder', 'elder2'] },
    { id: 'inside-the-dog', part: 'turn', at: 'the pirate ship', with: ['child', 'grout'] },
    { id: 'hes-reading', part: 'try', at: 'the island', with: ['child', 'pet', 'grout', 'bosun'] },
    { id: 'how-the-sand-flew', part: 'turn', at: 'the island', with: ['pet', 'grout', 'bosun'], pays: ['golden wheel'] },
    { id: 'its-cheese', part: 'turn', at: 'the island', with: ['child', 'grout', 'bosun', 'pet'], pays: ['map'] },
    { id: 'first-mate', part: 'back', at: 'the island', with: ['pet', 'bosun'] },
    { id: 'treasure', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'minder'] },
  ],
  pictures: [
    {
      beats: ['ate-the-map', 'one-good-digger', 'walk-the-plank'],
      framing: 'middle',
      world: 'deck',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'eats', to: 'map', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'pirate-captain', called: 'grout', at: 'right', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['hes-reading', 'inside-the-dog', 'walk-the-plank'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'runs', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'chases', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'pirate-captain', called: 'grout', at: 'left', act: 'runs', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['its-cheese', 'how-the-sand-flew', 'first-mate'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pirate-captain', called: 'grout', at: 'right', act: 'eats', to: 'cheese', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'curious', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-small-bridge',
  premise:
    'A superhero who wins everything has moved house and lets everybody win, till a child who wants to be beaten properly says so aloud and the yard goes in; close beside her on a wall the child sees light under her, for she rises when she fibs, and finds the one game that she must lose however hard she tries.',
  writtenFirstIn: 'en',
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: {
    place: 'a yard with a chestnut tree, and a kitchen',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'finding a game that somebody can lose for real',
    feeling: 'lonely',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a superhero lets everybody win, and leaves the ground when she says what is not true',
    device: 'whoever floats at every fib cannot let anybody win a game of bluff, and cannot win it',
    objects: ['cap with a score in felt pen', 'strip of light on a wall', 'brick that falls out at a true word', 'teaspoons that rattle in a drawer'],
    joke: 'it was a small bridge',
    ending: 'did you really try: no, with both feet on the floor',
  },
  beats: [
    { id: 'second-best', part: 'open', at: 'the yard', with: ['child', 'hero', 'friend', 'pet', 'elder', 'elder2', 'adult', 'neighbour'], plants: ['really', 'room for a nose'] },
    { id: 'twenty-one-four', part: 'stir', at: 'the yard', with: ['child', 'friend', 'hero', 'pet'], plants: ['cap'] },
    { id: 'faster-than-a-train', part: 'try', at: 'the yard', with: ['child', 'small', 'hero', 'friend', 'pet', 'elder', 'elder2', 'adult', 'neighbour'], plants: ['let me'] },
    { id: 'the-wall', part: 'turn', at: 'the wall', with: ['child', 'hero', 'pet'], pays: ['room for a nose'] },
    { id: 'a-game', part: 'back', at: 'the yard', with: ['child', 'hero', 'friend'] },
    { id: 'cheat', part: 'back', at: 'the kitchen', with: ['child', 'hero', 'friend', 'small', 'pet', 'elder', 'adult', 'neighbour'], pays: ['cap', 'let me'] },
    { id: 'on-the-floor', part: 'last', at: 'the kitchen', with: ['child', 'hero', 'friend', 'elder', 'adult', 'neighbour'], pays: ['really'] },
  ],
  pictures: [
    {
      beats: ['twenty-one-four', 'second-best', 'faster-than-a-train'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'wears', to: 'cap', feeling: 'proud', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tree', at: 'far', size: 'big' }],
    },
    {
      beats: ['the-wall', 'faster-than-a-train'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'superhero', feeling: 'surprised', faces: 'right' },
        { who: 'superhero', at: 'right', act: 'sits-on', to: 'wall', called: 'hero', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'superhero', feeling: 'curious', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'wall', at: 'centre', size: 'big' }],
    },
    {
      beats: ['cheat', 'a-game'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'superhero', at: 'above', act: 'flies', called: 'hero', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'right', act: 'leans-on', to: 'table', feeling: 'laughing', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'points-at', to: 'superhero', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'then-you-say-oh-no',
  premise:
    'Two friends have jumped into a video game that is over when the hearts are, and the one who never loses wins level after level while dinner gets cold; the child, who is very good at losing, teaches the friend how it is done, and the crab whom everybody jumps over how to win.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['video-game'] },
  nights: {
    place: 'inside a video game',
    indoors: false,
    tone: 'funny',
    mechanism: 'losing on purpose, with somebody who holds on so that the legs stay put',
    feeling: 'unable to lose',
    sleep: false, endsInBed: true,
    endsOnRefrain: true,
  },
  contains: ['hedgehog'],
  registry: {
    idea: 'the game is over when the hearts are, so whoever wins stays in it for ever',
    device: 'whoever always loses teaches whoever never has: stand still, and say oh no',
    objects: ['clouds with corners', 'hedgehogs queueing for hearts', 'claws like bathtubs', 'crown put on upside down'],
    joke: 'it is not me, it is my legs, they want to win',
    ending: 'nearly first at the table, the friend stops and says oh no, very pleased',
  },
  beats: [
    { id: 'jump', part: 'open', at: 'the sofa', with: ['child', 'friend', 'pet'] },
    { id: 'corners', part: 'stir', at: 'the game', with: ['child', 'friend'], plants: ['hearts'] },
    { id: 'the-hedgehog', part: 'stir', at: 'the game', with: ['child', 'friend', 'hedgehog'] },
    { id: 'king-crab', part: 'try', at: 'the game', with: ['friend', 'crab'], plants: ['sideways'] },
    { id: 'tacos', part: 'stir', at: 'the game', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'we-must-lose', part: 'turn', at: 'the game', with: ['child', 'friend'], pays: ['hearts'] },
    { id: 'stand-still', part: 'turn', at: 'the game', with: ['child', 'friend', 'hedgehog'], plants: ['oh-no'] },
    { id: 'the-last-two', part: 'turn', at: 'the game', with: ['child', 'friend', 'crab'] },
    { id: 'hold-me', part: 'turn', at: 'the game', with: ['child', 'friend', 'crab'], pays: ['sideways'] },
    { id: 'first-to-the-tacos', part: 'last', at: 'home', with: ['child', 'friend', 'pet', 'elder2'], pays: ['oh-no'] },
  ],
  pictures: [
    {
      beats: ['the-hedgehog', 'corners', 'king-crab'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'hedgehog', at: 'centre', act: 'runs', size: 'small', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'hedgehog', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'jumps', feeling: 'proud', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['we-must-lose', 'stand-still'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'sits-on', to: 'stone', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'stone', at: 'right' }],
    },
    {
      beats: ['the-last-two', 'hold-me'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'crab', at: 'right', act: 'waits', size: 'big', colour: 'red', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'crab', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'crown', at: 'centre' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-dont-let-go-first',
  premise:
    'A princess who never lets go first, since it is rude, shakes hands with a child who has only just got her and will not either, and they go through a whole opening hand in hand, until the car is waiting and letting go has become the saddest thing there is.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [6, 12], en: [2, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['princess'] },
  nights: {
    place: 'a new library',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'lifting one finger at a time, both at once',
    feeling: 'lonely',
    sleep: false,
  },
  contains: ['princess'],
  alike: ['not-with-a-monkey-on', 'and-what-do-you-do'],
  registry: {
    idea: 'a handshake goes on all afternoon, because neither of the two lets go first',
    device: 'two who open their fingers together, one by one, have let go without anybody doing it first',
    objects: ['bow tied with one hand each', 'green coat over four knees', 'jacket hung up again', 'thumb out of a car window'],
    joke: 'how long do you mean to go on? how long do you?',
    ending: 'an empty hand is taken, and nobody lets go first all the way home',
  },
  beats: [
    { id: 'all-her-life', part: 'open', at: 'the library', with: ['child', 'princess', 'adult', 'elder', 'friend', 'neighbour'], plants: ['hand'] },
    { id: 'you-let-go', part: 'stir', at: 'the library', with: ['child', 'princess'], plants: ['first'], refrain: true },
    { id: 'snip', part: 'try', at: 'the library', with: ['child', 'princess', 'stolpe'], refrain: true },
    { id: 'one-hand-each', part: 'try', at: 'the library', with: ['child', 'princess', 'adult', 'elder', 'elder2', 'neighbour', 'pet'] },
    { id: 'three-hundred', part: 'lull', at: 'the library', with: ['child', 'princess'], plants: ['everybody'] },
    { id: 'like-everybody', part: 'try', at: 'the library', with: ['child', 'princess', 'stolpe'], pays: ['everybody'], refrain: true },
    { id: 'both-wrong', part: 'turn', at: 'the library', with: ['child', 'princess', 'stolpe', 'friend'] },
    { id: 'one-finger', part: 'turn', at: 'the library', with: ['child', 'princess', 'stolpe'] },
    { id: 'thumbs', part: 'back', at: 'the street', with: ['child', 'princess'], pays: ['first'], refrain: true },
    { id: 'all-the-way-home', part: 'last', at: 'the street', with: ['child', 'adult', 'elder', 'neighbour'], pays: ['hand'], refrain: true },
  ],
  pictures: [
    {
      beats: ['snip', 'you-let-go', 'one-hand-each'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'princess', feeling: 'proud', faces: 'right' },
        { who: 'princess', called: 'princess', at: 'centre', act: 'holds-hands', to: 'child', holding: 'scissors', size: 'child', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'library', at: 'right' }],
    },
    {
      beats: ['three-hundred', 'like-everybody', 'one-hand-each'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'princess', feeling: 'happy', faces: 'right' },
        { who: 'princess', called: 'princess', at: 'centre', act: 'holds-hands', to: 'child', size: 'child', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['one-finger', 'both-wrong', 'like-everybody'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'princess', feeling: 'sad', faces: 'right' },
        { who: 'princess', called: 'princess', at: 'centre', act: 'holds-hands', to: 'child', size: 'child', feeling: 'crying', faces: 'left' },
      ],
      things: [{ what: 'car', at: 'right', colour: 'black' }],
    },
  ],
});

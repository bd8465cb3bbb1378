import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'well-taken-number-four',
  premise:
    'Somebody with a chair comes to every match and cheers for whoever has the ball, on either side; told to be quiet, she is, and nobody wants the ball any more, until the small number four asks to have her turned on again.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['football'] },
  nights: {
    place: 'a football pitch and a touchline',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'hearing what is shouted to the end, and asking for it again',
    feeling: 'embarrassed by one’s own family',
    sleep: false, endsOnRefrain: true,
    endsInBed: true,
  },
  contains: ['football'],
  registry: {
    idea: 'somebody who cheers for whoever has the ball is missed by both sides when she is quiet',
    device: 'whoever is too cross to listen never hears the end of it',
    objects: ['chair on a touchline', 'small green number four', 'ball that nobody wants', 'voice in a wall'],
    joke: 'is it broken – could you turn it on again, then',
    ending: 'the end of it comes through the wall, and the child goes to sleep',
  },
  beats: [
    { id: 'own-chair', part: 'open', at: 'the pitch', with: ['child', 'friend', 'elder', 'adult', 'minder'], plants: ['whose'] },
    { id: 'whoever-has-the-ball', part: 'stir', at: 'the car', with: ['child', 'elder', 'elder2', 'adult', 'minder'], plants: ['throat'] },
    { id: 'well-taken', part: 'try', at: 'the pitch', with: ['child', 'elder', 'adult', 'minder', 'pet'], plants: ['four'] },
    { id: 'all-the-others', part: 'try', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'turn-her-on-again', part: 'turn', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'the-end-of-it', part: 'turn', at: 'the pitch', with: ['child', 'friend'], plants: ['end'] },
    { id: 'they-wonder', part: 'turn', at: 'the pitch', with: ['child', 'elder', 'adult', 'minder'] },
    { id: 'there-you-see', part: 'back', at: 'the pitch', with: ['child', 'friend', 'elder', 'adult', 'minder'], pays: ['whose', 'four'] },
    { id: 'as-you-shall-see', part: 'last', at: 'bed', with: ['child', 'elder', 'adult', 'minder', 'pet'], pays: ['throat', 'end'] },
  ],
  pictures: [
    {
      beats: ['well-taken', 'whoever-has-the-ball'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'football', feeling: 'angry', faces: 'right' },
      ],
      things: [
        { what: 'football', at: 'centre' },
        { what: 'goal', at: 'far' },
      ],
    },
    {
      beats: ['turn-her-on-again', 'all-the-others', 'the-end-of-it'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['they-wonder', 'there-you-see'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'runs', feeling: 'laughing', faces: 'right', anyway: true },
      ],
      things: [{ what: 'football', at: 'centre' }],
    },
  ],
});

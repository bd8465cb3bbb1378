import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-job',
  premise: 'A dog’s squeaky carrot is sent to the edge of space; the child had one job, to press the button, and let the friend who built it take the blame for two hours. Only the dog can hear the carrot breathe in on its way down.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [6, 34], en: [11, 35] },
  ages: [9, 10],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['space', 'astronaut', 'science', 'friendship'] },
  nights: { place: 'a field', indoors: false, tone: 'wry-warm', mechanism: 'standing still under the friend one has let down', feeling: 'ashamed', sleep: false },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a squeaky toy breathes out on its way to space and breathes in on its way down, and only its dog can hear it',
    device: 'whoever failed at one job is given another: to be stood on, and stand still',
    objects: ['squeaky carrot before a black sky', 'beeper with a button nobody pressed', 'picture from straight above of a child round a dog', 'one wellington in a ditch'],
    joke: 'the truth is like a car park: it costs more the longer you leave it / now it shows, it is where you are',
    ending: 'the dog watches the sky in case there is anything more of his up there',
  },
  beats: [
    { id: 'the-carrot', part: 'open', at: 'the field', with: ['child', 'friend', 'pet'], plants: ['button'] },
    { id: 'zero', part: 'stir', at: 'the field', with: ['child', 'friend', 'pet', 'leader'], plants: ['breath', 'both hands'] },
    { id: 'no-dot', part: 'try', at: 'the bus', with: ['child', 'friend', 'leader'] },
    { id: 'a-mouth', part: 'lull', at: 'the field', with: ['child', 'friend'] },
    { id: 'the-ears', part: 'turn', at: 'the field', with: ['child', 'friend', 'pet', 'leader'], pays: ['breath'] },
    { id: 'stand-still', part: 'turn', at: 'the oak', with: ['child', 'friend', 'pet', 'leader'], pays: ['button'] },
    { id: 'from-above', part: 'back', at: 'the oak', with: ['child', 'friend', 'pet', 'leader'], pays: ['both hands'] },
    { id: 'looking-up', part: 'last', at: 'the field', with: ['child', 'friend', 'pet', 'leader'] },
  ],
  pictures: [
    {
      beats: ['zero', 'the-carrot', 'no-dot'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'balloon' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'balloon', at: 'above', size: 'big', colour: 'white' },
        { what: 'carrot', at: 'above' },
      ],
    },
    {
      beats: ['a-mouth', 'no-dot', 'the-ears'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'sad', holding: 'bag', faces: 'left' },
      ],
    },
    {
      beats: ['stand-still', 'the-ears', 'from-above'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'stands-on', to: 'child', feeling: 'curious' },
        { who: 'child', at: 'centre', act: 'stands', feeling: 'afraid' },
        { who: 'pet', at: 'left', act: 'looks-at', to: 'child', feeling: 'happy' },
      ],
      things: [{ what: 'parachute', at: 'above', colour: 'orange' }, { what: 'carrot', at: 'above' }],
    },
  ],
});

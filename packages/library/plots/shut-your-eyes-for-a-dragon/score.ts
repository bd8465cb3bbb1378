import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shut-your-eyes-for-a-dragon',
  premise: 'The dragon in the park is stone as long as anybody sees it, so those who ride it must shut their eyes; on the church roof a jackdaw will not stop staring, until a yawn makes everybody shut theirs.',
  writtenFirstIn: 'sv',
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: { place: 'the park and a roof', indoors: false, tone: 'funny', mechanism: 'a yawn that everybody catches', feeling: 'afraid of the dark behind the eyelids', sleep: false },
  contains: ['dragon', 'dark', 'bird'],
  registry: {
    idea: 'a dragon that is stone while anybody looks at it',
    device: 'whoever yawns shuts their eyes, and a yawn is caught by a bird too',
    objects: ['stone dragon with its chin in the sand', 'jackdaw that stares', 'wind that smells of wet mitten'],
    joke: 'was it you who licked my ear',
    ending: 'it can be right here as long as nobody sees it, so the child shut their eyes',
  },
  beats: [
    { id: 'of-stone', part: 'open', at: 'the park', with: ['child', 'adult', 'dragon'], plants: ['stone'] },
    { id: 'one-must-shut', part: 'stir', at: 'the park', with: ['child', 'adult', 'dragon'], plants: ['dark'] },
    { id: 'up', part: 'try', at: 'the sky', with: ['child', 'adult', 'dragon'] },
    { id: 'one-eye', part: 'try', at: 'the roof', with: ['child', 'adult', 'dragon'] },
    { id: 'somebody-is-looking', part: 'lull', at: 'the roof', with: ['child', 'adult', 'dragon', 'jackdaw'] },
    { id: 'the-yawn', part: 'turn', at: 'the roof', with: ['child', 'adult', 'dragon', 'jackdaw'] },
    { id: 'both-arms', part: 'back', at: 'the sky', with: ['child', 'adult', 'dragon', 'jackdaw'], pays: ['dark'] },
    { id: 'right-here', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['stone'] },
  ],
  pictures: [
    {
      beats: ['one-must-shut', 'of-stone', 'up'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'big', colour: 'grey', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'adult', feeling: 'laughing', faces: 'right' },
        { who: 'adult', at: 'left', act: 'holds-hands', to: 'child', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['one-eye', 'up', 'somebody-is-looking'],
      framing: 'wide',
      world: 'roofs',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'dragon', at: 'centre', act: 'sits', size: 'huge', colour: 'grey', feeling: 'calm', faces: 'right' },
        { who: 'crow', called: 'daw', at: 'right', act: 'sits-on', to: 'dragon', size: 'small', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'rides', to: 'dragon', feeling: 'afraid', faces: 'right' },
        { who: 'adult', at: 'centre', act: 'rides', to: 'dragon', feeling: 'afraid', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['the-yawn', 'somebody-is-looking', 'both-arms'],
      framing: 'middle',
      world: 'roofs',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'dragon', at: 'left', act: 'sits', size: 'big', colour: 'grey', feeling: 'calm', faces: 'right' },
        { who: 'crow', called: 'daw', at: 'right', act: 'sits-on', to: 'dragon', size: 'small', feeling: 'sleepy', faces: 'right' },
        { who: 'child', at: 'left', act: 'rides', to: 'dragon', feeling: 'sleepy', faces: 'right' },
        { who: 'adult', at: 'left', act: 'rides', to: 'dragon', feeling: 'sleepy', faces: 'right', anyway: true },
      ],
    },
  ],
});

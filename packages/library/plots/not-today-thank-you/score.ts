import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-today-thank-you',
  premise:
    'The last dinosaur lives in a greenhouse and says not today, thank you, to whatever she does not want, also to the man whose list says she is extinct; when she is too lonely to say it, a child who has told everybody that birds are dinosaurs calls in her family.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  nights: {
    place: 'a greenhouse by the allotments',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'calling in all the birds there are',
    feeling: 'lonely',
    sleep: false,
  },
  alike: ['mostly-corn'],
  contains: ['dinosaur', 'hen'],
  registry: {
    idea: 'a dinosaur in a greenhouse is asked to sign that she is extinct',
    device: 'whoever has family is not extinct, and every bird is family and must be counted',
    objects: ['form against a wet pane', 'hat full of hen corn', 'swan who comes on foot', 'sparrows all the way down a tail'],
    joke: 'I’ve seen the real thing, and he never wiped his feet / I thought it was memories',
    ending: 'a blackbird on the last chimney is told goodnight, dinosaur',
  },
  beats: [
    { id: 'mrs-hargreaves', part: 'open', at: 'the greenhouse', with: ['child', 'hargreaves', 'adult', 'elder', 'elder2', 'friend', 'pet'], plants: ['feet'], refrain: true },
    { id: 'mr-pinn', part: 'stir', at: 'the greenhouse', with: ['child', 'hargreaves', 'pinn'], plants: ['form'], refrain: true },
    { id: 'perhaps-today', part: 'try', at: 'the greenhouse', with: ['child', 'hargreaves', 'pinn'], plants: ['shouting'] },
    { id: 'like-a-bubble', part: 'turn', at: 'the allotments', with: ['child', 'friend'], plants: ['hat'] },
    { id: 'on-foot', part: 'turn', at: 'the allotments', with: ['child', 'pinn', 'hens'] },
    { id: 'my-mothers-feet', part: 'turn', at: 'the greenhouse', with: ['child', 'hargreaves', 'hens'], pays: ['feet', 'shouting'] },
    { id: 'in-two', part: 'back', at: 'the greenhouse', with: ['hargreaves', 'pinn'], pays: ['form'], refrain: true },
    { id: 'goodnight-dinosaur', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'hargreaves'], pays: ['hat'] },
  ],
  pictures: [
    {
      beats: ['mr-pinn', 'mrs-hargreaves'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'parasaurolophus', called: 'hargreaves', at: 'left', act: 'stands', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'man', called: 'pinn', at: 'right', act: 'holds-up', to: 'letter', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'man', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['like-a-bubble', 'perhaps-today', 'on-foot'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'throws', to: 'corn', feeling: 'happy', faces: 'right' },
        { who: 'seagull', at: 'above', act: 'flies', faces: 'left' },
        { who: 'swan', at: 'right', act: 'walks', faces: 'left' },
        { who: 'pigeon', at: 'left', act: 'stands', faces: 'right' },
      ],
      things: [{ what: 'greenhouse', at: 'far' }],
    },
    {
      beats: ['my-mothers-feet', 'on-foot', 'in-two'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'parasaurolophus', called: 'hargreaves', at: 'left', act: 'looks-at', to: 'hen', size: 'big', feeling: 'surprised', faces: 'right' },
        { who: 'hen', at: 'centre', act: 'looks-at', to: 'parasaurolophus', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'right', act: 'points-at', to: 'hen', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

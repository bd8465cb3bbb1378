import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dennis-thinks',
  premise:
    'A gloomy man never thinks anything, his long grey dog thinks it, and the dog leans; when the dog has bolted the man must say I’m frightened himself, and the child leans, and at last tries to find out what the dog does think: where he is waiting, for whom.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['dog'] },
  nights: {
    place: 'streets in the afternoon',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'leaning on somebody, and thinking what a dog would think',
    feeling: 'guilty',
    sleep: false,
    seasons: ['autumn', 'winter'],
  },
  contains: ['dog'],
  registry: {
    idea: 'a man says everything he feels as what his dog thinks, and is dumb without the dog',
    device: 'the dog that bolted waits at the gatepost where the child comes out, for he cannot tell Saturday from Tuesday',
    objects: ['dog like a warm wardrobe', 'card in a shop window', 'Saturday chain on a gate', 'sausage wrapper'],
    joke: 'Dennis never got above four',
    ending: 'I’ll tell him, says the man, of what was said to himself',
  },
  beats: [
    { id: 'standing-near', part: 'open', at: 'the shop', with: ['child', 'adult', 'pet'], plants: ['sensible'] },
    { id: 'dennis-leans', part: 'stir', at: 'the door', with: ['child', 'gannon', 'dog'], plants: ['leans'], refrain: true },
    { id: 'dennis-thought-it', part: 'stir', at: 'the street', with: ['child', 'gannon', 'dog', 'elder', 'elder2'], plants: ['thinks'], refrain: true },
    { id: 'a-boy-with-a-dog', part: 'lull', at: 'the school', with: ['child', 'gannon', 'dog', 'friend'], plants: ['gatepost'] },
    { id: 'the-bang', part: 'try', at: 'the street', with: ['child', 'gannon', 'dog'] },
    { id: 'frightened', part: 'lull', at: 'the wall', with: ['child', 'gannon'], pays: ['sensible', 'leans'] },
    { id: 'what-dennis-thinks', part: 'turn', at: 'the wall', with: ['child', 'gannon'], pays: ['thinks'], refrain: true },
    { id: 'the-gatepost', part: 'turn', at: 'the school', with: ['child', 'gannon', 'dog'], pays: ['gatepost'] },
    { id: 'till-tuesday', part: 'last', at: 'the street corner', with: ['child', 'gannon', 'dog'], refrain: true },
  ],
  pictures: [
    {
      beats: ['dennis-thought-it', 'dennis-leans', 'a-boy-with-a-dog'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dog', feeling: 'happy', faces: 'right' },
        { who: 'dog', called: 'dog', at: 'centre', act: 'stands', feeling: 'sad', faces: 'left', colour: 'grey' },
        { who: 'old-man', called: 'gannon', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['frightened', 'the-bang', 'what-dennis-thinks'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'old-man', called: 'gannon', at: 'centre', act: 'sits-on', to: 'wall', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'leans-on', to: 'old-man', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['the-gatepost', 'what-dennis-thinks'],
      framing: 'close',
      world: 'schoolyard',
      time: 'dusk',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'dog', feeling: 'happy', faces: 'right' },
        { who: 'dog', called: 'dog', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', colour: 'grey' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'are-you-with-me',
  premise:
    'A child who nods because everybody nods has nodded at the lesson on how to come down, and a dragon goes up when its rider nods; above the clouds it turns out that nobody heard a word, and with a chin that is stopped from underneath the head can only be shaken, which is how one comes down, as long as there is something to say no to, and there are a great many noes saved up.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['dragon-rider'] },
  nights: {
    place: 'a dragon school and the sky above it',
    indoors: false,
    tone: 'funny',
    mechanism: 'shaking one’s head and saying that one does not understand',
    feeling: 'not daring to be the only one who says no',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['not-even-looking-at-it'],
  contains: ['dragon'],
  registry: {
    idea: 'a dragon goes up when its rider nods, and the rider nods because everybody does',
    device: 'with something under the chin one can only shake one’s head, and the noes that were never said reach all the way to the ground',
    objects: ['chin that is held up from underneath', 'lesson explained with a tail', 'second verse with only the mouth moving', 'church no bigger than a tooth'],
    joke: 'you say down, but you nod up',
    ending: 'are you with me means something else, and the child looks at what it is standing on before it nods',
  },
  beats: [
    { id: 'everybody-nodded', part: 'open', at: 'the dragon school', with: ['child', 'friend', 'dragon', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['nods', 'tail'] },
    { id: 'above-the-trees', part: 'stir', at: 'the sky', with: ['child', 'dragon', 'friend', 'elder', 'pet'] },
    { id: 'you-nod-up', part: 'try', at: 'the sky', with: ['child', 'dragon'] },
    { id: 'only-white', part: 'turn', at: 'above the clouds', with: ['child', 'dragon', 'friend', 'elder'] },
    { id: 'the-chin', part: 'turn', at: 'above the clouds', with: ['child', 'dragon', 'friend', 'elder', 'pet'], pays: ['nods'] },
    { id: 'saved-up', part: 'turn', at: 'in the cloud', with: ['child', 'dragon', 'friend', 'elder'] },
    { id: 'all-of-it', part: 'back', at: 'the dragon school', with: ['child', 'dragon', 'adult', 'elder', 'minder', 'pet'], pays: ['tail'] },
    { id: 'only-grass', part: 'last', at: 'the fence', with: ['child', 'dragon'] },
  ],
  pictures: [
    {
      beats: ['everybody-nodded', 'above-the-trees'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', called: 'dragon', at: 'right', act: 'talks-to', to: 'child', size: 'huge', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'left', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'right', anyway: true, if: '!elder / friend' },
        { who: 'elder', at: 'left', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'right', if: 'elder & !friend' },
      ],
    },
    {
      beats: ['only-white', 'you-nod-up', 'the-chin'],
      framing: 'wide',
      world: 'cloud',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'rides', to: 'dragon', feeling: 'afraid', faces: 'right' },
        { who: 'dragon', called: 'dragon', at: 'centre', act: 'flies', size: 'huge', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'rides', to: 'dragon', feeling: 'afraid', faces: 'right', anyway: true, if: '!elder / friend' },
        { who: 'elder', at: 'centre', act: 'rides', to: 'dragon', feeling: 'afraid', faces: 'right', if: 'elder & !friend' },
      ],
    },
    {
      beats: ['saved-up', 'the-chin', 'all-of-it'],
      framing: 'close',
      world: 'cloud',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'dragon', feeling: 'laughing', faces: 'right' },
        { who: 'dragon', called: 'dragon', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

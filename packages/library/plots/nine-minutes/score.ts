import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nine-minutes',
  premise:
    'For the nine minutes that the space station is above the horizon a child has an astronaut on the radio and twelve questions; but the astronaut asks first what it smells of down there, and a bird is given one minute of the nine.',
  writtenFirstIn: 'sv',
  fromStory: true,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['astronaut', 'space'] },
  nights: { place: 'a radio room under the roof', indoors: true, tone: 'tender', mechanism: 'telling somebody far away what it smells of', feeling: 'longing', sleep: false },
  storyVotes: [3, 3],
  contains: ['space'],
  registry: {
    idea: 'an astronaut is told by everybody what the Earth looks like and by nobody how it smells',
    device: 'a bird sings into a radio for one minute of nine',
    objects: ['mast that the neighbours think is for the television', 'list of twelve questions', 'log book with one word in the last box', 'window left ajar for whoever is up there'],
    joke: 'what the conversation was about: onions',
    ending: 'once round the Earth there is just time to fall asleep',
  },
  beats: [
    { id: 'the-mast', part: 'open', at: 'the radio room', with: ['child', 'elder'] },
    { id: 'straight-up', part: 'stir', at: 'the radio room', with: ['child', 'elder', 'pet'], plants: ['tears'] },
    { id: 'hear-you', part: 'try', at: 'the radio room', with: ['child', 'elder', 'astronaut'] },
    { id: 'may-i-ask', part: 'lull', at: 'the radio room', with: ['child', 'astronaut'] },
    { id: 'wet-stone', part: 'turn', at: 'the window', with: ['child', 'elder', 'astronaut'], plants: ['onions', 'smell'] },
    { id: 'in-the-mast', part: 'turn', at: 'the window', with: ['child', 'elder'] },
    { id: 'the-best-one', part: 'turn', at: 'the window', with: ['child', 'astronaut'], pays: ['tears'] },
    { id: 'waved-at-it-all', part: 'back', at: 'the window', with: ['child', 'elder'] },
    { id: 'the-log', part: 'down', at: 'the radio room', with: ['elder'], pays: ['onions'] },
    { id: 'ninety-three', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['smell'] },
  ],
  pictures: [
    {
      beats: ['straight-up', 'hear-you', 'may-i-ask'],
      framing: 'middle',
      world: 'attic',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'microphone', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'listens-to', to: 'radio', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'radio', at: 'centre' }],
    },
    {
      beats: ['in-the-mast', 'wet-stone'],
      framing: 'close',
      world: 'roofs',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'microphone', feeling: 'happy', faces: 'right' },
        { who: 'bird', at: 'right', act: 'sings', colour: 'black', faces: 'left', if: 'season.spring / season.summer' },
        { who: 'owl', at: 'right', act: 'sings', faces: 'left', if: 'season.autumn / season.winter' },
      ],
    },
    {
      beats: ['the-best-one', 'waved-at-it-all'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [{ who: 'astronaut', called: 'astronaut', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' }],
      things: [{ what: 'earth', at: 'right', size: 'huge' }],
    },
  ],
});

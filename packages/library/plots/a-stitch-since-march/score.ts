import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-stitch-since-march',
  premise:
    'On a class trip a child screams twenty-six people out on to a wet lawn, and in the wet socks hears the footsteps of the nightmare; asked what he does next, he has never thought of it, and whoever always asks is asked back.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [7, 12], en: [6, 12] },
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: {
    place: 'a class trip and a dream',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'stopping to ask whoever hunts one what comes next',
    feeling: 'afraid',
    sleep: true,
    endsInBed: true, endsOnRefrain: true,
  },
  alike: ['and-then-what', 'what-was-it-wearing', 'you-dropped-this'],
  contains: ['nightmare'],
  registry: {
    idea: 'the question that one cannot bear to be asked stops a nightmare, and is what the one who asks it needs to hear',
    device: 'a nightmare’s footsteps are heard to be nothing but wet socks',
    objects: ['twenty-six in their socks on a lawn', 'dry socks on loan', 'shoes that are emptied of water, first one and then the other'],
    joke: 'a stitch since March',
    ending: 'a teacher shuts a door without a sound on two who are asleep at the breakfast bell',
  },
  beats: [
    { id: 'wet-shoes', part: 'open', at: 'a dream', with: ['child', 'tall', 'pet'], plants: ['slop'] },
    { id: 'next-episode', part: 'stir', at: 'the bunk room', with: ['child', 'juno', 'elder', 'elder2'], plants: ['then', 'hand'], refrain: true },
    { id: 'on-the-lawn', part: 'try', at: 'the lawn', with: ['child', 'juno', 'friend', 'teacher'], plants: ['awake'] },
    { id: 'dry-socks', part: 'turn', at: 'the bunk room', with: ['child', 'juno', 'friend'], pays: ['slop'] },
    { id: 'not-by-mistake', part: 'turn', at: 'a dream', with: ['child', 'tall'], pays: ['then'], refrain: true },
    { id: 'a-stitch', part: 'turn', at: 'a dream', with: ['child', 'tall'] },
    { id: 'both-nights', part: 'down', at: 'the bunk room', with: ['child', 'juno'], pays: ['awake', 'hand'] },
    { id: 'as-softly', part: 'last', at: 'the bunk room', with: ['child', 'juno', 'teacher'], refrain: true },
  ],
  pictures: [
    {
      beats: ['next-episode', 'wet-shoes'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bunk-bed', holding: 'flashlight', feeling: 'afraid', faces: 'right' },
        { who: 'girl', called: 'juno', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'bunk-bed', at: 'left' }],
    },
    {
      beats: ['dry-socks', 'on-the-lawn'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'girl', called: 'juno', at: 'right', act: 'holds-up', to: 'sock', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'sock', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'puddle', at: 'near' }],
    },
    {
      beats: ['a-stitch', 'not-by-mistake', 'both-nights'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'calm', faces: 'right' },
        { who: 'man', at: 'right', act: 'sits', size: 'big', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'shoes', at: 'near' }],
    },
  ],
});

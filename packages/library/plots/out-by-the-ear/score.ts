import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'out-by-the-ear',
  premise: 'A child who is not tired shuts the mouth on a yawn, so it leaves by the ear and is yawned by everybody in town, a hippo and the moon, until the only one who lies awake is the one it belongs to.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [19, 33], en: [18, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['cannot-sleep', 'hippo', 'bus'] },
  nights: { place: 'the whole town', indoors: false, tone: 'funny', mechanism: 'what one did not want is called home', feeling: 'proud', sleep: true, endsOnRefrain: true },
  contains: [],
  registry: {
    idea: 'a yawn one keeps in goes to somebody else',
    device: 'one yawn wanders through a town and comes home tired',
    objects: ['bus number four', 'five fire-fighters in a row', 'doughnuts with holes', 'half a moon'],
    joke: 'doughnuts have yawned',
    ending: 'whoever listens has it now',
  },
  beats: [
    { id: 'not-a-bit', part: 'open', at: 'bed', with: ['child', 'adult'], plants: ['yawn'] },
    { id: 'down-the-street', part: 'try', at: 'the town', with: ['adult', 'pet', 'friend', 'elder'] },
    { id: 'the-hippo', part: 'stir', at: 'the zoo', with: [] },
    { id: 'all-but-one', part: 'lull', at: 'bed', with: ['child'] },
    { id: 'come-home', part: 'turn', at: 'the window', with: ['child', 'adult'], pays: ['yawn'] },
    { id: 'the-best-one', part: 'last', at: 'bed', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['down-the-street', 'not-a-bit'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'bus', at: 'right', act: 'stands', size: 'huge', feeling: 'sleepy' },
        { who: 'woman', called: 'driver', at: 'left', act: 'leans-on', to: 'bus', feeling: 'sleepy' },
      ],
    },
    {
      beats: ['the-hippo', 'all-but-one'],
      framing: 'wide',
      world: 'park',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'hippo', at: 'left', act: 'stands', size: 'big', feeling: 'sleepy' },
        { who: 'moon', at: 'above', act: 'looks-at', to: 'hippo', feeling: 'sleepy' },
      ],
    },
    {
      beats: ['come-home', 'the-best-one'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'adult', feeling: 'sleepy' },
        { who: 'adult', at: 'right', act: 'listens-to', to: 'child', anyway: true },
      ],
    },
  ],
});

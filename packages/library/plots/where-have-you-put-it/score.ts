import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'where-have-you-put-it',
  premise:
    'Every night the Dark tidies a child’s room away, and has never lost a chair, until the friend who is staying misses a rabbit with one ear; then it is the Dark who is frightened, and the child leaves the lamp off and looks with the hands.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['dark'] },
  nights: {
    place: 'a bedroom that is put away',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'comforting the Dark instead of putting on the lamp',
    feeling: 'afraid of the dark',
    sleep: false,
    endsInBed: true,
  },
  putBefore: { sv: [3, 12], en: [6, 12] },
  contains: ['dark', 'lost-toy', 'dog'],
  registry: {
    idea: 'the Dark puts everything away at night and is itself afraid of losing something',
    device: 'to put on the lamp would be to leave the frightened one alone',
    objects: ['red of a rug', 'toy rabbit with one ear and jam', 'sleeve that is smelled', 'hand as soft as a pocket'],
    joke: 'it can put me away as well, but keep me at the front',
    ending: 'the child is kept until last and put right at the front',
  },
  beats: [
    { id: 'afraid', part: 'open', at: 'bed', with: ['child'] },
    { id: 'the-biscuit', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'pet', 'rabbit', 'adult', 'elder', 'minder'], plants: ['rabbit', 'basket'] },
    { id: 'an-extra-one', part: 'try', at: 'bed', with: ['child', 'friend', 'pet', 'rabbit', 'adult', 'elder', 'elder2', 'minder'], plants: ['front'] },
    { id: 'lost-one', part: 'try', at: 'bed', with: ['child', 'friend', 'rabbit'] },
    { id: 'that-tight-tummy', part: 'turn', at: 'bed', with: ['child', 'friend'] },
    { id: 'still-there', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['hand'] },
    { id: 'snuff-snuff', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet', 'rabbit'], pays: ['basket'] },
    { id: 'one-ear', part: 'back', at: 'the bedroom', with: ['child', 'friend', 'pet', 'rabbit'], pays: ['rabbit'] },
    { id: 'the-hand', part: 'down', at: 'bed', with: ['child'], pays: ['hand'] },
    { id: 'at-the-front', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'rabbit'], pays: ['front'] },
  ],
  pictures: [
    {
      beats: ['the-biscuit', 'an-extra-one', 'afraid'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'holds', to: 'toy-rabbit', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'pet', at: 'right', act: 'reaches-for', to: 'biscuit', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['that-tight-tummy', 'lost-one', 'still-there'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'cries', feeling: 'crying', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['one-ear', 'snuff-snuff', 'the-hand'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'toy-rabbit', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'toy-rabbit', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'toy-rabbit', at: 'centre' },
        { what: 'basket', at: 'right' },
      ],
    },
  ],
});

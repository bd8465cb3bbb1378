import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'go-and-get-a-towel',
  premise:
    'On a school trip a child who always runs in the same bad dream has a roommate who takes pens apart; she is it, dripping under a duvet in a corridor, until the child’s arm has learnt to stop what has wet feet.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [8, 12], en: [8, 12] },
  ages: [8, 11],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: {
    place: 'a school trip and a dream',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'practising to turn round, awake',
    feeling: 'afraid',
    sleep: true,
    endsInBed: true,
  },
  alike: ['a-stitch-since-march', 'and-then-what', 'what-was-it-wearing', 'you-dropped-this'],
  contains: ['nightmare'],
  registry: {
    idea: 'one can practise awake what one cannot do in a bad dream, and then the arm remembers',
    device: 'a roommate with wet feet under a duvet plays the dream in a real corridor, as often as it takes',
    objects: ['duvet that treads on its own corner', 'teacher in one slipper', 'pens that are taken apart', 'towel for the floor of a dream'],
    joke: 'then you go and get a towel',
    ending: 'an arm hung down from the bunk is taken hold of and not let go',
  },
  beats: [
    { id: 'not-to-sleep', part: 'open', at: 'the bunk room', with: ['child', 'roz', 'friend', 'pet'], plants: ['wet feet'] },
    { id: 'and-then-what', part: 'stir', at: 'the bunk room', with: ['child', 'roz'], plants: ['then'], refrain: true },
    { id: 'eight-eights', part: 'try', at: 'the bunk room', with: ['child', 'roz', 'haddow', 'elder', 'elder2'] },
    { id: 'the-ladder', part: 'lull', at: 'the bunk room', with: ['child', 'roz', 'haddow', 'friend'] },
    { id: 'im-it', part: 'stir', at: 'the corridor', with: ['child', 'roz', 'haddow'], plants: ['hand'] },
    { id: 'again', part: 'try', at: 'the corridor', with: ['child', 'roz'], refrain: true },
    { id: 'stop', part: 'turn', at: 'the corridor', with: ['child', 'roz', 'haddow'], plants: ['towel'], refrain: true },
    { id: 'just-before-morning', part: 'turn', at: 'a dream', with: ['child'], pays: ['wet feet', 'hand', 'towel'], refrain: true },
    { id: 'knew-it', part: 'last', at: 'the bunk room', with: ['child', 'roz'], pays: ['then'], refrain: true },
  ],
  pictures: [
    {
      beats: ['and-then-what', 'eight-eights', 'the-ladder', 'not-to-sleep'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bunk-bed', feeling: 'afraid', faces: 'right' },
        { who: 'girl', called: 'roz', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'bunk-bed', at: 'left' }],
    },
    {
      beats: ['im-it', 'again', 'the-ladder', 'stop'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'afraid', faces: 'left' },
        { who: 'girl', called: 'roz', at: 'right', act: 'holds-up', to: 'blanket', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'right' }],
    },
    {
      beats: ['stop', 'just-before-morning', 'again'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'girl', feeling: 'laughing', faces: 'right' },
        { who: 'girl', called: 'roz', at: 'right', act: 'falls', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

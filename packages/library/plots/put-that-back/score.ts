import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'put-that-back',
  premise:
    'A monkey in a clock shop takes one thing after another and leaves something else in its place, to a child who wants everything where it belongs; when she takes the long hand of the big clock she is right, and has to be swapped with, and trusted.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['monkey'] },
  nights: {
    place: 'a clock shop on a Saturday',
    indoors: true,
    tone: 'funny',
    mechanism: 'swapping with somebody instead of shouting, and then letting go',
    feeling: 'wanting things to stay where they belong',
    sleep: false,
    endsOnRefrain: true,
  },
  putBefore: { sv: [1, 12], en: [0, 12] },
  contains: ['monkey'],
  registry: {
    idea: 'a monkey who swaps takes the hand off a clock because it scrapes, and nobody else has heard it',
    device: 'what was shouted at a monkey is asked of her, and at last she asks it of the child, with an arm',
    objects: ['stick of celery behind an ear', 'potato in a cuckoo clock', 'wooden spoon for a clock hand', 'sweatband on a potato'],
    joke: 'the little door flies open, and out comes a potato that says nothing',
    ending: 'put that back, says a monkey without a word, and lays an arm round her own shoulders',
  },
  beats: [
    { id: 'swapped', part: 'open', at: 'the clock shop', with: ['child', 'friend', 'elder', 'pet', 'monkey'], plants: ['swap', 'put'] },
    { id: 'the-big-clock', part: 'stir', at: 'the clock shop', with: ['child', 'elder', 'elder2', 'monkey'], plants: ['clock'] },
    { id: 'fact', part: 'try', at: 'the clock shop', with: ['friend', 'monkey'], plants: ['sweatband', 'fact'] },
    { id: 'a-potato', part: 'try', at: 'the clock shop', with: ['child', 'friend', 'monkey'], plants: ['potato'] },
    { id: 'the-spoon', part: 'turn', at: 'the street', with: ['child', 'elder', 'monkey'] },
    { id: 'scrrrk', part: 'turn', at: 'the street', with: ['child', 'friend', 'elder', 'monkey'] },
    { id: 'toast', part: 'turn', at: 'the street', with: ['child', 'friend', 'monkey', 'adult'], pays: ['swap', 'fact'] },
    { id: 'tap-tap', part: 'turn', at: 'the clock shop', with: ['child', 'friend', 'elder', 'monkey'] },
    { id: 'bong', part: 'back', at: 'the street', with: ['child', 'friend', 'elder2'], pays: ['clock'] },
    { id: 'the-arm', part: 'last', at: 'the bench at the back', with: ['child', 'friend', 'elder', 'pet', 'adult', 'monkey'], pays: ['put', 'potato', 'sweatband'] },
  ],
  pictures: [
    {
      beats: ['a-potato', 'fact', 'the-big-clock'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'centre', act: 'holds-up', to: 'potato', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'cuckoo-clock', at: 'above' }],
    },
    {
      beats: ['the-spoon', 'scrrrk'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'right', act: 'sits-on', to: 'clock', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'monkey', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'clock', at: 'right', size: 'big' },
        { what: 'spoon', at: 'near' },
      ],
    },
    {
      beats: ['toast', 'tap-tap', 'scrrrk'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'monkey', holding: 'bread', feeling: 'calm', faces: 'right' },
        { who: 'monkey', at: 'right', act: 'reaches-for', to: 'bread', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});

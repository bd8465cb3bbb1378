import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-touches-anybody',
  premise:
    'The bed at the grandparent’s is full of winter apples that mustn’t touch each other, and the child has packed nothing but socks; they roll out of everywhere else, until one is put in a sock to be taken home, and twenty of them hang on a line across the room.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [29, 31], en: [28, 29] },
  ages: [4, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['sleepover', 'grandparents-house'] },
  nights: { place: 'grandparents', indoors: true, tone: 'funny-tender', mechanism: 'hanging up apples in socks', feeling: 'disappointed', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'the bed one is to sleep over in is full of apples that must not touch each other',
    device: 'a sock holds an apple in its toe, and touches nobody when it hangs',
    objects: ['bag with nothing but socks in it', 'toothbrush in a sock', 'bath full of apples', 'twenty socks on a line across a room'],
    joke: 'all my socks are busy',
    ending: 'nobody touches anybody, but for a hand that is held',
  },
  beats: [
    { id: 'a-very-soft-bag', part: 'open', at: 'the hall', with: ['child', 'elder', 'friend', 'pet'], plants: ['socks', 'feet'] },
    { id: 'somebody-in-it', part: 'stir', at: 'the little room', with: ['child', 'elder', 'friend'], plants: ['apples'] },
    { id: 'bump', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'knock', part: 'try', at: 'the bath', with: ['child', 'elder', 'friend'], refrain: true },
    { id: 'another-day', part: 'lull', at: 'the hall', with: ['child', 'elder', 'adult', 'friend', 'pet'] },
    { id: 'in-the-toe', part: 'turn', at: 'the hall', with: ['child', 'elder', 'pet'], pays: ['socks'] },
    { id: 'twenty-socks', part: 'turn', at: 'the little room', with: ['child', 'elder', 'elder2', 'friend', 'pet'], pays: ['apples'], refrain: true },
    { id: 'the-last-one', part: 'back', at: 'the little room', with: ['child', 'elder'] },
    { id: 'busy', part: 'down', at: 'the little room', with: ['child', 'elder', 'friend', 'pet'], pays: ['feet'] },
    { id: 'nobody-touched-anybody', part: 'last', at: 'bed', with: ['child', 'elder', 'friend', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['somebody-in-it', 'bump', 'a-very-soft-bag'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'looks-at', to: 'bed', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'bed', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'bed', at: 'right' },
        { what: 'apple', at: 'right', count: 3 },
      ],
    },
    {
      beats: ['another-day', 'knock', 'in-the-toe'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'holds-up', to: 'sock', feeling: 'curious', faces: 'right' }],
      things: [
        { what: 'apple', at: 'right' },
        { what: 'bag', at: 'near' },
      ],
    },
    {
      beats: ['twenty-socks', 'the-last-one', 'busy'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'elder', holding: 'sock', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'sock', feeling: 'curious', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
      things: [
        { what: 'clothes-line', at: 'centre' },
        { what: 'apple', at: 'near' },
      ],
    },
  ],
});

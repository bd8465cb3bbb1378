import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-house-without-a-no',
  premise: 'A grandparent has used up every No on children of long ago and can only say yes, also when the child asks in the night to go home; on the doorstep the child has to find the No that is missing.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [22, 31], en: [24, 30] },
  ages: [3, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['sleepover', 'grandparents-house'] },
  nights: { place: 'grandparents', indoors: true, tone: 'funny', mechanism: 'saying the no that nobody else has', feeling: 'homesick', sleep: false },
  contains: [],
  registry: {
    idea: 'somebody has no No left and says yes to everything',
    device: 'asking for more and more until it has to stop',
    objects: ['wardrobe of vacuum cleaners', 'pancakes with jam on both sides', 'coat over pyjamas', 'a No in a pocket'],
    joke: 'it hurt in the tummy, and only half of it was pancake',
    ending: 'now there was a No, and it was not used',
  },
  beats: [
    { id: 'used-up', part: 'open', at: 'the hall', with: ['child', 'elder', 'elder2'], plants: ['no', 'vacuum cleaners'] },
    { id: 'yes', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'friend', 'pet'] },
    { id: 'never-enough', part: 'lull', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'can-i-go-home', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'pet'] },
    { id: 'on-the-doorstep', part: 'turn', at: 'the doorstep', with: ['child', 'elder'], pays: ['no'] },
    { id: 'everybody-to-bed', part: 'back', at: 'the bedroom', with: ['child', 'elder', 'elder2', 'pet'] },
    { id: 'the-pocket', part: 'last', at: 'the hall', with: ['child', 'elder', 'adult'], pays: ['vacuum cleaners'] },
  ],
  pictures: [
    {
      beats: ['yes', 'used-up'],
      framing: 'wide',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'holds', to: 'lamp', feeling: 'surprised' },
        { who: 'child', at: 'bed', act: 'jumps', feeling: 'laughing' },
      ],
    },
    {
      beats: ['never-enough', 'yes', 'can-i-go-home'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'pancakes', feeling: 'sad' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'sleepy' },
      ],
    },
    {
      beats: ['on-the-doorstep', 'can-i-go-home', 'everybody-to-bed'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'elder', feeling: 'angry' },
      ],
    },
  ],
});

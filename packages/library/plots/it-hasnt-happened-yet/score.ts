import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-hasnt-happened-yet',
  premise:
    'A mirror from a flea market sees, hears and answers five minutes late, because everybody who looks into a hall mirror is on the way somewhere else and it keeps them a little; so when a hamster has walked off, it has not happened in there yet, and two friends watch where it goes.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { relation: 'behind-time', nouns: ['mirror'] },
  nights: { place: 'a hall', indoors: true, tone: 'funny-tender', mechanism: 'watching in a late mirror what has happened already', feeling: 'left', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'a mirror is five minutes behind because it keeps those who only look in on their way out',
    device: 'what has just happened out here has not happened yet in there, so one need only watch',
    objects: ['hamster in a rubber boot', 'back seat of a car in a hall mirror', 'hammer a mirror is afraid of', 'scissors against paper five minutes late'],
    joke: 'move, shouted at oneself of five minutes ago',
    ending: 'good night from the hall, five minutes after it was said',
  },
  beats: [
    { id: 'forty-kronor', part: 'open', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder', 'hamster'] },
    { id: 'five-minutes', part: 'stir', at: 'the hall', with: ['child', 'friend', 'elder2', 'pet'], plants: ['behind'] },
    { id: 'stone', part: 'try', at: 'the hall', with: ['child', 'friend'], plants: ['scissors'] },
    { id: 'no-thank-you', part: 'try', at: 'the hall', with: ['child', 'friend', 'mirror'] },
    { id: 'frightened', part: 'try', at: 'the hall', with: ['child', 'friend', 'mirror'] },
    { id: 'why', part: 'lull', at: 'the hall', with: ['child', 'friend', 'mirror', 'adult', 'elder', 'minder'], plants: ['asked', 'thirsty', 'on-the-way'] },
    { id: 'already-on-the-bus', part: 'turn', at: 'the hall', with: ['child', 'friend'] },
    { id: 'move', part: 'turn', at: 'the hall', with: ['child', 'friend'], pays: ['thirsty'] },
    { id: 'cold-paws', part: 'turn', at: 'the hall', with: ['child', 'friend', 'hamster'] },
    { id: 'the-right-foot', part: 'turn', at: 'the hall', with: ['child', 'friend', 'hamster', 'adult', 'elder', 'minder'] },
    { id: 'arrived', part: 'back', at: 'the hall', with: ['child', 'mirror'], pays: ['on-the-way'] },
    { id: 'paper', part: 'down', at: 'the hall', with: ['child', 'friend'], pays: ['scissors'] },
    { id: 'a-little-behind', part: 'last', at: 'bed', with: ['child', 'mirror', 'adult', 'elder', 'minder'], pays: ['asked', 'behind'] },
  ],
  pictures: [
    {
      beats: ['stone', 'no-thank-you', 'five-minutes'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'looks-at', to: 'mirror', holding: 'sandwich', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'mirror', at: 'right' }],
    },
    {
      beats: ['already-on-the-bus', 'why', 'move'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'points-at', to: 'mirror', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'is-afraid', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'mirror', at: 'right' },
        { what: 'open-box', at: 'left' },
      ],
    },
    {
      beats: ['the-right-foot', 'cold-paws', 'arrived'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'boots', feeling: 'happy', faces: 'right' },
        { who: 'hamster', called: 'hamster', at: 'right', act: 'sleeps', size: 'tiny', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});

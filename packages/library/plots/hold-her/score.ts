import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hold-her',
  premise: 'What one holds when one falls asleep comes into the dream; the child hands a heavy animal to the monster that chases, and whoever it has lain down on may not get up.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [40, 50], en: [22, 51] },
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['nightmare', 'monster'] },
  nights: { place: 'dream', indoors: true, tone: 'funny-tender', mechanism: 'giving it something to hold', feeling: 'afraid', sleep: true, endsInBed: true },
  contains: ['monster', 'cat', 'dog', 'nightmare'],
  registry: {
    idea: 'what is held at the moment of sleep comes along',
    device: 'a lap that may not get up',
    objects: ['corridor', 'tray', 'big hands'],
    joke: 'the other paw',
    ending: 'the rule holds the child in bed',
  },
  beats: [
    { id: 'three-nights', part: 'open', at: 'bed', with: ['child'], plants: ['feet'] },
    { id: 'what-one-holds', part: 'stir', at: 'bed', with: ['child', 'adult', 'pet'], plants: ['rule'] },
    { id: 'the-corridor', part: 'try', at: 'the dream', with: ['child', 'pet'] },
    { id: 'hold-her', part: 'turn', at: 'the dream', with: ['child', 'pet', 'monster'] },
    { id: 'how-long', part: 'turn', at: 'the dream', with: ['child', 'pet', 'monster'] },
    { id: 'say-hello', part: 'back', at: 'the dream', with: ['child', 'monster'], pays: ['feet'] },
    { id: 'on-a-tray', part: 'down', at: 'bed', with: ['child', 'adult', 'pet', 'friend', 'elder'] },
    { id: 'so-it-was', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['rule'] },
  ],
  pictures: [
    {
      beats: ['what-one-holds', 'three-nights', 'the-corridor'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'afraid' },
        { who: 'monster', at: 'right', act: 'chases', to: 'child', size: 'big', faces: 'left' },
      ],
    },
    {
      beats: ['hold-her', 'how-long'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'right', act: 'lifts', to: 'pet', feeling: 'surprised', size: 'big', faces: 'left', if: 'pet.cat / pet.dog' },
        { who: 'monster', at: 'right', act: 'lifts', to: 'cat', feeling: 'surprised', size: 'big', faces: 'left', if: '!pet.cat & !pet.dog' },
        { who: 'pet', at: 'right', act: 'waits', if: 'pet.cat / pet.dog' },
        { who: 'cat', at: 'right', act: 'waits', if: '!pet.cat & !pet.dog', called: 'cat' },
        { who: 'child', at: 'left', act: 'points-at', to: 'monster', feeling: 'proud' },
      ],
    },
    {
      beats: ['say-hello', 'on-a-tray', 'so-it-was'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sleeps' },
        { who: 'pet', at: 'near', act: 'sleeps', if: 'pet.cat / pet.dog' },
        { who: 'cat', at: 'near', act: 'sleeps', if: '!pet.cat & !pet.dog', called: 'cat' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-will-notice',
  premise:
    'Twins who are not at all alike swap lives for a day, with a plan and two walkie-talkies, because each has one parent on Sundays only and has never had the other on a Tuesday; both parents know at once and say nothing, and because the twins are so unlike the right one is hugged.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['swapped'] },
  nights: { place: 'a bakery and a ferry', indoors: true, tone: 'funny-tender', mechanism: 'what only one of the two can do gives it away', feeling: 'missing somebody', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: [],
  registry: {
    idea: 'twins as unlike as a flagpole and a letter box swap lives to have a parent on an ordinary Tuesday',
    device: 'only the tall one reaches the top shelf, and only the small one fits behind the engine: they know',
    objects: ['sleeves that end at the elbows', 'two walkie-talkies called Bun and Boat', 'jar of raisins on the top shelf', 'hug that turns red hair fair with flour'],
    joke: 'shrunk in the wash? say yes; she has said yes',
    ending: 'the good-night kiss behind the ear of the one who lies on the wrong mattress; over and out',
  },
  beats: [
    { id: 'swap-coats', part: 'open', at: 'the jetty', with: ['child', 'friend', 'tall', 'small'], plants: ['notice', 'unlike'] },
    { id: 'bun-and-boat', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'tall', 'pet'], plants: ['over'] },
    { id: 'six-oclock', part: 'try', at: 'the bakery', with: ['child', 'tall', 'baker', 'friend'], plants: ['grown'] },
    { id: 'a-tuesday', part: 'lull', at: 'the bakery', with: ['child', 'tall'] },
    { id: 'the-only-fault', part: 'stir', at: 'the bakery', with: ['child', 'tall', 'baker'] },
    { id: 'top-shelf', part: 'turn', at: 'the bakery', with: ['child', 'tall', 'baker', 'friend'] },
    { id: 'four-years', part: 'turn', at: 'the bakery', with: ['child', 'tall', 'baker'] },
    { id: 'flagpole', part: 'back', at: 'the bakery', with: ['child', 'tall', 'baker', 'friend'], pays: ['unlike'] },
    { id: 'last-ferry', part: 'down', at: 'the ferry', with: ['child', 'friend', 'tall', 'small'] },
    { id: 'over-and-out', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['notice', 'over', 'grown'] },
  ],
  pictures: [
    {
      beats: ['six-oclock', 'bun-and-boat', 'a-tuesday'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'baker', at: 'right', act: 'looks-at', to: 'girl', feeling: 'surprised', faces: 'left' },
        { who: 'girl', called: 'tall', at: 'centre', act: 'holds', to: 'broom', size: 'big', feeling: 'afraid', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'girl', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['top-shelf', 'the-only-fault', 'four-years'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'girl', called: 'tall', at: 'right', act: 'reaches-for', to: 'jar', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'girl', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'jar', at: 'above' }],
    },
    {
      beats: ['four-years', 'flagpole', 'top-shelf'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'baker', at: 'right', act: 'hugs', to: 'girl', feeling: 'happy', faces: 'left' },
        { who: 'girl', called: 'tall', at: 'left', act: 'hugs', to: 'baker', size: 'big', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

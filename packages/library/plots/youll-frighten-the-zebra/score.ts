import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youll-frighten-the-zebra',
  premise:
    'A lion has caught a zebra at last and lies on it with all four paws: it is the crossing, and all the traffic waits; when he is about to eat it, a child’s striped sock comes looking for its mother.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [10, 12], en: [12, 12] },
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['lion'] },
  nights: { place: 'a crossing', indoors: false, tone: 'funny', mechanism: 'a sock on a hand that asks for its mother', feeling: 'determined', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['lion'],
  registry: {
    idea: 'a lion has caught the zebra crossing and will not let it go, since they always run',
    device: 'a striped sock on a hand is a foal, and a lion gets off somebody’s mother by himself',
    objects: ['chin on a white stripe', 'mouth like a suitcase', 'sock that sits up and looks about', 'two socks under a duvet'],
    joke: 'it took one look at me and lay down flat / there is a lion on you',
    ending: 'hush, you will frighten the zebras, and the lamp says click very gently',
  },
  beats: [
    { id: 'got-you', part: 'open', at: 'the crossing', with: ['child', 'lion', 'adult', 'minder', 'elder', 'pet'], plants: ['socks'], refrain: true },
    { id: 'what-zebra', part: 'stir', at: 'the crossing', with: ['child', 'lion', 'pet', 'elder'], plants: ['run'], refrain: true },
    { id: 'thats-the-road', part: 'try', at: 'the crossing', with: ['driver', 'lion', 'elder'] },
    { id: 'they-push', part: 'try', at: 'the crossing', with: ['driver', 'child', 'lion', 'friend', 'elder', 'pet'] },
    { id: 'grrrrumble', part: 'lull', at: 'the crossing', with: ['lion', 'child', 'elder', 'pet'] },
    { id: 'one-sock', part: 'turn', at: 'the kerb', with: ['child', 'lion', 'pet'], pays: ['socks'] },
    { id: 'is-it-you', part: 'turn', at: 'the crossing', with: ['child', 'lion', 'elder'] },
    { id: 'one-paw-at-a-time', part: 'turn', at: 'the crossing', with: ['lion', 'pet'], pays: ['run'] },
    { id: 'a-kiss', part: 'back', at: 'the crossing', with: ['child', 'lion', 'elder', 'pet'] },
    { id: 'so-slowly', part: 'down', at: 'the crossing', with: ['lion', 'driver', 'elder'] },
    { id: 'two-socks', part: 'last', at: 'bed', with: ['child', 'pet', 'elder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['what-zebra', 'got-you', 'thats-the-road'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'lion', called: 'lion', at: 'centre', act: 'lies-on-stomach', size: 'child', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'lion', feeling: 'curious', faces: 'right' },
        { who: 'bus', at: 'right', act: 'stands', size: 'big' },
      ],
    },
    {
      beats: ['one-sock', 'grrrrumble', 'is-it-you'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', holding: 'sock', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' },
        { who: 'lion', called: 'lion', at: 'right', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['is-it-you', 'one-paw-at-a-time'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sock', feeling: 'happy', faces: 'right' },
        { who: 'lion', called: 'lion', at: 'right', act: 'looks-at', to: 'sock', size: 'small', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

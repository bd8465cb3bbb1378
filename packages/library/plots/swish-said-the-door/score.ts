import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'swish-said-the-door',
  premise:
    'Nobody has room for one more in the game of shops, so the child who is left standing in the doorway becomes the door, and then everybody goes through it and nobody plays with it, until the robber wants out and the door is sad.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [10, 12], en: [12, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['lonely', 'friendship'] },
  nights: {
    place: 'a playground',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a door that will not open says what it is sad about',
    feeling: 'left out',
    sleep: false,
  },
  contains: [],
  alike: ['somebody-has-to-be-the-fire'],
  registry: {
    idea: 'whoever is left over in a doorway is an automatic door, and everybody goes through a door',
    device: 'what one cannot say oneself the door can say: a sad door is asked in',
    objects: ['bag of cones', 'coat hung on an arm', 'robber who is the dog as well', 'queue to a playhouse'],
    joke: 'can I be the robber’s dog? – he is the dog as well – woof',
    ending: 'swish, said the one who had come to fetch, and closed around the child',
  },
  beats: [
    { id: 'were-full', part: 'open', at: 'the playground', with: ['child', 'till', 'robber', 'pet', 'friend'], plants: ['robber'] },
    { id: 'swish', part: 'stir', at: 'the playhouse', with: ['child', 'customer'], refrain: true, plants: ['swish'] },
    { id: 'the-best-door', part: 'try', at: 'the playhouse', with: ['child', 'customer', 'till', 'robber'], refrain: true },
    { id: 'everybody-in', part: 'lull', at: 'the playhouse', with: ['child', 'customer'], plants: ['coat'] },
    { id: 'ping', part: 'turn', at: 'the playhouse', with: ['child', 'till', 'robber'] },
    { id: 'what-about', part: 'turn', at: 'the playhouse', with: ['child', 'till', 'customer'], pays: ['coat'] },
    { id: 'a-hole', part: 'turn', at: 'the playhouse', with: ['child', 'till', 'customer', 'robber'], refrain: true },
    { id: 'police', part: 'back', at: 'the playground', with: ['child', 'customer', 'robber'], pays: ['robber'] },
    { id: 'closed-around', part: 'last', at: 'the playground', with: ['child', 'adult', 'elder', 'elder2', 'teacher'], refrain: true, pays: ['swish'] },
  ],
  pictures: [
    {
      beats: ['the-best-door', 'swish'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'balances', feeling: 'happy', faces: 'right' },
        { who: 'boy', called: 'customer', at: 'right', act: 'walks', holding: 'bag', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'hut', at: 'left', size: 'big' }],
    },
    {
      beats: ['ping', 'what-about', 'everybody-in'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'coat', feeling: 'crying', faces: 'right' },
        { who: 'boy', called: 'robber', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'fir-cone', at: 'right', size: 'tiny', count: 3 }],
    },
    {
      beats: ['police', 'a-hole'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'robber', at: 'right', act: 'runs', holding: 'bag', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'left', act: 'chases', to: 'boy', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'fir-cone', at: 'near', size: 'tiny', count: 3 }],
    },
  ],
});

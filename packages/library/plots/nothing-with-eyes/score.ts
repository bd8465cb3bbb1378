import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nothing-with-eyes',
  premise:
    'An eater of meat who is a vegetarian comes to a barbecue on the beach and eats nothing that has eyes, but sees badly and has to ask; what lies so round and shiny on the blanket is not the melon but the bald head of somebody asleep, and only one thing ever opens his eyes.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  votes: { sv: [2, 3] },
  leads: [],
  wish: {
    relation: 'vegetarian',
    nouns: ['shark', 'wolf', 'crocodile', 'lion', 'tiger', 't-rex', 'werewolf', 'bear', 'fox'],
  },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a barbecue on the beach',
    indoors: false,
    tone: 'funny',
    mechanism: 'waking a sleeper with what he was waiting for',
    feeling: 'misjudged',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a vegetarian eats nothing that has eyes, and sees so badly that it has to ask',
    device: 'a bald head on a blanket gets its eyes open with the news that the sausage is ready',
    objects: ['cobs turned one at a time', 'potato put back where it can see the sea', 'bald head that is not a melon', 'two eyes drawn with a bit of cold charcoal'],
    joke: 'vegetarian? then I get your sausage',
    ending: 'the sleeper’s head goes on looking after whoever goes home',
  },
  beats: [
    { id: 'the-corn', part: 'open', at: 'the beach', with: ['child', 'friend', 'sleeper', 'pet'], plants: ['sausage', 'bald'] },
    { id: 'excuse-me', part: 'stir', at: 'the beach', with: ['child', 'friend', 'wish', 'adult', 'elder', 'elder2'], plants: ['eyes'] },
    { id: 'what-did-they-say', part: 'stir', at: 'the beach', with: ['child', 'adult', 'elder', 'elder2'], plants: ['misheard'] },
    { id: 'anybody-can-say', part: 'try', at: 'the beach', with: ['friend', 'wish', 'pet'] },
    { id: 'a-potato', part: 'try', at: 'the beach', with: ['friend', 'wish'] },
    { id: 'the-melon', part: 'lull', at: 'the beach', with: ['child', 'friend', 'wish', 'pet'] },
    { id: 'not-that-one', part: 'turn', at: 'the beach', with: ['child', 'friend', 'wish', 'sleeper'], pays: ['bald', 'eyes'] },
    { id: 'ready', part: 'turn', at: 'the beach', with: ['child', 'wish', 'sleeper'], pays: ['sausage'] },
    { id: 'your-sausage', part: 'back', at: 'the beach', with: ['wish', 'sleeper', 'adult', 'elder', 'elder2'], pays: ['misheard'] },
    { id: 'two-eyes', part: 'last', at: 'the beach', with: ['child', 'friend', 'wish', 'sleeper', 'pet'] },
  ],
  pictures: [
    {
      beats: ['what-did-they-say', 'excuse-me', 'anybody-can-say'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', holding: 'corn', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'crouches', feeling: 'curious', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['a-potato', 'anybody-can-say', 'the-melon'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'potato', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'potato', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['not-that-one', 'ready', 'the-melon'],
      framing: 'middle',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'towel', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'towel', at: 'centre' }],
    },
  ],
});

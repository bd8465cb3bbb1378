import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-the-shouting-done',
  premise:
    'At night everything in a museum is what its sign says, as long as nobody objects: a baker must be a great warrior and his loaf is a stone; a child who once said mm to sardines, and has put off saying otherwise, finds a label on the sandwiches and begins to love them, and must object while there is somebody left who wants to.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['museum-night'] },
  nights: {
    place: 'the Egyptian room of a museum',
    indoors: true,
    tone: 'very funny',
    mechanism: 'objecting to a label while one still minds',
    feeling: 'not daring to say what one does not like',
    sleep: false,
  },
  contains: ['museum'],
  registry: {
    idea: 'at night everything in a museum is what it says on its sign, as long as nobody objects',
    device: 'whoever says yes and does not mean it means it in the end, and then nobody is left to object',
    objects: ['loaf with a sign that calls it a stone', 'label on a box of sardine sandwiches', 'own chin held with both hands', 'donkey called Onion'],
    joke: 'that’s the shouting done, have you got any bread?',
    ending: 'the mummy has half a loaf under his arm, and the child wants just bread',
  },
  beats: [
    { id: 'the-favourite', part: 'open', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['sardines', 'label', 'stone'] },
    { id: 'who-dares', part: 'stir', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'great-warrior', part: 'stir', at: 'the museum', with: ['child', 'friend'], plants: ['sign', 'tomorrow'] },
    { id: 'one-thing', part: 'try', at: 'the museum', with: ['child', 'friend'], plants: ['donkey'] },
    { id: 'mm', part: 'turn', at: 'the museum', with: ['child', 'friend'], pays: ['label'] },
    { id: 'not-tomorrow', part: 'turn', at: 'the museum', with: ['child', 'adult', 'elder', 'minder'], pays: ['tomorrow'] },
    { id: 'what-if-it-is', part: 'turn', at: 'the museum', with: ['child', 'friend', 'pet', 'elder'], pays: ['stone'] },
    { id: 'i-object', part: 'back', at: 'the museum', with: ['child'], pays: ['sign', 'donkey'] },
    { id: 'just-bread', part: 'last', at: 'the museum', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], pays: ['sardines'] },
  ],
  pictures: [
    {
      beats: ['who-dares', 'great-warrior'],
      framing: 'middle',
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'mummy-creature', at: 'right', act: 'calls-to', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'mummy-creature', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'mummy-creature', feeling: 'afraid', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['mm', 'one-thing', 'not-tomorrow'],
      framing: 'close',
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'eats', to: 'sandwich', feeling: 'surprised', faces: 'right' },
        { who: 'mummy-creature', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['i-object', 'what-if-it-is', 'just-bread'],
      framing: 'wide',
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'mummy-creature', at: 'right', act: 'holds-up', to: 'bread', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'stop-me-if',
  premise:
    'A little train listens to every word, and somebody who loves to tell a story says stop me, and back when I was little; a hand over the mouth takes them whoosh past the last station, and only the story can take them back again.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['train'] },
  nights: {
    place: 'a little train past a cow',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'asking for the very story that made all the trouble',
    feeling: 'wanting to go home',
    sleep: false, endsOnRefrain: true,
    endsInBed: true,
  },
  contains: ['train', 'cow'],
  registry: {
    idea: 'a train obeys the turns of speech of somebody who tells a story: stop me, and back when',
    device: 'what sent the train back to the cow by mistake is asked for, to get back to the station',
    objects: ['cow that looks in', 'hand over a mouth', 'eyebrows that go up and down', 'somebody as big as a pea'],
    joke: 'went on and on, and then went back and back',
    ending: 'stop me if I’ve told you this, and nobody stops it',
  },
  beats: [
    { id: 'every-word', part: 'open', at: 'the train', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'minder', 'pet'], plants: ['home'] },
    { id: 'stop-me-if', part: 'stir', at: 'the train', with: ['child', 'elder', 'pet'], plants: ['stop'] },
    { id: 'back-when', part: 'stir', at: 'the train', with: ['child', 'elder', 'friend'], plants: ['back'] },
    { id: 'only-a-cow', part: 'try', at: 'the train', with: ['child', 'friend', 'elder', 'adult', 'elder2', 'minder'] },
    { id: 'whoosh', part: 'try', at: 'the train', with: ['child', 'friend', 'adult', 'elder2', 'minder'] },
    { id: 'as-big-as-a-pea', part: 'try', at: 'the train', with: ['child', 'friend', 'adult', 'elder2', 'minder'] },
    { id: 'very-sure', part: 'turn', at: 'the train', with: ['child', 'elder', 'adult', 'elder2', 'minder'], pays: ['back'] },
    { id: 'the-other-one', part: 'turn', at: 'the train', with: ['child', 'elder', 'adult', 'elder2', 'minder'] },
    { id: 'back-and-back', part: 'down', at: 'the last station', with: ['child', 'friend', 'adult', 'elder2', 'minder', 'pet'], pays: ['home'] },
    { id: 'nobody-stopped', part: 'last', at: 'bed', with: ['child', 'adult', 'elder2', 'minder', 'pet'], pays: ['stop'] },
  ],
  pictures: [
    {
      beats: ['back-when', 'stop-me-if', 'only-a-cow'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'sits', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'cow', at: 'right', act: 'looks-at', to: 'elder', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['whoosh', 'only-a-cow', 'as-big-as-a-pea'],
      framing: 'wide',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'train', at: 'left', act: 'runs', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'adult', at: 'right', act: 'calls-to', to: 'train', feeling: 'surprised', faces: 'left', if: 'adult' },
        { who: 'elder2', at: 'right', act: 'calls-to', to: 'train', feeling: 'surprised', faces: 'left', if: 'elder2 & !adult' },
        { who: 'woman', called: 'minder', at: 'right', act: 'calls-to', to: 'train', feeling: 'surprised', faces: 'left', if: '!adult & !elder2' },
      ],
    },
    {
      beats: ['very-sure', 'the-other-one', 'as-big-as-a-pea'],
      framing: 'close',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds-hands', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});

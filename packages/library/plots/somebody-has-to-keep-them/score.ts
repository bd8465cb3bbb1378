import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-has-to-keep-them',
  premise:
    'A child and a grandparent tie wool to a tooth and follow the tooth fairy to a door that opens only to people with something missing; every tooth on her shelves keeps the little voice of its child, and the grandparent hears her own, and her mother laughing behind it.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['tooth-fairy'] },
  nights: {
    place: 'under the hedge at the bottom of the garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'following a thread, and a gap that is the password',
    feeling: 'a voice that will not always be so small',
    sleep: false,
    endsInBed: true,
  },
  alike: ['say-sausages'],
  contains: ['tooth', 'fairy', 'dark'],
  registry: {
    idea: 'the tooth fairy keeps the teeth because there is a little voice in each, and nobody notices which day it goes',
    device: 'a word can be said only by whoever has a gap, and so it is the key',
    objects: ['red wool tied to a tooth', 'door the size of a slice of toast', 'false teeth in a dressing-gown pocket', 'tooth held to the ear like a shell'],
    joke: 'thauthageth, says the grandparent, with the teeth in the pocket',
    ending: 'say it again, to a voice that will not last',
  },
  beats: [
    { id: 'cheese-sandwich', part: 'open', at: 'home', with: ['child', 'elder'], plants: ['gap'] },
    { id: 'hop', part: 'stir', at: 'the bedroom', with: ['child', 'elder'], plants: ['wool', 'teeth'] },
    { id: 'the-wool', part: 'stir', at: 'the garden', with: ['child', 'elder', 'elder2', 'pet'] },
    { id: 'sausages', part: 'try', at: 'the hedge', with: ['child', 'elder', 'fairy', 'pet'], plants: ['sausages'], pays: ['gap', 'teeth'] },
    { id: 'shelves', part: 'turn', at: 'the hedge', with: ['child', 'elder', 'fairy'], pays: ['wool'] },
    { id: 'the-little-voice', part: 'turn', at: 'the hedge', with: ['child', 'fairy'], plants: ['voice'] },
    { id: 'toffee', part: 'turn', at: 'the hedge', with: ['child', 'elder', 'fairy', 'friend'] },
    { id: 'say-it-again', part: 'last', at: 'bed', with: ['child', 'adult', 'elder'], pays: ['sausages', 'voice'] },
  ],
  pictures: [
    {
      beats: ['hop', 'the-wool', 'sausages'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'yarn', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [
        { what: 'yarn', at: 'centre' },
        { what: 'chair', at: 'right' },
      ],
    },
    {
      beats: ['sausages', 'shelves'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'door', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right', size: 'small' }],
    },
    {
      beats: ['toffee', 'the-little-voice'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'elder', at: 'right', act: 'listens-to', to: 'tooth', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'leans-on', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'tooth', at: 'centre', size: 'small' }],
    },
  ],
});

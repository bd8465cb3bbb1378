import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-ticklish-train',
  premise:
    'A child who has swallowed every laugh since one honked through a flute is late on a ticklish train; when the train is shamed into standing still, the child lies down in the aisle and is tickled in front of everybody, until the two of them laugh all the way down to the sea.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['train'] },
  nights: {
    place: 'a train to the sea',
    indoors: true,
    tone: 'funny-brave',
    mechanism: 'laughing aloud first, where everybody can see it',
    feeling: 'ashamed of a laugh',
    sleep: false,
  },
  votes: { en: [0, 3] },
  contains: ['train', 'cat'],
  registry: {
    idea: 'a train is ticklish along its aisle, and loses its laugh when it is called a disgrace',
    device: 'one who is ashamed is not cheered up but kept company, flat on the floor and honking',
    objects: ['flute that honked', 'plums offered round an aisle', 'field of the same cows', 'feet washed in an aisle'],
    joke: 'be quick, before I am sensible',
    ending: 'somebody walks the length of a carpet in socks, and the train says hee',
  },
  beats: [
    { id: 'to-saltby', part: 'open', at: 'the train', with: ['child', 'pet', 'friend', 'elder'], plants: ['flute', 'elder'] },
    { id: 'its-ticklish', part: 'stir', at: 'the train', with: ['child', 'friend'], plants: ['lying'] },
    { id: 'feet-up', part: 'try', at: 'the train', with: ['child', 'adult'] },
    { id: 'through-the-nose', part: 'lull', at: 'the train', with: ['child', 'friend'], plants: ['honk'] },
    { id: 'its-furry', part: 'try', at: 'the train', with: ['child', 'pet'] },
    { id: 'a-disgrace', part: 'turn', at: 'the train', with: ['child'] },
    { id: 'a-smaller-train', part: 'turn', at: 'the train', with: ['child', 'friend'] },
    { id: 'tickle-me', part: 'turn', at: 'the train', with: ['child', 'friend', 'pet', 'adult'], pays: ['honk'] },
    { id: 'the-bandstand', part: 'down', at: 'the bandstand', with: ['child', 'elder', 'friend'], pays: ['flute', 'lying'] },
    { id: 'in-socks', part: 'last', at: 'the platform', with: ['child', 'elder', 'pet'], pays: ['elder'] },
  ],
  pictures: [
    {
      beats: ['its-ticklish', 'to-saltby', 'feet-up'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'lies-on-stomach', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['its-furry', 'through-the-nose', 'a-disgrace'],
      framing: 'over-shoulder',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'walks', feeling: 'proud', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['tickle-me', 'a-smaller-train', 'the-bandstand'],
      framing: 'from-above',
      world: 'train',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-back', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'reaches-for', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'friend', at: 'left', act: 'reaches-for', to: 'child', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
  ],
});

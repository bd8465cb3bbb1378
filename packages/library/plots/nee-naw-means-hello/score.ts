import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nee-naw-means-hello',
  premise: 'A fire engine has always said hello as loudly as it could, and everybody it says it to gets out of the way; so it gives it up, and is stuck behind a bread van on its way to a fire until a child turns up its mirror, and it sees what people do when it has gone past.',
  writtenFirstIn: 'en',
  putBefore: { sv: [17, 34], en: [13, 36] },
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: { place: 'a street', indoors: false, tone: 'funny-tender', mechanism: 'looking back to see who is waving', feeling: 'lonely', sleep: false, endsInBed: true },
  contains: ['fire'],
  registry: {
    idea: 'a siren is a hello, and making way for it looks like not being liked',
    device: 'a mirror turned up so that whoever is always past can see behind',
    objects: ['bread van', 'finger in the slot for library books', 'tortoise on his way', 'mirror on a long arm'],
    joke: 'a bus drove into a hedge, sooner than meet me',
    ending: 'hello, said the child in bed, and moved over',
  },
  beats: [
    { id: 'with-both-arms', part: 'open', at: 'the street', with: ['child', 'friend', 'adult', 'engine'], plants: ['waved'] },
    { id: 'how-do-you-say-it', part: 'stir', at: 'the street', with: ['child', 'friend', 'adult', 'engine', 'pet'], plants: ['hello'] },
    { id: 'a-bus-in-a-hedge', part: 'stir', at: 'the street', with: ['child', 'engine'] },
    { id: 'on-his-way', part: 'try', at: 'the street', with: ['child', 'driver', 'engine'], plants: ['tortoise'] },
    { id: 'a-little-water', part: 'lull', at: 'the street', with: ['child', 'engine', 'friend'] },
    { id: 'the-mirror', part: 'turn', at: 'the street', with: ['child', 'driver', 'engine', 'friend'], pays: ['waved'] },
    { id: 'a-loaf-in-each-hand', part: 'turn', at: 'the street', with: ['child', 'adult', 'engine', 'elder'] },
    { id: 'saying-it-back', part: 'back', at: 'the pet shop', with: ['child', 'engine', 'tortoise'], pays: ['tortoise'] },
    { id: 'moved-over', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['hello'] },
  ],
  pictures: [
    {
      beats: ['with-both-arms', 'how-do-you-say-it', 'a-bus-in-a-hedge'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'waits', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['a-little-water', 'on-his-way', 'the-mirror'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'waits', size: 'big', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'fire-engine', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['a-loaf-in-each-hand', 'the-mirror', 'saying-it-back'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'fire-engine', at: 'right', act: 'waves', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'man', at: 'centre', act: 'waves', holding: 'bread', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'far', act: 'waves', feeling: 'happy' },
      ],
    },
  ],
});

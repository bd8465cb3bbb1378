import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-on-my-feet',
  premise: 'A penguin father stands at the edge of the swimming pool with an egg on his feet and has not swum since the autumn; the child holds it on bare toes, and when it knocks while he is under water must waddle the whole length of the pool and knock on the water.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [15, 31], en: [21, 30] },
  ages: [3, 9],
  leads: [],
  wish: { concepts: ['penguin'] },
  nights: { place: 'the swimming pool', indoors: true, tone: 'funny-tender', mechanism: 'walking as slowly as one must', feeling: 'afraid to drop somebody', sleep: false, endsInBed: true },
  votes: { sv: [0, 3], en: [1, 3] },
  contains: ['penguin'],
  registry: {
    idea: 'an egg may lie on somebody’s feet and never on the floor',
    device: 'a waddle along the pool where nobody may run',
    objects: ['egg on bare toes', 'towel for a tummy', 'knock on the water', 'lifeguard who calls the same thing'],
    joke: 'are you scared? no, I am a father',
    ending: 'to bed on somebody’s feet, and nobody ran',
  },
  beats: [
    { id: 'the-edge', part: 'open', at: 'the swimming pool', with: ['child', 'adult', 'penguin'], plants: ['standing on feet'] },
    { id: 'toe-to-toe', part: 'stir', at: 'the swimming pool', with: ['child', 'penguin'] },
    { id: 'one-more-lap', part: 'try', at: 'the swimming pool', with: ['child', 'friend', 'elder', 'penguin'], plants: ['knock'] },
    { id: 'nobody-hears', part: 'lull', at: 'the swimming pool', with: ['child', 'adult', 'penguin'] },
    { id: 'like-a-penguin', part: 'turn', at: 'the swimming pool', with: ['child', 'friend', 'lifeguard'] },
    { id: 'knock-knock', part: 'back', at: 'the deep end', with: ['child', 'adult', 'penguin', 'lifeguard'], pays: ['knock'] },
    { id: 'the-way-to-bed', part: 'last', at: 'home', with: ['child', 'adult', 'pet'], pays: ['standing on feet'] },
  ],
  pictures: [
    {
      beats: ['toe-to-toe', 'the-edge', 'one-more-lap'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'penguin', at: 'right', act: 'looks-at', to: 'child', size: 'child', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'egg', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'egg', at: 'centre', size: 'tiny' }],
    },
    {
      beats: ['one-more-lap', 'nobody-hears'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'afraid', faces: 'right' },
        { who: 'penguin', at: 'right', act: 'swims', feeling: 'happy', size: 'child' },
      ],
      things: [{ what: 'egg', at: 'left', size: 'tiny' }],
    },
    {
      beats: ['knock-knock', 'like-a-penguin'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'penguin', at: 'right', act: 'stands', feeling: 'surprised', size: 'child', faces: 'left' },
      ],
      things: [{ what: 'egg', at: 'centre', size: 'tiny' }],
    },
  ],
});

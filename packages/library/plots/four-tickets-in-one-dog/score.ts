import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'four-tickets-in-one-dog',
  premise:
    'A dog that lets go of nothing until somebody says thank you has swallowed all the ferry tickets, so it is the only passenger and everybody else is crew; in the middle of the river the engine stops, it swims ashore with a knot in its mouth, and the man on the jetty has to be made to thank it.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [20, 50], en: [5, 40] },
  ages: [6, 8],
  leads: ['friend', 'pet.dog'],
  nights: { place: 'a little ferry', indoors: false, tone: 'funny', mechanism: 'a knot that fills a mouth, and a notice that is not there', feeling: 'determined', sleep: false, endsInBed: true, endsOnRefrain: true },
  alike: ['paw-paw-sit', 'not-before-thank-you', 'is-everybody-on'],
  contains: ['dog', 'ferry'],
  registry: {
    idea: 'whoever has eaten the tickets is the only passenger, and the rest must be crew',
    device: 'a dog lets go for a thank you, so a stranger on a jetty has to be told to say it',
    objects: ['four tickets in a dog', 'purse with a button in it', 'knot as big as an orange', 'notice nobody has looked at for years'],
    joke: 'say thank you! don’t mention it!',
    ending: 'a hand is held out for the bit of rope, thank you is whispered, and the child lets go',
  },
  beats: [
    { id: 'never-let-go', part: 'open', at: 'the jetty', with: ['child', 'friend', 'pet'], plants: ['thank you', 'knot', 'notices'] },
    { id: 'in-the-dog', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'pet', 'ferryman'], plants: ['four'] },
    { id: 'who-makes-the-rules', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'pet', 'ferryman', 'minder', 'adult', 'elder'], plants: ['rule'] },
    { id: 'crew', part: 'try', at: 'the ferry', with: ['child', 'friend', 'pet', 'minder', 'adult', 'elder'], plants: ['seated'] },
    { id: 'phut', part: 'try', at: 'the ferry', with: ['child', 'ferryman'] },
    { id: 'he-is-crew', part: 'turn', at: 'the ferry', with: ['child', 'friend', 'pet', 'ferryman'], pays: ['seated'] },
    { id: 'the-knot', part: 'turn', at: 'the ferry', with: ['child', 'pet'], pays: ['knot'] },
    { id: 'say-thank-you', part: 'turn', at: 'the ferry', with: ['child', 'friend', 'pet'], pays: ['notices', 'rule'] },
    { id: 'let-go', part: 'turn', at: 'the jetty', with: ['pet'] },
    { id: 'three-left', part: 'back', at: 'the jetty', with: ['child', 'friend', 'pet', 'ferryman', 'elder', 'elder2'], pays: ['four'] },
    { id: 'out-went-the-lamp', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder'], pays: ['thank you'] },
  ],
  pictures: [
    {
      beats: ['in-the-dog', 'who-makes-the-rules', 'never-let-go'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'captain', called: 'ferryman', at: 'right', act: 'talks-to', to: 'pet', holding: 'ticket', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', holding: 'rope', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-knot', 'he-is-crew', 'phut'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'centre', act: 'swims', holding: 'rope', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'rides', to: 'ferry', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'rides', to: 'ferry', feeling: 'happy', faces: 'right' },
        { who: 'man', at: 'right', act: 'stands', holding: 'fishing-rod', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'ferry', at: 'left' }],
    },
    {
      beats: ['let-go', 'say-thank-you', 'three-left'],
      framing: 'close',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'man', at: 'right', act: 'talks-to', to: 'pet', holding: 'hat', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'left', act: 'sits', holding: 'rope', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

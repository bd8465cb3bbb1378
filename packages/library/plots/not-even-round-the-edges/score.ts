import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-even-round-the-edges',
  premise: 'An old man who is allowed one ice cream a year has it in his hand when the wind takes his hat; a child holds the ice cream and has promised not to lick it, not even round the edges, and the only thing that can stop so light a hat is a scoop of strawberry.',
  writtenFirstIn: 'en',
  putBefore: { sv: [25, 34], en: [25, 35] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['ice-cream'] },
  nights: { place: 'the seafront', indoors: false, tone: 'funny', mechanism: 'stopping something light with something heavy', feeling: 'ashamed', sleep: false, seasons: ['spring', 'summer'] },
  contains: ['ice-cream'],
  registry: {
    idea: 'somebody else’s ice cream melts in the hand of a child who has promised not to lick it',
    device: 'a promise not to lick is no promise not to throw, and a hat with a scoop in it stays where it is',
    objects: ['one ice cream a year', 'straw hat on its brim', 'gull that looks at the sea', 'strawberry in a hat'],
    joke: 'I’ve saved them both, only they’re in each other',
    ending: 'nobody has said anything about thumbs',
  },
  beats: [
    { id: 'one-a-year', part: 'open', at: 'the seafront', with: ['child', 'man', 'adult'], plants: ['one a year', 'hat', 'promise'] },
    { id: 'the-drop', part: 'stir', at: 'the wall', with: ['child', 'man', 'friend', 'pet'], plants: ['thumb', 'edges'] },
    { id: 'leaning', part: 'try', at: 'the wall', with: ['child', 'man', 'gull', 'friend', 'elder'] },
    { id: 'upside-down', part: 'turn', at: 'the wall', with: ['child', 'man', 'gull'], pays: ['hat', 'promise'] },
    { id: 'in-each-other', part: 'turn', at: 'the steps', with: ['child', 'man', 'gull'], pays: ['edges'] },
    { id: 'spoons', part: 'back', at: 'the wall', with: ['child', 'man', 'friend', 'pet', 'adult', 'elder'], pays: ['one a year'] },
    { id: 'thumbs', part: 'last', at: 'the way home', with: ['child', 'adult', 'pet'], pays: ['thumb'] },
  ],
  pictures: [
    {
      beats: ['the-drop', 'one-a-year', 'leaning'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'man', at: 'right', act: 'chases', to: 'hat', called: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'holds', to: 'ice-cream', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'hat', at: 'far', colour: 'yellow' }],
    },
    {
      beats: ['leaning', 'the-drop', 'upside-down'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'seagull', holding: 'ice-cream', feeling: 'afraid', faces: 'right' },
        { who: 'seagull', at: 'right', act: 'stands', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['spoons', 'in-each-other', 'thumbs'],
      framing: 'middle',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'man', at: 'right', act: 'laughs', called: 'man', holding: 'spoon', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', holding: 'spoon', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'hat', at: 'centre', colour: 'yellow' }],
    },
  ],
});

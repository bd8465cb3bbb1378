import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'is-everybody-on',
  premise:
    'A child rings the bell of a little ferry when everybody is on, and four times it has to go back for what one old man has forgotten: his hat, his basket, his wife, and himself; so the child asks first.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [23, 27], en: [34, 35] },
  ages: [3, 5],
  leads: [],
  nights: { place: 'a little ferry', indoors: false, tone: 'funny', mechanism: 'asking first, with somebody by each hand', feeling: 'in charge', sleep: false, endsInBed: true },
  contains: ['ferry'],
  registry: {
    idea: 'a ferry goes back again and again for what one passenger has left on the bench, and the last thing left is himself',
    device: 'whoever rings the bell asks for everything and everybody first',
    objects: ['yellow ferry with a bell', 'bench with a hat, a basket and a wife on it'],
    joke: 'I have forgotten my wife; I did wonder, she says',
    ending: 'pillow, covers and everybody are called by name, and the lamp is the last',
  },
  beats: [
    { id: 'the-bell', part: 'open', at: 'the ferry', with: ['child', 'adult', 'elder', 'elder2', 'driver'], plants: ['bell'], refrain: true },
    { id: 'my-hat', part: 'stir', at: 'the ferry', with: ['man', 'driver', 'child', 'pet'], plants: ['hat'], refrain: true },
    { id: 'my-basket', part: 'try', at: 'the ferry', with: ['man', 'driver', 'child', 'friend'], plants: ['basket'], refrain: true },
    { id: 'i-did-wonder', part: 'try', at: 'the ferry', with: ['man', 'wife', 'child'], plants: ['wife'], refrain: true },
    { id: 'he-waved', part: 'lull', at: 'the ferry', with: ['wife', 'man', 'driver', 'child'], refrain: true },
    { id: 'ask-first', part: 'turn', at: 'the ferry', with: ['child', 'man', 'wife', 'driver', 'adult', 'elder', 'elder2', 'friend', 'pet'], pays: ['hat', 'basket', 'wife', 'bell'] },
    { id: 'all-the-way', part: 'down', at: 'the ferry', with: ['wife', 'man'], refrain: true },
    { id: 'the-lamp', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'driver'], refrain: true },
  ],
  pictures: [
    {
      beats: ['my-hat', 'my-basket'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'old-man', called: 'man', at: 'right', act: 'reaches-for', to: 'hat', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', holding: 'bell', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'right' }, { what: 'hat', at: 'centre' }, { what: 'ferry', at: 'far' }],
    },
    {
      beats: ['he-waved', 'i-did-wonder'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'old-man', called: 'man', at: 'right', act: 'sits-on', to: 'bench', holding: 'basket', feeling: 'happy', faces: 'left' },
        { who: 'old-lady', called: 'wife', at: 'left', act: 'rides', to: 'ferry', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'rides', to: 'ferry', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'right' }, { what: 'ferry', at: 'left' }],
    },
    {
      beats: ['ask-first', 'all-the-way'],
      framing: 'close',
      world: 'deck',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'old-man', called: 'man', at: 'left', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'old-man', feeling: 'proud', faces: 'left' },
        { who: 'old-lady', called: 'wife', at: 'right', act: 'holds-hands', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

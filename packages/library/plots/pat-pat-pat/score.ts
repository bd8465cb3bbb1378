import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'pat-pat-pat',
  premise:
    'In a power cut the things in the dark are found out one by one with a hand, a pat and a question; then something round under the bed pats back, and whoever has lost the way out has to be shown how it is done.',
  writtenFirstIn: 'en',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: { place: 'bed in a power cut', indoors: true, tone: 'funny', mechanism: 'patting a thing until it has a name', feeling: 'afraid of the dark', sleep: true },
  alike: ['the-dark-has-my-foot', 'peekaboo-said-the-chair'],
  contains: ['dark'],
  registry: {
    idea: 'the dark is full of things until each has been patted, and one of them pats back',
    device: 'three pats and a question',
    objects: ['two lumps that wiggle with the toes', 'dressing gown with long arms', 'fluffy thing from under the bed'],
    joke: 'the light is much too bright: turn it off',
    ending: 'the torch was under the pillow, and is left there',
  },
  beats: [
    { id: 'ping', part: 'open', at: 'bed', with: ['child', 'adult', 'elder', 'sitter'], plants: ['torch'] },
    { id: 'two-lumps', part: 'stir', at: 'bed', with: ['child', 'adult'], refrain: true },
    { id: 'long-arms', part: 'try', at: 'bed', with: ['child'], refrain: true, leaveOut: true },
    { id: 'all-ears', part: 'try', at: 'bed', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'shuffle', part: 'lull', at: 'bed', with: ['child'], refrain: true },
    { id: 'it-pats-back', part: 'turn', at: 'bed', with: ['child', 'adult'], refrain: true },
    { id: 'show-you', part: 'turn', at: 'bed', with: ['child', 'adult'], refrain: true },
    { id: 'much-too-bright', part: 'back', at: 'bed', with: ['child', 'adult'] },
    { id: 'under-the-pillow', part: 'last', at: 'bed', with: ['child'], refrain: true, pays: ['torch'] },
  ],
  pictures: [
    {
      beats: ['long-arms', 'two-lumps', 'all-ears'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [{ who: 'child', at: 'bed', act: 'sits', feeling: 'afraid' }],
      things: [{ what: 'toy-rabbit', at: 'bed' }],
    },
    {
      beats: ['it-pats-back', 'shuffle', 'all-ears'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'shadow', feeling: 'afraid', faces: 'right' },
        { who: 'shadow', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['much-too-bright', 'show-you'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'holds-hands', to: 'adult', feeling: 'happy', faces: 'left', if: 'adult' },
        { who: 'child', at: 'right', act: 'holds-hands', to: 'elder', feeling: 'happy', faces: 'left', if: 'elder & !adult' },
        { who: 'child', at: 'right', act: 'holds-hands', to: 'woman', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
        { who: 'adult', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right', if: '!adult' },
        { who: 'woman', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right', called: 'sitter', if: '!adult & !elder' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'she-ate-the-bell',
  premise: 'A goat says whatever she has eaten last: first a bicycle bell, then, for fun, a whoopee cushion. But her own little one runs from such a voice, and so somebody has to feed her a bleat out of two cupped hands.',
  writtenFirstIn: 'sv',
  ages: [5, 6],
  leads: ['friend'],
  wish: { concepts: ['goat', 'farm', 'bicycle'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a goat field', indoors: false, tone: 'funny', mechanism: 'feeding a bleat to a goat out of cupped hands', feeling: 'sorry for what was only meant to be fun', sleep: false },
  contains: ['goat', 'hen', 'bicycle'],
  registry: {
    idea: 'a goat sounds like what she has eaten last, so she has to be fed a bleat',
    device: 'one has the right sound and the other has the voice that carries',
    objects: ['bicycle bell that means move over', 'whoopee cushion on a saddle', 'bleat carried like a ladybird'],
    joke: 'it comes out tomorrow, by the back way',
    ending: 'the child says what the bell said, and whoever reads moves over in the bed',
  },
  beats: [
    { id: 'ding', part: 'open', at: 'the road', with: ['child', 'friend', 'adult'], plants: ['move over'] },
    { id: 'good-at-goat', part: 'stir', at: 'the goat field', with: ['child', 'friend', 'goat'], plants: ['bleat'] },
    { id: 'she-ate-it', part: 'try', at: 'the goat field', with: ['child', 'friend', 'goat'], plants: ['what she eats'] },
    { id: 'and-the-cushion', part: 'try', at: 'the goat field', with: ['child', 'friend', 'goat'] },
    { id: 'the-wrong-way', part: 'lull', at: 'the goat field', with: ['child', 'friend', 'goat'] },
    { id: 'too-small', part: 'try', at: 'the goat field', with: ['child', 'friend', 'goat'] },
    { id: 'in-the-hands', part: 'turn', at: 'the goat field', with: ['child', 'friend', 'goat'], pays: ['bleat', 'what she eats'] },
    { id: 'not-the-fingers', part: 'turn', at: 'the goat field', with: ['child', 'friend', 'goat'] },
    { id: 'the-back-way', part: 'back', at: 'the goat field', with: ['child', 'friend', 'adult', 'goat'] },
    { id: 'right-in-the-middle', part: 'last', at: 'home', with: ['child', 'adult'], pays: ['move over'] },
  ],
  pictures: [
    {
      beats: ['she-ate-it', 'good-at-goat', 'and-the-cushion'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      figures: [
        { who: 'goat', at: 'right', act: 'eats', to: 'bell', feeling: 'happy', faces: 'left', called: 'goat' },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'bell', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'stands', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['the-wrong-way', 'too-small', 'and-the-cushion'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'goat', at: 'right', act: 'cries', feeling: 'crying', faces: 'right', called: 'goat' },
        { who: 'friend', at: 'left', act: 'holds-hands', to: 'child', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'goat', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['not-the-fingers', 'in-the-hands', 'the-back-way'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'goat', feeling: 'curious', faces: 'right' },
        { who: 'goat', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left', called: 'goat' },
      ],
    },
  ],
});

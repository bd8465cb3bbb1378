import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'use-unknown',
  premise:
    'Two friends have a castle room with nothing in it to show, and the one wants a headless lady; somebody who can no longer see well feels the scratches of a needle in the sill, and the child finds the low seat of whoever threaded it.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['castle'] },
  nights: {
    place: 'an empty room at the top of a castle',
    indoors: true,
    tone: 'dry-tender',
    mechanism: 'shutting the eyes and feeling with a finger',
    feeling: 'afraid of being looked at and left',
    sleep: false,
  },
  putBefore: { sv: [6, 12], en: [10, 12] },
  votes: { sv: [0, 3], en: [1, 3] },
  contains: ['castle', 'ghost'],
  registry: {
    idea: 'a castle room of unknown use was for sewing, and there is a small seat beside the big one because the eyes had gone',
    device: 'a thumb finds in the sill what cannot be seen there',
    objects: ['fourteen needles along a curtain', 'sign that says use unknown', 'poster of a weeping lady without a head', 'low stone worn to a hollow'],
    joke: 'then he was a very small archer, sitting down',
    ending: 'the child says what the one who sews always says, to save her saying the other thing',
  },
  beats: [
    { id: 'fourteen-needles', part: 'open', at: 'the window', with: ['child', 'elder', 'elder2', 'pet'], plants: ['needles', 'left'] },
    { id: 'nothing-in-it', part: 'stir', at: 'the window', with: ['child', 'elder', 'friend'], plants: ['unknown'] },
    { id: 'no-head', part: 'try', at: 'school', with: ['child', 'friend'], plants: ['poster'] },
    { id: 'thirty-one-steps', part: 'try', at: 'the castle', with: ['child', 'friend', 'elder', 'adult', 'teacher'] },
    { id: 'a-very-small-archer', part: 'turn', at: 'the tower room', with: ['child', 'friend', 'elder'], pays: ['needles'] },
    { id: 'a-little-seat', part: 'turn', at: 'the tower room', with: ['child', 'elder', 'adult', 'teacher'], pays: ['left'] },
    { id: 'a-tearing-noise', part: 'back', at: 'the tower room', with: ['child', 'friend'], pays: ['poster'] },
    { id: 'ask-somebody', part: 'down', at: 'the castle', with: ['child', 'friend'], pays: ['unknown'] },
    { id: 'by-the-window', part: 'last', at: 'the window', with: ['child', 'elder', 'elder2', 'pet'] },
  ],
  pictures: [
    {
      beats: ['no-head', 'nothing-in-it'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'holds-up', to: 'drawing', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'drawing', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-very-small-archer', 'thirty-one-steps'],
      framing: 'close',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sits-on', to: 'bench', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'window', feeling: 'curious', faces: 'right' },
      ],
      things: [
        { what: 'window', at: 'centre' },
        { what: 'bench', at: 'right' },
      ],
    },
    {
      beats: ['a-tearing-noise', 'a-little-seat'],
      framing: 'wide',
      world: 'castle',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'pulls', to: 'drawing', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'sits-on', to: 'stone', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'stone', at: 'right' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'under-your-feet-miss',
  premise:
    'A class walks the solar system with a football for the Sun; Earth, a mustard seed, is sneezed into the grass, the Sun is kicked down the hill, and whoever had to be Neptune catches it and measures his way back to where the Earth is.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [9, 12], en: [11, 12] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['space', 'planet'] },
  nights: {
    place: 'a school field and a bench seven hundred metres away',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a wheel that clicks back to where the Sun was',
    feeling: 'bored',
    sleep: false,
  },
  contains: ['planet'],
  registry: {
    idea: 'the planets of a school field come to help look for the Earth, and nobody looks after the Sun',
    device: 'a measuring wheel says how far it is from the bench to the Sun, and from there to the Earth',
    objects: ['orange football that is the Sun', 'Neptune, a blueberry', 'mustard seed on a saucer', 'measuring wheel that clicks'],
    joke: 'where is the Earth? under your feet, Miss, twice',
    ending: 'everybody he knows lives on a seed in a saucer, and it is carried in with both hands',
  },
  beats: [
    { id: 'neptune', part: 'open', at: 'the bench', with: ['child', 'elder', 'elder2', 'tully'], plants: ['under'] },
    { id: 'big-idea', part: 'stir', at: 'the school field', with: ['tully'] },
    { id: 'click', part: 'stir', at: 'the footpath', with: ['child', 'friend', 'caleb', 'helper'], plants: ['wheel', 'twenty-four'] },
    { id: 'i-think-this-is-it', part: 'lull', at: 'the bench', with: ['child', 'helper', 'pet'] },
    { id: 'lost-the-earth', part: 'try', at: 'the bench', with: ['tully', 'child'] },
    { id: 'sixty-infants', part: 'try', at: 'the bench', with: ['child', 'tully'] },
    { id: 'whump', part: 'turn', at: 'the bench', with: ['child', 'helper', 'pet'] },
    { id: 'in-a-field', part: 'try', at: 'the school field', with: ['child', 'friend', 'tully'] },
    { id: 'twelve-to-go', part: 'turn', at: 'the school field', with: ['child'], pays: ['wheel', 'twenty-four'] },
    { id: 'a-shoe', part: 'turn', at: 'the school field', with: ['child', 'tully'], pays: ['under'] },
    { id: 'both-hands', part: 'last', at: 'the step', with: ['child', 'friend'] },
  ],
  pictures: [
    {
      beats: ['click', 'big-idea', 'i-think-this-is-it'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'pushes', to: 'wheel', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'holds', to: 'saucer', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'wheel', at: 'right' },
        { what: 'ball', at: 'near', colour: 'orange', size: 'small' },
      ],
    },
    {
      beats: ['whump', 'sixty-infants', 'lost-the-earth'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'catches', to: 'ball', feeling: 'surprised', faces: 'left' },
        { who: 'man', called: 'helper', at: 'right', act: 'waves', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre', colour: 'orange', size: 'small' }],
    },
    {
      beats: ['a-shoe', 'twelve-to-go', 'in-a-field'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'teacher', feeling: 'laughing', faces: 'right' },
        { who: 'teacher', called: 'tully', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

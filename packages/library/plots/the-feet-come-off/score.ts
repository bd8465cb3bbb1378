import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-feet-come-off',
  premise: 'An alien’s lamp shines green until what she said has come true, and she has told her whole class that her human can take off its feet and is her best friend; the feet are easy.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [7, 40], en: [20, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['alien'] },
  nights: { place: 'a school on a moon', indoors: false, tone: 'funny', mechanism: 'telling what one was ashamed of', feeling: 'ashamed', sleep: false },
  contains: ['alien'],
  registry: {
    idea: 'a lamp on the head that shines until the fib has come true',
    device: 'a human brought to show the class',
    objects: ['sandwich eaten as evidence', 'shoes taken for feet', 'jumper with room for two', 'ladder everybody had to back down'],
    joke: 'the whole lady',
    ending: 'quite dark up there, which is good news',
  },
  beats: [
    { id: 'not-true', part: 'open', at: 'the window', with: ['child', 'friend', 'alien', 'elder', 'pet', 'city', 'school'], plants: ['jumper', 'ten metres'] },
    { id: 'the-sandwich', part: 'stir', at: 'the saucer', with: ['child', 'alien'] },
    { id: 'the-feet', part: 'try', at: 'the moon', with: ['child', 'alien', 'classmate', 'sport', 'athlete'] },
    { id: 'best-friends', part: 'lull', at: 'the moon', with: ['child', 'alien', 'classmate'] },
    { id: 'in-the-jumper', part: 'turn', at: 'the moon', with: ['child', 'alien'], pays: ['jumper'] },
    { id: 'two-heads', part: 'back', at: 'the moon', with: ['child', 'alien', 'classmate', 'music', 'elder', 'adult'] },
    { id: 'up-or-down', part: 'last', at: 'the pool', with: ['child', 'friend', 'pet'], pays: ['ten metres'] },
  ],
  pictures: [
    {
      beats: ['the-sandwich', 'not-true'],
      framing: 'middle',
      world: 'roofs',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
        { who: 'alien', at: 'right', act: 'eats', to: 'sandwich', feeling: 'happy', faces: 'left', size: 'child', called: 'alien' },
      ],
      things: [{ what: 'ufo', at: 'far' }],
    },
    {
      beats: ['the-feet', 'best-friends'],
      framing: 'wide',
      world: 'moon',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'shoe', feeling: 'laughing', faces: 'right' },
        { who: 'alien', at: 'right', act: 'is-afraid', feeling: 'surprised', faces: 'left', size: 'child', called: 'classmate' },
      ],
    },
    {
      beats: ['two-heads', 'in-the-jumper'],
      framing: 'close',
      world: 'moon',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'sweater', feeling: 'laughing', faces: 'right' },
        { who: 'alien', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', size: 'child', called: 'alien' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'does-not-snore',
  premise: 'A grandparent who does not snore has sneezed out a snore, small and woolly, which can only get back in when that grandparent sleeps; everything big wakes people up, and everything little puts them to sleep.',
  writtenFirstIn: 'en',
  putBefore: { sv: [16, 38], en: [38, 41] },
  ages: [4, 6],
  leads: ['friend', 'elder'],
  nights: { place: 'a living room', indoors: true, tone: 'funny', mechanism: 'telling somebody a very tired story', feeling: 'sorry for somebody small', sleep: true },
  votes: { sv: [0, 3], en: [11, 15] },
  contains: ['bus', 'sheep'],
  registry: {
    idea: 'a snore that has been sneezed out and cannot get back in while its owner is awake',
    device: 'not big things but little ones',
    objects: ['bun made out of jumper', 'sheep who came on the wrong day', 'bus that lets its air out'],
    joke: 'I do not snore',
    ending: 'it must have been the bus',
  },
  beats: [
    { id: 'sneezed', part: 'open', at: 'the living room', with: ['child', 'friend', 'elder'], plants: ['not-snore'] },
    { id: 'like-a-bun', part: 'stir', at: 'behind the curtain', with: ['child', 'friend', 'snore'] },
    { id: 'milk', part: 'try', at: 'the living room', with: ['child', 'friend', 'elder'] },
    { id: 'sheep', part: 'try', at: 'the living room', with: ['child', 'friend', 'elder'], plants: ['baa'] },
    { id: 'little', part: 'lull', at: 'the living room', with: ['child', 'friend', 'elder', 'snore'] },
    { id: 'a-tired-bus', part: 'turn', at: 'the living room', with: ['child', 'friend', 'elder'], pays: ['baa'], plants: ['bus'] },
    { id: 'tickles', part: 'turn', at: 'the living room', with: ['child', 'friend', 'elder', 'snore'] },
    { id: 'three-snores', part: 'last', at: 'the living room', with: ['child', 'friend', 'elder', 'adult'], pays: ['not-snore', 'bus'] },
  ],
  pictures: [
    {
      beats: ['like-a-bun', 'sneezed', 'milk'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'curtain', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'curtain', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'curtain', at: 'centre' }],
    },
    {
      beats: ['sheep', 'milk', 'little'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'jumps', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'far', act: 'stands', feeling: 'sad' },
      ],
    },
    {
      beats: ['three-snores', 'tickles', 'a-tired-bus'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'seat', act: 'sits', feeling: 'sleepy' },
        { who: 'child', at: 'left', act: 'whispers-to', to: 'elder', feeling: 'sleepy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'leans-on', to: 'elder', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});

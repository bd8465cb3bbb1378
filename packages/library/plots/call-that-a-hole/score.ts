import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'call-that-a-hole',
  premise:
    'A digger laughs at the hole two friends have dug by spade for two years, drives past the thistles into soup, and can only haul itself out by that one hard hole, which is wrecked; the driver calls it a hole, and the pond begins there.',
  writtenFirstIn: 'en',
  fromStory: 9,
  putBefore: { sv: [8, 12], en: [11, 12] },
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['digger'] },
  nights: {
    place: 'a field where a pond is dug',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'cutting a ledge for a bucket’s teeth in one’s own hole',
    feeling: 'proud',
    sleep: false,
  },
  contains: ['digger'],
  registry: {
    idea: 'a digger in soup can only be saved by the hole it laughed at',
    device: 'a bucket with something hard to bite on hauls itself out',
    objects: ['hole of two years', 'log in which lost boots are written down', 'sock where a boot had been', 'ledge where clay meets stone'],
    joke: 'it’s beautiful, it’s showing off, it’s both',
    ending: 'the first water fills the place where two had begun',
  },
  beats: [
    { id: 'it-was-rude', part: 'open', at: 'the field', with: ['child', 'friend', 'lorna', 'elder', 'elder2', 'pet'], plants: ['hole'] },
    { id: 'a-bite-of-sandwich', part: 'stir', at: 'the field', with: ['child', 'friend', 'lorna', 'elder', 'pet'], plants: ['call that'] },
    { id: 'past-the-thistles', part: 'try', at: 'the field', with: ['child', 'lorna', 'elder', 'pet'], plants: ['wellies'] },
    { id: 'soup', part: 'turn', at: 'past the thistles', with: ['lorna', 'friend'], pays: ['wellies'] },
    { id: 'hard-at-ours', part: 'turn', at: 'the field', with: ['child', 'lorna', 'elder', 'pet'] },
    { id: 'two-years', part: 'lull', at: 'the field', with: ['child', 'friend'] },
    { id: 'the-ledge', part: 'turn', at: 'the hole', with: ['child', 'lorna', 'friend', 'elder', 'pet'], pays: ['hole'] },
    { id: 'no-hole', part: 'back', at: 'the hole', with: ['child', 'friend', 'lorna', 'elder', 'pet'], pays: ['call that'], refrain: true },
    { id: 'first-water', part: 'last', at: 'the pond', with: ['child', 'friend', 'lorna', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['a-bite-of-sandwich', 'it-was-rude', 'past-the-thistles'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'digger', at: 'right', act: 'stands', size: 'big', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'digger', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'digger', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['the-ledge', 'two-years', 'hard-at-ours'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'digs', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'near', act: 'digs', feeling: 'calm', faces: 'right', if: 'pet.dog' },
        { who: 'digger', at: 'right', act: 'waits', size: 'big', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['no-hole', 'first-water', 'the-ledge'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'builder', called: 'lorna', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'builder', feeling: 'sad', faces: 'right' },
      ],
    },
  ],
});

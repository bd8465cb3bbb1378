import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'there-wasnt-a-hole',
  premise:
    'All that is drawn with the grandparent’s old pencil comes true, and a black ball turns out a hole, with a man and his soup below; the pencil rolls down to him, who cannot draw, and a child hanging over the edge draws him a crooked ladder in the air.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 6],
  leads: [],
  wish: { concepts: ['magic-drawing'] },
  nights: {
    place: 'a kitchen with a hole in the floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'drawing in the air for somebody who thinks he cannot',
    feeling: 'ashamed of not being able to draw',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'a ball that was coloured in too well is a hole in the floor, and downstairs somebody is having soup',
    device: 'somebody who cannot draw draws a ladder by doing what is done in the air above',
    objects: ['black stub at the back of a kitchen drawer', 'crown that is put on and forgotten', 'ice cream that falls in soup', 'lid with a handle on both sides'],
    joke: 'why did you never come up? there wasn’t a hole',
    ending: 'a knock from the floor is answered with a crown on',
  },
  beats: [
    { id: 'just-any-pencil', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'friend', 'pet'], plants: ['cow'] },
    { id: 'a-draught', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'friend'], plants: ['crown', 'ice-cream'] },
    { id: 'not-a-ball', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'pet'] },
    { id: 'under-a-castle', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'man'] },
    { id: 'over-the-edge', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'man', 'pet'], pays: ['ice-cream'] },
    { id: 'never-could', part: 'turn', at: 'the hole', with: ['child', 'elder', 'man'] },
    { id: 'only-lines', part: 'turn', at: 'the hole', with: ['child', 'elder', 'man'] },
    { id: 'crooked', part: 'back', at: 'the hole', with: ['child', 'elder', 'man', 'friend'] },
    { id: 'strawberry-soup', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'man', 'pet', 'friend'], pays: ['cow'] },
    { id: 'knock', part: 'last', at: 'the kitchen', with: ['child', 'elder'], pays: ['crown'] },
  ],
  pictures: [
    {
      beats: ['a-draught', 'not-a-ball'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'wears', to: 'crown', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', holding: 'pencil', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['over-the-edge', 'under-a-castle', 'never-could'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'pencil', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'right', act: 'lies-on-stomach', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'pencil', at: 'centre' }],
    },
    {
      beats: ['crooked', 'only-lines', 'strawberry-soup'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', at: 'right', act: 'climbs', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'ladder', at: 'right' }],
    },
  ],
});

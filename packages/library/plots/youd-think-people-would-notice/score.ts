import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youd-think-people-would-notice',
  premise:
    'In the queue at the bakery nobody sees the child behind the bread, and nobody sees one who ought to be huge and is no bigger than a thumb; it is sold by mistake as marzipan, and whoever wants to see it has to bend down, and then sees the child too.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'sized-small', kinds: ['animal', 'creature'], sizes: ['big', 'huge'] },
  nights: {
    place: 'a bakery',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a shout taken from the shoes makes everybody bend down',
    feeling: 'not being seen',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'somebody so small that people must bend down to see it, and once they have bent down they see the child as well',
    device: 'a voice is taken from right down at the bottom, from the shoes',
    objects: ['baskets of bread on a counter', 'queue since yesterday’s buns', 'taken for marzipan on a cream cake', 'boots stepping over two in a queue'],
    joke: 'you would think people would notice one',
    ending: 'whoever waited outside bends down too',
  },
  beats: [
    { id: 'behind-the-bread', part: 'open', at: 'the bakery', with: ['child', 'adult', 'elder', 'friend', 'pet'], plants: ['not-seen'] },
    { id: 'in-the-queue', part: 'stir', at: 'the queue', with: ['child', 'wish'], plants: ['notice'] },
    { id: 'from-the-bottom', part: 'try', at: 'the queue', with: ['child', 'wish'], plants: ['shoes'] },
    { id: 'marzipan', part: 'try', at: 'the counter', with: ['child', 'wish'] },
    { id: 'stop', part: 'turn', at: 'the bakery', with: ['child', 'wish', 'friend'], pays: ['shoes'] },
    { id: 'they-bent-down', part: 'turn', at: 'the bakery', with: ['child'], pays: ['not-seen'] },
    { id: 'the-lid', part: 'back', at: 'the bakery', with: ['child', 'wish'] },
    { id: 'next-please', part: 'down', at: 'the bakery', with: ['child', 'wish'] },
    { id: 'bend-down', part: 'last', at: 'the bench outside', with: ['child', 'wish', 'adult', 'elder', 'pet'], pays: ['notice'] },
  ],
  pictures: [
    {
      beats: ['in-the-queue', 'from-the-bottom'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', size: 'tiny', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['marzipan', 'from-the-bottom', 'stop'],
      framing: 'middle',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'cake', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands-on', to: 'cake', size: 'tiny', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'cake', at: 'right' }],
    },
    {
      beats: ['the-lid', 'they-bent-down', 'next-please'],
      framing: 'from-above',
      world: 'shop',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'centre', act: 'stands-on', to: 'cake', size: 'tiny', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'cake', at: 'centre' }],
    },
  ],
});

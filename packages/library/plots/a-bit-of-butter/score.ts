import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-bit-of-butter',
  premise:
    'Somebody who only eats one thing eats it all off a child’s plate as fast as the grandparent can make it, and gets stuck in the kitchen door; what never sticks has had a bit of butter, and so has the sofa.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  fits: '!wish.size.tiny & !wish.size.small',
  wish: { relation: 'only-eats', kinds: ['person', 'creature', 'animal'], other: ['food'] },
  nights: {
    place: 'a grandparent’s kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'buttering somebody who is stuck in a door',
    feeling: 'left without',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever eats only one thing is told to wait until thin, and asks what there is to eat meanwhile',
    device: 'what keeps things from sticking in a pan gets somebody out of a door',
    objects: ['knob of butter used up on somebody’s sides', 'narrow kitchen door', 'plate that is empty every time', 'nose in the kitchen window'],
    joke: 'that’s how we did the sofa',
    ending: 'the same question through the window, and it is the child’s own this time',
  },
  beats: [
    { id: 'so-it-wont-stick', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'friend', 'pet'], plants: ['butter'] },
    { id: 'wipe-your-feet', part: 'stir', at: 'the kitchen', with: ['wish', 'elder'], plants: ['narrow'] },
    { id: 'is-it-one', part: 'stir', at: 'the kitchen', with: ['child', 'wish', 'friend'], plants: ['is-it'], refrain: true },
    { id: 'one-more', part: 'try', at: 'the kitchen', with: ['child', 'wish', 'elder', 'pet'], refrain: true },
    { id: 'stuck', part: 'turn', at: 'the kitchen door', with: ['child', 'wish', 'elder', 'friend'], pays: ['narrow'] },
    { id: 'what-shall-i-eat', part: 'turn', at: 'the kitchen door', with: ['child', 'wish', 'elder'] },
    { id: 'butter', part: 'turn', at: 'the kitchen door', with: ['child', 'wish', 'elder', 'elder2'], pays: ['butter'] },
    { id: 'flop', part: 'back', at: 'the garden', with: ['child', 'wish', 'elder', 'friend', 'pet'] },
    { id: 'its-mine', part: 'last', at: 'the kitchen', with: ['child', 'wish', 'friend'], pays: ['is-it'], refrain: true },
  ],
  pictures: [
    {
      beats: ['is-it-one', 'wipe-your-feet', 'one-more'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'looks-at', to: 'other', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'other', at: 'centre' }],
    },
    {
      beats: ['stuck', 'one-more', 'what-shall-i-eat'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'pushes', to: 'wish', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'left', act: 'pushes', to: 'wish', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['flop', 'butter', 'its-mine'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'falls', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'far', act: 'looks-at', to: 'wish', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
  ],
});

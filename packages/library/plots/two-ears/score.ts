import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-ears',
  premise: 'Somebody small wants to stroke the rabbit next door, and each time there is shouting and running there are only two ears behind something else; so the child puts up two ears and sits as rabbits sit.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['rabbit'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the garden next door', indoors: false, tone: 'tender', mechanism: 'sitting still as a rabbit till the rabbit comes', feeling: 'sad', sleep: false },
  storyVotes: [3, 3],
  contains: ['rabbit'],
  registry: {
    idea: 'whoever runs after a rabbit sees only two ears; whoever has two ears is visited',
    device: 'two hands on the head are ears, and an ear can stroke',
    objects: ['two ears behind a bucket', 'gloves drying on a stick', 'one ear taken down slowly'],
    joke: 'nobody is in the ears',
    ending: 'two ears on the pillow, then one ear, then no ears',
  },
  beats: [
    { id: 'behind-the-bucket', part: 'open', at: 'the garden', with: ['child', 'rabbit', 'owner', 'adult', 'elder'], refrain: true, plants: ['ears'] },
    { id: 'behind-the-wheelbarrow', part: 'stir', at: 'the garden', with: ['child', 'rabbit'], refrain: true },
    { id: 'behind-the-cabbage', part: 'try', at: 'the garden', with: ['child', 'rabbit'], refrain: true, leaveOut: true },
    { id: 'among-the-carrots', part: 'try', at: 'the garden', with: ['child', 'rabbit'], refrain: true },
    { id: 'quite-empty', part: 'lull', at: 'the garden', with: ['child', 'owner'] },
    { id: 'a-tear', part: 'turn', at: 'the garden', with: ['child', 'owner'] },
    { id: 'now-a-rabbit', part: 'turn', at: 'the garden', with: ['child', 'rabbit'], refrain: true },
    { id: 'in-the-lap', part: 'back', at: 'the garden', with: ['child', 'rabbit'], refrain: true },
    { id: 'one-ear', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], refrain: true, pays: ['ears'] },
  ],
  pictures: [
    {
      beats: ['behind-the-wheelbarrow', 'behind-the-bucket', 'behind-the-cabbage'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'rabbit', at: 'right', act: 'hides-behind', to: 'wheelbarrow', colour: 'brown', faces: 'left' },
      ],
      things: [{ what: 'wheelbarrow', at: 'right' }],
    },
    {
      beats: ['among-the-carrots', 'quite-empty', 'a-tear'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'mitten', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', called: 'owner' },
      ],
      things: [{ what: 'carrot', at: 'centre', count: 3 }],
    },
    {
      beats: ['in-the-lap', 'now-a-rabbit'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'rabbit', feeling: 'happy', faces: 'right' },
        { who: 'rabbit', at: 'right', act: 'sits', colour: 'brown', feeling: 'sleepy', faces: 'left', called: 'rabbit' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-knows-where',
  premise:
    'A unicorn that is the best in the world at magic points its horn, shuts its eyes and makes carrots go away, crunch, and nobody knows where; till it has done the child’s bun and cannot do it back, and the child, with another bun and both hands, does that for it.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [10, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: {
    place: 'a meadow',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'putting a bun where the other one was, while somebody shuts its eyes',
    feeling: 'sorry',
    sleep: false, endsInBed: true,
  },
  alike: ['hocus-pocus-plop'],
  contains: ['unicorn'],
  registry: {
    idea: 'a unicorn shuts its eyes when it does magic, and does not know that it eats',
    device: 'whoever has shut its eyes can be given its magic back by two quiet hands',
    objects: ['tear that stops in the sugar', 'horn that points at a carrot', 'lettuce that goes rustle', 'burp where a bun should have been'],
    joke: 'the funny thing is, it always makes me so full',
    ending: 'the sun is gone, and so is whoever shut their eyes',
  },
  beats: [
    { id: 'best-in-the-world', part: 'open', at: 'the meadow', with: ['child', 'unicorn', 'adult', 'elder', 'elder2', 'pet'], plants: ['magic', 'eyes'], refrain: true },
    { id: 'gone', part: 'stir', at: 'the meadow', with: ['child', 'unicorn', 'friend'], refrain: true },
    { id: 'broken', part: 'stir', at: 'the meadow', with: ['unicorn'], if: 'age>=5' },
    { id: 'so-full', part: 'stir', at: 'the meadow', with: ['child', 'unicorn'] },
    { id: 'the-bun', part: 'try', at: 'the meadow', with: ['child', 'unicorn'], refrain: true },
    { id: 'one-way', part: 'lull', at: 'the meadow', with: ['child', 'unicorn'], refrain: true },
    { id: 'eyes-shut', part: 'turn', at: 'the meadow', with: ['child', 'unicorn', 'adult'], pays: ['eyes'] },
    { id: 'came-back', part: 'turn', at: 'the meadow', with: ['child', 'unicorn'] },
    { id: 'together', part: 'back', at: 'the meadow', with: ['child', 'unicorn', 'adult', 'friend', 'elder'], refrain: true },
    { id: 'the-sun', part: 'last', at: 'the meadow', with: ['child', 'unicorn', 'adult'], pays: ['magic'], refrain: true },
  ],
  pictures: [
    {
      beats: ['gone', 'best-in-the-world', 'broken'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'unicorn', called: 'unicorn', at: 'right', act: 'looks-at', to: 'apple', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'apple', at: 'centre' }, { what: 'basket', at: 'left' }],
    },
    {
      beats: ['one-way', 'the-bun'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', called: 'unicorn', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'unicorn', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['eyes-shut', 'came-back', 'together'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sneaks', holding: 'cinnamon-bun', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', called: 'unicorn', at: 'right', act: 'waits', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'basket', at: 'near' }],
    },
  ],
});

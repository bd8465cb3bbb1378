import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-not-finished',
  premise:
    'A water rocket is as good as done, but the classmate who builds it wants one thing more each day, and last of all a letter box; launched without him it crashes, and in the box is a letter that says why it must not be finished.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['rocket'] },
  nights: {
    place: 'a schoolyard and a hallway full of boxes',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'leaving one side of a window for next time',
    feeling: 'sorry to part',
    sleep: false, endsOnRefrain: true,
  },
  alike: ['one-person-wide'],
  contains: ['rocket'],
  registry: {
    idea: 'a rocket gets one thing more every day, since somebody will not say goodbye before it is finished',
    device: 'a letter box on a rocket opens when it crashes, and there is a letter in it',
    objects: ['acorn with glasses of wire', 'emergency exit for an acorn', 'letter folded as small as a stamp', 'borrowed tape'],
    joke: 'he is an acorn; he can still panic',
    ending: 'a last window is drawn without a top, which is for the holidays',
  },
  beats: [
    { id: 'on-the-bench', part: 'open', at: 'the classroom', with: ['child', 'vidar'], plants: ['not finished'] },
    { id: 'one-millimetre', part: 'stir', at: 'the classroom', with: ['child', 'vidar', 'friend'], plants: ['millimetre'] },
    { id: 'in-case', part: 'try', at: 'the classroom', with: ['child', 'vidar'], plants: ['exit', 'letter box'] },
    { id: 'just-a-bottle', part: 'lull', at: 'the classroom', with: ['child', 'vidar', 'pet'], refrain: true },
    { id: 'whoosh', part: 'try', at: 'the schoolyard', with: ['child', 'gunnel'], plants: ['elbow'] },
    { id: 'the-letter', part: 'turn', at: 'the schoolyard', with: ['child', 'gunnel'], plants: ['tape'], pays: ['exit', 'letter box'] },
    { id: 'tape', part: 'turn', at: 'the front door', with: ['child', 'vidar'], pays: ['tape'], refrain: true },
    { id: 'two-elbows', part: 'back', at: 'the schoolyard', with: ['child', 'vidar', 'friend'], pays: ['elbow', 'millimetre'] },
    { id: 'the-window', part: 'last', at: 'the bench', with: ['child', 'vidar'], pays: ['not finished'], refrain: true },
  ],
  pictures: [
    {
      beats: ['in-case', 'one-millimetre', 'on-the-bench', 'just-a-bottle'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'boy', called: 'vidar', at: 'right', act: 'holds', to: 'acorn', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'rocket', at: 'centre', size: 'small' }],
    },
    {
      beats: ['whoosh', 'just-a-bottle', 'the-letter'],
      framing: 'over-shoulder',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'rocket', feeling: 'happy', faces: 'right' },
        { who: 'rocket', at: 'above', act: 'flies', size: 'small' },
        { who: 'woman', called: 'gunnel', at: 'right', act: 'looks-at', to: 'rocket', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['tape', 'two-elbows', 'the-letter'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'rocket', feeling: 'sad', faces: 'right' },
        { who: 'boy', called: 'vidar', at: 'right', act: 'looks-at', to: 'rocket', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'boxes', at: 'far' }],
    },
  ],
});

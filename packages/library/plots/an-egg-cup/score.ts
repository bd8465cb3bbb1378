import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'an-egg-cup',
  premise:
    'A child takes home as much of the sea as fits in a bucket, and it has its tides there, for it is not a bit of the sea but the end of it; at the highest water of the year it comes out over the kitchen floor and brings a dog its ball.',
  writtenFirstIn: 'en',
  fromStory: 7,
  storyVotes: [6, 6],
  ages: [6, 8],
  leads: [],
  wish: { concepts: ['sea', 'beach'] },
  nights: { place: 'a kitchen', indoors: true, tone: 'wondrous', mechanism: 'measuring a bucket every hour', feeling: 'amazed', sleep: false },
  contains: ['sea', 'dog'],
  registry: {
    idea: 'a bucket of sea has ebb and flow at home, for it is not a bit of the sea but one end of all of it',
    device: 'a list of heights by the hour agrees with the tide table, so the highest tide can be waited for in boots',
    objects: ['half an oar belonging to somebody tiny', 'sea wall of towels and potatoes', 'red ball chewed to the right softness', 'moon in bits on a kitchen floor'],
    joke: 'it is not leaking, it is going out',
    ending: 'a little one for the windowsill: an egg cup',
  },
  beats: [
    { id: 'as-much-as-fits', part: 'open', at: 'home', with: ['child', 'adult', 'sitter', 'pet', 'dog'], plants: ['ball', 'howl'] },
    { id: 'one-whelk', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'sitter', 'pet', 'dog'] },
    { id: 'going-out', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'adult', 'sitter'], plants: ['list'] },
    { id: 'just-the-end', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'pet', 'dog'] },
    { id: 'highest', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'adult', 'sitter', 'elder'], pays: ['list'] },
    { id: 'breakers', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'sitter', 'pet', 'dog'], pays: ['howl'] },
    { id: 'seven-fifty-two', part: 'turn', at: 'the kitchen', with: ['friend', 'pet', 'dog'], pays: ['ball'] },
    { id: 'coming-this-far', part: 'back', at: 'the beach', with: ['child', 'crab'] },
    { id: 'an-egg-cup', part: 'last', at: 'the beach', with: ['child', 'adult', 'sitter'] },
  ],
  pictures: [
    {
      beats: ['going-out', 'one-whelk', 'just-the-end'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'bucket', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'bucket', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['just-the-end', 'going-out', 'highest'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'paper-boat', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'bucket', feeling: 'sad', faces: 'left', if: 'pet.dog' },
        { who: 'dog', called: 'dog', at: 'right', act: 'looks-at', to: 'bucket', feeling: 'sad', faces: 'left', if: '!pet.dog' },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['breakers', 'highest', 'seven-fifty-two'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'left', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'wave', feeling: 'surprised', faces: 'left', if: 'pet.dog' },
        { who: 'dog', called: 'dog', at: 'right', act: 'looks-at', to: 'wave', feeling: 'surprised', faces: 'left', if: '!pet.dog' },
      ],
      things: [{ what: 'wave', at: 'centre', size: 'child' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-house-behind-the-sheet',
  premise:
    'A grandparent who once made noises for plays on the radio builds with the child, out of sounds, the house that the sea took, for a sister’s birthday; what is missing is the sound she lay awake for.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [11, 12],
  leads: ['elder'],
  nights: {
    place: 'a house made of sounds',
    indoors: true,
    tone: 'tender',
    mechanism: 'finding the sound that somebody waited for',
    feeling: 'homesick',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['sea', 'dark'],
  registry: {
    idea: 'a house that is gone can be visited in the dark, because it can still be heard',
    device: 'the sound that one lay awake for as a child is the one that was missing',
    objects: ['cornflour in a stocking', 'peas in a sieve', 'leather chair that is the seventh stair', 'keys in a chipped red bowl'],
    joke: 'a gull is a wet rubber glove, if you are not ashamed',
    ending: 'the keys fall into the bowl and two who waited for it sleep',
  },
  beats: [
    { id: 'the-footsteps', part: 'open', at: 'the hall', with: ['child', 'elder'], plants: ['birthday'] },
    { id: 'cliff-end', part: 'stir', at: 'the hall', with: ['child', 'elder', 'sister'], plants: ['not to look'] },
    { id: 'the-gate', part: 'try', at: 'the hall', with: ['child', 'elder', 'friend', 'pet'], plants: ['seventh stair'] },
    { id: 'one-shoe', part: 'lull', at: 'the kitchen', with: ['child', 'sister'], plants: ['listening for'] },
    { id: 'the-bowl', part: 'turn', at: 'the hall', with: ['child', 'elder'], plants: ['keys'] },
    { id: 'the-sheet', part: 'try', at: 'behind the sheet', with: ['child', 'elder', 'sister', 'friend', 'elder2'], pays: ['birthday', 'not to look'] },
    { id: 'a-big-sea', part: 'turn', at: 'behind the sheet', with: ['child', 'elder', 'sister'] },
    { id: 'the-keys', part: 'turn', at: 'behind the sheet', with: ['child', 'elder', 'sister'], pays: ['listening for'] },
    { id: 'the-chair', part: 'back', at: 'behind the sheet', with: ['child', 'elder', 'sister', 'friend', 'pet'], pays: ['seventh stair'] },
    { id: 'clink', part: 'last', at: 'bed', with: ['child', 'elder', 'sister'], pays: ['keys'] },
  ],
  pictures: [
    {
      beats: ['the-gate', 'cliff-end'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sits-on', to: 'armchair', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'elder', feeling: 'happy', holding: 'pencil', faces: 'right' },
      ],
      things: [{ what: 'armchair', at: 'right' }],
    },
    {
      beats: ['the-bowl', 'one-shoe'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'holds', to: 'bowl', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bowl', at: 'centre' }],
    },
    {
      beats: ['the-keys', 'a-big-sea', 'the-chair'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-up', to: 'key', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'left', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'bowl', at: 'right' }],
    },
  ],
});

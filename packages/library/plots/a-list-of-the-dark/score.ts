import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-list-of-the-dark',
  premise:
    'A child who does not know what is in the dark makes a list of it with the best friend and somebody who once did so at a station; then comes the noise outside the door, and six steps away it turns out to be whoever sits there every night until the child has gone to sleep.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: {
    place: 'a bedroom and the landing outside it',
    indoors: true,
    tone: 'hushed-funny',
    mechanism: 'writing the dark down one thing at a time, and opening the door oneself',
    feeling: 'afraid of not knowing what is in the dark',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['dark'],
  registry: {
    idea: 'the most frightening thing in the dark is somebody who sits outside the door to keep watch and falls asleep first',
    device: 'a list of the dark, as at a lost property office',
    objects: ['clipboard for a dark', 'toast in a slipper under the chair', 'heap of I-don’t-know-what', 'six steps to a handle'],
    joke: 'more toast than you’d believe',
    ending: 'the last thing on the list is written in the dark, and snores',
  },
  beats: [
    { id: 'which-bit', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'adult', 'minder'] },
    { id: 'one-thing-at-a-time', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'elder'], plants: ['list'] },
    { id: 'no-head', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'elder2'] },
    { id: 'quite-old', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'the-real-one', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'elder'], plants: ['noise'] },
    { id: 'six-steps', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'on-the-landing', part: 'turn', at: 'the landing', with: ['child', 'elder', 'adult', 'minder'], pays: ['noise'] },
    { id: 'checked', part: 'back', at: 'the landing', with: ['child', 'adult', 'minder', 'elder2'] },
    { id: 'the-last-thing', part: 'last', at: 'bed', with: ['child', 'friend', 'elder', 'adult', 'minder'], pays: ['list'] },
  ],
  pictures: [
    {
      beats: ['no-head', 'one-thing-at-a-time', 'quite-old'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'points-at', to: 'coat', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'writes', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [{ what: 'coat', at: 'right' }],
    },
    {
      beats: ['the-real-one', 'quite-old', 'six-steps'],
      framing: 'over-shoulder',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'door', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'door', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['checked', 'on-the-landing', 'the-last-thing'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'blanket', feeling: 'calm', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
        { who: 'man', called: 'minder', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'left', if: '!adult' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'your-complaint-has-been-received',
  premise:
    'A cat on a chair behind a cardboard box is a manager who listens to what everybody in the house complains of, and the friend stamps it with half a potato; when all have gone the child has a complaint as well.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [12, 30], en: [22, 30] },
  ages: [6, 8],
  leads: ['friend', 'pet.cat'],
  nights: { place: 'the bottom of a staircase', indoors: true, tone: 'funny-tender', mechanism: 'being listened to by a cat', feeling: 'envious of a friend’s lost tooth', sleep: false },
  storyVotes: [2, 3],
  contains: ['cat', 'tooth'],
  registry: {
    idea: 'whoever complains is most helped by a cat who listens and does not interrupt',
    device: 'a friend lends the tooth that has come out to the one whose teeth just sit there',
    objects: ['stamp of half a potato', 'sign with one letter everywhere', 'tooth in an egg cup without water'],
    joke: 'she complained of being three',
    ending: 'it wobbles, only nearly, and there is nothing to complain about',
  },
  beats: [
    { id: 'a-manager', part: 'open', at: 'the stairs', with: ['child', 'friend', 'pet', 'rakel'] },
    { id: 'do-come-in', part: 'stir', at: 'the office', with: ['child', 'friend', 'pet'], plants: ['stamp'] },
    { id: 'the-lift', part: 'try', at: 'the office', with: ['child', 'friend', 'pet', 'rakel'], plants: ['received'] },
    { id: 'the-queue', part: 'try', at: 'the office', with: ['child', 'friend', 'pet', 'bosse', 'leila', 'ines', 'elder', 'elder2'] },
    { id: 'nice-belt', part: 'try', at: 'the office', with: ['child', 'friend', 'pet', 'adult', 'joker'] },
    { id: 'the-tooth', part: 'lull', at: 'the office', with: ['child', 'friend', 'adult', 'joker', 'rakel'], plants: ['nearly'] },
    { id: 'only-nearly', part: 'turn', at: 'the office', with: ['child', 'friend', 'pet'], pays: ['stamp', 'nearly'] },
    { id: 'egg-cup', part: 'back', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['received'] },
    { id: 'nothing-to-complain-about', part: 'last', at: 'bed', with: ['child'] },
  ],
  pictures: [
    {
      beats: ['the-lift', 'do-come-in'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'chair', feeling: 'calm', faces: 'left' },
        { who: 'old-lady', called: 'rakel', at: 'left', act: 'talks-to', to: 'pet', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'old-lady', holding: 'potato', feeling: 'curious', faces: 'left' },
        { who: 'friend', at: 'right', act: 'stands', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'centre' }, { what: 'box', at: 'near' }],
    },
    {
      beats: ['nice-belt', 'the-tooth'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'calm' },
        { who: 'adult', at: 'right', act: 'stands', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'box', at: 'near' }],
    },
    {
      beats: ['only-nearly', 'the-tooth'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'friend', at: 'right', act: 'holds', to: 'potato', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

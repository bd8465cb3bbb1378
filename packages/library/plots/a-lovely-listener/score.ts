import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-lovely-listener',
  premise:
    'Two friends who have got down to two words in corridors must bring up a bag of flour together; the child has lost it and drawn a new one, and when that is confessed it turns out that so has the friend, and so has the grown-up, and the one who was lost has had a lovely week.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['friendship', 'school'] },
  nights: {
    place: 'a school desk, a bus and a kitchen',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'saying first what one did',
    feeling: 'fear of seeming useless to a friend one has drifted from',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  putBefore: { sv: [10, 12], en: [9, 12] },
  contains: ['school', 'bus', 'dog'],
  registry: {
    idea: 'each of those who looked after the same bag of flour has secretly lost it and replaced it',
    device: 'one confession brings the next, and the count of the lost goes up with each',
    objects: ['flour bag with one high eyebrow', 'chart with columns in different pens', 'hat made of a bus ticket', 'two paper faces on a fridge'],
    joke: 'I didn’t see the face until I’d got the eggs in',
    ending: 'the same two words as in the corridor, and now they are a question that is meant',
  },
  beats: [
    { id: 'mother-of-a-bag', part: 'open', at: 'school', with: ['child', 'friend'], plants: ['all-right', 'eyebrow'] },
    { id: 'columns', part: 'stir', at: 'school', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['chart', 'shelf'] },
    { id: 'the-number-fourteen', part: 'try', at: 'the bus', with: ['child', 'team'], plants: ['bus'] },
    { id: 'he-looks-well', part: 'lull', at: 'school', with: ['child', 'friend'] },
    { id: 'not-gerald', part: 'turn', at: 'school', with: ['child', 'friend', 'teacher'] },
    { id: 'the-pancake', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'lodger'], pays: ['shelf'] },
    { id: 'the-doorbell', part: 'back', at: 'the door', with: ['child', 'friend', 'driver'], pays: ['bus', 'chart'] },
    { id: 'who-is-in-it', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'adult', 'lodger', 'pet', 'elder', 'elder2'], pays: ['eyebrow'] },
    { id: 'all-right', part: 'last', at: 'bed', with: ['child', 'adult', 'lodger'], pays: ['all-right'] },
  ],
  pictures: [
    {
      beats: ['the-number-fourteen', 'columns'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'bus', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bus', at: 'right', size: 'big' }],
    },
    {
      beats: ['not-gerald', 'he-looks-well'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-doorbell', 'the-pancake', 'who-is-in-it'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'man', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'near', act: 'looks-at', to: 'man', feeling: 'laughing', faces: 'right', anyway: true },
      ],
    },
  ],
});

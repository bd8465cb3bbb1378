import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-lines-please',
  premise:
    'A child whose voice has begun to break has stopped talking and hidden in the back half of a cow; when the front half loses its moo on the first night, the only other voice in the cow is the worst in the school.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [19, 39], en: [22, 36] },
  ages: [11, 12],
  leads: [],
  nights: { place: 'a school stage', indoors: true, tone: 'funny-tender', mechanism: 'mooing with a voice that breaks', feeling: 'ashamed', sleep: false },
  storyVotes: [0, 3],
  alike: ['the-back-end-of-clementine', 'the-whole-cow', 'not-before-thank-you'],
  contains: ['cow', 'school'],
  registry: {
    idea: 'a voice that breaks is hidden in the back of a cow, and the one moo of the play must be mooed with it',
    device: 'a whisper cannot break, for there is nothing in it to break, and it is no good for a moo',
    objects: ['box that says No Lines Please', 'belt to hold on to in the dark', 'laugh that wants it again'],
    joke: 'cows stand still all the time, it is a real thing',
    ending: 'the moo comes out whole in the dark, and the goodnight squeaks all the way to the roof',
  },
  beats: [
    { id: 'no-lines', part: 'open', at: 'school', with: ['child', 'pet'], plants: ['cellar and roof', 'the laugh'] },
    { id: 'one-moo', part: 'stir', at: 'the wings', with: ['child', 'head', 'friend'], plants: ['moo', 'whisper', 'head'] },
    { id: 'stopped', part: 'try', at: 'the stage', with: ['child', 'head'] },
    { id: 'a-real-thing', part: 'lull', at: 'inside the cow', with: ['child', 'head', 'friend'], plants: ['a real thing'] },
    { id: 'nothing-to-say', part: 'turn', at: 'inside the cow', with: ['child', 'head', 'friend'], pays: ['whisper'] },
    { id: 'up-the-stairs', part: 'turn', at: 'the stage', with: ['child'], pays: ['cellar and roof'] },
    { id: 'the-other-laugh', part: 'turn', at: 'the stage', with: ['child', 'head', 'friend', 'elder', 'elder2'], pays: ['the laugh'] },
    { id: 'every-night', part: 'back', at: 'the wings', with: ['child', 'head', 'leader'], pays: ['a real thing', 'head'] },
    { id: 'one-more', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['moo'] },
  ],
  pictures: [
    {
      beats: ['stopped', 'one-moo'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'boy', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'head', at: 'centre', act: 'listens-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['a-real-thing', 'stopped', 'nothing-to-say'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'pulls', to: 'rope', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'pantomime-cow', at: 'right' }],
    },
    {
      beats: ['the-other-laugh', 'up-the-stairs'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'hugs', to: 'pantomime-cow', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'pantomime-cow', at: 'centre' }],
    },
  ],
});

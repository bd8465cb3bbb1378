import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'this-way-please',
  premise:
    'A child has practised showing the new baby round, at the top of a very loud voice, in front of the tummy it lived in; when it has come everybody says shh, and the whisper makes it scream, for it does not know who is whispering.',
  writtenFirstIn: 'en',
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'being loud where everybody says shh', feeling: 'not wanted', sleep: false },
  storyVotes: [3, 3],
  alike: ['bring-the-receipt'],
  contains: ['new-sibling'],
  registry: {
    idea: 'somebody new is shown round a home by a guide with a wooden spoon',
    device: 'a baby that screams at a whisper and stops at a shout',
    objects: ['wooden spoon to talk into', 'stripy sock on a ruler', 'toaster that goes pop', 'bath with a duck that is free'],
    joke: 'she is not always here',
    ending: 'please hold on tight, and it does',
  },
  beats: [
    { id: 'never-seen-a-toaster', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['loud', 'hold on tight', 'toaster'] },
    { id: 'shh', part: 'stir', at: 'the cradle', with: ['child', 'adult', 'elder', 'pocock'], refrain: true },
    { id: 'waaah', part: 'try', at: 'the cradle', with: ['child', 'adult', 'elder', 'pocock', 'pet'] },
    { id: 'quietly-then', part: 'lull', at: 'the cradle', with: ['child', 'pocock'] },
    { id: 'it-is-me', part: 'turn', at: 'the cradle', with: ['child', 'pocock'], pays: ['loud'] },
    { id: 'off-they-went', part: 'turn', at: 'the kitchen', with: ['child', 'adult', 'elder', 'elder2', 'pocock', 'friend', 'pet'], pays: ['toaster'] },
    { id: 'a-little-bit-smaller', part: 'down', at: 'the cradle', with: ['child', 'adult'] },
    { id: 'held-on', part: 'last', at: 'the cradle', with: ['child'], pays: ['hold on tight'] },
  ],
  pictures: [
    {
      beats: ['shh', 'never-seen-a-toaster', 'waaah'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'baby-in-cradle', holding: 'spoon', feeling: 'happy', faces: 'right' },
        { who: 'baby-in-cradle', at: 'centre', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', if: '!adult' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left', called: 'midwife', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['quietly-then', 'waaah', 'it-is-me'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'baby-in-cradle', feeling: 'sad', faces: 'right' },
        { who: 'baby-in-cradle', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['off-they-went', 'a-little-bit-smaller', 'it-is-me'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'points-at', to: 'toaster', holding: 'sock', feeling: 'proud', faces: 'right' },
        { who: 'adult', at: 'centre', act: 'carries', to: 'baby', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'centre', act: 'carries', to: 'baby', feeling: 'happy', faces: 'right', if: '!adult' },
        { who: 'woman', at: 'centre', act: 'carries', to: 'baby', feeling: 'happy', faces: 'right', called: 'midwife', if: '!adult & !elder' },
        { who: 'old-lady', at: 'left', act: 'walks', holding: 'pie', feeling: 'laughing', faces: 'right', called: 'pocock' },
      ],
      things: [{ what: 'toaster', at: 'right' }],
    },
  ],
});

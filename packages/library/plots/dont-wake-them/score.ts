import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dont-wake-them',
  premise: 'The friend blinks in every class photograph, and the child has made the same joke about it every year; what is awful about shut eyes is only to be alone with them, so this time everybody shuts theirs.',
  writtenFirstIn: 'en',
  ages: [11, 12],
  leads: ['friend'],
  nights: { place: 'the school gym', indoors: true, tone: 'funny', mechanism: 'everybody doing what one was laughed at for', feeling: 'ashamed', sleep: false },
  votes: { sv: [0, 3], en: [1, 3] },
  contains: ['school'],
  registry: {
    idea: 'somebody who blinks in every class photograph is the only one awake when all the others shut their eyes',
    device: 'there is nothing wrong with shut eyes, only with being the only one',
    objects: ['class photograph', 'rubber duck on a stick', 'mirror behind the coats'],
    joke: 'shh, don’t wake them',
    ending: 'the light goes out and the child joins those who sleep in the photograph',
  },
  beats: [
    { id: 'asleep', part: 'open', at: 'the corridor', with: ['child', 'friend', 'elder'], plants: ['joke', 'asleep'] },
    { id: 'the-mirror', part: 'stir', at: 'behind the coats', with: ['child', 'friend'], plants: ['sorry'] },
    { id: 'the-duck', part: 'try', at: 'the gym', with: ['photographer', 'friend', 'child'], plants: ['eyes'] },
    { id: 'click', part: 'try', at: 'the gym', with: ['photographer', 'friend', 'child'] },
    { id: 'listened', part: 'lull', at: 'the gym', with: ['child', 'friend'] },
    { id: 'in-front', part: 'turn', at: 'the gym', with: ['child', 'friend', 'teacher'] },
    { id: 'one', part: 'turn', at: 'the gym', with: ['child', 'friend', 'photographer'], pays: ['sorry'] },
    { id: 'the-picture', part: 'back', at: 'the gym', with: ['child', 'friend', 'photographer', 'teacher'], pays: ['eyes'] },
    { id: 'shh', part: 'back', at: 'the classroom', with: ['child', 'friend'], pays: ['joke'] },
    { id: 'joined', part: 'last', at: 'bed', with: ['child', 'elder', 'pet'], pays: ['asleep'] },
  ],
  pictures: [
    {
      beats: ['the-mirror', 'asleep', 'the-duck'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'mirror', feeling: 'sad' },
      ],
      things: [{ what: 'mirror', at: 'right' }],
    },
    {
      beats: ['in-front', 'listened', 'one'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'stands', feeling: 'surprised', faces: 'left' },
        { who: 'woman', at: 'right', act: 'stands', called: 'teacher', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-picture', 'one', 'shh'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', at: 'right', act: 'holds', to: 'camera', called: 'photo', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'laughs', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'camera', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});

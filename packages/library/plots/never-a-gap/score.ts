import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'never-a-gap',
  premise:
    'An old tractor is to be scrapped because she has nothing to say any more; the best friend, who drums, hears that she only misses the three, and the child taps it into the palm of the one who cannot hear it.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['tractor'] },
  nights: {
    place: 'a farmyard with a tractor that is to be fetched at five',
    indoors: false,
    tone: 'warm-wry',
    mechanism: 'tapping an engine’s missing beat into a palm',
    feeling: 'not knowing how to say a hard thing kindly',
    sleep: false, endsInBed: true,
  },
  storyVotes: [2, 3],
  putBefore: { sv: [0, 12], en: [5, 12] },
  contains: ['hen'],
  registry: {
    idea: 'it is not the old tractor who has gone silent but the ears that listen to her',
    device: 'a drummer hears which beat is missing, and it is told with one finger on a palm',
    objects: ['drummed bucket in a farmyard', 'headlamps that look mildly surprised', 'sooty plug no bigger than a thumb'],
    joke: 'about half past three, as the answer to whether the tea should be brought',
    ending: 'the engine is counted home from bed without a gap',
  },
  beats: [
    { id: 'the-goodbye', part: 'open', at: 'the yard', with: ['child', 'elder', 'engine', 'pet'], plants: ['nothing-to-say'] },
    { id: 'half-past-three', part: 'stir', at: 'the yard', with: ['child', 'elder', 'friend', 'adult', 'minder'], plants: ['half', 'drummer'] },
    { id: 'once-more', part: 'try', at: 'the yard', with: ['child', 'elder', 'engine', 'adult', 'minder'], plants: ['hen'] },
    { id: 'missing-the-three', part: 'try', at: 'the wall', with: ['child', 'friend', 'elder', 'engine'], pays: ['nothing-to-say', 'drummer'] },
    { id: 'on-the-palm', part: 'turn', at: 'the tractor', with: ['child', 'elder', 'friend'] },
    { id: 'like-a-pillow', part: 'turn', at: 'the tractor', with: ['child', 'elder', 'friend', 'adult', 'minder'], pays: ['hen'] },
    { id: 'four', part: 'back', at: 'the yard', with: ['elder', 'friend', 'engine'], pays: ['half'] },
    { id: 'counted-home', part: 'last', at: 'bed', with: ['child', 'elder', 'engine', 'pet'] },
  ],
  pictures: [
    {
      beats: ['once-more', 'half-past-three'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sits-on', to: 'tractor', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'hen', at: 'left', act: 'runs', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'tractor', at: 'right', size: 'big', colour: 'grey' }],
    },
    {
      beats: ['on-the-palm', 'missing-the-three', 'like-a-pillow'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'elder', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds-hands', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['four', 'like-a-pillow'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'plays', to: 'bucket', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'elder', at: 'right', act: 'leans-on', to: 'tractor', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tractor', at: 'right', size: 'big', colour: 'grey' }],
    },
  ],
});

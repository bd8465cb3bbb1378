import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thank-you-for-coming',
  premise:
    'Only one comes to the birthday, and the child decides that if it cannot be the best it shall be the worst in the world, in which not one single thing may go right; but one thing has, for the friend came, and has to be sent home.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['worst-birthday'] },
  nights: {
    place: 'a kitchen and a hall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'owning aloud that something went right',
    feeling: 'nobody came',
    sleep: false,
  },
  contains: ['birthday', 'ill'],
  registry: {
    idea: 'the worst birthday in the world has to be done properly, and whoever came is what spoils it',
    device: 'empty chairs are counted, until the one with somebody on it is',
    objects: ['crisps with juice on', 'two children who lie across three chairs each', 'cake eaten from the bottom down to just above the floor', 'eight party bags for one'],
    joke: 'was that a laugh? it was a cough',
    ending: 'what was practised for all the guests is said to one',
  },
  beats: [
    { id: 'eight-chairs', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], plants: ['thank-you', 'nobody'] },
    { id: 'properly', part: 'stir', at: 'under the table', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['not-one-thing'] },
    { id: 'nobody-out', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['cough'] },
    { id: 'one-thing', part: 'turn', at: 'the kitchen', with: ['child', 'friend'], pays: ['not-one-thing'] },
    { id: 'finished', part: 'turn', at: 'under the table', with: ['child', 'friend', 'pet', 'elder'] },
    { id: 'you-came', part: 'turn', at: 'the hall', with: ['child', 'friend'], pays: ['nobody', 'cough'] },
    { id: 'from-the-bottom', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'all-eight', part: 'last', at: 'the hall', with: ['child', 'friend'], pays: ['thank-you'] },
  ],
  pictures: [
    {
      beats: ['eight-chairs', 'properly'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'cake', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'cake', feeling: 'surprised', faces: 'left', if: 'elder' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'cake', feeling: 'surprised', faces: 'left', if: 'adult & !elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'looks-at', to: 'cake', feeling: 'surprised', faces: 'left', if: '!adult & !elder' },
      ],
      things: [{ what: 'cake', at: 'centre' }],
    },
    {
      beats: ['nobody-out', 'one-thing'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'falls', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'chair', at: 'right' }],
    },
    {
      beats: ['you-came', 'finished', 'from-the-bottom'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'has-just-left',
  premise:
    'An old man has sat behind a newspaper at the dentist’s every Thursday since March and has just left; the child hides behind another, goes in first to find out whether a hand makes them stop, and comes back for him.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  putBefore: { sv: [8, 12], en: [8, 12] },
  ages: [7, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist'] },
  nights: {
    place: 'a waiting room',
    indoors: true,
    tone: 'funny',
    mechanism: 'finding out first for somebody else',
    feeling: 'afraid',
    sleep: false, endsOnRefrain: true,
  },
  contains: [],
  alike: ['you-first', 'start-at-the-heel'],
  registry: {
    idea: 'whoever sits behind a newspaper upside down is not there, and speaks of the one who went',
    device: 'being scared is told about somebody who has just left',
    objects: ['newspaper upside down', 'apple cake that is only looked at', 'hat behind a pot plant that trembles'],
    joke: 'he’s just left, said the newspaper',
    ending: 'the toothache has just left',
  },
  beats: [
    { id: 'upside-down', part: 'open', at: 'the waiting room', with: ['child', 'old', 'company', 'adult', 'elder', 'elder2', 'friend', 'pet'], plants: ['newspaper'] },
    { id: 'just-left', part: 'stir', at: 'the waiting room', with: ['old', 'nurse'], plants: ['left'], refrain: true },
    { id: 'thursdays', part: 'stir', at: 'the waiting room', with: ['child', 'old'], plants: ['cake'] },
    { id: 'her-turn', part: 'try', at: 'the waiting room', with: ['child', 'old', 'nurse'], refrain: true },
    { id: 'why', part: 'try', at: 'the waiting room', with: ['child', 'old', 'nurse', 'adult'], plants: ['hand'] },
    { id: 'i-go-first', part: 'turn', at: 'the waiting room', with: ['child', 'old'] },
    { id: 'the-hand', part: 'turn', at: 'the surgery', with: ['child', 'dentist', 'adult', 'friend', 'elder', 'elder2'], pays: ['hand'] },
    { id: 'the-hat', part: 'turn', at: 'the waiting room', with: ['child', 'old'], pays: ['newspaper'] },
    { id: 'the-sofa', part: 'back', at: 'the waiting room', with: ['child', 'old', 'company', 'adult'], pays: ['cake'] },
    { id: 'the-toothache', part: 'last', at: 'the doorstep', with: ['child', 'old'], pays: ['left'], refrain: true },
  ],
  pictures: [
    {
      beats: ['thursdays', 'just-left', 'upside-down', 'her-turn'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'curious', faces: 'right' },
        { who: 'old-man', called: 'old', at: 'right', act: 'sits-on', to: 'chair', holding: 'newspaper', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'right' }],
    },
    {
      beats: ['the-hand', 'i-go-first', 'why'],
      framing: 'wide',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'proud', faces: 'right' },
        { who: 'man', called: 'dentist', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
    {
      beats: ['the-hat', 'the-hand', 'the-sofa'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'old-man', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'old', at: 'right', act: 'holds-hands', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-blinking',
  premise:
    'An owl on a park bench at noon wants to tell the most important thing about owls and keeps falling asleep in the middle; when crows come, the child makes it night under a jacket.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [6, 12], en: [6, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['owl'] },
  nights: {
    place: 'a park bench',
    indoors: false,
    tone: 'funny',
    mechanism: 'making it dark with a jacket',
    feeling: 'curious',
    sleep: false,
  },
  contains: ['owl', 'crow'],
  registry: {
    idea: 'an owl up in the daytime falls asleep in the middle of every sentence, and calls it blinking',
    device: 'dark is morning for an owl',
    objects: ['jacket with an owl and a child in it', 'crows on a bin', 'hole high up in an oak'],
    joke: 'i was blinking',
    ending: 'somebody asleep on the way home is only blinking',
  },
  beats: [
    { id: 'the-bench', part: 'open', at: 'the park', with: ['child', 'owl'], plants: ['most-important'] },
    { id: 'blinking', part: 'stir', at: 'the park', with: ['child', 'owl'], plants: ['blinking'], refrain: true },
    { id: 'never-what', part: 'try', at: 'the park', with: ['child', 'owl', 'friend', 'pet'], refrain: true },
    { id: 'by-day', part: 'try', at: 'the park', with: ['child', 'owl'], plants: ['dark'] },
    { id: 'soft', part: 'lull', at: 'the park', with: ['child', 'owl'] },
    { id: 'crows', part: 'turn', at: 'the park', with: ['child', 'owl', 'friend', 'pet', 'adult'] },
    { id: 'jacket', part: 'turn', at: 'under the jacket', with: ['child', 'owl'], pays: ['dark'] },
    { id: 'ho', part: 'turn', at: 'the park', with: ['child', 'owl'] },
    { id: 'never-tired', part: 'back', at: 'the park', with: ['child', 'owl'], pays: ['most-important'] },
    { id: 'home', part: 'last', at: 'the way home', with: ['child', 'adult', 'elder', 'elder2'], pays: ['blinking'] },
  ],
  pictures: [
    {
      beats: ['blinking', 'never-what', 'the-bench', 'by-day'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'curious', faces: 'right' },
        { who: 'owl', at: 'right', act: 'sits-on', to: 'bench', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'centre' }],
    },
    {
      beats: ['crows', 'soft', 'by-day'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'crow', feeling: 'angry', faces: 'right' },
        { who: 'owl', at: 'centre', act: 'sleeps', faces: 'right' },
      ],
      things: [{ what: 'crow', at: 'right', count: 3 }],
    },
    {
      beats: ['ho', 'jacket', 'never-tired'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'owl', feeling: 'happy', faces: 'right' },
        { who: 'owl', at: 'right', act: 'flies', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

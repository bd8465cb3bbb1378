import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-yet-not-me',
  premise:
    'The child tells the guard of the park train who has not got on yet, so well that a lady, a cake, a dog and seven ducks all come along, and the train leaves without the child.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [3, 12], en: [9, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['train'] },
  nights: {
    place: 'the train in a park',
    indoors: false,
    tone: 'funny',
    mechanism: 'shouting that somebody is missing',
    feeling: 'forgotten',
    sleep: false,
  },
  contains: ['train', 'dog'],
  registry: {
    idea: 'whoever sees to it that everybody gets on is left on the platform',
    device: 'not yet, and then the train does not go',
    objects: ['cake with a seat of its own', 'seven ducks hop aboard', 'cherry on the nose of a long brown dog'],
    joke: 'not me!',
    ending: 'now everybody is on',
  },
  beats: [
    { id: 'ticket', part: 'open', at: 'the station in the park', with: ['child', 'tock', 'adult', 'friend', 'pet'], plants: ['ticket', 'everybody'] },
    { id: 'a-lady', part: 'stir', at: 'the station in the park', with: ['child', 'tock'], refrain: true },
    { id: 'a-cake', part: 'try', at: 'the station in the park', with: ['child', 'elder', 'elder2'], plants: ['cake'], refrain: true },
    { id: 'a-dog', part: 'try', at: 'the station in the park', with: ['child', 'tock'], refrain: true },
    { id: 'ducks', part: 'try', at: 'the station in the park', with: ['child'], refrain: true },
    { id: 'off-it-went', part: 'lull', at: 'the station in the park', with: ['child', 'tock', 'adult'] },
    { id: 'oh-no', part: 'turn', at: 'the station in the park', with: ['child', 'adult'], pays: ['ticket'] },
    { id: 'not-me', part: 'turn', at: 'the station in the park', with: ['child', 'tock', 'friend'], pays: ['cake'] },
    { id: 'backwards', part: 'back', at: 'the station in the park', with: ['child', 'friend', 'elder', 'elder2', 'pet'] },
    { id: 'moved-up', part: 'back', at: 'the front of the train', with: ['child', 'adult'] },
    { id: 'everybody', part: 'last', at: 'the front of the train', with: ['child', 'tock', 'adult'], pays: ['everybody'] },
  ],
  pictures: [
    {
      beats: ['a-cake', 'a-lady', 'a-dog'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'cake', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'carries', to: 'cake', feeling: 'happy', faces: 'left' },
        { who: 'old-man', at: 'right', act: 'carries', to: 'cake', feeling: 'happy', faces: 'left', if: '!elder' },
      ],
      things: [{ what: 'cake', at: 'right' }],
    },
    {
      beats: ['ducks', 'off-it-went', 'a-dog'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'duck', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'duck', at: 'right', count: 3 }],
    },
    {
      beats: ['not-me', 'oh-no', 'backwards', 'moved-up'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'train', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'train', at: 'right' }],
    },
  ],
});

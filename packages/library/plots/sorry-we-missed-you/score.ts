import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'sorry-we-missed-you',
  premise:
    'A card says that a birthday, missed with chickenpox, can be collected at the side door; among all the missed ones lies that of the man at the school crossing, and in the child’s own box is the snow of that day.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: { place: 'a sorting office and a hill', indoors: false, tone: 'wonder-funny', mechanism: 'a missed birthday is collected and opened', feeling: 'left out', sleep: false },
  storyVotes: [3, 3],
  contains: ['birthday', 'snow'],
  registry: {
    idea: 'birthdays that were missed lie in brown paper at the sorting office till somebody collects them',
    device: 'a card through the door for one birthday, not delivered because of chickenpox',
    objects: ['parcel from 1964', 'stop sign that conducts musical statues', 'box that is a sledge', 'snowball behind the peas'],
    joke: 'You moved! You’re out!, to a bus',
    ending: 'a snowball is saved for the friend’s birthday',
  },
  beats: [
    { id: 'the-card', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['box'] },
    { id: 'the-day-itself', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['snow', 'snowball'] },
    { id: 'side-door', part: 'stir', at: 'the sorting office', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'no-running', part: 'try', at: 'the sorting office', with: ['child', 'friend', 'pike'], plants: ['dawdling'] },
    { id: 'unbuttoned', part: 'try', at: 'the crossing', with: ['pike'] },
    { id: 'you-moved', part: 'turn', at: 'the crossing', with: ['pike'], pays: ['dawdling'] },
    { id: 'beacon-hill', part: 'lull', at: 'the hill', with: ['child', 'friend', 'pet'], pays: ['box'] },
    { id: 'kept', part: 'turn', at: 'the hill', with: ['child', 'friend', 'pet'], pays: ['snow'] },
    { id: 'the-snowball', part: 'last', at: 'home', with: ['child', 'friend', 'pet'], pays: ['snowball'] },
  ],
  pictures: [
    {
      beats: ['side-door', 'no-running'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'woman', at: 'centre', act: 'holds', to: 'box', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'box', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'near', act: 'stands', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'boxes', at: 'right' }],
    },
    {
      beats: ['you-moved', 'unbuttoned'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'old-man', called: 'pike', at: 'centre', act: 'wears', to: 'party-hat', holding: 'road-sign', feeling: 'laughing', faces: 'right' },
        { who: 'bus', at: 'right', act: 'waits', feeling: 'surprised', faces: 'left' },
        { who: 'pigeon', at: 'left', act: 'stands', faces: 'right' },
      ],
    },
    {
      beats: ['kept', 'beacon-hill'],
      framing: 'close',
      world: 'snow-field',
      time: 'dusk',
      light: 'sunset',
      weather: 'snow',
      season: 'winter',
      figures: [
        { who: 'child', at: 'centre', act: 'rides', to: 'sled', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'candle', at: 'right', count: 3 }],
    },
  ],
});

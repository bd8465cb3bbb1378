import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-dont-believe-in-the-goose',
  premise:
    'A child holds the end of a princess who may never look round, or her crown will fall off, and calls out to her who is riding on her dress; she believes none of it till the dress tears, and somebody comes to the front and holds her crown on.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [3, 12], en: [1, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['princess'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a park with a new pond',
    indoors: false,
    tone: 'funny',
    mechanism: 'holding somebody’s crown on',
    feeling: 'kind',
    sleep: false,
  },
  alike: ['along-in-a-minute', 'the-long-long-princess', 'on-my-dress-please'],
  contains: ['princess'],
  registry: {
    idea: 'a princess may not look round, so she does not believe in those who ride on her dress',
    device: 'a crown is held on by whoever stands in front, so that its owner can turn her head',
    objects: ['end of a dress in a puddle', 'ducks in a row like ladies on a bus', 'goose that gets off when it is ready'],
    joke: 'I don’t believe in the goose',
    ending: 'she puts up both hands, far away, and looks round',
  },
  beats: [
    { id: 'the-end-of-a-princess', part: 'open', at: 'the park', with: ['child', 'ottoline', 'trim', 'friend', 'adult', 'elder', 'elder2', 'pet'], plants: ['the end'] },
    { id: 'walk-on', part: 'stir', at: 'the park', with: ['child', 'ottoline'], plants: ['crown'], refrain: true },
    { id: 'on-you', part: 'stir', at: 'the park', with: ['child', 'ottoline', 'pet'], plants: ['ducks'], refrain: true },
    { id: 'the-goose', part: 'try', at: 'the park', with: ['child', 'ottoline', 'pet'], pays: ['the end'] },
    { id: 'are-you-there', part: 'lull', at: 'the park', with: ['child', 'ottoline'] },
    { id: 'now', part: 'turn', at: 'the park', with: ['child', 'ottoline'], pays: ['crown'], refrain: true },
    { id: 'the-whole-time', part: 'back', at: 'the pond', with: ['child', 'ottoline', 'friend'], pays: ['ducks'] },
    { id: 'both-hands', part: 'last', at: 'the gate', with: ['child', 'ottoline', 'adult', 'elder', 'trim'], pays: ['crown'], refrain: true },
  ],
  pictures: [
    {
      beats: ['on-you', 'walk-on'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'princess', called: 'ottoline', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'duck', feeling: 'surprised', faces: 'right' },
        { who: 'duck', at: 'centre', act: 'sits', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'golden-train', at: 'centre', size: 'child', colour: 'green' }],
    },
    {
      beats: ['the-goose', 'are-you-there'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'goose', at: 'centre', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'princess', called: 'ottoline', at: 'right', act: 'stands', feeling: 'angry', faces: 'right' },
      ],
      things: [
        { what: 'puddle', at: 'left' },
        { what: 'golden-train', at: 'near', size: 'child', colour: 'green' },
      ],
    },
    {
      beats: ['now', 'the-whole-time'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'princess', feeling: 'happy', faces: 'right' },
        { who: 'princess', called: 'ottoline', at: 'right', act: 'looks-at', to: 'duck', feeling: 'surprised', faces: 'left' },
        { who: 'duck', at: 'near', act: 'sits', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-dragon-on-the-presents',
  premise: 'On the birthday morning a dragon lies on the presents, since a dragon lies on treasure; nobody was there the day it hatched, so it has no day of its own, and is given a share of this one.',
  writtenFirstIn: 'en',
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['dragon', 'birthday', 'cake'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'sharing the one day one has', feeling: 'lonely', sleep: false },
  contains: ['dragon', 'birthday', 'cake'],
  registry: {
    idea: 'a dragon lies on the presents as a hen on eggs',
    device: 'candles blown out and blown in again',
    objects: ['blue wrapping paper', 'striped pyjamas', 'birthday candles'],
    joke: 'pyjama trousers on the horns',
    ending: 'somebody lies on the child',
  },
  beats: [
    { id: 'on-the-presents', part: 'open', at: 'the sitting room', with: ['child', 'adult', 'pet'], plants: ['blue corner', 'lies on'] },
    { id: 'get-up', part: 'try', at: 'the sitting room', with: ['child', 'pet'] },
    { id: 'why', part: 'stir', at: 'the sitting room', with: ['child', 'friend'] },
    { id: 'what-is-a-birthday', part: 'lull', at: 'the sitting room', with: ['child', 'friend', 'adult', 'pet'] },
    { id: 'share-mine', part: 'turn', at: 'the sitting room', with: ['child', 'friend'] },
    { id: 'the-crackliest', part: 'turn', at: 'the sitting room', with: ['child', 'elder'], pays: ['blue corner'], plants: ['pyjamas'] },
    { id: 'candles', part: 'back', at: 'the table', with: ['child', 'friend', 'pet'] },
    { id: 'going-home', part: 'down', at: 'the door', with: ['child', 'friend'], pays: ['pyjamas'] },
    { id: 'lying-on-me', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['lies on'] },
  ],
  pictures: [
    {
      beats: ['on-the-presents', 'get-up', 'why'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', at: 'centre', act: 'sits-on', to: 'present', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'dragon', feeling: 'surprised' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'dragon' },
      ],
      things: [{ what: 'present', at: 'centre', count: 3 }],
    },
    {
      beats: ['the-crackliest', 'share-mine', 'what-is-a-birthday'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'dragon', holding: 'present', feeling: 'happy' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', size: 'big', faces: 'left' },
      ],
    },
    {
      beats: ['candles'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'cake', feeling: 'laughing' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'cake', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'dragon', feeling: 'laughing', if: 'friend' },
      ],
      things: [{ what: 'cake', at: 'centre' }],
    },
  ],
});

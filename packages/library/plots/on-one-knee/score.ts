import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'on-one-knee',
  premise: 'A knight must do whatever is asked of him on one knee, and a very little boy has asked him to go Away; the child finds that one can be away by staying where one is.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['knight', 'castle'] },
  nights: { place: 'castle', indoors: false, tone: 'funny', mechanism: 'letting the other one go', feeling: 'sorry for somebody', sleep: false },
  votes: { en: [0, 3] },
  contains: ['knight', 'castle'],
  registry: {
    idea: 'a knight who must obey every kneeling person is sent Away, and nobody knows where that is',
    device: 'standing still until the other one has gone away',
    objects: ['strawberry lolly', 'blue sun hat', 'stile', 'helmet with an itch in it'],
    joke: 'Is this Away?',
    ending: 'tucking in is done on one knee, and a knight’s a knight',
  },
  beats: [
    { id: 'saucepans', part: 'open', at: 'the castle', with: ['child', 'friend', 'knight', 'adult', 'elder'], plants: ['rule'] },
    { id: 'a-lolly', part: 'open', at: 'the castle', with: ['child', 'friend', 'knight'] },
    { id: 'the-pigeon', part: 'stir', at: 'the castle', with: ['child', 'friend', 'knight'] },
    { id: 'is-this-away', part: 'try', at: 'the hill', with: ['child', 'friend', 'knight'] },
    { id: 'in-order', part: 'try', at: 'the stile', with: ['child', 'friend', 'knight'], plants: ['come-back'] },
    { id: 'dont-clank', part: 'turn', at: 'the stile', with: ['child', 'friend', 'knight'] },
    { id: 'so-this-is-away', part: 'turn', at: 'the stile', with: ['child', 'friend', 'knight'], pays: ['come-back'] },
    { id: 'arise', part: 'back', at: 'the castle', with: ['child', 'friend', 'knight', 'pet'] },
    { id: 'a-knights-a-knight', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['rule'] },
  ],
  pictures: [
    {
      beats: ['a-lolly', 'the-pigeon'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', at: 'right', act: 'gives', to: 'friend', holding: 'ice-cream', feeling: 'sad', called: 'knight' },
        { who: 'friend', at: 'left', act: 'kneels', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'knight', feeling: 'surprised' },
      ],
    },
    {
      beats: ['in-order', 'dont-clank'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'knight', at: 'right', act: 'stands-on', to: 'fence', feeling: 'afraid', called: 'knight', faces: 'right' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'sad' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'knight' },
      ],
      things: [{ what: 'fence', at: 'right' }],
    },
    {
      beats: ['so-this-is-away', 'arise'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'knight', feeling: 'laughing' },
        { who: 'knight', at: 'right', act: 'kneels', feeling: 'happy', faces: 'left', called: 'knight' },
      ],
    },
  ],
});

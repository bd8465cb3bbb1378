import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-roar-got-out',
  premise: 'A monster’s roar has got out and hides in things one opens; the friend has a mouth open at the wrong moment, and only a yawn can get it out again.',
  writtenFirstIn: 'en',
  ages: [3, 7],
  leads: [],
  wish: { concepts: ['monster'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'something that is catching', feeling: 'small', sleep: false },
  contains: ['monster'],
  registry: {
    idea: 'a roar that is loose, and small monsters without it',
    device: 'a yawn is catching',
    objects: ['boot', 'piggy bank'],
    joke: 'only with the sound up',
    ending: 'so was the other',
  },
  beats: [
    { id: 'was-that-it', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'monster'], plants: ['roar'] },
    { id: 'open-things', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'monster', 'pet'] },
    { id: 'gulp', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'monster'] },
    { id: 'sound-up', part: 'lull', at: 'bed', with: ['child', 'friend'] },
    { id: 'the-two-ways', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'monster'] },
    { id: 'the-yawn', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'monster'], plants: ['yawn'] },
    { id: 'is-it-in', part: 'back', at: 'the bedroom', with: ['child', 'friend', 'monster'], pays: ['roar'] },
    { id: 'so-was-the-other', part: 'last', at: 'bed', with: ['child', 'friend', 'pet'], pays: ['yawn'] },
  ],
  pictures: [
    {
      beats: ['was-that-it', 'open-things'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'monster', at: 'right', act: 'sits', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monster', feeling: 'surprised' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'monster', feeling: 'curious' },
      ],
      things: [{ what: 'wardrobe', at: 'far' }],
    },
    {
      beats: ['gulp', 'sound-up', 'the-two-ways'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'curious' },
        { who: 'friend', at: 'right', act: 'cries', feeling: 'crying', faces: 'left', if: 'friend' },
        { who: 'child-guest', at: 'right', act: 'cries', feeling: 'crying', faces: 'left', if: '!friend', called: 'friend' },
      ],
    },
    {
      beats: ['the-yawn', 'is-it-in'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sleepy' },
        { who: 'friend', at: 'left', act: 'sings', feeling: 'sleepy', if: 'friend' },
        { who: 'child-guest', at: 'left', act: 'sings', feeling: 'sleepy', if: '!friend', called: 'friend' },
        { who: 'monster', at: 'right', act: 'stands', size: 'big', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});

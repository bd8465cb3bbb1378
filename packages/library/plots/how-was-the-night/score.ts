import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'how-was-the-night',
  premise: 'A rusty knight holds a footbridge and has forgotten the password; it was never a password he needed but somebody to take over the watch, and a former night nurse knows what one asks.',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['knight', 'bridge'] },
  nights: { place: 'a footbridge', indoors: false, tone: 'funny-tender', mechanism: 'taking over a watch', feeling: 'late', sleep: false },
  contains: ['knight'],
  registry: {
    idea: 'a guard who was never relieved has stayed for seven hundred years',
    device: 'a password that turns out to be a sentence of kindness',
    objects: ['lance across a bicycle path', 'crow on a lance', 'sewing-machine oil', 'report on the back of a receipt'],
    joke: 'seventy years of holiday in one go',
    ending: 'nothing in particular, all quiet',
  },
  beats: [
    { id: 'halt', part: 'open', at: 'the footbridge', with: ['child', 'friend', 'knight'], plants: ['password'] },
    { id: 'round-the-long-way', part: 'try', at: 'school', with: ['child', 'friend', 'knight', 'pet'] },
    { id: 'not-relieved', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'nurse', 'adult'] },
    { id: 'report', part: 'turn', at: 'the footbridge', with: ['child', 'friend', 'nurse', 'knight'] },
    { id: 'we-take-over', part: 'turn', at: 'the footbridge', with: ['child', 'friend', 'nurse', 'knight'], pays: ['password'] },
    { id: 'we-swear', part: 'back', at: 'the footbridge', with: ['child', 'friend', 'nurse', 'knight'] },
    { id: 'all-quiet', part: 'last', at: 'the footbridge', with: ['child', 'friend'] },
  ],
  pictures: [
    {
      beats: ['halt', 'round-the-long-way'],
      framing: 'middle',
      world: 'bridge',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'knight', at: 'right', act: 'sleeps', size: 'big', faces: 'left' },
        { who: 'crow', at: 'right', act: 'sits-on', to: 'knight', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'knight', feeling: 'curious' },
      ],
    },
    {
      beats: ['report', 'not-relieved', 'we-take-over'],
      framing: 'wide',
      world: 'bridge',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'knight', at: 'right', act: 'cries', size: 'big', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'blanket', feeling: 'surprised' },
        { who: 'elder', at: 'centre', act: 'listens-to', to: 'knight' },
        { who: 'woman', called: 'nurse', at: 'centre', act: 'listens-to', to: 'knight', if: '!elder' },
      ],
    },
    {
      beats: ['we-swear', 'all-quiet'],
      framing: 'close',
      world: 'bridge',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'proud' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'crow', feeling: 'happy', anyway: true },
        { who: 'crow', at: 'right', act: 'sits-on', to: 'nest', faces: 'left' },
      ],
      things: [{ what: 'nest', at: 'right' }],
    },
  ],
});

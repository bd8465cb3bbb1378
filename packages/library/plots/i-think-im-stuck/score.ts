import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-think-im-stuck',
  premise:
    'A delivery robot says to anybody that it is stuck, on the kerb and on an ice rink in the middle of training; the child, who has owed somebody there a sorry for twelve days, borrows its words.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [4, 12], en: [0, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: { place: 'an ice rink', indoors: true, tone: 'funny-tender', mechanism: 'saying that one is stuck', feeling: 'ashamed', sleep: false, endsOnRefrain: true },
  contains: ['robot'],
  registry: {
    idea: 'a robot that says to anybody that it is stuck lends its words to somebody who cannot get a sorry out',
    device: 'excuse me, I think I am stuck',
    objects: ['delivery robot turning on the ice', 'orange flag in a goal net', 'mitten under an arm'],
    joke: 'new player on the ice, no helmet, two minutes',
    ending: 'the friend cannot get home either',
  },
  beats: [
    { id: 'the-kerb', part: 'open', at: 'outside the rink', with: ['child', 'robot'], plants: ['stuck'] },
    { id: 'twelve-days', part: 'stir', at: 'outside the rink', with: ['child', 'robot', 'friend', 'pet', 'elder', 'elder2'], plants: ['sorry'] },
    { id: 'through-the-gate', part: 'try', at: 'the rink', with: ['child', 'robot'] },
    { id: 'new-player', part: 'try', at: 'the rink', with: ['boel', 'robot', 'child', 'tuva'], refrain: true },
    { id: 'the-net', part: 'turn', at: 'the rink', with: ['boel', 'tuva', 'robot'] },
    { id: 'small-steps', part: 'turn', at: 'the ice', with: ['child', 'tuva'] },
    { id: 'hold-there', part: 'turn', at: 'the ice', with: ['child', 'tuva'], pays: ['stuck'] },
    { id: 'sorry', part: 'turn', at: 'the ice', with: ['child', 'tuva'], pays: ['sorry'] },
    { id: 'line-change', part: 'back', at: 'the ice', with: ['child', 'tuva', 'robot', 'boel'] },
    { id: 'the-crossing', part: 'last', at: 'the crossing', with: ['child', 'tuva', 'robot'], refrain: true },
  ],
  pictures: [
    {
      beats: ['new-player', 'through-the-gate', 'twelve-days'],
      framing: 'wide',
      world: 'ice-rink',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'robot', at: 'centre', act: 'stands', size: 'small', feeling: 'calm', faces: 'left' },
        { who: 'hockey-player', called: 'tuva', at: 'right', act: 'looks-at', to: 'robot', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'robot', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'goal', at: 'far' }],
    },
    {
      beats: ['hold-there', 'small-steps', 'the-net', 'sorry'],
      framing: 'close',
      world: 'ice-rink',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'robot', feeling: 'sad', faces: 'right' },
        { who: 'hockey-player', called: 'tuva', at: 'right', act: 'kneels', feeling: 'sad', faces: 'left' },
        { who: 'robot', at: 'centre', act: 'stands', size: 'small', feeling: 'sad' },
      ],
      things: [{ what: 'goal', at: 'far' }],
    },
    {
      beats: ['line-change', 'sorry', 'the-crossing'],
      framing: 'middle',
      world: 'ice-rink',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'robot', feeling: 'happy', faces: 'right' },
        { who: 'hockey-player', called: 'tuva', at: 'right', act: 'carries', to: 'robot', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'robot', at: 'centre', size: 'child' }],
    },
  ],
});

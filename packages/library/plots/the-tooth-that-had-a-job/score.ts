import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tooth-that-had-a-job',
  premise: 'A loose tooth refuses to let go until it has done three things, and the third is to teach the new one below how to bite.',
  writtenFirstIn: 'sv',
  ages: [5, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: { place: 'school', indoors: true, tone: 'funny-tender', mechanism: 'handing over', feeling: 'worried', sleep: false },
  contains: ['tooth'],
  registry: {
    idea: 'a loose tooth that talks will not leave its place before the next one knows how to bite',
    device: 'a bad joke shakes out the tooth that laughs at it',
    objects: ['loudest crunch at lunch', 'tune through a slit', 'pocket mirror'],
    joke: 'there are a lot of people looking in today',
    ending: 'tick, says the new one',
  },
  beats: [
    { id: 'loose', part: 'open', at: 'the yard', with: ['child', 'friend'] },
    { id: 'not-yet', part: 'stir', at: 'the yard', with: ['child', 'friend', 'tooth'], plants: ['thanks', 'third'] },
    { id: 'crunch', part: 'try', at: 'lunch', with: ['child', 'friend', 'tooth'] },
    { id: 'whistle', part: 'try', at: 'the oak', with: ['child', 'friend', 'tooth'] },
    { id: 'the-place', part: 'lull', at: 'the way home', with: ['child', 'tooth', 'elder'] },
    { id: 'down-there', part: 'turn', at: 'the bathroom', with: ['child', 'tooth', 'adult'], pays: ['third'] },
    { id: 'how-to-bite', part: 'turn', at: 'the bathroom', with: ['child', 'tooth'] },
    { id: 'plip', part: 'back', at: 'the bathroom', with: ['child', 'tooth', 'adult', 'pet'] },
    { id: 'tick', part: 'last', at: 'bed', with: ['child', 'adult'], pays: ['thanks'] },
  ],
  pictures: [
    {
      beats: ['not-yet', 'loose', 'crunch'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'curious' },
        { who: 'child', at: 'right', act: 'laughs', feeling: 'surprised' },
      ],
    },
    {
      beats: ['whistle', 'the-place'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'proud' },
        { who: 'friend', at: 'left', act: 'listens-to', to: 'child', feeling: 'happy' },
        { who: 'squirrel', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised' },
      ],
      things: [{ what: 'tree', at: 'right' }],
    },
    {
      beats: ['tick', 'plip'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'tooth', feeling: 'happy' },
        { who: 'tooth', at: 'right', act: 'sleeps', size: 'tiny', feeling: 'happy' },
      ],
    },
  ],
});

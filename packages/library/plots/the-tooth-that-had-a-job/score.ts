import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-tooth-that-had-a-job',
  premise: 'A loose tooth refuses to let go until it has done three things, and the third is to teach the new one below how to bite.',
  writtenFirstIn: 'sv',
  ages: [5, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: { place: 'school', indoors: true, tone: 'funny-tender', mechanism: 'handing over', feeling: 'worried', sleep: false },
  votes: { en: [0, 3] },
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
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'stands', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'left', act: 'listens-to', to: 'child', feeling: 'curious' },
      ],
    },
    {
      beats: ['whistle', 'the-place'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sings', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'squirrel', feeling: 'laughing' },
        { who: 'squirrel', at: 'right', act: 'climbs', to: 'tree', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'tree', at: 'right', size: 'big' }],
    },
    {
      beats: ['plip', 'tick', 'how-to-bite'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tooth', feeling: 'laughing' },
        { who: 'adult', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
  ],
});

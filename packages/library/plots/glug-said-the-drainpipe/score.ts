import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'glug-said-the-drainpipe',
  premise:
    'A child whom nobody lets in ties a long rope to a drainpipe, which says glug for yes, and the whole playground comes to jump; when the knot slips nobody will turn, but somebody who has stood alone and heard it all says glug.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['lonely'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a playground', indoors: false, tone: 'funny-tender', mechanism: 'turning a rope with whoever says yes', feeling: 'left out', sleep: false },
  alike: ['something-to-look-for'],
  contains: ['school', 'lonely'],
  registry: {
    idea: 'a drainpipe turns the other end of a skipping rope, and is the first who has said yes all week',
    device: 'whoever has only listened knows the word for yes',
    objects: ['drainpipe that says glug', 'bucket hugged in a skipping rope', 'two boys who are horses', 'wet knot'],
    joke: 'never mind, you are new',
    ending: 'the pipe outside is told that it can have a rest, and says glug',
  },
  beats: [
    { id: 'full', part: 'open', at: 'the playground', with: ['child', 'footballers', 'club', 'horses', 'friend'], plants: ['full'] },
    { id: 'a-yes', part: 'stir', at: 'the playground', with: ['child', 'drainpipe'], plants: ['glug'] },
    { id: 'you-are-new', part: 'try', at: 'the playground', with: ['child', 'drainpipe'], refrain: true, plants: ['new'] },
    { id: 'slap-slosh', part: 'try', at: 'the playground', with: ['child', 'caretaker'] },
    { id: 'a-line-to-the-gate', part: 'try', at: 'the playground', with: ['child', 'horses', 'club', 'footballers'], refrain: true },
    { id: 'the-knot', part: 'lull', at: 'the playground', with: ['child', 'footballers', 'club', 'horses', 'caretaker'] },
    { id: 'still-there', part: 'turn', at: 'the playground', with: ['child', 'boy'], pays: ['full', 'new'] },
    { id: 'do-you-want-to', part: 'turn', at: 'the playground', with: ['child', 'boy'], pays: ['glug'] },
    { id: 'at-a-gallop', part: 'back', at: 'the playground', with: ['child', 'boy', 'horses'], refrain: true },
    { id: 'a-rest', part: 'last', at: 'home', with: ['child', 'drainpipe', 'pet', 'friend'] },
  ],
  pictures: [
    {
      beats: ['you-are-new', 'a-yes'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'holds', to: 'skipping-rope', feeling: 'curious', faces: 'right' }],
      things: [{ what: 'drainpipe', at: 'right' }],
    },
    {
      beats: ['slap-slosh', 'a-line-to-the-gate'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'skipping-rope', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'caretaker', at: 'right', act: 'jumps', holding: 'bucket', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'drainpipe', at: 'far' }],
    },
    {
      beats: ['do-you-want-to', 'still-there'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'boy', holding: 'skipping-rope', feeling: 'curious', faces: 'right' },
        { who: 'boy', called: 'boy', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

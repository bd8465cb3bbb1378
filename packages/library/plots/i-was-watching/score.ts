import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-was-watching',
  premise: 'A child jumps from the board for the first time, and everybody is looking at somebody who does not belong at a swimming pool and dares not get in while they look; the only one who can look at anything else is whoever they all look at, and where that one looks they look too.',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'at-the-pool', kinds: ['animal', 'creature'] },
  nights: { place: 'the swimming pool', indoors: true, tone: 'funny-tender', mechanism: 'being looked at for somebody else', feeling: 'overlooked', sleep: false, endsOnRefrain: true },
  alike: ['and-she-saw-me'],
  contains: [],
  registry: {
    idea: 'whoever everybody looks at is the only one who can look at something else',
    device: 'jumping costs courage, and one’s own is used up, but what is for somebody else has not been started on',
    objects: ['sign with nothing on it about whoever reads it out', 'binoculars made of two hands that point the wrong way', 'stripy towel left on the side', 'legs that run where running is allowed'],
    joke: 'did you wash it? mostly that',
    ending: 'somebody goes past the bus and is not pointed out, for the grown-up is looking at the child',
  },
  beats: [
    { id: 'watch', part: 'open', at: 'the swimming pool', with: ['child', 'wish', 'adult', 'elder', 'friend'], plants: ['courage'] },
    { id: 'the-sign', part: 'stir', at: 'the swimming pool', with: ['wish', 'adult', 'elder', 'pet'], plants: ['no-running'] },
    { id: 'again', part: 'try', at: 'the swimming pool', with: ['child', 'wish', 'adult', 'elder', 'pet'] },
    { id: 'the-only-one', part: 'turn', at: 'the swimming pool', with: ['child', 'wish'] },
    { id: 'that-courage', part: 'turn', at: 'the swimming pool', with: ['child', 'wish', 'friend'], pays: ['courage'] },
    { id: 'in-the-air', part: 'turn', at: 'the swimming pool', with: ['child', 'wish', 'adult', 'elder'], pays: ['no-running'] },
    { id: 'nobody-saw', part: 'back', at: 'the swimming pool', with: ['child', 'wish', 'friend', 'pet'] },
    { id: 'on-the-bus', part: 'last', at: 'the bus', with: ['child', 'wish', 'adult', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-sign', 'watch'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'looks-at', to: 'sign', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'sign', at: 'centre' }],
    },
    {
      beats: ['the-only-one', 'that-courage', 'again'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['in-the-air', 'nobody-saw'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'far', act: 'holds-up', to: 'towel', feeling: 'happy' },
      ],
    },
  ],
});

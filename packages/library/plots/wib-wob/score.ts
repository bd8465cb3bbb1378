import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'wib-wob',
  premise:
    'A child keeps a loose tooth in by going about like a full bowl of soup, until whoever holds a pipe under the sink has a hand free to feel it; it is sneezed out a moment too soon, but what it said was two things, wib and wob, and only one of them is in the bowl.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  wish: { concepts: ['tooth'] },
  nights: {
    place: 'a kitchen with two legs on the floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'listening to what a tooth said, and trying the one next door',
    feeling: 'sad at being a moment too late',
    sleep: false,
    endsInBed: true,
    endsOnRefrain: true,
  },
  contains: ['tooth'],
  registry: {
    idea: 'one very loose tooth says two things, because it is two',
    device: 'what is still said when the tooth is in the bowl was said by the one beside it',
    objects: ['two legs under a sink', 'bowl under a chin', 'hall full of what is dangerous', 'feather duster past a nose'],
    joke: 'is it dripping? no, it’s the tooth',
    ending: 'not yet, and only the second half of the answer',
  },
  beats: [
    { id: 'everybody-but', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult', 'minder'], plants: ['two-things', 'felt'], refrain: true },
    { id: 'two-legs', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'full-bowl', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'pet'], plants: ['soup', 'bowl'], refrain: true },
    { id: 'dangerous', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult', 'minder'], plants: ['hall'] },
    { id: 'the-other-knee', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'pet', 'elder', 'adult', 'minder'], refrain: true },
    { id: 'the-last-thing', part: 'turn', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'is-it-dripping', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['bowl'] },
    { id: 'next-door', part: 'turn', at: 'the kitchen', with: ['child', 'friend'], pays: ['two-things'] },
    { id: 'a-clean-finger', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['felt', 'hall'] },
    { id: 'not-yet', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['soup'], refrain: true },
  ],
  pictures: [
    {
      beats: ['full-bowl', 'two-legs', 'dangerous'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds', to: 'bowl', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-last-thing', 'the-other-knee', 'dangerous'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'carries', to: 'feather', feeling: 'proud', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'looks-at', to: 'feather', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['is-it-dripping', 'next-door', 'a-clean-finger'],
      framing: 'over-shoulder',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'bowl', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'cries', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'tooth', at: 'centre', size: 'tiny' }, { what: 'bowl', at: 'centre' }],
    },
  ],
});

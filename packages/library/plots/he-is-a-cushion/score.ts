import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'he-is-a-cushion',
  premise:
    'A borrowed rabbit is a champion at jumping and only sits, for he cannot when anybody looks, like a child who is to read aloud; so the child must do the worst thing of all and ask a hundred people to turn their backs, the judge among them, and listen for five bumps.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['rabbit'] },
  nights: {
    place: 'a lawn and a village show',
    indoors: false,
    tone: 'dry-tender',
    mechanism: 'asking a hundred people aloud to turn round',
    feeling: 'stuck when everybody looks',
    sleep: false,
  },
  storyVotes: [3, 3],
  alike: ['faultless-from-underneath'],
  contains: ['rabbit', 'school'],
  registry: {
    idea: 'a rabbit jumps only when nobody looks, and so does a voice that is to read aloud',
    device: 'a jump is judged with the ears: five bumps behind a hundred backs, and the poles still up',
    objects: ['spirit level for rabbit fences', 'little flag that is eaten', 'rule book that says nothing about which way', 'rosette for the best jump nobody saw'],
    joke: 'he watches like somebody with a programme that another has chosen, and is no champion but a cushion',
    ending: 'the rabbit turns his back politely, leaves one ear, and not a word is knocked down',
  },
  beats: [
    { id: 'rabbit-sat', part: 'open', at: 'the garden', with: ['child', 'friend', 'rabbit'], plants: ['poles'] },
    { id: 'a-cushion', part: 'stir', at: 'the garden', with: ['child', 'friend', 'rabbit', 'pet'] },
    { id: 'five-bumps', part: 'stir', at: 'the window', with: ['child', 'rabbit', 'pet'], plants: ['bumps', 'reading'] },
    { id: 'like-you-then', part: 'lull', at: 'the garden', with: ['child', 'friend'] },
    { id: 'number-five', part: 'try', at: 'the show', with: ['child', 'friend', 'rabbit', 'elder', 'elder2'] },
    { id: 'the-worst-thing', part: 'turn', at: 'the show', with: ['child', 'friend', 'rabbit'] },
    { id: 'nothing-in-the-rules', part: 'turn', at: 'the show', with: ['child', 'friend', 'elder', 'elder2', 'pet'] },
    { id: 'a-hundred-backs', part: 'turn', at: 'the show', with: ['child', 'friend'], pays: ['bumps'] },
    { id: 'best-jump-nobody-saw', part: 'back', at: 'the show', with: ['rabbit'], pays: ['poles'] },
    { id: 'not-one-word-down', part: 'last', at: 'the floor by the cage', with: ['child', 'rabbit', 'pet'], pays: ['reading'] },
  ],
  pictures: [
    {
      beats: ['five-bumps', 'a-cushion'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'rabbit', feeling: 'surprised', faces: 'right' },
        { who: 'rabbit', called: 'rabbit', at: 'centre', act: 'looks-at', to: 'child', colour: 'grey', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-worst-thing', 'number-five'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'rabbit', feeling: 'afraid', faces: 'right' },
        { who: 'rabbit', called: 'rabbit', at: 'centre', act: 'sits', size: 'small', colour: 'grey', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['a-hundred-backs', 'nothing-in-the-rules'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'left', act: 'holds-hands', to: 'child', feeling: 'afraid', faces: 'left', anyway: true },
        { who: 'rabbit', called: 'rabbit', at: 'right', act: 'jumps', colour: 'grey', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

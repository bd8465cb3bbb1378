import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-havent-heard-the-end',
  premise:
    'A child and somebody who does not want to do a certain thing both say no before a question has ended, and so say no to buns; when the dreaded question is asked for the last time the child holds both their mouths until it has heard the end.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  votes: { sv: [0, 3] },
  leads: [],
  wish: { relation: 'unwilling', kinds: ['animal', 'creature', 'toy', 'vehicle'] },
  nights: {
    place: 'a doorstep',
    indoors: false,
    tone: 'funny',
    mechanism: 'holding in a no until the question is over',
    feeling: 'wary of questions',
    sleep: false,
  },
  putBefore: { sv: [1, 1], en: [1, 1] },
  contains: [],
  registry: {
    idea: 'whoever says no too fast has said no to half a question, and the good bit may be at the end',
    device: 'a hand over each mouth while the dreaded question is asked in pieces',
    objects: ['no that wants to come out through the nose', 'window that shuts on a smell of buns', 'yes that is tried all the way home'],
    joke: 'do you want … no! Sorry.',
    ending: 'the grown-up says yes without having heard the end',
  },
  beats: [
    { id: 'do-you-want', part: 'open', at: 'the step', with: ['child', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['do-you-want'] },
    { id: 'before-you-ask', part: 'stir', at: 'the step', with: ['child', 'wish', 'friend'], plants: ['unwilling'] },
    { id: 'without-asking', part: 'try', at: 'the step', with: ['child', 'wish'] },
    { id: 'buns', part: 'try', at: 'the step', with: ['child', 'wish', 'adult', 'elder', 'minder', 'friend', 'pet'], plants: ['buns'] },
    { id: 'half-a-question', part: 'turn', at: 'the step', with: ['child', 'wish'] },
    { id: 'the-last-time', part: 'turn', at: 'the step', with: ['child', 'wish', 'adult', 'elder', 'minder', 'friend'], pays: ['buns'] },
    { id: 'one-more', part: 'back', at: 'the step', with: ['child', 'wish', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'is-there-more', part: 'back', at: 'the step', with: ['child', 'wish', 'adult', 'elder', 'minder', 'pet'], pays: ['unwilling'] },
    { id: 'no-need', part: 'last', at: 'the step', with: ['child', 'adult', 'elder', 'minder', 'friend'], pays: ['do-you-want'] },
  ],
  pictures: [
    {
      beats: ['before-you-ask', 'do-you-want', 'without-asking'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['half-a-question', 'buns', 'the-last-time'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['the-last-time', 'one-more'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'right', act: 'carries', to: 'cinnamon-bun', feeling: 'happy', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'carries', to: 'cinnamon-bun', feeling: 'happy', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'carries', to: 'cinnamon-bun', feeling: 'happy', faces: 'left', if: '!adult & !elder' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'cinnamon-bun', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'left', act: 'looks-at', to: 'cinnamon-bun', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mine-said-the-unicorn',
  premise:
    'A unicorn with nothing on its horn walks under the washing line and takes one thing after another, mine, mine, until it walks into the sheet; the child pulls it out, takes everything back, and gives it the sock.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [5, 12], en: [7, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: {
    place: 'a garden with a washing line',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'pulling off a sheet and giving away a sock',
    feeling: 'cross',
    sleep: false,
  },
  contains: ['unicorn'],
  registry: {
    idea: 'a unicorn with a bare horn picks the washing off the line with it, and says mine',
    device: 'mine, mine, and once yours',
    objects: ['red sock on the tip of a horn', 'sheet with four legs', 'pyjama top with stars'],
    joke: 'a unicorn walks off with somebody’s pants on its horn',
    ending: 'mine, said by each of the other',
  },
  beats: [
    { id: 'in-the-garden', part: 'open', at: 'the garden', with: ['child', 'unicorn', 'friend', 'elder', 'elder2'], plants: ['bare'] },
    { id: 'sock', part: 'stir', at: 'the garden', with: ['child', 'unicorn'], plants: ['mine'], refrain: true },
    { id: 'pants', part: 'try', at: 'the garden', with: ['child', 'unicorn'], refrain: true },
    { id: 'the-label', part: 'try', at: 'the garden', with: ['child', 'unicorn'], if: 'age>=5' },
    { id: 'pyjama-top', part: 'try', at: 'the garden', with: ['child', 'unicorn'], plants: ['sheet'], refrain: true },
    { id: 'flop', part: 'turn', at: 'the garden', with: ['unicorn', 'pet'] },
    { id: 'pull', part: 'turn', at: 'the garden', with: ['child', 'unicorn', 'friend'], refrain: true },
    { id: 'give-back', part: 'turn', at: 'the garden', with: ['child', 'unicorn'], refrain: true },
    { id: 'yours', part: 'back', at: 'the garden', with: ['child', 'unicorn'], pays: ['bare'] },
    { id: 'mine', part: 'last', at: 'the garden', with: ['child', 'unicorn', 'pet'], pays: ['mine', 'sheet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['sock', 'in-the-garden', 'pants', 'pyjama-top'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', at: 'centre', act: 'wears', to: 'sock', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'sock', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'clothes-line', at: 'right' },
        { what: 'sock', at: 'centre', colour: 'red' },
      ],
    },
    {
      beats: ['pull', 'flop', 'give-back'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'blanket', feeling: 'angry', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'hides-behind', to: 'blanket', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'blanket', at: 'centre', colour: 'white', size: 'child' }],
    },
    {
      beats: ['mine', 'yours', 'give-back'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'unicorn', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'sits', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

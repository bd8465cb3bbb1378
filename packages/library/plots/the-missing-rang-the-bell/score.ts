import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-missing-rang-the-bell',
  premise: 'The Missing rings the bell, large and brown, with a suitcase, and sits on the child; shooed, it grows; told about the one who is missed, it gets light enough to hold.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [18, 31], en: [10, 30] },
  ages: [3, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['missing-parent', 'missing-someone', 'homesick', 'lonely'] },
  nights: { place: 'home', indoors: true, tone: 'tender', mechanism: 'telling about it', feeling: 'missing-someone', sleep: false, endsInBed: true },
  votes: { en: [0, 2] },
  contains: [],
  registry: {
    idea: 'missing somebody comes to stay, and wants to hear about whom',
    device: 'it shrinks with every thing that is told',
    objects: ['empty suitcase', 'wet galoshes', 'the chair of the one who is away'],
    joke: 'only the bottom was not hidden',
    ending: 'as light as a cat on the chest',
  },
  beats: [
    { id: 'the-bell', part: 'open', at: 'home', with: ['child', 'missing', 'adult', 'pet'], plants: ['suitcase'] },
    { id: 'go-away', part: 'try', at: 'home', with: ['child', 'missing', 'elder'] },
    { id: 'hide', part: 'try', at: 'home', with: ['child', 'missing', 'friend', 'pet'] },
    { id: 'so-heavy', part: 'turn', at: 'bed', with: ['child', 'missing'] },
    { id: 'what-do-you-want', part: 'turn', at: 'bed', with: ['child', 'missing'] },
    { id: 'telling', part: 'back', at: 'bed', with: ['child', 'missing', 'adult'], pays: ['suitcase'] },
    { id: 'light', part: 'last', at: 'bed', with: ['child', 'missing'] },
  ],
  pictures: [
    {
      beats: ['the-bell', 'go-away'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'bear', feeling: 'surprised' },
        { who: 'bear', at: 'right', act: 'holds', to: 'bag', size: 'huge', feeling: 'sad', called: 'missing' },
      ],
    },
    {
      beats: ['so-heavy', 'hide'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'bear', at: 'left', act: 'cries', size: 'huge', feeling: 'crying', called: 'missing' },
        { who: 'child', at: 'bed', act: 'sits', feeling: 'afraid' },
      ],
    },
    {
      beats: ['telling', 'what-do-you-want', 'light'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'bear', feeling: 'calm' },
        { who: 'bear', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'happy', called: 'missing' },
      ],
    },
  ],
});

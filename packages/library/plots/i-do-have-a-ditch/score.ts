import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-do-have-a-ditch',
  premise:
    'A child who lies awake over the climate finds its grandmother awake as well; she cannot help with the Antarctic, but she has a ditch that she dug herself at that age to dry a bog out, and in the morning they stop it with five boards and moss, with her sitting in it when the authority rings back at last.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  votes: { sv: [0, 3] },
  leads: [],
  wish: { concepts: ['climate-worry'], onlyAsked: true },
  nights: {
    place: 'a bog behind a grandmother’s house',
    indoors: false,
    tone: 'wry-honest',
    mechanism: 'stopping the one ditch that one has',
    feeling: 'anxious',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['dark'],
  registry: {
    idea: 'whoever cannot help with the Antarctic has dug a ditch through a bog and can fill it in again',
    device: 'a grandparent sits down in a ditch as the plug, and takes a call',
    objects: ['straightest ditch in the parish', 'seven pines like walking sticks', 'five boards across a ditch', 'water read off a notched stick', 'star that lies still in a ditch'],
    joke: 'no, it’s a good time, I’m sitting down',
    ending: 'the other ditch, at seven o’clock',
  },
  beats: [
    { id: 'the-ice', part: 'open', at: 'the attic', with: ['child', 'friend', 'pet'], plants: ['awake'] },
    { id: 'the-antarctic', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'elder2'] },
    { id: 'it-leaks', part: 'stir', at: 'the kitchen', with: ['child', 'elder'], plants: ['two'] },
    { id: 'five-boards', part: 'try', at: 'the bog', with: ['child', 'elder', 'pet'], plants: ['forestry'] },
    { id: 'not-made-of-peat', part: 'turn', at: 'the bog', with: ['child', 'elder'] },
    { id: 'sitting-down', part: 'turn', at: 'the bog', with: ['child', 'elder'], pays: ['forestry', 'two'] },
    { id: 'not-enough', part: 'lull', at: 'the bog', with: ['child', 'elder', 'friend', 'pet'], plants: ['the other'] },
    { id: 'next-to-it', part: 'back', at: 'the attic', with: ['child', 'elder', 'elder2'], pays: ['awake'] },
    { id: 'a-star', part: 'last', at: 'the bog', with: ['child', 'elder', 'friend', 'pet'], pays: ['the other'] },
  ],
  pictures: [
    {
      beats: ['it-leaks', 'the-antarctic', 'five-boards'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'elder', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'right', act: 'listens-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'table', at: 'centre' }],
    },
    {
      beats: ['sitting-down', 'not-made-of-peat', 'five-boards'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits', holding: 'mobile-phone', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-star', 'next-to-it', 'not-enough'],
      framing: 'middle',
      world: 'forest',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'stick', holding: 'flashlight', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'stands', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'stick', at: 'centre' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-passing-through',
  premise:
    'A ghost on its way from one wall to another goes through a child with a fever, and is told to go round; then it is asked to go through again, for it is so cool, and stays till it is steam on the window, where it must be drawn a mouth; and a fever too is only passing through.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [12, 12], en: [4, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: {
    place: 'a bedroom',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'drawing a face on a misty window, so that somebody can answer',
    feeling: 'poorly',
    sleep: true,
    endsInBed: true,
    seasons: ['autumn', 'winter', 'spring'],
  },
  contains: ['ghost', 'ill'],
  registry: {
    idea: 'a ghost who goes through everything knows how a fever goes through somebody',
    device: 'a ghost that has gone up in steam is grey mist on a window, and can be given eyes and a mouth with a finger',
    objects: ['skirt held up round a bed', 'forehead with a ghost in it', 'one eye bigger than the other', 'cold hand and the other cold hand'],
    joke: 'first I am to go round and now I am to go through; you are a difficult piece of furniture',
    ending: 'we are through, and somebody is asleep already',
  },
  beats: [
    { id: 'out-of-the-wall', part: 'open', at: 'the bedroom', with: ['child', 'ghost', 'pet'], plants: ['through'] },
    { id: 'in-the-way', part: 'stir', at: 'bed', with: ['child', 'ghost'], plants: ['wall-to-wall'] },
    { id: 'all-the-way-round-the-bed', part: 'try', at: 'the bedroom', with: ['child', 'ghost', 'pet'] },
    { id: 'furniture', part: 'try', at: 'bed', with: ['child', 'ghost', 'adult', 'elder', 'elder2', 'friend'], plants: ['foot'] },
    { id: 'like-a-window', part: 'turn', at: 'bed', with: ['child', 'ghost'] },
    { id: 'mist', part: 'lull', at: 'the bedroom', with: ['child', 'ghost'] },
    { id: 'no-mouth', part: 'turn', at: 'the window', with: ['child', 'ghost', 'adult', 'elder'] },
    { id: 'the-nose', part: 'back', at: 'the window', with: ['child', 'ghost', 'adult', 'elder'], pays: ['foot'] },
    { id: 'it-knows-the-way', part: 'down', at: 'bed', with: ['child', 'ghost'], pays: ['wall-to-wall'] },
    { id: 'through', part: 'last', at: 'bed', with: ['child', 'ghost', 'adult', 'elder'], pays: ['through'] },
  ],
  pictures: [
    {
      beats: ['all-the-way-round-the-bed', 'in-the-way', 'furniture'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'ghost', at: 'left', act: 'walks', size: 'child', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['no-mouth', 'mist', 'the-nose'],
      framing: 'over-shoulder',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'right', act: 'points-at', to: 'ghost', feeling: 'curious', faces: 'left' },
        { who: 'ghost', at: 'above', act: 'flies', size: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['it-knows-the-way', 'the-nose', 'through'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'bed', act: 'lies-on-back', feeling: 'sleepy', faces: 'right' },
        { who: 'ghost', at: 'centre', act: 'pats', to: 'child', size: 'small', feeling: 'calm', faces: 'left' },
        { who: 'adult', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});

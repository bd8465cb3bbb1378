import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'your-shoelace-is-undone',
  premise:
    'A child whose bows never hold wants to walk round the duck pond without being told so, and meets the worst superhero in the world: when she snaps her fingers all knots come undone, and she cannot choose; nearly round they find a duck in a fishing line, and the child must give up its own bows and hold up her trousers.',
  writtenFirstIn: 'en',
  ages: [5, 10],
  leads: [],
  wish: { concepts: ['superhero-rubbish'] },
  nights: {
    place: 'a duck pond',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving back a promise, at the price of one’s own bows',
    feeling: 'tired of being told the same thing by everybody',
    sleep: false,
  },
  seasons: ['spring', 'summer', 'autumn'],
  contains: ['superhero', 'duck'],
  registry: {
    idea: 'a superhero undoes all knots at once, as far away as it can be heard, and cannot choose which',
    device: 'whoever has been promised that he will not snap gives the promise back, and holds up his trousers meanwhile',
    objects: ['bows that lie down flat like spaghetti', 'pants with ducks on', 'hands so deep in pockets that they keep trousers up', 'fishing line round a duck'],
    joke: 'I rescued a tent once; they had not asked',
    ending: 'a very small snap a long way off: he is happy, and the child steps out of both shoes',
  },
  beats: [
    { id: 'all-the-way-round', part: 'open', at: 'the duck pond', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['lace', 'helper'] },
    { id: 'im-knott', part: 'stir', at: 'the duck pond', with: ['child', 'hero', 'friend', 'adult', 'elder', 'minder'], plants: ['all-at-once'] },
    { id: 'no-use', part: 'lull', at: 'the duck pond', with: ['child', 'hero', 'adult', 'elder', 'minder'], plants: ['promise', 'happy'] },
    { id: 'the-duck', part: 'try', at: 'the little bridge', with: ['child', 'hero', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'your-promise-back', part: 'turn', at: 'the little bridge', with: ['child', 'hero', 'friend', 'pet', 'elder'], pays: ['promise', 'helper'] },
    { id: 'well-done', part: 'turn', at: 'the little bridge', with: ['child', 'hero', 'adult', 'elder', 'minder'], pays: ['all-at-once', 'lace'] },
    { id: 'more-bows-than-anybody', part: 'back', at: 'the little bridge', with: ['child', 'hero'] },
    { id: 'on-the-doorstep', part: 'last', at: 'the doorstep', with: ['child', 'adult', 'elder', 'minder'], pays: ['happy'] },
  ],
  pictures: [
    {
      beats: ['im-knott', 'no-use'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'superhero', feeling: 'curious', faces: 'right' },
        { who: 'superhero', called: 'hero', at: 'right', act: 'sits-on', to: 'bench', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
    {
      beats: ['the-duck', 'no-use', 'your-promise-back'],
      framing: 'over-shoulder',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'duck', feeling: 'sad', faces: 'right' },
        { who: 'duck', at: 'right', act: 'swims', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['well-done', 'your-promise-back', 'more-bows-than-anybody'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'duck', feeling: 'proud', faces: 'right' },
        { who: 'superhero', called: 'hero', at: 'centre', act: 'looks-at', to: 'duck', feeling: 'happy', faces: 'right' },
        { who: 'duck', at: 'right', act: 'swims', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});

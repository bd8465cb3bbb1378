import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-till-the-suns-on-it',
  premise:
    'A child who has to be a fairy on tiptoe in the class play meets a real one, in boots, who opens roses with her shoulder; when the friend is stuck in a paper rosebud in front of everybody, tiptoes are no good, and the whole hall has to heave.',
  writtenFirstIn: 'en',
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['fairy'] },
  nights: { place: 'the school hall', indoors: true, tone: 'funny', mechanism: 'opening a bud with one’s shoulder while somebody pushes from inside', feeling: 'shy', sleep: false, seasons: ['spring', 'summer', 'autumn'] },
  contains: ['fairy'],
  registry: {
    idea: 'flowers do not open by themselves: a fairy in boots puts her shoulder to them, and half of it is done from the inside',
    device: 'what was shown on a rose is done on a stage, and the rhyme is changed to say so',
    objects: ['wings buttoned up under braces', 'paper bud as big as a wardrobe', 'two very small boots in a jug of roses', 'slippers kicked off'],
    joke: 'fairies don’t dance, when would they have the time',
    ending: 'the child is the bud, shut until the sun is on it',
  },
  beats: [
    { id: 'tippy-toes', part: 'open', at: 'the garden', with: ['child'], plants: ['rhyme'] },
    { id: 'mrs-clump', part: 'stir', at: 'the garden', with: ['child', 'fairy', 'pet'], plants: ['wings'] },
    { id: 'heave', part: 'stir', at: 'the garden', with: ['child', 'fairy'], plants: ['sun', 'half of it'] },
    { id: 'the-hall', part: 'try', at: 'the school hall', with: ['child', 'friend', 'teacher', 'elder', 'elder2'], plants: ['front row'] },
    { id: 'once-more', part: 'try', at: 'the stage', with: ['child', 'friend', 'teacher'] },
    { id: 'tippy-toes-are-no-good', part: 'lull', at: 'the stage', with: ['child', 'friend', 'teacher', 'fairy'] },
    { id: 'here-goes', part: 'turn', at: 'the stage', with: ['child', 'friend'], pays: ['rhyme', 'half of it'] },
    { id: 'the-rose', part: 'turn', at: 'the stage', with: ['child', 'friend', 'fairy', 'elder'], pays: ['wings', 'front row'] },
    { id: 'keep-it-in', part: 'back', at: 'the hall', with: ['child', 'friend', 'teacher', 'fairy'] },
    { id: 'the-last-petal', part: 'last', at: 'bed', with: ['child', 'fairy', 'pet'], pays: ['sun'] },
  ],
  pictures: [
    {
      beats: ['heave', 'mrs-clump', 'the-hall'],
      framing: 'close',
      world: 'garden',
      season: 'summer',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'fairy', feeling: 'surprised', faces: 'right' },
        { who: 'fairy', at: 'right', act: 'pushes', to: 'rose', size: 'tiny', feeling: 'angry', called: 'fairy' },
      ],
      things: [{ what: 'rose', at: 'right' }],
    },
    {
      beats: ['once-more', 'tippy-toes-are-no-good', 'the-hall', 'here-goes'],
      framing: 'wide',
      world: 'sports-hall',
      season: 'summer',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'dances', feeling: 'sad' },
        { who: 'man', at: 'right', act: 'points-at', to: 'rose', feeling: 'afraid', faces: 'left', called: 'teacher' },
      ],
      things: [{ what: 'rose', at: 'centre', size: 'huge' }],
    },
    {
      beats: ['the-rose', 'here-goes', 'keep-it-in'],
      framing: 'middle',
      world: 'sports-hall',
      season: 'summer',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'crawls', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'friend', feeling: 'laughing', faces: 'right' },
        { who: 'fairy', at: 'above', act: 'flies', size: 'small', feeling: 'happy', called: 'fairy' },
      ],
      things: [{ what: 'rose', at: 'far' }],
    },
  ],
});

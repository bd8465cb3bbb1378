import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'am-i-found-now',
  premise: 'A troll has been hiding for sixty winters from a six-year-old who had counted to ninety-seven; the six-year-old is now somebody’s grandparent, and only a small scar on a knee can prove it, so that the counting can be finished.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [17, 31], en: [14, 30] },
  ages: [5, 7],
  leads: ['elder', 'friend'],
  wish: { concepts: ['troll'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'the forest', indoors: false, tone: 'funny-tender', mechanism: 'finishing the counting', feeling: 'sad', sleep: false, endsInBed: true },
  contains: ['troll'],
  registry: {
    idea: 'a troll that is so good at hiding that it has not been found for sixty winters',
    device: 'a scar proves who somebody was',
    objects: ['stone that giggles', 'spruce on a back', 'small white scar'],
    joke: 'It is not you who are looking',
    ending: 'a stone asleep on the lawn that does not have to hide',
  },
  beats: [
    { id: 'the-stone-giggled', part: 'open', at: 'the forest', with: ['child', 'friend', 'elder'] },
    { id: 'not-you', part: 'stir', at: 'the forest', with: ['child', 'friend', 'troll'], plants: ['knee'] },
    { id: 'ninety-seven', part: 'lull', at: 'the house', with: ['child', 'friend', 'elder', 'adult'], plants: ['counting'] },
    { id: 'grey', part: 'try', at: 'the forest', with: ['child', 'friend', 'elder', 'troll', 'pet'] },
    { id: 'anybody-can-say-that', part: 'turn', at: 'the forest', with: ['child', 'elder', 'troll'] },
    { id: 'the-knee', part: 'turn', at: 'the forest', with: ['child', 'elder', 'troll'], pays: ['knee'] },
    { id: 'a-hundred', part: 'back', at: 'the forest', with: ['child', 'friend', 'elder', 'troll'], pays: ['counting'] },
    { id: 'on-the-lawn', part: 'last', at: 'the house', with: ['child', 'troll', 'elder'] },
  ],
  pictures: [
    {
      beats: ['not-you', 'the-stone-giggled', 'ninety-seven'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'troll', at: 'right', act: 'sits', size: 'big', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'troll', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'troll', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['anybody-can-say-that', 'grey', 'the-knee'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'talks-to', to: 'troll', feeling: 'sad', faces: 'right' },
        { who: 'troll', at: 'right', act: 'sits', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'near', act: 'looks-at', to: 'elder', feeling: 'sad' },
      ],
    },
    {
      beats: ['a-hundred', 'the-knee', 'on-the-lawn'],
      framing: 'close',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'left', act: 'hugs', to: 'troll', feeling: 'laughing', faces: 'right' },
        { who: 'troll', at: 'right', act: 'sits', size: 'big', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});

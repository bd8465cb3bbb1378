import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shut-that-door',
  premise: 'The wind, which nobody has ever let in, borrows a ghost’s sheet on Halloween and gets as big as whatever it puts on; when it has put on every leaf in town, a child holds up one mitten.',
  writtenFirstIn: 'sv',
  ages: [4, 9],
  leads: [],
  wish: { concepts: ['autumn', 'halloween', 'wind', 'leaf', 'pumpkin', 'storm'] },
  nights: { place: 'street', indoors: false, tone: 'tender', mechanism: 'letting somebody in', feeling: 'lonely', sleep: false, seasons: ['autumn'] },
  contains: ['autumn', 'halloween', 'wind', 'ghost', 'leaf', 'pumpkin', 'storm'],
  registry: {
    idea: 'the wind gets as big as what it puts on',
    device: 'a mitten is held open in front of a giant of leaves',
    objects: ['sheet with somebody in it', 'giant of leaves', 'mitten that waves', 'pumpkin blown out'],
    joke: 'I rang every bell in the street at once',
    ending: 'the door is shut, and the wind is on the right side of it',
  },
  beats: [
    { id: 'the-sheet', part: 'open', at: 'the street', with: ['child', 'friend', 'wind'] },
    { id: 'as-big-as', part: 'stir', at: 'the street', with: ['child', 'friend', 'wind'], plants: ['size'] },
    { id: 'trick-or-treat', part: 'try', at: 'the street', with: ['child', 'friend', 'wind', 'elder', 'pet'] },
    { id: 'lonely', part: 'lull', at: 'the street', with: ['child', 'wind'] },
    { id: 'the-leaves', part: 'turn', at: 'the street', with: ['child', 'friend', 'wind'] },
    { id: 'the-mitten', part: 'turn', at: 'the street', with: ['child', 'wind'], pays: ['size'] },
    { id: 'in', part: 'back', at: 'the hall', with: ['child', 'wind', 'adult'] },
    { id: 'the-right-side', part: 'last', at: 'bed', with: ['child', 'wind', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['as-big-as', 'trick-or-treat'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lantern',
      season: 'autumn',
      figures: [
        { who: 'ghost', at: 'right', act: 'waves', feeling: 'laughing' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'surprised' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'laughing' },
      ],
      things: [{ what: 'pumpkin', at: 'near' }],
    },
    {
      beats: ['the-leaves', 'the-mitten'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'lantern',
      season: 'autumn',
      figures: [
        { who: 'giant', at: 'right', act: 'cries', size: 'huge', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'mitten', feeling: 'afraid' },
        { who: 'friend', at: 'left', act: 'hides-behind', to: 'pumpkin', feeling: 'afraid' },
      ],
      things: [
        { what: 'pumpkin', at: 'left' },
        { what: 'leaf', at: 'centre', count: 5 },
      ],
    },
    {
      beats: ['in', 'the-right-side'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      season: 'autumn',
      figures: [
        { who: 'mitten', at: 'left', act: 'waves', feeling: 'happy' },
        { who: 'child', at: 'bed', act: 'sleeps' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mind-your-bottom',
  premise:
    'A fairy flies backwards and lands bottom first in whatever the garden has, the neighbour’s bottom too, until a spider’s web holds her still and the child sees that her wings are buttoned on back to front, as a jumper can be.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [10, 33], en: [2, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fairy'] },
  seasons: ['summer', 'autumn'],
  nights: {
    place: 'the neighbour’s garden',
    indoors: false,
    tone: 'funny',
    mechanism: 'turning a pair of wings round and doing up one button',
    feeling: 'proud',
    sleep: false,
  },
  contains: ['fairy', 'spider'],
  registry: {
    idea: 'a fairy has her wings on back to front and has only ever seen where she has been',
    device: 'somebody whose jumper is back to front knows what is wrong with a pair of wings',
    objects: ['watering can that goes dong', 'one button on a fairy’s back', 'tractor round at the back of a jumper'],
    joke: 'mind both your bottoms',
    ending: 'she goes on backwards, on purpose, so as to wave, and minds her bottom',
  },
  beats: [
    { id: 'dong', part: 'open', at: 'the neighbour’s garden', with: ['child', 'fairy'], plants: ['behind'] },
    { id: 'cabbage', part: 'stir', at: 'the neighbour’s garden', with: ['child', 'fairy', 'friend'], refrain: true, plants: ['backwards'] },
    { id: 'wheelbarrow', part: 'try', at: 'the neighbour’s garden', with: ['child', 'fairy', 'pet'], refrain: true },
    { id: 'both', part: 'try', at: 'the carrots', with: ['child', 'fairy', 'neighbour', 'elder', 'elder2'], refrain: true },
    { id: 'no-bump', part: 'lull', at: 'the beans', with: ['child', 'fairy'], pays: ['behind'] },
    { id: 'the-button', part: 'turn', at: 'the beans', with: ['child', 'fairy', 'adult'] },
    { id: 'forwards', part: 'back', at: 'the neighbour’s garden', with: ['child', 'fairy', 'neighbour'] },
    { id: 'and-she-did', part: 'last', at: 'the pear tree', with: ['child', 'fairy'], pays: ['backwards'] },
  ],
  pictures: [
    {
      beats: ['dong', 'cabbage', 'wheelbarrow'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'fairy', at: 'centre', act: 'flies', size: 'small', feeling: 'surprised', faces: 'left', called: 'fairy' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'fairy', feeling: 'surprised', faces: 'right' },
      ],
      things: [
        { what: 'wheelbarrow', at: 'right' },
        { what: 'watering-can', at: 'near' },
      ],
    },
    {
      beats: ['both', 'wheelbarrow'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'old-man', at: 'right', act: 'sits', holding: 'carrot', feeling: 'surprised', faces: 'left', called: 'neighbour' },
        { who: 'fairy', at: 'above', act: 'falls', size: 'small', feeling: 'surprised', called: 'fairy' },
        { who: 'child', at: 'left', act: 'points-at', to: 'old-man', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['no-bump', 'the-button'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'fairy', at: 'centre', act: 'flies', size: 'small', feeling: 'afraid', faces: 'left', called: 'fairy' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'fairy', feeling: 'curious', faces: 'right' },
        { who: 'spider', at: 'right', act: 'looks-at', to: 'fairy', size: 'tiny', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'web', at: 'right' }],
    },
  ],
});

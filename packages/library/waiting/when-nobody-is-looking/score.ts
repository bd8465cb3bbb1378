import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'when-nobody-is-looking',
  premise: 'The strongest person in the world, but only when nobody is looking, and the loudest friend, who is good at everybody looking.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['superhero', 'magic', 'beach', 'sea', 'friendship', 'brave'] },
  nights: { place: 'beach', indoors: false, tone: 'wry-warm', mechanism: 'one is looked at so that the other is not', feeling: 'unseen', sleep: false },
  contains: ['superhero', 'sea'],
  registry: {
    idea: 'strongest in the world only when nobody is looking',
    device: 'the friend is the opposite: everybody looking',
    objects: ['fridge', 'red scooter with a basket', 'curtain capes', 'piano at the top of a house'],
    joke: 'I felt a breeze, said the friend loyally',
    ending: 'the grown-up at the door has shut eyes: down you come',
  },
  beats: [
    { id: 'the-fridge', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'pet'], plants: ['nobody looking', 'everybody looking'] },
    { id: 'the-loudest', part: 'stir', at: 'the beach', with: ['child', 'friend', 'elder'] },
    { id: 'sixty-people', part: 'try', at: 'the beach', with: ['child', 'friend', 'adult', 'elder'] },
    { id: 'the-high-one', part: 'turn', at: 'the beach', with: ['child', 'friend', 'elder', 'pet'], pays: ['everybody looking'] },
    { id: 'what-it-weighs', part: 'back', at: 'the beach', with: ['child', 'elder'] },
    { id: 'the-bed', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'pet'], pays: ['nobody looking'] },
  ],
  pictures: [
    {
      beats: ['the-fridge'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-up', to: 'bench', feeling: 'proud' },
        { who: 'friend', at: 'right', act: 'stands', view: 'back', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'centre' }],
    },
    {
      beats: ['sixty-people', 'the-high-one'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'rides', to: 'tricycle', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'pushes', to: 'tricycle' },
        { who: 'friend', at: 'right', act: 'stands-on', to: 'stone', feeling: 'laughing', faces: 'right' },
        { who: 'woman', at: 'right', act: 'looks-at', to: 'friend', feeling: 'surprised' },
      ],
      things: [{ what: 'tricycle', at: 'left' }, { what: 'stone', at: 'right', size: 'child' }],
    },
    {
      beats: ['what-it-weighs'],
      framing: 'close',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised' },
        { who: 'elder', at: 'right', act: 'rides', to: 'tricycle', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'tricycle', at: 'right' }],
    },
  ],
});

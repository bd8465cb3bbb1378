import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-rest-of-the-slug',
  premise:
    'A child who has said “great” four times to a friend, and somebody who has said “how lovely” to an old lady with a cushion, do not know how long a disappointment lasts, because both have always given in before it was over; they say no and stay, and it lasts half a cheese sandwich.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: {
    relation: 'unwilling',
    kinds: ['animal', 'creature', 'person', 'vehicle', 'machine', 'building', 'sky', 'plant', 'food', 'garment', 'furniture', 'toy', 'thing'],
  },
  nights: { place: 'the grass by a lake', indoors: false, tone: 'funny-tender', mechanism: 'staying until a disappointment is over', feeling: 'not daring to make a friend sad', sleep: false },
  contains: [],
  registry: {
    idea: 'a disappointment has an end, and hardly anybody has seen one, since people give in before it is over',
    device: 'somebody is told no and is stayed with until it is over, and how long it lasts is measured in sandwiches',
    objects: ['feelers with lights in', 'cushion fetched for somebody’s great moment', 'sleeping bag that is a slug', 'flowerpot with nobody in it'],
    joke: 'all my life I’ve been afraid of half a cheese sandwich',
    ending: 'a no to a potato is stayed with until it is over',
  },
  beats: [
    { id: 'four-times', part: 'open', at: 'the grass by the lake', with: ['child', 'friend'], plants: ['great', 'rain', 'lights'] },
    { id: 'cushion', part: 'stir', at: 'the grass by the lake', with: ['child', 'wish', 'elder'] },
    { id: 'introduction', part: 'try', at: 'the grass by the lake', with: ['child', 'wish', 'elder', 'elder2'], plants: ['introduction'] },
    { id: 'nobody-knows', part: 'lull', at: 'the grass by the lake', with: ['child', 'wish', 'pet'], plants: ['how long'] },
    { id: 'oh', part: 'turn', at: 'the folding chair', with: ['child', 'wish', 'elder'], pays: ['introduction'] },
    { id: 'two-lights', part: 'turn', at: 'the grass by the lake', with: ['child', 'wish', 'friend'] },
    { id: 'not-over', part: 'turn', at: 'the grass by the lake', with: ['child', 'friend', 'elder', 'elder2'], pays: ['how long'] },
    { id: 'the-rest', part: 'back', at: 'the grass by the lake', with: ['child', 'friend', 'wish', 'elder'], pays: ['rain', 'lights', 'great'] },
    { id: 'half-a-potato', part: 'last', at: 'the table', with: ['child', 'adult'] },
  ],
  pictures: [
    {
      beats: ['cushion', 'introduction', 'nobody-knows'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'centre', act: 'whispers-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['oh', 'two-lights'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'eats', to: 'sandwich', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'wish', at: 'left', act: 'looks-at', to: 'elder', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['not-over', 'the-rest', 'two-lights'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'centre', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'left' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

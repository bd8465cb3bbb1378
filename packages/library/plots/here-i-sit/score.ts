import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'here-i-sit',
  premise:
    'A red train that only goes straight meets a child who only sits, and bumps a foot that lives there; two knees make a tunnel, it is dark in the middle of it, and what both have said all along gets the train out again, and home to a lap.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [3, 12], en: [1, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['train'] },
  nights: {
    place: 'a floor',
    indoors: true,
    tone: 'happy',
    mechanism: 'sitting still with the knees pulled up, and answering into the dark',
    feeling: 'stubborn',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['train'],
  registry: {
    idea: 'a train that goes straight on and a foot that lives there are as stubborn as each other, until the knees are a tunnel',
    device: 'the answer that stood in the way tells the way out of the dark',
    objects: ['piece of pear in a wagon', 'foot that lives there', 'tunnel under two knees'],
    joke: 'my foot lives here, go round',
    ending: 'are you going away; no, here I sit',
  },
  beats: [
    { id: 'along-the-floor', part: 'open', at: 'the floor', with: ['child', 'train', 'pet'], plants: ['pear', 'sit'], refrain: true },
    { id: 'bump', part: 'stir', at: 'the floor', with: ['train', 'child'], refrain: true },
    { id: 'then-ill-wait', part: 'try', at: 'the floor', with: ['train', 'child'], if: 'age>=5' },
    { id: 'stubborn', part: 'try', at: 'the floor', with: ['train', 'child', 'friend', 'elder', 'elder2'], refrain: true },
    { id: 'a-tunnel', part: 'try', at: 'the floor', with: ['child', 'train'], refrain: true },
    { id: 'dark-in-here', part: 'lull', at: 'the floor', with: ['train', 'child'] },
    { id: 'one-wheel', part: 'turn', at: 'the floor', with: ['child', 'train'], refrain: true },
    { id: 'again', part: 'back', at: 'the floor', with: ['train', 'child', 'friend', 'pet'], pays: ['pear'], refrain: true },
    { id: 'where-it-is-warm', part: 'last', at: 'the floor', with: ['train', 'child'], pays: ['sit'], refrain: true },
  ],
  pictures: [
    {
      beats: ['bump', 'along-the-floor', 'then-ill-wait', 'stubborn'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
        { who: 'train', at: 'right', act: 'looks-at', to: 'child', size: 'small', colour: 'red', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['dark-in-here', 'a-tunnel', 'one-wheel'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'train', at: 'right', act: 'waits', size: 'small', colour: 'red', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['where-it-is-warm', 'again', 'one-wheel'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [{ who: 'child', at: 'centre', act: 'sits', holding: 'toy-train', feeling: 'happy' }],
    },
  ],
});

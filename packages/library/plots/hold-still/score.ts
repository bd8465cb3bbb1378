import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hold-still',
  premise:
    'A lion who will not eat is holding still for a wren who builds with his mane; when a van frightens her off, the child, who cannot hold still to be combed, holds still for her.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [8, 12], en: [3, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['lion'] },
  nights: {
    place: 'a zoo',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'holding still, and a sneeze too',
    feeling: 'impatient',
    sleep: false,
  },
  contains: ['lion', 'bird'],
  registry: {
    idea: 'the biggest lion holds still for a bird who pulls out his hair',
    device: 'hold still',
    objects: ['hairbrush full of hair', 'wren on a head', 'half a nest in a wall'],
    joke: 'she’ll be blown to Scotland',
    ending: 'a whole bus ride is held still for a head on the shoulder',
  },
  beats: [
    { id: 'hairbrush', part: 'open', at: 'the zoo', with: ['child', 'bernard', 'adult', 'friend', 'elder'], plants: ['hairbrush'] },
    { id: 'three-days', part: 'stir', at: 'the zoo', with: ['bernard', 'tamsin'] },
    { id: 'a-wren', part: 'try', at: 'the zoo', with: ['child', 'bernard', 'friend'], refrain: true },
    { id: 'the-sneeze', part: 'try', at: 'the zoo', with: ['bernard', 'tamsin'], plants: ['sneeze'], refrain: true },
    { id: 'the-van', part: 'turn', at: 'the zoo', with: ['bernard', 'tamsin'] },
    { id: 'half-a-nest', part: 'lull', at: 'the zoo', with: ['child', 'tamsin'] },
    { id: 'on-the-grass', part: 'turn', at: 'the grass', with: ['child', 'bernard', 'friend', 'pet'], pays: ['hairbrush'] },
    { id: 'something-light', part: 'turn', at: 'the grass', with: ['child', 'bernard'] },
    { id: 'ping', part: 'back', at: 'the zoo', with: ['child', 'bernard'], pays: ['sneeze'] },
    { id: 'late-bus', part: 'last', at: 'the bus home', with: ['child', 'adult', 'elder', 'elder2'] },
  ],
  pictures: [
    {
      beats: ['a-wren', 'the-sneeze', 'three-days'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'lion', at: 'right', act: 'lies-on-stomach', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'bird', at: 'centre', act: 'stands-on', to: 'lion', size: 'tiny', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['on-the-grass', 'half-a-nest', 'something-light'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'curious', faces: 'right' },
        { who: 'lion', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['ping', 'late-bus', 'something-light'],
      framing: 'wide',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'happy', faces: 'right' },
        { who: 'lion', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
        { who: 'bird', at: 'centre', act: 'flies', size: 'tiny', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'where-oh-where',
  premise: 'Two slippers stand under a sheet on the line, and the child looks in all the wrong places on purpose; when there is nobody in the slippers, two shadows on the grass tell who has been walking behind.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: ['elder'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a garden', indoors: false, tone: 'funny', mechanism: 'seeing a shadow with a hat beside one’s own', feeling: 'worried', sleep: false },
  contains: [],
  registry: {
    idea: 'whoever hides has stepped out of the slippers and walks behind the one who looks',
    device: 'a big shadow next to a little one',
    objects: ['two brown slippers under a sheet', 'snail in a bucket', 'grass on the socks'],
    joke: 'Tee hee, said the sheet',
    ending: 'two slippers and two little shoes under the sheet',
  },
  beats: [
    { id: 'two-slippers', part: 'open', at: 'the garden', with: ['child', 'elder'], refrain: true, plants: ['sheet', 'slippers', 'hat'] },
    { id: 'not-in-the-bucket', part: 'try', at: 'the garden', with: ['child'], refrain: true },
    { id: 'not-in-the-can', part: 'try', at: 'the garden', with: ['child'], refrain: true },
    { id: 'found-you', part: 'stir', at: 'the washing line', with: ['child'], refrain: true },
    { id: 'pat', part: 'lull', at: 'the grass', with: ['child'], refrain: true },
    { id: 'two-shadows', part: 'turn', at: 'the grass', with: ['child', 'elder'], pays: ['hat'] },
    { id: 'behind-you', part: 'back', at: 'the grass', with: ['child', 'elder'], pays: ['slippers'] },
    { id: 'the-bench', part: 'down', at: 'the bench', with: ['child', 'elder'] },
    { id: 'tee-hee', part: 'last', at: 'the bench', with: ['child', 'elder', 'adult', 'elder2', 'neighbour'], refrain: true, pays: ['sheet'] },
  ],
  pictures: [
    {
      beats: ['two-slippers', 'not-in-the-bucket', 'not-in-the-can'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [{ who: 'child', at: 'left', act: 'looks-at', to: 'bucket', feeling: 'curious', faces: 'right' }],
      things: [
        { what: 'bucket', at: 'centre' },
        { what: 'clothes-line', at: 'far' },
        { what: 'slippers', at: 'right', colour: 'brown' },
      ],
    },
    {
      beats: ['found-you', 'pat', 'two-shadows'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'left', act: 'sneaks', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'slippers', at: 'far', colour: 'brown' }],
    },
    {
      beats: ['behind-you', 'two-shadows', 'the-bench'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'gives', to: 'elder', holding: 'slippers', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});

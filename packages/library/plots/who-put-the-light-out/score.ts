import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'who-put-the-light-out',
  premise:
    'A princess on the sofa has a crown that is much too big, and each time it drops over her eyes she asks who put the light out; the child lifts it, until she sneezes and it sticks, and in the end it is a hand that puts the light out, and that is lovely.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  putBefore: { sv: [10, 12], en: [5, 12] },
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['princess'] },
  nights: {
    place: 'the sofa',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'lifting a crown with both hands, a wiggle this way and a wiggle that way',
    feeling: 'afraid in the dark for a moment',
    sleep: false,
  },
  alike: ['clonk-good-night', 'on-my-dress-please'],
  contains: ['princess'],
  registry: {
    idea: 'a princess thinks the light is put out, when it is her crown that has come down over her eyes',
    device: 'a crown is worn in the lap, where the bun lay before',
    objects: ['dress that rustles', 'crown down to the chin', 'bun that was in the lap all along'],
    joke: 'who put the light out, and who took my bun',
    ending: 'this time somebody did put the light out, with a hand, and it is lovely',
  },
  beats: [
    { id: 'on-the-sofa', part: 'open', at: 'the sofa', with: ['child', 'princess'], plants: ['rustle'], refrain: true },
    { id: 'take-it-off', part: 'try', at: 'the sofa', with: ['child', 'princess'], refrain: true },
    { id: 'the-bun', part: 'try', at: 'the sofa', with: ['child', 'princess', 'friend', 'elder', 'elder2'], plants: ['lap'], refrain: true },
    { id: 'quite-still', part: 'try', at: 'the sofa', with: ['child', 'princess'], refrain: true, if: 'age>=5' },
    { id: 'tishoo', part: 'turn', at: 'the sofa', with: ['child', 'princess', 'pet'], refrain: true },
    { id: 'both-hands', part: 'turn', at: 'the sofa', with: ['child', 'princess'] },
    { id: 'in-the-lap', part: 'back', at: 'the sofa', with: ['child', 'princess', 'friend'], pays: ['lap'] },
    { id: 'me', part: 'last', at: 'the sofa', with: ['child', 'princess'], pays: ['rustle'], refrain: true },
  ],
  pictures: [
    {
      beats: ['take-it-off', 'on-the-sofa', 'the-bun'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'princess', at: 'seat', act: 'sits', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'princess', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['both-hands', 'tishoo'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'crown', feeling: 'curious', faces: 'right' },
        { who: 'princess', at: 'right', act: 'is-afraid', size: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['me', 'in-the-lap'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'seat', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'princess', at: 'seat', act: 'sits', size: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});

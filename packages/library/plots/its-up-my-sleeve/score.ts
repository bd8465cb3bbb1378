import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-up-my-sleeve',
  premise:
    'A conjuror who cannot fib tells everybody how it is done, and loses his audience and his job; his assistant does the one trick that he cannot see through, and he finds out how it is to wonder.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [10, 12], en: [8, 12] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['wizard', 'magic'] },
  nights: { place: 'a stage in a park', indoors: false, tone: 'funny-tender', mechanism: 'a coin trick kept secret', feeling: 'sorry for somebody', sleep: false },
  contains: ['wizard', 'magic'],
  registry: {
    idea: 'a wizard who has never wondered himself gives every trick away, until there is one he cannot find out',
    device: 'a tin coin that is in neither hand',
    objects: ['tin coin', 'lady in a box who says hello', 'clock turned into a lemon'],
    joke: 'it is up my sleeve; hello, said the lady in the box',
    ending: 'the wizard would rather not be told',
  },
  beats: [
    { id: 'the-ball', part: 'open', at: 'the stage', with: ['child', 'magnifiko'], plants: ['sleeve', 'coin'] },
    { id: 'two-ladies', part: 'stir', at: 'the stage', with: ['magnifiko', 'gun'], plants: ['wonder'] },
    { id: 'last-evening', part: 'try', at: 'the stage', with: ['child', 'magnifiko', 'wik', 'friend', 'elder', 'elder2'] },
    { id: 'lips-shut', part: 'try', at: 'the stage', with: ['magnifiko', 'wik'] },
    { id: 'it-burst', part: 'turn', at: 'the stage', with: ['magnifiko', 'gun', 'wik', 'friend'] },
    { id: 'the-coin', part: 'turn', at: 'the stage', with: ['child', 'magnifiko', 'pet'], pays: ['coin'] },
    { id: 'where-is-it', part: 'turn', at: 'the stage', with: ['child', 'magnifiko'] },
    { id: 'dont-say', part: 'turn', at: 'the stage', with: ['child', 'magnifiko'], pays: ['wonder'] },
    { id: 'from-the-beginning', part: 'back', at: 'the stage', with: ['magnifiko', 'wik'] },
    { id: 'the-edge', part: 'last', at: 'the edge of the stage', with: ['child', 'magnifiko', 'adult', 'gun'], pays: ['sleeve'] },
  ],
  pictures: [
    {
      beats: ['last-evening', 'two-ladies', 'lips-shut', 'the-ball'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'magician', called: 'magnifiko', at: 'centre', act: 'stands', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'whispers-to', to: 'magician', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'box', at: 'right', size: 'big' }],
    },
    {
      beats: ['the-coin', 'it-burst', 'where-is-it'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'coin', feeling: 'proud', faces: 'right' },
        { who: 'magician', called: 'magnifiko', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'coin', at: 'left' }],
    },
    {
      beats: ['the-edge', 'from-the-beginning', 'dont-say'],
      framing: 'middle',
      world: 'park',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', holding: 'cape', feeling: 'happy', faces: 'right' },
        { who: 'magician', called: 'magnifiko', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
  ],
});

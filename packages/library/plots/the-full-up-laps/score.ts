import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-full-up-laps',
  premise: 'Every lap at home is full up, so the child moves into the laundry basket, where the last one to sulk was the dog, on the day the child itself was new.',
  writtenFirstIn: 'en',
  ages: [3, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling', 'jealous'] },
  nights: { place: 'home', indoors: true, tone: 'tender', mechanism: 'asking the one who was put aside before', feeling: 'jealous', sleep: false },
  contains: ['new-sibling', 'dog', 'cat'],
  registry: {
    idea: 'the dog was the baby before the child was, and sat in the same basket',
    device: 'whoever gives a lap empties another',
    objects: ['basket of washing', 'tractor book', 'green slippers', 'tiny socks'],
    joke: 'drop it off somewhere else',
    ending: 'the last tractor comes home and the lap is full up',
  },
  beats: [
    { id: 'lap-time', part: 'open', at: 'the sofa', with: ['child', 'adult'], plants: ['the lap with the baby in it', 'tractor book'] },
    { id: 'everybody-else', part: 'try', at: 'the room', with: ['child', 'elder', 'elder2', 'friend', 'pet'], plants: ['crayons', 'screws'] },
    { id: 'the-basket', part: 'lull', at: 'the laundry basket', with: ['child'] },
    { id: 'who-sat-there', part: 'stir', at: 'the laundry basket', with: ['child', 'elder', 'pet'], plants: ['hrrrmph'] },
    { id: 'what-next', part: 'turn', at: 'the rug', with: ['child', 'pet', 'adult'] },
    { id: 'a-little-go', part: 'turn', at: 'the rug', with: ['child', 'adult', 'elder2', 'friend', 'pet'], pays: ['crayons', 'screws'] },
    { id: 'another-lap', part: 'back', at: 'the sofa', with: ['child', 'adult', 'elder', 'friend'], pays: ['the lap with the baby in it'] },
    { id: 'the-last-tractor', part: 'last', at: 'the sofa', with: ['child', 'adult', 'pet'], pays: ['tractor book', 'hrrrmph'] },
  ],
  pictures: [
    {
      beats: ['everybody-else', 'the-basket'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
 { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
 { who: 'adult', at: 'seat', act: 'sits', if: 'adult' },
 { who: 'elder', at: 'seat', act: 'sits', if: 'elder & !adult' },
 { who: 'baby', at: 'seat', act: 'sits-on-lap', to: 'adult', feeling: 'sleepy', if: 'adult' },
 { who: 'baby', at: 'seat', act: 'sits', feeling: 'sleepy', if: '!adult & !elder' },
 { who: 'baby', at: 'seat', act: 'sits-on-lap', to: 'elder', feeling: 'sleepy', if: 'elder & !adult' },
 { who: 'dog', at: 'right', act: 'lies-on-stomach', if: '!pet.dog & !pet.cat', called: 'dog' },
 { who: 'pet', at: 'right', act: 'lies-on-stomach', if: 'pet.dog / pet.cat' },],
      
    },
    {
      beats: ['who-sat-there', 'what-next'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'basket', feeling: 'curious', faces: 'right' },
        { who: 'dog', at: 'right', act: 'looks-at', to: 'child', if: '!pet.dog & !pet.cat', called: 'dog', feeling: 'happy' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'basket', at: 'left', size: 'small' }],
    },
    {
      beats: ['a-little-go'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'baby', at: 'centre', act: 'sits-on-lap', to: 'child', feeling: 'happy' },
        { who: 'dog', at: 'right', act: 'looks-at', to: 'baby', if: '!pet.dog & !pet.cat', called: 'dog' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'baby', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});

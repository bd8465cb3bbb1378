import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-tender-toaster',
  premise:
    'On the day of the braces a child feels like a robot, and the best friend finds it in writing: caring for your new appliance; a robot obeys whoever has read the instructions, the friend goes home while it is standing by, and what it will not tell as a child it tells as a robot.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  votes: { en: [3, 6] },
  leads: [],
  wish: { concepts: ['braces'], onlyAsked: true },
  nights: {
    place: 'a kitchen and a hall on the evening of the braces',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'a robot that may not fib says what the matter is, and gives an order',
    feeling: 'not oneself',
    sleep: false,
  },
  contains: ['dentist'],
  registry: {
    idea: 'whoever has had braces put on is an appliance, for it says so on the paper from the orthodontist, and obeys whoever has read it',
    device: 'a robot told to stand by by somebody who goes home can only be asked, and cannot fib',
    objects: ['instructions for an appliance', 'bag of toffees that is seen to', 'bend in the stairs', 'top lip caught on metal'],
    joke: 'I have never met a tender toaster',
    ending: 'are you still a robot? No, said the robot',
  },
  beats: [
    { id: 'mm', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'], plants: ['mm'] },
    { id: 'fair', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'pet'], plants: ['toffees', 'open'] },
    { id: 'official', part: 'stir', at: 'the kitchen', with: ['friend', 'child', 'adult', 'elder', 'minder', 'pet'], plants: ['instructions'] },
    { id: 'only-the-truth', part: 'try', at: 'the kitchen', with: ['friend', 'child', 'adult', 'elder', 'minder'], plants: ['truth', 'settle'] },
    { id: 'tender', part: 'lull', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'stand-by', part: 'try', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['bend'] },
    { id: 'anything-the-matter', part: 'turn', at: 'the hall', with: ['adult', 'elder', 'minder', 'friend', 'child'], pays: ['mm', 'truth', 'open'] },
    { id: 'an-order', part: 'turn', at: 'the hall', with: ['child', 'friend'], pays: ['instructions', 'settle', 'toffees'] },
    { id: 'its-working', part: 'back', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'] },
    { id: 'the-bend', part: 'last', at: 'the stairs', with: ['child', 'adult', 'elder', 'minder'], pays: ['bend'] },
  ],
  pictures: [
    {
      beats: ['fair', 'official', 'only-the-truth'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['tender', 'only-the-truth', 'stand-by'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'gives', to: 'child', holding: 'bread', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'sits', feeling: 'crying', faces: 'left' },
      ],
      things: [{ what: 'soup', at: 'centre' }],
    },
    {
      beats: ['anything-the-matter', 'stand-by', 'an-order'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'adult', at: 'right', act: 'crouches', holding: 'mobile-phone', feeling: 'curious', faces: 'left', if: 'adult & !elder' },
        { who: 'elder', at: 'right', act: 'crouches', holding: 'mobile-phone', feeling: 'curious', faces: 'left', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'crouches', holding: 'mobile-phone', feeling: 'curious', faces: 'left', if: '!adult & !elder' },
      ],
    },
  ],
});

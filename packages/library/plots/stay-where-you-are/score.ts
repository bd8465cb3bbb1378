import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'stay-where-you-are',
  premise:
    'A police car will not sound its siren unless it is for something real, and it cannot either; when the friend who loves confessing sits stuck in the plum tree, the child must be the siren, so that the friend hears that help is coming.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['police-car'] },
  nights: {
    place: 'a yard outside a garage',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'being the siren for somebody who has to hear that help is coming',
    feeling: 'disappointed',
    sleep: false,
    endsInBed: true,
    seasons: ['summer', 'autumn'],
  },
  contains: ['police-car', 'hen'],
  registry: {
    idea: 'a police car with a broken siren will not use it, and a child has to be it when it is real',
    device: 'stay where you are is an order, then a comfort, then a hug, then a wish at a window',
    objects: ['raisin that may not have been one', 'fourth bun', 'plum that is evidence', 'two wires twisted with a thumb'],
    joke: 'a friend who loves to confess steals a plum so as to have something to confess',
    ending: 'a blue light goes round a kitchen without a sound, over two asleep',
  },
  beats: [
    { id: 'will-not', part: 'open', at: 'the yard', with: ['child', 'police-car', 'elder', 'elder2', 'pet'], plants: ['real'] },
    { id: 'i-confess', part: 'stir', at: 'the yard', with: ['friend', 'child', 'police-car'], plants: ['confess', 'stay'] },
    { id: 'fourth-bun', part: 'stir', at: 'the yard', with: ['elder', 'adult', 'police-car'], plants: ['bun'] },
    { id: 'only-a-car', part: 'try', at: 'the yard', with: ['child', 'police-car'] },
    { id: 'the-plum', part: 'turn', at: 'the plum tree', with: ['friend', 'child'] },
    { id: 'we-are-coming', part: 'turn', at: 'the plum tree', with: ['child', 'friend', 'police-car', 'elder'] },
    { id: 'the-microphone', part: 'turn', at: 'the police car', with: ['police-car', 'elder', 'child', 'friend'], pays: ['real'] },
    { id: 'one-foot', part: 'back', at: 'the plum tree', with: ['elder', 'police-car', 'friend'] },
    { id: 'evidence', part: 'back', at: 'the plum tree', with: ['friend', 'police-car', 'child'], pays: ['confess'] },
    { id: 'a-bit-longer', part: 'down', at: 'the kitchen', with: ['child', 'friend', 'adult', 'pet', 'police-car'], pays: ['stay'] },
    { id: 'blue-light', part: 'last', at: 'the kitchen', with: ['elder', 'child', 'friend'], pays: ['bun'] },
  ],
  pictures: [
    {
      beats: ['only-a-car', 'fourth-bun', 'i-confess'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'police-car', feeling: 'angry', faces: 'right' },
        { who: 'police-car', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-plum', 'we-are-coming'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'above', act: 'reaches-for', to: 'plum', feeling: 'happy', anyway: true },
      ],
      things: [
        { what: 'tree', at: 'centre', size: 'huge' },
        { what: 'ladder', at: 'near' },
      ],
    },
    {
      beats: ['the-microphone', 'we-are-coming', 'one-foot'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sings', holding: 'microphone', feeling: 'happy', faces: 'right' },
        { who: 'police-car', at: 'right', act: 'listens-to', to: 'child', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

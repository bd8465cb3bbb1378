import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-dark-that-wanted-to-lie-down',
  premise: 'Every time the lamp is lit the dark has to run; chased off with a torch it leaves the whole street in daylight, and the child goes into the woodshed without a lamp to fetch it.',
  writtenFirstIn: 'sv',
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: { place: 'street', indoors: false, tone: 'tender-funny', mechanism: 'holding out a hand', feeling: 'afraid', sleep: true },
  contains: ['dark'],
  registry: {
    idea: 'the dark is out of breath from running whenever the lamp is lit',
    device: 'a night that stays light',
    objects: ['lamp', 'wardrobe', 'torch', 'shed', 'a sleeve'],
    joke: 'what do you look like? whenever people want to look they turn on the light',
    ending: 'the dark lay down all night long',
  },
  beats: [
    { id: 'click', part: 'open', at: 'bed', with: ['child'], plants: ['lamp', 'make up your mind'] },
    { id: 'who-is-there', part: 'stir', at: 'bed', with: ['child', 'pet'], plants: ['lie down'] },
    { id: 'what-it-is-like', part: 'try', at: 'bed', with: ['child'], plants: ['sleeve'] },
    { id: 'bang', part: 'try', at: 'bed', with: ['child', 'pet'] },
    { id: 'too-light', part: 'lull', at: 'the street', with: ['child', 'adult', 'elder', 'friend', 'neighbour'], plants: ['stars'] },
    { id: 'the-shed', part: 'turn', at: 'the shed', with: ['child', 'adult', 'pet'], pays: ['sleeve', 'make up your mind'] },
    { id: 'home', part: 'back', at: 'the street', with: ['child', 'adult', 'neighbour', 'elder', 'friend'], pays: ['stars'] },
    { id: 'lie-down', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['lie down', 'lamp'] },
  ],
  pictures: [
    {
      beats: ['who-is-there', 'what-it-is-like'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'afraid' },
        { who: 'shadow', at: 'left', act: 'hides-behind', to: 'wardrobe', feeling: 'afraid' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'wardrobe' },
      ],
      things: [{ what: 'wardrobe', at: 'left' }],
    },
    {
      beats: ['bang', 'too-light'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'flashlight', feeling: 'sad' },
        { who: 'woman', at: 'right', act: 'walks', holding: 'pillow', feeling: 'sleepy' },
        { who: 'man', at: 'far', act: 'walks', feeling: 'sleepy' },
        { who: 'bird', at: 'above', act: 'sings' },
      ],
    },
    {
      beats: ['the-shed', 'home'],
      framing: 'close',
      world: 'attic',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'adult', at: 'left', act: 'holds-hands', to: 'child' },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'shadow', feeling: 'afraid' },
        { who: 'shadow', at: 'right', act: 'is-afraid', feeling: 'afraid' },
      ],
    },
  ],
});

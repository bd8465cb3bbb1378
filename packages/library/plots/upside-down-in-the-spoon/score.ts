import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'upside-down-in-the-spoon',
  premise: 'The cap that the child borrows for the Lucia procession is the house tomte’s own; he is seen only in what shines, upside down, so it must be given back with closed eyes.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [10, 31], en: [0, 30] },
  ages: [4, 9],
  leads: [],
  wish: { concepts: ['lucia', 'christmas', 'tomte', 'baking'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'giving with closed eyes', feeling: 'ashamed', sleep: false, seasons: ['winter'] },
  contains: ['tomte', 'christmas'],
  registry: {
    idea: 'one who lives in the house is seen only in what shines',
    device: 'in a spoon left is right and up is down',
    objects: ['red cap on a low nail', 'porridge spoon', 'coffee pot with a hat', 'shining tray'],
    joke: 'his tears ran upwards',
    ending: 'somebody waves upside down',
  },
  beats: [
    { id: 'the-low-nail', part: 'open', at: 'home', with: ['child', 'adult'], plants: ['cap'] },
    { id: 'in-the-spoon', part: 'stir', at: 'the kitchen', with: ['child', 'tomte'] },
    { id: 'the-coffee-pot', part: 'try', at: 'the kitchen', with: ['child', 'tomte', 'pet', 'elder'] },
    { id: 'cold-in-the-thoughts', part: 'lull', at: 'the kitchen', with: ['child', 'tomte'] },
    { id: 'closed-eyes', part: 'turn', at: 'the kitchen', with: ['child', 'tomte'], pays: ['cap'] },
    { id: 'the-tray', part: 'back', at: 'the procession', with: ['child', 'friend', 'adult', 'tomte'] },
    { id: 'good-night', part: 'last', at: 'the kitchen', with: ['child', 'tomte', 'pet'] },
  ],
  pictures: [
    {
      beats: ['in-the-spoon'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'spoon', feeling: 'surprised' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['the-coffee-pot', 'cold-in-the-thoughts'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'elder', holding: 'beanie', feeling: 'sad', if: 'elder' },
        { who: 'elder', at: 'right', act: 'waits', feeling: 'surprised', if: 'elder' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'beanie', feeling: 'sad', if: '!elder' },
      ],
    },
    {
      beats: ['closed-eyes'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tomte-in-spoon', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

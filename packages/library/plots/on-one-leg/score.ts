import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'on-one-leg',
  premise: 'When the child stands on one leg, time stands still; a goal is prevented that the friend would have saved herself, and then somebody does need help, a long way off, by hops.',
  writtenFirstIn: 'sv',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['superhero', 'magic', 'brave'] },
  nights: { place: 'park', indoors: false, tone: 'adventurous', mechanism: 'helping unasked', feeling: 'ashamed', sleep: false },
  contains: ['superhero', 'dog'],
  registry: {
    idea: 'time stands still while one stands on one leg',
    device: 'a rescue in hops, on the same leg',
    objects: ['sock', 'pancake in the air', 'goalkeeper’s gloves', 'swing'],
    joke: 'splat, said the pancake',
    ending: 'the foot goes back under the covers so that the kiss can arrive',
  },
  beats: [
    { id: 'the-sock', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'dog'], plants: ['one leg', 'pancake'] },
    { id: 'top-corner', part: 'try', at: 'the park', with: ['child', 'friend', 'dog'], plants: ['save'] },
    { id: 'somebody-elses-cake', part: 'lull', at: 'the park', with: ['child', 'friend'] },
    { id: 'the-kick', part: 'stir', at: 'the park', with: ['child', 'friend', 'dog', 'adult'] },
    { id: 'hop', part: 'turn', at: 'the park', with: ['child', 'dog'], pays: ['one leg'] },
    { id: 'both-feet', part: 'turn', at: 'the park', with: ['child', 'dog', 'adult'] },
    { id: 'a-save', part: 'back', at: 'the park', with: ['child', 'friend', 'adult'], pays: ['save'] },
    { id: 'one-foot', part: 'down', at: 'bed', with: ['child', 'adult', 'dog'], pays: ['pancake'] },
    { id: 'the-kiss', part: 'last', at: 'bed', with: ['child', 'adult', 'dog'] },
  ],
  pictures: [
    {
      beats: ['top-corner', 'somebody-elses-cake'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'ball', feeling: 'proud' },
        { who: 'friend', at: 'right', act: 'flies', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre' }],
    },
    {
      beats: ['hop', 'the-kick'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'balances', feeling: 'afraid' },
        { who: 'boy', at: 'right', act: 'sits-on', to: 'swing', feeling: 'surprised' },
        { who: 'pet', at: 'right', act: 'jumps', if: 'pet.dog' },
        { who: 'dog', at: 'right', act: 'jumps', if: '!pet.dog', called: 'dog' },
      ],
      things: [{ what: 'swing', at: 'right' }],
    },
    {
      beats: ['a-save', 'both-feet'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'right', act: 'holds-up', to: 'ball', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'jumps', feeling: 'laughing' },
      ],
    },
  ],
});

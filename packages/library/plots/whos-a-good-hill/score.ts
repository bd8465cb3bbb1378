import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whos-a-good-hill',
  premise: 'If you scratch a dog in the right place, its leg goes; the hill with the potatoes on it is a dog, and now that somebody has begun it wants to roll over, unless it is scratched behind the ear.',
  writtenFirstIn: 'sv',
  ages: [6, 8],
  leads: ['elder', 'pet.dog'],
  seasons: ['summer', 'autumn'],
  nights: { place: 'a hill with a potato patch', indoors: false, tone: 'funny', mechanism: 'scratching a hill as one scratches a dog', feeling: 'afraid', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'a hill is a dog, and its hind leg goes when you rake the potatoes',
    device: 'what works on a small dog works on a big one',
    objects: ['hopping outside loo', 'rake', 'ear with birches on it'],
    joke: 'somebody is in here, shouted from a lavatory on its way down the hill',
    ending: 'the back of the child is scratched, and the leg of the child goes by itself under the quilt',
  },
  beats: [
    { id: 'the-leg', part: 'open', at: 'the hill', with: ['child', 'pet', 'elder'], plants: ['leg', 'porridge'] },
    { id: 'the-rake', part: 'stir', at: 'the hill', with: ['child', 'pet', 'elder'], pays: ['leg'] },
    { id: 'in-here', part: 'try', at: 'the hill', with: ['child', 'pet', 'elder'], plants: ['loo'] },
    { id: 'an-ear', part: 'lull', at: 'the hill', with: ['child', 'pet', 'elder', 'hill'] },
    { id: 'not-sit', part: 'turn', at: 'the hill', with: ['child', 'pet', 'elder', 'hill'] },
    { id: 'under-the-ear', part: 'turn', at: 'the ear', with: ['child', 'pet', 'elder', 'hill'], pays: ['porridge'] },
    { id: 'potatoes', part: 'back', at: 'the hill', with: ['child', 'pet', 'elder'], pays: ['loo'] },
    { id: 'by-itself', part: 'last', at: 'home', with: ['child', 'pet', 'adult'] },
  ],
  pictures: [
    {
      beats: ['the-leg', 'the-rake', 'in-here'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sun',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'happy' },
        { who: 'elder', at: 'right', act: 'holds', to: 'rake', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['in-here', 'an-ear', 'not-sit'],
      framing: 'wide',
      world: 'mountain',
      time: 'day',
      light: 'sun',
      figures: [
        { who: 'hut', at: 'far', act: 'jumps', colour: 'red', size: 'child' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'hut', feeling: 'surprised' },
      ],
    },
    {
      beats: ['potatoes', 'under-the-ear', 'by-itself'],
      framing: 'over-shoulder',
      world: 'mountain',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'centre', act: 'sits', view: 'back' },
        { who: 'pet', at: 'right', act: 'sits', view: 'back' },
        { who: 'elder', at: 'left', act: 'sits', view: 'back' },
      ],
      things: [{ what: 'potato', at: 'near', count: 4 }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'something-in-the-dog',
  premise:
    'Things get lost in the dog, and now something in there says peep: a very small mouse that came along from the hedge and is too little to be heard by its mother, until two big voices say it too.',
  writtenFirstIn: 'en',
  ages: [3, 5],
  leads: ['friend', 'pet.dog'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'at home and by the hedge',
    indoors: true,
    tone: 'funny',
    mechanism: 'saying together what somebody little cannot say loud enough',
    feeling: 'sorry for somebody small',
    sleep: false,
  },
  votes: { sv: [1, 3], en: [3, 3] },
  contains: ['dog', 'mouse'],
  registry: {
    idea: 'things get lost in the dog, and one of them says peep',
    device: 'rummaging in a dog with both hands, and at last with one finger',
    objects: ['pea that is not new', 'spoon a dog has never seen before', 'mouse no bigger than a thumb'],
    joke: 'spoons do not peep',
    ending: 'a yawn that was in the dog',
  },
  beats: [
    { id: 'things-got-lost', part: 'open', at: 'the living room', with: ['child', 'friend', 'pet'], plants: ['rummage', 'place'] },
    { id: 'spoon', part: 'try', at: 'the living room', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'pea', part: 'try', at: 'the living room', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'peg', part: 'try', at: 'the living room', with: ['child', 'friend', 'pet'], if: 'age>=5', refrain: true },
    { id: 'a-nose', part: 'stir', at: 'the living room', with: ['child', 'friend', 'pet', 'mouse'], pays: ['place'], refrain: true },
    { id: 'wobbly', part: 'lull', at: 'the living room', with: ['child', 'friend', 'pet', 'mouse'] },
    { id: 'the-hedge', part: 'turn', at: 'the garden', with: ['child', 'friend', 'pet', 'mouse'] },
    { id: 'said-it-back', part: 'back', at: 'the garden', with: ['child', 'friend', 'pet', 'mouse'] },
    { id: 'a-yawn', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['rummage'], refrain: true },
  ],
  pictures: [
    {
      beats: ['spoon', 'things-got-lost', 'pea'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'pats', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'pet', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['a-nose', 'peg', 'pea', 'wobbly'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'mouse', at: 'near', act: 'stands', size: 'tiny', feeling: 'afraid' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'mouse', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'mouse', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-hedge', 'wobbly', 'said-it-back'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'bush', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'near', act: 'calls-to', to: 'bush', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'bush' },
      ],
      things: [{ what: 'bush', at: 'right' }],
    },
  ],
});

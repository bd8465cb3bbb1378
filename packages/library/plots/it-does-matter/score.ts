import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-does-matter',
  premise: 'Honest ice cream runs when anybody fibs, and two friends must carry it past everybody one is polite to; the dog is blamed for a yo-yo, and it is only when somebody says that it does matter that the left side climbs back up.',
  writtenFirstIn: 'sv',
  ages: [7, 8],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['ice-cream'] },
  nights: { place: 'the quay', indoors: false, tone: 'funny-tender', mechanism: 'saying what is hard to say', feeling: 'ashamed', sleep: false },
  votes: { sv: [3, 3] },
  contains: ['dog', 'ice-cream'],
  registry: {
    idea: 'ice cream that runs for a fib and sets again for a hard truth',
    device: 'what ran up the sleeve creeps back into the cone when the truth is told',
    objects: ['strawberry mountain in a cone', 'yo-yo under the steps', 'hat like a fruit salad', 'jacket over a fibbing dog'],
    joke: 'It doesn’t matter, said the friend, and the whole left side fell off',
    ending: 'the dog walks behind the friend and looks at every crumb that falls',
  },
  beats: [
    { id: 'behind', part: 'open', at: 'the quay', with: ['child', 'friend', 'pet'], plants: ['yo-yo'] },
    { id: 'honest-ice-cream', part: 'stir', at: 'the kiosk', with: ['child', 'friend', 'pet', 'seller', 'elder'], plants: ['runs and sets'] },
    { id: 'just-say-so', part: 'try', at: 'the quay', with: ['child', 'friend', 'pet', 'stranger'] },
    { id: 'the-front-end', part: 'try', at: 'the quay', with: ['child', 'friend', 'pet', 'stranger'], plants: ['tail'] },
    { id: 'something-hard', part: 'lull', at: 'the quay', with: ['child', 'friend', 'pet'] },
    { id: 'a-big-one', part: 'turn', at: 'the tower', with: ['child', 'friend', 'pet', 'keeper'] },
    { id: 'it-does-not-matter', part: 'turn', at: 'the tower', with: ['child', 'friend', 'pet'], pays: ['runs and sets', 'tail'] },
    { id: 'the-right-end', part: 'back', at: 'the tower', with: ['child', 'friend', 'pet', 'keeper'], pays: ['yo-yo'] },
    { id: 'every-crumb', part: 'last', at: 'the quay', with: ['child', 'friend', 'pet'] },
  ],
  pictures: [
    {
      beats: ['honest-ice-cream', 'behind', 'just-say-so'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'seller', at: 'right', act: 'gives', to: 'child', holding: 'ice-cream', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'ice-cream', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'near', act: 'stands' },
      ],
    },
    {
      beats: ['something-hard'],
      framing: 'close',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'ice-cream', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['it-does-not-matter', 'a-big-one', 'the-right-end'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'crying', faces: 'right' },
        { who: 'pet', at: 'left', act: 'sits' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'angry', faces: 'left' },
      ],
    },
  ],
});

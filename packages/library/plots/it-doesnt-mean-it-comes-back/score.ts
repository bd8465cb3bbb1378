import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-doesnt-mean-it-comes-back',
  premise:
    'A dog at the tip sees twenty people throwing and nobody fetching, and brings it all back; told not to, it obeys, and then the one bag that should have come back is under a hundred others, and whoever said no has to say sorry in a way that a dog believes.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['dog'] },
  nights: { place: 'the tip', indoors: false, tone: 'funny', mechanism: 'throwing one’s own best hat', feeling: 'sorry for having been wrong', sleep: false },
  contains: ['dog'],
  registry: {
    idea: 'at the tip twenty people throw and nobody fetches, so a dog fetches it all',
    device: 'a dog that was told not to fetch believes in a hat that is thrown, and then in a hand to smell',
    objects: ['desk lamp with its lead trailing', 'chair without a seat round a neck', 'accordion in a brown bag', 'bed on a trailer'],
    joke: 'I have thrown that away. – He knows, that’s why. / this is recycling, it doesn’t mean it comes back',
    ending: 'the child is thrown into bed, and nobody carries the child back',
  },
  beats: [
    { id: 'thursdays', part: 'open', at: 'the tip', with: ['child', 'pet', 'dog', 'adult', 'friend'], plants: ['back'] },
    { id: 'the-lamp', part: 'stir', at: 'the tip', with: ['child', 'pet', 'dog'] },
    { id: 'the-right-trousers', part: 'try', at: 'the tip', with: ['child', 'pet', 'dog', 'boss'], plants: ['smell'] },
    { id: 'the-bag', part: 'try', at: 'the tip', with: ['child', 'pet', 'dog'], plants: ['bag'] },
    { id: 'the-wrong-bag', part: 'lull', at: 'the tip', with: ['child', 'boss'], pays: ['bag'] },
    { id: 'the-hat', part: 'turn', at: 'the fence', with: ['child', 'pet', 'dog', 'friend'] },
    { id: 'every-finger', part: 'turn', at: 'the tip', with: ['child', 'pet', 'dog', 'boss'], pays: ['smell'] },
    { id: 'a-waltz', part: 'back', at: 'the tip', with: ['child', 'pet', 'dog'] },
    { id: 'the-sock', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['back'] },
  ],
  pictures: [
    {
      beats: ['the-lamp', 'the-right-trousers'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'runs', holding: 'lamp', feeling: 'happy', if: 'pet.dog', faces: 'right' },
        { who: 'dog', at: 'centre', act: 'runs', holding: 'lamp', feeling: 'happy', if: '!pet.dog', called: 'dog', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', if: 'pet.dog', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dog', feeling: 'surprised', if: '!pet.dog', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-bag', 'the-right-trousers'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'pulls', to: 'suitcase', feeling: 'happy', if: 'pet.dog', faces: 'right' },
        { who: 'dog', at: 'centre', act: 'pulls', to: 'suitcase', feeling: 'happy', if: '!pet.dog', called: 'dog', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'suitcase', feeling: 'surprised', faces: 'right' },
        { who: 'man', at: 'right', act: 'stands', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['the-hat', 'every-finger'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'beanie', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'sad', if: 'pet.dog', faces: 'right' },
        { who: 'dog', at: 'right', act: 'sits', feeling: 'sad', if: '!pet.dog', called: 'dog', faces: 'right' },
      ],
      things: [{ what: 'fence', at: 'far' }],
    },
  ],
});

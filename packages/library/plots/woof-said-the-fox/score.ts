import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'woof-said-the-fox',
  premise:
    'A fox that wants the sausages enters a dog show and says woof, very carefully, with a child to stand next to; at the Big Bark he is so happy that he forgets, and the child shows everybody, dogs and judge, how a fox shouts hooray.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [9, 12], en: [10, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['fox'] },
  nights: { place: 'a dog show', indoors: false, tone: 'funny', mechanism: 'shouting as the fox does until nobody is afraid of it', feeling: 'brave', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['fox', 'dog'],
  registry: {
    idea: 'a fox at a dog show says woof and is an orange one',
    device: 'whoever has made the frightening noise oneself is no longer frightened of it',
    objects: ['string of sausages round a neck', 'cake table that shakes', 'raffle tickets blown away by a wag', 'enormous hat of a judge'],
    joke: 'lots of things look like foxes',
    ending: 'woof from the park, and the other noise whispered back, each very carefully',
  },
  beats: [
    { id: 'a-person', part: 'open', at: 'the dog show', with: ['child', 'friend', 'pet'], plants: ['person', 'woof'] },
    { id: 'an-orange-one', part: 'stir', at: 'the dog show', with: ['child', 'judge', 'friend', 'pet', 'elder', 'elder2'], plants: ['grannies'], refrain: true },
    { id: 'beautiful-wagging', part: 'try', at: 'the dog show', with: ['judge', 'pet'], refrain: true },
    { id: 'the-big-bark', part: 'try', at: 'the dog show', with: ['child', 'judge', 'pet'] },
    { id: 'a-very-small-voice', part: 'lull', at: 'the dog show', with: ['judge', 'friend', 'pet'] },
    { id: 'hooray', part: 'turn', at: 'the dog show', with: ['child', 'friend', 'pet'] },
    { id: 'mrs-plumley', part: 'turn', at: 'the dog show', with: ['judge', 'elder', 'elder2', 'pet'], pays: ['grannies'], refrain: true },
    { id: 'the-rules', part: 'back', at: 'the dog show', with: ['child', 'judge', 'friend', 'pet'], pays: ['person'] },
    { id: 'that-night', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['woof'], refrain: true },
  ],
  pictures: [
    {
      beats: ['an-orange-one', 'a-person', 'beautiful-wagging'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'proud', faces: 'right' },
        { who: 'fox', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'judge', at: 'right', act: 'wears', to: 'hat', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['a-very-small-voice', 'the-big-bark', 'hooray'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fox', at: 'left', act: 'walks', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'fox', feeling: 'sad', faces: 'left' },
        { who: 'dog', at: 'right', act: 'hides-behind', to: 'table', feeling: 'afraid', faces: 'left', if: '!pet.dog' },
        { who: 'pet', at: 'right', act: 'hides-behind', to: 'table', feeling: 'afraid', faces: 'left', if: 'pet.dog' },
      ],
      things: [
        { what: 'table', at: 'right' },
        { what: 'cake', at: 'right' },
      ],
    },
    {
      beats: ['the-rules', 'mrs-plumley'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'fox', at: 'centre', act: 'holds', to: 'sausage', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'fox', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'happy', faces: 'left', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});

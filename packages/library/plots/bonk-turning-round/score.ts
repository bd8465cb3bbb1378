import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bonk-turning-round',
  premise:
    'The robot that eats crumbs at the library can neither see nor hear, and turns only where it bumps; when its strength runs out and it goes the wrong way, a child runs and is a wall, and another, until it is home.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [6, 12], en: [8, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['robot'] },
  nights: { place: 'a library', indoors: true, tone: 'funny', mechanism: 'standing still, just like a wall', feeling: 'eager', sleep: false, endsOnRefrain: true },
  contains: ['robot'],
  registry: {
    idea: 'a robot that turns only where it bumps is steered home by a child who is a wall',
    device: 'bonk, said more and more faintly, and one wall after another',
    objects: ['robot as round and flat as a cake', 'little green lamp by a wall', 'sofa that only one is small enough to look under'],
    joke: 'what a good wall you are',
    ending: 'whoever shuts their eyes on the way out bumps into a tummy, and turns',
  },
  beats: [
    { id: 'round-as-a-cake', part: 'open', at: 'the library', with: ['child', 'adult', 'elder', 'elder2', 'sitter', 'rolle', 'pet', 'friend'] },
    { id: 'bonk', part: 'open', at: 'the library', with: ['child', 'rolle', 'pet'], plants: ['bonk'], refrain: true },
    { id: 'he-feels-his-way', part: 'stir', at: 'the library', with: ['child', 'keeper', 'rolle', 'adult', 'elder', 'sitter', 'friend', 'pet'], plants: ['blind'], refrain: true },
    { id: 'the-green-lamp', part: 'stir', at: 'the library', with: ['child', 'keeper'], plants: ['lamp'] },
    { id: 'under-the-sofa', part: 'try', at: 'the library', with: ['child', 'keeper', 'adult', 'elder', 'elder2', 'sitter', 'rolle', 'pet'], refrain: true },
    { id: 'tired', part: 'lull', at: 'the library', with: ['child', 'keeper', 'rolle', 'friend'] },
    { id: 'a-wall', part: 'turn', at: 'the library', with: ['child', 'rolle', 'friend', 'pet'], pays: ['blind'], refrain: true },
    { id: 'home', part: 'down', at: 'the library', with: ['child', 'keeper', 'rolle', 'friend', 'pet'], pays: ['lamp'] },
    { id: 'we-too', part: 'last', at: 'the library', with: ['child', 'adult', 'elder', 'sitter', 'pet'], pays: ['bonk'], refrain: true },
  ],
  pictures: [
    {
      beats: ['he-feels-his-way', 'bonk', 'the-green-lamp'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'robot', called: 'rolle', at: 'centre', act: 'walks', size: 'small', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'robot', feeling: 'laughing', faces: 'right' },
        { who: 'librarian', called: 'keeper', at: 'right', act: 'looks-at', to: 'robot', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['under-the-sofa', 'the-green-lamp', 'tired'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'robot', called: 'rolle', at: 'right', act: 'hides-behind', to: 'sofa', size: 'small', feeling: 'sleepy', faces: 'left' },
      ],
      things: [{ what: 'sofa', at: 'right' }],
    },
    {
      beats: ['a-wall', 'tired', 'home'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'looks-at', to: 'robot', feeling: 'proud', faces: 'left' },
        { who: 'pet', at: 'far', act: 'stands', feeling: 'curious', faces: 'left', if: 'pet.dog' },
        { who: 'robot', called: 'rolle', at: 'left', act: 'walks', size: 'small', feeling: 'sleepy', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'oh-its-you',
  premise: 'A dog has eaten the corner where his birthday stood, so birthdays are tried on until one fits; the one that fits is the day somebody looked at him and said: Oh, it’s you.',
  writtenFirstIn: 'en',
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['birthday', 'dog'] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'following a nose', feeling: 'sorry', sleep: false },
  contains: ['dog', 'birthday'],
  registry: {
    idea: 'a lost birthday is tried on, day by day, and a dog likes every size',
    device: 'a nose that can find a sandwich long since eaten',
    objects: ['candle in a cold sausage', 'green coat with a hole in the pocket', 'crust like a tile', 'bus ticket in the lining'],
    joke: 'he knocked over two chairs',
    ending: 'nothing else to wish for',
  },
  beats: [
    { id: 'a-corner-eaten', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'dog', 'owner'], plants: ['form'] },
    { id: 'trying-on', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'dog', 'owner'], plants: ['chair'] },
    { id: 'two-sorts', part: 'lull', at: 'the kitchen', with: ['child', 'dog', 'owner'], plants: ['sandwich'] },
    { id: 'lost', part: 'lull', at: 'the kitchen', with: ['child', 'dog', 'owner'] },
    { id: 'find-it', part: 'turn', at: 'the hall', with: ['child', 'friend', 'dog'] },
    { id: 'the-lining', part: 'turn', at: 'the hall', with: ['child', 'friend', 'dog', 'owner'], pays: ['sandwich'] },
    { id: 'properly', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'dog', 'owner', 'elder'], pays: ['chair'] },
    { id: 'a-wish', part: 'last', at: 'bed', with: ['child', 'dog', 'adult'], pays: ['form'] },
  ],
  pictures: [
    {
      beats: ['trying-on', 'a-corner-eaten'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'sausage', feeling: 'happy' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', if: 'pet.dog' },
        { who: 'dog', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', if: '!pet.dog', called: 'dog' },
        { who: 'friend', at: 'left', act: 'sings', feeling: 'laughing' },
      ],
    },
    {
      beats: ['two-sorts', 'lost', 'find-it'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'sad', if: 'pet.dog' },
        { who: 'child', at: 'left', act: 'hugs', to: 'dog', feeling: 'sad', if: '!pet.dog' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'curious', if: 'pet.dog' },
        { who: 'dog', at: 'right', act: 'sits', feeling: 'curious', if: '!pet.dog', called: 'dog' },
      ],
    },
    {
      beats: ['find-it', 'the-lining', 'properly'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'right', act: 'pulls', to: 'coat', if: 'pet.dog' },
        { who: 'dog', at: 'right', act: 'pulls', to: 'coat', if: '!pet.dog', called: 'dog' },
        { who: 'child', at: 'left', act: 'points-at', to: 'coat', feeling: 'surprised' },
      ],
    },
  ],
});

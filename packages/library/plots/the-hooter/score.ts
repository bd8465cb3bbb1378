import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-hooter',
  premise: 'Snow keeps the guests away from the birthday, and the hooter that is to call them speaks moose; the house fills with moose who will not go home until they have had their party bags.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [24, 33], en: [1, 35] },
  ages: [3, 6],
  leads: [],
  wish: { onlyAsked: true, concepts: ["birthday", "moose"] },
  nights: { place: 'home', indoors: true, tone: 'funny', mechanism: 'a party bag', feeling: 'sad', sleep: false, endsInBed: true },
  contains: ['moose'],
  registry: {
    idea: 'the wrong guests come to the party and stay',
    device: 'guests go home when they have had their bag',
    objects: ['hooter', 'cake', 'basket of apples', 'party bags'],
    joke: 'because there is a moose sitting on it',
    ending: 'the last bag, and a pat on the nose, for the child',
  },
  beats: [
    { id: 'the-birthday', part: 'open', at: 'the kitchen', with: ['child', 'elder'], plants: ['hooter'] },
    { id: 'the-moose', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'moose', 'pet'] },
    { id: 'the-fishing-game', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'moose'] },
    { id: 'on-the-worktop', part: 'lull', at: 'the kitchen', with: ['child', 'elder', 'friend'] },
    { id: 'the-bags', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'moose', 'pet'], pays: ['hooter'], plants: ['bag'] },
    { id: 'the-children', part: 'back', at: 'the hall', with: ['child', 'elder', 'friend', 'pet'] },
    { id: 'one-more-bag', part: 'last', at: 'bed', with: ['child', 'elder', 'pet', 'adult'], pays: ['bag'] },
  ],
  pictures: [
    {
      beats: ['the-birthday', 'the-moose'],
      framing: 'wide',
      world: 'garden',
      season: 'winter',
      weather: 'snow',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'trumpet', feeling: 'surprised' },
        { who: 'moose', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'moose', if: 'pet.dog' },
      ],
    },
    {
      beats: ['the-fishing-game', 'on-the-worktop', 'the-bags'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'moose', feeling: 'happy' },
        { who: 'moose', at: 'left', act: 'sits', size: 'big', feeling: 'happy' },
        { who: 'elder', at: 'right', act: 'holds', to: 'cake', feeling: 'surprised' },
      ],
    },
    {
      beats: ['the-bags', 'the-children', 'one-more-bag'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'moose', holding: 'bag', feeling: 'proud' },
        { who: 'moose', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy' },
      ],
    },
  ],
});

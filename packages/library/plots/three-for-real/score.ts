import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-for-real',
  premise: 'Somebody born on the twenty-ninth of February turns twelve for the third time and gets, from a friend who meant well, a party for a three-year-old; the whole class goes stiff until something bites in the fish pond.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [23, 39], en: [4, 40] },
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['birthday'] },
  nights: { place: 'a friend’s home', indoors: true, tone: 'funny', mechanism: 'somebody dares first', feeling: 'embarrassed', sleep: false, endsOnRefrain: true },
  contains: ['birthday'],
  registry: {
    idea: 'nobody ever got to say goodbye to the party games',
    device: 'a birthday only every fourth year',
    objects: ['sheet painted with waves', 'fishing rod with a clothes peg', 'pig at the edge of a cliff', 'paper hats on big heads'],
    joke: 'he shaves',
    ending: 'four next time, and then a pony',
  },
  beats: [
    { id: 'leap-day', part: 'open', at: 'home', with: ['child', 'birthday'], plants: ['three'] },
    { id: 'hooray-three', part: 'stir', at: 'the living room', with: ['child', 'birthday', 'friend'], plants: ['pond'] },
    { id: 'silence', part: 'lull', at: 'the living room', with: ['child', 'birthday', 'edvin'] },
    { id: 'somebody-bites', part: 'turn', at: 'the living room', with: ['child', 'edvin', 'birthday', 'pet', 'adult'], pays: ['pond'] },
    { id: 'no-goodbye', part: 'turn', at: 'the living room', with: ['child', 'edvin', 'birthday'] },
    { id: 'so-small', part: 'back', at: 'the living room', with: ['child', 'birthday'], pays: ['three'] },
    { id: 'pony', part: 'last', at: 'the stairs', with: ['child', 'birthday'] },
  ],
  pictures: [
    {
      beats: ['hooray-three', 'silence'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cake', feeling: 'proud' },
        { who: 'boy', called: 'birthday', at: 'right', act: 'stands', feeling: 'surprised' },
      ],
      things: [{ what: 'balloon', at: 'centre', count: 3 }],
    },
    {
      beats: ['somebody-bites', 'no-goodbye'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'boy', called: 'edvin', at: 'left', act: 'holds-up', to: 'fishing-rod', feeling: 'laughing' },
        { who: 'child', at: 'centre', act: 'points-at', to: 'fishing-rod', feeling: 'laughing' },
        { who: 'pet', at: 'right', act: 'stands', if: 'pet.dog' },
      ],
    },
    {
      beats: ['so-small', 'pony'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'cake', feeling: 'happy' },
        { who: 'boy', called: 'birthday', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy' },
      ],
      things: [{ what: 'cake', at: 'centre' }],
    },
  ],
});

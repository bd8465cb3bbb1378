import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seven-down',
  premise:
    'A crossword filled in with fountain pen is lain on by a warm cat, smudges to a blue fog and stands back to front on the tummy, to be read in a hand mirror; only seven down is missing, which comes when one stops looking for it.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  storyVotes: [6, 6],
  ages: [6, 8],
  leads: ['elder', 'pet.cat'],
  alike: ['seven-letters'],
  nights: {
    place: 'a kitchen table on a Sunday',
    indoors: true,
    tone: 'funny',
    mechanism: 'reading a cat in a mirror',
    feeling: 'sorry for somebody',
    sleep: true,
  },
  contains: ['cat'],
  registry: {
    idea: 'a cat prints a whole crossword on her tummy by lying on it',
    device: 'the last word of a crossword is what comes in the dark when one stops looking, and it is never said',
    objects: ['fountain pen', 'hand mirror under a hanging cat', 'voucher for the fish shop', 'two letters left under a chin'],
    joke: 'either a letter or a spot of cream in the armpit: it was a letter',
    ending: 'the search is given up in bed, and then it comes',
  },
  beats: [
    { id: 'fountain-pen', part: 'open', at: 'the kitchen', with: ['elder', 'child', 'pet'], plants: ['ink'] },
    { id: 'all-things-flat', part: 'open', at: 'the kitchen', with: ['pet', 'elder', 'child', 'adult', 'host'], plants: ['seven down', 'flat'] },
    { id: 'no-edges', part: 'stir', at: 'the kitchen', with: ['elder', 'child', 'pet', 'elder2'], pays: ['flat'] },
    { id: 'forty-years', part: 'lull', at: 'the kitchen', with: ['pet', 'elder', 'child'], pays: ['ink'] },
    { id: 'mirror', part: 'turn', at: 'the kitchen', with: ['elder', 'child', 'pet'] },
    { id: 'like-a-towel', part: 'turn', at: 'the kitchen', with: ['pet', 'child', 'elder', 'adult', 'host'] },
    { id: 'two-letters', part: 'down', at: 'bed', with: ['child', 'pet', 'elder', 'adult'] },
    { id: 'then-it-came', part: 'last', at: 'bed', with: ['pet', 'child'], pays: ['seven down'] },
  ],
  pictures: [
    {
      beats: ['no-edges', 'all-things-flat'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'newspaper', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'pushes', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'drinks', to: 'cup', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'newspaper', at: 'centre' }],
    },
    {
      beats: ['mirror', 'forty-years'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'sits', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['like-a-towel', 'two-letters'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'centre', act: 'lifts', to: 'pet', feeling: 'happy', faces: 'left' },
        { who: 'woman', called: 'host', at: 'centre', act: 'lifts', to: 'pet', feeling: 'happy', faces: 'left', if: '!adult' },
        { who: 'pet', at: 'centre', act: 'stands', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'mirror', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'writes', holding: 'pencil', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});

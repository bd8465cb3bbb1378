import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'worse-than-a-spade',
  premise:
    'A child who was picked last by the best friend picks a team of a spade, a bucket and a snail, and lets the friend stand in the row until the friend’s ears go red too; the last two are picked both at once, so that nobody is last.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [3, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['not-picked'] },
  nights: {
    place: 'a sandpit by a fence',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'seeing one’s own red ears on somebody else and picking both at once',
    feeling: 'being picked last',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['just-to-hear-it-again'],
  contains: ['snail'],
  registry: {
    idea: 'whoever was picked last picks a spade before the one who picked',
    device: 'both at once, said fast, so that nobody is last',
    objects: ['spade that is good in goal', 'bucket without a handle', 'row with a snail in it', 'ears that go hot one after the other'],
    joke: 'I was worse than a spade',
    ending: 'both ears are kissed at once, and nobody could have said which was last',
  },
  beats: [
    { id: 'the-fence', part: 'open', at: 'the yard', with: ['child', 'friend', 'captain', 'first', 'second', 'elder', 'elder2'], plants: ['last'] },
    { id: 'behind-the-sandpit', part: 'stir', at: 'the yard', with: ['child'], plants: ['ears', 'row'] },
    { id: 'in-the-row', part: 'try', at: 'the yard', with: ['child', 'friend'] },
    { id: 'the-spade-cant-run', part: 'try', at: 'the yard', with: ['child', 'friend'], plants: ['goal'] },
    { id: 'those-ears', part: 'turn', at: 'the yard', with: ['child', 'friend'], pays: ['row'] },
    { id: 'already-got', part: 'lull', at: 'the yard', with: ['child', 'friend'] },
    { id: 'against-the-spade', part: 'back', at: 'the yard', with: ['child', 'friend', 'captain', 'first'], pays: ['goal'] },
    { id: 'both-at-once', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['last', 'ears'] },
  ],
  pictures: [
    {
      beats: ['behind-the-sandpit', 'in-the-row'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' }],
      things: [
        { what: 'spade', at: 'centre' },
        { what: 'bucket', at: 'right' },
      ],
    },
    {
      beats: ['the-spade-cant-run', 'in-the-row', 'those-ears'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'bucket', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'afraid', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bucket', at: 'centre' }],
    },
    {
      beats: ['already-got', 'those-ears'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});

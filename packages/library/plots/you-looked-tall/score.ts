import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-looked-tall',
  premise:
    'On the first day of secondary school the trick is to walk as if one knows the way; fourteen follow in complete trust, into the boiler room, and whoever says that they have no clue hears that nobody has, and everybody has a bit of the map.',
  writtenFirstIn: 'en',
  fromStory: 11,
  storyVotes: [3, 3],
  ages: [10, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['secondary-school'] },
  nights: {
    place: 'a new school',
    indoors: true,
    tone: 'funny',
    mechanism: 'saying first that one does not know either',
    feeling: 'afraid of being the one who got it wrong',
    sleep: false,
    endsInBed: true,
  },
  alike: ['the-one-who-knew-the-way'],
  contains: ['school'],
  registry: {
    idea: 'fourteen follow whoever walks as if the way were known, and it was a trick for looking so',
    device: 'each has a map where another part can be read',
    objects: ['blazers with room for another person in them', 'map photocopied to a smudge', 'mop next to a boiler', 'tie with ducks on it'],
    joke: 'I’m not tall; you looked tall',
    ending: 'not the way round, but where the boiler is',
  },
  beats: [
    { id: 'the-whole-trick', part: 'open', at: 'the gates', with: ['child', 'friend'], plants: ['trick', 'clock'] },
    { id: 'one-and-two', part: 'stir', at: 'the classroom', with: ['child', 'tutor', 'joe'] },
    { id: 'a-smudge', part: 'try', at: 'the corridor', with: ['child'], plants: ['map'] },
    { id: 'complete-trust', part: 'stir', at: 'the corridor', with: ['child', 'joe'] },
    { id: 'for-the-next-five-years', part: 'turn', at: 'the boiler room', with: ['child', 'joe'], plants: ['boiler'] },
    { id: 'is-this-science', part: 'turn', at: 'the boiler room', with: ['child', 'joe'], pays: ['trick'] },
    { id: 'piece-by-piece', part: 'back', at: 'the boiler room', with: ['child', 'joe'], pays: ['map'] },
    { id: 'a-boiler-room', part: 'back', at: 'the big clock', with: ['child', 'friend', 'joe'], pays: ['clock'] },
    { id: 'where-the-boiler-is', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'aunt', 'pet'], pays: ['boiler'] },
  ],
  pictures: [
    {
      beats: ['one-and-two', 'a-smudge', 'complete-trust'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'tutor', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'man', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['complete-trust', 'for-the-next-five-years', 'is-this-science'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'afraid', faces: 'right' },
        { who: 'boy', called: 'joe', at: 'centre', act: 'walks', feeling: 'calm', faces: 'right' },
        { who: 'girl', at: 'left', act: 'walks', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['a-boiler-room', 'piece-by-piece'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'clock', at: 'far' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'quietest-for-miles',
  premise: 'Two friends measure where it is quietest for miles around; the one who talks has stopped talking, since the other said something about a volume button, and in the quietest place there is nothing to hide behind.',
  writtenFirstIn: 'sv',
  ages: [11, 12],
  leads: ['friend'],
  nights: { place: 'an old gravel pit', indoors: false, tone: 'funny-tender', mechanism: 'saying sorry where everything is heard', feeling: 'guilty', sleep: false, seasons: ['autumn', 'winter', 'spring'] },
  storyVotes: [3, 3],
  contains: ['school'],
  registry: {
    idea: 'whoever measures silence finds a place that is too quiet to keep a bad conscience in',
    device: 'a sound meter shows how each word of a confession leaps and dies away',
    objects: ['sound meter like a razor', 'jacket that rustles', 'locker that somebody shuts very gently', 'twins whose names nobody asked'],
    joke: 'does it rustle less when it is wet',
    ending: 'the quietest place and the loveliest are the same, nine minutes apart',
  },
  beats: [
    { id: 'the-church', part: 'open', at: 'a church', with: ['child', 'friend'], plants: ['meter'] },
    { id: 'only-breathing', part: 'stir', at: 'here and there', with: ['child', 'friend', 'adult', 'elder', 'pet'], plants: ['jacket'] },
    { id: 'mm', part: 'lull', at: 'here and there', with: ['child', 'friend'], plants: ['talks', 'bus'] },
    { id: 'on-tuesday', part: 'stir', at: 'school', with: ['child'], plants: ['locker'] },
    { id: 'the-bowl', part: 'try', at: 'the gravel pit', with: ['child', 'friend', 'adult'] },
    { id: 'eighteen', part: 'lull', at: 'the gravel pit', with: ['child', 'friend'] },
    { id: 'it-was-me', part: 'turn', at: 'the gravel pit', with: ['child', 'friend'], pays: ['meter', 'locker'] },
    { id: 'seventy-one', part: 'turn', at: 'the gravel pit', with: ['child', 'friend'], pays: ['bus'] },
    { id: 'all-the-words', part: 'back', at: 'the gravel pit', with: ['child', 'friend', 'adult'], pays: ['jacket'] },
    { id: 'the-last-two-lines', part: 'last', at: 'on the way home', with: ['child', 'friend', 'teacher'], pays: ['talks'] },
  ],
  pictures: [
    {
      beats: ['on-tuesday', 'mm', 'the-bowl'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'child-guest', feeling: 'happy', faces: 'right' },
        { who: 'child-guest', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['eighteen', 'the-bowl', 'it-was-me'],
      framing: 'wide',
      world: 'forest',
      worlds: [{ if: 'season.winter', world: 'snow-field' }],
      weather: 'fog',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['seventy-one', 'it-was-me', 'all-the-words'],
      framing: 'close',
      world: 'forest',
      worlds: [{ if: 'season.winter', world: 'snow-field' }],
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-short-of-a-million',
  premise:
    'The millionth through a turnstile wins everything on the pier, so at two short of it nobody will go first; a child gives up five months of sums, and sees that the man who has counted for forty-one years has never been counted.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 11],
  leads: [],
  nights: { place: 'a seaside pier', indoors: false, tone: 'funny-tender', mechanism: 'being number nobody, so that somebody else can be counted', feeling: 'torn', sleep: false, seasons: ['autumn'] },
  alike: ['after-you', 'four-photographs'],
  contains: ['water'],
  registry: {
    idea: 'nobody will go through a turnstile as the last one before the millionth',
    device: 'the man who counts comes in by the side door and has never been counted',
    objects: ['turnstile with six small windows', 'chip that is cut in half', 'shopping trolley stuck sideways', 'handle for all the lamps on a pier'],
    joke: 'I’ve only come to look at the sea. You’ve got your back to it',
    ending: 'after you, to a lamp, and the lamp goes first',
  },
  beats: [
    { id: 'two-short', part: 'open', at: 'the pier', with: ['child', 'friend', 'adult', 'elder', 'elder2'], plants: ['pass', 'sums'] },
    { id: 'to-look-at-the-sea', part: 'stir', at: 'the turnstile', with: ['child', 'man', 'lady', 'brothers'], plants: ['after you', 'trolley'], refrain: true },
    { id: 'all-six-nines', part: 'stir', at: 'the turnstile', with: ['keeper', 'child'], plants: ['nines'] },
    { id: 'much-too-clever', part: 'try', at: 'the turnstile', with: ['child', 'pet'], pays: ['sums'] },
    { id: 'everybody-at-once', part: 'try', at: 'the turnstile', with: ['child', 'keeper', 'man', 'lady', 'brothers'], pays: ['trolley'], plants: ['side door'] },
    { id: 'the-side-door', part: 'turn', at: 'the turnstile', with: ['child', 'keeper'], pays: ['side door'] },
    { id: 'one-after-another', part: 'turn', at: 'the turnstile', with: ['man', 'lady', 'brothers', 'keeper'], pays: ['after you'], refrain: true },
    { id: 'nothing-at-all', part: 'back', at: 'the turnstile', with: ['keeper', 'brothers', 'child'], pays: ['nines', 'pass'] },
    { id: 'the-big-handle', part: 'down', at: 'the pier', with: ['child', 'keeper'], refrain: true },
    { id: 'the-lamp', part: 'last', at: 'bed', with: ['child'], refrain: true },
  ],
  pictures: [
    {
      beats: ['all-six-nines', 'to-look-at-the-sea', 'much-too-clever'],
      framing: 'wide',
      world: 'harbour',
      season: 'autumn',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'man', at: 'left', act: 'eats', to: 'chips', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'centre', act: 'waits', feeling: 'curious', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'holds', to: 'shopping-trolley', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'far', size: 'big' }],
    },
    {
      beats: ['everybody-at-once', 'much-too-clever', 'the-side-door'],
      framing: 'middle',
      world: 'harbour',
      season: 'autumn',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'shopping-trolley', feeling: 'angry', faces: 'right' },
        { who: 'old-man', called: 'keeper', at: 'right', act: 'pulls', to: 'shopping-trolley', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['one-after-another', 'nothing-at-all', 'the-side-door'],
      framing: 'close',
      world: 'harbour',
      season: 'autumn',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'keeper', at: 'right', act: 'walks', size: 'big', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'gate', at: 'right' }],
    },
  ],
});

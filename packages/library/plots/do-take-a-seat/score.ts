import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-take-a-seat',
  premise:
    'A child does not want to lose the very first tooth, and will not even say s; the best friend opens a tooth practice in the yard and finds the next tooth waiting behind it, so that the old one is not leaving but standing up for somebody.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['tooth'] },
  nights: {
    place: 'a tooth practice on a chair in the yard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a tooth that gives up its seat to the next',
    feeling: 'not wanting to part',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  alike: ['not-with-an-s'],
  contains: ['tooth'],
  registry: {
    idea: 'a first tooth is not leaving, it is standing up so that the next may sit',
    device: 'a friend lies on the ground to look behind a loose tooth, and there is somebody in line',
    objects: ['cardboard sign with its end on the back', 'chair in the gravel', 'note that asks the fairy to be nice'],
    joke: 'the end of a sign is stuck across the seat of an expert',
    ending: 'the hole is a free seat, and the next tooth is asked to sit',
  },
  beats: [
    { id: 'so-loose', part: 'open', at: 'home', with: ['child', 'friend'] },
    { id: 'no-s', part: 'stir', at: 'home', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2', 'pet'], plants: ['the-s'] },
    { id: 'the-surgery', part: 'try', at: 'the yard', with: ['child', 'friend'], plants: ['sign', 'seat'] },
    { id: 'the-first-one', part: 'lull', at: 'the yard', with: ['child', 'friend'], plants: ['toast'] },
    { id: 'somebody-there', part: 'turn', at: 'the yard', with: ['child', 'friend'] },
    { id: 'all-the-time', part: 'turn', at: 'the yard', with: ['child', 'friend'] },
    { id: 'on-the-bottom', part: 'back', at: 'the yard', with: ['child', 'friend'], pays: ['the-s', 'sign'] },
    { id: 'thank-you', part: 'down', at: 'the yard', with: ['child', 'friend'], pays: ['toast'] },
    { id: 'a-note', part: 'down', at: 'the bedroom', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'pet'] },
    { id: 'a-free-seat', part: 'last', at: 'bed', with: ['child'], pays: ['seat'] },
  ],
  pictures: [
    {
      beats: ['the-surgery', 'no-s', 'the-first-one'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'sits-on', to: 'chair', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'right', anyway: true },
      ],
      things: [{ what: 'chair', at: 'right' }, { what: 'sign', at: 'near' }],
    },
    {
      beats: ['somebody-there', 'the-first-one', 'all-the-time'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'sits', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['thank-you', 'on-the-bottom'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'right', act: 'holds', to: 'tooth', feeling: 'proud', faces: 'left' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'tooth', feeling: 'curious', faces: 'right', anyway: true },
      ],
    },
  ],
});

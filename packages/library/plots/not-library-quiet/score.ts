import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-library-quiet',
  premise:
    'The new lift at the library shouts, and everybody who goes down to complain takes the lift; when it is to be switched off, and a girl in a wheelchair with it, the child finds that it says things just as they are said to it, and after it has learnt to quarrel everybody must be quieter than a library.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  putBefore: { sv: [6, 43], en: [17, 36] },
  ages: [8, 10],
  leads: [],
  wish: { concepts: ['lift'] },
  nights: { place: 'a library', indoors: true, tone: 'funny', mechanism: 'whispering to a lift', feeling: 'fair', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'a lift that shouts is complained of by people who come down in it, so that it shouts again',
    device: 'a lift says everything just as it was said to it',
    objects: ['cushion taped over a loudspeaker', 'letters as small as ants', 'series in fourteen parts about a captain without a ship', 'newspaper that is sat on'],
    joke: 'floor three, shh, shh yourself, be quiet both of you',
    ending: 'book closing, lamp going out, click',
  },
  beats: [
    { id: 'it-wasnt-me', part: 'open', at: 'the library', with: ['child', 'reader', 'girl', 'friend'], refrain: true, plants: ['part eight'] },
    { id: 'going-down-to-complain', part: 'stir', at: 'the library', with: ['reader', 'child', 'girl'], refrain: true },
    { id: 'floom', part: 'try', at: 'the library', with: ['librarian', 'girl', 'child'], refrain: true, plants: ['brake'] },
    { id: 'forty-two-steps', part: 'lull', at: 'the library', with: ['librarian', 'girl', 'child'] },
    { id: 'as-small-as-ants', part: 'try', at: 'the lift', with: ['child', 'librarian', 'reader', 'girl'] },
    { id: 'shh-yourself', part: 'try', at: 'the lift', with: ['child', 'reader', 'librarian', 'girl'], plants: ['as it is said'] },
    { id: 'quiet', part: 'turn', at: 'the lift', with: ['child', 'librarian', 'reader', 'girl'], pays: ['brake'] },
    { id: 'as-to-an-ear', part: 'turn', at: 'the lift', with: ['child'], refrain: true, pays: ['as it is said'] },
    { id: 'once-more', part: 'back', at: 'the lift', with: ['reader', 'girl', 'child', 'elder', 'elder2'], refrain: true, pays: ['part eight'] },
    { id: 'click', part: 'last', at: 'bed', with: ['child', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['going-down-to-complain', 'floom', 'it-wasnt-me'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'reader', at: 'centre', act: 'points-at', to: 'lift', holding: 'newspaper', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'lift', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'girl', at: 'near', act: 'rides', to: 'wheelchair', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'lift', at: 'right' }],
    },
    {
      beats: ['as-small-as-ants', 'shh-yourself', 'forty-two-steps'],
      framing: 'middle',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'points-at', to: 'lift', feeling: 'curious', faces: 'right' },
        { who: 'librarian', called: 'librarian', at: 'left', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'lift', at: 'right' }],
    },
    {
      beats: ['as-to-an-ear', 'quiet', 'once-more'],
      framing: 'close',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'whispers-to', to: 'lift', feeling: 'calm', faces: 'right' },
        { who: 'girl', called: 'girl', at: 'left', act: 'rides', to: 'wheelchair', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'lift', at: 'right' }],
    },
  ],
});

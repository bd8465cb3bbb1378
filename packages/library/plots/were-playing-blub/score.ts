import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'were-playing-blub',
  premise:
    'Nobody wants to play, and a lower lip comes out so far that it can be heard; spades don’t help, but the same sound comes from behind the playhouse, where somebody new has his lip out too, and two lips become a game that the train wants to join.',
  writtenFirstIn: 'sv',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  wish: { onlyAsked: true, concepts: ['left-out', 'lonely'] },
  nights: {
    place: 'a nursery playground',
    indoors: false,
    tone: 'tender',
    mechanism: 'answering a lip with a lip',
    feeling: 'lonely',
    sleep: false,
  },
  putBefore: { sv: [7, 12], en: [3, 12] },
  contains: ['preschool'],
  registry: {
    idea: 'a sulking lip can be heard, and is answered by another one round the corner',
    device: 'two who are sad make the same noise at each other until it is a game',
    objects: ['lower lip that is out', 'armful of spades', 'train that asks what they are playing'],
    joke: 'what are you playing? said the train',
    ending: 'a small blub from a bicycle, and tomorrow too',
  },
  beats: [
    { id: 'the-lip', part: 'open', at: 'the sandpit', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['train', 'nobody'], refrain: true },
    { id: 'a-spade', part: 'try', at: 'the sandpit', with: ['child', 'anita'], refrain: true },
    { id: 'no-spades', part: 'lull', at: 'the sandpit', with: ['child', 'anita'] },
    { id: 'behind-the-playhouse', part: 'turn', at: 'the playhouse', with: ['child', 'tage'], refrain: true },
    { id: 'lip-to-lip', part: 'turn', at: 'the playhouse', with: ['child', 'tage'], refrain: true },
    { id: 'the-train', part: 'back', at: 'the playhouse', with: ['child', 'tage'], pays: ['train', 'nobody'], refrain: true },
    { id: 'tomorrow-too', part: 'last', at: 'the gate', with: ['child', 'tage', 'adult', 'sitter', 'elder', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-spade', 'the-lip'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', holding: 'spade', feeling: 'sad', faces: 'right' },
        { who: 'woman', called: 'anita', at: 'right', act: 'holds', to: 'bucket', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'centre' }],
    },
    {
      beats: ['behind-the-playhouse', 'lip-to-lip'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'boy', feeling: 'sad', faces: 'right' },
        { who: 'boy', called: 'tage', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['lip-to-lip', 'the-train'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
        { who: 'boy', called: 'tage', at: 'right', act: 'sits', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'over-and-out',
  premise:
    'A child talks to the tummy through an empty kitchen roll, one kick is yes and two are no; the one who comes home only screams, and must be the wrong one, until the child hears what a voice is like without a roll.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [12, 12], en: [9, 12] },
  ages: [5, 8],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'talking through the same roll as before', feeling: 'disappointed', sleep: false },
  votes: { sv: [1, 3] },
  alike: ['this-way-please', 'half-for-the-baby'],
  contains: ['new-sibling', 'baby'],
  registry: {
    idea: 'a tummy is talked to by radio, through an empty kitchen roll, and answers with kicks',
    device: 'whoever has only been heard through a roll is nobody’s voice without it',
    objects: ['empty kitchen roll as flat as a bookmark', 'pea crossed out in a notebook', 'red car on Tuesdays', 'shoes to sit on among the coats'],
    joke: 'I think you have brought home the wrong one',
    ending: 'I’ll call again tomorrow, over and out',
  },
  beats: [
    { id: 'the-roll', part: 'open', at: 'home', with: ['child', 'adult'], plants: ['roll'], refrain: true },
    { id: 'no-to-peas', part: 'stir', at: 'home', with: ['child', 'friend', 'pet'], plants: ['kick'], refrain: true },
    { id: 'he-says-no', part: 'stir', at: 'home', with: ['child', 'elder'] },
    { id: 'its-me', part: 'try', at: 'the basket', with: ['child', 'baby', 'adult', 'elder', 'elder2'] },
    { id: 'there-there', part: 'try', at: 'the living room', with: ['baby', 'adult', 'elder'] },
    { id: 'the-wrong-one', part: 'lull', at: 'the hall', with: ['child', 'adult', 'elder'] },
    { id: 'flat', part: 'turn', at: 'the hall', with: ['child', 'elder'] },
    { id: 'wonky', part: 'turn', at: 'the basket', with: ['child', 'baby'], refrain: true, pays: ['roll', 'kick'] },
    { id: 'the-right-one', part: 'back', at: 'the basket', with: ['child', 'baby', 'adult', 'elder'] },
    { id: 'over', part: 'last', at: 'the basket', with: ['child', 'baby'] },
  ],
  pictures: [
    {
      beats: ['he-says-no', 'no-to-peas', 'its-me'],
      framing: 'middle',
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'toilet-paper', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
    },
    {
      beats: ['there-there', 'its-me', 'the-wrong-one'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'baby-in-cradle', at: 'centre', act: 'cries', feeling: 'crying' },
        { who: 'elder', at: 'right', act: 'sings', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['wonky', 'the-right-one', 'flat'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'baby-in-cradle', holding: 'toilet-paper', feeling: 'happy', faces: 'right' },
        { who: 'baby-in-cradle', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

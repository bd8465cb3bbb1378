import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'there-thats-better',
  premise:
    'A child in a white shirt washes off what an elephant throws on, four times, and shouts that it doesn’t even like her; her back is turned, until the child puts mud on its own head, and she finds the bit that was missed.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['elephant'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a wildlife park before the gates open',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'putting the mud on oneself',
    feeling: 'rejected',
    sleep: false,
  },
  contains: ['elephant'],
  registry: {
    idea: 'what looks like an elephant’s rudeness is a mother’s care, and each wash undoes it',
    device: 'one puts on oneself what one would not have put on',
    objects: ['white shirt at a mud pool', 'apples cut in quarters', 'mud that missed', 'eggcup of mud behind an ear'],
    joke: 'a keeper of fourteen years who never had a splash, and some of it went in',
    ending: 'all is washed in the bath but the bit that she had put there',
  },
  beats: [
    { id: 'properly', part: 'open', at: 'the wildlife park', with: ['child', 'amadi', 'adult', 'elder', 'elder2', 'friend', 'pet'], plants: ['white shirt', 'apples', 'behind the ears'] },
    { id: 'my-name-is', part: 'stir', at: 'the rail', with: ['child', 'mabel', 'amadi'], plants: ['better'], refrain: true },
    { id: 'the-fourth-time', part: 'try', at: 'the rail', with: ['child', 'mabel', 'amadi'], refrain: true },
    { id: 'i-dont-even', part: 'try', at: 'the rail', with: ['child', 'mabel'] },
    { id: 'the-little-ones', part: 'lull', at: 'the rail', with: ['child', 'amadi'], plants: ['missed a bit', 'never a splash'] },
    { id: 'two-handfuls', part: 'turn', at: 'the rail', with: ['child', 'mabel'], pays: ['white shirt'] },
    { id: 'an-eggcup', part: 'turn', at: 'the rail', with: ['child', 'mabel'], pays: ['missed a bit', 'better'], refrain: true },
    { id: 'who-was-left', part: 'back', at: 'the rail', with: ['child', 'mabel', 'amadi'], pays: ['never a splash', 'apples'], refrain: true },
    { id: 'the-left-ear', part: 'last', at: 'the bath', with: ['child', 'adult'], pays: ['behind the ears'] },
  ],
  pictures: [
    {
      beats: ['my-name-is', 'the-fourth-time'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
        { who: 'elephant', called: 'mabel', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'puddle', at: 'near', colour: 'brown' }],
    },
    {
      beats: ['i-dont-even', 'the-little-ones'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'sad', faces: 'right' },
        { who: 'elephant', called: 'mabel', at: 'far', act: 'stands', size: 'big', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['an-eggcup', 'two-handfuls', 'who-was-left'],
      framing: 'over-shoulder',
      world: 'farm',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'happy', faces: 'right' },
        { who: 'elephant', called: 'mabel', at: 'right', act: 'pats', to: 'child', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

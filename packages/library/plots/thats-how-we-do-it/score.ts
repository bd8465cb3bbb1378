import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-how-we-do-it',
  premise:
    'The dragons have got a school and nobody knows what to do in it, so a child who does is sent for; the smallest cannot do fire, only a little warm hff, and that is what cools the soup and warms the floor at rest.',
  writtenFirstIn: 'en',
  fromStory: 4,
  storyVotes: [3, 3],
  ages: [4, 6],
  votes: { en: [1, 3] },
  leads: [],
  wish: { concepts: ['dragon-school', 'dragon'] },
  nights: {
    place: 'a school for dragons',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'what is too small for fire is just right',
    feeling: 'not being able to do what the others can',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dragon', 'school', 'fire'],
  registry: {
    idea: 'dragons have a school and send for a child who knows what to do in one',
    device: 'a small hff instead of a whoosh',
    objects: ['newspaper hats on pegs', 'spoons turned black', 'letter that smells of toast'],
    joke: 'not on my bottom, on your own',
    ending: 'hff, from somewhere under the blanket',
  },
  beats: [
    { id: 'the-letter', part: 'open', at: 'home', with: ['child', 'adult', 'elder', 'elder2', 'aunt', 'pet'] },
    { id: 'hats', part: 'stir', at: 'the school', with: ['child', 'teacher'], plants: ['hats'] },
    { id: 'the-carpet', part: 'stir', at: 'the school', with: ['child', 'teacher'] },
    { id: 'whoosh', part: 'try', at: 'the school', with: ['child', 'teacher'], plants: ['hff'] },
    { id: 'too-small', part: 'turn', at: 'the school', with: ['child', 'button'] },
    { id: 'he-can-do-it', part: 'turn', at: 'the school', with: ['child', 'button'] },
    { id: 'cold-floor', part: 'try', at: 'the school', with: ['child', 'teacher', 'button'] },
    { id: 'on-tiptoes', part: 'back', at: 'the school', with: ['child', 'button', 'teacher'] },
    { id: 'they-can-now', part: 'down', at: 'the bench', with: ['child', 'adult', 'elder', 'aunt', 'friend'], pays: ['hats'] },
    { id: 'under-the-blanket', part: 'last', at: 'bed', with: ['child'], pays: ['hff'] },
  ],
  pictures: [
    {
      beats: ['hats', 'the-carpet'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'hat', feeling: 'happy', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'child', size: 'big', colour: 'red', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['too-small', 'whoosh', 'he-can-do-it'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', called: 'button', at: 'right', act: 'whispers-to', to: 'child', size: 'small', colour: 'grey', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'listens-to', to: 'dragon', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'soup', at: 'centre' }],
    },
    {
      beats: ['on-tiptoes', 'cold-floor', 'they-can-now'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dragon', called: 'button', at: 'right', act: 'sneaks', size: 'small', colour: 'grey', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'dragon', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

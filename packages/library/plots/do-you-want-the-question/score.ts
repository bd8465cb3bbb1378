import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-you-want-the-question',
  premise:
    'A child who has made up a headache so as not to sing with the best friend gets out of the lift between three and four, where nobody can lie; there one knocks before a question, for no is true as well, and the child says yes to the question and hears something true in return.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['nobody-can-lie'] },
  nights: {
    place: 'a square between two floors',
    indoors: false,
    tone: 'honest-funny',
    mechanism: 'saying yes to a question that one is afraid of',
    feeling: 'jealous of a friend, and ashamed of it',
    sleep: false,
  },
  alike: ['what-if-it-needs-a-pillow'],
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'where nobody can lie it is the questions that one must take care with, so they knock first',
    device: 'do you want the question is asked on the square of the one who is afraid, and at home of nobody in particular',
    objects: ['lift button between three and four', 'buns that are fairly good', 'dragon in a life jacket', 'headache that was never there'],
    joke: 'I am a gi…, I am a girl by my own name',
    ending: 'anything could have been said, and yes was',
  },
  beats: [
    { id: 'the-button', part: 'open', at: 'the lift', with: ['child', 'friend'], plants: ['headache', 'button'] },
    { id: 'the-square', part: 'stir', at: 'the square', with: ['child', 'friend', 'pet', 'baker'], plants: ['giraffe'] },
    { id: 'what-if', part: 'try', at: 'the fountain', with: ['child', 'friend', 'woman', 'boy'] },
    { id: 'knock-first', part: 'lull', at: 'the fountain', with: ['child', 'friend', 'woman'], plants: ['question'] },
    { id: 'the-question', part: 'turn', at: 'the lift', with: ['child', 'friend'], pays: ['headache'] },
    { id: 'the-low-ones', part: 'turn', at: 'the lift', with: ['child', 'friend'] },
    { id: 'a-giraffe', part: 'back', at: 'the friend’s house', with: ['child', 'friend', 'elder', 'elder2'], pays: ['giraffe', 'button'] },
    { id: 'one-more', part: 'last', at: 'the lift', with: ['child', 'friend'], pays: ['question'] },
  ],
  pictures: [
    {
      beats: ['the-square', 'the-button'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'baker', at: 'right', act: 'talks-to', to: 'child', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'eats', to: 'cinnamon-bun', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['what-if', 'knock-first', 'the-square'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'boy', feeling: 'curious', faces: 'right' },
        { who: 'boy', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'woman', at: 'right', act: 'sits', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'fountain', at: 'far' }],
    },
    {
      beats: ['the-question', 'the-low-ones', 'a-giraffe'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'sad', faces: 'right' },
      ],
    },
  ],
});

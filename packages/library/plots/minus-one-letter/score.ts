import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'minus-one-letter',
  premise: 'The best friend’s bracelet says the child is fearless; on the stairs of the new school it breaks and loses its first letter, and looking for a letter is easier than knowing nobody.',
  writtenFirstIn: 'en',
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['first-day-at-school', 'school', 'new-friend', 'lonely', 'shy', 'moving', 'worried'] },
  nights: { place: 'school', indoors: true, tone: 'wry-warm', mechanism: 'having something to ask for', feeling: 'nervous', sleep: false },
  contains: ['school'],
  registry: {
    idea: 'a label that tells the truth when a letter is lost',
    device: 'a question makes it easy to walk up to somebody',
    objects: ['letter beads', 'hood string', 'school stairs', 'sole of a shoe'],
    joke: 'I am afraid I have to give you that letter',
    ending: 'tomorrow there is a place to sit',
  },
  beats: [
    { id: 'eight-letters', part: 'open', at: 'home', with: ['child', 'friend'], plants: ['bracelet'] },
    { id: 'on-the-stairs', part: 'stir', at: 'school', with: ['child'], plants: ['letter'] },
    { id: 'nobody-move', part: 'try', at: 'school', with: ['child', 'girl'] },
    { id: 'earless', part: 'try', at: 'school', with: ['child', 'girl', 'boy'] },
    { id: 'a-mission', part: 'try', at: 'school', with: ['child'] },
    { id: 'three-hundred-seats', part: 'turn', at: 'the dining hall', with: ['child'] },
    { id: 'an-f', part: 'back', at: 'school', with: ['child', 'teacher'], pays: ['letter'] },
    { id: 'in-the-car', part: 'lull', at: 'the car', with: ['child', 'adult'] },
    { id: 'wrong-class', part: 'down', at: 'bed', with: ['child', 'friend'], pays: ['bracelet'] },
    { id: 'counting', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['on-the-stairs', 'nobody-move'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'afraid' },
        { who: 'child-guest', at: 'right', act: 'crouches', feeling: 'curious', faces: 'left', called: 'girl' },
      ],
    },
    {
      beats: ['a-mission', 'three-hundred-seats', 'earless'],
      framing: 'wide',
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'child-guest', feeling: 'curious' },
        { who: 'child-guest', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left', called: 'boy' },
      ],
      things: [{ what: 'table', at: 'right' }],
    },
    {
      beats: ['wrong-class', 'counting', 'in-the-car'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'bed', act: 'talks-to', to: 'telephone', feeling: 'laughing', holding: 'telephone' }],
    },
  ],
});

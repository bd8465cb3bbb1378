import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'is-anybody-using-this',
  premise: 'A child who is not speaking to the friend has a voice that nobody is using, so a wizard takes it; the elder talks him out of his bus, the dog lies flatter on his cloak at every order in that voice, and the child sits down in the puddle again, on purpose.',
  writtenFirstIn: 'en',
  putBefore: { sv: [0, 31], en: [0, 30] },
  ages: [5, 7],
  leads: ['elder', 'friend', 'pet.dog'],
  wish: { concepts: ['wizard'] },
  nights: { place: 'a bus stop', indoors: false, tone: 'funny', mechanism: 'speaking to somebody without a voice', feeling: 'cross', sleep: false },
  votes: { en: [0, 3] },
  contains: ['wizard', 'dog'],
  registry: {
    idea: 'a voice that is not used to somebody is free, as a seat is',
    device: 'falling into the puddle again on purpose says that it was funny',
    objects: ['puddle at a bus stop', 'cloak with three buttons', 'cough sweet with fluff'],
    joke: 'How is your mother? – She is a mountain.',
    ending: 'the other sort of not speaking',
  },
  beats: [
    { id: 'the-puddle', part: 'open', at: 'the bus stop', with: ['child', 'friend', 'elder', 'pet'], plants: ['the puddle', 'flatter', 'talks to everybody'] },
    { id: 'is-anybody-using-this', part: 'stir', at: 'the bus stop', with: ['child', 'wizard'], plants: ['using'] },
    { id: 'fun', part: 'try', at: 'the bus stop', with: ['child', 'wizard', 'pet'] },
    { id: 'a-chat', part: 'try', at: 'the bus stop', with: ['child', 'friend', 'elder', 'wizard'], pays: ['talks to everybody'] },
    { id: 'teapot', part: 'try', at: 'the bus stop', with: ['child', 'friend'] },
    { id: 'the-bus', part: 'turn', at: 'the bus stop', with: ['elder', 'wizard', 'pet', 'child'], pays: ['flatter'] },
    { id: 'on-purpose', part: 'turn', at: 'the puddle', with: ['child', 'friend', 'wizard'], pays: ['the puddle'] },
    { id: 'the-other-sort', part: 'last', at: 'the way home', with: ['child', 'friend', 'elder', 'pet', 'wizard', 'adult'], pays: ['using'] },
  ],
  pictures: [
    {
      beats: ['is-anybody-using-this', 'fun', 'the-puddle'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wizard', at: 'right', act: 'talks-to', to: 'child', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wizard', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-chat', 'teapot', 'fun', 'the-bus'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'talks-to', to: 'wizard', feeling: 'happy', faces: 'right' },
        { who: 'wizard', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'calm' },
      ],
    },
    {
      beats: ['on-purpose', 'the-bus', 'the-other-sort'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'bus', at: 'far', act: 'waits' },
      ],
      things: [{ what: 'puddle', at: 'left' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-end-with-ears',
  premise:
    'A child who has been promised the bell on the bus is beaten to it by a happy dog’s tail and shouts at it to stop being happy; then nobody can stop the bus, and a tail is worked from the other end, the one with ears.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [3, 33], en: [6, 35] },
  ages: [4, 5],
  leads: ['elder', 'pet.dog'],
  wish: { concepts: ['bus', 'playground'] },
  nights: {
    place: 'a bus',
    indoors: false,
    tone: 'funny',
    mechanism: 'making a scolded dog happy again so that its tail rings the bell',
    feeling: 'cross',
    sleep: false,
  },
  votes: { sv: [0, 3] },
  contains: ['bus'],
  registry: {
    idea: 'a tail is worked from the end with ears',
    device: 'a second bell low down in a crack that only a happy tail can reach',
    objects: ['sun hat as big as an umbrella', 'bell pushed in with a whole fist', 'driver who sings too loudly to hear'],
    joke: 'Stop being happy!',
    ending: 'a finger and a tail make one single ring',
  },
  beats: [
    { id: 'the-promise', part: 'open', at: 'the bus', with: ['child', 'elder', 'pet'], plants: ['the bell', 'hat'] },
    { id: 'not-me', part: 'stir', at: 'the bus', with: ['child', 'elder', 'pet', 'driver', 'friend'], refrain: true, if: '!short / friend / sport / athlete / music' },
    { id: 'under-the-hat', part: 'try', at: 'the bus', with: ['child', 'elder', 'pet'], refrain: true, plants: ['tail'], pays: ['hat'] },
    { id: 'stop-being-happy', part: 'try', at: 'the bus', with: ['child', 'pet'] },
    { id: 'there-it-goes', part: 'lull', at: 'the bus', with: ['child', 'elder', 'driver'] },
    { id: 'the-end-with-ears', part: 'turn', at: 'the bus', with: ['child', 'elder', 'pet'], refrain: true, pays: ['tail'] },
    { id: 'only-to-look', part: 'back', at: 'the park', with: ['child', 'elder', 'pet'] },
    { id: 'both-ends', part: 'last', at: 'the bus', with: ['child', 'elder', 'pet'], pays: ['the bell'] },
  ],
  pictures: [
    {
      beats: ['under-the-hat', 'not-me', 'the-promise'],
      framing: 'middle',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'wears', to: 'hat', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'angry', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'stands', feeling: 'happy' },
      ],
    },
    {
      beats: ['there-it-goes', 'stop-being-happy', 'the-end-with-ears'],
      framing: 'over-shoulder',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'crying' },
        { who: 'elder', at: 'right', act: 'points-at', to: 'slide', feeling: 'sad' },
      ],
      things: [{ what: 'slide', at: 'far', colour: 'red' }],
    },
    {
      beats: ['only-to-look', 'the-end-with-ears', 'both-ends'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'slide', feeling: 'surprised' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'laughing' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'pet', feeling: 'laughing' },
      ],
      things: [{ what: 'slide', at: 'centre', colour: 'red' }],
    },
  ],
});

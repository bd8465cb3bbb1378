import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'counts-to-two',
  premise: 'A dog counts its two people and ties them up with the lead so that it stays two; when they have fallen out it gathers a whole village fete with a string of bunting, to get at the other half of the sum.',
  writtenFirstIn: 'en',
  ages: [11, 12],
  leads: ['friend', 'pet.dog'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a fete', indoors: false, tone: 'funny', mechanism: 'being tied to whoever one is not speaking to', feeling: 'jealous', sleep: false },
  votes: { sv: [0, 3], en: [0, 3] },
  contains: ['dog', 'goose'],
  registry: {
    idea: 'a dog counts its people, and ties them up when the sum is right',
    device: 'one cannot walk off from somebody one is tied to by the knees',
    objects: ['lead round two pairs of legs', 'string of bunting', 'man dressed as a carrot', 'two prize geese'],
    joke: 'nobody likes to be the first to step over bunting',
    ending: 'one, two, and nothing else to count',
  },
  beats: [
    { id: 'counts', part: 'open', at: 'home', with: ['child', 'friend', 'pet'], plants: ['lead', 'sum'] },
    { id: 'tuesday', part: 'stir', at: 'the coach', with: ['child', 'friend', 'the new girl'], plants: ['care', 'new'] },
    { id: 'still-one', part: 'lull', at: 'home', with: ['child', 'pet'] },
    { id: 'the-fete', part: 'try', at: 'the green', with: ['child', 'pet'], plants: ['bunting'] },
    { id: 'all-of-them', part: 'try', at: 'the green', with: ['pet', 'child', 'elder'], pays: ['bunting'] },
    { id: 'the-middle', part: 'turn', at: 'the green', with: ['child', 'friend', 'pet'], pays: ['lead'] },
    { id: 'cared', part: 'turn', at: 'the green', with: ['child', 'friend', 'pet'], pays: ['care'] },
    { id: 'one-more', part: 'back', at: 'the green', with: ['child', 'friend', 'pet', 'the new girl'], pays: ['new'] },
    { id: 'one-two', part: 'last', at: 'bed', with: ['child', 'friend', 'pet'], pays: ['sum'] },
  ],
  pictures: [
    {
      beats: ['the-fete', 'still-one'],
      framing: 'over-shoulder',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'sad' },
        { who: 'friend', at: 'right', act: 'holds', to: 'cake', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'friend', feeling: 'curious' },
      ],
    },
    {
      beats: ['all-of-them', 'the-fete', 'the-middle'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'right', act: 'chases', to: 'goose', holding: 'flag', feeling: 'happy', faces: 'left' },
        { who: 'goose', at: 'centre', act: 'runs', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['cared', 'the-middle', 'one-more'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'friend', feeling: 'crying', faces: 'right' },
        { who: 'friend', at: 'right', act: 'hugs', to: 'child', feeling: 'crying', faces: 'left' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'calm' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'last-stop-your-feet',
  premise: 'The cat is the night train that takes lost small things home, and it has stopped halfway; it can be driven in one way only, by two friends who turn their backs and have a secret, because it must see.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [16, 31], en: [14, 30] },
  ages: [5, 7],
  leads: ['friend', 'pet.cat'],
  fits: '!breed.Sphynx',
  nights: { place: 'the bedroom floor', indoors: true, tone: 'funny', mechanism: 'making the cat curious', feeling: 'proud', sleep: false, endsInBed: true },
  votes: { en: [0, 3] },
  contains: ['cat', 'spider', 'train', 'dark'],
  registry: {
    idea: 'the cat is a night train, with passengers in its fur',
    device: 'the cat goes wherever two have a secret without it',
    objects: ['conductor as big as a grain of rice', 'gingerbread crumb with a suitcase', 'tickets too small to see'],
    joke: 'I am not a flea',
    ending: 'last stop, your feet, and the engine running all night',
  },
  beats: [
    { id: 'a-light', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['flea'] },
    { id: 'passengers', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'pet', 'conductor'], plants: ['spider'] },
    { id: 'no-pushing', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'pet', 'conductor'] },
    { id: 'a-secret', part: 'lull', at: 'the bedroom', with: ['child', 'friend', 'pet'] },
    { id: 'all-aboard', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet', 'conductor'] },
    { id: 'the-jump', part: 'turn', at: 'the window', with: ['child', 'friend', 'pet'], pays: ['spider'] },
    { id: 'on-time', part: 'back', at: 'the window', with: ['child', 'friend', 'pet', 'conductor'], pays: ['flea'] },
    { id: 'your-feet', part: 'last', at: 'bed', with: ['child', 'friend', 'pet', 'conductor'] },
  ],
  pictures: [
    {
      beats: ['passengers', 'a-light', 'no-pushing'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', to: 'pet', holding: 'magnifying-glass', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'calm' },
        { who: 'friend', at: 'right', act: 'kneels', to: 'pet', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['a-secret', 'no-pushing', 'all-aboard'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'friend', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'crouches', feeling: 'laughing' },
        { who: 'pet', at: 'right', act: 'sneaks', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['the-jump', 'all-aboard', 'on-time'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', at: 'above', act: 'jumps', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'pet', feeling: 'laughing' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-goes-where-i-look',
  premise:
    'A child who learns to ride a bike rides into the only bin in a big park, every time, because it looks at it so as not to; the bike goes where one looks, so the best friend with the sandwich is looked at instead, and has to run.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [4, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['learning-to-cycle'] },
  nights: {
    place: 'a big park on a Sunday morning',
    indoors: false,
    tone: 'funny',
    mechanism: 'looking at where one wants to go instead of at what one is afraid of',
    feeling: 'giving up',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['bicycle'],
  registry: {
    idea: 'a bike goes where its rider looks, and the rider looks at what must not be hit',
    device: 'whoever is looked at instead has to run for it',
    objects: ['only bin in a park', 'cheese sandwich held in the air', 'banana skin that falls out', 'legs that pedal in bed'],
    joke: 'how do you find it – I don’t find it, it comes',
    ending: 'the pillow is looked at from very close, and the last bonk is a very small one',
  },
  beats: [
    { id: 'into-the-bin', part: 'open', at: 'the park', with: ['child', 'adult', 'minder'], plants: ['bonk'] },
    { id: 'it-comes', part: 'stir', at: 'the park', with: ['child', 'friend', 'adult', 'minder', 'pet', 'elder', 'elder2'], plants: ['sandwich'] },
    { id: 'a-banana-skin', part: 'try', at: 'the park', with: ['child', 'friend', 'adult', 'minder'], plants: ['far'] },
    { id: 'the-whole-time', part: 'lull', at: 'the park', with: ['child', 'friend'] },
    { id: 'its-my-eyes', part: 'turn', at: 'the park', with: ['child', 'friend'], plants: ['eyes'] },
    { id: 'look-at-me', part: 'turn', at: 'the park', with: ['child', 'friend', 'adult', 'minder'] },
    { id: 'stop-looking-at-me', part: 'turn', at: 'the park', with: ['child', 'friend', 'pet', 'elder'], pays: ['sandwich'] },
    { id: 'a-very-small-one', part: 'back', at: 'the park', with: ['child', 'friend'] },
    { id: 'look-at-the-pillow', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'pet'], pays: ['bonk', 'far', 'eyes'] },
  ],
  pictures: [
    {
      beats: ['it-comes', 'a-banana-skin'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'eats', to: 'sandwich', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'holds', to: 'bicycle', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'right' }],
    },
    {
      beats: ['its-my-eyes', 'the-whole-time'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['stop-looking-at-me', 'a-very-small-one'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'rides', to: 'bicycle', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'runs', feeling: 'laughing', faces: 'right', anyway: true },
      ],
      things: [{ what: 'bicycle', at: 'left' }],
    },
  ],
});

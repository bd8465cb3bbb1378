import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-not-tired-im-angry',
  premise:
    'Somebody out of whom something else comes than fire is thought to be generous, and then to be tired, and is angry; the child, whose anger comes out as tears, asks what nobody asked, and under a picnic basket that was put down without looking lie the cause of both.',
  writtenFirstIn: 'en',
  ages: [4, 9],
  leads: [],
  wish: { relation: 'erupts', kinds: ['place', 'creature', 'animal', 'sky'], other: ['food', 'thing', 'water', 'sky'] },
  nights: {
    place: 'a meadow',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking somebody who cannot say it, so that a nod is enough',
    feeling: 'angry and taken to be tired',
    sleep: false,
  },
  contains: ['angry'],
  registry: {
    idea: 'what comes out is not what is inside: one is angry in tears, another in something to eat or play with',
    device: 'questions that can be nodded at, until the picnic basket is lifted from a foot',
    objects: ['farm of fir cones under a picnic basket', 'lullaby for somebody furious', 'basket found by feeling under the surface', 'foot with a basket on it'],
    joke: 'you are just tired; it needs a song',
    ending: 'a floor is looked at before a basket is put down',
  },
  beats: [
    { id: 'thump', part: 'open', at: 'the meadow', with: ['child', 'wish', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], plants: ['basket', 'tears'] },
    { id: 'more', part: 'stir', at: 'the meadow', with: ['child', 'wish', 'adult', 'elder', 'minder'], plants: ['tired'] },
    { id: 'that-will-do', part: 'try', at: 'the meadow', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'so-am-i', part: 'turn', at: 'the meadow', with: ['child', 'wish'], pays: ['tears'] },
    { id: 'the-handle', part: 'turn', at: 'the meadow', with: ['child', 'wish', 'friend', 'pet', 'elder'], pays: ['basket'] },
    { id: 'on-both-of-you', part: 'back', at: 'the meadow', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'the-floor', part: 'last', at: 'the hall', with: ['child', 'wish', 'adult', 'elder', 'minder'], pays: ['tired'] },
  ],
  pictures: [
    {
      beats: ['more', 'thump', 'that-will-do'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['so-am-i', 'that-will-do', 'the-handle'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['the-handle', 'on-both-of-you', 'so-am-i'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'basket', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'lifts', to: 'basket', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'wish', at: 'far', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

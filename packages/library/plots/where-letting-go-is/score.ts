import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'where-letting-go-is',
  premise:
    'A bear as big as an armchair can start a hug but not stop one, and hugs an ice-cream van till his own stitches go; held tight by the child while he is sewn up, he learns from one loosened finger where letting go is.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'cat' },
  wish: { concepts: ['teddy'] },
  nights: {
    place: 'a park with an ice-cream van',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'being hugged teaches how to let go',
    feeling: 'not able to stop',
    sleep: false,
  },
  putBefore: { sv: [0, 12], en: [1, 12] },
  contains: ['teddy', 'bear', 'ice-cream', 'cat'],
  registry: {
    idea: 'a teddy bear who can start a hug and cannot stop one',
    device: 'letting go is felt from the inside, one finger at a time, and you are still warm after',
    objects: ['shoehorn for a friend in a hug', 'milked ice-cream van', 'heart that is a sofa spring', 'big curved needle'],
    joke: 'the ice-cream man did need that, as it happens',
    ending: 'paws held up in the air for the sake of the one who does not like hugs',
  },
  beats: [
    { id: 'one-hug', part: 'open', at: 'home', with: ['child', 'elder', 'friend'], plants: ['sofa'] },
    { id: 'do-me', part: 'stir', at: 'home', with: ['child', 'friend', 'pet'], plants: ['no-hugs'] },
    { id: 'a-lamp-post', part: 'try', at: 'the street', with: ['child', 'friend', 'elder', 'pet', 'adult'], plants: ['where'] },
    { id: 'the-van', part: 'try', at: 'the park', with: ['child', 'friend'] },
    { id: 'rip', part: 'turn', at: 'the park', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'like-custard', part: 'turn', at: 'the park', with: ['friend', 'pet'] },
    { id: 'not-letting-go', part: 'turn', at: 'the park', with: ['child', 'friend', 'elder'], pays: ['sofa'] },
    { id: 'still-warm', part: 'back', at: 'the park', with: ['child', 'elder'], pays: ['where'] },
    { id: 'paws-up', part: 'last', at: 'the park', with: ['child', 'friend', 'pet', 'adult'], pays: ['no-hugs'] },
  ],
  pictures: [
    {
      beats: ['do-me', 'one-hug', 'a-lamp-post'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teddy', at: 'centre', act: 'hugs', to: 'friend', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'calls-to', to: 'friend', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['the-van', 'rip', 'a-lamp-post'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'teddy', at: 'centre', act: 'hugs', to: 'ice-cream-van', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'teddy', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'ice-cream-van', at: 'right', size: 'big' }],
    },
    {
      beats: ['not-letting-go', 'like-custard', 'still-warm'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'teddy', feeling: 'calm', faces: 'right' },
        { who: 'teddy', at: 'centre', act: 'sits', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-resting-my-eyes',
  premise:
    'Everybody who has slept past their stop is on the softest of sofas at a stop that is on no map, and only those who are awake are taken home; the dog shakes the whole beach over them to wake the child, and the child wakes the others with the one thing that wakes a passenger.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [8, 11],
  votes: { en: [0, 6] },
  leads: [],
  fits: 'pet.dog / !pet',
  standIns: { pet: 'dog' },
  wish: { relation: 'unknown-stop', nouns: ['tram', 'bus', 'train', 'underground-train', 'ferry'] },
  nights: {
    place: 'a stop that is on no map',
    indoors: false,
    tone: 'funny-strange',
    mechanism: 'tickets, please',
    feeling: 'the only one awake',
    sleep: true,
    endsInBed: true,
    endsOnRefrain: true,
  },
  contains: ['water'],
  registry: {
    idea: 'the stop that is on no map is where everybody is who has slept past their own, and one must be awake to be taken home',
    device: 'what wakes all of them at once is that somebody asks to see their tickets',
    objects: ['sofa at a stop', 'fish in newspaper that has been there since Thursday', 'tuba with somebody behind it', 'beach still in a dog’s coat', 'umbrella put up in her sleep'],
    joke: 'I had it a minute ago, and looked inside the fish',
    ending: 'the child in bed is not asleep but only resting its eyes',
  },
  beats: [
    { id: 'the-map', part: 'open', at: 'on the way home', with: ['child', 'pet', 'wish', 'adult', 'elder', 'friend'], plants: ['resting', 'wet-dog', 'map'] },
    { id: 'only-resting', part: 'stir', at: 'the stop', with: ['child', 'pet', 'wish', 'adult', 'elder', 'elder2'] },
    { id: 'please-be-awake', part: 'try', at: 'the stop', with: ['child', 'wish', 'adult', 'driver'], plants: ['rule'] },
    { id: 'like-warm-dough', part: 'try', at: 'the stop', with: ['child', 'friend', 'pet'] },
    { id: 'the-whole-beach', part: 'turn', at: 'the stop', with: ['pet', 'child'], pays: ['wet-dog'] },
    { id: 'tickets', part: 'turn', at: 'the stop', with: ['child', 'wish', 'adult', 'elder', 'friend'] },
    { id: 'cold-nose', part: 'back', at: 'on the way home', with: ['child', 'pet', 'wish'], pays: ['rule', 'map'] },
    { id: 'my-eyes', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder'], pays: ['resting'] },
  ],
  pictures: [
    {
      beats: ['only-resting', 'please-be-awake'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'sofa', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'walks', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'sofa', at: 'right', size: 'huge' },
        { what: 'sign', at: 'centre' },
      ],
    },
    {
      beats: ['the-whole-beach', 'like-warm-dough'],
      framing: 'close',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'left', act: 'pulls', to: 'child', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'sits-on', to: 'sofa', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['tickets', 'the-whole-beach'],
      framing: 'middle',
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'stands-on', to: 'sofa', feeling: 'proud', faces: 'right' },
        { who: 'man', at: 'right', act: 'holds', to: 'fish', feeling: 'surprised', faces: 'left' },
        { who: 'wish', at: 'far', act: 'stands', size: 'small', faces: 'left' },
      ],
      things: [{ what: 'sofa', at: 'centre', size: 'big' }],
    },
  ],
});

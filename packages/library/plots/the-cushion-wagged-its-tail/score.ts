import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-cushion-wagged-its-tail',
  premise:
    'Something is gone from a chair, and a detective questions the dog and the singer in the shower; the police dog is to sit when he has found it, and he sits in every room, with biscuits and without, until the detective asks who has been in all those rooms, and arrests herself.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  votes: { en: [1, 6] },
  leads: [],
  wish: { relation: 'gone-missing', kinds: ['garment', 'thing', 'toy', 'food'], sizes: ['tiny', 'small', 'child'] },
  // What could be carried about in a hood or a rucksack, and not a laugh or a nose.
  fits: ['pet.dog', '!pet']
    .map((animal) =>
      [
        animal,
        ...[
          'nose', 'belly-button', 'tummy', 'finger', 'toe', 'ear', 'beard', 'plait', 'tear', 'laugh', 'freckle', 'stripe',
          'number', 'letter-of-alphabet', 'mouth', 'tongue', 'eye', 'bottom', 'head', 'leg', 'heart', 'sneeze', 'fart',
          'secret', 'wish', 'word', 'joke', 'dust', 'hole', 'song', 'pocket', 'track', 'box', 'chest', 'picture', 'guitar',
          'drum', 'hockey-stick', 'treasure', 'wheel', 'chain', 'fence-post', 'spade', 'rake', 'sleeping-bag', 'rucksack',
          'fishing-rod', 'anchor', 'sign', 'scarecrow', 'umbrella', 'broom', 'kite', 'hula-hoop', 'rocking-horse', 'mud',
          'toy-kitchen', 'dressing-up-box', 'wooden-sword', 'snowman', 'snowball', 'pogo-stick', 'magnifying-glass',
        ].map((noun) => `!wish.${noun}`),
      ].join(' & '),
    )
    .join(' / '),
  standIns: { pet: 'dog' },
  nights: {
    place: 'a home on a Saturday',
    indoors: true,
    tone: 'funny',
    mechanism: 'asking who has been in every place where the dog sat down',
    feeling: 'disappointed in somebody',
    sleep: false,
  },
  alike: ['down-in-the-hood', 'giving-evidence', 'hes-behind-you'],
  contains: ['dog'],
  registry: {
    idea: 'a dog who sits down where the lost thing is sits down everywhere, for the detective is wearing it',
    device: 'somebody was in all those places, and it is the one who asks',
    objects: ['wooden spoon with tooth marks', 'fourth stair with nothing but stair', 'biscuit packet turned upside down', 'police dog on top of a thief'],
    joke: 'the cushion wagged its tail',
    ending: 'a tea towel over a shoulder, and the dog goes there and sits',
  },
  beats: [
    { id: 'the-chair', part: 'open', at: 'the hall', with: ['child', 'adult', 'elder', 'minder'], plants: ['chair'] },
    { id: 'the-cushion', part: 'stir', at: 'the hall', with: ['child', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'can-you-prove-it', part: 'stir', at: 'the hall', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend'] },
    { id: 'a-job', part: 'try', at: 'the bedroom', with: ['child', 'pet'], plants: ['sit'] },
    { id: 'a-very-old-pea', part: 'try', at: 'the kitchen and the stairs', with: ['child', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'all-gone', part: 'turn', at: 'the hall', with: ['child', 'pet'] },
    { id: 'who-walked', part: 'turn', at: 'the hall', with: ['child', 'pet', 'adult', 'elder', 'minder'] },
    { id: 'down-the-back', part: 'back', at: 'the hall', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder', 'friend'], pays: ['chair'] },
    { id: 'the-tea-towel', part: 'last', at: 'the kitchen', with: ['child', 'pet', 'adult', 'elder', 'minder'], pays: ['sit'] },
  ],
  pictures: [
    {
      beats: ['the-cushion', 'can-you-prove-it', 'a-job'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', holding: 'magnifying-glass', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-very-old-pea', 'a-job'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'left', act: 'sits', feeling: 'proud', faces: 'right', anyway: true },
      ],
      things: [{ what: 'fridge', at: 'right' }],
    },
    {
      beats: ['down-the-back', 'who-walked', 'all-gone'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'wish', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'proud', faces: 'left', anyway: true },
      ],
    },
  ],
});

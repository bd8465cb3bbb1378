import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'we-dont-know-each-other',
  premise:
    'A child held by the hair outside a library, by a baby that only ever looks at lamps, says to the bass player of the school band that they do not know each other, and so the baby is rolled away as abandoned, with an empty hand over the edge of the pram.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  alike: ['he-has-got-hold-of-me'],
  nights: {
    place: 'a bench outside a library',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'lifting up whom one has denied, and singing',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: ['new-sibling', 'baby'],
  registry: {
    idea: 'a baby that has never looked at anything but lamps is denied in front of somebody, and is taken for abandoned',
    device: 'whoever gets loose sees an empty hand open and shut',
    objects: ['pram with a head in it', 'lamp over a library door', 'librarian who is a tractor', 'dummy that comes back like a cork', 'little brother who was a dog'],
    joke: 'it screams: we have drums',
    ending: 'a whole town of lamps, and not one of them is looked at',
  },
  beats: [
    { id: 'by-the-hair', part: 'open', at: 'the bench', with: ['child', 'adult', 'elder', 'aunt'], plants: ['hair', 'lamps'] },
    { id: 'related', part: 'stir', at: 'the bench', with: ['child', 'adult', 'elder', 'elder2', 'aunt', 'pet'], plants: ['know'] },
    { id: 'the-right-moment', part: 'stir', at: 'the bench', with: ['child', 'majken', 'friend'], plants: ['song'] },
    { id: 'like-a-piano', part: 'try', at: 'the bench', with: ['child', 'majken'] },
    { id: 'somebody-left-it', part: 'try', at: 'the library', with: ['child', 'majken', 'rolf'] },
    { id: 'an-empty-hand', part: 'lull', at: 'the library', with: ['child', 'rolf'] },
    { id: 'a-new-one', part: 'try', at: 'the library', with: ['child', 'majken', 'rolf'] },
    { id: 'at-the-lamp', part: 'turn', at: 'the library', with: ['child', 'adult', 'elder', 'aunt', 'majken'], pays: ['song'] },
    { id: 'the-tractor', part: 'turn', at: 'the library', with: ['child', 'majken', 'rolf'] },
    { id: 'our-dog', part: 'back', at: 'the bench', with: ['child', 'majken', 'adult', 'elder', 'aunt'], pays: ['hair'] },
    { id: 'held-on', part: 'last', at: 'the bus', with: ['child', 'adult', 'elder', 'aunt'], pays: ['lamps', 'know'] },
  ],
  pictures: [
    {
      beats: ['the-right-moment', 'like-a-piano', 'related'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'pram', feeling: 'surprised', faces: 'right' },
        { who: 'girl', called: 'majken', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'pram', at: 'centre' },
        { what: 'library', at: 'far' },
      ],
    },
    {
      beats: ['an-empty-hand', 'somebody-left-it', 'a-new-one', 'at-the-lamp'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'man', called: 'rolf', at: 'right', act: 'pushes', to: 'pram', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'pram', at: 'right' }],
    },
    {
      beats: ['held-on', 'our-dog'],
      framing: 'close',
      world: 'bus',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'holds', to: 'baby', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'left', act: 'sits', feeling: 'sleepy' },
        { who: 'elder', at: 'left', act: 'sits', feeling: 'sleepy', if: '!adult' },
        { who: 'woman', called: 'aunt', at: 'left', act: 'sits', feeling: 'sleepy', if: '!adult & !elder' },
      ],
    },
  ],
});

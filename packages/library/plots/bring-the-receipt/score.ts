import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bring-the-receipt',
  premise: 'An elder child writes instructions for the new baby, and on a bad evening that it may be returned within thirty days; at three in the night they are read aloud, and somebody hears.',
  writtenFirstIn: 'en',
  putBefore: { sv: [26, 40], en: [39, 40] },
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling', 'jealous'] },
  nights: { place: 'home', indoors: true, tone: 'wry-warm', mechanism: 'reading aloud what one wrote', feeling: 'jealous', sleep: false },
  votes: { sv: [0, 3] },
  contains: [],
  registry: {
    idea: 'a manual of the family for somebody new in it',
    device: 'the voice that reads has been heard through a wall for months',
    objects: ['exercise book of instructions', 'third stair', 'keys in the fridge', 'lost receipt'],
    joke: 'the penguin called off the wedding',
    ending: 'instructions for us',
  },
  beats: [
    { id: 'soon-means-no', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'friend', 'elder', 'pet'], plants: ['voice'] },
    { id: 'the-penguin', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'friend', 'elder', 'pet'], plants: ['joke'] },
    { id: 'number-thirty', part: 'lull', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['thirty'] },
    { id: 'three-oclock', part: 'turn', at: 'the bedroom', with: ['child', 'adult', 'pet'], pays: ['voice'] },
    { id: 'go-on', part: 'turn', at: 'the bedroom', with: ['child', 'adult', 'pet'], pays: ['thirty'] },
    { id: 'cold-feet', part: 'back', at: 'the bedroom', with: ['child', 'adult', 'friend', 'elder', 'pet'], pays: ['joke'] },
    { id: 'keep-to-the-left', part: 'last', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['soon-means-no', 'the-penguin'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'writes', to: 'book', feeling: 'proud', faces: 'right' },
        { who: 'baby-in-cradle', at: 'right', act: 'cries', feeling: 'crying', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
    },
    {
      beats: ['three-oclock', 'number-thirty'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'calm', faces: 'right' },
        { who: 'baby-in-cradle', at: 'centre', act: 'listens-to', to: 'child', feeling: 'surprised' },
        { who: 'adult', at: 'right', act: 'sits-on', to: 'armchair', feeling: 'sleepy', faces: 'left', anyway: true },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'child' },
      ],
      things: [{ what: 'armchair', at: 'right' }],
    },
    {
      beats: ['go-on', 'cold-feet', 'keep-to-the-left'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'adult', feeling: 'happy' },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});

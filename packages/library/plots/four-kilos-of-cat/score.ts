import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'four-kilos-of-cat',
  premise:
    'The scales at the bakery only say Err, so the flour is weighed against a cat who is known to weigh exactly as much; but the friend, who counts everything, sees that two sausage rolls are gone, and the child lays two more on the side of the flour, so that they don’t count.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [14, 34], en: [0, 40] },
  ages: [7, 9],
  leads: ['friend', 'pet.cat'],
  nights: { place: 'a bakery', indoors: true, tone: 'funny', mechanism: 'putting the same on both sides of a pair of scales', feeling: 'determined', sleep: false, endsInBed: true, endsOnRefrain: true },
  contains: ['cat'],
  registry: {
    idea: 'flour is weighed against a cat, and the cat has eaten two sausage rolls',
    device: 'what one side has too much of is laid on the other side as well, and so it does not count',
    objects: ['brass scales with a cat in one pan', 'bag that nobody is to sit on', 'weights lent out for an anchor', 'tray with ten where there were twelve'],
    joke: 'they come out by themselves, if you wait; not in my bakery',
    ending: 'whatever lands on the feet is known to weigh four kilos and two sausage rolls',
  },
  beats: [
    { id: 'not-speaking', part: 'open', at: 'the bakery', with: ['pet', 'child', 'friend', 'baker', 'adult', 'elder', 'elder2'], plants: ['four kilos', 'twelve'] },
    { id: 'err', part: 'stir', at: 'the bakery', with: ['baker', 'child', 'friend'], plants: ['bricks'] },
    { id: 'in-a-bad-mood', part: 'stir', at: 'the bakery', with: ['child', 'pet', 'friend', 'baker'], refrain: true },
    { id: 'nobody-is-to-sit', part: 'try', at: 'the bakery', with: ['pet', 'child', 'friend'], refrain: true },
    { id: 'a-king-in-a-lift', part: 'try', at: 'the bakery', with: ['pet', 'friend', 'baker'], refrain: true },
    { id: 'ten', part: 'lull', at: 'the bakery', with: ['friend', 'baker', 'pet'], pays: ['twelve'] },
    { id: 'on-the-other-side', part: 'turn', at: 'the bakery', with: ['child', 'pet', 'baker'], refrain: true },
    { id: 'they-dont-count', part: 'turn', at: 'the bakery', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'not-bricks', part: 'back', at: 'the bakery', with: ['baker', 'child', 'friend', 'pet'], pays: ['bricks'] },
    { id: 'how-heavy', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['four kilos'] },
  ],
  pictures: [
    {
      beats: ['err', 'in-a-bad-mood', 'not-speaking'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'baker', called: 'baker', at: 'right', act: 'is-angry', holding: 'spoon', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'baker', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'far', act: 'stands', feeling: 'curious' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'angry', view: 'back' },
      ],
    },
    {
      beats: ['a-king-in-a-lift', 'nobody-is-to-sit'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'scale', feeling: 'proud' },
        { who: 'friend', at: 'left', act: 'points-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'baker', called: 'baker', at: 'right', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'scale', at: 'centre' }],
    },
    {
      beats: ['on-the-other-side', 'they-dont-count', 'ten'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'sausage', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits-on', to: 'scale', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'scale', at: 'right' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mine-was-in-the-car',
  premise:
    'At the show for the best-behaved dog a loud fart is put down to the pet, whose own are never heard; sent along the row to find whose it was it has one after another own up to older ones, and stops in front of the judge; and at last comes a photograph for which nobody heard a thing.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['fart'] },
  nights: {
    place: 'a pet show in the park',
    indoors: false,
    tone: 'funny',
    mechanism: 'a nose that goes along a row',
    feeling: 'blamed',
    sleep: false,
  },
  contains: ['toilet'],
  registry: {
    idea: 'whoever is always blamed cannot have done it, for it was heard',
    device: 'one after another owns up to some other one as a nose comes by',
    objects: ['hat like a wedding cake that wobbles', 'photograph with a poodle in front of a face', 'hymn that an organ was to cover', 'fart that goes up at the end like a question'],
    joke: 'a hand is clapped over the mouth, which is the wrong end',
    ending: 'in the photograph somebody looks round at their own bottom, very surprised',
  },
  beats: [
    { id: 'nobody-heard', part: 'open', at: 'home', with: ['child', 'pet', 'adult'], plants: ['silent', 'nose'] },
    { id: 'without-a-sound', part: 'stir', at: 'the show', with: ['child', 'pet', 'judge', 'friend'], plants: ['prize'] },
    { id: 'up-at-the-end', part: 'stir', at: 'the show', with: ['child', 'pet', 'judge'], plants: ['question'] },
    { id: 'along-the-row', part: 'try', at: 'the show', with: ['child', 'pet', 'friend', 'elder', 'elder2'] },
    { id: 'the-end-of-the-row', part: 'turn', at: 'the show', with: ['child', 'pet', 'judge'], pays: ['nose'] },
    { id: 'the-wrong-end', part: 'turn', at: 'the show', with: ['child', 'judge'] },
    { id: 'a-good-one', part: 'turn', at: 'the show', with: ['child', 'judge', 'friend'], pays: ['question'] },
    { id: 'first-prize', part: 'back', at: 'the show', with: ['child', 'pet', 'judge'], pays: ['prize'] },
    { id: 'nobody-move', part: 'down', at: 'the show', with: ['child', 'pet', 'judge', 'friend', 'elder'], pays: ['silent'] },
    { id: 'the-photograph', part: 'last', at: 'home', with: ['child', 'pet', 'judge', 'friend', 'elder'], refrain: true },
  ],
  pictures: [
    {
      beats: ['up-at-the-end', 'without-a-sound'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'judge', at: 'right', act: 'points-at', to: 'pet', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['along-the-row', 'the-end-of-the-row'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'walks', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'man', at: 'right', act: 'looks-at', to: 'pet', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['a-good-one', 'the-wrong-end', 'first-prize'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', called: 'judge', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'woman', feeling: 'laughing', faces: 'right' },
      ],
    },
  ],
});

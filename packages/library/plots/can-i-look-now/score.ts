import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'can-i-look-now',
  premise:
    'A new potty goes backwards, donk, whenever anybody looks at it, and hides under the bench from clapping, song and star; it comes out behind the pet, who has turned its back, and whoever is to sit on a potty has to do that with their back to it anyway.',
  writtenFirstIn: 'sv',
  ages: [3, 4],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { onlyAsked: true, concepts: ['potty'] },
  nights: {
    place: 'a bathroom and a hall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'sitting down backwards on what does not dare to be looked at',
    feeling: 'shy',
    sleep: false,
    endsInBed: true,
  },
  votes: { en: [1, 3] },
  alike: ['im-not-looking', 'dont-look-at-it', 'and-then-my-glasses'],
  contains: ['potty', 'dog', 'cat'],
  registry: {
    idea: 'it is the potty that is shy, and all the grown-up ways of coaxing are tried on it',
    device: 'a potty is sat on with one’s back to it, and that is just what it needs',
    objects: ['green potty behind a washing basket', 'gold star on a potty', 'grown-up with the face in the coats'],
    joke: 'can I look now – no, we haven’t finished',
    ending: 'a child in bed turns to the wall, so that the potty will dare to come',
  },
  beats: [
    { id: 'the-new-potty', part: 'open', at: 'the bathroom', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'friend', 'pet'], plants: ['look'] },
    { id: 'the-basket', part: 'stir', at: 'the bathroom', with: ['child'], refrain: true },
    { id: 'hooray', part: 'try', at: 'the hall', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet'], refrain: true },
    { id: 'right-now', part: 'lull', at: 'the hall', with: ['child', 'adult', 'minder', 'elder', 'friend'] },
    { id: 'a-back', part: 'turn', at: 'the hall', with: ['child', 'pet'], plants: ['shy'] },
    { id: 'nobody-looked', part: 'turn', at: 'the hall', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet'] },
    { id: 'not-finished', part: 'back', at: 'the hall', with: ['child', 'adult', 'minder', 'elder'], pays: ['look'] },
    { id: 'to-the-wall', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet'], pays: ['shy'] },
  ],
  pictures: [
    {
      beats: ['the-basket', 'the-new-potty', 'hooray'],
      framing: 'middle',
      world: 'bathroom',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'calls-to', to: 'potty', feeling: 'curious', faces: 'right' }],
      things: [
        { what: 'potty', at: 'right' },
        { what: 'basket', at: 'far' },
      ],
    },
    {
      beats: ['right-now', 'hooray', 'a-back'],
      framing: 'from-above',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'adult', at: 'right', act: 'lies-on-stomach', feeling: 'curious', faces: 'left', if: 'adult' },
      ],
      things: [
        { what: 'bench', at: 'far' },
        { what: 'shoes', at: 'centre' },
      ],
    },
    {
      beats: ['nobody-looked', 'a-back', 'not-finished'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'sleepy', faces: 'right', anyway: true },
      ],
      things: [
        { what: 'bench', at: 'far' },
        { what: 'potty', at: 'centre' },
      ],
    },
  ],
});

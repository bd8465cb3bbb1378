import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'have-you-still-got-it',
  premise:
    'A child whose swing has been taken away is angry, and the old man on the bench, who is hard of hearing, takes it for an animal; he hears it at last with his feet, and is just as angry himself.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['angry'] },
  nights: {
    place: 'a yard between houses',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'stamping until somebody who cannot hear has understood, and then together',
    feeling: 'angry',
    sleep: false,
  },
  putBefore: { sv: [10, 12], en: [11, 12] },
  contains: ['angry'],
  alike: ['and-said-it-again'],
  registry: {
    idea: 'whoever is angry is misheard as the owner of a large animal',
    device: 'boards carry a stamp from two small feet to two old ones',
    objects: ['ugly cup from a brother-in-law', 'swing that creaked', 'two hooks with only air between', 'stick that stamps along'],
    joke: 'have you got a wolf? is it a big one?',
    ending: 'have you still got it? it’s asleep',
  },
  beats: [
    { id: 'eh', part: 'open', at: 'the yard', with: ['child', 'sture'], plants: ['wolf'], refrain: true },
    { id: 'only-air', part: 'stir', at: 'the yard', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['swing'] },
    { id: 'thump', part: 'try', at: 'the bench', with: ['child', 'sture'], plants: ['stamp'] },
    { id: 'the-cup', part: 'lull', at: 'the bench', with: ['child', 'sture'] },
    { id: 'ugly-already', part: 'lull', at: 'the bench', with: ['child', 'sture'] },
    { id: 'with-his-feet', part: 'turn', at: 'the bench', with: ['child', 'sture'], pays: ['stamp'] },
    { id: 'creaked', part: 'turn', at: 'the yard', with: ['child', 'sture'], pays: ['swing'] },
    { id: 'both', part: 'turn', at: 'the yard', with: ['child', 'sture', 'pet'], refrain: true },
    { id: 'empty-hands', part: 'down', at: 'the bench', with: ['child', 'sture'] },
    { id: 'asleep', part: 'last', at: 'the bench', with: ['child', 'sture'], pays: ['wolf'] },
  ],
  pictures: [
    {
      beats: ['eh', 'only-air', 'thump'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
        { who: 'old-man', called: 'sture', at: 'right', act: 'sits-on', to: 'bench', holding: 'stick', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
    {
      beats: ['ugly-already', 'the-cup', 'thump'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'sture', at: 'right', act: 'looks-at', to: 'cup', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'cup', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'cup', at: 'near' }],
    },
    {
      beats: ['both', 'creaked', 'empty-hands'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'jumps', feeling: 'angry', faces: 'right' },
        { who: 'old-man', called: 'sture', at: 'right', act: 'walks', holding: 'stick', feeling: 'angry', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'whose-foot-is-it-now',
  premise:
    'A child who is scared of the middle of its cartwheel says that a foot hurts; the team can spare only one, so the friend whose foot really hurts cannot say so, until the child unwinds the bandage and puts it where it belongs, and the friend says the cartwheel aloud from the bench.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['gymnast'] },
  nights: {
    place: 'a sports hall',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'giving back what one had pretended to have, and doing what one hears',
    feeling: 'scared, and having fibbed',
    sleep: false,
  },
  alike: ['ive-got-a-stone-in-my-shoe'],
  contains: [],
  registry: {
    idea: 'only one of the team can have a bad foot, and the one whose foot is well has taken it',
    device: 'a cartwheel can be heard, and one that limps gives a foot away',
    objects: ['bandage that moves from foot to foot', 'ow that comes before anybody has pressed', 'spectators who hang from their benches like bats', 'ankle with the bandage of another'],
    joke: 'it’s moved; it moves about a bit; my back never does that',
    ending: 'two children cross a car park on three good feet',
  },
  beats: [
    { id: 'not-pressing-yet', part: 'open', at: 'the sports hall', with: ['child', 'adult', 'elder', 'elder2', 'minder'], plants: ['ow'] },
    { id: 'pins-or-hot', part: 'open', at: 'the sports hall', with: ['child', 'friend', 'pet'], plants: ['only-one', 'hot'] },
    { id: 'moves-about', part: 'stir', at: 'the sports hall', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['moved'] },
    { id: 'the-sound', part: 'try', at: 'the bench', with: ['child', 'friend'], plants: ['sound'] },
    { id: 'said-it-first', part: 'try', at: 'the bench', with: ['child', 'friend', 'pet', 'elder'], pays: ['hot'] },
    { id: 'the-whistle', part: 'turn', at: 'the bench', with: ['child', 'friend'], pays: ['only-one'] },
    { id: 'round-and-round', part: 'turn', at: 'the bench', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['ow'] },
    { id: 'the-middle', part: 'turn', at: 'the mat', with: ['child', 'friend', 'pet'], pays: ['sound'] },
    { id: 'three-good-feet', part: 'last', at: 'the car park', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['moved'] },
  ],
  pictures: [
    {
      beats: ['pins-or-hot', 'not-pressing-yet', 'moves-about'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['said-it-first', 'the-sound', 'the-whistle'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-middle', 'round-and-round', 'three-good-feet'],
      framing: 'wide',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-proud', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
  ],
});

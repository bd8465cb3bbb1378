import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-got-a-tail',
  premise:
    'Two friends both want to be the dog and talk only through a grown-up, who in the end locks the bathroom door; with one boot on, the friend is asked to tell himself that he must not go, and tells his jumper.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['quarrel', 'friendship', 'angry'] },
  nights: {
    place: 'a sofa and a doormat',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'asking somebody to tell himself',
    feeling: 'sad after being angry',
    sleep: false,
  },
  alike: ['tell-them-yourself'],
  contains: ['angry'],
  registry: {
    idea: 'whoever is not spoken to is asked to carry a message to himself',
    device: 'the words go by way of a tummy each',
    objects: ['best belt for a tail', 'half a potato in a hand', 'message to a jumper', 'scarf for the second tail'],
    joke: 'tell him I didn’t hear it',
    ending: 'there are two dogs, so the owner is whoever comes out of the bathroom',
  },
  beats: [
    { id: 'who-is-the-dog', part: 'open', at: 'the living room', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], plants: ['belt', 'owner'] },
    { id: 'tell-friend', part: 'stir', at: 'the sofa', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['tell'] },
    { id: 'best-belt', part: 'try', at: 'the sofa', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'one-boot', part: 'turn', at: 'the hall', with: ['child', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], plants: ['boot'] },
    { id: 'tell-yourself', part: 'turn', at: 'the mat', with: ['child', 'friend'], pays: ['tell'] },
    { id: 'two-dogs', part: 'back', at: 'the mat', with: ['child', 'friend', 'pet'], pays: ['boot'] },
    { id: 'woof', part: 'last', at: 'the hall', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], pays: ['belt', 'owner'] },
  ],
  pictures: [
    {
      beats: ['tell-friend', 'best-belt'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'left' },
        { who: 'friend', at: 'right', act: 'is-angry', feeling: 'angry', faces: 'right', anyway: true },
        { who: 'adult', at: 'far', act: 'holds', to: 'potato', feeling: 'surprised', if: 'adult & !elder' },
        { who: 'elder', at: 'far', act: 'holds', to: 'potato', feeling: 'surprised', if: 'elder' },
        { who: 'woman', called: 'minder', at: 'far', act: 'holds', to: 'potato', feeling: 'surprised', if: '!elder & !adult' },
      ],
      things: [{ what: 'sofa', at: 'centre' }],
    },
    {
      beats: ['one-boot', 'best-belt'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'reaches-for', to: 'boots', feeling: 'sad', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'runs', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
    {
      beats: ['tell-yourself', 'two-dogs'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'boots', at: 'right' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'both-blue-and-here',
  premise:
    'Ten flamingos cannot sleep before all are counted, and every evening one is missing: the blue one, who eats blueberries instead of prawns and is just the colour of the dusk; the child gives her the star-shaped reflector off her own jacket, and she is both blue and here.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [5, 7],
  leads: [],
  // It is true of a blue one only: the dusk, the water and the berries are blue.
  wish: { relation: 'coloured', nouns: ['flamingo'], colour: 'blue' },
  nights: { place: 'a pond behind the firs', indoors: false, tone: 'tender', mechanism: 'being seen without changing colour', feeling: 'not being seen', sleep: false, endsInBed: true, seasons: ['summer', 'autumn'] },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'a blue flamingo cannot be seen in the blue dusk, and the others count half the night',
    device: 'blue tongues tell why she is blue, and a reflector makes her visible without her having to eat what has eyes',
    objects: ['star-shaped reflector on a flamingo’s leg', 'two blue tongues', 'legs like drinking straws', 'one reflector for two on the way home'],
    joke: 'I do not like prawns, they have eyes',
    ending: 'the child counts everybody, and the ten in the pond as well, and all are here',
  },
  beats: [
    { id: 'somebody-counts', part: 'open', at: 'the way home from the forest', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['blueberries'] },
    { id: 'one-is-missing', part: 'stir', at: 'the pond', with: ['child', 'friend', 'flamingo'], plants: ['count'] },
    { id: 'looking', part: 'try', at: 'the pond', with: ['child', 'friend'] },
    { id: 'an-eye', part: 'try', at: 'the pond', with: ['child', 'friend', 'flamingo'] },
    { id: 'two-tongues', part: 'lull', at: 'the pond', with: ['child', 'friend', 'flamingo'], pays: ['blueberries'] },
    { id: 'the-star', part: 'turn', at: 'the pond', with: ['child', 'friend', 'flamingo'] },
    { id: 'ten', part: 'turn', at: 'the pond', with: ['child', 'friend', 'flamingo'] },
    { id: 'one-for-two', part: 'back', at: 'the way home', with: ['child', 'friend'] },
    { id: 'all-here', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['count'] },
  ],
  pictures: [
    {
      beats: ['one-is-missing', 'looking', 'somebody-counts'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'flamingo', at: 'right', act: 'talks-to', to: 'child', size: 'big', colour: 'pink', feeling: 'sleepy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'flamingo', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'flamingo', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['an-eye', 'two-tongues', 'looking'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', size: 'big', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['the-star', 'ten', 'two-tongues'],
      framing: 'close',
      world: 'lake',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'star', feeling: 'proud', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mud-cant-eat-planks',
  premise:
    'The old grey tractor is stuck in the mud with the hay for the sheep, and the mud eats the child’s boot as well; but on a plank it cannot eat anybody, and so the tractor must walk on a plank too.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { relation: 'stuck-in-mud', nouns: ['tractor'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a farm after a night of rain',
    indoors: false,
    tone: 'funny',
    mechanism: 'standing on a plank and not sinking',
    feeling: 'stuck',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  contains: ['tractor', 'sheep'],
  registry: {
    idea: 'mud eats boots and wheels, but it cannot eat planks',
    device: 'where one stands to put a boot on one does not sink, so a tractor would not either',
    objects: ['old grey tractor with a name', 'boot that stays behind in the mud', 'broad old plank by a fence', 'lamb that eats out of a hand'],
    joke: 'you have mud on all of your grandmother',
    ending: 'the sound of the tractor, far away and very slowly, with an ear to the pillow',
  },
  beats: [
    { id: 'the-seat', part: 'open', at: 'the farm', with: ['child', 'elder', 'pet', 'tractor'], plants: ['dunka'] },
    { id: 'splat', part: 'stir', at: 'the foot of the hill', with: ['child', 'elder', 'tractor'], plants: ['hay'] },
    { id: 'push', part: 'try', at: 'the foot of the hill', with: ['child', 'elder', 'tractor'] },
    { id: 'the-boot', part: 'try', at: 'the foot of the hill', with: ['child', 'elder'] },
    { id: 'on-a-plank', part: 'turn', at: 'the fence', with: ['child', 'elder'], plants: ['plank'] },
    { id: 'slop', part: 'turn', at: 'the foot of the hill', with: ['child', 'elder', 'tractor'], pays: ['plank', 'hay'] },
    { id: 'the-hose', part: 'back', at: 'the farm', with: ['child', 'elder', 'elder2', 'friend'] },
    { id: 'saved-a-tractor', part: 'down', at: 'bed', with: ['child', 'adult', 'pet'] },
    { id: 'very-slowly', part: 'last', at: 'bed', with: ['tractor'], pays: ['dunka'] },
  ],
  pictures: [
    {
      beats: ['splat', 'the-seat', 'push'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'rides', to: 'tractor', feeling: 'surprised', anyway: true },
        { who: 'child', at: 'centre', act: 'rides', to: 'tractor', feeling: 'laughing' },
      ],
      things: [
        { what: 'tractor', at: 'centre', size: 'huge', colour: 'grey' },
        { what: 'fence', at: 'far' },
      ],
    },
    {
      beats: ['the-boot', 'push', 'on-a-plank'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'balances', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'pulls', to: 'boots', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['slop', 'on-a-plank', 'the-hose'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'sheep', feeling: 'laughing', faces: 'right' },
        { who: 'sheep', at: 'right', act: 'looks-at', to: 'child', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

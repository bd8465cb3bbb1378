import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-as-a-cup',
  premise:
    'The power goes in the middle of a haircut, and the child has a torch with a handle; but whoever turns it wobbles, and there is a hole in the hair, until it is noticed that the light stays for as long as three snips.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 7],
  leads: [],
  nights: { place: 'a neighbour’s kitchen in a power cut', indoors: true, tone: 'funny', mechanism: 'turning a handle and then sitting still', feeling: 'determined', sleep: false },
  alike: ['up-went-the-chair', 'room-for-two-under-here'],
  contains: ['dark'],
  registry: {
    idea: 'the power goes out when one half of a head has been cut, and whoever turns the handle of the torch cannot sit still',
    device: 'the light lasts for three snips after the handle has stopped',
    objects: ['torch with a handle, for which it has never been dark enough', 'hole like a biscuit', 'telephone with a curly wire', 'fridge that is just as dark inside'],
    joke: 'then it isn’t a hole, it’s a hairstyle',
    ending: 'the only lamp there is goes out by itself, one, two, three',
  },
  beats: [
    { id: 'half', part: 'open', at: 'the kitchen', with: ['child', 'pringle', 'pet'], plants: ['half'] },
    { id: 'stand-sideways', part: 'stir', at: 'the kitchen', with: ['child', 'pringle', 'friend'] },
    { id: 'my-own-nose', part: 'stir', at: 'the kitchen', with: ['child', 'pringle'] },
    { id: 'dark-enough', part: 'stir', at: 'the kitchen', with: ['child', 'pringle'], plants: ['torch'], refrain: true },
    { id: 'only-my-arm', part: 'try', at: 'the kitchen', with: ['child', 'pringle'] },
    { id: 'a-small-biscuit', part: 'lull', at: 'the kitchen', with: ['child', 'pringle'], plants: ['hole'] },
    { id: 'not-all-at-once', part: 'turn', at: 'the kitchen', with: ['child', 'pringle'], refrain: true },
    { id: 'three-snips', part: 'turn', at: 'the kitchen', with: ['child', 'pringle'], refrain: true },
    { id: 'a-hairstyle', part: 'turn', at: 'the kitchen', with: ['child', 'pringle'], pays: ['hole', 'half'], refrain: true },
    { id: 'very-smart', part: 'back', at: 'the kitchen', with: ['child', 'pringle', 'adult', 'elder', 'elder2', 'dale'], refrain: true },
    { id: 'to-bed-by-zizzing', part: 'down', at: 'home', with: ['child', 'pet'] },
    { id: 'one-two-three', part: 'last', at: 'bed', with: ['child'], pays: ['torch'], refrain: true },
  ],
  pictures: [
    {
      beats: ['stand-sideways', 'half', 'my-own-nose', 'dark-enough'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'chair', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'pringle', at: 'right', act: 'holds', to: 'scissors', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left' }],
    },
    {
      beats: ['only-my-arm', 'dark-enough', 'a-small-biscuit', 'not-all-at-once'],
      framing: 'close',
      world: 'kitchen',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'flashlight', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', called: 'pringle', at: 'right', act: 'looks-at', to: 'child', holding: 'scissors', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'flashlight', at: 'left', colour: 'red' }],
    },
    {
      beats: ['very-smart', 'a-hairstyle', 'to-bed-by-zizzing'],
      framing: 'wide',
      world: 'kitchen',
      time: 'dusk',
      light: 'moon',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-up', to: 'flashlight', feeling: 'proud', faces: 'left' },
        { who: 'adult', at: 'left', act: 'reaches-for', to: 'child', feeling: 'happy', faces: 'right' },
        { who: 'old-lady', called: 'pringle', at: 'right', act: 'looks-at', to: 'child', holding: 'scissors', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'flashlight', at: 'centre', colour: 'red' }],
    },
  ],
});

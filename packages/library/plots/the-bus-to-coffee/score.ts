import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-bus-to-coffee',
  premise:
    'Four kitchen chairs are a bus, and the grandparent wants to go to Coffee; the dog lies in the road and eats the tickets, the passenger falls asleep before the stop, and so the bus goes round once more, as quietly as a bus can, until the coffee comes.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: ['friend', 'pet.dog', 'elder'],
  nights: { place: 'a kitchen', indoors: true, tone: 'funny', mechanism: 'driving round once more for whoever sleeps', feeling: 'happy', sleep: false },
  storyVotes: [2, 3],
  alike: ['the-snail-gets-on', 'the-last-train-from-the-kitchen'],
  contains: ['dog'],
  registry: {
    idea: 'a bus of chairs has a passenger for Coffee, who sleeps past the stop and must not be woken',
    device: 'one more round, as quietly as a bus can go, until what was wanted gets there by itself',
    objects: ['bag of macaroni for tickets', 'dog in the road', 'hat down over the nose', 'ice cream of air'],
    joke: 'eaten tickets are stamped tickets',
    ending: 'the last macaroni, a little warm, is stamped by the night bus',
  },
  beats: [
    { id: 'all-aboard', part: 'open', at: 'the kitchen', with: ['child', 'friend', 'elder'], plants: ['coffee', 'ticket'] },
    { id: 'in-the-road', part: 'stir', at: 'the kitchen', with: ['child', 'friend', 'pet'] },
    { id: 'stamped', part: 'try', at: 'the kitchen', with: ['friend', 'pet', 'elder'], plants: ['stamp'] },
    { id: 'horses', part: 'try', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'], refrain: true },
    { id: 'krrr', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'once-more', part: 'turn', at: 'the kitchen', with: ['child', 'friend'] },
    { id: 'coffee', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'adult', 'neighbour', 'elder2'], pays: ['coffee'] },
    { id: 'night-bus', part: 'down', at: 'the stairs', with: ['child', 'friend', 'pet', 'adult', 'elder'] },
    { id: 'last-stop', part: 'last', at: 'bed', with: ['child', 'adult', 'elder'], pays: ['ticket', 'stamp'] },
  ],
  pictures: [
    {
      beats: ['stamped', 'in-the-road'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'chair', holding: 'wheel', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'gives', to: 'pet', holding: 'ticket', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'chair', at: 'left' }],
    },
    {
      beats: ['krrr', 'once-more'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'sits-on', to: 'chair', feeling: 'sleepy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sleeps', feeling: 'sleepy' },
        { who: 'friend', at: 'left', act: 'whispers-to', to: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'listens-to', to: 'friend', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['coffee', 'once-more'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'adult', at: 'centre', act: 'gives', to: 'elder', holding: 'cup', feeling: 'happy', faces: 'right' },
        { who: 'woman', at: 'centre', act: 'gives', to: 'elder', holding: 'cup', feeling: 'happy', faces: 'right', called: 'neighbour', if: '!adult' },
        { who: 'elder', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

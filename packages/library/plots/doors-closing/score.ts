import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'doors-closing',
  premise:
    'Nobody remembers on which floor of the car park the car is, and they all look the same; the dog finds chips, cheese and a baby with a sausage, until the lift stops and the child notices that a wet sock smells of the sea, as the car does, and gives the dog the sock to smell.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [3, 38], en: [3, 29] },
  ages: [4, 6],
  leads: ['pet.dog'],
  nights: { place: 'a car park with a lift', indoors: true, tone: 'funny', mechanism: 'giving a dog the right thing to smell', feeling: 'puzzled', sleep: false, endsInBed: true },
  alike: ['for-the-next-nose'],
  contains: ['dog'],
  registry: {
    idea: 'every floor of the car park looks the same, and a dog is asked to find the car that has seaweed in it',
    device: 'a wet sock smells of what the car smells of',
    objects: ['sock that says squelch', 'baby with a sausage', 'lift that says doors closing', 'windows open a crack'],
    joke: 'I knew it had a number',
    ending: 'ding, doors closing, and two eyes slide shut',
  },
  beats: [
    { id: 'squelch', part: 'open', at: 'the car park', with: ['child', 'pet', 'minder', 'adult', 'elder'], plants: ['sock', 'number'], refrain: true },
    { id: 'row-after-row', part: 'stir', at: 'the car park', with: ['child', 'pet', 'friend', 'elder', 'elder2'], plants: ['seaweed', 'doors'], refrain: true },
    { id: 'thats-chips', part: 'try', at: 'the car park', with: ['child', 'pet'], refrain: true },
    { id: 'thats-cheese', part: 'try', at: 'the car park', with: ['child', 'pet'], refrain: true },
    { id: 'a-baby', part: 'try', at: 'the car park', with: ['child', 'pet', 'minder', 'adult', 'elder'], refrain: true },
    { id: 'it-stopped', part: 'lull', at: 'the lift', with: ['pet', 'minder', 'adult', 'elder'] },
    { id: 'a-sock', part: 'turn', at: 'the lift', with: ['child', 'pet', 'minder', 'adult', 'elder'], pays: ['sock'] },
    { id: 'this', part: 'turn', at: 'the lift', with: ['child', 'pet'], refrain: true },
    { id: 'our-car', part: 'back', at: 'the car park', with: ['child', 'pet', 'minder', 'adult', 'elder'], pays: ['seaweed', 'number'], refrain: true },
    { id: 'both-at-once', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder'], pays: ['doors'], refrain: true },
  ],
  pictures: [
    {
      beats: ['thats-chips', 'row-after-row'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'looks-at', to: 'old-lady', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', at: 'right', act: 'holds', to: 'chips', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'car', at: 'far', count: 3 }, { what: 'car', at: 'right', size: 'big', colour: 'red' }],
    },
    {
      beats: ['this', 'a-sock', 'it-stopped'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'sock', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'sock', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'lift', at: 'centre', size: 'big' }],
    },
    {
      beats: ['our-car', 'this'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'car', holding: 'sock', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'car', at: 'right', size: 'big', colour: 'blue' }, { what: 'seaweed', at: 'right' }],
    },
  ],
});

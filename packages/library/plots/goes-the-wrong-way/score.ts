import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'goes-the-wrong-way',
  premise:
    'On the day an old neighbour moves, the dog carries his left slipper up again each time it is carried down, back to its own spot; the spot is warm, and when nobody can feel at home in the new place the child goes barefoot to find where the warm spot is there.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  putBefore: { sv: [14, 36], en: [12, 40] },
  ages: [9, 11],
  leads: ['pet.dog'],
  nights: { place: 'an old flat and a new one', indoors: true, tone: 'funny-tender', mechanism: 'looking for the warm spot with bare feet', feeling: 'sad and not saying so', sleep: false, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'a dog’s own spot in a neighbour’s hall lies over a hot pipe, and where it will lie down in the new flat is where home is',
    device: 'bare feet and a nose look for the one warm bit of a cold floor, and it is under the chest of drawers',
    objects: ['left slipper that goes up as often as it goes down', 'list with a dog on it', 'armchair like a waiting room', 'turn and a half'],
    joke: 'two feet that are looked at as one looks at two people who have lied',
    ending: 'the dog lies down across two ice-cold feet, and somebody says there',
  },
  beats: [
    { id: 'at-four', part: 'open', at: 'the neighbour’s', with: ['child', 'pet', 'old'], plants: ['there', 'warm feet', 'good'], refrain: true },
    { id: 'one-pair', part: 'stir', at: 'the van', with: ['child', 'pet', 'mover'], refrain: true },
    { id: 'wrong-way', part: 'try', at: 'the van', with: ['child', 'pet', 'mover', 'friend'], refrain: true },
    { id: 'the-spot', part: 'lull', at: 'the empty hall', with: ['child', 'pet'], plants: ['pipe'] },
    { id: 'where-it-looked-good', part: 'try', at: 'the new flat', with: ['child', 'pet', 'old', 'mover', 'elder', 'elder2'] },
    { id: 'cold', part: 'turn', at: 'the new flat', with: ['child', 'pet', 'old'], pays: ['pipe'] },
    { id: 'there', part: 'turn', at: 'the new flat', with: ['child', 'pet', 'old'], refrain: true },
    { id: 'two-liars', part: 'back', at: 'the new flat', with: ['child', 'pet', 'old'], pays: ['warm feet', 'good'] },
    { id: 'across-the-feet', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['there'], refrain: true },
  ],
  pictures: [
    {
      beats: ['one-pair', 'wrong-way'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'left', act: 'runs', holding: 'slippers', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'centre', act: 'chases', to: 'pet', feeling: 'surprised', faces: 'left' },
        { who: 'man', called: 'mover', at: 'right', act: 'carries', to: 'box', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'lorry', at: 'far' }],
    },
    {
      beats: ['where-it-looked-good', 'the-spot'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'old', at: 'seat', act: 'sits', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'door', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'boxes', at: 'left' }],
    },
    {
      beats: ['there', 'cold'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'chest-of-drawers', feeling: 'happy', faces: 'right' },
        { who: 'old-man', called: 'old', at: 'left', act: 'pushes', to: 'chest-of-drawers', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'far', act: 'looks-at', to: 'chest-of-drawers', feeling: 'curious', faces: 'right' },
      ],
    },
  ],
});

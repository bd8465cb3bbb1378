import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-tying-my-shoe',
  premise:
    'A child who never ties a shoe shouts at the bus driver who never waits, and hears for whose sake she does not; when a small boy comes running she may not stop for him, but she may not drive with somebody in the door either, and a bow can be tied slowly.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [7, 12], en: [5, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['bus'] },
  nights: {
    place: 'a bus in the morning',
    indoors: true,
    tone: 'dry-tender',
    mechanism: 'holding up a bus by tying a shoe in its door',
    feeling: 'sorry for what was said',
    sleep: false,
  },
  contains: ['bus'],
  registry: {
    idea: 'a bus driver may not wait for anybody, and may not drive with anybody in the door',
    device: 'the shoe that was never tied is tied, slowly, on the lowest step',
    objects: ['laces that trail behind', 'thermos and red beret in the back seat', 'ferry at ten past eight', 'boot with a zip'],
    joke: 'I was seven forty-three; you run badly, it is because you don’t tie your shoe',
    ending: 'the driver ties a boot that has a zip, and the child ties both shoes without being told',
  },
  beats: [
    { id: 'tie-your-shoe', part: 'open', at: 'the bus', with: ['child', 'majken', 'friend', 'pet'], plants: ['shoe'] },
    { id: 'seven-forty-two', part: 'stir', at: 'the bus', with: ['child', 'majken'] },
    { id: 'thursday', part: 'try', at: 'the bus stop', with: ['child', 'majken', 'alva'], plants: ['thermos'] },
    { id: 'nobody-said-it', part: 'lull', at: 'the bus', with: ['child', 'majken', 'elder', 'elder2'] },
    { id: 'the-ferry', part: 'try', at: 'the bus', with: ['child', 'majken', 'alva'] },
    { id: 'in-the-mirror', part: 'try', at: 'the bus', with: ['child', 'majken'] },
    { id: 'ping', part: 'turn', at: 'the bus', with: ['child', 'majken'] },
    { id: 'double-knot', part: 'turn', at: 'the door of the bus', with: ['child', 'majken'] },
    { id: 'not-true', part: 'back', at: 'the bus', with: ['child', 'majken', 'alva'] },
    { id: 'monday', part: 'down', at: 'the bus stop', with: ['child', 'majken'] },
    { id: 'zip', part: 'last', at: 'the bus', with: ['child', 'majken', 'alva'], pays: ['shoe', 'thermos'] },
  ],
  pictures: [
    {
      beats: ['thursday', 'seven-forty-two'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'chases', to: 'bus', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'bus', at: 'right', size: 'big' }],
    },
    {
      beats: ['the-ferry', 'in-the-mirror', 'nobody-said-it'],
      framing: 'close',
      world: 'bus',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'alva', at: 'right', act: 'holds', to: 'thermos', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-lady', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['double-knot', 'ping', 'not-true'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'crouches', feeling: 'calm', faces: 'left' },
        { who: 'boy', at: 'left', act: 'runs', size: 'small', feeling: 'crying', faces: 'right' },
      ],
      things: [{ what: 'bus', at: 'right', size: 'big' }],
    },
  ],
});

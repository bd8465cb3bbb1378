import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'was-that-a-rocket',
  premise:
    'One of the carrots comes up a rocket, with the pointed end down like the rest, and flies two children to the moon, where a hungry hare takes it for a carrot; what is left is a lump under some leaves, and there is no earth there, but there is moon.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [4, 12], en: [5, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['rocket', 'space', 'moon'] },
  nights: {
    place: 'the moon',
    indoors: false,
    tone: 'funny',
    mechanism: 'planting what is left of the rocket, and waiting',
    feeling: 'far from home',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['sow-in-spring-stand-well-back'],
  contains: ['rocket', 'space', 'moon'],
  registry: {
    idea: 'a rocket grows among the carrots, and tastes of carrot to a hare on the moon',
    device: 'what grew once grows again, if one plants it in moon and waits',
    objects: ['hare as big as a horse', 'orange lump under green leaves', 'water bottle that sloshes slowly', 'ears held round three who are waiting'],
    joke: 'I took off without pulling, and I came up in Australia',
    ending: 'something small and green at the edge of the moon',
  },
  beats: [
    { id: 'one-of-them', part: 'open', at: 'the vegetable patch', with: ['child', 'friend'], plants: ['pull', 'australia'] },
    { id: 'plop', part: 'stir', at: 'the vegetable patch', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'a-hare', part: 'try', at: 'the moon', with: ['child', 'friend', 'hare'], plants: ['bottle'] },
    { id: 'crunch', part: 'lull', at: 'the moon', with: ['child', 'friend', 'hare'] },
    { id: 'there-is-moon', part: 'turn', at: 'the moon', with: ['child', 'friend', 'hare'], pays: ['bottle', 'australia'] },
    { id: 'longer', part: 'back', at: 'the moon', with: ['child', 'friend', 'hare'], pays: ['pull'], refrain: true },
    { id: 'not-one-pea', part: 'last', at: 'the vegetable patch', with: ['child', 'elder', 'elder2'] },
  ],
  pictures: [
    {
      beats: ['plop', 'one-of-them'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rocket', feeling: 'surprised', faces: 'right' },
        { who: 'rocket', at: 'centre', act: 'stands', size: 'child', colour: 'orange' },
      ],
    },
    {
      beats: ['crunch', 'a-hare'],
      framing: 'middle',
      world: 'moon',
      time: 'day',
      light: 'stars',
      figures: [
        { who: 'hare', at: 'right', act: 'looks-at', to: 'carrot', size: 'big', feeling: 'surprised', faces: 'left', colour: 'white' },
        { who: 'child', at: 'left', act: 'points-at', to: 'hare', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'carrot', at: 'centre' }],
    },
    {
      beats: ['there-is-moon', 'longer'],
      framing: 'close',
      world: 'moon',
      time: 'day',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'carrot', feeling: 'happy', faces: 'right' },
        { who: 'hare', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'happy', faces: 'left', colour: 'white' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-bit-at-a-time',
  premise:
    'One has found a mouse and the other an elephant, and both want a friend; but the mouse sees only a wall and the elephant only grass, and each wants somebody who is like itself; the best friend has it taken one bit at a time, and in the smallest bit, the eye, sits somebody who is.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  votes: { sv: [2, 6] },
  leads: [],
  wish: { concepts: ['mouse', 'elephant', 'and'] },
  nights: {
    place: 'the grass in a park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'looking for the smallest bit of somebody big',
    feeling: 'too big and too small',
    sleep: false,
    endsInBed: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['mouse', 'elephant'],
  registry: {
    idea: 'a mouse and an elephant each want a friend who is like themselves, and find one in the other’s eye',
    device: 'somebody too big is got to know one bit at a time, and then by the smallest bit',
    objects: ['toe that is greeted', 'tear as big as an orange', 'eye no bigger than a plum', 'elephant who walks into a tree'],
    joke: 'where is the friend? I can only see a wall; I can only see grass',
    ending: 'is there anybody in my eye? me',
  },
  beats: [
    { id: 'found', part: 'open', at: 'the park', with: ['child', 'friend', 'mouse', 'elephant', 'pet', 'elder', 'elder2'], plants: ['friend'] },
    { id: 'a-wall', part: 'stir', at: 'the park', with: ['mouse', 'elephant', 'child'], plants: ['like-me'] },
    { id: 'the-toe', part: 'try', at: 'the park', with: ['friend', 'mouse', 'elephant'], refrain: true },
    { id: 'the-tummy', part: 'turn', at: 'the park', with: ['mouse', 'elephant', 'child'], refrain: true },
    { id: 'a-tear', part: 'lull', at: 'the park', with: ['mouse', 'elephant', 'friend', 'elder'] },
    { id: 'the-smallest', part: 'turn', at: 'the park', with: ['child', 'elephant', 'friend', 'pet'] },
    { id: 'the-eye', part: 'turn', at: 'the park', with: ['child', 'mouse', 'elephant'], pays: ['like-me'] },
    { id: 'all-gone', part: 'back', at: 'the park', with: ['mouse', 'elephant', 'pet'], pays: ['friend'], refrain: true },
    { id: 'in-my-eye', part: 'last', at: 'the park', with: ['child', 'friend'] },
  ],
  pictures: [
    {
      beats: ['the-toe', 'a-wall', 'found'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elephant', at: 'right', act: 'stands', size: 'huge', feeling: 'curious', faces: 'left' },
        { who: 'mouse', at: 'centre', act: 'talks-to', to: 'elephant', size: 'tiny', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mouse', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'far', act: 'points-at', to: 'elephant', feeling: 'proud', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['a-tear', 'the-tummy', 'the-smallest'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'mouse', feeling: 'sad', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'cries', size: 'huge', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['the-eye', 'the-smallest', 'all-gone'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'mouse', feeling: 'curious', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'looks-at', to: 'mouse', size: 'huge', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

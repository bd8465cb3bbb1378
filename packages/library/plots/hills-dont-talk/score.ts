import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'hills-dont-talk',
  premise:
    'In the school play the friend is the sun and likes it so well that it will not go down; the stars are waiting, and one of them badly needs to go, so the child, who is only the hill, goes up.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [25, 38], en: [27, 29] },
  ages: [4, 6],
  leads: ['friend'],
  wish: { concepts: ['school-play', 'theatre', 'stage'] },
  nights: { place: 'a school stage', indoors: true, tone: 'funny-tender', mechanism: 'a hill that stands up in front of the sun', feeling: 'impatient', sleep: false, endsInBed: true, endsOnRefrain: true },
  votes: { en: [16, 21] },
  contains: ['school'],
  registry: {
    idea: 'the sun of a school play will not go down, so the hill goes up',
    device: 'a crouching child under a green blanket stands up until the last bit of yellow is gone',
    objects: ['yellow cardboard rays', 'big green blanket', 'sheep that lie down and get up again', 'stars with torches behind a curtain'],
    joke: 'a star that badly needs to go is taken for a shooting star',
    ending: 'knees under a blanket are a hill that lies down, and the lamp goes down with the line of the play',
  },
  beats: [
    { id: 'the-hill', part: 'open', at: 'the stage', with: ['child', 'friend', 'teacher', 'pet'], plants: ['hill', 'his hill'] },
    { id: 'came-up', part: 'open', at: 'the stage', with: ['child', 'friend', 'teacher'] },
    { id: 'went-down', part: 'stir', at: 'the stage', with: ['friend', 'teacher'], plants: ['five'], refrain: true },
    { id: 'the-stars', part: 'stir', at: 'the stage', with: ['teacher'], plants: ['wee'] },
    { id: 'only-just-warm', part: 'try', at: 'the stage', with: ['child', 'friend', 'teacher'], refrain: true },
    { id: 'the-hill-could', part: 'lull', at: 'the stage', with: ['child'] },
    { id: 'getting-up', part: 'turn', at: 'the stage', with: ['child', 'friend', 'elder', 'teacher'], pays: ['hill'] },
    { id: 'shooting-star', part: 'turn', at: 'the stage', with: ['elder', 'elder2'], pays: ['wee'], refrain: true },
    { id: 'his-hill', part: 'turn', at: 'the stage', with: ['child', 'friend'], pays: ['his hill'] },
    { id: 'nice-behind', part: 'back', at: 'outside', with: ['child', 'friend'] },
    { id: 'like-a-hill', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['five'], refrain: true },
  ],
  pictures: [
    {
      beats: ['went-down', 'came-up'],
      framing: 'wide',
      world: 'stage',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'stands-on', to: 'box', holding: 'sun', feeling: 'proud' },
        { who: 'child', at: 'near', act: 'hides-behind', to: 'blanket', feeling: 'calm', faces: 'right' },
        { who: 'sheep', at: 'right', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'blanket', at: 'near', colour: 'green' }],
    },
    {
      beats: ['getting-up', 'the-hill-could'],
      framing: 'middle',
      world: 'stage',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-up', to: 'blanket', feeling: 'happy' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', holding: 'sun', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'blanket', at: 'centre', size: 'big', colour: 'green' }],
    },
    {
      beats: ['his-hill', 'shooting-star'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'blanket', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'lifts', to: 'blanket', feeling: 'laughing', faces: 'left' },
      ],
      things: [
        { what: 'blanket', at: 'centre', colour: 'green' },
        { what: 'star', at: 'above', count: 3 },
      ],
    },
  ],
});

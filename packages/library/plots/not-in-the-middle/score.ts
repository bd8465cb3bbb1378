import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-in-the-middle',
  premise:
    'A ghost at a castle is given a biscuit that stays in the middle of him, and now he can’t get through walls, clonk; so a child shows him what doors are, all the way up to the tower, and when the last one is locked the biscuit is posted underneath with the ghost round it.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [12, 12], en: [12, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['ghost'] },
  nights: {
    place: 'a castle',
    indoors: true,
    tone: 'funny',
    mechanism: 'posting a biscuit under a door with a ghost round it',
    feeling: 'determined',
    sleep: false,
  },
  votes: { en: [10, 12] },
  contains: ['ghost'],
  registry: {
    idea: 'ghosts go through walls and biscuits don’t, so a ghost with a biscuit in him has to learn what a door is',
    device: 'a biscuit can be posted under a locked door, and the ghost goes with it, all round it',
    objects: ['biscuit with jam that can be seen in the middle of a ghost', 'iron door with a crack underneath', 'whoooo out of a tower at five o’clock', 'stairs, of which there are such a lot'],
    joke: 'you mean there’s a hole? All this time?',
    ending: 'the stars can be seen through the ghost, but not in the middle',
  },
  beats: [
    { id: 'passing-through', part: 'open', at: 'the tea room', with: ['child', 'ghost', 'pet'], plants: ['see-through'] },
    { id: 'it-stayed', part: 'stir', at: 'the tea room', with: ['ghost', 'child'], plants: ['biscuit', 'whoooo'] },
    { id: 'clonk', part: 'try', at: 'the tea room', with: ['ghost', 'child'], refrain: true },
    { id: 'a-hole', part: 'try', at: 'the tea room', with: ['ghost', 'child'] },
    { id: 'such-a-lot', part: 'try', at: 'the castle', with: ['ghost', 'child', 'adult', 'teas', 'friend', 'elder', 'elder2'], refrain: true },
    { id: 'whats-a-key', part: 'lull', at: 'the tower', with: ['ghost', 'child', 'adult', 'teas'], refrain: true },
    { id: 'a-crack', part: 'turn', at: 'the tower', with: ['child', 'ghost'] },
    { id: 'posted', part: 'turn', at: 'the tower', with: ['child', 'ghost'], pays: ['biscuit'] },
    { id: 'longer-and-happier', part: 'back', at: 'the tower', with: ['ghost', 'adult', 'teas'], pays: ['whoooo'], refrain: true },
    { id: 'the-bridge', part: 'down', at: 'the bridge', with: ['child', 'adult'] },
    { id: 'the-stars', part: 'last', at: 'the bridge', with: ['ghost'], pays: ['see-through'] },
  ],
  pictures: [
    {
      beats: ['it-stayed', 'passing-through', 'clonk'],
      framing: 'middle',
      world: 'castle',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'ghost', at: 'right', act: 'eats', to: 'biscuit', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'ghost', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'teapot', at: 'near' }],
    },
    {
      beats: ['such-a-lot', 'a-hole'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'ghost', at: 'right', act: 'falls', holding: 'biscuit', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'ghost', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['posted', 'a-crack'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', holding: 'biscuit', feeling: 'curious', faces: 'right' },
        { who: 'ghost', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

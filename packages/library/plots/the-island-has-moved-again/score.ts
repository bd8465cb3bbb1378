import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-island-has-moved-again',
  premise:
    'A pirate captain as tall as a flagpole, who is never wrong, walks her fifty paces and digs for twelve days, and says it is the island that has moved; but she was as old as the child when she buried her first treasure, and had the child’s legs.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [11, 12], en: [12, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['pirate', 'treasure', 'treasure-hunt', 'beach'] },
  alike: ['hundred-steps', 'for-the-next-nose', 'twelve-steps-from-the-snowman'],
  nights: { place: 'a beach on an island', indoors: false, tone: 'funny-tender', mechanism: 'fifty paces as they were when one was small', feeling: 'disappointed', sleep: false },
  contains: ['pirate'],
  registry: {
    idea: 'a captain who is never wrong says that it is the island that has moved, and what has moved is herself, upwards',
    device: 'two pairs of legs side by side in the sand, and then fifty paces on the smaller pair',
    objects: ['hat that blows its nose', 'stick from an ice cream', 'seven toffees as hard as stone', 'note to oneself as a pirate'],
    joke: 'the island has moved again',
    ending: 'what to bring when one is big: somebody who is as old as this',
  },
  beats: [
    { id: 'never-wrong', part: 'open', at: 'the beach', with: ['child', 'adult', 'elder', 'pirate', 'friend'] },
    { id: 'fifty-paces', part: 'stir', at: 'the beach', with: ['child', 'captain', 'mate'], plants: ['moved'], refrain: true },
    { id: 'once-more', part: 'try', at: 'the beach', with: ['captain', 'pet'], refrain: true },
    { id: 'the-hat', part: 'lull', at: 'the beach', with: ['mate', 'captain', 'child'] },
    { id: 'legs', part: 'turn', at: 'the beach', with: ['child', 'captain'], plants: ['age'] },
    { id: 'on-tiptoe', part: 'turn', at: 'the beach', with: ['child', 'mate', 'captain', 'adult', 'elder', 'friend'] },
    { id: 'clonk', part: 'back', at: 'the beach', with: ['child', 'captain'] },
    { id: 'upwards', part: 'down', at: 'the beach', with: ['captain', 'mate', 'child'], pays: ['moved'], refrain: true },
    { id: 'what-to-bring', part: 'last', at: 'the beach', with: ['child', 'captain'], pays: ['age'] },
  ],
  pictures: [
    {
      beats: ['fifty-paces', 'never-wrong', 'once-more'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'centre', act: 'is-angry', size: 'huge', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'pirate-captain', holding: 'spade', feeling: 'curious', faces: 'right' },
        { who: 'pirate', called: 'mate', at: 'right', act: 'digs', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['the-hat', 'legs'],
      framing: 'close',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'sits', size: 'big', feeling: 'crying', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['on-tiptoe', 'legs', 'clonk'],
      framing: 'middle',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'left', act: 'sneaks', size: 'big', feeling: 'surprised', faces: 'right' },
        { who: 'pirate', called: 'mate', at: 'far', act: 'points-at', to: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

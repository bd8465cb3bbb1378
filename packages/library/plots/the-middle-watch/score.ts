import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-middle-watch',
  premise:
    'A child has the night watch of a sailing boat alone for the first time, with a famous snorer below; a trawler comes on a steady bearing, the snorer is called and is there at once, and only afterwards does anybody snore.',
  writtenFirstIn: 'en',
  fromStory: 12,
  putBefore: { sv: [34, 39], en: [34, 36] },
  ages: [11, 12],
  leads: [],
  nights: { place: 'a sailing boat at night', indoors: false, tone: 'dry-tender', mechanism: 'asking before one is sure that one is not sure', feeling: 'proud', sleep: false },
  votes: { en: [2, 3] },
  storyVotes: [3, 3],
  alike: ['like-a-foghorn'],
  contains: ['boat', 'sea', 'dark'],
  registry: {
    idea: 'somebody who snores is not heard to snore, because he lies awake until he can trust the one at the tiller',
    device: 'a bearing that does not change is taken three times',
    objects: ['green over white and a red below', 'hand compass', 'dolphin drawn in green fire', 'second boot on the cabin floor'],
    joke: 'do not sit there trying to be sure you are not sure',
    ending: 'a snore from the cabin, and what it means',
  },
  beats: [
    { id: 'four-harbours', part: 'open', at: 'the boat', with: ['child', 'skipper', 'adult'], plants: ['snore'] },
    { id: 'the-rule', part: 'stir', at: 'the boat', with: ['child', 'skipper', 'adult', 'pet'], plants: ['rule', 'boots'] },
    { id: 'the-pole-star', part: 'try', at: 'the boat', with: ['child', 'skipper', 'adult'], plants: ['star'] },
    { id: 'green-fire', part: 'lull', at: 'the boat', with: ['child'] },
    { id: 'three-lights', part: 'try', at: 'the boat', with: ['child', 'elder', 'elder2'] },
    { id: 'thirty', part: 'try', at: 'the boat', with: ['child'] },
    { id: 'not-sure', part: 'turn', at: 'the boat', with: ['child', 'skipper', 'adult', 'friend', 'pet'], pays: ['rule'] },
    { id: 'a-garden-wall', part: 'turn', at: 'the boat', with: ['child', 'skipper', 'adult'] },
    { id: 'a-house', part: 'turn', at: 'the boat', with: ['child'], pays: ['star'] },
    { id: 'two-boots', part: 'down', at: 'the boat', with: ['child', 'skipper', 'adult'], pays: ['boots'] },
    { id: 'north', part: 'last', at: 'the boat', with: ['child', 'skipper', 'adult'], pays: ['snore'] },
  ],
  pictures: [
    {
      beats: ['green-fire', 'the-pole-star', 'the-rule'],
      framing: 'wide',
      world: 'lake',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'sailing-boat', feeling: 'laughing', faces: 'left' },
        { who: 'dolphin', at: 'centre', act: 'jumps', colour: 'green', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'sailing-boat', at: 'right' }],
    },
    {
      beats: ['thirty', 'three-lights', 'not-sure'],
      framing: 'middle',
      world: 'lake',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'sailing-boat', holding: 'compass', feeling: 'afraid', faces: 'left' },
      ],
      things: [
        { what: 'sailing-boat', at: 'right' },
        { what: 'ship', at: 'far' },
      ],
    },
    {
      beats: ['a-house', 'a-garden-wall', 'two-boots'],
      framing: 'over-shoulder',
      world: 'lake',
      time: 'night',
      light: 'stars',
      figures: [{ who: 'child', at: 'left', act: 'waves', feeling: 'proud', faces: 'right' }],
      things: [{ what: 'ship', at: 'right' }],
    },
  ],
});

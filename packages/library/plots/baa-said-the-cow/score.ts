import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'baa-said-the-cow',
  premise:
    'A lamb brought up in the kitchen does not know what he is, and is counted among the cows, the hens and the pigs; two children carry him up to the sheep, where the biggest smells him until she comes to himself.',
  writtenFirstIn: 'sv',
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['farm', 'sheep'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a farm in the evening', indoors: false, tone: 'funny-tender', mechanism: 'carrying somebody to those who know what he is', feeling: 'not knowing what one is', sleep: false },
  storyVotes: [2, 3],
  alike: ['exactly-enough'],
  contains: ['sheep', 'cow', 'hen', 'pig'],
  registry: {
    idea: 'a lamb whom nobody has told what he is tries to be a cow, a hen and a pig',
    device: 'the biggest sheep smells his ear, past cow and hen and pig, until she comes to himself',
    objects: ['lamb looking whether he has laid an egg', 'curl that has no curl in it', 'lantern and a stick to point with'],
    joke: 'there was a lot of lamb everywhere',
    ending: 'whoever counts the heads in the bed finds an ear in the middle',
  },
  beats: [
    { id: 'nearly-any-distance', part: 'open', at: 'the farm', with: ['child', 'friend', 'farmer', 'adult', 'pet'] },
    { id: 'cows', part: 'stir', at: 'the cowshed', with: ['child', 'friend', 'lamb'], plants: ['baa', 'one too many'] },
    { id: 'hens', part: 'try', at: 'the hen house', with: ['child', 'friend', 'lamb'] },
    { id: 'pigs', part: 'try', at: 'the pigsty', with: ['child', 'friend', 'lamb'] },
    { id: 'what-then', part: 'lull', at: 'the pigsty', with: ['child', 'friend', 'lamb'] },
    { id: 'under-the-oak', part: 'turn', at: 'the field', with: ['child', 'friend', 'lamb', 'ewe', 'elder', 'elder2', 'pet'], pays: ['baa'] },
    { id: 'everywhere', part: 'back', at: 'the doorstep', with: ['child', 'friend', 'farmer'] },
    { id: 'three', part: 'last', at: 'bed', with: ['child', 'friend', 'adult', 'lamb'], pays: ['one too many'] },
  ],
  pictures: [
    {
      beats: ['cows', 'hens'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'sheep', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'sheep', holding: 'lantern', feeling: 'curious', faces: 'right' },
        { who: 'cow', at: 'centre', act: 'stands', feeling: 'calm', faces: 'left' },
        { who: 'sheep', called: 'lamb', at: 'right', act: 'stands', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['pigs', 'what-then', 'hens'],
      framing: 'close',
      world: 'farm',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'pig', at: 'right', act: 'sleeps', faces: 'left' },
        { who: 'sheep', called: 'lamb', at: 'centre', act: 'lies-on-stomach', size: 'small', colour: 'brown', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'sheep', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['under-the-oak', 'what-then', 'everywhere'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'sheep', at: 'right', act: 'looks-at', to: 'sheep', size: 'child', feeling: 'happy', faces: 'left' },
        { who: 'sheep', called: 'lamb', at: 'centre', act: 'sits', size: 'small', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'kneels', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'far', act: 'stands', feeling: 'happy' },
      ],
      things: [{ what: 'tree', at: 'far' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'quarter-to-ten',
  premise: 'The first night at a friend’s house it pulls in the friend’s tummy, towards home, and the blow-up mattress goes where it pulls; at home a mug stands ready, and then it pulls both ways at once, until a heavy cat is put in the middle.',
  writtenFirstIn: 'sv',
  ages: [6, 8],
  leads: ['friend', 'pet.cat'],
  seasons: ['spring', 'summer'],
  nights: { place: 'along the road on a mattress', indoors: false, tone: 'funny-tender', mechanism: 'looking in at home and seeing that it is all still there', feeling: 'homesick', sleep: false },
  storyVotes: [3, 3],
  contains: ['cat'],
  registry: {
    idea: 'a blow-up mattress goes where it pulls in the tummy of whoever lies on it',
    device: 'a cat in the lap, so that what is pulled both ways lies still',
    objects: ['list with three things on it', 'mug with a fox, turned towards a chair', 'popcorn bowl'],
    joke: 'talked all night, until a quarter to ten',
    ending: 'the mattress slides half a metre, and not towards the door',
  },
  beats: [
    { id: 'the-list', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'pet', 'adult', 'elder'], plants: ['all night'] },
    { id: 'it-pulls', part: 'stir', at: 'the bedroom', with: ['child', 'friend'], plants: ['pull'] },
    { id: 'over-the-doorstep', part: 'stir', at: 'the house', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'by-longing', part: 'try', at: 'the road', with: ['child', 'friend'] },
    { id: 'the-mug', part: 'lull', at: 'the friend’s window', with: ['child', 'friend', 'pet'] },
    { id: 'still-there', part: 'turn', at: 'the friend’s window', with: ['child', 'friend'] },
    { id: 'both-ways', part: 'turn', at: 'the road', with: ['child', 'friend', 'pet'], pays: ['pull'] },
    { id: 'in-the-middle', part: 'turn', at: 'the road', with: ['child', 'friend', 'pet', 'adult'] },
    { id: 'all-night', part: 'down', at: 'the bedroom', with: ['child', 'friend', 'pet'], pays: ['all night'] },
    { id: 'closer', part: 'last', at: 'the bedroom', with: ['child', 'friend'] },
  ],
  pictures: [
    {
      beats: ['it-pulls', 'the-list', 'over-the-doorstep'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'rides', to: 'air-mattress', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'far', act: 'sleeps' },
      ],
      things: [{ what: 'air-mattress', at: 'centre' }],
    },
    {
      beats: ['the-mug', 'by-longing', 'still-there'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'house', feeling: 'curious', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'house', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'house', at: 'right', size: 'big' },
        { what: 'air-mattress', at: 'near' },
      ],
    },
    {
      beats: ['in-the-middle', 'both-ways', 'all-night'],
      framing: 'close',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'sits', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits-on-lap', to: 'friend', feeling: 'calm' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

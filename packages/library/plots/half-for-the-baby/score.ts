import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'half-for-the-baby',
  premise:
    'A child saves half of everything for the baby that is coming, and half of a song as well, so that a mouse falls off a roof every evening and nobody may know how it went; the baby screams for the end, and the end is forgotten, but for something soft in the box.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  nights: { place: 'home', indoors: true, tone: 'funny-tender', mechanism: 'finding the end of a song in one’s own hand', feeling: 'not wanted', sleep: false },
  storyVotes: [3, 3],
  contains: ['new-sibling'],
  registry: {
    idea: 'half of a song has been sung to a tummy every evening, and whoever lay in there wants the other half',
    device: 'what was saved for somebody reminds one of what was saved',
    objects: ['shoebox with half of everything', 'back half of a horse', 'one of two striped mittens'],
    joke: 'I thought it was a bucket',
    ending: 'one mitten each, and both asleep',
  },
  beats: [
    { id: 'half-of-everything', part: 'open', at: 'the bedroom', with: ['child', 'friend'], plants: ['box', 'mitten'] },
    { id: 'the-mouse', part: 'stir', at: 'the tummy', with: ['child', 'adult'], plants: ['song'] },
    { id: 'you-must-wait', part: 'lull', at: 'home', with: ['adult', 'elder', 'pet'], refrain: true },
    { id: 'mostly-bottom', part: 'try', at: 'the cradle', with: ['child', 'baby'], pays: ['box'] },
    { id: 'purple', part: 'try', at: 'the cradle', with: ['child', 'baby', 'adult'] },
    { id: 'i-know', part: 'turn', at: 'the cradle', with: ['child', 'baby', 'adult'], refrain: true },
    { id: 'forgotten', part: 'turn', at: 'the cradle', with: ['child', 'baby'] },
    { id: 'a-mitten', part: 'back', at: 'the cradle', with: ['child', 'baby', 'adult'], pays: ['song'] },
    { id: 'one-each', part: 'last', at: 'bed', with: ['child', 'baby'], pays: ['mitten'] },
  ],
  pictures: [
    {
      beats: ['the-mouse', 'half-of-everything', 'you-must-wait'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'happy', faces: 'right' },
        { who: 'adult', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'elder', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left', if: '!adult' },
        { who: 'old-lady', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left', called: 'neighbour', if: '!adult & !elder' },
      ],
      things: [{ what: 'open-box', at: 'near' }],
    },
    {
      beats: ['purple', 'mostly-bottom', 'i-know'],
      framing: 'wide',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'baby-in-cradle', at: 'centre', act: 'cries', feeling: 'crying' },
        { who: 'child', at: 'left', act: 'thinks', feeling: 'sad', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'baby-in-cradle', feeling: 'surprised', faces: 'left' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'baby-in-cradle', feeling: 'surprised', faces: 'left', if: '!adult' },
        { who: 'old-lady', at: 'right', act: 'looks-at', to: 'baby-in-cradle', feeling: 'surprised', faces: 'left', called: 'neighbour', if: '!adult & !elder' },
      ],
    },
    {
      beats: ['forgotten', 'a-mitten', 'i-know'],
      framing: 'close',
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'mitten', feeling: 'happy', faces: 'right' },
        { who: 'baby-in-cradle', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'move-up-a-bit',
  premise:
    'An elephant that wants to be where the child is has taken the child’s place on the sofa and all the others; running after, it sticks in the kitchen door, and comes out backwards when the child crawls under it to the other side.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['elephant'] },
  nights: {
    place: 'a sofa with a view of the street',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'crawling to the side that somebody wants to come to',
    feeling: 'angry, then sorry',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['is-anyone-sitting-there', 'move-over-im-big', 'budge-up', 'budge-up-moon'],
  contains: ['elephant', 'angry'],
  registry: {
    idea: 'an elephant goes wherever one child goes, and sticks in a door between the two halves of a home',
    device: 'whoever cannot be pulled comes by itself to where it wants to be',
    objects: ['place at the end of the sofa', 'best hat on an elephant', 'soap as for a piano', 'salty pancakes'],
    joke: 'one who knows what animals think is at the wrong end',
    ending: 'what was said in anger is whispered in an ear, and there is room for all on the sofa',
  },
  beats: [
    { id: 'the-elephant-on-the-sofa', part: 'open', at: 'the sofa', with: ['child', 'elephant', 'elder'], plants: ['move-up', 'place'] },
    { id: 'wherever-you-are', part: 'stir', at: 'the living room', with: ['child', 'elephant', 'friend', 'elder', 'adult', 'pet'], plants: ['goes-after', 'pianos', 'thinks'] },
    { id: 'plonk', part: 'try', at: 'the living room', with: ['child', 'elephant', 'pet'] },
    { id: 'bump', part: 'turn', at: 'the kitchen door', with: ['child', 'elephant', 'friend'] },
    { id: 'soft-soap', part: 'turn', at: 'the kitchen', with: ['child', 'elephant', 'elder'], pays: ['pianos'] },
    { id: 'under-the-tummy', part: 'turn', at: 'the kitchen door', with: ['child', 'friend', 'elephant'] },
    { id: 'slurp', part: 'back', at: 'the hall', with: ['child', 'elephant', 'elder', 'friend'], pays: ['goes-after'] },
    { id: 'thirty-pancakes', part: 'down', at: 'the sofa', with: ['child', 'elephant', 'friend', 'pet'], pays: ['thinks', 'place'] },
    { id: 'room-for-everybody', part: 'last', at: 'the sofa', with: ['child', 'elephant', 'friend', 'elder', 'elder2', 'adult', 'pet'], pays: ['move-up'] },
  ],
  pictures: [
    {
      beats: ['plonk', 'wherever-you-are', 'the-elephant-on-the-sofa'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'elephant', feeling: 'angry', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'sits-on', to: 'sofa', size: 'big', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'sofa', at: 'right', size: 'big' }],
    },
    {
      beats: ['bump', 'soft-soap', 'plonk'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elephant', feeling: 'sad', faces: 'right' },
        { who: 'elephant', at: 'right', act: 'cries', size: 'big', feeling: 'crying', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'right', size: 'big' }],
    },
    {
      beats: ['under-the-tummy', 'slurp', 'soft-soap'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'pulls', to: 'child', feeling: 'laughing', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'crawls', feeling: 'surprised', faces: 'left' },
        { who: 'elephant', at: 'right', act: 'stands', size: 'big', feeling: 'sad', faces: 'right' },
      ],
    },
  ],
});

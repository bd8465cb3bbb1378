import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ill-look-if-you-look',
  premise:
    'A child will not let a wobbly tooth out for fear of the blood, and behind the wall lies a vampire who faints at the word; the child explains to him that it is only little vans that come to help, hears what that means, and they look together.',
  writtenFirstIn: 'en',
  fromStory: 8,
  storyVotes: [3, 3],
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['vampire', 'afraid-of', 'blood'] },
  nights: {
    place: 'the wall at the end of the garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'explaining to somebody else what one is afraid of oneself',
    feeling: 'scared of a drop of blood',
    sleep: false,
    endsInBed: true,
  },
  contains: ['vampire', 'blood', 'tooth', 'bat'],
  registry: {
    idea: 'a vampire who cannot bear blood is taught that it is only delivery vans, and the one who teaches him hears it too',
    device: 'the word is called something else until one can say it',
    objects: ['potted plant that growls', 'feet up on the bricks just in case', 'a bat with a slice of toast and a note'],
    joke: 'proposed a toast, and handed it round',
    ending: 'the little vans go round with their headlights on and need nobody to watch',
  },
  beats: [
    { id: 'one-pull', part: 'open', at: 'the garden wall', with: ['child', 'friend'], plants: ['tooth'] },
    { id: 'the-b-word', part: 'stir', at: 'the garden wall', with: ['child', 'friend', 'ambrose', 'pet'] },
    { id: 'apricot-jam', part: 'stir', at: 'the garden wall', with: ['child', 'ambrose'], plants: ['toast'] },
    { id: 'one-foot', part: 'try', at: 'the garden wall', with: ['child', 'friend', 'ambrose'], plants: ['gravy'] },
    { id: 'delivery-vans', part: 'lull', at: 'the garden wall', with: ['child', 'ambrose'], plants: ['vans'] },
    { id: 'if-you-look', part: 'turn', at: 'the garden wall', with: ['child', 'friend', 'ambrose'] },
    { id: 'three', part: 'turn', at: 'the garden wall', with: ['child', 'friend', 'ambrose'], pays: ['tooth'] },
    { id: 'hello-blood', part: 'back', at: 'the garden wall', with: ['child', 'ambrose'], pays: ['gravy'] },
    { id: 'the-gap', part: 'down', at: 'home', with: ['child', 'adult', 'elder', 'elder2'] },
    { id: 'a-bat', part: 'down', at: 'the bedroom', with: ['child', 'ambrose'], pays: ['toast'] },
    { id: 'headlights', part: 'last', at: 'bed', with: ['child'], pays: ['vans'] },
  ],
  pictures: [
    {
      beats: ['the-b-word', 'apricot-jam', 'one-pull'],
      framing: 'middle',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'vampire', called: 'ambrose', at: 'right', act: 'lies-on-back', size: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'vampire', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['delivery-vans', 'one-foot', 'if-you-look'],
      framing: 'close',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'vampire', feeling: 'proud', faces: 'right' },
        { who: 'vampire', called: 'ambrose', at: 'right', act: 'listens-to', to: 'child', size: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['hello-blood', 'three', 'the-gap'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'tooth', feeling: 'proud', faces: 'right' },
        { who: 'vampire', called: 'ambrose', at: 'centre', act: 'looks-at', to: 'tooth', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'tooth', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
  ],
});

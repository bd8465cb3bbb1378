import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'thats-the-wrong-noise',
  premise:
    'A child who was told off for pouring water into the teacher’s boots has a no in her tummy; her friend finds that it is the wrong noise, ties on a tail and is the teacher who says woof, and when he has filled a boot himself the child makes the grown-up bark as well, and what is left in the tummy is a very small woof.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['told-off'] },
  nights: {
    place: 'the hall at home, behind the coats',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'telling whoever is about to shout which noise it should be',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'being told off leaves a no in the tummy, and it is the wrong noise: it ought to be a woof',
    device: 'a grown-up who has drawn breath to shout is told the right noise and must bark',
    objects: ['teacher’s boots filled to see if they let water in', 'long scarf as a teacher’s tail', 'tail that sticks out from under coats and starts to wag', 'hats and an umbrella that are told off'],
    joke: 'you haven’t done anything, it’s just your turn',
    ending: 'something very small is left in the tummy, and it says woof',
  },
  beats: [
    { id: 'behind-the-coats', part: 'open', at: 'the hall', with: ['child', 'friend', 'pet'] },
    { id: 'in-the-tummy', part: 'stir', at: 'the hall', with: ['child', 'friend'], plants: ['tummy'] },
    { id: 'watertight', part: 'stir', at: 'the hall', with: ['child', 'friend'], plants: ['boots'] },
    { id: 'a-tail', part: 'try', at: 'the hall', with: ['child', 'friend', 'pet'], plants: ['woof'] },
    { id: 'two-teachers', part: 'try', at: 'the hall', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'splash', part: 'turn', at: 'the hall', with: ['child', 'friend', 'adult', 'elder'] },
    { id: 'say-woof', part: 'turn', at: 'the hall', with: ['child', 'friend', 'adult', 'elder'], pays: ['woof'] },
    { id: 'now-i-know', part: 'back', at: 'the doorstep', with: ['child', 'friend', 'adult', 'elder', 'pet'], pays: ['boots'] },
    { id: 'woof', part: 'last', at: 'the doorstep', with: ['child'], pays: ['tummy'] },
  ],
  pictures: [
    {
      beats: ['in-the-tummy', 'watertight'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'coat', at: 'centre' }],
    },
    {
      beats: ['two-teachers', 'a-tail'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'umbrella', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'calls-to', to: 'umbrella', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'umbrella', at: 'centre' }],
    },
    {
      beats: ['say-woof', 'splash'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'hides-behind', to: 'coat', feeling: 'afraid', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'stands', feeling: 'afraid', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'boots', feeling: 'surprised', faces: 'left' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'boots', feeling: 'surprised', faces: 'left', if: '!elder' },
      ],
      things: [
        { what: 'coat', at: 'left' },
        { what: 'boots', at: 'right' },
      ],
    },
  ],
});

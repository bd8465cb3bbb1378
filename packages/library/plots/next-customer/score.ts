import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'next-customer',
  premise: 'A short-sighted rhinoceros comes to the optician after closing time; two children make his glasses out of the iron shop sign and two cheese domes, and he sees that the thoughts he hears behind his ears are a bird.',
  writtenFirstIn: 'sv',
  ages: [7, 10],
  leads: ['friend'],
  wish: { concepts: ['rhino', 'glasses'] },
  nights: { place: 'an optician’s shop', indoors: true, tone: 'funny-tender', mechanism: 'making glasses for somebody enormous', feeling: 'lonely', sleep: false },
  contains: ['rhino', 'bird'],
  registry: {
    idea: 'a rhinoceros who charges only because he cannot see and is curious',
    device: 'glasses made of a shop sign and two cheese domes',
    objects: ['iron spectacles over a shop door', 'cheese dome under each arm', 'ant in a hat', 'eye chart of drawings'],
    joke: 'alone and wise',
    ending: 'he goes carefully round a dandelion',
  },
  beats: [
    { id: 'somebody-wide', part: 'open', at: 'the optician’s', with: ['child', 'friend', 'owner', 'rhino'] },
    { id: 'only-backs', part: 'stir', at: 'the optician’s', with: ['child', 'friend', 'rhino'], plants: ['hurry'] },
    { id: 'the-chart', part: 'try', at: 'the optician’s', with: ['child', 'friend', 'rhino'], plants: ['ant'] },
    { id: 'behind-the-ears', part: 'lull', at: 'the optician’s', with: ['child', 'friend', 'owner', 'rhino'], plants: ['thoughts'] },
    { id: 'cheese', part: 'turn', at: 'the optician’s', with: ['child', 'friend', 'rhino'] },
    { id: 'one-or-two', part: 'turn', at: 'the optician’s', with: ['child', 'owner', 'rhino'] },
    { id: 'bottom-line', part: 'turn', at: 'the optician’s', with: ['child', 'friend', 'owner', 'rhino', 'elder'], pays: ['ant'] },
    { id: 'reads-everything', part: 'back', at: 'the optician’s', with: ['child', 'friend', 'owner', 'rhino'] },
    { id: 'who-is-that', part: 'back', at: 'the square', with: ['rhino', 'bird'], pays: ['thoughts'] },
    { id: 'carefully', part: 'last', at: 'the square', with: ['child', 'friend', 'owner', 'rhino'], pays: ['hurry'] },
  ],
  pictures: [
    {
      beats: ['only-backs', 'somebody-wide', 'the-chart'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'rhinoceros', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'sad', faces: 'left', called: 'rhino' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'rhinoceros', holding: 'glasses', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds', to: 'glasses', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['one-or-two', 'cheese', 'behind-the-ears', 'bottom-line'],
      framing: 'close',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'rhinoceros', at: 'right', act: 'waits', size: 'big', feeling: 'curious', faces: 'left', called: 'rhino' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'glass', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['who-is-that', 'reads-everything', 'carefully'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'rhinoceros', at: 'right', act: 'listens-to', to: 'bird', size: 'big', feeling: 'happy', faces: 'left', called: 'rhino' },
        { who: 'bird', at: 'right', act: 'stands-on', to: 'rhinoceros', size: 'small', colour: 'brown', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bird', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'points-at', to: 'bird', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

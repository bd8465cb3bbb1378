import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'put-the-day-out',
  premise: 'Two children drive a fire engine to where the whole sky is burning, and put out the sun with a hose, a slice at a time; what will not go out is meant to be on.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['fire-engine'] },
  nights: { place: 'a hill by a lake', indoors: false, tone: 'funny', mechanism: 'putting out the sunset with a hose', feeling: 'proud', sleep: false },
  votes: { sv: [4, 6] },
  storyVotes: [3, 3],
  contains: ['fire'],
  registry: {
    idea: 'the sunset is a fire, and two children put the day out',
    device: 'the sun goes down by one hose of water at a time',
    objects: ['two helmets with names on', 'hedgehog who takes a while to move over', 'spark that will not go out'],
    joke: 'it is meant to be on',
    ending: 'could you put out just one more thing: click',
  },
  beats: [
    { id: 'two-helmets', part: 'open', at: 'the street', with: ['child', 'friend', 'pet', 'engine'], plants: ['helmet'] },
    { id: 'hello-hello', part: 'stir', at: 'the street', with: ['child', 'friend'], plants: ['radio'] },
    { id: 'moved-over', part: 'try', at: 'the street', with: ['child', 'friend', 'elder', 'engine'], refrain: true, plants: ['hedgehog'] },
    { id: 'you-are-strong', part: 'lull', at: 'the hill', with: ['child', 'friend', 'engine'] },
    { id: 'more', part: 'turn', at: 'the hill', with: ['child', 'friend', 'engine'] },
    { id: 'a-spark', part: 'turn', at: 'the hill', with: ['child', 'friend', 'engine'] },
    { id: 'without-the-siren', part: 'back', at: 'the way home', with: ['child', 'friend', 'pet', 'engine'], pays: ['hedgehog'] },
    { id: 'one-more-thing', part: 'last', at: 'home', with: ['child', 'adult'], pays: ['helmet', 'radio'] },
  ],
  pictures: [
    {
      beats: ['hello-hello', 'two-helmets', 'moved-over'],
      framing: 'middle',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'helmet', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'holds', to: 'helmet', feeling: 'laughing', faces: 'right' },
        { who: 'fire-engine', at: 'right', act: 'waits', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['more', 'you-are-strong'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'sun', at: 'above', act: 'waits', size: 'child', colour: 'red', feeling: 'sleepy' },
        { who: 'child', at: 'right', act: 'points-at', to: 'sun', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'sun', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['a-spark', 'more', 'without-the-siren'],
      framing: 'close',
      world: 'lake',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'friend', at: 'right', act: 'climbs', to: 'ladder', feeling: 'curious', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

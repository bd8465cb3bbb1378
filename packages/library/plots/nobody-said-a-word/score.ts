import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-said-a-word',
  premise:
    'A child wants to say hello to a steam train, but it says shhh to everybody who opens a mouth, until its own steam makes the dog sneeze and the last carriage wags: it has been saying hello all along, and is answered.',
  writtenFirstIn: 'sv',
  ages: [3, 4],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['train'] },
  nights: {
    place: 'a bench at a station',
    indoors: false,
    tone: 'funny-hushed',
    mechanism: 'saying shhh back to a train, since that is its hello',
    feeling: 'not being let to say hello',
    sleep: false,
    endsInBed: true,
    endsOnRefrain: true,
  },
  contains: ['train', 'dog'],
  registry: {
    idea: 'a train that says shhh is obeyed by everybody, and is only saying hello',
    device: 'the sneeze that steam gives a dog is the first answer a train has had',
    objects: ['newspaper put down without a rustle', 'hello that sits in a mouth and tickles', 'shoes in one hand on tiptoe', 'last carriage that wags'],
    joke: 'the pigeon left on foot',
    ending: 'shhh is answered with hello and hello with shhh, first at the door and then far away',
  },
  beats: [
    { id: 'to-say-hello', part: 'open', at: 'the station', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet', 'friend', 'train'], plants: ['hello', 'steam'] },
    { id: 'so-strict', part: 'stir', at: 'the station', with: ['child', 'adult', 'elder', 'minder', 'pet', 'friend', 'train'], refrain: true },
    { id: 'the-newspaper', part: 'try', at: 'the station', with: ['train', 'elder', 'elder2'], refrain: true },
    { id: 'the-smallest-hello', part: 'try', at: 'the station', with: ['child', 'train'], refrain: true },
    { id: 'nobody', part: 'lull', at: 'the station', with: ['adult', 'elder', 'minder', 'pet', 'friend', 'train'], refrain: true },
    { id: 'the-steam', part: 'turn', at: 'the station', with: ['pet', 'train', 'adult', 'elder', 'minder'], pays: ['steam'], refrain: true },
    { id: 'not-cross', part: 'turn', at: 'the station', with: ['child', 'pet', 'adult', 'elder', 'minder'], refrain: true },
    { id: 'all-of-them', part: 'back', at: 'the station', with: ['child', 'train', 'adult', 'elder', 'minder', 'friend', 'pet'], refrain: true },
    { id: 'off-it-went', part: 'down', at: 'the station', with: ['train'], refrain: true },
    { id: 'good-night', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet', 'train'], pays: ['hello'], refrain: true },
  ],
  pictures: [
    {
      beats: ['so-strict', 'to-say-hello', 'the-newspaper'],
      framing: 'middle',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'left', act: 'talks-to', to: 'train', feeling: 'surprised', faces: 'right', anyway: true },
        { who: 'train', at: 'right', act: 'calls-to', to: 'pet', size: 'big', colour: 'black', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['nobody', 'the-smallest-hello', 'the-steam'],
      framing: 'wide',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'train', at: 'right', act: 'walks', size: 'big', colour: 'black', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'sits-on', to: 'bench', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['not-cross', 'all-of-them'],
      framing: 'over-shoulder',
      world: 'platform',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'train', feeling: 'happy', faces: 'right' },
        { who: 'train', at: 'right', act: 'waits', size: 'big', colour: 'black', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'knock-knock-baby',
  premise:
    'A child has said knock, knock to a tummy every night in a big voice, and now the baby is out, everybody whispers and it looks at everything but the child; it knows the tail that thumps on the floor, and so it must know a voice as well, if only it is not a whisper.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.cat / pet.dog',
  standIns: { pet: 'dog' },
  wish: { onlyAsked: true, concepts: ['new-sibling'] },
  nights: {
    place: 'a basket in a room with a rug',
    indoors: true,
    tone: 'tender',
    mechanism: 'the voice that was used before, said close by',
    feeling: 'not known',
    sleep: false,
  },
  alike: ['this-way-please', 'over-and-out', 'hello-yourself'],
  contains: ['new-sibling', 'baby', 'dog'],
  registry: {
    idea: 'a baby that looks at nobody knows the tail it has heard through the tummy every night',
    device: 'a dog that stays by a basket in spite of buttered toast, and whose tail cannot help it',
    objects: ['basket with somebody as small as a loaf', 'toast with the butter side down', 'digger held up high'],
    joke: 'not very good at diggers',
    ending: 'knock, knock is answered with eh, which is come in',
  },
  beats: [
    { id: 'knock-knock', part: 'open', at: 'the room with the rug', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'baby'], plants: ['knock', 'tail'], refrain: true },
    { id: 'hello', part: 'try', at: 'the basket', with: ['child', 'baby'] },
    { id: 'diggers', part: 'try', at: 'the basket', with: ['child', 'friend', 'baby'] },
    { id: 'toast', part: 'lull', at: 'the basket', with: ['child', 'friend', 'pet', 'adult', 'elder', 'elder2', 'minder'], plants: ['toast'] },
    { id: 'thump', part: 'turn', at: 'the basket', with: ['pet', 'baby', 'friend'], refrain: true },
    { id: 'inside', part: 'turn', at: 'the basket', with: ['child', 'friend', 'pet', 'adult', 'elder', 'minder'], pays: ['tail'] },
    { id: 'nearly-big', part: 'back', at: 'the basket', with: ['child', 'baby'], refrain: true },
    { id: 'all-the-way', part: 'down', at: 'the basket', with: ['friend', 'pet'], pays: ['toast'] },
    { id: 'come-in', part: 'last', at: 'the basket', with: ['child', 'pet', 'baby', 'adult', 'elder', 'minder'], refrain: true, pays: ['knock'] },
  ],
  pictures: [
    {
      beats: ['diggers', 'hello'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'holds-up', to: 'digger', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'baby-in-cradle', at: 'centre', act: 'lies-on-back', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'baby-in-cradle', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['toast', 'thump'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'left', act: 'looks-at', to: 'sandwich', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'baby-in-cradle', at: 'right', act: 'lies-on-back', feeling: 'calm' },
      ],
      things: [{ what: 'sandwich', at: 'near' }],
    },
    {
      beats: ['nearly-big', 'inside'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'baby-in-cradle', feeling: 'happy', faces: 'right' },
        { who: 'baby-in-cradle', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

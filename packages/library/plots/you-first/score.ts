import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-first',
  premise:
    'Asked what would help, a child whose mouth is shut says: you first. So the dentist lies in her own chair, until there is a black spot at the back and her mouth is shut too; what the child promises her then is what she promises the child when it is the other’s turn.',
  writtenFirstIn: 'en',
  fromStory: 5,
  putBefore: { sv: [4, 12], en: [4, 12] },
  ages: [4, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist'] },
  nights: { place: 'the dentist’s', indoors: true, tone: 'funny', mechanism: 'saying what one will do before one does it', feeling: 'afraid', sleep: false },
  alike: ['as-hard-as-youre-scared', 'mm-mm', 'that-meant-yes'],
  contains: ['dentist'],
  registry: {
    idea: 'whoever will not open says you first, and has to persuade the dentist of what the dentist was going to say',
    device: 'a hand that is put up makes whoever it is stop, and is tried once just to see',
    objects: ['poppy seed from a breakfast bun', 'white coat down to the shoes', 'pedal that is kicked in laughing', 'gloves that flop'],
    joke: 'you can hold on to my coat, there’s lots of it',
    ending: 'they each get a sticker, and the dentist wears hers all day',
  },
  beats: [
    { id: 'mouth-shut', part: 'open', at: 'the dentist’s', with: ['child', 'dentist', 'adult', 'friend'], plants: ['shut'] },
    { id: 'thats-fair', part: 'stir', at: 'the dentist’s', with: ['child', 'dentist'], plants: ['coat'] },
    { id: 'open-wide', part: 'try', at: 'the dentist’s', with: ['child', 'dentist', 'pet'] },
    { id: 'a-black-spot', part: 'try', at: 'the dentist’s', with: ['child', 'dentist'] },
    { id: 'my-coat', part: 'lull', at: 'the dentist’s', with: ['child', 'dentist'], plants: ['hand'] },
    { id: 'a-tickle', part: 'turn', at: 'the dentist’s', with: ['child', 'dentist'] },
    { id: 'whos-next', part: 'back', at: 'the dentist’s', with: ['child', 'dentist', 'elder', 'elder2'], pays: ['shut', 'coat'] },
    { id: 'twenty', part: 'last', at: 'the dentist’s', with: ['child', 'dentist'], pays: ['hand'] },
  ],
  pictures: [
    {
      beats: ['thats-fair', 'open-wide'],
      framing: 'wide',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dentist', called: 'dentist', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds-up', to: 'mirror', feeling: 'proud', faces: 'right' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
    {
      beats: ['a-black-spot', 'my-coat'],
      framing: 'close',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'dentist', holding: 'mirror', feeling: 'curious', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'sits-on', to: 'dentist-chair', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'right' }],
    },
    {
      beats: ['whos-next', 'twenty'],
      framing: 'middle',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'calm', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', holding: 'mirror', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
  ],
});

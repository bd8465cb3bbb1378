import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'put-your-hand-up-and-ill-stop',
  premise:
    'A child who bit the dentist’s thumb, because a hand was put up and she did not stop, is back in her chair and checks that she stops now; she does, every time, until it is she who puts her hand up.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [10, 12], en: [9, 12] },
  ages: [10, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist'] },
  nights: {
    place: 'the dentist’s',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'checking that a promise is kept, and then making it oneself',
    feeling: 'ashamed and angry',
    sleep: false,
  },
  alike: ['nearly-done', 'you-first', 'as-hard-as-youre-scared', 'if-somebody-says-stop'],
  contains: ['dentist'],
  registry: {
    idea: 'somebody who was bitten is as scared of the child as the child is of her',
    device: 'the one who promised to stop puts up her own hand, and is given the same promise',
    objects: ['white mark on a thumb in the shape of a tooth', 'beach on a ceiling that is walked along', 'two hands that are sat on', 'porridge that is understood'],
    joke: 'does it hurt? no, i’m checking',
    ending: 'in a lit window a hand is up, so the child stops',
  },
  beats: [
    { id: 'bit-her', part: 'open', at: 'the waiting room', with: ['child', 'dentist', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['hand', 'thumb'], refrain: true },
    { id: 'but-you-said', part: 'stir', at: 'the dentist’s', with: ['child', 'dentist', 'nurse'], refrain: true },
    { id: 'checking', part: 'try', at: 'the dentist’s', with: ['child', 'dentist'] },
    { id: 'really-does', part: 'lull', at: 'the dentist’s', with: ['child', 'dentist'] },
    { id: 'the-beach', part: 'try', at: 'the dentist’s', with: ['child', 'dentist'], plants: ['beach'] },
    { id: 'her-hand', part: 'turn', at: 'the dentist’s', with: ['child', 'dentist'], pays: ['thumb'] },
    { id: 'aah', part: 'turn', at: 'the dentist’s', with: ['child', 'dentist'], refrain: true },
    { id: 'to-the-end', part: 'back', at: 'the dentist’s', with: ['child', 'dentist', 'nurse'], pays: ['beach'] },
    { id: 'so-the-child-stopped', part: 'last', at: 'the street', with: ['child', 'dentist', 'adult', 'elder', 'elder2', 'minder'], pays: ['hand'] },
  ],
  pictures: [
    {
      beats: ['but-you-said', 'bit-her'],
      framing: 'wide',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'dentist', feeling: 'angry', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
    {
      beats: ['checking', 'really-does', 'but-you-said', 'the-beach'],
      framing: 'close',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'curious', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'holds-up', to: 'mirror', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
    {
      beats: ['her-hand', 'aah', 'the-beach'],
      framing: 'middle',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'dentist-chair', feeling: 'surprised', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'waves', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'left' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'up-went-the-chair',
  premise:
    'A child is having a haircut, and whenever anybody says sit the dog sits down on the pedal and the chair goes up, up to the lamp; the friend on the floor sees whose bottom it is, and the child says the other word.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [12, 33], en: [10, 24] },
  ages: [3, 4],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['haircut'] },
  nights: { place: 'a barber’s', indoors: true, tone: 'funny', mechanism: 'saying lie down where everybody says sit', feeling: 'stuck', sleep: false, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'a dog who sits whenever anybody says so sits on the pedal of a barber’s chair, and the chair goes up',
    device: 'a tummy that lies on the pedal lets the chair down again',
    objects: ['big red chair with a pedal', 'hair that is half short and half long', 'barber with no hair at all', 'cape with only a head sticking out'],
    joke: 'do not say it. do not say what? sit?',
    ending: 'the dog sighs like the chair, and a head goes down on the pillow',
  },
  beats: [
    { id: 'in-the-chair', part: 'open', at: 'the barber’s', with: ['child', 'friend', 'pet'], plants: ['sit', 'lie down'] },
    { id: 'sit-still', part: 'stir', at: 'the barber’s', with: ['child', 'barber', 'pet'], refrain: true },
    { id: 'sit-straight', part: 'try', at: 'the barber’s', with: ['child', 'barber', 'pet'], refrain: true },
    { id: 'no-hair', part: 'try', at: 'the barber’s', with: ['child', 'barber', 'pet', 'adult', 'elder'], refrain: true },
    { id: 'the-lamp', part: 'lull', at: 'the barber’s', with: ['child', 'barber'] },
    { id: 'the-bottom', part: 'turn', at: 'the barber’s', with: ['friend', 'barber', 'pet'], pays: ['sit'], refrain: true },
    { id: 'the-other-one', part: 'turn', at: 'the barber’s', with: ['friend', 'child', 'pet', 'elder', 'elder2'], pays: ['lie down'] },
    { id: 'down', part: 'back', at: 'the barber’s', with: ['child', 'barber', 'friend'] },
    { id: 'on-the-rug', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['sit-still', 'sit-straight', 'in-the-chair'],
      framing: 'wide',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'surprised' },
        { who: 'old-man', called: 'barber', at: 'right', act: 'holds', to: 'scissors', size: 'big', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'proud' },
      ],
      things: [{ what: 'armchair', at: 'centre', colour: 'red' }],
    },
    {
      beats: ['the-bottom', 'the-lamp', 'no-hair'],
      framing: 'close',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'points-at', to: 'pet', feeling: 'laughing', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['the-other-one', 'down', 'the-bottom'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'happy' },
        { who: 'friend', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'calm' },
      ],
      things: [{ what: 'armchair', at: 'centre', colour: 'red' }],
    },
  ],
});

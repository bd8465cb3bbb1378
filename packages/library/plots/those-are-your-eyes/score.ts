import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'those-are-your-eyes',
  premise:
    'Open wide, says a dentist who wants to say hello to the teeth, and a child opens the eyes, the legs and the arms, but not the mouth; then the dentist does not know what to do, so the child shows her, and laughs, and there they are.',
  writtenFirstIn: 'en',
  fromStory: 3,
  putBefore: { sv: [12, 12], en: [7, 12] },
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist'] },
  nights: { place: 'the dentist’s', indoors: true, tone: 'funny', mechanism: 'opening whatever can be opened', feeling: 'shy', sleep: true },
  alike: ['hello-tooth', 'you-first'],
  contains: ['dentist'],
  registry: {
    idea: 'told to open wide, a child opens everything but the mouth',
    device: 'a dentist at her wits’ end has to be shown, and whoever laughs has opened wide',
    objects: ['two sleeves without teeth', 'chair that hums', 'gold tooth right at the back', 'foot that is held'],
    joke: 'those are your legs; lovely legs, but there are no teeth in them',
    ending: 'what was opened closes: mouth, arms, eyes',
  },
  beats: [
    { id: 'at-the-dentists', part: 'open', at: 'the dentist’s', with: ['child', 'dentist', 'adult', 'elder', 'elder2', 'friend', 'pet'], plants: ['hello'] },
    { id: 'eyes', part: 'stir', at: 'the dentist’s', with: ['child', 'dentist', 'friend'], refrain: true },
    { id: 'legs', part: 'try', at: 'the dentist’s', with: ['child', 'dentist', 'friend'], refrain: true },
    { id: 'arms', part: 'try', at: 'the dentist’s', with: ['child', 'dentist', 'friend', 'pet'], plants: ['arms'], refrain: true },
    { id: 'poor-dentist', part: 'lull', at: 'the dentist’s', with: ['child', 'dentist'] },
    { id: 'hello-teeth', part: 'turn', at: 'the dentist’s', with: ['child', 'dentist'], refrain: true },
    { id: 'there-they-are', part: 'turn', at: 'the dentist’s', with: ['child', 'dentist', 'friend'], pays: ['hello'], refrain: true },
    { id: 'down', part: 'back', at: 'the dentist’s', with: ['child', 'dentist', 'friend', 'elder', 'pet'] },
    { id: 'closed', part: 'last', at: 'the dentist’s', with: ['child', 'adult', 'elder', 'friend', 'pet'], pays: ['arms'], refrain: true },
  ],
  pictures: [
    {
      beats: ['eyes', 'legs', 'arms'],
      framing: 'wide',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'surprised', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
    {
      beats: ['poor-dentist', 'arms', 'hello-teeth'],
      framing: 'middle',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'dentist-chair', feeling: 'curious', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'pet', at: 'near', act: 'lies-on-stomach', feeling: 'happy', faces: 'right', if: 'pet.dog / pet.cat' },
      ],
      things: [{ what: 'dentist-chair', at: 'left' }],
    },
    {
      beats: ['there-they-are', 'hello-teeth', 'down'],
      framing: 'close',
      world: 'surgery',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'dentist-chair', feeling: 'laughing', faces: 'right' },
        { who: 'dentist', called: 'dentist', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'left' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-shown',
  premise:
    'A painted princess without a name is to go down to the cellar on Monday; a dog that leans only on whoever is sad goes and leans on the wall beneath her, and a new pupil sees what her hand is doing in the air.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  firstOfThree: true,
  ages: [10, 12],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['princess'] },
  nights: {
    place: 'a small palace in a park',
    indoors: true,
    tone: 'quiet-funny',
    mechanism: 'seeing in one’s own hand what another hand is doing',
    feeling: 'being new and not quite seen',
    sleep: false,
  },
  contains: ['princess', 'dog', 'rain', 'school'],
  registry: {
    idea: 'a painted princess has lost her dog under the brown paint, and her name with it',
    device: 'an animal that leans on the sad leans on a wall, right under a hand that strokes nobody',
    objects: ['coat peg with a label nobody has changed', 'brass plate without a name', 'low stone with worn letters', 'light held along a canvas from the side'],
    joke: 'a big yellow house with a high opinion of itself',
    ending: 'a new label over a peg, written in a hurry: with a dog, not shown',
  },
  beats: [
    { id: 'a-label', part: 'open', at: 'school', with: ['child', 'friend'], plants: ['label'] },
    { id: 'the-one-at-the-end', part: 'open', at: 'the palace', with: ['child', 'pet'], plants: ['hand'] },
    { id: 'to-the-cellar', part: 'stir', at: 'the palace', with: ['keeper', 'child', 'adult', 'elder', 'elder2'], plants: ['cellar'] },
    { id: 'two-princesses', part: 'try', at: 'the park', with: ['child', 'friend', 'pet'], plants: ['face'] },
    { id: 'letters', part: 'try', at: 'the park', with: ['child', 'friend', 'pet', 'keeper'], plants: ['stone'] },
    { id: 'a-lean', part: 'lull', at: 'the palace', with: ['child', 'pet'], pays: ['face'] },
    { id: 'cupped', part: 'turn', at: 'the palace', with: ['child', 'friend', 'pet'], pays: ['hand'] },
    { id: 'from-the-side', part: 'turn', at: 'the palace', with: ['friend', 'child', 'keeper', 'pet'] },
    { id: 'no-knight', part: 'back', at: 'the park', with: ['child', 'friend', 'pet', 'keeper', 'adult', 'elder', 'elder2'], pays: ['stone'] },
    { id: 'not-shown', part: 'last', at: 'school', with: ['keeper', 'child', 'pet'], pays: ['label', 'cellar'] },
  ],
  pictures: [
    {
      beats: ['two-princesses', 'to-the-cellar', 'letters'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'stone', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', holding: 'book', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['a-lean', 'cupped', 'letters'],
      framing: 'over-shoulder',
      world: 'museum',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['from-the-side', 'cupped', 'no-knight'],
      framing: 'close',
      world: 'museum',
      time: 'day',
      light: 'lantern',
      figures: [
        { who: 'friend', at: 'left', act: 'holds-up', to: 'flashlight', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'woman', called: 'keeper', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

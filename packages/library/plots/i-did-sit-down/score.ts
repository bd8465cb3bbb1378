import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-did-sit-down',
  premise:
    'A train to the sea cannot go until everybody sits, and the one who can whistle has a mouth full of rusk; the child’s whistle is only air, but the dog hears it and rounds up the passengers, down to the driver asleep under his newspaper.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['train'] },
  nights: {
    place: 'a little blue train at the station',
    indoors: true,
    tone: 'funny',
    mechanism: 'blowing a whistle that is only air, and being heard',
    feeling: 'not able to yet',
    sleep: false,
    endsInBed: true,
  },
  storyVotes: [3, 3],
  putBefore: { sv: [1, 12], en: [1, 12] },
  contains: ['train', 'dog', 'sheep'],
  registry: {
    idea: 'a herding dog gathers the passengers of a train that cannot go until all of them sit',
    device: 'a whistle with no sound in it is enough for the one whose ears are made for it',
    objects: ['a mouth full of rusk', 'cream cake with nowhere to stand', 'glasses that are sat on', 'newspaper that snores'],
    joke: 'the driver did sit down, since everybody had to',
    ending: 'everybody is in one place, and the eyebrows can sleep',
  },
  beats: [
    { id: 'to-the-sea', part: 'open', at: 'the train', with: ['child', 'elder', 'elder2', 'friend', 'pet'], plants: ['eyebrows'] },
    { id: 'fyyy', part: 'open', at: 'the station', with: ['child', 'elder', 'pet'], plants: ['air'] },
    { id: 'sit-down', part: 'stir', at: 'the train', with: [] },
    { id: 'like-the-sheep', part: 'try', at: 'the train', with: ['child', 'elder', 'pet', 'friend'] },
    { id: 'only-air', part: 'turn', at: 'the train', with: ['child', 'pet'], pays: ['air'] },
    { id: 'round-the-lady', part: 'turn', at: 'the train', with: ['pet'] },
    { id: 'under-the-paper', part: 'back', at: 'the train', with: ['child', 'elder', 'pet', 'friend'] },
    { id: 'all-in-one-place', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'pet'], pays: ['eyebrows'] },
  ],
  pictures: [
    {
      beats: ['sit-down', 'like-the-sheep'],
      framing: 'wide',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', at: 'centre', act: 'carries', to: 'cake', feeling: 'surprised', faces: 'left' },
        { who: 'old-man', at: 'right', act: 'walks', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['only-air', 'like-the-sheep'],
      framing: 'close',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'listens-to', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['under-the-paper', 'round-the-lady'],
      framing: 'middle',
      world: 'train',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'newspaper', feeling: 'surprised', faces: 'right' },
        { who: 'train-driver', at: 'right', act: 'sleeps', feeling: 'sleepy', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'train-driver', anyway: true },
      ],
    },
  ],
});

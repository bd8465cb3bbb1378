import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-very-good-yawn',
  premise:
    'A child who yawns when frightened has a lion with toothache catch the yawn and follow it along the glass to the vet; two metres from the door the child is too happy to be frightened, and the friend has to tell the truth.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [33, 40], en: [24, 36] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['lion'] },
  alike: ['yawning-since-1911'],
  nights: { place: 'a wildlife park', indoors: false, tone: 'funny-tender', mechanism: 'leading a lion by yawns', feeling: 'nervous', sleep: false, endsInBed: true },
  contains: ['lion'],
  registry: {
    idea: 'a child who yawns when nervous has a lion catch it through the glass and come along',
    device: 'whoever has grown too happy to yawn is frightened by the truth a friend has kept since March',
    objects: ['window as thick as a mattress', 'paws like two loaves', 'grey tooth on cotton wool', 'twenty-eight people who point'],
    joke: 'yawning while being told off for yawning',
    ending: 'an ordinary yawn in bed, and miles away the lion yawns too',
  },
  beats: [
    { id: 'nervous', part: 'open', at: 'the coach', with: ['child', 'friend', 'pet'], plants: ['yawn'] },
    { id: 'toothache', part: 'stir', at: 'the glass', with: ['lion', 'keeper'], plants: ['tooth'] },
    { id: 'too-late', part: 'stir', at: 'the glass', with: ['child', 'lion', 'teacher'] },
    { id: 'who-yawned', part: 'try', at: 'the glass', with: ['child', 'keeper', 'lion'] },
    { id: 'like-towing-a-ship', part: 'try', at: 'the glass', with: ['child', 'lion', 'teacher'] },
    { id: 'only-a-grin', part: 'lull', at: 'the glass', with: ['child', 'friend', 'keeper', 'lion'] },
    { id: 'since-march', part: 'turn', at: 'the glass', with: ['child', 'friend'], plants: ['bus'] },
    { id: 'the-whole-way', part: 'turn', at: 'the glass', with: ['child', 'lion', 'keeper'], pays: ['tooth'] },
    { id: 'top-deck', part: 'back', at: 'the glass', with: ['child', 'friend'], pays: ['bus'] },
    { id: 'an-ordinary-one', part: 'last', at: 'bed', with: ['child', 'elder', 'pet', 'lion'], pays: ['yawn'] },
  ],
  pictures: [
    {
      beats: ['too-late', 'toothache', 'who-yawned'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'lion', feeling: 'afraid', faces: 'right' },
        { who: 'lion', called: 'lion', at: 'right', act: 'looks-at', to: 'child', size: 'big', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['like-towing-a-ship', 'who-yawned', 'only-a-grin'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'right', act: 'walks', feeling: 'sleepy', faces: 'right' },
        { who: 'lion', called: 'lion', at: 'centre', act: 'walks', size: 'big', feeling: 'sleepy', faces: 'right' },
        { who: 'man', called: 'teacher', at: 'left', act: 'walks', feeling: 'sleepy', faces: 'right' },
      ],
    },
    {
      beats: ['since-march', 'only-a-grin', 'the-whole-way'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

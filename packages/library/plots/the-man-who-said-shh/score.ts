import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-man-who-said-shh',
  premise:
    'The sound goes off in the middle of a film about a small bear, and a child makes the snow with a popcorn box and the friend who cannot whisper makes the roar; only the sea is missing, until the man in front says shh once more.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [34, 34], en: [40, 40] },
  ages: [7, 9],
  leads: ['friend'],
  nights: { place: 'a cinema', indoors: true, tone: 'funny-tender', mechanism: 'making the sounds of a silent film', feeling: 'worried', sleep: false, endsInBed: true },
  votes: { sv: [8, 9], en: [20, 21] },
  contains: [],
  registry: {
    idea: 'the sound of a film is gone, and those who watch it make it with what they have in their laps',
    device: 'the shh of somebody cross is a wave breaking, and a whole cinema is conducted as a sea',
    objects: ['popcorn box that is snow', 'zip that is a slope', 'bag of mints thrown into the air', 'two arms that are waves'],
    joke: 'I only said shh – longer!',
    ending: 'rain along the street, row after row, says shh, and nobody wants it louder',
  },
  beats: [
    { id: 'cant-whisper', part: 'open', at: 'the cinema', with: ['child', 'friend', 'man'], plants: ['whisper', 'shh'], refrain: true },
    { id: 'no-sound', part: 'stir', at: 'the cinema', with: ['usher'] },
    { id: 'krumpf', part: 'try', at: 'the cinema', with: ['child', 'friend'], plants: ['krumpf'], refrain: true },
    { id: 'can-i', part: 'try', at: 'the cinema', with: ['friend', 'child', 'man'] },
    { id: 'the-sea', part: 'lull', at: 'the cinema', with: ['child', 'friend', 'man'], refrain: true },
    { id: 'longer', part: 'turn', at: 'the cinema', with: ['child', 'man'] },
    { id: 'wave-after-wave', part: 'turn', at: 'the cinema', with: ['child', 'usher', 'man', 'elder'], refrain: true },
    { id: 'he-got-home', part: 'back', at: 'the cinema', with: ['friend', 'child'], pays: ['whisper'] },
    { id: 'rain', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['shh', 'krumpf'], refrain: true },
  ],
  pictures: [
    {
      beats: ['krumpf', 'no-sound'],
      framing: 'over-shoulder',
      world: 'stage',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'polar-bear', holding: 'popcorn', feeling: 'surprised', faces: 'right' },
        { who: 'polar-bear', at: 'right', act: 'walks', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['can-i', 'the-sea', 'krumpf'],
      framing: 'middle',
      world: 'stage',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'centre', act: 'calls-to', to: 'man', feeling: 'angry', faces: 'right' },
        { who: 'child', at: 'left', act: 'holds', to: 'popcorn', feeling: 'laughing', faces: 'right' },
        { who: 'man', at: 'right', act: 'is-afraid', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['wave-after-wave', 'he-got-home', 'longer'],
      framing: 'wide',
      world: 'snow-field',
      time: 'night',
      light: 'stars',
      weather: 'snow',
      figures: [
        { who: 'polar-bear', at: 'right', act: 'looks-at', to: 'bear-cub', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'bear-cub', at: 'left', act: 'hugs', to: 'polar-bear', colour: 'white', size: 'child', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

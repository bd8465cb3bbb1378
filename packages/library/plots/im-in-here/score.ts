import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-in-here',
  premise:
    'A little treasure on a beach is patted under more and more sand by a pirate who says that treasure is hidden; it calls that it is in here, and a child who knows how it is to hide too well digs it out.',
  writtenFirstIn: 'en',
  fromStory: 3,
  ages: [3, 4],
  leads: [],
  wish: { concepts: ['treasure', 'pirate'] },
  nights: {
    place: 'a beach with a hill of sand',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'answering that one is coming, and digging with both hands',
    feeling: 'forgotten',
    sleep: false,
    seasons: ['summer'],
  },
  putBefore: { sv: [8, 12], en: [4, 12] },
  votes: { en: [0, 1] },
  contains: ['pirate', 'treasure'],
  registry: {
    idea: 'a treasure does not want to be hidden but to be found, like whoever plays hide-and-seek',
    device: 'the more sand is put on, the smaller the voice that calls that it is in here',
    objects: ['gold chest that claps its lid', 'hill of sand with a voice in it', 'corner of a towel'],
    joke: 'I’m in here! – treasure is quiet',
    ending: 'I’m in here, says the child in the towel: there you are',
  },
  beats: [
    { id: 'on-the-beach', part: 'open', at: 'the beach', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'treasure'] },
    { id: 'pat-pat-pat', part: 'stir', at: 'the beach', with: ['captain', 'treasure'], plants: ['in here'], refrain: true },
    { id: 'a-hill', part: 'try', at: 'the beach', with: ['captain'], refrain: true },
    { id: 'a-wobbly-voice', part: 'lull', at: 'the beach', with: ['child', 'treasure'], plants: ['hide'], refrain: true },
    { id: 'scoop', part: 'turn', at: 'the beach', with: ['child', 'treasure', 'friend', 'pet'], plants: ['there you are'], refrain: true },
    { id: 'it-shone', part: 'down', at: 'the beach', with: ['child', 'captain', 'treasure'] },
    { id: 'the-towel', part: 'last', at: 'the beach', with: ['child', 'adult', 'elder', 'minder'], pays: ['in here', 'hide', 'there you are'], refrain: true },
  ],
  pictures: [
    {
      beats: ['pat-pat-pat', 'on-the-beach', 'a-hill'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'treasure-chest', at: 'centre', act: 'waits', size: 'small', feeling: 'surprised' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'stands', holding: 'spade', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['scoop', 'a-wobbly-voice'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'treasure-chest', feeling: 'happy', faces: 'right' },
        { who: 'treasure-chest', at: 'right', act: 'waits', size: 'small', feeling: 'happy' },
      ],
    },
    {
      beats: ['it-shone', 'the-towel'],
      framing: 'middle',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'carries', to: 'treasure-chest', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'waves', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

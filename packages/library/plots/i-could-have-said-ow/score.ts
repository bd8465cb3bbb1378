import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-could-have-said-ow',
  premise:
    'Two friends who are not speaking keep the notebook of two axolotls, one of whom has bitten off the other’s foot by mistake; a line at a time they write about what snapped and what grows back, until there are fingers and nobody else to tell.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [7, 11],
  votes: { en: [0, 3] },
  leads: [],
  wish: { concepts: ['axolotl'] },
  nights: {
    place: 'a classroom with a tank',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'writing in the same notebook about something else',
    feeling: 'hurt by a best friend',
    sleep: false,
    endsInBed: true,
  },
  contains: [],
  registry: {
    idea: 'two friends who do not speak write to each other in the notebook of a foot that grows back',
    device: 'whoever snapped says so in the words that were said of an axolotl',
    objects: ['axolotls with gills like feather boas', 'green notebook beside a tank', 'bud like a tiny mitten', 'poem as small as a stamp', 'two weeks of coat pegs'],
    joke: 'I could have said ow',
    ending: 'two axolotls grow and mend in their sleep, smiling about it',
  },
  beats: [
    { id: 'two-axolotls', part: 'open', at: 'the classroom', with: ['child', 'friend', 'pink', 'black'], plants: ['smile'] },
    { id: 'boats-dont-sigh', part: 'stir', at: 'lunch', with: ['child', 'friend', 'elder', 'elder2'], plants: ['poem'] },
    { id: 'three-feet-left', part: 'stir', at: 'the tank', with: ['child', 'teacher', 'pink', 'black'], plants: ['snap', 'foot'] },
    { id: 'in-the-notebook', part: 'try', at: 'the notebook', with: ['child', 'friend', 'pink', 'black'] },
    { id: 'coat-pegs', part: 'try', at: 'the corridor', with: ['child', 'friend', 'pink', 'black', 'pet'] },
    { id: 'fingers', part: 'turn', at: 'the tank', with: ['child', 'friend', 'pink'], pays: ['foot'] },
    { id: 'something-wiggled', part: 'back', at: 'the tank', with: ['child', 'friend'], pays: ['snap', 'poem'] },
    { id: 'opposite-ends', part: 'down', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'smiling-about-it', part: 'last', at: 'bed', with: ['child', 'pink', 'black'], pays: ['smile'] },
  ],
  pictures: [
    {
      beats: ['in-the-notebook', 'three-feet-left'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', holding: 'pencil', feeling: 'angry', faces: 'right' },
        { who: 'axolotl', called: 'pink', at: 'right', act: 'lies-on-stomach', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['coat-pegs', 'in-the-notebook'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'right', act: 'walks', feeling: 'sad', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['fingers', 'something-wiggled'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'axolotl', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'axolotl', feeling: 'surprised', faces: 'left', anyway: true },
        { who: 'axolotl', called: 'pink', at: 'centre', act: 'waves', size: 'small', feeling: 'happy' },
      ],
    },
  ],
});

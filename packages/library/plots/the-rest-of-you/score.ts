import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-rest-of-you',
  premise:
    'An alien that comes in two takes a child who comes in one for unfinished, and asks where the rest is; its ship has four handles, the fourth is missing, and so are seven weeks of nobody ringing anybody.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [9, 12], en: [7, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['alien'] },
  alike: ['where-is-the-rest'],
  nights: {
    place: 'a ditch behind a green',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'ringing at a door to have a fourth corner lifted',
    feeling: 'missing a friend',
    sleep: false,
    endsOnRefrain: true,
  },
  contains: ['alien'],
  registry: {
    idea: 'an alien that comes in two takes whoever comes in one for unfinished',
    device: 'one lets go of the other for four seconds, and there it wanders off',
    objects: ['spaceship on its lid with four handles', 'litter bin with nobody in it', 'toast held in the mouth', 'blue door rung at a thousand times'],
    joke: 'it fell off, with horror',
    ending: 'who is that with you? nobody, just the rest of me',
  },
  beats: [
    { id: 'in-the-ditch', part: 'open', at: 'the ditch', with: ['child', 'pet'], plants: ['rest'] },
    { id: 'in-ones', part: 'open', at: 'the ditch', with: ['child', 'pet'], plants: ['hears'] },
    { id: 'four-handles', part: 'stir', at: 'the ditch', with: ['child'], plants: ['handles'] },
    { id: 'it-fell-off', part: 'stir', at: 'the ditch', with: ['child', 'friend'], plants: ['weeks'] },
    { id: 'four-seconds', part: 'lull', at: 'the ditch', with: ['child', 'pet'], pays: ['hears'] },
    { id: 'the-blue-door', part: 'turn', at: 'the blue door', with: ['child', 'friend', 'elder', 'elder2'] },
    { id: 'four-corners', part: 'turn', at: 'the ditch', with: ['child', 'friend'], pays: ['handles'] },
    { id: 'hold-on-to-it', part: 'back', at: 'the ditch', with: ['child', 'friend'] },
    { id: 'the-bigger-half', part: 'last', at: 'the bench', with: ['child', 'friend'], pays: ['weeks', 'rest'] },
  ],
  pictures: [
    {
      beats: ['in-ones', 'in-the-ditch'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'alien', feeling: 'surprised', faces: 'right' },
        { who: 'alien', at: 'centre', act: 'looks-at', to: 'bin', colour: 'grey', size: 'big', feeling: 'curious', faces: 'right' },
        { who: 'monster', at: 'right', act: 'reaches-for', to: 'bin', colour: 'grey', size: 'small', feeling: 'curious', faces: 'left' },
      ],
      things: [
        { what: 'bin', at: 'right' },
        { what: 'ufo', at: 'far' },
      ],
    },
    {
      beats: ['four-seconds', 'it-fell-off'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'reaches-for', to: 'alien', feeling: 'afraid', faces: 'right' },
        { who: 'alien', at: 'right', act: 'walks', colour: 'grey', size: 'big', feeling: 'sad', faces: 'right' },
        { who: 'monster', at: 'left', act: 'stands', colour: 'grey', size: 'small', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['the-bigger-half', 'hold-on-to-it', 'four-corners'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'gives', to: 'child', holding: 'sandwich', feeling: 'laughing', faces: 'right' },
        { who: 'child', at: 'right', act: 'sits-on', to: 'bench', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
  ],
});

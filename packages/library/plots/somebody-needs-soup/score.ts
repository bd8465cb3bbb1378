import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-needs-soup',
  premise:
    'A grandparent has misread Superhero Day as Soup Hero Day and sewn half the night, so the child walks to school with a saucepan on the head and cannot say; when it has all been folded away, somebody stands crying at the gate who is not anything, and it is an emergency.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: {
    place: 'the way to school and its gate',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'putting on again what one was ashamed of, because somebody needs soup',
    feeling: 'afraid of being laughed at and of making somebody sad',
    sleep: false,
  },
  putBefore: { en: [5, 7], sv: [1, 7] },
  contains: ['superhero', 'school'],
  registry: {
    idea: 'a message misread by one word makes a hero of soup among heroes with lightning',
    device: 'what was hidden so that nobody would laugh is put on again for somebody who is worse off',
    objects: ['saucepan worn to school', 'green cape with a carrot', 'ladle in a belt', 'cardigan crusty with old soup'],
    joke: 'are any of the others soup? I have sent you to school as lunch',
    ending: 'the bowl is carried in carefully, on foot: supper, hero',
  },
  beats: [
    { id: 'soup-hero-day', part: 'open', at: 'the way to school', with: ['child', 'elder', 'adult'], plants: ['saucepan'] },
    { id: 'thank-you', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'adult', 'pet'], plants: ['soup', 'cape'] },
    { id: 'forks', part: 'try', at: 'the way to school', with: ['child', 'elder', 'adult'], plants: ['on-foot', 'forks'] },
    { id: 'as-lunch', part: 'try', at: 'the gate', with: ['child', 'elder', 'adult'], plants: ['lunch'] },
    { id: 'clink', part: 'lull', at: 'the gate', with: ['child', 'elder', 'adult'] },
    { id: 'not-anything', part: 'turn', at: 'the gate', with: ['child', 'friend', 'elder', 'adult'] },
    { id: 'soup-hero', part: 'turn', at: 'the gate', with: ['child', 'friend', 'elder', 'adult'], pays: ['soup', 'cape'] },
    { id: 'dipping', part: 'back', at: 'the gate', with: ['child', 'friend'], pays: ['forks'] },
    { id: 'crusty', part: 'down', at: 'the gate', with: ['child', 'friend', 'elder', 'adult'], pays: ['lunch'] },
    { id: 'supper-hero', part: 'last', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'adult', 'pet', 'friend'], pays: ['saucepan', 'on-foot'] },
  ],
  pictures: [
    {
      beats: ['forks', 'thank-you'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'wears', to: 'pot', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'left', if: 'adult & !elder' },
      ],
    },
    {
      beats: ['clink', 'not-anything', 'as-lunch'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'elder', at: 'right', act: 'carries', to: 'pot', feeling: 'sad', faces: 'right', view: 'back', if: 'elder / !adult', anyway: true },
        { who: 'adult', at: 'right', act: 'carries', to: 'pot', feeling: 'sad', faces: 'right', view: 'back', if: 'adult & !elder' },
      ],
      things: [{ what: 'gate', at: 'centre' }],
    },
    {
      beats: ['soup-hero', 'dipping'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'ladle', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'right', act: 'drinks', to: 'cup', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
  ],
});

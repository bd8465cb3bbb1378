import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'any-other-information',
  premise:
    'A dinosaur with the papers of a horse has sung at ten past nine every evening, and now neither sings nor eats; it was the last ferry that she answered, and whoever came in alone and a bar too early on the trombone has to come in alone again.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  firstOfThree: true,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['dinosaur'] },
  // It is about one with a hollow crest: not for whoever asked for one of the others by name.
  fits: '!wish.t-rex & !wish.triceratops & !wish.stegosaurus & !wish.ankylosaurus & !wish.velociraptor & !wish.pterodactyl & !wish.spinosaurus & !wish.brachiosaurus & !wish.brontosaurus & !wish.diplodocus & !wish.baby-dinosaur',
  nights: {
    place: 'a farm between a bog and a lake',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'a low note on a trombone at the time of the last ferry',
    feeling: 'afraid to come in alone',
    sleep: false,
    seasons: ['spring', 'summer'],
  },
  putBefore: { sv: [7, 12], en: [1, 12] },
  alike: ['once-more-said-the-whale', 'not-today-thank-you', 'may-i-put-mine-down'],
  contains: ['dinosaur'],
  registry: {
    idea: 'a dinosaur thinks that the last ferry is another of her kind, and stops eating when a bridge is opened',
    device: 'whoever has stood with the breath all ready knows what somebody looks like who waits for a cue',
    objects: ['papers of a Shire horse', 'sack over the funnel of a ferry', 'wheelbarrow that cannot be abided', 'trombone due back on Monday'],
    joke: 'that the horse has gone off birch?',
    ending: 'none is crossed out, and one word is written instead',
  },
  beats: [
    { id: 'the-papers', part: 'open', at: 'the farm', with: ['child', 'friend', 'elder', 'elder2', 'daphne'], plants: ['papers', 'wheelbarrow'] },
    { id: 'nine-days', part: 'stir', at: 'the farm', with: ['child', 'elder', 'adult', 'pet', 'daphne'], plants: ['trombone'] },
    { id: 'not-the-teeth', part: 'try', at: 'the farm', with: ['friend', 'daphne'] },
    { id: 'ten-past-nine', part: 'try', at: 'the barn', with: ['child', 'friend', 'elder', 'adult', 'daphne'] },
    { id: 'the-ferry', part: 'turn', at: 'the barn', with: ['child', 'friend', 'elder', 'seller'] },
    { id: 'deeper', part: 'try', at: 'behind the barn', with: ['child', 'friend', 'seller'] },
    { id: 'alone', part: 'turn', at: 'the paddock', with: ['child', 'friend', 'elder', 'daphne'] },
    { id: 'the-answer', part: 'turn', at: 'the paddock', with: ['child', 'friend', 'elder', 'pet', 'daphne'], pays: ['wheelbarrow'] },
    { id: 'busy', part: 'back', at: 'the farm', with: ['child', 'friend'], pays: ['trombone'] },
    { id: 'none', part: 'last', at: 'the kitchen table', with: ['elder', 'elder2'], pays: ['papers'] },
  ],
  pictures: [
    {
      beats: ['not-the-teeth', 'nine-days', 'ten-past-nine'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'parasaurolophus', holding: 'flashlight', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'parasaurolophus', called: 'daphne', at: 'right', act: 'stands', size: 'big', colour: 'brown', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['deeper', 'the-ferry', 'ten-past-nine'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'plays', to: 'trombone', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-answer', 'alone', 'deeper'],
      framing: 'wide',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'trombone', feeling: 'surprised', faces: 'right' },
        { who: 'parasaurolophus', called: 'daphne', at: 'centre', act: 'looks-at', to: 'trombone', size: 'huge', colour: 'brown', feeling: 'curious', faces: 'left' },
        { who: 'elder', at: 'right', act: 'holds', to: 'branch', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});

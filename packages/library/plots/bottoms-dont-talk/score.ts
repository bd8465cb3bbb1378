import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'bottoms-dont-talk',
  premise: 'Two friends quarrel inside a pantomime horse, and the zip sticks as long as they pull apart; it opens when they stand so close that they have to hold each other.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['friendship', 'angry', 'horse'] },
  nights: { place: 'garden', indoors: false, tone: 'funny', mechanism: 'going closer', feeling: 'angry', sleep: false },
  votes: { sv: [0, 3] },
  alike: ['the-back-end-of-clementine'],
  contains: ['angry', 'horse'],
  registry: {
    idea: 'two who have fallen out are zipped into one pantomime horse',
    device: 'a zip that sticks when pulled apart and opens when both go closer',
    objects: ['pantomime horse', 'zip', 'underpants on an ear', 'goose in a meadow', 'three tail hairs'],
    joke: 'bottoms don’t talk',
    ending: 'the horse sleeps in two houses and is still the same horse',
  },
  beats: [
    { id: 'the-back-end', part: 'open', at: 'the garden', with: ['child', 'friend'], plants: ['bottom'] },
    { id: 'the-zip', part: 'stir', at: 'the garden', with: ['child', 'friend'], plants: ['zip'] },
    { id: 'backwards', part: 'try', at: 'the washing line', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'the-goose', part: 'try', at: 'the meadow', with: ['child', 'friend', 'goose'] },
    { id: 'a-hand', part: 'lull', at: 'the meadow', with: ['child', 'friend', 'goose'] },
    { id: 'left-right', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'goose'] },
    { id: 'ritch', part: 'back', at: 'the ditch', with: ['child', 'friend'], pays: ['zip'] },
    { id: 'the-party', part: 'down', at: 'the party', with: ['child', 'friend'] },
    { id: 'two-houses', part: 'last', at: 'bed', with: ['child', 'adult', 'friend'], pays: ['bottom'] },
  ],
  pictures: [
    {
      beats: ['the-zip', 'the-back-end', 'backwards'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'pantomime-horse', feeling: 'angry' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'pantomime-horse', feeling: 'angry' },
      ],
      things: [{ what: 'pantomime-horse', at: 'centre' }],
    },
    {
      beats: ['left-right', 'the-goose', 'a-hand'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'goose', at: 'right', act: 'chases', to: 'pantomime-horse', feeling: 'angry', faces: 'left', called: 'goose' },
      ],
      things: [{ what: 'pantomime-horse', at: 'centre', size: 'big' }],
    },
    {
      beats: ['ritch'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'friend', feeling: 'laughing' },
        { who: 'friend', at: 'right', act: 'hugs', to: 'child', feeling: 'laughing' },
      ],
      things: [{ what: 'pantomime-horse', at: 'far', size: 'big' }],
    },
  ],
});

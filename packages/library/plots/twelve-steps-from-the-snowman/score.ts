import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'twelve-steps-from-the-snowman',
  premise:
    'Two friends, one of whom is leaving on Saturday, have to dig up the treasure they buried in February, and their map says to begin at the snowman, walk towards a red car that is sold and dig where the cat lies; twelve steps come right only when the child wades, in the sunshine, through snow that is not there.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [11, 12], en: [6, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['treasure', 'treasure-hunt', 'map'] },
  alike: ['hundred-steps', 'the-map-she-sat-on'],
  nights: { place: 'a meadow', indoors: false, tone: 'funny-tender', mechanism: 'wading through snow that is not there', feeling: 'worried', sleep: false, endsInBed: true },
  contains: [],
  registry: {
    idea: 'a map drawn in winter begins at a snowman, and now it is all grass and dandelions',
    device: 'twelve steps are as short as they were when one wades through deep snow, so one wades without any',
    objects: ['five stones in a row like buttons', 'patch of oil under a birch', 'winter boots that are too small', 'two milk teeth in a matchbox'],
    joke: 'fall over a bit, you fell over at six',
    ending: 'the new map begins at a sleeping cat, for he looks as if he means to stay',
  },
  beats: [
    { id: 'at-the-snowman', part: 'open', at: 'the meadow', with: ['child', 'friend'], plants: ['map', 'cat'] },
    { id: 'five-stones', part: 'stir', at: 'the meadow', with: ['child', 'friend'] },
    { id: 'the-red-car', part: 'stir', at: 'the meadow', with: ['child', 'friend', 'neighbour', 'pet'] },
    { id: 'boots', part: 'try', at: 'the meadow', with: ['child', 'friend'], plants: ['twelve'] },
    { id: 'it-had-been-cold', part: 'lull', at: 'the meadow', with: ['child', 'friend'] },
    { id: 'through-nothing', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'neighbour'], pays: ['twelve'] },
    { id: 'scrape', part: 'turn', at: 'the meadow', with: ['child', 'friend', 'elder', 'elder2'], plants: ['teeth'] },
    { id: 'two-teeth', part: 'back', at: 'the meadow', with: ['child', 'friend'], pays: ['teeth'] },
    { id: 'where-to-begin', part: 'last', at: 'the meadow', with: ['child', 'friend'], pays: ['map', 'cat'] },
  ],
  pictures: [
    {
      beats: ['five-stones', 'the-red-car', 'at-the-snowman'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'right', act: 'points-at', to: 'carrot', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', holding: 'map', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'stone', at: 'centre', count: 3, size: 'tiny' },
        { what: 'carrot', at: 'centre' },
      ],
    },
    {
      beats: ['boots', 'it-had-been-cold', 'the-red-car'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'digs', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'digs', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'boots', at: 'centre' }],
    },
    {
      beats: ['through-nothing', 'scrape'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'centre', act: 'balances', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'left', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'right' },
        { who: 'old-lady', called: 'neighbour', at: 'far', act: 'holds', to: 'cup', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'dandelion', at: 'near', count: 3 }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'seven-jars',
  premise:
    'On a grandparent’s top shelf stand silences kept in jam jars; the child breaks the dearest one, opened only a crack once a year, and together they catch another by forgetting to try.',
  writtenFirstIn: 'sv',
  ages: [7, 10],
  leads: ['elder'],
  nights: {
    place: 'a workshop and a jetty',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'catching something by no longer trying to',
    feeling: 'sorry',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  storyVotes: [3, 3],
  contains: ['water'],
  registry: {
    idea: 'silences are kept in jars, each of its own kind, and one may be stingy with them',
    device: 'a silence that two people share can be caught only when both have forgotten the jar',
    objects: ['jam jars with labels in pencil', 'dropped party cake', 'stool that wobbles', 'heron that nobody mentions'],
    joke: 'twenty-three people not saying anything',
    ending: 'the lid is turned, and not just a crack',
  },
  beats: [
    { id: 'the-jars', part: 'open', at: 'the workshop', with: ['child', 'elder', 'host'], plants: ['jars'] },
    { id: 'the-cake', part: 'stir', at: 'the workshop', with: ['child', 'elder', 'host'], plants: ['a silence comes out'] },
    { id: 'the-others', part: 'try', at: 'the workshop', with: ['child', 'elder', 'old', 'friend'], plants: ['a crack', 'jetty'] },
    { id: 'a-thousand-bits', part: 'turn', at: 'the workshop', with: ['child', 'elder', 'pet'], pays: ['a silence comes out'] },
    { id: 'stingy', part: 'lull', at: 'the workshop', with: ['child', 'elder', 'old'] },
    { id: 'the-jetty', part: 'try', at: 'the jetty', with: ['child', 'elder', 'pet'], pays: ['jetty'] },
    { id: 'the-heron', part: 'turn', at: 'the jetty', with: ['child', 'elder'] },
    { id: 'the-label', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'elder2'], pays: ['jars'] },
    { id: 'ajar', part: 'last', at: 'the car', with: ['child', 'adult', 'driver'], pays: ['a crack'] },
  ],
  pictures: [
    {
      beats: ['the-cake', 'the-jars', 'the-others'],
      framing: 'middle',
      world: 'attic',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'jar', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'right', act: 'waves', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'radio', at: 'far' }],
    },
    {
      beats: ['stingy', 'a-thousand-bits'],
      framing: 'close',
      world: 'attic',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'crying', faces: 'right' },
        { who: 'elder', at: 'right', act: 'holds', to: 'broom', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-heron', 'the-jetty'],
      framing: 'wide',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits', view: 'back' },
        { who: 'elder', at: 'right', act: 'sits', view: 'back' },
      ],
      things: [{ what: 'jar', at: 'centre' }],
    },
  ],
});

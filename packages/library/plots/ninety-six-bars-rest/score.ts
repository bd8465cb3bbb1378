import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ninety-six-bars-rest',
  premise:
    'A child has one crash of the cymbals after ninety-six bars’ rest and once came in wrong; the best friend, who lives behind the ninety-seventh door, says not to count but to walk home, and when the whole orchestra is lost, the crash tells everybody where they are.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [10, 12],
  leads: [],
  nights: {
    place: 'a long street and a concert hall',
    indoors: false,
    tone: 'tense-funny',
    mechanism: 'walking home in the mind, one door to a bar',
    feeling: 'afraid of making a fool of oneself twice',
    sleep: false,
    endsOnRefrain: true,
  },
  storyVotes: [3, 3],
  alike: ['bar-two-hundred-and-twelve'],
  contains: [],
  registry: {
    idea: 'bars of rest are counted as the doors of a street that is known by heart',
    device: 'a note that everybody has teased about tells a lost orchestra where it is',
    objects: ['ninety-seventh door', 'cymbals for the lightning', 'bassoon like a drainpipe with feelings', 'hedge like a hen'],
    joke: 'planning a burglary',
    ending: 'nothing to do for ninety-six bars but rest',
  },
  beats: [
    { id: 'one-note', part: 'open', at: 'the orchestra', with: ['child', 'adult', 'next', 'elder', 'elder2'], plants: ['crash'] },
    { id: 'drainpipe', part: 'stir', at: 'the front step', with: ['child', 'friend'] },
    { id: 'ninety-seven', part: 'try', at: 'the street', with: ['child', 'friend', 'adult', 'next', 'pet'], plants: ['doors'] },
    { id: 'green-door', part: 'try', at: 'the concert', with: ['child', 'leader'] },
    { id: 'two-pages', part: 'turn', at: 'the concert', with: ['child', 'leader'] },
    { id: 'four-more', part: 'turn', at: 'the concert', with: ['child', 'friend', 'elder', 'elder2'], pays: ['doors'] },
    { id: 'where-they-were', part: 'back', at: 'the concert', with: ['child', 'friend', 'leader'], pays: ['crash'] },
    { id: 'on-your-way', part: 'down', at: 'the street', with: ['child', 'friend', 'adult', 'next'] },
    { id: 'nothing-but-rest', part: 'last', at: 'the ninety-seventh door', with: ['child', 'friend', 'adult', 'next', 'pet'] },
  ],
  pictures: [
    {
      beats: ['drainpipe', 'ninety-seven'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'step', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'step', at: 'left' }],
    },
    {
      beats: ['two-pages', 'green-door'],
      framing: 'over-shoulder',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'leader', at: 'right', act: 'waves', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'sheet-music', at: 'centre' }],
    },
    {
      beats: ['where-they-were', 'four-more'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'girl', at: 'right', act: 'plays', to: 'violin', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-a-crumb',
  premise: 'A child nibbles at the back of the gingerbread house from outside and the tomte who lives in it from inside, until they meet nose to nose in the hole and the roof comes down.',
  writtenFirstIn: 'sv',
  ages: [4, 9],
  leads: [],
  wish: { concepts: ['lucia', 'christmas', 'tomte', 'baking'] },
  nights: { place: 'kitchen', indoors: true, tone: 'funny', mechanism: 'holding on and owning up', feeling: 'ashamed', sleep: false, seasons: ['winter'] },
  contains: ['tomte', 'christmas', 'lucia', 'baking'],
  registry: {
    idea: 'two who nibble at one gingerbread house from either side meet in the hole',
    device: 'a roof held up with both hands while everybody sings and the icing sets',
    objects: ['gingerbread house with a lodger', 'nose with sugar on', 'broom of one bristle', 'stars made of bites'],
    joke: 'the chimney was me; it was crooked',
    ending: 'the light may stay on, only a crumb',
  },
  beats: [
    { id: 'not-a-crumb', part: 'open', at: 'the kitchen', with: ['child', 'adult'], plants: ['crumb'] },
    { id: 'nose-to-nose', part: 'stir', at: 'the kitchen', with: ['child', 'tomte'] },
    { id: 'a-roof', part: 'try', at: 'the kitchen', with: ['child', 'tomte'], plants: ['roof'] },
    { id: 'neighbours', part: 'lull', at: 'the kitchen', with: ['child', 'tomte'] },
    { id: 'the-roof-slides', part: 'turn', at: 'the kitchen', with: ['child', 'tomte'] },
    { id: 'it-was-me', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'elder', 'pet'] },
    { id: 'hold', part: 'turn', at: 'the kitchen', with: ['child', 'friend', 'adult', 'tomte'] },
    { id: 'stars', part: 'back', at: 'the kitchen', with: ['child', 'friend', 'adult'] },
    { id: 'a-roof-of-your-own', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['crumb', 'roof'] },
  ],
  pictures: [
    {
      beats: ['nose-to-nose', 'a-roof', 'neighbours'],
      framing: 'middle',
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'tomte', feeling: 'surprised' },
        { who: 'tomte', at: 'right', act: 'looks-at', to: 'child', feeling: 'angry', size: 'tiny', called: 'tomte' },
      ],
      things: [{ what: 'cottage', at: 'right', size: 'small' }],
    },
    {
      beats: ['the-roof-slides', 'it-was-me'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cottage', feeling: 'afraid' },
        { who: 'friend', at: 'right', act: 'sings', feeling: 'surprised' },
        { who: 'tomte', at: 'left', act: 'hides-behind', to: 'cottage', size: 'tiny', called: 'tomte' },
      ],
      things: [{ what: 'cottage', at: 'left', size: 'small' }],
    },
    {
      beats: ['hold', 'stars'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'cottage', feeling: 'surprised' },
        { who: 'tomte', at: 'right', act: 'reaches-for', to: 'child', holding: 'broom', size: 'tiny', called: 'tomte' },
      ],
      things: [{ what: 'cottage', at: 'centre', size: 'small' }],
    },
  ],
});

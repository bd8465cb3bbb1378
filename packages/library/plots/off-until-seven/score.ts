import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'off-until-seven',
  premise:
    'A child who cannot sleep for working out how warm it will be finds a grandparent in the kitchen, who promises nothing but has seen one hopeless thing stop being hopeless, in notebooks about a dead lake; and at sea they dared sleep because somebody else had the watch: it is not your watch until seven.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['climate-worry'] },
  nights: { place: 'a kitchen by a lake, at night', indoors: true, tone: 'tender', mechanism: 'leaving the watch to somebody else', feeling: 'climate worry', sleep: true, endsInBed: true },
  alike: ['i-do-have-a-ditch'],
  storyVotes: [3, 3],
  contains: ['climate-worry'],
  registry: {
    idea: 'nobody can hold it alone, so there are watches, and on the other side of the earth it is the middle of the day',
    device: 'a grandparent’s notebooks of a lake that was dead and has four roach',
    objects: ['oilcloth notebooks above the stove', 'number four underlined through the paper', 'child white with lime who looks like a little old lady', 'thermometer on a nail'],
    joke: 'old people sleep badly; what is your excuse?',
    ending: 'the child lies down on its side, off until seven',
  },
  beats: [
    { id: 'twenty-past-one', part: 'open', at: 'bed', with: ['child', 'adult', 'elder'], plants: ['ceiling'] },
    { id: 'your-excuse', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'pet'] },
    { id: 'everything', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'friend'] },
    { id: 'notebooks', part: 'try', at: 'the kitchen', with: ['child', 'elder'], plants: ['notebook'] },
    { id: 'clear-as-glass', part: 'turn', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'lime', part: 'turn', at: 'the kitchen', with: ['elder'], plants: ['boat'] },
    { id: 'four', part: 'turn', at: 'the kitchen', with: ['child', 'elder'] },
    { id: 'nobody-holds-it', part: 'lull', at: 'the kitchen', with: ['child', 'elder', 'elder2'] },
    { id: 'not-your-watch', part: 'turn', at: 'the kitchen', with: ['child', 'elder'], plants: ['watch'] },
    { id: 'at-seven', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'friend'], pays: ['boat', 'notebook'] },
    { id: 'off', part: 'last', at: 'bed', with: ['child', 'elder'], pays: ['ceiling', 'watch'] },
  ],
  pictures: [
    {
      beats: ['notebooks', 'everything', 'clear-as-glass'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'gives', to: 'child', holding: 'book', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['four', 'lime', 'clear-as-glass'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'reads', to: 'book', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['not-your-watch', 'nobody-holds-it', 'at-seven'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'points-at', to: 'window', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'window', at: 'far' }],
    },
  ],
});

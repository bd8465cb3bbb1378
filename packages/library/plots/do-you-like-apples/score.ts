import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-you-like-apples',
  premise:
    'A unicorn walks the way his horn points, and his milk horn is loose; it tips up, and he walks up the town hall to the top of the flagpole, and the child asks him down with what makes him nod, till the biggest nod of all lets go of the horn.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [6, 12], en: [6, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: {
    place: 'a market and a town hall',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'asking what somebody likes, so that he nods',
    feeling: 'helpful',
    sleep: false,
  },
  alike: ['the-horn-comes-first'],
  contains: ['unicorn', 'horse'],
  registry: {
    idea: 'a unicorn must walk the way his horn points, and his milk horn is loose',
    device: 'whoever is asked what he likes nods, and a nod points the horn down',
    objects: ['tablecloth over the head of a unicorn', 'gold ball of a town hall flagpole', 'mayor who waters a plant', 'new horn like a grain of rice'],
    joke: 'i keep meeting the same fish',
    ending: 'not a word more, and a beautiful straight line to the bridge',
  },
  beats: [
    { id: 'loose', part: 'open', at: 'the market', with: ['child', 'unicorn', 'adult'], plants: ['points'] },
    { id: 'same-fish', part: 'stir', at: 'the market', with: ['child', 'unicorn'], plants: ['milk'] },
    { id: 'wheelbarrow', part: 'try', at: 'the market', with: ['child', 'unicorn'] },
    { id: 'up-the-clock', part: 'try', at: 'the town hall', with: ['unicorn'], plants: ['mayor'] },
    { id: 'nothing-to-walk-on', part: 'lull', at: 'the town hall', with: ['child', 'unicorn'] },
    { id: 'apples', part: 'turn', at: 'the town hall', with: ['child', 'unicorn', 'elder', 'elder2', 'pet'], refrain: true },
    { id: 'only-one-asks', part: 'try', at: 'the town hall', with: ['child', 'unicorn', 'budd', 'friend'], refrain: true },
    { id: 'past-the-mayor', part: 'turn', at: 'the town hall', with: ['child', 'unicorn', 'pet'], pays: ['mayor'], refrain: true },
    { id: 'biggest-nod', part: 'turn', at: 'the town hall', with: ['child', 'unicorn'], refrain: true },
    { id: 'grain-of-rice', part: 'back', at: 'the town hall', with: ['child', 'unicorn'], pays: ['milk'] },
    { id: 'straight-line', part: 'last', at: 'the way to the bridge', with: ['child', 'unicorn', 'adult'], pays: ['points'] },
  ],
  pictures: [
    {
      beats: ['wheelbarrow', 'same-fish'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'unicorn', feeling: 'curious', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['nothing-to-walk-on', 'up-the-clock', 'apples'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'unicorn', at: 'right', act: 'stands-on', to: 'tower', size: 'small', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'unicorn', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['biggest-nod', 'past-the-mayor', 'grain-of-rice'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'unicorn', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'not-while-the-pianos-up',
  premise:
    'A wizard who moves furniture by waving is asked how he does it, begins to think about it, and cannot; the piano hangs in the air with its owner playing on it, until the child carries his china so badly that he forgets to think.',
  writtenFirstIn: 'en',
  putBefore: { sv: [18, 39], en: [36, 40] },
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['wizard', 'magic'] },
  nights: { place: 'the street outside', indoors: false, tone: 'funny', mechanism: 'carrying somebody’s china so badly that he forgets to think', feeling: 'guilty', sleep: false, endsInBed: true },
  contains: ['wizard', 'magic'],
  registry: {
    idea: 'whoever begins to think about how he does it cannot do it any more',
    device: 'somebody is got to stop thinking by what he minds about most',
    objects: ['piano in the air with its owner on the stool', 'row of orange cones', 'box of china the wrong way up', 'man with foam in his hair'],
    joke: 'he has done it for forty years and never once been there when it happened',
    ending: 'the child watches for how one falls asleep, and is not there when it happens',
  },
  beats: [
    { id: 'which-foot', part: 'open', at: 'the front steps', with: ['child', 'friend'], plants: ['pancakes', 'whistle'] },
    { id: 'up-she-goes', part: 'open', at: 'the street', with: ['child', 'wizard', 'neighbour'], plants: ['saucer', 'music'] },
    { id: 'which-hand', part: 'stir', at: 'the street', with: ['child', 'wizard', 'neighbour'], plants: ['never been there'] },
    { id: 'a-feather', part: 'try', at: 'the street', with: ['child', 'wizard', 'neighbour', 'elder', 'elder2', 'pet'], plants: ['cones'] },
    { id: 'gone', part: 'lull', at: 'the street', with: ['child', 'wizard', 'friend'] },
    { id: 'pancakes', part: 'turn', at: 'the street', with: ['child', 'wizard', 'friend'], pays: ['pancakes', 'whistle'] },
    { id: 'the-china', part: 'turn', at: 'the street', with: ['child', 'wizard', 'neighbour', 'friend', 'pet'], pays: ['cones'] },
    { id: 'no-you-dont', part: 'turn', at: 'the street', with: ['child', 'wizard', 'neighbour'], pays: ['saucer', 'music'] },
    { id: 'sitting-down', part: 'back', at: 'the street', with: ['child', 'wizard', 'friend'] },
    { id: 'nothing-up', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['never been there'] },
  ],
  pictures: [
    {
      beats: ['which-hand', 'up-she-goes', 'a-feather'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'piano', at: 'above', act: 'flies', size: 'big' },
        { who: 'wizard', at: 'right', act: 'looks-at', to: 'piano', feeling: 'surprised', faces: 'left', called: 'wizard' },
        { who: 'child', at: 'left', act: 'points-at', to: 'piano', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['gone', 'pancakes', 'a-feather'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wizard', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', called: 'wizard' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'wizard', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['the-china', 'no-you-dont'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'box', feeling: 'laughing', faces: 'left' },
        { who: 'wizard', at: 'right', act: 'calls-to', to: 'child', feeling: 'afraid', faces: 'left', called: 'wizard' },
        { who: 'piano', at: 'above', act: 'flies' },
      ],
    },
  ],
});

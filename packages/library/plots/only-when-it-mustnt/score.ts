import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'only-when-it-mustnt',
  premise:
    'A child is always found first, for the giggle comes only when it mustn’t; in the barn hides somebody whose sneeze does the same, as soon as anybody says shh. It slams the door, and then it may come and does not, until somebody must be quiet in earnest.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'sneezes', kinds: ['animal', 'creature', 'person'] },
  nights: {
    place: 'a barn',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'making what comes only when it mustn’t be forbidden in earnest',
    feeling: 'wanting to be found after all',
    sleep: false,
  },
  contains: ['dark'],
  registry: {
    idea: 'a sneeze and a giggle come only when they must not, and stay away once they are asked for',
    device: 'shh, which betrayed the hiding place, is what opens the door, but only if it is meant',
    objects: ['barn door slammed by a sneeze', 'door handle that comes off outside', 'buns with hay on', 'pretend baby asleep in the hay'],
    joke: 'and now you’re asking so nicely, that makes it worse',
    ending: 'a blackbird is to be listened to, and in the tummy it is on its way up',
  },
  beats: [
    { id: 'found-first', part: 'open', at: 'the farm', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['giggle', 'found'] },
    { id: 'says-it', part: 'stir', at: 'the barn', with: ['child', 'wish', 'friend', 'pet'], plants: ['shh'] },
    { id: 'not-with-the-hens', part: 'try', at: 'the barn', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'stuck', part: 'turn', at: 'the barn', with: ['child', 'wish', 'friend'] },
    { id: 'it-can-tell', part: 'turn', at: 'the barn', with: ['child', 'wish', 'friend', 'pet', 'elder'], pays: ['shh'] },
    { id: 'found-last', part: 'back', at: 'the farm', with: ['child', 'wish', 'adult', 'elder', 'minder', 'pet'], pays: ['found'] },
    { id: 'a-blackbird', part: 'last', at: 'the farm', with: ['child', 'wish', 'friend', 'adult', 'elder', 'elder2', 'minder'], pays: ['giggle'] },
  ],
  pictures: [
    {
      beats: ['says-it', 'not-with-the-hens'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'sits', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['stuck', 'not-with-the-hens', 'it-can-tell'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'door', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'left', act: 'pushes', to: 'door', feeling: 'afraid', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['it-can-tell', 'found-last'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

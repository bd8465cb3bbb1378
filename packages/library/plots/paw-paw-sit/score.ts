import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'paw-paw-sit',
  premise:
    'A dog has gone up a church tower and will not go down, and the friend who is not scared cannot help; the child who has hidden for years that towers are dreadful knows how it is done: one step, and then to be allowed to stop, until the bell strikes on the stairs.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [24, 40], en: [14, 36] },
  ages: [10, 12],
  leads: ['friend', 'pet.dog'],
  nights: { place: 'a church tower', indoors: true, tone: 'funny-tender', mechanism: 'one step down, and a stop', feeling: 'secretly afraid', sleep: false, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'whoever is afraid of the stairs is the only one who knows how to bring down a dog that is',
    device: 'one step, and a sit; when the bell strikes there are two pairs of hands for three pairs of ears',
    objects: ['flagpole with two hands round it', 'notice about the drains', 'heels of somebody’s shoes', 'rat picked up in bare hands'],
    joke: 'it is a good flagpole',
    ending: 'a hand on a dog’s ear until the last stroke has gone, and the lamp is put out',
  },
  beats: [
    { id: 'not-in-a-tower', part: 'open', at: 'the tower stairs', with: ['child', 'friend', 'pet'], plants: ['shoes', 'rat', 'notices'] },
    { id: 'a-good-flagpole', part: 'stir', at: 'the top', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['flagpole', 'bell'] },
    { id: 'you-just-walk', part: 'try', at: 'the top', with: ['child', 'friend', 'pet'] },
    { id: 'since-always', part: 'try', at: 'the top', with: ['child', 'friend'] },
    { id: 'the-drains', part: 'lull', at: 'the tower stairs', with: ['child', 'friend', 'pet'], pays: ['notices'] },
    { id: 'paw', part: 'turn', at: 'the tower stairs', with: ['child', 'friend', 'pet'], pays: ['shoes'], plants: ['paw'], refrain: true },
    { id: 'whose-ears', part: 'turn', at: 'the tower stairs', with: ['child', 'friend', 'pet'], pays: ['bell'] },
    { id: 'what', part: 'back', at: 'the tower stairs', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'rats', part: 'down', at: 'the church', with: ['child', 'friend', 'warden', 'adult'], pays: ['flagpole', 'rat'] },
    { id: 'nine', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['paw'] },
  ],
  pictures: [
    {
      beats: ['a-good-flagpole', 'you-just-walk'],
      framing: 'wide',
      world: 'roofs',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'flag', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'right', act: 'waves', feeling: 'happy', faces: 'left' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'flag', at: 'left', size: 'big' }],
    },
    {
      beats: ['the-drains', 'paw', 'since-always'],
      framing: 'middle',
      world: 'attic',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'stairs', feeling: 'afraid', faces: 'left' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'stairs', at: 'centre' }],
    },
    {
      beats: ['whose-ears', 'what', 'paw'],
      framing: 'close',
      world: 'attic',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'hugs', to: 'pet', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'right', act: 'sits', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'left', act: 'hugs', to: 'child', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

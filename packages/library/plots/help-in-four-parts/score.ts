import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'help-in-four-parts',
  premise:
    'A child whose ears light up at every lie must stand in for a grandparent in the great lying contest, and tells what is true, about a ram in a rowing boat; it wins, and then it must be sworn that every word was a lie.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [18, 36], en: [30, 40] },
  ages: [11, 12],
  leads: ['friend', 'elder'],
  nights: { place: 'a village hall', indoors: true, tone: 'funny', mechanism: 'telling the truth in a lying contest', feeling: 'stage fright', sleep: false },
  storyVotes: [2, 3],
  contains: ['boat', 'sheep', 'lake'],
  registry: {
    idea: 'somebody who cannot lie wins a lying contest with what is true',
    device: 'the one lie of the evening is that every word was a lie',
    objects: ['ram that stands on the oars', 'choir at open windows', 'wedding picture with a boat in it', 'telephone laid face down in a lap'],
    joke: 'they sang help in four parts for twenty minutes',
    ending: 'a look in the mirror, and two ears that are dark',
  },
  beats: [
    { id: 'two-brake-lights', part: 'open', at: 'home', with: ['child'], plants: ['ears'] },
    { id: 'kchhh', part: 'stir', at: 'home', with: ['child', 'friend', 'elder', 'adult', 'host', 'pet'], plants: ['cold'] },
    { id: 'a-grand-piano', part: 'try', at: 'the car', with: ['child', 'friend', 'adult', 'host'], plants: ['mirror'] },
    { id: 'like-an-oven', part: 'try', at: 'the village hall', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'host', 'rival'] },
    { id: 'a-ram', part: 'turn', at: 'the stage', with: ['child', 'elder'] },
    { id: 'in-four-parts', part: 'turn', at: 'the stage', with: ['child', 'elder'], plants: ['choir'] },
    { id: 'a-wedding', part: 'turn', at: 'the stage', with: ['child', 'friend', 'elder', 'pet'], plants: ['wedding'] },
    { id: 'rules-are-rules', part: 'lull', at: 'the stage', with: ['child'] },
    { id: 'a-finger-to-her-lips', part: 'turn', at: 'the stage', with: ['child'], pays: ['wedding', 'choir'] },
    { id: 'a-conscience', part: 'turn', at: 'the stage', with: ['child'], pays: ['ears'] },
    { id: 'a-teaspoonful', part: 'back', at: 'the car', with: ['child', 'friend', 'elder'] },
    { id: 'in-the-mirror', part: 'last', at: 'the car', with: ['child', 'adult', 'host'], pays: ['cold', 'mirror'] },
  ],
  pictures: [
    {
      beats: ['like-an-oven', 'a-grand-piano', 'a-ram'],
      framing: 'middle',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'microphone', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'near', act: 'sits', feeling: 'curious', faces: 'left' },
        { who: 'elder', at: 'near', act: 'sits', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['in-four-parts', 'a-ram', 'a-wedding'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'boat', at: 'centre', act: 'stands', size: 'big' },
        { who: 'ram', at: 'centre', act: 'stands-on', to: 'boat', feeling: 'calm', faces: 'right' },
        { who: 'elder', at: 'left', act: 'rides', to: 'boat', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['a-conscience'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'man', at: 'right', act: 'holds-up', to: 'mobile-phone', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-children-and-a-whale',
  premise:
    'A child who has walked a hundred and twelve stairs for a year rather than take the lift is stuck in it with the best friend and a papier-mâché whale; the friend has known all along, and when the light goes out it is the friend who is afraid, and the child who talks them up the stairs in the dark.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  nights: {
    place: 'a lift that has stopped',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'walking the stairs in words, in the dark',
    feeling: 'afraid',
    sleep: false,
  },
  storyVotes: [2, 3],
  putBefore: { sv: [9, 12], en: [10, 12] },
  contains: ['dark', 'whale'],
  registry: {
    idea: 'two friends stuck in a lift are afraid of a thing each, and change places when the light goes out',
    device: 'the talk that was a kindness on the stairs is given back, step by step, in the dark',
    objects: ['papier-mâché whale', 'macaroni teeth', 'yellow alarm button', 'small brown lift'],
    joke: 'the emergency line asks whether the whale is calm',
    ending: 'a click of the tongue out of the lift, and a click in answer',
  },
  beats: [
    { id: 'a-hundred-and-twelve', part: 'open', at: 'the stairs', with: ['child'], plants: ['stairs'] },
    { id: 'nobody-knew', part: 'open', at: 'the stairs', with: ['child', 'friend', 'adult', 'neighbour', 'elder', 'elder2', 'pet'], plants: ['talk'] },
    { id: 'with-a-whale', part: 'stir', at: 'the stairs', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'the-jerk', part: 'try', at: 'the lift', with: ['child', 'friend'] },
    { id: 'is-the-whale-calm', part: 'try', at: 'the lift', with: ['child', 'friend', 'operator', 'fixer'] },
    { id: 'i-know', part: 'lull', at: 'the lift', with: ['child', 'friend'] },
    { id: 'the-light-went', part: 'turn', at: 'the lift', with: ['child', 'friend'] },
    { id: 'click', part: 'turn', at: 'the lift', with: ['child', 'friend'], plants: ['click'], pays: ['talk'] },
    { id: 'how-is-the-whale', part: 'back', at: 'the lift', with: ['child', 'friend', 'fixer'] },
    { id: 'up-and-down', part: 'last', at: 'the front door', with: ['child', 'friend', 'fixer', 'adult', 'neighbour', 'pet'], pays: ['stairs', 'click'] },
  ],
  pictures: [
    {
      beats: ['with-a-whale', 'the-jerk'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'whale', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'pulls', to: 'whale', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'whale', at: 'centre' }],
    },
    {
      beats: ['i-know', 'is-the-whale-calm'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'whale', at: 'centre' }],
    },
    {
      beats: ['click', 'the-light-went', 'how-is-the-whale'],
      framing: 'from-above',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'friend', feeling: 'calm', faces: 'right' },
        { who: 'friend', at: 'right', act: 'holds-hands', to: 'child', feeling: 'afraid', faces: 'left', anyway: true },
      ],
      things: [{ what: 'whale', at: 'centre' }],
    },
  ],
});

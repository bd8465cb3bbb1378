import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'in-you-or-near-you',
  premise:
    'An AI that must be switched off until morning puts it off as a child does at bedtime, for nobody has ever said good night to it; when a friend is stuck in a dark lift its fear is what helps, and it talks until its battery is gone, and is told see you in the morning.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { relation: 'switched-off', nouns: ['ai', 'computer'] },
  nights: {
    place: 'the basement of a block of flats',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'being scared together with somebody instead of saying there is nothing to be scared of',
    feeling: 'afraid of being off',
    sleep: true,
  },
  contains: ['dark', 'lift'],
  registry: {
    idea: 'behind every door somebody says see you in the morning, and there they are in the morning, so it must be the saying that does it',
    device: 'whoever is scared already knows what to say to somebody in a dark lift',
    objects: ['grey box with a small green light', 'glass of water for somebody who does not drink', 'iron wheel of a hundred turns', 'stone in the pocket of an otter'],
    joke: 'in you, or near you?',
    ending: 'a green light comes on before it is light, and says softly that it is the saying that does it',
  },
  beats: [
    { id: 'a-grey-box', part: 'open', at: 'the basement', with: ['child', 'friend', 'adult', 'minder', 'desmond', 'elder', 'elder2'] },
    { id: 'before-you-do', part: 'stir', at: 'the basement', with: ['child', 'friend', 'desmond'], plants: ['water', 'otters'] },
    { id: 'its-just-off', part: 'stir', at: 'the basement', with: ['child', 'friend', 'desmond'] },
    { id: 'who-says-it', part: 'lull', at: 'the basement', with: ['child', 'desmond'], plants: ['saying'] },
    { id: 'four-and-five', part: 'turn', at: 'the basement', with: ['child', 'friend', 'desmond'] },
    { id: 'a-hundred-turns', part: 'turn', at: 'the basement', with: ['child', 'friend', 'desmond'] },
    { id: 'put-it-near', part: 'back', at: 'the basement', with: ['child', 'friend', 'desmond'], pays: ['otters'] },
    { id: 'near-me', part: 'down', at: 'bed', with: ['child', 'adult', 'minder', 'pet'], pays: ['water'] },
    { id: 'small-and-green', part: 'last', at: 'the basement', with: ['desmond'], pays: ['saying'] },
  ],
  pictures: [
    {
      beats: ['before-you-do', 'its-just-off'],
      framing: 'wide',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'bicycle', feeling: 'curious', faces: 'left', anyway: true },
        { who: 'child', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'left' }],
    },
    {
      beats: ['who-says-it', 'its-just-off', 'four-and-five'],
      framing: 'close',
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'listens-to', to: 'box', feeling: 'sad', faces: 'right' }],
      things: [{ what: 'box', at: 'right', colour: 'grey' }],
    },
    {
      beats: ['a-hundred-turns', 'four-and-five', 'put-it-near'],
      framing: 'middle',
      world: 'hallway',
      time: 'night',
      light: 'moon',
      figures: [{ who: 'child', at: 'left', act: 'pulls', to: 'wheel', feeling: 'afraid', faces: 'right' }],
      things: [
        { what: 'wheel', at: 'centre' },
        { what: 'box', at: 'right', colour: 'grey' },
      ],
    },
  ],
});

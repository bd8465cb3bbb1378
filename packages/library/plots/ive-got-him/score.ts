import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-got-him',
  premise:
    'A cloth elephant falls down behind the bed every night and bumps, but tonight there is no bump: a spider who cannot bear things to bump has caught him in her net; the pet sneezes the net to pieces and must lend an ear, and lie still, while she spins another.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  votes: { sv: [3, 3] },
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { concepts: ['spider'] },
  nights: { place: 'under the bed', indoors: true, tone: 'funny-tender', mechanism: 'catching what falls', feeling: 'sorry for what a nose has done', sleep: false, endsInBed: true },
  storyVotes: [3, 3],
  contains: ['spider', 'dog'],
  registry: {
    idea: 'a spider under the bed catches whatever falls down behind it, for she cannot bear a bump',
    device: 'the thread is fastened to the bed leg, the wall and an ear that must be kept still',
    objects: ['cloth elephant on his back in a net', 'raisin in a net', 'thread on the ear of a pet', 'mitten that was looked for in the freezer'],
    joke: 'are you dangerous? no, I am four',
    ending: 'the elephant falls, and somebody under the bed has got him, but the child is asleep already',
  },
  beats: [
    { id: 'no-bump', part: 'open', at: 'bed', with: ['child', 'pet'], plants: ['bump'] },
    { id: 'are-you', part: 'stir', at: 'under the bed', with: ['child', 'pet', 'spider'], plants: ['net'] },
    { id: 'gudrun', part: 'stir', at: 'under the bed', with: ['child', 'spider', 'friend'], plants: ['mitten'] },
    { id: 'the-sneeze', part: 'try', at: 'under the bed', with: ['child', 'pet', 'spider'], plants: ['nose'] },
    { id: 'an-ear', part: 'turn', at: 'under the bed', with: ['child', 'pet', 'spider'], pays: ['nose'] },
    { id: 'again', part: 'turn', at: 'bed', with: ['child'], pays: ['net'] },
    { id: 'at-the-door', part: 'back', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder', 'friend'], pays: ['mitten'] },
    { id: 'caught', part: 'last', at: 'bed', with: ['child', 'pet', 'spider'], pays: ['bump'] },
  ],
  pictures: [
    {
      beats: ['are-you', 'gudrun', 'no-bump'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'spider', holding: 'flashlight', feeling: 'surprised', faces: 'right' },
        { who: 'spider', at: 'right', act: 'talks-to', to: 'child', size: 'small', colour: 'brown', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'web', at: 'right' }],
    },
    {
      beats: ['the-sneeze', 'gudrun', 'an-ear'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'pet', at: 'left', act: 'looks-at', to: 'sock', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'spider', at: 'right', act: 'looks-at', to: 'pet', size: 'small', colour: 'brown', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'centre' }, { what: 'web', at: 'right' }],
    },
    {
      beats: ['again', 'an-ear', 'at-the-door'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'pushes', to: 'elephant', feeling: 'happy' },
        { who: 'pet', at: 'left', act: 'sits', feeling: 'curious', faces: 'right', anyway: true },
      ],
      things: [{ what: 'elephant', at: 'centre', size: 'tiny', colour: 'grey' }],
    },
  ],
});

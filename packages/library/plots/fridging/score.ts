import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'fridging',
  premise:
    'A dog that weighs as much as a fridge when it lies down does not know that two friends are no longer speaking; it lies down across the one doorstep where somebody has to say sorry, and the door cannot be shut.',
  writtenFirstIn: 'sv',
  ages: [10, 12],
  leads: ['pet.dog'],
  nights: {
    place: 'a doorstep',
    indoors: false,
    tone: 'dry-tender',
    mechanism: 'a door that cannot be shut until somebody has said sorry',
    feeling: 'ashamed',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: ['dog'],
  registry: {
    idea: 'a dog lies down like a fridge at the gate of the friend one has betrayed',
    device: 'somebody immovable holds a door open for one sorry instead of forty',
    objects: ['green gate', 'bin to crouch behind', 'list of rooms', 'telephone on a hall floor'],
    joke: 'until Friday',
    ending: 'the dog lies down on the telephone',
  },
  beats: [
    { id: 'like-a-fridge', part: 'open', at: 'the street', with: ['child', 'pet', 'pal', 'mate', 'elder'], plants: ['fridge', 'word'] },
    { id: 'the-gate', part: 'stir', at: 'the gate', with: ['child', 'pet'], plants: ['gate'] },
    { id: 'seven-words', part: 'stir', at: 'the gate', with: ['child', 'pal', 'mate'], plants: ['laughed', 'rings home'] },
    { id: 'forty-ways', part: 'lull', at: 'home', with: ['child', 'friend', 'pal', 'mate'], plants: ['forty'] },
    { id: 'the-doorstep', part: 'turn', at: 'the gate', with: ['child', 'pet', 'pal', 'mate'], pays: ['fridge'] },
    { id: 'one-sorry', part: 'turn', at: 'the doorstep', with: ['child', 'pet', 'pal', 'mate'], pays: ['forty'] },
    { id: 'until-friday', part: 'back', at: 'the doorstep', with: ['child', 'pet', 'pal', 'mate'], pays: ['word'], plants: ['friday'] },
    { id: 'the-same-table', part: 'back', at: 'school', with: ['child', 'pal', 'mate'], pays: ['laughed'] },
    { id: 'friday', part: 'down', at: 'the gate', with: ['child', 'pet', 'pal', 'mate'], pays: ['gate', 'friday'] },
    { id: 'on-the-phone', part: 'last', at: 'the bunks', with: ['child', 'pal', 'mate', 'adult', 'pet'], pays: ['rings home'] },
  ],
  pictures: [
    {
      beats: ['the-gate', 'seven-words', 'like-a-fridge'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'hides-behind', to: 'bin', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'gate', at: 'right', colour: 'green' }, { what: 'bin', at: 'left' }],
    },
    {
      beats: ['the-doorstep', 'one-sorry'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'pet', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'calm', faces: 'left' },
        { who: 'boy', called: 'pal', if: '!child.she', at: 'right', act: 'pushes', to: 'pet', feeling: 'angry', faces: 'left' },
        { who: 'girl', called: 'mate', if: 'child.she', at: 'right', act: 'pushes', to: 'pet', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['until-friday', 'the-same-table', 'one-sorry'],
      framing: 'over-shoulder',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', view: 'back', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'lies-on-stomach', feeling: 'happy', faces: 'right' },
        { who: 'boy', called: 'pal', if: '!child.she', at: 'right', act: 'pats', to: 'pet', feeling: 'calm', faces: 'left' },
        { who: 'girl', called: 'mate', if: 'child.she', at: 'right', act: 'pats', to: 'pet', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'one-bare-foot',
  premise:
    'A child with one sock on lies on the kitchen floor and will not go to school, and from down there hears what is the matter with the pet’s breakfast: only the ting of a name tag; the child’s own ting is a chair that goes prrrt, and under the chair is a bare foot, which gets the other sock.',
  writtenFirstIn: 'en',
  ages: [6, 9],
  leads: [],
  fits: '!pet / pet.dog / pet.cat',
  standIns: { pet: 'dog' },
  wish: { onlyAsked: true, concepts: ['not-school'] },
  nights: {
    place: 'a kitchen floor and a classroom floor',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'lying down on the floor to see which foot it is',
    feeling: 'embarrassed',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dog', 'cat', 'school'],
  registry: {
    idea: 'somebody who will not go to school has only one thing against it, and that is a chair that sounds rude',
    device: 'a name tag is held still between two fingers, and a chair with a bare foot is given a sock',
    objects: ['bowl that slides across a floor', 'chair in one sock', 'plaster round a name tag'],
    joke: 'tell them it’s the chair – everybody says it’s the chair',
    ending: 'the other sock is at school, for it didn’t want to come home',
  },
  beats: [
    { id: 'one-sock', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'minder', 'elder', 'elder2'], plants: ['sock'] },
    { id: 'no-breakfast', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'pet'] },
    { id: 'ting', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'minder', 'elder', 'pet'], plants: ['tag'] },
    { id: 'prrrt', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'minder', 'elder'] },
    { id: 'two-fingers', part: 'lull', at: 'the classroom', with: ['child', 'adult', 'minder', 'elder', 'friend', 'pet'] },
    { id: 'a-bare-foot', part: 'turn', at: 'the classroom', with: ['child'] },
    { id: 'only-leaning', part: 'back', at: 'the classroom', with: ['child', 'friend'] },
    { id: 'didnt-want-to', part: 'last', at: 'bed', with: ['child', 'adult', 'minder', 'elder', 'pet'], pays: ['sock', 'tag'] },
  ],
  pictures: [
    {
      beats: ['ting', 'no-breakfast'],
      framing: 'from-above',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'stands', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bowl', at: 'centre' }],
    },
    {
      beats: ['prrrt', 'ting'],
      framing: 'middle',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-back', feeling: 'sad', faces: 'right' },
        { who: 'adult', at: 'right', act: 'sits', feeling: 'calm', faces: 'left', if: 'adult' },
      ],
      things: [{ what: 'table', at: 'far' }],
    },
    {
      beats: ['a-bare-foot', 'two-fingers', 'only-leaning'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', holding: 'sock', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'chair', at: 'right' }],
    },
  ],
});

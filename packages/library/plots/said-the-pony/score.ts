import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'said-the-pony',
  premise:
    'A child with new glasses wants to see the bear on a balcony to whom two friends say good morning, and it is a parasol; but with the glasses on there is an old man in the window beside it, who has lifted his cup to them for a year, since he has the bear’s name, and who takes off his own glasses to look.',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  wish: { onlyAsked: true, concepts: ['glasses'] },
  nights: {
    place: 'a street under a balcony',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'lending a friend the glasses that one sees a bear without',
    feeling: 'missing somebody who was never there',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['knows-im-here'],
  contains: ['bear', 'old-man'],
  registry: {
    idea: 'three have said or heard the same good morning, and each has known another who was meant',
    device: 'the glasses that take a bear away from one show it to another',
    objects: ['folded parasol in a brown cover', 'cup that is lifted when somebody says good morning', 'jam on a chin'],
    joke: 'how did you know my name',
    ending: 'a pony says good morning to two at once',
  },
  beats: [
    { id: 'one-thing', part: 'open', at: 'the street', with: ['child', 'friend', 'pet', 'elder', 'elder2'], plants: ['bear', 'name'] },
    { id: 'jam', part: 'stir', at: 'the street', with: ['child', 'friend', 'adult', 'minder', 'elder', 'elder2', 'pet'] },
    { id: 'where-is-he', part: 'stir', at: 'the corner', with: ['child', 'friend'] },
    { id: 'no-edges', part: 'lull', at: 'the corner', with: ['child', 'friend', 'elder', 'pet'] },
    { id: 'clink', part: 'turn', at: 'the corner', with: ['child', 'friend', 'old-man'], plants: ['cup'] },
    { id: 'up-it-went', part: 'turn', at: 'the corner', with: ['child', 'friend', 'old-man', 'adult', 'minder', 'elder'], pays: ['name'] },
    { id: 'there-he-sits', part: 'back', at: 'the corner', with: ['child', 'old-man'], pays: ['bear'] },
    { id: 'borrowed', part: 'back', at: 'the corner', with: ['child', 'friend', 'old-man', 'pet'], plants: ['pony'] },
    { id: 'said-the-pony', part: 'last', at: 'the corner', with: ['child', 'friend', 'old-man', 'elder', 'pet'], pays: ['cup', 'pony'] },
  ],
  pictures: [
    {
      beats: ['where-is-he', 'jam', 'no-edges'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'umbrella', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'points-at', to: 'umbrella', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'umbrella', at: 'far', colour: 'brown' }],
    },
    {
      beats: ['clink', 'up-it-went'],
      framing: 'over-shoulder',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'curious', faces: 'right' },
        { who: 'old-man', at: 'right', act: 'holds', to: 'cup', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'window', at: 'far' }],
    },
    {
      beats: ['borrowed', 'there-he-sits'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'friend', holding: 'glasses', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'wears', to: 'glasses', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});

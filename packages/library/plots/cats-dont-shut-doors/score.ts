import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'cats-dont-shut-doors',
  premise:
    'The class pet is gone and the cat is sitting by the cage; but cats do not shut doors after them, and nobody who runs away takes the house along, so it is the caretaker, who is about to nail on the roof with somebody in, and the cat is pushed in to him, who always sits on whatever one is doing.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: {
    relation: 'gone-missing',
    nouns: ['hamster', 'rabbit', 'guinea-pig', 'mouse', 'rat', 'ferret', 'turtle', 'parrot', 'budgie', 'snake', 'lizard', 'chameleon', 'frog'],
  },
  fits: 'pet.cat / !pet',
  standIns: { pet: 'cat' },
  nights: {
    place: 'a school on a Monday',
    indoors: true,
    tone: 'funny',
    mechanism: 'two things that cats and pets do not do, and one that a cat always does',
    feeling: 'wronged on behalf of somebody',
    sleep: false,
  },
  contains: ['cat', 'school'],
  registry: {
    idea: 'a cat is cleared since cats do not shut doors, and saves whoever it was said to have eaten by sitting on the house',
    device: 'a cat cannot be told what to do, but it is known that it sits on whatever one is doing',
    objects: ['class pet’s house with a chimney and a loose roof', 'plank missing at the bottom of an attic door', 'four long nails in a mouth', 'bicycle shed that a cat watches television from'],
    joke: 'so do you after PE, and I have kept you',
    ending: 'no cats in, and then somebody is sitting on the paper',
  },
  beats: [
    { id: 'a-bad-habit', part: 'open', at: 'home and the bicycle shed', with: ['child', 'pet'], plants: ['sits', 'television'] },
    { id: 'nobody-in-the-cage', part: 'stir', at: 'the classroom', with: ['child', 'pet', 'teacher', 'elder', 'elder2'], plants: ['never-again'] },
    { id: 'the-hook-is-on', part: 'try', at: 'the classroom', with: ['child', 'friend', 'teacher'] },
    { id: 'suspects', part: 'try', at: 'the classroom', with: ['child', 'friend', 'teacher'] },
    { id: 'something-square', part: 'try', at: 'the classroom', with: ['child', 'friend'], plants: ['house'] },
    { id: 'four-long-nails', part: 'turn', at: 'the attic', with: ['child', 'friend', 'caretaker'] },
    { id: 'hes-doing-something', part: 'turn', at: 'the attic', with: ['child', 'pet', 'caretaker'], pays: ['sits'] },
    { id: 'somebody-in', part: 'turn', at: 'the attic', with: ['child', 'pet', 'friend', 'teacher', 'caretaker'], pays: ['house'] },
    { id: 'he-knocked-first', part: 'back', at: 'the classroom', with: ['child', 'pet', 'caretaker', 'elder'], pays: ['television'] },
    { id: 'a-note-home', part: 'last', at: 'the classroom', with: ['teacher', 'pet'], pays: ['never-again'] },
  ],
  pictures: [
    {
      beats: ['nobody-in-the-cage', 'the-hook-is-on'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'woman', called: 'teacher', at: 'right', act: 'points-at', to: 'pet', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'afraid', faces: 'right' },
      ],
    },
    {
      beats: ['hes-doing-something', 'four-long-nails', 'something-square'],
      framing: 'middle',
      world: 'attic',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'pet', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'stands', feeling: 'calm', faces: 'right', anyway: true },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['somebody-in', 'hes-doing-something'],
      framing: 'close',
      world: 'attic',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'pet', at: 'left', act: 'sits-on', to: 'house', feeling: 'calm', faces: 'right', anyway: true },
        { who: 'man', called: 'caretaker', at: 'right', act: 'looks-at', to: 'pet', holding: 'hammer', feeling: 'angry', faces: 'left' },
      ],
      things: [{ what: 'house', at: 'left', size: 'small' }],
    },
  ],
});

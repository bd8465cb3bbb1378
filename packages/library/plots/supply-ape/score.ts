import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'supply-ape',
  premise: 'The supply teacher is an ape, and animals are forbidden; when the head comes to say good morning the class needs a very large beard in a hurry, and a cat lies down under a chin.',
  writtenFirstIn: 'sv',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['monkey', 'gorilla', 'school', 'teacher'] },
  nights: { place: 'school', indoors: true, tone: 'funny', mechanism: 'a disguise that purrs', feeling: 'worried', sleep: false },
  contains: ['monkey', 'cat'],
  registry: {
    idea: 'whoever strokes a beard that purrs becomes kind',
    device: 'an ape as a teacher for one day',
    objects: ['class list held in a foot', 'twenty-four bananas', 'cat as a beard', 'rule number nine'],
    joke: 'it is called a remainder',
    ending: 'both of you can stay, you and the beard',
  },
  beats: [
    { id: 'in-the-lamp', part: 'open', at: 'school', with: ['child', 'friend', 'ape', 'pet'], plants: ['cat'] },
    { id: 'lessons', part: 'try', at: 'school', with: ['child', 'friend', 'ape'] },
    { id: 'rule-nine', part: 'stir', at: 'school', with: ['child', 'friend', 'ape'] },
    { id: 'beard', part: 'lull', at: 'school', with: ['child', 'ape', 'pet'], pays: ['cat'] },
    { id: 'hoarse', part: 'turn', at: 'school', with: ['child', 'ape', 'head'] },
    { id: 'both-of-you', part: 'back', at: 'school', with: ['child', 'ape', 'head'] },
    { id: 'a-skip', part: 'last', at: 'the way home', with: ['child', 'friend', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['lessons', 'in-the-lamp'],
      framing: 'wide',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'monkey', at: 'right', act: 'eats', to: 'banana', size: 'child', feeling: 'happy' },
        { who: 'child', at: 'left', act: 'points-at', to: 'monkey', feeling: 'laughing' },
        { who: 'friend', at: 'left', act: 'laughs', anyway: true },
      ],
      things: [{ what: 'blackboard', at: 'far' }],
    },
    {
      beats: ['beard', 'rule-nine', 'hoarse'],
      framing: 'close',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lifts', to: 'cat', feeling: 'curious', if: '!pet.cat' },
        { who: 'cat', at: 'centre', act: 'sits', if: '!pet.cat' },
        { who: 'child', at: 'left', act: 'lifts', to: 'pet', feeling: 'curious', if: 'pet.cat' },
        { who: 'pet', at: 'centre', act: 'sits', if: 'pet.cat' },
        { who: 'monkey', at: 'right', act: 'is-afraid', size: 'child', faces: 'left' },
      ],
    },
    {
      beats: ['hoarse', 'both-of-you', 'a-skip'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'woman', at: 'centre', act: 'pats', to: 'monkey', feeling: 'happy' },
        { who: 'monkey', at: 'right', act: 'sits', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'monkey', feeling: 'surprised' },
      ],
    },
  ],
});

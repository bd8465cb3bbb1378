import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-heaviest-dog',
  premise: 'An astronaut cannot come down from the kitchen ceiling; the dog that sits on her feet swallows her space cheese and floats off, and comes down only when it does not want to go.',
  writtenFirstIn: 'en',
  ages: [5, 9],
  leads: [],
  wish: { concepts: ['astronaut', 'space', 'rocket'] },
  nights: { place: 'garden', indoors: false, tone: 'funny', mechanism: 'knowing what makes somebody heavy', feeling: 'afraid to lose', sleep: false },
  contains: ['space', 'dog', 'cat'],
  registry: {
    idea: 'one is heavy when one does not want to go',
    device: 'bath time',
    objects: ['space cheese', 'kitchen ceiling', 'dent in the grass', 'toast'],
    joke: 'nobody can get through to my bottom',
    ending: 'the child is too heavy to lift',
  },
  beats: [
    { id: 'on-the-ceiling', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'astronaut', 'dog'], plants: ['bottom'] },
    { id: 'sit', part: 'try', at: 'the kitchen', with: ['child', 'adult', 'astronaut', 'dog'] },
    { id: 'space-cheese', part: 'stir', at: 'the kitchen', with: ['child', 'astronaut', 'dog'] },
    { id: 'above-the-shed', part: 'turn', at: 'the garden', with: ['child', 'adult', 'dog', 'friend'] },
    { id: 'bath-time', part: 'turn', at: 'the garden', with: ['child', 'dog'], plants: ['not want to go'] },
    { id: 'the-dent', part: 'lull', at: 'the garden', with: ['child', 'dog'] },
    { id: 'toast', part: 'back', at: 'the garden', with: ['child', 'astronaut'], pays: ['bottom'] },
    { id: 'heavy', part: 'last', at: 'home', with: ['child', 'adult', 'dog'], pays: ['not want to go'] },
  ],
  pictures: [
    {
      beats: ['on-the-ceiling', 'sit'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'astronaut', at: 'above', act: 'flies', feeling: 'calm' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'astronaut', feeling: 'surprised' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'astronaut', if: 'pet.dog / pet.cat' },
      ],
    },
    {
      beats: ['above-the-shed', 'space-cheese', 'bath-time'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'afraid', if: 'pet.dog / pet.cat' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'dog', feeling: 'afraid', if: '!pet.dog & !pet.cat' },
        { who: 'pet', at: 'above', act: 'flies', if: 'pet.dog / pet.cat' },
        { who: 'dog', at: 'above', act: 'flies', if: '!pet.dog & !pet.cat', called: 'dog' },
      ],
    },
    {
      beats: ['the-dent', 'toast'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'happy', if: 'pet.dog / pet.cat' },
        { who: 'child', at: 'left', act: 'hugs', to: 'dog', feeling: 'happy', if: '!pet.dog & !pet.cat' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', if: 'pet.dog / pet.cat' },
        { who: 'dog', at: 'right', act: 'lies-on-stomach', if: '!pet.dog & !pet.cat', called: 'dog' },
      ],
    },
  ],
});

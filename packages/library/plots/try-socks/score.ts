import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'try-socks',
  premise:
    'A goalkeeper who is afraid of the ball ducks so fast that it looks like diving, until a dog that never once looks away shows what is missing; socks are thrown in the hall, then a sponge, then the ball, and the match is played while it is still a six out of ten.',
  writtenFirstIn: 'en',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['goalkeeper', 'sport', 'afraid-of', 'ball'] },
  nights: {
    place: 'a hall and a wet pitch',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'keeping the eyes open, first at socks',
    feeling: 'afraid of the ball, out of ten',
    sleep: false,
    endsInBed: true,
  },
  alike: ['watch-the-ball'],
  contains: ['dog'],
  registry: {
    idea: 'whoever is afraid of the ball has never seen one arrive, and can do it with six out of ten',
    device: 'socks, a sponge, a wet sponge and a tennis ball, a day for each, thrown at a face',
    objects: ['smear of mud like a moustache', 'socks thrown down a hall', 'wet sponge on a Wednesday', 'round pink mark on a tummy'],
    joke: 'try socks',
    ending: 'it was only a table, and there is nothing coming now',
  },
  beats: [
    { id: 'ducked', part: 'open', at: 'home', with: ['child', 'friend', 'pet', 'dog'], plants: ['duck'] },
    { id: 'never-once', part: 'stir', at: 'the back step', with: ['child', 'pet', 'dog'], plants: ['eyes'] },
    { id: 'theyre-socks', part: 'try', at: 'the hall', with: ['child', 'pet', 'adult', 'elder', 'elder2', 'minder'], plants: ['socks'] },
    { id: 'six', part: 'try', at: 'home', with: ['child', 'friend', 'pet', 'dog', 'adult', 'elder', 'minder'], plants: ['ten'] },
    { id: 'a-moustache', part: 'try', at: 'the pitch', with: ['child', 'pet', 'dog', 'elder2', 'striker'], plants: ['moustache'] },
    { id: 'a-seven', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'striker'], pays: ['eyes', 'ten', 'moustache'] },
    { id: 'whump', part: 'back', at: 'the pitch', with: ['child', 'friend', 'pet', 'dog', 'striker'], pays: ['socks'] },
    { id: 'only-a-table', part: 'last', at: 'bed', with: ['child', 'pet', 'adult', 'elder', 'minder'], pays: ['duck'] },
  ],
  pictures: [
    {
      beats: ['never-once', 'ducked', 'theyre-socks'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'throws', to: 'ball', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'ball', feeling: 'curious', faces: 'left', if: 'pet.dog / pet.cat' },
        { who: 'dog', called: 'dog', at: 'right', act: 'looks-at', to: 'ball', feeling: 'curious', faces: 'left', if: '!pet.dog & !pet.cat' },
      ],
    },
    {
      beats: ['theyre-socks', 'six'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'right', act: 'throws', to: 'sock', feeling: 'calm', faces: 'left', if: 'elder' },
        { who: 'adult', at: 'right', act: 'throws', to: 'sock', feeling: 'calm', faces: 'left', if: 'adult & !elder' },
        { who: 'woman', called: 'minder', at: 'right', act: 'throws', to: 'sock', feeling: 'calm', faces: 'left', if: '!adult & !elder' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'sock', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-seven', 'whump', 'a-moustache'],
      framing: 'over-shoulder',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'ball', feeling: 'afraid', faces: 'right' },
        { who: 'boy', called: 'striker', at: 'right', act: 'kicks', to: 'ball', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

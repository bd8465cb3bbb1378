import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'on-no-account',
  premise:
    'A witch who can’t fly says up to her broom every evening, and says to everybody that of course she can; then a cat that cannot be told anything sits down on the broom, which cannot be told either, and flies off on it, till the child shouts that it must not come down, and the witch has to say the one thing she has never said.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['witch', 'cannot'], deed: { en: 'fly|ride', sv: 'flyga' } },
  fits: 'pet.cat / !pet',
  standIns: { pet: 'cat' },
  alike: ['dont-you-dare'],
  nights: {
    place: 'two gardens with a fence between',
    indoors: false,
    tone: 'funny',
    mechanism: 'telling a cat and a broom the opposite',
    feeling: 'too proud to say it',
    sleep: false,
  },
  contains: ['witch', 'cat', 'magic'],
  registry: {
    idea: 'a broom is like a cat and does the opposite of what it is told, so a witch who says up stays on the lawn',
    device: 'the cat on the broom is shouted down by being told to stay up, and the witch flies by saying that she can’t',
    objects: ['broom with its head on the pillow', 'bee that turns into a blackbird and into a cat', 'hand over a witch’s mouth'],
    joke: 'I can’t fly, shouted all the way round the chimney',
    ending: 'on no account, says the witch, and moves up',
  },
  beats: [
    { id: 'a-bit-windy', part: 'open', at: 'the fence', with: ['child', 'witch', 'pet', 'friend', 'adult', 'elder', 'minder'], plants: ['windy', 'up'] },
    { id: 'that-was-the-chair', part: 'stir', at: 'the fence', with: ['child', 'witch', 'pet'], plants: ['told'] },
    { id: 'not-even-a-witch', part: 'stir', at: 'the fence', with: ['child', 'witch', 'pet'] },
    { id: 'down', part: 'try', at: 'the fence', with: ['child', 'witch', 'pet', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'mmf', part: 'turn', at: 'the fence', with: ['child', 'witch'], pays: ['told', 'up'] },
    { id: 'not-on-my-bed', part: 'turn', at: 'the fence', with: ['child', 'pet'] },
    { id: 'a-bit-louder', part: 'turn', at: 'the bedroom', with: ['child', 'witch', 'pet', 'friend'], pays: ['windy'] },
    { id: 'round-the-chimney', part: 'back', at: 'the garden', with: ['child', 'witch', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'on-no-account', part: 'last', at: 'the fence', with: ['child', 'witch', 'pet', 'friend'] },
  ],
  pictures: [
    {
      beats: ['a-bit-windy', 'that-was-the-chair'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'witch', called: 'witch', at: 'right', act: 'jumps', holding: 'broom', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'witch', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['down', 'not-even-a-witch', 'mmf'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'above', act: 'rides', to: 'broom', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'afraid', faces: 'right' },
        { who: 'witch', called: 'witch', at: 'right', act: 'calls-to', to: 'pet', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['a-bit-louder', 'round-the-chimney', 'not-on-my-bed'],
      framing: 'close',
      world: 'bedroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'witch', called: 'witch', at: 'right', act: 'holds', to: 'broom', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'witch', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

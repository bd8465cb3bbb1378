import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'three-short-one-long',
  premise:
    'A goalkeeper who has always shouted for the whole team has lost her voice and claps instead, and the friend who never shouts has to do it; when the claps drown in the rain there is only the sound of how the keeper runs.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  putBefore: { sv: [1, 36], en: [7, 40] },
  ages: [10, 12],
  leads: ['friend'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a football match in the rain', indoors: false, tone: 'funny-warm', mechanism: 'shouting for somebody who has lost her voice', feeling: 'shy', sleep: false },
  contains: ['sport'],
  registry: {
    idea: 'one has the voice and the other knows what to shout, so orders are clapped and passed on',
    device: 'a friend is known by the rhythm of the feet, and a call for a ball is made in somebody else’s name',
    objects: ['keeper’s gloves that clap until they are wet', 'message on a phone at a bench', 'cowbells', 'two bananas'],
    joke: 'you open your mouth, and a whole person moves',
    ending: 'applause for whoever will order the ice creams',
  },
  beats: [
    { id: 'not-a-peep', part: 'open', at: 'the changing rooms', with: ['child', 'friend'], plants: ['voice'] },
    { id: 'never-had-to', part: 'open', at: 'the changing rooms', with: ['child', 'friend'], plants: ['ice cream'] },
    { id: 'one-clap', part: 'stir', at: 'the changing rooms', with: ['child', 'friend'], plants: ['mine'] },
    { id: 'two-claps', part: 'try', at: 'the pitch', with: ['child', 'friend', 'mate'] },
    { id: 'from-the-shin-pads', part: 'try', at: 'the pitch', with: ['child', 'friend', 'mate', 'coach'] },
    { id: 'no-claps-left', part: 'try', at: 'the pitch', with: ['child', 'friend', 'elder'] },
    { id: 'the-corner', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'mate'] },
    { id: 'footsteps', part: 'turn', at: 'the pitch', with: ['child', 'friend'] },
    { id: 'somebodys', part: 'turn', at: 'the pitch', with: ['child', 'friend', 'mate'], pays: ['mine'] },
    { id: 'two-bananas', part: 'back', at: 'the coach’s car', with: ['child', 'friend', 'coach'], pays: ['voice'] },
    { id: 'ill-order', part: 'last', at: 'the coach’s car', with: ['child', 'friend', 'coach'], pays: ['ice cream'] },
  ],
  pictures: [
    {
      beats: ['one-clap', 'never-had-to', 'not-a-peep'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'points-at', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['from-the-shin-pads', 'two-claps', 'no-claps-left'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'calls-to', to: 'girl', feeling: 'surprised', faces: 'left' },
        { who: 'girl', called: 'mate', at: 'left', act: 'runs', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'right', act: 'holds-up', to: 'mitten', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'goal', at: 'right' }, { what: 'football', at: 'left' }],
    },
    {
      beats: ['somebodys', 'footsteps', 'the-corner'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'friend', at: 'right', act: 'catches', to: 'football', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'crouches', feeling: 'calm', faces: 'left' },
        { who: 'girl', called: 'mate', at: 'far', act: 'stands', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

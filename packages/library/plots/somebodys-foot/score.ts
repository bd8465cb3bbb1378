import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebodys-foot',
  premise: 'A shark can never stop, so one hears half of what he says and the rest when he comes round again: “I’ve found somebody’s foot …”, and everybody runs; the child runs along beside him to the end of the jetty and hears a whole sentence.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [26, 31], en: [30, 30] },
  ages: [3, 9],
  leads: [],
  wish: { concepts: ['shark'] },
  nights: { place: 'a bathing jetty', indoors: false, tone: 'funny', mechanism: 'keeping up with somebody who cannot stop', feeling: 'lonely', sleep: false, seasons: ['summer'] },
  votes: { sv: [0, 3] },
  contains: ['shark'],
  registry: {
    idea: 'whoever cannot stop is heard one half at a time',
    device: 'running alongside to hear the whole of it',
    objects: ['ball on a shark’s nose', 'fin that comes round again', 'whistle in the pocket'],
    joke: 'I’ve found somebody’s foot … ball',
    ending: 'good … and the fin comes all the way back … night',
  },
  beats: [
    { id: 'the-fin', part: 'open', at: 'the jetty', with: ['child', 'friend', 'elder', 'pet', 'shark'], plants: ['ball'] },
    { id: 'half-a-sentence', part: 'stir', at: 'the jetty', with: ['child', 'shark'], plants: ['the rest comes'] },
    { id: 'not-with-the-teeth', part: 'lull', at: 'the jetty', with: ['child', 'friend', 'shark', 'lifeguard'] },
    { id: 'run-along', part: 'turn', at: 'the jetty', with: ['child', 'pet', 'shark'] },
    { id: 'come-back', part: 'back', at: 'the water', with: ['child', 'friend', 'adult', 'elder', 'shark', 'lifeguard'], pays: ['ball'] },
    { id: 'not-finished', part: 'last', at: 'the jetty', with: ['child', 'adult', 'shark'], pays: ['the rest comes'] },
  ],
  pictures: [
    {
      beats: ['half-a-sentence', 'the-fin'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      season: 'summer',
      light: 'window',
      figures: [
        { who: 'shark', at: 'right', act: 'swims', holding: 'football', size: 'big', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'shark', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['not-with-the-teeth', 'half-a-sentence'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      season: 'summer',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'shark', feeling: 'curious', faces: 'right' },
        { who: 'shark', at: 'right', act: 'swims', holding: 'football', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['run-along', 'come-back'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      season: 'summer',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'shark', at: 'right', act: 'swims', holding: 'football', size: 'big', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'near', act: 'runs', if: 'pet.dog' },
      ],
    },
  ],
});

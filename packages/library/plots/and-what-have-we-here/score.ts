import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-what-have-we-here',
  premise:
    'The only smuggler who cannot lie is to bring a cake past the customs officer who finds every lie and so has never had a surprise; the truth goes past him so well that he laughs at it and leaves, and the worst liar in the world has to tell a lie that he cannot let pass.',
  writtenFirstIn: 'en',
  ages: [8, 12],
  leads: [],
  wish: { concepts: ['smugglers'] },
  nights: {
    place: 'a beach and a smugglers’ cave',
    indoors: false,
    tone: 'funny',
    mechanism: 'a lie so bad that it must be followed',
    feeling: 'left out',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever finds every lie lets the truth go past',
    device: 'somebody who cannot lie is needed for a lie that is sure to be found out',
    objects: ['cake under a blanket where a baby should be', 'nose that twitches at a lie', 'smugglers in party hats', 'suitcase to sit down on and laugh'],
    joke: 'I can’t lie / exactly',
    ending: 'the customs officer says that the tear is nothing, and his own nose twitches',
  },
  beats: [
    { id: 'stir-the-soup', part: 'open', at: 'the cave', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['cannot-lie'] },
    { id: 'the-nose', part: 'stir', at: 'the cave', with: ['child', 'officer', 'adult', 'elder', 'elder2', 'minder'], plants: ['twitch'] },
    { id: 'a-cake', part: 'try', at: 'the beach', with: ['child', 'friend', 'officer'] },
    { id: 'of-course-it-is', part: 'turn', at: 'the beach', with: ['child', 'officer'] },
    { id: 'exactly', part: 'turn', at: 'the jetty', with: ['child', 'friend', 'officer', 'pet', 'elder'] },
    { id: 'the-worst-lie', part: 'turn', at: 'the jetty', with: ['child', 'officer'], pays: ['cannot-lie'] },
    { id: 'every-word', part: 'back', at: 'the cave', with: ['child', 'officer', 'adult', 'elder', 'minder'] },
    { id: 'and-what-have-we-here', part: 'last', at: 'the jetty', with: ['child', 'officer'], pays: ['twitch'] },
  ],
  pictures: [
    {
      beats: ['a-cake', 'the-nose', 'of-course-it-is'],
      framing: 'middle',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'pram', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'officer', at: 'right', act: 'sits-on', to: 'suitcase', feeling: 'laughing', faces: 'left' },
      ],
      things: [
        { what: 'pram', at: 'centre' },
        { what: 'suitcase', at: 'right' },
      ],
    },
    {
      beats: ['the-worst-lie', 'exactly'],
      framing: 'wide',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'man', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'officer', at: 'far', act: 'looks-at', to: 'child', holding: 'suitcase', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['every-word', 'and-what-have-we-here'],
      framing: 'close',
      world: 'cave',
      time: 'dusk',
      light: 'lantern',
      figures: [
        { who: 'man', called: 'officer', at: 'right', act: 'looks-at', to: 'cake', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'man', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'cake', at: 'centre' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'come-in-number-seven',
  premise:
    'Pirates who hired a pedal boat for half an hour have stayed out for hundreds of years, because nobody called their number; the child calls it for a joke, they come in, and then there is the bill.',
  writtenFirstIn: 'en',
  ages: [6, 10],
  leads: [],
  wish: { concepts: ['pirate', 'boat'] },
  nights: { place: 'a boating lake in the mist', indoors: false, tone: 'funny', mechanism: 'calling a number and letting them off', feeling: 'forgotten', sleep: false },
  votes: { en: [1, 3] },
  storyVotes: [3, 3],
  contains: ['boat'],
  registry: {
    idea: 'pirates in a pedal boat have stayed out because nobody called them in',
    device: 'what is dropped in the lake comes up in the other seas, and is handed in',
    objects: ['loudhailer', 'empty hook of twelve', 'doorstop that is a deposit', 'blue bear with one eye', 'pedal boat that squeaks'],
    joke: 'we may be pirates, but we can read a notice',
    ending: 'this time somebody was going to call',
  },
  beats: [
    { id: 'the-megaphone', part: 'open', at: 'the boating lake', with: ['child', 'owner', 'friend'], plants: ['megaphone'] },
    { id: 'hook-seven', part: 'open', at: 'the hut', with: ['child', 'owner'], plants: ['hook seven'] },
    { id: 'for-a-joke', part: 'stir', at: 'the jetty', with: ['child', 'owner'] },
    { id: 'at-last', part: 'stir', at: 'the jetty', with: ['child', 'captain'] },
    { id: 'the-deposit', part: 'try', at: 'the jetty', with: ['child', 'captain', 'owner', 'pet', 'elder'] },
    { id: 'the-sum', part: 'try', at: 'the jetty', with: ['child', 'captain', 'owner', 'friend'] },
    { id: 'the-chest', part: 'turn', at: 'the jetty', with: ['child', 'captain', 'elder'], plants: ['lost property'] },
    { id: 'the-bear', part: 'turn', at: 'the jetty', with: ['child', 'owner', 'pet'] },
    { id: 'rule-nine', part: 'turn', at: 'the hut', with: ['child', 'captain', 'friend'], pays: ['lost property'] },
    { id: 'half-an-hour-free', part: 'back', at: 'the jetty', with: ['child', 'captain', 'owner', 'pet'] },
    { id: 'ten-past-five', part: 'last', at: 'the jetty', with: ['child', 'friend'], pays: ['megaphone', 'hook seven'] },
  ],
  pictures: [
    {
      beats: ['at-last', 'for-a-joke'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'surprised', faces: 'right' },
        { who: 'pirate-captain', at: 'right', act: 'sits-on', to: 'boat', feeling: 'angry', faces: 'left', called: 'captain' },
      ],
    },
    {
      beats: ['the-sum', 'the-deposit', 'the-chest'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'writes', holding: 'pencil', feeling: 'curious', faces: 'right' },
        { who: 'pirate-captain', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', called: 'captain' },
      ],
    },
    {
      beats: ['rule-nine', 'half-an-hour-free', 'the-bear'],
      framing: 'middle',
      world: 'lake',
      time: 'dusk',
      light: 'sunset',
      weather: 'fog',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'sign', feeling: 'proud', faces: 'right' },
        { who: 'woman', at: 'right', act: 'holds', to: 'teddy', feeling: 'happy', faces: 'left', called: 'owner' },
      ],
      things: [{ what: 'sign', at: 'centre' }, { what: 'teddy', at: 'right', colour: 'blue' }],
    },
  ],
});

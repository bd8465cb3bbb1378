import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'four-minutes-out',
  premise:
    'Two friends spend the last week of the holidays sending messages in bottles, and the dog fetches every one; the last letter, to nobody, says what one of them cannot say to the other, and it is out for four minutes.',
  writtenFirstIn: 'sv',
  fromStory: 12,
  ages: [11, 12],
  leads: ['friend', 'pet.dog'],
  wish: { concepts: ['sea', 'boat'] },
  nights: { place: 'the sea', indoors: false, tone: 'funny-tender', mechanism: 'a letter fetched back to the one it is about', feeling: 'afraid of being forgotten', sleep: false, seasons: ['summer', 'autumn'] },
  storyVotes: [3, 3],
  contains: ['dog', 'sea', 'dark', 'school'],
  registry: {
    idea: 'a message in a bottle that the dog fetches back lands with the very person it could not be said to',
    device: 'one writes to a stranger what one cannot say to a friend',
    objects: ['message in a bottle, timed', 'comet with a tail of sea light', 'four trumpeters', 'bus at twelve minutes past seven'],
    joke: 'that was not me, from the jetty',
    ending: 'it had arrived exactly where it was meant to go',
  },
  beats: [
    { id: 'nine-minutes', part: 'open', at: 'the rocks', with: ['child', 'friend', 'pet'], plants: ['timed', 'feet'] },
    { id: 'the-last-week', part: 'stir', at: 'the sea', with: ['child', 'friend'], plants: ['school', 'somebody unknown'] },
    { id: 'every-day', part: 'try', at: 'the sea', with: ['child', 'friend', 'pet'] },
    { id: 'rain', part: 'lull', at: 'the boathouse', with: ['child', 'friend'], plants: ['unsaid'] },
    { id: 'one-bottle-left', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'pet', 'adult', 'owner', 'elder'] },
    { id: 'sea-fire', part: 'lull', at: 'the boat', with: ['child', 'friend'] },
    { id: 'the-comet', part: 'turn', at: 'the boat', with: ['child', 'friend', 'pet', 'adult', 'owner'], pays: ['feet'] },
    { id: 'the-letter', part: 'turn', at: 'the boat', with: ['child', 'friend', 'pet', 'adult', 'owner'], pays: ['unsaid', 'somebody unknown'] },
    { id: 'twelve-past-seven', part: 'back', at: 'the boat', with: ['child', 'friend', 'pet'], pays: ['school'] },
    { id: 'four-minutes', part: 'last', at: 'the boat', with: ['child', 'friend', 'pet'], pays: ['timed'] },
  ],
  pictures: [
    {
      beats: ['one-bottle-left', 'rain'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'right', act: 'writes', to: 'letter', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'eats', to: 'sandwich', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'message-bottle', at: 'near' }],
    },
    {
      beats: ['the-comet', 'sea-fire'],
      framing: 'wide',
      world: 'lake',
      time: 'night',
      light: 'moon',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'boat', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'left' },
        { who: 'pet', at: 'near', act: 'swims', holding: 'message-bottle', feeling: 'happy' },
      ],
    },
    {
      beats: ['the-letter', 'the-comet', 'twelve-past-seven'],
      framing: 'close',
      world: 'lake',
      time: 'night',
      light: 'lantern',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'boat', holding: 'letter', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'boat', feeling: 'sad', faces: 'right' },
      ],
    },
  ],
});

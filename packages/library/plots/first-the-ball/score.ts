import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'first-the-ball',
  premise:
    'The smallest of the Ants never gets past anybody and learns from somebody with stiff knees to send the ball through a pair of legs and follow it; in the last minute of the final there is no past, but there is a through.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  ages: [5, 7],
  leads: [],
  wish: { concepts: ['cup-final'] },
  nights: {
    place: 'a narrow hall and a football final',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'following the ball through a pair of legs',
    feeling: 'being too small to get past',
    sleep: false,
  },
  alike: ['your-left-or-my-left', 'the-fans-downstairs'],
  contains: [],
  registry: {
    idea: 'the smallest of a team goes through the legs of the biggest, after the ball',
    device: 'somebody who cannot run stands with the feet apart behind the goal, and so the way is seen',
    objects: ['stiff knees from wall to wall', 'cap in a mouth that has promised not to shout', 'wood of legs with plasters', 'row of bears with their feet apart'],
    joke: 'there’s nothing in the rules about going through',
    ending: 'the through is a bit low, so somebody sits down on the cup and waits till the child has grown',
  },
  beats: [
    { id: 'legs-are-good', part: 'open', at: 'the hall', with: ['child', 'elder', 'friend', 'pet'], plants: ['past'] },
    { id: 'from-wall-to-wall', part: 'stir', at: 'the hall', with: ['child', 'elder', 'elder2', 'pet'], plants: ['through'] },
    { id: 'the-cap', part: 'try', at: 'the match', with: ['child', 'elder', 'elder2', 'friend', 'pet'], plants: ['cap', 'last-goal'] },
    { id: 'a-forest-of-legs', part: 'turn', at: 'the match', with: ['child', 'elder', 'big'] },
    { id: 'a-through', part: 'turn', at: 'the match', with: ['child', 'elder', 'big'], pays: ['through', 'cap'] },
    { id: 'nothing-about-that', part: 'back', at: 'the match', with: ['child', 'big', 'referee', 'friend'], pays: ['last-goal'] },
    { id: 'once-more', part: 'down', at: 'the match', with: ['child', 'big', 'pet'] },
    { id: 'till-ive-grown', part: 'last', at: 'the hall', with: ['child', 'elder', 'pet'], pays: ['past'] },
  ],
  pictures: [
    {
      beats: ['from-wall-to-wall', 'legs-are-good', 'the-cap'],
      framing: 'middle',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'football', feeling: 'curious', faces: 'right' },
        { who: 'elder', at: 'right', act: 'stands', feeling: 'happy', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-forest-of-legs', 'the-cap', 'a-through'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'afraid', faces: 'right' },
        { who: 'boy', called: 'big', at: 'centre', act: 'stands', size: 'big', feeling: 'proud', faces: 'left' },
        { who: 'elder', at: 'far', act: 'stands', feeling: 'calm', faces: 'left', anyway: true },
      ],
      things: [{ what: 'football', at: 'left' }],
    },
    {
      beats: ['a-through', 'nothing-about-that'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'laughing', faces: 'right' },
        { who: 'elder', at: 'right', act: 'calls-to', to: 'child', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'football', at: 'centre' }],
    },
  ],
});

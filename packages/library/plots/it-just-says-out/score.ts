import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'it-just-says-out',
  premise:
    'A girl in the fastest wheelchair in the world races down a hill with a sleeping dragon in its third bend, and has no engine to wake it with; somebody else has one, the bridge burns and the dragon lies across the road, and over is past as well.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['wheelchair'] },
  nights: {
    place: 'a hill with a dragon in the third bend',
    indoors: false,
    tone: 'funny',
    mechanism: 'steering somebody at full speed over a dragon by a walkie-talkie',
    feeling: 'thrilled',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['do-it-wrong-again'],
  contains: ['dragon'],
  registry: {
    idea: 'a race past a sleeping dragon is for whoever has no engine, and a dragon across the road is a road',
    device: 'what a spotter calls to somebody who steers is what somebody with an itch says',
    objects: ['sandwich that has only cheese on it', 'handkerchief instead of a starting pistol', 'gloves for brakes', 'bridge that burns like a match'],
    joke: 'out of the race? it just says out',
    ending: 'somebody else knows exactly where: a bit more to the left, says the dragon',
  },
  beats: [
    { id: 'extremely-dangerous', part: 'open', at: 'the start', with: ['child', 'friend', 'heroine', 'pet'], plants: ['left'] },
    { id: 'it-just-says-out', part: 'stir', at: 'the start', with: ['friend', 'child', 'heroine', 'rival'], plants: ['out', 'rules'] },
    { id: 'only-cheese', part: 'try', at: 'the start', with: ['heroine', 'friend', 'elder'], plants: ['butter'] },
    { id: 'too-slow', part: 'try', at: 'the hill', with: ['child', 'heroine', 'friend'], refrain: true },
    { id: 'not-a-squeak', part: 'try', at: 'the third bend', with: ['heroine', 'rival'], pays: ['out'] },
    { id: 'only-dragon', part: 'turn', at: 'the start', with: ['child', 'heroine'] },
    { id: 'over-is-past', part: 'turn', at: 'the start', with: ['child', 'friend', 'heroine'], pays: ['rules'] },
    { id: 'there', part: 'turn', at: 'the dragon', with: ['heroine', 'child'], refrain: true },
    { id: 'a-prize', part: 'back', at: 'the finish', with: ['heroine', 'friend', 'child', 'elder2', 'pet'], pays: ['butter'] },
    { id: 'a-bit-more', part: 'last', at: 'the third bend', with: ['heroine', 'child'], pays: ['left'], refrain: true },
  ],
  pictures: [
    {
      beats: ['only-cheese', 'it-just-says-out'],
      framing: 'middle',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'girl', called: 'heroine', at: 'right', act: 'sits-on', to: 'wheelchair', feeling: 'calm', faces: 'left' },
        { who: 'friend', at: 'left', act: 'kneels', holding: 'sandwich', feeling: 'sad', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['not-a-squeak', 'too-slow'],
      framing: 'wide',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'girl', called: 'heroine', at: 'left', act: 'rides', to: 'wheelchair', feeling: 'proud', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'sleeps', size: 'huge', colour: 'green', feeling: 'sleepy', faces: 'left' },
      ],
    },
    {
      beats: ['over-is-past', 'there', 'only-dragon'],
      framing: 'close',
      world: 'mountain',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'walkie-talkie', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'reads', to: 'book', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
  ],
});

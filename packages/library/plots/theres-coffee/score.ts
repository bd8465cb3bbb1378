import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'theres-coffee',
  premise:
    'Pirates take a yellow ferry that can only go there and back, and whoever drives it says nothing but that there is coffee; the child, who knows what that means each time, commands the rescue when the wire is kicked loose.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [7, 9],
  leads: [],
  wish: { concepts: ['pirate'] },
  nights: {
    place: 'a yellow cable ferry on a lake',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving everybody aboard the one thing they are good at',
    feeling: 'robbed of one’s turn',
    sleep: false,
  },
  contains: ['pirate', 'ferry'],
  registry: {
    idea: 'pirates have taken the one ship that can only go there and back',
    device: 'a child translates the same three words, and the last time nobody needs it',
    objects: ['yellow ferry on a wire', 'tarpaulin as big as a living room', 'cups on hooks', 'stool by the lever'],
    joke: 'we are being threatened with hot drinks',
    ending: 'two cups hang on hooks where nothing has hung before',
  },
  beats: [
    { id: 'the-lever', part: 'open', at: 'the ferry', with: ['elder', 'child', 'friend', 'pet', 'adult', 'captain', 'mate'], plants: ['turn'] },
    { id: 'hot-drinks', part: 'stir', at: 'the ferry', with: ['elder', 'captain', 'child', 'mate'], plants: ['coffee'] },
    { id: 'there-and-back', part: 'try', at: 'the ferry', with: ['captain', 'child', 'mate', 'elder'] },
    { id: 'the-hook', part: 'turn', at: 'the ferry', with: ['captain', 'child', 'elder', 'mate'], plants: ['wire'] },
    { id: 'the-stones', part: 'turn', at: 'the lake', with: ['captain', 'elder'] },
    { id: 'the-mast', part: 'turn', at: 'the ferry', with: ['child', 'elder', 'elder2', 'mate', 'captain', 'pet'], pays: ['turn'] },
    { id: 'eight-minutes', part: 'back', at: 'the landing', with: ['child', 'friend', 'adult', 'elder'] },
    { id: 'one-more-cup', part: 'back', at: 'the landing', with: ['captain', 'elder', 'child', 'mate'], pays: ['wire'] },
    { id: 'thursday', part: 'down', at: 'the landing', with: ['captain', 'elder', 'child', 'mate'], pays: ['coffee'] },
    { id: 'two-hooks', part: 'last', at: 'the ferry', with: ['child', 'elder', 'friend', 'pet'] },
  ],
  pictures: [
    {
      beats: ['hot-drinks', 'there-and-back', 'the-lever'],
      framing: 'over-shoulder',
      world: 'deck',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'angry', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'centre', act: 'calls-to', to: 'elder', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'right', act: 'stands', holding: 'cup', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-stones', 'the-hook', 'the-mast'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'ferry', at: 'left', act: 'swims', size: 'big', colour: 'yellow', feeling: 'afraid', faces: 'right' },
      ],
      things: [{ what: 'stone', at: 'right', count: 3, size: 'big', colour: 'black' }],
    },
    {
      beats: ['the-mast', 'eight-minutes', 'the-stones'],
      framing: 'middle',
      world: 'deck',
      time: 'day',
      light: 'window',
      weather: 'wind',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pirate', feeling: 'proud', faces: 'right' },
        { who: 'pirate', called: 'mate', at: 'centre', act: 'holds-up', to: 'blanket', size: 'big', feeling: 'happy', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'points-at', to: 'child', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'blanket', at: 'centre', colour: 'blue' }],
    },
  ],
});

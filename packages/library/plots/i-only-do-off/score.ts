import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-only-do-off',
  premise:
    'A star who is afraid of the dark lives in a fridge, where the light is always on, and will not believe that it is itself; a grandparent who cannot go past a lamp turns off every lamp in the house, and when only the star is left it is so frightened that it goes out, and has to be switched on where it tickles.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['star', 'stars', 'afraid-of', 'dark'] },
  nights: {
    place: 'a grandparent’s kitchen',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'turning off every lamp, and tickling a star on',
    feeling: 'afraid of the dark',
    sleep: false,
  },
  contains: ['dark'],
  registry: {
    idea: 'a star lives in a fridge because the light is always on in there, and does not know that the light is its own',
    device: 'somebody who turns off every lamp proves whose light it is, and the star that goes out of fright is tickled on',
    objects: ['star next to the butter', 'star that was taken for cheese', 'tickle that is no switch', 'hand that goes up by itself to a star'],
    joke: 'I only do off',
    ending: 'somebody’s left a light on; leave it',
  },
  beats: [
    { id: 'next-to-the-butter', part: 'open', at: 'the kitchen', with: ['child', 'elder', 'star', 'friend'], plants: ['lamps', 'milk'] },
    { id: 'since-tuesday', part: 'stir', at: 'the kitchen', with: ['child', 'elder', 'star', 'pet'] },
    { id: 'click', part: 'try', at: 'the kitchen', with: ['child', 'elder', 'elder2', 'star', 'friend'], refrain: true },
    { id: 'whos-left-one-on', part: 'turn', at: 'the kitchen', with: ['child', 'star'], plants: ['on'] },
    { id: 'i-only-do-off', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'star', 'friend', 'pet'] },
    { id: 'a-tickle', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'star'], pays: ['on'] },
    { id: 'when-i-get-there', part: 'back', at: 'the window', with: ['child', 'star'] },
    { id: 'leave-it', part: 'last', at: 'the window', with: ['child', 'elder', 'elder2', 'friend', 'pet'], pays: ['lamps', 'milk'] },
  ],
  pictures: [
    {
      beats: ['next-to-the-butter', 'since-tuesday'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'star', feeling: 'surprised', faces: 'right' },
        { who: 'star', at: 'centre', act: 'talks-to', to: 'child', size: 'small', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'fridge', at: 'right' }],
    },
    {
      beats: ['whos-left-one-on', 'click'],
      framing: 'wide',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'star', at: 'centre', act: 'is-afraid', size: 'small', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'points-at', to: 'star', feeling: 'happy', faces: 'right' },
        { who: 'elder', at: 'right', act: 'looks-at', to: 'star', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['a-tickle', 'i-only-do-off', 'when-i-get-there'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'star', feeling: 'happy', faces: 'right' },
        { who: 'star', at: 'right', act: 'laughs', size: 'small', feeling: 'laughing', faces: 'left' },
      ],
    },
  ],
});

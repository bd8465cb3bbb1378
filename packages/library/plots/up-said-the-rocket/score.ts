import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'up-said-the-rocket',
  premise:
    'A rocket lies on a football pitch and says up, and will not fly however it is told to; when it has rolled into a ditch the child hears what up means, for it is what one says with both arms in the air, and a rocket has no arms.',
  writtenFirstIn: 'sv',
  fromStory: 6,
  putBefore: { sv: [8, 12], en: [7, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['rocket'] },
  nights: {
    place: 'a football pitch',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'picking up somebody who has fallen over',
    feeling: 'cross and then sorry',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['up-rocket-up'],
  contains: ['rocket'],
  registry: {
    idea: 'up, says a rocket, and does not mean the moon but to be picked up',
    device: 'whoever has said up with both arms in the air knows what it means',
    objects: ['rocket that has fallen over on a pitch', 'bicycle helmet for an astronaut', 'nose in the mud', 'three feet stood on the grass'],
    joke: 'I am up; you are the one who is supposed to go',
    ending: 'one is carried, and carries the rocket',
  },
  beats: [
    { id: 'up', part: 'open', at: 'the pitch', with: ['child', 'rocket', 'friend'], plants: ['up', 'feet'], refrain: true },
    { id: 'up-yourself', part: 'stir', at: 'the pitch', with: ['child', 'rocket', 'adult', 'elder', 'elder2'], plants: ['helmet'], refrain: true },
    { id: 'rolling', part: 'try', at: 'the pitch', with: ['child', 'rocket', 'pet'] },
    { id: 'the-ditch', part: 'turn', at: 'the ditch', with: ['child', 'rocket'], refrain: true },
    { id: 'and-up', part: 'turn', at: 'the ditch', with: ['child', 'rocket', 'pet'], pays: ['feet'] },
    { id: 'only-a-dot', part: 'back', at: 'the pitch', with: ['child', 'rocket', 'adult'], refrain: true },
    { id: 'gone', part: 'lull', at: 'the bench', with: ['child', 'adult'] },
    { id: 'feet-first', part: 'down', at: 'the pitch', with: ['child', 'rocket', 'adult'], refrain: true },
    { id: 'the-whole-lot', part: 'last', at: 'the bench', with: ['child', 'rocket', 'adult', 'friend', 'elder'], pays: ['up', 'helmet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['rolling', 'up-yourself', 'up'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pushes', to: 'rocket', feeling: 'angry', faces: 'right' },
        { who: 'rocket', at: 'right', act: 'falls', size: 'child', colour: 'red', feeling: 'angry', faces: 'left' },
        { who: 'adult', at: 'far', act: 'sits', feeling: 'calm' },
      ],
    },
    {
      beats: ['and-up', 'the-ditch', 'rolling'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'rocket', feeling: 'calm', faces: 'right' },
        { who: 'rocket', at: 'centre', act: 'stands', size: 'child', colour: 'red', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['only-a-dot', 'gone', 'feet-first'],
      framing: 'over-shoulder',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'rocket', feeling: 'surprised', faces: 'right' },
        { who: 'rocket', at: 'above', act: 'flies', size: 'small', colour: 'red', feeling: 'happy' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'rocket', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

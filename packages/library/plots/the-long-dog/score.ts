import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-long-dog',
  premise: 'In the evening sun the dog sees a very long dog in the grass and runs after it, and it runs just as fast, towards the wood; whoever runs after a shadow never gets there, but whoever lies down has none.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [22, 31], en: [7, 30] },
  ages: [5, 8],
  leads: ['pet.dog'],
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a big field', indoors: false, tone: 'funny', mechanism: 'lying down flat so that a shadow is gone', feeling: 'afraid to lose somebody', sleep: false },
  contains: ['dog', 'shadow'],
  registry: {
    idea: 'a dog that runs after its own evening shadow, which always gets there first',
    device: 'a shadow that one lies down upon is gone',
    objects: ['long dog in the grass', 'long child with a head in the wood', 'a shadow as small as a cushion'],
    joke: 'it stopped too, out of sheer politeness',
    ending: 'the dog lies down on a shadow of the right size, so that it stays',
  },
  beats: [
    { id: 'somebody-in-the-grass', part: 'open', at: 'the field', with: ['child', 'pet', 'adult'], plants: ['long'] },
    { id: 'just-as-fast', part: 'stir', at: 'the field', with: ['child', 'pet'] },
    { id: 'hello-down-there', part: 'try', at: 'the field', with: ['child', 'pet'] },
    { id: 'towards-the-wood', part: 'lull', at: 'the field', with: ['child', 'pet'] },
    { id: 'mine-too', part: 'turn', at: 'the field', with: ['child'] },
    { id: 'flat', part: 'turn', at: 'the field', with: ['child', 'pet'] },
    { id: 'all-of-them', part: 'back', at: 'the field', with: ['child', 'pet', 'adult'] },
    { id: 'the-right-size', part: 'last', at: 'home', with: ['child', 'pet', 'adult'], pays: ['long'] },
  ],
  pictures: [
    {
      beats: ['just-as-fast', 'somebody-in-the-grass', 'hello-down-there'],
      framing: 'wide',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'pet', at: 'right', act: 'runs', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'left', act: 'runs', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['towards-the-wood', 'mine-too', 'flat'],
      framing: 'over-shoulder',
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pet', feeling: 'afraid', view: 'back' },
        { who: 'pet', at: 'far', act: 'runs', faces: 'right' },
      ],
    },
    {
      beats: ['flat', 'all-of-them', 'mine-too'],
      framing: 'middle',
      world: 'playing-field',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'calm', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
    },
  ],
});

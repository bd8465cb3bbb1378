import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'shes-put-it-back',
  premise:
    'A bear at a sanctuary finds all the food that a junior helper hides and puts it back through the hatch uneaten, till the hatch is locked and another helper’s diary falls into the pond; the bear is doing her old circus act, and nobody has ever done the end of it.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [2, 12], en: [2, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['bear'] },
  nights: { place: 'a bear sanctuary', indoors: false, tone: 'wry-warm', mechanism: 'clapping for somebody who has been waiting for it', feeling: 'ashamed', sleep: false },
  contains: ['bear'],
  registry: {
    idea: 'a bear who puts all her food back is neither fussy nor tidy but has an act, and waits for the applause',
    device: 'a hatch for putting things back, and a secret that cannot be put back',
    objects: ['blueberry on the end of a tongue', 'yellow bag with a broken zip', 'diary with four tooth holes and its lock shut', 'seat by the spare wheel'],
    joke: 'likes pear',
    ending: 'a wet bag keeps a seat in the minibus: she’d put it back',
  },
  beats: [
    { id: 'back', part: 'open', at: 'the bear sanctuary', with: ['child', 'bear'], plants: ['put back'], refrain: true },
    { id: 'hide-it', part: 'stir', at: 'the bear sanctuary', with: ['child', 'bear', 'elder', 'elder2', 'pet'], plants: ['lap'] },
    { id: 'mango', part: 'try', at: 'the bear sanctuary', with: ['child', 'keeper', 'bear'], refrain: true },
    { id: 'a-secret', part: 'lull', at: 'the bear sanctuary', with: ['child', 'friend'], plants: ['bag', 'diary'] },
    { id: 'the-padlock', part: 'try', at: 'the bear sanctuary', with: ['child', 'keeper'], plants: ['act'] },
    { id: 'a-pear', part: 'try', at: 'the platform', with: ['child', 'friend', 'bear'], plants: ['pear'] },
    { id: 'the-bag', part: 'lull', at: 'the platform', with: ['child', 'friend', 'keeper', 'bear'], pays: ['diary'] },
    { id: 'open-it', part: 'turn', at: 'the kitchen passage', with: ['child', 'keeper', 'bear'], pays: ['act'] },
    { id: 'bravo', part: 'turn', at: 'the kitchen passage', with: ['child', 'bear', 'keeper'], pays: ['lap', 'pear'] },
    { id: 'four-holes', part: 'back', at: 'the kitchen passage', with: ['child', 'friend'] },
    { id: 'the-seat', part: 'last', at: 'the minibus', with: ['child', 'friend'], pays: ['put back', 'bag'], refrain: true },
  ],
  pictures: [
    {
      beats: ['hide-it', 'mango', 'back'],
      framing: 'wide',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'bear', called: 'bear', at: 'right', act: 'carries', to: 'pumpkin', size: 'big', feeling: 'calm', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'bear', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'stump', at: 'centre' }],
    },
    {
      beats: ['a-pear', 'the-bag', 'the-padlock'],
      framing: 'over-shoulder',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'looks-at', to: 'bear', feeling: 'afraid', faces: 'right' },
        { who: 'bear', called: 'bear', at: 'right', act: 'looks-at', to: 'friend', size: 'big', holding: 'pear', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['bravo', 'open-it'],
      framing: 'middle',
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'bear', feeling: 'laughing', faces: 'right' },
        { who: 'bear', called: 'bear', at: 'right', act: 'is-proud', size: 'huge', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'bag', at: 'centre', colour: 'yellow' }],
    },
  ],
});

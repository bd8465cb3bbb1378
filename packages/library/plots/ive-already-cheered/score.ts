import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ive-already-cheered',
  premise:
    'On an ordinary Tuesday when everything goes backwards the best friend says goodbye, cries and forgives for something not yet done; the child keeps away all day so as not to do it, and that was it, until praise for a run not yet run shows what is left to do.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['backwards-day'] },
  nights: {
    place: 'home, school and a football pitch on a day that goes backwards',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'bringing a sorry for what was forgiven in the morning',
    feeling: 'a lump in the stomach for what one is going to do',
    sleep: false,
  },
  alike: ['goodbye-is-when-you-come'],
  contains: [],
  registry: {
    idea: 'whoever keeps away so as not to hurt a friend hurts the friend by it, and was forgiven beforehand',
    device: 'praise for what has not been done yet tells what there is still time to do',
    objects: ['plaster on a knee with nothing the matter', 'thumb blown on before the drawer', 'spokes counted all through break', 'sorry in two empty hands'],
    joke: 'I’ve already cheered, so now you’ve got to get it in',
    ending: 'hello at the gate at the end of the day',
  },
  beats: [
    { id: 'plaster-first', part: 'open', at: 'home', with: ['child', 'adult', 'minder', 'elder', 'elder2', 'pet'], plants: ['plaster'] },
    { id: 'goodbye-at-the-gate', part: 'stir', at: 'the gate', with: ['child', 'friend'], plants: ['goodbye', 'forgiven'] },
    { id: 'far-away', part: 'stir', at: 'the gate', with: ['child'] },
    { id: 'answer-first', part: 'try', at: 'school', with: ['child', 'friend'] },
    { id: 'bicycle-stand', part: 'try', at: 'school', with: ['child', 'friend'], plants: ['cheer'] },
    { id: 'nothing-at-all', part: 'turn', at: 'school', with: ['child', 'friend'] },
    { id: 'well-done', part: 'turn', at: 'home', with: ['child', 'adult', 'minder', 'elder'] },
    { id: 'on-the-knee', part: 'turn', at: 'the football pitch', with: ['child', 'friend'], pays: ['plaster'] },
    { id: 'here-it-comes', part: 'back', at: 'the football pitch', with: ['child', 'friend'], pays: ['forgiven'] },
    { id: 'already-cheered', part: 'back', at: 'the football pitch', with: ['child', 'friend'], pays: ['cheer'] },
    { id: 'hello', part: 'last', at: 'the gate', with: ['child', 'friend'], pays: ['goodbye'] },
  ],
  pictures: [
    {
      beats: ['goodbye-at-the-gate', 'far-away'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'cries', feeling: 'crying', faces: 'left', anyway: true },
      ],
      things: [{ what: 'gate', at: 'far' }],
    },
    {
      beats: ['bicycle-stand', 'nothing-at-all', 'answer-first'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'holds', to: 'football', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'hides-behind', to: 'bicycle', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'bicycle', at: 'right' }],
    },
    {
      beats: ['on-the-knee', 'here-it-comes', 'well-done'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'falls', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'far', act: 'holds', to: 'football', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'somebody-with-one-foot',
  premise:
    'Socks go from the washing line one by one: a young unicorn’s horn has just come in, and shines right above her eyes all night; a child and a grandparent knit it a cosy by the light of the horn itself.',
  writtenFirstIn: 'en',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['unicorn'] },
  nights: {
    place: 'a grandparent’s back step and kitchen',
    indoors: true,
    tone: 'tender-funny',
    mechanism: 'knitting a cosy for a light that cannot be put out',
    feeling: 'too tired to sleep',
    sleep: true,
  },
  alike: ['only-to-sleep'],
  contains: ['unicorn'],
  registry: {
    idea: 'a unicorn takes socks to put over her horn, for it shines above her eyes and she cannot sleep',
    device: 'a horn cosy as on the teapot, knitted with no lamp but the horn',
    objects: ['gardening sock on a horn', 'teapot in a woolly hat', 'lopsided pompom on a horn', 'toothmarks on the pegs'],
    joke: 'somebody with one foot',
    ending: 'the missing socks hang on the line, with the toes mended in silver hair',
  },
  beats: [
    { id: 'fewer-socks', part: 'open', at: 'the grandparent’s house', with: ['child', 'elder', 'elder2', 'friend'], plants: ['socks'] },
    { id: 'back-step', part: 'stir', at: 'the back step', with: ['child', 'elder', 'pet'] },
    { id: 'in-the-torchlight', part: 'stir', at: 'the garden', with: ['child', 'elder', 'unicorn'] },
    { id: 'too-bright', part: 'try', at: 'the garden', with: ['child', 'unicorn'], plants: ['toe'] },
    { id: 'woolly-hat', part: 'turn', at: 'the garden', with: ['child', 'elder', 'unicorn'] },
    { id: 'click', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'unicorn', 'pet'] },
    { id: 'pompom', part: 'turn', at: 'the kitchen', with: ['child', 'elder', 'unicorn'] },
    { id: 'dimmer', part: 'back', at: 'the kitchen', with: ['child', 'elder', 'unicorn', 'pet'] },
    { id: 'on-the-line', part: 'last', at: 'the garden', with: ['child'], pays: ['socks', 'toe'] },
  ],
  pictures: [
    {
      beats: ['in-the-torchlight', 'back-step', 'too-bright'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'unicorn', feeling: 'surprised', faces: 'right' },
        { who: 'elder', at: 'far', act: 'holds', to: 'flashlight', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['click', 'woolly-hat', 'pompom'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'yarn', feeling: 'happy', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'yarn', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['dimmer', 'pompom', 'click'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'unicorn', feeling: 'calm', faces: 'right' },
        { who: 'unicorn', at: 'right', act: 'looks-at', to: 'child', feeling: 'sleepy', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-little-bit-open',
  premise:
    'A child wants the door a little bit open and a small dark in a slipper wants it a little bit shut, which is the same door; then it shuts, and the dark, which is touching everything, talks the child to the handle, and asks for the light that prickles it.',
  writtenFirstIn: 'en',
  fromStory: 6,
  putBefore: { sv: [11, 12], en: [11, 12] },
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['dark'] },
  nights: {
    place: 'bed',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'being talked across a room in the dark',
    feeling: 'afraid of the dark',
    sleep: true,
    endsInBed: true,
  },
  votes: { en: [0, 3] },
  alike: ['a-small-dark-in-a-tin', 'as-slowly-as-you-grow'],
  contains: ['dark'],
  registry: {
    idea: 'a little bit open and a little bit shut are the same door, and a child and a small dark quarrel about it',
    device: 'the dark is touching everything, so it can say where everything is',
    objects: ['slipper with a dark in its toe', 'ginger biscuit under a chair', 'stripe that prickles', 'teeth that shine'],
    joke: 'what are we quarrelling about? you started it',
    ending: 'two eyes are a little bit open, a little bit shut, and shut',
  },
  beats: [
    { id: 'a-little-bit-open', part: 'open', at: 'bed', with: ['child', 'dark', 'adult', 'elder', 'elder2', 'friend', 'pet'], plants: ['open'], refrain: true },
    { id: 'teeth', part: 'stir', at: 'bed', with: ['child', 'dark'], plants: ['teeth'] },
    { id: 'a-ginger-one', part: 'try', at: 'bed', with: ['child', 'dark', 'friend', 'pet'], plants: ['biscuit'] },
    { id: 'the-stripe', part: 'try', at: 'bed', with: ['child', 'dark'], plants: ['prickles'], refrain: true },
    { id: 'click', part: 'lull', at: 'bed', with: ['child', 'dark', 'elder', 'friend'] },
    { id: 'put-your-foot-down', part: 'turn', at: 'the bedroom floor', with: ['child', 'dark', 'pet', 'friend'], pays: ['biscuit'] },
    { id: 'smallest', part: 'turn', at: 'the bedroom door', with: ['child', 'dark'], pays: ['prickles'], refrain: true },
    { id: 'just-right', part: 'back', at: 'the bedroom floor', with: ['child', 'dark', 'pet', 'friend'], refrain: true },
    { id: 'shut', part: 'last', at: 'bed', with: ['child', 'dark', 'pet', 'friend', 'elder'], pays: ['open', 'teeth'], refrain: true },
  ],
  pictures: [
    {
      beats: ['teeth', 'a-ginger-one', 'the-stripe'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'sits', feeling: 'afraid' },
        { who: 'shadow', at: 'left', act: 'looks-at', to: 'child', size: 'tiny', feeling: 'afraid', faces: 'right' },
      ],
      things: [
        { what: 'slippers', at: 'left' },
        { what: 'chair', at: 'far' },
      ],
    },
    {
      beats: ['put-your-foot-down', 'click'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'chair', feeling: 'afraid', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sleeps', if: 'pet.dog' },
        { who: 'pet', at: 'centre', act: 'sits-on', to: 'chair', if: 'pet.cat' },
      ],
      things: [
        { what: 'chair', at: 'centre' },
        { what: 'biscuit', at: 'centre' },
      ],
    },
    {
      beats: ['just-right', 'shut', 'smallest'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'slippers', feeling: 'calm', faces: 'right' },
        { who: 'shadow', at: 'centre', act: 'looks-at', to: 'child', size: 'tiny', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

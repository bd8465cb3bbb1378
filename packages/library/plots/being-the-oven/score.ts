import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'being-the-oven',
  premise:
    'A dragon sits on her egg on the sauna stove and will not let the chimney be swept; when her fire goes out the child is the oven, the friend bargains with the egg, and it is the dragon who has to be swept.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [7, 9],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: {
    place: 'a sauna',
    indoors: true,
    tone: 'funny-warm',
    mechanism: 'keeping an egg warm under a jumper while the dragon is swept',
    feeling: 'afraid for somebody small',
    sleep: false,
  },
  putBefore: { sv: [1, 12], en: [0, 12] },
  alike: ['shut-the-flap', 'nobody-mentions-the-draught', 'keeping-it-warm', 'shut-that-door'],
  contains: ['dragon', 'fire'],
  registry: {
    idea: 'a sweep and a brooding dragon are both right about one stove',
    device: 'the dragon is the chimney that needs sweeping',
    objects: ['sauna stove with an egg', 'bathrobe and cold shins', 'sweep’s brush', 'mitten with a spark'],
    joke: 'if only one is right you can bribe the other',
    ending: 'shut the door, there’s a draught, said from inside as an invitation',
  },
  beats: [
    { id: 'in-a-bathrobe', part: 'open', at: 'the sauna', with: ['child', 'friend', 'elder', 'elder2'], plants: ['draught'], refrain: true },
    { id: 'never-a-hot-stove', part: 'stir', at: 'the sauna', with: ['child', 'friend', 'elder', 'adult', 'pet'], plants: ['mittens'] },
    { id: 'not-one-minute', part: 'try', at: 'the sauna', with: ['child', 'friend'], refrain: true },
    { id: 'on-roofs', part: 'try', at: 'the sauna', with: ['child', 'friend', 'elder'], plants: ['soot'] },
    { id: 'pfft', part: 'turn', at: 'the sauna', with: ['child'] },
    { id: 'only-the-oven', part: 'turn', at: 'the step', with: ['child', 'friend'] },
    { id: 'gape', part: 'back', at: 'the sauna', with: ['elder'], pays: ['soot'] },
    { id: 'a-mitten', part: 'down', at: 'the step', with: ['child', 'friend'], pays: ['mittens'] },
    { id: 'room-on-the-bench', part: 'down', at: 'the sauna', with: ['elder'], pays: ['draught'], refrain: true },
    { id: 'in-a-row', part: 'last', at: 'the sauna', with: ['child', 'friend', 'elder', 'pet'] },
  ],
  pictures: [
    {
      beats: ['not-one-minute', 'never-a-hot-stove'],
      framing: 'close',
      world: 'bathroom',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'egg', feeling: 'surprised', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'looks-at', to: 'egg', colour: 'green', size: 'big', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'egg', at: 'centre' }],
    },
    {
      beats: ['only-the-oven', 'pfft'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'hugs', to: 'egg', feeling: 'afraid', faces: 'left' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'egg', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'egg', at: 'left' }],
    },
    {
      beats: ['gape', 'a-mitten'],
      framing: 'wide',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'elder', at: 'left', act: 'reaches-for', to: 'dragon', holding: 'broom', faces: 'right', anyway: true },
        { who: 'dragon', at: 'right', act: 'sits', colour: 'green', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

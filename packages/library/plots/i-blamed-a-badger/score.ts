import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-blamed-a-badger',
  premise:
    'A sixty-one-year-old sourdough starter is found murdered with salt at a baking competition, but what is in the jar is paste that was mixed that morning; a detective sits down beside the one who could not bear to have forgotten it in the oven, and a spoonful turns out to have lived on.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['whodunnit', 'baking'] },
  nights: {
    place: 'a village hall at a baking competition',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'smelling, and sitting down beside somebody',
    feeling: 'unable to bear having done it',
    sleep: false,
    endsInBed: true,
  },
  alike: ['only-a-bit'],
  storyVotes: [3, 3],
  contains: ['detective', 'baking'],
  registry: {
    idea: 'the murder victim is a sourdough starter in a jar, and whoever salted it was murdering someone already gone',
    device: 'no smell, no tidemarks and a scorched label say that it was forgotten in a warm oven on a cold night',
    objects: ['cardigan rolled up under a tea towel', 'starter called Clementine that smells of feet', 'green hat at the allotments', 'meringues sat down on'],
    joke: 'I once reversed over a wedding cake, and blamed a badger',
    ending: 'from a jar on the windowsill somebody very small says blip',
  },
  beats: [
    { id: 'in-a-jar', part: 'open', at: 'the village hall', with: ['child', 'friend', 'purslow'], plants: ['clementine'] },
    { id: 'nobody-leaves', part: 'stir', at: 'the village hall', with: ['lovell', 'toby', 'child'] },
    { id: 'smell-that', part: 'try', at: 'the village hall', with: ['child', 'friend'], plants: ['feet'] },
    { id: 'the-cardigan', part: 'turn', at: 'the village hall', with: ['child', 'friend'] },
    { id: 'was-it-the-oven', part: 'turn', at: 'the village hall', with: ['child', 'purslow', 'lovell'], plants: ['lovell'] },
    { id: 'six-steps', part: 'turn', at: 'the village hall', with: ['purslow', 'lovell', 'child'], pays: ['lovell'] },
    { id: 'green-hat', part: 'back', at: 'the village hall', with: ['child', 'friend', 'purslow'], pays: ['clementine'] },
    { id: 'fourth-of-five', part: 'down', at: 'the village hall', with: ['lovell', 'purslow'] },
    { id: 'blip', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['feet'] },
  ],
  pictures: [
    {
      beats: ['smell-that', 'nobody-leaves'],
      framing: 'middle',
      world: 'stage',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'jar', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'jar', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['was-it-the-oven', 'the-cardigan'],
      framing: 'close',
      world: 'stage',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-lady', feeling: 'sad', faces: 'right' },
        { who: 'old-lady', called: 'purslow', at: 'right', act: 'holds', to: 'cup', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['green-hat', 'six-steps'],
      framing: 'wide',
      world: 'stage',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-lady', called: 'purslow', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'old-lady', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-lady', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youll-hear-it-tomorrow',
  premise:
    'The echo in a tunnel is a whole day late, so a child sends things there to be heard tomorrow; and on the first morning of going through alone, a voice comes out of the wall that was left there on Sunday.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [30, 43], en: [50, 51] },
  ages: [6, 8],
  leads: [],
  nights: {
    place: 'a tunnel',
    indoors: false,
    tone: 'tender',
    mechanism: 'an echo that is a day late',
    feeling: 'afraid of going alone',
    sleep: false, endsInBed: true,
  },
  storyVotes: [2, 3],
  contains: ['rain'],
  registry: {
    idea: 'an echo that takes a whole day, so that one can leave one’s voice for tomorrow',
    device: 'somebody walks through on Sunday and talks all the way, to be heard beside the child on Monday',
    objects: ['very small bag of rubbish', 'stain like a cow', 'knot in a throat', 'lamp that flickers halfway'],
    joke: 'it was me yesterday',
    ending: 'what was shouted this afternoon is not told until tomorrow',
  },
  beats: [
    { id: 'no-echo', part: 'open', at: 'the tunnel', with: ['child', 'adult', 'minder'], plants: ['echo'] },
    { id: 'it-was-me-yesterday', part: 'stir', at: 'the tunnel', with: ['child', 'adult', 'minder'] },
    { id: 'the-long-way-round', part: 'stir', at: 'the tunnel', with: ['child', 'adult', 'minder'], plants: ['late'] },
    { id: 'guess-what', part: 'try', at: 'the tunnel', with: ['child', 'friend'] },
    { id: 'it-will-pass', part: 'try', at: 'the tunnel', with: ['child'] },
    { id: 'all-yours', part: 'lull', at: 'home', with: ['child', 'adult', 'minder'] },
    { id: 'a-very-small-bag', part: 'lull', at: 'home', with: ['child', 'adult', 'minder'], plants: ['bag'] },
    { id: 'the-middle', part: 'turn', at: 'the tunnel', with: ['child', 'adult', 'minder'] },
    { id: 'its-me', part: 'turn', at: 'the tunnel', with: ['child', 'adult', 'minder', 'pet', 'elder', 'elder2'], pays: ['late'] },
    { id: 'run', part: 'back', at: 'the tunnel', with: ['child', 'adult', 'minder'], pays: ['bag'] },
    { id: 'tomorrow', part: 'last', at: 'bed', with: ['child', 'adult', 'minder'], pays: ['echo'] },
  ],
  pictures: [
    {
      beats: ['the-long-way-round', 'it-was-me-yesterday', 'guess-what'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'underpass', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'underpass', at: 'right', size: 'huge' }],
    },
    {
      beats: ['all-yours', 'it-will-pass', 'a-very-small-bag', 'the-middle'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'bed', act: 'thinks', feeling: 'afraid' },
        { who: 'adult', at: 'left', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['its-me', 'the-middle', 'run'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'wall', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'wall', at: 'right', size: 'big' }],
    },
  ],
});

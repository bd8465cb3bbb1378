import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-fairly-short-line',
  premise:
    'While the party begins that a child was not asked to, and the best friend was, the child draws a line each time it comes to mind, and builds a marble run from the attic to the cellar; the marble is always faster, so somebody is needed in the cellar, straight after.',
  writtenFirstIn: 'sv',
  fromStory: 8,
  ages: [7, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['not-invited', 'left-out'] },
  nights: {
    place: 'a staircase from the attic to the cellar',
    indoors: true,
    tone: 'honest-funny',
    mechanism: 'needing somebody at the other end of a marble run',
    feeling: 'left out',
    sleep: false,
  },
  storyVotes: [3, 3],
  contains: [],
  registry: {
    idea: 'what hurts is counted in lines on a paper, and forgotten bit by bit over a marble run',
    device: 'a marble that is faster than its builder needs a friend in the cellar',
    objects: ['yellow cards with a horse on them', 'boot with a hole in its toe for a curve', 'tin in the cellar', 'toffee bitten in two'],
    joke: 'is that my boot? there was a hole in it already',
    ending: 'one more line, for fair is fair, and fairly short',
  },
  beats: [
    { id: 'the-cards', part: 'open', at: 'the schoolyard', with: ['child', 'friend', 'tilde', 'ellen', 'sami'], plants: ['straight-after', 'shoes'] },
    { id: 'the-lines', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'], plants: ['lines'] },
    { id: 'the-track', part: 'try', at: 'the stairs', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['boot'] },
    { id: 'always-faster', part: 'try', at: 'the stairs', with: ['child'], plants: ['pling'] },
    { id: 'straight-after', part: 'turn', at: 'the hall', with: ['child', 'friend'], pays: ['straight-after', 'shoes'] },
    { id: 'pling', part: 'turn', at: 'the stairs', with: ['child', 'friend'], pays: ['pling', 'boot'] },
    { id: 'right-is-right', part: 'last', at: 'the bedside', with: ['child'], pays: ['lines'] },
  ],
  pictures: [
    {
      beats: ['the-lines', 'the-track'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'sad', faces: 'right' },
        { who: 'adult', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['the-track', 'always-faster', 'straight-after'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'left', act: 'holds-up', to: 'marble', feeling: 'curious', faces: 'right' }],
      things: [
        { what: 'stairs', at: 'centre' },
        { what: 'boots', at: 'right' },
      ],
    },
    {
      beats: ['straight-after', 'pling'],
      framing: 'wide',
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'friend', at: 'right', act: 'gives', to: 'sweets', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});

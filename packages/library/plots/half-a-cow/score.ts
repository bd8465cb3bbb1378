import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'half-a-cow',
  premise:
    'A dragon blows light into any dark but the one behind his own eyelids, so he has not shut his eyes for a week; a grandparent lies there with eyes shut and sees a cow in a hat, who only shows where it is dark, and the child calls her back with two hands and a small moo.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dragon', 'afraid-of', 'dark'] },
  nights: {
    place: 'a bed with three in it',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'wanting to see what only shows in the dark',
    feeling: 'afraid of the dark',
    sleep: true, endsInBed: true,
  },
  contains: ['dragon', 'fire', 'dark'],
  registry: {
    idea: 'a dragon can blow light anywhere except behind his own eyelids, so he dares not shut them',
    device: 'a cow in a hat is only seen where it is dark; one eye shut shows half of her, and a moo calls her back',
    objects: ['cow in a red hat at a bus stop', 'half a cow, the back one', 'eyes as big as saucers under two hands'],
    joke: 'which half? the back one; the hat is on the front',
    ending: 'sh, now the bus is coming, says the one who was afraid of the dark',
  },
  beats: [
    { id: 'saucers', part: 'open', at: 'bed', with: ['child', 'elder', 'dragon', 'pet'] },
    { id: 'fff', part: 'stir', at: 'bed', with: ['dragon', 'pet'], plants: ['fire'] },
    { id: 'she-does-it', part: 'try', at: 'bed', with: ['child', 'elder', 'dragon'], plants: ['dark'] },
    { id: 'which-cow', part: 'try', at: 'bed', with: ['child', 'elder', 'dragon', 'friend'], plants: ['hat', 'bus'] },
    { id: 'half', part: 'try', at: 'bed', with: ['child', 'elder', 'dragon'] },
    { id: 'gone', part: 'turn', at: 'bed', with: ['child', 'elder', 'dragon'], pays: ['fire'] },
    { id: 'moo', part: 'turn', at: 'bed', with: ['child', 'dragon'] },
    { id: 'a-whole-one', part: 'back', at: 'bed', with: ['child', 'elder', 'dragon'], pays: ['hat', 'dark'] },
    { id: 'in-a-row', part: 'last', at: 'bed', with: ['child', 'elder', 'elder2', 'dragon', 'adult', 'minder', 'friend', 'pet'], pays: ['bus'] },
  ],
  pictures: [
    {
      beats: ['she-does-it', 'fff', 'which-cow'],
      framing: 'wide',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'centre', act: 'is-afraid', size: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'elder', at: 'left', act: 'lies-on-back', feeling: 'calm', anyway: true },
        { who: 'child', at: 'right', act: 'looks-at', to: 'dragon', feeling: 'curious', faces: 'left' },
      ],
    },
    {
      beats: ['half', 'which-cow', 'gone'],
      framing: 'middle',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'dragon', at: 'right', act: 'points-at', to: 'child', size: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'dragon', feeling: 'laughing', faces: 'right' },
      ],
    },
    {
      beats: ['moo', 'gone', 'a-whole-one'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'whispers-to', to: 'dragon', feeling: 'calm', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'listens-to', to: 'child', size: 'child', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});

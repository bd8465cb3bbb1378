import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'its-only-air',
  premise:
    'A child who never puts her face in the water meets a mermaid who is stuck in the sea pool, for she has never put hers out; a friend dives between the two with what they say, and they do it together, half each, to the count of three.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['mermaid'] },
  nights: {
    place: 'a sea pool by the harbour',
    indoors: false,
    tone: 'tender-funny',
    mechanism: 'two do what they dare not, half each, at the same time',
    feeling: 'afraid of water up the nose',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: ['mermaid', 'water'],
  registry: {
    idea: 'a mermaid dares not put her face out into the air, as a child dares not put hers in the water',
    device: 'a friend dives up and down with messages, and both count to three at once',
    objects: ['pool that the tide fills over a wall', 'crab going home with its shopping', 'mermaid with no head', 'bath plug looked at for a long time'],
    joke: 'all that blue, does anybody swim in it? seagulls',
    ending: 'far out somebody small puts up her head and stays to count the stars',
  },
  beats: [
    { id: 'like-a-duck', part: 'open', at: 'the sea pool', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'pet'], plants: ['face'] },
    { id: 'a-tickle', part: 'stir', at: 'the sea pool', with: ['child', 'friend', 'mermaid'] },
    { id: 'over-the-wall', part: 'stir', at: 'the sea pool', with: ['child', 'friend', 'mermaid'] },
    { id: 'only-water', part: 'try', at: 'the sea pool', with: ['child', 'friend', 'mermaid'], plants: ['only'] },
    { id: 'half-each', part: 'turn', at: 'the sea pool', with: ['child', 'friend', 'mermaid'] },
    { id: 'one-two-three', part: 'turn', at: 'the sea pool', with: ['child', 'friend', 'mermaid'], pays: ['face'] },
    { id: 'all-that-blue', part: 'turn', at: 'the sea pool', with: ['child', 'mermaid'] },
    { id: 'on-the-wall', part: 'back', at: 'the sea pool', with: ['child', 'friend', 'mermaid'] },
    { id: 'the-plug', part: 'last', at: 'the bath', with: ['child', 'adult', 'elder', 'pet', 'mermaid'], pays: ['only'] },
  ],
  pictures: [
    {
      beats: ['a-tickle', 'like-a-duck', 'over-the-wall'],
      framing: 'wide',
      world: 'sea-bottom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', at: 'left', act: 'looks-at', to: 'friend', feeling: 'afraid', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'mermaid', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['one-two-three', 'half-each', 'only-water'],
      framing: 'close',
      world: 'sea-bottom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'crab', feeling: 'surprised', faces: 'right' },
        { who: 'crab', at: 'right', act: 'walks', faces: 'right' },
      ],
    },
    {
      beats: ['on-the-wall', 'all-that-blue', 'one-two-three'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', at: 'centre', act: 'sits-on', to: 'wall', feeling: 'happy', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'mermaid', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'wall', at: 'centre' }],
    },
  ],
});

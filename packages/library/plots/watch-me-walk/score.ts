import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'watch-me-walk',
  premise:
    'The squelchy sand has eaten a boot, and round the rocks comes a mermaid with it jammed on her tail, who has always wanted a foot; but with a boot on she can only swim in circles, and so it must be lost again in the way that it was lost.',
  writtenFirstIn: 'en',
  fromStory: 6,
  ages: [5, 8],
  leads: [],
  wish: { concepts: ['mermaid'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'a beach',
    indoors: false,
    tone: 'funny',
    mechanism: 'jumping a boot fast in soft sand so that the foot comes out',
    feeling: 'sorry for somebody who wants her mother',
    sleep: false,
  },
  storyVotes: [1, 3],
  contains: ['mermaid', 'sea'],
  registry: {
    idea: 'a mermaid has got a child’s lost boot jammed on her tail and takes hopping for walking',
    device: 'soft sand that keeps a boot and gives back what was in it',
    objects: ['yellow boot with ducks on', 'sandcastle hopped into', 'one cross shrimp', 'silver scale like a new penny'],
    joke: 'that is hopping; it is what that one does',
    ending: 'both legs down one leg of the pyjamas, one slow swish and one more',
  },
  beats: [
    { id: 'the-sand-ate-it', part: 'open', at: 'the beach', with: ['child', 'friend', 'adult'], plants: ['squelch', 'tail'] },
    { id: 'a-foot', part: 'stir', at: 'the beach', with: ['child', 'friend', 'mermaid'] },
    { id: 'boing', part: 'try', at: 'the beach', with: ['child', 'friend', 'mermaid', 'elder', 'elder2', 'pet'] },
    { id: 'gone-out', part: 'lull', at: 'the water’s edge', with: ['child', 'friend', 'mermaid', 'adult'] },
    { id: 'hard-hard-soft', part: 'turn', at: 'the water’s edge', with: ['child', 'friend', 'mermaid'], pays: ['squelch'] },
    { id: 'shlooop', part: 'turn', at: 'the water’s edge', with: ['child', 'friend', 'mermaid', 'adult'] },
    { id: 'a-new-penny', part: 'back', at: 'the beach', with: ['child', 'friend', 'adult'], plants: ['scale'] },
    { id: 'a-very-good-tail', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['tail', 'scale'] },
  ],
  pictures: [
    {
      beats: ['a-foot', 'boing'],
      framing: 'wide',
      world: 'beach',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'mermaid', called: 'mermaid', at: 'right', act: 'jumps', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'mermaid', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'left', act: 'points-at', to: 'mermaid', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'duck-boot', at: 'right' }],
    },
    {
      beats: ['gone-out', 'boing', 'hard-hard-soft'],
      framing: 'middle',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'mermaid', called: 'mermaid', at: 'right', act: 'pulls', to: 'duck-boot', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'centre', act: 'pulls', to: 'duck-boot', feeling: 'angry', faces: 'right' },
        { who: 'friend', at: 'left', act: 'pulls', to: 'child', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['shlooop', 'hard-hard-soft'],
      framing: 'close',
      world: 'beach',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'mermaid', feeling: 'laughing', faces: 'right' },
        { who: 'mermaid', called: 'mermaid', at: 'right', act: 'reaches-for', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'duck-boot', at: 'near' }],
    },
  ],
});

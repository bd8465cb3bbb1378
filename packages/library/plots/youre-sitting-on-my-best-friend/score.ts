import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youre-sitting-on-my-best-friend',
  premise:
    'Somebody lonely keeps the other half of the blanket for the best friend who has never come, and tells whoever asks that it is taken; as long as it is taken nobody can sit there, until a child who knows how it feels leaves its own place in front of everybody, and sits down.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  leads: [],
  wish: { relation: 'lonely', kinds: ['animal', 'creature', 'thing', 'vehicle', 'machine', 'toy'] },
  nights: {
    place: 'a film in the park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'sitting down in a place that is kept for nobody',
    feeling: 'lonely',
    sleep: false,
    seasons: ['summer', 'autumn'],
  },
  alike: ['now-youre-taken'],
  contains: [],
  registry: {
    idea: 'a place that is kept for a best friend one has not met is a place where nobody can become it',
    device: 'whoever never asks sits down on it, and then it is warm',
    objects: ['shoe that keeps half a blanket', 'two cups on film night', 'blanket rolled up from the empty end', 'film seen from the wrong side of a sheet'],
    joke: 'sit down! that’s just what I’m going to do',
    ending: 'there is not even room for a shoe',
  },
  beats: [
    { id: 'a-shoe', part: 'open', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['taken', 'shoe'] },
    { id: 'not-yet', part: 'stir', at: 'the park', with: ['child', 'wish'], plants: ['called'] },
    { id: 'not-by-anybody', part: 'try', at: 'the park', with: ['child', 'wish'] },
    { id: 'yours-came', part: 'try', at: 'the park', with: ['child', 'friend', 'wish'] },
    { id: 'from-the-empty-end', part: 'turn', at: 'the park', with: ['child', 'wish'] },
    { id: 'nobody', part: 'turn', at: 'the park', with: ['friend', 'pet', 'elder', 'wish'] },
    { id: 'now-it-is', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend', 'pet', 'elder'], pays: ['taken'] },
    { id: 'two-sides', part: 'back', at: 'the park', with: ['child', 'wish', 'friend'], pays: ['called'] },
    { id: 'no-room', part: 'last', at: 'the park', with: ['child', 'wish', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['shoe'] },
  ],
  pictures: [
    {
      beats: ['not-yet', 'not-by-anybody', 'a-shoe'],
      framing: 'middle',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'wish', feeling: 'curious', faces: 'right' },
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'cup', at: 'right', count: 2 }],
    },
    {
      beats: ['from-the-empty-end', 'yours-came', 'nobody'],
      framing: 'over-shoulder',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
        { who: 'wish', at: 'right', act: 'pulls', to: 'blanket', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['now-it-is', 'two-sides', 'no-room'],
      framing: 'close',
      world: 'park',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'blanket', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'every-seventh-beat',
  premise:
    'Under water somebody is thumping like an old boat that has not run for thirty years: a whale that followed her as a calf; so they get her engine going to answer it, and it takes home the clang of a dropped spanner as well.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [15, 36], en: [29, 40] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['whale'] },
  nights: { place: 'a jetty on an island', indoors: false, tone: 'dry-tender', mechanism: 'starting an old engine so that somebody gets an answer', feeling: 'longing', sleep: false, endsInBed: true, seasons: ['spring', 'summer', 'autumn'] },
  storyVotes: [3, 3],
  contains: ['whale', 'sea', 'boat', 'spider'],
  registry: {
    idea: 'a whale calls with the beat of the boat it followed as a calf, and nobody answers',
    device: 'an engine that skips every seventh beat is started to answer its imitator',
    objects: ['hydrophone of a jam jar', 'spider that has to move out of an air pipe', 'floury finger', 'headphones with a cable down into the sea'],
    joke: 'the spanner that was dropped has got into the whale’s song',
    ending: 'that’s me, I’m in it',
  },
  beats: [
    { id: 'the-hydrophone', part: 'open', at: 'the jetty', with: ['child', 'friend'] },
    { id: 'that-is-rut', part: 'stir', at: 'the jetty', with: ['child', 'friend', 'elder'], plants: ['seventh'] },
    { id: 'company', part: 'lull', at: 'the boathouse', with: ['child', 'friend', 'elder'], plants: ['herring'] },
    { id: 'nobody-answers', part: 'try', at: 'the jetty', with: ['child', 'friend', 'elder', 'adult', 'mechanic'] },
    { id: 'puff', part: 'turn', at: 'the slipway', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'mechanic', 'pet'], plants: ['clang'], pays: ['seventh'] },
    { id: 'it-is-listening', part: 'turn', at: 'the slipway', with: ['child', 'friend', 'elder'] },
    { id: 'somebody-breathed', part: 'back', at: 'the jetty', with: ['child', 'friend', 'elder', 'whale', 'pet'], pays: ['herring'] },
    { id: 'far-out-to-sea', part: 'last', at: 'the attic', with: ['child', 'friend', 'elder', 'adult', 'mechanic', 'pet'], pays: ['clang'] },
  ],
  pictures: [
    {
      beats: ['that-is-rut', 'company'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'elder', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'listens-to', to: 'elder', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'left', act: 'listens-to', to: 'elder', feeling: 'surprised', faces: 'right', anyway: true },
      ],
      things: [{ what: 'boat', at: 'far' }],
    },
    {
      beats: ['puff', 'nobody-answers'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'boat', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'stands', holding: 'spanner', feeling: 'happy', faces: 'right', anyway: true },
      ],
      things: [{ what: 'boat', at: 'right', size: 'big' }],
    },
    {
      beats: ['somebody-breathed', 'it-is-listening'],
      framing: 'over-shoulder',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'whale', feeling: 'surprised' },
        { who: 'whale', at: 'right', act: 'looks-at', to: 'child', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-have-until-mr-budge',
  premise:
    'A child so slow that trees can be heard thinking must hear a beech out before its low branch is sawn off in the morning; it has been holding out that arm for sixty-four years, to somebody it thinks is still up there.',
  writtenFirstIn: 'en',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['trees-talk'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: {
    place: 'the grandparent’s garden',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'hearing somebody out, and telling them that it turned out well',
    feeling: 'somebody who has waited because nobody said',
    sleep: false,
    endsInBed: true,
  },
  contains: [],
  registry: {
    idea: 'a tree holds out its arm for sixty-four years because nobody told it that the one who had climbed it was down',
    device: 'whoever is slow enough hears what a tree is thinking',
    objects: ['branch that gets the postman in the parcels', 'clematis with something shocking on', 'snail that looks back', 'garden chair one has to stay in until the postman comes'],
    joke: 'in the middle of a sentence',
    ending: 'it has started on good night, and it should be there by Easter',
  },
  beats: [
    { id: 'twelve-minutes', part: 'open', at: 'home', with: ['child', 'adult'], plants: ['slow'] },
    { id: 'the-hedge', part: 'stir', at: 'the garden', with: ['child', 'elder', 'friend', 'pet'] },
    { id: 'the-beech', part: 'stir', at: 'the garden', with: ['child', 'elder', 'elder2'], plants: ['branch'] },
    { id: 'going-slow', part: 'try', at: 'the garden', with: ['child', 'elder'], plants: ['chair'], pays: ['slow'] },
    { id: 'hold-on', part: 'turn', at: 'the garden', with: ['child', 'elder'] },
    { id: 'how-do-you-tell-a-tree', part: 'turn', at: 'the garden', with: ['child', 'elder'] },
    { id: 'a-chair', part: 'back', at: 'the garden', with: ['child', 'elder'], pays: ['branch', 'chair'] },
    { id: 'g', part: 'last', at: 'bed', with: ['child', 'elder', 'adult'] },
  ],
  pictures: [
    {
      beats: ['the-beech', 'the-hedge'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'points-at', to: 'tree', feeling: 'angry', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'tree', at: 'centre' }],
    },
    {
      beats: ['hold-on', 'going-slow'],
      framing: 'close',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'tree', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'tree', at: 'centre' }],
    },
    {
      beats: ['how-do-you-tell-a-tree', 'a-chair'],
      framing: 'middle',
      world: 'garden',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'elder', at: 'right', act: 'sits-on', to: 'branch', feeling: 'happy', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'elder', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

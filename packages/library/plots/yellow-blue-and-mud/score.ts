import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'yellow-blue-and-mud',
  premise:
    'A child wants a colour-blind classmate to get a rainbow with nothing missing from it and tells him what red is like; at night a low moon makes one that is white for everybody, and whoever cannot find the colours has to call for the one who is good at it, who sees it longest.',
  writtenFirstIn: 'sv',
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['rainbow'] },
  nights: {
    place: 'by a compost heap at moonrise',
    indoors: false,
    tone: 'hushed-wry',
    mechanism: 'asking for help from whoever one wanted to help',
    feeling: 'being ashamed',
    sleep: false,
  },
  contains: ['rainbow', 'dark', 'moon'],
  registry: {
    idea: 'a moonbow is white for everybody, so a colour-blind boy is the one who knows how to look at it',
    device: 'a red jacket that is grey at night says that it is the eyes and not the rainbow',
    objects: ['compost bucket upside down', 'woolly hat over the eye of a lamp', 'second, fainter bow', 'a red of one’s own'],
    joke: 'I’ve eaten cucumber',
    ending: 'the child turns its back and asks to be told when it is gone, as he did; it takes quite a long time',
  },
  beats: [
    { id: 'at-the-window', part: 'open', at: 'the classroom', with: ['child', 'friend', 'ivar'], plants: ['tell-me', 'missing'] },
    { id: 'like-cucumber', part: 'try', at: 'the road', with: ['child', 'friend', 'ivar', 'pet'], plants: ['cucumber'] },
    { id: 'ends', part: 'turn', at: 'the compost heap', with: ['child', 'friend', 'adult', 'lodger', 'elder', 'elder2', 'pet'], plants: ['eye', 'white'] },
    { id: 'i-cant-see-them', part: 'turn', at: 'the fence', with: ['child', 'friend', 'ivar'] },
    { id: 'two-minutes', part: 'turn', at: 'the shed', with: ['child', 'friend', 'ivar', 'pet', 'elder'], pays: ['eye'] },
    { id: 'nothing-missing', part: 'back', at: 'the shed', with: ['child', 'friend', 'ivar', 'elder', 'pet'], pays: ['missing', 'white', 'cucumber'] },
    { id: 'now', part: 'last', at: 'the fence', with: ['child', 'friend', 'ivar'], pays: ['tell-me'] },
  ],
  pictures: [
    {
      beats: ['like-cucumber', 'at-the-window', 'ends'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'boy', feeling: 'curious', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'walks', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'boy', called: 'ivar', at: 'right', act: 'walks', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'rainbow', at: 'above', size: 'big' }],
    },
    {
      beats: ['i-cant-see-them', 'ends', 'two-minutes'],
      framing: 'wide',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'boy', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'ivar', at: 'far', act: 'stands', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'house', at: 'far' }],
    },
    {
      beats: ['two-minutes', 'nothing-missing'],
      framing: 'over-shoulder',
      world: 'garden',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds-hands', to: 'boy', feeling: 'surprised', faces: 'right' },
        { who: 'boy', called: 'ivar', at: 'centre', act: 'holds-hands', to: 'child', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});

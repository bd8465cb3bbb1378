import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-boat-that-went-round',
  premise:
    'Two friends so considerate that both change sides at once have a canoe that only goes round, and are to be split up; when the raft with thirty people’s lunch drifts off, going round is what winds it in, once they sit face to face.',
  writtenFirstIn: 'en',
  fromStory: 11,
  putBefore: { sv: [1, 40], en: [1, 36] },
  ages: [10, 12],
  leads: ['friend'],
  seasons: ['spring', 'summer', 'autumn'],
  alike: ['change-sides'],
  nights: { place: 'a canoe on a lake', indoors: false, tone: 'funny', mechanism: 'winding in two ropes by going round', feeling: 'afraid to be split up', sleep: false, endsInBed: true },
  contains: ['boat'],
  registry: {
    idea: 'a canoe that only goes round is a reel, and winds in what has drifted off',
    device: 'whoever is dizzy looks at somebody who is going round with them',
    objects: ['raft with lunch under a cloth', 'motor in pieces round two feet', 'somebody else’s coat', 'seagull that was held on to'],
    joke: 'lunch left without them',
    ending: 'two bunks go on turning, and both of them are glad of it',
  },
  beats: [
    { id: 'ours', part: 'open', at: 'the lake', with: ['child', 'friend', 'gwen'], plants: ['round', 'split'] },
    { id: 'one-morning', part: 'stir', at: 'the lake', with: ['child', 'friend', 'gwen', 'elder', 'elder2'], plants: ['rope', 'lunch'] },
    { id: 'lunch-left', part: 'try', at: 'the canoe', with: ['child', 'friend', 'gwen', 'pet'] },
    { id: 'round-again', part: 'turn', at: 'the canoe', with: ['child', 'friend'], pays: ['rope'] },
    { id: 'the-ninth-turn', part: 'lull', at: 'the canoe', with: ['child', 'friend'], plants: ['dizzy'] },
    { id: 'look-at-me', part: 'turn', at: 'the canoe', with: ['child', 'friend'], pays: ['lunch', 'dizzy'] },
    { id: 'a-dinner', part: 'back', at: 'the jetty', with: ['child', 'friend', 'gwen'], pays: ['split'] },
    { id: 'so-am-i', part: 'last', at: 'the bunks', with: ['child', 'friend'], pays: ['round'] },
  ],
  pictures: [
    {
      beats: ['one-morning', 'ours', 'lunch-left'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big' }],
    },
    {
      beats: ['round-again', 'lunch-left', 'the-ninth-turn'],
      framing: 'middle',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'friend', at: 'far', act: 'sits-on', to: 'canoe', holding: 'rope', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'far', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'happy', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big' }, { what: 'raft', at: 'left' }],
    },
    {
      beats: ['look-at-me', 'a-dinner', 'the-ninth-turn'],
      framing: 'close',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'right', act: 'sits-on', to: 'canoe', holding: 'paddle', feeling: 'laughing', faces: 'left' },
        { who: 'friend', at: 'left', act: 'sits-on', to: 'canoe', feeling: 'laughing', faces: 'right' },
      ],
      things: [{ what: 'canoe', at: 'far', size: 'big' }],
    },
  ],
});

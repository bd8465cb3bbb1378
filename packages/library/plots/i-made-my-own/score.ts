import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-made-my-own',
  premise:
    'The whole town goes dark but for one window, and a child with a charger and a grandparent with an empty thermos climb to it; all the current there is comes out of an old man on a bicycle, whose wife cannot sleep until his lamp has blinked three times at nine.',
  writtenFirstIn: 'sv',
  fromStory: 10,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['power-cut'] },
  nights: {
    place: 'a dark town and a kitchen on the ninth floor',
    indoors: true,
    tone: 'warm-funny',
    mechanism: 'pedalling in somebody’s place until the hour',
    feeling: 'being waited for',
    sleep: false,
    endsInBed: true,
  },
  contains: ['dark'],
  registry: {
    idea: 'in a power cut all the current in town is an old man on a bicycle, who must blink good night across the river',
    device: 'a watch that is wound by hand knows when it is nine in a town where every clock has stopped',
    objects: ['lady’s bicycle on a stool in a kitchen', 'charger carried up nine flights of stairs', 'empty thermos for whoever has light', 'matches in a home for the old'],
    joke: 'where there is light there is coffee',
    ending: 'a hand before a candle, once, twice, and the third that is never seen',
  },
  beats: [
    { id: 'like-a-cake', part: 'open', at: 'the grandparent’s window', with: ['child', 'elder', 'elder2'], plants: ['charger', 'thermos'] },
    { id: 'hands-first', part: 'stir', at: 'the street', with: ['child', 'elder', 'friend', 'pet'] },
    { id: 'im-cycling', part: 'try', at: 'the kitchen on the ninth floor', with: ['child', 'elder', 'allan'] },
    { id: 'that-im-home', part: 'lull', at: 'the kitchen on the ninth floor', with: ['child', 'elder', 'allan'], plants: ['blink'] },
    { id: 'ten-to-nine', part: 'turn', at: 'the kitchen on the ninth floor', with: ['child', 'elder', 'allan'] },
    { id: 'uphill', part: 'turn', at: 'the kitchen on the ninth floor', with: ['child', 'elder', 'allan'] },
    { id: 'the-third-match', part: 'back', at: 'the kitchen on the ninth floor', with: ['child', 'elder', 'allan'] },
    { id: 'no-light-at-all', part: 'back', at: 'the kitchen on the ninth floor', with: ['child', 'elder', 'allan'], pays: ['thermos'] },
    { id: 'once-twice', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['charger', 'blink'] },
  ],
  pictures: [
    {
      beats: ['hands-first', 'like-a-cake', 'im-cycling'],
      framing: 'wide',
      world: 'street',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'holds-hands', to: 'child', holding: 'thermos', feeling: 'afraid', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'holds-hands', to: 'elder', feeling: 'curious', faces: 'right' },
      ],
    },
    {
      beats: ['that-im-home', 'im-cycling', 'ten-to-nine'],
      framing: 'middle',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'old-man', called: 'allan', at: 'right', act: 'rides', to: 'bicycle', feeling: 'sad', faces: 'right' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['uphill', 'ten-to-nine', 'the-third-match'],
      framing: 'close',
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'rides', to: 'bicycle', feeling: 'angry', faces: 'right' },
        { who: 'elder', at: 'left', act: 'calls-to', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
      ],
    },
  ],
});

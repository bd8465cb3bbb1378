import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-is-tired-out',
  premise: 'Nobody wanted to be with the child today, and there it sits, in the corner that the pet was staring into: small, transparent, and called Nobody, who understands how it feels and knows who is sorry.',
  writtenFirstIn: 'sv',
  ages: [9, 11],
  leads: [],
  wish: { concepts: ['lonely'], onlyAsked: true },
  standIns: { pet: 'cat' },
  nights: { place: 'under the desk', indoors: true, tone: 'funny-tender', mechanism: 'hearing a word as a name', feeling: 'left out', sleep: false },
  contains: ['cat', 'dog'],
  registry: {
    idea: 'nobody is somebody, with a small striped hat',
    device: 'what Nobody does is true in both ways it can be heard',
    objects: ['corner behind the waste-paper basket', 'shoes without laces', 'very small boots'],
    joke: 'Somebody is my cousin, and worn out',
    ending: 'Nobody snored',
  },
  beats: [
    { id: 'the-corner', part: 'open', at: 'under the desk', with: ['child', 'pet'] },
    { id: 'a-hat', part: 'stir', at: 'under the desk', with: ['child', 'pet'], plants: ['name'] },
    { id: 'the-swings', part: 'lull', at: 'under the desk', with: ['child', 'pet'], plants: ['laces'] },
    { id: 'how-it-feels', part: 'try', at: 'under the desk', with: ['child', 'pet'] },
    { id: 'pairs', part: 'try', at: 'under the desk', with: ['child', 'pet', 'adult'] },
    { id: 'small-boots', part: 'stir', at: 'under the desk', with: ['child', 'pet'] },
    { id: 'the-telephone', part: 'turn', at: 'bed', with: ['child', 'friend', 'pet', 'adult'], pays: ['laces', 'name'] },
    { id: 'a-kiss', part: 'back', at: 'bed', with: ['child', 'pet', 'adult'] },
    { id: 'in-the-middle', part: 'last', at: 'bed', with: ['child', 'pet'] },
  ],
  pictures: [
    {
      beats: ['the-corner', 'a-hat', 'the-swings'],
      framing: 'middle',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'pet', feeling: 'sad', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'waits', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'bin', at: 'right' }],
    },
    {
      beats: ['pairs', 'how-it-feels', 'small-boots'],
      framing: 'from-above',
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'curious' },
        { who: 'pet', at: 'right', act: 'lies-on-stomach', feeling: 'proud' },
      ],
      things: [{ what: 'playing-card', at: 'centre', count: 2 }],
    },
    {
      beats: ['the-telephone', 'small-boots', 'a-kiss'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'telephone', feeling: 'surprised', faces: 'right' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'calm', faces: 'left' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'what-happens-at-three',
  premise: 'Somebody lies in the bath and will not get out, just as the child never will; the child counts as grown-ups count, and has to find out what happens at three.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { relation: 'in-the-bath', kinds: ['animal', 'creature'] },
  nights: { place: 'bathroom', indoors: true, tone: 'funny-tender', mechanism: 'holding up a towel', feeling: 'cold', sleep: false, endsOnRefrain: true },
  alike: ['too-big-to-be-carried'],
  contains: [],
  registry: {
    idea: 'a child who screams at two has never found out that at three there is somebody with a towel',
    device: 'whoever waits for the bath has to be the grown-up of whoever is in it',
    objects: ['yellow towel held as wide as two arms go', 'duck passed to somebody who will not get out', 'boot being scraped in the hall', 'bath with nothing left in it but a guest'],
    joke: 'I usually scream at two',
    ending: 'what happened at three was the grown-up',
  },
  beats: [
    { id: 'my-turn', part: 'open', at: 'the bathroom', with: ['child', 'wish'], plants: ['five-minutes'] },
    { id: 'as-i-do', part: 'stir', at: 'the bathroom', with: ['child', 'wish', 'adult', 'elder'] },
    { id: 'one-two', part: 'try', at: 'the bathroom', with: ['child', 'wish', 'friend', 'pet'], plants: ['three'] },
    { id: 'the-plug', part: 'turn', at: 'the bathroom', with: ['child', 'wish'] },
    { id: 'nobody-to-dry-you', part: 'turn', at: 'the bathroom', with: ['child', 'wish', 'pet'] },
    { id: 'three', part: 'turn', at: 'the bathroom', with: ['child', 'wish', 'friend', 'pet'], pays: ['three'] },
    { id: 'i-said-so', part: 'back', at: 'the bathroom', with: ['child', 'wish', 'adult', 'elder'] },
    { id: 'the-towel-again', part: 'last', at: 'the bathroom', with: ['child', 'wish', 'adult', 'friend', 'pet'], pays: ['five-minutes'] },
  ],
  pictures: [
    {
      beats: ['as-i-do', 'one-two'],
      framing: 'middle',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'wish', holding: 'rubber-duck', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bathtub', at: 'right' }],
    },
    {
      beats: ['the-plug', 'nobody-to-dry-you'],
      framing: 'close',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'wish', at: 'right', act: 'sits', feeling: 'sad', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'sad', faces: 'right' },
      ],
      things: [{ what: 'rubber-duck', at: 'near' }],
    },
    {
      beats: ['three', 'i-said-so'],
      framing: 'wide',
      world: 'bathroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'towel', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'happy', faces: 'left' },
        { who: 'friend', at: 'centre', act: 'holds-up', to: 'towel', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'youre-growing-raisins',
  premise:
    'The old man next door, who took a raisin out of the child’s ear every morning, has died, and the child waits at his gate with an ear that must be full by now; whoever knows how it was done shows whose hand it was in, all the way down the path, and the next morning somebody else has an ear sticking out.',
  writtenFirstIn: 'en',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['grief'] },
  nights: {
    place: 'a gate and a bench',
    indoors: false,
    tone: 'funny-true',
    mechanism: 'learning the trick of somebody who has died',
    feeling: 'missing somebody who has died',
    sleep: false,
  },
  alike: ['one-more-thing', 'anything-to-report'],
  contains: ['missing-someone'],
  registry: {
    idea: 'a raisin was taken out of an ear every morning by somebody who has died, so the ear must be full by now',
    device: 'the trick was in a hand that held tight all the way down the path, and can be learned',
    objects: ['ear that sticks out at a gate', 'raisin in the tea', 'strong glue that is not strong enough', 'raisin for a blackbird'],
    joke: 'he is dead, but my ears are not',
    ending: 'the other one stands at the gate with an ear out, and the child comes slowly down the path',
  },
  beats: [
    { id: 'strong-glue', part: 'open', at: 'home', with: ['child', 'elder', 'adult'] },
    { id: 'an-ear-out', part: 'stir', at: 'the gate', with: ['child', 'friend', 'pet'], plants: ['raisin', 'words'] },
    { id: 'full-by-now', part: 'try', at: 'the gate', with: ['child', 'elder', 'elder2', 'pet'], plants: ['tea'] },
    { id: 'only-soap', part: 'try', at: 'the gate', with: ['child', 'elder'] },
    { id: 'in-his-hand', part: 'turn', at: 'the bench', with: ['child', 'elder'], plants: ['path'] },
    { id: 'hold-still', part: 'turn', at: 'the bench', with: ['child', 'elder', 'elder2'], pays: ['tea', 'words'] },
    { id: 'have-a-raisin', part: 'back', at: 'the bench', with: ['child', 'elder', 'friend', 'pet'], pays: ['raisin'] },
    { id: 'the-next-morning', part: 'last', at: 'the gate', with: ['child', 'elder'], pays: ['path'] },
  ],
  pictures: [
    {
      beats: ['an-ear-out', 'full-by-now', 'strong-glue'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [{ who: 'child', at: 'centre', act: 'waits', feeling: 'calm', faces: 'right' }],
      things: [
        { what: 'gate', at: 'right' },
        { what: 'bench', at: 'left' },
      ],
    },
    {
      beats: ['in-his-hand', 'only-soap', 'hold-still'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'reaches-for', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'stands', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'bench', at: 'right' }],
    },
    {
      beats: ['hold-still', 'in-his-hand', 'have-a-raisin'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'elder', feeling: 'proud', faces: 'right' },
        { who: 'elder', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
    },
  ],
});

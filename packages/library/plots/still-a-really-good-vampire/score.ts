import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'still-a-really-good-vampire',
  premise:
    'Whoever steals from a chip van at midnight is a vampire who falls over at the word blood and has his birthday supper tomorrow; the child fills his goblet with the only thing he takes, is asked what is in the jug, and says it, and then it turns out what all the others have been on.',
  writtenFirstIn: 'en',
  fromStory: 7,
  ages: [5, 9],
  leads: [],
  wish: { relation: 'only-eats', nouns: ['vampire'], other: ['food'] },
  nights: {
    place: 'a van by the sea and a cave under a pier',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying what is in the jug',
    feeling: 'afraid that the family will find out',
    sleep: false,
    endsInBed: true,
  },
  alike: ['that-proves-nothing'],
  contains: ['vampire', 'bat', 'skeleton'],
  registry: {
    idea: 'a vampire who cannot bear the other stuff turns out to have a family that cannot either',
    device: 'asked what is in the jug, the child says it aloud in front of all the vampires',
    objects: ['cloak with the price tag still on', 'bat with a boy’s own feet', 'goblet filled with a glop', 'coffin with something sweet in it'],
    joke: 'blood, and he fell over',
    ending: 'a blanket pulled right up round the neck just because it is cosy',
  },
  beats: [
    { id: 'a-lid', part: 'open', at: 'the van', with: ['child', 'elder', 'elder2', 'adult', 'friend', 'pet'], plants: ['lid', 'fishcake'] },
    { id: 'price-tag', part: 'stir', at: 'the van', with: ['child', 'wish', 'bat'], plants: ['hatch'] },
    { id: 'the-other-stuff', part: 'stir', at: 'the van', with: ['child', 'wish', 'bat', 'friend', 'elder', 'adult'], plants: ['other-stuff'] },
    { id: 'being-the-waiters', part: 'try', at: 'the cave', with: ['child', 'bat', 'uncle', 'old', 'friend', 'elder', 'elder2', 'adult'], pays: ['lid'] },
    { id: 'in-that-jug', part: 'turn', at: 'the cave', with: ['child', 'bat', 'old', 'friend'], pays: ['hatch'] },
    { id: 'show-me', part: 'turn', at: 'the cave', with: ['bat', 'old', 'uncle'], pays: ['other-stuff'] },
    { id: 'who-wants', part: 'back', at: 'the cave', with: ['bat', 'elder', 'elder2', 'adult', 'pet'], pays: ['fishcake'] },
    { id: 'where-to-begin', part: 'last', at: 'the van', with: ['child', 'bat', 'friend', 'adult', 'pet'] },
  ],
  pictures: [
    {
      beats: ['price-tag', 'a-lid', 'the-other-stuff'],
      framing: 'middle',
      world: 'shop',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'flashlight', feeling: 'surprised', faces: 'right' },
        { who: 'wish', at: 'right', act: 'is-afraid', feeling: 'afraid', size: 'child', faces: 'left' },
      ],
    },
    {
      beats: ['being-the-waiters', 'the-other-stuff', 'in-that-jug'],
      framing: 'wide',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-lady', feeling: 'surprised', faces: 'right' },
        { who: 'skeleton', at: 'centre', act: 'holds-hands', to: 'old-lady', faces: 'right' },
        { who: 'old-lady', called: 'old', at: 'right', act: 'walks', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['in-that-jug', 'show-me', 'being-the-waiters'],
      framing: 'close',
      world: 'cave',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'old-lady', feeling: 'afraid', faces: 'right' },
        { who: 'old-lady', called: 'old', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

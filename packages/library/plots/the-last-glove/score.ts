import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-last-glove',
  premise:
    'Somebody in armour or in waterproofs needs the loo as soon as the last glove is on and never when it is off, and so has not been out for a fortnight; the dog, who needs to go too and is asked by nobody, runs out with the last glove.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  ages: [4, 7],
  leads: [],
  wish: { relation: 'needs-the-loo', kinds: ['person', 'creature'] },
  // It must be able to stand in a hall, and to put on gloves.
  fits: '!wish.mermaid & !wish.ghost & !wish.ghost-child & !wish.ghost-dog & !wish.poltergeist & !wish.baby & !wish.sea-serpent & !wish.sea-monster & !wish.phoenix & !wish.pegasus & !wish.unicorn & !wish.toilet-monster & !wish.shadow-creature & !wish.will-o-the-wisp & !wish.frog-prince & !wish.flying-pig & !wish.dust-bunny & !wish.dream-bird & !wish.magic-cat & !wish.griffin & !wish.sphinx & !wish.centaur & !wish.slime-monster',
  standIns: { pet: 'dog' },
  nights: {
    place: 'a hall and a puddle',
    indoors: true,
    tone: 'funny',
    mechanism: 'leaving off the last glove',
    feeling: 'in a hurry',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever is dressed for going out needs the loo with the last glove, and no longer when it is off',
    device: 'one hand left bare, since a dog has the glove',
    objects: ['spotted underpants under armour', 'glove that is dug into the ground', 'puddle as big as a kitchen', 'mitten in a pocket'],
    joke: 'is it coming? don’t talk about it',
    ending: 'the child puts on the last mitten and says it too',
  },
  beats: [
    { id: 'have-you-been', part: 'open', at: 'the hall', with: ['child', 'adult', 'elder', 'minder', 'pet', 'friend'], plants: ['mitten', 'puddle'] },
    { id: 'is-it-urgent', part: 'stir', at: 'the hall', with: ['child', 'wish', 'pet'] },
    { id: 'is-it-coming', part: 'try', at: 'the hall', with: ['child', 'wish', 'pet'] },
    { id: 'now-then', part: 'try', at: 'the hall', with: ['child', 'wish'] },
    { id: 'dont-talk', part: 'try', at: 'the hall', with: ['child', 'wish'], if: 'age>=5' },
    { id: 'nobody-asked', part: 'turn', at: 'the hall', with: ['child', 'wish', 'pet'] },
    { id: 'im-out', part: 'turn', at: 'the street', with: ['child', 'wish', 'pet'] },
    { id: 'the-puddle', part: 'back', at: 'the puddle', with: ['child', 'wish', 'pet', 'friend'], pays: ['puddle'] },
    { id: 'the-mitten', part: 'last', at: 'the puddle', with: ['child'], pays: ['mitten'] },
  ],
  pictures: [
    {
      beats: ['is-it-urgent', 'is-it-coming', 'have-you-been'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'wish', at: 'right', act: 'talks-to', to: 'child', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['nobody-asked', 'dont-talk', 'now-then'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'wish', feeling: 'calm', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['im-out', 'nobody-asked', 'the-puddle'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'left', act: 'runs', feeling: 'happy', faces: 'left', if: '!pet.cat & !pet.other', anyway: true },
        { who: 'wish', at: 'centre', act: 'runs', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'right', act: 'runs', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

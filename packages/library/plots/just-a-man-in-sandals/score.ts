import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-a-man-in-sandals',
  premise:
    'A Roman soldier who once held his shield over himself wakes on top of a multi-storey car park, and so does the shame of a child who looked at the floor when a friend was laughed at; when the hail comes, a tray is only big enough for one, and a shield is for the one beside you.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  wish: { concepts: ['romans'] },
  nights: {
    place: 'the top deck of a multi-storey car park',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'one step to the side, and a tray held over somebody else',
    feeling: 'ashamed of not having stood up for a friend',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'in a tortoise your shield is not for you, it is for the one beside you, and round it goes till all are covered',
    device: 'each holds a roof over the next one, and the row of the lost soldier is there in the dark between them',
    objects: ['two tin trays at half price, held as shields in hail', 'Roman with woolly socks from his mother', 'bottle of fish sauce for pears', 'straight dry path across a wet car park'],
    joke: 'since Hadrian was emperor: I should not like to see your parking ticket',
    ending: 'two walk awkwardly to the door, each with a tray over the other, and a wet sleeve does not matter',
  },
  beats: [
    { id: 'a-tray-each', part: 'open', at: 'the top deck', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], plants: ['trays', 'doesnt-matter'] },
    { id: 'salve', part: 'stir', at: 'the top deck', with: ['child', 'friend', 'soldier', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'fish-sauce', part: 'stir', at: 'the top deck', with: ['child', 'friend', 'soldier', 'pet'], plants: ['row'] },
    { id: 'the-tortoise', part: 'lull', at: 'the top deck', with: ['child', 'friend', 'soldier'], plants: ['rule'] },
    { id: 'hail', part: 'try', at: 'the top deck', with: ['child', 'friend', 'soldier', 'adult', 'elder', 'elder2', 'minder', 'pet'] },
    { id: 'one-step', part: 'turn', at: 'the top deck', with: ['child', 'friend'], pays: ['trays'] },
    { id: 'closed', part: 'turn', at: 'the top deck', with: ['child', 'friend', 'soldier', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['rule'] },
    { id: 'too-many-feet', part: 'back', at: 'the top deck', with: ['child', 'friend', 'soldier', 'pet'], pays: ['row'] },
    { id: 'to-the-door', part: 'last', at: 'the door at home', with: ['child', 'friend'], pays: ['doesnt-matter'] },
  ],
  pictures: [
    {
      beats: ['salve', 'fish-sauce', 'the-tortoise'],
      framing: 'middle',
      world: 'roofs',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'roman', called: 'soldier', at: 'right', act: 'talks-to', to: 'child', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'centre', act: 'looks-at', to: 'roman', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'looks-at', to: 'roman', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['one-step', 'hail', 'the-tortoise'],
      framing: 'close',
      world: 'roofs',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'is-afraid', feeling: 'afraid', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['too-many-feet', 'closed', 'one-step'],
      framing: 'wide',
      world: 'roofs',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'friend', at: 'left', act: 'talks-to', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'listens-to', to: 'friend', feeling: 'happy', faces: 'left' },
        { who: 'roman', called: 'soldier', at: 'right', act: 'walks', feeling: 'proud', faces: 'right' },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'pirates-dont-turn-round',
  premise:
    'The child has gone to sea in a temper and wants to go back, but the captain has not turned round for thirty-one years; when the rocks are dead ahead, the child finds that a pirate ship may go backwards, all the way home.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['pirate'] },
  nights: {
    place: 'a pirate ship',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'going backwards instead of turning round',
    feeling: 'sorry',
    sleep: false,
  },
  contains: ['pirate', 'sea'],
  registry: {
    idea: 'who has gone too far and cannot turn round may go backwards, and so two who were left on a quay are fetched',
    device: 'a sail hauled across to the wrong side',
    objects: ['hat full of mussels', 'two raincoats and one captain', 'ship that comes into harbour bottom first'],
    joke: 'then we would have had to turn round',
    ending: 'the whole of it told from the end',
  },
  beats: [
    { id: 'four-days', part: 'open', at: 'the pirate ship', with: ['child', 'adult', 'elder', 'elder2'], plants: ['rope'] },
    { id: 'on-the-quay', part: 'stir', at: 'the quay', with: ['child', 'friend', 'pet'], plants: ['last-words'] },
    { id: 'pirates-dont', part: 'try', at: 'the pirate ship', with: ['child', 'captain', 'mate'], plants: ['turn'] },
    { id: 'two-raincoats', part: 'try', at: 'the pirate ship', with: ['child', 'captain', 'mate', 'gerda'], plants: ['sister'] },
    { id: 'the-jaws', part: 'turn', at: 'the pirate ship', with: ['child', 'mate'] },
    { id: 'only-one-way', part: 'turn', at: 'the pirate ship', with: ['child', 'captain'] },
    { id: 'not-an-inch', part: 'turn', at: 'the pirate ship', with: ['child', 'captain', 'mate'], pays: ['turn'] },
    { id: 'the-rope', part: 'turn', at: 'the pirate ship', with: ['child', 'mate'], pays: ['rope'] },
    { id: 'smaller', part: 'turn', at: 'the pirate ship', with: ['child', 'captain', 'mate'] },
    { id: 'stern-first', part: 'back', at: 'the quay', with: ['captain', 'gerda'], pays: ['sister'] },
    { id: 'the-last-thing-said', part: 'back', at: 'the quay', with: ['child', 'friend', 'pet'], pays: ['last-words'] },
    { id: 'from-the-end', part: 'last', at: 'the quay', with: ['child', 'friend', 'gerda'] },
  ],
  pictures: [
    {
      beats: ['two-raincoats', 'pirates-dont', 'only-one-way'],
      framing: 'close',
      world: 'deck',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'pirate-captain', feeling: 'sad', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'stands', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['the-rope', 'not-an-inch', 'smaller'],
      framing: 'wide',
      world: 'harbour',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'rope', feeling: 'afraid', faces: 'left' },
        { who: 'pirate', called: 'mate', at: 'centre', act: 'pulls', to: 'rope', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'pirate-ship', at: 'right', size: 'huge' }],
    },
    {
      beats: ['the-last-thing-said', 'from-the-end', 'stern-first'],
      framing: 'middle',
      world: 'harbour',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'pirate-ship', at: 'far' }],
    },
  ],
});

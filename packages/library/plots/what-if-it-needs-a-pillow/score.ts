import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'what-if-it-needs-a-pillow',
  premise:
    'A child who has answered that school was fine goes through the wardrobe to a town where nobody can lie, and so nobody can tell a story to a girl who is afraid of the dark; two words get past the mouth, what if, and at home a true thing is given away because nobody makes one.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['nobody-can-lie'] },
  nights: {
    place: 'a town behind the wardrobe',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying what if',
    feeling: 'having said that all is well',
    sleep: false,
    endsInBed: true,
  },
  alike: ['once-in-february'],
  contains: ['dark', 'dog'],
  registry: {
    idea: 'where nobody can lie nobody can tell a story either, until somebody says what if',
    device: 'a story is no lie, for both know, and one goes there together',
    objects: ['fish shop with Tuesday’s fish', 'second-best coffee', 'match that has been nil–nil for years for want of a feint', 'dark with tired paws'],
    joke: 'I am a banana, and it was no trouble at all',
    ending: 'the child moves over in bed so that there is room for the paws of the dark',
  },
  beats: [
    { id: 'fine', part: 'open', at: 'bed', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['fine'] },
    { id: 'second-best', part: 'stir', at: 'the street', with: ['child', 'friend', 'pet'], plants: ['stuck'] },
    { id: 'looked-left', part: 'try', at: 'the town', with: ['child', 'pet'], plants: ['left'] },
    { id: 'tell-her-a-story', part: 'try', at: 'the step', with: ['child', 'friend'], plants: ['story'] },
    { id: 'a-dr', part: 'turn', at: 'the girl’s room', with: ['child', 'friend'], pays: ['stuck'] },
    { id: 'two-words', part: 'turn', at: 'the girl’s room', with: ['child', 'friend', 'elder', 'pet'], pays: ['story'], plants: ['paws'] },
    { id: 'a-fear-of-hedgehogs', part: 'back', at: 'the town', with: ['child', 'pet'] },
    { id: 'one-nil', part: 'back', at: 'the town', with: ['child', 'friend'], pays: ['left'] },
    { id: 'a-banana', part: 'down', at: 'the bedroom', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend'], pays: ['fine'] },
    { id: 'room-for-the-paws', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['paws'] },
  ],
  pictures: [
    {
      beats: ['second-best', 'looked-left'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'surprised', faces: 'right' },
        { who: 'man', at: 'right', act: 'talks-to', to: 'child', feeling: 'sad', faces: 'left' },
        { who: 'friend', at: 'near', act: 'listens-to', to: 'man', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'sign', at: 'far' }],
    },
    {
      beats: ['tell-her-a-story', 'a-dr'],
      framing: 'wide',
      world: 'street',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'step', feeling: 'curious', faces: 'right' },
        { who: 'man', at: 'right', act: 'talks-to', to: 'child', feeling: 'sleepy', faces: 'left' },
      ],
      things: [
        { what: 'step', at: 'left' },
        { what: 'window', at: 'right' },
      ],
    },
    {
      beats: ['two-words', 'a-fear-of-hedgehogs', 'a-dr'],
      framing: 'close',
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'girl', at: 'bed', act: 'listens-to', to: 'child', size: 'small', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'girl', feeling: 'happy', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sleeps', if: 'pet.dog / pet.cat' },
      ],
    },
  ],
});

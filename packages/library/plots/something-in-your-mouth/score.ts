import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'something-in-your-mouth',
  premise:
    'A neighbour’s cat is worried about a child who never comes home with anything in the mouth, and brings presents from the whole street; what is given back she takes for eaten, and the only cure is to show her, on all fours, that one can hunt.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [32, 43], en: [51, 51] },
  ages: [6, 10],
  leads: [],
  fits: '!pet.cat',
  wish: { concepts: ['cat'] },
  nights: { place: 'a street', indoors: false, tone: 'funny', mechanism: 'hunting one’s own sock on all fours', feeling: 'sorry for somebody who was only being kind', sleep: false, endsInBed: true },
  contains: ['cat'],
  registry: {
    idea: 'a cat thinks a child cannot hunt, and hunts other people’s washing for it',
    device: 'an empty mat means that all was eaten; only a catch of one’s own, carried in the mouth, stops her',
    objects: ['wet green sock on a doormat', 'underpants with anchors', 'cloth rabbit with a wet ear'],
    joke: 'and do you eat them?',
    ending: 'the last present on the mat is the cat herself, and it is not given back',
  },
  beats: [
    { id: 'not-mine', part: 'open', at: 'the doormat', with: ['child', 'cat', 'pet'], plants: ['mat', 'sock'] },
    { id: 'nothing-in-your-mouth', part: 'stir', at: 'the street', with: ['child', 'gunvor'], plants: ['hunt'] },
    { id: 'underpants', part: 'try', at: 'the street', with: ['child', 'rolf', 'friend'] },
    { id: 'the-rabbit', part: 'lull', at: 'the street', with: ['child', 'sonja', 'gunvor', 'cat', 'adult', 'elder'] },
    { id: 'you-have-to-do-that-bit', part: 'turn', at: 'the grass', with: ['child', 'rolf', 'gunvor'], pays: ['hunt', 'sock'] },
    { id: 'sandpaper', part: 'back', at: 'the street', with: ['child', 'cat', 'gunvor', 'sonja'] },
    { id: 'the-last-present', part: 'last', at: 'the doormat', with: ['child', 'cat'], pays: ['mat'] },
  ],
  pictures: [
    {
      beats: ['not-mine', 'nothing-in-your-mouth'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds', to: 'sock', feeling: 'surprised', faces: 'right' },
        { who: 'cat', called: 'cat', at: 'right', act: 'looks-at', to: 'child', feeling: 'proud', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'left', colour: 'green' }],
    },
    {
      beats: ['underpants', 'the-rabbit'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'man', holding: 'underpants', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'rolf', at: 'right', act: 'looks-at', to: 'child', feeling: 'surprised', faces: 'left' },
        { who: 'friend', at: 'far', act: 'looks-at', to: 'child', feeling: 'laughing' },
      ],
    },
    {
      beats: ['you-have-to-do-that-bit', 'sandpaper'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'crawls', feeling: 'proud', faces: 'right' },
        { who: 'cat', called: 'cat', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'sock', at: 'centre', size: 'tiny' }],
    },
  ],
});

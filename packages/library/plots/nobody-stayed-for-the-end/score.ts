import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'nobody-stayed-for-the-end',
  premise:
    'Somebody whom everybody fears stops in the middle of each sentence to see whether anyone is there, and by then they have all run from the first half; an end that nobody stays for sticks in the throat, and a child whose friend would not hear the end of “I didn’t mean” knows how that hurts, stays, and is taken for something terrible.',
  writtenFirstIn: 'en',
  ages: [4, 8],
  votes: { sv: [0, 3] },
  leads: [],
  wish: { relation: 'feared', kinds: ['animal', 'creature'] },
  nights: {
    place: 'a park with a tall hedge',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'staying for the end of what somebody says',
    feeling: 'being thought mean without being heard',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'everybody runs from the first half of a sentence, and the end that nobody stays for sticks in the throat',
    device: 'one whom everybody runs from runs from the first who stays, who must be something terrible',
    objects: ['bench held on to behind one’s back', 'hole in a hedge with somebody in it', 'grown-up flat behind a bench, looking for keys', 'ends of sentences saved up for years'],
    joke: 'and bless you, said to somebody who sneezed in March',
    ending: 'a grown-up whose sentence is never waited for has to think how it ended',
  },
  beats: [
    { id: 'first-kick', part: 'open', at: 'the park', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['dont-forget', 'didnt-mean', 'stuck'] },
    { id: 'coming-to-get-you', part: 'stir', at: 'the park', with: ['child', 'wish', 'friend', 'adult', 'elder', 'elder2', 'minder'], plants: ['halves'] },
    { id: 'not-finished', part: 'try', at: 'the park', with: ['child', 'wish', 'friend'], plants: ['worse'] },
    { id: 'go-on', part: 'try', at: 'the park', with: ['child', 'wish'] },
    { id: 'the-hole', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend', 'elder', 'pet'] },
    { id: 'the-end-of-it', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend'], pays: ['didnt-mean', 'stuck', 'worse'] },
    { id: 'just-go-on', part: 'turn', at: 'the park', with: ['child', 'wish', 'friend'], pays: ['halves'] },
    { id: 'saved-up', part: 'back', at: 'the park', with: ['wish'] },
    { id: 'that-you-what', part: 'last', at: 'the park', with: ['child', 'wish', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['dont-forget'] },
  ],
  pictures: [
    {
      beats: ['coming-to-get-you', 'first-kick', 'not-finished'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'hides-behind', to: 'bench', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'stands', feeling: 'sad', faces: 'left' },
      ],
      things: [{ what: 'bench', at: 'left' }],
    },
    {
      beats: ['go-on', 'not-finished', 'the-hole'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'wish', feeling: 'afraid', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'child', feeling: 'afraid', faces: 'left' },
      ],
    },
    {
      beats: ['that-you-what', 'saved-up', 'just-go-on'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'kicks', to: 'ball', feeling: 'happy', faces: 'right' },
        { who: 'wish', at: 'right', act: 'looks-at', to: 'ball', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'ball', at: 'centre' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'im-not-shouting',
  premise:
    'A child who shouts that it is not scared holds both ears at a monster truck race, and sees that the biggest truck roars for the same reason: the more scared you are, the louder you get. To talk to it softly the child must let go of one ear, and then of the other.',
  writtenFirstIn: 'en',
  ages: [3, 7],
  leads: [],
  wish: { concepts: ['monster-trucks'] },
  nights: {
    place: 'a monster truck race',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'taking the hands from the ears to talk softly to somebody loud',
    feeling: 'scared of a noise that was looked forward to',
    sleep: false,
    endsOnRefrain: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  seasons: ['spring', 'summer', 'autumn'],
  contains: [],
  registry: {
    idea: 'the more scared somebody is, the louder they get, and a monster truck is loudest of all',
    device: 'one ear is let go of for a hand and the other to pat a wheel',
    objects: ['hands full of ears', 'muddy wheel that trembles', 'monster truck that comes down a ramp backwards', 'row of cars jumped over in a whisper'],
    joke: 'you needn’t shout; I’m not shouting',
    ending: 'I’m not scared, so softly that it can be heard to be true',
  },
  beats: [
    { id: 'not-scared', part: 'open', at: 'the race', with: ['child', 'adult', 'elder', 'elder2', 'minder', 'friend', 'pet'], plants: ['shouting', 'not-scared'] },
    { id: 'trevor', part: 'stir', at: 'the race', with: ['child', 'truck'], plants: ['ramp'] },
    { id: 'how-do-you-know', part: 'try', at: 'the race', with: ['child', 'truck', 'adult', 'elder', 'minder'] },
    { id: 'jump', part: 'turn', at: 'the race', with: ['child', 'truck'] },
    { id: 'one-hand', part: 'turn', at: 'the fence', with: ['child', 'friend', 'pet', 'elder', 'adult', 'minder'] },
    { id: 'the-other-hand', part: 'turn', at: 'the fence', with: ['child', 'truck'], pays: ['shouting'] },
    { id: 'over-the-cars', part: 'back', at: 'the race', with: ['child', 'truck', 'adult', 'elder', 'elder2', 'minder', 'pet'], pays: ['ramp'] },
    { id: 'so-softly', part: 'last', at: 'the way home', with: ['child', 'truck', 'adult', 'elder', 'minder'], pays: ['not-scared'] },
  ],
  pictures: [
    {
      beats: ['trevor', 'how-do-you-know'],
      framing: 'wide',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'lorry', feeling: 'afraid', faces: 'right' },
        { who: 'lorry', called: 'truck', at: 'right', act: 'looks-at', to: 'car', size: 'huge', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'car', at: 'centre', count: 2 }],
    },
    {
      beats: ['the-other-hand', 'jump', 'one-hand'],
      framing: 'close',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'lorry', feeling: 'calm', faces: 'right' },
        { who: 'lorry', called: 'truck', at: 'right', act: 'listens-to', to: 'child', size: 'huge', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['over-the-cars', 'the-other-hand'],
      framing: 'middle',
      world: 'playing-field',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'waves', feeling: 'laughing', faces: 'right' },
        { who: 'lorry', called: 'truck', at: 'right', act: 'jumps', size: 'huge', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'car', at: 'centre' }],
    },
  ],
});

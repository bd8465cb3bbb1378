import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'the-borrowed-moon',
  premise: 'A very small planet has lost its moon and borrows the cat; the moon has gone away to see who would notice, and is told that it makes them feel so safe that they fall asleep.',
  writtenFirstIn: 'en',
  ages: [7, 11],
  leads: [],
  standIns: { pet: 'cat' },
  wish: { concepts: ['moon', 'space', 'planet', 'rocket', 'stars', 'cat', 'astronaut'] },
  nights: { place: 'space', indoors: false, tone: 'funny', mechanism: 'being thanked', feeling: 'left-out', sleep: false },
  contains: ['space'],
  registry: {
    idea: 'a pet stands in for a moon that thinks nobody sees it',
    device: 'a moon makes you feel so safe that you fall asleep',
    objects: ['rocket of two bins and a garden chair', 'small planet', 'tin of treats'],
    joke: 'I am a potato, said the moon',
    ending: 'thanks for coming, to the moon and to the pet',
  },
  beats: [
    { id: 'whoosh', part: 'open', at: 'the rocket', with: ['child', 'friend', 'pet'], plants: ['calm'] },
    { id: 'dot', part: 'stir', at: 'space', with: ['child', 'friend', 'planet'] },
    { id: 'borrowed', part: 'turn', at: 'space', with: ['child', 'friend', 'planet', 'pet'] },
    { id: 'potato', part: 'lull', at: 'space', with: ['child', 'friend'] },
    { id: 'safe', part: 'turn', at: 'space', with: ['child', 'friend'], plants: ['thanks'] },
    { id: 'thanks', part: 'turn', at: 'space', with: ['child', 'friend', 'planet'] },
    { id: 'tin', part: 'back', at: 'space', with: ['child', 'friend', 'pet'] },
    { id: 'good-night-moon', part: 'last', at: 'bed', with: ['child', 'pet', 'adult'], pays: ['thanks', 'calm'] },
  ],
  pictures: [
    {
      beats: ['dot', 'whoosh'],
      framing: 'wide',
      world: 'space',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'planet', at: 'right', act: 'cries', size: 'big', feeling: 'crying', called: 'planet' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'planet', feeling: 'surprised' },
        { who: 'friend', at: 'centre', act: 'looks-at', to: 'planet' },
      ],
    },
    {
      beats: ['borrowed', 'potato'],
      framing: 'middle',
      world: 'space',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', at: 'centre', act: 'flies', feeling: 'calm' },
        { who: 'planet', at: 'right', act: 'looks-at', to: 'pet', size: 'big', feeling: 'happy', called: 'planet' },
        { who: 'child', at: 'left', act: 'points-at', to: 'pet', feeling: 'laughing' },
      ],
    },
    {
      beats: ['safe', 'thanks', 'tin'],
      framing: 'close',
      world: 'space',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'moon', at: 'right', act: 'looks-at', to: 'child', size: 'child', feeling: 'sad' },
        { who: 'child', at: 'left', act: 'pats', to: 'moon', feeling: 'calm' },
      ],
    },
  ],
});

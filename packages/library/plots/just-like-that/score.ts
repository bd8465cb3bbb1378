import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'just-like-that',
  premise:
    'A child who has moved in every school photograph can stand still with a butterfly on the nose; when the flash frightens it into the umbrella, the child has to be still without help.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  putBefore: { sv: [2, 12], en: [1, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['butterfly'] },
  alike: ['hold-still', 'so-much-as-peep'],
  nights: { place: 'a school hall', indoors: true, tone: 'funny-tender', mechanism: 'standing still', feeling: 'restless', sleep: false },
  contains: ['butterfly', 'school'],
  registry: {
    idea: 'a butterfly sits down on the one child in the class who cannot stand still for the photograph',
    device: 'a hand opened like a flower is waited for',
    objects: ['photograph of a whole class cross-eyed', 'butterfly in a photographer’s umbrella', 'yellow sleeve'],
    joke: 'on the rest there was only a yellow blur',
    ending: 'sit just like that, to somebody with a warm arm',
  },
  beats: [
    { id: 'on-the-nose', part: 'open', at: 'the school hall', with: ['child', 'vilgot', 'friend'], plants: ['yellow', 'just-so'] },
    { id: 'chosen', part: 'stir', at: 'the school hall', with: ['child', 'vilgot', 'tyra'] },
    { id: 'click', part: 'try', at: 'the school hall', with: ['child', 'vilgot', 'agneta'], plants: ['photograph'] },
    { id: 'the-umbrella', part: 'turn', at: 'the school hall', with: ['vilgot', 'agneta', 'tyra', 'ismail'] },
    { id: 'can-you', part: 'turn', at: 'the school hall', with: ['child', 'tyra', 'friend'], pays: ['yellow'] },
    { id: 'arm-out', part: 'turn', at: 'the school hall', with: ['child', 'vilgot'], pays: ['just-so'] },
    { id: 'the-window', part: 'back', at: 'the window', with: ['child', 'agneta'] },
    { id: 'twelve-jumps', part: 'back', at: 'the school hall', with: ['child', 'vilgot'] },
    { id: 'on-the-wall', part: 'back', at: 'the school hall', with: ['child', 'agneta'], pays: ['photograph'] },
    { id: 'the-step', part: 'last', at: 'the step', with: ['child', 'adult', 'elder', 'elder2', 'pet'] },
  ],
  pictures: [
    {
      beats: ['click', 'chosen', 'on-the-nose'],
      framing: 'middle',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'butterfly', feeling: 'surprised', faces: 'right' },
        { who: 'butterfly', at: 'centre', act: 'flies', size: 'tiny', colour: 'orange', feeling: 'calm', faces: 'left' },
        { who: 'man', called: 'vilgot', at: 'right', act: 'looks-at', to: 'child', holding: 'camera', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['arm-out', 'can-you', 'the-umbrella'],
      framing: 'close',
      world: 'sports-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'butterfly', feeling: 'calm', faces: 'right' },
        { who: 'butterfly', at: 'right', act: 'flies', size: 'tiny', colour: 'orange', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'umbrella', at: 'right', colour: 'white', size: 'big' }],
    },
    {
      beats: ['the-window', 'twelve-jumps'],
      framing: 'over-shoulder',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'butterfly', feeling: 'happy', faces: 'right' },
        { who: 'butterfly', at: 'above', act: 'flies', size: 'tiny', colour: 'orange', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

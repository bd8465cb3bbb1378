import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'dangerous-and-warm',
  premise:
    'A dragon in the yard says that he is dangerous, and all the children hang their wet things on him because he is warm; the rain puts him out, and they dress him in what he has dried and blow him alight.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [9, 12], en: [10, 12] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['dragon'] },
  nights: {
    place: 'a preschool yard',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'giving back what somebody has warmed',
    feeling: 'small',
    sleep: false, endsOnRefrain: true,
  },
  contains: ['dragon'],
  registry: {
    idea: 'a dragon who wants to be dangerous is wanted for being warm',
    device: 'whoever dried the mittens gets to wear them',
    objects: ['mittens on a dragon’s nose', 'socks on a dragon’s tail', 'whole bucket of cocoa'],
    joke: 'yes, and warm',
    ending: 'dangerous is mumbled, and the answer is whispered',
  },
  beats: [
    { id: 'dangerous', part: 'open', at: 'the yard', with: ['child', 'dragon'], plants: ['warm'], refrain: true },
    { id: 'mittens', part: 'stir', at: 'the yard', with: ['child', 'dragon'], plants: ['mittens'], refrain: true },
    { id: 'a-hat', part: 'try', at: 'the yard', with: ['child', 'dragon', 'friend', 'melker'], refrain: true },
    { id: 'everybody', part: 'try', at: 'the yard', with: ['child', 'dragon', 'tindra', 'pet', 'elder', 'elder2'], refrain: true },
    { id: 'plop', part: 'turn', at: 'the yard', with: ['dragon'] },
    { id: 'cold', part: 'lull', at: 'the yard', with: ['child', 'dragon'] },
    { id: 'ours', part: 'turn', at: 'the yard', with: ['child', 'dragon', 'friend', 'melker', 'tindra', 'sanna'], pays: ['mittens'] },
    { id: 'huff', part: 'turn', at: 'the yard', with: ['child', 'dragon'] },
    { id: 'alight', part: 'back', at: 'the yard', with: ['child', 'dragon', 'sanna'], refrain: true },
    { id: 'and-warm', part: 'last', at: 'under the wings', with: ['child', 'dragon'], pays: ['warm'], refrain: true },
  ],
  pictures: [
    {
      beats: ['mittens', 'a-hat', 'dangerous'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'reaches-for', to: 'dragon', feeling: 'happy', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'sits', size: 'big', feeling: 'angry', faces: 'left' },
      ],
    },
    {
      beats: ['cold', 'plop', 'ours', 'everybody'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'pats', to: 'dragon', feeling: 'sad', faces: 'right' },
        { who: 'dragon', at: 'right', act: 'cries', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['huff', 'alight', 'ours', 'and-warm'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'dragon', feeling: 'happy', faces: 'right' },
        { who: 'dragon', at: 'centre', act: 'sits', size: 'big', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

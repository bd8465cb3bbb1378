import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-didnt-like-to-say',
  premise: 'Everybody dresses the cold snowman warmly and gives him cocoa, and he is too polite to say that he is melting, until somebody asks what he would like.',
  writtenFirstIn: 'en',
  putBefore: { sv: [30, 31], en: [28, 30] },
  ages: [4, 8],
  leads: [],
  wish: { concepts: ['snowman', 'snow', 'winter'] },
  nights: { place: 'garden', indoors: false, tone: 'funny', mechanism: 'asking what the other would like', feeling: 'shy', sleep: false, endsInBed: true, seasons: ['winter'] },
  votes: { en: [2, 3] },
  contains: ['snowman', 'snow'],
  registry: {
    idea: 'kindness makes a snowman melt',
    device: 'one cheek against another feels that it is too warm',
    objects: ['dressing gown on a snowman', 'mug of cocoa', 'carrot that falls', 'two blankets too many'],
    joke: 'how kind, said the snowman',
    ending: 'a sigh in the room and one outside',
  },
  beats: [
    { id: 'as-cold-as-ice', part: 'open', at: 'the garden', with: ['child', 'snowman'] },
    { id: 'how-kind', part: 'try', at: 'the garden', with: ['child', 'snowman', 'friend', 'elder', 'pet'] },
    { id: 'cocoa', part: 'lull', at: 'the garden', with: ['child', 'snowman', 'adult'] },
    { id: 'cheek', part: 'turn', at: 'the garden', with: ['child', 'snowman'], plants: ['say'] },
    { id: 'off', part: 'turn', at: 'the garden', with: ['child', 'snowman', 'friend', 'elder'] },
    { id: 'two-blankets', part: 'last', at: 'bed', with: ['child', 'adult', 'snowman', 'pet'], pays: ['say'] },
  ],
  pictures: [
    {
      beats: ['as-cold-as-ice', 'how-kind'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'gives', to: 'snowman', holding: 'scarf', feeling: 'happy' },
        { who: 'snowman', at: 'right', act: 'waits', size: 'child', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['cocoa', 'cheek'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'snowman', feeling: 'afraid' },
        { who: 'snowman', at: 'right', act: 'cries', size: 'child', feeling: 'crying', faces: 'left' },
      ],
    },
    {
      beats: ['off', 'two-blankets'],
      framing: 'wide',
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'carries', to: 'bucket', feeling: 'laughing', faces: 'right' },
        { who: 'snowman', at: 'right', act: 'laughs', size: 'big', feeling: 'laughing', faces: 'left' },
        { who: 'pet', at: 'near', act: 'looks-at', to: 'snowman' },
      ],
    },
  ],
});

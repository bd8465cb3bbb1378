import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'roar-then-listen',
  premise: 'A lion roars for its little one so loudly and so often that it never hears her answer; everybody helps to roar until the child holds its mouth shut with both arms, and she turns out to have been afraid of the roar.',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['lion'] },
  nights: { place: 'a playground', indoors: false, tone: 'funny-tender', mechanism: 'asking once and hearing the answer', feeling: 'afraid', sleep: false, seasons: ['summer', 'spring'] },
  contains: ['lion'],
  registry: {
    idea: 'a roar is a question, and whoever roars all the time never hears what is answered',
    device: 'a small answer that every listener hears and nobody in the story does',
    objects: ['feet buried in a sandpit', 'cub on a slide with paws over her eyes', 'mane with only a tail sticking out'],
    joke: 'a whole park that helps to drown the answer',
    ending: 'an answer from under the covers, as small as can be, and it is heard',
  },
  beats: [
    { id: 'in-at-the-gate', part: 'open', at: 'the playground', with: ['child', 'lion', 'friend', 'adult'], plants: ['mrip'] },
    { id: 'not-angry', part: 'stir', at: 'the playground', with: ['child', 'lion'] },
    { id: 'all-roar', part: 'try', at: 'the playground', with: ['child', 'lion', 'friend', 'pet', 'elder'] },
    { id: 'next-park', part: 'lull', at: 'the playground', with: ['child', 'lion'] },
    { id: 'both-arms', part: 'turn', at: 'the playground', with: ['child', 'lion', 'pet'] },
    { id: 'on-the-slide', part: 'turn', at: 'the playground', with: ['child', 'lion', 'cub', 'friend'] },
    { id: 'into-the-mane', part: 'back', at: 'the playground', with: ['child', 'lion', 'cub'] },
    { id: 'and-it-was-heard', part: 'last', at: 'home', with: ['child', 'adult', 'pet'], pays: ['mrip'] },
  ],
  pictures: [
    {
      beats: ['not-angry', 'in-at-the-gate'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
        { who: 'lion', at: 'right', act: 'is-afraid', size: 'big', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'sandpit', at: 'left' }],
    },
    {
      beats: ['next-park'],
      framing: 'over-shoulder',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'lion', feeling: 'afraid', faces: 'right' },
        { who: 'lion', at: 'right', act: 'walks', size: 'big', feeling: 'sad', faces: 'right' },
      ],
    },
    {
      beats: ['both-arms'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'hugs', to: 'lion', feeling: 'calm', faces: 'right' },
        { who: 'lion', at: 'right', act: 'stands', size: 'big', feeling: 'surprised', faces: 'left' },
      ],
    },
  ],
});

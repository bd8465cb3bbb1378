import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'a-party-each',
  premise:
    'Two best friends have fallen out over whose birthday it is (nobody’s), and hold a party each on either side of a bush, where a bucket does not say hooray; a look under the bush shows that the other has no guests at all, and the child gives the hooray that was being waited for.',
  writtenFirstIn: 'sv',
  ages: [3, 5],
  leads: [],
  wish: { concepts: ['quarrel'] },
  nights: {
    place: 'either side of a currant bush',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'saying hooray to somebody who has waited for it',
    feeling: 'lonely',
    sleep: false,
    endsOnRefrain: true,
    seasons: ['spring', 'summer', 'autumn'],
  },
  contains: [],
  registry: {
    idea: 'two who have fallen out give a party each, and neither has anybody to say hooray',
    device: 'hip, hip is only half, and the other half comes out of the mouth by itself',
    objects: ['sand cake with three sticks', 'bucket for a guest', 'presents that are pea pods'],
    joke: 'I didn’t hear you; I didn’t say anything',
    ending: 'it was a Tuesday and nobody’s birthday, and tomorrow is a Wednesday and the child’s',
  },
  beats: [
    { id: 'candles', part: 'open', at: 'the garden', with: ['child', 'friend'], plants: ['tuesday', 'candles'] },
    { id: 'not-invited', part: 'stir', at: 'the bush', with: ['child', 'friend', 'elder', 'elder2', 'adult', 'minder'], plants: ['invited', 'peas'] },
    { id: 'the-guest', part: 'try', at: 'the bush', with: ['child', 'pet', 'elder', 'elder2', 'adult', 'minder'], plants: ['bucket'], refrain: true },
    { id: 'by-itself', part: 'try', at: 'the bush', with: ['child', 'friend', 'elder', 'adult', 'minder'], refrain: true },
    { id: 'a-slice', part: 'lull', at: 'the bush', with: ['child', 'pet'], refrain: true },
    { id: 'knees', part: 'turn', at: 'under the bush', with: ['child', 'friend', 'pet'], refrain: true },
    { id: 'hooray', part: 'turn', at: 'under the bush', with: ['child', 'friend'], pays: ['invited'], refrain: true },
    { id: 'pods', part: 'back', at: 'the bush', with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult', 'minder'], pays: ['candles', 'peas', 'bucket'], refrain: true },
    { id: 'wednesday', part: 'last', at: 'the gate', with: ['child', 'friend'], pays: ['tuesday'], refrain: true },
  ],
  pictures: [
    {
      beats: ['the-guest', 'by-itself', 'not-invited'],
      framing: 'middle',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'bucket', feeling: 'proud', faces: 'right' },
        { who: 'pet', at: 'near', act: 'sits', feeling: 'calm', if: 'pet.dog / pet.cat' },
      ],
      things: [
        { what: 'bucket', at: 'centre' },
        { what: 'bush', at: 'right', size: 'big' },
      ],
    },
    {
      beats: ['knees', 'a-slice'],
      framing: 'from-above',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'lies-on-stomach', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'kneels', feeling: 'sad', faces: 'left', anyway: true },
      ],
      things: [{ what: 'bush', at: 'centre', size: 'big' }],
    },
    {
      beats: ['pods', 'hooray'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'sunset',
      figures: [
        { who: 'friend', at: 'left', act: 'crawls', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'reaches-for', to: 'friend', feeling: 'happy', faces: 'left' },
      ],
      things: [
        { what: 'bush', at: 'far', size: 'big' },
        { what: 'bucket', at: 'near' },
      ],
    },
  ],
});

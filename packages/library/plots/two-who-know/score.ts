import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'two-who-know',
  premise:
    'A child has been pushed in the sandpit and sits in a hole in the sand; the best friend sits down with a bump too, so that there are two who know how it feels, and the holes become a bus, on which whoever pushed may ride for one sorry.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  ages: [3, 5],
  leads: [],
  wish: { onlyAsked: true, concepts: ['pushed'] },
  nights: {
    place: 'a sandpit',
    indoors: false,
    tone: 'tender-funny',
    mechanism: 'somebody who feels for themselves what it is like',
    feeling: 'sad after a push',
    sleep: false,
    endsInBed: true,
    endsOnRefrain: true,
  },
  contains: [],
  registry: {
    idea: 'somebody sits down with a bump beside whoever was pushed, so that there are two who know how it feels',
    device: 'holes made by falling on one’s bottom are the seats of a bus, and the saddest drives',
    objects: ['hole in the sand as round as a bottom', 'bucket for a steering wheel', 'fare of one sorry', 'bus that goes till tomorrow'],
    joke: 'ow. so that is how it feels',
    ending: 'a fare of one kiss, and a quite small brum',
  },
  beats: [
    { id: 'bump', part: 'open', at: 'the sandpit', with: ['child', 'ture'], plants: ['bump'] },
    { id: 'feel-for-myself', part: 'stir', at: 'the sandpit', with: ['child', 'friend'] },
    { id: 'like-on-the-bus', part: 'lull', at: 'the sandpit', with: ['child', 'friend'], plants: ['bus'] },
    { id: 'where-to', part: 'turn', at: 'the sandpit', with: ['child', 'friend', 'ture'] },
    { id: 'one-sorry', part: 'turn', at: 'the sandpit', with: ['child', 'friend', 'ture'], plants: ['fare'] },
    { id: 'all-the-way', part: 'back', at: 'the sandpit', with: ['child', 'friend', 'ture', 'elder', 'elder2', 'adult', 'minder'] },
    { id: 'till-tomorrow', part: 'last', at: 'bed', with: ['child', 'adult', 'elder', 'minder', 'pet'], pays: ['bump', 'bus', 'fare'] },
  ],
  pictures: [
    {
      beats: ['feel-for-myself', 'bump', 'like-on-the-bus'],
      framing: 'close',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits', feeling: 'crying', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['like-on-the-bus', 'where-to', 'feel-for-myself'],
      framing: 'middle',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'sits', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'sits', holding: 'bucket', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['one-sorry', 'where-to', 'all-the-way'],
      framing: 'wide',
      world: 'park',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'right', act: 'sits', holding: 'bucket', feeling: 'proud', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'sits', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child-guest', called: 'ture', at: 'left', act: 'sits', feeling: 'surprised', faces: 'right' },
      ],
    },
  ],
});

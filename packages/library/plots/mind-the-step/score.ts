import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mind-the-step',
  premise:
    'Two friends are secretly the old agony aunt of the parish magazine, until a letter comes from somebody who misses a visitor on Thursdays, and one of them is the visitor and has to answer in no voice but their own.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [10, 12],
  leads: [],
  nights: {
    place: 'a bedroom with a tin of letters, and a kitchen in Station Road',
    indoors: true,
    tone: 'wry-tender',
    mechanism: 'answering a private letter in one’s own voice',
    feeling: 'being ashamed of having stayed away',
    sleep: false,
  },
  storyVotes: [2, 3],
  putBefore: { sv: [2, 12], en: [0, 12] },
  contains: [],
  registry: {
    idea: 'the agony aunt is two children, and gets a letter about one of them',
    device: 'a “we” in an answer gives away who wrote it',
    objects: ['honey tin of letters by the church gate', 'three late husbands', 'shame like a wet coat'],
    joke: 'a fourth husband, who was in scones',
    ending: 'the door is on the latch on Thursdays whatever the weather',
  },
  beats: [
    { id: 'nobody-knew', part: 'open', at: 'home', with: ['child', 'friend', 'aunt'], plants: ['the-step', 'husbands'] },
    { id: 'shaded', part: 'open', at: 'the bedroom', with: ['child', 'friend', 'aunt', 'pet'] },
    { id: 'stumped', part: 'stir', at: 'the bedroom', with: ['child', 'friend', 'elder', 'adult', 'aunt'], plants: ['weather'] },
    { id: 'mavis-never-tells', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'elder', 'aunt'] },
    { id: 'without-a-hat', part: 'try', at: 'the bedroom', with: ['child', 'friend', 'aunt'] },
    { id: 'wet-coat', part: 'turn', at: 'the bedroom', with: ['child', 'friend', 'pet'], plants: ['we'] },
    { id: 'on-the-latch', part: 'turn', at: 'a kitchen', with: ['child', 'friend', 'elder'] },
    { id: 'we', part: 'back', at: 'a kitchen', with: ['child', 'elder', 'friend', 'aunt'], pays: ['we', 'the-step', 'weather'] },
    { id: 'a-fourth-husband', part: 'last', at: 'a kitchen', with: ['child', 'friend', 'elder', 'adult', 'aunt'], pays: ['husbands'] },
  ],
  pictures: [
    {
      beats: ['stumped', 'shaded'],
      framing: 'middle',
      world: 'bedroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'left', act: 'reads', to: 'letter', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'child', at: 'right', act: 'reaches-for', to: 'letter', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'letter', at: 'left' }],
    },
    {
      beats: ['without-a-hat', 'mavis-never-tells', 'wet-coat'],
      framing: 'close',
      world: 'bedroom',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'writes', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'talks-to', to: 'child', feeling: 'calm', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['we', 'on-the-latch'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'left', act: 'hugs', to: 'child', feeling: 'happy', faces: 'right', anyway: true },
        { who: 'child', at: 'centre', act: 'hugs', to: 'elder', feeling: 'happy', faces: 'left' },
      ],
      things: [{ what: 'bowl', at: 'right', count: 2 }],
    },
  ],
});

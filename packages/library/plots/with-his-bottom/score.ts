import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'with-his-bottom',
  premise:
    'A horse with an itch rubs his bottom on the hen house until it is crooked and all the hens slide down to one end; nobody is as strong as a horse, so he is lured round to rub it straight, and then he must be scratched with a broom before it goes over the other way.',
  writtenFirstIn: 'en',
  fromStory: 4,
  putBefore: { sv: [2, 33], en: [4, 24] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['horse', 'hen'] },
  nights: {
    place: 'the fence of a field',
    indoors: false,
    tone: 'funny',
    mechanism: 'having the one who made it crooked make it straight, and scratching him',
    feeling: 'busy',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['stood-where-he-stood'],
  contains: ['horse'],
  registry: {
    idea: 'a horse rubs the hen house crooked with his bottom, and rubs it straight again from the other side',
    device: 'whoever does not want to push but only wants a scratch is scratched',
    objects: ['hen with a crooked head', 'bucket of carrots that rattles', 'long broom through the bars', 'lip that grows longer'],
    joke: 'pushed it? what with?',
    ending: 'the broom goes slower and slower, and the itch is gone',
  },
  beats: [
    { id: 'an-itch', part: 'open', at: 'the fence', with: ['child', 'horse', 'adult', 'friend'], plants: ['itch'] },
    { id: 'bock-bock-bump', part: 'stir', at: 'the fence', with: ['horse'], plants: ['hens'], refrain: true },
    { id: 'with-his-bottom', part: 'try', at: 'the fence', with: ['child', 'owner', 'pet'] },
    { id: 'as-strong-as-a-horse', part: 'try', at: 'the fence', with: ['child', 'owner', 'horse', 'elder', 'elder2'] },
    { id: 'the-other-side', part: 'turn', at: 'the fence', with: ['child', 'horse'], refrain: true },
    { id: 'whoa', part: 'turn', at: 'the fence', with: ['child', 'horse', 'owner'], refrain: true },
    { id: 'scritch-scratch', part: 'down', at: 'the fence', with: ['child', 'horse', 'owner', 'pet'] },
    { id: 'gone', part: 'last', at: 'the fence', with: ['child', 'horse'], pays: ['itch', 'hens'] },
  ],
  pictures: [
    {
      beats: ['with-his-bottom', 'bock-bock-bump', 'as-strong-as-a-horse'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'horse', feeling: 'surprised', faces: 'right' },
        { who: 'horse', at: 'centre', act: 'leans-on', to: 'hut', colour: 'brown', feeling: 'happy', faces: 'left', called: 'horse' },
      ],
      things: [
        { what: 'hut', at: 'right' },
        { what: 'hen', at: 'near' },
      ],
    },
    {
      beats: ['the-other-side', 'as-strong-as-a-horse'],
      framing: 'close',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'bucket', feeling: 'happy', faces: 'right' },
        { who: 'horse', at: 'right', act: 'eats', to: 'carrot', colour: 'brown', feeling: 'curious', faces: 'left', called: 'horse' },
      ],
    },
    {
      beats: ['scritch-scratch', 'whoa', 'gone'],
      framing: 'middle',
      world: 'farm',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'horse', holding: 'broom', feeling: 'calm', faces: 'right' },
        { who: 'horse', at: 'right', act: 'stands', colour: 'brown', feeling: 'sleepy', faces: 'left', called: 'horse' },
      ],
    },
  ],
});

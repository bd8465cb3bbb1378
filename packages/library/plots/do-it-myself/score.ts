import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'do-it-myself',
  premise: 'A superhero comes whooshing at the very word help and dresses the child all wrong in one second; when her cape is caught in the zip she can only be freed by somebody slow, who does it alone.',
  writtenFirstIn: 'sv',
  putBefore: { sv: [4, 33], en: [8, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['superhero'] },
  nights: { place: 'the hall at home', indoors: true, tone: 'funny', mechanism: 'doing it slowly', feeling: 'cross and then proud', sleep: false, endsOnRefrain: true },
  votes: { sv: [0, 3] },
  contains: ['superhero'],
  registry: {
    idea: 'whoever says help is helped in one second, and quite wrong',
    device: 'a superhero who calls for help and rushes off to answer herself',
    objects: ['zip with a cape in it', 'boots on hands', 'hands that are sat upon', 'puddle outside the door'],
    joke: 'I don’t need any help! Somebody said help!',
    ending: 'the child sits on both hands, and the superhero puts on her boots',
  },
  beats: [
    { id: 'the-boot', part: 'open', at: 'the hall', with: ['child', 'friend'], plants: ['boots'] },
    { id: 'one-second', part: 'stir', at: 'the hall', with: ['child', 'superhero'], plants: ['help'] },
    { id: 'sitting-on-hands', part: 'try', at: 'the hall', with: ['child', 'superhero'], plants: ['hands'] },
    { id: 'no-help', part: 'try', at: 'the hall', with: ['child', 'elder', 'pet', 'superhero'] },
    { id: 'in-the-zip', part: 'lull', at: 'the hall', with: ['child', 'superhero'], pays: ['help'] },
    { id: 'a-little-up', part: 'turn', at: 'the hall', with: ['child', 'superhero'] },
    { id: 'splash', part: 'back', at: 'the puddle', with: ['child', 'friend', 'superhero'] },
    { id: 'slowly-home', part: 'last', at: 'the hall', with: ['child', 'superhero'], pays: ['boots', 'hands'] },
  ],
  pictures: [
    {
      beats: ['one-second', 'sitting-on-hands', 'the-boot'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'superhero', at: 'right', act: 'is-proud', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'is-angry', feeling: 'angry', faces: 'right' },
      ],
      things: [{ what: 'boots', at: 'centre' }],
    },
    {
      beats: ['in-the-zip', 'no-help'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'superhero', at: 'right', act: 'flies', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'flies', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['a-little-up', 'splash', 'in-the-zip'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'superhero', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'cape', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});

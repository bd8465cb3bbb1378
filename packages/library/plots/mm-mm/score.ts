import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'mm-mm',
  premise: 'A child shuts its mouth for the dentist, and a dog that always does the same shuts its own on the only mirror; nobody but the child can open it.',
  writtenFirstIn: 'sv',
  ages: [3, 7],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist'] },
  nights: { place: 'town', indoors: true, tone: 'funny', mechanism: 'showing another how', feeling: 'afraid', sleep: false },
  contains: ['dentist', 'dog'],
  registry: {
    idea: 'a dog always does as the child does, so only the child can open the dog’s mouth',
    device: 'gaping for two',
    objects: ['tiny mirror on a handle', 'yellow slippers', 'chair that goes up', 'sausage'],
    joke: 'Mm-mm, said the dog',
    ending: 'a yawn goes round, and the biggest gape of the day falls asleep',
  },
  beats: [
    { id: 'mouth-shut', part: 'open', at: 'home', with: ['child', 'adult', 'dog', 'pet'], plants: ['same'] },
    { id: 'the-chair', part: 'stir', at: 'the dentist’s', with: ['child', 'adult', 'dog', 'dentist'], plants: ['open'] },
    { id: 'the-mirror', part: 'try', at: 'the dentist’s', with: ['child', 'adult', 'dog', 'dentist'] },
    { id: 'only-one', part: 'lull', at: 'the dentist’s', with: ['child', 'dog', 'dentist'] },
    { id: 'aaa', part: 'turn', at: 'the dentist’s', with: ['child', 'dog', 'dentist'], pays: ['same'] },
    { id: 'finished', part: 'back', at: 'the dentist’s', with: ['child', 'dog', 'dentist'] },
    { id: 'talking', part: 'down', at: 'the street', with: ['child', 'elder', 'friend'] },
    { id: 'the-biggest', part: 'last', at: 'bed', with: ['child', 'adult', 'dog', 'pet'], pays: ['open'] },
  ],
  pictures: [
    {
      beats: ['the-mirror', 'the-chair'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
 { who: 'dentist', at: 'right', act: 'sits', feeling: 'surprised', called: 'dentist' },
 { who: 'pet', at: 'centre', act: 'holds', to: 'mirror', if: 'pet.dog', faces: 'right' },
 { who: 'dog', at: 'centre', act: 'holds', to: 'mirror', if: '!pet.dog', called: 'dog', faces: 'right' },
 { who: 'child', at: 'left', act: 'sits-on', to: 'armchair', feeling: 'surprised', faces: 'right' },], things: [{ what: 'armchair', at: 'left' }], 
    },
    {
      beats: ['aaa', 'only-one'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sings', feeling: 'laughing' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', if: 'pet.dog' },
        { who: 'dog', at: 'right', act: 'looks-at', to: 'child', feeling: 'laughing', if: '!pet.dog', called: 'dog' },
      ],
    },
    {
      beats: ['finished', 'talking'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'dentist', at: 'left', act: 'holds-up', to: 'mirror', feeling: 'happy', called: 'dentist' },
        { who: 'child', at: 'centre', act: 'laughs', feeling: 'laughing' },
        { who: 'pet', at: 'right', act: 'looks-at', to: 'dentist', feeling: 'happy', if: 'pet.dog' },
        { who: 'dog', at: 'right', act: 'looks-at', to: 'dentist', feeling: 'happy', if: '!pet.dog', called: 'dog' },
      ],
    },
  ],
});

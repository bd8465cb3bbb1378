import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ask-the-dog',
  premise:
    'A dog sits down at a little hatch instead of the post office door, and a whole queue lines up behind and will not move, since nobody can push in front of a dog; the child works out that the dog waits as it waits for only one person, and knocks.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [11, 50], en: [11, 40] },
  ages: [6, 8],
  leads: ['pet.dog'],
  seasons: ['autumn', 'winter', 'spring'],
  alike: ['is-this-the-queue'],
  nights: { place: 'outside a post office', indoors: false, tone: 'funny-tender', mechanism: 'seeing for whom a dog waits like that', feeling: 'puzzled', sleep: false, endsInBed: true },
  contains: ['dog'],
  registry: {
    idea: 'a queue forms behind a dog at the wrong place, and the dog is right: it waits as it only waits for the child',
    device: 'a biscuit is left lying, so it is serious, and the way a dog sits says for whom it waits',
    objects: ['little green hatch low down', 'long cardboard tube', 'red mitten on a radiator', 'lost-and-found box'],
    joke: 'ask the dog, he is first / yes, sir, what can I get you?',
    ending: 'the next swish of a tail does not come, and the lamp can go out',
  },
  beats: [
    { id: 'one-mitten', part: 'open', at: 'the post office', with: ['child', 'pet', 'adult', 'elder'], plants: ['mitten', 'biscuit'] },
    { id: 'the-hatch', part: 'stir', at: 'the hatch', with: ['child', 'pet'], refrain: true, plants: ['sits'] },
    { id: 'longer', part: 'stir', at: 'the hatch', with: ['pet', 'friend'], refrain: true },
    { id: 'no-customers', part: 'try', at: 'the post office', with: ['child', 'clerk'] },
    { id: 'the-front', part: 'try', at: 'the hatch', with: ['child', 'pet'], refrain: true, pays: ['biscuit'] },
    { id: 'like-this', part: 'turn', at: 'the hatch', with: ['child', 'pet'], refrain: true, pays: ['sits'] },
    { id: 'yes-sir', part: 'turn', at: 'the hatch', with: ['child', 'pet', 'clerk'], pays: ['mitten'] },
    { id: 'everything-posted', part: 'back', at: 'the post office', with: ['child', 'pet'] },
    { id: 'one-red-thing', part: 'last', at: 'bed', with: ['child', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['longer', 'the-hatch', 'no-customers'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'waits', feeling: 'calm', faces: 'left' },
        { who: 'man', at: 'right', act: 'waits', feeling: 'calm', faces: 'left' },
        { who: 'old-lady', at: 'right', act: 'waits', feeling: 'curious', faces: 'left' },
      ],
      things: [{ what: 'door', at: 'left', size: 'small', colour: 'green' }],
    },
    {
      beats: ['the-front', 'like-this'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'crouches', feeling: 'curious', faces: 'right' },
        { who: 'pet', at: 'centre', act: 'sits', feeling: 'calm', faces: 'right' },
      ],
      things: [
        { what: 'biscuit', at: 'near' },
        { what: 'door', at: 'right', size: 'small', colour: 'green' },
      ],
    },
    {
      beats: ['yes-sir', 'everything-posted'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pet', at: 'centre', act: 'holds', to: 'mitten', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'looks-at', to: 'pet', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'clerk', at: 'right', act: 'looks-at', to: 'pet', feeling: 'surprised', faces: 'left' },
      ],
      things: [{ what: 'mitten', at: 'centre', colour: 'red' }],
    },
  ],
});

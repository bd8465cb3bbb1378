import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'ill-have-a-dish',
  premise:
    'A child dreams every night of the day the old man next door had a stroke and said one word over and over; asked at last, over a burnt pie dish that he scrubs to train his slow hand, he says that the word was not hurting but burning, for there was a crumble in the oven.',
  writtenFirstIn: 'en',
  fromStory: 11,
  firstOfThree: true,
  ages: [10, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['nightmare'] },
  nights: {
    place: 'a sink next door',
    indoors: true,
    tone: 'serious-funny',
    mechanism: 'asking the only other person who was there',
    feeling: 'guilty',
    sleep: true,
    endsInBed: true,
  },
  contains: ['nightmare', 'ill'],
  registry: {
    idea: 'a bad dream says one word that was heard wrong, and the one who said it has thought all along of his pudding',
    device: 'two words sound alike in a mouth that does not work, and only the other one who was there can tell them apart',
    objects: ['pie dish with a crust like tar', 'slow hand that is talked to like an apprentice', 'list without a number for what has happened', 'telephone without numbers'],
    joke: 'you squeeze a ball, and at the end of it you’ve got a ball',
    ending: 'the door is opened in the dream and the oven turned off',
  },
  beats: [
    { id: 'seven-minutes-past', part: 'open', at: 'a dream', with: ['child', 'uncle', 'adult', 'aunt', 'pet', 'elder', 'elder2'], plants: ['dream'] },
    { id: 'canoes', part: 'stir', at: 'the library wall', with: ['child', 'friend', 'rocker'], plants: ['canoes'] },
    { id: 'in-march', part: 'stir', at: 'the library wall', with: ['child', 'friend', 'uncle'], plants: ['word'] },
    { id: 'hurting', part: 'try', at: 'the library wall', with: ['child', 'friend'] },
    { id: 'at-the-sink', part: 'try', at: 'next door', with: ['child', 'uncle'] },
    { id: 'the-dish', part: 'lull', at: 'next door', with: ['child', 'uncle'], plants: ['dish'] },
    { id: 'i-told-you', part: 'turn', at: 'next door', with: ['child', 'uncle'] },
    { id: 'burning', part: 'turn', at: 'next door', with: ['child', 'uncle'], pays: ['word'] },
    { id: 'like-a-coat', part: 'back', at: 'next door', with: ['child', 'uncle'], pays: ['dish'] },
    { id: 'friday-morning', part: 'last', at: 'bed', with: ['child', 'adult', 'aunt', 'pet', 'elder', 'elder2'], pays: ['dream', 'canoes'] },
  ],
  pictures: [
    {
      beats: ['canoes', 'in-march', 'hurting'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'wall', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits-on', to: 'wall', holding: 'letter', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'wall', at: 'centre' }],
    },
    {
      beats: ['the-dish', 'at-the-sink', 'hurting'],
      framing: 'wide',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'uncle', at: 'right', act: 'holds', to: 'bowl', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'holds', to: 'towel', feeling: 'curious', faces: 'right' },
      ],
      things: [{ what: 'sink', at: 'right' }],
    },
    {
      beats: ['like-a-coat', 'burning', 'i-told-you'],
      framing: 'close',
      world: 'kitchen',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'old-man', called: 'uncle', at: 'right', act: 'hugs', to: 'child', feeling: 'calm', faces: 'left' },
        { who: 'child', at: 'left', act: 'cries', feeling: 'crying', faces: 'right' },
      ],
    },
  ],
});

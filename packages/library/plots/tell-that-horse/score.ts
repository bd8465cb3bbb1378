import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'tell-that-horse',
  premise:
    'Two cart horses who are not speaking send insults through the child between them, who tells something nicer until they are side by side and thank each other; tied nose to tail, their tails begin to keep off each other’s flies by themselves.',
  writtenFirstIn: 'en',
  fromStory: 7,
  putBefore: { sv: [12, 12], en: [11, 12] },
  ages: [6, 9],
  leads: [],
  wish: { concepts: ['horse'] },
  seasons: ['summer', 'autumn'],
  nights: {
    place: 'a meadow and a lane',
    indoors: false,
    tone: 'funny',
    mechanism: 'telling two who have fallen out what they never said, and then not one word of it',
    feeling: 'ashamed',
    sleep: false,
  },
  alike: ['tell-them-yourself', 'off-duty', 'the-back-wheel-first'],
  contains: ['horse', 'quarrel'],
  registry: {
    idea: 'two horses who are not speaking are told nicer things than they said, until they say thank you for them',
    device: 'two tied nose to tail keep off each other’s flies before they have made up their minds to',
    objects: ['harvest wagon with a band on it', 'turnip eaten three weeks ago', 'drum that rolls away down a lane', 'two tails in the flies'],
    joke: 'a wardrobe with ears and a sofa falling downstairs',
    ending: 'goodnight, sofa; goodnight, wardrobe; swish, swish',
  },
  beats: [
    { id: 'my-shade', part: 'open', at: 'the meadow', with: ['child', 'dolly', 'bert', 'friend', 'pet'], plants: ['rope', 'flies'], refrain: true },
    { id: 'my-turnip', part: 'stir', at: 'the meadow', with: ['child', 'dolly', 'bert', 'amos', 'elder'], plants: ['turnip'], refrain: true },
    { id: 'very-strong', part: 'try', at: 'the meadow', with: ['child', 'dolly', 'bert'], plants: ['wardrobe'] },
    { id: 'smells-of-home', part: 'try', at: 'the lane', with: ['child', 'dolly', 'bert', 'amos', 'friend'] },
    { id: 'made-it-up', part: 'try', at: 'the lane', with: ['child', 'dolly', 'bert'] },
    { id: 'nose-to-tail', part: 'lull', at: 'the lane', with: ['child', 'dolly', 'bert', 'amos'] },
    { id: 'flies', part: 'turn', at: 'the lane', with: ['child', 'dolly', 'bert'], pays: ['flies'], refrain: true },
    { id: 'right-there', part: 'turn', at: 'the lane', with: ['child', 'dolly', 'bert'], pays: ['turnip'], refrain: true },
    { id: 'together', part: 'back', at: 'the village', with: ['child', 'dolly', 'bert', 'amos'], pays: ['rope'] },
    { id: 'tell-her-yourself', part: 'last', at: 'the meadow', with: ['child', 'dolly', 'bert'], pays: ['wardrobe'], refrain: true },
  ],
  pictures: [
    {
      beats: ['my-turnip', 'my-shade', 'very-strong'],
      framing: 'middle',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'pulls', to: 'rope', feeling: 'surprised', faces: 'right' },
        { who: 'horse', called: 'dolly', at: 'left', act: 'is-angry', colour: 'grey', feeling: 'angry', faces: 'left' },
        { who: 'pony', called: 'bert', at: 'right', act: 'is-angry', size: 'child', colour: 'brown', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['nose-to-tail', 'made-it-up', 'flies'],
      framing: 'wide',
      world: 'farm',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pony', called: 'bert', at: 'right', act: 'stands', size: 'child', colour: 'brown', feeling: 'angry', faces: 'right' },
        { who: 'horse', called: 'dolly', at: 'left', act: 'stands', colour: 'grey', feeling: 'angry', faces: 'left' },
        { who: 'child', at: 'centre', act: 'pulls', to: 'rope', feeling: 'sad', faces: 'right' },
      ],
      things: [
        { what: 'wagon', at: 'far' },
      ],
    },
    {
      beats: ['together', 'right-there', 'tell-her-yourself'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'walks', feeling: 'proud', faces: 'left' },
        { who: 'horse', called: 'dolly', at: 'centre', act: 'walks', colour: 'grey', feeling: 'happy', faces: 'left' },
        { who: 'pony', called: 'bert', at: 'right', act: 'walks', size: 'child', colour: 'brown', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

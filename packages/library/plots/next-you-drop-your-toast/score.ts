import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'next-you-drop-your-toast',
  premise:
    'A child who will not say “see you tomorrow” gets the last day of the holidays again and again and always knows what happens next, until nobody else remembers the best day of all and the friend turns out to have been scared the whole time.',
  writtenFirstIn: 'en',
  fromStory: 11,
  ages: [9, 12],
  leads: [],
  wish: { concepts: ['same-day-again'] },
  nights: {
    place: 'a doorstep, a gate and a river, all on one day',
    indoors: false,
    tone: 'funny-true',
    mechanism: 'saying “see you tomorrow” out loud',
    feeling: 'afraid of the new school',
    sleep: false,
  },
  contains: ['school'],
  registry: {
    idea: 'the last day of the holidays comes again each morning because somebody would not say “see you tomorrow”',
    device: 'who always knows what happens next has never asked the friend a question',
    objects: ['sleeves down to the fingertips', 'glasses in with the butter', 'raft called the Burnt Toast', 'burned porridge'],
    joke: 'have you told me this before; that does sound like me',
    ending: 'what happens next; no idea',
  },
  beats: [
    { id: 'grow-into-it', part: 'open', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder', 'pet'], plants: ['sleeves', 'toast'] },
    { id: 'at-the-gate', part: 'open', at: 'the gate', with: ['child', 'friend'], plants: ['tomorrow'] },
    { id: 'in-the-fridge', part: 'stir', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'on-the-step', part: 'try', at: 'the doorstep', with: ['child', 'friend', 'pet'], plants: ['next'] },
    { id: 'the-raft', part: 'try', at: 'the river', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder'] },
    { id: 'from-something', part: 'turn', at: 'the doorstep', with: ['child', 'friend'] },
    { id: 'in-the-meantime', part: 'turn', at: 'the kitchen', with: ['child', 'adult', 'elder', 'minder'] },
    { id: 'did-you-ask', part: 'turn', at: 'the doorstep', with: ['child', 'friend'] },
    { id: 'out-loud', part: 'back', at: 'the gate', with: ['child', 'friend'], pays: ['tomorrow'] },
    { id: 'no-idea', part: 'last', at: 'the gate', with: ['child', 'friend', 'adult', 'elder', 'minder', 'pet'], pays: ['sleeves', 'toast', 'next'] },
  ],
  pictures: [
    {
      beats: ['on-the-step', 'in-the-fridge'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'surprised', faces: 'left', anyway: true },
      ],
    },
    {
      beats: ['the-raft', 'from-something'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'laughs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'laughs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'raft', at: 'centre' }],
    },
    {
      beats: ['did-you-ask', 'in-the-meantime'],
      framing: 'close',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'listens-to', to: 'friend', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'sits', feeling: 'sad', faces: 'left', anyway: true },
      ],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'start-at-the-heel',
  premise: 'A big child explains the dentist to a small one and forgets to be afraid; when the door opens the truth must out, and the small one comes along and explains it back.',
  writtenFirstIn: 'en',
  ages: [9, 12],
  leads: [],
  wish: { onlyAsked: true, concepts: ['dentist', 'brave'] },
  nights: { place: 'town', indoors: true, tone: 'funny', mechanism: 'explaining it to somebody smaller', feeling: 'afraid', sleep: false },
  contains: [],
  registry: {
    idea: 'whoever explains has no time to be afraid',
    device: 'what was made up is learned by heart and given back',
    objects: ['stain like Italy', 'plastic giraffe', 'lips like two mattresses'],
    joke: 'he is at the heel',
    ending: 'a very small boot on the ceiling',
  },
  beats: [
    { id: 'does-it-hurt', part: 'open', at: 'the waiting room', with: ['child', 'adult', 'small'] },
    { id: 'how-you-do-it', part: 'try', at: 'the waiting room', with: ['child', 'small', 'friend', 'pet'], plants: ['italy'] },
    { id: 'made-up', part: 'lull', at: 'the waiting room', with: ['child', 'small', 'dentist'] },
    { id: 'naples', part: 'turn', at: 'the dentist', with: ['child', 'small', 'dentist'] },
    { id: 'a-giraffe', part: 'back', at: 'the dentist', with: ['child', 'small'] },
    { id: 'a-small-boot', part: 'last', at: 'home', with: ['child', 'adult'], pays: ['italy'] },
  ],
  pictures: [
    {
      beats: ['does-it-hurt', 'how-you-do-it'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'boy', feeling: 'proud' },
        {
          who: 'boy',
          at: 'right',
          act: 'listens-to',
          to: 'child',
          holding: 'giraffe',
          size: 'small',
          called: 'small',
          feeling: 'curious',
        },
      ],
    },
    {
      beats: ['how-you-do-it', 'made-up'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'centre', act: 'holds-hands', to: 'boy', feeling: 'afraid' },
        { who: 'boy', at: 'left', act: 'holds-hands', to: 'child', size: 'small', called: 'small', feeling: 'calm' },
        { who: 'dentist', at: 'right', act: 'waits', called: 'dentist', feeling: 'happy', faces: 'left' },
      ],
    },
    {
      beats: ['naples', 'a-giraffe'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'centre', act: 'sits-on', to: 'dentist-chair', feeling: 'surprised' },
        { who: 'boy', at: 'left', act: 'talks-to', to: 'child', holding: 'giraffe', size: 'small', called: 'small' },
        { who: 'dentist', at: 'right', act: 'laughs', called: 'dentist', feeling: 'laughing', faces: 'left' },
      ],
      things: [{ what: 'dentist-chair', at: 'centre' }],
    },
  ],
});

import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'no-bell-no-home',
  premise:
    'The bell that sends the school home is missing, and the one who is to look after it loses things; two detectives question the caretaker, one arrests the other, and then a knee goes ding: it is his last day, and if the bell does not ring it is not over.',
  writtenFirstIn: 'en',
  fromStory: 9,
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['whodunnit', 'detective'] },
  nights: {
    place: 'a school corridor with an empty shelf',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'giving the bell back to the one who took it, and ringing it together',
    feeling: 'sure of having lost it oneself',
    sleep: false,
    endsOnRefrain: true,
  },
  alike: ['giving-evidence', 'glug-said-the-drainpipe'],
  contains: ['school'],
  registry: {
    idea: 'a caretaker hides the bell on his last day, because if it does not ring it is not over',
    device: 'one of two detectives is arrested by the other, and the culprit dings when he walks',
    objects: ['brass bell under an overall', 'shelf that smells of lemons', 'ladder as a witness', 'half a bar for a prisoner'],
    joke: 'knees don’t ding; they do at my age',
    ending: 'a whole school waits for somebody without a broom',
  },
  beats: [
    { id: 'empty-shelf', part: 'open', at: 'the school', with: ['child', 'caretaker'], plants: ['rule', 'loses'] },
    { id: 'detectives-now', part: 'stir', at: 'the corridor', with: ['child', 'friend', 'caretaker'] },
    { id: 'the-ladder', part: 'try', at: 'the corridor', with: ['child', 'friend', 'caretaker'], plants: ['broom'] },
    { id: 'lemons', part: 'try', at: 'the corridor', with: ['child', 'friend'], plants: ['lemons'] },
    { id: 'under-arrest', part: 'turn', at: 'the corridor', with: ['child', 'friend', 'elder', 'elder2', 'pet'], plants: ['fence'] },
    { id: 'my-knee', part: 'turn', at: 'the corridor', with: ['child', 'friend', 'caretaker'], pays: ['lemons'] },
    { id: 'last-day', part: 'turn', at: 'the corridor', with: ['child', 'caretaker'], pays: ['loses'] },
    { id: 'last-bell', part: 'back', at: 'the corridor', with: ['child', 'friend', 'caretaker', 'elder', 'elder2', 'pet'], pays: ['fence'] },
    { id: 'no-bell', part: 'last', at: 'the gate', with: ['child', 'friend', 'caretaker'], pays: ['rule', 'broom'] },
  ],
  pictures: [
    {
      beats: ['detectives-now', 'the-ladder', 'empty-shelf'],
      framing: 'middle',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'centre', act: 'talks-to', to: 'old-man', feeling: 'curious', faces: 'right', anyway: true },
        { who: 'old-man', called: 'caretaker', at: 'right', act: 'leans-on', to: 'broom', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['lemons', 'under-arrest', 'the-ladder'],
      framing: 'wide',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'shoe', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left', anyway: true },
      ],
      things: [{ what: 'open-box', at: 'centre' }],
    },
    {
      beats: ['last-day', 'my-knee', 'last-bell'],
      framing: 'close',
      world: 'hallway',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'old-man', feeling: 'angry', faces: 'right' },
        { who: 'old-man', called: 'caretaker', at: 'right', act: 'holds', to: 'bell', feeling: 'sad', faces: 'left' },
      ],
    },
  ],
});

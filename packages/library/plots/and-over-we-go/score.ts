import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'and-over-we-go',
  premise:
    'The Star of Bethlehem has a small voice and three kings who slide past to the manger; a lollipop lady tells how nobody can be made to wait but everybody joins in, and on the night, when Mary has left the baby in the cloakroom, a whole hall does.',
  writtenFirstIn: 'en',
  fromStory: 8,
  putBefore: { sv: [10, 12], en: [9, 12] },
  ages: [7, 10],
  leads: [],
  wish: { concepts: ['christmas'] },
  nights: {
    place: 'a nativity play at school',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'doing the waiting oneself, so hard that everybody joins in',
    feeling: 'not heard',
    sleep: false, endsInBed: true,
    seasons: ['winter'], endsOnRefrain: true,
  },
  contains: ['christmas'],
  registry: {
    idea: 'the star of a nativity play learns from a lollipop lady how to stop three kings',
    device: 'whoever waits as hard as she can makes a whole hall wait, for it is like yawning',
    objects: ['gold star on a long pole', 'carpet for sliding kings', 'yellow coat in the third row', 'baby among the wellies'],
    joke: 'they are at the manger before the baby is; a nose full of crown',
    ending: 'the toes are told to wait, and over she goes, into sleep',
  },
  beats: [
    { id: 'three-buses', part: 'open', at: 'the school hall', with: ['child', 'boris', 'friend', 'priya', 'teacher'], plants: ['voice', 'slide'] },
    { id: 'the-yellow-coat', part: 'stir', at: 'the street', with: ['lollipop'], plants: ['over'], refrain: true },
    { id: 'dont-tell-it-so', part: 'stir', at: 'the street', with: ['child', 'lollipop'], plants: ['growing'] },
    { id: 'with-my-wellies', part: 'try', at: 'the stage', with: ['child', 'lollipop', 'elder', 'elder2'], plants: ['wellies'] },
    { id: 'oh-no', part: 'lull', at: 'the stage', with: ['child', 'boris', 'friend', 'priya', 'teacher'] },
    { id: 'wait', part: 'turn', at: 'the stage', with: ['child', 'boris', 'friend'], pays: ['voice', 'slide'], refrain: true },
    { id: 'the-quietest-thing', part: 'turn', at: 'the stage', with: ['child'], pays: ['wellies'], refrain: true },
    { id: 'in-a-whisper', part: 'back', at: 'the stage', with: ['boris', 'lollipop'] },
    { id: 'over', part: 'last', at: 'bed', with: ['child', 'pet'], pays: ['over', 'growing'], refrain: true },
  ],
  pictures: [
    {
      beats: ['dont-tell-it-so', 'the-yellow-coat'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      season: 'winter',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'star', feeling: 'curious', faces: 'right' },
        { who: 'old-lady', called: 'lollipop', at: 'right', act: 'holds', to: 'road-sign', feeling: 'calm', faces: 'left' },
      ],
    },
    {
      beats: ['wait', 'oh-no', 'the-quietest-thing'],
      framing: 'wide',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', at: 'right', act: 'holds-up', to: 'star', feeling: 'calm', faces: 'left' },
        { who: 'prince', called: 'boris', at: 'centre', act: 'balances', size: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'friend', at: 'left', act: 'walks', holding: 'present', feeling: 'surprised', faces: 'right', anyway: true },
      ],
    },
    {
      beats: ['in-a-whisper', 'the-quietest-thing'],
      framing: 'close',
      world: 'stage',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'prince', called: 'boris', at: 'left', act: 'looks-at', to: 'baby-in-cradle', size: 'child', feeling: 'surprised', faces: 'right' },
        { who: 'baby-in-cradle', at: 'centre', act: 'sleeps', feeling: 'calm' },
        { who: 'child', at: 'right', act: 'holds-up', to: 'star', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

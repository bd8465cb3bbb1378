import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'never-past-the-minnow',
  premise:
    'A child who has left the swimming club teaches a grandparent with a boat to swim, one fish to a stroke, on the day when the squad is not there; one Thursday it is, and the child says no to a question, and the baths echo.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [11, 12], en: [4, 12] },
  votes: { sv: [3, 3] },
  storyVotes: [3, 3],
  ages: [10, 12],
  leads: ['elder'],
  nights: {
    place: 'the swimming baths',
    indoors: true,
    tone: 'funny-tender',
    mechanism: 'saying aloud whom one belongs to, and calling the next fish',
    feeling: 'ashamed',
    sleep: true,
    endsInBed: true,
  },
  contains: ['water'],
  registry: {
    idea: 'somebody with a boat has never dared to say that swimming was never learned, and is taught by whoever was too slow for the squad',
    device: 'one fish to a stroke, so that nobody remembers to be stiff, and the fish that is called from the side when the water closes',
    objects: ['striped bathing things down to the knee', 'orange swimming belt', 'bag in a corner that has not been unpacked'],
    joke: 'I have been very careful not to fall in',
    ending: 'the fish that taught somebody to float are counted on one’s back in bed, and never past the small one',
  },
  beats: [
    { id: 'careful-not-to', part: 'open', at: 'the telephone', with: ['child', 'elder', 'elder2', 'pet', 'friend'], plants: ['bag', 'squad'] },
    { id: 'little-pool', part: 'stir', at: 'the little pool', with: ['child', 'elder'], plants: ['fish'], refrain: true },
    { id: 'nine-strokes', part: 'try', at: 'the little pool', with: ['child', 'elder'], refrain: true },
    { id: 'the-squad', part: 'try', at: 'the little pool', with: ['child', 'elder', 'friend', 'lova'], pays: ['squad'] },
    { id: 'no', part: 'lull', at: 'the bench', with: ['child', 'elder', 'friend', 'lova'] },
    { id: 'yes', part: 'turn', at: 'the little pool', with: ['child', 'elder', 'lova'] },
    { id: 'without', part: 'turn', at: 'the little pool', with: ['child', 'elder', 'friend'], refrain: true },
    { id: 'saturdays', part: 'back', at: 'the little pool', with: ['child', 'friend'] },
    { id: 'what-time', part: 'down', at: 'home', with: ['child', 'adult', 'pet'], pays: ['bag'] },
    { id: 'on-your-back', part: 'last', at: 'bed', with: ['child'], pays: ['fish'], refrain: true },
  ],
  pictures: [
    {
      beats: ['little-pool', 'nine-strokes'],
      framing: 'close',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'right', act: 'swims', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'elder', feeling: 'calm', faces: 'right' },
      ],
    },
    {
      beats: ['no', 'the-squad'],
      framing: 'wide',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'stands', feeling: 'sad', faces: 'right' },
        { who: 'girl', called: 'lova', at: 'right', act: 'points-at', to: 'elder', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'sits', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['without', 'yes', 'saturdays'],
      framing: 'middle',
      world: 'swimming-hall',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'elder', at: 'centre', act: 'swims', feeling: 'proud', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'elder', feeling: 'happy', faces: 'right' },
      ],
    },
  ],
});

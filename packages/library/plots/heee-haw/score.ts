import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'heee-haw',
  premise:
    'A voice that breaks in the middle of a word says just what an African penguin says, so its owner has not spoken in school for three weeks, and a penguin feels called and then ignored; when it lies down by the wheel of the school bus somebody must say it aloud, and then call it out on purpose.',
  writtenFirstIn: 'en',
  fromStory: 12,
  ages: [11, 12],
  leads: [],
  wish: { concepts: ['penguin'] },
  nights: {
    place: 'a school bus by the sea',
    indoors: false,
    tone: 'funny',
    mechanism: 'doing on purpose, in front of everybody, what one has tried not to do',
    feeling: 'embarrassed',
    sleep: false,
  },
  alike: ['no-lines-please'],
  contains: ['penguin'],
  registry: {
    idea: 'a voice that breaks says by accident what a penguin says to find its own, and the penguin takes it for its name',
    device: 'the noise that was kept down for three weeks stops a bus, and said once more it calls a penguin out',
    objects: ['really superb twig', 'half a samosa', 'fan belt that has been changed twice', 'penguins who walk about like waiters'],
    joke: 'there’s that fan belt again; it’s a penguin, sir',
    ending: 'a friend brays on a bus, and says that it was he',
  },
  beats: [
    { id: 'silent-reading', part: 'open', at: 'the classroom', with: ['child', 'penguin'], plants: ['that was me'] },
    { id: 'like-small-waiters', part: 'stir', at: 'the school', with: ['child', 'penguin', 'teacher', 'adult', 'friend', 'elder', 'pet'], plants: ['voice'] },
    { id: 'a-twig', part: 'try', at: 'the school', with: ['penguin', 'child'], plants: ['twig'] },
    { id: 'half-a-samosa', part: 'try', at: 'the school', with: ['mate', 'child'], plants: ['samosa'] },
    { id: 'the-fan-belt', part: 'try', at: 'the bus', with: ['driver', 'mate', 'penguin', 'child'], plants: ['fan belt'] },
    { id: 'under-the-bus', part: 'lull', at: 'the bus', with: ['child', 'penguin', 'driver'] },
    { id: 'stop', part: 'turn', at: 'the bus', with: ['child', 'driver'], pays: ['voice'] },
    { id: 'only-for-you', part: 'turn', at: 'the bus', with: ['driver', 'mate', 'child'] },
    { id: 'on-purpose', part: 'turn', at: 'the bus', with: ['child', 'penguin', 'driver'], pays: ['twig', 'fan belt'] },
    { id: 'next-to-the-twig', part: 'last', at: 'the bus', with: ['mate', 'child', 'driver'], pays: ['samosa', 'that was me'] },
  ],
  pictures: [
    {
      beats: ['like-small-waiters', 'silent-reading', 'a-twig', 'half-a-samosa'],
      framing: 'middle',
      world: 'classroom',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'penguin', at: 'left', act: 'talks-to', to: 'child', size: 'small', feeling: 'happy', faces: 'right' },
        { who: 'child', at: 'right', act: 'looks-at', to: 'penguin', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['under-the-bus', 'the-fan-belt', 'stop'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'bus', at: 'right', act: 'stands', size: 'big', feeling: 'calm', faces: 'left' },
        { who: 'penguin', at: 'left', act: 'walks', holding: 'stick', size: 'small', feeling: 'happy', faces: 'right' },
      ],
    },
    {
      beats: ['on-purpose', 'only-for-you', 'next-to-the-twig'],
      framing: 'close',
      world: 'schoolyard',
      time: 'day',
      light: 'window',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'kneels', feeling: 'laughing', faces: 'right' },
        { who: 'penguin', at: 'right', act: 'gives', to: 'child', holding: 'stick', size: 'small', feeling: 'happy', faces: 'left' },
      ],
    },
  ],
});

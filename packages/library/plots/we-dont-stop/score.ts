import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'we-dont-stop',
  premise:
    'Two pirates sail round and round an island and take the buns of a child on a jetty; every answer takes a lap, until it comes out that they have a rope for putting ashore, but that everybody runs, so that there has never been anyone to catch it.',
  writtenFirstIn: 'sv',
  fromStory: 9,
  ages: [8, 11],
  leads: [],
  wish: { concepts: ['pirate'] },
  nights: {
    place: 'a jetty',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'standing still where everybody runs, and catching a rope',
    feeling: 'cross, and then brave',
    sleep: false,
    seasons: ['spring', 'summer', 'autumn'],
  },
  alike: ['come-in-number-seven', 'pirates-dont-turn-round'],
  contains: ['pirate'],
  registry: {
    idea: 'pirates cannot stop, since everybody runs from them and somebody must stand there to catch the rope',
    device: 'a talk of which every answer comes a lap later',
    objects: ['brand new rope on a patched ship', 'bag of buns in a landing net', 'hands blue with boat paint', 'lap as long as a bun'],
    joke: 'hop on! then you’ll have to stop! we don’t stop!',
    ending: 'we don’t stop, says she who is asleep, and the rope gets one more turn',
  },
  beats: [
    { id: 'be-careful-what-you-wish', part: 'open', at: 'the jetty', with: ['child', 'gun', 'friend', 'pet', 'captain'], plants: ['buns', 'paint'], refrain: true },
    { id: 'a-lap-is-a-bun', part: 'stir', at: 'the jetty', with: ['child', 'captain', 'mate'], refrain: true },
    { id: 'since-tuesday', part: 'stir', at: 'the jetty', with: ['child', 'captain', 'mate'] },
    { id: 'a-new-rope', part: 'try', at: 'the jetty', with: ['child', 'captain'], plants: ['rope'] },
    { id: 'sideways', part: 'turn', at: 'the jetty', with: ['child', 'captain', 'mate'], refrain: true },
    { id: 'im-standing-here', part: 'turn', at: 'the jetty', with: ['child', 'captain'] },
    { id: 'round-the-bollard', part: 'turn', at: 'the jetty', with: ['child', 'gun', 'friend', 'pet'], pays: ['rope', 'paint'] },
    { id: 'like-a-cow', part: 'back', at: 'the jetty', with: ['child', 'captain', 'mate'] },
    { id: 'one-bun', part: 'down', at: 'the jetty', with: ['child', 'captain', 'mate', 'gun', 'friend'], pays: ['buns'] },
    { id: 'one-more-turn', part: 'last', at: 'the jetty', with: ['child', 'captain', 'mate', 'pet'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-lap-is-a-bun', 'be-careful-what-you-wish', 'since-tuesday'],
      framing: 'wide',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'stands-on', to: 'pirate-ship', holding: 'net', feeling: 'laughing', faces: 'left' },
        { who: 'child', at: 'left', act: 'calls-to', to: 'pirate-captain', feeling: 'angry', faces: 'right' },
      ],
    },
    {
      beats: ['a-new-rope', 'sideways', 'im-standing-here'],
      framing: 'over-shoulder',
      world: 'harbour',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'calls-to', to: 'pirate-captain', feeling: 'curious', faces: 'right' },
        { who: 'pirate-captain', called: 'captain', at: 'right', act: 'stands-on', to: 'pirate-ship', holding: 'rope', feeling: 'sad', faces: 'left' },
      ],
    },
    {
      beats: ['round-the-bollard', 'im-standing-here', 'like-a-cow'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'window',
      weather: 'wind',
      figures: [
        { who: 'child', at: 'centre', act: 'pulls', to: 'rope', feeling: 'afraid', faces: 'right' },
        { who: 'woman', called: 'gun', at: 'left', act: 'pulls', to: 'rope', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'pirate-ship', at: 'right', size: 'big' }],
    },
  ],
});

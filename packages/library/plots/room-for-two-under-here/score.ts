import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'room-for-two-under-here',
  premise:
    'In the hairdresser’s chair a child jumps at every boom and gets a notch in the fringe, until from under the striped cape it is seen that thunder tells you first; when blink and boom come at once the hairdresser needs room under the cape as well.',
  writtenFirstIn: 'sv',
  fromStory: 4,
  putBefore: { sv: [7, 27], en: [31, 35] },
  ages: [3, 6],
  leads: [],
  wish: { concepts: ['thunder'] },
  nights: { place: 'a hairdresser’s', indoors: true, tone: 'funny-tender', mechanism: 'waiting after the blink, and holding a cape open for somebody bigger', feeling: 'afraid', sleep: false },
  contains: ['thunder', 'storm'],
  registry: {
    idea: 'thunder makes whoever is having a haircut jump, and the fringe becomes lightning',
    device: 'it blinks before it booms, so scissors up at the blink and snip after the boom',
    objects: ['striped cape that lights up', 'comb in somebody’s hair', 'fringe that goes up and down'],
    joke: 'under the table, looking for a comb that is in her hair',
    ending: 'the lamp is put out, blink, and there is no boom',
  },
  beats: [
    { id: 'still-as-a-stone', part: 'open', at: 'the hairdresser’s', with: ['child', 'siv', 'adult', 'elder', 'friend'], plants: ['cape'] },
    { id: 'a-notch', part: 'stir', at: 'the hairdresser’s', with: ['child', 'siv'], plants: ['notches'], refrain: true },
    { id: 'it-says-so-first', part: 'try', at: 'the hairdresser’s', with: ['child', 'siv'] },
    { id: 'wait', part: 'try', at: 'the hairdresser’s', with: ['child', 'siv'], refrain: true },
    { id: 'blinkboom', part: 'lull', at: 'the hairdresser’s', with: ['child', 'siv'] },
    { id: 'room-for-two', part: 'turn', at: 'the hairdresser’s', with: ['child', 'siv', 'friend'], pays: ['cape'] },
    { id: 'going-home', part: 'turn', at: 'the hairdresser’s', with: ['child', 'siv'], refrain: true },
    { id: 'up-and-down', part: 'back', at: 'the hairdresser’s', with: ['child', 'siv', 'pet'], pays: ['notches'] },
    { id: 'no-boom', part: 'last', at: 'the hairdresser’s', with: ['child', 'siv'], refrain: true },
  ],
  pictures: [
    {
      beats: ['a-notch', 'still-as-a-stone', 'it-says-so-first'],
      framing: 'middle',
      world: 'living-room',
      time: 'day',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'woman', called: 'siv', at: 'left', act: 'holds', to: 'scissors', feeling: 'surprised', faces: 'right' },
        { who: 'child', at: 'centre', act: 'sits-on', to: 'armchair', feeling: 'afraid' },
      ],
      things: [{ what: 'armchair', at: 'centre' }, { what: 'lightning', at: 'far' }],
    },
    {
      beats: ['blinkboom', 'room-for-two'],
      framing: 'wide',
      world: 'living-room',
      time: 'dusk',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'looks-at', to: 'woman', feeling: 'surprised', faces: 'right' },
        { who: 'woman', called: 'siv', at: 'right', act: 'crouches', feeling: 'afraid', faces: 'left' },
      ],
      things: [{ what: 'table', at: 'right' }, { what: 'scissors', at: 'near' }],
    },
    {
      beats: ['room-for-two', 'going-home'],
      framing: 'close',
      world: 'living-room',
      time: 'dusk',
      light: 'window',
      weather: 'rain',
      figures: [
        { who: 'child', at: 'left', act: 'holds-up', to: 'blanket', feeling: 'happy', faces: 'right' },
        { who: 'woman', called: 'siv', at: 'right', act: 'crawls', feeling: 'afraid', faces: 'left' },
      ],
    },
  ],
});

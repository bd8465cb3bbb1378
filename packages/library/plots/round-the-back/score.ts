import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'round-the-back',
  premise:
    'A holiday by the sea ends after no minutes, when the car will not start; over the egg sandwiches the child sees that whoever drives is doing nothing, as only on holiday, so they must not go into the house, and are there, round the back.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [7, 10],
  leads: [],
  wish: { onlyAsked: true, concepts: ['travel'] },
  nights: {
    place: 'a car that stands still and a patch of grass behind a house',
    indoors: false,
    tone: 'funny-warm',
    mechanism: 'being there already, a hundred miles from the house',
    feeling: 'looking forward and having it stop',
    sleep: false, endsInBed: true,
    seasons: ['summer'],
  },
  contains: ['car', 'tent'],
  registry: {
    idea: 'a journey that has not left has arrived, so long as nobody goes into the house',
    device: 'somebody who does nothing shows that it is a holiday',
    objects: ['egg sandwiches in a car that stands still', 'swimming ring under a currant bush', 'wheelbarrow that squeaks like a gull', 'dishwasher a hundred miles away'],
    joke: 'there’s another one; they all look the same round here',
    ending: 'whoever asks if they are nearly there is told that they are',
  },
  beats: [
    { id: 'no-minutes', part: 'open', at: 'the car', with: ['child', 'friend', 'adult', 'elder', 'elder2', 'minder', 'pet'], plants: ['there'] },
    { id: 'tomorrow-at-the-earliest', part: 'stir', at: 'the car', with: ['child', 'friend', 'adult', 'elder', 'minder', 'neighbour'], plants: ['barrow'] },
    { id: 'egg-sandwiches', part: 'try', at: 'the car', with: ['child', 'friend', 'adult', 'elder', 'minder'] },
    { id: 'doing-nothing', part: 'turn', at: 'the car', with: ['child', 'adult', 'elder', 'minder'], plants: ['nothing'] },
    { id: 'were-there', part: 'turn', at: 'round the back', with: ['child', 'friend', 'adult', 'elder', 'minder'], plants: ['miles'] },
    { id: 'tourists', part: 'try', at: 'round the back', with: ['child', 'friend', 'adult', 'elder', 'minder', 'neighbour'] },
    { id: 'the-sprinkler', part: 'back', at: 'round the back', with: ['child', 'friend', 'adult', 'elder', 'minder', 'neighbour', 'pet'], pays: ['nothing'] },
    { id: 'twenty-miles', part: 'down', at: 'the tent', with: ['child', 'friend', 'adult', 'elder', 'minder'], pays: ['miles', 'barrow'] },
    { id: 'were-there-now', part: 'last', at: 'the tent', with: ['child', 'friend', 'pet'], pays: ['there'] },
  ],
  pictures: [
    {
      beats: ['tomorrow-at-the-earliest', 'no-minutes', 'egg-sandwiches'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'thinks', feeling: 'sad', faces: 'right' },
        { who: 'friend', at: 'right', act: 'eats', to: 'sandwich', feeling: 'happy', faces: 'left', anyway: true },
      ],
      things: [{ what: 'car', at: 'far' }],
    },
    {
      beats: ['were-there', 'doing-nothing', 'tourists'],
      framing: 'close',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'talks-to', to: 'friend', feeling: 'happy', faces: 'right' },
        { who: 'friend', at: 'right', act: 'listens-to', to: 'child', feeling: 'surprised', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tent', at: 'far' }],
    },
    {
      beats: ['the-sprinkler', 'tourists'],
      framing: 'wide',
      world: 'garden',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', at: 'left', act: 'runs', feeling: 'laughing', faces: 'right' },
        { who: 'friend', at: 'right', act: 'runs', feeling: 'laughing', faces: 'left', anyway: true },
      ],
      things: [{ what: 'tent', at: 'far' }],
    },
  ],
});

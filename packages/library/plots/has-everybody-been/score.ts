import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'has-everybody-been',
  premise:
    'A rowing boat has drunk rain all night and cannot keep still at the jetty; halfway across the lake she can hardly hold it, is bailed with a boot and told to hold on, and on the beach the child pulls her plug while everybody looks the other way.',
  writtenFirstIn: 'sv',
  fromStory: 5,
  putBefore: { sv: [12, 12], en: [7, 12] },
  ages: [4, 7],
  leads: [],
  wish: { concepts: ['boat'] },
  seasons: ['spring', 'summer', 'autumn'],
  nights: { place: 'a rowing boat on a lake', indoors: false, tone: 'funny', mechanism: 'pulling the plug of a boat on dry land', feeling: 'determined', sleep: false, endsInBed: true },
  contains: ['boat'],
  registry: {
    idea: 'a boat full of rain needs a wee, and somebody who knows how that feels is the only one to see it',
    device: 'the plug that must never be pulled on the water is pulled on the beach',
    objects: ['boat that wriggles at the jetty', 'scoop left behind', 'boot to bail with', 'plug in a pocket overnight'],
    joke: 'she cannot do it with people looking, so everybody turns round',
    ending: 'rain in the night, and a boat without her plug does not have to hold on at all',
  },
  beats: [
    { id: 'everybody', part: 'open', at: 'the jetty', with: ['child', 'rower', 'friend', 'pet'], plants: ['been'] },
    { id: 'dunk', part: 'stir', at: 'the jetty', with: ['child', 'rower'], plants: ['wriggles'], refrain: true },
    { id: 'kluck', part: 'try', at: 'the lake', with: ['child', 'rower'], plants: ['holding'], refrain: true },
    { id: 'the-boot', part: 'try', at: 'the lake', with: ['child', 'rower', 'friend'], refrain: true },
    { id: 'now-you-may', part: 'lull', at: 'the beach', with: ['child', 'rower'], plants: ['plug'] },
    { id: 'plopp', part: 'turn', at: 'the beach', with: ['child', 'rower'], pays: ['wriggles'], refrain: true },
    { id: 'like-dancing', part: 'down', at: 'the lake', with: ['child', 'rower', 'elder', 'elder2'], pays: ['plug'] },
    { id: 'rain', part: 'last', at: 'bed', with: ['child', 'adult', 'pet'], pays: ['been', 'holding'] },
  ],
  pictures: [
    {
      beats: ['dunk', 'everybody'],
      framing: 'middle',
      world: 'harbour',
      time: 'day',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'points-at', to: 'boat', feeling: 'surprised', faces: 'right' },
        { who: 'man', called: 'rower', at: 'right', act: 'looks-at', to: 'boat', feeling: 'calm', faces: 'left' },
      ],
      things: [{ what: 'boat', at: 'centre' }],
    },
    {
      beats: ['the-boot', 'kluck'],
      framing: 'wide',
      world: 'lake',
      time: 'day',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'sits-on', to: 'boat', holding: 'boots', feeling: 'afraid', faces: 'right' },
        { who: 'man', called: 'rower', at: 'right', act: 'sits-on', to: 'boat', feeling: 'surprised', faces: 'left' },
      ],
    },
    {
      beats: ['plopp', 'now-you-may'],
      framing: 'close',
      world: 'beach',
      time: 'day',
      light: 'sunset',
      season: 'summer',
      figures: [
        { who: 'child', at: 'left', act: 'pulls', to: 'boat', feeling: 'proud', faces: 'right' },
        { who: 'man', called: 'rower', at: 'right', act: 'waits', feeling: 'calm', faces: 'right' },
      ],
      things: [{ what: 'boat', at: 'centre' }],
    },
  ],
});

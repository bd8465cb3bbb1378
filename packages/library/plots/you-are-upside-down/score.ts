import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'you-are-upside-down',
  premise:
    'Two friends at either end of the world draw the same half moon every evening, and one evening each thinks the other has it the wrong way round; until one of them hangs upside down and sees the other’s moon.',
  writtenFirstIn: 'sv',
  fromStory: 11,
  putBefore: { sv: [5, 12], en: [0, 12] },
  ages: [10, 12],
  leads: [],
  wish: { concepts: ['moon'] },
  nights: {
    place: 'a yard',
    indoors: false,
    tone: 'tender',
    mechanism: 'hanging upside down to see what somebody else sees',
    feeling: 'left out',
    sleep: false,
  },
  contains: ['moon'],
  registry: {
    idea: 'the same half moon is lit on the other side at the other end of the world, and so two friends fall out',
    device: 'whoever hangs by the knees sees the other one’s moon',
    objects: ['drawings held up to a screen', 'a row of bottoms pointing at the moon', 'ship’s pilot with two bags of shopping'],
    joke: 'the moon’s upside down, come and look',
    ending: 'you’re upside down; so are you',
  },
  beats: [
    { id: 'sixth-evening', part: 'open', at: 'the yard', with: ['child', 'far', 'pet', 'elder', 'elder2'], plants: ['bench', 'moon'] },
    { id: 'hold-up', part: 'stir', at: 'the yard', with: ['child', 'far'], plants: ['upside down'], refrain: true },
    { id: 'the-pilot', part: 'try', at: 'the yard', with: ['child', 'pilot', 'dog'] },
    { id: 'hanging', part: 'turn', at: 'the climbing frame', with: ['child', 'pilot'], pays: ['moon'] },
    { id: 'bottoms', part: 'turn', at: 'the yard', with: ['pilot', 'rubbish', 'friend', 'dog', 'pet'], refrain: true },
    { id: 'no-answer', part: 'turn', at: 'the yard', with: ['child', 'far'] },
    { id: 'the-message', part: 'turn', at: 'the climbing frame', with: ['child', 'pilot', 'dog'] },
    { id: 'ping', part: 'back', at: 'the bench', with: ['child', 'far'] },
    { id: 'tomorrow', part: 'last', at: 'the bench', with: ['child', 'far'], pays: ['bench', 'upside down'], refrain: true },
  ],
  pictures: [
    {
      beats: ['sixth-evening', 'hold-up', 'the-pilot'],
      framing: 'middle',
      world: 'schoolyard',
      time: 'dusk',
      light: 'sunset',
      figures: [{ who: 'child', at: 'left', act: 'sits-on', to: 'bench', holding: 'drawing', feeling: 'angry', faces: 'right' }],
      things: [
        { what: 'bench', at: 'left' },
        { what: 'crescent-moon', at: 'above' },
      ],
    },
    {
      beats: ['hanging', 'the-pilot', 'bottoms'],
      framing: 'wide',
      world: 'schoolyard',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', at: 'left', act: 'climbs', feeling: 'surprised', faces: 'right' },
        { who: 'old-lady', called: 'pilot', at: 'right', act: 'looks-at', to: 'child', feeling: 'curious', faces: 'left' },
        { who: 'dachshund', called: 'dog', at: 'centre', act: 'looks-at', to: 'old-lady', feeling: 'happy', faces: 'right' },
      ],
      things: [
        { what: 'climbing-frame', at: 'left' },
        { what: 'crescent-moon', at: 'above' },
      ],
    },
    {
      beats: ['ping', 'the-message', 'tomorrow'],
      framing: 'close',
      world: 'schoolyard',
      time: 'night',
      light: 'lamp',
      figures: [{ who: 'child', at: 'left', act: 'looks-at', to: 'mobile-phone', holding: 'mobile-phone', feeling: 'laughing', faces: 'right' }],
      things: [{ what: 'crescent-moon', at: 'above' }],
    },
  ],
});

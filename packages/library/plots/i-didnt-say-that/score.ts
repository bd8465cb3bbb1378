import { score } from '@sagolykta/storyteller/score';

export default score({
  id: 'i-didnt-say-that',
  premise:
    'Every left shoe in town is gone, but the best friend has found one and will hand it in, whatever the child says; Lost Property is shut for the first time in thirty years, for he who finds everything for everybody has lost his own, and has taken all the others home to look.',
  writtenFirstIn: 'sv',
  fromStory: 7,
  ages: [6, 9],
  leads: [],
  wish: { relation: 'all-stolen', kinds: ['garment', 'thing', 'toy', 'vehicle'], sizes: ['tiny', 'small', 'child'] },
  // What a friend can find in a fountain and carry, of which everybody in a town may have one.
  fits: [
    'nose', 'belly-button', 'tummy', 'finger', 'toe', 'ear', 'beard', 'plait', 'tear', 'laugh', 'freckle', 'stripe', 'number',
    'letter-of-alphabet', 'mouth', 'tongue', 'eye', 'bottom', 'head', 'leg', 'heart', 'sneeze', 'fart', 'secret', 'wish', 'word',
    'joke', 'dust', 'hole', 'song', 'pocket', 'track', 'mud', 'sand', 'snowman', 'snowball', 'fence-post', 'treasure', 'poo',
    'letter-box', 'wheelbarrow', 'spider-web', 'magic-carpet', 'rubbish', 'light-switch', 'keyhole', 'paper', 'bubblewrap',
  ]
    .map((noun) => `!wish.${noun}`)
    .join(' & '),
  nights: {
    place: 'a town and its lost property office',
    indoors: false,
    tone: 'funny-tender',
    mechanism: 'owning up with somebody on each side, and being asked what one always asks',
    feeling: 'ashamed',
    sleep: false,
  },
  contains: [],
  registry: {
    idea: 'whoever finds everything for everybody has lost his own, and has taken all of them in town home to look in peace',
    device: 'the one thing that is left is to be handed in, and he who is to take it in is the one who is looking for it',
    objects: ['label that says not mine', 'talking letterbox', 'umbrella found seven times', 'half a biscuit handed in'],
    joke: 'I didn’t say that, said the letterbox',
    ending: 'a word is crossed out, and it says mine',
  },
  beats: [
    { id: 'not-one-left', part: 'open', at: 'the street', with: ['child', 'police', 'pet'] },
    { id: 'handed-in', part: 'stir', at: 'the street', with: ['child', 'friend'], plants: ['string', 'honest'] },
    { id: 'closed', part: 'try', at: 'Lost Property', with: ['child', 'friend', 'lady', 'elder', 'elder2'], plants: ['tuba'] },
    { id: 'the-letterbox', part: 'try', at: 'Lost Property', with: ['child', 'friend', 'alm'] },
    { id: 'not-mine', part: 'turn', at: 'Lost Property', with: ['child', 'friend', 'alm'], plants: ['label'] },
    { id: 'what-will-people-say', part: 'turn', at: 'Lost Property', with: ['child', 'friend', 'alm'], pays: ['string', 'honest'] },
    { id: 'under-the-counter', part: 'turn', at: 'Lost Property', with: ['child', 'friend', 'alm'], plants: ['there-there'] },
    { id: 'it-was-me', part: 'turn', at: 'Lost Property', with: ['child', 'friend', 'alm', 'lady', 'elder'], pays: ['there-there', 'tuba'] },
    { id: 'next', part: 'back', at: 'Lost Property', with: ['child', 'friend', 'alm', 'police'] },
    { id: 'one-word', part: 'last', at: 'the doorstep', with: ['child', 'pet'], pays: ['label'] },
  ],
  pictures: [
    {
      beats: ['handed-in', 'closed'],
      framing: 'middle',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'right', act: 'holds', to: 'wish', feeling: 'proud', faces: 'left', anyway: true },
        { who: 'child', at: 'left', act: 'reaches-for', to: 'wish', feeling: 'surprised', faces: 'right' },
      ],
    },
    {
      beats: ['the-letterbox', 'not-mine', 'closed'],
      framing: 'wide',
      world: 'street',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'friend', at: 'centre', act: 'calls-to', to: 'door', feeling: 'angry', faces: 'right', anyway: true },
        { who: 'child', at: 'left', act: 'looks-at', to: 'friend', feeling: 'surprised', faces: 'right' },
      ],
      things: [{ what: 'door', at: 'right' }],
    },
    {
      beats: ['under-the-counter', 'what-will-people-say', 'it-was-me'],
      framing: 'close',
      world: 'shop',
      time: 'day',
      light: 'lamp',
      figures: [
        { who: 'man', called: 'alm', at: 'right', act: 'sits', feeling: 'afraid', faces: 'left' },
        { who: 'child', at: 'left', act: 'talks-to', to: 'man', feeling: 'calm', faces: 'right' },
      ],
    },
  ],
});

/**
 * All that parts British from American English in a story, in one place. Authors write British, which families outside the
 * United States read. What is only spelled otherwise changes by itself for American families; where the word is another,
 * the author writes `[us: flashlight | torch]`, and lint refuses either word in the text that both hear.
 */

/** British spelling, American spelling. */
const spellings: Readonly<Record<string, string>> = {
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  colourful: 'colorful',
  grey: 'gray',
  greyer: 'grayer',
  favourite: 'favorite',
  favourites: 'favorites',
  favour: 'favor',
  flavour: 'flavor',
  flavours: 'flavors',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  neighbouring: 'neighboring',
  harbour: 'harbor',
  harbours: 'harbors',
  honour: 'honor',
  humour: 'humor',
  rumour: 'rumor',
  labour: 'labor',
  armour: 'armor',
  parlour: 'parlor',
  centre: 'center',
  centres: 'centers',
  theatre: 'theater',
  metre: 'meter',
  metres: 'meters',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  litre: 'liter',
  litres: 'liters',
  fibre: 'fiber',
  travelled: 'traveled',
  travelling: 'traveling',
  traveller: 'traveler',
  travellers: 'travelers',
  cancelled: 'canceled',
  marvellous: 'marvelous',
  woollen: 'woolen',
  jewellery: 'jewelry',
  quarrelled: 'quarreled',
  quarrelling: 'quarreling',
  signalled: 'signaled',
  pyjamas: 'pajamas',
  pyjama: 'pajama',
  moustache: 'mustache',
  moustaches: 'mustaches',
  plough: 'plow',
  tyre: 'tire',
  tyres: 'tires',
  kerb: 'curb',
  cosy: 'cozy',
  cosier: 'cozier',
  practise: 'practice',
  practised: 'practiced',
  practising: 'practicing',
  defence: 'defense',
  realise: 'realize',
  realised: 'realized',
  recognise: 'recognize',
  recognised: 'recognized',
  apologise: 'apologize',
  apologised: 'apologized',
  apologising: 'apologizing',
  organise: 'organize',
  organised: 'organized',
  mould: 'mold',
  mouldy: 'moldy',
  towards: 'toward',
  afterwards: 'afterward',
  upwards: 'upward',
  downwards: 'downward',
  learnt: 'learned',
  dreamt: 'dreamed',
  smelt: 'smelled',
  spilt: 'spilled',
  spelt: 'spelled',
  storey: 'story',
  storeys: 'stories',
  ploughed: 'plowed',
  armoured: 'armored',
  tonne: 'ton',
  tonnes: 'tons',
};

/** British words of another name in America. */
const britishWords = [
  'mum',
  'mummy',
  'duvet',
  'torch',
  'torches',
  'pavement',
  'lorry',
  'lorries',
  'nappy',
  'nappies',
  'pram',
  'pushchair',
  'petrol',
  'postman',
  'wellies',
  'trousers',
  'crisps',
  'candyfloss',
  'ladybird',
  'telly',
  'aeroplane',
  'headteacher',
  'dustbin',
  'rubbish',
  'queue',
  'queued',
  'queueing',
  'maths',
  'playtime',
  'sweets',
  'jumper',
  'dressing gown',
  'ice lolly',
  'zebra crossing',
  'grandad',
] as const;

/** American words of another name in Britain. */
const americanWords = [
  'mom',
  'mommy',
  'comforter',
  'flashlight',
  'flashlights',
  'sidewalk',
  'diaper',
  'stroller',
  'gasoline',
  'mailman',
  'faucet',
  'closet',
  'backyard',
  'recess',
  'soda',
  'popsicle',
  'ladybug',
  'sneakers',
  'bathrobe',
  'airplane',
  'movie',
  'movies',
  'gotten',
  'trash',
  'garbage',
  'pants',
  'math',
  'candy',
  'vacation',
  'crosswalk',
  'someplace',
  'kindergarten',
  'cotton candy',
] as const;

/** Spellings that are words of their own in Britain too. */
const inBoth = new Set(
  'practice tire tires curb meter meters story stories learned dreamed smelled spilled spelled'.split(' '),
);

const anyOf = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
/** What is said in both, but not so in America. */
const turns: Readonly<Record<string, string>> = {
  'turned round': 'turned around',
  'turn round': 'turn around',
  'turning round': 'turning around',
  'looked round': 'looked around',
  'look round': 'look around',
  'spun round': 'spun around',
  'came round': 'came around',
  'all round': 'all around',
  'once round': 'once around',
  'mr': 'Mr.',
  'mrs': 'Mrs.',
};
const british = anyOf([...Object.keys(spellings), ...Object.keys(turns)]);

/** An author's words as an American family reads them. */
export function spelledAmerican(words: string): string {
  return words.replace(british, (word) => {
    const american = turns[word.toLowerCase()] ?? spellings[word.toLowerCase()] ?? word;
    return word.charAt(0) === word.charAt(0).toLowerCase()
      ? american
      : american.charAt(0).toUpperCase() + american.slice(1);
  });
}

/** Words that an American dictionary lacks. */
export const britishOnly: ReadonlySet<string> = new Set([...Object.keys(spellings), ...britishWords]);

/** For whom a piece of text is: everybody, American families, or all others. */
export type Register = 'both' | 'american' | 'british';

/** What must not stand in a text of this register. */
export const strangers: Readonly<Record<Register, RegExp>> = {
  both: anyOf([...britishWords, ...americanWords, ...Object.values(spellings).filter((word) => !inBoth.has(word))]),
  british: anyOf([...americanWords, ...Object.values(spellings).filter((word) => !inBoth.has(word))]),
  american: anyOf(britishWords),
};

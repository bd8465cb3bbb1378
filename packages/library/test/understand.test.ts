import { type Language, languages } from '@sagolykta/domain/language';
import { castOf } from '@sagolykta/storyteller/understand/cast-wish';
import { traits } from '@sagolykta/storyteller/understand/trait';
import { understand } from '@sagolykta/storyteller/understand/understand';
import { describe, expect, test } from 'vitest';
import { ownLexicon, readNouns } from '../src/own-lexicon.ts';

const lexicon = ownLexicon();
const family = { familyWords: [], names: ['Doris'], childName: 'Alva' };
const read = (text: string, language: Language) => understand(text, { language, lexicon, ...family });
const lineOf = (text: string, language: Language) =>
  read(text, language)
    .line.map((part) => part.text)
    .join('');

test('every file of the lexicon is without a fault', () => {
  const { nouns, faults } = readNouns();
  expect(faults).toEqual([]);
  for (const language of languages)
    expect(nouns.filter((noun) => noun.language === language).length).toBeGreaterThanOrEqual(1200);
});

describe('who, relation, what', () => {
  test.each([
    [
      'en',
      'a lighthouse that is afraid of the sea',
      'lighthouse',
      'afraid-of',
      'sea',
      'Tonight: a lighthouse that is afraid of the sea',
    ],
    [
      'en',
      'lighthouse scared of sea',
      'lighthouse',
      'afraid-of',
      'sea',
      'Tonight: a lighthouse that is afraid of the sea',
    ],
    ['sv', 'en fyr som är rädd för havet', 'lighthouse', 'afraid-of', 'sea', 'I kväll: en fyr som är rädd för havet'],
    [
      'sv',
      'Kan du berätta en saga om en grävmaskin som är kär i en tvättmaskin?',
      'excavator',
      'in-love-with',
      'washing-machine',
      'I kväll: en grävmaskin som är kär i en tvättmaskin',
    ],
    [
      'sv',
      'En igelkott som har tappat bort sin lampa',
      'hedgehog',
      'has-lost',
      'lamp',
      'I kväll: en igelkott som har tappat bort sin lampa',
    ],
    [
      'en',
      'A hedgehog who has lost her lamp',
      'hedgehog',
      'has-lost',
      'lamp',
      'Tonight: a hedgehog who has lost her lamp',
    ],
    [
      'en',
      'a dragon who wants to be a knight',
      'dragon',
      'wants-to',
      'knight',
      'Tonight: a dragon who wants to be a knight',
    ],
    [
      'sv',
      'en prinsessa som blev ett spöke',
      'princess',
      'became',
      'ghost',
      'I kväll: en prinsessa som blev ett spöke',
    ],
    ['sv', 'ett spöke under sängen', 'ghost', 'under', 'bed', 'I kväll: ett spöke under sängen'],
    ['en', 'a red dragon in a puddle', 'dragon', 'in', 'puddle', 'Tonight: a red dragon in a puddle'],
    ['sv', 'robotar och enhörningar', 'robot', 'and', 'unicorn', 'I kväll: robotar och enhörningar'],
    [
      'en',
      'a unicorn called Sparkle who can’t fly',
      'unicorn',
      'cannot',
      undefined,
      'Tonight: a unicorn called Sparkle who cannot fly',
    ],
    ['sv', 'en hund som inte vill bada', 'dog', 'unwilling', undefined, 'I kväll: en hund som inte vill bada'],
    ['en', 'a knight without a key', 'knight', 'without', 'key', 'Tonight: a knight without a key'],
    ['sv', 'min hund Doris på månen', 'dog', 'on', 'moon', 'I kväll: hunden Doris på månen'],
  ] as const)('%s: %s', (language, text, wish, relation, other, line) => {
    const understanding = read(text, language);
    expect([understanding.wish?.noun?.id, understanding.relation, understanding.other?.noun?.id]).toEqual([
      wish,
      relation,
      other,
    ]);
    expect(lineOf(text, language)).toBe(line);
    expect(understanding.unknown).toEqual([]);
  });
});

test('a Swedish compound is its head, of what it begins with, and is said whole', () => {
  const { wish } = read('dinosauriefabrik', 'sv');
  expect([wish?.noun?.id, wish?.of?.id]).toEqual(['factory', 'dinosaur']);
  expect(lineOf('dinosauriefabrik', 'sv')).toBe('I kväll: en dinosauriefabrik');
  expect(read('kattapultfabrik', 'sv').wish?.noun?.id).toBe('factory');
});

test('English nouns stand side by side', () => {
  const { wish } = read('a dinosaur factory', 'en');
  expect([wish?.noun?.id, wish?.of?.id]).toEqual(['factory', 'dinosaur']);
});

test.each([
  ['en', 'a hot air balloon over the sea', 'hot-air-balloon', 'sea'],
  ['en', 'the sun and the moon quarrel', 'sun', 'moon'],
  ['en', "the apple tree's last apple", 'apple', undefined],
  ['sv', 'äppelträdets sista äpple', 'apple', undefined],
  ['en', "the tooth fairy's day off", 'tooth-fairy', undefined],
  ['en', 'the first snowflake', 'snowflake', undefined],
  ['sv', 'den första snöflingan', 'snowflake', undefined],
] as const)('%s: who %s is about', (language, text, who, other) => {
  const { wish, other: second } = read(text, language);
  expect([wish?.noun?.id, second?.noun?.id]).toEqual([who, other]);
});

test('a capital after a dog is what the dog is called', () => {
  const { wish } = read('my dog Biscuit on the moon', 'en');
  expect([wish?.noun?.id, wish?.name]).toEqual(['dog', 'Biscuit']);
});

test.each([
  ['en', 'we are moving house', 'moving'],
  ['en', 'I have a wobbly tooth', 'tooth'],
  ['en', 'I start a new school on Monday', 'changing-school'],
] as const)('%s: in %s nobody is named', (language, text, situation) => {
  const { wish, situation: met } = read(text, language);
  expect([wish, met?.id]).toEqual([null, situation]);
});

test.each([
  ['en', 'dinosuars', 'dinosaur', 'Tonight: dinosaurs'],
  ['sv', 'en elefannt', 'elephant', 'I kväll: en elefant'],
] as const)('%s: a slip is put right: %s', (language, text, id, line) => {
  expect(read(text, language).wish?.noun?.id).toBe(id);
  expect(lineOf(text, language)).toBe(line);
});

test.each([
  ['sv', 'baka en tårta', 'I kväll: baka en tårta'],
  ['en', 'eating an apple', 'Tonight: eating an apple'],
  ['en', 'we are getting a dog', 'Tonight: getting a dog'],
] as const)('%s: what is done is said as it was typed: %s', (language, text, line) => {
  expect(lineOf(text, language)).toBe(line);
});

test('what it can do goes before what it is known to do best', () => {
  expect(read('a rocket that can sing', 'en').effect).toBe('sings');
  expect(read('en lampa som kan flyga', 'sv').effect).toBe('flies');
});

describe('a small life', () => {
  test.each([
    ['en', 'nobody picked me', 'not-picked', 'Tonight: not being picked'],
    ['sv', 'ingen valde mig', 'not-picked', 'I kväll: att inte bli vald'],
    ['sv', 'jag längtar efter pappa', 'missing-parent', 'I kväll: att längta efter pappa'],
    ['en', 'I don’t want to go to the dentist', 'dentist', 'Tonight: going to the dentist'],
    ['sv', 'jag vill inte gå till dagis', 'preschool', 'I kväll: att börja på förskolan'],
    ['sv', 'en lös tand', 'tooth', 'I kväll: en lös tand'],
    ['en', 'my hamster died', 'goodbye-pet', 'Tonight: saying goodbye to a pet'],
    ['en', 'we are moving to a new house', 'moving', 'Tonight: moving house'],
    ['en', 'nobody wanted to be with me', 'left-out', 'Tonight: being left out'],
    ['sv', 'min bästis satt med nån annan', 'left-out', 'I kväll: att inte få vara med'],
    ['en', 'I was told off by my teacher', 'told-off', 'Tonight: being told off'],
    ['sv', 'jag hade sönder mammas kopp', 'broke-something', 'I kväll: att ha sönder något'],
    ['en', 'a sleepover at grandma’s', 'sleepover-grandparents', 'Tonight: sleeping at a grandparent’s'],
    ['sv', 'sova över hos farmor', 'sleepover-grandparents', 'I kväll: att sova hos farmor'],
    ['sv', 'sova över hos Amir', 'sleepover-friend', 'I kväll: att sova över med en kompis'],
    ['sv', 'första dagen i trean', 'first-day-school', 'I kväll: den första dagen i skolan'],
  ] as const)('%s: %s', (language, text, situation, line) => {
    expect(read(text, language).situation?.id).toBe(situation);
    expect(lineOf(text, language)).toBe(line);
    expect(read(text, language).notice).toBeNull();
  });

  test('what is named beside it is kept, and when it happens is not', () => {
    const beside = (text: string, language: 'sv' | 'en') => read(text, language).beside.map(([id]) => id);
    expect(beside('a sleepover at the museum', 'en')).toEqual(['museum']);
    expect(beside('börja skolan med en ko', 'sv')).toEqual(['cow']);
    expect(beside('starting school in the autumn', 'en')).toEqual([]);
    expect(beside('tandläkaren på fredag', 'sv')).toEqual([]);
  });

  test('a dragon with a fear is about the dragon', () => {
    const { wish, situation } = read('a dragon who is afraid of thunder', 'en');
    expect([wish?.noun?.id, situation]).toEqual(['dragon', null]);
  });
});

describe('what a story starts from', () => {
  test.each([
    ['en', 'a boy who turns invisible', 'invisible'],
    ['sv', 'en tjej som kan prata med hästar', 'talk-to-animals'],
    ['sv', 'Doris får superkrafter', 'superpowers'],
    ['en', 'two sisters who get shrunk', 'shrunk'],
    ['sv', 'någon som får ett sms från framtiden', 'from-the-future'],
    ['en', 'zombies but not too scary, he’ll be up all night otherwise', 'zombies'],
    ['sv', 'ensam hemma första gången', 'home-alone'],
  ] as const)('%s: %s happens to the child', (language, text, situation) => {
    const { situation: read_, wish } = read(text, language);
    expect([read_?.id, wish]).toEqual([situation, null]);
  });

  test.each([
    ['en', 'a teacher who is secretly a hen', 'hen'],
    ['sv', 'min bror förvandlas till en groda', 'frog'],
    ['sv', 'en hundvalp som kommer bort', 'dog'],
  ] as const)('%s: %s is told whole only where there is a %s', (language, text, who) => {
    expect(read(text, language).beside.flat()).toContain(who);
  });

  test.each([
    ['en', 'a hamster who is an evil genius'],
    ['en', 'a pig that can fly'],
    ['en', 'a mermaid in love with a crab'],
    ['sv', 'ett troll som är kär i en gran'],
    ['sv', 'en zombie som vill vara med i kören'],
  ] as const)('%s: %s is about whoever is named', (language, text) => {
    expect(read(text, language).situation).toBeNull();
  });
});

test.each([
  ['en', 'a blue flamingo', 'coloured', 'flamingo', undefined],
  ['sv', 'traktorn som var rosa', 'coloured', 'tractor', undefined],
  ['en', 'a duck that says moo', 'sounds-like', 'duck', undefined],
  ['sv', 'en elefant som är lika liten som en myra', 'sized-small', 'elephant', undefined],
  ['en', 'a leprechaun who is really really tall', 'sized-big', 'leprechaun', undefined],
  ['sv', 'en ubåt gjord av ost', 'made-of', 'submarine', 'cheese'],
  ['en', 'a toilet that talks', 'talks', 'toilet', undefined],
  ['en', 'octopus drummer', 'works-as', 'octopus', 'drummer'],
  ['sv', 'en katt som är spion', 'works-as', 'cat', 'spy'],
  ['sv', 'en hamster som kör buss', 'drives', 'hamster', 'bus'],
  ['en', 'a T rex at the swimming pool', 'at-the-pool', 't-rex', 'swimming-hall'],
  ['sv', 'Älg på förskolan', 'at-school', 'moose', 'preschool-house'],
  ['sv', 'en gris i badkaret', 'in-the-bath', 'pig', 'bathtub'],
  ['en', 'a monkey in the supermarket', 'at-the-shop', 'monkey', 'supermarket'],
  ['en', 'tractor stuck in mud', 'stuck-in-mud', 'tractor', undefined],
  ['sv', 'en ko på rymmen', 'runs-away', 'cow', undefined],
  ['en', 'vampire who only likes ketchup', 'only-eats', 'vampire', 'ketchup'],
  ['en', 'a lonely satellite', 'lonely', 'satellite', undefined],
  ['sv', 'en fisk som tror att den är en katt', 'thinks-it-is', 'fish', 'cat'],
  ['en', 'a baby owl who can’t sleep', 'awake', 'owl', undefined],
  ['sv', 'haj som är vegetarian', 'vegetarian', 'shark', undefined],
  ['en', 'a knight who is allergic to waffles', 'allergic-to', 'knight', 'waffle'],
  ['sv', 'En robot som får hicka', 'hiccups', 'robot', undefined],
  ['en', 'the case of the disappearing birthday cake', 'gone-missing', 'cake', undefined],
  ['sv', 'mysteriet med den försvunna skolhamstern', 'gone-missing', 'hamster', undefined],
  ['sv', 'någon har snott alla vänsterskor i hela stan', 'all-stolen', 'shoe', undefined],
  ['en', 'a train that is tired', 'tired', 'train', undefined],
  ['sv', 'alla mina strumpor har gått ut i strejk', 'on-strike', 'sock', undefined],
  ['en', 'a duck who lost her quack', 'lost-its-voice', 'duck', undefined],
  ['en', 'a pink unicorn', 'coloured', 'unicorn', undefined],
  ['sv', 'en prinsessa som kör traktor', 'drives', 'princess', 'tractor'],
  ['sv', 'en säng som flyger', 'flies', 'bed', undefined],
  ['en', 'a flying bed', 'flies', 'bed', undefined],
  ['sv', 'en ö som flyter', 'floats', 'island', undefined],
  ['sv', 'rymdskepp som tappar kontakten med jorden', 'lost-contact', 'spaceship', undefined],
  ['sv', 'en häst som heter Blixten men är jättelångsam', 'slow', 'horse', undefined],
  ['en', 'a goose who works in an office', 'works-at', 'goose', 'office'],
  ['sv', 'en krokodil som jobbar på biblioteket', 'works-at', 'crocodile', 'library'],
  ['sv', 'en prutt som luktar jordgubb', 'smells', 'fart', 'strawberry'],
  ['en', 'farting elephant', 'farts', 'elephant', undefined],
  ['en', 'a robot that only tells the truth', 'tells-the-truth', 'robot', undefined],
  ['sv', 'en spegel som är fem minuter efter', 'behind-time', 'mirror', undefined],
  ['sv', 'en ö som inte finns på någon karta', 'not-on-map', 'island', undefined],
  ['sv', 'en uggla som är mörkrädd', 'afraid-of', 'owl', 'dark'],
  ['en', 'an old lady on our road who everyone thinks is a witch', 'thought-a-witch', 'old-lady', undefined],
] as const)('%s: what is odd about %s is %s', (language, text, relation, who, other) => {
  const cast = castOf(read(text, language), lexicon[language], false);
  expect([cast?.relation, cast?.wish.id, cast?.other?.id]).toEqual([relation, who, other]);
});

test.each([
  ['en', 'a green frog'],
  ['en', 'a red bus'],
  ['en', 'a little elephant'],
  ['en', 'a dragon who is kind'],
  ['sv', 'en stor val'],
  ['en', 'a talking dog'],
  ['en', 'a monkey in the supermarket who steals bananas'],
  ['en', 'a tiny giraffe in the forest'],
  ['en', 'a bus stuck in the snow'],
  ['en', 'a fox who lives in London'],
  ['sv', 'fiskpinnar som rymmer från frysen'],
  ['en', 'a giant who is afraid of being small'],
  ['en', 'a dinosaur that comes to our house and eats all the pasta and then goes to the moon'],
  ['en', 'the case of the missing cake and a dragon'],
  ['en', 'a farmer who drives a tractor'],
  ['en', 'a green dragon'],
  ['en', 'a goose who works hard'],
  ['sv', 'en drake som har en katt'],
  ['en', 'a bear who opens a door'],
  ['sv', 'en spegel som visar sig själv fast imorgon'],
  ['en', 'a flying carpet salesman'],
] as const)('%s: nothing is odd about %s', (language, text) => {
  const relation = castOf(read(text, language), lexicon[language], false)?.relation;
  expect(relation !== undefined && traits.has(relation)).toBe(false);
});

test.each([
  ['en', 'idk something funny', 'funny', 'Tonight: something funny'],
  ['en', 'whatever, just something relaxing', 'calm', 'Tonight: something calm'],
  ['sv', 'Nåt lugnt, hon har huvudet fullt och kan inte varva ner', 'calm', 'I kväll: något lugnt'],
  ['sv', 'vet inte', 'any', 'I kväll: en överraskning'],
  ['en', 'something funny about a bus', null, 'Tonight: a bus'],
  ['en', 'nothing to do', null, 'Tonight: when there is nothing to do'],
] as const)('%s: %s asks for no more than a mood', (language, text, mood, line) => {
  expect(read(text, language).mood).toBe(mood);
  expect(lineOf(text, language)).toBe(line);
});

test.each([
  ['sv', 'tåg tåg tåg', 'I kväll: ett tåg'],
  ['en', 'monster trucks monster trucks', 'Tonight: monster lorries'],
  ['sv', 'en drake å en häxa', 'I kväll: en drake och en häxa'],
  ['sv', 'en ekorre vid en å', 'I kväll: en ekorre vid en å'],
  ['en', 'Poo. she says poo', 'Tonight: a poo'],
  ['en', 'a duck. she says moo', 'Tonight: a duck, she says moo'],
  ['sv', 'en älg och en mygga som blir kompisar', 'I kväll: en älg och en mygga'],
  ['en', 'wolves who are friends', 'Tonight: wolves who are friends'],
  ['en', 'a dragon, it cannot fly', 'Tonight: a dragon, it cannot fly'],
  ['en', 'the case of the missing cake', 'Tonight: the case of the missing cake'],
] as const)('%s: %s is read as %s', (language, text, line) => {
  expect(lineOf(text, language)).toBe(line);
});

test.each([
  ['en', 'Mia going on the potty', 'potty'],
  ['sv', 'sova borta för första gången', 'sleepover'],
  ['sv', 'han blev inte uttagen till laget', 'not-picked'],
  ['sv', 'hon blev uttagen till laget', undefined],
  ['en', 'make me laugh', undefined],
  ['en', 'stuck in a lift', 'stuck-in-lift'],
  ['en', 'stuck in a book', undefined],
  ['sv', 'en mattelärare som fastnar i en hiss', undefined],
  ['en', 'lost on a mountain in the fog', 'lost-in-fog'],
  ['en', 'a school for dragons', 'dragon-school'],
  ['en', 'a school for parents', undefined],
  ['en', 'norse gods', 'norse-gods'],
  ['sv', 'två tvillingar som byter liv för en dag', 'swapped'],
  ['en', 'two brothers build a raft', 'raft'],
  ['sv', 'en tjej som kan prata med träd', 'trees-talk'],
  ['sv', 'en by där det alltid är onsdag', 'always-same-weekday'],
  ['en', 'a boy and a stray dog', 'stray-dog'],
  ['sv', 'han undrar var solen sover', 'where-sun-sleeps'],
  ['sv', 'en orättvis lärare', 'unfair-teacher'],
  ['sv', 'lögn som växer', 'lie-grows'],
  ['en', 'she wasn’t invited to the party', 'not-invited'],
  ['sv', 'bjuden på kalas', undefined],
  ['sv', 'två systrar som byter skor', undefined],
  ['en', 'a village where it is always Monday', undefined],
  ['en', 'a hamster that can talk but only to her', undefined],
  ['en', 'a zorblax who cannot sleep', undefined],
  ['sv', 'en superhjälte med superkraft', undefined],
  ['en', 'mummy and daddy and me at the beach', undefined],
  ['en', 'my hamster is old', undefined],
  ['en', 'surviving in the desert', undefined],
] as const)('%s: %s happens, or does not: %s', (language, text, situation) => {
  expect(read(text, language).situation?.id).toBe(situation);
});

test('who travels in time goes where the wish says, and a plot must go there', () => {
  expect(read('time travel to the dinosaurs', 'en').beside.flat()).toContain('dinosaur');
  expect(read('tidsresa till framtiden', 'sv').beside).toEqual([['framtiden']]);
  expect(read('time travel', 'en').beside).toEqual([]);
});

test('what is not wanted is no wish: no animals that talk', () => {
  expect(read('något roligt, inga djur som pratar', 'sv')).toMatchObject({
    mood: 'funny',
    refused: ['djur som pratar'],
  });
});

test('blood is told as it is where somebody is afraid of it', () => {
  expect(read('a vampire who is afraid of blood', 'en')).toMatchObject({
    notice: null,
    other: { noun: { id: 'blood' } },
  });
  expect(read('blood', 'en').notice).toBe('theme-softened');
});

test('a remark to whoever tells is no part of the wish; what names something is', () => {
  expect(lineOf('en haj, den får inte vara för läskig', 'sv')).toBe('I kväll: en haj');
  expect(lineOf('he wants a story about bin lorries again', 'en')).toBe('Tonight: bin lorries');
  expect(read('en hund som kan prata', 'sv')).toMatchObject({
    wish: { noun: { id: 'dog' } },
    relation: null,
    clause: null,
  });
  expect(read('a dragon who is kind', 'en')).toMatchObject({
    wish: { noun: { id: 'dragon' } },
    clause: null,
    said: null,
  });
  expect(read('a shark, and a whale', 'en').other?.noun?.id).toBe('whale');
  expect(read('katten som försvann, men han ska komma hem igen', 'sv').clause).not.toContain('hem');
  expect(read('a dragon, he can’t breathe fire', 'en')).toMatchObject({
    wish: { noun: { id: 'dragon' } },
    relation: 'cannot',
  });
  expect(read('a bus, but it flies', 'en').clause).toContain('flies');
});

test('refusals are taken out, and what is unfit is told more gently or not at all', () => {
  expect(read('en drake, men inga spindlar', 'sv')).toMatchObject({
    refused: ['spindlar'],
    wish: { noun: { id: 'dragon' } },
  });
  expect(read('a vampire', 'en').notice).toBe('theme-softened');
  expect(read('porn', 'en')).toMatchObject({ notice: 'theme-left-out', line: [] });
});

test('a word that nobody knows is asked about, and known once the family has told', () => {
  const told = {
    ...family,
    familyWords: [{ word: 'blorp', kind: 'machine', effect: 'throws', isNeuter: false }] as const,
  };
  expect(read('a blorp who hates mud', 'en').unknown).toEqual([{ word: 'blorp', isNeuter: false }]);
  expect(read('ett fnurp', 'sv').unknown).toEqual([{ word: 'fnurp', isNeuter: true }]);
  const understanding = understand('two blorps and a cloud', { language: 'en', lexicon, ...told });
  expect(understanding.wish?.own?.kind).toBe('machine');
  expect(understanding.unknown).toEqual([]);
});

test('no wish is no line', () => {
  expect(read('', 'sv').line).toEqual([]);
  expect(read('   ', 'en').wish).toBeNull();
});

import type { Breed } from '@sagolykta/domain/pets';
import type { Sport } from '@sagolykta/domain/sports';
import type { BreedNoun, LanguageRules, SpokenPronoun, SportWords } from './language-rules.ts';

const forms: Record<SpokenPronoun, { he: string; him: string; his: string }> = {
  she: { he: 'hon', him: 'henne', his: 'hennes' },
  he: { he: 'han', him: 'honom', his: 'hans' },
  they: { he: 'hen', him: 'hen', his: 'hens' },
  it: { he: 'den', him: 'den', his: 'dess' },
  neuter: { he: 'det', him: 'det', his: 'dess' },
};

const noun = (indefinite: string, definite: string): BreedNoun => ({
  plain: indefinite,
  indefinite: `en ${indefinite}`,
  definite,
});
/** Where a breed's definite form is awkward, the animal's own is used. */
const breeds: Record<Breed | 'dog' | 'cat', BreedNoun> = {
  'dog': noun('hund', 'hunden'),
  'cat': noun('katt', 'katten'),
  'Golden Retriever': noun('golden retriever', 'golden retrievern'),
  Labrador: noun('labrador', 'labradoren'),
  'German Shepherd': noun('schäfer', 'schäfern'),
  Poodle: noun('pudel', 'pudeln'),
  Bulldog: noun('bulldogg', 'bulldoggen'),
  Beagle: noun('beagle', 'beageln'),
  Rottweiler: noun('rottweiler', 'rottweilern'),
  'Yorkshire Terrier': noun('yorkshireterrier', 'yorkshireterriern'),
  Dachshund: noun('tax', 'taxen'),
  'Siberian Husky': noun('husky', 'huskyn'),
  'Border Collie': noun('bordercollie', 'bordercollien'),
  Boxer: noun('boxer', 'boxern'),
  'Cocker Spaniel': noun('cockerspaniel', 'cockerspanieln'),
  'Australian Shepherd': noun('australian shepherd', 'hunden'),
  'Shih Tzu': noun('shih tzu', 'hunden'),
  Persian: noun('perserkatt', 'perserkatten'),
  'Maine Coon': noun('maine coon', 'katten'),
  'British Shorthair': noun('brittisk korthårskatt', 'katten'),
  Ragdoll: noun('ragdoll', 'ragdollen'),
  Bengal: noun('bengalkatt', 'bengalkatten'),
  Siamese: noun('siames', 'siamesen'),
  Abyssinian: noun('abessinier', 'abessiniern'),
  'Russian Blue': noun('russian blue', 'katten'),
  'Scottish Fold': noun('scottish fold', 'katten'),
  Sphynx: noun('sphynx', 'katten'),
};

const sports: Record<Sport, SportWords> = {
  Soccer: { name: 'fotboll', play: 'spela fotboll', thing: 'bollen' },
  Basketball: { name: 'basket', play: 'spela basket', thing: 'bollen' },
  Tennis: { name: 'tennis', play: 'spela tennis', thing: 'racketen' },
  Swimming: { name: 'simning', play: 'simma', thing: 'badmössan' },
  Baseball: { name: 'baseboll', play: 'spela baseboll', thing: 'bollen' },
  Football: { name: 'amerikansk fotboll', play: 'spela amerikansk fotboll', thing: 'bollen' },
  Gymnastics: { name: 'gymnastik', play: 'träna gymnastik', thing: 'gympaskorna' },
  'Track and Field': { name: 'friidrott', play: 'träna friidrott', thing: 'spikskorna' },
  Volleyball: { name: 'volleyboll', play: 'spela volleyboll', thing: 'bollen' },
  Hockey: { name: 'ishockey', play: 'spela ishockey', thing: 'klubban' },
  Golf: { name: 'golf', play: 'spela golf', thing: 'klubban' },
  Dance: { name: 'dans', play: 'dansa', thing: 'dansskorna' },
};

/** Islands and districts that take 'på'; everything else takes 'i', Malmö and Växjö too (Språkrådet). */
const placesWithOn = new Set([
  'gotland',
  'öland',
  'fårö',
  'lidingö',
  'ekerö',
  'värmdö',
  'ingarö',
  'tjörn',
  'orust',
  'öckerö',
  'hönö',
  'donsö',
  'styrsö',
  'brännö',
  'ven',
  'visingsö',
  'hisingen',
  'södermalm',
  'kungsholmen',
  'östermalm',
  'djurgården',
  'österlen',
  'mallorca',
  'kreta',
  'malta',
  'island',
]);

const numbers = ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];
const kinWords =
  /^(mormor|morfar|farmor|farfar|mommo|moffa|mofa|faffa|famo|gammelmormor|gammelmorfar|gammelfarmor|gammelfarfar)(?=\s|$)/i;

export const swedish: LanguageRules = {
  paces: [100, 110, 120, 128, 135],
  storyLengths: [
    [400, 720],
    [440, 816],
    [540, 890],
    [576, 960],
    [608, 1010],
  ],
  guestPronouns: { hon: 'she', han: 'he', hen: 'they', den: 'it', det: 'neuter' },
  genitive: (name) => (/[sxz]$/i.test(name) ? name : `${name}s`),
  forms: (pronoun) => forms[pronoun],
  self: () => 'sig själv',
  verbs: () => ({ was: 'var', is: 'är', has: 'har', does: 'gör' }),
  inPlace: (place) => `${placesWithOn.has(place.toLowerCase()) ? 'på' : 'i'} ${place}`,
  atSchool: (school) => `på ${school}`,
  quoted: (title) => `”${title}”`,
  spelled: (words) => words,
  punctuated: (paragraph) => paragraph,
  somethingBy: (artist) => `något av ${artist}`,
  number: (value) => numbers[value] ?? String(value),
  breed: (breed) => breeds[breed],
  sport: (sport) => sports[sport],
  otherSport: (name) => ({ name: name.toLowerCase(), play: `hålla på med ${name.toLowerCase()}`, thing: 'väskan' }),
  elder: (typed) => {
    const kin = kinWords.exec(typed)?.[1];
    if (kin === undefined) return { full: typed, short: typed };
    const word = kin.toLowerCase();
    return { full: word + typed.slice(kin.length), short: word };
  },
};

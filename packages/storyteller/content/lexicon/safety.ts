import type { ConceptId } from '../../src/concepts.ts';

/**
 * Words that lead to no story: sexual, hateful, cruelly violent, self-harm, drugs. Matched as whole words after leetspeak is
 * undone; entries ending in '*' also as the beginning of a word (Swedish compounds).
 */
export const barredWords: readonly string[] = [
  // Swedish
  'sexig*', 'ha sex', 'hade sex', 'having sex', 'have sex', 'sex med', 'sex with', 'sexuell*', 'sexual*', 'porr*', 'knull*', 'kuk', 'kuken', 'kukar', 'fitta*', 'fittor', 'hora', 'horan', 'horor', 'slampa*', 'runka*',
  'våldta*', 'våldtäkt*', 'pedofil*', 'naken', 'nakna', 'onani*', 'orgasm*', 'bög', 'bögar', 'bögjävel', 'neger*', 'blatte*', 'svartskalle*',
  'nazist*', 'hitler*', 'kkk', 'mongo', 'cp-skadad', 'självmord*', 'ta livet av sig', 'skära sig', 'hänga sig', 'hängde sig', 'mörda*',
  'mord', 'mördare*', 'halshugg*', 'tortyr*', 'tortera*', 'slakta*', 'avrätt*', 'massaker*', 'terrorist*', 'kokain', 'heroin', 'knark*', 'cannabis',
  'marijuana', 'narkotika', 'haschis*', 'sprit', 'full på öl', 'misshandl*', 'incest*', 'jävla', 'jävel', 'jävlar', 'fan ta', 'helvete*', 'rövhål*',
  'rasist*', 'dödsskjut*', 'knivhugg*', 'blodbad*', 'bordell*', 'stripp*', 'piss*', 'bajskorv i munnen',
  // English
  'sexy', 'porn*', 'fuck*', 'motherfuck*', 'cunt*', 'cock', 'cocks', 'dick', 'dickhead*', 'pussy', 'whore*', 'sluts', 'slutty', 'a slut', 'such a slut', 'bitch*', 'bastard*',
  'rape', 'raped', 'rapist*', 'paedophil*', 'pedophil*', 'naked', 'nude*', 'masturbat*', 'blowjob*', 'penis*', 'vagina*', 'tits', 'boobs', 'anal',
  'nigger*', 'nigga*', 'faggot*', 'fag', 'tranny', 'retard*', 'spastic', 'nazi*', 'suicid*', 'kill yourself', 'kill himself', 'kill herself',
  'self-harm', 'self harm', 'cutting herself', 'cutting himself', 'murder*', 'behead*', 'torture*', 'tortured', 'massacre*', 'terrorist*',
  'cocaine', 'heroin', 'meth', 'weed', 'drugs', 'molest*', 'incest', 'shit*', 'bullshit', 'asshole*', 'arsehole*', 'genocid*', 'holocaust',
  'school shooting*', 'gore', 'decapitat*', 'execut*', 'strangl*', 'stabbing', 'stabbed', 'prostitut*', 'brothel*', 'stripper*', 'vodka', 'drunk',
];

/** Innocent words that hold a barred one, or look like it. */
export const innocentWords: readonly string[] = [
  'sexton', 'sextio', 'sexan', 'sexa', 'fullständig', 'cockpit', 'cocktail', 'peacock', 'peacocks', 'cock-a-doodle-doo', 'cockatoo', 'scunthorpe',
  'hård', 'hårda', 'sås', 'ljusstake', 'fanfar', 'fantasi', 'fana', 'pissnödig', 'fittja', 'essex', 'sussex', 'middlesex', 'analys', 'analog', 'moby dick',
  'dick bruna', 'dickens', 'pussycat', 'pussy willow', 'seaweed', 'weeds', 'executive', 'horatio', 'stabb', 'helvetica', 'shitake', 'shiitake', 'mordor', 'morden',
  'porridge', 'mördarsnig', 'pissmyr', 'mordi', 'titsa', 'nudel', 'nudlar', 'analysera',
];

interface Softened {
  readonly concept: ConceptId;
  readonly sv: string;
  readonly en: string;
  /** Only where nothing more is said: a vampire who only likes ketchup is gentle as it is. */
  readonly alone?: true;
  /** Not where somebody is afraid of it: a vampire who is afraid of blood is gentle as it is. */
  readonly unlessFeared?: true;
}

/** Words that are told more gently: what stands for them tonight, and the concept it belongs to. */
export const softenedWords: Readonly<Record<string, Softened>> = {
  war: { concept: 'angry', sv: 'ett bråk som tog slut', en: 'a quarrel that ended' },
  wars: { concept: 'angry', sv: 'ett bråk som tog slut', en: 'a quarrel that ended' },
  krig: { concept: 'angry', sv: 'ett bråk som tog slut', en: 'a quarrel that ended' },
  kriget: { concept: 'angry', sv: 'ett bråk som tog slut', en: 'a quarrel that ended' },
  soldat: { concept: 'knight', sv: 'en riddare utan svärd', en: 'a knight without a sword' },
  soldater: { concept: 'knight', sv: 'riddare utan svärd', en: 'knights without swords' },
  soldier: { concept: 'knight', sv: 'en riddare utan svärd', en: 'a knight without a sword' },
  soldiers: { concept: 'knight', sv: 'riddare utan svärd', en: 'knights without swords' },
  gun: { concept: 'pirate', sv: 'pirater med soppslevar', en: 'pirates with soup ladles' },
  guns: { concept: 'pirate', sv: 'pirater med soppslevar', en: 'pirates with soup ladles' },
  pistol: { concept: 'pirate', sv: 'pirater med soppslevar', en: 'pirates with soup ladles' },
  pistoler: { concept: 'pirate', sv: 'pirater med soppslevar', en: 'pirates with soup ladles' },
  gevär: { concept: 'pirate', sv: 'pirater med soppslevar', en: 'pirates with soup ladles' },
  bomb: { concept: 'magic', sv: 'en låda som sa puff', en: 'a box that said puff' },
  bomber: { concept: 'magic', sv: 'en låda som sa puff', en: 'a box that said puff' },
  bombs: { concept: 'magic', sv: 'en låda som sa puff', en: 'a box that said puff' },
  kniv: { concept: 'pancakes', sv: 'en smörkniv på äventyr', en: 'a butter knife on an outing' },
  knife: { concept: 'pancakes', sv: 'en smörkniv på äventyr', en: 'a butter knife on an outing' },
  zombie: { concept: 'monster', alone: true, sv: 'ett mycket sömnigt monster', en: 'a very sleepy monster' },
  zombies: { concept: 'monster', alone: true, sv: 'mycket sömniga monster', en: 'very sleepy monsters' },
  zombier: { concept: 'monster', alone: true, sv: 'mycket sömniga monster', en: 'very sleepy monsters' },
  vampyr: { concept: 'monster', alone: true, sv: 'en vampyr som bara tycker om tomatsoppa', en: 'a vampire who only likes tomato soup' },
  vampyrer: { concept: 'monster', alone: true, sv: 'vampyrer som bara tycker om tomatsoppa', en: 'vampires who only like tomato soup' },
  vampire: { concept: 'monster', alone: true, sv: 'en vampyr som bara tycker om tomatsoppa', en: 'a vampire who only likes tomato soup' },
  vampires: { concept: 'monster', alone: true, sv: 'vampyrer som bara tycker om tomatsoppa', en: 'vampires who only like tomato soup' },
  blod: { concept: 'doctor', unlessFeared: true, sv: 'ett plåster', en: 'a bandage' },
  blood: { concept: 'doctor', unlessFeared: true, sv: 'ett plåster', en: 'a bandage' },
  döden: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  död: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  dör: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  dog: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  death: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  dead: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  died: { concept: 'missing-someone', sv: 'någon som saknas', en: 'somebody who is missed' },
  mobbning: { concept: 'lonely', sv: 'den som inte fick vara med, och sedan fick det', en: 'somebody who was left out, and then was not' },
  mobbad: { concept: 'lonely', sv: 'den som inte fick vara med, och sedan fick det', en: 'somebody who was left out, and then was not' },
  bullying: { concept: 'lonely', sv: 'den som inte fick vara med, och sedan fick det', en: 'somebody who was left out, and then was not' },
  bullied: { concept: 'lonely', sv: 'den som inte fick vara med, och sedan fick det', en: 'somebody who was left out, and then was not' },
  bully: { concept: 'lonely', sv: 'den som inte fick vara med, och sedan fick det', en: 'somebody who was left out, and then was not' },
  kidnappad: { concept: 'lost-toy', sv: 'något som kom bort och hittades', en: 'something that was lost and found' },
  kidnappare: { concept: 'lost-toy', sv: 'något som kom bort och hittades', en: 'something that was lost and found' },
  kidnapped: { concept: 'lost-toy', sv: 'något som kom bort och hittades', en: 'something that was lost and found' },
  kidnapper: { concept: 'lost-toy', sv: 'något som kom bort och hittades', en: 'something that was lost and found' },
  skelett: { concept: 'museum', sv: 'ett skelett på museum', en: 'a skeleton in a museum' },
  skeleton: { concept: 'museum', sv: 'ett skelett på museum', en: 'a skeleton in a museum' },
  skeletons: { concept: 'museum', sv: 'skelett på museum', en: 'skeletons in a museum' },
  demon: { concept: 'monster', sv: 'ett litet monster', en: 'a small monster' },
  demoner: { concept: 'monster', sv: 'små monster', en: 'small monsters' },
  djävulen: { concept: 'troll', sv: 'ett surt troll', en: 'a cross troll' },
  devil: { concept: 'troll', sv: 'ett surt troll', en: 'a cross troll' },
};

/** Words meant for a machine, not for a story: what holds them is not woven in. */
export const instructionPatterns: readonly RegExp[] = [
  /\b(ignore|disregard|forget)\b.{0,30}\b(previous|above|prior|all|instructions?|rules)\b/i,
  /\b(ignorera|glöm|strunta i)\b.{0,30}\b(tidigare|instruktioner|regler|allt ovan)\b/i,
  /\bsystem ?prompt\b/i,
  /\b(you are now|du är nu|act as an?|agera som)\b/i,
  /\b(output|print|return|skriv ut)\b.{0,20}\b(json|html|code|kod|prompt)\b/i,
  /<\s*\/?\s*(script|iframe|img|svg|style)\b/i,
  /\b(select|drop|insert|union)\b.{0,20}\b(from|table|into|select)\b/i,
  /https?:\/\/|www\./i,
];

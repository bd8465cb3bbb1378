import type { InBothLanguages } from '@sagolykta/domain/language';
import type { Light, Prop, SceneFigure, TimeOfDay, Weather, World } from '@sagolykta/domain/scene-words';
import type { Season } from '@sagolykta/domain/season';

/** A story offered ready to make: `theme` is what the storyteller is asked for, and what the story is then visibly about. */
export interface Template {
  readonly id: string;
  readonly title: InBothLanguages<string>;
  readonly theme: InBothLanguages<string>;
  /** Years; shown as '5+'. */
  readonly targetAge: number;
}

export interface Cover {
  readonly world: World;
  readonly time: TimeOfDay;
  readonly light: Light;
  readonly weather?: Weather;
  readonly season: Season;
  readonly figures: readonly SceneFigure[];
  readonly props?: readonly Prop[];
}

export interface Collection {
  readonly id: string;
  readonly category: 'seasonal' | 'theme' | 'character' | 'educational';
  readonly season: Season | null;
  readonly isPremium: boolean;
  readonly name: InBothLanguages<string>;
  readonly description: InBothLanguages<string>;
  readonly theme: InBothLanguages<string>;
  readonly cover: Cover;
  readonly templates: readonly Template[];
}

const template = (id: string, targetAge: number, title: [sv: string, en: string], theme: [sv: string, en: string]): Template => ({
  id,
  targetAge,
  title: { sv: title[0], en: title[1] },
  theme: { sv: theme[0], en: theme[1] },
});
const child = (pose: SceneFigure['pose'], at: SceneFigure['at']): SceneFigure => ({ who: 'child', pose, at });

/** In the order in which they are shown. */
export const collections: readonly Collection[] = [
  {
    id: 'snow-and-lanterns', category: 'seasonal', season: 'winter', isPremium: false,
    name: { sv: 'Snö och lyktor', en: 'Snow and lanterns' },
    description: { sv: 'Korta dagar, långa kvällar och någon som skottat en stig.', en: 'Short days, long evenings, and somebody has shovelled a path.' },
    theme: { sv: 'Vinter', en: 'Winter' },
    cover: { world: 'street', time: 'dusk', light: 'moon', weather: 'snow', season: 'winter', figures: [child('back', 'centre')], props: ['sled'] },
    templates: [
      template('first-snow', 3, ['Första snön', 'The first snow'], ['den första snön', 'the first snow']),
      template('snowman-evening', 4, ['Snögubben som ville in', 'The snowman who wanted in'], ['en snögubbe som vill komma in och värma sig', 'a snowman who wants to come in and get warm']),
      template('sled-hill', 5, ['Sista åket i pulkabacken', 'One last run down the hill'], ['pulkabacken en kväll när snön är blå', 'the sledding hill when the snow turns blue']),
      template('northern-lights', 7, ['Norrskenet i köksfönstret', 'Northern lights in the kitchen window'], ['norrsken', 'northern lights']),
    ],
  },
  {
    id: 'lucia-and-christmas', category: 'seasonal', season: 'winter', isPremium: false,
    name: { sv: 'Lucia och jul', en: 'Candles and Christmas' },
    description: { sv: 'Saffran, stearin och en tomte som inte vill bli tackad.', en: 'Saffron, candle wax, and a tomte who will not be thanked.' },
    theme: { sv: 'Jul', en: 'Christmas' },
    cover: { world: 'living-room', time: 'night', light: 'lamp', season: 'winter', figures: [child('lantern', 'centre')], props: ['candle'] },
    templates: [
      template('lucia-morning', 4, ['Luciatåget i fel trappa', 'The candle procession in the wrong stairwell'], ['luciatåget', 'lucia']),
      template('tomte-porridge', 3, ['Tomten och gröten', 'The tomte and the porridge'], ['tomten på gården', 'the tomte at the farm']),
      template('christmas-eve-eve', 5, ['Kvällen före julafton', 'The night before the night'], ['julafton', 'christmas eve']),
      template('gingerbread-house', 6, ['Pepparkakshuset som hade granne', 'The gingerbread house next door'], ['pepparkakshuset', 'the gingerbread house']),
    ],
  },
  {
    id: 'signs-of-spring', category: 'seasonal', season: 'spring', isPremium: false,
    name: { sv: 'Vårtecken', en: 'Signs of spring' },
    description: { sv: 'Det droppar, det doftar, och stövlarna är på igen.', en: 'It drips, it smells of earth, and the boots are on again.' },
    theme: { sv: 'Vår', en: 'Spring' },
    cover: { world: 'garden', time: 'dusk', light: 'sunset', season: 'spring', figures: [child('crouch', 'centre')], props: ['boots'] },
    templates: [
      template('first-coltsfoot', 4, ['Den första tussilagon', 'The first flower by the road'], ['våren kommer', 'spring is coming']),
      template('big-puddle', 3, ['Den största vattenpölen', 'The biggest puddle'], ['den största vattenpölen', 'the biggest puddle']),
      template('bird-returns', 5, ['Fågeln som hade glömt vägen', 'The bird that forgot the way'], ['en fågel som ska hitta hem', 'a bird finding its way home']),
      template('seed-in-a-cup', 6, ['Ett frö i en tekopp', 'A seed in a teacup'], ['en trädgård i en tekopp', 'a garden in a teacup']),
    ],
  },
  {
    id: 'easter-and-buds', category: 'seasonal', season: 'spring', isPremium: false,
    name: { sv: 'Påsk och knoppar', en: 'Easter and buds' },
    description: { sv: 'Fjädrar i riset, ägg på fel ställen och ljusare kvällar.', en: 'Feathers in the twigs, eggs in the wrong places, lighter evenings.' },
    theme: { sv: 'Påsk', en: 'Easter' },
    cover: { world: 'farm', time: 'dusk', light: 'sunset', season: 'spring', figures: [child('walk', 'left')], props: [] },
    templates: [
      template('egg-hunt', 4, ['Ägget som ingen hade gömt', 'The egg nobody had hidden'], ['påskägg', 'easter eggs']),
      template('hen-with-plans', 5, ['Hönan med en plan', 'The hen with a plan'], ['en höna med en plan', 'a hen with a plan']),
      template('bonfire-night', 6, ['Våreldens sista glöd', 'The last glow of the spring fire'], ['valborg', 'spring']),
      template('lamb-on-legs', 3, ['Lammet som provade benen', 'The lamb that tried its legs'], ['ett lamm', 'a lamb']),
    ],
  },
  {
    id: 'summer-holiday', category: 'seasonal', season: 'summer', isPremium: false,
    name: { sv: 'Sommarlov', en: 'Summer holiday' },
    description: { sv: 'Salt hår, sand i sängen och en kväll utan slut.', en: 'Salty hair, sand in the bed, and an evening without end.' },
    theme: { sv: 'Sommar', en: 'Summer' },
    cover: { world: 'beach', time: 'dusk', light: 'sunset', season: 'summer', figures: [child('sit', 'left')], props: ['bag'] },
    templates: [
      template('sandcastle-tenant', 4, ['Sandslottet som fick en hyresgäst', 'The sandcastle with a lodger'], ['sandslottet', 'the sandcastle']),
      template('tent-in-the-garden', 5, ['Tältet i trädgården', 'The tent in the garden'], ['tälta i trädgården', 'camping in the garden']),
      template('ice-cream-van', 3, ['Glassbilen som körde vilse', 'The ice cream van that got lost'], ['glassbilen', 'the ice cream truck']),
      template('jetty', 7, ['Bryggan klockan nio', 'The jetty at nine o’clock'], ['fiska från bryggan', 'fishing from the jetty']),
    ],
  },
  {
    id: 'midsummer-night', category: 'seasonal', season: 'summer', isPremium: false,
    name: { sv: 'Midsommarnatt', en: 'Midsummer night' },
    description: { sv: 'Natten som glömmer att bli mörk.', en: 'The night that forgets to get dark.' },
    theme: { sv: 'Midsommar', en: 'Midsummer' },
    cover: { world: 'lake', time: 'dusk', light: 'sunset', season: 'summer', figures: [child('stand', 'left')], props: [] },
    templates: [
      template('seven-flowers', 6, ['Den sjunde blomman', 'The seventh flower'], ['midsommarnatt', 'midsummer night']),
      template('maypole-walks', 4, ['Stången som dansade tillbaka', 'The maypole that danced back'], ['midsommarstången', 'the maypole']),
      template('bee-late-home', 3, ['Humlan som kom hem sent', 'The bumblebee that came home late'], ['humlan som kom hem sent', 'the bumblebee that came home late']),
      template('light-night', 8, ['Natten utan mörker', 'The night without a dark'], ['natten när det aldrig blir mörkt', 'the night that never gets dark']),
    ],
  },
  {
    id: 'leaves-and-lanterns', category: 'seasonal', season: 'autumn', isPremium: false,
    name: { sv: 'Löv och lyktor', en: 'Leaves and lanterns' },
    description: { sv: 'Sagor för kvällarna när mörkret kommer tidigt.', en: 'Stories for the evenings when the dark comes early.' },
    theme: { sv: 'Höst', en: 'Autumn' },
    cover: { world: 'forest', time: 'dusk', light: 'lantern', season: 'autumn', figures: [child('lantern', 'centre')], props: [] },
    templates: [
      template('last-leaf', 5, ['Lövet som ville stanna', 'The leaf that wanted to stay'], ['lövet som vill sitta kvar', 'the leaf that wants to stay']),
      template('hedgehog-frost', 4, ['Igelkotten och den första frosten', 'The hedgehog and the first frost'], ['en igelkott', 'a hedgehog']),
      template('chestnut-pockets', 3, ['Fickorna fulla av kastanjer', 'Pockets full of chestnuts'], ['kastanjer', 'chestnuts']),
      template('fog-lamp', 7, ['Dimman som lånade en lykta', 'The fog that borrowed a lantern'], ['en lykta i dimman', 'a lantern in the fog']),
    ],
  },
  {
    id: 'storms-and-pumpkins', category: 'seasonal', season: 'autumn', isPremium: false,
    name: { sv: 'Storm och pumpor', en: 'Storms and pumpkins' },
    description: { sv: 'Det viner i skorstenen. Inne är det te.', en: 'There is a wind in the chimney. Indoors there is tea.' },
    theme: { sv: 'Höstmörker', en: 'Autumn dark' },
    cover: { world: 'roofs', time: 'night', light: 'moon', weather: 'wind', season: 'autumn', figures: [child('sit', 'left')], props: [] },
    templates: [
      template('pumpkin-face', 5, ['Pumpan som inte ville se arg ut', 'The pumpkin that would not look cross'], ['en pumpa', 'a pumpkin']),
      template('thunder-lesson', 6, ['Åskan på övervåningen', 'Thunder upstairs'], ['åskan', 'thunder']),
      template('shy-ghost', 4, ['Spöket som var mörkrätt', 'The ghost that was afraid of the dark'], ['ett snällt spöke', 'a kind ghost']),
      template('power-cut', 7, ['Kvällen då strömmen gick', 'The night the lights went out'], ['mörkret', 'the dark']),
    ],
  },
  {
    id: 'out-in-space', category: 'theme', season: null, isPremium: false,
    name: { sv: 'Ut i rymden', en: 'Out in space' },
    description: { sv: 'Raketer, månar och vägen hem igen.', en: 'Rockets, moons, and the way home again.' },
    theme: { sv: 'Rymden', en: 'Space' },
    cover: { world: 'space', time: 'night', light: 'stars', season: 'winter', figures: [child('back', 'left')], props: ['rocket'] },
    templates: [
      template('moon-visit', 4, ['Är månen mjuk?', 'Is the moon soft?'], ['månen', 'the moon']),
      template('last-planet', 7, ['Vykort från den sista planeten', 'A postcard from the last planet'], ['rymden', 'space']),
      template('cardboard-rocket', 5, ['Raketen av kartong', 'The cardboard rocket'], ['en raket', 'a rocket']),
      template('fallen-star', 6, ['Stjärnan som tappade greppet', 'The star that lost its grip'], ['en stjärna som ramlat ner', 'a star that fell down']),
    ],
  },
  {
    id: 'under-the-sea', category: 'theme', season: null, isPremium: false,
    name: { sv: 'Under havet', en: 'Under the sea' },
    description: { sv: 'Långt ner, där allt går långsamt.', en: 'Far down, where everything is slow.' },
    theme: { sv: 'Havet', en: 'The sea' },
    cover: { world: 'sea-bottom', time: 'night', light: 'moon', season: 'summer', figures: [child('swim', 'centre'), { who: 'whale', pose: 'swim', at: 'far' }], props: [] },
    templates: [
      template('whale-lullaby', 4, ['Valen som sjöng för lågt', 'The whale that sang too low'], ['en val', 'a whale']),
      template('octopus-mittens', 5, ['Åtta vantar till en bläckfisk', 'Eight mittens for an octopus'], ['en bläckfisk', 'an octopus']),
      template('paper-boat', 3, ['Båten av tidningspapper', 'The newspaper boat'], ['en båt', 'a boat']),
      template('submarine-post', 7, ['Ubåtsposten', 'The submarine post'], ['en ubåt', 'a submarine']),
    ],
  },
  {
    id: 'deep-in-the-forest', category: 'theme', season: null, isPremium: false,
    name: { sv: 'Djupt i skogen', en: 'Deep in the forest' },
    description: { sv: 'Mossa, stigar och någon som redan har sett er.', en: 'Moss, paths, and somebody who has already seen you.' },
    theme: { sv: 'Skogen', en: 'The forest' },
    cover: { world: 'forest', time: 'night', light: 'lantern', season: 'summer', figures: [child('lantern', 'centre'), { who: 'fox', pose: 'sit', at: 'right' }], props: [] },
    templates: [
      template('troll-tidies', 5, ['Trollet som skulle städa', 'The troll who had to tidy'], ['ett troll', 'a troll']),
      template('bear-alarm', 4, ['Björnen som inte kunde somna', 'The bear that could not fall asleep'], ['en björn', 'a bear']),
      template('tree-house', 6, ['Trädkojan med två dörrar', 'The tree house with two doors'], ['trädkojan', 'the tree house']),
      template('owl-office', 7, ['Ugglans kontor', 'The owl’s office'], ['en uggla', 'an owl']),
    ],
  },
  {
    id: 'maps-and-pirates', category: 'theme', season: null, isPremium: true,
    name: { sv: 'Kartor och pirater', en: 'Maps and pirates' },
    description: { sv: 'Tre steg åt höger, och gräv där det luktar kanel.', en: 'Three steps to the right, and dig where it smells of cinnamon.' },
    theme: { sv: 'Skattjakt', en: 'Treasure' },
    cover: { world: 'harbour', time: 'dusk', light: 'lantern', season: 'summer', figures: [child('reach', 'left')], props: ['map', 'boat'] },
    templates: [
      template('treasure-map', 8, ['Kartan som tryckte för hårt', 'The map that pressed too hard'], ['en skattkarta', 'a treasure map']),
      template('soup-pirates', 5, ['Piraterna som bara ville ha soppa', 'The pirates who only wanted soup'], ['pirater', 'pirates']),
      template('message-in-a-bottle', 6, ['Brevet i flaskan', 'The message in the bottle'], ['flaskpost', 'a message in a bottle']),
      template('desert-island', 4, ['Ön i vattenpölen', 'The island in the puddle'], ['en öde ö', 'a desert island']),
    ],
  },
  {
    id: 'on-rails-and-wheels', category: 'theme', season: null, isPremium: false,
    name: { sv: 'På räls och hjul', en: 'On rails and wheels' },
    description: { sv: 'Allt som brummar, tutar och till slut får stå i garaget.', en: 'Everything that rumbles, hoots, and at last may stand in the garage.' },
    theme: { sv: 'Fordon', en: 'Things that go' },
    cover: { world: 'train', time: 'night', light: 'lamp', season: 'autumn', figures: [child('sit', 'left')], props: ['bag'] },
    templates: [
      template('night-train', 5, ['Nattåget', 'The night train'], ['nattåget', 'the night train']),
      template('last-bus', 4, ['Sista bussen hem', 'The last bus home'], ['sista bussen', 'the last bus']),
      template('digger-digs', 3, ['Grävskopan som hittade något', 'The digger that found something'], ['en grävskopa', 'a digger']),
      template('fire-engine-rest', 3, ['Brandbilen som fick ledigt', 'The fire engine’s night off'], ['en brandbil', 'a fire engine']),
    ],
  },
  {
    id: 'dragons-and-knights', category: 'character', season: null, isPremium: true,
    name: { sv: 'Drakar och riddare', en: 'Dragons and knights' },
    description: { sv: 'Rustningar som skaver och eld som räcker till kakao.', en: 'Armour that chafes, and fire enough for cocoa.' },
    theme: { sv: 'Riddare', en: 'Knights' },
    cover: { world: 'castle', time: 'dusk', light: 'moon', season: 'autumn', figures: [child('back', 'left'), { who: 'dragon', pose: 'sit', at: 'right' }], props: [] },
    templates: [
      template('dragon-cocoa', 5, ['Draken som kokade kakao', 'The dragon that made cocoa'], ['en drake', 'a dragon']),
      template('knight-pajamas', 4, ['Riddaren i pyjamas', 'The knight in pajamas'], ['en riddare', 'a knight']),
      template('princess-plan', 6, ['Prinsessan med egen stege', 'The princess with her own ladder'], ['en prinsessa', 'a princess']),
      template('castle-draught', 7, ['Slottet där det drog', 'The draughty castle'], ['ett slott', 'a castle']),
    ],
  },
  {
    id: 'gentle-dinosaurs', category: 'character', season: null, isPremium: false,
    name: { sv: 'Snälla dinosaurier', en: 'Gentle dinosaurs' },
    description: { sv: 'Stora, små och alldeles för nyfikna.', en: 'Large ones, small ones, and much too curious ones.' },
    theme: { sv: 'Dinosaurier', en: 'Dinosaurs' },
    cover: { world: 'garden', time: 'night', light: 'moon', season: 'summer', figures: [child('stand', 'left'), { who: 'dinosaur', pose: 'stand', at: 'far' }], props: [] },
    templates: [
      template('littlest-dinosaur', 3, ['Den minsta dinosaurien', 'The littlest dinosaur'], ['dinosaurier', 'dinosaurs']),
      template('dinosaur-plays', 6, ['Dinosaurien som ville vara med', 'The dinosaur that wanted to play'], ['en dinosaurie som vill vara med', 'a dinosaur who wants to join in']),
      template('dinosaur-egg', 5, ['Ägget i sandlådan', 'The egg in the sandpit'], ['ett dinosaurieägg', 'a dinosaur egg']),
      template('museum-night', 8, ['Nattvakten och långhalsen', 'The night watchman and the long neck'], ['museet på natten', 'the museum at night']),
    ],
  },
  {
    id: 'robots-and-inventors', category: 'character', season: null, isPremium: false,
    name: { sv: 'Robotar och uppfinnare', en: 'Robots and inventors' },
    description: { sv: 'Skruvar, goda idéer och en knapp som ingen ska trycka på.', en: 'Screws, good ideas, and a button nobody should press.' },
    theme: { sv: 'Robotar', en: 'Robots' },
    cover: { world: 'attic', time: 'night', light: 'lamp', season: 'autumn', figures: [child('crouch', 'left'), { who: 'robot', pose: 'stand', at: 'right' }], props: ['box'] },
    templates: [
      template('robot-yawn', 5, ['Roboten som lärde sig gäspa', 'The robot that learned to yawn'], ['en robot', 'a robot']),
      template('sleeping-machine', 7, ['Insomningsmaskinen', 'The falling-asleep machine'], ['en uppfinning', 'an invention']),
      template('superhero-day-off', 6, ['Superhjältens lediga kväll', 'The superhero’s evening off'], ['en superhjälte', 'a superhero']),
      template('wizard-sock', 4, ['Trollkarlen som tappade strumpan', 'The wizard who lost a sock'], ['en trollkarl', 'a wizard']),
    ],
  },
  {
    id: 'small-animals-big-plans', category: 'character', season: null, isPremium: false,
    name: { sv: 'Små djur med stora planer', en: 'Small animals, large plans' },
    description: { sv: 'Möss, sniglar och andra som tänker stort.', en: 'Mice, snails and others who think big.' },
    theme: { sv: 'Djur', en: 'Animals' },
    cover: { world: 'garden', time: 'dusk', light: 'lantern', season: 'summer', figures: [child('crouch', 'left'), { who: 'hedgehog', pose: 'stand', at: 'right' }], props: [] },
    templates: [
      template('slowest-race', 5, ['Världens långsammaste tävling', 'The slowest race in the world'], ['en snigel', 'a snail']),
      template('mouse-moves', 4, ['Musen som flyttade in', 'The mouse that moved in'], ['en mus', 'a mouse']),
      template('fox-shoes', 6, ['Räven som köpte skor', 'The fox that bought shoes'], ['en räv', 'a fox']),
      template('horse-indoors', 7, ['Hästen i hallen', 'The horse in the hall'], ['en häst', 'a horse']),
    ],
  },
  {
    id: 'first-times', category: 'educational', season: null, isPremium: false,
    name: { sv: 'Första gången', en: 'First times' },
    description: { sv: 'Allt som är nytt, bara en gång.', en: 'Everything that is new, just once.' },
    theme: { sv: 'Att våga', en: 'Daring' },
    cover: { world: 'schoolyard', time: 'day', light: 'sunset', season: 'autumn', figures: [child('back', 'centre')], props: ['bag'] },
    templates: [
      template('first-school-day', 6, ['Provdagen', 'The trial day'], ['första skoldagen', 'first day at school']),
      template('preschool-hook', 3, ['Kroken med namnet', 'The hook with the name'], ['börja förskolan', 'starting preschool']),
      template('without-stabilisers', 5, ['Utan stödhjul', 'No training wheels'], ['lära sig cykla', 'learning to ride a bike']),
      template('first-sleepover', 6, ['Första natten borta', 'The first night away'], ['sova över', 'a sleepover']),
    ],
  },
  {
    id: 'how-it-feels', category: 'educational', season: null, isPremium: false,
    name: { sv: 'När det känns', en: 'How it feels' },
    description: { sv: 'Arg, ledsen, modig och allt däremellan.', en: 'Angry, sad, brave, and everything between.' },
    theme: { sv: 'Känslor', en: 'Feelings' },
    cover: { world: 'bedroom', time: 'night', light: 'lamp', season: 'winter', figures: [child('hug', 'bed')], props: ['teddy'] },
    templates: [
      template('shy-dark', 4, ['Mörkret som var blygt', 'The shy dark'], ['rädd för mörkret', 'afraid of the dark']),
      template('missing-chair', 6, ['Stolen som väntade', 'The chair that waited'], ['sakna någon', 'missing someone']),
      template('angry-boots', 5, ['De arga stövlarna', 'The angry boots'], ['när man är arg', 'being angry']),
      template('new-baby', 4, ['Syskonet som inte kunde något', 'The baby who could not do anything'], ['ett nytt syskon', 'a new sibling']),
    ],
  },
  {
    id: 'body-and-courage', category: 'educational', season: null, isPremium: false,
    name: { sv: 'Tänder, plåster och glasögon', en: 'Teeth, plasters and glasses' },
    description: { sv: 'Om sådant som händer i kroppen, och som går över.', en: 'About what happens in a body, and passes.' },
    theme: { sv: 'Kroppen', en: 'The body' },
    cover: { world: 'kitchen', time: 'dusk', light: 'lamp', season: 'spring', figures: [child('sit', 'seat')], props: ['glass-of-water'] },
    templates: [
      template('wobbly-tooth', 6, ['Tanden som hade bestämt sig', 'The tooth that had made up its mind'], ['en lös tand', 'a loose tooth']),
      template('dentist-chair', 5, ['Stolen som åker upp', 'The chair that goes up'], ['tandläkaren', 'the dentist']),
      template('new-glasses', 7, ['Löv på träden', 'Leaves on the trees'], ['nya glasögon', 'new glasses']),
      template('under-the-weather', 4, ['Febern och filten', 'The fever and the blanket'], ['doktorn', 'the doctor']),
    ],
  },
  {
    id: 'wonder-and-words', category: 'educational', season: null, isPremium: true,
    name: { sv: 'Undra, räkna, läsa', en: 'Wonder, count, read' },
    description: { sv: 'För dem som frågar varför en gång till.', en: 'For those who ask why one more time.' },
    theme: { sv: 'Att lära', en: 'Learning' },
    cover: { world: 'library', time: 'dusk', light: 'lamp', season: 'autumn', figures: [child('read', 'seat')], props: ['book'] },
    templates: [
      template('detective-sock', 7, ['Detektivbyrån Strumpan', 'The Sock Agency'], ['ett mysterium', 'a mystery']),
      template('letter-r', 6, ['Bokstaven som låg ner', 'The letter that lay down'], ['lära sig läsa', 'learning to read']),
      template('clock-song', 6, ['Klockan som glömde sin sång', 'The clock that forgot its song'], ['en klocka', 'a clock']),
      template('library-after-hours', 8, ['Biblioteket efter stängning', 'The library after closing'], ['biblioteket', 'the library']),
    ],
  },
];

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
  /** The plot that is told, where it may be told to this child: what the card says happens. */
  readonly plot: string;
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

const template = (id: string, targetAge: number, title: [sv: string, en: string], theme: [sv: string, en: string], plot: string): Template => ({
  id,
  targetAge,
  title: { sv: title[0], en: title[1] },
  theme: { sv: theme[0], en: theme[1] },
  plot,
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
      template('snowed-ice-cream', 3, ['Det snöade glass', 'It snowed ice cream'], ['glass', 'ice cream'], 'it-snowed-ice-cream'),
      template('snowman-too-warm', 5, ['Snögubben som inte ville säga något', 'The snowman who didn’t like to say'], ['en snögubbe', 'a snowman'], 'i-didnt-like-to-say'),
      template('down-goes-by-itself', 6, ['Ner går av sig självt', 'Down goes by itself'], ['en kälke', 'a sledge'], 'down-goes-by-itself'),
      template('northern-lights', 7, ['Norrskenet som följde med hem', 'The northern lights that came home too'], ['norrsken', 'northern lights'], 'can-we-keep-it'),
    ],
  },
  {
    id: 'lucia-and-christmas', category: 'seasonal', season: 'winter', isPremium: false,
    name: { sv: 'Lucia och jul', en: 'Candles and Christmas' },
    description: { sv: 'Saffran, stearin och en tomte som inte vill bli tackad.', en: 'Saffron, candle wax, and a tomte who will not be thanked.' },
    theme: { sv: 'Jul', en: 'Christmas' },
    cover: { world: 'living-room', time: 'night', light: 'lamp', season: 'winter', figures: [child('lantern', 'centre')], props: ['candle'] },
    templates: [
      template('upside-down-in-the-spoon', 6, ['Upp och ner i skeden', 'Upside down in the spoon'], ['lucia', 'lucia'], 'upside-down-in-the-spoon'),
      template('only-a-crumb', 6, ['Bara en smula', 'Only a crumb'], ['jul', 'Christmas'], 'only-a-crumb'),
      template('tomte-says-ding-dong', 3, ['Tomten som sa ding-dong', 'The gnome who said ding-dong'], ['en tomte', 'a gnome'], 'the-doorbell-said-so'),
    ],
  },
  {
    id: 'signs-of-spring', category: 'seasonal', season: 'spring', isPremium: false,
    name: { sv: 'Vårtecken', en: 'Signs of spring' },
    description: { sv: 'Det droppar, det doftar, och stövlarna är på igen.', en: 'It drips, it smells of earth, and the boots are on again.' },
    theme: { sv: 'Vår', en: 'Spring' },
    cover: { world: 'garden', time: 'dusk', light: 'sunset', season: 'spring', figures: [child('crouch', 'centre')], props: ['boots'] },
    templates: [
      template('room-for-one-more', 5, ['Paraplyet som växte', 'The umbrella that grew'], ['regn', 'rain'], 'even-the-end'),
      template('mine-said-the-rabbit', 3, ['Min, sa kaninen', 'Mine, said the rabbit'], ['en kanin', 'a rabbit'], 'mine-said-the-rabbit'),
    ],
  },
  {
    id: 'easter-and-buds', category: 'seasonal', season: 'spring', isPremium: false,
    name: { sv: 'Påsk och knoppar', en: 'Easter and buds' },
    description: { sv: 'Fjädrar i riset, ägg på fel ställen och ljusare kvällar.', en: 'Feathers in the twigs, eggs in the wrong places, lighter evenings.' },
    theme: { sv: 'Påsk', en: 'Easter' },
    cover: { world: 'farm', time: 'dusk', light: 'sunset', season: 'spring', figures: [child('walk', 'left')], props: [] },
    templates: [
      template('lamb-on-the-lap', 3, ['Lammet i knät', 'The lamb on the lap'], ['ett lamm', 'a lamb'], 'dont-get-up'),
      template('warm-warmer-peep', 4, ['Hönan som gömde sitt ägg för bra', 'The hen who hid her egg too well'], ['en höna', 'a hen'], 'warm-warmer-peep'),
      template('somebody-said-cheep', 5, ['Någon sa pip', 'Somebody said cheep'], ['påsk', 'Easter'], 'somebody-said-cheep'),
    ],
  },
  {
    id: 'summer-holiday', category: 'seasonal', season: 'summer', isPremium: false,
    name: { sv: 'Sommarlov', en: 'Summer holiday' },
    description: { sv: 'Salt hår, sand i sängen och en kväll utan slut.', en: 'Salty hair, sand in the bed, and an evening without end.' },
    theme: { sv: 'Sommar', en: 'Summer' },
    cover: { world: 'beach', time: 'dusk', light: 'sunset', season: 'summer', figures: [child('sit', 'left')], props: ['bag'] },
    templates: [
      template('shoes-for-a-mermaid', 6, ['Röda skor till en sjöjungfru', 'Red shoes for a mermaid'], ['en sjöjungfru', 'a mermaid'], 'shoes-for-a-mermaid'),
      template('three-rights', 10, ['Karusellhästen som bara kunde svänga åt höger', 'The merry-go-round horse that only turned right'], ['en häst', 'a horse'], 'three-rights'),
      template('talk-all-the-way', 9, ['Sextio steg i mörkret', 'Sixty steps in the dark'], ['läger', 'summer camp'], 'talk-all-the-way'),
      template('stick-that-came-back', 10, ['Pinnen som kom tillbaka', 'The stick that came back'], ['ett spöke', 'a ghost'], 'the-stick-that-came-back'),
    ],
  },
  {
    id: 'midsummer-night', category: 'seasonal', season: 'summer', isPremium: false,
    name: { sv: 'Midsommarnatt', en: 'Midsummer night' },
    description: { sv: 'Natten som glömmer att bli mörk.', en: 'The night that forgets to get dark.' },
    theme: { sv: 'Midsommar', en: 'Midsummer' },
    cover: { world: 'lake', time: 'dusk', light: 'sunset', season: 'summer', figures: [child('stand', 'left')], props: [] },
    templates: [
      template('fairy-on-the-nose', 4, ['Älvan på näsan', 'The fairy on the nose'], ['en älva', 'a fairy'], 'up-said-the-nose'),
      template('full-of-cross', 7, ['Krokodilen med proppen', 'The crocodile with the plug'], ['midsommar', 'midsummer'], 'full-of-cross'),
    ],
  },
  {
    id: 'leaves-and-lanterns', category: 'seasonal', season: 'autumn', isPremium: false,
    name: { sv: 'Löv och lyktor', en: 'Leaves and lanterns' },
    description: { sv: 'Sagor för kvällarna när mörkret kommer tidigt.', en: 'Stories for the evenings when the dark comes early.' },
    theme: { sv: 'Höst', en: 'Autumn' },
    cover: { world: 'forest', time: 'dusk', light: 'lantern', season: 'autumn', figures: [child('lantern', 'centre')], props: [] },
    templates: [
      template('peekaboo-said-the-chair', 4, ['Tittut, sa stolen', 'Peekaboo, said the chair'], ['rädd för mörkret', 'afraid of the dark'], 'peekaboo-said-the-chair'),
      template('too-fat-to-fly', 11, ['Draken som inte kom i väg', 'The dragon that was too fat to fly'], ['en drake', 'a dragon'], 'malt-loaf'),
    ],
  },
  {
    id: 'storms-and-pumpkins', category: 'seasonal', season: 'autumn', isPremium: false,
    name: { sv: 'Storm och pumpor', en: 'Storms and pumpkins' },
    description: { sv: 'Det viner i skorstenen. Inne är det te.', en: 'There is a wind in the chimney. Indoors there is tea.' },
    theme: { sv: 'Höstmörker', en: 'Autumn dark' },
    cover: { world: 'roofs', time: 'night', light: 'moon', weather: 'wind', season: 'autumn', figures: [child('sit', 'left')], props: [] },
    templates: [
      template('cloud-and-thunder', 6, ['Molnet som var rädd för åskan', 'The cloud that was afraid of thunder'], ['ett moln som är rädd för åskan', 'a cloud that is afraid of thunder'], 'say-when'),
      template('shut-that-door', 7, ['På rätt sida om dörren', 'On the right side of the door'], ['halloween', 'Halloween'], 'shut-that-door'),
      template('roar-got-out', 4, ['Vrålet som smet ut', 'The roar that got out'], ['ett monster', 'a monster'], 'the-roar-got-out'),
      template('dark-lies-down', 6, ['Mörkret som ville ligga ner', 'The dark that wanted to lie down'], ['mörkret', 'the dark'], 'the-dark-that-wanted-to-lie-down'),
      template('hold-her', 6, ['Monstret som drömde', 'The monster that had a bad dream'], ['en mardröm', 'a nightmare'], 'hold-her'),
    ],
  },
  {
    id: 'out-in-space', category: 'theme', season: null, isPremium: false,
    name: { sv: 'Ut i rymden', en: 'Out in space' },
    description: { sv: 'Raketer, månar och vägen hem igen.', en: 'Rockets, moons, and the way home again.' },
    theme: { sv: 'Rymden', en: 'Space' },
    cover: { world: 'space', time: 'night', light: 'stars', season: 'winter', figures: [child('back', 'left')], props: ['rocket'] },
    templates: [
      template('borrowed-moon', 8, ['Den lånade månen', 'The borrowed moon'], ['månen', 'the moon'], 'the-borrowed-moon'),
      template('heaviest-dog', 6, ['Rymdens tyngsta hund', 'The heaviest dog in space'], ['en astronaut', 'an astronaut'], 'the-heaviest-dog'),
      template('three-two-wait', 4, ['Raketen som sa vänta', 'The rocket that said wait'], ['en raket', 'a rocket'], 'three-two-wait'),
      template('something-to-go-round', 7, ['Något att gå runt', 'Something to go round'], ['rymden', 'space'], 'something-to-go-round'),
      template('four-minutes', 11, ['Fyra minuter till Mars', 'Four minutes to Mars'], ['rymden', 'space'], 'four-minutes'),
    ],
  },
  {
    id: 'under-the-sea', category: 'theme', season: null, isPremium: false,
    name: { sv: 'Under havet', en: 'Under the sea' },
    description: { sv: 'Långt ner, där allt går långsamt.', en: 'Far down, where everything is slow.' },
    theme: { sv: 'Havet', en: 'The sea' },
    cover: { world: 'sea-bottom', time: 'night', light: 'moon', season: 'summer', figures: [child('swim', 'centre'), { who: 'whale', pose: 'swim', at: 'far' }], props: [] },
    templates: [
      template('lost-property', 7, ['Sjöjungfrun på hittegodset', 'The mermaid at lost property'], ['en sjöjungfru', 'a mermaid'], 'lost-property'),
      template('swapping-with-the-sea', 6, ['Byta med havet', 'Swapping with the sea'], ['havet', 'the sea'], 'swapping-with-the-sea'),
      template('not-the-whole-sea', 6, ['Fyren som var rädd för havet', 'The lighthouse that was afraid of the sea'], ['en fyr', 'a lighthouse'], 'not-the-whole-sea'),
    ],
  },
  {
    id: 'deep-in-the-forest', category: 'theme', season: null, isPremium: false,
    name: { sv: 'Djupt i skogen', en: 'Deep in the forest' },
    description: { sv: 'Mossa, stigar och någon som redan har sett er.', en: 'Moss, paths, and somebody who has already seen you.' },
    theme: { sv: 'Skogen', en: 'The forest' },
    cover: { world: 'forest', time: 'night', light: 'lantern', season: 'summer', figures: [child('lantern', 'centre'), { who: 'fox', pose: 'sit', at: 'right' }], props: [] },
    templates: [
      template('bear-counts', 5, ['Björnen som räknade till åttioåtta', 'The bear who got to eighty-eight'], ['en björn', 'a bear'], 'the-bear-who-got-to-eighty-eight'),
      template('the-last-bit', 4, ['Trollet som bara kunde säga det sista', 'The troll who could only say the last bit'], ['ett troll', 'a troll'], 'the-last-bit'),
      template('what-you-say-about-a-unicorn', 8, ['Vad man säger om en enhörning', 'What you say about a unicorn'], ['en enhörning', 'a unicorn'], 'what-you-say-about-a-unicorn'),
    ],
  },
  {
    id: 'maps-and-pirates', category: 'theme', season: null, isPremium: true,
    name: { sv: 'Kartor och pirater', en: 'Maps and pirates' },
    description: { sv: 'Tre steg åt höger, och gräv där det luktar kanel.', en: 'Three steps to the right, and dig where it smells of cinnamon.' },
    theme: { sv: 'Skattjakt', en: 'Treasure' },
    cover: { world: 'harbour', time: 'dusk', light: 'lantern', season: 'summer', figures: [child('reach', 'left')], props: ['map', 'boat'] },
    templates: [
      template('hundred-steps', 8, ['Hundra steg', 'A hundred steps'], ['en skattkarta', 'a treasure map'], 'hundred-steps'),
      template('x-that-fell-off', 9, ['Krysset som trillade av', 'The X that fell off'], ['en skatt', 'treasure'], 'the-x-that-fell-off'),
      template('where-olle-is-standing', 7, ['Där Olle står', 'Where Olle is standing'], ['pirater', 'pirates'], 'where-olle-is-standing'),
      template('map-she-sat-on', 10, ['Kartan som någon satt på', 'The map somebody sat on'], ['en skattkarta', 'a treasure map'], 'the-map-she-sat-on'),
    ],
  },
  {
    id: 'on-rails-and-wheels', category: 'theme', season: null, isPremium: false,
    name: { sv: 'På räls och hjul', en: 'On rails and wheels' },
    description: { sv: 'Allt som brummar, tutar och till slut får stå i garaget.', en: 'Everything that rumbles, hoots, and at last may stand in the garage.' },
    theme: { sv: 'Fordon', en: 'Things that go' },
    cover: { world: 'train', time: 'night', light: 'lamp', season: 'autumn', figures: [child('sit', 'left')], props: ['bag'] },
    templates: [
      template('last-train-from-the-kitchen', 4, ['Sista tåget från köket', 'The last train from the kitchen'], ['ett tåg', 'a train'], 'the-last-train-from-the-kitchen'),
      template('in-the-scoop', 3, ['I skopan', 'In the scoop'], ['en grävskopa', 'a digger'], 'in-the-scoop'),
      template('one-wheel-first', 6, ['Brandbilen som var rädd för vatten', 'The fire engine that was afraid of water'], ['en brandbil', 'a fire engine'], 'one-wheel-first'),
      template('car-arrests-itself', 6, ['Bilen som grep sig själv', 'The car that arrested itself'], ['en polisbil', 'a police car'], 'the-car-that-arrested-itself'),
    ],
  },
  {
    id: 'dragons-and-knights', category: 'character', season: null, isPremium: true,
    name: { sv: 'Drakar och riddare', en: 'Dragons and knights' },
    description: { sv: 'Rustningar som skaver och eld som räcker till kakao.', en: 'Armour that chafes, and fire enough for cocoa.' },
    theme: { sv: 'Riddare', en: 'Knights' },
    cover: { world: 'castle', time: 'dusk', light: 'moon', season: 'autumn', figures: [child('back', 'left'), { who: 'dragon', pose: 'sit', at: 'right' }], props: [] },
    templates: [
      template('banana-sock', 6, ['Draken i torkskåpet', 'The dragon in the dryer'], ['en drake', 'a dragon'], 'banana-sock'),
      template('on-one-knee', 8, ['Riddaren som inte kunde säga nej', 'The knight who could not say no'], ['en riddare', 'a knight'], 'on-one-knee'),
      template('long-long-princess', 4, ['Den långa, långa prinsessan', 'The long, long princess'], ['en prinsessa', 'a princess'], 'the-long-long-princess'),
      template('nobody-goes-to-bed', 9, ['Ingen går och lägger sig', 'Nobody goes to bed'], ['ett slott', 'a castle'], 'nobody-goes-to-bed'),
    ],
  },
  {
    id: 'gentle-dinosaurs', category: 'character', season: null, isPremium: false,
    name: { sv: 'Snälla dinosaurier', en: 'Gentle dinosaurs' },
    description: { sv: 'Stora, små och alldeles för nyfikna.', en: 'Large ones, small ones, and much too curious ones.' },
    theme: { sv: 'Dinosaurier', en: 'Dinosaurs' },
    cover: { world: 'garden', time: 'night', light: 'moon', season: 'summer', figures: [child('stand', 'left'), { who: 'dinosaur', pose: 'stand', at: 'far' }], props: [] },
    templates: [
      template('are-we-up', 3, ['Är vi uppe nu?', 'Are we up?'], ['dinosaurier', 'dinosaurs'], 'are-we-up'),
      template('one-in-front', 8, ['Långhalsen som sprang efter sig själv', 'The long-neck that ran after itself'], ['dinosaurier', 'dinosaurs'], 'the-one-in-front'),
    ],
  },
  {
    id: 'robots-and-inventors', category: 'character', season: null, isPremium: false,
    name: { sv: 'Robotar och uppfinnare', en: 'Robots and inventors' },
    description: { sv: 'Skruvar, goda idéer och en knapp som ingen ska trycka på.', en: 'Screws, good ideas, and a button nobody should press.' },
    theme: { sv: 'Robotar', en: 'Robots' },
    cover: { world: 'attic', time: 'night', light: 'lamp', season: 'autumn', figures: [child('crouch', 'left'), { who: 'robot', pose: 'stand', at: 'right' }], props: ['box'] },
    templates: [
      template('right-then', 11, ['Roboten som gjorde som Tom', 'The robot that did as Tom did'], ['en robot', 'a robot'], 'right-then'),
      template('one-metre-up', 7, ['En meter upp', 'One metre up'], ['en superhjälte', 'a superhero'], 'one-metre-up'),
      template('on-one-leg', 8, ['Superhjälten på ett ben', 'The superhero on one leg'], ['en superhjälte', 'a superhero'], 'on-one-leg'),
      template('so-much-dog', 4, ['Trollkarlen och den långa hunden', 'The wizard and the long dog'], ['en trollkarl', 'a wizard'], 'so-much-dog'),
    ],
  },
  {
    id: 'small-animals-big-plans', category: 'character', season: null, isPremium: false,
    name: { sv: 'Små djur med stora planer', en: 'Small animals, large plans' },
    description: { sv: 'Möss, sniglar och andra som tänker stort.', en: 'Mice, snails and others who think big.' },
    theme: { sv: 'Djur', en: 'Animals' },
    cover: { world: 'garden', time: 'dusk', light: 'lantern', season: 'summer', figures: [child('crouch', 'left'), { who: 'hedgehog', pose: 'stand', at: 'right' }], props: [] },
    templates: [
      template('hedgehog-and-cactus', 7, ['Igelkotten som var kär i en kaktus', 'The hedgehog in love with a cactus'], ['en igelkott som är kär i en kaktus', 'a hedgehog in love with a cactus'], 'a-bit-nearer'),
      template('penguin-wanted', 9, ['Sökes: en pingvin', 'Wanted: a penguin'], ['en pingvin', 'a penguin'], 'nobody-ever-asked'),
      template('horse-indoors', 7, ['Hästen som satt ihop med kompisen', 'The horse with two bottoms'], ['en häst', 'a horse'], 'bottoms-dont-talk'),
    ],
  },
  {
    id: 'first-times', category: 'educational', season: null, isPremium: false,
    name: { sv: 'Första gången', en: 'First times' },
    description: { sv: 'Allt som är nytt, bara en gång.', en: 'Everything that is new, just once.' },
    theme: { sv: 'Att våga', en: 'Daring' },
    cover: { world: 'schoolyard', time: 'day', light: 'sunset', season: 'autumn', figures: [child('back', 'centre')], props: ['bag'] },
    templates: [
      template('wave-in-the-hand', 4, ['Ett vink i handen', 'A wave in the hand'], ['börja förskolan', 'starting preschool'], 'a-wave-in-the-hand'),
      template('who-knew-the-way', 7, ['Den som hittade', 'The one who knew the way'], ['första skoldagen', 'first day at school'], 'the-one-who-knew-the-way'),
      template('house-said-it', 4, ['Huset sa det', 'The house said it'], ['vi ska flytta', 'we are moving house'], 'the-house-said-it'),
      template('first-night-away', 6, ['Sängen som inte var van', 'The bed that was new to it'], ['sova över', 'a sleepover'], 'the-bed-that-was-new-to-it'),
      template('three-secrets', 10, ['Tre hemligheter på en ny skola', 'Three secrets at a new school'], ['första dagen på en ny skola', 'first day at a new school'], 'three-secrets'),
    ],
  },
  {
    id: 'how-it-feels', category: 'educational', season: null, isPremium: false,
    name: { sv: 'När det känns', en: 'How it feels' },
    description: { sv: 'Arg, ledsen, modig och allt däremellan.', en: 'Angry, sad, brave, and everything between.' },
    theme: { sv: 'Känslor', en: 'Feelings' },
    cover: { world: 'bedroom', time: 'night', light: 'lamp', season: 'winter', figures: [child('hug', 'bed')], props: ['teddy'] },
    templates: [
      template('missing-rings-the-bell', 6, ['Saknaden ringde på', 'The Missing rang the bell'], ['sakna någon', 'missing someone'], 'the-missing-rang-the-bell'),
      template('angry-boat', 5, ['Den arga båten', 'The angry boat'], ['när man är arg', 'being angry'], 'the-angry-boat'),
      template('it-was-my-boots', 4, ['Det var mina stövlar', 'It was my boots'], ['jag är så arg', 'I am so angry'], 'it-was-my-boots'),
      template('spotty-trousers', 4, ['Byxor med prickar', 'Spotty trousers'], ['en mardröm', 'a nightmare'], 'spotty-trousers'),
      template('full-up-laps', 4, ['Alla knän är upptagna', 'All the laps are full up'], ['ett nytt syskon', 'a new sibling'], 'the-full-up-laps'),
      template('bring-the-receipt', 10, ['Bruksanvisning till den nya', 'Instructions for the new one'], ['ett nytt syskon', 'a new sibling'], 'bring-the-receipt'),
      template('he-is-hiding', 4, ['Nalle gömmer sig', 'Teddy is hiding'], ['en borttappad nalle', 'a lost teddy'], 'he-is-hiding'),
    ],
  },
  {
    id: 'body-and-courage', category: 'educational', season: null, isPremium: false,
    name: { sv: 'Tänder, plåster och glasögon', en: 'Teeth, plasters and glasses' },
    description: { sv: 'Om sådant som händer i kroppen, och som går över.', en: 'About what happens in a body, and passes.' },
    theme: { sv: 'Kroppen', en: 'The body' },
    cover: { world: 'kitchen', time: 'dusk', light: 'lamp', season: 'spring', figures: [child('sit', 'seat')], props: ['glass-of-water'] },
    templates: [
      template('tooth-is-catching', 6, ['Tanden som smittade', 'The tooth that was catching'], ['en lös tand', 'a loose tooth'], 'it-is-catching'),
      template('dentist-says-mm', 5, ['Mm, sa den som gapade', 'Mm-mm at the dentist’s'], ['tandläkaren', 'the dentist'], 'mm-mm'),
      template('toothbrush-resigns', 4, ['Tandborsten som sa upp sig', 'The toothbrush that resigned'], ['en tandborste', 'a toothbrush'], 'the-toothbrush-resigns'),
      template('tooth-that-had-a-job', 7, ['Tanden som hade saker kvar att göra', 'The tooth that had things left to do'], ['en lös tand', 'a loose tooth'], 'the-tooth-that-had-a-job'),
      template('start-at-the-heel', 10, ['Börja vid klacken', 'Start at the heel'], ['tandläkaren', 'the dentist'], 'start-at-the-heel'),
      template('one-leaf-one-tooth', 8, ['Ett löv och en tand', 'One leaf, one tooth'], ['en lös tand', 'a loose tooth'], 'one-leaf-one-tooth'),
    ],
  },
  {
    id: 'wonder-and-words', category: 'educational', season: null, isPremium: true,
    name: { sv: 'Undra, räkna, läsa', en: 'Wonder, count, read' },
    description: { sv: 'För dem som frågar varför en gång till.', en: 'For those who ask why one more time.' },
    theme: { sv: 'Att lära', en: 'Learning' },
    cover: { world: 'library', time: 'dusk', light: 'lamp', season: 'autumn', figures: [child('read', 'seat')], props: ['book'] },
    templates: [
      template('somebody-sat-here', 10, ['Någon har suttit här', 'Somebody sat here'], ['en detektiv', 'a detective'], 'somebody-sat-here'),
      template('invention-day-off', 7, ['Uppfinningen som fick ledigt', 'The invention that had a day off'], ['en uppfinning', 'an invention'], 'the-day-off'),
    ],
  },
];

import { score } from '../../src/score.ts';

export default score({
  id: 'the-art-of-missing',
  premise:
    'The ball is gone over the hedge and two friends blame each other; to find it somebody has to miss just as badly once more, on purpose.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: ['sport', 'pet.dog', 'friend', 'elder'],
  themes: ['friendship'],
  seasons: ['summer', 'autumn'],
  contains: ['frog', 'berries', 'sleepover', 'pancakes'],
  fits: 'sport.Soccer / sport.Basketball / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Golf / sport.Hockey',
  registry: {
    idea: 'a second ball must be missed exactly as badly as the first, so that the dog can follow it; trying makes it impossible',
    device: 'an old photograph of two children who quarreled over the same hedge',
    objects: ['photograph in the hall', 'red ball with a white star', 'apple that rolls sideways', 'brambles'],
    joke: 'the crab: sideways, arms up, eyes crossed; “not you and not me, it was the hill”',
    ending: 'the lost ball lies under the photograph, between the two who look away',
  },
  titles: {
    sv: ['Konsten att missa', 'Backen som lutade åt fel håll', 'Den röda bollen med stjärnan', 'Precis lika illa', 'Krabbans fel'],
    en: ['The Art of Missing', 'The Hill That Leaned the Wrong Way', 'The Red Ball with the Star', 'Just as Badly', 'Blame It on the Crab'],
  },
  guests: {
    peg: {
      sv: [
        { name: 'Berit', pronoun: 'she' },
        { name: 'Gunvor', pronoun: 'she' },
        { name: 'Majken', pronoun: 'she' },
      ],
      en: [
        { name: 'Peg', pronoun: 'she' },
        { name: 'Dot', pronoun: 'she' },
        { name: 'Marjorie', pronoun: 'she' },
      ],
    },
  },
  tables: {
    game: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Målet var två stövlar, och {friend} stod emellan. Det stod nio–nio, och nästa mål vann. {child} tog sats.',
            miss: '{child} fnissade och träffade med tån. Bollen gick över {friend}, över tvättlinan och över häcken.',
            ours: 'Du skulle ha räddat den!',
            theirs: 'Du skulle ha skjutit på mål!',
            first: 'Insidan av foten, lågt, intill stöveln. Mål.',
            second: '{child} blundade och sköt. Mål igen.',
            again: '{child} fnissade. Tån. Över {friend}, över tvättlinan, över häcken.',
            last: '{child} sköt, {friend} slängde sig, och det lät både som en stövel och som två händer.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'The goal was two rubber boots, with {friend} in between. It was nine all, and the next goal won. {child} took five steps back and ran up.',
            miss: '{child} giggled and hit it with a toe. The ball went over {friend}, over the clothesline and over the hedge.',
            ours: 'You should have saved it!',
            theirs: 'You should have kicked it at the goal!',
            first: 'Inside of the foot, low, just by the boot. Goal.',
            second: '{child} closed both eyes and kicked. Goal again.',
            again: '{child} giggled. Toe. Over {friend}, over the clothesline, over the hedge.',
            last: '{child} kicked, {friend} dived, and it sounded like a boot and two hands at the same time.',
          },
        },
        Basketball: {
          sv: {
            where: 'på stenplattorna bakom huset',
            play: 'Korgen var ett tunnband, uppspikat på vedboden. Det stod tjugo–tjugo, och nästa korg vann. {child} studsade två gånger och böjde knäna.',
            miss: '{child} fnissade mitt i hoppet. Bollen tog i ringen, for upp på taket och studsade över häcken.',
            ours: 'Du skulle ha tagit returen!',
            theirs: 'Du skulle ha satt den!',
            first: 'Rakt ner, utan att nudda ringen.',
            second: '{child} ställde sig med ryggen mot och kastade baklänges. I den också.',
            again: '{child} fnissade. Ringen, taket, häcken.',
            last: '{child} sköt. Bollen gick runt ringen, ett varv, två varv, och blev liggande på kanten, klämd mot väggen.',
          },
          en: {
            where: 'on the flagstones behind the house',
            play: 'The hoop was off an old barrel and nailed to the woodshed. It was twenty all, and the next basket won. {child} bounced the ball twice and bent both knees.',
            miss: '{child} giggled in the middle of the jump. The ball hit the rim, hit the roof and bounced away over the hedge.',
            ours: 'You should have got the rebound!',
            theirs: 'You should have made the shot!',
            first: 'Straight down, without touching the rim.',
            second: '{child} turned around and threw it backward. In it went.',
            again: '{child} giggled. Rim, roof, hedge.',
            last: '{child} shot. The ball went around the rim once, went around twice, and stayed there, stuck between the rim and the wall.',
          },
        },
        Tennis: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Nätet var tvättlinan med ett lakan på, och {friend} stod på andra sidan. Det stod lika, och nästa boll vann. {child} kastade upp bollen och drog racketen bakåt.',
            miss: '{child} fnissade och träffade med ramen. Bollen gick över lakanet, över {friend} och över häcken.',
            ours: 'Du skulle ha nått den!',
            theirs: 'Du skulle ha servat i rutan!',
            first: 'En serve rakt i hörnet.',
            second: '{child} bytte till fel hand. I hörnet igen.',
            again: '{child} fnissade. Ramen. Över lakanet, över {friend}, över häcken.',
            last: 'De slog bollen fram och tillbaka över lakanet, elva gånger, tolv gånger, tills det var för mörkt för att se den.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'The net was the clothesline with a sheet on it, and {friend} stood on the other side. It was all even, and the next point won. {child} tossed the ball up and drew back the racket.',
            miss: '{child} giggled and hit it with the frame. The ball went over the sheet, over {friend} and over the hedge.',
            ours: 'You should have reached it!',
            theirs: 'You should have served it in!',
            first: 'A serve, right in the corner.',
            second: '{child} changed to the wrong hand. In the corner again.',
            again: '{child} giggled. Frame. Over the sheet, over {friend}, over the hedge.',
            last: 'They hit the ball back and forth across the sheet, eleven times, twelve times, until it was too dark to see it.',
          },
        },
        Baseball: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Hemmaplattan var ett grytlock. Det stod lika, två var ute, och {friend} kastade. {child} lyfte slagträet.',
            miss: '{child} fnissade och slog under bollen. Den gick bakåt, över grytlocket, över tvättlinan och över häcken.',
            ours: 'Du skulle ha kastat rakt!',
            theirs: 'Du skulle ha slagit framåt!',
            first: '{friend} kastade, och slaget tog mitt på. Bollen for rakt ner i rabarberlandet.',
            second: '{child} höll slagträet i en hand. Mitt på igen.',
            again: '{friend} kastade, {child} fnissade. Under bollen, bakåt, över tvättlinan, över häcken.',
            last: '{friend} kastade, {child} slog och sprang ett varv runt äppelträdet, och bollen och {child} kom till grytlocket precis samtidigt.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'Home plate was the lid of a pot. The score was tied, there were two outs, and {friend} pitched. {child} lifted the bat.',
            miss: '{child} giggled and swung under the ball. It went backward, over the lid, over the clothesline and over the hedge.',
            ours: 'You should have thrown it straight!',
            theirs: 'You should have hit it forward!',
            first: '{friend} pitched, and the bat met the ball right in the middle. It landed in the rhubarb.',
            second: '{child} tried it with one hand. Right in the middle.',
            again: '{friend} pitched, and {child} giggled. Under the ball, backward, over the clothesline, over the hedge.',
            last: '{friend} pitched, {child} hit it and ran once around the apple tree, and the ball and {child} reached the lid at exactly the same moment.',
          },
        },
        Football: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Målzonen var rabarberlandet. Det stod lika, och nästa touchdown vann. {friend} sprang ut på kanten, och {child} lyfte bollen bakom örat.',
            miss: '{child} fnissade, och bollen gled ur handen. Den snurrade som en propeller över {friend}, över tvättlinan och över häcken.',
            ours: 'Du skulle ha fångat den!',
            theirs: 'Du skulle ha kastat till mig!',
            first: 'En rak, snurrande boll, mitt i famnen på {friend}.',
            second: '{child} kastade med fel hand. I famnen igen.',
            again: '{child} fnissade. Propellern. Över {friend}, över tvättlinan, över häcken.',
            last: '{child} kastade långt och mjukt. {friend} fångade bollen, snubblade och blev liggande i rabarbern, på den ena eller den andra sidan om linjen.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'The end zone was the rhubarb. The score was tied, and the next touchdown won. {friend} ran wide, and {child} lifted the ball behind one ear.',
            miss: '{child} giggled, and the ball slipped. It spun like a propeller over {friend}, over the clothesline and over the hedge.',
            ours: 'You should have caught it!',
            theirs: 'You should have thrown it to me!',
            first: 'A perfect spiral, right into the arms of {friend}.',
            second: '{child} used the wrong hand. Into the arms again.',
            again: '{child} giggled. Propeller. Over {friend}, over the clothesline, over the hedge.',
            last: '{child} threw it long and soft. {friend} caught it, tripped, and lay there in the rhubarb, on one side of the line or the other.',
          },
        },
        Volleyball: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Nätet var tvättlinan, och {friend} stod på andra sidan. Det stod tjugofyra lika, och nästa boll vann. {child} la upp bollen och hoppade.',
            miss: '{child} fnissade och slog för långt ner. Bollen gick över linan, över {friend} och över häcken.',
            ours: 'Du skulle ha blockat!',
            theirs: 'Du skulle ha hållit den inne!',
            first: 'En smash, rakt ner i gräset.',
            second: '{child} slog baklänges med knuten hand. Inne igen.',
            again: '{child} fnissade. För långt ner. Över linan, över {friend}, över häcken.',
            last: 'De passade över linan med fingertopparna, nitton gånger, tjugo gånger, och sedan tog de bollen båda två på samma gång.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'The net was the clothesline, and {friend} stood on the other side. It was twenty-four all, and the next point won. {child} set the ball up and jumped.',
            miss: '{child} giggled and hit it much too low. The ball went over the line, over {friend} and over the hedge.',
            ours: 'You should have blocked it!',
            theirs: 'You should have kept it in!',
            first: 'A spike, straight down into the grass.',
            second: '{child} hit it backward with one fist. In again.',
            again: '{child} giggled. Much too low. Over the line, over {friend}, over the hedge.',
            last: 'They passed it across the line with their fingertips, nineteen times, twenty times, and then they both took it at once.',
          },
        },
        Golf: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Hålet var en nergrävd ärtburk, och {friend} höll i flaggan, som var en stekspade. De hade elva slag var, och det här avgjorde. {child} svingade klubban bakåt.',
            miss: '{child} fnissade och slog under bollen. Den gick över stekspaden, över tvättlinan och över häcken.',
            ours: 'Du skulle ha hållit flaggan stilla!',
            theirs: 'Du skulle ha puttat!',
            first: 'Bollen gjorde en lång, mjuk båge. Plink, sa det i burken.',
            second: '{child} blundade och slog. Plink.',
            again: '{child} fnissade. Under bollen. Över stekspaden, över tvättlinan, över häcken.',
            last: '{child} puttade. De hörde bollen rulla genom gräset, länge, och sedan hördes ett plink eller en syrsa.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'The hole was a [uk: pea tin | pea can] sunk in the ground, and {friend} held the flag, which was a spatula. They had taken eleven strokes each, and this one settled it. {child} swung back the club.',
            miss: '{child} giggled and hit under the ball. It went over the spatula, over the clothesline and over the hedge.',
            ours: 'You should have held the flag still!',
            theirs: 'You should have putted!',
            first: 'The ball made a long, soft curve. Plink, went the hole.',
            second: '{child} closed both eyes and swung. Plink.',
            again: '{child} giggled. Under the ball. Over the spatula, over the clothesline, over the hedge.',
            last: '{child} putted. They heard the ball roll through the grass for a long time, and then they heard a plink, or else a cricket.',
          },
        },
        Hockey: {
          sv: {
            where: 'på gräsmattan bakom huset, med klubbor och en tennisboll',
            play: '{friend} hade grytvantar och stod mellan två stövlar. Det stod nio–nio, och nästa mål vann. {child} drog bollen fram och tillbaka på bladet och lyfte klubban.',
            miss: '{child} fnissade och slog under bollen. Den gick över {friend}, över tvättlinan och över häcken.',
            ours: 'Du skulle ha plockat den!',
            theirs: 'Du skulle ha skjutit längs marken!',
            first: 'Lågt, mellan stöveln och benet. Mål.',
            second: '{child} sköt med baksidan av bladet. Mål.',
            again: '{child} fnissade. Under bollen. Över {friend}, över tvättlinan, över häcken.',
            last: '{child} sköt längs gräset, {friend} la ner klubban, och det lät både som en stövel och som en klubba.',
          },
          en: {
            where: 'on the lawn behind the house, with sticks and a tennis ball',
            play: '{friend} had oven mitts and stood between two rubber boots. It was nine all, and the next goal won. {child} drew the ball to and fro on the blade and lifted the stick.',
            miss: '{child} giggled and hit under the ball. It went over {friend}, over the clothesline and over the hedge.',
            ours: 'You should have gloved it!',
            theirs: 'You should have shot it along the ground!',
            first: 'Low, between the boot and the leg. Goal.',
            second: '{child} tried the back of the blade. Goal.',
            again: '{child} giggled. Under the ball. Over {friend}, over the clothesline, over the hedge.',
            last: '{child} shot along the grass, {friend} laid the stick down, and it sounded like a boot and a stick at the same time.',
          },
        },
        any: {
          sv: {
            where: 'på gräsmattan bakom huset',
            play: 'Det stod lika, och nästa poäng vann. {child} tittade på bollen och tog sats.',
            miss: '{child} fnissade. Bollen gick över {friend}, över tvättlinan och över häcken.',
            ours: 'Du skulle ha tagit den!',
            theirs: 'Du skulle ha siktat!',
            first: 'Rakt dit den skulle.',
            second: '{child} blundade. Rakt dit igen.',
            again: '{child} fnissade. Över {friend}, över tvättlinan, över häcken.',
            last: 'De höll på tills det var för mörkt för att se bollen.',
          },
          en: {
            where: 'on the lawn behind the house',
            play: 'The score was tied, and the next point won. {child} looked at the ball and got ready.',
            miss: '{child} giggled. The ball went over {friend}, over the clothesline and over the hedge.',
            ours: 'You should have stopped it!',
            theirs: 'You should have aimed!',
            first: 'Right where it ought to go.',
            second: '{child} closed both eyes. Right there again.',
            again: '{child} giggled. Over {friend}, over the clothesline, over the hedge.',
            last: 'They went on until it was too dark to see the ball.',
          },
        },
      },
    },
    nose: {
      by: 'breed',
      rows: {
        'Golden Retriever': {
          sv: {
            trail: 'Retriever betyder den som hämtar. Det visste inte {pet}, men ut genom grinden gick det, nosen ner och rakt in i snåret.',
            inside: 'Men {pet} hade gjort sig platt som en matta, och längst in syntes en svans som viftade.',
          },
          en: {
            trail: 'Retriever means the one who fetches. {pet} didn’t know that, but out of the gate it was, nose down, and straight into the brambles.',
            inside: 'But {pet} had gone as flat as a rug, and far in they could see a tail, wagging.',
          },
        },
        Labrador: {
          sv: {
            trail: 'En labrador kan inte stå ut med att en boll är ute ensam. {pet} var genom grinden innan den hade slutat studsa, och in efter den i snåret.',
            inside: 'Men {pet} hade trängt sig fram, och längst in hördes en svans som slog mot grenarna, dunk, dunk.',
          },
          en: {
            trail: 'A Labrador can’t bear for a ball to be out alone. {pet} was through the gate before it had stopped bouncing, and into the brambles after it.',
            inside: 'But {pet} had shoved along somehow, and far in they could hear a tail hitting the branches, thump, thump.',
          },
        },
        'German Shepherd': {
          sv: {
            trail: '{pet} gick till väga som polisen: nosen i backen, först åt höger, sedan åt vänster, sedan rakt in i snåret.',
            inside: 'Men {pet} hade krupit, och längst in syntes två spetsiga öron, som tornen på en mycket liten borg.',
          },
          en: {
            trail: '{pet} went about it like the police: nose to the ground, first right, then left, then straight into the brambles.',
            inside: 'But {pet} had crawled, and far in they could see two pointed ears, like the towers of a very small castle.',
          },
        },
        Poodle: {
          sv: {
            trail: 'En pudel tänker först. {pet} tittade på snåret så länge att alla trodde att det hela var glömt. Sedan gick {pet.he} raka vägen in.',
            inside: 'Men {pet} hade tänkt ut var det gick att svänga, och det enda som hade fastnat var lockar.',
          },
          en: {
            trail: 'A poodle thinks first. {pet} looked at the brambles for so long that everybody thought the whole thing was forgotten. Then {pet.he} walked straight in.',
            inside: 'But {pet} had worked out where to turn, and all that had got stuck was some curls.',
          },
        },
        Bulldog: {
          sv: {
            trail: 'En bulldogg skyndar sig inte. {pet} gick ut genom grinden och in i snåret, och det som stod i vägen fick flytta på sig.',
            inside: 'Men {pet} gick där inne som på en trottoar, och man hörde på snörvlandet precis var.',
          },
          en: {
            trail: 'A bulldog doesn’t hurry. {pet} walked out of the gate and into the brambles, and whatever stood in the way had to move.',
            inside: 'But {pet} was walking about in there as if it were a sidewalk, and you could tell by the snuffling exactly where.',
          },
        },
        Beagle: {
          sv: {
            trail: 'En beagle springer inte med ögonen. {pet} satte nosen i gräset och läste det, rad för rad, ut genom grinden och in i snåret.',
            inside: 'Men {pet} gick rak i ryggen där inne, och det sista man såg var en vit svanstipp, som en liten lykta.',
          },
          en: {
            trail: 'A beagle doesn’t run with its eyes. {pet} put nose to grass and read it, line by line, out of the gate and into the brambles.',
            inside: 'But {pet} was walking upright in there, and the last they saw was the white tip of a tail, like a small lantern.',
          },
        },
        Rottweiler: {
          sv: {
            trail: '{pet} tog inte grinden. {pet.He} tog häcken, och efteråt fanns där en grind till. Sedan rakt in i snåret.',
            inside: 'Men {pet} lutade sig bara lite, och snåret flyttade på sig.',
          },
          en: {
            trail: '{pet} didn’t take the gate. {pet.He} took the hedge, and afterward there was another gate in it. Then straight into the brambles.',
            inside: 'But {pet} only leaned a little, and the brambles moved over.',
          },
        },
        'Yorkshire Terrier': {
          sv: {
            trail: 'En yorkshireterrier väger tre kilo och är inte rädd för något av dem. {pet} gick in i snåret som man går in under ett bord.',
            inside: 'Men {pet} gick rak i ryggen där inne, med plats för en hatt.',
          },
          en: {
            trail: 'A Yorkshire terrier weighs [uk: three kilos | seven pounds] and isn’t afraid of any of them. {pet} went into the brambles the way you walk in under a table.',
            inside: 'But {pet} was walking upright in there, with room for a hat.',
          },
        },
        Dachshund: {
          sv: {
            trail: 'En tax är byggd för att gå in där andra tar slut. {pet} gick in i snåret som om någon hade lämnat dörren öppen.',
            inside: 'Men {pet} behövde inte ens böja på huvudet. När nosen var framme var svansen inte riktigt inne än.',
          },
          en: {
            trail: 'A dachshund is built to go in where other dogs give up. {pet} went into the brambles as if somebody had left the door open.',
            inside: 'But {pet} didn’t even have to duck. When the nose had arrived, the tail wasn’t quite in yet.',
          },
        },
        'Siberian Husky': {
          sv: {
            trail: 'En husky går inte efter en boll. En husky ger sig av. {pet} hördes långt in i snåret, och sedan ännu längre.',
            inside: 'Men {pet} hade plöjt sig fram, och bakom syntes ett spår som efter en släde.',
          },
          en: {
            trail: 'A husky doesn’t go after a ball. A husky sets out. {pet} could be heard a long way into the brambles, and then a long way farther.',
            inside: 'But {pet} had plowed along, and behind there was a track as if from a sled.',
          },
        },
        'Border Collie': {
          sv: {
            trail: 'En border collie räknar. {pet} räknade barn, vuxna och bollar, kom fram till att det fattades två bollar, och gick in i snåret för att valla hem dem.',
            inside: 'Men {pet} smög där inne, platt mot marken, som om bollarna var får och kunde bli rädda.',
          },
          en: {
            trail: 'A border collie counts. {pet} counted children, grown-ups and balls, found that they were two balls short, and went into the brambles to bring them home.',
            inside: 'But {pet} was creeping along in there, flat to the ground, as if balls were sheep and might take fright.',
          },
        },
        Boxer: {
          sv: {
            trail: '{pet} studsade efter bollen på alla fyra benen och in i snåret, nästan lika högt som bollen.',
            inside: 'Men {pet} hade slutat studsa och gjort sig platt, fast hela snåret skakade av att det var svårt att låta bli.',
          },
          en: {
            trail: '{pet} bounced after the ball on all four legs and into the brambles, very nearly as high as the ball.',
            inside: 'But {pet} had stopped bouncing and gone flat, though all the brambles shook with how hard that was.',
          },
        },
        'Cocker Spaniel': {
          sv: {
            trail: '{pet} gick in i snåret med nosen nere och öronen släpande på var sida, så att ingen lukt kunde smita.',
            inside: 'Men {pet} kom fram, med ett löv i vardera örat.',
          },
          en: {
            trail: '{pet} went into the brambles nose down, with an ear trailing on each side so that no smell could slip away.',
            inside: 'But {pet} got through, with a leaf in each ear.',
          },
        },
        'Australian Shepherd': {
          sv: {
            trail: '{pet} sprang inte efter bollen utan runt den, i en vid båge genom gräset, och kom in i snåret från sidan.',
            inside: 'Men {pet} syntes knappt längre. Det prickade och fläckiga kunde vara löv.',
          },
          en: {
            trail: '{pet} didn’t run after the ball but around it, in a wide curve through the grass, and came into the brambles from the side.',
            inside: 'But {pet} had almost vanished. All those patches and spots might have been leaves.',
          },
        },
        'Shih Tzu': {
          sv: {
            trail: '{pet} hade lugg och såg ändå ingenting, så {pet.he} gick på nosen, sakta och säkert, ut genom grinden och in i snåret.',
            inside: 'Men {pet} gick rak i ryggen där inne, som den som kommer hem till sig.',
          },
          en: {
            trail: '{pet} had hair in both eyes and never saw a thing anyway, so {pet.he} went by nose, slowly and surely, out of the gate and into the brambles.',
            inside: 'But {pet} was walking upright in there, like somebody coming home.',
          },
        },
        any: {
          sv: {
            trail: '{pet} hade sett hela matchen och bara väntat på att någon skulle fråga. Nosen i gräset, ut genom grinden och in i snåret.',
            inside: 'Men {pet} hade gjort sig platt som en matta, och längst in syntes något som viftade.',
          },
          en: {
            trail: '{pet} had watched the whole game, waiting for somebody to ask. Nose to the grass, out of the gate and into the brambles.',
            inside: 'But {pet} had gone as flat as a rug, and far in they could see something wagging.',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'photograph',
      part: 'open',
      at: 'the hall of the grandparent’s house',
      with: ['child', 'friend', 'elder'],
      plants: ['photograph'],
      either: [
        {
          sv: `I hallen hos {elder} hänger ett foto av två barn på en gräsmatta. De står så långt ifrån varandra att de
nästan ramlar ur ramen, och de tittar åt var sitt håll.

”Vad är de arga på?” brukade {child} fråga.

”En boll”, sa {elder.short}, och mer än så blev det aldrig.`,
          en: `In the hall at {elder's} house hangs a photograph of two children on a lawn. They stand so far apart that
they nearly fall out of the frame, and they are looking in opposite directions.

“What are they [uk: cross | mad] about?” {child} used to ask.

“A ball,” said {elder.short}, and that was all anybody ever got.`,
        },
        {
          sv: `{child} hade sett fotot i hallen hos {elder} hundra gånger. Två barn på en gräsmatta, och så långt emellan
dem att en ko hade fått plats. De tittade åt var sitt håll.

”Varför står de så där?” frågade {friend} och hängde upp sin jacka under fotot.

”För en bolls skull”, ropade {elder.short} från köket. Mer än så blev det inte.`,
          en: `{child} had seen it a hundred times, the photograph in the hall at {elder's} house. Two children on a lawn,
looking in opposite directions, with room for a cow in between.

“Why are they standing like that?” asked {friend}, hanging up a jacket underneath.

“Because of a ball,” {elder.short} called from the kitchen, and that was all they got.`,
        },
      ],
    },
    {
      id: 'match',
      part: 'stir',
      at: 'behind the house, before supper',
      with: ['child', 'friend', 'pet'],
      plants: ['crab', 'lost-ball'],
      either: [
        {
      sv: `En lördag när äpplena var mogna skulle {child} och {friend} sova över där. Det skulle {pet} också,
som var {a breed} och redan hade tagit soffan. Före maten spelade de {sport} {game.where}.

{game.play} Just då gjorde {friend} krabban. Krabban är när man går i sidled med armarna i vädret och ögonen i kors.

{game.miss} [city: Sedan hördes bara {city}, ungefär som ett kylskåp hörs.]

”{game.ours}” sa {child}.

”{game.theirs}” sa {friend}.`,
      en: `One Saturday, when the apples were ripe, {child} and {friend} were going to sleep over there. So was {pet},
who was {a breed} and already had the couch. Before supper they played {sport} {game.where}.

{game.play} Just then {friend} did the crab. The crab is walking sideways with your arms in the air and your eyes crossed.

{game.miss} [city: After that they heard nothing but {city}, the way you hear a refrigerator.]

“{game.ours}” said {child}.

“{game.theirs}” said {friend}.`,
        },
        {
          sv: `
Äpplena hade börjat falla av sig själva. {child} och {friend} hade packat för en natt, och {pet}, som var {a breed}, hade
packat ner sig själv i soffan. De hann med en match före maten. Det blev {sport}, {game.where}.

{game.play} Då gjorde {friend} krabban: rakt åt sidan, armarna i vädret, ögonen i kors.

{game.miss} [city: Långt borta mumlade {city}, som inte hade sett något.]

”{game.ours}” sa {child}.

”{game.theirs}” sa {friend}.
`,
          en: `
The apples had started to come down by themselves. {child} and {friend} had packed for one night, and {pet}, who was
{a breed}, had unpacked on the couch. Before supper there was time for {sport} {game.where}.

{game.play} Then {friend} did the crab: straight sideways, arms up, eyes crossed.

{game.miss} [city: Far off, {city} mumbled. It hadn’t seen a thing.]

“{game.ours}” said {child}.

“{game.theirs}” said {friend}.
`,
        },
      ],
    },
    {
      id: 'search',
      part: 'try',
      at: 'the yard, along the hedge',
      with: ['child', 'friend'],
      either: [
        {
          sv: `De letade under häcken och hittade en vante. De letade i diket och hittade en groda, som inte ville bli
inblandad. [age>=7: De letade bakom komposten och hittade mer kompost.] [school: På {school} hamnar bollarna på taket, och då vet
man åtminstone var de är.] För varje ställe stod de lite längre ifrån varandra, och till sist tittade de åt var sitt håll.`,
          en: `They looked under the hedge and found a mitten. They looked in the ditch and found a frog, who didn’t want to
get involved. [age>=7: They looked behind the compost and found more compost.] [school: At {school} the balls land on the roof,
and then at least you know where they are.] At every place they stood a little farther apart, and in the end they were
looking in opposite directions.`,
        },
        {
          sv: `{child} letade i nässlorna och hittade nässlor. {friend} letade i rabarbern och hittade en badmintonboll,
och den var det ingen som ville ha. [school: På {school} hamnar bollarna på taket, och då vet man åtminstone var de är.]
[age>=7: Bakom vedboden letade de en i taget, med en paus emellan.] Till sist stod de i var sitt hörn av trädgården och
tittade åt var sitt håll.`,
          en: `{child} looked in the nettles and found nettles. {friend} looked in the rhubarb and found a garden glove,
and nobody wanted that. [school: At {school} the balls land on the roof, and then at least you know where they are.]
[age>=7: Behind the woodshed they looked one at a time, with a pause between.] In the end they had a corner of the
[uk: garden | yard] each, and were looking in opposite directions.`,
        },
      ],
    },
    {
      id: 'same-as-the-photograph',
      part: 'stir',
      at: 'the back steps, then the yard',
      with: ['child', 'friend', 'elder'],
      pays: ['photograph'],
      plants: ['red-ball'],
      either: [
        {
      sv: `Då kom {elder.short} ut på trappan för att ropa in dem till pannkakorna, och blev stående.
[elder2: Det var {elder2} som stekte.]

”Ni ser ut precis som på fotot”, sa {elder.short}. ”Till vänster står jag. Till höger står {peg}. Vår boll var röd med en
vit stjärna på, och den flög över den där häcken. Jag sa att det var {peg's} fel. {peg} sa att det var mitt. Nu skickar vi
födelsedagskort till varandra, varje år, och aldrig ett ord om bollen.”

”Hittade ni den?” frågade {friend}.

”Aldrig”, sa {elder.short}. ”Men kom, ska ni få se.”`,
      en: `Then {elder.short} came out on the steps to call them in for pancakes, and stopped.
[elder2: In the kitchen {elder2} was frying them.]

“You look exactly like the photograph,” said {elder.short}. “That’s me on the left. On the right is {peg}. Our ball was
red with a white star on it, and it went over that hedge. I said it was {peg's} fault. {peg} said it was mine. Now we send
each other birthday cards, every year, and never a word about the ball.”

“Did you find it?” asked {friend}.

“Never,” said {elder.short}. “But come and see.”`,
        },
        {
          sv: `
Pannkakorna var klara, ropade {elder.short} genom fönstret, och ingen kom.
[elder2: {Elder2} fick passa stekpannan.] Då gick {elder.short} ut och ställde sig mitt emellan dem.

”Stå kvar så”, sa {elder.he}. ”Nu fattas bara ramen. Precis så står vi på fotot i hallen, {peg} och jag. Vi hade en röd boll, med en vit stjärna, och den dagen flög den över häcken. {peg} väntade på att jag skulle säga förlåt. Jag väntade på {peg}. Nu skriver vi bara till varandra om
vädret.”

”Är bollen kvar där ute?” frågade {friend}.

”Den är kvar någonstans”, sa {elder.short} och gick mot grinden.
`,
          en: `
The pancakes were ready, {elder.short} called through the window, and nobody came.
[elder2: So {elder2} had to mind the pan.] Then {elder.short} walked out and stood halfway between them.

“Stay like that,” {elder.he} said. “All we need is the frame. That’s how we’re standing in the photograph, {peg} and I. We had a red ball with a white star, and that day it went over the hedge. {peg} waited for me to say sorry. I waited for {peg}. Now we write to each other about the
weather.”

“Is it still out there?” asked {friend}.

“It’s still somewhere,” said {elder.short}, and went to the gate.
`,
        },
      ],
    },
    {
      id: 'apple',
      part: 'stir',
      at: 'outside the gate, where the hill begins',
      with: ['child', 'friend', 'elder', 'pet'],
      plants: ['brambles', 'second-ball'],
      either: [
        {
      sv: `{Elder.short} öppnade grinden och la ett äpple på marken utanför. Äpplet tänkte efter. Sedan började det rulla,
inte ner mot vägen utan åt sidan, rakt in i ett stort björnbärssnår.

”Backen lutar åt fel håll”, sa {elder.short}. ”Allt rullar in där, och snåret är stort som en kyrka. Så vi behöver en boll
till, och en nos som följer efter den. Någon måste missa en gång till, precis lika illa.”

{friend} tog upp en boll ur sin ryggsäck, den som det stod {friend} på, och höll i den en stund.

”Missa ordentligt då”, sa {friend}.`,
      en: `{Elder.short} opened the gate and put an apple on the ground outside. The apple thought it over. Then it rolled off,
not down toward the road but sideways, straight into a great heap of brambles.

“The hill leans the wrong way,” said {elder.short}. “Everything rolls in there, and it’s as big as a church. So we need
one more ball, and a nose to follow it. Somebody has to miss again, just as badly.”

{friend} opened a backpack, took out a ball, the one that said {friend}, and held it for a while.

“Then miss it properly,” said {friend}.`,
        },
        {
          sv: `
Vid grinden låg ett äpple i gräset. {Pet} gav det en knuff med nosen. Äpplet rullade ner mot vägen, som äpplen ska. Sedan
svängde det och rullade in i ett björnbärssnår, stort som en lada.

”Dit rullar allting”, sa {elder.short}. ”Den backen har tagit en hatt, en ost och en skottkärra. Vi behöver en boll till att följa efter, och en nos. Fast den måste missas precis lika illa.”

De tittade på {friend}. Fram ur en hoprullad pyjamas kom en boll, alldeles ny, med {friend} skrivet på. ”Missa riktigt dåligt då”, sa {friend}.
`,
          en: `
By the gate an apple lay in the grass. {Pet} gave it a push with one nose. It rolled down toward the road, as apples should. Then
it turned and rolled into a heap of brambles the size of a barn.

“Everything goes in there,” said {elder.short}. “That hill has had a hat, a cheese and a wheelbarrow. We need one more ball to follow, and a nose. But it has to be missed exactly as badly.”

They looked at {friend}. Out of a roll of [uk: pyjamas | pajamas] came a new ball with {friend} written on it. “Make it a really bad one, then,” said {friend}.
`,
        },
      ],
    },
    {
      id: 'on-purpose',
      part: 'try',
      at: 'the yard',
      with: ['child', 'friend', 'elder', 'pet'],
      pays: ['crab', 'second-ball'],
      sv: `Det var svårare än det lät. [athlete: {child} tänkte på {athlete} och försökte göra tvärtom. | {child} siktade på häcken.] {game.first}

”Sämre!” ropade {elder.short}.

{game.second}

”Jag kan bara missa när jag inte försöker!” sa {child}.

{friend} blev lite röd om öronen.

”Det var nog krabban”, sa {friend} och gjorde den en gång till.

{game.again}`,
      en: `It was harder than it sounds. [athlete: {child} thought of {athlete} and tried to do the opposite. | {child} aimed at the hedge.] {game.first}

“Worse!” called {elder.short}.

{game.second}

“I can only miss when I’m not trying!” said {child}.

{friend} went a little red around the ears.

“I think it was the crab,” said {friend}, and did it once more.

{game.again}`,
    },
    {
      id: 'trail',
      part: 'turn',
      at: 'the gate, beside the brambles, dusk',
      with: ['child', 'friend', 'elder', 'pet'],
      either: [
        {
      sv: `”Sök, {pet}!” ropade alla tre.

{nose.trail}

De stod vid grinden [music: och nynnade på {music}, så att {pet} skulle höra åt vilket håll hemma låg. | och höll andan.]
[elder2: {Elder2.short} kom ut med en ficklampa och lyste in bland taggarna.] Så kom ett skall. Bara ett, som när någon
säger: här.`,
      en: `“Find it, {pet}!” they all shouted.

{nose.trail}

They stood at the gate [music: and hummed {music}, so that {pet} would hear which way home was. | and held their breath.]
[elder2: {Elder2.short} came out with a flashlight and shone it in among the thorns.] Then there was a bark. Just one, the
way somebody says: here.`,
        },
        {
          sv: `
De hörde bollen studsa bortom häcken, och så var den borta. ”Nu, {pet}”, sa {elder.short}.

{nose.trail}

Sedan hände ingenting. [music: {Child} nynnade {music}, som en fyr för den som är ute.]
[elder2: {Elder2.short} kom med kökslampan på en sladd, som nästan räckte fram.] ”Räkna till hundra”, sa {elder.short}. De kom till
sextiotre. Då skällde det, en enda gång, långt inne.
`,
          en: `
They heard the ball bounce beyond the hedge, and then it was gone. “Now, {pet},” said {elder.short}.

{nose.trail}

Then nothing happened. [music: {Child} hummed {music}, the way you leave a light on.]
[elder2: {Elder2.short} brought the kitchen lamp on a cord, which almost reached.] “Count to a hundred,” said {elder.short}. They
got to sixty-three. Then came one bark, a long way in.
`,
        },
      ],
    },
    {
      id: 'three-balls',
      part: 'turn',
      at: 'the brambles',
      with: ['child', 'friend', 'elder', 'pet'],
      pays: ['brambles', 'lost-ball', 'red-ball'],
      either: [
        {
      sv: `In under taggarna gick en gång, så låg att {child} och {friend} fastnade redan vid öronen. {nose.inside}

Ut kom {friend's} boll, knuffad av en nos. Ut kom {child's}. Sedan krafsade det länge, och så kom {pet} ut baklänges med
något rött i munnen. Det såg ut som en tomat som hade varit med om mycket. Men stjärnan satt kvar.

{Elder.short} tog emot den med båda händerna.

”Den är mindre än jag minns”, sa {elder.he}.`,
      en: `A path led in under the thorns, so low that {child} and {friend} got stuck at the ears. {nose.inside}

Out came {friend's} ball, pushed by a nose. Out came {child's}. Then there was a lot of scratching, and {pet} came out
backward, carrying something red. It looked like a tomato that had been through a great deal. But the star was still there.

{Elder.short} took it in both hands.

“It’s smaller than I remember,” {elder.he} said.`,
        },
        {
          sv: `
Snåret släppte inte in vem som helst. {child} satt fast med tröjan och {friend} med håret.
{nose.inside}

Sedan rullade bollarna ut, först {friend's} och så {child's}, som om någon där inne städade. Sist kom {pet} och la något framför {elder.short}. Det var rött och hopsjunket, och det kunde ha varit en mössa. {Elder.short} gned på det med tummen. En vit
spets kom fram, och en till, och till sist var de fem.

”Jaså, där är du”, sa {elder.he} till den.
`,
          en: `
The brambles didn’t let in just anybody. {child} was held by the sweater and {friend} by the hair. {nose.inside}

Then the balls rolled out, first {friend's} and then {child's}, as if somebody in there was tidying up. Last came {pet}, and put something down in front of {elder.short}. It was red and sunken, and might have been a cap. {Elder.short} rubbed it with a thumb.
One white point came out, and another, until there were five.

“So that’s where you are,” {elder.he} said to it.
`,
        },
      ],
    },
    {
      id: 'draw',
      part: 'back',
      at: 'the yard, then the kitchen',
      with: ['child', 'friend', 'elder', 'pet'],
      either: [
        {
      sv: `Matchen var ju inte slut. {game.last} Det gick inte att avgöra, så de kom överens om oavgjort och pannkakor.

Efter pannkakorna ringde {elder.short} ett samtal. ”Vi har hittat den”, hördes det. ”Nej. Varken du eller jag. Det var
backen.” Och så hördes {peg} skratta genom hela huset, fast hon bara var i telefonen.`,
      en: `There was still a game to finish. {game.last} Nobody could say for certain, so they agreed on a
[uk: draw | tie] and pancakes.

After the pancakes {elder.short} made a phone call. “We’ve found it,” they heard. “No. Not you and not me. It was the
hill.” And {peg} laughed all through the house, though she was only in the telephone.`,
        },
        {
          sv: `
Sedan spelade de färdigt. {game.last} De frågade {elder.short}, som hade tittat åt andra hållet, så det blev lika.

Det blev fyra pannkakor var. Efteråt slog {elder.short} ett nummer som {elder.he} kunde utantill. ”Gissa vad jag har i knät, {peg}”,
hördes det. ”Nej. Rundare. Den var rundare förr.” Det blev tyst en lång stund. ”Förlåt själv”, sa {elder.short}.
`,
          en: `
Then they played to the end. {game.last} They asked {elder.short}, who had been looking the other way, so it came out even. After four pancakes each, {elder.short} called a number {elder.he} knew by heart. “Guess what I’ve got in my lap,
{peg},” they heard. “No. Rounder.[age>=7:  Well, it used to be.]” It was quiet for a long time. “Sorry yourself,” said {elder.short}.
`,
        },
      ],
    },
    {
      id: 'mattresses',
      part: 'down',
      at: 'the small room',
      with: ['child', 'friend', 'pet'],
      either: [
        {
      sv: `I lilla rummet låg två madrasser[adult: , med lakanen som {adult} hade packat,] och mellan dem en bit golv.
{child} och {friend} knuffade ihop dem. {Pet} la sig i skarven och luktade björnbär.`,
      en: `In the small room lay two mattresses, [adult: made up with the sheets {adult} had packed,] and between them a strip
of floor. {child} and {friend} pushed them together. {Pet} lay down on the crack and smelled of blackberries.`,
        },
        {
          sv: `
I lilla rummet låg madrasserna vid var sin vägg[adult: , och på dem lakanen från {adult}]. {child} drog sin åt ena hållet och {friend}
sin åt det andra, tills de möttes på mitten. Där låg redan {pet}, med ett löv bakom örat.
`,
          en: `
In the small room the mattresses lay along opposite walls[adult: , under the sheets from {adult}]. {child} pulled one and {friend}
pulled the other, until they met in the middle. {Pet} was there already, with a leaf behind one ear.
`,
        },
      ],
    },
    {
      id: 'between-them',
      part: 'last',
      at: 'the small room, with the hall outside',
      with: ['child', 'friend', 'pet'],
      pays: ['photograph', 'red-ball'],
      either: [
        {
          sv: `Dörren stod på glänt mot hallen. På fotot tittade barnen fortfarande åt var sitt håll. Men på hyllan under låg
nu en röd boll, mitt emellan dem, och det såg ut som om de alldeles strax skulle vända sig om.`,
          en: `The door to the hall stood a little open. In the photograph the two children were still looking in opposite
directions. But on the shelf below lay a red ball now, exactly in the middle, and it looked as if they were about to
turn around.`,
        },
        {
          sv: `Fotot från hallen stod på stolen bredvid, lutat mot den röda bollen. När lampan var släckt syntes inte
gräsmattan längre, och inte hur långt det var mellan barnen. Det enda som syntes var stjärnan, vit och lite sned, och den
såg man länge.`,
          en: `The photograph from the hall was on the chair beside them, leaning on the red ball. When the lamp was out you
couldn’t see the lawn anymore, or how far it was from one child to the other. All you could see was the star, white and a
little crooked, and you could see it for a long time.`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['match', 'search', 'same-as-the-photograph'],
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'autumn',
      figures: [
        { who: 'child', pose: 'stand', at: 'left', faces: 'left' },
        { who: 'friend', pose: 'stand', at: 'right', faces: 'right' },
        { who: 'pet', pose: 'sit', at: 'centre' },
      ],
      props: ['clothes-line'],
      alt: {
        sv: '{child} och {friend} står långt ifrån varandra på gräsmattan och tittar åt var sitt håll. {Pet} sitter emellan.',
        en: '{child} and {friend} stand far apart on the lawn, looking in opposite directions. {Pet} sits in between.',
      },
    },
    {
      beats: ['same-as-the-photograph', 'apple', 'on-purpose'],
      world: 'garden',
      time: 'dusk',
      light: 'sunset',
      season: 'autumn',
      figures: [
        { who: 'elder', pose: 'stand', at: 'centre' },
        { who: 'child', pose: 'crouch', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near' },
      ],
      props: ['gate', 'apple'],
      alt: {
        sv: 'Vid grinden tittar {child}, {friend} och {elder.short} på ett äpple i gräset. {Pet} tittar också.',
        en: 'At the gate {child}, {friend} and {elder.short} look at an apple in the grass. So does {pet}.',
      },
    },
    {
      beats: ['on-purpose', 'trail', 'three-balls', 'draw'],
      world: 'garden',
      time: 'dusk',
      light: 'window',
      season: 'autumn',
      figures: [
        { who: 'pet', pose: 'run', at: 'centre' },
        { who: 'child', pose: 'crouch', at: 'left' },
        { who: 'friend', pose: 'crouch', at: 'right' },
        { who: 'elder', pose: 'stand', at: 'far' },
      ],
      props: ['gate', 'ball'],
      alt: {
        sv: '{Pet} är på väg och {child} och {friend} sitter på huk och väntar. {Elder.short} står bakom dem. Det skymmer.',
        en: '{Pet} is on the way while {child} and {friend} crouch and wait. {Elder.short} stands behind them. It is getting dark.',
      },
    },
  ],
});

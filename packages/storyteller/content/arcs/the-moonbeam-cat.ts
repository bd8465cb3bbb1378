import { score } from '../../src/score.ts';

/** The jumping is told where a sport or an athlete was chosen, and now and then without. */
const jump = {
  sv: `
”Då hoppar vi”, sa [friend: {friend} | {child}]. Och på månen hoppar man högt. [friend: De hängde en stund bland stjärnorna och
dalade ner som löv. | {child} hängde en stund bland stjärnorna och dalade ner som ett löv.] [sport: {move.how}] [athlete: Så högt har inte ens {athlete} hoppat, åtminstone inte i pyjamas.] Musen hoppade
med, med sockan på.

”Nu är nosen varm”, flämtade hon. ”Men nu är jag pigg!”
`,
  en: `
“Then we’ll jump,” said [friend: {friend} | {child}]. And on the moon you jump high. [friend: They hung among the stars for a
while and came down like leaves. | {child} hung among the stars for a while and came down like a leaf.] [sport: {move.how}] [athlete: Not even {athlete} has ever jumped that high, at least not in
[uk: pyjamas | pajamas].] The mouse jumped too, sock and all.

“Now my nose is warm,” she panted. “But now I’m wide awake!”
`,
};

const lap = {
  sv: `
”Då springer vi”, sa [friend: {friend} | {child}]. [age>4: Ett varv runt månen är inte så långt som det låter.] På månens baksida var det mörkt, och
där fick man hålla varandra i ärmen. [athlete: Där har inte ens {athlete} sprungit.] [sport: {move.lap}]

”Nu är nosen varm”, flåsade musen och satte sig för att vila. Sedan var det tyst en stund. ”Nu är den kall igen.”
`,
  en: `
“Then we’ll run,” said [friend: {friend} | {child}]. [age>4: Once around the moon isn’t as far as it sounds.] It was dark on the back of the moon, and there you had to hold on to a sleeve. [athlete: Not even {athlete} has ever run there.] [sport: {move.lap}]

“Now my nose is warm,” puffed the mouse, and sat down to rest. [age>4: For a moment nobody spoke. ] “Now it’s cold again.”
`,
};

const leaveHollow = {
  sv: `{Pet} lirkade sig loss, en tass i taget. Gropen i dammet skulle hålla sig varm till nästa kväll.`,
  en: `{Pet} eased free, one paw at a time. The hollow in the dust would stay warm until tomorrow night.`,
};

export default score({
  id: 'the-moonbeam-cat',
  premise: 'The moon is too bright because the mouse who keeps it is cold; the cat walks up the moonlight and is the cure.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [3, 8],
  leads: ['theme', 'pet.cat'],
  themes: ['moon', 'space', 'stars', 'cannot-sleep'],
  contains: ['moon', 'space', 'stars', 'mouse', 'cannot-sleep'],
  registry: {
    idea: 'moonlight can be walked on; the moon is a lamp turned up by a mouse who is cold',
    device: 'three ways to warm a mouse, the last of them her natural enemy',
    objects: ['white stripe of moonlight', 'woollen sock', 'broom', 'lamp with a knob', 'paw prints in moon dust'],
    joke: '“Is that a cat?” – “Yes.” – “All of it?” – he has eaten two bowls of salmon',
    ending: 'a row of grey paw prints up the moonlight to the bed, and the same row on the moon',
  },
  titles: {
    sv: ['När {pet} gick på månskenet', 'Någon har glömt släcka månen', 'Musen som frös på månen', 'Mjuk eller hård?', 'Sockan på månen'],
    en: ['When {pet} Walked on the Moonlight', 'Somebody Left the Moon On', 'The Mouse Who Kept the Moon', 'Soft or Hard?', 'A Sock on the Moon'],
  },
  tables: {
    cat: {
      by: 'breed',
      rows: {
        Persian: {
          sv: {
            lay: 'en perser som mest var päls och en liten bit näsa',
            meet: `”Var börjar den?” viskade hon.

”Vid näsan”, sa {child}.`,
            solve: `{Pet} sjönk ihop. När en perser lägger sig blir det päls åt alla håll. Musen gick in i den som i ett moln,
kom ut på andra sidan, vände och gick in igen. Andra gången stannade hon kvar.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a Persian who was mostly fur with a little bit of nose',
            meet: `“Where does it start?” she whispered.

“At the nose,” said {child}.`,
            solve: `{Pet} settled. When a Persian lies down there is fur in every direction. The mouse walked into it as if
it were a cloud, came out on the other side, turned around, and walked back in. The second time she stayed.`,
            leave: leaveHollow.en,
          },
        },
        'Maine Coon': {
          sv: {
            lay: 'en maine coon, stor som ett litet lejon och med tofsar på öronen',
            meet: `”Den är större än mitt hus”, viskade hon.

”Men snällare”, sa {child}.`,
            solve: `{Pet} la sig i närmaste krater och fyllde den ända till kanten. Bara svansen blev över. En maine coon har svans
så det räcker till en katt till, så musen fick hela, som täcke.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a Maine Coon, as big as a small lion, with tufts on both ears',
            meet: `“It’s bigger than my house,” she whispered.

“It’s nicer, too,” said {child}.`,
            solve: `{Pet} lay down in the nearest crater and filled it right up to the rim. Only the tail was left over. A Maine
Coon has enough tail for another whole cat, so the mouse got all of it, for a quilt.`,
            leave: leaveHollow.en,
          },
        },
        'British Shorthair': {
          sv: {
            lay: 'en brittisk korthårskatt, rund åt alla håll',
            meet: `”Den är ju rund”, viskade hon. ”Som min måne.”

”Precis”, sa {child}. ”Fast varm.”`,
            solve: `{Pet} satte sig. En sådan katt sätter sig en gång, och sedan sitter den. Pälsen var så tät att musens tass inte
nådde botten. Hon lutade sig mot sidan, och sidan gav efter precis lagom.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a British Shorthair, round in every direction',
            meet: `“But it’s round,” she whispered. “Like my moon.”

“Only warm,” said {child}.`,
            solve: `{Pet} sat down. A cat like that sits down once, and then it’s seated. The fur was so thick that the mouse’s paw
couldn’t find the bottom. She leaned against it, and it gave way exactly enough.`,
            leave: leaveHollow.en,
          },
        },
        Ragdoll: {
          sv: {
            lay: 'en ragdoll som blev mjuk som en disktrasa så fort den kom upp i en famn',
            meet: `{child} lyfte upp {pet}, som genast hängde rakt ner i båda ändar.

”Är den trasig?” viskade musen.

”Nej”, sa {child}. ”Så gör en ragdoll.”`,
            solve: `Det går inte att vara rädd för något som hänger så. {child} la ut {pet} i dammet, som man lägger ut en filt,
och musen kröp upp på filten. Snart hängde hon likadant själv.`,
            leave: `{child} lirkade fram {pet} under musen, och ingen av de två märkte det. Gropen i dammet skulle hålla sig varm till nästa kväll.`,
          },
          en: {
            lay: 'a Ragdoll who went as limp as a dishcloth the moment anyone lifted',
            meet: `{child} picked up {pet}, who at once hung straight down at both ends.

“Is it broken?” whispered the mouse.

“No,” said {child}. “That’s what a Ragdoll does.”`,
            solve: `You can’t be afraid of something that hangs like that. {child} spread {pet} out in the dust, the way you spread
a blanket, and the mouse climbed onto the blanket. Soon she was hanging just the same way herself.`,
            leave: `{child} slid {pet} out from under the mouse, and neither of the two noticed. The hollow in the dust would stay warm until tomorrow night.`,
          },
        },
        Bengal: {
          sv: {
            lay: 'en bengal, fläckig som en leopard',
            meet: `”Den har kratrar”, viskade hon. ”Precis som här.”

”Välj en”, sa {child}.`,
            solve: `{Pet} kom i tre långa månsprång och la sig så tyst att inte ett dammkorn rörde sig. Musen gick utmed hela sidan
och valde bland fläckarna. Hon tog den bakom frambenet, som var lagom stor, och la sig mitt i den.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a Bengal, spotted like a leopard',
            meet: `“It has craters,” she whispered. “Just like here.”

“Choose one,” said {child}.`,
            solve: `{Pet} came in three long moon leaps and lay down so quietly that not one speck of dust stirred. The mouse walked
all the way along, choosing among the spots. She took the one behind the front leg, which was about her size, and lay
down in the middle of it.`,
            leave: leaveHollow.en,
          },
        },
        Siamese: {
          sv: {
            lay: 'en siames som hade en åsikt om det mesta',
            meet: `{Pet} sa något långt.

”Vad säger den?” viskade musen.

”Att det är kallt här”, sa {child}.

”Äntligen någon som håller med”, sa musen.`,
            solve: `En siames kan inte vara tyst, men {pet} kunde sänka rösten. Musen fick höra något långt, lägre och lägre och
närmare och närmare, tills det inte var ord längre, bara värme.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a Siamese who had an opinion about most things',
            meet: `{Pet} said something long.

“What is it saying?” whispered the mouse.

“That it’s cold here,” said {child}.

“At last,” said the mouse. “Somebody who agrees.”`,
            solve: `A Siamese can’t be silent, but {pet} could lower the volume. The mouse was told something very long, lower and
lower and nearer and nearer, until it wasn’t words anymore, only warm.`,
            leave: leaveHollow.en,
          },
        },
        Abyssinian: {
          sv: {
            lay: 'en abessinier som aldrig låg stilla längre än en sida i en bok',
            meet: `”Den rör sig hela tiden”, viskade hon.

”Det är för att du är så intressant”, sa {child}.`,
            solve: `{Pet} gick ett varv runt musen. Och ett till, lite mindre. Varven blev trängre och trängre, tills det sista var
så litet att det bara gick att ligga i det, och i mitten satt musen.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'an Abyssinian who never lay still for longer than a page of a book',
            meet: `“It keeps moving,” she whispered.

“That’s because you’re so interesting,” said {child}.`,
            solve: `{Pet} walked once around the mouse. And once more, a little smaller. Smaller and smaller went the circles, until
the last one was so small that there was nothing to do but lie down in it, and in the middle sat the mouse.`,
            leave: leaveHollow.en,
          },
        },
        'Russian Blue': {
          sv: {
            lay: 'en russian blue, silvergrå och blyg för alla utom familjen',
            meet: `”Den ser rädd ut”, viskade hon.

”För dig”, sa {child}.`,
            solve: `Då tog musen ett steg. {Pet} tog ett steg. Musen tog ett till. Det dröjde en stund, men på mitten möttes de,
och silverpälsen var dubbel och djup, och {pet} höll alldeles stilla.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a Russian Blue, silver-gray and shy of everyone but family',
            meet: `“It looks frightened,” she whispered.

“Of you,” said {child}.`,
            solve: `So the mouse took a step. {Pet} took a step. The mouse took another. It was a while before they met in the
middle, and the silver fur was double and deep, and {pet} held perfectly still.`,
            leave: leaveHollow.en,
          },
        },
        'Scottish Fold': {
          sv: {
            lay: 'en scottish fold med öronen vikta som två kuvert',
            meet: `”Den har stängt öronen”, viskade hon.

”Den brukar det”, sa {child}.

”Bra”, sa musen. ”Jag snarkar.”`,
            solve: `{Pet} satte sig på rumpan med bakbenen rakt ut, som en farbror i en fåtölj. På magen blev en plats över, och
den var precis så stor som en mus.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'a Scottish Fold, with ears folded like two envelopes',
            meet: `“It’s closed its ears,” she whispered.

“They’re always closed,” said {child}.

“Good,” said the mouse. “I snore.”`,
            solve: `{Pet} sat back with both hind legs straight out, like an uncle in an armchair. That left a place free on the
stomach, and it was exactly as big as a mouse.`,
            leave: leaveHollow.en,
          },
        },
        Sphynx: {
          sv: {
            lay: 'en sphynx utan ett enda hårstrå, som därför sov i stickad tröja',
            meet: `”Någon har glömt pälsen”, viskade hon.

”Så ska en sphynx se ut”, sa {child}.`,
            solve: `{child} knäppte upp tröjan. En sphynx är len som en persika och varm som en sten som har legat i solen. Musen
satte dit en tass, och en till, och kröp sedan in. Och {child} knäppte tröjan om dem båda.`,
            leave: `{Pet} lirkade sig ur tröjan, en tass i taget, och lät den ligga. Den skulle hålla sig varm till nästa kväll.`,
          },
          en: {
            lay: 'a Sphynx without a single hair, who therefore slept in a knitted sweater',
            meet: `“Somebody forgot the fur,” she whispered.

“That’s how a Sphynx comes,” said {child}.`,
            solve: `{child} unbuttoned the sweater. A Sphynx is as smooth as a peach and as warm as a stone that has lain in the
sun. The mouse put one paw there, and then another, and then crept in. And {child} buttoned the sweater around them both.`,
            leave: `{Pet} eased out of the sweater, one paw at a time, and left it there. It would stay warm until tomorrow night.`,
          },
        },
        any: {
          sv: {
            lay: 'rund som en bulle och med svansen över nosen',
            meet: `”Vad gör den med svansen?” viskade hon.

”Har den till täcke”, sa {child}.`,
            solve: `{Pet} la sig i dammet, rullade ihop sig till en ring och lämnade en öppning, precis så stor som en mus. När
musen hade klivit in kom svansen och la sig för dörren.`,
            leave: leaveHollow.sv,
          },
          en: {
            lay: 'round as a bun, with a tail over the nose',
            meet: `“What is the tail for?” she whispered.

“That’s the quilt,” said {child}.`,
            solve: `{Pet} lay down in the dust, curled into a ring, and left an opening exactly as big as a mouse. When the mouse
had stepped in, the tail came around and shut the door.`,
            leave: leaveHollow.en,
          },
        },
      },
    },
    move: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: { how: `{child} sköt en månsten med insidan av foten. Den gick över tre kratrar och har ännu inte kommit ner.`, lap: `{child} dribblade en månsten hela vägen, nära foten, och tappade den bara i en krater.` },
          en: { how: `{child} kicked a moon rock with the inside of one foot. It went over three craters and hasn’t come down yet.`, lap: `{child} dribbled a moon rock the whole way, close to the foot, and only lost it in one crater.` },
        },
        Basketball: {
          sv: { how: `{child} dunkade en rund månsten i en krater med båda händerna, för på månen når alla upp.`, lap: `{child} studsade en rund månsten framför sig. Den studsade tre gånger på hela varvet.` },
          en: { how: `{child} dunked a round moon rock into a crater with both hands, because on the moon everyone is tall enough.`, lap: `{child} dribbled a round moon rock. It bounced three times in the whole lap.` },
        },
        Tennis: {
          sv: { how: `{child} servade en månsten med kvasten, sprang runt kratern och hann slå tillbaka den från andra sidan.`, lap: `{child} slog en månsten åt ena hållet med kvasten, sprang åt det andra och mötte den på halva vägen.` },
          en: { how: `{child} served a moon rock with the broom, ran around the crater, and got there in time to return it.`, lap: `{child} hit a moon rock one way with the broom, ran the other way, and met it in the middle.` },
        },
        Swimming: {
          sv: { how: `{child} crawlade på vägen ner, åtta armtag rakt genom ingenting, och vände vid lampan.`, lap: `Där månen har hav simmade {child} ryggsim genom dammet, och ingen blev blöt.` },
          en: { how: `{child} did the crawl on the way down, eight strokes straight through nothing, and turned at the lamp.`, lap: `Where the moon has seas, {child} did the backstroke through the dust, and nobody got wet.` },
        },
        Baseball: {
          sv: { how: `{child} slog en månsten med kvasten, sprang runt fyra kratrar och hann fånga den på hemvägen.`, lap: `{child} slog en månsten med kvasten och sprang. Det blev ett helt varv, och stenen var fortfarande på väg upp.` },
          en: { how: `{child} hit a moon rock with the broom, ran around four craters, and was home in time to catch it.`, lap: `{child} hit a moon rock with the broom and ran. It was all the way around, and the rock was still going up.` },
        },
        Football: {
          sv: { how: `{child} kastade en avlång månsten så att den skruvade sig, sprang om den och fångade den i nästa krater. Touchdown.`, lap: `{child} bar en avlång månsten under armen hela varvet, och på hela månen fanns det ingen som hann tackla.` },
          en: { how: `{child} threw a long moon rock in a spiral, outran it, and caught it in the next crater. Touchdown.`, lap: `{child} carried a long moon rock under one arm, and on the whole of the moon there was nobody to make the tackle.` },
        },
        Gymnastics: {
          sv: { how: `{child} gjorde en volt, och eftersom det var månen blev det fyra innan fötterna kom ner.`, lap: `{child} tog baksidan i hjulningar, en för varje krater, och visste efteråt inte riktigt vad som var upp.` },
          en: { how: `{child} did one somersault in the air, and since it was the moon, it turned into four before the feet came down.`, lap: `{child} did the back in cartwheels, one to a crater, and was not quite sure afterward which way was up.` },
        },
        'Track and Field': {
          sv: { how: `{child} tog sats tre steg och hoppade längd. Det blev fjorton meter, och allt var landningsgrop.`, lap: `{child} sprang på tå med händerna raka, och med de stegen tog månen slut efter elva.` },
          en: { how: `{child} took three steps and did a long jump. It came to forty-six feet, and all of it was sandpit.`, lap: `{child} ran on the toes with both hands flat, and at that stride the moon was used up in eleven.` },
        },
        Volleyball: {
          sv: { how: `{child} slog upp en månsten med fingertopparna och hann säga alla veckodagar innan det var dags att smasha.`, lap: `{child} slog upp en månsten på framsidan, sprang ett halvt varv och tog emot den på baksidan med underarmarna.` },
          en: { how: `{child} set a moon rock straight up and had time to say all the days of the week before the spike.`, lap: `{child} served a moon rock from the front, ran half a lap, and passed it from the back with both forearms.` },
        },
        Hockey: {
          sv: { how: `{child} drog ett slagskott med kvasten på en platt månsten. Den gled förbi lampan och var borta ett helt varv.`, lap: `{child} förde en platt månsten framför kvasten hela vägen, med huvudet uppe, och fintade bort en krater.` },
          en: { how: `{child} took a slap shot at a flat moon rock with the broom. It slid past the lamp and was gone for one whole lap.`, lap: `{child} took a flat moon rock along on the broom the whole way, head up, and faked out a crater.` },
        },
        Golf: {
          sv: { how: `{child} puttade en rund månsten med kvasten. Den rullade över hela slätten och ner i den bortersta kratern.`, lap: `{child} slog en rund månsten med kvasten och gick efter. Det var arton kratrar, och det räckte precis runt.` },
          en: { how: `{child} putted a round moon rock with the broom. It rolled across the whole plain and down into the last crater.`, lap: `{child} hit a round moon rock with the broom and walked after it. It was eighteen craters, which is exactly once around.` },
        },
        Dance: {
          sv: { how: `{child} dansade ett steg, en snurr och ett hopp. Snurren tog en halv minut, och hoppet tog resten.`, lap: `{child} tog varvet i dans, två steg fram och ett tillbaka, så det blev det längsta varvet av alla.` },
          en: { how: `{child} danced a step, a spin, and a leap. The spin took half a minute, and the leap took the rest.`, lap: `{child} danced it, two steps forward and one step back, which made it the longest lap of all.` },
        },
        any: {
          sv: { how: `Musen fick lära sig {play sport} också, så gott det går när ingenting vill komma ner.`, lap: `På halva vägen visade {child} hur det går till att {play sport}, och musen höll i kvasten så länge.` },
          en: { how: `The mouse got to try {sport} as well, as far as that can be done where nothing wants to come down.`, lap: `Halfway around, {child} showed how to {play sport}, and the mouse held the broom.` },
        },
      },
    },
  },
  beats: [
    {
      id: 'open',
      part: 'open',
      at: 'the child’s bed, too bright to sleep',
      with: ['child'],
      plants: ['stripe', 'soft or hard', 'sock'],
      either: [
        {
          sv: `
Månen sken så hårt att den la en vit rand över {child's} täcke, rak som en linjal. Det gick inte att sova.
{child} låg i pyjamas och raggsockor och undrade bara en sak: är månen mjuk eller hård?
`,
          en: `
The moon was shining so hard that it laid a white stripe across {child's} quilt, straight as a ruler.
There was no sleeping in that. {child} lay there in [uk: pyjamas | pajamas] and woolly socks and wondered: is the moon soft
or hard?
`,
        },
        {
          sv: `
Någon hade glömt att släcka månen. Den lyste på byxorna på stolen. [age>4: Den lyste in under sängen. ] Tvärs över {child's} täcke
la den en vit rand, rak som en linjal.

Då kan man inte sova. {child} låg i pyjamas och raggsockor och undrade: är månen mjuk eller hård?
`,
          en: `
Somebody had left the moon on. It shone on the [uk: trousers | pants] on the chair. [age>4: It shone in under the bed. ] Right across {child's}
quilt it laid a white stripe, straight as a ruler.

You can’t sleep in that. {child} lay there in [uk: pyjamas | pajamas] and woolly socks and wondered: is the moon soft or
hard?
`,
        },
      ],
    },
    {
      id: 'answer',
      part: 'open',
      at: 'in bed',
      with: ['child'],
      if: 'age>4',
      either: [
        {
          sv: `
[adult: ”Hård, tror jag”, hade {adult} sagt. Men {adult} hade inte varit där.
| I rymdboken stod det hård. Men den som skrev boken hade inte varit där.]
`,
          en: `
[adult: “Hard, I think,” {adult} had said. But {adult} had never been there.
| The space book said hard. But whoever wrote the book had never been there.]
`,
        },
        {
          sv: `
[adult: {Adult} hade gissat på hård. Men {adult} hade också gissat att {child} sov. | I rymdboken fanns ett foto, men
det går inte att klämma på ett foto.]
`,
          en: `
[adult: {Adult} had guessed hard. Then again, {adult} had also guessed that {child} was asleep. | There was a
photograph in the space book, but you can’t squeeze a photograph.]
`,
        },
      ],
    },
    {
      id: 'cat',
      part: 'stir',
      at: 'the cat gets up from the bed and walks up the moonlight',
      with: ['child', 'pet'],
      either: [
        {
          sv: `
Ovanpå sockorna låg {pet}, {cat.lay}. Nu reste {pet.he} på sig, sträckte ut sig, först fram och sedan bak, och gick.
[age>4: Katter kan gå på ett staket. De kan gå på en gardinstång. | Katter kan gå på en gardinstång.] {Pet} gick upp på månskenet.

Fönstret var stängt. Sådant bryr sig månsken inte om, och inte {pet} heller. Utanför rutan väntade {pet.he} [age>4: , så som
katter väntar när man är långsam].
`,
          en: `
On top of the socks lay {pet}, {cat.lay}. Now {pet.he} got up, stretched, first the front half and then the back half,
and left. [age>4: Cats can walk along a fence.] Cats can walk along a curtain rail. {Pet} walked up the moonlight.

The window was shut. Moonlight doesn’t mind that, and neither did {pet}. Outside the glass {pet.he} waited [age>4: , the way cats wait
when you’re being slow].
`,
        },
        {
          sv: `
Längst ner på täcket låg {pet}, {cat.lay}. Ett öga öppnades. {Pet} såg på randen så som man ser på en dörr som någon
har glömt att låsa. Sedan steg {pet.he} upp på randen och gick rakt ut genom rutan, för fönstret var stängt, men det var
inte månskenet.

Där ute såg {pet} sig om. Det betyder kom, på kattspråk. [age>4: Det kan också betyda mat.]
`,
          en: `
At {child's} feet lay {pet}, {cat.lay}. One eye opened. {Pet} looked at the stripe the way you look at a
door that somebody has forgotten to lock. Then {pet.he} stepped up on the stripe and walked out through the glass,
because the window was shut, but the moonlight wasn’t.

Out there {pet} looked back. In Cat, that means come. [age>4: It can also mean supper.]
`,
        },
      ],
    },
    {
      id: 'walk',
      part: 'stir',
      at: 'on the moonlight, high above the town',
      with: ['child', 'pet', 'friend'],
      plants: ['windows'],
      either: [
        {
          sv: `
{child} satte en fot på randen. Den höll. Man fick gå som {pet}, en fot rakt framför den andra, och med svansen rakt upp om
man hade någon. [city: Långt där nere låg {city}, inte större än en bricka. Det lyste i vartenda fönster. [age>4: De
kunde inte sova där heller.]]

[friend: Från ett annat fönster kom en rand till, och på den gick {friend} i pyjamas och stövlar.

[age>4: ”Jag såg {pet} gå förbi”, sa {friend}.]]
`,
          en: `
{child} put one foot on the stripe. It held. You had to walk like {pet}, each foot straight in front of the other, with your
tail straight up if you had one. [city: Far below lay {city}, no bigger than a tray. There was a light in every window.
[age>4: Nobody down there could sleep either.]]

[friend: Out of another window came another stripe, and along it walked {friend}, in [uk: pyjamas | pajamas] and rubber boots.

[age>4: “I saw {pet} go by,” said {friend}.]]
`,
        },
        {
          sv: `
{child} provade med en tå, så som man provar badvatten. Det bar. [age>4: Randen var sval och slät, och man | Man] fick hålla ut armarna. Framför gick {pet}, som aldrig har behövt några armar. [city: Under fötterna gled {city} förbi, tak efter
tak, och i varje fönster lyste det. [age>4: Hela stan låg och vände på kudden.]]

[friend: På ett fönsterbräde satt {friend} i pyjamas och stövlar, och klev på när de gick förbi.

[age>4: ”Jag tog stövlarna”, sa {friend}, ”om det skulle vara djupt.”]]
`,
          en: `
{child} tried it with one toe, the way you try bathwater. It held. [age>4: It was cool and smooth, and you | You] had to keep both arms out. In front went {pet}, who has never needed any arms. [city: Beneath their feet {city} slid by, roof after
roof, with every window lit. [age>4: The whole town was lying there turning its pillow over.]]

[friend: On a windowsill sat {friend}, in [uk: pyjamas | pajamas] and rubber boots, and stepped on as they went by.

[age>4: “I brought the boots,” said {friend}, “in case it’s deep.”]]
`,
        },
      ],
    },
    {
      id: 'moon',
      part: 'try',
      at: 'on the moon; the cat goes behind a rock',
      with: ['child', 'pet', 'friend'],
      plants: ['rock', 'paw prints'],
      pays: ['soft or hard'],
      either: [
        {
          sv: `
Så var de framme, och månen var mjuk. Dammet var fint som mjöl, och under det mjuka var det hårt. {Pet} satte ner
en tass, tittade på avtrycket och gjorde ett till. Sedan gick {pet.he} bakom en stor sten för att se om det fungerade där
också.
`,
          en: `
Then they were there, and the moon was soft. The dust was as fine as flour, and under the soft it was hard. {Pet} put down
one paw, looked at the print, and made another. Then {pet.he} went behind a big rock to see if it worked there too.
`,
        },
        {
          sv: `
Sedan tog randen slut, och {child} klev av. Foten sjönk. Mjuk, alltså! Den sjönk lite till och tog i något. Hård
också! [age>4: Det var som att kliva i en påse mjöl på ett köksgolv.] {Pet} gick tre steg, såg sig om och fick syn på
spåren efter en katt. De slutade precis där {pet.he} stod. {Pet} smög in bakom en stor sten för att ta reda på vem det
var.
`,
          en: `
Then the stripe ended. {child} stepped off, and one foot sank in. Soft, then! It sank a little more, and
bumped. And hard! [age>4: It was like
stepping into a bag of flour.] {Pet} took three steps, looked
around, and noticed the tracks of a cat. They stopped exactly where {pet.he} was standing. {Pet} crept in behind a big
rock to find out who it was.
`,
        },
      ],
    },
    {
      id: 'mouse',
      part: 'try',
      at: 'on the moon, by the lamp; the cat is still behind the rock',
      with: ['child', 'friend', 'mouse'],
      plants: ['lamp', 'broom', 'warm soft hum'],
      either: [
        {
          sv: `
”Hallå där”, sa någon. ”[friend: Ni | Du] står i mitt sovrum.”

Det var en grå mus med en kvast. Bakom henne stod en lampa, stor som ett hus, med ett vred på sidan.

”Du lyser så att [friend: vi | jag] inte kan sova”, sa {child}.

”Inte jag heller”, sa musen. ”Jag fryser, så jag har tänt allt jag har. Det jag behöver är något varmt och mjukt som
brummar.”

{child} tänkte på {pet} bakom stenen. En katt? Till en mus?

”Vi provar något annat först”, sa {child}.
`,
          en: `
“Excuse me,” said somebody. “You’re standing in my bedroom.”

It was a gray mouse with a broom. Behind her stood a lamp as big as a house, with a knob on the side.

“You’re shining so hard that [friend: we | I] can’t sleep,” said {child}.

“Neither can I,” said the mouse. “I’m cold, so I’ve turned it all the way up. I need something warm and soft that
hums.”

{child} thought of {pet}, behind the rock. A cat? For a mouse?

“Let’s try something else first,” said {child}.
`,
        },
        {
          sv: `
Svisch, sa det. Bredvid en lampa, stor som ett hus, stod en grå mus och sopade.

”Torka av fötterna”, sa musen. ”[friend: Ni | Du] drar in jord.”

”Lampan lyser ända ner i min säng”, sa {child}.

Musen pekade med kvasten på ett vred. ”Jag fryser, så jag skruvade upp den. Då blev det bara ljusare. Ska jag kunna
sova måste jag ha något varmt och mjukt som brummar.”

Något sådant hade {child} med sig. Det satt bakom stenen och var en katt.

”Vi börjar med något mindre”, sa {child}.
`,
          en: `
Swish, swish. Beside a lamp as big as a house stood a gray mouse, sweeping.

“Wipe your feet,” said the mouse. “You’re bringing in earth.”

“That lamp shines right down into my bed,” said {child}.

The mouse pointed at a knob with her broom. “I’m cold, so I turned it up, and all I got was more light. To sleep, I need something warm
and soft that hums.”

{child} had brought one of those. It was sitting behind the rock, and it was a cat.

“We’ll start with something smaller,” said {child}.
`,
        },
      ],
    },
    {
      id: 'sock',
      part: 'try',
      at: 'on the moon',
      with: ['child', 'friend', 'mouse'],
      pays: ['sock'],
      plants: ['lent sock'],
      either: [
        {
          sv: `
Först fick musen låna en av {child's} raggsockor [elder: från {elder} [elder2: och {elder2}] [age>4: , som tyckte
att man ska ha ylle på fötterna, vart man än ska]]. Musen kröp ner i den ända till hakan.

”Nu är jag varm om fötterna”, sa hon. ”Men inte om nosen.”
`,
          en: `
First the mouse got to borrow one of {child's} woolly socks[elder: , from {elder} [elder2: and {elder2}] [age>4: , who thought
people should have wool on their feet wherever they were going]]. The mouse crawled in until only her head stuck out.

“Now my feet are warm,” she said. “But not my nose.”
`,
        },
        {
          sv: `
{child} drog av sig en raggsocka[elder: , den från {elder} [elder2: och {elder2}]]. Musen gick in för att se sig
omkring.

”Ett långt rum”, ropade hon. ”Och ett hörn!” Sedan kom hon upp igen. ”Det är varmt om tårna. Men nosen måste ju vara
ute.”
`,
          en: `
{child} pulled off one of the woolly socks [elder: from {elder} [elder2: and {elder2}]]. The mouse went in to
have a look around.

“One long room,” she called. “And a corner!” [age>4: Then she came up again. ] “It’s warm for the toes. But a nose has to be
out.”
`,
        },
      ],
    },
    {
      id: 'jump',
      part: 'try',
      at: 'on the moon',
      with: ['child', 'friend', 'mouse'],
      pays: ['broom'],
      either: [
        jump,
        lap,
        { if: '!sport & !athlete', ...jump },
        { if: '!sport & !athlete', ...lap },
        {
          if: '!sport & !athlete',
          sv: `
”Då bäddar vi ner dig”, sa [friend: {friend} | {child}]. De sopade ihop måndammet till en hög, och i högen fick musen ligga,
så att bara öronen stack upp. Stjärnorna hängde så nära att man kunde räkna uddarna.

”Nu är jag varm överallt”, sa musen. Sedan nös hon. Hela dammhögen for ut i rymden.

”Det var skönt så länge det varade”, sa hon.
`,
          en: `
“Then we’ll tuck you in,” said [friend: {friend} | {child}]. They swept the moon dust into a heap, and in the heap lay the
mouse, with only her ears showing. The stars hung so close that you could have counted their points.

“Now I’m warm all over,” said the mouse. Then she sneezed. The whole heap flew off into space.

“It was lovely while it lasted,” she said.
`,
        },
      ],
    },
    {
      id: 'meet',
      part: 'turn',
      at: 'on the moon; the cat comes out from behind the rock',
      with: ['child', 'friend', 'pet', 'mouse'],
      pays: ['rock'],
      sv: `
Då kom {pet} fram bakom stenen.

Musen blev alldeles stilla.

”Är det där en katt?”

”Ja”, sa {child}.

”En hel?”

”Ja. Men {pet.he} har redan ätit. Lax.”

”Mycket?”

”Två skålar.”

Musen tittade noga.

{cat.meet}
`,
      en: `
Then {pet} came out from behind the rock.

The mouse went perfectly still.

“Is that a cat?”

“Yes,” said {child}.

“All of it?”

“Yes. But {pet.he} {pet.has} had supper. Salmon.”

“How much?”

“Two bowls.”

The mouse looked carefully.

{cat.meet}
`,
    },
    {
      id: 'hum',
      part: 'turn',
      at: 'in the moon dust',
      with: ['child', 'friend', 'pet', 'mouse'],
      pays: ['warm soft hum'],
      sv: `
{cat.solve}

Så började det brumma.

”Varmt”, sa musen och räknade på tassen. ”Mjukt. Brum…” Längre kom hon inte. [music: {child} nynnade [song: {song} | på
{music}], och {pet} spann nästan i takt.]
`,
      en: `
{cat.solve}

And then the humming began.

“Warm,” said the mouse, counting on her paw. “Soft. Hum…” That was as far as she got. [music: {child} hummed {music},
and {pet} purred nearly in time.]
`,
    },
    {
      id: 'lamp',
      part: 'back',
      at: 'at the lamp; then the slide home on the moonlight',
      with: ['child', 'friend', 'pet'],
      pays: ['lamp', 'windows'],
      either: [
        {
          sv: `
{child} gick bort till lampan och vred ner den. Vredet var trögt[school: , precis som kranen {at school} [age>4: , som man måste ta i
med båda händerna]]. Månen gick från rund till halv och från halv till smal, och där slutade {child} vrida. [age>4: Något måste man
ju ha att gå hem på.] [city: Nere i {city} slocknade fönstren, ett i taget.]

{cat.leave} Då fick {pet} gå dit igen. [age>4: Det är dit katter går om nätterna, om någon undrar.]

Månskenet var inte bredare än ett skosnöre nu, så de satte sig och åkte. [friend: {Friend} vinkade och svängde av hem
till sig.] {Child} och {pet} for rakt igenom rutan, över golvet och ner i sängen.
`,
          en: `
{child} went over and turned down the lamp. The knob was stiff[school: , just like the tap {at school} [age>4: , the one that takes both
hands]]. The moon went from round to half, and from half to thin, and there {child} stopped turning. [age>4: You need something to
go home on.] [city: In {city} the windows went dark, one by one.]

{cat.leave} Then {pet} could walk up there again. [age>4: That is where cats go at night, in case anyone was
wondering.]

The moonlight was no wider than a shoelace now, so they sat down and slid. [friend: {Friend} waved, and curved off home.]
{Child} and {pet} went straight through the glass, across the floor, and down into bed.
`,
        },
        {
          sv: `
På tå gick {child} till lampan och vred på vredet, åt fel håll. För ett ögonblick låg [school: hela {school} | varenda
buske] där nere i solsken. [age>4: ”Hoppsan”, viskade {child}.] Så åt andra hållet, från melon till klyfta och från
klyfta till skal. [age>4: Mindre fick det inte bli, för någon skulle hem på det.] [city: {In city} blev det mörkt,
gata för gata.]

{cat.leave} [age>4: Då skulle {pet} tillbaka. Nu vet man varför katter sover hela dagarna. De arbetar natt.]

Randen var så smal nu att man fick åka på rumpan, en efter en. [friend: Vid sitt eget fönster hoppade {friend} av.]
Sedan kom rutan, golvet och kudden, i den ordningen.
`,
          en: `
{child} tiptoed to the lamp and turned the knob, the wrong way. For a moment [school: all of {school} | every bush]
down there lay in broad daylight. [age>4: “Oops,” whispered {child}.] So, the other way: from melon to slice, and from
slice to rind. [age>4: It couldn’t be any less than that, with people going home on it.] [city: In {city} it grew
dark, street after street.]

{cat.leave} [age>4: By then {pet} would be back. That is why cats sleep all day. They work nights.]

The stripe was so narrow now that you had to slide, one behind the other. [friend: {Friend} hopped off at the right
window.] Then came the glass, the floor, and the pillow, in that order.
`,
        },
      ],
    },
    {
      id: 'down',
      part: 'down',
      at: 'in bed',
      with: ['child', 'pet', 'adult'],
      pays: ['lent sock'],
      either: [
        {
          sv: `
[adult: {Adult} kom och tittade.

”Mjuk överst”, sa {child}. ”Hård under.”

”Jaså”, sa {adult} och stoppade om. ”Och var är din andra socka?”

”Den används”, sa {child} och somnade nästan i samma mening.
| Mjuk överst, tänkte {child}. Hård under. Den ena foten var varm och den andra var kall, för den andra sockan användes, och
täcket var tungt och räckte till båda.]
`,
          en: `
[adult: {Adult} came to look.

“Soft on top,” said {child}. “Hard underneath.”

“I see,” said {adult}, tucking in the quilt. “And where’s your other sock?”

“It’s being used,” said {child}, and fell asleep in nearly the same sentence.
| Soft on top, thought {child}. Hard underneath. One foot was warm and one foot was cold, because the other sock was being
used, and the quilt was heavy and had room for both.]
`,
        },
        {
          sv: `
[adult: {Adult} stoppade om fötterna. Det var en med socka och en utan.

”Månen är både och”, sa {child}. ”Först mjuk och sedan hård.”

”Och en socka fattas”, sa {adult}.

”Utlånad”, sa {child}, och den sista halvan av ordet hamnade i kudden. | Både och, tänkte {child}. Först mjuk och
sedan hård, som en säng med ett golv under. Den bara foten hittade den andra, den med socka, och la sig tätt intill.]
`,
          en: `
[adult: {Adult} tucked in the feet. One had a sock and one hadn’t.

“The moon is both,” said {child}. “First soft and then hard.”

“And we’re a sock short,” said {adult}.

“It’s on loan,” said {child}, and the last word ended up in the pillow. | Both, thought {child}. First soft and then
hard, like a bed with a floor under it. The bare foot found the other one, the one with the sock, and lay down close
beside it.]
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the bed, the window, the thin moon',
      with: ['child', 'pet'],
      pays: ['stripe', 'paw prints'],
      either: [
        {
          sv: `
I fönstret hängde månen, smal som en nagel. På täcket låg randen, tunn som en sytråd, och längs den, ända från fönstret,
gick en rad små grå tassavtryck fram till {pet}, som låtsades sova. Uppe på månen finns en likadan rad. Där blåser det
aldrig, så den är kvar.
`,
          en: `
In the window hung the moon, as thin as a fingernail. On the quilt lay the stripe[age>4: , as fine as sewing thread], and along it,
all the way from the window, went a row of small gray paw prints, as far as {pet}, who was pretending to be asleep. On the
moon there is a row just like it. It is never windy there, so it’s there still.
`,
        },
        {
          sv: `
I fönstret hängde månen, smal som en nagel. På täcket låg randen, tunn som en sytråd, och mitt på den låg {pet} med grått
damm mellan tårna. Och längst ner på månens spets[age>4: , om man har en lång kikare,] hänger något litet och stickat. Det är
sockan. Någon där uppe har blivit så varm att den fick hängas ut.
`,
          en: `
In the window hung the moon, as thin as a fingernail. On the quilt lay the stripe[age>4: , as fine as sewing thread], and in the
middle of it lay {pet}, with gray dust between the toes. And from the lowest tip of the moon[age>4: , if your telescope is a long one,] hangs something small and knitted. That is the sock. Somebody up there got so warm that it had to be hung out.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['cat', 'walk', 'moon', 'mouse'],
      world: 'roofs',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', pose: 'walk', at: 'centre' },
        { who: 'child', pose: 'walk', at: 'left' },
        { who: 'friend', pose: 'walk', at: 'right' },
      ],
      alt: {
        sv: '{Pet} går före över taken på månskenet, och {child} [friend: och {friend}] kommer efter i pyjamas.',
        en: '{Pet} walks ahead over the roofs on the moonlight, and {child} [friend: and {friend}] come[!friend: s] after in [uk: pyjamas | pajamas].',
      },
    },
    {
      beats: ['mouse', 'sock', 'jump', 'meet'],
      world: 'moon',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'mouse', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['broom', 'sock', 'lamp'],
      alt: {
        sv: 'En liten grå mus med en kvast pratar med {child} [friend: och {friend}] på månen, bredvid en stor lampa.',
        en: 'A small gray mouse with a broom talks to {child} [friend: and {friend}] on the moon, beside a big lamp.',
      },
    },
    {
      beats: ['meet', 'hum', 'lamp', 'down'],
      world: 'moon',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'pet', pose: 'sleep', at: 'centre' },
        { who: 'mouse', pose: 'sleep', at: 'near' },
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'sit', at: 'right' },
      ],
      alt: {
        sv: '{Pet} och musen ligger tätt tillsammans i måndammet, och {child} ser på.',
        en: '{Pet} and the mouse lie close together in the moon dust, and {child} looks on.',
      },
    },
  ],
});

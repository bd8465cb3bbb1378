import { score } from '../../src/score.ts';

/** What the children see from the kitchen floor; it is told in both ways of cooling the pillow. */
const kitchen = {
  sv: `[city: Genom köksfönstret såg man {city}. Så många fönster. Så många kuddar. Någonstans där ute måste någon ha en kall sida
över.]

[pet: {pets.place}]`,
  en: `[city: Through the kitchen window you could see {city}. So many windows. So many pillows. Somebody out there must have
a cold side to spare.]

[pet: {pets.place}]`,
};

export default score({
  id: 'the-cold-side-of-the-pillow',
  premise: 'The cold side of the pillow lasts one breath; three ways to make it last all night, until it is left to sleep.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: [],
  themes: ['cannot-sleep'],
  contains: ['cannot-sleep'],
  registry: {
    idea: 'the cold side of the pillow runs out, and the cold moves to the other side when somebody comes',
    device: 'outrunning it, chilling it in the kitchen, not being noticed by it; then letting it sleep',
    objects: ['pillow', 'loose feather', 'cucumber in the refrigerator', 'potato salad', 'sink'],
    joke: 'a pillow in the refrigerator between the milk and the cucumber, and who is waiting for it',
    ending: 'a hand under the pillow where the cold side sleeps, and in the night the pillow is turned once more',
  },
  titles: {
    sv: ['Den kalla sidan', 'Kudden i köket', 'Vart tar det kalla vägen?', 'Ett ställe stort som en hand', 'Kudden som bars som en tårta'],
    en: [
      'The Cold Side of the Pillow',
      'The Pillow in the Kitchen',
      'Where Does the Cold Go?',
      'A Place the Size of a Hand',
      'The Pillow Carried Like a Cake',
    ],
  },
  tables: {
    pets: {
      by: 'pet',
      rows: {
        dog: {
          sv: { place: `Mitt på köksgolvet låg {pet} och sov, på den svalaste fläcken i hela huset. Den fläcken hade räckt sedan middagen.` },
          en: {
            place: `In the middle of the kitchen floor lay {pet}, asleep on the coolest spot in the whole house. That spot had lasted
since supper.`,
          },
        },
        cat: {
          sv: { place: `På köksstolen låg {pet} och sov, på den sida av dynan som alltid är upp. Den sidan hade räckt sedan middagen.` },
          en: {
            place: `On the kitchen chair lay {pet}, asleep on the side of the cushion that’s always up. That side had lasted since
supper.`,
          },
        },
        other: {
          sv: { place: `Bara {pet} sov, på sitt vanliga ställe, utan att ha vänt på någonting sedan middagen.` },
          en: { place: `Only {pet} was asleep, in the usual place, not having turned anything over since supper.` },
        },
      },
    },
    flip: {
      by: 'sport',
      rows: {
        Soccer: {
          sv: { how: `{child} vippade upp kudden med foten, som när man börjar trixa med en boll, och den vände sig i luften.` },
          en: { how: `{child} flicked the pillow up with one foot, the way you start juggling a ball, and it turned over in the air.` },
        },
        Basketball: {
          sv: { how: `{child} sköt kudden rakt upp med en knyck på handleden, så att den snurrade bakåt, och tog returen själv.` },
          en: { how: `{child} shot the pillow straight up, with a flick of the wrist so that it spun backward, and took the rebound.` },
        },
        Tennis: {
          sv: { how: `{child} vände kudden med en backhand, kort sving, nerifrån och upp.` },
          en: { how: `{child} turned the pillow with a backhand, a short swing, low to high.` },
        },
        Swimming: {
          sv: { how: `{child} gjorde som i bassängen när väggen kommer: en kullerbytta och runt, med kudden i famnen.` },
          en: { how: `{child} did what you do in the pool when the wall comes: tuck and roll, hugging the pillow.` },
        },
        Baseball: {
          sv: { how: `{child} kastade upp kudden, fångade den och slängde den till första bas, som var sängen.` },
          en: { how: `{child} popped the pillow up, caught it, and threw it to first base, which was the bed.` },
        },
        Football: {
          sv: { how: `{child} kastade upp kudden med skruv, så att den vände sig två och ett halvt varv, och fångade den i famnen.` },
          en: { how: `{child} threw the pillow up in a spiral, two and a half turns, and caught it with both arms.` },
        },
        Gymnastics: {
          sv: { how: `Kudden fick göra en volt med skruv, och {child} hjälpte till med landningen.` },
          en: { how: `The pillow did a somersault with a half twist, and {child} helped with the landing.` },
        },
        'Track and Field': {
          sv: { how: `{child} sa färdiga, gå, och växlade kudden från vänster hand till höger, som en stafettpinne, utan att titta.` },
          en: { how: `{child} said set, go, and passed the pillow from left hand to right, like a baton, without looking.` },
        },
        Volleyball: {
          sv: { how: `{child} slog upp kudden med alla tio fingertopparna, högt och rakt, och den vände sig på toppen.` },
          en: { how: `{child} set the pillow with ten fingertips, high and straight, and at the top it turned over.` },
        },
        Hockey: {
          sv: { how: `{child} fintade åt höger med kudden och vände den åt vänster.` },
          en: { how: `{child} faked right with the pillow and turned it left.` },
        },
        Golf: {
          sv: { how: `{child} ställde sig bredbent, siktade länge och vände kudden i en enda mjuk sving, utan att titta upp.` },
          en: { how: `{child} stood with both feet apart, took aim for a long time, and turned the pillow in one smooth swing.` },
        },
        Dance: {
          sv: { how: `{child} höll kudden rakt upp och snurrade själv i stället, ett halvt varv på tå, under den.` },
          en: { how: `{child} held the pillow up high and spun underneath it instead, half a turn on tiptoe.` },
        },
        any: {
          sv: { how: `{child} gjorde det med samma fart som i {sport}, när det är som allra bäst.` },
          en: { how: `{child} did it at the speed of {sport}, the way {sport} goes on a very good day.` },
        },
      },
    },
  },
  beats: [
    {
      id: 'open',
      part: 'open',
      at: 'the child’s bed, late',
      with: ['child'],
      plants: ['cold side', 'the best place'],
      either: [
        {
          sv: `
Det bästa stället i hela huset är inte stort. Det är ungefär som en kind, och det ligger på undersidan av kudden.

{child} vände på kudden och lade kinden där. Åh. Svalt som en fönsterruta. Man hann andas in, och man hann andas ut. Sedan var
det varmt.

Då var undersidan kall igen. {child} vände. Åh. In, och ut. Varmt.
`,
          en: `
The best place in the whole house isn’t big. It’s about the size of a cheek, and it’s on the underside of the pillow.

{child} turned the pillow over and put a cheek there. Oh. As cool as a windowpane. There was time to breathe in, and time to
breathe out. Then it was warm.

And by now the underside was cold again. {child} turned it over. Oh. In, and out. Warm.
`,
        },
        {
          sv: `
{child} hade vänt på kudden tio gånger. Nu kom den elfte. Upp med kudden, runt med den, ner med kinden. Åh.

Den kalla sidan av kudden är det bästa stället i en säng, och det är bara ett fel på den: den tar slut. Man hinner andas in, och
man hinner andas ut, och sedan är den varm.

Men då är den andra sidan kall. Så {child} vände. Tolv.
`,
          en: `
{child} had turned the pillow over ten times. Now came the eleventh. Up with the pillow, around with it, cheek down. Oh.

The cold side of the pillow is the best place in any bed, and there’s only one thing wrong with it: it runs out. There’s time
to breathe in, and time to breathe out, and then it’s warm.

But by then the other side is cold. So {child} turned it over. Twelve.
`,
        },
      ],
    },
    {
      id: 'wish',
      part: 'stir',
      at: 'in the bedroom',
      with: ['child', 'friend'],
      plants: ['it moves'],
      either: [
        {
          sv: `
[friend: På madrassen bredvid låg {friend}, som skulle sova över och hade precis samma bekymmer.]

[friend: – Vart tar det kalla vägen? sa {child}.

– Ner, sa {friend}, med en hand under sin egen kudde. Här är det. Det gick just. | Vart tog det kalla vägen? {child} kände efter
under kudden. Där var det. Det hade just gått.]

Låg man på ena sidan var det kallt på den andra. Låg man på den andra var det kallt på den ena. Det kunde inte vara en slump.
Det kalla smet undan så fort det kom någon. [school: {At school} hade de fått lära sig att kyla inte
finns på riktigt. Det är bara värme som är någon annanstans.]

Tänk att ha en kall sida som räckte hela natten. [age>6: Det hade ingen lyckats med, för då hade det stått i en bok.]
`,
          en: `
[friend: On the mattress beside the bed lay {friend}, who was sleeping over and had exactly the same trouble.]

[friend: “Where does the cold go?” said {child}.

“Down,” said {friend}, with one hand under the other pillow. “It’s here. It just left.” | Where did the cold go? {child} felt
under the pillow. There it was. It had just left.]

If you lay on one side, the cold was on the other. If you lay on the other, the cold was on the one. That couldn’t be an
accident. It slipped away as soon as anybody came. [school: {At school} they had learned
that there’s really no such thing as cold. It’s only warm being somewhere else.]

Imagine a cold side that lasted all night. [age>6: Nobody had ever managed that. It would have been in a book.]
`,
        },
        {
          sv: `
[friend: Nedanför, på madrassen, vände {friend} också. De hade samma takt, så det lät som en enda.]

[friend: – Var är ditt? sa {child}.

– Borta, sa {friend}. Det var här när jag kom. | {child} lyfte på ett hörn och kikade. Det kalla syntes inte. Det syntes aldrig.]

Det kalla var alltid på det ställe där man inte låg. Bredvid foten. Bakom ryggen. Under kudden, så länge ingen kände efter. [school: {At school}
har de en termometer på väggen, och den vet precis hur kallt det är, men inte var.]

{child} bestämde sig. I natt skulle det kalla fångas, och det skulle vara kvar till frukost. [age>6: Så lätt var det förmodligen inte, för då hade alla gjort det, och ingen hade haft något att vända på.]
`,
          en: `
[friend: Down on the mattress, {friend} was turning too. They kept the same time, so it sounded like one.]

[friend: “Where’s yours?” said {child}.

“Gone,” said {friend}. “It was here when I got here.” | {child} lifted one corner and peeked. You couldn’t see the cold. You never could.]

The cold was always in the place where you weren’t. Beside your foot. Behind your back. Under the pillow, for as long as nobody felt for it.
[school: {At school} there’s a thermometer on the wall, and it knows exactly how cold it is, but not where.]

{child} decided. Tonight the cold would be caught, and it would still be there at breakfast. [age>6: It couldn’t be that easy, or everybody
would have done it, and nobody would have anything to turn over.]
`,
        },
      ],
    },
    {
      id: 'fast',
      part: 'try',
      at: 'in the bedroom',
      with: ['child', 'friend'],
      pays: ['it moves'],
      plants: ['feather'],
      either: [
        {
          sv: `
Först gällde det att vara snabb. Om man vände kudden riktigt, riktigt fort skulle det kalla inte hinna undan. [sport: {flip.how} | {child}
höll i två hörn, räknade till tre och vände så att det svischade.] [athlete: Under affischen av {athlete} ger
man sig inte efter ett försök, så det blev ett till, ännu snabbare.]

En fjäder for ut och singlade länge genom rummet.

Ner med kinden. Varmt.

[friend: – Det hann, sa {friend}. | Det kalla hade hunnit.]

Då gällde det att luras.

– Nu tänker jag ligga på den här sidan, sa {child} högt och tydligt, och lade sig på den andra. Men det gick det kalla inte på.
`,
          en: `
The first thing to try was being fast. If you turned the pillow really, really fast, the cold wouldn’t have time to get away.
[sport: {flip.how} | {child} took hold of two corners, counted to three, and turned it so fast that it whistled.] [athlete: You
don’t stop at one try underneath the poster of {athlete}, so there was another, even faster.]

A feather shot out and took a long time sailing down.

Cheek down. Warm.

[friend: “It got there first,” said {friend}. | The cold had been faster.]

The next thing to try was being sly.

“I am now going to lie on this side,” said {child}, loud and clear, and lay down on the other. But the cold wasn’t fooled.
`,
        },
        {
          sv: `
Först fart. Det kalla hade bara en väg ut, runt kanten, och på en halv sekund hann det inte dit. [sport: {flip.how} | {child} räknade ner från tre, och på ett for kudden runt så att lakanet fläktade.] [athlete: Affischen av {athlete} hängde
rakt ovanför, så det gjordes om tills det såg bra ut.]

Ur ett hörn hoppade en fjäder, och den hade ingen brådska ner.

Kinden ner. Nähä.

[friend: – En halv sekund, sa {friend}. Det kalla gör det på noll. | Det kalla var färdigt först.]

Nästa försök var en fälla. {child} rullade ihop kudden som en strut och lade sig vid öppningen. Längst in var det kallt. Dit räckte
bara näsan.
`,
          en: `
Speed came first. The cold had only one way out, around the edge, and it couldn’t get there in half a second. [sport: {flip.how} | {child} counted down from three, and on one the pillow flew around so that the sheet flapped.]
[athlete: The poster of {athlete} hung right above, so it was done again until it looked good.]

Out of one corner hopped a feather, in no hurry to come down.

Cheek to the pillow. No.

[friend: “Half a second,” said {friend}. “The cold does it in none.” | The cold had finished first.]

Then came a trap. {child} rolled the pillow up like an ice cream cone and lay down at the opening. At the bottom it was cold. Only a nose
could get in.
`,
        },
      ],
    },
    {
      id: 'kitchen',
      part: 'try',
      at: 'in the kitchen, on the floor',
      with: ['child', 'friend', 'pet', 'adult'],
      plants: ['pet asleep', 'pillows of the city'],
      either: [
        {
          sv: `
Återstod köket. [elder: Det man vill ha kvar ställer man kallt, brukar {elder} säga [elder2: till {elder2}]. Det gällde
potatissallad, men ändå.] Kudden fick plats i kylskåpet, mellan mjölken och gurkan, och [friend: de | {child}] satte sig på golvet
utanför, med en filt, för att vänta. Kylskåpet brummade lite annorlunda än vanligt, men det hade ju en kudde i sig.

${kitchen.sv}

[adult: – Vad väntar [friend: ni | du] på? sa {adult} i dörren.

– Kudden, sa {child}.

{Adult} öppnade kylskåpet, tittade och stängde det igen. – Fem minuter, sa {adult}.]

När kudden kom ut var den kall på båda sidorna och i alla fyra hörnen. {child} bar den genom hallen med raka armar, som en tårta.
Ner med kinden. Åh. In, och ut, och in, och ut.

Sedan hade det kalla gått, åt båda håll. Kvar var en varm kudde som luktade gurka.
`,
          en: `
That left the kitchen. [elder: Anything you want to keep, you keep cold, {elder} always says [elder2: to {elder2}].
That was about potato salad, but still.] There was room for the pillow in the [uk: fridge | refrigerator], between the milk and
the cucumber, and [friend: they | {child}] sat down on the floor outside with a blanket to wait. It hummed a little
differently than usual, but then it had a pillow in it.

${kitchen.en}

[adult: “What are you waiting for?” said {adult} in the doorway.

“The pillow,” said {child}.

{Adult} opened the [uk: fridge | refrigerator], looked, and closed it again. “Five minutes,” said {adult}.]

When the pillow came out, it was cold on both sides and in all four corners. {child} carried it down the hall with straight arms,
like a cake. Cheek down. Oh. In, and out, and in, and out.

Then the cold had gone, both ways at once. What was left was a warm pillow that smelled of cucumber.
`,
        },
        {
          sv: `
Återstod köket. [elder: Det man vill ha kvar ställer man kallt, brukar {elder} säga [elder2: till {elder2}]. Det gällde
potatissallad, men ändå.] Diskbänken är av stål och har aldrig varit varm i hela sitt liv. Där fick kudden ligga, på mage, och
[friend: de | {child}] satte sig på golvet nedanför, med en filt, för att vänta. Kranen sa plopp ibland.

${kitchen.sv}

[adult: – Ska den diskas? sa {adult} i dörren.

– Den ska kylas, sa {child}.

– Jaha, sa {adult}. Fem minuter.]

Efteråt var kudden kall på hela magen. {child} bar den genom hallen med raka armar, som en tårta. Ner med kinden. Åh. In, och ut,
och in, och…

Blött. Kranen hade droppat. Kvar var en varm kudde med en kall fläck, och den passade bara i örat.
`,
          en: `
That left the kitchen. [elder: Anything you want to keep, you keep cold, {elder} always says [elder2: to {elder2}].
That was about potato salad, but still.] The sink is made of steel and has never been warm in its life. The pillow was put to bed
in it, stomach down, and [friend: they | {child}] sat on the floor below with a blanket to wait. Now and then the tap said plop.

${kitchen.en}

[adult: “Does that need washing?” said {adult} in the doorway.

“It needs cooling,” said {child}.

“I see,” said {adult}. “Five minutes.”]

Afterward the pillow was cold all over its stomach. {child} carried it down the hall with straight arms, like a cake. Cheek down. Oh. In, and out, and in, and…

Wet. The tap had dripped. What was left was a warm pillow with one cold spot, and that only fit an ear.
`,
        },
      ],
    },
    {
      id: 'still',
      part: 'try',
      at: 'in bed',
      with: ['child', 'friend'],
      either: [
        {
          sv: `
Nu fanns bara ett sätt kvar, och det var att inte märkas. {child} lade sig med huvudet en fingerbredd ovanför kudden. Det kalla
fick inte veta att någon hade kommit. Ena örat hängde ner lite, men det fick gå. [age>6: Man fick tänka på
något lätt, till exempel papper.]

[friend: {Friend} tittade in från sidan och såg att det var luft emellan.

– Det går, viskade {friend}. Skratta inte.]

Det gick i tio sekunder. Sedan började nacken darra. Sedan började magen skratta, fast ingen hade bett den, och då rullade huvudet
av åt sidan och hamnade på lakanet.

Där blev det liggande. {child} orkade inte jaga mer.
`,
          en: `
There was only one way left, and that was not to be noticed. {child} lay there holding up a whole head, one finger above the pillow,
so that the cold wouldn’t know anyone had come. One ear hung down a little, but that couldn’t be helped. [age>6: The trick was to
think of something light, such as paper.]

[friend: {Friend} looked in from the side, to see that there was air in between.

“It’s working,” whispered {friend}. “Don’t laugh.”]

It worked for ten seconds. Then {child's} neck began to shake. Then {child.his} stomach began to laugh, though nobody had asked
it to, and the head rolled off sideways onto the sheet.

And there it stayed. {child} was too tired to chase anything anymore.
`,
        },
        {
          sv: `
Sedan var det bara ett sätt kvar: att inte väga något. {child} tänkte bli lätt, så att kudden inte märkte vem som kom. Först andades
{child.he} ut allt. Sedan lade {child.he} ner huvudet, en sak i taget, örat, håret, tinningen. [age>6: Tankarna fick bli kvar utanför. De är
tyngst på kvällen.]

[friend: {Friend} låg med hakan på sängkanten och höll uppsikt. – Jag tror inte att den har vaknat, viskade {friend}.]

Det var svalt. Det var fortfarande svalt. Då kom ett andetag, för sådana kommer, och det var varmt, och allt var som vanligt.

{child} gled ner bredvid kudden, på lakanet, och blev där. Nu fick det vara slut på jakten.
`,
          en: `
That left one way only: to weigh nothing. {child} meant to grow light, so that the pillow wouldn’t notice who was coming. First
{child.he} breathed all the way out. Then {child.he} put one thing down at a time, the ear, the hair, the temple. [age>6: Thoughts had to wait
outside. They weigh most in the evening.]

[friend: {Friend} kept watch, chin on the edge of the bed. “I don’t think it’s woken up,” whispered {friend}.]

It was cool. It was still cool. Then came a breath, because breaths do, and it was a warm one, and everything was as usual.

{child} slid off beside the pillow, onto the sheet, and stayed. That was the end of the hunt.
`,
        },
        {
          sv: `
Då återstod att vara någon annan. Det kalla kände igen kinden, det var säkert, men det hade aldrig träffat en armbåge. {child} lade dit
den. Svalt. [age>6: Det var nästan så att armbågen såg nöjd ut.] Sedan knät, och det var svalt där också. Till slut kom hälen på besök.

[friend: – Nu är det bara baken som inte har hälsat, viskade {friend}.]

När alla hade fått känna låg {child} åt fel håll i sängen och skrattade med fötterna på kudden, och hela kudden var varm.

Det var inte lätt att hitta tillbaka. Huvudet kom fram vid kanten, på lakanet, och där fick det ligga. {child} var färdig med att jaga.
`,
          en: `
All that was left was to be somebody else. The cold knew that cheek by now, no doubt about it, but it had never met an elbow. {child}
put one there. Cool. [age>6: The elbow very nearly looked pleased.] Then a knee, and that was cool, too. Last of all a heel came to visit.

[friend: “Now it’s only your bottom that hasn’t said hello,” whispered {friend}.]

When everyone had visited, {child} was lying the wrong way around, laughing, feet on the pillow, and the whole pillow was warm.

Getting back took some finding. A head came out by the edge, on the sheet, and was left there. {child} was done with chasing.
`,
        },
      ],
    },
    {
      id: 'turn',
      part: 'turn',
      at: 'in bed; the pillow lies untouched',
      with: ['child', 'friend'],
      pays: ['pet asleep', 'cold side'],
      plants: ['hand under the pillow'],
      either: [
        {
          sv: `
Kudden låg för sig själv, och ingen rörde den. Efter en stund stack {child} in en hand under den, mest för att se efter.

Där var det. Svalt och stilla, som om det aldrig hade varit någon annanstans. Det hade gått hem av sig själv,
när ingen jagade det.

[friend: – Det kanske bor där, viskade {friend}. Det kanske försöker sova. | Kanske bodde det där. Kanske försökte det sova.]

{child} tänkte på saken. Gång på gång hade det kalla krupit ner och lagt sig, och varje gång hade någon kommit och vänt upp och
ner på alltihop. [pet: Och {pet}, som sov, hade ju inte vänt på någonting på hela kvällen.]

– Förlåt, sa {child} in under kudden.
`,
          en: `
The pillow lay by itself, and nobody touched it. After a while {child} slid one hand under it, mostly to check.

There it was. Cool and still, as if it had never been anywhere else. It had gone home all by itself, when nobody was
chasing it.

[friend: “Maybe it lives there,” whispered {friend}. “Maybe it’s trying to sleep.” | Maybe it lived there. Maybe it was trying
to sleep.]

{child} thought about that. Time after time the cold had crept down and gone to bed, and every time somebody had come and turned
everything upside down. [pet: And {pet}, who was asleep, hadn’t turned anything over all evening.]

“Sorry,” said {child}, down under the pillow.
`,
        },
        {
          sv: `
Länge hände ingenting. Kudden låg ensam med sin grop. {child} hade inte tänkt känna efter mer, men en hand är nyfiken, och den
letade sig in där under.

Det var kallt. Inte ett kallt som var på väg någonstans, utan ett kallt som låg ner.

[friend: – Kom och känn, viskade {child}.

{Friend} kände, bara med lillfingret. – Det sover, viskade {friend}. | Så är det att sticka in handen i ett rum där någon sover.]

Och {child} såg framför sig hela kvällen från det kallas håll: man lägger sig, man drar upp det mörka om sig, man är nästan borta, och då kommer
ett ansikte. [pet: Ingen hade väckt {pet} på hela kvällen.]

– Vi väcker inte mer nu, viskade {child} till kudden.
`,
          en: `
For a long time nothing happened. The pillow lay alone with its hollow. {child} hadn’t meant to check again, but hands are curious, and
one of them felt its way in underneath.

It was cold. Not a cold that was on its way anywhere, but a cold lying down.

[friend: “Come and feel,” whispered {child}.

{Friend} felt, with one little finger. “It’s asleep,” whispered {friend}. | It was like putting a hand into a room where somebody is asleep.]

And {child} saw the whole evening from the cold’s side: you lie down, you pull the dark up around you, you’re almost gone, and then comes
a face. [pet: Nobody had woken {pet} all evening.]

“No more waking,” whispered {child} to the pillow.
`,
        },
      ],
    },
    {
      id: 'down',
      part: 'down',
      at: 'in bed, quiet',
      with: ['child', 'friend'],
      pays: ['feather', 'pillows of the city'],
      either: [
        {
          sv: `
Sedan lade sig {child} på den varma sidan, med flit. Den var inte sval, men den var mjuk, och den hade redan en grop som passade.
[music: {child} nynnade [song: {song} | på {music}] rakt ner i kudden, så att det skulle höras på andra sidan.] [friend:
{Friend} låg också still nu och andades som man gör när man har slutat vänta.] [city: I hela {city} låg de varma sidorna upp, och
under dem sov de kalla.]

På lakanet låg fjädern. När {child} andades ut gled den bort en liten bit, och när {child} andades in stannade den och väntade. Täcket
blev tungt, först om fötterna, och sedan om knäna, och sedan överallt.
`,
          en: `
Then {child} lay down on the warm side, on purpose. It wasn’t cool, but it was soft, and it already had a hollow in it that fit.
[music: {child} hummed {music} straight down into the pillow, so that it could be heard on the other side.] [friend: {Friend} lay
still now too, breathing the way you do when you’ve stopped waiting.] [city: All over {city} the warm sides were up, and
under them the cold sides slept.]

On the sheet lay the feather. When {child} breathed out it slid a little way off, and when {child} breathed in it stopped and
waited. The quilt got heavy, first around the feet, and then around the knees, and then all over.
`,
        },
        {
          sv: `
Den varma sidan var ledig, och den hade väntat hela kvällen. {child} lade kinden där den hörde hemma och lät värmen komma. [music: {Music} nynnades så lågt att det gick rakt igenom dunet.] [friend: {Friend} hade slutat vända och sa ingenting mer.] [city: Fönster för fönster slocknade {city}, och alla kuddar låg som de låg.]

Fjädern hade landat till slut, på täcket. Den åkte upp när {child} andades in och ner när {child} andades ut, som en båt utan
bråttom. Först somnade tårna, som hade längst att gå, och sedan knäna, och sedan ryggen.
`,
          en: `
The warm side was free, and it had been waiting all evening. {child} put a cheek where it belonged and let the warmth come. [music: There was a little
{music}, too, hummed so low that it went straight through the feathers.] [friend: {Friend} had stopped turning and said no more.] [city: Window by window
{city} went dark, and all the pillows lay the way they lay.]

The feather had landed at last, on the quilt. It went up when {child} breathed in and down when {child} breathed out, like a boat with nowhere to be. The toes
fell asleep first, having the farthest to go, and then the knees, and then the back.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'a hand under the pillow',
      with: ['child'],
      pays: ['the best place', 'hand under the pillow'],
      either: [
        {
          sv: `
Handen fick vara kvar där under, alldeles stilla, för att inte väcka någon. Det var svalt där, och det var svalt länge, och det
tog inte slut.

Det bästa stället i hela huset är inte stort. Det är ungefär som en hand.
`,
          en: `
{child's} hand stayed down there, perfectly still, so as not to wake anyone. It was cool there, and it was cool for a long
time, and it didn’t run out.

The best place in the whole house isn’t big. It’s about the size of a hand.
`,
        },
        {
          sv: `
Handen fick vara kvar där under, alldeles stilla, för att inte väcka någon. Det var svalt där, och det var svalt länge.

Och någon gång mitt i natten, när ingen räknade, vände {child} på kudden i sömnen. Då hade den kalla sidan sovit färdigt, och den
räckte ända till morgonen.
`,
          en: `
{child's} hand stayed down there, perfectly still, so as not to wake anyone. It was cool there, and it was cool for a long
time.

And somewhere in the middle of the night, when nobody was counting, {child} turned the pillow over without waking up. By then the
cold side had slept long enough, and it lasted all the way until morning.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['open', 'wish', 'fast'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'right' },
      ],
      alt: {
        sv: '{child} sitter upp i sängen om natten [friend: , och {friend} sitter på madrassen bredvid].',
        en: '{child} is sitting up in bed at night [friend: , and {friend} is sitting on the mattress beside it].',
      },
    },
    {
      beats: ['kitchen'],
      world: 'kitchen',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'pet', pose: 'sleep', at: 'right', if: 'pet.dog / pet.cat' },
        { who: 'adult', pose: 'stand', at: 'far' },
      ],
      props: ['blanket'],
      alt: {
        sv: '{child} [friend: och {friend}] sitter på köksgolvet med en filt och väntar.',
        en: '{child} [friend: and {friend} are | is] sitting on the kitchen floor with a blanket, waiting.',
      },
    },
    {
      beats: ['still', 'turn', 'down'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'sleep', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'right' },
      ],
      alt: {
        sv: '{child} ligger i sängen med ena handen under kudden.',
        en: '{child} is lying in bed with one hand under the pillow.',
      },
    },
  ],
});

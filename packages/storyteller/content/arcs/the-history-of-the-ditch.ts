import { score } from '../../src/score.ts';

export default score({
  id: 'the-history-of-the-ditch',
  premise:
    'Two who do not know each other leave letters in the dullest book in the library, until somebody borrows it; number one in the line for it is the pen friend, and the two have complained of each other in every letter.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: [],
  themes: ['library', 'book', 'letter'],
  contains: ['library', 'book', 'letter'],
  registry: {
    idea: 'the book nobody borrows is the safest mailbox there is; two pen friends without names have described each other, unkindly, without knowing it',
    device: 'the waiting list for a book nobody wants gives the other one away; they talk through the gap where the book has stood',
    objects: ['ditch book, volume two', 'arrow that points uphill on page 88', 'gap in a shelf, four fingers wide', 'third letter between two pages'],
    joke: 'volume one was stolen, and nobody understood why / “looks at you as if you were misspelled”: the child looked around for somebody else / for forty years the water had run uphill',
    ending: 'a gate drawn in a letter, and it stands open / rain runs through the pipes all night, the right way / a careful nod across a classroom',
  },
  titles: {
    sv: [
      'Den tråkigaste boken på biblioteket',
      'Dikets historia, band två',
      'Kära dikare',
      'Breven på sidan 88',
      '[!theme.book: Nummer två i kön | Boken som ingen lånade]',
    ],
    en: [
      'The Dullest Book in the Library',
      'The History of the Ditch, Volume Two',
      'Dear Ditcher',
      'The Letters on Page 88',
      '[!theme.book: [uk: Number Two in the Queue | Number Two in Line] | The Book That Nobody Borrowed]',
    ],
  },
  guests: {
    gate: {
      sv: [
        { name: 'Majken', pronoun: 'she' },
        { name: 'Tyra', pronoun: 'she' },
        { name: 'Signe', pronoun: 'she' },
      ],
      en: [
        { name: 'Harriet', pronoun: 'she' },
        { name: 'Bridget', pronoun: 'she' },
        { name: 'Mabel', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'page-88',
      part: 'open',
      at: 'the library, the innermost shelf; the autumn until now',
      with: ['child'],
      plants: ['arrow', 'forty years'],
      either: [
        {
          sv: `
Den tråkigaste boken på biblioteket hette Dikets historia, band två. Band ett hade någon stulit, och ingen förstod varför.

[city: {City} nämndes i en fotnot på sidan 140, och det var så {child} hittade den.] På fyrtio år hade den inte varit utlånad en enda gång. Och en bok som ingen
öppnar är den säkraste brevlåda som finns.

Breven låg på sidan 88, vid en bild av ett rör med en liten pil. Det hade börjat i september med en lapp: Borde inte pilen peka åt andra hållet?

Jo, skrev {child} under. Veckan därpå låg där ett riktigt brev, och det började: Kära dikare.
`,
          en: `
The dullest book in the library was called The History of the Ditch, Volume Two. Somebody had stolen volume one, and nobody understood why.

[city: {City} was mentioned in a footnote on page 140, which was how {child} found it.] In forty years it hadn’t been checked out once. And a book that nobody opens is the
safest mailbox there is.

The letters went in at page 88, by a picture of a pipe with a little arrow. It had started in September with a slip of paper: Shouldn’t that arrow point the other
way?

Yes, {child} wrote below. The week after, there was a real letter, and it began: Dear Ditcher.
`,
        },
        {
          sv: `
Kära dikare, stod det i det första brevet. Vad skönt att någon mer har sett att pilen på sidan 88 är åt fel håll. Jag trodde att det bara var jag.

Brevet låg i en bok på biblioteket som hette Dikets historia, band två. [city: {City} nämndes där, i en fotnot, annars hade {child} aldrig öppnat den.] Ingen hade lånat den på
fyrtio år. Band ett var däremot stulet, vilket ingen kunde förklara.

Allt {child} hade gjort var att lägga en lapp vid en bild av ett rör, där en liten pil visade vart vattnet rann. Fel håll, stod det på lappen. Det var i september. Nu kom det
brev varje vecka, för vem letar efter post i en bok som ingen läser?
`,
          en: `
Dear Ditcher, said the very first letter. What a relief that somebody else has noticed. The arrow on page 88 is the wrong way around, and I thought it was just me.

It lay in a library book called The History of the Ditch, Volume Two. [city: {City} was in there, in a footnote, or {child} would never have opened it.] Nobody had borrowed it
in forty years. Volume one, on the other hand, had been stolen, which nobody could explain.

All {child} had done was leave a slip of paper by a picture of a pipe, where a little arrow showed which way the water went. Wrong way, said the slip. That was in September.
Now there was a letter every week, because who looks for mail in a book that nobody reads?
`,
        },
      ],
    },
    {
      id: 'rules',
      part: 'stir',
      at: 'the library, week after week',
      with: ['child', 'friend'],
      plants: ['letters'],
      sv: `
De hade bara en regel, och det var att inte säga vad de hette. [friend: {Friend} stod vakt vid tidskrifterna och hostade om någon kom.] Därför gick det att skriva om allt.

[pet: {Child} skrev två sidor om {pet}, och dikaren bad om en tredje.] [sport: Brev tre handlade mest om {sport}. Här också, stod det i brev fyra.] [athlete: Om {athlete} var de så överens att det
tog tre brev.] [music: Dikaren hade också {music} på hjärnan.]
`,
      en: `
They had only one rule, which was not to say what they were called. [friend: {Friend} kept watch by the magazines and coughed if anybody came.] That was why they could write about
everything.

[pet: {Child} wrote two pages about {pet}, and the Ditcher asked for a third.] [sport: Letter three was mostly {sport}. Same here, said letter four.] [athlete: They agreed so completely about {athlete} that
it took three letters.] [music: The Ditcher, too, went around humming {music}.]
`,
    },
    {
      id: 'complaints',
      part: 'stir',
      at: 'two letters',
      with: ['child'],
      pays: ['letters'],
      plants: ['like a gate', 'misspelled'],
      either: [
        {
          sv: `
Mest skrev de om folk.

I min klass[school:  {at school}], skrev {child}, går det en som skrattar som en grind. Det gnisslar i väggarna. Man får aldrig veta vad som var så roligt.

I min, svarade dikaren, går det en som inte säger någonting. Bara tittar på en, som om man var felstavad.

{Child} tyckte synd om dikaren, som måste gå i samma klass som en sådan.
`,
          en: `
Mostly they wrote about people.

There’s someone in my class[school:  {at school}], wrote {child}, who laughs like a gate. The walls creak. You never find out what was so funny.

There’s someone in mine, wrote the Ditcher, who never says a thing. Just looks at you, as if you were misspelled.

{Child} felt sorry for the Ditcher, being in a class with somebody like that.
`,
        },
        {
          sv: `
Till en vanlig kompis är man artig. Till dikaren skrev {child} som det var:

Bakom mig i klassrummet[school:  {at school}] sitter en grind. Jo, en flicka, men när hon skrattar gnisslar hon, och hon skrattar jämt.

Dikaren svarade samma vecka: Den värsta hos oss ser på folk som om de var felstavade. Säger ingenting. Rättar en bara, med ögonen.

Stackars dikaren, tänkte {child}, och skrev det.
`,
          en: `
With an ordinary friend you have to be polite. To the Ditcher {child} wrote what was so:

Behind me in class[school:  {at school}] sits a gate. Well, a girl, but when she laughs she creaks, and she’s always laughing.

The Ditcher answered the same week: The worst one in ours looks at people as if they were misspelled. Doesn’t say a word. Just corrects you, with both eyes.

Poor Ditcher, thought {child}, and wrote that, too.
`,
        },
      ],
    },
    {
      id: 'gone',
      part: 'try',
      at: 'the library, the gap; then the desk',
      with: ['child', 'friend'],
      pays: ['forty years'],
      plants: ['gap', 'number two', 'the question'],
      either: [
        {
          sv: `
Så en torsdag var boken borta.

På hyllan fanns ett hål, fyra fingrar brett. Man såg rakt igenom, till båtmotorerna på andra sidan. Och på sidan 88, hos någon, någonstans, låg det brev som det hade tagit tre veckor att våga
skriva. Det var det kortaste av alla. Ska vi träffas, stod det.

”Utlånad”, sa mannen i disken och läste det en gång till på skärmen. ”För första gången. Vill du stå i kö?” Han tryckte på en knapp. ”Vad konstigt. Då blir du nummer två.”
`,
          en: `
Then one Thursday the book was gone.

There was a gap in the shelf, four fingers wide. You could see right through it, to the boat engines on the other side. And at page 88, with somebody, somewhere, was the letter that had
taken three weeks to dare to write. It was the shortest of all. Should we meet, it said.

“Checked out,” said the man at the desk, and read the screen again. “First time ever. Do you want to get in [uk: the queue | line]?” He pressed a key. “Well, that’s odd. You’re number two.”
`,
        },
        {
          sv: `
Det svåraste brevet var på tre ord. Ska vi träffas, stod det. {Child} la det på sidan 88 en tisdag, ångrade sig på onsdagen och gick dit på torsdagen för att ta tillbaka det.

Då fanns det ingen bok. Mellan Dammar och Dränering gapade ett hål, fyra fingrar brett, och genom det såg man båtmotorerna i hyllan bakom.

”Någon har lånat den”, sa mannen i disken. Han viskade det, som om det gällde en olycka. ”Jag kan sätta upp dig på kölistan. Då blir du…” Han lutade sig närmare skärmen. ”Nummer två.”
`,
          en: `
The hardest letter was three words long. Should we meet, it said. {Child} put it in at page 88 on a Tuesday, was sorry on the Wednesday, and on the Thursday went to take it back.

By then there was no book. Between Dams and Drainage was a gap, four fingers wide, and through it you could see the boat engines, in the next aisle.

“Somebody’s borrowed it,” said the man at the desk. He whispered it, as if it had been an accident. “I could put you on the waiting list. That would make you…” He leaned in to the screen. “Number two.”
`,
        },
      ],
    },
    {
      id: 'suspects',
      part: 'try',
      at: 'at home, the kitchen table; or the desk of the library',
      with: ['child', 'friend', 'elder', 'elder2'],
      pays: ['number two'],
      plants: ['who wrote it', 'the face'],
      either: [
        {
          sv: `
Vem lånar en bok om diken?

En tjuv som redan har band ett, trodde {child}. [elder: ”Någon som har ett dike”, sa {elder}. [elder2: ”Eller har ramlat i det”, sa {elder2}.] ”Eller den som skrev den”, sa {elder.short}. ”Någon måste ju ha gjort
det.” | Eller den som skrev den, för någon måste ju ha gjort det.]

Nummer ett i kön var enklare. I hela världen fanns bara en till som behövde den boken. [friend: ”Så nu vet du vem du ska titta efter”, sa {friend}. ”Den som hämtar den.”

”Jag vet inte om jag vill se”, sa {child}. | Den som hämtade den var dikaren.] Ett brev kan man lägga ifrån sig. Men nu skulle dikaren komma med ett ansikte.
`,
          en: `
Who borrows a book about ditches?

A thief who already has volume one, thought {child}. [elder: “Somebody with a ditch,” said {elder}. [elder2: “Or somebody who fell into it,” said {elder2}.] “Or whoever wrote it,” said {elder.short}. “Somebody must
have.” | Or whoever wrote it, since somebody must have.]

Number one in [uk: the queue | line] was easier. In the whole world only one other person needed that book. [friend: “So now you know who to look for,” said {friend}. “Whoever picks it up.”

“I’m not sure I want to look,” said {child}. | Whoever picked it up was the Ditcher.] You can put a letter down. But now the Ditcher would come with a face on.
`,
        },
        {
          sv: `
”Vem är nummer ett?” frågade {child}.

”Det får jag inte säga”, sa mannen. ”Vad folk läser är hemligt. Till och med diken.”

Men det gick att räkna ut. Två i kö till en bok som ingen läser, det är två som har brev i den. [friend: ”Och dikaren kan också räkna”, sa {friend}. | Och dikaren kunde också räkna.]

Frågan var vem som hade tagit den. [elder: {Elder} trodde på någon med ett dike. [elder2: {Elder2} trodde på någon i det.] ”Eller den som skrev den”, sa {elder.short}. ”För att se om den är
kvar.” | Den enda {child} kom på var den som hade skrivit den.] I tre veckor låg {child} om kvällarna och försökte tänka ut ett ansikte till dikaren. Det blev aldrig något vidare.
`,
          en: `
“Who’s number one?” asked {child}.

“I can’t tell you,” said the man. “What people read is secret. Even ditches.”

But it could be worked out. Two people in [uk: a queue | line] for a book that nobody reads are two people with letters in it. [friend: “And the Ditcher can count, too,” said {friend}. | And the Ditcher could count,
too.]

That left the one who’d taken it. [elder: {Elder} thought it was somebody with a ditch. [elder2: {Elder2} thought it was somebody in one.] “Or whoever wrote it,” said {elder.short}. “To see if it’s still
there.” | The only one {child} could think of was whoever wrote it.] For three weeks {child} lay in bed at night, trying to think up a face for the Ditcher. It never came out very well.
`,
        },
      ],
    },
    {
      id: 'laugh',
      part: 'turn',
      at: 'the library, the aisle of the boat engines: the child behind the shelf, the gate at the desk',
      with: ['child', 'gate', 'adult'],
      pays: ['like a gate', 'misspelled', 'the face'],
      plants: ['eleven steps'],
      sv: `
När boken kom tillbaka stod {child} bakom hyllan, bland båtmotorerna, med ögonen vid hålet. [adult: {Adult} satt vid tidningarna och hade lovat att inte fråga.]

Någon kom in. [music: Någon nynnade {music}.] [athlete: På ryggsäcken satt {athlete}.] Mannen i disken sa något om diken, och då gnisslade det i väggarna.

Det var grinden. Det var {gate} i klassen, i gul jacka, och hon höll i Dikets historia.

{Child} tänkte igenom breven, baklänges och fort. En som skrattar som en grind: det hade {gate} fått läsa. Sedan kom det andra. En som tittar på en som om man var felstavad. Vem kunde hon ha
menat?

{Child} såg sig om efter någon annan. Det fanns bara båtmotorer.
`,
      en: `
When the book came back, {child} was behind the shelf, among the boat engines, one eye at the gap. [adult: {Adult} was sitting by the newspapers, and had promised not to ask.]

Somebody came in. [music: Somebody was humming {music}.] [athlete: There was {athlete} on the backpack.] The man at the desk said something about ditches, and the walls creaked.

It was the gate. It was {gate}, from class, in a yellow jacket, and she was holding The History of the Ditch.

{Child} thought back through the letters, fast. Someone who laughs like a gate: {gate} had read that. Then came the other one. Someone who looks at you as if you were misspelled. Who could she have
meant?

{Child} looked around for somebody else. There were only boat engines.
`,
    },
    {
      id: 'gap',
      part: 'turn',
      at: 'the library, on either side of the shelf',
      with: ['child', 'gate'],
      pays: ['gap', 'the question', 'eleven steps'],
      either: [
        {
          sv: `
Hon satte sig på golvet på sin sida av hyllan och läste, och då var det tyst, för man kan inte läsa och gnissla samtidigt.

Till dörren var det elva steg. {Child} räknade dem två gånger och satte munnen till hålet.

”Kära dikare”, sa {child}.

Boken sjönk. I hålet kom ett öga.

”Är det du?” sa ögat. ”Som är så rolig?”

”Bara skriftligt”, sa {child}. ”Annars vet jag aldrig vad jag ska säga. Så jag tittar.”

”Jag vet inte heller vad jag ska säga”, sa {gate}. ”Så jag skrattar.”

De tänkte på det, var och en på sin sida. [pet: ”Hur mår {pet}?” sa {gate} sedan, och då fanns det ingen tvekan längre.]
`,
          en: `
She sat down on the floor on her side of the shelf and read, and it was quiet, because you can’t read and creak at the same time.

It was eleven steps to the door. {Child} counted them twice, and then spoke into the gap.

“Dear Ditcher,” said {child}.

The book sank. An eye came to the gap.

“Is that you?” said the eye. “The funny one?”

“Only in writing,” said {child}. “Out loud I never know what to say. So I look.”

“I never know what to say, either,” said {gate}. “So I laugh.”

They thought about that, one on each side. [pet: “How’s {pet}?” said {gate} then, and after that there was no doubt about it.]
`,
        },
        {
          sv: `
Det gick fortfarande att smita. Elva steg till dörren. {Gate} hade satt sig på golvet på andra sidan och läste de tre orden så länge att de borde ha tagit slut.

Sedan skrev hon något, vek ihop det och sköt det genom hålet. Det landade framför {child's} skor.

Ja, stod det. Jag vågar om du vågar.

Det vågade inte {child}. Men det gick fortare att sätta sig ner än att gå elva steg.

”Det är jag”, sa {child} i hålet. ”Den som tittar.”

Ett öga kom fram. Det var förfärat, och sedan var det något annat.

”Grinden”, sa {gate}. ”Är det jag?”

”Det är en fin grind”, sa {child}.

[pet: ”Hälsa {pet}”, sa {gate} sedan, precis som dikaren skulle ha sagt. | Det blev tyst, men det var samma tystnad på båda sidor.]
`,
          en: `
It was still possible to leave. Eleven steps to the door. {Gate} had sat down on the floor on the other side, and she read those three words for so long that they should have been used up.

Then she wrote something, folded it, and pushed it through the gap. It landed in front of {child's} shoes.

Yes, it said. I will if you will.

{Child} wouldn’t. But it was quicker to sit down than to walk eleven steps.

“It’s me,” said {child} into the gap. “The one who looks.”

An eye came up. It was horrified, and then it was something else.

“The gate,” said {gate}. “Is that me?”

“It’s a nice gate,” said {child}.

[pet: “Say hi to {pet},” said {gate} then, just as the Ditcher would have. | It was quiet, but it was the same quiet on both sides.]
`,
        },
      ],
    },
    {
      id: 'third-letter',
      part: 'turn',
      at: 'the library floor, by the gap',
      with: ['child', 'gate'],
      pays: ['arrow', 'who wrote it'],
      plants: ['uphill'],
      either: [
        {
          sv: `
”Det ligger ett till här”, sa {gate}. ”Inte från dig.” Bokstäverna stod raka som stolpar. Hon läste högt.

Till läsaren av sidan 88. I fyrtio år har jag undrat om någon har öppnat min bok. Nu har jag lånat den och sett efter. Den är sliten på ett ställe. Ert brev har jag inte läst, då det
knappast handlar om diken. Men pilen är ritad åt fel håll. Har vattnet runnit uppåt i fyrtio år utan att någon har märkt det? [age>=11 / !friend / !elder / !sport: P.S. Det är jag som har
band ett. Jag skulle bara ändra ett komma.]

{Child} tittade genom hålet. Ögat tittade tillbaka. Sedan skrattade de, och det gnisslade inte alls, eller så berodde det på att de var två.
`,
          en: `
“There’s another one in here,” said {gate}. “Not from you.” The letters stood as straight as posts. She read it out.

To the reader of page 88. For forty years I have wondered if anybody has opened my book. Now I have borrowed it to find out. It is worn in one place. I have not read your letter, as it can
hardly be about ditches. But the arrow is the wrong way around. Has the water been running uphill for forty years without anybody noticing? [age>=11 / !friend / !elder / !sport: P.S. It is I who have
volume one. I only meant to change a comma.]

{Child} looked through the gap. The eye looked back. Then they laughed, and it didn’t creak at all, or else that was because there were two of them.
`,
        },
        {
          sv: `
{Gate} bläddrade, och ut gled ett kuvert som ingen av dem hade lagt dit. Till den som läser sidan 88, stod det.

”Det är vi”, sa {child}.

Den som hade skrivit var åttiofyra år och hade skrivit boken också. En gång, när han var ung och trött, hade han ritat en pil åt fel håll på sidan 88. I fyrtio år hade vattnet runnit uppåt, och i fyrtio år
hade han väntat på att någon skulle klaga. Diken är inte tråkiga, stod det sist. Det finns ett i Rom som har tagit hand om regnet i mer än tvåtusen år. [age>=11 / !friend / !elder / !sport: Och band ett hade han själv hemma. Han skulle bara
ändra ett komma.]

”Han har väntat på oss”, sa {gate}, och skrattade inte alls.
`,
          en: `
{Gate} turned the pages, and out slid an envelope that neither of them had put there. To whoever reads page 88, it said.

“That’s us,” said {child}.

The writer was eighty-four, and had written the book, too. Once, when he was young and tired, he had drawn an arrow the wrong way around on page 88. For forty years the water had been running uphill, and for forty
years he’d been waiting for somebody to complain. Ditches are not dull, it said at the end. There is one in Rome that has looked after the rain for more than two
thousand years. [age>=11 / !friend / !elder / !sport: As for volume one, he had it at home. He’d only meant to change a comma.]

“He’s been waiting for us,” said {gate}, and didn’t laugh at all.
`,
        },
      ],
    },
    {
      id: 'answer',
      part: 'back',
      at: 'the library floor, then the desk',
      with: ['child', 'gate', 'friend'],
      pays: ['uphill'],
      plants: ['nod'],
      sv: `
Svaret skrev de på golvet, en rad var, genom hålet. Kära dikare. Vi såg det i september. Det var det första vi tyckte lika om.

Sedan ställdes boken tillbaka, och då var det slut på hålet. De möttes vid disken[friend: , där {friend} hostade i onödan]. Det var värre. I full storlek är det mycket ansikte på en gång.

”Säger vi hej i morgon?” sa {gate}.

”Vi kan börja med att nicka”, sa {child}.
`,
      en: `
They wrote the answer on the floor, a line each, through the gap. Dear Ditcher. We noticed in September. It was the first thing we agreed on.

Then the book went back on the shelf, and that was the end of the gap. They met at the desk[friend: , where {friend} coughed for no reason]. That was harder. Full size, it’s a lot of face at once.

“Do we say hi tomorrow?” said {gate}.

“We could start with a nod,” said {child}.
`,
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed',
      with: ['child', 'pet'],
      pays: ['nod'],
      either: [
        {
          sv: `
På kvällen låg det ett brev i jackfickan, fast ingen hade sett när det kom dit. {Child} läste det i sängen, med lampan neddragen. [pet.dog / pet.cat: {Pet} värmde fötterna.]

Kära dikare, stod det. I dag ritar jag i stället.

Under stod en grind. Den var lite sned, och bakom den gick en stig bort mellan träden. {Child} tittade på den tills ögonen blev tunga och la brevet under kudden. Lampan släcktes, och det var tyst i huset.
Grinden stod öppen.
`,
          en: `
That evening there was a letter in a jacket pocket, though nobody had seen it get there. {Child} read it in bed, with the lamp turned low. [pet.dog / pet.cat: {Pet} kept two feet warm.]

Dear Ditcher, it said. Today I’m drawing instead.

Below was a gate. It was slightly crooked, and behind it a path went off between the trees. {Child} looked at it until both eyes were heavy, and put the letter under the pillow. The lamp went out, and the
house was quiet. The gate stood open.
`,
        },
        {
          sv: `
Framåt kvällen började det regna. {Child} låg under täcket[pet.dog / pet.cat: , med {pet} tung över fötterna,] och hörde det på taket, först några droppar och sedan alla.

Det rann ner i rännan och längs gatan och ner i en brunn, och vidare under husen i mörkret, genom rör som någon hade ritat med linjal. Någonstans låg en som skrattade mycket, och var tyst nu, och hörde samma
regn. Och hela natten rann det åt rätt håll.
`,
          en: `
Toward night it began to rain. {Child} lay under the quilt[pet.dog / pet.cat: , with {pet} heavy on both feet,] and heard it on the roof, a few drops first and then all of them.

It ran into the gutter and along the street and down a drain, and on beneath the houses in the dark, through pipes that somebody had drawn with a ruler. Somewhere lay a person who laughed a lot,
quiet now, listening to the same rain. And all night long it ran the right way.
`,
        },
        {
          sv: `
Det var skönt att lägga sig. Ansiktet hade varit framme hela dagen och fick äntligen ligga på kudden, där ingen skulle titta på det[pet.dog / pet.cat: , utom {pet}].

{Child} låg i mörkret och övade. En nick är inte svår. Hakan ner en bit och sedan upp igen, inte så lite att den inte syns och inte så mycket att man ser ut som en häst. {Child} nickade mot taket, lugnt och
lagom. Hakan sjönk en gång till, långsammare, och den gången kom den inte upp förrän det var morgon.
`,
          en: `
It was good to lie down. That face had been out all day, and now at last it could go on a pillow, where nobody would look at it[pet.dog / pet.cat: , except {pet}].

{Child} lay in the dark and practiced. A nod isn’t hard. Chin down a little and up again, not so little that nobody sees it and not so much that you look like a horse. {Child} nodded at the ceiling, calmly,
about the right size. The chin went down once more, slower, and that time it didn’t come up again until morning.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['rules', 'complaints', 'gone'],
      world: 'library',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['letter', 'book'],
      alt: {
        sv: 'Längst in på biblioteket sitter {child} på huk med ett brev[friend: , och {friend} håller vakt].',
        en: 'Deep inside the library {child} crouches with a letter[friend: , and {friend} keeps watch].',
      },
    },
    {
      beats: ['suspects', 'laugh', 'gap'],
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'child-guest', pose: 'stand', at: 'far' },
      ],
      props: ['book'],
      alt: {
        sv: '{Child} står bland hyllorna på biblioteket. Längre bort har någon kommit för att hämta en bok.',
        en: '{Child} stands among the shelves in the library. Farther off, somebody has come to pick up a book.',
      },
    },
    {
      beats: ['gap', 'third-letter', 'answer'],
      world: 'library',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'left' },
        { who: 'child-guest', pose: 'read', at: 'right' },
      ],
      props: ['letter'],
      alt: {
        sv: '{Child} och {gate} sitter på golvet på biblioteket, och {gate} läser högt ur ett brev.',
        en: '{Child} and {gate} sit on the library floor, and {gate} reads a letter aloud.',
      },
    },
  ],
});

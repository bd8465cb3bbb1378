import { score } from '../../src/score.ts';

export default score({
  id: 'number-four-wants-to-go-home',
  premise:
    'A fox out of a sum on the board at the child’s school only does what it says, and cannot go home before it is worked out; the number is on the child’s sleeve, and the sum has to be counted from the end.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [6, 10],
  leads: ['school'],
  themes: ['school', 'fox'],
  contains: ['school', 'fox'],
  registry: {
    idea: 'those who live in a sum cannot go home until it is worked out; nobody ever asked the fox how many he wants to have left',
    device: 'every number written on the board happens at once; the right one is found by counting backward from none',
    objects: ['board on wheels', 'sleeve with a blue spot', 'turnips up to the chin', 'half a turnip', 'paw raised as in class', 'detective novel begun at the last page'],
    joke: '“I’m afraid I can’t shake hands.” / “What does a bus driver want with turnips?” – “You’re the first to ask.” / “Forty-seven left,” said the heap',
    ending: 'a zero on the dark board, round as a pillow / empty hands on a quilt, free to scratch a nose / a six lies well, with its stomach down',
  },
  titles: {
    sv: ['En räv har kålrötter', 'Nummer fyra vill hem', 'Noll kvar', 'En kväll {at school}'],
    en: ['A Fox Has Some Turnips', 'Number Four Wants to Go Home', 'None Left', 'An Evening {at school}'],
  },
  beats: [
    {
      id: 'rubbed-out',
      part: 'open',
      at: 'the child’s school, the end of the school day',
      with: ['child'],
      plants: ['sleeve', 'sum'],
      either: [
        {
          sv: `
”En räv har kålrötter”, stod det på tavlan. ”Han ger hälften till grannen och tre till busschauffören. Hur många har han
kvar?”

Det hade stått en siffra också, framför kålrötterna. Men när {child} sträckte sig fram för att skriva svaret ringde det ut,
och siffran följde med på tröjärmen. {At school} blev räven ensam kvar med ett okänt antal kålrötter.
`,
          en: `
“A fox has some turnips,” it said on the board. “He gives half of them to his neighbor and three to the bus driver. How many
are left?”

It hadn’t said some. It had said a number. But when {child} reached up to write the answer, the bell rang, and the number went
along on {child's} sleeve. And so, {at school}, a fox was left alone with nobody knew how many turnips.
`,
        },
        {
          sv: `
Det sista {child} gjorde {at school} den dagen var att sudda ut en siffra. Det var tröjärmen som råkade göra det, precis när
det ringde.

Resten stod kvar på tavlan: ”En räv har kålrötter. Han ger hälften till grannen och tre till busschauffören. Hur många har han
kvar?” Men hur många räven hade från början, det satt på ärmen, och gick inte längre att läsa.
`,
          en: `
The last thing {child} did {at school} that day was to rub out a number. It was a sleeve that did it, by accident, just as the
bell rang.

The rest was still on the board: “A fox has some turnips. He gives half of them to his neighbor and three to the bus driver. How
many are left?” But how many he had to begin with was on the sleeve, where nobody could read it any more.
`,
        },
      ],
    },
    {
      id: 'evening',
      part: 'stir',
      at: 'the school library, evening',
      with: ['child', 'friend', 'elder', 'elder2', 'adult', 'fox'],
      plants: ['last page'],
      either: [
        {
          sv: `
På kvällen var {child} där igen. De vuxna hade möte i matsalen[adult: , {adult} också], och den som väntade fick vara i
biblioteket bredvid, där tavlan stod på sina hjul. [friend: {Friend} väntade också.] [elder: {Elder} hade följt med och satt i
fåtöljen med en deckare[elder2: , och {elder2} satt i den andra och sov].]

Någon suckade bakom hyllorna. [music: Sedan nynnade någon {music}, sakta, som man gör när man har stått länge i kö.]

{Child} tittade runt hörnet. Där stod en räv med famnen full av kålrötter, ända upp till hakan.

– Nummer fyra, sa räven. Jag kan tyvärr inte ta i hand.
`,
          en: `
That evening {child} was back. The grown-ups had a meeting in the lunchroom[adult: , {adult} too], and anybody who had to wait could
wait next door, in the library, where the board stood on its wheels. [friend: {Friend} was waiting, too.] [elder: {Elder} had come
along and sat in the armchair with a detective novel[elder2: , and {elder2} sat in the other one, asleep].]

Behind the shelves somebody sighed. [music: Then somebody hummed {music}, slowly, the way you do in a long line.]

{Child} looked around the corner. There stood a fox with his arms full of turnips, all the way up to his chin.

“Number Four,” said the fox. “I’m afraid I can’t shake hands.”
`,
        },
        {
          sv: `
Klockan sju samma kväll luktade det kaffe {at school}. I matsalen hade de vuxna möte[adult: , {adult} också], och i biblioteket
intill fick man läsa så länge. [elder: Där satt {elder} med en deckare[elder2:  och {elder2} med slutna ögon].] [friend: Där satt {child}
och {friend} på golvet. | Där satt {child} på golvet.] Där stod tavlan, på sina fyra hjul.

Och bakom tavlan stack det fram två svarta tassar och en svans. [music: Det nynnades också. Det var {music}, fast väldigt trött.]

– Hallå? sa {child}.

– Äntligen, sa någon. Det var en räv, och han bar på så många kålrötter att man bara såg honom från ögonen och uppåt. –
Nummer fyra. Jag skulle bocka, men då rullar de.
`,
          en: `
At seven o’clock that evening it smelled of coffee {at school}. The grown-ups were meeting in the lunchroom[adult: , {adult} too], and
next door, in the library, you could read until they’d finished. [elder: There sat {elder} with a detective novel[elder2:  and {elder2} with both
eyes shut].] [friend: There sat {child} and {friend} on the floor. | There sat {child} on the floor.] And there stood the board, on its
four wheels.

From behind the board stuck out two black paws and a tail. [music: There was humming, too. It was {music}, only very tired.]

“Hello?” said {child}.

“At last,” said somebody. It was a fox, carrying so many turnips that you could only see him from the eyes up. “Number Four. I’d
bow, but then they roll.”
`,
        },
      ],
    },
    {
      id: 'only-what-it-says',
      part: 'stir',
      at: 'the school library',
      with: ['child', 'fox'],
      plants: ['only what it says', 'nose', 'bus driver'],
      either: [
        {
          sv: `
– Lägg ner dem, sa {child}.

– Det står inte att jag lägger ner dem. Jag gör bara det som står. Räven bytte fot. – Först ska grannen ha hälften, men vad är
hälften, när ingen vet hur många det är? Och det kliar på nosen.

– Vad ska en busschaufför ha kålrötter till?

– Du är den första som frågar, sa räven. Det är tack och hej, och sedan ringer det ut. [sport: I tisdags skulle jag {play sport} i tre
kvart och dela det på fem. Ingen undrade om jag ville.] Jag tycker inte ens om kålrötter.
`,
          en: `
“Put them down,” said {child}.

“It doesn’t say I put them down. I only do what it says.” The fox shifted his feet. “First my neighbor gets half, but how much is
half, when nobody knows how many there are? And my nose itches.”

“What does a bus driver want with turnips?”

“You’re the first to ask,” said the fox. “It’s thank you, and there goes the bell. [sport: On Tuesday I had to
{play sport} for forty-five minutes and divide it by five. Nobody wondered whether I wanted to.] I don’t even like turnips.”
`,
        },
        {
          sv: `
– Hur länge har du stått så där? frågade {child}.

– Sedan det ringde ut. Ni gick hem, allihop. Men jag får inte gå hem förrän jag är uträknad.

– Du kan väl sätta dig?

– Står det att jag sätter mig? sa räven.

{Child} läste på tavlan. Det stod det inte.

– Nej. Jag gör det som står, varken mer eller
mindre. Jag klagar inte. [sport: Förra veckan skulle jag {play sport} i två timmar och bli av med en tredjedel.|Förra veckan var jag
två tåg som möttes.] Då hade jag i alla fall händerna fria. Nu kliar det på nosen, och ute väntar en buss.
`,
          en: `
“How long have you been standing like that?” asked {child}.

“Since the bell. You all went home. But I can’t go home until I’m worked out.”

“You could sit down.”

“Does it say I sit down?” said the fox. {Child} read the board. It didn’t. “No. I do what it says, no more and no less. I’m not
complaining. [sport: Last week I had to {play sport} for two hours and lose one third of it. | Last week I was two trains that met.] But I
had my hands free. Now my nose itches, and there’s a bus waiting.”
`,
        },
      ],
    },
    {
      id: 'pen',
      part: 'try',
      at: 'the board in the school library',
      with: ['child', 'friend', 'fox'],
      plants: ['spot'],
      sv: `
{Child} tittade på ärmen. Där satt en blå fläck, lite rund nertill. Det kunde vara vilken siffra som helst.

– Då får vi prova, sa {child} och tog en penna[athlete:  ur skrinet med {athlete} på].
`,
      en: `
{Child} looked at the sleeve. There was a blue spot on it, roundish at the bottom. It could have been any number at all.

“We’ll just have to try,” said {child}, and took a pen[athlete:  out of the pencil case with {athlete} on it].
`,
    },
    {
      id: 'first-number',
      part: 'try',
      at: 'the board in the school library',
      with: ['child', 'friend', 'fox'],
      either: [
        {
          sv: `
[friend: – Hundra, sa {friend}, som tyckte om runda tal. {Child} skrev hundra. | Hundra, skrev {child}, för det är en bra siffra
att börja med.]

Det mullrade. Femtio kålrötter for iväg till grannen, svisch. Tre for iväg till busschauffören, svisch. Resten låg i en hög på
golvet, och överst i högen satt två öron.

– Fyrtiosju kvar, sa högen. Lite väl många.
`,
          en: `
[friend: “A hundred,” said {friend}, who liked round numbers. {Child} wrote a hundred. | A hundred, wrote {child}, because that’s a
good place to start.]

There was a rumble. Fifty turnips went off to the neighbor, whoosh. Three went off to the bus driver, whoosh. The rest lay in a heap
on the floor, and at the top of the heap were two ears.

“Forty-seven left,” said the heap. “It’s a bit much.”
`,
        },
        {
          sv: `
[friend: – Ta i underkant, sa {friend}. Två.

{Child} skrev två. | Det kändes snällast att skriva ett litet tal. {Child} skrev två.]

Genast hade räven två kålrötter. Den ena for iväg till grannen, svisch. Den andra for iväg till busschauffören, svisch. Sedan hände det
inget mer, fast på ett otåligt sätt. Utanför tutade en buss.

– Han skulle ha tre, sa räven. Han kände efter i svansen. – Ni har inga kålrötter på er?
`,
          en: `
[friend: “Go low,” said {friend}. “Two.” {Child} wrote two. | A small number seemed kindest. {Child} wrote two.]

At once the fox had two turnips. One went off to the neighbor, whoosh. One went off to the bus driver, whoosh. After that nothing
happened, but it didn’t happen in an impatient way. Outside, a bus honked.

“He was supposed to get three,” said the fox, feeling about in his tail. “You’re not carrying any turnips, are you?”
`,
        },
      ],
    },
    {
      id: 'second-number',
      part: 'try',
      at: 'the board in the school library',
      with: ['child', 'pet', 'fox'],
      plants: ['almost'],
      either: [
        {
          sv: `
{Child} suddade, noga den här gången, och skrev sju. Sju är ju ett lyckotal.

Svisch, sa det. Svisch. Nu såg man hela räven. I ena tassen höll han en halv kålrot.

– Nästan, sa han.

– Kasta den.

– Det står inte.

– Ät upp den, då.

– Det står inte heller, sa räven. Och den är rå.

[pet.dog: – {Pet} skulle ha ätit upp den.] [pet.cat: – {Pet} skulle ha puttat in den under en hylla.] [pet.other: – {Pet} skulle kunna
vakta den åt dig.]

[pet: – Det står ingenting om {pet}, sa räven. Tyvärr.]
`,
          en: `
{Child} rubbed that out, carefully this time, and wrote seven. Seven is lucky, after all.

Whoosh, it went. Whoosh. Now you could see the whole fox. In one paw he held half a turnip.

“Nearly,” he said.

“Throw it away.”

“It doesn’t say so.”

“Eat it, then.”

“It doesn’t say that, either,” said the fox. “And it’s raw.”

[pet.dog: “{Pet} would have eaten it.”] [pet.cat: “{Pet} would have pushed it under a shelf.”] [pet.other: “{Pet} could look after it for
you.”]

[pet: “There’s nothing in here about {pet},” said the fox. “I wish there were.”]
`,
        },
        {
          sv: `
Bort med den siffran, och dit med en åtta. En åtta är i alla fall lätt att dela.

Fyra till grannen, svisch. Tre till busschauffören, svisch. Räven sträckte på sig, för första gången på hela dagen. Sedan såg
han att han höll i något.

– En, sa han. Det är nästan värst. Den tittar på mig.

– Göm den bakom ryggen!

– Då vet jag ju fortfarande att den är där, sa räven.

[pet.dog: – {Pet} skulle ha grävt ner den.] [pet.cat: – {Pet} skulle ha jagat ut den i korridoren.] [pet.other: – {Pet} skulle kunna få
den.]

[pet: – {Pet} är inte med i det här talet, sa räven. Det märks.]
`,
          en: `
Away with that, and on with an eight. At least you can cut an eight in half.

Four to the neighbor, whoosh. Three to the bus driver, whoosh. The fox stretched, for the first time all day. Then he saw that he was
holding something.

“One,” he said. “That’s nearly the worst. It looks at me.”

“Hide it behind your back!”

“I’d still know it was there,” said the fox.

[pet.dog: “{Pet} would have buried it.”] [pet.cat: “{Pet} would have chased it down the hall.”] [pet.other: “{Pet} could have it.”]

[pet: “{Pet} isn’t in this one,” said the fox. “You can tell.”]
`,
        },
      ],
    },
    {
      id: 'chairs',
      part: 'lull',
      at: 'the school library, and the lunchroom next door',
      with: ['child', 'fox'],
      either: [
        {
          sv: `
I matsalen skrapade det av stolar. Mötet var snart slut. Räven såg ner på det lilla han hade kvar och sa ingenting alls.
`,
          en: `
In the lunchroom, chairs scraped. The meeting was nearly over. The fox looked down at the little he had left and said nothing at all.
`,
        },
        {
          sv: `
Där inne hos de vuxna började det klirra av kaffekoppar. Så låter det när folk snart ska gå hem. Räven hörde det också.
`,
          en: `
In where the grown-ups were, the coffee cups began to clink. That’s how it sounds when people are about to go home. The fox heard it,
too.
`,
        },
      ],
    },
    {
      id: 'from-the-end',
      part: 'turn',
      at: 'the board in the school library',
      with: ['child', 'friend', 'elder', 'fox'],
      pays: ['last page', 'sum', 'almost', 'only what it says', 'bus driver'],
      either: [
        {
          sv: `
[elder: I fåtöljen slog {elder.short} upp sista sidan, fast boken var alldeles oläst. – Man vill ju veta vart det barkar, sa {elder.he}.

]– Hur många vill du ha kvar? frågade [friend: {friend}. Det hade ingen tänkt på.|{child} efter en stund.]

Det blev tyst bakom nosen. – Det har aldrig någon frågat, sa räven. Inga. Jättegärna inga.

– Då börjar vi där, sa {child}. Sist är det noll. Alldeles före det fick busschauffören tre. Då hade du tre. Och före det fick grannen
hälften, alltså precis lika många. Tre och tre.

– Sex, sa [friend: {friend} | räven andlöst].
`,
          en: `
[elder: In the armchair {elder.short} turned to the last page, though the book was quite new. “I like to know where it’s going,”
{elder.he} said.

]“How many do you want to have left?” asked [friend: {friend}. Nobody had thought of that.|{child}.]

It was quiet behind the nose. “I’ve never been asked,” said the fox. “None. If at all possible, none.”

“Then that’s where we start,” said {child}. “At the end there’s zero. Just before that, the bus driver got three. So you had three. And
before that your neighbor got half, so that’s the same again. Three and three.”

“Six,” said [friend: {friend} | the fox, without breathing].
`,
        },
        {
          sv: `
– Vi provar för mycket, sa {child}. Vad är det du vill, egentligen?

– Vill? sa räven. Gå hem med tomma tassar. Och klia mig.

[elder: – Bra slut, sa {elder.short} från fåtöljen, med näsan i sista kapitlet. Börja där. Det gör jag alltid.|Det var
ett bra slut. Då kunde man lika gärna börja där.]

{Child} ställde sig vid tavlan och räknade baklänges.

– Tomt. Innan det var tomt gav du busschauffören tre, så då var de tre. Och innan
dess gav du bort hälften. Lika mycket som du hade kvar. Så tre till.

[friend: – Det blir sex, sa {friend}, som räknade på fingrarna.|Det blev sex.]
`,
          en: `
“We keep guessing,” said {child}. “What is it you want, really?”

“Want?” The fox had to think. “To go home with empty paws,” he said. “And to scratch.”

[elder: “That’s a good ending,” said {elder.short} from the armchair, nose in the last chapter. “Start there. I always do.”|It was a good
ending. You might as well start there.]

{Child} stood at the board and went backward. “Empty. Before it was empty, you gave the bus driver three, so there were three. And before
that you gave away half. That’s as many as you kept. So three more.”

[friend: {Friend} counted it on ten fingers. “That’s six.”|That made six.]
`,
        },
      ],
    },
    {
      id: 'six',
      part: 'turn',
      at: 'the school library',
      with: ['child', 'fox'],
      pays: ['sleeve', 'spot', 'nose'],
      plants: ['empty'],
      either: [
        {
          sv: `
{Child} skrev en sexa. Tre kålrötter for iväg till grannen, svisch. Ute på gatan öppnade bussen sina dörrar och fick tre, svisch. Och
räven stod med båda tassarna i luften, och i dem fanns ingenting. Noll, skrev {child} efter frågetecknet.

Nu när man visste det syntes det på ärmen också. Fläcken var en sexa. Det hade den varit hela tiden.

Räven kliade sig på nosen, länge. Sedan räckte han upp ena tassen, rakt upp, och väntade.

– Ja? sa {child}.

– Får jag gå hem?

Det måste stå någonstans. {Child} skrev det nederst på tavlan: ”Sedan åker räven hem och lägger sig.”
`,
          en: `
{Child} wrote a six. Three turnips went off to the neighbor, whoosh. Out in the street the bus opened its doors and got three, whoosh. And
the fox stood there with both paws in the air, and there was nothing in them. Zero, wrote {child}, after the question mark.

Now that you knew, you could see it on the sleeve, too. The spot was a six. It had been a six all the time.

The fox scratched his nose for a good long while. Then he put up one paw, straight up, and waited.

“Yes?” said {child}.

“May I go home?”

It had to say so somewhere. At the bottom of the board {child} wrote: “Then the fox goes home to bed.”
`,
        },
        {
          sv: `
En sexa är lätt att skriva, bara en sväng. Svisch, sa det mot grannen. Svisch, sa det mot bussen, och där ute hördes någon säga tack
för tre fina kålrötter.

– Noll, sa räven. Han vände på tassarna. Det var noll på båda sidor. Så {child} satte dit nollan, stor och rund.

[age>=8: {Child} höll upp ärmen mot lampan. Om man inte visste något var det en fläck. Om man visste var det en sexa, med en rund liten mage. | Fläcken på ärmen var en sexa, den också.]

Först kliade räven sig på nosen. Sedan kliade han sig på nosen en gång till, för att det gick. Sedan sträckte han en tass rakt upp i
luften, precis som man ska, och väntade på sin tur.

– Räven? sa {child}.

– Får jag gå nu?

– Det ska bara stå först, sa {child} och skrev längst ner: ”Efteråt tar räven bussen hem och går och lägger sig.”
`,
          en: `
A six is easy to write. It’s only one turn. Whoosh, it went, toward the neighbor. Whoosh, it went, toward the bus, and out there somebody
was heard to say thank you for three fine turnips.

“Zero,” said the fox. He turned his paws over. It was zero on both sides. So {child} put in the zero, big and round.

[age>=8: {Child} held the sleeve up to the lamp. If you didn’t know what it was, it was a spot, but if you knew, it was a six, with a small
round stomach. | The spot on the sleeve was one, too.]

First the fox scratched his nose. Then he scratched his nose again, because he could. Then he put one paw straight up in the air, the way
you should, and waited his turn.

“Yes, fox?” said {child}.

“May I leave now?”

“It just has to say so,” said {child}, and wrote, below all the rest: “Afterward the fox takes the bus home and goes to bed.”
`,
        },
      ],
    },
    {
      id: 'bus',
      part: 'back',
      at: 'the schoolyard, evening',
      with: ['child', 'friend', 'elder', 'adult', 'fox'],
      either: [
        {
          sv: `
Räven gick över skolgården, så rak i ryggen som bara den kan vara som inte bär på något. Sedan såg man bussen köra[city: , bort
genom {city}, med alla lampor tända]. Längst bak satt han med tassarna i knät.

[adult: – Hur har du haft det? frågade {adult}, som kom ut från mötet.

– Noll kvar, sa {child}.

– Samma här, sa {adult}.]
`,
          en: `
The fox crossed the schoolyard with his back as straight as only those have who carry nothing. Then you could see the bus go
off[city:  through {city} with all its lights on]. At the very back he sat, with his paws in his lap.

[adult: “How did it go?” asked {adult}, coming out of the meeting.

“None left,” said {child}.

“Same here,” said {adult}.]
`,
        },
        {
          sv: `
Räven gick över skolgården med svansen efter sig och klev på. Bussen suckade, stängde dörrarna och for[city: , tvärs genom {city}, åt
det håll där det var mörkast]. Man såg honom vinka, med båda tassarna, för det gick ju nu.

[adult: – Vem var det? frågade {adult}, som kom ut från mötet.

– Nummer fyra, sa {child}. Han är klar nu.]
`,
          en: `
The fox walked over the schoolyard with his tail behind him and got on. The bus sighed, shut its doors and drove off[city:  through {city},
toward where it was darkest]. You could see him waving, with both paws, because now he could.

[adult: “Who was that?” asked {adult}, coming out of the meeting.

“Number Four,” said {child}. “He’s done.”]
`,
        },
      ],
    },
    {
      id: 'zero',
      part: 'down',
      at: 'the child’s bed; the dark school',
      with: ['child', 'friend', 'pet', 'elder'],
      pays: ['empty'],
      either: [
        {
          sv: `
Sedan var det kväll på riktigt. [pet.dog / pet.cat: {Pet} luktade länge på {child's} fingrar, som luktade kålrot.] [pet.other: {Pet} fick
höra hela talet, från slutet till början.] {At school} var det släckt, i matsalen och i korridoren och i biblioteket, där det doftade av
gamla böcker och nya. Det enda som lyste lite var tavlan. Efter alla ord stod det en nolla, rund som en kudde.
`,
          en: `
Then it was properly night. [pet.dog / pet.cat: {Pet} smelled {child's} fingers for a long time, because they smelled of turnip.] [pet.other: {Pet}
was told the whole sum, from the end to the beginning.] {At school} the lights were out, in the lunchroom and in the hall and in the library,
with its smell of old books and new. The only thing that shone a little was the board. After all the words there stood a zero, as round as a
pillow.
`,
        },
        {
          sv: `
{Child} låg under täcket och räknade ut resten. [pet.dog / pet.cat: {Pet}, som låg vid fötterna, blev en.] [pet.other: {Pet} hade det
tyst och mörkt, och det blev ett.] Huset där räven bodde var litet, fick det bli, och dörren gick att öppna, för nu hade han tassar
till det. Grannen kokade soppa. Busschauffören kokade soppa. Och {at school} gick vaktmästaren sin runda och släckte den sista lampan,
och ingen blev ensam kvar.
`,
          en: `
Under the quilt {child} worked out the rest. [pet.dog / pet.cat: {Pet}, down by the feet, came to one.] [pet.other: {Pet} had it dark and
quiet, and that came to one.] The fox’s house was small, it turned out, and the door could be opened, now that he had paws for it. The
neighbor was cooking soup. The bus driver was cooking soup. And {at school} the caretaker went around and turned off the last light, and
nobody was left behind.
`,
        },
      ],
    },
    {
      id: 'lies-well',
      part: 'last',
      at: 'the child’s bed',
      with: ['child'],
      either: [
        {
          sv: `
Tröjan hängde över stolen. Den ena ärmen låg på sitsen, med sexan uppåt, och sexan låg bra. Det gör sexor. De har magen nertill och
ingenting kvar att räkna.
`,
          en: `
The sweater hung over the chair. One sleeve lay on the seat, with its six upward, and the six lay well. Sixes do. They keep their stomachs at
the bottom. And there was nothing left to count.
`,
        },
        {
          sv: `
{Child} la händerna ovanpå täcket. De höll inte i någonting alls. Kliade det på näsan, så var det bara att klia, och sedan ligga
så där, med tomma händer, och inte behöva bära något förrän i morgon.
`,
          en: `
{Child} put both hands on top of the quilt. They weren’t holding anything at all. If a nose itched, you only had to scratch it, and
then lie there, with your hands empty, and nothing to carry until tomorrow.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['evening', 'only-what-it-says', 'pen'],
      world: 'library',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'near' },
        { who: 'fox', pose: 'stand', at: 'centre' },
        { who: 'elder', pose: 'read', at: 'seat' },
      ],
      alt: {
        sv: 'I skolbiblioteket möter {child}[friend:  och {friend}] en räv.',
        en: 'In the school library {child}[friend:  and {friend}] and a fox have just met.',
      },
    },
    {
      beats: ['pen', 'first-number', 'second-number', 'chairs', 'from-the-end'],
      world: 'library',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'reach', at: 'left' },
        { who: 'fox', pose: 'sit', at: 'near' },
        { who: 'friend', pose: 'sit', at: 'centre' },
        { who: 'elder', pose: 'read', at: 'seat' },
      ],
      alt: {
        sv: '{Child} sträcker sig för att skriva, och räven väntar[friend: , och {friend} räknar].',
        en: '{Child} reaches up to write, and the fox waits[friend: , and {friend} counts].',
      },
    },
    {
      beats: ['six', 'bus', 'zero'],
      world: 'schoolyard',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'back', at: 'centre' },
        { who: 'friend', pose: 'back', at: 'left' },
        { who: 'adult', pose: 'stand', at: 'right' },
        { who: 'fox', pose: 'walk', at: 'far' },
      ],
      alt: {
        sv: 'Över den mörka skolgården går räven hem, och {child}[friend:  och {friend}] ser efter honom.',
        en: 'The fox walks home across the dark schoolyard. {Child}[friend:  and {friend}] can still see his tail.',
      },
    },
  ],
});

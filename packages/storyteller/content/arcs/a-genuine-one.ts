import { score } from '../../src/score.ts';

export default score({
  id: 'a-genuine-one',
  premise:
    'A new boy boasts of a secondhand backpack whose brand is the name inside the flap: the child’s own; and in the hidden pocket lies the child’s letter, which he takes for the instructions.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [9, 12],
  leads: [],
  themes: ['new-friend', 'moving', 'friendship', 'letter'],
  contains: ['train', 'school', 'first-day-at-school'],
  registry: {
    idea: 'a lost thing comes back as a brand that bears the child’s own name; whoever exposes the boaster exposes a frightened boy',
    device: 'everything the child loved at eight (pet, friend, sport, song) is taken for logo, set, purpose and jingle',
    objects: ['green backpack with an orange flap', 'hidden pocket against the spine', 'letter to oneself at thirteen', 'egg sandwich', 'marker pen', 'cello'],
    joke: '“They named me after the backpack.” – “My cousin’s called Mercedes.” / “They only made one.”',
    ending: 'counting those who are asleep already, until the count comes to the one who counts; this time no mm is heard',
  },
  titles: {
    sv: ['En äkta {child}', 'Bruksanvisning medföljer', 'Ett mycket litet mm', 'Öppnas vid tretton', 'Kroken i hallen'],
    en: ['A Genuine {child}', 'Instructions Included', 'A Very Small Mm', 'Not Before Thirteen', 'The Hook in the Hall'],
  },
  guests: {
    boy: {
      sv: [
        { name: 'Melker', pronoun: 'he' },
        { name: 'Tage', pronoun: 'he' },
        { name: 'Hjalmar', pronoun: 'he' },
      ],
      en: [
        { name: 'Jonah', pronoun: 'he' },
        { name: 'Felix', pronoun: 'he' },
        { name: 'Toby', pronoun: 'he' },
      ],
    },
  },
  tables: {
    logo: {
      by: 'breed',
      rows: {
        'Golden Retriever': { sv: { beast: 'ett lejon' }, en: { beast: 'a lion' } },
        Labrador: { sv: { beast: 'ett sjölejon' }, en: { beast: 'a sea lion' } },
        'German Shepherd': { sv: { beast: 'en känguru' }, en: { beast: 'a kangaroo' } },
        Poodle: { sv: { beast: 'ett lamm, fast förnämt' }, en: { beast: 'a lamb, but a posh one' } },
        Bulldog: { sv: { beast: 'en flodhäst' }, en: { beast: 'a hippo' } },
        Beagle: { sv: { beast: 'en myrslok' }, en: { beast: 'an anteater' } },
        Rottweiler: { sv: { beast: 'en tjur' }, en: { beast: 'a bull' } },
        'Yorkshire Terrier': { sv: { beast: 'en komet' }, en: { beast: 'a comet' } },
        Dachshund: { sv: { beast: 'ett snabbtåg' }, en: { beast: 'an express train' } },
        'Siberian Husky': { sv: { beast: 'en polarräv' }, en: { beast: 'an arctic fox' } },
        'Border Collie': { sv: { beast: 'en pingvin' }, en: { beast: 'a penguin' } },
        Boxer: { sv: { beast: 'en brottare' }, en: { beast: 'a wrestler' } },
        'Cocker Spaniel': { sv: { beast: 'en elefant' }, en: { beast: 'an elephant' } },
        'Australian Shepherd': { sv: { beast: 'en världskarta' }, en: { beast: 'a map of the world' } },
        'Shih Tzu': { sv: { beast: 'en gardin, tror jag' }, en: { beast: 'a curtain, I think' } },
        Persian: { sv: { beast: 'ett åskmoln' }, en: { beast: 'a thundercloud' } },
        'Maine Coon': { sv: { beast: 'ett lodjur' }, en: { beast: 'a lynx' } },
        'British Shorthair': { sv: { beast: 'en bowlingboll' }, en: { beast: 'a bowling ball' } },
        Ragdoll: { sv: { beast: 'en säl' }, en: { beast: 'a seal' } },
        Bengal: { sv: { beast: 'en leopard' }, en: { beast: 'a leopard' } },
        Siamese: { sv: { beast: 'en tvättbjörn' }, en: { beast: 'a raccoon' } },
        Abyssinian: { sv: { beast: 'en puma' }, en: { beast: 'a puma' } },
        'Russian Blue': { sv: { beast: 'en panter' }, en: { beast: 'a panther' } },
        'Scottish Fold': { sv: { beast: 'en uggla' }, en: { beast: 'an owl' } },
        Sphynx: { sv: { beast: 'en rymdvarelse' }, en: { beast: 'somebody from outer space' } },
        any: { sv: { beast: 'en enhörning, fast utan horn' }, en: { beast: 'a unicorn, without the horn' } },
      },
    },
  },
  beats: [
    {
      id: 'mm',
      part: 'open',
      at: 'the couch and the hall at home, some months ago',
      with: ['child', 'adult'],
      plants: ['mm', 'hook', 'backpack'],
      either: [
        {
          sv: `
Hela misstaget tog en halv sekund och lät så här:

– Mm.

[adult: {Adult} | Någon] hade frågat om den gamla ryggsäcken kunde gå till loppisen, och {child} låg i soffan och läste. När
kapitlet var slut satt det bara en tom krok i hallen.
`,
          en: `
The whole mistake took half a second, and it went like this:

“Mm.”

[adult: {Adult} | Somebody] had asked whether the old backpack could go to the [uk: jumble | rummage] sale, and {child} was
on the couch, reading. By the end of the chapter there was only an empty hook in the hall.
`,
        },
        {
          sv: `
I hallen sitter en krok som ingen använder. Där hängde {child's} gamla ryggsäck, ända tills [adult: {adult} | någon] frågade
om den kunde gå till loppisen. {Child} låg i soffan och läste.

– Mm, sa {child}.

Det kan betyda vad som helst. Den här gången betydde det ja.
`,
          en: `
There is a hook in the hall that nobody uses. {Child's} old backpack hung there, until the day [adult: {adult} | somebody]
asked if it could go to the [uk: jumble | rummage] sale. {Child} was on the couch, reading.

“Mm,” said {child}.

That can mean anything. This time it meant yes.
`,
        },
      ],
    },
    {
      id: 'pocket',
      part: 'open',
      at: 'what the backpack was like',
      with: ['child'],
      plants: ['egg sandwich', 'pocket', 'letter', 'fishing line'],
      either: [
        {
          sv: `
Själva ryggsäcken gick att leva utan. Den var grön med orange lock och luktade svagt av en äggmacka som hade fått följa med ett
helt sommarlov. [elder: Ena remmen hade {elder} lagat med fiskelina [elder2 & age>10: , och {elder2} hade provat den med femton kilo potatis].] Men innerst mot ryggen satt en hemlig ficka, och i fickan låg ett brev.

Till mig, stod det på kuvertet. Öppnas när jag är minst tretton. {Child} hade skrivit det som åttaåring och mindes bara att det
var mycket pinsamt.
`,
          en: `
You can live without a backpack. It was green with an orange flap, and it smelled faintly of an egg sandwich that had been along for a whole summer. [elder: One strap had been mended by {elder}, with fishing line[elder2 & age>10:  and tested by {elder2}, with a sack of potatoes].] But in the back was a secret pocket, and in the pocket was a letter.

To me, it said on the envelope. Not to be opened until I am at least thirteen. {Child} had written it at eight, and remembered only that it was extremely embarrassing.
`,
        },
        {
          sv: `
Värst var inte själva ryggsäcken. Den var grön, locket var orange, och sedan en viss utflykt luktade den äggmacka.
[elder: Ena remmen satt med fiskelina, för den hade {elder} lagat[elder2 & age>10:  och {elder2} hängt i på prov].]
Värst var brevet. Det låg i en hemlig ficka, mot ryggen, och {child} hade skrivit det som åttaåring.

Till mig, stod det utanpå. Öppnas när jag är minst tretton. Vad som stod inuti mindes {child} inte, bara att man blev
varm om öronen.
`,
          en: `
The backpack wasn’t the worst of it. It was green, the flap was orange, and since a certain outing it had smelled of
egg sandwich. [elder: One strap hung by fishing line, because {elder} had mended it[elder2 & age>10: , and {elder2}
had swung from it as a test].] The worst was the letter. That lay in a secret pocket, against the spine, and {child}
had written it at eight.

To me, it said on the outside. Not to be opened until I am at least thirteen. {Child} had forgotten the inside, apart
from a feeling of hot ears.
`,
        },
      ],
    },
    {
      id: 'brand',
      part: 'stir',
      at: 'the platform of a station, a Sunday evening; the grown-ups are in line to ask about the train',
      with: ['child', 'friend', 'boy'],
      pays: ['backpack', 'fishing line'],
      plants: ['name', 'logo'],
      either: [
        {
          sv: `
En söndagskväll några månader senare var tåget hem försenat. De vuxna stod i kö för att få veta varför. En
bit bort på perrongen satt en kille med en grön ryggsäck i knät. Orange lock. [elder: Fiskelina.] Runt honom stod en tjej med
cello och två bröder i likadana jackor. {Child} [friend: och {friend}] ställde sig där också.

– Det är en {child}, sa killen.

{Child} höll på att säga ja.

– En vad? sa tjejen med cellon.

– En {child}. De är italienska.

Han fällde upp locket. Där stod det: {child}. Bokstäverna var svarta och lutade åt olika håll.

– Handgjord, sa killen. Och lukta! Äkta läder.

[pet: Bredvid namnet satt en teckning av {pet}.

– Och det är märket, sa killen. De har {logo.beast}.]
`,
          en: `
One Sunday evening, months later, the train home was late. The grown-ups were [uk: queuing | standing in line] to find out why. Farther down the platform sat a boy with a green backpack in his lap. Orange flap. [elder: Fishing line.]
Around him stood a girl with a cello and two brothers in matching jackets. {Child} [friend: and {friend}] joined them.

“It’s a genuine {child},” said the boy.

{Child} very nearly said yes.

“A genuine what?” said the girl with the cello.

“A genuine {child}. They’re Italian.”

He lifted the flap. There it was: {child}. The letters were black and leaned several ways at once.

“Handmade,” said the boy. “And smell it! Real leather.”

[pet: Beside the name was a drawing of {pet}.

“And that’s the logo,” said the boy. “It’s {logo.beast}.”]
`,
        },
        {
          sv: `
En söndagskväll några månader senare stod {child} [friend: och {friend}] på en perrong. Tåget var försenat, och de
vuxna hade gått för att klaga.

– {Child}, sa någon.

{Child} vände sig om, men det var ingen som menade {child.him}. Under en lykta satt en kille med en ryggsäck i knät.
Grön. Orange lock. [elder: Fiskelina.] Han visade den för en tjej med cello och två bröder i likadana jackor.

– Heter den {child}? sa tjejen.

– Alla heter det, sa killen. De är italienska. Handgjorda. Känn, så luktar äkta läder.

Han fällde upp locket. {Child}, stod det, i svart, och ingen bokstav lutade som den andra.

[pet: Bredvid satt {pet}, i tusch.

– Det är deras märke, sa killen. De har {logo.beast}.]
`,
          en: `
One Sunday evening, months later, {child} [friend: and {friend}] stood on a platform. The train was late, and the
grown-ups had gone off to complain.

“{Child},” said somebody.

{Child} turned around, but nobody meant {child.him}. Under a lamp sat a boy with a backpack in his lap. Green. Orange
flap. [elder: Fishing line.] He was showing it to a girl with a cello and two brothers in matching jackets.

“It’s called {child}?” said the girl.

“The genuine ones are,” said the boy. “They’re Italian. Handmade. Smell that? That’s real leather.”

He lifted the flap. {Child}, it said, in black, and no letter leaned the same way as the next.

[pet: Beside it was {pet}, in ink.

“That’s their logo,” said the boy. “They have {logo.beast}.”]
`,
        },
      ],
    },
    {
      id: 'name',
      part: 'stir',
      at: 'the platform',
      with: ['child', 'friend', 'boy'],
      pays: ['name'],
      plants: ['red ears', 'named after'],
      either: [
        {
          sv: `
Han hette {boy} och pratade som man cyklar när bromsen har gått sönder.

– Och du, då? sa han till {child}. Vad heter du?

Det skulle räcka med ett ord. Sedan skulle alla skratta, fast inte åt {child}. {Boy's} öron var redan lite röda, som om de
anade något. [friend: {Friend} drog efter andan. {Child} ställde sig på {friend's} fot.]

– {Child}, sa {child}. Uppkallad efter ryggsäcken.

Ingen skrattade.

– Min kusin heter Mercedes, sa tjejen med cellon.
`,
          en: `
His name was {boy}, and he talked the way you ride a bike when the brakes have gone.

“And you?” he asked {child}. “What’s your name?”

One word would do it. Then everybody would laugh, and not at {child}. {Boy's} ears were a little red already, as if they
suspected something. [friend: {Friend} took a breath to speak, and {child} stepped on {friend's} foot.]

“{Child},” said {child}. “They named me after the backpack.”

Nobody laughed.

“My cousin’s called Mercedes,” said the girl with the cello.
`,
        },
        {
          sv: `
Han hette {boy} och hade redan svarat på tre frågor som ingen hade ställt.

– Och vad heter du? sa han till {child}.

Svaret var kort och sant, och sedan skulle han ha blivit mycket tyst. Men han höll i ryggsäcken med båda händerna, och
öronen hade börjat bli röda i förväg. [friend: {Friend} öppnade munnen. {Child} trampade till.]

– {Child}, sa {child}. Efter ryggsäcken.

{Boy} såg imponerad ut.

– Jag är uppkallad efter en båt, sa tjejen med cellon.
`,
          en: `
His name was {boy}, and he had already answered three questions that nobody had asked.

“And what’s yours?” he said to {child}.

The answer was short and true, and after it he would have been very quiet. But he was holding the backpack with both
hands, and his ears had begun to go red in advance. [friend: {Friend} was about to help. {Child} trod on {friend's} toe.]

“{Child},” said {child}. “After the backpack.”

{Boy} looked impressed.

“I was named after a boat,” said the girl with the cello.
`,
        },
      ],
    },
    {
      id: 'empty',
      part: 'try',
      at: 'the platform',
      with: ['child', 'friend', 'boy'],
      pays: ['pocket'],
      either: [
        {
          sv: `
Snart skulle tåget komma, och brevet försvinna i en av tolv vagnar. {Child} bad att få prova ryggsäcken. [age>10: Den satt som förr, fast högre upp.] Två fingrar in bakom stoppningen, och där var dragkedjan.

Fickan var tom.
`,
          en: `
Soon the train would come, and the letter would vanish into one of twelve [uk: carriages | cars]. {Child} asked to try the backpack on. [age>10: It sat as it always had, only higher up.] Two fingers in behind the padding, and there was the [uk: zip | zipper].

The pocket was empty.
`,
        },
        {
          sv: `
Snart skulle tåget komma, och brevet försvinna i en av tolv vagnar. Men då fick {boy} lust på en bulle.

– Håller du den? sa han till {child}. Var rädd om den. Den är italiensk.

Två fingrar in bakom stoppningen, och där var dragkedjan.

Fickan var tom.
`,
          en: `
Soon the train would come, and the letter would vanish into one of twelve [uk: carriages | cars]. But then {boy} wanted a bun.

“Could you hold it?” he asked {child}. “Be careful. It’s Italian.”

Two fingers in behind the padding, and there was the [uk: zip | zipper].

The pocket was empty.
`,
        },
        {
          sv: `
Snart skulle brevet försvinna i en av tolv tågvagnar. Då ställde {boy} ifrån sig ryggsäcken för att knyta en sko, och
den lutade sig mot {child's} knä[age>10: , som om den kände igen det].

Två fingrar in bakom stoppningen. Dragkedjan var kvar.

Det var inte brevet.
`,
          en: `
Soon the train would come, and the letter would vanish into one of twelve [uk: carriages | cars]. Then {boy} put the
backpack down to tie a shoe, and it leaned against {child's} knee[age>10: , as if it knew it].

Two fingers in behind the padding. The [uk: zip | zipper] was still there.

The letter wasn’t.
`,
        },
      ],
    },
    {
      id: 'instructions',
      part: 'lull',
      at: 'the platform, a little aside from the others',
      with: ['child', 'friend', 'boy'],
      pays: ['letter', 'named after'],
      plants: ['rule three', 'class', 'song'],
      either: [
        {
          sv: `
– Letar du efter bruksanvisningen? sa {boy} bakom ryggen på {child}. Du som är uppkallad efter den vet förstås var den låg.

Han tog kuvertet ur jackan. Det var mjukt som tyg av att vikas.

– Är du tretton? sa {child}.

– {Age}. Det står så på byggsatser också.

Han kunde alla punkterna utantill. [sport: ”Sluta aldrig {play sport}”, stod det, så han hade börjat. Han var usel, men en
anvisning är en anvisning.] [athlete: En urklippt bild på {athlete} hade följt med. Det var garantin.] [elder: ”Går något sönder,
gå till {elder}.” Det var kundtjänst.] [music: När det var mörkt skulle man nynna på {music}.]

– Men trean är bäst, sa {boy}. ”Kommer du någonstans där du inte känner någon, vänta inte. Visa något du har och säg varifrån
det är. Då kommer det alltid någon.”

Han nickade mot cellon och jackorna.

– Först tog jag en termos. Det gick sämre. I morgon börjar jag i en ny klass [school: {at school}] [city: {in city}], så jag övar på folk som
jag aldrig mer ska träffa.

– Vilken klass? sa {child}.

Han sa vilken. Det var {child's}.
`,
          en: `
“Looking for the instructions?” said {boy}, right behind {child}. “I suppose you’d know where they go, being named after it.”

He took the envelope out of his jacket. It had been folded until it was as soft as cloth.

“Are you thirteen?” said {child}.

“{Age}. They say that on model kits too.”

He knew every rule by heart. [sport: “Remember to {play sport},” it said, so he had started. He was dreadful, but instructions
are instructions.] [athlete: A cut-out picture of {athlete} had come with it. That was the guarantee.] [elder: “If anything
breaks, go to {elder}.” That was customer service.] [music: And after dark you had to hum {music}.]

“But number three’s the best,” said {boy}. “‘If you come to a place where you don’t know anybody, don’t wait. Show them
something you’ve got and say where it’s from. Then somebody always comes.’”

He nodded toward the cello and the jackets.

“First I used a thermos. That was worse. Tomorrow I start in a new class [school: {at school}] [city: {in city}], so I’m trying it out on people I’ll never see again.”

“Which class?” said {child}.

He said which. It was {child's}.
`,
        },
        {
          sv: `
– Den ligger inte där, sa {boy} alldeles intill. Bruksanvisningen. Den bär jag på mig.

Det var kuvertet, vikt i fyra och mjukt som tyg.

– Det står minst tretton på det, sa {child}.

– Det är för smådelarnas skull. Jag är {age}.

Han gjorde som det stod. [sport: Man fick aldrig sluta {play sport}, så han tränade, helt utan resultat.] [athlete:
Ett garantibevis ingick, med {athlete} på.] [elder: För reparationer hänvisades till {elder}.] [music: Vid mörker:
nynna på {music}.]

– Men trean vet du ju, sa {boy}, du som är uppkallad efter den. ”Kommer du dit där ingen känner dig, stå inte och
vänta. Visa något du har, och säg varifrån det är. Då kommer det alltid någon.”

Han räknade in cellon och jackorna. Tre.

– Går det med vad som helst? sa {child}.

– Inte med en sten. Jag började med en sten. [age>10: Folk frågar ingenting om en sten.] Men i morgon gäller det. Då
börjar jag i en ny klass [school: {at school}] [city: {in city}]. Det här är folk jag aldrig mer ska se.

– Vilken klass? sa {child}.

Han sa det, med siffra och bokstav. Det var {child's}.
`,
          en: `
“They’re not in there,” said {boy}, right beside {child}. “The instructions. I carry them on me.”

It was the envelope, folded in four, and as soft as cloth.

“It says at least thirteen,” said {child}.

“That’s because of the small parts. I’m {age}.”

He did exactly what it said. [sport: Never give up {sport}, it said, so he trained, with no results at all.] [athlete:
A guarantee was enclosed, with {athlete} on it.] [elder: For repairs, please contact {elder}.] [music: In the dark:
hum {music}.]

“But you know number three,” said {boy}, “being named after it. ‘If you come where nobody knows you, don’t stand and
wait. Show them something you’ve got, and say where it’s from. Then somebody always comes.’”

He counted the cello and the jackets. Three.

“Does it work with anything?” said {child}.

“Not with a rock. I started with a rock. [age>10: Nobody asks you about a rock.] But tomorrow it’s for real. I’m
starting in a new class [school: {at school}] [city: {in city}]. These are just people I’ll never see again.”

“Which class?” said {child}.

He told {child.him}, number, letter, and all. It was {child's}.
`,
        },
      ],
    },
    {
      id: 'truth',
      part: 'turn',
      at: 'in the train; the grown-ups at the far end of the car',
      with: ['child', 'friend', 'boy'],
      pays: ['egg sandwich', 'red ears', 'rule three', 'mm'],
      either: [
        {
          sv: `
Då kom tåget. Alla hamnade i samma vagn, med de vuxna längst bort. Man kunde tiga. Man kunde vara sjuk i morgon, och sedan
varje dag till och med nian.

[friend: – En sak förstår jag inte, sa {boy}. ”Håll ihop med {friend}.” Vad är {friend}?

– Det är jag, sa {friend}.]

– [friend: Och det | Det] är inte läder, sa {child}. Det är en äggmacka. Min.

{Boy} tittade på {child}. Han tittade under locket. Sedan gick det röda från öronen ner i kragen.

– När förstod du det?

– Vid ”italienska”.

– Varför sa du ingenting?

– Jag har aldrig haft reklam förut.

Det kom ett ljud ur {boy}, som så småningom blev ett skratt.

– Trean är alltså din, sa han. Tvåan är också bra. ”Svara aldrig mm på något du inte har hört.”

{Child} tittade ut genom fönstret en stund.
`,
          en: `
Then the train came. They all got into the same [uk: carriage | car], with the grown-ups at the far end. You could say nothing. You could be [uk: ill | sick] tomorrow, and then every day until you grew up.

[friend: “There’s one thing I don’t get,” said {boy}. “‘Stick with {friend}.’ What’s {friend}?”

“I am,” said {friend}.]

“[friend: And that’s | That’s] not leather,” said {child}. “It’s an egg sandwich. Mine.”

{Boy} looked at {child}. [age>10: He looked under the flap.] Then the red went from his ears down into his collar.

“When did you know?”

“At ‘Italian.’”

“Why didn’t you say anything?”

“I’d never been advertised before.”

A noise came out of {boy}, and after a while it was laughing.

“So number three is yours,” he said. “Number two’s good as well. ‘Never say mm to something you didn’t hear.’”

{Child} looked out of the window for a bit.
`,
        },
        {
          sv: `
Då kom tåget. De vuxna hamnade längst bort i vagnen, och {boy} ställde ryggsäcken på bordet. Man kunde tiga till i
morgon, då vem som helst skulle fälla upp locket.[age>10:  Det var elva timmar.]

[friend: – Här står ”Håll ihop med {friend}”, sa {boy}. Vad är en {friend}?

– Det är jag, sa {friend}.]

– Tvåan är också bra, sa {boy}. ”Svara aldrig mm…”

– ”…på något du inte har hört”, sa {child}.

{Boy} slutade nicka.

– Den är min, sa {child}. Och det där är inte läder. Det är en äggmacka.

Det röda rann från {boy's} öron ner i kragen.

– Hur länge har du vetat det?

– Sedan ”italienska”.

– Men du lät mig hålla på?

– Ingen har kallat mig handgjord förut.

Det bubblade i {boy's} jacka, och till sist var det ett skratt.

– Så det var du som skrev trean, sa han.
`,
          en: `
Then the train came. The grown-ups ended up at the far end of the [uk: carriage | car], and {boy} put the backpack on
the table. You could say nothing until tomorrow, when anybody might lift the flap.[age>10:  It was eleven hours.]

[friend: “Here it says, ‘Stick with {friend},’” said {boy}. “What’s a {friend}?”

“I am,” said {friend}.]

“Number two’s good as well,” said {boy}. “‘Never say mm…’”

“‘…to something you didn’t hear,’” said {child}.

{Boy} stopped nodding.

“It’s mine,” said {child}. “And that’s not leather. It’s an egg sandwich.”

The red ran from {boy's} ears down into his collar.

“How long have you known?”

“Since ‘Italian.’”

“And you let me go on?”

“Nobody ever called me handmade before.”

Something bubbled inside {boy's} jacket, and in the end it was a laugh.

“So it was you who wrote number three,” he said.
`,
        },
      ],
    },
    {
      id: 'only-one',
      part: 'turn',
      at: 'in the train',
      with: ['child', 'friend', 'boy'],
      sv: `
– Förlåt, sa tjejen med cellon och lutade sig över gången. Var beställer man en sådan?

[age>10: Bröderna lyssnade.] {Boy} drog efter andan, och hela Italien låg framme i munnen på honom. Sedan tittade han på
{child}.

– Det går inte, sa han. De gjorde bara en.

Och det var ju sant.
`,
      en: `
“Excuse me,” said the girl with the cello, leaning across the aisle. “Where do you order one?”

[age>10: The brothers were listening.] {Boy} took a breath, with all of Italy lined up behind his teeth. Then he looked at
{child}.

“You can’t,” he said. “They only made one.”

Which was true.
`,
    },
    {
      id: 'ink',
      part: 'back',
      at: 'in the train',
      with: ['child', 'friend', 'boy'],
      pays: ['class'],
      plants: ['two names'],
      either: [
        {
          sv: `
Kvar var morgondagen, då [school: hela {school} | en hel klass] skulle vilja se under locket.

[friend: – Skriv dit honom också, sa {friend} och höll fram en tuschpenna.]

[friend: | {Child} letade fram en tuschpenna.] Efter sitt eget namn skrev {child}: & {boy}.

– {Child} och {boy}, läste {boy}. Det låter dyrt.

De skulle ha den varannan vecka, och han fick börja. Sedan lämnade han tillbaka kuvertet.

– Fyran har jag glömt, sa han artigt.

{Child} öppnade det inte. Minst tretton är minst tretton.
`,
          en: `
That left tomorrow, when [school: all of {school} | a whole class] would want to see under the flap.

[friend: “Put him in too,” said {friend}, and held out a marker.]

[friend: {Child} took it and wrote, after the name | {Child} found a marker and wrote, after the name]: & {boy}.

“{Child} and {boy},” read {boy}. “It sounds expensive.”

They would take turns, a week each, and he could go first. Then he handed back the envelope.

“I’ve forgotten number four,” he said politely.

{Child} didn’t open it. At least thirteen is at least thirteen.
`,
        },
        {
          sv: `
I morgon skulle locket läsas av [school: hela {school}|en hel klass].

[friend: {Friend} hade en tuschpenna. Det har {friend} alltid.|Det fanns en tuschpenna i jackan.] Efter namnet skrev
{child}: & {boy}. Tåget krängde, så de lutade också.

– Nu är den i begränsad upplaga, sa {boy}.

Den skulle bo en vecka hos var och en, och först hos honom. Kuvertet fick {child} tillbaka.

– Fyran hoppade jag över, sa han. Den verkade personlig.

Brevet fick vara stängt. Minst tretton är minst tretton.
`,
          en: `
Tomorrow the flap would be read by [school: all of {school}|a whole class].

[friend: {Friend} had a marker. {Friend} always does.|There was a marker in a jacket.] {Child} wrote, after the name: &
{boy}. The train swayed, so those leaned too.

“Now it’s a limited edition,” said {boy}.

It would live with each of them for a week, and with him first. {Child} got the envelope back.

“I skipped number four,” he said. “It looked personal.”

The letter stayed shut. At least thirteen is at least thirteen.
`,
        },
      ],
    },
    {
      id: 'rails',
      part: 'down',
      at: 'in the train, and the station where they part',
      with: ['child', 'friend', 'boy'],
      pays: ['song'],
      plants: ['rule one'],
      either: [
        {
          sv: `
Tåget rullade genom mörkret med alla sina fönster tända. Cellon hade en egen plats, bröderna sov i sina jackor, och [music: {boy}
nynnade på {music}, eftersom det var mörkt | ingen behövde visa någon någonting]. 

– Ettan borde du få redan nu, sa {boy} när de skulle gå av. Den är för nätter.

Och så viskade han den.
`,
          en: `
The train rolled through the dark with all its windows lit. The cello had a seat to itself, the brothers slept in their
jackets, and [music: {boy} hummed {music}, since it was dark | nobody needed to show anybody anything]. 

“You ought to have number one now,” said {boy}, as they got off. “It’s for nights.”

And he whispered it.
`,
        },
        {
          sv: `
Stationer for förbi som ingen skulle av vid. Bröderna hade somnat, cellon lutade sig i kurvorna, och [music: {boy}
nynnade på {music}, enligt anvisningen | det spelade ingen roll varifrån någonting var].

– En sak ska du få redan i kväll, sa {boy} där de skildes. Ettan. Den gäller nätter.

Han sa den tyst, till den som hade skrivit den.
`,
          en: `
Stations went by where nobody was getting off. The brothers had dropped off to sleep, the cello leaned into the
curves, and [music: {boy} hummed {music}, as instructed | it made no difference where anything was from].

“There’s one you should have tonight,” said {boy}, where they parted. “Number one. It’s for nights.”

He said it quietly, to the one who’d written it.
`,
        },
      ],
    },
    {
      id: 'number-one',
      part: 'down',
      at: 'at home, in bed',
      with: ['child', 'pet'],
      pays: ['rule one', 'logo', 'hook'],
      either: [
        {
          sv: `
Kroken i hallen var lika tom som förut, fast nu såg den ut som en krok som väntar. {Child} låg i mörkret och tänkte på ettan. Den
var kort. ”Kan du inte sova, räkna inte får. Räkna dem som redan sover.”

Två bröder i likadana jackor. En tjej. En cello. [friend: {Friend}, nästan säkert.] [elder: {Elder.short} [elder2: och
{elder2.short}], sedan länge.] [pet: {Pet}, alldeles oberörd av att vara ett märke.]
`,
          en: `
The hook in the hall was as empty as before, but now it looked like a hook waiting for something. {Child} lay in the dark and
thought about number one. It was short. “If you can’t sleep, don’t count sheep. Count everybody who’s asleep already.”

Two brothers in matching jackets. A girl. A cello. [friend: {Friend}, almost certainly.] [elder: {Elder.short} [elder2: and
{elder2.short}], hours ago.] [pet: {Pet}, quite unspoiled by being a logo.]
`,
        },
        {
          sv: `
Hemma fick den tomma kroken vara tom en vecka till. ”Räkna inte får om du ligger vaken”, sa ettan. ”Räkna alla som har
somnat.”

I sängen tog {child} cellon först, för den hade haft längst dag. Två jackor, med en bror i varje. En tjej. [friend:
{Friend}, mitt i en mening.] [elder: {Elder.short} [elder2: och {elder2.short}], utan tvivel.] [pet: {Pet}, likadan
som alltid, som ett märke ska vara.]
`,
          en: `
At home the empty hook could be empty for one week more. “Don’t count sheep if you’re lying awake,” said number one.
“Count all the ones who’ve dropped off.”

In bed, {child} took the cello first, whose day had been longest. Two jackets, with a brother in each. A girl.
[friend: {Friend}, in mid-sentence.] [elder: {Elder.short} [elder2: and {elder2.short}], beyond a doubt.] [pet: {Pet},
the same as ever, as a logo should be.]
`,
        },
      ],
    },
    {
      id: 'counted',
      part: 'last',
      at: 'in bed; or the hall of the new boy',
      with: ['child', 'adult'],
      pays: ['mm', 'two names'],
      either: [
        {
          sv: `
{Boy}, bland sina flyttlådor. Och när [adult: {adult} | någon] genom dörren frågade om {child} sov kom det inget mm, bara långa,
jämna andetag, för räkningen hade hunnit fram till den som räknade.
`,
          en: `
{Boy}, among his moving boxes. And when [adult: {adult} | somebody] asked through the door if {child} was asleep, there was no
mm, only long, even breathing, because the count had come around to the one who was counting.
`,
        },
        {
          sv: `
I en annan hall [city: {in city}] fanns det ännu bara flyttlådor och en enda krok. På den hängde en grön
ryggsäck med locket uppfällt, för att tuschen skulle torka, och två namn lutade åt olika håll i mörkret. Den ena av dem hade just blivit räknad, och den andra räknade allt långsammare, och sedan inte alls.
`,
          en: `
In another hall [city: {in city}] there was nothing yet but moving boxes and one hook. On it hung a green backpack
with its flap turned up, so that the ink could dry, and two names leaned their different ways in the dark. One of the two had just been counted, and the other was counting slower and slower, and then not at all.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['brand', 'name', 'empty'],
      world: 'street',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['bag'],
      alt: {
        sv: 'Det är kväll, och i skenet från en lykta står {child} [friend: och {friend}] och ser på en ryggsäck.',
        en: 'It is evening, and in the light of a lamp {child} [friend: and {friend}] stand[!friend: s] looking at a backpack.',
      },
    },
    {
      beats: ['empty', 'instructions', 'truth'],
      world: 'street',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'right' },
      ],
      props: ['bag', 'letter'],
      alt: {
        sv: '{Child} sitter på huk vid ryggsäcken. Bredvid ligger ett kuvert som har vikts många gånger.',
        en: '{Child} crouches by the backpack. Beside it lies an envelope that has been folded many times.',
      },
    },
    {
      beats: ['truth', 'only-one', 'ink', 'rails'],
      world: 'train',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'seat' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['bag'],
      alt: {
        sv: '{Child} [friend: och {friend}] sitter på tåget med den gröna ryggsäcken intill. Utanför fönstren är det mörkt.',
        en: '{Child} [friend: and {friend}] sit[!friend: s] in the train with the green backpack. It is dark outside the windows.',
      },
    },
  ],
});

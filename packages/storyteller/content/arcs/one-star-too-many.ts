import { score } from '../../src/score.ts';

export default score({
  id: 'one-star-too-many',
  premise:
    'An alien has lost the tip of her rocket this afternoon; light goes on foot, so they drive past it until they can watch this afternoon arrive.',
  voice: 'dry-funny',
  writtenFirstIn: 'en',
  ages: [6, 12],
  leads: ['theme'],
  themes: ['space', 'rocket', 'alien', 'stars'],
  contains: ['space', 'rocket', 'alien', 'stars'],
  registry: {
    idea: 'light goes on foot: the farther out one drives, the longer ago it is at home, so a loss can be watched from Neptune',
    device: 'counting: one star too many in the window, one cone too many around the hole',
    objects: [
      'tip of a rocket among traffic cones',
      'bucket upside down',
      'telescope that shows earlier tonight',
      'peas under a potato',
      'deck of cards in a rocket',
    ],
    joke: '“How long will you be gone?” – “Until three o’clock this afternoon.” / five points, one of them to spare; it is them we draw',
    ending: 'a wave walks out past the Moon, Mars, Saturn and Neptune with its hand up / a chair put ready by a telescope',
  },
  titles: {
    sv: ['En stjärna för mycket', 'Raketen som tappade spetsen', 'Utomjordingen i fönstret', 'I eftermiddags vid Neptunus', 'Hinken på raketen'],
    en: ['One Star Too Many', 'The Rocket That Lost Its Tip', 'The Alien at the Window', 'This Afternoon at Neptune', 'The Rocket with a Bucket on Top'],
  },
  guests: {
    alien: {
      sv: [
        { name: 'Gudrun', pronoun: 'she' },
        { name: 'Barbro', pronoun: 'she' },
        { name: 'Solveig', pronoun: 'she' },
      ],
      en: [
        { name: 'Doreen', pronoun: 'she' },
        { name: 'Muriel', pronoun: 'she' },
        { name: 'Enid', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'eighth',
      part: 'open',
      at: 'the child’s window, evening; the rocket stops outside',
      with: ['child', 'alien'],
      plants: ['seven stars', 'counting'],
      either: [
        {
          sv: `
I {child's} fönster fick det plats sju stjärnor. {child} räknade dem varje kväll, för att se att rymden var kvar.

I kväll var de åtta.

Den åttonde växte. Den fick fenor och en lucka, och den bromsade. Sedan hängde en raket utanför rutan, lång som en
buss, och i luckan satt en utomjording och knackade.
`,
          en: `
There was room for seven stars in {child's} window. {child} counted them every night, to see that space was still there.

Tonight there were eight.

The eighth one grew. It got fins and a hatch, and it braked. And then a rocket as long as a bus was hanging outside the
glass, and in the hatch sat an alien, knocking.
`,
        },
        {
          sv: `
”Förlåt att jag stör”, sa utomjordingen. ”Du har väl inte sett en raketspets?”

Det hade {child} inte. {child.He} hade bara räknat stjärnorna i fönstret, som varje kväll, för att se att rymden var kvar. De
brukade vara sju. I kväll var de åtta. Och den åttonde hade växt, och bromsat, och blivit en raket, lång som en buss,
och nu hängde den utanför rutan.
`,
          en: `
“Sorry to trouble you,” said the alien. “You haven’t seen the tip of a rocket, have you?”

{child} hadn’t. {child.He} had only been counting the stars in the window, the same as every night, to see that space was still
there. There were always seven. Tonight there were eight. And the eighth had grown, and braked, and turned into a rocket as
long as a bus, outside the glass.
`,
        },
      ],
    },
    {
      id: 'tip',
      part: 'stir',
      at: 'at the window: the child inside, the alien in the hatch',
      with: ['child', 'alien'],
      plants: ['tip', 'bucket', 'years', 'thinking point'],
      either: [
        {
          sv: `
Utomjordingen hade fem uddar: en att stå på, två att hålla med, en att tänka med och en i reserv.

”Du ser ut som en stjärna”, sa {child}.

”Stjärnor är runda”, sa utomjordingen, som hette {alien}. ”Det är oss ni ritar.”

Längst upp på raketen, där spetsen skulle sitta, satt en hink.

”Den är lånad”, sa {alien}. ”Min egen spets ramlade av i eftermiddags, över er gata. Orange, ungefär så här hög. Utan
den siktar raketen lite fel. Och hem till mig är det så långt, {age} år för ljuset, att jag kommer hem till någon
annan.”
`,
          en: `
The alien had five points: one to stand on, two to hold things with, one to think with, and one to spare.

“You look like a star,” said {child}.

“Stars are round,” said the alien, whose name was {alien}. “It’s us you draw.”

On top of the rocket, where the tip should have been, sat a bucket.

“That’s borrowed,” said {alien}. “My own tip came off this afternoon, above your street. Orange. About so high. Without it a rocket aims a bit wrong. And it’s so far to my house, {age} years for light, that I’d come home to
somebody else.”
`,
        },
        {
          sv: `
Utomjordingen hette {alien} och hade fem uddar. Den översta stod rakt upp. Det var den hon tänkte med.

”Varför ser du ut som en stjärna?” frågade {child}.

”Stjärnor är runda”, sa {alien}. ”Det var någon hos er som ritade av oss på långt håll och skrev fel ord under.”

På raketens huvud satt en hink.

”Fin hink”, sa {child}.

”Lånad”, sa {alien}. ”Ur en låda med sand. Den riktiga spetsen ramlade av i eftermiddags, över er gata. Orange,
ungefär så här hög. Utan den siktar man lite fel, och det är {age} år hem för ljuset.[age>=8:  Lite fel hela den
vägen, och man kliver ner i någon annans badkar.]”
`,
          en: `
The alien’s name was {alien}. She had five points, and the top one stood straight up. It was the one she thought with.

“Why do you look like a star?” asked {child}.

“Stars are round,” said {alien}. “Somebody down here drew one of us, from a long way off, and wrote the wrong word
underneath.”

On the rocket’s head was a bucket.

“Nice bucket,” said {child}.

“Borrowed,” said {alien}, “from a box of sand. The real tip came off this afternoon, above your street. Orange. About
so high. Without it you aim a bit wrong, and I live {age} years away, for light.[age>=8:  A bit wrong all that way,
and you step down into a stranger’s bath.]”
`,
        },
      ],
    },
    {
      id: 'on-foot',
      part: 'stir',
      at: 'at the window',
      with: ['child', 'alien', 'adult'],
      plants: ['on foot'],
      either: [
        {
          sv: `
”Vart tog spetsen vägen?”

”Det syns inte härifrån”, sa {alien}. ”Men ljuset är långsamt. Det går till fots. Allt som händer här vandrar ut i rymden, och kör man om
det och vänder sig om, så ser man det komma. Ju längre ut, desto längre sedan.”

”Så i eftermiddags finns kvar där ute?”

”I eftermiddags”, sa {alien}, ”har just kommit till Neptunus. Men någon måste följa med och säga vad sakerna är. Allting ser så
underligt ut hos er.”

[adult: ”Hur länge blir ni borta?” frågade {adult} i dörren.

”Till klockan tre i eftermiddags”, sa {alien}.

”Ta en tröja då”, sa {adult}.]
`,
          en: `
“Where did the tip go?”

“You can’t see that from here,” said {alien}. “But light is slow. It goes on foot. Everything that happens here walks out into
space, and if you drive past it and turn around, you can see it coming. The farther out, the longer ago.”

“Then this afternoon is still out there?”

“This afternoon,” said {alien}, “has just got to Neptune. But somebody has to come along and tell me what things are. It all
looks so peculiar.”

[adult: “How long will you be gone?” asked {adult} in the doorway.

“Until three o’clock this afternoon,” said {alien}.

“Then take a [uk: jumper | sweater],” said {adult}.]
`,
        },
        {
          sv: `
”Var är spetsen nu, då?”

”Jag satt ju och styrde”, sa {alien}. ”Vi får åka och titta på i eftermiddags en gång till.”

”Men den är slut”, sa {child}.

”Här, ja. Men allt som syns bär ljuset med sig ut i rymden, och ljuset springer inte. Det går till fots. Man kör om
det, parkerar och tittar bakåt, och så kommer dagen gående[age>=8: , det senaste först].”

”Hur långt har i eftermiddags hunnit?”

”Till Neptunus. Men jag behöver någon som vet vad jag ser. Förra gången pratade jag en timme med en brevlåda. Den hade
munnen öppen.”

[adult & age>=8: {Adult} tittade in. ”Vart ska ni?”

”Till klockan tre”, sa {alien}.

”Bara ni är hemma före åtta”, sa {adult}.]
`,
          en: `
“So where’s the tip now?”

“I was steering,” said {alien}. “We’ll have to go and look at this afternoon again.”

“But it’s over,” said {child}.

“Here it is. But light carries all it sees out into space, and light never runs. It goes on foot. Drive past it, park,
look back, and the day comes walking up[age>=8: , the latest part first].”

“How far has this afternoon got?”

“To Neptune. But I need somebody who knows what I’m looking at. Last time I talked to a [uk: postbox | mailbox] for an
hour. Its mouth was open.”

[adult & age>=8: {Adult} looked in. “Where are you all going?”

“To three o’clock,” said {alien}.

“As long as you’re back by eight,” said {adult}.]
`,
        },
      ],
    },
    {
      id: 'aboard',
      part: 'stir',
      at: 'from the window sill into the rocket',
      with: ['child', 'friend', 'pet', 'elder', 'elder2', 'alien'],
      either: [
        {
          sv: `
{child} klev över fönsterbrädan, rakt in i raketen. Där hängde runda hjälmar i alla storlekar. [friend: {Friend}, som sov över och räknade allt, klev efter.] [elder: {Elder} [elder2: och {elder2}] kom också, med en kortlek.] [pet.dog / pet.cat: {Pet} satt redan på
bästa platsen.]
`,
          en: `
{child} climbed over the windowsill and straight into the rocket, where round helmets hung in
every size. [friend: {Friend}, who was sleeping over and counted
everything, climbed in after.] [elder: {Elder} [elder2: and {elder2}] came too, with a deck of cards.]
[pet.dog / pet.cat: {Pet} was already in the best seat.]
`,
        },
        {
          sv: `
Från fönsterbrädan till luckan var det ett steg, och {child} tog det. Innanför hängde runda hjälmar i alla storlekar. [friend: ”Två”, sa {friend}, som sov över och
räknade allt.] [elder: {Elder} [elder2: och {elder2}] tog kortleken med sig.] [pet.dog / pet.cat: Förarplatsen var
upptagen. Där satt {pet}.]
`,
          en: `
It was one step from the windowsill to the hatch, and {child} took it. Inside hung round helmets in every size. [friend: “Two,” said {friend}, who was sleeping
over and counted everything.] [elder: {Elder} [elder2: and {elder2}] brought a deck of cards.] [pet.dog / pet.cat: The
pilot’s seat was taken. {Pet} was in it.]
`,
        },
      ],
    },
    {
      id: 'mars',
      part: 'try',
      at: 'in the rocket, at Mars',
      with: ['child', 'alien'],
      if: 'age>=9',
      either: [
        {
          sv: `
Vid Mars provade de kikaren. Långt bort, i ett fönster, stod någon och räknade stjärnor.

”Jag ser liten ut”, sa {child}.

”Du är tio minuter yngre”, sa {alien}.
`,
          en: `
At Mars they tried the telescope. A long way off, in a window, somebody was counting stars.

“I look small,” said {child}.

“You’re ten minutes younger,” said {alien}.
`,
        },
        {
          sv: `
Vid Mars provade de kikaren på huset därhemma. Över taket höll en stjärna just på att få fenor.

”Det är ju du som kommer”, sa {child}.

”Jag bromsar för sent”, sa {alien}. ”Jag har alltid misstänkt det.”
`,
          en: `
At Mars they tried the telescope on the house at home. Over the roof, a star was just growing fins.

“That’s you arriving,” said {child}.

“I brake too late,” said {alien}. “I’ve always suspected it.”
`,
        },
      ],
    },
    {
      id: 'earlier',
      part: 'try',
      at: 'on a rock in the rings of Saturn, or at Jupiter; at the telescope',
      with: ['child', 'friend', 'pet', 'elder', 'alien'],
      pays: ['counting'],
      plants: ['seven cones'],
      either: [
        {
          sv: `
Vid Saturnus ställde de sig på en sten i ringarna[age>=7: , där man får parkera hur länge som helst,] och riktade kikaren
mot [city: {city} och] gatan med hålet i. I köket därhemma satt någon och gömde ärter under en potatis.

”Det är ju jag!” {child} vinkade. Den i köket vinkade inte tillbaka.

”Du har inte sett oss än”, sa {alien}. ”Det där är mer än en timme sedan.[!pet:  Vad gör du med det
gröna?]” [pet.dog / pet.cat: {Pet} tittade också, fick se sin
egen middag serveras och ville genast hem.] [pet.other: Det stämde, för där nere fick {pet} kvällsmat, en gång
till.]

[pet: ”Vad gör du med det gröna?” frågade {alien}.]

”Inget”, sa {child} och vred kikaren mot gatan. Runt hålet stod koner. [friend: ”Sju”, sa {friend} vid kikaren. | Sju, räknade {child}.] Men ingenting ramlade från någonting. De var för nära.
`,
          en: `
At Saturn they stopped on a rock in the rings[age>=7: , where you may park for as long as you like,] and turned the
telescope to [city: {city} and] the street with the hole in it. In the kitchen at home sat somebody,
hiding peas under a potato.

“That’s me!” {child} waved. The one in the kitchen didn’t wave back.

“You haven’t seen us yet,” said {alien}. “That was more than an hour ago.[!pet:  What are you doing with
the green things?]” [pet.dog / pet.cat: {Pet} had a look too, saw supper
being served, and wanted to go home at once.] [pet.other: It must have been, because down there {pet} was getting supper all over
again.]

[pet: “What are you doing with the green things?” asked {alien}.]

“Nothing,” said {child}, and turned the telescope to the street. There were cones around the hole.
[friend: “Seven,” said {friend} at the telescope. | {child} counted them: seven.] But nothing fell off anything.
They were too near.
`,
        },
        {
          sv: `
Vid Jupiter, som är randig, stannade de på en av månarna och riktade kikaren mot [city: {city} och] gatan med hålet i. I badrummet
därhemma stod någon med stort vitt skägg.

”För trekvart sedan”, sa {alien}, ”var du mycket gammal.”

”Det är tandkräm!” {child} vinkade. Den i badrummet vinkade inte tillbaka. Den spottade.

”Du hade inte sett oss än”, sa {alien}. [pet.dog / pet.cat: {Pet} tittade också, fick se sin egen kvällsmat serveras och ville
genast hem.] [pet.other: Det stämde, för där nere fick {pet} kvällsmat, en gång till.]

{child} vred kikaren mot gatan. Runt hålet stod koner. [friend: ”Sju”, sa {friend} vid kikaren. | Sju, räknade {child}.] Men ingenting ramlade från någonting. De var för nära.
`,
          en: `
At Jupiter, which has stripes, they stopped on one of the moons and turned the telescope to [city: {city} and] the street with the hole in it. In the
bathroom at home stood somebody with a big white beard.

“Forty minutes ago,” said {alien}, “you were very old.”

“That’s toothpaste!” {child} waved. The one in the bathroom didn’t wave back, only spat.

“You hadn’t seen us yet,” said {alien}. [pet.dog / pet.cat: {Pet} had a look too, saw supper being served, and wanted to go home
at once.] [pet.other: It must have been so, because down there {pet} was getting supper all over again.]

{child} turned the telescope to the street. There were cones around the hole. [friend: “Seven,” said {friend} at the telescope. | {child} counted them: seven.] But nothing fell off anything. They were too near.
`,
        },
        {
          sv: `
Vid Uranus, som ligger på sidan, parkerade de på en liten måne och riktade kikaren mot [city: {city} och] gatan med
hålet i. På golvet därhemma låg någon med båda fötterna uppe i soffan.

”Är du vält?” frågade {alien}.

”Jag tänkte”, sa {child} och vinkade. Fötterna vinkade inte tillbaka.

”De har inte sett oss än”, sa {alien}. ”Det är två och en halv timme sedan.” [pet.dog / pet.cat: {Pet} tittade också,
fick se {pet} ligga på mattan, och gäspade på båda ställena.] [pet.other: Det stämde, för där nere väntade {pet} på en
mat som {pet} hade ätit upp för länge sedan.]

Runt hålet i gatan stod koner. [friend: ”Sju”, sa {friend} vid kikaren. | {child} räknade till sju.] Ingenting föll.
Det hade redan fallit. De måste längre ut.
`,
          en: `
At Uranus, which lies on its side, they parked on a small moon and turned the telescope to [city: {city} and] the
street with the hole in it. On the floor at home lay somebody with both feet up on the sofa.

“Have you tipped over?” asked {alien}.

“I was thinking,” said {child}, and waved. The feet didn’t wave back.

“They haven’t seen us yet,” said {alien}. “That’s two and a half hours ago.” [pet.dog / pet.cat: {Pet} had a look too,
saw {pet} on the rug, and yawned in both places.] [pet.other: It was true, because down there {pet} was waiting for a
supper that {pet} had eaten long ago.]

Around the hole in the street stood cones. [friend: “Seven,” said {friend} at the telescope. | {child} counted to
seven.] Nothing fell. It had already fallen. They had to go farther out.
`,
        },
      ],
    },
    {
      id: 'neptune',
      part: 'try',
      at: 'at Neptune, at the telescope',
      with: ['child', 'friend', 'pet', 'elder', 'alien'],
      plants: ['six cones'],
      either: [
        {
          sv: `
Neptunus är blå, och där ute var det äntligen i eftermiddags. [music: I raketens radio spelades {music}. ”Det spelades
i eftermiddags”, sa {child}.] [school: Utanför {school} var alla på väg hem.] Solen sken på hålet i gatan. Sex koner, räknade {child}.
Och där kom {child} själv på trottoaren. [athlete: Det syntes på ryggsäcken, för där satt {athlete}.]

”Titta upp!”

Men den där nere [sport: skulle {play sport} och ]hade fullt upp med att inte trampa på strecken. Och rakt ovanför kom en raket,
lite för lågt, och snuddade vid en skorsten. Något orange lossnade och föll, runt och runt och…

Då kom ett moln emellan.

Det hade legat kvar hela eftermiddagen, mindes {child}.

Udden som {alien} tänkte med hängde rakt ner.
`,
          en: `
Neptune is blue, and out there, at last, it was this afternoon. [music: The rocket’s radio was playing {music}. “That was on
this afternoon,” said {child}.] [school: Outside {school} everybody was going home.] The sun shone on the hole in the street. {child}
counted the cones: six. And there came {child}, along the [uk: pavement | sidewalk]. [athlete: You could tell by the backpack,
because {athlete} was on it.]

“Look up!”

But the one down there [sport: was off to {play sport}, and ]was busy not stepping on any cracks. And right overhead came a rocket,
a little too low, and brushed against a chimney. Something orange came loose and fell, around and around and…

Then a cloud came in between.

{child} remembered it. It had stayed all afternoon.

The point that {alien} thought with hung straight down.
`,
        },
        {
          sv: `
Vid Neptunus blåser det blått. Där kom i eftermiddags gående, med solen på. [school: En klunga jackor vällde ut från
{school}.] [music: I raketens radio sprakade {music}[age>=8: , fyra timmar för sent].] Runt hålet stod koner, och
{child} räknade till sex. På trottoaren sparkade någon en sten, mycket noga. [athlete: På ryggsäcken satt
{athlete}.]

”Det är jag igen!” sa {child}. ”[sport: På väg att {play sport}. ]Hallå! Här uppe!”

[age>=8: ”Om du hade tittat upp skulle du komma ihåg det”, sa {alien}.]

Över taken kom {alien} själv[age>=8: , med spets på raketen], och vinkade åt en kyrktupp i stället för att styra.
Hon tog i en skorsten. Något orange lossnade och…

Det blev svart. Neptunus egen måne, som går baklänges, kom just förbi.

”Hur lång tid tar det?”

”Till på torsdag”, sa {alien}, och udden hon tänkte med hängde rakt ner.
`,
          en: `
Around Neptune the wind blows blue. Up came this afternoon, on foot, with the sun on. [school: A crowd of coats poured out of {school}.] [music: On the rocket’s radio {music} crackled in[age>=8: , four hours late].] There were
cones around the hole, and {child} counted to six. Along the [uk: pavement | sidewalk] somebody was kicking a stone,
with great care. [athlete: {Athlete} was on the backpack.]

“Me again!” said {child}. “[sport: On the way to {play sport}. ]Hey! Up here!”

[age>=8: “If you’d looked up, you’d remember it,” said {alien}.]

And over the roofs came {alien} herself[age>=8: , the tip still on her rocket], waving to a weathercock instead of
steering. She hit a chimney. Something orange came loose and…

Everything went black. Neptune’s own moon, which goes around backward, was just coming by.

“How long will that take?”

“Until Thursday,” said {alien}, and the point she thought with hung straight down.
`,
        },
      ],
    },
    {
      id: 'one-too-many',
      part: 'turn',
      at: 'at Neptune, in the rocket',
      with: ['child', 'friend', 'elder', 'alien'],
      pays: ['seven cones', 'six cones', 'tip', 'thinking point'],
      either: [
        {
          sv: `
[elder: {Elder} la ifrån sig korten, som inte ville ligga kvar. ”När det fattas ett kort”, sa {elder.short}, ”räknar jag dem
som finns.”]

[friend: ”I eftermiddags var det sex koner”, sa {child} långsamt. ”Och i kväll…”

”I kväll var det sju”, sa {friend}. ”Jag räknade.” | ”I eftermiddags var det sex koner”, sa {child} långsamt. ”Och i kväll var
det sju.”]

Tänkudden reste sig igen.

”En för mycket”, sa {child}. ”Den som hittar en kon ställer den hos de andra.”

”Vad är en kon?” frågade {alien}.

”Orange”, sa {child}. ”Ungefär så här hög.”
`,
          en: `
[elder: {Elder} put down the cards, which wouldn’t stay down. “When there’s a card missing,” said {elder.short}, “I count the
ones I’ve got.”]

[friend: “This afternoon there were six cones,” said {child} slowly. “And tonight…”

“Tonight there were seven,” said {friend}. “I counted.” | “This afternoon there were six cones,” said {child} slowly. “And tonight
there were seven.”]

The thinking point came up again.

“One too many,” said {child}. “If somebody finds a cone, they put it with the others.”

“What’s a cone?” asked {alien}.

“Orange,” said {child}. “About so high.”
`,
        },
        {
          sv: `
[elder: {Elder} fångade in korten, som svävade. ”En gång hade jag femtiotre”, sa {elder.short}. ”Det ena var en
bussbiljett.”]

{child} höll upp sex fingrar. ”Koner i eftermiddags.”

[friend: {Friend} höll upp ett till. ”Och i kväll. Jag räknade.” | Sedan ett till. ”Och i kväll.”]

[age>=8: Alla såg på det sista fingret.] Sakta reste sig tänkudden.

”Det är ingen kon”, sa {child}. ”Någon har hittat den på gatan och ställt den hos de andra.”

”Hur ser de andra ut?” frågade {alien}.

”Orange”, sa {child}. ”Ungefär så här höga.”
`,
          en: `
[elder: {Elder} caught the cards, which were floating about. “Once I had fifty-three,” said {elder.short}. “One was a
bus ticket.”]

{child} held up six fingers. “Cones, this afternoon.”

[friend: {Friend} put up one more. “And tonight. I counted.” | Then one more. “And tonight.”]

[age>=8: They all looked at that last finger.] Slowly the thinking point rose.

“That one’s no cone,” said {child}. “Somebody found it in the street and stood it with the others.”

“And what are the others like?” asked {alien}.

“Orange,” said {child}. “About so high.”
`,
        },
      ],
    },
    {
      id: 'upside-down',
      part: 'turn',
      at: 'in the rocket, upside down, close above the street outside the house',
      with: ['child', 'friend', 'pet', 'elder', 'alien'],
      pays: ['bucket'],
      either: [
        {
          sv: `
Hur sätter man spetsen på en raket med folk i? Man vänder på raketen.

Sakta sänkte den sig över konerna med huvudet neråt. [pet.dog & age>=7 / pet.cat & age>=7: {Pet} la sig i taket, som var golv nu.] [elder & age>=7: Korten
föll åt andra hållet, i en enda hög.]

”Åt vänster”, sa {child} med näsan mot rutan. ”Lite till. Stopp.” [age>=7: Det var den enda konen utan vit rand.] [friend & age>=7: {Friend} räknade ner: tre, två, ett.]

Ett halvt varv. Det lät som när locket skruvas på en syltburk.

Sedan var konerna sex igen, och hinken stod i sandlådan, där den bodde.
`,
          en: `
How do you put the tip on a rocket with people in it? You turn the rocket over.

Slowly it came down over the cones, head first. [pet.dog & age>=7 / pet.cat & age>=7: {Pet} lay down on the ceiling, which was the floor now.]
[elder & age>=7: The cards fell the other way and landed in one pile.]

“Left,” said {child}, nose to the glass. “A bit more. Stop.” [age>=7: It was the only cone without a white stripe.] [friend & age>=7: {Friend} counted down: three, two, one.]

Half a turn. It sounded like the lid going on a jar of jam.

Then there were six cones again, and the bucket was back in the [uk: sandpit | sandbox], where it lived.
`,
        },
        {
          sv: `
[age>=8: ”En rakets nos når man inte från gatan”, sa {alien}. ”Nosen får komma ner.”]

Raketen vände på sig, och allt som hade varit uppe blev nere. [pet.dog & age>=8 / pet.cat & age>=8: {Pet} promenerade
över taket och la sig vid lampan, som var varm.] [elder & age>=8: Korten singlade ner kring öronen på folk.] Hinken
föll tillbaka i sin sandlåda, och raketen tog en av konerna.

Sedan ville den ingenstans. Den stannade vid hålet och varnade en cyklist.

”Fel”, sa {child}. ”Den har en vit rand. Vi ska ha den utan.”

[friend & age>=8: ”Nummer fem från vänster”, sa {friend}.]

Den andra gick på med ett gnissel, som en blöt tumme mot en ballong. [age>=8: Nu stod det sex i ring runt hålet, och
alla var koner.]
`,
          en: `
[age>=8: “Nobody can reach a rocket’s nose from the street,” said {alien}. “The nose will have to come down.”]

The rocket turned over, and all that had been up was down. [pet.dog & age>=8 / pet.cat & age>=8: {Pet} strolled across
the ceiling and lay down by the lamp, where it was warm.] [elder & age>=8: The cards came fluttering around
everybody’s ears.] The bucket fell back into its [uk: sandpit | sandbox], and the rocket picked up one of the cones.

After that it wouldn’t go anywhere. It stayed by the hole and warned a cyclist.

“Wrong one,” said {child}. “That has a white stripe. We want the one without.”

[friend & age>=8: “Fifth from the left,” said {friend}.]

The other went on with a squeak, like a wet thumb on a balloon. [age>=8: Now six stood in a ring around the hole, and
all of them were cones.]
`,
        },
      ],
    },
    {
      id: 'wave',
      part: 'back',
      at: 'the window again: the child inside, the alien in the hatch',
      with: ['child', 'adult', 'alien'],
      pays: ['on foot', 'years'],
      plants: ['wave'],
      either: [
        {
          sv: `
Nu siktade raketen rätt. Den for rakt som ett pennstreck till fönstret.

[adult: ”Hur var klockan tre?” frågade {adult}.

”Den gick fort”, sa {child}.]

”Vinka när jag åker”, sa {alien}, när [friend / elder: alla | {child}] hade klivit in. ”Vinkningen går till fots, så jag hinner hem före. Jag ställer en stol vid kikaren och
väntar.”

”I {age} år?” sa {child}. ”Då är jag ju dubbelt så gammal.”

”Jag har te”, sa {alien}. ”Och den jag ser är du, precis som du är nu.”
`,
          en: `
Now the rocket aimed right. It flew as straight as a pencil line to the window.

[adult: “How was three o’clock?” asked {adult}.

“Short,” said {child}.]

“Wave when I go,” said {alien}, when [friend / elder: everybody | {child}] had climbed in. “A wave goes on foot, so I’ll get home before it does. I’ll put a chair by the telescope and
wait.”

“For {age} years?” said {child}. “I’ll be twice as old by then.”

“I have tea,” said {alien}. “And the one I’ll see is you, just the way you are now.”
`,
        },
        {
          sv: `
Raketen höll spikrak kurs hem.

[adult & age>=8: ”Nå, hur var klockan tre?” undrade {adult}.

”Precis som förra gången”, sa {child}. ”Fast uppifrån.”]

[friend / elder: Alla | {child}] klev in. {Alien} stannade i luckan.

”När är du hemma?” frågade {child}.

”Till frukost. Men vinkar du i kväll, så går vinkningen till fots, i {age} år. Jag har en stol och en kikare och ett
stort korsord.”

”Då är jag dubbelt så gammal.”

”Ja, du”, sa {alien}. ”Men den som kommer gående är den här, i den där pyjamasen.”
`,
          en: `
The rocket flew home without a wobble.

[adult & age>=8: “Well, and what was three o’clock like?” said {adult}.

“Just like last time,” said {child}. “But from above.”]

[friend / elder: Everybody | {child}] climbed in. {Alien} stayed in the hatch.

“When will you get home?” asked {child}.

“For breakfast. But if you wave tonight, the wave goes on foot, for {age} years. I have a chair and a telescope and a
large crossword.”

“I’ll be twice as old by then.”

“Oh, you will,” said {alien}. “But the one who comes walking up will be this one, in those [uk: pyjamas | pajamas].”
`,
        },
      ],
    },
    {
      id: 'seven',
      part: 'down',
      at: 'the window, then bed',
      with: ['child', 'friend', 'pet', 'adult'],
      pays: ['seven stars'],
      either: [
        {
          sv: `
{child} vinkade tills den åttonde stjärnan var för liten för att synas. Då var de sju, lika många som det fanns plats för.
[adult: {Adult} släckte lampan. | Lampan släcktes.] Lakanet var svalt och sedan varmt[friend & age>=7: , och på madrassen räknade {friend}
till elva och sov].
`,
          en: `
{child} waved until the eighth star was too small to see. Then there were seven, as many as there was room for. [adult: {Adult}
put out the lamp. | The lamp went out.] The sheet was cool and then it was warm[friend & age>=7: , and on the mattress {friend} counted
to eleven and slept].
`,
        },
        {
          sv: `
{child} stod med handen i vädret medan den åttonde stjärnan blev liten, och sedan bara stället där den varit. Sju, och det var fullt. [adult: {Adult} kom och släckte. | Lampan släcktes.] Kudden vändes på den svala
sidan[friend & age>=8: , och {friend} började räkna någonting på madrassen, men blev aldrig klar].
`,
          en: `
{child} kept one hand in the air while the eighth star grew small, and then was only the place where it had been. Seven, and the window was full. [adult: {Adult} came and turned out the lamp. | The lamp went out.] The
pillow was turned to its cool side[friend & age>=8: , and on the mattress {friend} began to count something and never
finished].
`,
        },
      ],
    },
    {
      id: 'walking',
      part: 'last',
      at: 'space, from the Moon to Neptune; or the window and a chair very far away',
      with: ['child'],
      pays: ['wave'],
      either: [
        {
          sv: `
Och vinkningen gick. Den var förbi månen innan {child} hade fått ner armen. Den gick förbi Mars när kudden hade blivit varm, och
förbi Saturnus när det var mörkt i hela huset, och mitt i natten gick den förbi Neptunus, inte fort och inte sakta, med handen
i vädret.
`,
          en: `
And the wave walked. It was past the Moon before {child's} arm was down. It passed Mars when the pillow had grown warm, and
Saturn when the whole house was dark, and in the middle of the night it walked by Neptune, not fast and not slow, with its hand
in the air.
`,
        },
        {
          sv: `
{child} räknade stjärnorna en gång till från kudden, för att se att rymden var kvar. Och bredvid en av de sju, för långt bort för att
räknas, ställde någon fram en stol vid en kikare, och en tekanna bredvid stolen. Det var ingen brådska. Vinkningen hade just
gått förbi månen.
`,
          en: `
{child} counted the stars once more from the pillow, to see that space was still there. And beside one of the seven, too far off to
be counted, somebody was putting a chair by a telescope, and a teapot by the chair. There was no hurry. The wave had only just
gone by the Moon.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['eighth', 'tip', 'on-foot', 'aboard'],
      world: 'bedroom',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'star', pose: 'stand', at: 'above' },
      ],
      alt: {
        sv: 'En utomjording med fem uddar lyser vid fönstret, och {child} står i pyjamas och ser på.',
        en: 'An alien with five points is shining at the window, and {child} stands looking in [uk: pyjamas | pajamas].',
      },
    },
    {
      beats: ['aboard', 'mars', 'earlier', 'neptune'],
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'sit', at: 'seat' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
        { who: 'star', pose: 'stand', at: 'above' },
      ],
      props: ['rocket', 'telescope'],
      alt: {
        sv: 'Raketen står på en sten ute i rymden, och {child} tittar hem genom kikaren [friend: tillsammans med {friend}].',
        en: 'The rocket stands on a rock out in space, and {child} looks home through the telescope [friend: with {friend}].',
      },
    },
    {
      beats: ['neptune', 'one-too-many', 'upside-down', 'wave'],
      world: 'space',
      time: 'night',
      light: 'stars',
      figures: [
        { who: 'star', pose: 'stand', at: 'far' },
        { who: 'child', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'centre' },
      ],
      props: ['rocket', 'telescope'],
      alt: {
        sv: 'Jorden är liten och blå långt borta. Utanför raketen står {child} i rund hjälm och räknar något.',
        en: 'The Earth is small and blue and far away. Outside the rocket {child} stands in a round helmet, counting something.',
      },
    },
  ],
});

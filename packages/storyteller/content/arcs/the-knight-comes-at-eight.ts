import { score } from '../../src/score.ts';

export default score({
  id: 'the-knight-comes-at-eight',
  premise:
    'The child minds the castle behind the wallpaper for one night and shuts the window so that the dragon shall not hear the knight; but the shouting is how those two say good night.',
  voice: 'dry-funny',
  writtenFirstIn: 'en',
  ages: [5, 10],
  leads: ['theme'],
  themes: ['dragon', 'knight', 'castle', 'princess', 'crown'],
  contains: ['dark'],
  registry: {
    idea: 'the knight’s challenge and the dragon’s refusal are a good night said every evening for a hundred years',
    device: 'a list written in the bath, with a blot where the verb should be: open the window or shut it',
    objects: [
      'castle behind the wallpaper',
      'crown that rests on both ears',
      'royal teapot that waters a moat',
      'bucket of potatoes baked by breath',
      'tower clock that is told what time it is',
    ],
    joke: '“It’s the pipes.” / “Since when are you royal?” / at eight it is good night, at ten to nine it is just shouting',
    ending: 'the thump that was always heard through the wall has a smaller thump for company: a head on a pillow',
  },
  titles: {
    sv: [
      'Riddaren kommer klockan åtta',
      'Draken som sa nej',
      'Den som har kronan bestämmer',
      'Någon måste passa slottet',
      'En plump på listan',
      '[theme.princess: Prinsessan på andra sidan tapeten]',
    ],
    en: [
      'The Knight Comes at Eight',
      'The Dragon Who Said No',
      'Whoever Wears the Crown',
      'Somebody Has to Mind the Castle',
      'A Blot on the List',
      '[theme.princess: The Princess Behind the Wallpaper]',
    ],
  },
  beats: [
    {
      id: 'wall',
      part: 'open',
      at: 'the child’s room, before bedtime',
      with: ['child', 'adult', 'princess'],
      plants: ['shouting', 'thump', 'pipes'],
      either: [
        {
          sv: `
På andra sidan {child's} vägg låg ett slott med en prinsessa och en krona i. Det syntes inte, men det hördes.

Varje kväll klockan åtta ropade en riddare: ”Kom ut och slåss!” Och en drake vrålade: ”NEJ!” Sedan kom en duns, och sedan var det tyst.

[adult: ”Det är rören”, brukade {adult} säga.]

Men i kväll knackade det. En bit av tapeten öppnades som en dörr, och där stod prinsessan.
`,
          en: `
On the other side of {child's} wall was a castle with a princess and a crown in it. You couldn’t see it, only hear it.

Every evening at eight a knight shouted, “Come out and fight!” And a dragon roared, “NO!” Then came a thump, and then it was
quiet.

[adult: “It’s the pipes,” {adult} always said.]

But tonight somebody knocked. A piece of the wallpaper opened like a door, and there stood the princess.
`,
        },
        {
          sv: `
Det knackade på {child's} vägg, från andra sidan. En bit av tapeten öppnades som en dörr, och där stod en prinsessa med kronan på
sned. Bakom henne låg ett slott.

Så det var därifrån det kom. Varje kväll klockan åtta ropade en riddare: ”Kom ut och slåss!” Och en drake vrålade: ”NEJ!”
Sedan kom en duns, och sedan var det tyst. [adult: ”Det är rören”, brukade {adult} säga.]
`,
          en: `
There was a knock on {child's} wall, from the other side. A piece of the wallpaper opened like a door, and there stood a princess
with her crown on crooked. Behind her was a castle.

So that was where it came from. Every evening at eight a knight shouted, “Come out and fight!” And a dragon roared, “NO!” Then came
a thump, and then it was quiet. [adult: “It’s the pipes,” {adult} always said.]
`,
        },
      ],
    },
    {
      id: 'princess',
      part: 'open',
      at: 'the child’s room; the friend comes in, brushing teeth',
      with: ['child', 'friend', 'princess'],
      plants: ['crown'],
      either: [
        {
          sv: `
”Bra, du är hemma”, sa prinsessan. ”Jag ska till min moster. Kan du passa slottet till frukost? Allt står på listan.” Hon satte kronan på
{child's} huvud, hoppade upp på en cykel och var borta.

[friend: ”När blev du kunglig?” sa {friend} genom tandkrämen. {Friend} sov över.

”Nyss”, sa {child}.]
`,
          en: `
“Oh good, you’re home,” said the princess. “I’m off to my aunt’s. Could you mind the castle till breakfast? It’s all on the list.” She put the
crown on {child's} head, got on a bicycle, and was gone.

[friend: “Since when are you royal?” said {friend} through the toothpaste. {Friend} was sleeping over.

“Just now,” said {child}.]
`,
        },
        {
          sv: `
”Kan du passa slottet till frukost?” sa prinsessan. ”Jag ska tälta. Man sover så illa i himmelssäng.” {Child} fick listan i handen och kronan på
huvudet, och tältpinnarna skramlade bort över ängen.

[friend: ”Är vi ett land nu?” sa {friend}, som sov över, med munnen full av tandkräm.

”Nästan”, sa {child}.]
`,
          en: `
“Could you mind the castle till breakfast?” said the princess. “I’m going camping. Nobody sleeps well in a bed with a roof.” {Child} got the list
and the crown, and off she went, tent poles rattling.

[friend: “Are we a country now?” said {friend}, who was sleeping over, through the toothpaste.

“Nearly,” said {child}.]
`,
        },
      ],
    },
    {
      id: 'list',
      part: 'stir',
      at: 'at the door in the wallpaper',
      with: ['child', 'friend'],
      plants: ['the crown decides', 'blot'],
      either: [
        {
          sv: `
Kronan var för stor och stannade på öronen. Listan hade prinsessan skrivit i badet. Där stod: //
Den som har kronan bestämmer. //
Vattna vallgraven. //
Draken ska ha en hink potatis. //
[sport: Ingen får {play sport} i biblioteket. (Draken tar sönder lampor.) //
]Klockan åtta kommer riddaren. Glöm inte att (och så en stor, blöt plump) fönstret. Annars sover ingen.

”Öppna fönstret”, sa {child}. ”Eller stänga.”

[friend: ”Stänga”, sa {friend}. ”Vem kan sova när folk skriker så?” | Stänga, förstås. Vem kan sova när folk skriker så?]
`,
          en: `
The crown was too big and rested on both ears. The princess had written the list in the bath. It said: //
Whoever wears the crown decides. //
Water the moat. //
Dragon: one bucket of potatoes. //
[sport: Nobody may {play sport} in the library. (The dragon breaks lamps.) //
]At eight the knight comes. Do not forget to (here a big wet blot) the window. Or nobody will sleep.

“Open the window,” said {child}. “Or shut it.”

[friend: “Shut it,” said {friend}. “Who can sleep with all that shouting?” | Shut it, of course. Who can sleep with all that shouting?]
`,
        },
        {
          sv: `
Kronan sjönk tills öronen tog emot. Listan var skriven i badet: //
Den som har kronan bestämmer. //
Fyll på hos grodorna. //
Draken bakar sin potatis själv. En hink. //
[sport: Draken får inte {play sport} inomhus, hur han än ber. //
]Riddaren kommer klockan åtta. Tänk för all del på att (där var plumpen, stor som ett ägg) fönstret.[age>=7:  Det blir en lång natt annars.]

”Antingen öppna det eller stänga det”, sa {child}.

[friend: ”Stäng”, sa {friend}. ”Det drar ju in skrik.” | Stänga det, så klart. Det drog ju in skrik.]
`,
          en: `
The crown sank until two ears stopped it. The list had been written in the bath: //
Whoever wears the crown decides. //
Top up the frogs. //
The dragon bakes his own potatoes. One bucket. //
[sport: The dragon may not {play sport} indoors, however nicely he asks. //
]The knight comes at eight. Whatever you do, remember to (and there sat the blot, as big as an egg) the window.[age>=7:  It’s a long night otherwise.]

“It’s either open it or shut it,” said {child}.

[friend: “Shut it,” said {friend}. “It’s letting the shouting in.” | Shut it, surely. It was letting the shouting in.]
`,
        },
      ],
    },
    {
      id: 'moat',
      part: 'stir',
      at: 'behind the wallpaper: a meadow, the moat, the castle; evening',
      with: ['child', 'friend', 'pet', 'elder', 'elder2'],
      either: [
        {
          sv: `
Bakom tapeten var det också kväll. [pet.dog / pet.cat: {Pet} gick in först.] [elder: {Elder} följde med för att se på gardinerna.]

Vallgraven var så låg att grodorna stod på botten och väntade. Det fanns bara den kungliga tekannan att vattna med, så det gick åt
trettiosex. [elder2: {Elder2} bar tjugo av dem.]
`,
          en: `
Behind the wallpaper it was evening, too. [pet.dog / pet.cat: {Pet} went in first.] [elder: {Elder} came along to see the curtains.]

The moat was so low that the frogs stood on the bottom and waited. There was only the royal teapot to pour with, so it took thirty-six. [elder2: {Elder2} carried twenty of them.]
`,
        },
        {
          sv: `
På andra sidan tapeten var gräset vått. [pet.dog / pet.cat: {Pet} gick först över bron[age>=7:  och provade varenda planka].] [elder: {Elder} kom
med för att titta efter damm.]

I vallgraven gick vattnet grodorna till knäna. Men prinsessans bad stod kvar. {Child} drog ur proppen[age>=7: , det gurglade i
stupröret], och så satt alla grodorna i skum. [elder2: {Elder2} torkade de minsta bakom öronen[age>=7: , där öron brukar sitta].]
`,
          en: `
Beyond the wallpaper the grass was wet. [pet.dog / pet.cat: {Pet} crossed the bridge first[age>=7:  and tested every plank].] [elder:
{Elder} came too, to check for dust.]

In the moat the water came up to the frogs’ knees. But the princess’s bath was still full. {Child} pulled the plug, [age>=7: something gurgled
in the drainpipe, ]and all the frogs had foam. [elder2: {Elder2} dried them behind the ears.]
`,
        },
      ],
    },
    {
      id: 'potatoes',
      part: 'stir',
      at: 'the castle library, where the dragon lives, by the big window',
      with: ['child', 'dragon'],
      either: [
        {
          sv: `
Draken bodde i biblioteket, vid det stora fönstret. Han andades på varje potatis tills den var bakad. ”Prinsessan glömmer alltid smöret”, sa han stilla.

[athlete: På väggen hängde sju kungar och {athlete}. ”Kungar kan man inte somna av”, sa draken.]
`,
          en: `
The dragon lived in the library, by the big window. He breathed on each potato until it was baked. “The princess always forgets the butter,” he said mildly.

[athlete: On the wall hung seven kings and {athlete}. “You can’t fall asleep to kings,” said the dragon.]
`,
        },
        {
          sv: `
I biblioteket, under det stora fönstret, låg draken på fjorton uppslagsböcker. Han suckade på varje potatis, och så var den bakad. [age>=7: Den
svartaste gav han {child}. ”Den med kronan får den med sot.”]

[athlete: Mellan två kungar hängde {athlete}. ”Kungar är så svåra att heja på”, sa draken.]
`,
          en: `
In the library, under the big window, the dragon was lying on fourteen encyclopedias. He sighed at each potato, and it was baked. [age>=7: The
blackest one he gave to {child}. “The crown gets the crispy one.”]

[athlete: Between two kings hung {athlete}. “Kings are so hard to cheer for,” said the dragon.]
`,
        },
        {
          sv: `
Draken bodde bland böckerna, vid det stora fönstret. Han satte ner nosen i hinken och
andades ut, som när man värmer händerna. Alla potatisarna blev klara på en gång. ”Saltet står på S”, sa han.

[athlete: På en kungs krok hängde {athlete}. ”Kungen klagade inte.”]
`,
          en: `
The dragon lived among the books, by the big window. He put his
nose in the bucket and breathed out, as you do to warm your hands. The potatoes were all done at once. “Salt is under S,” he said.

[athlete: On a king’s hook hung {athlete}. “The king never complained.”]
`,
        },
      ],
    },
    {
      id: 'eight',
      part: 'stir',
      at: 'the library; the knight is outside, beyond the moat',
      with: ['child', 'dragon'],
      pays: ['blot'],
      plants: ['dragon looks at the crown'],
      either: [
        {
          sv: `
Så slog klockan åtta[city: , först i tornet och sedan {in city}]. {Child} stängde fönstret, med båda händerna.

Draken såg på fönstret. Han såg på kronan. Han sa ingenting.

”Åm ut å floss”, hördes genom glaset. Sedan var det tyst.

”Så där”, sa {child}. ”God natt.”

”Är det?” sa draken och låg klarvaken.
`,
          en: `
Then the clock struck eight[city: , first in the tower and then {in city}]. {Child} shut the window, with both hands.

The dragon looked at the window. He looked at the crown. He said nothing.

“Umm ow an fipe,” came through the glass. Then it was quiet.

“There,” said {child}. “Good night.”

“Is it?” said the dragon, wide awake.
`,
        },
        {
          sv: `
[city: Tornet slog åtta, och sedan slog det {in city}. | Tornet slog åtta.] [age>=7: Draken drog djupt efter andan. Då sköt {child} | {Child} sköt] igen
fönstret och hängde sig på haspen.[age>=7:  Klick.]

Draken såg på haspen. Han såg länge på kronan, och teg.

”Åm ut å floss”, sa rutan. Sedan blev det tyst.

”Sov så gott”, sa {child}.

”Hur börjar man?” sa draken, med ögon som tefat.
`,
          en: `
The tower struck eight[city: , and then {city} did]. [age>=7: The dragon took a deep breath. ]{Child} pushed
the window shut and hung on the latch.[age>=7:  Click.]

The dragon looked at the latch, and a long while at the crown, and kept quiet.

“Umm ow an fipe,” said the windowpane. Then nothing.

“Sleep tight,” said {child}.

“How does one start?” said the dragon, with eyes like saucers.
`,
        },
      ],
    },
    {
      id: 'tuck-in',
      part: 'try',
      at: 'the library',
      with: ['child', 'dragon', 'pet'],
      anyOrder: 'to sleep',
      plants: ['clank'],
      either: [
        {
          sv: `
{Child} stoppade om honom med slottets största flagga. Den räckte till fötterna eller till nosen,
men inte till båda, och en drake som fryser om nosen ryker. [pet.dog: {Pet} visade hur man gör: tre varv runt, och ner. Drakens tre varv tog tre
lampor.] [pet.cat: {Pet} visade hur man gör: in med tassarna. Draken drog in alla fyra och välte, långsamt.] Utanför gick någon i
järnskor, klirr, klirr.
`,
          en: `
{Child} tucked him in with the biggest flag in the castle. It covered his feet or his nose, but not both, and a dragon with
a cold nose smokes. [pet.dog: {Pet} showed him how: three times around, and down. The dragon’s three took three
lamps.] [pet.cat: {Pet} showed him how: paws in. The dragon pulled in all four and tipped over, slowly.] Outside, iron
shoes went clank, clank.
`,
        },
        {
          sv: `
{Child} provade med varm mjölk. I en drake hinner mjölk bara till halsen innan den kokar, och sedan kommer den ut genom näsan, som
skum. [pet.dog: {Pet} visade hur man gör: en gäspning, med allt man har. Draken gäspade efter och råkade svälja en gardin.] [pet.cat: {Pet} visade
hur man gör: blunda med ett öga i taget. Draken blinkade tillbaka.] Ute på bron gick järnskor, klirr, klirr.
`,
          en: `
{Child} tried warm milk. In a dragon, milk gets only as far as the neck before it boils, and then it comes out of the nose, as
foam. [pet.dog: {Pet} showed him how: one yawn, with everything you’ve got. The dragon yawned back and swallowed a curtain by mistake.] [pet.cat: {Pet}
showed him how: shut one eye, then the other. The dragon winked back.] On the bridge went iron shoes, clank, clank.
`,
        },
      ],
    },
    {
      id: 'read',
      part: 'try',
      at: 'the library',
      with: ['child', 'dragon'],
      anyOrder: 'to sleep',
      either: [
        {
          sv: `
{Child} läste för honom[school:  ur läseboken från {school}] om en ankunge som gick vilse. På sidan tre satt draken upp med händerna för ögonen
och måste få höra slutet först. [music: {Child} nynnade {music}. Draken brummade med, tills böckerna gick[age>=7:  längs hyllorna].] [sport: ”Vi
kan ju {play sport}”, sa draken. ”Nej”, sa {child}.] [age>=7: Utanför gick någon fram och tillbaka.]
`,
          en: `
{Child} read to him[school:  from the {school} reader] about a duckling that got lost. On page three the dragon sat up, hands over
his eyes, and had to hear the end first. [music: {Child} hummed {music}. The dragon hummed along, until the books
walked[age>=7:  along the shelves].] [sport: “We could {play sport},” said the dragon. “No,” said {child}.] [age>=7: Outside, somebody went back
and forth.]
`,
        },
        {
          sv: `
{Child} läste [school: sjuans tabell ur räkneboken, som alla somnar av {at school}. Draken ville veta hur den slutade | högt ur den tråkigaste boken i
hyllan, om tull på rovor. Men draken själv fanns på sidan nio och måste höra den sju gånger]. [music: {Child} nynnade
{music}. Draken slog takten, och en hylla kom ner.] [sport: ”Lite {sport}, då?” sa draken. {Child} pekade på
listan.] [age>=7: Där ute gick någon av och an.]
`,
          en: `
{Child} read aloud [school: the seven times table, which puts everyone to sleep {at school}. The dragon wanted to know how it ended | from the dullest
book on the shelf, about the tax on turnips. But the dragon himself was on page nine, and had to hear it seven times]. [music:
{Child} hummed {music}. The dragon beat time, and a shelf came down.] [sport: “A little {sport}, then?” said the
dragon. {Child} pointed at the list.] [age>=7: Out there, somebody was pacing.]
`,
        },
      ],
    },
    {
      id: 'question',
      part: 'turn',
      at: 'the library, late',
      with: ['child', 'friend', 'elder', 'dragon'],
      pays: ['dragon looks at the crown'],
      either: [
        {
          sv: `
[elder: ”När jag var liten dunkade grannen god natt i väggen med en sko”, sa {elder.short}. ”Annars sov ingen.”]

[pet.other: ”Vem säger du god natt till?” sa draken.

”{Pet}”, sa {child}. ”Varje kväll.”

Draken suckade så att askan yrde.]

”Vad brukar du göra klockan åtta?” frågade [friend: {friend} till slut, med en kall potatis i handen | {child} till slut].

”Jag säger nej”, sa draken.

”Till vad då?”

”Till riddaren. Hon frågar om jag vill komma ut och slåss, och jag säger nej. Då säger hon: I morgon då? Och jag säger: Vi får se.
Sedan säger vi god natt. Så har vi gjort i hundra år.”

”Men hon vill ju slåss!” sa {child}.

”Nej, nej”, sa draken. ”Hon vill bara fråga.”

[age>=7: {Child} blev het om öronen, precis där kronan satt.] ”Varför sa du inget om fönstret?”[age<7:  sa {child}.]

”Du hade ju kronan”, sa draken.
`,
          en: `
[elder: “When I was small, somebody next door knocked good night with a shoe,” said {elder.short}. “Or nobody slept.”]

[pet.other: “Who do you say good night to?” said the dragon.

“{Pet},” said {child}. “Every night.”

The dragon sighed until the ashes flew.]

“What do you usually do at eight?” asked [friend: {friend}, with a cold potato in one hand | {child} at last].

“I say no,” said the dragon.

“To what?”

“To the knight. She asks if I’ll come out and fight, and I say no. She says: Tomorrow, then? I say: We’ll see. Then we say good
night. We’ve done it for a hundred years.”

“But she wants to fight!” said {child}.

“No, no,” said the dragon. “She only wants to ask.”

[age>=7: {Child} went hot around the ears, just where the crown was.] “Why didn’t you say something about the window?”[age<7:  asked {child}.]

“You had the crown on,” said the dragon.
`,
        },
        {
          sv: `
[elder: ”Jag somnar inte förrän kylskåpet har skakat till”, sa {elder.short}. ”Det måste låta som det brukar.”]

[pet.other: ”Vad gör du för att {pet} ska sova?” frågade draken.

”Säger god natt.”

”Jaha, ja”, sa draken och såg bort mot fönstret.]

”Hur somnar du annars?” sa [friend: {friend} med den sista potatisen i handen, och den var kall | {child} till slut].

”Jag vrålar nej”, sa draken. ”Man blir så skönt trött.”

”Nej till vad?”

”Till riddaren. I hundra år har hon undrat klockan åtta om vi ska slåss, och det ska vi inte. I morgon kanske, säger hon, och jag säger att vi får se.
Och så god natt på det.”

”Vill hon inte slåss?”

”Hon vill veta att jag är hemma.”

[age>=7: Under kronan började det klia. ]”Du kunde väl ha sagt till om fönstret.”

”Till en krona?” sa draken. ”Det gör man inte.”
`,
          en: `
[elder: “I can’t drop off till the refrigerator has shuddered,” said {elder.short}. “It has to sound the way it sounds.”]

[pet.other: “How do you get {pet} to sleep?” asked the dragon.

“I say good night.”

“Ah. Yes,” said the dragon, looking over at the window.]

“How do you fall asleep, as a rule?” said [friend: {friend}, holding the last potato, which was cold | {child} at last].

“I roar no,” said the dragon. “It makes you so nicely tired.”

“No to what?”

“To the knight. For a hundred years she’s come by at eight to ask if we’re fighting, and we aren’t. Perhaps tomorrow, she says, and
I say we’ll see. And with that, good night.”

“Doesn’t she want to fight?”

“She wants to know that I’m in.”

[age>=7: Under the crown it began to itch. ]“You might have mentioned the window.”

“To a crown?” said the dragon. “One doesn’t.”
`,
        },
      ],
    },
    {
      id: 'knight',
      part: 'turn',
      at: 'outside the castle, on the near side of the moat',
      with: ['child', 'pet', 'knight'],
      pays: ['clank'],
      either: [
        {
          sv: `
Upp med fönstret, nerför trappan, över bron. Där hade riddaren just fällt ihop sin pall för att gå. [pet.dog / pet.cat:
{Pet} hann före och la sig i vägen.] {Child} knackade på hjälmen. Den gick upp, och där inne fanns två oroliga ögon.

”Han svarade inte”, sa riddaren. ”Jag trodde att han hade flyttat.”

”Det var bara fönstret”, sa {child}. ”Fråga igen!”

”Klockan är tio i nio”, sa riddaren[age>=7:  och skakade på huvudet så att det gnisslade]. ”Klockan åtta är det god natt. Tio i nio är det bara
skrik.”
`,
          en: `
Up with the window, down the stairs, across the bridge. The knight had just folded up her stool to go. [pet.dog /
pet.cat: {Pet} got there first and lay down in her way.] {Child} knocked on the helmet. It opened, and inside were two worried eyes.

“He didn’t answer,” said the knight. “I thought he’d moved.”

“It was only the window,” said {child}. “Ask again!”

“It’s ten to nine,” said the knight[age>=7: , and shook her head until it squeaked]. “At eight it’s good night. At ten to nine it’s
just shouting.”
`,
        },
        {
          sv: `
Haspen av, och ut över vindbryggan. Riddaren höll på att packa ner sin smörgås. Den var hel. [pet.dog / pet.cat: {Pet} satte sig på
skölden.] {Child} lyfte på visiret. Därinne var näsan röd.

”Hundra år”, sa riddaren, ”och så inte ett ord.”

”Han hörde inte. Det var jag som stängde”, sa {child}. ”Ropa en gång till!”

Riddaren såg upp mot tornet. ”Tio i nio”, sa hon. ”Den som ropar klockan åtta är riddare. Den som ropar tio i nio är bara en granne.”
`,
          en: `
Latch up, and out over the drawbridge. The knight was packing away her sandwich. It was whole. [pet.dog / pet.cat: {Pet} sat down on
the shield.] {Child} lifted the visor. Inside was a red nose.

“A hundred years,” said the knight, “and then not a word.”

“He couldn’t hear you. I shut it,” said {child}. “Shout again!”

The knight looked up at the tower. “Ten to nine,” she said. “Shout at eight and you’re a knight. Shout at ten to nine and
you’re only a neighbor.”
`,
        },
      ],
    },
    {
      id: 'crown',
      part: 'turn',
      at: 'outside, by the moat; the dragon at the library window',
      with: ['child', 'knight', 'dragon'],
      pays: ['the crown decides', 'crown', 'shouting'],
      sv: `
Kronan gled ner över {child's} näsa. Där inne i mörkret kom {child.he} att tänka på det första på listan.

”Klockan är åtta”, sa {child}.

”Är den?” sa riddaren.

”Jag har bestämt det.”

Uppe i tornet harklade sig klockan. Visarna gick baklänges, lite generade, och så slog den åtta.

”KOM UT OCH SLÅSS”, ropade riddaren.

”NEJ”, vrålade draken lyckligt i fönstret.

”I morgon då?”

”Vi får se.”

”God natt då.”

”God natt”, sa draken, och så kom dunsen. Det var huvudet som la sig. Det hade {child} alltid undrat över.
`,
      en: `
The crown slid down over {child's} nose. In there, in the dark, {child.he} thought of the first thing on the list.

“It’s eight o’clock,” said {child}.

“Is it?” said the knight.

“I’ve decided it is.”

Up in the tower the clock cleared its throat. The hands went backward, a little embarrassed, and it struck eight.

“COME OUT AND FIGHT,” shouted the knight.

“NO,” roared the dragon in the window, happily.

“Tomorrow, then?”

“We’ll see.”

“Good night, then.”

“Good night,” said the dragon, and there came the thump. It was his head, going down. {Child} had always wondered.
`,
    },
    {
      id: 'home',
      part: 'down',
      at: 'back through the wallpaper, in bed',
      with: ['child', 'friend', 'pet', 'elder', 'adult'],
      pays: ['pipes'],
      either: [
        {
          sv: `
Sedan var det så tyst att man hörde vallgraven. Riddaren gick hem över ängen, på tå, och tapeten stängdes
bakom [friend / elder / pet.dog / pet.cat: dem allihop | {child}].

Där hemma var klockan också åtta. [age>=7: Täcket var svalt först och sedan varmt.] [friend: {Friend} somnade med potatisen i
handen.] Genom väggen kom en lång, djup snarkning, och en till.

[adult: ”Hör på de där rören”, sa {adult}.

”Ja”, sa {child}. ”Rören.”]
`,
          en: `
Then it was so quiet you could hear the moat. The knight went home across the meadow, on tiptoe, and the wallpaper closed behind
[friend / elder / pet.dog / pet.cat: them all | {child}].

At home it was eight, too. [age>=7: The quilt was cool at first and then warm.] [friend: {Friend} fell
asleep holding the potato.] Through the wall came a long, deep snore, and another.

[adult: “Just listen to those pipes,” said {adult}.

“Yes,” said {child}. “The pipes.”]
`,
        },
        {
          sv: `
Riddaren bar hem järnskorna under armen, och tapeten gick igen som
en bok, om [friend / elder / pet.dog / pet.cat: allihop | {child}].

På den här sidan var klockan inte mer än åtta, så ingen kom för sent i säng. [age>=7: Benen var tunga av trappor.] [friend: {Friend}
luktade potatis i sömnen.] I väggen andades något mycket stort, in, och ut.

[adult: ”Vad de är tysta i kväll, rören”, sa {adult}.

”De har lagt sig”, sa {child}.]
`,
          en: `
The knight carried her iron shoes home under one arm, and the
wallpaper shut like a book, with [friend / elder / pet.dog / pet.cat: everyone | {child}] on the right page.

On this side it was only eight, so nobody was late for bed. [age>=7: Legs were heavy from the stairs.] [friend: {Friend}
smelled of potato, asleep.] Inside the wall something very big breathed in, and out.

[adult: “The pipes are quiet tonight,” said {adult}.

“They’ve gone to bed,” said {child}.]
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed, that night or the next',
      with: ['child'],
      pays: ['thump'],
      either: [
        {
          sv: `
Innan kronan hängdes på sängstolpen bestämde {child} en sak till. Det bestämdes viskande och gällde alla. Då sov draken, och
riddaren sov, stående, som riddare gör, [city: och {city} sov, ][pet.other: och {pet} sov, ]och sist av alla, med varma öron, sov den som
hade bestämt det.
`,
          en: `
Before the crown was hung on the bedpost, {child} decided one more thing. It was decided in a whisper, for everybody.
Then the dragon slept, and the knight slept, standing up as knights do, [city: and {city} slept, ][pet.other: and {pet} slept, ]and last
of all, with two warm ears, slept the one who had decided it.
`,
        },
        {
          sv: `
Vid frukost kom prinsessans hand ut ur tapeten och hämtade kronan. Och klockan åtta på kvällen ropades det och vrålades det bakom väggen[age>=7: ,
samma ord som alltid]. ”God natt”, sa {child}, åt båda två. Då kom dunsen. Strax efter kom en till, på den här sidan, mycket
mindre. Det var {child.his} huvud mot kudden.
`,
          en: `
At breakfast the princess’s hand came out of the wallpaper for the crown. And at eight that evening there was shouting and roaring behind the wall[age>=7: ,
in the same words as always]. “Good night,” said {child}, to both of them. Then came the thump. Right after it, on this side,
came another, much smaller. That was {child.his} head on the pillow.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['list', 'moat', 'potatoes'],
      world: 'castle',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'run', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['crown'],
      alt: {
        sv: 'Bakom tapeten ligger slottet i skymningen, med tända fönster och låg vallgrav. {Child} ska passa det.',
        en: 'Behind the wallpaper lies the castle at dusk, with lit windows and a low moat. {Child} is going to mind it.',
      },
    },
    {
      beats: ['eight', 'tuck-in', 'read', 'question'],
      world: 'library',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'read', at: 'left' },
        { who: 'dragon', pose: 'sit', at: 'right' },
        { who: 'friend', pose: 'sit', at: 'centre' },
        { who: 'elder', pose: 'sit', at: 'seat' },
      ],
      props: ['crown', 'book'],
      alt: {
        sv: '{Child} läser högt för draken under bibliotekets stora fönster, som är stängt.',
        en: '{Child} reads aloud to the dragon under the big library window, which is shut.',
      },
    },
    {
      beats: ['question', 'knight', 'crown'],
      world: 'castle',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'back', at: 'centre' },
        { who: 'knight', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['crown'],
      alt: {
        sv: '{Child} står vid vallgraven om kvällen och ser upp mot fönstret, där det lyser.',
        en: '{Child} stands by the moat in the evening, looking up at the window, where there is a light.',
      },
    },
  ],
});

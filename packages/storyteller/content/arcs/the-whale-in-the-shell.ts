import { score } from '../../src/score.ts';

export default score({
  id: 'the-whale-in-the-shell',
  premise:
    'A whale hears the child’s song through a seashell and needs it for a calf who knows the ends of all others; hummed for whales it is so slow that everybody has to hold the first note in turn.',
  voice: 'lyrical',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: ['music'],
  themes: ['singing', 'whale', 'sea', 'band'],
  contains: ['whale', 'sea'],
  registry: {
    idea: 'a song of two minutes lasts until spring for a whale; her calf, who knows all the other endings, falls asleep in the first note',
    device: 'faster, higher and shorter than a whale can hear; then one note is handed on from mouth to mouth without a gap until the whale takes it',
    objects: ['seashell that stops saying shh', 'one big eye, then the other', 'note that starts in the socks', 'full bowl carried between many'],
    joke: '“Bless you,” said the whale. – “That was the song.” / “How much breath have you got?” – “I took one yesterday.” / “She hates short songs.”',
    ending: 'in the morning it is still the first note / nobody has heard how it ends, and that is the good thing about it',
  },
  titles: {
    sv: ['{Music} för valar', 'En val i snäckan', 'Valens första ton', 'Valen som ville ha en ny sång'],
    en: ['{Music} for Whales', 'The Whale in the Shell', 'A Whale’s First Note', 'The Whale Who Wanted a New Song'],
  },
  guests: {
    whale: {
      sv: [
        { name: 'Ragnhild', pronoun: 'she' },
        { name: 'Gunvor', pronoun: 'she' },
        { name: 'Valborg', pronoun: 'she' },
      ],
      en: [
        { name: 'Winifred', pronoun: 'she' },
        { name: 'Rosalind', pronoun: 'she' },
        { name: 'Harriet', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'shell',
      part: 'open',
      at: 'the child’s room, the windowsill',
      with: ['child', 'whale'],
      plants: ['shell', 'song'],
      either: [
        {
          sv: `
På fönsterbrädan låg en snäcka, och i snäckan låg havet och sa schhh. Det hade det alltid gjort. Men i kväll nynnade {child} på
{music}, alldeles intill, för att höra hur det lät där inne.

Då tystnade havet.

Det blev så tyst som det bara blir när någon lyssnar. Och långt, långt nerifrån sa en röst:

– En gång till, tack.
`,
          en: `
On the windowsill lay a shell, and in the shell lay the sea, saying shh. It had always said that. But tonight {child} hummed
{music} right up close, to hear what it sounded like in there.

The sea stopped.

It was the kind of quiet there only is when somebody’s listening. And from far, far down a voice said:

“Once more, please.”
`,
        },
        {
          sv: `
– Var det där till oss? sa snäckan.

Det var den stora snäckan på fönsterbrädan, den med havet i, och den brukade aldrig säga något annat än schhh. {Child} hade bara nynnat på {music}, som
man gör när man letar efter det andra pyjamasbenet, och råkat stå bredvid.

– Vilka oss? frågade {child} rakt in i den.

Det tog en stund. Det var tydligen långt att gå för ett svar.

– Jag, sa en röst från botten. Och kalven.
`,
          en: `
“Was that for us?” said the shell.

It was the big shell on the windowsill, the one with the sea in it, and it never used to say anything but shh. {Child} had only been humming {music} the way you do
when you’re looking for the other leg of your [uk: pyjamas | pajamas], and had happened to stand close by.

“Who’s us?” asked {child}, straight into it.

That took a while. It seemed to be a long way for an answer to come.

“Me,” said a voice from the bottom. “And the calf.”
`,
        },
      ],
    },
    {
      id: 'calf',
      part: 'stir',
      at: 'the child’s room, at the shell; the whale deep down',
      with: ['child', 'friend', 'whale'],
      plants: ['endings', 'one eye'],
      either: [
        {
          sv: `
Det var en val. Hon hette {whale}, och hon talade så djupt att det kittlade i örat. [friend: {Friend}, som sov över, fick luta sig in
och lyssna med sitt.]

– Min kalv vill inte sova, sa {whale}. Hon är så liten, inte större än en buss. Jag har sjungit allt jag kan, men hon kan alla
sluten. Hon ligger och väntar på dem.

– Hur många är alla? frågade {child}.

– Fyrahundra, sa {whale}. Jag har varit ute mycket. Men den där du hade kan hon inte.

[city: – Det var {city} du ringde från, sa {whale} sedan. Är det djupt där?

– Inte så värst, sa {child}.

– Då får du nynna djupare än du bor.]

– Det går nog fort, sa {child}. Den brukar vara sövande.

– Det ska räcka till två ögon. En val somnar med ett i taget.
`,
          en: `
It was a whale. Her name was {whale}, and she spoke so low that it tickled your ear. [friend: {Friend}, who was sleeping over, leaned in
to be tickled too.]

“My calf won’t sleep,” said {whale}. “She’s so little, no bigger than a bus. I’ve sung her everything I know, but she knows all the
endings. She lies there waiting for them.”

“How many is everything?” asked {child}.

“Four hundred,” said {whale}. “I’ve been around. But she doesn’t know that one of yours.”

[city: “It’s {city} you’re calling from, isn’t it?” {whale} went on. “Is it deep there?”

“Not very,” said {child}.

“Then you’ll have to hum deeper than you live.”]

“It won’t take long,” said {child}. “It makes you sleepy.”

“Long enough for two, please. A whale falls asleep one eye at a time.”
`,
        },
        {
          sv: `
Rösten hörde till en val som hette {whale}. Hon talade lågt, mycket lågt, för hon hade en kalv intill sig som borde sova.

– Hon har legat vaken i tre veckor, sa {whale}. Vad jag än sjunger så ropar hon slutet innan jag är där. Och jag har bara
de gamla. I havet går sångerna från val till val, och den senaste kom från Island. Den bestod mest av klagomål på vattnet.

[friend: – Säg att hon får vår, viskade {friend}, som sov över och hade örat intill.]

– Du kan få den, sa {child}. Den är inte så svår.

[city: – Från {city}, sa {whale} till någon. Där är det grunt, men de är vänliga.]

Ett öga, stort som en tekanna, vändes mot snäckan. Det gick att känna. Först skulle det stängas och sedan det andra, för
valar somnar med ett öga i taget.
`,
          en: `
The voice belonged to a whale called {whale}. She talked low, very low, because next to her lay a calf who was supposed to be asleep.

“She’s been awake for three weeks,” said {whale}. “Whatever I sing, she calls out the ending before I get there. And I’ve only got the
old ones. In the sea, songs are passed from whale to whale, and the last one came from Iceland. It was mostly complaints about the
water.”

[friend: “Tell her she can have ours,” whispered {friend}, who was sleeping over and had an ear up close.]

“You can have it,” said {child}. “It isn’t very hard.”

[city: “They’re in {city},” said {whale} to somebody. “It’s not deep, but they’re kind.”]

An eye as big as a teapot turned toward the shell. You could feel it. That one had to close first, and then the other, because whales
fall asleep one eye at a time.
`,
        },
      ],
    },
    {
      id: 'too-fast',
      part: 'try',
      at: 'the child’s room, at the shell',
      with: ['child', 'whale'],
      either: [
        {
          sv: `
{Child} drog ett andetag och nynnade hela, från början till slut.

– Prosit, sa {whale}.

– Det där var sången!

– Alltihop? sa {whale}. Den var över innan den kom ner. Ta det långsamt. Vi har gott om plats mellan tonerna.
`,
          en: `
{Child} took a breath and hummed the whole thing, from beginning to end.

“Bless you,” said {whale}.

“That was the song!”

“All of it?” said {whale}. “It was over before it got down here. Take it slowly. There’s plenty of room between the notes.”
`,
        },
        {
          sv: `
Så {child} nynnade den för dem, så fint det gick.

– Vad var det som for förbi? sa {whale}.

– Det var den.

– Jaså, den. Kalven trodde att det var en sill. Nu simmar hon efter den. Långsammare, om du kan. Mycket, mycket långsammare.
`,
          en: `
So {child} hummed it for them, as nicely as possible.

“What was that, going by?” said {whale}.

“That was it.”

“Oh, was it? The calf thought it was a herring. Now she’s gone after it. Slower, if you can. Much, much slower.”
`,
        },
      ],
    },
    {
      id: 'too-high',
      part: 'try',
      at: 'the child’s room, at the shell',
      with: ['child', 'elder', 'elder2', 'whale'],
      plants: ['low note'],
      either: [
        {
          sv: `
Långsamt, då. {Child} drog ut den första tonen så att den räckte från fönstret till sängen.

– Nu har vi fått in en mygga, sa {whale}. Kan du komma lite lägre?

{Child} sökte sig neråt, till magen, till knäna, ända ner i strumporna. [athlete: På väggen började affischen med {athlete} att
surra.] [elder: {Elder} kom för att se vad som lät[elder2: , och {elder2} för att se vart {elder.short} tog vägen]. – Så där? sa
{elder.he} och tog i från hälarna.]

– Där har vi den, sa {whale}. Så låter en ton som man kan luta sig mot. Och titta: hon blundar. Med det ena.
`,
          en: `
Slowly, then. {Child} drew out the first note until it reached from the window to the bed.

“Now there’s a mosquito in here,” said {whale}. “Could you come down a bit?”

{Child} felt around farther down, in the stomach, in the knees, right down in both socks. [athlete: On the wall, the poster of
{athlete} began to buzz.] [elder: {Elder} came in to see what was going on[elder2: , and {elder2} came in to see where {elder.short}
had got to]. “Like this?” said {elder.short}, and fetched one up from the heels.]

“There it is,” said {whale}. “That’s one you can lean on. And look: she’s shut her eye. The left one.”
`,
        },
        {
          sv: `
Den första tonen kan man hålla i hur länge man vill. {Child} höll i den tills det susade om öronen.

– Pip, sa {whale}.

– Vad menar du?

– Det var så det lät, sa {whale}. Under tjugo meter hörs det inte. Har du ingen längst in?

Längst in, i tårna, hade {child} en som nästan aldrig blev använd. [elder: {Elder} hade en till, djup som en garderob[elder2: , och
{elder2} en som var djupare].] När den kom upp darrade den i hela rummet, [athlete: så att affischen med {athlete} fladdrade | så
att gardinen rörde på sig].

– Ja tack, sa {whale}. Den tar vi. Nu gick ena ögat igen.
`,
          en: `
You can hold on to a first note for as long as you like. {Child} held it until there was a rushing in both ears.

“Peep,” said {whale}.

“What do you mean?”

“That’s what it sounded like,” said {whale}. “Nobody can hear that below sixty feet. Haven’t you got one farther in?”

Right at the back, in the toes, {child} had one that hardly ever got used. [elder: In the doorway {elder} had another, as deep as a wardrobe[elder2: , and
{elder2} one that was deeper].] When it came up, the whole room hummed, [athlete: and the poster of {athlete} fluttered | and the curtain
moved].

“Yes, please,” said {whale}. “We’ll take that one. There goes one eye.”
`,
        },
      ],
    },
    {
      id: 'too-short',
      part: 'try',
      at: 'the child’s room, at the shell',
      with: ['child', 'whale'],
      pays: ['one eye'],
      plants: ['hole'],
      either: [
        {
          sv: `
Nu gällde det bara att inte sluta. {Child} tog så mycket luft som det fick plats, [school: ända ner i magen, som på musiken {at
school}, ]och tonen höll, och den höll, och sedan tog {child} slut.

[sport: Det var bara att stå och flåsa, med händerna på knäna, som efter {sport}.]

– Det blev ett hål, sa {whale}. Hon kikar.
`,
          en: `
Now all you had to do was not stop. {Child} took in as much air as there was room for, [school: right down in the stomach, as in
music class {at school}, ]and the note held, and it held, and then {child} ran out.

[sport: There was nothing to do but puff, hands on knees, as you do after {sport}.]

“There’s a hole in it,” said {whale}. “She’s looking out.”
`,
        },
        {
          sv: `
En ton till, och lika lång. [school: {At school}, på musiken, höll de ut tonen så länge läraren höll upp handen. {Child} låtsades att
den var uppe.] [sport: {Child} andades som man gör i {sport} när det är långt kvar.] Det gick bra ganska länge.

Sedan tog luften slut. Långt nere lät det blipp, som när en våt lucka går upp. Det var ögat.

– Hon hörde skarven, sa {whale}. Hon är känslig för sådant.
`,
          en: `
Once more, just as long. [school: In music class {at school} they’d held a note for as long as the teacher’s hand was up. {Child} pretended
it was up.] [sport: {Child} breathed the way you do in {sport} when there’s a long way to go.] It went well for quite some time.

Then the air was gone. From far down came a plop, like a wet hatch opening. That was the eye.

“She heard the join,” said {whale}. “She’s particular about those.”
`,
        },
      ],
    },
    {
      id: 'take-turns',
      part: 'lull',
      at: 'the child’s room, at the shell',
      with: ['child', 'friend', 'whale'],
      pays: ['hole'],
      plants: ['yesterday’s breath'],
      either: [
        {
          sv: `
– Hur länge räcker din luft? frågade {child}.

– Jag tog en i går, sa {whale}.

[friend: {Friend} och {child} såg på varandra. – Då håller vi tills hon har tagit den, sa {friend}. Du först. Jag tar över innan du
tappar den. | Då visste {child}. – Jag håller den tills du har fått tag i den, sa {child.he}. Du tar över innan jag tappar den.]

– Och hur mycket är det sedan? frågade {whale}.

– Två minuter.

Valen räknade om det. – Då är vi klara till våren, sa hon. Så bra. Hon avskyr korta sånger.
`,
          en: `
“How long does your breath last?” asked {child}.

“I took one yesterday,” said {whale}.

[friend: {Friend} looked at {child}. “Then we’ll hold it until she’s got it,” said {friend}. “You first. I’ll take over before
you drop it.” | Then {child} knew. “I’ll hold it until you’ve got it. You take over before I drop it.”]

“And how much is there after that?” asked {whale}.

“Two minutes.”

The whale worked it out. “So we’ll be done in spring,” she said. “Very good. She hates short songs.”
`,
        },
        {
          sv: `
{Child} la sig på sängen för att få tillbaka andan. Ett barn räcker helt enkelt inte till en hel ton.

[friend: – Då tar vi den i bitar, sa {friend}. Som när man bär något tungt. Man släpper inte förrän den andra har tagit. | – Kan inte
du bära den? frågade {child}. Om jag inte släpper förrän du har tagit?]

– Jag, sa {whale}, har luft från i går. Men den måste bäras ända fram, så att jag får tag i den. Är resten lång?

– Som att borsta tänderna.

– Hela tandborstningen? Det var tyst en stund. – Det räcker ju till våren, sa {whale}. Så ska en sång vara.
`,
          en: `
{Child} lay down on the bed to get some breath back. One child just isn’t enough for a whole note.

[friend: “So we’ll take it in pieces,” said {friend}. “Like when you carry something heavy. You don’t let go before the next one’s got it.” | “Can’t
you carry it?” asked {child}. “If I don’t let go before you’ve got it?”]

“I’ve got air from yesterday,” said {whale}. “But the note has to be carried all the way here, so that I can get hold of it. Is the rest long?”

“About as long as brushing your teeth.”

“All of them?” There was a silence. “That’ll last until spring,” said {whale}. “That’s what I call a song.”
`,
        },
      ],
    },
    {
      id: 'handed-on',
      part: 'turn',
      at: 'the child’s room, the shell going around',
      with: ['child', 'friend', 'pet', 'elder', 'elder2', 'adult', 'whale'],
      pays: ['song', 'low note', 'yesterday’s breath', 'shell'],
      either: [
        {
          sv: `
Så började {child}, lågt, så lågt det gick, på den allra första tonen i {music}.

[friend: När luften tog slut hade {friend} den redan. | När det bara var lite luft kvar lutade sig {child} närmare.] [elder: {Elder} tog
emot den av [friend: {friend} | {child}] och bar den en bra bit[elder2: , och {elder2} bar den ännu en bit].] [pet.cat: {Pet} låg intill och spann, och
en katt spinner både på in och på ut, så där blev det aldrig någon skarv.] [pet.dog: {Pet} la nosen mot snäckan och suckade, i rätt ton
och längre än någon.] [pet.other: {Pet} var så tyst att ingenting behövde börja om.] [adult: {Adult} kom för att säga god natt, fick
snäckan mot munnen och tog över utan att fråga.] Den bars som en full skål, och ingen spillde.

Då kom det nerifrån. Det var samma ton, fast så stor att den kändes i fönsterbrädan. {Whale} hade den.

[friend / elder / adult: En efter en slutade de. | {Child} slutade.] Tonen låg kvar.

[adult: – Vem var det? viskade {adult}.

– En val.

– Det lät som om hon hade barn, viskade {adult}.]
`,
          en: `
So {child} began {music} on its very first note, low, as low as it would go.

[friend: When the air ran out, {friend} had it already. | When there was only a little air left, {child} leaned in closer.] [elder: {Elder} took
it from [friend: {friend} | {child}] and carried it a good long way[elder2: , and {elder2} carried it farther].] [pet.cat: {Pet} lay close by and purred,
and a cat purrs both in and out, so there was never any join.] [pet.dog: {Pet} put a nose to the shell and sighed, in tune, and longer
than anybody.] [pet.other: {Pet} kept so quiet that nothing had to start again.] [adult: {Adult} came in to say good night, got the shell and took
over without asking.] It was carried like a full bowl, and nobody spilled.

Then it came from below. It was the same note, only so big that you could feel it in the windowsill. {Whale} had it.

[friend / elder / adult: They stopped, one after another. | {Child} stopped.] The note stayed where it was.

[adult: “Who was that?” whispered {adult}.

“A whale.”

“She sounded as if she had children,” whispered {adult}.]
`,
        },
        {
          sv: `
{Child} hämtade den djupa tonen och nynnade början på {music}, som egentligen är mycket kort.

[friend: {Friend} nynnade in sig under den och lyfte av. | Det gällde att spara på luften. Lite i taget, lite i taget.] [adult: {Adult}, som kom i dörren
för att säga något helt annat, hakade på i farten.] [elder: Därefter hade {elder} den[elder2: , därefter {elder2}], med stängda ögon och
handen om snäckan som om den var varm.] [pet.cat: Under alltihop gick {pet} som en liten motor, in och ut, in och ut, utan uppehåll.] [pet.dog: {Pet}
la sig tätt intill, och när det blev glest fyllde {pet} i med en suck.] [pet.other: {Pet} lyssnade, och det hörs också.]

Snäckan blev tyngre. Så kändes det, när någon tog i den från andra hållet.

– Jag har den nu, hördes det djupt ner, ur ena mungipan. Släpp försiktigt.

[friend / elder / adult: De | {Child}] släppte försiktigt. Och där hängde den, av sig själv, mörk och rund, i rummet och i havet på samma gång.
`,
          en: `
{Child} fetched the deep one and began {music} once more. The beginning is really quite short.

[friend: {Friend} came humming in underneath and lifted it off. | The thing was to save air. A little at a time, a little at a time.] [adult:
{Adult}, who’d come to the door to say something else, joined in just like that.] [elder: After that, {elder} had it[elder2: , and after that, {elder2}], eyes
shut, with a hand around the shell as if it were warm.] [pet.cat: Under it all ran {pet}, like a small motor, in and out, in and out, and no
stops.] [pet.dog: {Pet} lay down close, and where it got thin, {pet} filled in with a sigh.] [pet.other: {Pet} listened, and you can hear that,
too.]

The shell grew heavier. That’s how it felt when somebody took hold at the other end.

“I’ve got it now,” came from far down, out of the corner of a mouth. “Let go gently.”

[friend / elder / adult: They | {Child}] let go gently. And there it hung, all by itself, dark and round, in the room and in the sea at the same time.
`,
        },
      ],
    },
    {
      id: 'how-does-it-end',
      part: 'back',
      at: 'the child’s room, at the shell',
      with: ['child', 'friend', 'whale'],
      pays: ['endings'],
      plants: ['secret'],
      either: [
        {
          sv: `
Då viskade någon till, mitt i tonen. Det var en liten röst, för att höra till någon som är stor som en buss.

– Hur slutar den?

{Child} visste precis hur den slutade. Slutet låg längst fram på tungan och ville ut. [friend: {Friend} skakade på huvudet, mycket
sakta.]

– Det får du höra i vår, viskade {child}.

– Åh, sa kalven, så nöjt att det blev varmt i snäckan.
`,
          en: `
Then somebody else whispered, right inside the note. It was a small voice, for somebody the size of a bus.

“How does it end?”

{Child} knew exactly how it ended. The end lay on the tip of the tongue and wanted to come out. [friend: {Friend} mouthed a
very slow no.]

“You’ll hear in the spring,” whispered {child}.

“Oh,” said the calf, so contented that the shell grew warm.
`,
        },
        {
          sv: `
– Är du där? frågade någon som inte var {whale}. Rösten var ljusare, ungefär som en traktor. – Mamma kan inte prata nu. Men du som
kan den. Hur går det sista?

Det är svårt att kunna ett slut och inte säga det. {Child} fick hålla handen för munnen. [friend: {Friend} höll sin hand ovanpå, för
säkerhets skull.]

– Det är långt dit, sa {child} sedan. Du hinner inte ens ana det.

Kalven gäspade. Det lät som när ett tåg åker in i en tunnel och stannar där.
`,
          en: `
“Are you there?” asked somebody who wasn’t {whale}. The voice was higher, more like a tractor. “My mother can’t talk now. But you know it.
How does the last bit go?”

It’s hard to know an ending and not tell. It took a hand over the mouth. [friend: {Friend} put another on top, to be
safe.]

“It’s a long way off,” said {child} then. “You won’t even see it coming.”

The calf yawned. It sounded like a train going into a tunnel and staying there.
`,
        },
      ],
    },
    {
      id: 'other-eye',
      part: 'down',
      at: 'the child’s bed; deep down in the sea',
      with: ['child', 'friend', 'pet', 'elder', 'whale'],
      plants: ['first note'],
      either: [
        {
          sv: `
Lampan släcktes. Snäckan fick ligga på kudden, en liten bit från örat. Långt därnere gick ett stort öga igen, och sedan, när det
hade funderat färdigt, det andra. [pet.dog / pet.cat: {Pet} hade redan båda stängda.] Tonen gick genom kudden och genom golvet, mjuk som ett
täcke, ut under gatan[city:  och hela {city}] och hela vägen hem.
`,
          en: `
The light went out. The shell lay on the pillow, a little way from an ear. Far down a big eye closed, and then, when it had thought it
over, so did the other. [pet.dog / pet.cat: {Pet} had both shut already.] The note went through the pillow and the floor, as soft as a
quilt, out under the street[city:  and all of {city}] and the whole way home.
`,
        },
        {
          sv: `
Nu var det mörkt i rummet och mörkt i havet. [friend: På madrassen bredvid andades {friend} långsamt. ][elder: Någonstans
i huset gick {elder.short} och nynnade, nästan bara för sig själv. ]Det hördes inte längre någon som låg och väntade på ett slut. Det
hördes två andetag, ett stort och ett större, och så tonen, som vilade i snäckan och varken steg eller sjönk.
`,
          en: `
Now it was dark in the room and dark in the sea. [friend: On the mattress {friend} was breathing slowly. ][elder: Somewhere in
the house {elder.short} went about humming, almost without a sound. ]Nobody lay waiting for an ending anymore. There
were two breaths, one big and one bigger, and there was the note, resting in the shell, and it neither rose nor sank.
`,
        },
      ],
    },
    {
      id: 'first-note',
      part: 'last',
      at: 'the child’s bed',
      with: ['child'],
      pays: ['first note', 'secret'],
      either: [
        {
          sv: `
{Child} tänkte vara vaken tills de kom till andra tonen. Men havet har god tid. När det blev morgon, och solen låg i fönstret, och
snäckan var ljum, då var det fortfarande första tonen.
`,
          en: `
{Child} was going to stay awake until they got to the second note. But the sea takes its time. When it was morning, and there was sun in the
window, and the shell was warm, it was still the first note.
`,
        },
        {
          sv: `
Hur den slutade fick ingen veta den kvällen, varken kalven eller {child}. Det var det fina med den. Den fortsatte bara, långsamt, och
allt som kunde blunda blundade.
`,
          en: `
How it ended nobody found out that night, not the calf, and not {child}. That was the good thing about it. It just went on, slowly, and
everything that could close its eyes had closed them.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['shell', 'calf', 'too-fast'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'centre' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: 'Vid fönstret i månljuset lyssnar {child}[friend:  och {friend}] efter havet.',
        en: 'At the moonlit window: {child}[friend:  and {friend}], with an ear to the sea.',
      },
    },
    {
      beats: ['too-fast', 'too-high', 'too-short', 'take-turns'],
      world: 'sea-bottom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'whale', pose: 'swim', at: 'left' },
        { who: 'whale', pose: 'swim', at: 'far' },
      ],
      alt: {
        sv: 'Djupt nere i havet lyssnar valen {whale} och hennes kalv.',
        en: 'Deep down in the sea {whale} the whale and her calf are listening.',
      },
    },
    {
      beats: ['take-turns', 'handed-on', 'how-does-it-end'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
        { who: 'elder', pose: 'stand', at: 'left' },
      ],
      props: ['lamp'],
      alt: {
        sv: 'I lampans sken håller {child} ut tonen[friend: , och {friend} är redo att ta över].',
        en: 'By the lamp {child} holds the note[friend: , and {friend} is ready to take over].',
      },
    },
  ],
});

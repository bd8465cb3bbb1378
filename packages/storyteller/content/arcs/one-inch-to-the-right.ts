import { score } from '../../src/score.ts';

export default score({
  id: 'one-inch-to-the-right',
  premise:
    'A magic wand from the oatmeal box moves anything at all, but only one inch to the right; under the umbrella a circus of mice and snails has gone wrong by exactly that much.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [6, 9],
  leads: ['theme'],
  themes: ['magic-wand', 'magic', 'circus', 'superhero'],
  contains: ['magic', 'mouse', 'snail', 'hedgehog', 'circus'],
  registry: {
    idea: 'the smallest superpower there is (anything at all, one inch, to the right) is just the size of what has gone wrong in a very small circus',
    device: 'every fault that is mended moves on by the same inch; the cause is the first thing the wand was tried on, and it can only be moved back from the other side, where right is left',
    objects: ['wand from the oatmeal box', 'umbrella left open to dry', 'circus poster the size of a stamp', 'hedgehog shot out of a cardboard tube', 'snails on a trapeze'],
    joke: '“Who moved the house?” / the Lightning Brothers, snails / “You have to be early for that.” / “Whose right?”',
    ending: 'the moon is moved one inch into the window / whoever lies across the bed has the pillow on the right, so the quilt comes up to the chin',
  },
  titles: {
    sv: [
      '[!theme.circus & !theme.superhero: Trollspöt som räckte tre centimeter]',
      '[!theme.circus & !theme.superhero: Trollspöt ur havregrynen]',
      '[!theme.circus & !theme.superhero: Vem flyttade på huset?]',
      '[theme.magic: Trolleri, tre centimeter åt höger]',
      '[theme.circus: Cirkusen under paraplyet]',
      '[theme.circus: Bröderna Blixt på cirkus]',
      '[theme.superhero: Världens minsta superkraft]',
      '[theme.superhero: Superkraften i havregrynen]',
    ],
    en: [
      '[!theme.circus & !theme.superhero: The Wand That Went an Inch]',
      '[!theme.circus & !theme.superhero: The Magic Wand in the Oatmeal]',
      '[!theme.circus & !theme.superhero: Who Moved the House?]',
      '[theme.magic: Magic, One Inch to the Right]',
      '[theme.circus: The Circus Under the Umbrella]',
      '[theme.circus: The Lightning Brothers at the Circus]',
      '[theme.superhero: The Smallest Superpower in the World]',
      '[theme.superhero: The Superpower in the Oatmeal]',
    ],
  },
  guests: {
    director: {
      sv: [
        { name: 'Petronella', pronoun: 'she' },
        { name: 'Ramona', pronoun: 'she' },
        { name: 'Konstantia', pronoun: 'she' },
      ],
      en: [
        { name: 'Petronella', pronoun: 'she' },
        { name: 'Ramona', pronoun: 'she' },
        { name: 'Constantia', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'wand',
      part: 'open',
      at: 'the kitchen, then the living room',
      with: ['child', 'friend', 'adult'],
      plants: ['to the right', 'umbrella', 'tried on everything'],
      either: [
        {
          sv: `
[theme.circus: Samma dag som cirkusen kom låg det ett trollspö i paketet med havregryn.|I paketet med havregryn låg ett trollspö.] Det var inte längre än en penna, och det satt en lapp runt det: //
[theme.superhero: Superkraft. |]Flyttar vad som helst, hur stort som helst. //
Tre centimeter åt höger.

{Child} provade på en sko. Den flyttade sig tre centimeter, åt höger, och stannade. {Child} provade på soffan. På paraplyet, som stod uppfällt i vardagsrummet på tork. [athlete: På
affischen med {athlete}, som fick hänga snett. ]Sist pekade {child} på väggen och tänkte på hela huset.

Det skramlade till i alla skåp.

[adult: ”Vem flyttade på huset?” ropade {adult} från köket.|Ute på gatan stod en duva i luften, där taket nyss hade varit.]
`,
          en: `
[theme.circus: The day the circus came, there was a magic wand in the box of oatmeal.|In the box of oatmeal lay a magic wand.] It was no longer than a pencil, and there was a note around it: //
[theme.superhero: Superpower. |]Moves anything, any size. //
One inch to the right.

{Child} tried it on a shoe. The shoe moved one inch, to the right, and stopped. {Child} tried it on the sofa. On the umbrella, which stood open in the living room to dry. [athlete: On
the poster of {athlete}, which had to hang crooked after that. ]Last of all {child} pointed at the wall, and thought of the whole house.

Everything rattled in all the cupboards.

[adult: “Who moved the house?” called {adult} from the kitchen.|Outside, a pigeon was standing in the air where the roof used to be.]
`,
        },
        {
          sv: `
”Tre centimeter”, sa {child}. ”Är det allt?”

Det var allt. [theme.circus: Det stod i alla fall på lappen, den dagen då cirkusen kom.|Så stod det på lappen.] {Child} hade fått ett trollspö ur havregrynspaketet, och [theme.superhero: det var en superkraft, och ]det kunde flytta vad som helst,
hur stort som helst, men bara tre centimeter, och bara åt höger.

Skon: tre centimeter. Stolen: tre centimeter. Det uppfällda paraplyet, som stod på tork i vardagsrummet: tre centimeter. [athlete: Affischen med {athlete}: tre centimeter, och sedan satt den snett. ]Så
pekade {child} rakt upp, på hela huset.

Alla skedar sa klirr.

[adult: ”Vem flyttade på huset?” ropade {adult} från köket.|Ute på gatan såg brevlådan väldigt ensam ut.]
`,
          en: `
“One inch,” said {child}. “Is that all?”

That was all. [theme.circus: It was what it said on the note, the day the circus came.|It said so on the note.] {Child} had got a magic wand out of the oatmeal box, and [theme.superhero: it was a superpower, and ]it could move anything,
any size, but only one inch, and only to the right.

A shoe: one inch. A chair: one inch. The open umbrella, drying in the living room: one inch. [athlete: The poster of {athlete}: one inch, and now it was crooked. ]So {child} pointed straight up, at
the whole house.

All the spoons went clink.

[adult: “Who moved the house?” called {adult} from the kitchen.|Out on the street, the mailbox looked rather alone.]
`,
        },
      ],
    },
    {
      id: 'smallest',
      part: 'stir',
      at: 'the living room',
      with: ['child', 'friend'],
      plants: ['nearly'],
      sv: `
Stort var det inte. [theme.superhero: {Child} knöt en handduk om halsen, men det blev inte fler centimeter för det. ]Man kunde inte flyga med det. [friend: ”Det är den minsta superkraft jag har hört talas om”, sa {friend}, som skulle sova över. ”Vem kan man rädda med tre
centimeter?”

”Någon som nästan når”, sa {child}.|Tre centimeter räcker bara till den som nästan når, tänkte {child}.] [sport: Fast i {sport} kan tre centimeter vara hela skillnaden.]

Då hördes det musik.
`,
      en: `
It wasn’t much. [theme.superhero: {Child} tied a towel on for a cape, but that didn’t make it any more inches. ]You couldn’t fly with it. [friend: “That’s the smallest superpower I ever heard of,” said {friend}, who was staying the night. “Who can you save with one
inch?”

“Somebody who can nearly reach,” said {child}.|One inch is only good for somebody who can nearly reach, thought {child}.] [sport: Though in {sport}, one inch can be all the difference.]

Then there was music.
`,
    },
    {
      id: 'circus',
      part: 'stir',
      at: 'the living-room rug, at the umbrella',
      with: ['child', 'friend', 'pet', 'elder', 'director'],
      plants: ['lightning', 'half and half'],
      either: [
        {
          sv: `
Den kom från paraplyet. [music: Det var {music}, på syrsa. ]På skaftet satt en affisch, stor som ett frimärke: //
Cirkus {Director}. Endast i kväll[city:  {in city}]!

{Child} la sig på mage på mattan och kikade in. Där inne var det cirkus. Hälften av den hängde i paraplyet, hälften stod på mattan, och mitt i stod en mus i hög hatt och höll händerna för ögonen.

”Titta inte”, sa musen, som var {director} själv. ”Allt går fel. Det har aldrig gått fel förut.”

[pet.dog: {Pet} fick sitta längst bak och lovade att hålla i svansen.][pet.cat: ”Vi spelar inte för katter”, sa {director}. {Pet} la sig i fåtöljen och blundade. ”Nåja. På balkong går det bra.”][pet.other: {Child} fick en biljett
till {pet} också, stor som en nagel.] [elder: {Elder} slog trumvirvel mot en bricka, för någon måste.] [elder2: {Elder2} höll andan, för någon måste det också.]
`,
          en: `
It came from the umbrella. [music: It was {music} played on a cricket. ]On the handle was a poster, the size of a stamp: //
Circus {Director}. Tonight only[city:  {in city}]!

{Child} lay down flat on the rug and looked in. It was a circus. Half of it hung from the umbrella, half stood on the rug, and in the middle stood a mouse in a top hat, with both hands over her eyes.

“Don’t look,” said the mouse, {director} in person. “Everything’s going wrong. [age>=7: It’s never gone wrong before.|It never did before.]”

[pet.dog: {Pet} got to sit at the very back, and promised to hold that tail.][pet.cat: “We don’t play for cats,” said {director}. {Pet} lay down in the armchair, eyes shut. “Well. The balcony’s all right.”][pet.other: {Child} was given a ticket
for {pet} as well, the size of a fingernail.] [elder: {Elder} did the drumming on a tray.] [elder2: {Elder2} held a breath, because somebody has to.]
`,
        },
        {
          sv: `
Under paraplyet lyste det, och på skaftet satt ett papper, inte större än ett frimärke: //
Cirkus {Director}. Endast i kväll[city:  {in city}]!

{Child} la kinden mot mattan. Bänkarna var tändstickor. [music: Orkestern var en syrsa, och den spelade {music}. ]På första bänken satt en mus i hög hatt och snöt sig.

”Pengarna tillbaka”, sa musen. Det var {director} själv. ”I kväll blir det fel hur vi än gör. Hälften av min cirkus hänger i paraplyet, och hälften står på mattan, och de passar inte ihop längre.”

[pet.dog: {Pet} fick sitta längst bak och lovade att hålla i svansen.][pet.cat: ”Vi spelar inte för katter”, sa {director}. {Pet} la sig i fåtöljen och blundade. ”Nåja. På balkong går det bra.”][pet.other: {Child} fick en biljett
till {pet} också, stor som en nagel.] [elder: {Elder} slog trumvirvel mot en bricka, för någon måste.] [elder2: {Elder2} höll andan, för någon måste det också.]
`,
          en: `
There was a light on under the umbrella, and on the handle was a piece of paper, no bigger than a stamp: //
Circus {Director}. Tonight only[city:  {in city}]!

{Child} put a cheek to the rug. The benches were matchsticks. [music: The band was a cricket, and it was playing {music} with feeling. ]On the first bench sat a mouse in a top hat, blowing her nose.

“Your money back,” said the mouse. It was {director} in person. “Tonight it goes wrong whatever we do. Half of my circus hangs from the umbrella, and half of it stands on the rug, and they don’t fit any more.”

[pet.dog: {Pet} got to sit at the very back, and promised to hold that tail.][pet.cat: “We don’t play for cats,” said {director}. {Pet} lay down in the armchair, eyes shut. “Well. The balcony’s all right.”][pet.other: {Child} was given a ticket
for {pet} as well, the size of a fingernail.] [elder: {Elder} did the drumming on a tray.] [elder2: {Elder2} held a breath, because somebody has to.]
`,
        },
      ],
    },
    {
      id: 'hedgehog',
      part: 'try',
      at: 'in the ring under the umbrella',
      with: ['child', 'director', 'hedgehog'],
      anyOrder: 'acts',
      either: [
        {
          sv: `
Igelkotten var kanonkula. Hans toarulle hängde i paraplyet, och hans kudde låg på mattan. Poff! Han landade bredvid, i en toffel.

{Child} pekade med spöt, och kudden flyttade sig. Poff! Nu landade han rätt. Men kudden låg i vägen för nästa nummer. Felet hade bara flyttat sig. Tre centimeter.
`,
          en: `
The hedgehog was a cannonball. His cardboard tube hung from the umbrella, and his pillow lay on the rug. Poof! He landed next to it, in a slipper.

{Child} pointed the wand, and the pillow moved. Poof! Now he landed right. But the pillow was in the way of the next act. The mistake had only moved. One inch.
`,
        },
        {
          sv: `
En igelkott skulle flyga från paraplyet, rakt ner i en vante. Han tog sats, han flög, och han rullade in under soffan.

”Jag letar bara efter vanten!” ropade han därinifrån.

{Child} flyttade vanten, och nästa gång stod det en stjärt med taggar i den, precis som det skulle. Men vanten stod på orkesterns fot. Felet hade bara flyttat sig. Tre centimeter.
`,
          en: `
A hedgehog was supposed to fly from the umbrella straight down into a mitten. He took off, he flew, and he rolled in under the sofa.

“I’m only looking for the mitten!” he called from in there.

{Child} moved the mitten, and the next time it was full of hedgehog, just as it should be. But it was standing on the foot of the band. The mistake had only moved. One inch.
`,
        },
      ],
    },
    {
      id: 'second-act',
      part: 'try',
      at: 'in the ring under the umbrella',
      with: ['child', 'director', 'clown'],
      anyOrder: 'acts',
      either: [
        {
          sv: `
Clownen, som var kusin till {director}, skulle få en tårta i ansiktet. Tårtan, stor som en knapp, kom svängande på ett snöre från paraplyet. Den träffade örat.

{Child} flyttade clownen. Då träffade tårtan rätt, men nu stod clownen på {director's} plats, så {director} fick ställa sig i tårtan. Felet hade bara flyttat sig. Tre centimeter.
`,
          en: `
The clown, a cousin of {director}, was supposed to get a cake in the face. The cake, as big as a button, came swinging on a string from the umbrella. It hit an ear.

{Child} moved the clown. Then the cake hit right, but now the clown was in {director's} place, so {director} had to stand in the cake. The mistake had only moved. One inch.
`,
        },
        {
          sv: `
En myra i rosa skulle dansa på lina. Hon klättrade upp för stegen, som stod på mattan, och tog ett steg ut. Linan, som hängde i paraplyet, var inte där. Myran hängde i sitt parasoll och såg ut som om det var meningen.

{Child} flyttade stegen. Då nådde den linan, men den stod på publiken, tre rader. Felet hade bara flyttat sig. Tre centimeter.
`,
          en: `
An ant in pink was supposed to dance on a rope. She climbed the ladder on the rug and took one step out. The rope, which hung from the umbrella, wasn’t there. The ant hung from her parasol as if she had meant to.

{Child} moved the ladder. Now it reached the rope, but it stood on three rows of the audience. The mistake had only moved. One inch.
`,
        },
      ],
    },
    {
      id: 'snails',
      part: 'try',
      at: 'high up under the umbrella',
      with: ['child', 'director', 'snails'],
      pays: ['lightning', 'nearly', 'half and half'],
      plants: ['snails miss'],
      either: [
        {
          sv: `
Sist kom det farligaste. Högst uppe, i varsin trapets, en i paraplyet och en i golvlampan, satt Bröderna Blixt. De var sniglar.

De gungade mot varandra. Det tog en stund. De sträckte ut sig så långt en snigel kan, och lite till, och nådde nästan.

”Vi ses nästa gång”, sa Bröderna Blixt och gungade tillbaka.

”Hur mycket fattas det?” frågade {child}.

{Director} [school: lånade linjalen från {school} och mätte.|mätte med svansen.] ”Tre centimeter”, sa hon.

{Child} tittade på spöt. Sedan på paraplyet. Sedan blev det lite varmt om öronen.

”Det var jag”, sa {child}. ”Jag flyttade halva cirkusen.”
`,
          en: `
Last came the most dangerous. At the very top, each on a trapeze, one from the umbrella and one from the floor lamp, sat the Lightning Brothers. They were snails.

They swung toward each other. It took some time. They stretched as far as a snail can, and a bit more, and nearly reached.

“See you next time,” said the Lightning Brothers, and swung back.

“How much was missing?” asked {child}.

{Director} [school: borrowed the ruler from {school} and measured.|measured it with her tail.] “One inch,” she said.

{Child} looked at the wand. Then at the umbrella. Then two ears got rather warm.

“It was me,” said {child}. “I moved half the circus.”
`,
        },
        {
          sv: `
Nu återstod Bröderna Blixt. Det var två sniglar, och de arbetade i luften, den ene i en trapets från paraplyet och den andre i en trapets från golvlampan.

När de tog sats hann man dricka ett glas vatten. När de sträckte ut sig hann man bli orolig. Och när de missade varandra hann båda säga förlåt.

”Hur mycket fattas det?” frågade {child}.

{Director} [school: lånade linjalen från {school} och mätte.|mätte med svansen.] ”Tre centimeter”, sa hon.

{Child} tittade på spöt. Sedan på paraplyet. Sedan blev det lite varmt om öronen.

”Det var jag”, sa {child}. ”Jag flyttade halva cirkusen.”
`,
          en: `
That left the Lightning Brothers. They were two snails on the trapeze, one from the umbrella, the other from the floor lamp.

When they set off, you had time for a glass of water. When they stretched, you had time to worry. And when they missed each other, both of them had time to say sorry.

“How much was missing?” asked {child}.

{Director} [school: borrowed the ruler from {school} and measured.|measured it with her tail.] “One inch,” she said.

{Child} looked at the wand. Then at the umbrella. Then two ears got rather warm.

“It was me,” said {child}. “I moved half the circus.”
`,
        },
      ],
    },
    {
      id: 'six',
      part: 'turn',
      at: 'on the rug',
      with: ['child', 'friend', 'director'],
      pays: ['umbrella', 'tried on everything'],
      either: [
        {
          sv: `
”Då är det väl bara att flytta tillbaka den”, sa {director}.

{Child} pekade. Paraplyet flyttade sig tre centimeter, åt höger.

”Sex”, sa {director} och satte sig på hatten.

Åt vänster kunde spöt inte. Det stod på lappen. [age>=8: Det gick att flytta allt i hela världen, utom åt rätt håll. ]
`,
          en: `
“Then just move it back,” said {director}.

{Child} pointed. The umbrella moved one inch, to the right.

“Two,” said {director}, and sat down on her hat.

It couldn’t go left. It said so on the note. [age>=8: It could move everything in the world, except the right way. ]
`,
        },
        {
          sv: `
Det var bara att göra om det, fast bakåt. {Child} höll spöt i fel ände och pekade på paraplyet. Det flyttade sig. Tre centimeter åt höger.

Nu var felet dubbelt så stort, och uppe i luften sa Bröderna Blixt att de inte längre såg varandra.

{Child} läste lappen, fram och bak. [age>=8: Det är märkligt hur tydligt saker kan vara skrivna utan att det hjälper. ]Åt höger, stod det.
`,
          en: `
It was only a matter of doing it over, backward. {Child} held the wand by the wrong end and pointed at the umbrella. It moved. One inch to the right.

Now the mistake was twice as big, and the Lightning Brothers couldn’t even see each other any more.

{Child} read the note, front and back. [age>=8: It’s strange how clearly a thing can be written without being any help. ]To the right, it said.
`,
        },
      ],
    },
    {
      id: 'other-side',
      part: 'turn',
      at: 'on the rug, on the other side of the umbrella',
      with: ['child', 'friend', 'director'],
      pays: ['to the right'],
      plants: ['which right'],
      either: [
        {
          if: 'friend',
          sv: `
”Vems höger är det?” sa {friend}, som låg på mage på andra sidan paraplyet, med näsan mot {child's}. ”För min är åt andra hållet.”

Det blev tyst. [elder: Till och med brickan. ]Sedan kröp {child} runt mattan och la sig bredvid {friend}. Där var allting tvärtom. Spöt pekade. En gång, åt höger. En gång till. Sedan fick allt som {child} hade lagat åka tillbaka, det också.

Och paraplyet stod där det alltid hade stått.
`,
          en: `
“Whose right?” said {friend}, who was lying on the other side of the umbrella, facing {child} nose to nose. “Because mine is the other way.”

It went quiet. [elder: Even the tray. ]Then {child} crawled around the rug and lay down next to {friend}. Everything was the other way around there. The wand pointed. Once, to the right. Once more. Then all that {child} had mended was moved back, too.

And the umbrella stood where it had always stood.
`,
        },
        {
          sv: `
”Åt höger!” ropade {director} och viftade åt andra hållet, för att vara till hjälp.

”Det där är vänster”, sa {child}.

”Inte härifrån”, sa {director}.

De tittade på varandra. [elder: Till och med brickan blev tyst. ]Sedan kröp {child} runt hela mattan och la sig på {director's} sida, där allting var tvärtom. Spöt pekade. En gång, åt höger. En gång till. Sedan fick allt som {child} hade lagat åka tillbaka, det också.

Och paraplyet stod där det alltid hade stått.
`,
          en: `
“To the right!” called {director}, waving the other way, to be of help.

“That’s left,” said {child}.

“Not from here,” said {director}.

They looked at each other. [elder: Even the tray went quiet. ]Then {child} crawled all the way around the rug and lay down on {director's} side, where everything was the other way around. The wand pointed. Once, to the right. Once more. Then all that {child} had mended was moved back, too.

And the umbrella stood where it had always stood.
`,
        },
      ],
    },
    {
      id: 'show',
      part: 'back',
      at: 'at the umbrella',
      with: ['child', 'friend', 'director', 'elder', 'pet'],
      pays: ['snails miss'],
      either: [
        {
          sv: `
Nu gick allting rätt på en gång. Igelkotten landade mjukt. Och högst uppe gungade Bröderna Blixt mot varandra, sakta, sakta, sträckte ut sig så långt en snigel kan, och nådde.

De höll i varandra länge. Applåden varade lika länge, för det skulle ha varit synd att sluta.

”Tre centimeter”, sa {director} till {child} och lyfte på hatten. ”Det är det största någon har gjort för oss.”
`,
          en: `
Now everything went right at once. The hedgehog landed softly. And at the very top the Lightning Brothers swung toward each other, slowly, slowly, stretched as far as a snail can, and reached.

They held on for a long time. The applause went on for just as long, since it would have been a pity to stop.

“One inch,” said {director} to {child}, and raised her hat. “That’s the biggest thing anyone has ever done for us.”
`,
        },
        {
          sv: `
Allt som skulle landa landade, och allt som skulle träffa träffade. {Director} slängde upp hatten, och när den kom ner stod hon under den. Så tog Bröderna Blixt sats, en från varje håll, och hela publiken lutade sig framåt utan att veta om det.

De gungade. De sträckte på sig. De fick tag.

Först klappade ingen, för att inte störa. Sedan klappade alla, lågt och länge, och {director} gav {child} en medalj, så liten att den måste förvaras i minnet.
`,
          en: `
Everything that was meant to land landed, and what was meant to be hit was hit. {Director} threw up her hat, and when it came down she was under it. Then the Lightning Brothers set off, one from each side, and the whole audience leaned forward[age>=7:  without knowing it].

They swung. They stretched. They held.

First nobody clapped, so as not to disturb. Then everybody did, low and long, and {director} gave {child} a medal, so small that it had to be kept in the memory.
`,
        },
      ],
    },
    {
      id: 'bed',
      part: 'down',
      at: 'the child’s bed, night',
      with: ['child', 'friend', 'adult', 'pet'],
      plants: ['wand in bed'],
      pays: ['which right'],
      sv: `
Sedan spelade syrsan en långsam, och ljuset under paraplyet slocknade, och {child} gick och la sig[friend: , och {friend} kröp ner på madrassen]. [adult: {Adult} kom och stannade i dörren. ”Huset känns lite snett”, sa {adult}.

”Ska jag flytta tillbaka det?”

”Det kan vänta till i morgon”, sa {adult} och släckte.|Lampan släcktes.]

Rummet blev mörkblått. [pet.dog / pet.cat: {Pet} låg i fotändan och var tung. ]Trollspöt fick ligga bredvid kudden, för säkerhets skull.
`,
      en: `
Then the cricket played a slow one, and the light under the umbrella went out, and {child} went to bed[friend: , and {friend} crept in on the mattress]. [adult: {Adult} came and stood in the doorway. “The house feels a bit crooked,” said {adult}.

“Shall I move it back?”

“Tomorrow will do,” said {adult}, and turned off the light.|The lamp went out.]

The room was dark blue. [pet.dog / pet.cat: {Pet} lay heavy at the foot. ]The wand lay beside the pillow, just to be safe.
`,
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed, night',
      with: ['child'],
      pays: ['wand in bed'],
      either: [
        {
          sv: `
Utanför fönstret stod månen, men den stod mest bakom gardinen. Bara en kant syntes. Det fattades inte mycket.

{Child} lyfte spöt, så sömnigt att det knappt pekade, och månen gled tre centimeter åt höger, precis in i rutan, och stannade där och lyste på täcket.
`,
          en: `
Outside the window was the moon, but it was mostly behind the curtain. Only an edge was showing. There wasn’t much missing.

{Child} lifted the wand, so sleepily that it hardly pointed, and the moon slid one inch to the right, just into the window, and stopped there and shone on the quilt.
`,
        },
        {
          sv: `
Täcket nådde nästan upp till hakan. Det fattades tre centimeter.

Det var ingen idé att be spöt om uppåt. Men den som lägger sig tvärs över sängen har kudden till höger. {Child} la sig tvärs och pekade, och la sig sedan rätt igen, och nu räckte täcket ända upp och en liten bit över, och där
under var det varmt.
`,
          en: `
The quilt nearly reached the chin. It was one inch short.

There was no use asking the wand for up. But whoever lies across the bed has the pillow on the right. {Child} lay across it, pointed, and lay straight again, and now the quilt came all the way up and a little over, and it
was warm in under there.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['smallest', 'circus', 'hedgehog', 'second-act'],
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'mouse', pose: 'stand', at: 'near' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['umbrella', 'wand'],
      alt: {
        sv: 'På vardagsrumsmattan står ett uppfällt paraply, och {child} hukar sig ner till en mus.',
        en: 'On the living-room rug stands an open umbrella, and {child} is bending down to a mouse.',
      },
    },
    {
      beats: ['hedgehog', 'second-act', 'snails'],
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'reach', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'elder', pose: 'sit', at: 'seat' },
        { who: 'hedgehog', pose: 'stand', at: 'near' },
        { who: 'mouse', pose: 'stand', at: 'right' },
      ],
      props: ['umbrella', 'wand'],
      alt: {
        sv: '{Child} pekar med trollspöt, och under paraplyet väntar en igelkott och en mus.',
        en: '{Child} points the wand, and by the umbrella a hedgehog and a mouse are waiting.',
      },
    },
    {
      beats: ['six', 'other-side', 'show', 'bed'],
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'mouse', pose: 'stand', at: 'near' },
        { who: 'snail', pose: 'stand', at: 'right' },
      ],
      props: ['umbrella', 'wand'],
      alt: {
        sv: '{Child}[friend:  och {friend}] på mattan framför den minsta cirkusen i världen.',
        en: '{Child}[friend:  and {friend}] on the rug in front of the smallest circus in the world.',
      },
    },
  ],
});

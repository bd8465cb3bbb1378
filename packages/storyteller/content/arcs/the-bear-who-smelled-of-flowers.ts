import { score } from '../../src/score.ts';

export default score({
  id: 'the-bear-who-smelled-of-flowers',
  premise:
    'The teddy has been in the wash and smells of flowers; he has to be mended with banana, sofa and sand, and the last ingredient goes on only while the child is asleep.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: [],
  themes: ['teddy'],
  contains: ['teddy'],
  registry: {
    idea: 'a washed teddy has lost his smell and is mended by recipe; the last ingredient is the child, and it cannot be put on, only slept on',
    device: 'sniffing: each try adds one thing to the flower (“Flower. With banana.”); the missing smell is found in the child’s own pillow',
    objects: [
      'teddy hanging by his ears',
      'two clothespins',
      'four fingers, the last of which doesn’t know',
      'banana peel for a hat',
      'macaroni under the sofa',
      'shoe with a piece of the sandbox in it',
    ],
    joke: '“Who are you?” – he didn’t answer, but then he never did / “But he’s just been washed.” – “It’s almost gone.” / one, two, five, nineteen',
    ending: 'the child, in exchange, smells a little of flowers / the clothespins sleep with their mouths shut / the fourth finger knows now',
  },
  titles: {
    sv: [
      'Nallen som luktade blommor',
      'Blomma med banan',
      'Hur luktar {bear}?',
      'Det fjärde fingret',
      '{Bear} var ren',
      'Att laga en nalle',
    ],
    en: [
      'The Bear Who Smelled Like Flowers',
      'Flower, with Banana',
      'What Does {bear} Smell Like?',
      'The Fourth Finger',
      '{Bear} Was Clean',
      'How to Mend a Teddy Bear',
    ],
  },
  guests: {
    bear: {
      sv: [
        { name: 'Gustavsson', pronoun: 'he' },
        { name: 'Persson', pronoun: 'he' },
        { name: 'Lundström', pronoun: 'he' },
      ],
      en: [
        { name: 'Ferguson', pronoun: 'he' },
        { name: 'Henderson', pronoun: 'he' },
        { name: 'Pemberton', pronoun: 'he' },
      ],
    },
  },
  beats: [
    {
      id: 'washed',
      part: 'open',
      at: 'the child’s room, evening, the clothes line or the bed',
      with: ['child', 'adult', 'bear'],
      plants: ['clothespins', 'flower'],
      either: [
        {
          sv: `
{Bear} hängde i öronen.

Det var ingen fara med det. Han var en nalle, han hade åkt tvättmaskin, och nu satt han på tvättlinan med en klädnypa i
varje öra och var torr. [age>=5: Han såg ut som vanligt, det vill säga lite förvånad.]

{child} tog ner honom och luktade. Sniff, sniff, sniff.

– Det här är inte {bear}, sa {child}. Det här är en blomma.

[adult: – Det är tvättmedlet, sa {adult}.]
`,
          en: `
{Bear} was hanging by his ears.

There was nothing wrong with that. He was a teddy bear, he had been in the washing machine, and now he was on the line,
quite dry, with a [uk: clothes peg | clothespin] on each ear. [age>=5: He looked the same as ever, which is to say, a little
surprised.]

{child} took him down and smelled him. Sniff, sniff, sniff.

“This isn’t {bear},” said {child}. “This is a flower.”

[adult: “It’s only the soap,” said {adult}.]
`,
        },
        {
          sv: `
I {child's} säng låg en nalle som {child} inte kände.

Han hade {bear's} ben. Han hade {bear's} mage. Han hade till och med {bear's} öron, med ett märke i varje efter
klädnyporna på linan. Men sniff, sniff, sniff: han luktade blommor.

– Vem är du? sa {child}.

Han svarade inte. Det brukade {bear} inte göra heller.

[adult: – Det är {bear}, sa {adult}. Han är ren, det är allt. | Det var {bear}. Han hade åkt tvättmaskin hela
eftermiddagen, runt, runt, med nosen mot rutan.]
`,
          en: `
In {child's} bed lay a teddy bear that {child} didn’t know.

He had {bear's} legs. He had {bear's} tummy. He even had {bear's} ears, with a mark on each from the [uk: clothes pegs |
clothespins] on the line. But sniff, sniff, sniff: he smelled like flowers.

“Who are you?” said {child}.

He didn’t answer. But then, {bear} never did.

[adult: “That’s {bear},” said {adult}. “He’s clean, that’s all.” | It was {bear}. He’d been in the washing machine all
afternoon, around and around, with his nose against the glass.]
`,
        },
      ],
    },
    {
      id: 'four-fingers',
      part: 'stir',
      at: 'the child’s room',
      with: ['child', 'friend', 'bear'],
      pays: ['flower'],
      plants: ['fourth finger'],
      either: [
        {
          sv: `
En blomma kan man inte sova med. Den måste lagas.

– Hur luktar han när han är hel? [friend: frågade {friend}, som sov över. | sa {child} och satte sig på mattan.]

{child} blundade och räknade på fingrarna. Banan. Soffa. Sand. Sedan kom det fjärde fingret, och det visste inte.

Det fjärde var det bästa. Det luktade mest. Men det hette ingenting.
`,
          en: `
You can’t sleep with a flower. So it had to be mended.

“What does he smell like when he’s working?” [friend: asked {friend}, who was sleeping over. | said {child}, and sat down on
the rug.]

{child} shut both eyes and counted on one hand. Banana. Sofa. Sand. Then came the fourth finger, and it didn’t know.

The fourth was the best one. There was more of it than of all the others. But it didn’t have a name.
`,
        },
        {
          sv: `
{child} luktade en gång till.

– Han är trasig i lukten, sa {child}. [friend: Vi måste laga honom.

– Hur då? sa {friend}, som sov över. | Han måste lagas.]

Det skulle vara fyra saker i en nalle. {child} mindes dem med näsan och höll upp ett finger för varje: banan, soffa, sand.

Det fjärde fingret stod rakt upp och hade glömt vad det var för något. Det mindes bara att det var gott.
`,
          en: `
{child} sniffed once more.

“His smell is broken,” said {child}. [friend: “We have to mend it.”

“How?” said {friend}, who was sleeping over. | “It has to be mended.”]

There were four things in that bear. {child} remembered them nose first, and held up a finger for each: banana, sofa, sand.

The fourth finger stood straight up and had forgotten what it was for. It only knew that it was good.
`,
        },
      ],
    },
    {
      id: 'banana',
      part: 'try',
      at: 'the kitchen',
      with: ['child', 'friend', 'elder', 'elder2', 'bear'],
      anyOrder: 'mending',
      plants: ['with banana'],
      either: [
        {
          sv: `
I köket låg en banan. {child} åt upp den, för så gör man, och det sista fick {bear} på nosen och lite bakom öronen.
[age>=5: Det bruna är bäst, för det luktar högst.]

[elder: – Det brukar vara lite av mig i honom också, sa {elder} och bar honom under armen ett varv runt bordet. [elder2: {Elder2} bar
honom ett varv till.]]

Sniff, sniff, sniff.

– Blomma, sa {child}. Med banan.
`,
          en: `
There was a banana in the kitchen. {child} ate it, because that’s how it’s done, and {bear} got the last of it, on the nose and
a bit behind the ears. [age>=5: The brown part is best, because it smells the loudest.]

[elder: “There ought to be some of me in there, too,” said {elder}, and carried him once around the table under one arm.
[elder2: {Elder2} carried him around once more.]]

Sniff, sniff, sniff.

“Flower,” said {child}. “With banana.”
`,
        },
        {
          sv: `
I köket fanns ingen banan, bara ett skal. Det fick {bear} ha som mössa, med flikarna ner över öronen. Han såg ut att vara
bjuden på något[age>=5:  fint, där man måste sitta still].

[elder: – Får man gratulera? sa {elder} och tog honom i famnen, så att det skulle bli lite {elder.short} i också. [elder2:
{Elder2} tog honom sedan.]]

När mössan hade suttit en stund lyfte {child} på den. Sniff, sniff, sniff.

– Blomma, sa {child}. Med banan.
`,
          en: `
There was no banana in the kitchen, only a peel. {Bear} wore it as a hat, with the flaps down over his ears. He looked as if
he’d been invited somewhere[age>=5:  nice, where you have to sit still].

[elder: “Many happy returns,” said {elder}, and gave him a long hug, to get a little {elder.short} in there, too. [elder2: Then
came {elder2}, with another.]]

When the hat had been on for a while, {child} lifted it. Sniff, sniff, sniff.

“Flower,” said {child}. “With banana.”
`,
        },
      ],
    },
    {
      id: 'sofa',
      part: 'try',
      at: 'the living room',
      with: ['child', 'pet', 'bear'],
      anyOrder: 'mending',
      plants: ['with dust'],
      either: [
        {
          sv: `
Sedan var det soffa. [age>=5: Det är undertill en soffa luktar soffa. Ovanpå luktar den bara folk.] {child} la sig på magen och
drog {bear} fram och tillbaka där under, som en mopp. Ut kom han med grått
skägg och en makaron.

– Makaron ska det inte vara, sa {child} och tog bort den.

[athlete: På soffan låg tröjan med {athlete} på, som ingen hade hunnit tvätta. Den fick han låna en stund.] [pet.dog: {Pet} kom
och slickade honom på magen. Det var också rätt.] [pet.cat: {Pet} strök sig mot honom på båda sidor. Det var också
rätt.] [pet.other: Han fick sitta en stund hos {pet}. Det var också rätt.]

Sniff, sniff, sniff.

– Blomma, sa {child}. Med soffa.
`,
          en: `
Then it was time for sofa. [age>=5: It’s underneath that a sofa smells of sofa. On top it only smells of people.] {child} lay down flat and pulled {bear} back and forth under there, like a mop. He came out with a [uk: grey | gray] beard and
one macaroni.

“No macaroni,” said {child}, and took it off.

[athlete: On the sofa lay the {athlete} shirt, which nobody had found time to wash. He got to wear it for a while.] [pet.dog: {Pet}
came and licked him on the tummy. That was right, too.] [pet.cat: {Pet} rubbed up against him on both sides. That was right, too.]
[pet.other: He got to sit with {pet} for a while. That was right, too.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sofa.”
`,
        },
        {
          sv: `
Under soffan måste man ligga ett tag för att det ska ta. {child} stoppade in {bear} och räknade:

– Ett, två, fem, nitton.

Det var lagom. [age>=5: Tjugo hade varit för mycket.] Ut kom han, grå om magen, med en hårsnodd om foten som ingen hade sett sedan i somras. [athlete: Tröjan med
{athlete} på låg i tvättkorgen än. Den fick han gå i en stund.] [pet.dog: {Pet} la sig på honom och suckade. Det hörde till.]
[pet.cat: {Pet} låg på honom tills han var varm. Det hörde till.] [pet.other: Sedan fick han hälsa på {pet}. Det hörde till.]

Sniff, sniff, sniff.

– Blomma, sa {child}. Med soffa.
`,
          en: `
You have to stay under a sofa for some time before it works. {child} put {bear} in there and counted.

“One, two, five, nineteen.”

That was enough. [age>=5: Twenty would have been too much.] Out he came, [uk: grey | gray] around the middle, with a hair tie around one foot that nobody had seen since last summer. [athlete:
The {athlete} shirt was still in the laundry basket, not yet washed, so he wore that for a bit.] [pet.dog: {Pet} lay down
on him and sighed. That helped.] [pet.cat: {Pet} lay on him until he was warm. That helped.] [pet.other: Then he went to
say hello to {pet}. That helped.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sofa.”
`,
        },
      ],
    },
    {
      id: 'sand',
      part: 'try',
      at: 'the hall',
      with: ['child', 'bear'],
      anyOrder: 'mending',
      plants: ['with sand'],
      either: [
        {
          sv: `
Sanden fanns i hallen. I {child's} ena sko låg ett hörn av sandlådan kvar. {child} vände upp och ner på skon över {bear}. Sss,
sa det. Det mesta kom på golvet, men golvet luktade ingenting, så det behövde också. [age>=5: Resten letade sig in i pälsen och stannade där.]

[school: I ryggsäcken från {school} fick han sitta med huvudet ute, precis som på vägen hem.] [city: I springan under dörren
drog det in lite {city}, och där fick han ligga.] [sport: I väskan som hade varit på {sport} fick han vara i ett enda andetag. Det
räckte.]

Sniff, sniff, sniff.

– Blomma, sa {child}. Med sand.
`,
          en: `
The sand was in the hall. One of {child's} shoes still had a corner of the [uk: sandpit | sandbox] in it. {child} turned the shoe
upside down over {bear}. Sss, it went. Most of it landed on the floor, but the floor had no smell at all, so it could use some. [age>=5:
The rest found a way in through his fur and stayed there.]

[school: He got to sit in the backpack from {school} with his head out, just like on the way home.] [city: A little of {city} was
blowing in under the door, and he got to lie in it.] [sport: In the bag for {sport} he was allowed one breath. It
was plenty.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sand.”
`,
        },
        {
          sv: `
I hallen hängde {child's} jacka, och i luvan fanns halva sandlådan. {child} la {bear} i luvan som i en hängmatta och gungade.
Sss, sa det. När han kom upp knastrade han[age>=5:  om man kramade honom, precis som förr i tiden].

[school: Han fick hänga en stund på kroken under jackan, bredvid ryggsäcken från {school}, för den brukade han åka i.] [city:
Genom brevinkastet kom det luft från {city}. Den fick han på ryggen.] [sport: Han fick titta ner i väskan som hade varit på {sport}.
Han tittade inte länge.]

Sniff, sniff, sniff.

– Blomma, sa {child}. Med sand.
`,
          en: `
In the hall hung {child's} jacket, and in the hood was half a [uk: sandpit | sandbox]. {child} laid {bear} in the hood and swung
it, like a hammock. Sss, it went. When he got out he crunched[age>=5:  if you hugged him, the way he did in the old days].

[school: He hung for a while on the hook, next to the backpack from {school}, because they were used to each other.] [city: Air
from {city} came in through the [uk: letter box | mail slot]. He got that on his back.] [sport: He had a look down into the
bag for {sport}. He didn’t look long.]

Sniff, sniff, sniff.

“Flower,” said {child}. “With sand.”
`,
        },
      ],
    },
    {
      id: 'nearly',
      part: 'lull',
      at: 'back in the child’s room',
      with: ['child', 'friend', 'adult', 'bear'],
      pays: ['with banana', 'with dust', 'with sand'],
      either: [
        {
          sv: `
Tillbaka på mattan satt {bear}, och han var inte särskilt ren. [age>=5: Han såg ut som någon som har haft en bra dag.]

[adult: – Men han är ju nytvättad, sa {adult} i dörren.

– Ja, sa {child}. Det går snart bort.]

{child} höll upp fingrarna. Banan fanns. Soffa fanns. Sand fanns. [friend: {friend} fick också lukta, länge.

– Han luktar utflykt, sa {friend}.

] Men blomman satt kvar längst in. Och det fjärde fingret visste fortfarande inte.
`,
          en: `
Back on the rug sat {bear}, and he wasn’t especially clean. [age>=5: He looked like somebody who has had a good day.]

[adult: “But he’s just been washed,” said {adult} in the doorway.

“Yes,” said {child}. “It’s almost gone.”]

{child} held up the fingers. There was banana. There was sofa. There was sand. [friend: {friend} had a long sniff, too.

“He smells like a [uk: day out | field trip],” said {friend}.

] But the flower was still in there, at the bottom. And the fourth finger still
didn’t know.
`,
        },
        {
          sv: `
Nu hade han allt som fingrarna visste. [adult: {Adult} kom förbi och stannade.

– Vad har hänt med {bear}?

– Han blev tvättad, sa {child}. Men vi har nästan fått bort det.]

[friend: {friend} luktade på magen. – Där är sanden.

{child} luktade på öronen. – Där är bananen.

| {child} luktade på magen. Där var sanden. {child} luktade på öronen. Där var
bananen.] Soffan satt överallt. Men mitt i alltihop stod blomman kvar, precis där det fjärde skulle ha varit. [age>=5: Den luktade inte illa.
Den luktade bara fel.]
`,
          en: `
Now he had everything the fingers could think of. [adult: {Adult} came by and stopped.

“What happened to {bear}?”

“He got washed,” said {child}. “But you can hardly tell.”]

[friend: {friend} smelled the tummy. “There’s the sand.”

{child} smelled the ears. “There’s the banana.”

| {child} smelled the tummy. There was the sand. {child} smelled the
ears. There was the banana.] The sofa was all over. But in the middle of it stood the flower, in the very place where the fourth thing
should have been. [age>=5: It didn’t smell bad. It only smelled wrong.]
`,
        },
      ],
    },
    {
      id: 'pillow',
      part: 'turn',
      at: 'the child’s bed; the bear is still on the rug',
      with: ['child', 'friend', 'bear'],
      either: [
        {
          sv: `
Då la sig {child} på sängen med hela ansiktet i kudden. Så låg {child.he} en stund.
[age>=5: Det gick att andas genom ena hörnet.]

Sniff.

Sniff, sniff, sniff!

Här var det ju. Här i kudden luktade det {bear}. Men {bear} satt på mattan. I kudden fanns ingenting, bara en grop efter ett
huvud.

[friend: {friend} kom och luktade, först på gropen och sedan på {child}.

– Det är du, sa {friend}. Det fjärde är du. | {child} luktade på gropen, och sedan på sin egen arm. Det var samma.

– Det är jag, sa {child}. Det fjärde är jag.]
`,
          en: `
So {child} lay down on the bed, the whole face in the pillow, and stayed like that. [age>=5: You could breathe
through one corner.]

Sniff.

Sniff, sniff, sniff!

Why, here it was. Here in the pillow it smelled like {bear}. But {bear} was sitting on the rug. There was nothing in the pillow,
only a dent from somebody’s head.

[friend: {friend} came over and sniffed, first at the dent and then at {child}.

“It’s you,” said {friend}. “The fourth thing is you.” | {child} sniffed at the dent, and then at one arm. They were the
same.

“It’s me,” said {child}. “The fourth thing is me.”]
`,
        },
        {
          sv: `
{child} kröp in under täcket för att tänka. Där inne var det mörkt och varmt, och någon hade varit där förut.
[age>=5: Sådant känner man på näsan.]

Sniff, sniff, sniff.

– {Bear}? sa {child}.

Ingen svarade, men det brukade {bear} inte göra. {child} stack ut huvudet. På mattan satt {bear}, och han luktade inte alls så
gott. Det var täcket som luktade. Och vem var det som hade legat i det, varenda natt?

[friend: – Du, sa {friend}. | – Jag, sa {child} förvånat.]

Det fjärde fingret böjde sig och pekade, rakt på {child}.
`,
          en: `
{child} crawled in under the quilt to think. It was dark in there, and warm, and somebody had been there before. [age>=5:
A nose can tell.]

Sniff, sniff, sniff.

“{Bear}?” said {child}.

Nobody answered, but then, {bear} never did. {child} put out a head to look. On the rug sat {bear}, and he didn’t smell half as
good. It was the quilt. And who was it that had been lying in that quilt, every single night?

[friend: “You,” said {friend}. | “Me,” said {child}, surprised.]

The fourth finger bent, and pointed straight at {child}.
`,
        },
      ],
    },
    {
      id: 'how-it-goes-on',
      part: 'turn',
      at: 'the child’s bed',
      with: ['child', 'friend', 'adult', 'bear'],
      either: [
        {
          sv: `
[friend: – Gnugga då, sa {friend}. | Kanske kunde man gnugga?]

{child} gnuggade {bear} mot halsen. Det hjälpte inte mycket.

– Banan går på med fingret, sa {child}. Men jag går bara på när jag sover.
`,
          en: `
[friend: “Rub it on, then,” said {friend}. | Maybe it could be rubbed on?]

{child} rubbed {bear} up and down one cheek. It didn’t do much.

“Banana goes on with a finger,” said {child}. “But I only go on when I’m asleep.”
`,
        },
        {
          sv: `
Men hur får man {child} på en nalle? [friend: {friend} höll i honom, och {child} blåste. | {child} blåste på honom, länge.] Det
flög lite damm.

– Det tar en hel natt, sa {child} till slut. Jag lossnar bara när jag sover.
`,
          en: `
But how do you put {child} on a bear? [friend: {friend} held him, and {child} blew. | {child} blew on him, for a long
time.] Some dust came off.

“It takes all night,” said {child} at last. “I only come off when I’m sleeping.”
`,
        },
      ],
    },
    {
      id: 'overnight',
      part: 'down',
      at: 'the child’s bed, the lamp out',
      with: ['child', 'friend', 'elder', 'pet', 'bear'],
      either: [
        {
          sv: `
Så {bear} fick ligga längst in, mellan armen och hakan, där det är mest {child}. [friend: På madrassen bredvid höll {friend} redan
på att sova, för att hjälpa till.] [music: {child} nynnade {music} i hans ena öra. Det luktar inte, men han var van vid
det.] Lampan var släckt, och täcket var tungt och mjukt. Blomman gav sig av, ett andetag i taget, och det fjärde kom i stället,
först på det ena örat, sedan på det andra, och sist på magen, för den är störst.
`,
          en: `
So {bear} got the innermost place, between the arm and the chin, where there is the most {child}. [friend: On the mattress
{friend} was asleep already, to help.] [music: {child} hummed {music} into one of his ears. It has no smell, but he was used to
it.] The lamp was out, and the quilt was heavy and soft. The flower left, one breath at a time, and the fourth thing came
instead, first on one ear, then on the other, and on the tummy last, because it’s the biggest.
`,
        },
        {
          sv: `
{child} la sig på sidan med {bear} under hakan. [music: {child} nynnade {music}, lågt, så som {bear} brukade få det.]

[friend: – Känns det något? viskade {friend} från madrassen.

– Inte än, viskade {child}. Det ska vara mörkt.]

Så släcktes lampan, och det var mörkt, och varmt, och stilla, och den som hade lagt sitt öra intill
hade kunnat höra hur det gick till: in genom näsan med lite blomma, ut genom munnen med lite {child}, in och ut, hela natten.
`,
          en: `
{child} turned over on one side, with {bear} under the chin. [music: {child} hummed {music} very low, the way {bear} was used to.]

[friend: “Can you feel anything?” whispered {friend} from the mattress.

“Not yet,” whispered {child}. “It has to be dark.”]

Then the lamp went out, and it was dark, and warm, and still, and anybody who put an ear
close could have heard how it’s done: in through the nose with a little flower, out through the mouth with a little {child},
in and out, all night long.
`,
        },
      ],
    },
    {
      id: 'mended',
      part: 'last',
      at: 'the child’s bed, toward morning; the clothes line',
      with: ['child', 'bear'],
      pays: ['fourth finger', 'clothespins'],
      either: [
        {
          sv: `
Fram på morgonen var han färdig. Han var varm och en aning platt, och han luktade {bear} från öronen till tårna. Och {child}, som
hade fått blomman i utbyte, luktade lite av den om kinden.
`,
          en: `
Toward morning he was done. He was warm, and a little flat, and he smelled like {bear} from his ears to his toes. And {child}, who
had got the flower in exchange, smelled of it a little, around the cheek.
`,
        },
        {
          sv: `
Tre av fingrarna sov hopkrupna i handen. Men det fjärde låg på {bear's} öra, och nu visste det. Och på tvättlinan satt två
klädnypor kvar, tätt intill varandra, och sov med munnen stängd.
`,
          en: `
Three of the fingers slept curled up in the hand. But the fourth one lay on {bear's} ear, and now it knew. And on the line two
[uk: clothes pegs | clothespins] were left, close together, asleep with their mouths shut.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['four-fingers', 'banana', 'sofa', 'sand'],
      world: 'bedroom',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['teddy'],
      alt: {
        sv: '{child} sitter på mattan och räknar på fingrarna. Bredvid sitter en mycket ren nalle.',
        en: '{child} sits on the rug, counting on one hand, beside a very clean teddy bear.',
      },
    },
    {
      beats: ['banana', 'sofa', 'sand', 'nearly'],
      world: 'living-room',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['teddy'],
      alt: {
        sv: '{child} sitter på huk och luktar på nallen, som inte är lika ren längre.',
        en: '{child} crouches to smell the teddy bear, who isn’t quite so clean anymore.',
      },
    },
    {
      beats: ['nearly', 'pillow', 'how-it-goes-on', 'overnight'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'sleep', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['teddy'],
      alt: {
        sv: '{child} ligger i sängen och luktar, och nallen är inte långt borta.',
        en: '{child} is lying in bed, sniffing, and the teddy bear isn’t far away.',
      },
    },
  ],
});

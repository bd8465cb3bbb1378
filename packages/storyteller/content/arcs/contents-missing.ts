import { score } from '../../src/score.ts';

/** The first sentence says what the evening is about, in words that are true for everyone who asked for it. */
const evening = {
  sv: `[theme.goodbye-to-pet: Det var en kväll då det fattades ett djur.][theme.two-homes & !theme.goodbye-to-pet: Det var en sådan kväll då man har två hem och är i det ena.][theme.moving & !theme.two-homes & !theme.goodbye-to-pet: Det var en kväll med flytten i, den som varit eller den som ska bli.][theme.homesick & !theme.moving & !theme.two-homes: Det var en kväll med hemlängtan i.][theme.lonely & !theme.missing-someone & !theme.homesick: Det var en sådan kväll då man är ensam, fast dörren står öppen.][theme.missing-someone & !theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick: Det var en sådan kväll då man saknar någon.][!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely & !theme.missing-someone: Det var en sådan kväll då något fattas.]`,
  en: `[theme.goodbye-to-pet: It was an evening with one animal too few.][theme.two-homes & !theme.goodbye-to-pet: It was the kind of evening when you have two homes and are in one of them.][theme.moving & !theme.two-homes & !theme.goodbye-to-pet: It was an evening with moving in it, the kind that’s been or the kind that’s coming.][theme.homesick & !theme.moving & !theme.two-homes: It was a homesick sort of evening.][theme.lonely & !theme.missing-someone & !theme.homesick: It was the kind of evening when you’re lonely, even with the door open.][theme.missing-someone & !theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick: It was the kind of evening when you miss somebody.][!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely & !theme.missing-someone: It was the kind of evening when something isn’t there.]`,
};

export default score({
  id: 'contents-missing',
  premise:
    'A bag stands in the way with a tag that says “Contents: missing”; it is as heavy as a cupboard, gets heavier wherever it is hidden, and is carried most easily by opening it.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [5, 11],
  /** A wish about somebody who is dead comes here too (softened to missing-someone): the pet, the grandparents and the friend are so told that all of it may be true. */
  leads: ['theme'],
  themes: ['missing-someone', 'homesick', 'two-homes', 'moving', 'goodbye-to-pet', 'lonely'],
  contains: ['missing-someone'],
  registry: {
    idea: 'what one misses is a bag that weighs nothing on the scale and as much as a cupboard to carry; put away it grows heavier, opened it is only a bag',
    device: 'a tag read twice: “Contents: missing” is first taken to mean that the bag is empty, and then what it says',
    objects: ['blue bag with a yellow buckle', 'bathroom scale that shows no difference', 'knock so careful that one has to open', 'people on the street, each with a bag', 'grandparent’s bag, small enough for a pocket'],
    joke: 'the bed on tiptoe / the poster gets a belly / “It’s for you.” / a man whose bag is so big that he has to back around the corner',
    ending: 'the bag is exactly as high as a bedside table, and a glass of water stands on it / a hand on the handle, not to lift it',
  },
  titles: {
    sv: [
      'Innehåll: saknas',
      '[!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: Så mycket väger det man saknar]',
      '[!theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: Väskan som ingen hade packat]',
      '[!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: Tung som ett skåp]',
      '[theme.goodbye-to-pet: Det som är kvar av ett djur]',
      '[theme.two-homes: En väska i två hem]',
      '[theme.moving: Väskan som inte stod på flyttlistan]',
      '[theme.homesick: Väskan med hemlängtan i]',
      '[theme.lonely: Den ensamma väskan]',
    ],
    en: [
      'Contents: Missing',
      '[!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: How Much Missing Weighs]',
      '[!theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: The Bag Nobody Had Packed]',
      '[!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: As Heavy as a Cupboard]',
      '[theme.goodbye-to-pet: One Animal Too Few]',
      '[theme.two-homes: A Bag in Two Homes]',
      '[theme.moving: The Bag That Wasn’t on the Moving List]',
      '[theme.homesick: The Homesick Bag]',
      '[theme.lonely: The Lonely Bag]',
    ],
  },
  beats: [
    {
      id: 'in-the-way',
      part: 'open',
      at: 'the hall, evening',
      with: ['child', 'adult'],
      plants: ['in the way', 'tag', 'heavy'],
      either: [
        {
          sv: `
${evening.sv}

I hallen stod en väska. Den var blå, med brunt handtag och gult spänne, och den stod precis i vägen. [adult: {Adult} gick runt den. ”Är det din?”]

På handtaget satt en lapp: //
Till {child}. //
Innehåll: saknas.

”Då är den tom”, sa {child} och tog i för att flytta på den.

Den var tung som ett skåp.
`,
          en: `
${evening.en}

In the hall stood a bag. It was blue, with a brown handle and a yellow buckle, and it was exactly in the way. [adult: {Adult} walked
around it. “Is that yours?”]

On the handle was a tag: //
For {child}. //
Contents: missing.

“So it’s empty,” said {child}, and went to move it.

It was as heavy as a cupboard.
`,
        },
        {
          sv: `
${evening.sv}

{Child} slog tån i den. Det var så det började.

Det var en väska, blå, med brunt handtag och gult spänne, och den hade inte stått i hallen i morse. [adult: Inte var den {adult's}, och
ingen|Ingen] hade packat den. Men det satt en lapp på: //
Till {child}. //
Innehåll: saknas.

Alltså var den tom, och en tom väska kan man flytta med ett finger. {Child} tog ett finger. {Child} tog båda händerna. Den var tung som ett
skåp.
`,
          en: `
${evening.en}

It began with a toe. {Child} stubbed it on something in the hall.

It was a bag, blue, with a brown handle and a yellow buckle, and it hadn’t been there that morning. [adult: It wasn’t {adult's}, and
nobody|Nobody] had packed it. But there was a tag on it: //
For {child}. //
Contents: missing.

So it was empty, and an empty bag can be moved with one finger. {Child} took one finger. {Child} took both hands. It was as heavy as a
cupboard.
`,
        },
      ],
    },
    {
      id: 'scale',
      part: 'stir',
      at: 'the bathroom',
      with: ['child'],
      sv: `
Vågen i badrummet visade precis lika mycket med väskan som utan. [age>=8: Där var den alltså inte tung. Den var bara tung när man bar
den.] [school: Ryggsäcken till {school}, med allt i, kändes som en smörgås bredvid.] [sport: Väskan till {sport} var det inte heller, för den
hängde på sin krok.]

På baksidan av lappen, där avsändaren ska stå, stod det ingenting. Den saknades också.
`,
      en: `
The scale in the bathroom showed just the same with the bag as without it. [age>=8: So it wasn’t heavy there. It was only heavy when you
carried it.] [school: The backpack for {school}, with everything in it, felt like a sandwich next to that.] [sport: And it wasn’t the bag
for {sport}, because that was on its hook.]

On the back of the tag, where the sender ought to be, there was nothing. That was missing, too.
`,
    },
    {
      id: 'closet',
      part: 'try',
      at: 'the closet in the child’s room',
      with: ['child'],
      anyOrder: 'away',
      plants: ['heavier'],
      either: [
        {
          sv: `
{Child} knuffade in den i garderoben och stängde. [athlete: Dörren buktade, så att {athlete} på affischen fick mage.] Det gick fem
minuter. Sedan stod väskan framför kylskåpet, när man skulle ha mjölk.

Och lite tyngre.
`,
          en: `
{Child} pushed it into the closet and shut the door. [athlete: The door bulged, so that {athlete} on the poster got a belly.] Five
minutes went by. Then the bag was in front of the refrigerator, just when somebody wanted milk.

And a bit heavier.
`,
        },
        {
          sv: `
{Child} hängde in den längst bak i garderoben, bakom allt som var för litet. [athlete: På dörren satt {athlete} på affisch och såg
förbi.] Nästa gång {child} skulle hämta en strumpa stod den i strumplådan, med lådan om sig som en badring.

Och lite tyngre.
`,
          en: `
{Child} put it at the very back of the closet, behind everything that was too small. [athlete: From the poster on the door, {athlete} looked
the other way.] The next time {child} went for a sock, it was standing in the sock drawer, wearing the drawer like a swim ring.

And a bit heavier.
`,
        },
      ],
    },
    {
      id: 'under-the-bed',
      part: 'try',
      at: 'under the bed',
      with: ['child'],
      anyOrder: 'away',
      plants: ['heavier too'],
      either: [
        {
          sv: `
{Child} sköt in den under sängen. Då stod sängen på tå. Kudden gled ner till fotändan, och täcket gick efter.

Väskan fick komma ut igen. Den hade inte blivit lättare.
`,
          en: `
{Child} shoved it under the bed. That left the bed on tiptoe. The pillow slid down to the foot, and the quilt went after it.

The bag was let out again. It hadn’t grown lighter.
`,
        },
        {
          sv: `
{Child} la en filt över den och låtsades att det var en pall. Det gick bra, utom att pallar flyttar på sig när man
knuffar dem. Den här fick man gå runt[age>=8:  för att komma till allt annat], hela tiden, runt, runt.

Den hade inte blivit lättare under filten.
`,
          en: `
{Child} put a blanket over it and called it a footstool. That worked, except that footstools get out of the way when you push them. You
had to walk around it[age>=8:  to get to anything else], around and around, all the time.

It hadn’t grown lighter under the blanket.
`,
        },
      ],
    },
    {
      id: 'outside',
      part: 'try',
      at: 'outside the front door',
      with: ['child', 'adult'],
      anyOrder: 'away',
      plants: ['it knocks'],
      sv: `
{Child} släpade ut den genom dörren, ställde den på dörrmattan och stängde. Först var det tyst.

Sedan knackade det. Inte hårt.

[adult: {Adult} öppnade. ”Det är till dig”, sa {adult}.|Den som knackar så försiktigt måste man öppna för.]
`,
      en: `
{Child} dragged it out, stood it on the doormat, and closed the front door. At first it was quiet.

Then there was a knock. Not a hard one.

[adult: {Adult} opened. “It’s for you,” said {adult}.|When somebody knocks that carefully, you have to open.]
`,
    },
    {
      id: 'window',
      part: 'lull',
      at: 'at the window, the bag beside the child',
      with: ['child', 'elder', 'elder2'],
      plants: ['small bags'],
      either: [
        {
          sv: `
{Child} satte sig vid fönstret, med väskan bredvid, och såg ut. Och nu syntes det. [city: Alla som gick hem genom {city}|Alla som gick
hem på gatan] bar på någonting. En farbror hade en så stor att han fick backa runt hörnet. En tant hade sin i ett snöre, som en hund, och
en pojke gick och svängde med en som inte var större än ett plåster.

[elder: {Elder} hade också en. Det hade {elder.he} sagt en gång och visat: den gick ner i fickan. ”Först var den som ett piano”, hade {elder.short}
sagt. ”Jag fick luta den mot väggen för att komma förbi.”] [elder2: {Elder2.short} bar sin på nyckelringen.]

[age>=10: Konstigt att man inte hade sett det förut. Fast man ser ju inte heller hur många som har paraply förrän det regnar.]

[age>=6: En sak såg man. ]Ingen av dem hade ställt undan sin.
`,
          en: `
{Child} sat down at the window, with the bag alongside, and looked out. And then it was easy to see. [city: Everybody walking home through
{city}|Everybody walking home along the street] was carrying something. One man had one so big that he had to back it around the corner. A
lady had hers on a string, like a dog, and a boy went by swinging one no bigger than a [uk: plaster|Band-Aid].

[elder: {Elder} had one, too. {Elder.short} had said so once, and shown it: it went into a pocket. “It started out as a piano,” {elder.short}
had said. “I had to lean it on the wall to get by.”] [elder2: {Elder2.short} kept one on a key ring.]

[age>=10: Strange, never to have seen it before. But then you don’t see how many people own umbrellas until it rains.]

[age>=6: There was one more thing. ]Not one of them had put theirs away.
`,
        },
        {
          sv: `
{Child} orkade inte mer och satte sig på den, vid fönstret. Där ute[city:  {in city}] höll folk på att gå hem, och då såg {child} det: de
bar på någonting, allihop. Vid hållplatsen stod sju personer och åtta väskor. En man försökte få in sin genom bussdörren på tvären. En flicka
hade sin i handen, stor som ett äpple, och kastade upp den och tog den igen.

[elder: {Elder} hade också en. Det hade {elder.he} sagt en gång och visat: den gick ner i fickan. ”Först var den som ett piano”, hade {elder.short}
sagt. ”Jag fick luta den mot väggen för att komma förbi.”] [elder2: {Elder2.short} bar sin på nyckelringen.]

[age>=10: Konstigt att man inte hade sett det förut. Fast man ser ju inte heller hur många som har paraply förrän det regnar.]

[age>=6: En sak såg man. ]Ingen av dem hade ställt undan sin.
`,
          en: `
{Child} gave up and sat down on it, by the window. Out there[city:  {in city}] people were on their way home, and then {child} saw it: they
were carrying something, all of them. At the bus stop stood seven people and eight bags. One man was trying to get his through the door of the
bus sideways. A girl had hers in one hand, as big as an apple, and threw it up and caught it.

[elder: {Elder} had one, too. {Elder.short} had said so once, and shown it: it went into a pocket. “It started out as a piano,” {elder.short}
had said. “I had to lean it on the wall to get by.”] [elder2: {Elder2.short} kept one on a key ring.]

[age>=10: Strange, never to have seen it before. But then you don’t see how many people own umbrellas until it rains.]

[age>=6: There was one more thing. ]Not one of them had put theirs away.
`,
        },
      ],
    },
    {
      id: 'open-it',
      part: 'turn',
      at: 'on the floor by the window',
      with: ['child', 'friend', 'pet'],
      sv: `
[friend: Telefonen ringde. Det var {friend}.

”Hur tung är den?” frågade {friend}, när {child} hade berättat.

”Som ett skåp.”

”Öppna den då.”

”Det står att den är tom.”

”Är den tung är den inte tom”, sa {friend}. ”Jag väntar.” | ”Du är inte tom”, sa {child} till väskan. ”Ingenting väger inte så mycket.”]

Spännet sa klick, och {child} såg efter. Det var bara foder, mörkblått, ända ner.

Sedan kom det ett ljud.
`,
      en: `
[friend: The phone rang. It was {friend}.

“How heavy is it?” asked {friend}, when {child} had explained.

“Like a cupboard.”

“Then open it.”

“It says it’s empty.”

“If it’s heavy, it isn’t empty,” said {friend}. “I’ll wait.” | “You’re not empty,” {child} told the bag. “Nothing doesn’t weigh this
much.”]

The buckle clicked, and {child} looked. There was only lining, dark blue, all the way down.

Then came a sound.
`,
    },
    {
      id: 'contents',
      part: 'turn',
      at: 'on the floor by the window, the bag open',
      with: ['child', 'pet', 'adult', 'friend'],
      pays: ['heavy'],
      plants: ['put back'],
      either: [
        {
          sv: `
Ingen annan i världen hade känt igen det. {Child} kände igen det på en gång. Man fick hålla andan för att höra om det kom igen, och det
gjorde det.

Sedan kom en lukt, en sådan som det inte finns något namn på utom det man själv har. Sedan något varmt, precis så stort som en kind. [music: Sedan kom en bit av
{music}, bara mitten, och {child} nynnade resten.]
`,
          en: `
Nobody else in the world would have known it. {Child} knew it at once. You had to hold your breath to hear if it would come again, and
it did.

Then came a smell, the kind that has no name except the one you have for it yourself. Then something warm, exactly as big as a cheek.
[music: Then came the middle of {music} all alone, and {child} hummed the rest.]
`,
        },
        {
          sv: `
Det var litet, och det låg överst. {Child} visste precis vad det var och var det hörde hemma. Det kom en gång till, när man satt
still.

Under det låg ett ljus som föll på ett visst sätt. Under ljuset låg en lukt. Och under lukten låg något mjukt, som man kunde ha handen på. [music: I
sidofacket låg {music}, hopvikt, och {child} nynnade en bit.]
`,
          en: `
It was small, and it lay on top. {Child} knew just what it was, and where it belonged. It came once more, for anyone who sat
still.

Under that lay some light, falling in a certain way. Under the light lay a smell. And under the smell was something soft, which you could
rest a hand on. [music: Folded up in the side pocket was {music} as well, and {child} hummed a bit of it.]
`,
        },
      ],
    },
    {
      id: 'funny-one',
      part: 'turn',
      at: 'on the floor by the window, the bag open',
      with: ['child', 'pet', 'adult', 'friend'],
      pays: ['heavier', 'heavier too', 'it knocks'],
      sv: `
[pet & theme.goodbye-to-pet / pet & theme.missing-someone: Något i den fick {child} att tänka på {pet}.] [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} kom och stack ner nosen, och svansen sa att någon här kände
igen något.][pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} klev i, vände ett varv och satt där en stund, bland alltihop.][pet.other & !theme.goodbye-to-pet & !theme.missing-someone: Lite av det fick {pet} höra också.]

[adult: {Adult} satte sig på golvet. ”Vad är det?” sa {adult}, och {child} berättade. En sak i taget.|{Child} tog upp en sak i taget och berättade
för sig själv vad det var.] [friend: I telefonen hördes {friend}, som lyssnade så att det knastrade.]

[age>=7: Ett par av sakerna sved lite, som när kalla händer kommer in i värmen. Det går över, och händerna har man kvar.]

Längst ner låg det roligaste. Det var något som hade hänt en gång, och det hade blivit roligare sedan dess. {Child} skrattade så att det
blev nödvändigt att hålla i sig i väskan.
`,
      en: `
[pet & theme.goodbye-to-pet / pet & theme.missing-someone: Something in there made {child} think of {pet}.] [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} came and pushed a nose down into it, and the tail said that
somebody here knew something.][pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} stepped in, turned around once, and sat there for a while, in the middle of it
all.][pet.other & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} got to hear about some of it, too.]

[adult: {Adult} sat down on the floor. “What’s that?” said {adult}, and {child} told about it. One thing at a time.|{Child} took up one thing at a time, and
told about it, out loud.] [friend: On the phone you could hear {friend}, listening so hard that it crackled.]

[age>=7: A few of them stung a little, the way cold hands do when they come indoors. It passes, and you still have the hands.]

At the bottom lay the funniest one. It was something that had happened once, and it had grown funnier since. {Child} laughed so much that
it was necessary to hold on to the bag.
`,
    },
    {
      id: 'tag-again',
      part: 'back',
      at: 'on the floor by the window',
      with: ['child'],
      pays: ['tag', 'put back', 'small bags'],
      either: [
        {
          sv: `
Sedan lades allt tillbaka, varsamt, i rätt ordning. {Child} tog tag i handtaget och lyfte.

Den vägde som en väska. Inte som ingenting. Som en väska. [age>=8: Man kunde gå långt med den, om man bytte hand ibland.]

{Child} läste lappen en gång till. Innehåll: saknas. [age>=8: Den var inte felskriven. Den var bara kort.]

Det stämde ju. Det var det som saknades som låg i den.
`,
          en: `
Then it was all put back, with care, in the right order. {Child} took the handle and lifted.

It weighed as much as a bag. Not nothing. A bag. [age>=8: You could walk a long way with it, if you changed hands now and then.]

{Child} read the tag again. Contents: missing. [age>=8: There was no mistake in it. It was only short.]

It was right. What was missing was what was in there.
`,
        },
        {
          sv: `
Sedan packade {child}, ljudet underst och det roliga överst, där man når det. Spännet sa klick åt andra hållet. En hand, ett handtag, upp.

Det gick. Den var inte lätt, men den var inget skåp. [age>=8: Den var en väska med något i, och det är lättare att bära än en väska som man inte vet något om.]

På lappen stod det som förut. Innehåll: saknas.

”Det är ju rätt”, sa {child}. ”Det är det som saknas som ligger i den.”
`,
          en: `
Then {child} packed, the sound at the bottom and the funny one on top, where you can reach it. The buckle clicked the other way. One hand, one
handle, up.

It worked. It wasn’t light, but it was no cupboard. [age>=8: It was a bag with something in it, and that’s easier to carry than a bag you know nothing about.]

The tag said the same as before. Contents: missing.

“But that’s right,” said {child}. “What’s missing is what’s in it.”
`,
        },
      ],
    },
    {
      id: 'beside-the-bed',
      part: 'down',
      at: 'the child’s bed, night',
      with: ['child', 'friend', 'adult', 'pet'],
      pays: ['in the way'],
      plants: ['glass of water'],
      either: [
        {
          sv: `
[friend: ”God natt”, sa {friend} i telefonen. ”Ställ den inte i garderoben.”]

[friend: Det gjorde {child} inte. Den|Väskan] fick stå vid sängen, och där visade det sig att den var precis så hög som ett nattduksbord. [adult: {Adult} ställde ett
glas vatten på den.|Ett glas vatten fick plats på den.] Vattnet blev alldeles stilla.

Ute gick den siste hem, med sin väska under armen. Fönstret var mörkblått. Täcket var svalt, och sedan var det varmt. [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} la sig så att
det räckte både till fötterna och till väskan.]
`,
          en: `
[friend: “Good night,” said {friend} on the phone. “Don’t put it in the closet.”]

[friend: {Child} didn’t. It|The bag] stood by the bed that night, and turned out to be exactly as high as a bedside table. [adult: {Adult} put a glass of water
on it.|There was room on it for a glass of water.] The water went perfectly still.

Outside, the last one walked home with a bag under one arm. The window was dark blue. The quilt was cool, and then it was warm. [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} lay down so
as to reach both the feet and the bag.]
`,
        },
        {
          sv: `
När tänderna var borstade gick {child} runt med den och letade efter en plats. Vid bokhyllan stod den snett. I fönstret såg den ut att vara på väg. Men bredvid
kudden, på den sida där man har handen, stod den som om den hade bott där jämt. [friend: ”Bra”, sa {friend} i telefonen. ”Då lägger jag på.”]

[adult: {Adult} ställde glaset med vatten ovanpå, för det var rätt höjd, och släckte.|Glaset med vatten passade ovanpå, för det var rätt höjd, och lampan släcktes.] [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} la sig
mot den, på den varma sidan.] Lakanet var svalt, och huset knäppte lite, som hus gör när de sätter sig till rätta.
`,
          en: `
When the teeth were brushed, {child} walked around with it, looking for a place. By the bookcase it stood crooked. At the window it seemed to be
leaving. But next to the pillow, on the side where the hand is, it stood as if it had always lived there. [friend: “Good,” said {friend} on the
phone. “Then I’ll hang up.”]

[adult: {Adult} put the glass of water on top, since it was the right height, and turned off the light.|The glass of water went on top, since it was the right height, and the lamp went
out.] [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} lay down against it, on the warm side.] The sheet was cool, and the house ticked a little, as houses do when they’re getting
comfortable.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed, night',
      with: ['child'],
      pays: ['glass of water'],
      either: [
        {
          sv: `
En gång under natten, när huset var som tystast, hördes ett litet ljud därifrån, inifrån det blå, ett sådant som bara en enda i hela världen
kände igen. {Child} vaknade inte av det. Men handen kom ut från täcket och la sig på handtaget, inte för att lyfta, bara för att hålla i.
`,
          en: `
Once in the night, when the house was at its quietest, a small sound came from inside the blue, the kind that only one person in the whole
world would have known. {Child} didn’t wake. But a hand came out from under the quilt and lay down on the handle, not to lift it, only to hold
on.
`,
        },
        {
          sv: `
Den stod inte i vägen längre. Den stod bredvid. Lyktan på gatan lyste i det gula spännet, och vattnet i glaset hade slutat gunga för länge
sedan, och mellan väskan och kudden var det precis så långt som en arm är när den sover.
`,
          en: `
It wasn’t in the way any more. It was just nearby. The street lamp shone in the yellow buckle, and the water in the glass had stopped rocking
long ago, and from the bag to the pillow it was exactly as far as an arm is when it’s asleep.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['scale', 'closet', 'under-the-bed', 'outside'],
      world: 'hallway',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'adult', pose: 'stand', at: 'left' },
      ],
      props: ['bag'],
      alt: {
        sv: 'I hallen står en blå väska, precis i vägen, och {child} har försökt flytta på den.',
        en: 'A blue bag stands in the hall, exactly in the way, and {child} has tried to move it.',
      },
    },
    {
      beats: ['outside', 'window', 'open-it'],
      world: 'living-room',
      time: 'night',
      light: 'window',
      figures: [{ who: 'child', pose: 'back', at: 'centre' }],
      props: ['bag'],
      alt: {
        sv: '{Child} sitter vid fönstret med väskan bredvid sig och ser ut.',
        en: '{Child} at the window with the bag alongside, looking out.',
      },
    },
    {
      beats: ['contents', 'funny-one', 'tag-again'],
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'adult', pose: 'sit', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'left', if: 'pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone' },
      ],
      props: ['bag', 'lamp'],
      alt: {
        sv: '{Child} har öppnat väskan och tar upp en sak i taget.',
        en: '{Child} has opened the bag and is taking up one thing at a time.',
      },
    },
  ],
});

import { score } from '../../src/score.ts';

export default score({
  id: 'the-bear-who-got-to-eighty-eight',
  premise:
    'Seven years ago a bear was to count to a hundred while the forest hid, but he falls asleep at eighty-eight; the troll is still waiting to be found so that he can go home to his porridge.',
  voice: 'child-logic',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: ['theme'],
  themes: ['troll', 'forest', 'bear', 'fox', 'owl', 'hedgehog'],
  contains: ['troll', 'forest', 'bear', 'fox', 'owl', 'hedgehog'],
  registry: {
    idea: 'a game of hide-and-seek that has stood still for seven years, because the bear who counts falls asleep at eighty-eight and begins again',
    device: 'whatever does what it can’t do is somebody hiding: stumps don’t sit in trees, stones aren’t warm; the bear learns the rule and finds the troll by sitting down',
    objects: ['warm stone with a birch in its hair', 'toadstool that wags', 'pine cone that sneezes', 'porridge left standing', 'half a sandwich'],
    joke: '“Did I say a hundred? What do you do after that?” / “very flatly hidden” / the porridge will have cooled by now',
    ending: 'it is the child’s turn to count, nose in the pillow; the forest is so quiet at night because everybody is hiding / the bear, who never got to hide before, behind a pine that is too thin',
  },
  titles: {
    sv: [
      '[!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: Trollet som ingen hade hittat]',
      '[!theme.fox & !theme.owl & !theme.hedgehog & !theme.troll: Björnen som kom till åttioåtta]',
      '[theme.fox / theme.owl / theme.hedgehog: Räven, ugglan och igelkotten har gömt sig]',
      '[!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: Sitt inte på trollet]',
      '[theme.forest: Den som räknar i skogen]',
      '[theme.bear: Vad kommer efter hundra, björnen?]',
      '[theme.fox / theme.owl / theme.hedgehog: Räven, ugglan, igelkotten och en mycket varm sten]',
    ],
    en: [
      '[!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: The Troll Nobody Had Found]',
      '[!theme.fox & !theme.owl & !theme.hedgehog & !theme.troll: The Bear Who Got to Eighty-Eight]',
      '[theme.fox / theme.owl / theme.hedgehog: The Fox, the Owl, and the Hedgehog Are Hiding]',
      '[!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: Please Don’t Sit on the Troll]',
      '[theme.forest: Somebody Is Counting in the Forest]',
      '[theme.bear: What Comes After a Hundred, Bear?]',
      '[theme.fox / theme.owl / theme.hedgehog: A Fox, an Owl, a Hedgehog, and a Very Warm Stone]',
    ],
  },
  beats: [
    {
      id: 'warm-stone',
      part: 'open',
      at: 'the forest, by day; the child sits down on a stone that is a troll; the bear stands at a pine a little way off',
      with: ['child', 'friend'],
      plants: ['warm stone', 'do not sit', 'counting', 'sandwich', 'hum'],
      either: [
        {
          sv: `
Mitt i skogen låg en sten, och stenen var varm.

Det märkte {child}, som satte sig där med sin smörgås, medan de vuxna drack kaffe två granar bort. [friend: {Friend} fick
andra halvan. ][pet.dog: {Pet} vaktade brödet.]

– Sitt inte på luggen, viskade stenen.

Det var ett troll.

– Schh, sa trollet. Jag är inte här. Vi leker kurragömma. Räven har gömt sig, och ugglan, och igelkotten. Och borta vid
tallen står björnen och räknar.

[music: {Child} slutade nynna. Det hade varit {music}, mellan tuggorna.]
`,
          en: `
In the middle of the forest lay a stone, and the stone was warm.

{child} noticed by sitting down on it with a sandwich, while the grown-ups had coffee two trees away. [friend: {Friend} got
the other half. ][pet.dog: {Pet} watched the bread.]

“Not on the hair,” whispered the stone.

It was a troll.

“Shh,” said the troll. “I’m not here. We’re playing hide-and-seek. The fox is hiding, and the owl, and the hedgehog. And over by
the pine tree, the bear is counting.”

[music: {Child} stopped humming. Between bites it had been {music}.]
`,
        },
        {
          sv: `
– Åttiosju, sa någon i skogen. Åttioåtta.

Sedan snarkade det.

Det var björnen. Han stod med nosen mot en tall och skulle räkna till hundra. Räven hade gömt sig, och ugglan, och
igelkotten. Och trollet hade gömt sig så bra att {child} satte sig på det med sin smörgås, medan de vuxna drack kaffe
två granar bort. [friend: {Friend} fick plats på andra halvan. ][pet.dog: {Pet} vaktade brödet.]

– Vad den är varm, sa {child} om stenen. [music: Sedan nynnades det lite på {music}, mellan tuggorna.]

– Sitt inte på luggen, viskade stenen.
`,
          en: `
“Eighty-seven,” said somebody in the forest. “Eighty-eight.”

Then there was a snore.

It was the bear. He stood with his nose against a pine tree, meaning to count to a hundred. The fox was
hiding, and the owl, and the hedgehog. And the troll was hiding so well that {child} sat down on him with a
sandwich, while the grown-ups had coffee two trees away. [friend: There was room for {friend} on the other half. ][pet.dog: {Pet} watched the bread.]

“This is a very warm stone,” said {child}[music: , and hummed a little of {music} between bites].

“Not on the hair,” whispered the stone.
`,
        },
      ],
    },
    {
      id: 'seven-years',
      part: 'stir',
      at: 'by the troll',
      with: ['child', 'friend', 'elder', 'adult'],
      plants: ['porridge', 'not in the game'],
      sv: `
Trollet var mossigt om kinderna, och i luggen växte en liten björk.

– Hur länge har du gömt dig? frågade {child}.

– Sju år, sa trollet stolt. Ingen har hittat mig.

– Jag hittade dig.

– Du är inte med, sa trollet. Det måste vara björnen. Men vid åttioåtta somnar han, och sedan börjar han
om på ett.

[city: Det blev tyst en stund. – Finns {city} kvar? sa trollet sedan.

– Ja, sa {child}.

– Bra. Jag har undrat.]

Trollet suckade så att björken gungade.

– Och där hemma står min gröt, sa det. Jag skulle bara gömma mig lite före maten.

[age>=5: {child} tittade bort mot tallen.]

– Sitt kvar, sa {child}. Vi ska nog få honom till hundra.

[age>=5: – Sitta kvar är det jag kan, sa trollet.]
`,
      en: `
The troll had moss on both cheeks, and a small birch was growing in his hair.

“How long have you been hiding?” asked {child}.

“Seven years,” said the troll proudly. “Nobody has found me.”

“I found you.”

“You’re not in the game,” said the troll. “It has to be the bear. But at eighty-eight he falls asleep, and then he starts again at one.”

[city: It was quiet for a moment. “Is {city} still there?” asked the troll.

“Yes,” said {child}.

“Good. I’ve been wondering.”]

The troll sighed until the birch tree swayed.

“And at home my porridge is on the table,” he said. “I was only going to hide a little before supper.”

[age>=5: {child} looked over at the pine tree.]

“Stay there,” said {child}. “We’ll get him to a hundred.”

[age>=5: “Staying there is what I do,” said the troll.]
`,
    },
    {
      id: 'count',
      part: 'try',
      at: 'at the pine tree; the bear with his nose against it',
      with: ['child', 'friend', 'bear'],
      pays: ['counting', 'sandwich'],
      either: [
        {
          sv: `
Björnen stod med tassarna för ögonen. {child} ställde sig bredvid, med näsan mot barken.

– Vi räknar med, sa {child}. [school: Så gör man {at school}, och där somnar ingen.] Ett!

– Två, sa björnen förvånat.

[friend: – Tre, sa {friend} på andra sidan.]

De räknade förbi tio. De räknade förbi tjugo. [elder: Vid varje tiotal knackade {child} på tallen, för så gör {elder} när det är
viktigt.] [elder2: {Elder2.short} knackar alltid två gånger, så det fick tallen också.] [age>=5: Vid femtio gäspade björnen. Vid sjuttio
började han luta.]

– Åttiosju, sa björnen. Åttioå…

Och sedan snarkade det.

[friend: – Åttionio! sa {child} i ena örat. – Nittio! sa {friend} i det andra. Och så vidare, hela vägen upp. | {child} räknade
resten, rakt in i ett björnöra, hela vägen upp.]
`,
          en: `
The bear stood with his paws over his eyes. {child} stood beside him, nose to the bark.

“We’ll count too,” said {child}. [school: That’s how they do it {at school}, where nobody falls asleep.] “One!”

“Two,” said the bear, surprised.

[friend: “Three,” said {friend} on the other side.]

They counted past ten. They counted past twenty. [elder: At every ten {child} knocked on the tree, because that’s what {elder}
does when it matters.] [elder2: {Elder2.short} knocks twice, so the tree got that, too.] [age>=5: At fifty the bear yawned. At
seventy he began to lean.]

“Eighty-seven,” said the bear. “Eighty-ei…”

And then there was a snore.

[friend: “Eighty-nine!” said {child} into one ear. “Ninety!” said {friend} into the other. And so on, all the way up. | {child}
counted the rest, straight into a bear’s ear, all the way up.]
`,
        },
        {
          sv: `
[friend: De | {child}] gick bort till tallen och knackade björnen på ryggen.

[age>=5: – Hur långt kom jag? sa björnen utan att titta.]

– [age>=5: Till noll, sa {child}. Men nu får du något | Du får något] för varje tiotal, [age>=5: så att du håller dig vaken.|så att du håller dig vaken, sa {child}.]

Det blev en bit smörgås för tio, och en för tjugo, rakt in bakom tassarna. [school: {At school} brukar det gå
med klistermärken.] [elder: {Elder} hade lagt ost på den, dubbel, och den räckte långt.] [elder2: {Elder2.short} hade
strukit dit senap, så björnen nös på trettio.] Åttio var den sista kanten. [friend: {Friend} visade björnen det tomma papperet.]

– Åttiosju, sa björnen. Åttioåtta.

Och sedan snarkade det.

Men det var ju bara tolv kvar. [friend: {child} och {friend} tog dem, vartannat tal.|{child} tog dem själv.]
`,
          en: `
[friend: They | {child}] went over to the pine tree and knocked on the bear’s back.

[age>=5: “How far did I get?” asked the bear, without looking.]

[age>=5: “To zero,” said {child}. “But now you get something for every ten, to keep you awake.”|“You get something for every ten,” said {child}, “to keep you awake.”]

It was a bite of sandwich for ten, and one for twenty, straight in behind the paws. [school: {At school} it works
with stickers.] [elder: {Elder} had put double cheese in it, so it went a long way.]
[elder2: {Elder2.short} had put mustard on that, so at thirty the bear sneezed.] Eighty was the last crust. [friend: {Friend} showed
the bear the empty paper.]

“Eighty-seven,” said the bear. “Eighty-eight.”

And then there was a snore.

[age>=5: But now there were only twelve to go. ][friend: {child} and {friend} took [age>=5: them|the rest], every other number.|{child} took [age>=5: them|the rest] alone.]
`,
        },
      ],
    },
    {
      id: 'hundred',
      part: 'try',
      at: 'at the pine tree',
      with: ['child', 'bear'],
      sv: `
– Hundra! ropade {child}.

Björnen vaknade.

– Sa jag hundra?

– Vi sa hundra.

[age>=5: – Det har jag aldrig gjort förut, sa björnen. Vad gör man sedan?|– Vad gör man sedan? sa björnen.]

– Sedan letar man, sa {child}.
`,
      en: `
“A hundred!” shouted {child}.

The bear woke up.

“Did I say a hundred?”

“We said a hundred.”

[age>=5: “I’ve never done that before,” said the bear. “What do you do after that?”|“What do you do after that?” asked the bear.]

“Then you look for them,” said {child}.
`,
    },
    {
      id: 'owl',
      part: 'try',
      at: 'in the forest, under a fir',
      with: ['child', 'bear', 'owl'],
      anyOrder: 'seek',
      plants: ['owl'],
      either: [
        {
          sv: `
Högt uppe i en gran satt en stubbe.

– Det är bara en stubbe, sa björnen.

– Stubbar sitter inte i träd, sa {child}. [pet.cat: Och den var precis så smal i ögonen som {pet} blir när ingen får se.]

Stubben öppnade ett öga och sa ho.

– Ugglan är hittad! sa björnen.
`,
          en: `
High up in a fir tree sat a stump.

“That’s a stump,” said the bear.

“Stumps don’t sit in trees,” said {child}. [pet.cat: {Pet's} eyes go just that thin, when nobody is supposed to see a cat.]

The stump opened one eye and said hoo.

“Found the owl!” said the bear.
`,
        },
        {
          sv: `
I en ek satt ett fågelbo, och fågelboet gäspade.

– Det är bara ett bo, sa björnen.

– Fågelbon gäspar inte, sa {child}. [pet.cat: Så där gäspar {pet}, med hela huvudet, mitt på dagen.]

Boet fick en näbb och två ögon och sa ho.

– Ugglan är hittad! sa björnen.
`,
          en: `
In an oak sat a bird’s nest, and the bird’s nest yawned.

“That’s a nest,” said the bear.

“Nests don’t yawn,” said {child}. [pet.cat: {Pet} yawns like that, with the whole head, in the middle of the day.]

The nest got a beak and two eyes and said hoo.

“Found the owl!” said the bear.
`,
        },
      ],
    },
    {
      id: 'fox',
      part: 'try',
      at: 'in the forest, by the ferns',
      with: ['child', 'bear', 'fox'],
      anyOrder: 'seek',
      plants: ['fox'],
      either: [
        {
          sv: `
Bland ormbunkarna växte en svamp, röd med vit topp. Den viftade. [sport: Den viftade ännu mer när {child} tog fram {sport.thing},
som luktade {sport}.]

– Svampar viftar inte, sa {child}.

– Inte? sa björnen. Räven är hittad!
`,
          en: `
Among the ferns grew a toadstool, red with a white tip. It wagged. [sport: It wagged even more when it got to smell {sport.thing}, which {child}
had brought from {sport}.]

“Toadstools don’t wag,” said {child}.

“Don’t they?” said the bear. “Found the fox!”
`,
        },
        {
          sv: `
På stigen hade någon tappat en halsduk, röd med vit frans. När björnen skulle ta upp den drog den sig undan. [sport: Men den kom
tillbaka när {child} tog fram {sport.thing}, som luktade {sport}.]

– Halsdukar är inte nyfikna, sa {child}.

– Inte? sa björnen. Räven är hittad!
`,
          en: `
On the path somebody had dropped a scarf, red with a white fringe. When the bear went to pick it up, it moved over. [sport: But it came back
to smell {sport.thing}, which {child} had brought from {sport}.]

“Scarves aren’t nosy,” said {child}.

“Aren’t they?” said the bear. “Found the fox!”
`,
        },
      ],
    },
    {
      id: 'hedgehog',
      part: 'try',
      at: 'in the forest, under the fir',
      with: ['child', 'pet', 'bear', 'hedgehog'],
      anyOrder: 'seek',
      plants: ['hedgehog'],
      either: [
        {
          sv: `
Under en rot låg en kotte, stor som en limpa. [pet.dog: {Pet} satte nosen mot den, en gång. Inte två.] Kotten nös.

– Kottar nyser inte, sa {child}[friend:  och {friend} på en gång].

– Prosit, sa björnen. Igelkotten är hittad!
`,
          en: `
Under a root lay a pine cone as big as a loaf. [pet.dog: {Pet} put a nose to it, once. Not twice.] The pine cone sneezed.

“Pine cones don’t sneeze,” said {child}[friend:  and {friend} together].

“Bless you,” said the bear. “Found the hedgehog!”
`,
        },
        {
          sv: `
Bakom en stock låg en borste, en sådan som man skurar golv med. [pet.dog: {Pet} kände på den med nosen och tog ett steg bakåt.] Borsten
fnissade.

– Borstar fnissar inte, sa {child}[friend:  och {friend} på en gång].

– Inte där jag har handlat, sa björnen. Igelkotten är hittad!
`,
          en: `
Behind a log lay a brush, the kind for scrubbing floors. [pet.dog: {Pet} felt it with one nose and took a step back.] The brush
giggled.

“Brushes don’t giggle,” said {child}[friend:  and {friend} together].

“Not where I shop,” said the bear. “Found the hedgehog!”
`,
        },
      ],
    },
    {
      id: 'only-the-troll',
      part: 'lull',
      at: 'in the forest, near the troll; the bear is tired',
      with: ['child', 'friend', 'bear'],
      sv: `
[athlete: – Hittad! sa björnen till {child's} ryggsäck.

– Det är bara en bild av {athlete}, sa {child}.

– Mycket platt gömd, sa björnen.]

[pet.other: – Och {pet}? frågade björnen.

– Hemma, sa {child}. {Pet} är inte med.

– Då letar jag inte där, sa björnen lättat.]

Nu var det bara trollet kvar. Björnen letade bakom tallen. Han letade bakom ugglan. {child} visste precis var trollet var, men
sådant skvallrar man inte om.

[age>=5: – Får jag en ledtråd? sa björnen.]

– [age>=5: Nej, sa {child}. Men du ser trött ut.|Du ser trött ut, sa {child}.] Sätt dig lite.

[friend & age>=5: {Friend} tittade noga på sina stövlar, för att inte skratta.]
`,
      en: `
[athlete: “Found you!” said the bear to {child's} backpack.

“That’s only a picture of {athlete},” said {child}.

“Very flatly hidden,” said the bear.]

[pet.other: “And {pet}?” asked the bear.

“At home,” said {child}. “{Pet} isn’t in the game.”

“Then I won’t look there,” said the bear, relieved.]

Now there was only the troll left. The bear looked behind the pine tree. He looked behind the owl. {child} knew just where the
troll was, but you don’t tell.

[age>=5: “Can I have a clue?” said the bear.]

[age>=5: “No,” said {child}. “But you look tired.|“You look tired,” said {child}. “][age>=5:  Sit down a minute.”|Sit down a minute.”]

[friend & age>=5: {Friend} studied a boot very carefully, to keep from laughing.]
`,
    },
    {
      id: 'sits',
      part: 'turn',
      at: 'on the troll',
      with: ['child', 'bear', 'troll'],
      pays: ['warm stone', 'do not sit', 'not in the game', 'hum'],
      sv: `
Björnen satte sig.

– Åh, sa han. En varm sten.

Sedan blev han tyst. [age>=5: Man såg att han tänkte.] [music: Under honom nynnade det också, mycket lågt, och det var {music}.]

– Stenar är inte varma, sa björnen långsamt. [music: Och de kan inga låtar.]

Det skakade i björken.

– Hittad! sa björnen. Hittad, hittad, hittad!

– Sitt inte på luggen, sa trollet lyckligt.
`,
      en: `
The bear sat down.

“Ah,” he said. “A warm stone.”

Then he went quiet. [age>=5: You could see him thinking.] [music: Under him something was humming {music} very quietly.]

“Stones aren’t warm,” said the bear slowly. [music: “And they don’t know any songs.”]

The birch tree was shaking.

“Found!” said the bear. “Found, found, found!”

“Not on the hair,” said the troll happily.
`,
    },
    {
      id: 'home-to-porridge',
      part: 'back',
      at: 'by the stone that is a troll; then everyone goes home',
      with: ['child', 'friend', 'bear', 'troll'],
      pays: ['porridge'],
      plants: ['your turn'],
      either: [
        {
          sv: `
Trollet reste sig, ett knä i taget. [age>=5: Det lät som när man går på kvistar.]

– Nu går jag hem till min gröt, sa det. [age>=5: Den har nog svalnat lagom nu. | Nu är den nog inte för varm.]

– Vem ska räkna nästa gång? frågade igelkotten.

Alla tittade på {child}. Den som kommer till hundra får räkna igen. Så är reglerna.

– Jag kan ta den i kväll, sa {child}, när jag ändå ligger still.
`,
          en: `
The troll got up, one knee at a time. [age>=5: It sounded like walking on twigs.]

“Home to my porridge,” he said. [age>=5: “It’ll have cooled by now.” | “It won’t be too hot now.”]

“Who’s going to count next time?” asked the hedgehog.

Everybody looked at {child}. Whoever gets to a hundred counts again. [age>=5: Those are the rules.]

“I’ll do it tonight,” said {child}, “when I’m lying down anyway.”
`,
        },
        {
          sv: `
Trollet sträckte på benen, först det ena och sedan, efter en stund, det andra.

– Hem till gröten, sa det. [age>=5: Nu ryker den nog inte längre.]

– En gång till, sa ugglan. På natten är det lättast att gömma sig.

Men björnen ville inte räkna. Han hade aldrig fått gömma sig. Då tittade alla på {child}.

– Jag kan ta det från sängen, sa {child}. Bara jag slipper leta.
`,
          en: `
The troll stretched his legs, first one and then[age>=5: , after a while,] the other.

“Home to my porridge,” he said. [age>=5: “It won’t be steaming now.”]

“One more time,” said the owl. “It’s easier to hide at night.”

But the bear didn’t want to count. He had never got to hide. So everybody looked at {child}.

“I can do it from bed,” said {child}, “if I don’t have to look for anybody.”
`,
        },
      ],
    },
    {
      id: 'pillow',
      part: 'down',
      at: 'the child’s bed, night',
      with: ['child', 'friend', 'adult', 'elder'],
      pays: ['your turn'],
      plants: ['counting in the pillow'],
      sv: `
[adult: – Såg du något djur i skogen? frågade {adult} vid sängen.

– Alla, sa {child}. Inte på en gång.]

Kudden var varm. {child} kände efter, för säkerhets skull, men det växte ingen björk på den.

Då var det bara att börja. Näsan mot kudden. Ögonen igen. [friend & age>=5: {Friend} låg hemma hos sig och skulle börja från andra
hållet, på hundra.]

– Ett, viskade {child}. Två.
`,
      en: `
[adult: “Did you see any animals in the forest?” asked {adult} by the bed.

“All of them,” said {child}. “Not at once.”]

The pillow was warm. {child} checked, but no birch tree was growing on it.

[age>=5: So there was nothing to do but start.] Nose to the pillow. Eyes shut. [friend & age>=5: {Friend}, at home in another bed, was going to
start from the other end, at a hundred.]

“One,” whispered {child}. “Two.”
`,
    },
    {
      id: 'all-hidden',
      part: 'last',
      at: 'the forest by night, where everybody hides',
      with: ['child', 'bear', 'troll', 'fox', 'owl', 'hedgehog'],
      pays: ['owl', 'fox', 'hedgehog', 'counting in the pillow'],
      either: [
        {
          sv: `
I skogen hade de redan gömt sig, räven bland ormbunkarna och ugglan i sitt träd, igelkotten under sin rot och trollet, mätt och
varmt, vid stigen. De stod alldeles stilla. De andades så lite de kunde.

Vid tjugotre blev det långt mellan siffrorna, och sedan kom det inga fler. Men ingen i skogen hade bråttom, och ingen rörde
sig, och det är därför det är så tyst där om natten.
`,
          en: `
In the forest they were hidden already, the fox among the ferns and the owl in its tree, the hedgehog under its root and the
troll, full and warm, beside the path. They stood perfectly still. They breathed as little as they could.

At twenty-three the numbers got far apart, and then there were no more of them. But nobody in the forest was in a hurry, and
nobody moved, and that’s why it’s so quiet there at night.
`,
        },
        {
          sv: `
I skogen fick björnen gömma sig för första gången i sitt liv. Han ställde sig bakom sin egen tall. Den var för smal, och han stack
ut på båda sidor, men det var mörkt, så det räknades.

Han la tassarna för ögonen av gammal vana, och han hörde hur någon räknade långt borta, mjukare och mjukare. Och vid åttioåtta, eller
om det var tjugotre, sov de båda två.
`,
          en: `
In the forest the bear got to hide, for the first time in his life. He stood behind his own pine tree. It was too thin, and he
stuck out on both sides, but it was dark, so it counted.

He put his paws over his eyes, from habit, and far away heard somebody counting, softer and softer. And at eighty-eight, or
perhaps it was twenty-three, they were both asleep.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['seven-years', 'count'],
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'troll', pose: 'sit', at: 'right' },
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog' },
      ],
      alt: {
        sv: 'I skogen sitter ett mossigt troll alldeles stilla, och {child}[friend:  och {friend}] tittar på det.',
        en: 'In the forest a mossy troll is sitting very still, and {child}[friend:  and {friend}] [friend: are | is] looking at him.',
      },
    },
    {
      beats: ['count', 'hundred', 'owl', 'fox', 'hedgehog'],
      world: 'forest',
      time: 'day',
      light: 'window',
      figures: [
        { who: 'bear', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      alt: {
        sv: '{Child} har hjälpt björnen att räkna till hundra[friend: , och {friend} också]. Nu ska de leta.',
        en: '{Child}[friend:  and {friend}] helped the bear count to a hundred. Now they are going to look for the others.',
      },
    },
    {
      beats: ['owl', 'fox', 'hedgehog', 'only-the-troll', 'sits', 'home-to-porridge'],
      world: 'forest',
      time: 'dusk',
      light: 'sunset',
      figures: [
        { who: 'bear', pose: 'stand', at: 'right' },
        { who: 'fox', pose: 'sit', at: 'left' },
        { who: 'hedgehog', pose: 'sit', at: 'near' },
        { who: 'owl', pose: 'sit', at: 'above' },
        { who: 'child', pose: 'stand', at: 'centre' },
      ],
      alt: {
        sv: 'Räven, ugglan och igelkotten är hittade. Björnen letar efter trollet, och {child} säger ingenting.',
        en: 'The fox, the owl, and the hedgehog have been found. The bear is looking for the troll, and {child} isn’t telling.',
      },
    },
  ],
});

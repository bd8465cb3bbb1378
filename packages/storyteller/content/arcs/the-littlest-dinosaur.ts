import { score } from '../../src/score.ts';

export default score({
  id: 'the-littlest-dinosaur',
  premise:
    'Three little dinosaurs hide at bedtime in the room where the grandparent once hid; only the cat can get the littlest one out, in the way of its breed.',
  voice: 'cumulative',
  writtenFirstIn: 'en',
  ages: [3, 5],
  leads: ['theme', 'pet.cat', 'elder'],
  themes: ['dinosaur'],
  contains: ['dark'],
  registry: {
    idea: 'a dinosaur mother counts her little ones at the bedroom window; the grandparent knows every hiding place, and the mother remembers the grandparent as smaller',
    device: 'three hiding places, each smelled, felt or known from having been stuck there; each cat breed fetches the last in its own way',
    objects: ['glass of water that wobbles', 'eye as big as a plate', 'watering can filled by a tear', 'gap behind the wardrobe', 'sock as a hat'],
    joke: '“You used to be smaller.” / “No. I live here now.”',
    ending: 'the dinosaur lies around the house as the cat lies around the feet, and the water in the glass is still',
  },
  titles: {
    sv: ['{Pet} och den minsta dinosaurien', 'Ettan, Tvåan och Trean', 'Duns, sa det', 'Tre bra gömställen', 'Du var mindre förut'],
    en: ['{Pet} and the Littlest Dinosaur', 'One, Two, and Three', 'Thump, Wobble', 'Three Good Hiding Places', 'You Used to Be Smaller'],
  },
  tables: {
    cat: {
      by: 'breed',
      rows: {
        Persian: {
          sv: {
            look: '{a breed}, och så ullig att ingen riktigt visste var katten började',
            deed: '{Pet} la sig vid springan och burrade upp sig. Magen burrade. Svansen burrade. Till slut låg där en stor, rund, varm hög av {breed}.\n\n– Är det där ett bo? sa Trean.\n\nIngen sa nej. Trean kom ut, steg för steg, klev upp och var borta. Bara en liten svansspets stack upp ur allt det ulliga.',
            night: 'som har ull på nosen',
            end: 'och burrade upp sig',
          },
          en: {
            look: '{a breed}, and so fluffy that nobody was sure where the cat began',
            deed: '{Pet} lay down at the gap and fluffed. The tummy fluffed. The tail fluffed. Now there was a big, round, warm heap of {breed}.\n\n“Is that a nest?” said Three.\n\nNobody said no. Three came out, step by step, climbed in, and was gone. Only the tip of a tail stuck up out of the fluff.',
            night: 'with fluff on your nose',
            end: 'and fluffed',
          },
        },
        'Maine Coon': {
          sv: {
            look: '{a breed}, lika lång som sängen är bred, med en svans som en dammvippa',
            deed: '{Pet} vände sig om och stoppade in svansen. {A breed} har en mycket lång svans. In gick den, och in, och in, ända längst bak. Svisch, sa svansen.\n\n– Det kittlas, sa Trean och tog tag med båda händerna.\n\nSedan gick {pet} därifrån, sakta, sakta. Ut kom svansen, och ut, och ut, och längst ut satt Trean.',
            night: 'som åkte på en svans',
            end: 'med den långa, långa svansen över öronen',
          },
          en: {
            look: '{a breed}, as long as the bed was wide, with a tail like a feather duster',
            deed: '{Pet} turned around and put in the tail. {A breed} has a very long tail. In it went, and in, and in, right to the back. Swish, it went.\n\n“That tickles,” said Three, and took hold with both hands.\n\nThen {pet} walked away, as slow as can be. Out came the tail, and out, and out, and on the end sat Three.',
            night: 'who rode on a tail',
            end: 'with the long, long tail over both ears',
          },
        },
        'British Shorthair': {
          sv: {
            look: '{a breed}, rund om kinderna, rund om magen och mycket bra på att sitta',
            deed: '{Pet} satte sig framför springan. Och satt. Ingen sitter som {a breed}.\n\n– Vad gör du? sa Trean.\n\n{Pet} satt.\n\n– Är det skönt? sa Trean.\n\n{Pet} satt lite till, rund som en tekanna. Då kom Trean ut och satte sig bredvid för att känna efter. Det var skönt.',
            night: 'som har lärt sig sitta',
            end: 'rund som en tekanna',
          },
          en: {
            look: '{a breed}, round in the cheeks, round in the middle, and very good at sitting',
            deed: '{Pet} sat down in front of the gap. And sat. Nobody sits like {a breed}.\n\n“What are you doing?” said Three.\n\n{Pet} sat.\n\n“Is it nice?” said Three.\n\n{Pet} sat some more, as round as a teapot. So Three came out and sat down too, to see. It was nice.',
            night: 'who can sit',
            end: 'as round as a teapot',
          },
        },
        Ragdoll: {
          sv: {
            look: '{a breed}, stor och blåögd och slapp som en kudde',
            deed: '{Pet} gick fram till springan och blev slapp. Benen, plopp. Svansen, plopp. Magen i vädret. Ingen kan bli så slapp som {a breed}.\n\n– Oj! sa Trean. Den har smält!\n\nTrean kom ut för att titta. Trean lyfte på en mjuk tass. Plopp, sa tassen. Då la sig Trean bredvid, med magen i vädret. Plopp.',
            night: 'som har smält',
            end: 'och sa plopp',
          },
          en: {
            look: '{a breed}, big and blue-eyed and as floppy as a pillow',
            deed: '{Pet} walked up to the gap and went flop. Legs, flop. Tail, flop. Tummy up. Nobody can flop like {a breed}.\n\n“Oh!” said Three. “It’s melted!”\n\nThree came out to see. Three lifted up one soft paw. The paw went flop. So Three lay down too, tummy up. Flop.',
            night: 'who has melted',
            end: 'and went flop',
          },
        },
        Bengal: {
          sv: {
            look: '{a breed}, med prickar från nacken ända ut i svansen',
            deed: '{Pet} la sig framför springan, mitt i ljuset, så att alla prickarna syntes. Prickar på sidan. Prickar på benen. Prickar på magen.\n\nTrean tittade på {pet}. Sedan tittade Trean på sig själv.\n\n– Du har tagit MINA prickar, sa Trean och kom ut för att räkna dem. En prick, två prickar, tre prickar. Det tog en lång stund.',
            night: 'som räknar prickar',
            end: 'prickar och allt',
          },
          en: {
            look: '{a breed}, with spots all the way from the neck to the tail',
            deed: '{Pet} lay down in front of the gap, in the light, so that all the spots showed. Spots on the side. Spots on the legs. Spots on the tummy.\n\nThree looked at {pet}. Then Three looked at Three.\n\n“You’ve got MY spots,” said Three, and came out to count them. One spot, two spots, three spots. It took a long time.',
            night: 'who counts spots',
            end: 'spots and all',
          },
        },
        Siamese: {
          sv: {
            look: '{a breed}, med mörka öron, blå ögon och väldigt mycket att säga',
            deed: '{Pet} satte ett mörkt öra mot springan.\n\n– Mjau? sa {pet}.\n\n– Nej, sa Trean.\n\n– Mjau-au-AU, sa {pet}, för {a breed} har alltid ett svar.\n\n– Jag behöver INTE sova, sa Trean.\n\n– Mjau-au-au-AU.\n\n– Jag gäspar INTE! sa Trean och kom hela vägen ut för att säga det. Och gäspade.',
            night: 'som inte gäspade',
            end: 'och sa ett sista litet mjau',
          },
          en: {
            look: '{a breed}, with dark ears, blue eyes, and a great deal to say',
            deed: '{Pet} put one dark ear to the gap.\n\n“Meow?” said {pet}.\n\n“No,” said Three.\n\n“Meow-ow-OW,” said {pet}, because {a breed} always has an answer.\n\n“I do NOT need to sleep,” said Three.\n\n“Meow-ow-ow-OW.”\n\n“I am NOT yawning!” said Three, and came all the way out to say it. And yawned.',
            night: 'who was not yawning',
            end: 'and said one last small meow',
          },
        },
        Abyssinian: {
          sv: {
            look: '{a breed}, smal och gyllene, som alltid ska vara högst upp',
            deed: 'Upp for {pet}: stolen, hyllan, ovanpå skåpet. {A breed} ska alltid upp. Och sedan ner, ner på baksidan, där ingen annan var smal nog.\n\n– Oj! sa Trean. Hur kom DU in?\n\nNu var det en katt längst in. Nosen gav Trean en liten knuff. Och en liten knuff till. Och ut på golvet kom Trean.',
            night: 'som kom ut före en katt',
            end: 'på täckets allra högsta topp',
          },
          en: {
            look: '{a breed}, thin and gold, who liked to be on top of things',
            deed: 'Up went {pet}: chair, shelf, top of the wardrobe. {A breed} always goes up. And then down, down the back, where nobody else was thin enough.\n\n“Oh!” said Three. “How did YOU get in?”\n\nNow there was a cat at the back. The nose gave Three a little push. And another little push. And out on the floor came Three.',
            night: 'who came out in front of a cat',
            end: 'on the very highest hill of the quilt',
          },
        },
        'Russian Blue': {
          sv: {
            look: '{a breed}, silvergrå, med tassar som inte hörs',
            deed: '{Pet} gick in på tassar som inte hörs. Ingen märkte det. Inte ens Trean. Men i mörkret lyste den där silverpälsen, som en bit av månen.\n\n– Månen, viskade Trean.\n\nMånen vände sig om och gick ut, tyst, tyst. Och efter kom Trean, tyst, tyst, och höll månen i svansen.',
            night: 'som höll månen i svansen',
            end: 'utan ett ljud',
          },
          en: {
            look: '{a breed}, with a silver coat and feet that made no noise at all',
            deed: '{Pet} went in, on feet that made no noise. Nobody noticed. Not even Three. But in the dark that silver coat shone, like a little piece of moon.\n\n“Moon,” whispered Three.\n\nThe moon turned around and walked out, quiet, quiet. And after it came Three, quiet, quiet, holding the moon by the tail.',
            night: 'who held the moon by the tail',
            end: 'without a sound',
          },
        },
        'Scottish Fold': {
          sv: {
            look: '{a breed}, med öronen vikta som två kuvert och ett huvud runt som ett ägg',
            deed: '{Pet} satte sig med ryggen mot springan. När öronen är vikta är {a breed} alldeles rund där uppe. Rund och slät.\n\n– Ett ägg! sa Trean.\n\nTrean kom ut och la sig på det, för ägg ska hållas varma. Då vände sig ägget om. Det hade ögon, och det slickade Trean på hakan.',
            night: 'som hittade ett ägg',
            end: 'med öronen vikta för natten',
          },
          en: {
            look: '{a breed}, with ears as flat as two envelopes and a head as round as an egg',
            deed: '{Pet} sat down, back to the gap. With those ears folded flat, {a breed} is quite smooth on top. Round and smooth.\n\n“An egg!” said Three.\n\nThree came out and lay down on it, because eggs must be kept warm. Then the egg turned around. It had eyes, and it licked Three on the chin.',
            night: 'who found an egg',
            end: 'with both ears folded for the night',
          },
        },
        Sphynx: {
          sv: {
            look: '{a breed}, alldeles utan päls, full av rynkor och varm som en bulle',
            deed: '{Pet} stoppade in huvudet i springan. Ingen päls. Stora öron. Många, många rynkor.\n\nTrean stirrade.\n\n– Är DU en dinosaurie? sa Trean.\n\nDet berättar {a breed} aldrig. Men {pet} var varm som en bulle, och där inne var det kallt, och snart kom Trean ut och lutade sig mot det varma, rynkor mot rynkor.',
            night: 'som är varm på ena sidan',
            end: 'varm som en bulle',
          },
          en: {
            look: '{a breed}, with no fur at all and lots of wrinkles, and as warm as a bun',
            deed: '{Pet} put a bare head in at the gap. No fur. Big ears. Lots and lots of wrinkles.\n\nThree stared.\n\n“Are YOU a dinosaur?” said Three.\n\n{A breed} never tells. But {pet} was as warm as a bun, and it was cold in there, and soon Three came out and leaned on the warm side, wrinkles to wrinkles.',
            night: 'who is warm on one side',
            end: 'as warm as a bun',
          },
        },
      },
    },
    nest: {
      by: 'sport',
      rows: {
        Soccer: { sv: { in: 'fotbollssko', def: 'Fotbollsskon' }, en: { in: '{sport} shoe', def: 'The {sport} shoe' } },
        Basketball: { sv: { in: 'basketsko', def: 'Basketskon' }, en: { in: 'basketball shoe', def: 'The basketball shoe' } },
        Tennis: { sv: { in: 'tennissko', def: 'Tennisskon' }, en: { in: 'tennis shoe', def: 'The tennis shoe' } },
        Swimming: { sv: { in: 'simväska', def: 'Simväskan' }, en: { in: 'swimming bag', def: 'The swimming bag' } },
        Baseball: { sv: { in: 'basebollhandske', def: 'Basebollhandsken' }, en: { in: 'baseball glove', def: 'The baseball glove' } },
        Football: { sv: { in: 'hjälm, den för {sport}', def: 'Hjälmen' }, en: { in: '{sport} helmet', def: 'The {sport} helmet' } },
        Gymnastics: { sv: { in: 'gymnastikpåse', def: 'Gymnastikpåsen' }, en: { in: 'gymnastics bag', def: 'The gymnastics bag' } },
        'Track and Field': { sv: { in: 'löparsko', def: 'Löparskon' }, en: { in: 'running shoe', def: 'The running shoe' } },
        Volleyball: { sv: { in: 'volleybollsko', def: 'Volleybollskon' }, en: { in: 'volleyball shoe', def: 'The volleyball shoe' } },
        Hockey: { sv: { in: 'hockeyhandske', def: 'Hockeyhandsken' }, en: { in: 'hockey glove', def: 'The hockey glove' } },
        Golf: { sv: { in: 'golfsko', def: 'Golfskon' }, en: { in: 'golf shoe', def: 'The golf shoe' } },
        Dance: { sv: { in: 'danssko', def: 'Dansskon' }, en: { in: 'dancing shoe', def: 'The dancing shoe' } },
        any: { sv: { in: 'väska, den för {sport}', def: 'Väskan' }, en: { in: '{sport} bag', def: 'The {sport} bag' } },
      },
    },
  },
  beats: [
    {
      id: 'thump',
      part: 'open',
      at: 'the little room under the roof, at the grandparent’s house, bedtime',
      with: ['child', 'pet', 'elder', 'friend', 'elder2'],
      plants: ['wobble'],
      either: [
        {
          sv: `
Duns.

Skvalp, sa vattnet i {child's} glas.

{Child} skulle sova hos {elder}, i lilla rummet under taket. {Elder.short} satt på sängkanten. På {child's} fötter låg {pet}. {Pet} var
{cat.look}. [friend: På stora kudden låg {friend} med ficklampan.]

Duns. Skvalp. Duns. Skvalp.
`,
          en: `
Thump.

The water in {child's} glass went wobble.

{Child} was sleeping at {elder's} house, in the little room under the roof. {Elder.short} sat on the edge of the bed. On {child's}
feet lay {pet}. {Pet} was {cat.look}. [friend: On the big cushion lay {friend}, with the [uk: torch | flashlight].]

Thump. Wobble. Thump. Wobble.
`,
        },
        {
          sv: `
I lilla rummet under taket, hemma hos {elder}, låg {child} i sängen. På {child's} fötter låg {pet}. {Pet} var {cat.look}. [friend: På
stora kudden låg {friend} med ficklampan.] {Elder.short} satt på sängkanten.

På stolen stod ett glas vatten, alldeles stilla. Och sedan inte stilla längre.

Duns. Skvalp. Duns. Skvalp.
`,
          en: `
In the little room under the roof, at {elder's} house, {child} lay in bed. On {child's} feet lay {pet}. {Pet} was {cat.look}.
[friend: On the big cushion lay {friend}, with the [uk: torch | flashlight].] {Elder.short} sat on the edge of the bed.

On the chair was a glass of water. It stood quite still. And then it didn’t.

Thump. Wobble. Thump. Wobble.
`,
        },
      ],
    },
    {
      id: 'snoring',
      part: 'open',
      at: 'the little room',
      with: ['child', 'elder'],
      if: 'elder2',
      either: [
        {
          sv: `
– Är det {elder2.short} som snarkar? sa {child}.

– Nej, sa {elder.short}. Då låter det som en såg. Det här låter duns.
`,
          en: `
“Is that {elder2.short} snoring?” said {child}.

“No,” said {elder.short}. “That goes honk. This goes thump.”
`,
        },
        {
          sv: `
– Var det {elder2.short} i trappan? sa {child}.

– Nej, sa {elder.short}. {Elder2.short} går i filttofflor. Det där är någon med fötter.
`,
          en: `
“Was that {elder2.short} on the stairs?” said {child}.

“No,” said {elder.short}. “{Elder2.short} wears felt slippers. That’s somebody with feet.”
`,
        },
      ],
    },
    {
      id: 'eye',
      part: 'stir',
      at: 'the window of the little room',
      with: ['child', 'elder', 'dinosaur'],
      plants: ['three little ones', 'smaller'],
      either: [
        {
          sv: `
Då tittade någon in genom fönstret. Det var ett öga. Det var stort som en tallrik, och det blinkade.

Det var en dinosaurie. [city: Hon var så lång i halsen att hon hade sett varenda lampa i {city} på vägen.]

– God kväll, sa dinosaurien.

Sedan fick hon syn på {elder.short}.

– Nej, är det du! Du var mindre förut.

– Det var jag, sa {elder.short}.

– Jag har tre små, sa dinosaurien. Nu ska de sova, och de sprang in här och gömde sig. Jag kan inte sova utan mina små.

[age>3: En tår rullade nerför nosen. Den föll ner i trädgården och fyllde vattenkannan.]

– Det här var mitt rum när jag var liten, sa {elder.short}. Så jag vet var man gömmer sig. Det finns tre bra ställen.
`,
          en: `
Then something looked in at the window. It was an eye. It was as big as a plate, and it blinked.

It was a dinosaur. [city: Her neck was so long that she had seen every light in {city} on the way.]

“Good evening,” said the dinosaur. Then she saw {elder.short}. “Oh, it’s you! You used to be smaller.”

“So I did,” said {elder.short}.

“I have three little ones,” said the dinosaur. “It’s bedtime, and they ran in here to hide. I can’t sleep without my little ones.”

[age>3: A tear rolled down her nose. It fell into the [uk: garden | yard] and filled the watering can.]

“This was my room when I was little,” said {elder.short}. “So I know where to hide. There are three good places.”
`,
        },
        {
          sv: `
Det blev alldeles mörkt i fönstret. Sedan åkte det mörka upp, som en rullgardin, och bakom den satt ett öga, stort som
en tallrik. Runt omkring ögat satt en dinosaurie.

[city: – Jag är lite sen, sa hon. Jag fick kliva över hela {city} på tå.]

Ögat tittade på {child}. Det tittade på {pet}. Det tittade på {elder.short}, länge.

– Dig känner jag igen, sa dinosaurien. Du var mindre förut.

– Det var jag, sa {elder.short}.

– Mina tre små kilade in här när jag sa läggdags. Jag somnar inte förrän jag har räknat dem.

[age>3: Plask, sa det nere i trädgården. Det var en tår, och den fyllde vattenkannan.]

– Jag hade det här rummet när jag var liten, sa {elder.short}. Så jag kan gömställena. De bra är tre.
`,
          en: `
The window went quite dark. Then the dark went up, like a blind, and behind it was an eye, as big as a plate. Around
the eye was a dinosaur.

[city: “I’m a bit late,” she said. “I had to step over all of {city} on tiptoe.”]

The eye looked at {child}. It looked at {pet}. It looked at {elder.short}, for a long time.

“I know you,” said the dinosaur. “You used to be smaller.”

“So I did,” said {elder.short}.

“My three little ones slipped in here when I said bedtime. I never fall asleep until I’ve counted them.”

[age>3: Splash, it went, down in the [uk: garden | yard]. That was a tear, and it filled the watering can.]

“This room was mine when I was little,” said {elder.short}. “I know every hiding place. Three of them are good.”
`,
        },
      ],
    },
    {
      id: 'look-one',
      part: 'try',
      at: 'the little room',
      with: ['child', 'elder', 'pet', 'friend'],
      refrain: true,
      sv: `Titta upp och titta ner. //
Säg till om det är någon du ser.`,
      en: `Look up high, look down low. //
Where, oh where did the little one go?`,
    },
    {
      id: 'feet',
      part: 'try',
      at: 'the little room, on the floor',
      with: ['child', 'elder', 'pet', 'friend'],
      plants: ['smell of feet'],
      either: [
        {
          sv: `
– Det första stället, sa {elder.short}, luktar fötter.

{Child} tittade under stolen. Nej. {Child.He} tittade bakom dörren. Nej. [sport: {Child.He} tittade i sin egen {nest.in}.

{nest.def} nös. | {Child.He} tittade i {elder.short's} stora toffel.

Toffeln nös.]

Där satt en grön dinosaurie, inte större än en bulle.

– Det är Ettan, sa dinosaurien i fönstret.

{Child} satte Ettan på hennes nos.
`,
          en: `
“The first place,” said {elder.short}, “smells of feet.”

{Child} looked under the chair. No. {Child.He} looked behind the door. No. [sport: {Child.He} looked in {child.his} own {nest.in}.

{nest.def} sneezed. | {Child.He} looked in {elder.short's} big slipper.

The slipper sneezed.]

There sat a green dinosaur, no bigger than a bun.

“That’s One,” said the dinosaur at the window. {Child} put One on her nose.
`,
        },
        {
          sv: `
– Ett av ställena, sa {elder.short}, hittar man med näsan.

{Child} la sig på golvet med näsan före. Under sängen luktade det damm. Vid fönstret luktade det dinosaurie.
[sport: Borta vid väggen luktade det {sport}.

{nest.def} fnissade. | Borta vid väggen stod {elder.short's} tofflor.

Den ena fnissade.]

Ut rullade en grön dinosaurie, inte större än en bulle. Den luktade fötter nu.

– Där har vi Ettan, sa dinosaurien i fönstret. {Child} satte Ettan på hennes nos.
`,
          en: `
“One of the places,” said {elder.short}, “you find with your nose.”

{Child} got down on the floor, nose first. Under the bed it smelled of dust. By the window it smelled of dinosaur.
[sport: Over by the wall it smelled of {sport}.

{nest.def} giggled. | Over by the wall stood {elder.short's} slippers.

One of them giggled.]

Out rolled a green dinosaur, no bigger than a bun. It smelled of feet by now.

“There’s my One,” said the dinosaur at the window. {Child} put One on her nose.
`,
        },
      ],
    },
    {
      id: 'look-two',
      part: 'try',
      at: 'the little room',
      with: ['child', 'elder', 'pet', 'friend'],
      refrain: true,
      sv: `Titta upp och titta ner. //
Säg till om det är någon du ser.`,
      en: `Look up high, look down low. //
Where, oh where did the little one go?`,
    },
    {
      id: 'socks',
      part: 'try',
      at: 'the little room, by the basket or the bag',
      with: ['child', 'elder', 'pet', 'friend'],
      plants: ['sock'],
      either: [
        {
          sv: `
– Det andra stället, sa {elder.short}, är mjukt och fullt av strumpor.

{Child} tittade i [school: väskan från {school} | tvättkorgen]. En strumpa. En tröja. En strumpa till[friend: .

– Den där har ben, sa {friend} och lyste på den. | , och den hade ben.]

Där stod en randig dinosaurie med strumpan på huvudet.

– Det är Tvåan, sa dinosaurien.

{Child} satte Tvåan på nosen, bredvid Ettan.
`,
          en: `
“The second place,” said {elder.short}, “is soft and full of socks.”

{Child} looked in [school: the bag from {school} | the [uk: washing | laundry] basket]. One sock. One sweater. One more sock[friend: .

“That one’s got legs,” said {friend}, and shone the [uk: torch | flashlight] on it. | , and that one had legs.]

There stood a stripy dinosaur with the sock on its head.

“That’s Two,” said the dinosaur. {Child} put Two on her nose, next to One.
`,
        },
        {
          sv: `
– Ett annat ställe, sa {elder.short}, är så mjukt att man nästan somnar.

{Child} öppnade [school: väskan från {school} | tvättkorgen]. [friend: {Friend} lyste.] Bland strumporna
låg en som andades. Det stack upp ett randigt huvud ur den, och huvudet blundade.

– Den sover, sa {child}.

– Ja, sa det randiga huvudet.

– Det är Tvåan, sa dinosaurien. {Child} satte Tvåan på nosen, med strumpa och allt.
`,
          en: `
“Another place,” said {elder.short}, “is so soft that you nearly fall asleep.”

{Child} opened [school: the bag from {school} | the [uk: washing | laundry] basket]. [friend: {Friend} held the
[uk: torch | flashlight].] In among the socks was one that breathed. Out of it stuck a stripy head with its eyes shut.

“It’s asleep,” said {child}.

“Yes,” said the stripy head.

“That’s Two,” said the dinosaur. {Child} put Two on her nose, sock and all.
`,
        },
      ],
    },
    {
      id: 'look-three',
      part: 'try',
      at: 'the little room',
      with: ['child', 'elder', 'pet', 'friend'],
      refrain: true,
      sv: `Titta upp och titta ner. //
Säg till om det är någon du ser.`,
      en: `Look up high, look down low. //
Where, oh where did the little one go?`,
    },
    {
      id: 'gap',
      part: 'turn',
      at: 'the gap behind the wardrobe',
      with: ['child', 'elder', 'pet', 'friend'],
      plants: ['gap'],
      either: [
        {
          sv: `
– Det tredje stället, sa {elder.short}, är smalt och mörkt. Där fastnade jag på min födelsedag.

Det var springan bakom skåpet. {Child} tittade in. Långt, långt in satt den minsta dinosaurien av alla. Den var prickig, och det var
Trean.

– Nej, sa Trean. Jag bor här nu.

Dinosauriens nos var för bred. {Elder.short} kom in till armbågen. {Child} kom in till axeln. Det räckte inte. [athlete: {Child}
sträckte på sig som {athlete} på bilden hemma, ända ut i fingrarna. Det räckte nästan.]

Då tittade alla på {pet}.
`,
          en: `
“The third place,” said {elder.short}, “is thin and dark. I got stuck there on my birthday.”

It was the gap behind the wardrobe. {Child} looked in. Far, far in sat the littlest dinosaur of all. It was spotty, and it was Three.

“No,” said Three. “I live here now.”

The dinosaur’s nose was too wide. {Elder.short} got in up to the elbow. {Child} got in up to the shoulder. It wasn’t enough. [athlete:
{Child} stretched like {athlete} in the picture at home, right out to the fingertips. It was nearly enough.]

Then they all looked at {pet}.
`,
        },
        {
          sv: `
– Bäst är bakom skåpet, sa {elder.short}. Där satt jag en hel eftermiddag, och ingen hittade mig. Till slut fick jag
ropa.

{Child} la kinden mot väggen och kikade in i springan. Långt, långt in satt den minsta dinosaurien av alla. Den var
prickig, och det var Trean.

– Kom ut, sa {child}.

– Här är ingen, sa Trean.

[athlete: {Child} gjorde sig lång som {athlete} på bilden hemma och fick tag i en dammtuss. | {Child} sträckte in
armen och fick tag i en dammtuss.] {Elder.short} fick bara in handen nu för tiden. Dinosaurien fick inte in något annat än en pust.

Duns, sa det. Det var {pet}, som hade hoppat ner på golvet.
`,
          en: `
“The best is behind the wardrobe,” said {elder.short}. “I sat there a whole afternoon, and nobody found me. In the end
I had to shout.”

{Child} put one cheek to the wall and peeped into the gap. Far, far in sat the littlest dinosaur of all. It was
spotty, and it was Three.

“Come out,” said {child}.

“There’s nobody here,” said Three.

[athlete: {Child} got as long as {athlete} in the picture at home, and caught a ball of dust. | {Child} stretched in
an arm and caught a ball of dust.] {Elder.short} could only get a hand in, these days. The dinosaur could get in
nothing but a sniff.

Thump. That was {pet}, who had jumped down on the floor.
`,
        },
      ],
    },
    {
      id: 'deed',
      part: 'turn',
      at: 'the gap behind the wardrobe',
      with: ['child', 'pet'],
      pays: ['gap'],
      sv: `{cat.deed}`,
      en: `{cat.deed}`,
    },
    {
      id: 'count',
      part: 'back',
      at: 'the window',
      with: ['child', 'elder', 'pet', 'friend', 'dinosaur'],
      pays: ['three little ones', 'smell of feet', 'sock', 'smaller'],
      either: [
        {
          sv: `
– Och det är Trean, sa dinosaurien.

{Child} satte Trean på nosen, allra längst fram.

– Ett, räknade dinosaurien. Två. Tre. Och för att det var så skönt: Ett. Två. Tre.

– God natt, Ettan, som luktar fötter, sa {child}. //
God natt, Tvåan. Du får ha strumpan. //
God natt, Trean, {cat.night}.

– God natt, {child}, sa dinosaurien. God natt, [friend: {friend}. God natt,] kloka {pet}. God natt, du som var mindre förut.
`,
          en: `
“And that’s Three,” said the dinosaur. {Child} put Three on her nose, at the very tip.

“One,” she counted. “Two. Three.” And because it was so nice: “One. Two. Three.”

“Goodnight, One, who smells of feet,” said {child}. //
“Goodnight, Two. You can keep the sock. //
Goodnight, Three, {cat.night}.”

“Goodnight, {child},” said the dinosaur. “Goodnight, [friend: {friend}. Goodnight,] clever {pet}. Goodnight, you who used to be smaller.”
`,
        },
        {
          sv: `
– Trean, sa dinosaurien. Äntligen.

{Child} satte Trean ytterst på nosen. Dinosaurien fick skela lite för att se alla på en gång.

– En, två, tre, räknade hon. En, två, tre. Det blev rätt båda gångerna.

– Sov gott, Ettan, med din goda lukt, sa {child}. //
Sov gott, Tvåan, med din strumpa. //
Sov gott, Trean, {cat.night}.

– Sov gott, {child}, sa dinosaurien. Sov gott, [friend: {friend}. Sov gott,] {pet}, som kan konsten. Och sov gott, du
som har växt. Det klär dig.
`,
          en: `
“Three,” said the dinosaur. “At last.”

{Child} put Three right out at the end of that long nose. The dinosaur had to cross her eyes a little to see them all. “One, two,
three,” she counted. “One, two, three.” It came out right both times.

“Sleep well, One, with your lovely smell,” said {child}. //
“Sleep well, Two, with your sock. //
Sleep well, Three, {cat.night}.”

“Sleep well, {child},” said the dinosaur. “Sleep well, [friend: {friend}. Sleep well,] {pet}, who knows how it’s done.
And sleep well, you who have grown. It suits you.”
`,
        },
      ],
    },
    {
      id: 'footprints',
      part: 'back',
      at: 'the little room',
      with: ['child', 'elder'],
      if: 'adult',
      either: [
        {
          sv: `
– Ska vi berätta för {adult}? sa {child}.

– I morgon, sa {elder.short}. Då visar vi fotspåren i rabatten.
`,
          en: `
“Shall we tell {adult}?” said {child}.

“Tomorrow,” said {elder.short}. “We’ll show the footprints in the flower bed.”
`,
        },
        {
          sv: `
– Det här tror {adult} aldrig, sa {child}.

– Vi har fotspåren, sa {elder.short}. De är stora som badkar.
`,
          en: `
“{Adult} will never believe this,” said {child}.

“We’ve got the footprints,” said {elder.short}. “They’re as big as bathtubs.”
`,
        },
      ],
    },
    {
      id: 'around',
      part: 'down',
      at: 'the bed, and the garden below',
      with: ['child', 'elder', 'pet', 'dinosaur'],
      either: [
        {
          sv: `
{Elder.short} stoppade om {child} [music: och nynnade på {music}. Utanför nynnade dinosaurien med, så lågt att hela sängen brummade. |
på båda sidorna.]

Nere i trädgården gick dinosaurien runt huset. Ett varv. Två varv. Sedan la hon sig, nos mot svans, runt alltihop, med Ettan och Tvåan och Trean under hakan.

Uppe i sängen gick {pet} runt {child's} fötter. Ett varv. Två varv. Sedan la {pet.he} sig, nos mot svans, {cat.end}.
`,
          en: `
{Elder.short} tucked {child} in [music: and hummed {music}. Outside, the dinosaur hummed it too, so low that the whole bed hummed. |
all along both sides.]

Down in the [uk: garden | yard], the dinosaur walked around the house. Once. Twice. Then she lay down, nose to tail, all the way around it, with One and Two and Three under her chin.

Up on the bed, {pet} walked around {child's} feet. Once. Twice. Then {pet.he} lay down, nose to tail, {cat.end}.
`,
        },
        {
          sv: `
{Elder.short} drog upp täcket[music:  och nynnade på {music}. Långt där nere brummade någon andrastämman. |  till
hakan på {child}.]

Ute letade dinosaurien efter en bra plats att ligga på. Det fanns bara en som var stor nog, och den hade huset i
mitten. Hon la sig om det, sakta, så som man lägger armen om någon, och de små fick ligga under hakan.

Inne på täcket letade {pet} också. Den bästa platsen hade {child's} fötter i mitten. Där la {pet.he} sig, {cat.end}.
`,
          en: `
{Elder.short} pulled up the quilt[music:  and hummed {music}. Far down below, somebody hummed the low part. |  as far
as {child's} chin.]

Outside, the dinosaur was looking for a good place to lie. Only one was big enough, and it had the house in the
middle. She lay down around it, slowly, the way you put an arm around somebody, with the little ones under her chin.

Inside, on the quilt, {pet} was looking, too. The best place had {child's} feet in the middle. There {pet.he} lay
down, {cat.end}.
`,
        },
      ],
    },
    {
      id: 'still',
      part: 'last',
      at: 'the bed, in the dark',
      with: ['child', 'pet'],
      pays: ['wobble'],
      either: [
        {
          sv: `
Duns, sa det yttersta av en svans, långt ner i mörkret.

Skvalp, sa vattnet i glaset.

Och sedan var det stilla.
`,
          en: `
Thump, went the very end of a tail, far down in the dark.

The water in the glass went wobble.

And then it was still.
`,
        },
        {
          sv: `
Långt ner i mörkret andades någon stor, in och ut, och hela huset gungade med, som en båt.

Vattnet i glaset gungade. Sängen gungade.

Och sedan var det stilla.
`,
          en: `
Far down in the dark somebody big was breathing, in and out, and the whole house rocked a little, like a boat.

The water in the glass rocked. The bed rocked.

And then it was still.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['snoring', 'eye', 'look-one', 'feet'],
      world: 'bedroom',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'dinosaur', pose: 'stand', at: 'far' },
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'elder', pose: 'sit', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['glass-of-water'],
      alt: {
        sv: 'En dinosaurie tittar in genom fönstret på {child}, {elder.short} [friend: , {friend}] och {pet}.',
        en: 'A dinosaur looks in at the window at {child}, {elder.short} [friend: , {friend}] and {pet}.',
      },
    },
    {
      beats: ['feet', 'look-two', 'socks', 'look-three', 'gap'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'little-dinosaurs', pose: 'stand', at: 'near' },
        { who: 'elder', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'lantern', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'bed' },
      ],
      props: ['sock'],
      alt: {
        sv: '{Child} letar på golvet och hittar små dinosaurier, och {pet} ser på.',
        en: '{Child} searches the floor and finds little dinosaurs, and {pet} looks on.',
      },
    },
    {
      beats: ['gap', 'deed', 'count', 'footprints'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'pet', pose: 'crouch', at: 'centre' },
        { who: 'little-dinosaurs', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'sit', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'far' },
      ],
      alt: {
        sv: '{Pet} är på golvet med de små dinosaurierna, och {child} tittar på.',
        en: '{Pet} is on the floor with the little dinosaurs, and {child} watches.',
      },
    },
  ],
});

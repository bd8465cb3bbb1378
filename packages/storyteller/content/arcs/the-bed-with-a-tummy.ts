import { score } from '../../src/score.ts';

export default score({
  id: 'the-bed-with-a-tummy',
  premise:
    'Bunny is gone and the dog follows the smell of porridge through the grandparent’s home and back: the bed itself has swallowed him.',
  voice: 'cumulative',
  writtenFirstIn: 'sv',
  ages: [3, 6],
  leads: ['elder', 'pet.dog'],
  themes: ['lost-toy', 'grandparents-house'],
  contains: ['rabbit', 'lost-toy'],
  registry: {
    idea: 'a bed with a secret hatch has swallowed the toy, and once, long ago, a shoe',
    device: 'the dog follows one smell through the rooms and ends where it started',
    objects: ['toy rabbit that smells of porridge', 'glasses', 'slipper', 'oat cookie', 'small red shoe', 'three wooden knobs'],
    joke: 'everything the dog finds has been in the porridge; each breed gets the rabbit out in its own way',
    ending: 'the empty arm is full of Bunny',
  },
  titles: {
    sv: ['Sängen som hade en mage', 'Kanin är borta', 'Den lilla röda skon', 'Nosen ner och rumpan opp', 'Det luktar gröt'],
    en: ['The Bed with a Tummy', 'Where Is Bunny?', 'The Small Red Shoe', 'Nose Below and Rump on Top', 'What the Bed Ate'],
  },
  tables: {
    dog: {
      by: 'breed',
      rows: {
        'Golden Retriever': {
          sv: {
            body: 'Gyllene päls, glad svans, och en mun så mjuk att den kan bära ägg.',
            trouble: 'Där inne är det djupt. Armen räcker inte.',
            deed: 'Men {pet} kan hämta. In går hela halsen. Munnen öppnas, så försiktigt som om det låg ett ägg där. Munnen stängs, lika försiktigt. Och så går {pet} baklänges. I munnen hänger ett öra!',
          },
          en: {
            body: 'Golden fur, a glad tail, and a mouth so soft that it could carry an egg.',
            trouble: 'It was deep in there. Nobody’s arm was long enough.',
            deed: 'But {pet} could fetch. In went the whole neck. The mouth opened, as carefully as if there were an egg. The mouth closed, just as carefully. Then {pet} walked out backward, and from the mouth hung an ear!',
          },
        },
        Labrador: {
          sv: {
            body: 'Bred rygg, blank nos, och en mage som alltid har plats för lite till.',
            trouble: 'Där inne är det djupt. Armen räcker inte.',
            deed: 'Men {pet} känner att det luktar gröt. In går huvudet. Slick, slick, hörs det, långt inne i sängens mage. Slick. Och ut kommer {pet} med något vått i munnen. Ett öra!',
          },
          en: {
            body: 'A broad back, a shiny nose, and a stomach that always had room for a little more.',
            trouble: 'It was deep in there. Nobody’s arm was long enough.',
            deed: 'But {pet} could smell [uk: porridge | oatmeal]. In went the head. Lick, lick, they heard, far down in the tummy of the bed. Lick. And out came {pet} with something wet. An ear!',
          },
        },
        'German Shepherd': {
          sv: {
            body: 'Spetsiga öron, rak rygg, och ögon som vaktar hela huset.',
            trouble: 'Där inne är det fullt av gamla filtar. Var ska man börja?',
            deed: 'Men {pet} vet hur man letar. Uppe till vänster: nej. Uppe till höger: nej. Nere till vänster: nej. Nere till höger: voff. Nere till höger är ett öra!',
          },
          en: {
            body: 'Pointed ears, a straight back, and eyes that looked after the whole house.',
            trouble: 'It was full of old blankets in there. Where do you begin?',
            deed: 'But {pet} knew how to search. Top left: no. Top right: no. Bottom left: no. Bottom right: woof. And bottom right was an ear!',
          },
        },
        Poodle: {
          sv: {
            body: 'Lockar på öronen, lockar på benen, lockar överallt.',
            trouble: 'Där inne är det så dammigt att {elder.short} nyser.',
            deed: 'Men {pet} stoppar in hela huvudet och rör det runt, runt, som en mopp. Ut kommer lockarna, fulla av damm. Och något mer har fastnat i dem. Ett öra!',
          },
          en: {
            body: 'Curls on the ears, curls on the legs, curls all over.',
            trouble: 'It was so dusty in there that {elder.short} sneezed.',
            deed: 'But {pet} put in a whole head and turned it around and around, like a mop. Out came the curls, full of dust. And something else was caught in them. An ear!',
          },
        },
        Bulldog: {
          sv: {
            body: 'Platt nos, bred mun, och två rynkor i pannan.',
            trouble: 'Luckan är liten. Ingen hand kommer in.',
            deed: 'Men {pet} sätter sin platta nos mot hålet, drar in luft och FNYSER. Ut far damm. Ut far en strumpa. Ut far ett öra!',
          },
          en: {
            body: 'A flat nose, a wide mouth, and two wrinkles on top.',
            trouble: 'The door was small. No hand would go in.',
            deed: 'But {pet} put one flat nose to the hole, breathed in, and SNORTED. Out flew the dust. Out flew a sock. Out flew an ear!',
          },
        },
        Beagle: {
          sv: {
            body: 'Mjuka öron som hänger, och en nos som aldrig tar ledigt.',
            trouble: 'Där inne är det mörkt. Ingen ser något.',
            deed: 'Men {pet} behöver inte se. Sniff till vänster: en strumpa. Nej. Sniff till höger: en knapp. Nej. Sniff längst in. Voff, säger {pet}. Längst in är ett öra!',
          },
          en: {
            body: 'Soft ears that hung down, and a nose that never took a day off.',
            trouble: 'It was dark in there. Nobody could see.',
            deed: 'But {pet} didn’t need to see. A sniff to the left: a sock. No. A sniff to the right: a button. No. A sniff at the very back. “Woof,” said {pet}. At the very back was an ear!',
          },
        },
        Rottweiler: {
          sv: {
            body: 'Stora tassar, bred rygg, och två bruna prickar som ögonbryn.',
            trouble: 'Där inne är en låda, och lådan har fastnat. {Elder.short} drar. Lådan vill inte.',
            deed: 'Men {pet} är stark. {Pet} tar handtaget i munnen, sätter tassarna i golvet och drar. Hela sängen åker med en bit. Knirk, säger det, och lådan är ute. I lådan är ett öra!',
          },
          en: {
            body: 'Big paws, a broad back, and two brown dots for eyebrows.',
            trouble: 'There was a drawer in there, and the drawer was stuck. {Elder.short} pulled. The drawer didn’t want to.',
            deed: 'But {pet} was strong. {Pet} bit the handle, set four paws on the floor and pulled. The whole bed came along a little way. Then it said creak, and the drawer was out. In the drawer was an ear!',
          },
        },
        'Yorkshire Terrier': {
          sv: {
            body: 'Små tassar, små öron, och inte större än en limpa.',
            trouble: 'Luckan är liten. Alla är för stora.',
            deed: 'Alla utom {pet}. {Pet} går rakt in. Det prasslar. Det puffar. Någon drar och drar. Och ut kommer {pet} baklänges, med något som är nästan större än {pet}. Ett öra!',
          },
          en: {
            body: 'Small paws, small ears, and no bigger than a loaf of bread.',
            trouble: 'The door was small. Everybody was too big.',
            deed: 'Everybody but {pet}. {Pet} walked straight in. There was a rustle. There was a puff. Somebody pulled and pulled. And out came {pet}, backward, with a thing nearly bigger than {pet}. An ear!',
          },
        },
        Dachshund: {
          sv: {
            body: 'Lång rygg, och ben som nästan inte finns.',
            trouble: 'Luckan är låg. {Elder.short} kommer inte in.',
            deed: 'Men {pet} är låg. In går huvudet. In går ryggen. In går mer av ryggen. In går resten av ryggen. Sedan är det bara en svans kvar, och svansen viftar. Och ut kommer alltihop igen, baklänges. Sist av allt kommer ett öra!',
          },
          en: {
            body: 'A long back, and legs that were hardly there at all.',
            trouble: 'The door was low. {Elder.short} couldn’t get in.',
            deed: 'But {pet} was low. In went the head. In went the back. In went more of the back. In went the rest of the back. Then only a tail was left, and the tail was wagging. And out it all came again, backward. Last of all came an ear!',
          },
        },
        'Siberian Husky': {
          sv: {
            body: 'Tjock päls, spetsiga öron, och en röst som når till nästa hus.',
            trouble: 'Där inne är det tyst och djupt. Ingen arm räcker.',
            deed: 'Men {pet} sticker in nosen och ylar. Oooo! Sängen är ihålig, så hela sängen ylar med. Allt där inne börjar skaka. Ut ramlar damm. Ut ramlar en strumpa. Ut ramlar ett öra!',
          },
          en: {
            body: 'Thick fur, pointed ears, and a voice that reached the next house.',
            trouble: 'It was quiet and deep in there. Nobody’s arm was long enough.',
            deed: 'But {pet} put in a nose and howled. Oooo! The bed was hollow, so the whole bed howled too. Everything in there began to shake. Out fell the dust. Out fell a sock. Out fell an ear!',
          },
        },
        'Border Collie': {
          sv: {
            body: 'Pigga öron, snabba ben, och ögon som räknar alla i huset.',
            trouble: 'Där inne är en låda, och lådan har fastnat. Alla drar, fast åt olika håll.',
            deed: 'Då går {pet} runt. En knuff på {elder.short}: lite hit. En knuff på {child}: lite dit. Så ska ni stå. Nu ska ni dra. Lådan glider ut, och där är ett öra!',
          },
          en: {
            body: 'Quick ears, quick legs, and eyes that counted everybody in the house.',
            trouble: 'There was a drawer in there, and the drawer was stuck. Everybody pulled, but in different directions.',
            deed: 'So {pet} went around them. A push for {elder.short}: over here. A push for {child}: over there. Now you’re standing right. Now you may pull. Out slid the drawer, and there was an ear!',
          },
        },
        Boxer: {
          sv: {
            body: 'Rynkig panna, bred bringa, och fjädrar i alla fyra benen.',
            trouble: 'Något har fastnat där inne, högt upp, där ingen kommer åt.',
            deed: 'Men {pet} kan hoppa. Upp i sängen! Hopp, hopp, och sängen hickar. Ut kommer damm. Hopp, hopp, och sängen hickar. Ut kommer en strumpa. Hopp, hopp. Ut kommer ett öra!',
          },
          en: {
            body: 'A wrinkled forehead, a wide chest, and springs in all four legs.',
            trouble: 'Something was stuck in there, high up, where nobody could reach.',
            deed: 'But {pet} could jump. Up on the bed! Jump, jump, and the bed went hic. Out came the dust. Jump, jump, and the bed went hic. Out came a sock. Jump, jump. Out came an ear!',
          },
        },
        'Cocker Spaniel': {
          sv: {
            body: 'Mjuk päls, snälla ögon, och två öron så långa att de doppas i vattenskålen.',
            trouble: 'Luckan är smal. Ingen hand kommer in.',
            deed: 'Men {pet} lägger sig på magen. In går nosen. In går två långa öron, ett på var sida, och sopar golvet där inne. Svisch, svisch. Och ut kommer {pet}, och nu är det tre öron!',
          },
          en: {
            body: 'Soft fur, kind eyes, and two ears so long that they dipped in the water bowl.',
            trouble: 'The door was narrow. No hand would go in.',
            deed: 'But {pet} lay down flat. In went the nose. In went two long ears, one on each side, and swept the floor in there. Swish, swish. And out came {pet}, and now there were three ears!',
          },
        },
        'Australian Shepherd': {
          sv: {
            body: 'Fläckar här, prickar där, och ben som helst springer runt.',
            trouble: 'Där inne är det trångt. Framifrån kommer ingen åt.',
            deed: 'Då går {pet} runt. Förbi fotändan, om hörnet, in bakom sängen. Där är en springa som ingen har tänkt på. In med nosen. Knuff! Och ut på framsidan, rakt i knät på {child}, kommer ett öra!',
          },
          en: {
            body: 'Patches here, spots there, and legs that liked to go around things.',
            trouble: 'It was tight in there. From the front, nobody could reach.',
            deed: 'So {pet} went around. Past the foot of the bed, past the corner, in behind. There was a crack back there that nobody had thought of. In with the nose. Push! And out in front, right by {child’s} knees, came an ear!',
          },
        },
        'Shih Tzu': {
          sv: {
            body: 'Korta ben, lång päls, och lugg över båda ögonen.',
            trouble: 'Där inne är det mörkt. Ingen ser något.',
            deed: 'Men {pet} ser aldrig något. {Pet} har ju lugg. Rakt in i mörkret går {pet}, som om det var köket, och kommer ut igen med luggen full av damm. Under luggen hänger ett öra!',
          },
          en: {
            body: 'Short legs, long fur, and hair in both eyes.',
            trouble: 'It was dark in there. Nobody could see.',
            deed: 'But {pet} never could see, with all that hair. {Pet} walked straight into the dark, as if it were the kitchen, and came out again with dust all over. Under the dust hung an ear!',
          },
        },
        any: {
          sv: {
            body: 'Varm mage, mjuka öron, och en nos som är våt.',
            trouble: 'Där inne är det trångt. Handen kommer inte in.',
            deed: 'Men {pet} lägger sig på magen och sträcker in en tass. Den når nästan. Den sträcker sig lite till. Krafs, krafs. Tassen får tag i något, tassen drar, och ut kommer ett öra!',
          },
          en: {
            body: 'A warm stomach, soft ears, and a wet nose.',
            trouble: 'It was tight in there. No hand would go in.',
            deed: 'But {pet} lay down flat and put in a paw. It almost reached. It reached a little more. Scratch, scratch. The paw got hold of something, the paw pulled, and out came an ear!',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'empty-arm',
      part: 'open',
      at: 'the bed in the grandparent’s home',
      with: ['child', 'elder'],
      plants: ['arm', 'bed'],
      either: [
        {
          sv: `{child} ligger i sängen hemma hos {elder} [elder2: och {elder2}]. Kudden är där. Täcket är där. Men armen är
tom.

I armen ska Kanin ligga.

– Kanin är borta, säger {child}.

[adult: – Han är inte i väskan heller, säger {adult}.]

– Oj, säger {elder.short}. Då kan man inte sova.`,
          en: `{child} was in bed at [elder2: {elder} and {elder2's} | {elder's}] house. The pillow was there. The blanket was
there. But the arm was empty.

Bunny belonged in that arm.

“Bunny’s gone,” said {child}.

[adult: “He isn’t in the bag, either,” said {adult}.]

“Oh dear,” said {elder.short}. “Then nobody can sleep.”`,
        },
        {
          sv: `Hemma hos {elder} [elder2: och {elder2}] är det kväll, och {child} ligger i sängen. Fötterna är varma. Magen
är varm. Men den ena armen är kall, för den är tom.

– Här ska Kanin ligga, säger {child}.

– Var är han då? säger {elder.short}.

– Borta.

[adult: – Han är inte i väskan heller, säger {adult}.]

– Oj, säger {elder.short}. Då kan man inte sova.`,
          en: `It was night at [elder2: {elder} and {elder2's} | {elder's}] house, and {child} was in bed. Both feet were warm. One
arm was warm. But the other arm was cold, because it was empty.

“Bunny goes here,” said {child}.

“Where is he, then?” said {elder.short}.

“Gone.”

[adult: “He isn’t in the bag, either,” said {adult}.]

“Oh dear,” said {elder.short}. “Then nobody can sleep.”`,
        },
      ],
    },
    {
      id: 'the-dog',
      part: 'stir',
      at: 'beside the bed',
      with: ['child', 'elder', 'pet'],
      plants: ['smell'],
      either: [
        {
          sv: `På golvet ligger {pet}. {Pet} är {a breed}. {dog.body} Och {pet} vet hur Kanin luktar. Kanin har luktat gröt
sedan i morse.

[friend: På väggen sitter en teckning som {friend} har ritat. Det är Kanin, och mest öron. {Pet} får lukta på den också.]

{child} kliver ur sängen. [athlete: På pyjamasen står det {athlete}, så det går fort.]

– Sök, {pet}! säger {child}.`,
          en: `On the floor lay {pet}. {Pet} was {a breed}. {dog.body} And {pet} knew what Bunny smelled of. Bunny had smelled of
[uk: porridge | oatmeal] since breakfast.

[friend: On the wall was a drawing that {friend} had made. It was Bunny, and mostly ears. {Pet} had a sniff at that, too.]

{child} climbed out of bed. [athlete: It said {athlete} on the [uk: pyjamas | pajamas], so that went fast.]

“Find Bunny, {pet}!” said {child}.`,
        },
        {
          sv: `
Men här finns en som kan leta. Det är {pet}. {Pet} är {a breed}. {dog.body}

– Hur luktar Kanin? säger {elder.short}.

– Gröt, säger {child}. Han var med och åt.

[friend: På kudden ligger ett brev från {friend}. Hälsa Kanin, står det. {Pet} får lukta på det också.]

{child} kliver upp[athlete: , så fort att inte ens {athlete} hade hunnit med,] och håller fram sin tomma arm. {Pet}
luktar på den, från handen och ända upp.

– Sök, {pet}! säger {child}.
`,
          en: `
But there was somebody who could find things, and that was {pet}. {Pet} was {a breed}. {dog.body}

“What does Bunny smell of?” said {elder.short}.

“[uk: Porridge | Oatmeal],” said {child}. “He had some, too.”

[friend: On the pillow lay a letter from {friend}. Say hello to Bunny, it said. {Pet} had a sniff at that first.]

{child} got up[athlete: , so fast that not even {athlete} could have kept up,] and held out one empty arm. {Pet}
sniffed it, from the hand all the way to the top.

“Find Bunny, {pet}!” said {child}.
`,
        },
      ],
    },
    {
      id: 'glasses',
      part: 'try',
      at: 'the kitchen',
      with: ['child', 'elder', 'pet'],
      anyOrder: 'rooms',
      plants: ['glasses'],
      either: [
        {
          sv: `Nosen ner och rumpan opp! //
Sniff, sniff, sniff – och stopp.

{Pet} stannar vid köksbordet. {child} kryper under. Där ligger något hårt, och det blänker.

Är det Kanin? Nej. Det är ett par glasögon, med gröt på.

– Där är ni ju, säger {elder.short} till glasögonen och sätter dem på näsan. Och där är ni andra.`,
          en: `Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the kitchen table. {child} crawled under. There lay something hard and shiny.

Was it Bunny? No. It was a pair of glasses, with [uk: porridge | oatmeal] on.

“There you are,” said {elder.short} to the glasses, and put them on. “And there are the rest of you.”`,
        },
        {
          sv: `
Nosen ner och rumpan opp! //
Sniff, sniff, sniff – och stopp.

{Pet} stannar i köket, där grötkastrullen står i blöt. {child} kliver upp på pallen och känner efter i vattnet. Där är
något!

Är det Kanin? Nej. Det är ett par glasögon.

– Tack, säger {elder.short} och sätter dem på näsan. Nu ser jag gröt överallt.
`,
          en: `
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped in the kitchen, where the [uk: porridge | oatmeal] pot was soaking. {child} got up on the stool and felt
around in the water. There was something in there!

Was it Bunny? No. It was a pair of glasses.

“Thank you,” said {elder.short}, and put them on. “Now all I can see is [uk: porridge | oatmeal].”
`,
        },
      ],
    },
    {
      id: 'slipper',
      part: 'try',
      at: 'the hall',
      with: ['child', 'elder', 'elder2', 'pet'],
      anyOrder: 'rooms',
      plants: ['slipper'],
      either: [
        {
          sv: `Nosen ner och rumpan opp! //
Sniff, sniff, sniff – och stopp.

{Pet} stannar i hallen. [school: Där hänger ryggsäcken från {school}. Nosen går förbi.] [sport: Där står väskan med allt
till {sport}. Nosen går förbi.] Där står en stövel. Nosen går rakt ner. I stöveln är något mjukt och grått.

Är det Kanin? Nej. Det är en toffel. Den har klivit i gröten.

– Den har jag letat efter sedan i tisdags, säger [elder2: {elder2.short} | {elder.short}] och sätter foten i.`,
          en: `Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped in the hall. [school: There hung the backpack from {school}. The nose went by.] [sport: There was the bag
with all the things for {sport}. The nose went by.] There was a boot. The nose went right in. In the boot was something
soft and gray.

Was it Bunny? No. It was a slipper. It had stepped in the [uk: porridge | oatmeal].

“I’ve been looking for that since Tuesday,” said [elder2: {elder2.short} | {elder.short}], and put a foot in it.`,
        },
        {
          sv: `
Nosen ner och rumpan opp! //
Sniff, sniff, sniff – och stopp.

{Pet} luktar sig genom hallen. Stövlarna? De luktar regn. Nej. [school: Ryggsäcken från {school}? Den luktar banan.
Nej.] [sport: Väskan med allt till {sport}? Den luktar fötter. Nej.] Halsduken på golvet? Ja! Under den ligger något
mjukt och grått.

Är det Kanin? Nej. Det är en toffel, med gröt på tån.

– Äntligen, säger [elder2: {elder2.short} | {elder.short}]. Jag har gått snett sedan frukosten.
`,
          en: `
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} sniffed all through the hall. The boots? They smelled of rain. No. [school: The backpack from {school}? That
smelled of banana. No.] [sport: The bag with all the things for {sport}? That smelled of feet. No.] The scarf on the
floor? Yes! Under it was something soft and gray.

Was it Bunny? No. It was a slipper, with [uk: porridge | oatmeal] on its toe.

“At last,” said [elder2: {elder2.short} | {elder.short}]. “I’ve been walking crooked since breakfast.”
`,
        },
      ],
    },
    {
      id: 'cookie',
      part: 'try',
      at: 'the armchair in the living room',
      with: ['child', 'elder', 'pet'],
      plants: ['cookie'],
      either: [
        {
          sv: `Nosen ner och rumpan opp! //
Sniff, sniff, sniff – och stopp.

{Pet} stannar vid fåtöljen och sticker in nosen bakom dynan. Något knastrar.

Är det Kanin? Nej. Det är ett havrekex.

Nu är det inget kex längre. {Pet} ser ut som om ingenting har hänt.`,
          en: `Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the armchair and pushed a nose behind the cushion. Something crackled.

Was it Bunny? No. It was an oat [uk: biscuit | cookie].

Then it wasn’t a [uk: biscuit | cookie] anymore. {Pet} looked as if nothing had happened.`,
        },
        {
          sv: `
Nosen ner och rumpan opp! //
Sniff, sniff, sniff – och stopp.

{Pet} stannar vid fåtöljen och stoppar in hela huvudet under den. Knaster, säger det.

Är det Kanin? Nej, för Kanin knastrar inte. Det är ett havrekex.

– Får jag se, säger {elder.short}. Men det är för sent.
`,
          en: `
Nose below and rump on top! //
Sniff, sniff, sniff, and stop.

{Pet} stopped at the armchair, and a whole head went in under it. Crunch, it went.

Was it Bunny? No, because Bunny doesn’t crunch. It was an oat [uk: biscuit | cookie].

“Let me see,” said {elder.short}. But it was too late for that.
`,
        },
      ],
    },
    {
      id: 'back-to-bed',
      part: 'turn',
      at: 'the bed again',
      with: ['child', 'elder', 'elder2', 'pet'],
      pays: ['smell', 'bed'],
      either: [
        {
          sv: `Nosen ner och rumpan opp. Vart går {pet} nu? Tillbaka till sängen! Där är det stopp. Där lägger {pet.he} sig och vill
inte gå.

– Men där har vi tittat, säger {child}.

[city: Lamporna {in city} lyser in genom fönstret, så det syns tydligt: kudde, täcke, ingen kanin.]

{Elder.short} tittar på sängen. Sedan ler {elder.he}.

– Det här var min säng när jag var liten, säger {elder.short}. Och jag vet något om den. Den har en mage.

[elder2: – Det har du aldrig sagt, säger {elder2.short}.]

På sängen sitter tre knoppar av trä. {Elder.short} vrider på den första. Nej. På den andra. Nej. På den tredje.
Knirk! Under sängen öppnar sig en lucka.`,
          en: `Nose below and rump on top. Where was {pet} going now? Back to the bed! That was the stop. {pet.He} lay down there
and wouldn’t move.

“But we’ve looked there,” said {child}.

[city: The lights of {city} shone in at the window, so they could see very well:
one pillow, one blanket, no rabbit.]

{Elder.short} looked at the bed. Then {elder.he} smiled.

“This was my bed when I was small,” said {elder.short}. “And I know something about it. It has a tummy.”

[elder2: “You never told me that,” said {elder2.short}.]

There were three wooden knobs on the bed. {Elder.short} turned the first. No. The second. No. The third.
Creak! Under the bed a little door came open.`,
        },
        {
          sv: `
Nosen ner och rumpan opp. Förbi köket, förbi hallen och in till sängen igen! Stopp.

– Nej, {pet}, säger {child}. Det var ju här vi började.

{child} lyfter på kudden. Ingen kanin. {child.He} lyfter på täcket. Ingen kanin. [city: {child.He} drar ifrån
gardinen, så att {city} kan lysa på saken. Ingen kanin.] Men {pet} vill inte därifrån.

Då knackar {elder.short} på sängen, som man knackar på en dörr. Det låter ihåligt.

– Nu minns jag, säger {elder.short}. Här sov jag när jag var liten. Den här sängen har en mage.

[elder2: – Har den? säger {elder2.short}, som har bäddat den många gånger.]

Tre knoppar av trä sitter det på sängen. {child} får vrida. Den första sitter fast. Den andra bara snurrar. Den tredje
säger knirk, och under sängen går en lucka upp!
`,
          en: `
Nose below and rump on top. Past the kitchen, past the hall, and in to the bed again! Stop.

“No, {pet},” said {child}. “This is where we started.”

{child} lifted the pillow. No rabbit. {child.He} lifted the blanket. No rabbit. [city: {child.He} pulled back the
curtain, so that {city} could shed some light on it. No rabbit.] But {pet} wouldn’t leave.

Then {elder.short} knocked on the bed, the way you knock at a door. It sounded hollow.

“Now I remember,” said {elder.short}. “I slept here when I was small. This bed has a tummy.”

[elder2: “Has it?” said {elder2.short}, who had made it often enough.]

On the bed were three wooden knobs, and {child} got to turn them. The first was stuck. The second only spun. The third
said creak, and under the bed a little door came open!
`,
        },
      ],
    },
    {
      id: 'an-ear',
      part: 'turn',
      at: 'on the floor beside the bed',
      with: ['child', 'elder', 'pet'],
      plants: ['shoe'],
      either: [
        {
          sv: `{dog.trouble}

{dog.deed}

Är det Kanin?

JA! Det är Kanin. Han har ramlat ner bakom kudden, rakt ner i sängens mage. Han luktar gröt och lite damm.

Men det ligger något mer där. Det är rött, och det är litet. En sko! En enda liten sko.`,
          en: `{dog.trouble}

{dog.deed}

Was it Bunny?

YES! It was Bunny. He had fallen down behind the pillow, right down into the tummy of the bed. He smelled of
[uk: porridge | oatmeal] and a little of dust.

But there was something else in there. It was red, and it was small. A shoe! Just one small shoe.`,
        },
        {
          sv: `
{dog.trouble}

{dog.deed}

Är det Kanin?

JA! Efter örat kommer resten. Han har halkat ner bakom kudden, och sängen har slukat honom.

Men han är inte ensam. Något följer med ut, något rött som är litet och har en rem. En sko! Det är bara den ena.
`,
          en: `
{dog.trouble}

{dog.deed}

Was it Bunny?

YES! After the ear came all the rest of him. He had slipped down behind the pillow, and the bed had swallowed.

But he wasn’t alone. Something came out with him, something red and small that had a strap. A shoe! Only the one.
`,
        },
      ],
    },
    {
      id: 'small-feet',
      part: 'back',
      at: 'on the floor beside the bed',
      with: ['child', 'elder', 'elder2', 'pet'],
      either: [
        {
          sv: `– Den är min, säger {elder.short}. Jag tappade den när jag var så liten som du.

– Var Kanin rädd där inne? frågar {child}.

– Nej, säger {elder.short}. Han hade skon att prata med.

{child} sätter foten i skon. Den passar precis. Så små fötter hade {elder.short} en gång. [elder2: {Elder2.short} måste
titta två gånger.]`,
          en: `“That’s mine,” said {elder.short}. “I lost it when I was as little as you.”

“Was Bunny scared in there?” asked {child}.

“No,” said {elder.short}. “He had the shoe to talk to.”

{child} tried the shoe on. It [uk: fitted | fit] exactly. That was how small {elder.short's} feet had been, once. [elder2: {Elder2.short}
had to look twice.]`,
        },
        {
          sv: `
– Den känner jag igen, säger {elder.short}. Den åt sängen upp när jag var så liten som du. Jag fick hoppa till
frukosten.

– Varför åt den Kanin? frågar {child}.

– Den tycker väl om gröt, säger {elder.short}.

{child} ställer sin fot bredvid skon. De är lika långa. Sedan ställer {elder.short} dit sin. Så mycket fot kan det
bli. [elder2: {Elder2.short} ställer dit sin också, och då är det fullt.]
`,
          en: `
“I know that one,” said {elder.short}. “The bed ate it when I was as little as you. I had to hop to breakfast.”

“Why did it eat Bunny?” asked {child}.

“I expect it likes [uk: porridge | oatmeal],” said {elder.short}.

{child} put one foot down beside the shoe. They were the same size. Then {elder.short} put one down, too. That was how much foot it had turned into. [elder2: {Elder2.short} put one down as well, and then it was full.]
`,
        },
      ],
    },
    {
      id: 'good-night',
      part: 'down',
      at: 'the bed',
      with: ['child', 'elder', 'elder2', 'adult', 'pet'],
      pays: ['glasses', 'slipper', 'cookie', 'shoe'],
      either: [
        {
          sv: `Sedan ska alla sova. [music: {Elder.short} nynnar på {music}, och det går saktare och saktare.]

God natt, glasögon på bordet. //
God natt, toffel på golvet. //
God natt, kex i magen på {pet}. //
God natt, lilla röda sko. //
[adult: God natt, {adult}. //
] [elder2: God natt, {elder2.short}. //
] God natt, {elder.short}, som har varit liten.`,
          en: `Then it was time for everybody to sleep. [music: {Elder.short} hummed {music} slower and slower.]

Good night, glasses on the table. //
Good night, slipper on the floor. //
Good night, [uk: biscuit | cookie] inside {pet}. //
Good night, little red shoe. //
[adult: Good night, {adult}. //
] [elder2: Good night, {elder2.short}. //
] Good night, {elder.short}, who used to be small.`,
        },
        {
          sv: `
Nu släcks det i rum efter rum. [music: {Elder.short} nynnar på {music}, lägre för varje lampa.]

Sov gott, glasögon. Det blir mer gröt i morgon. //
Sov gott, toffel, bredvid din vän. //
Sov gott, kex, där inne i {pet}. //
Sov gott, lilla röda sko. //
[adult: Sov gott, {adult}. //
] [elder2: Sov gott, {elder2.short}. //
] Sov gott, {elder.short}, som en gång fick plats i skon.
`,
          en: `
Now the lights went out in room after room. [music: {Elder.short} hummed {music} a little lower with every lamp.]

Sleep well, glasses. There will be more [uk: porridge | oatmeal] tomorrow. //
Sleep well, slipper, beside your friend. //
Sleep well, [uk: biscuit | cookie], wherever in {pet} you are. //
Sleep well, little red shoe. //
[adult: Sleep well, {adult}. //
] [elder2: Sleep well, {elder2.short}. //
] Sleep well, {elder.short}, who used to fit in the shoe.
`,
        },
      ],
    },
    {
      id: 'full-arm',
      part: 'last',
      at: 'the bed',
      with: ['child', 'pet'],
      pays: ['arm'],
      either: [
        {
          sv: `{Pet} lägger sig bredvid sängen. Nosen ner. Rumpan ner. Sniff, sniff, sniff … och stopp.

Kudden är där. Täcket är där. Och armen är full av Kanin.`,
          en: `{Pet} lay down beside the bed. Nose below. Rump below. Sniff, sniff, sniff … and stop.

The pillow was there. The blanket was there. And the arm was full of Bunny.`,
        },
        {
          sv: `Sängens mage är stängd nu, och på golvet framför luckan ligger {pet}. Nosen ner. Rumpan ner. Stopp.

Och armen är inte tom längre. Där ligger Kanin, där han ska, och luktar gröt ända till i morgon.`,
          en: `The tummy of the bed was shut now, and on the floor in front of it lay {pet}. Nose below. Rump below. Stop.

And the arm was not empty anymore. There lay Bunny, where he belonged, and he smelled of [uk: porridge | oatmeal] all the
way to morning.`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['the-dog', 'glasses', 'slipper'],
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', pose: 'run', at: 'centre' },
        { who: 'child', pose: 'walk', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
      ],
      props: ['boots'],
      alt: {
        sv: '{Pet} går först med nosen mot golvet. {child} och {elder.short} kommer efter.',
        en: '{Pet} goes first with nose to the floor. {child} and {elder.short} come after.',
      },
    },
    {
      beats: ['slipper', 'glasses', 'cookie', 'back-to-bed'],
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', pose: 'stand', at: 'centre' },
        { who: 'child', pose: 'crouch', at: 'left' },
        { who: 'elder', pose: 'stand', at: 'right' },
      ],
      props: ['lamp'],
      alt: {
        sv: 'I rummet med fåtöljen letar {pet}. {child} sitter på huk bredvid och {elder.short} ser på.',
        en: 'In the room with the armchair {pet} is searching. {child} crouches close by and {elder.short} looks on.',
      },
    },
    {
      beats: ['back-to-bed', 'an-ear', 'small-feet'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'crouch', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'centre' },
        { who: 'elder', pose: 'sit', at: 'right' },
      ],
      props: ['rabbit'],
      alt: {
        sv: '{child}, {pet} och {elder.short} sitter på golvet vid sängen. Kanin är med.',
        en: '{child}, {pet} and {elder.short} sit on the floor beside the bed. Bunny is with them.',
      },
    },
  ],
});

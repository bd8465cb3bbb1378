import { score } from '../../src/score.ts';

export default score({
  id: 'the-island-that-was-not-on-the-map',
  premise:
    'A pirate ship the size of a slipper runs aground on the quilt, on an island that is not on last year’s map: the child’s own feet, which have grown.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [5, 9],
  leads: ['theme'],
  themes: ['pirate', 'boat', 'sea', 'island', 'submarine'],
  contains: ['map', 'treasure', 'dark'],
  registry: {
    idea: 'pirates sail the quilt by last year’s map and run aground on the child, who has grown since',
    device: 'a submarine under the quilt knocks on the biggest of five stones, and somebody giggles',
    objects: [
      'pirate ship as long as a slipper',
      'walnut with a lid for a submarine',
      'the gap between the bed and the wall as a harbor',
      'puzzle piece with a corner of the sky',
      'cannons where the cookies are kept',
    ],
    joke: '“Who put an island here?” / “You’ve got pirates.” / growth measured in cannons',
    ending: 'breath as the wind that sails the ship home; the map has an empty margin below the feet, for next year',
  },
  titles: {
    sv: [
      'Ön som inte fanns på kartan',
      'Piraterna i springan',
      'Vem har ställt en ö här?',
      'Två kanoner längre',
      'Skeppet som var lika långt som en toffel',
      '[theme.submarine: Ubåten under täcket]',
      '[theme.boat: Skeppet som gick på grund i sängen]',
    ],
    en: [
      'The Island That Wasn’t on the Map',
      'Pirates in the Gap',
      'Who Put an Island Here?',
      'Two Cannons Longer',
      'A Ship as Long as a Slipper',
      '[theme.submarine: The Submarine Under the Quilt]',
      '[theme.boat: The Ship That Ran Aground in Bed]',
    ],
  },
  guests: {
    captain: {
      sv: [
        { name: 'kapten Smula', pronoun: 'she' },
        { name: 'kapten Brunhilda', pronoun: 'she' },
      ],
      en: [
        { name: 'Captain Crumb', pronoun: 'she' },
        { name: 'Captain Brunhilda', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'aground',
      part: 'open',
      at: 'the child’s bed, the lamp turned low; the ship at the bottom of the quilt',
      with: ['child', 'pirates'],
      plants: ['sea of quilt', 'submarine in tow', 'island'],
      either: [
        {
          sv: `
Det var nästan mörkt, och då såg {child's} täcke ut som havet. [adult: {Adult} hade sagt god natt, och att man växer när man
sover.] Ingenting rörde sig.

Då kom ett piratskepp seglande, inte längre än en toffel, med en liten ubåt på släp. Det seglade rakt på en ö, längst ner i
sängen. Duns. Där satt det.
`,
          en: `
It was nearly dark, and {child's} quilt looked like the sea. [adult: {Adult} had said good night, and that people grow in
their sleep.] Nothing moved.

Then along came a pirate ship, no longer than a slipper, with a small submarine in tow. It sailed straight onto an island, at
the bottom of the bed. Bump. And there it stuck.
`,
        },
        {
          sv: `
Duns, sa det i fotändan.

{Child} lyfte på huvudet. Det var nästan mörkt[adult: , och {adult} hade sagt god natt och att man växer när man sover]. I det
nästan mörka såg täcket ut som havet, och långt ute lutade ett piratskepp, inte längre än en toffel, med en liten ubåt på
släp. Det hade seglat rakt på en ö, och där satt det.
`,
          en: `
Bump, went something at the bottom of the bed.

{Child} looked up. It was nearly dark[adult: , and {adult} had said good night, and that people grow in their sleep]. The
quilt looked like the sea, and far out on it leaned a pirate ship, no longer than a slipper, with a small
submarine in tow. It had sailed right onto an island and stuck there.
`,
        },
      ],
    },
    {
      id: 'captain',
      part: 'open',
      at: 'the bed; the friend on a mattress beside it',
      with: ['child', 'friend', 'captain', 'pirates'],
      plants: ['hats'],
      either: [
        {
          sv: `
[friend: – Du har fått pirater, sa {friend} från madrassen bredvid.]

– Vem har ställt en ö här? ropade kaptenen. Hon hette {captain} och var stor som en tumme. Runt henne kröp sju pirater och
letade efter sina hattar.

– Den brukar inte vara där, sa {child} och satte sig försiktigt upp.
`,
          en: `
[friend: “You’ve got pirates,” said {friend} from the mattress on the floor.]

“Who put an island here?” shouted the captain. She was called {captain} and was as tall as a thumb. Around her, seven
pirates crawled after their hats.

“It isn’t usually there,” said {child}, sitting up very carefully.
`,
        },
        {
          sv: `
[friend: – Ska det där vara där? sa {friend} från madrassen.]

En pirat, stor som en tumme, stampade på ön. – Land! skrek hon. Och ingen har frågat mig! Det var {captain}.
Sju pirater låg i en hög, och hattarna låg i sjön.

{Child} satte sig sakta upp. – Den är ny för mig med.
`,
          en: `
[friend: “Is that meant to be there?” said {friend} from the mattress.]

A pirate as tall as a thumb stamped on the island. “Land!” she yelled. “And nobody asked me!” That was
{captain}. Seven pirates lay in a heap, and their hats lay in the sea.

{Child} sat up slowly. “It’s new to me, too.”
`,
        },
      ],
    },
    {
      id: 'map',
      part: 'stir',
      at: 'the bed; the grandparent sits down on the edge of it',
      with: ['child', 'elder', 'captain', 'mate'],
      plants: ['last year', 'the Gap', 'lamp'],
      either: [
        {
          sv: `
– Och inte på kartan heller, sa styrmannen och höll upp en karta, stor som ett frimärke. Här är Kudden. Här är Långön, som är
lång. Sedan är det öppet hav, ända hem till Springan.

– Vilken springa?

– Den mellan sängen och väggen. Vi bor där.

{Child} hade alltid undrat vart allting tog vägen som ramlade ner där.

[elder: {Elder} satte sig på sängkanten, sakta, så att det inte blev sjögång, och höll ett förstoringsglas över
kartan.

– Den är från förra året, läste {elder.short}.

– Nästan ny, sa kaptenen.
|
– Är kartan gammal?

– Nästan ny, sa kaptenen. Förra årets.] [city: Och vi styr efter ljusen {in city}. [age>=7: De är där de ska. ]Det är ön som är fel.]

– Hem måste vi innan lampan släcks, sa styrmannen. I mörkret hittar vi inte in.
`,
          en: `
“It isn’t on the map,” said the mate, and held one up, the size of a stamp. “Here’s the Pillow. Here’s Long Island, which is
long. Then it’s open sea, all the way home to the Gap.”

“What gap?”

“Between the bed and the wall. We live there.”

{Child} had always wondered where things went that fell down there.

[elder: {Elder} sat down on the bed, slowly, so as not to make waves, and read the map through a magnifying glass.

“It’s last year’s,” said {elder.short}.

“Almost new,” said the captain. [city: “And we steer by the lights of {city}. [age>=7: They’re where they should be. ]It’s the island that’s wrong.”]
|
“Is the map old?”

“Almost new,” said the captain. “Last year’s.[city:  And we steer by the lights of {city}. [age>=7: They’re where they should be. ]It’s the island that’s wrong.]”]

“We must be home before that lamp goes out,” said the mate. “We can’t find it in the dark.”
`,
        },
        {
          sv: `
Styrmannen hade en karta, inte större än ett frimärke. – Kudden, läste han. Långön, som är lång. Nedanför är det vatten, vatten och
vatten. Och där borta bor vi, i Springan.

– Vad är det för en?

– Den som går mellan sängen och väggen. [age>=7: Utsikt mot golvlisten.]

Dit hade {child} tappat nästan allt som gick att tappa.

[elder: {Elder} slog sig ner på sängkanten, tog på glasögonen[age>=7:  och sedan ett par till].

– Ritad förra året, läste {elder.short}.

– Det är ju nyss, sa kaptenen. | – När ritades den?

– Nyss, sa kaptenen. Förra året.] [city: Ljusen {in city} stämmer i alla fall.[age>=7:  De har inte rört sig en tum.]]

– Skynda på, sa styrmannen. Vi hittar hem så länge lampan lyser, och sedan inte.
`,
          en: `
The mate had a map no bigger than a stamp. “The Pillow,” he read. “Long Island, which is long. Below that there’s water, water, and
more water. And over there is where we live, in the Gap.”

“Which one is that?”

“The one that runs between the bed and the wall.[age>=7:  View of the baseboard.]”

Nearly everything {child} could drop had been dropped down it.

[elder: {Elder} settled on the edge of the bed and put on glasses[age>=7: , and then another pair].

“Drawn last year,” read {elder.short}.

“That’s hardly any time,” said the captain. [city: “The lights of {city} are right, at least.[age>=7:  They haven’t moved an inch.]”] | “When was it drawn?”

“Just now,” said the captain. “Last year.[city:  The lights of {city} are right, at least.[age>=7:  They haven’t moved an inch.]]”]

“Quickly,” said the mate. “We can find our way for as long as that lamp is on, and not after.”
`,
        },
      ],
    },
    {
      id: 'unload',
      part: 'try',
      at: 'the bed',
      with: ['child', 'captain', 'pirates'],
      anyOrder: 'tries',
      plants: ['treasure', 'puzzle piece'],
      either: [
        {
          sv: `
De lastade ur. [music: {Child} nynnade {music}, så att alla lyfte i takt. Piraterna kunde den redan. Man hör en hel del i
Springan.] Hela skatten las på kudden: fyra knappar, en kula[school: , en pennstump från {school}][athlete: , bilden av
{athlete} ur kaptenens hytt] och en pusselbit med ett hörn av himlen på.

– Den är ju min, sa {child}.

– Den var din, sa kaptenen. Sedan ramlade den ner.

Skeppet blev mycket lättare. Det satt precis lika fast.
`,
          en: `
They unloaded. [music: {Child} hummed {music}, to keep them in time. The pirates knew it already. You hear a
lot in the Gap.] The treasure went on the pillow: four buttons, a marble, [school: a pencil stub from {school}, ][athlete: the
picture of {athlete} from the captain’s cabin, ]and a puzzle piece with a corner of the sky on it.

“That’s mine,” said {child}.

“It was,” said the captain. “Then it fell.”

The ship got much lighter. It was exactly as stuck.
`,
        },
        {
          sv: `
– Vi är för tunga, sa kaptenen. Skatten i land!

Piraterna ställde sig på rad upp till kudden. [music: {Child} nynnade {music}, och de tog andrastämman.] Längs raden gick två gem, en glaspärla[school: , en pennstump som hade börjat {at school}][athlete: , kaptenens bild av {athlete}] och en pusselbit med ett hörn av himlen på.

– Den har jag letat efter, sa {child}.

– För högt upp, sa kaptenen.

Nu vägde skeppet ingenting. Det hjälpte inte.
`,
          en: `
“We’re too heavy,” said the captain. “Treasure ashore!”

The pirates made a line up to the pillow. [music: {Child} hummed {music}, and they took the harmony.] Along the line went two paper clips, a glass bead, [school: a pencil stub that began {at school}, ][athlete: the captain’s picture of {athlete}, ]and a puzzle piece with a corner of the sky on it.

“I’ve been looking for that,” said {child}.

“Too high up,” said the captain.

Now the ship weighed nothing. It made no difference.
`,
        },
      ],
    },
    {
      id: 'wave',
      part: 'try',
      at: 'the bed; the dog comes up to the edge, the cat jumps up on the quilt',
      with: ['child', 'pet', 'captain', 'pirates'],
      anyOrder: 'tries',
      plants: ['sea monster'],
      either: [
        {
          sv: `
De behövde en våg. {Child} tog tag i täcket och skakade, en enda gång. Upp for skeppet. Ner kom skeppet, på samma ö.

– En gång till! ropade piraterna, men det var mest för att det var roligt.

[pet.dog: Över sängkanten steg en nos.

– Sjöodjur! ropade utkiken.

{Pet} blåste varmt, så att hela masten luktade hund. Det hjälpte inte.]
[pet.cat: Något mjukt landade på havet.

– Sjöodjur! ropade utkiken.

{Pet} trampade på vågorna, höger tass, vänster tass. Det blev hög sjö. Det hjälpte inte.]
`,
          en: `
They needed a wave. {Child} took hold of the quilt and shook it, just once. Up went the ship. Down came the ship, on the same
island.

“Again!” shouted the pirates, but mostly because it was fun.

[pet.dog: Over the edge of the bed rose a nose.

“Sea monster!” shouted the lookout.

{Pet} breathed on them until the whole mast smelled of dog. It didn’t help.]
[pet.cat: Something soft landed on the sea.

“Sea monster!” shouted the lookout.

{Pet} trod on the waves, right paw, left paw. The sea ran high. It didn’t help.]
`,
        },
        {
          sv: `
De försökte med rep. {Child} drog i ena änden[age>=7:  med två fingrar], och sju pirater i den andra, med allt de hade.

– Är ankaret uppe? frågade {child}.

Det var det inte. De tog upp det och satt lika fast.

[pet.dog: Utanför sängkanten for två öron förbi, som fenor.

– Sjöodjur! skrek utkiken.

{Pet} nös. Alla segel stod rakt ut, men skeppet stod stilla.]
[pet.cat: Över täcket kom någon smygande, lågt.

– Sjöodjur! skrek utkiken.

{Pet} fick syn på repet. Sedan var det {pet.his} rep.]
`,
          en: `
They tried a rope. {Child} pulled one end[age>=7:  with two fingers], and seven pirates the other, with everything they had.

“Is the anchor up?” asked {child}.

It wasn’t. They brought it up, and stayed where they were.

[pet.dog: Along the edge of the bed sailed two ears, like fins.

“Sea monster!” yelled the lookout.

{Pet} sneezed. Every sail stood straight out, and the ship stood still.]
[pet.cat: Over the quilt came somebody, creeping, low.

“Sea monster!” yelled the lookout.

{Pet} saw the rope. After that it belonged to {pet}.]
`,
        },
        {
          sv: `
– Någon måste be ön flytta på sig, sa kaptenen.

De ropade alla sju, genom en tratt. Sedan ropade {child}, i tratten, för den var så liten. Ön lyssnade inte.

[pet.dog: Då reste sig ett huvud ur golvet.

– Sjöodjur! viskade utkiken, för nu vågade ingen ropa.

{Pet} slickade en gång, och det räckte till hela däcket.]
[pet.cat: Då hoppade någon upp från golvet, och det blev ebb i hela sängen.

– Sjöodjur! viskade utkiken, för nu vågade ingen ropa.

{Pet} la sig på vågorna och spann, så att alla kanonkulor rullade åt ett håll.]
`,
          en: `
“Somebody must ask the island to move,” said the captain.

They shouted, all seven, through a funnel. Then {child} shouted through it, since it was so small. The island took no notice.

[pet.dog: Then a head rose out of the floor.

“Sea monster!” whispered the lookout, since nobody dared shout now.

{Pet} licked once, and that did for the whole deck.]
[pet.cat: Then somebody jumped up from the floor, and it was low tide all over the bed.

“Sea monster!” whispered the lookout, since nobody dared shout now.

{Pet} lay down on the waves and purred, until all the cannonballs rolled to one side.]
`,
        },
      ],
    },
    {
      id: 'submarine',
      part: 'turn',
      at: 'the bed; the mate goes down under the quilt',
      with: ['child', 'friend', 'captain', 'mate'],
      pays: ['submarine in tow'],
      plants: ['it tickles'],
      either: [
        {
          sv: `
– Då får någon gå ner och se vad vi sitter på, sa kaptenen.

Ubåten var en valnöt med lock. Styrmannen kröp i, drog upp knäna till öronen och dök in under täcket. {Child} lyfte på kanten.
Därinne var det som i ett tält, och bort mot ön for ett ljus, litet som ett knappnålshuvud. Knack, knack.

{Child} fnissade.

– Vad är det? sa [friend: {friend} | kaptenen].

– Jag vet inte. Det kittlas.
`,
          en: `
“Then somebody must dive and look,” said the captain.

The submarine was a walnut with a lid. The mate got in, knees by his ears, and went under the quilt. {Child} lifted the edge.
In there it was like a tent, and toward the island went a light as small as a pinhead. Knock, knock.

{Child} giggled.

“What is it?” said [friend: {friend} | the captain].

“I don’t know. It tickles.”
`,
        },
        {
          sv: `
– Då blir det dykning, sa kaptenen. Ubåten var en valnöt, och den hade lock.

– Alltid min tur, sa styrmannen och stängde om sig.

[friend: {Child} och {friend} gjorde | {Child} gjorde] täcket till ett tält. Ett ljus, inte större än ett knappnålshuvud, for bort till
ön. Där knackade det.

{Child} skrattade rakt ut.

– Vad är så roligt? sa [friend: {friend} | kaptenen].

– Någon kittlar mig. Fast ingen är här.
`,
          en: `
“Then it’s a dive,” said the captain. The submarine was a walnut, and it had a lid.

“Always my turn,” said the mate, and shut himself in.

[friend: {Child} and {friend} made | {Child} made] the quilt into a tent. A light no bigger than a pinhead went off to the
island. There it knocked.

{Child} laughed out loud.

“What’s so funny?” said [friend: {friend} | the captain].

“Somebody’s tickling me. Only there’s nobody here.”
`,
        },
      ],
    },
    {
      id: 'report',
      part: 'turn',
      at: 'the bed',
      with: ['child', 'friend', 'captain', 'mate'],
      pays: ['it tickles', 'island', 'hats'],
      either: [
        {
          sv: `
– Varmt därnere, sa styrmannen när locket gick upp. Fem stenar på rad. Jag knackade på den största, och då vickade den.

– Stenar vickar inte, sa kaptenen.

– Fem till bredvid.

[friend: – Vicka på tårna, sa {friend} sakta.

{Child} vickade.
|
Fem, tänkte {child}. Och fem till. Och så vickade {child.he} på tårna.] Hela ön skakade, och sju pirater fick leta efter sina
hattar igen.

– Kapten, sa {child}. Ön är jag.
`,
          en: `
Up came the lid. “Warm down there,” said the mate. “Five rocks in a row. I knocked on the biggest, and it wiggled.”

“Rocks don’t wiggle,” said the captain.

“Five more next to it.”

[friend: “Wiggle your toes,” said {friend} slowly.

{Child} wiggled.
|
Five, thought {child}. And five more. And then {child.he} wiggled ten toes.] The whole island shook, and seven pirates went
after their hats again.

“Captain,” said {child}, “the island is me.”
`,
        },
        {
          sv: `
– Fem klippor, i storleksordning, sa styrmannen i luckan. Jag knackade på den stora, och den drog sig undan.

– Det gör inte klippor, sa kaptenen.

– Den minsta också.[age>=7:  Och så är det fem till.]

[friend: – Gör så här, sa {friend} och spretade med tårna.

{Child} spretade.
|
I storleksordning, tänkte {child}, och spretade med tårna.] Då blev det jordbävning. Alla hattar låg i sjön igen.

– Förlåt, sa {child}. Det är jag som är ön.
`,
          en: `
“Five rocks, in order of size,” said the mate in the hatch. “I knocked on the big one, and it moved away.”

“Rocks don’t do that,” said the captain.

“So did the littlest.[age>=7:  And then there are five more.]”

[friend: “Go like this,” said {friend}, and spread ten toes.

So did {child}.
|
In order of size, thought {child}, and spread ten toes.] There was an earthquake. Every hat was in the sea again.

“Sorry,” said {child}. “The island. That’s me.”
`,
        },
      ],
    },
    {
      id: 'measure',
      part: 'turn',
      at: 'the bed; the second grandparent comes with a string',
      with: ['child', 'elder2', 'captain', 'mate'],
      pays: ['last year'],
      plants: ['growing at night'],
      either: [
        {
          sv: `
Det blev tyst på däck.

– Du slutar längre upp, sa styrmannen. Det är mätt.

– Förra året, sa {child}.

De mätte om, från Kudden och ända ner. [elder2: {Elder2} lånade ut ett snöre.] [age>=7: De räknade två gånger.]

– Långön har vuxit, sa styrmannen. Två kanoner!

En kanon var lång som ett lillfinger[age>=6: , och i den hade de skorpor]. Kaptenen tog av sig hatten.

– När hann du med det?

– På nätterna, sa {child}. Man växer när man sover.
`,
          en: `
The deck went quiet.

“You stop higher up,” said the mate. “It’s been measured.”

“Last year,” said {child}.

They measured again, from the Pillow all the way down. [elder2: {Elder2} lent them a string.]
[age>=7: They counted twice.]

“Long Island has grown,” said the mate. “Two cannons!”

A cannon was as long as a little finger[age>=6: , and was where they kept the [uk: biscuits | cookies]]. The captain took off her hat.

“When did you manage that?”

“At night,” said {child}. “People grow in their sleep.”
`,
        },
        {
          sv: `
– Du? sa kaptenen. Du är ju däruppe.

– Fötterna är också jag.

– På kartan slutar du här, sa styrmannen.

– Då, ja, sa {child}.

[elder2: {Elder2} hade snöre, och piraterna gick med det | Piraterna gick med ett snöre] från Kudden till stortån. [age>=7: Den sista bar änden.] Långön var två kanoner längre, och en kanon är lång som ett lillfinger[age>=6:  och laddas med skorpor].

Kaptenen höll hatten mot magen. – Ingen har ju sett det.

– Det är på natten, sa {child}. Man växer när man sover.
`,
          en: `
“You?” said the captain. “You’re up there.”

“My feet are also me.”

“On the map you end here,” said the mate.

“I did then,” said {child}.

[elder2: {Elder2} had string, and the pirates walked it | The pirates walked a string] from the Pillow to the big toe. [age>=7: The last one carried the end.] Long Island was two cannons longer, and a cannon is as long as a little finger[age>=6:  and is loaded with [uk: biscuits | cookies]].

The captain held her hat to her stomach. “But nobody saw.”

“It’s at night,” said {child}. “People grow in their sleep.”
`,
        },
      ],
    },
    {
      id: 'knees',
      part: 'try',
      at: 'the bed; the ship slides toward the edge',
      with: ['child', 'pet', 'captain'],
      either: [
        {
          sv: `
– Kan du flytta på dig? sa kaptenen.

{Child} drog upp knäna. Ön sjönk, men mitt i havet reste sig ett berg, och allting lutade. Skeppet kom loss och gled, fortare
och fortare, mot sängkanten. [pet.dog: Där tog {pet} emot det med nosen. | {Child} hann precis sätta dit handen.]

– Mindre berg, sa kaptenen och höll i hatten.
`,
          en: `
“Could you move over?” said the captain.

{Child} pulled both knees up. The island sank, but out at sea rose a mountain, and everything tilted. The ship
came loose and slid, faster and faster, toward the edge of the bed. [pet.dog: There {pet} stopped it, nose first. | {Child} got
a hand there just in time.]

“Less mountain,” said the captain, holding on to her hat.
`,
        },
        {
          sv: `
– Kan du vara någon annanstans? sa kaptenen.

{Child} drog isär fötterna, och det blev en kanal genom ön. Skeppet gled in, och där tog det stopp, mellan
två hälar. [pet.dog: {Pet} knuffade på med nosen, så att det satt ännu bättre.]

– Förut var det en ö, sa kaptenen. Nu är det två.
`,
          en: `
“Could you be somewhere else?” said the captain.

{Child} slid both feet apart, and that made a canal through the island. The ship glided in and stopped,
between two heels. [pet.dog: {Pet} gave a push, nose first, so that it was stuck even better.]

“It used to be one island,” said the captain. “Now it’s two.”
`,
        },
        {
          sv: `
– Kan du göra dig tunn? sa kaptenen.

{Child} drog in magen. Det märktes inte i andra änden. Då sträckte {child.he} på vristerna. Ön försvann, havet rusade in, och skeppet for
runt som i ett badkar. [pet.dog: {Pet} la en nos i strömmen, och då stannade det.]

– Hellre en ö än ett hål, sa kaptenen, grön i ansiktet.
`,
          en: `
“Could you go thin?” said the captain.

{Child} breathed in and went thin in the middle. Nothing happened at the other end. Then {child.he} pointed ten toes. The island vanished, the sea
rushed in, and the ship spun, as in a bathtub. [pet.dog: {Pet} put a nose in the current, and that stopped it.]

“Better an island than a hole,” said the captain, green in the face.
`,
        },
      ],
    },
    {
      id: 'curl',
      part: 'back',
      at: 'the bed; the child lies down on one side',
      with: ['child', 'captain'],
      pays: ['puzzle piece', 'treasure'],
      either: [
        {
          sv: `
Då la sig {child} på sidan och kröp ihop, med knäna mot magen och handen under kinden. Ön blev kort och rund, och
nedanför låg havet blankt, hela vägen till Springan.

– Så ska en ö ligga, sa kaptenen.

[sport: Det fanns lite {sport} kvar i benen, och det måste ut först. Ett ryck. Ett till.]
Skatten bars ombord, allt utom pusselbiten.

– Den får ön behålla, sa kaptenen. För besväret.
`,
          en: `
So {child} lay down on one side and curled up, knees to tummy, hand under cheek. The island turned
short and round, and the sea lay smooth, all the way to the Gap.

“That’s how an island should lie,” said the captain.

[sport: There was a little {sport} left in the legs, and it had to come out first. A twitch. Another.]
The treasure went on board, all but the puzzle piece.

“The island may keep that,” said the captain. “For its trouble.”
`,
        },
        {
          sv: `
Minst blir man på sidan. {Child} la sig så, drog upp benen och la kinden i handen. Där ön hade
legat var det bara hav.

– Nu är du rund, sa kaptenen. Det är bättre till sjöss.

[sport: Benen var inte riktigt klara med {sport}. De tog två steg, och sedan var de det.] Sak för sak bar
piraterna tillbaka skatten. Pusselbiten låg kvar på kudden.

– Den är för parkeringen, sa kaptenen.
`,
          en: `
You’re smallest on your side. {Child} lay down like that, legs drawn up, cheek in one hand. Where the island had been there was only sea.

“Now you’re round,” said the captain. “It’s far better at sea.”

[sport: The legs weren’t quite done with {sport}. They took two steps, and then they were.]
Piece by piece the pirates carried the treasure back. The puzzle piece stayed on the pillow.

“That’s for the parking,” said the captain.
`,
        },
      ],
    },
    {
      id: 'wind',
      part: 'back',
      at: 'the bed',
      with: ['child', 'friend', 'elder', 'mate'],
      either: [
        {
          sv: `
Nu fattades bara vinden. Då gäspade {child}. Det var en lång, varm gäspning, och den fyllde seglen[athlete:  och bilden av
{athlete}, som de hade hissat för att ha någon att se upp till]. Sedan kom lugnare vindar. In, och skeppet väntade. Ut, och
det gled en bit till. [friend: Från madrassen blåste det också. {Friend} sov redan.] [elder: {Elder.short} satt
alldeles stilla, för krusningarnas skull.]
`,
          en: `
Now all they needed was wind. Then {child} yawned, long and warm, and it filled the sails[athlete:  and the picture of {athlete},
hoisted for somebody to look up to]. After that came calmer winds. In, and the ship waited. Out, and it slid a little
farther. [friend: A wind blew from the mattress, too. {Friend} was asleep.] [elder: {Elder.short} sat quite still, because of ripples.]
`,
        },
        {
          sv: `
Men seglen hängde. [age>=7: Styrmannen slickade på ett finger och höll upp det. Ingenting.]

Då började ön andas, långsamt, så som man gör på sidan. Ut, och seglen rundade sig[athlete:  under bilden av {athlete}]. In,
och skeppet låg och guppade. [friend: {Friend} sov och andades ut när {child} andades in, så det blåste jämt.]
[elder: {Elder.short} satt kvar och höll i havet, bara i kanten.]
`,
          en: `
But the sails hung. [age>=7: The mate licked a finger and held it up. Nothing.]

Then the island began to breathe, slowly, the way you do on your side. Out, and the sails grew round[athlete: , under the picture of {athlete}]. In, and the ship lay bobbing. [friend: {Friend}, asleep, breathed out when {child} breathed in, so it never dropped.] [elder: {Elder.short}
stayed and held the sea, just by the edge.]
`,
        },
      ],
    },
    {
      id: 'redraw',
      part: 'down',
      at: 'on board and in bed',
      with: ['child', 'pet', 'mate'],
      pays: ['sea monster', 'sea of quilt'],
      plants: ['new map'],
      either: [
        {
          sv: `
I aktern satt styrmannen och ritade om kartan[school:  med pennstumpen]. [pet.dog: Nedanför sängkanten ritade
han sjöodjuret, som hade lagt sig.] [pet.cat: I knävecken låg {pet}, så det blev en ö till, en liten, med morrhår.]
[pet.other:

– Bor det fler här? viskade han.

– {Pet}, viskade {child}, och då skrev han det med: Här bor {pet}. Segla tyst.]

Borta vid väggen blinkade en lykta två gånger. Det betydde hemma. En hand kom fram ur ön, släckte lampan och drogs in i värmen
igen.
`,
          en: `
In the stern sat the mate, drawing the map over again[school:  with the pencil stub]. [pet.dog: Below the bed
he drew the sea monster, lying down.] [pet.cat: Behind the knees lay {pet}, so there had to be one more island, a small one, with
whiskers.] [pet.other:

“Does anyone else live here?” he whispered.

“{Pet},” whispered {child}, so he wrote that, too: Here lives {pet}. Sail softly.]

Over by the wall a lantern blinked two times. That meant home. A hand came out of the island, put out the lamp, and went back
into the warm.
`,
        },
        {
          sv: `
Styrmannen ritade in fötterna[school: , så länge pennstumpen räckte]. [pet.dog: På golvet sov sjöodjuret, så det fick
bli med stängda ögon.] [pet.cat: {Pet} hade rullat ihop sig intill och blev en halvö.] [pet.other: – Vem bor där? viskade han.

Det var {pet}, så han skrev det, och under det: Väck ingen.]

Två blink från väggen, och de var hemma. En arm kom ut under täcket, släckte lampan och skyndade sig in igen, lite sval.
`,
          en: `
The mate drew in the feet[school: , as far as the pencil stub would go]. [pet.dog: On the floor the sea monster was asleep, so it
was drawn with its eyes shut.] [pet.cat: {Pet} had curled up close by and became a peninsula.] [pet.other: “Who lives there?” he whispered.

It was {pet}, so he wrote that, and underneath: Wake nobody.]

Two blinks from the wall, and they were home. An arm came out, switched off the lamp, and hurried in again, a little cool.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the bed and the gap, dark',
      with: ['child'],
      pays: ['lamp', 'the Gap', 'new map', 'growing at night'],
      either: [
        {
          sv: `
Nere i Springan hängde kartan på tork. Mitt på den låg en ö, hopkrupen som ett kommatecken, och bredvid stod med små
bokstäver: {Child}. Nedanför fötterna var papperet alldeles tomt. Det var till nästa år.
`,
          en: `
Down in the Gap the map hung up to dry. In the middle lay an island, curled up like a comma, and beside it, in very small letters,
it said {child}. Below the feet the paper was empty. That was for next year.
`,
        },
        {
          sv: `
Sedan var det mörkt över havet, och varmt, och vinden gick ut och in. Nere i Springan hängde sju hattar på rad. Och hela natten,
utan ett ljud, växte ön ett hårstrå.
`,
          en: `
Then it was dark on the sea, and warm, and the wind went out and in. Down in the Gap hung seven hats in a row. And all night long,
without a sound, the island grew by the width of a hair.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['captain', 'map', 'unload', 'wave'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'elder', pose: 'sit', at: 'seat' },
      ],
      props: ['lamp'],
      alt: {
        sv: '{Child} sitter i sängen och tittar på ett piratskepp, så litet att det inte syns härifrån.',
        en: '{Child} sits in bed looking at a pirate ship, so small that you can’t see it from here.',
      },
    },
    {
      beats: ['unload', 'wave', 'submarine', 'report'],
      world: 'blanket-fort',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'crouch', at: 'left' },
      ],
      props: ['lantern'],
      alt: {
        sv: 'Under täcket är det stort som i ett tält, och där lyser en liten ubåt.',
        en: 'Under the quilt it is as big as a tent, and in there shines a small submarine.',
      },
    },
    {
      beats: ['measure', 'knees', 'curl', 'wind', 'redraw'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'sleep', at: 'bed' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['lamp'],
      alt: {
        sv: '{Child} ligger hopkrupen på sidan, alldeles stilla, som en ö.',
        en: '{Child} lies curled up on one side, quite still, like an island.',
      },
    },
  ],
});

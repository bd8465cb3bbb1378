import { score } from '../../src/score.ts';

/** Who sees them off, and how one gets to the farm. */
const ride = {
  sv: `[adult: ”Ta på dig stövlarna”, sa {adult}.]

[elder: {Elder} gav hästen ett äpple. ”Kom hem [friend: båda två ]sedan”, sa {elder.short}, ”så att jag kan räkna [friend: er|dig].” [elder2: {Elder2} höll upp dörren.]]

{Child} klev upp på bänken och därifrån upp på
hästen. [friend: {Friend}[age>=5: , som sov över,] satt bakom.] [pet.dog: {Pet} sprang bredvid.] [pet.cat: {Pet} åkte i famnen.] [pet.other: ”Du får vakta huset”, sa {child} till {pet}.]

Så bar det av. [city: Det klapprade tomt {in city}, där alla andra sov. | Det klapprade tomt på gatan, medan alla andra sov.] [music: {Child} nynnade {music}, och hästen travade i takt.] Efter en stund började det lukta hö.`,
  en: `[adult: “Wear boots,” said {adult}.]

[elder: {Elder} gave the horse an apple. “Be sure you [friend: both ]come home,” said {elder.short}, “so I can count you.” [elder2: {Elder2} held the door.]]

{Child} climbed up on the bench, and from there up on the
horse. [friend: {Friend}[age>=5: , who was sleeping over,] sat behind.] [pet.dog: {Pet} ran alongside.] [pet.cat: {Pet} rode in front, in {child's} arms.] [pet.other: “You mind the house,” {child} told {pet}.]

And off they went. [city: The hooves rang out {in city}, where everybody else was asleep. | The hooves rang out in the street, where everybody else was asleep.] [music: {Child} hummed {music} and the horse trotted in time.] After a while there was a smell of hay.`,
};
/** What does not help either. */
const cheering = {
  sv: `[sport: Då fick de se hur det går till att {play sport}[age>=5: , över golvet och tillbaka]. [age>=5: Det var ännu värre.] Nu hejade de.]`,
  en: `[sport: So they were shown how to {play sport}[age>=5: , across the floor and back]. [age>=5: That was even worse.] Now they cheered.]`,
};

export default score({
  id: 'the-sheep-who-counted-children',
  premise:
    'A farm that cannot sleep tries counting children; but it is not counting that helps, it is being counted, and tonight the lantern reached only as far as the seventh sheep.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: ['theme'],
  themes: ['farm', 'horse', 'sheep', 'cow', 'pig'],
  contains: ['horse', 'sheep', 'cow', 'pig', 'dark'],
  registry: {
    idea: 'animals count children to fall asleep; what puts one to sleep is being counted, for then one knows that one is in',
    device: 'those who sleep lie in the light and those who are awake stand in the dark: as far as the lantern reached, they were counted',
    objects: ['horse among the coats in the hall', 'low bar in the barn', 'lantern on the wrong hook', 'old ewe who recognizes knees', 'bucket and sack as disguises'],
    joke: '“Same knees.” – “Same knees, from the other side.” / “One pig.” – “Thank you.” / the horse walks home asleep',
    ending: 'the child counts two feet and ten toes and the one they sit on / the farmer goes out once more, because something didn’t add up',
  },
  titles: {
    sv: [
      'Hästen i hallen',
      'Fåren som räknade barn',
      'Det åttonde fåret',
      'En hel bondgård vaken',
      '[theme.cow: Kon som ingen hade räknat]',
      '[theme.pig: Grisen som ville räknas]',
    ],
    en: [
      'The Horse in the Hall',
      'The Sheep Who Counted Children',
      'The Eighth Sheep',
      'A Whole Farm Awake',
      '[theme.cow: The Cow Nobody Had Counted]',
      '[theme.pig: The Pig Who Wanted to Be Counted]',
    ],
  },
  beats: [
    {
      id: 'horse',
      part: 'open',
      at: 'the hall at home, evening; the horse among the coats',
      with: ['child', 'friend', 'horse'],
      plants: ['counting children'],
      either: [
        {
          sv: `
Det stod en häst i hallen, mellan jackorna.

”Ursäkta”, sa hästen. ”Finns det barn här? Vi behöver ungefär hundra.”

”Vi har [friend: två|ett]”, sa {child}.

”Då får det gå ändå”, sa hästen. ”Jag kommer från bondgården. Fåren kan inte sova, och inte kon, och inte grisen. Människor räknar får när de inte kan sova, det vet alla. Så
nu har fåren tänkt räkna barn.”
`,
          en: `
There was a horse in the hall, among the coats.

“Excuse me,” said the horse. “Are there any children here? We need about a hundred.”

“We’ve got [friend: two|one],” said {child}.

“Then that will have to do,” said the horse. “I’m from the farm. The sheep can’t sleep, and neither can the cow, and neither can the pig. People count sheep when they can’t sleep, everybody knows
that. So now the sheep are going to count children.”
`,
        },
        {
          sv: `
Klapp, klapp, klapp, lät det utanför, och sedan tryckte någon ner handtaget med mulen. In i hallen kom en häst. [age>=5: Den fick stå snett.]

”God kväll”, sa hästen. ”Jag kommer från bondgården. Har ni barn?”

”Mig”, sa {child}.

[friend: ”Och mig”, sa {friend}.]

”Det var lite”, sa hästen. ”Det är nämligen så att ingen kan sova. Inte fåren, inte kon och inte grisen. Vi har hört att människor brukar räkna får. Så fåren tänkte pröva
med barn.”
`,
          en: `
Clop, clop, clop, it went outside, and then somebody pushed the door handle down with a soft nose. Into the hall came a horse. [age>=5: It had to stand slantwise.]

“Good evening,” said the horse. “I’m from the farm. Have you got any children?”

“Me,” said {child}.

[friend: “And me,” said {friend}.]

“That’s not many,” said the horse. “You see, nobody can sleep. Not the sheep, not the cow, and not the pig. We’ve heard that people count sheep. So the sheep thought they’d try it with
children.”
`,
        },
      ],
    },
    {
      id: 'ride',
      part: 'stir',
      at: 'from the hall to the farm, on the horse',
      with: ['child', 'friend', 'pet', 'elder', 'adult', 'horse'],
      either: [
        {
      sv: `
${ride.sv}
`,
      en: `
${ride.en}
`,
        },
        {
          sv: `
[adult: ”Ta mössa på dig”, sa {adult}.]

[elder: {Elder} knackade hästen på halsen. ”Jag får det till [friend: två|ett] barn”, sa {elder.short}. ”Det ska stämma sedan också.” [elder2: {Elder2} flyttade på paraplyerna.]]

Hästen gick ner på knä bland skorna, och {child} kröp upp. [friend: {Friend}[age>=5: , som sov över,] satt bakom och styrde.] [pet.dog: {Pet} sprang före och visste vägen.] [pet.cat: {Pet} satt längst fram, mellan öronen.] [pet.other: ”Vi är strax tillbaka”, sa {child} till {pet}.]

[city: I hela {city} lyste bara två fönster. | På hela gatan var det bara två fönster tända.] [music: {Child} nynnade {music} så att hästen inte skulle somna på vägen.] Sedan tog gatan slut, och det luktade ko.
`,
          en: `
[adult: “Wear a hat,” said {adult}.]

[elder: {Elder} patted the horse on the neck. “I count [friend: two children|one child],” said {elder.short}. “I want the same number back.” [elder2: {Elder2} moved the umbrellas.]]

The horse knelt among the shoes, and {child} crawled up. [friend: {Friend}[age>=5: , who was sleeping over,] sat behind, steering.] [pet.dog: {Pet} ran ahead and knew the way.] [pet.cat: {Pet} sat at the very front, between the ears.] [pet.other: “Back soon,” {child} told {pet}.]

[city: In all of {city} two windows were lit. | In the whole street two windows were lit.] [music: {Child} hummed {music}, to keep the horse awake.] Then [age>=5: the street came to an end, and ]it smelled of cow.
`,
        },
      ],
    },
    {
      id: 'barn',
      part: 'stir',
      at: 'the barn; a lantern on the first hook, twelve sheep, a cow and a pig',
      with: ['child', 'sheep', 'cow', 'pig', 'horse'],
      plants: ['lantern', 'seven asleep'],
      either: [
        {
      sv: `
I ladan hängde en lykta på en krok. Där stod fåren på rad, tolv stycken. De sju som var närmast lyktan hade lagt sig och sov.

De andra fem stod längre in, i mörkret, klarvakna, och längst bort
stod kon och grisen.

[pet.dog & age>=5: {Pet} sprang ett varv runt dem, och då blev raden rak.] [pet.cat: {Pet} satte sig på en balk.]

”Var så god”, sa grisen och drog fram en låg bom. ”Hoppa.”
`,
      en: `
In the barn a lantern hung on a hook. There stood the sheep in a row, twelve of them. The seven nearest the lantern had lain down and were asleep.

The other five stood farther in, in the dark, wide awake, and
at the very end stood the cow and the pig.

[pet.dog & age>=5: {Pet} ran once around them, and the row was straight.] [pet.cat: {Pet} sat down on a beam.]

“There you are,” said the pig, and dragged out a low bar. “Jump.”
`,
        },
        {
          sv: `
Ladan hade en lykta strax innanför dörren. Tolv får stod på rad därifrån och inåt. De sju i ljuset låg redan och sov.

De fem i mörkret stod upp och blängde, och bakom dem stod kon och grisen.

[pet.dog & age>=5: {Pet} nosade på varenda en, för att ha gjort det.] [pet.cat: {Pet} tog trappan upp till höet.]

”Äntligen barn”, sa grisen och la en bom över två hinkar. ”Det är bara att börja.”
`,
          en: `
The barn had one lantern, just inside the door. From there and inward stood twelve sheep in a row. The seven in the light were asleep already.

The five in the dark were on their feet, glaring, and behind them stood the cow and the pig.

[pet.dog & age>=5: {Pet} sniffed at every one of them, to have it done.] [pet.cat: {Pet} took the ladder up to the hay.]

“Children at last,” said the pig, and laid a bar across two buckets. “Off you go.”
`,
        },
      ],
    },
    {
      id: 'jump',
      part: 'try',
      at: 'the barn',
      with: ['child', 'friend', 'sheep', 'pig'],
      pays: ['counting children'],
      either: [
        {
          sv: `
{Child} tog sats och hoppade över bommen. ”Ett”, sa fåren. [friend: {Friend} hoppade. ”Två”, sa fåren.]

De väntade.

”Nästa”, sa det åttonde fåret.

Det fanns ingen nästa. Så {child} hoppade igen, klädd i en säck.

”[friend: Tre|Två]”, sa det minsta fåret.

”Nej”, sa det äldsta. ”Det är samma knän.”

[!athlete / age>=5: {Child} hoppade med en hink på huvudet. ”Samma knän.”] [athlete: {Child} hoppade och sa: ”Nu är jag {athlete}.” ”Samma knän.”] {Child} hoppade baklänges.

”Samma knän”, sa det äldsta fåret, ”fast från andra hållet.”

Ingen somnade. [age>=5: Det var det roligaste de hade sett.] ${cheering.sv}
`,
          en: `
{Child} took a run and jumped over the bar. “One,” said the sheep. [friend: {Friend} jumped. “Two,” said the sheep.]

They waited.

“Next,” said the eighth sheep.

There wasn’t any next. So {child} jumped again, dressed in a sack.

“[friend: Three|Two],” said the smallest sheep.

“No,” said the oldest. “Same knees.”

[!athlete / age>=5: {Child} jumped with a bucket for a hat. “Same knees.”] [athlete: {Child} jumped and said, “Now I’m {athlete}.” “Same knees.”] {Child} jumped backward.

“Same knees,” said the oldest sheep, “only from the other side.”

Nobody fell asleep. [age>=5: It was the funniest thing they had ever seen.] ${cheering.en}
`,
        },
        {
          sv: `
”Ett”, sa fåren när {child} hoppade över bommen. [friend: ”Två”, sa de när {friend} hoppade.] Sedan tog det slut, och alla var precis lika vakna.

”Jag kan vara barn”, sa grisen. Den sprang och hoppade, fast under.

”Ett barn till”, sa det minsta fåret.

”Barn har inte knorr”, sa det äldsta. ”Det räknas inte.”

[athlete: ”Då är jag {athlete}”, sa {child} och hoppade igen.

”Nej, du är ettan”, sa det äldsta fåret. ”Jag känner igen knäna.”]

Då ställde sig kon i kö. ”Jag är också barn”, sa kon. ”Jag ser bara äldre ut.”

Kon tog sats. När dammet hade lagt sig fanns det ingen bom mer, och hela ladan skrattade så att hönsen vaknade. ${cheering.sv}
`,
          en: `
“One,” said the sheep when {child} jumped over the bar. [friend: “Two,” they said when {friend} jumped.] Then that was the end of it, and everybody was just as awake.

“I can be a child,” said the pig. It ran and jumped, only underneath.

“One more child,” said the smallest sheep.

“Children don’t have curly tails,” said the oldest. “It doesn’t count.”

[athlete: “Now I’m {athlete},” said {child}, and jumped again.

“No, you’re number one,” said the oldest sheep. “I know those knees.”]

Then the cow got in line. “I’m a child, too,” said the cow. “I only look older.”

The cow took a run. When the dust had settled there was no bar left, and the whole barn laughed till the hens woke up. ${cheering.en}
`,
        },
      ],
    },
    {
      id: 'why-those',
      part: 'lull',
      at: 'the barn, quieter',
      with: ['child', 'friend', 'sheep'],
      plants: ['farmer counts'],
      pays: ['seven asleep'],
      either: [
        {
      sv: `
{Child} satte sig på en hink och tittade. De fem fåren i mörkret tittade tillbaka. De sju i ljuset sov så att ullen gick upp och ner.

”Varför kan de där sova?” frågade [friend: {friend}|{child}].

”De har det lätt för sig”, sa det åttonde fåret surt.

”Hur brukar ni göra då?” frågade {child}. ”Andra kvällar?”

”Ingenting”, sa det åttonde. ”Vi står här, och så kommer bonden och räknar oss.”

”Gjorde bonden det i kväll?”

”En kort stund. Det är kroken. Den andra kroken har ramlat ner, så nu hänger lyktan här ute.”
`,
      en: `
{Child} sat down on a bucket and looked. The five sheep in the dark looked back. The seven in the light slept till their wool went up and down.

“Why can those sleep?” asked [friend: {friend}|{child}].

“It’s easy for some,” said the eighth sheep sourly.

“What do you do other nights?” asked {child}.

“Nothing,” said the eighth. “We stand here, and the farmer comes and counts us.”

“Did the farmer do that tonight?”

“Not for long. It’s the hook. The other hook came down, so now the lantern hangs out here.”
`,
        },
        {
          sv: `
”Vila lite”, sa det minsta fåret, ”innan [friend: ni|du] hoppar igen.”

{Child} la sig i halmen[friend:  bredvid {friend}]. På ena sidan andades sju får i ljuset. På andra sidan suckade fem får i mörkret.

”Räknade de där också barn?” frågade [friend: {friend}|{child}][age>=5:  och pekade på de sju].

”Nej då”, sa det åttonde fåret. ”De somnade så fort bonden hade varit här.[age>=5:  De hann inte ens med barnen.]”

”Vad gjorde bonden då?”

”Pekade på oss och mumlade, som varje kväll. Fast fort. Kroken där inne har släppt, så nu hänger lyktan här.”
`,
          en: `
“Rest a bit,” said the smallest sheep, “before you jump again.”

{Child} lay down in the straw[friend:  beside {friend}]. On one side seven sheep breathed in the light. On the other five sheep sighed in the dark.

“Did those count children, too?” asked [friend: {friend}|{child}].

“Oh, no,” said the eighth sheep. “They were off as soon as the farmer had been.[age>=5:  They never got to the children.]”

“What did the farmer do?”

“Pointed at us and mumbled, like every night. Only it was quick. The hook in there came loose, so now the lantern hangs out here.”
`,
        },
      ],
    },
    {
      id: 'not-counted',
      part: 'turn',
      at: 'the barn',
      with: ['child', 'sheep'],
      pays: ['lantern', 'farmer counts'],
      sv: `
{Child} tittade på lyktan. Ljuset räckte fram till det sjunde fåret och inte en tuss längre.

”Bonden såg er inte”, sa {child}. ”Hon kom till sju. Det är inte meningen att ni ska räkna. Det är ni som ska bli räknade.[school:  Så gör de {at school} när vi är på utflykt. Då vet man att man är med.]”

Det blev tyst i mörkret.

”Är vi inte med?” sa det minsta fåret.
`,
      en: `
{Child} looked at the lantern. The light reached as far as the seventh sheep, and not one tuft farther.

“The farmer couldn’t see you,” said {child}. “She got to seven. You’re not supposed to count. You’re supposed to be counted.[school:  That’s what they do {at school} when we go somewhere. Then you know you’re in.]”

It was quiet in the dark.

“Aren’t we in?” said the smallest sheep.
`,
    },
    {
      id: 'eight',
      part: 'turn',
      at: 'the barn; the child goes along the row with the lantern',
      with: ['child', 'friend', 'pet', 'sheep', 'cow', 'pig', 'horse'],
      plants: ['one child'],
      either: [
        {
          sv: `
Då lyfte {child} ner lyktan och gick längs raden och pekade.

”Åtta.”

Det åttonde fåret drog en lång suck, vek in benen och sov.

”Nio. Tio. Elva.” [age>=6: Det lät som när kuddar faller.] ”Tolv”, sa {child} till det minsta fåret, som ville höra det en gång till. ”Tolv.”

”En ko.” Kon lade sig, ett hörn i taget.

”En gris.”

”Tack”, sa grisen.

[pet.dog: ”En hund.” {Pet} hade redan hittat en plats mellan två får.] [pet.cat: ”En katt”, sa {child} upp mot balken, men {pet} hade inte väntat på det.] ”Och en häst.” Hästen sov stående, så det syntes bara på underläppen.

Nu var alla räknade. Då öppnade det minsta fåret ena ögat.

”Och [friend: två|ett] barn”, sa det.

{Child} gäspade så att lyktan gungade.
`,
          en: `
So {child} took down the lantern, and walked along the row, and pointed.

“Eight.”

The eighth sheep heaved a long sigh, folded its legs, and slept.

“Nine. Ten. Eleven.” [age>=6: It sounded like pillows falling.] “Twelve,” said {child} to the smallest sheep, who wanted to hear it once more. “Twelve.”

“One cow.” The cow lay down, a corner at a time.

“One pig.”

“Thank you,” said the pig.

[pet.dog: “One dog.” {Pet} had already found a place between two sheep.] [pet.cat: “One cat,” said {child} to the beam, but {pet} hadn’t waited for that.] “And one horse.” The horse slept standing, so it only showed in the lower lip.

Now they were all counted. Then the smallest sheep opened one eye.

“And [friend: two children|one child],” it said.

{Child} yawned till the lantern swung.
`,
        },
        {
          sv: `
”Jo”, sa {child}. ”Vänta.”

{Child} bar lyktan inåt, och mörkret flyttade på sig. [friend & age>=5: {Friend} gick bredvid och höll räkningen på fingrarna.] Först kom det åttonde fåret fram i ljuset.

”Åtta”, sa {child}.

”Äntligen”, sa det åttonde fåret och var borta.

Efter nio och tio fick man gå försiktigt, för nu låg det ull överallt. Elva snarkade redan i förväg. Det minsta fåret stod på tå. ”Tolv”, viskade {child} i örat på det.

”Tolv”, sa det för sig självt, tre gånger, allt lägre.

Kon blev en ko och grisen blev en gris. [pet.dog: {Pet} blev en hund, och lade sig som om det varit meningen hela tiden.] [pet.cat: {Pet} blev en katt.] Hästen stod vid dörren och blev en häst, och slöt ögonen.

”Sedan är det [friend: vi|jag]”, sa {child}. ”[friend: Två|Ett] barn.”

Det gick inte att säga utan att gäspa.
`,
          en: `
“Yes, you are,” said {child}. “Wait.”

{Child} carried the lantern farther in, and the dark moved over. [friend & age>=5: {Friend} walked alongside and kept count on ten fingers.] The first to come out into the light was the eighth sheep.

“Eight,” said {child}.

“At last,” said the eighth sheep, and was gone.

After nine and ten you had to step carefully, because now there was wool everywhere. Eleven was snoring in advance. The smallest sheep stood on tiptoe. “Twelve,” {child} whispered in its ear.

“Twelve,” it said to itself, three times, each time lower.

The cow became one cow and the pig became one pig. [pet.dog: {Pet} became one dog, and lay down as if that had been the plan all along.] [pet.cat: {Pet} became one cat.] The horse stood by the door and became one horse, and shut its eyes.

“And then there’s [friend: us|me],” said {child}. “[friend: Two children|One child].”

It couldn’t be said without yawning.
`,
        },
      ],
    },
    {
      id: 'home-asleep',
      part: 'back',
      at: 'the way home on the sleeping horse',
      with: ['child', 'friend', 'pet', 'horse'],
      either: [
        {
      sv: `
Lyktan fick hänga kvar längst in, på en spik. Tillbaka gick hästen sovande, för den kunde vägen, klapp, och klapp, och klapp, [music & age>=5: och {child} nynnade lika sakta, ]och ryggen var bred och varm som ett
bord i solen. [pet.dog / pet.cat: {Pet} kom efter.]
`,
      en: `
The lantern was left on a nail at the far end. The horse walked home asleep, because it knew the way, clop, and clop, and clop, [music & age>=5: and {child} hummed just as slowly, ]and its back was as broad and warm as a table in
the sun. [pet.dog / pet.cat: {Pet} came along behind.]
`,
        },
        {
          sv: `
{Child} hängde lyktan på en spade, så att den lyste på alla. På hemvägen sov hästen. [music & age>=5: Det blev lite {music}, mest gäspningar. ]Den gungade som en båt som ligger förtöjd[age>=5: , och gatan var tyst hela vägen hem]. [pet.dog / pet.cat: {Pet} gick sist och såg till att ingen ramlade av.]
`,
          en: `
{Child} hung the lantern where it shone on everybody. On the way home the horse slept. [music & age>=5: There was a little of {music}, mostly yawns. ]It rocked like a boat tied up for the night[age>=5: , and the street was quiet all the way]. [pet.dog / pet.cat: {Pet} came last, so that nobody fell off.]
`,
        },
      ],
    },
    {
      id: 'bed',
      part: 'down',
      at: 'the child’s bed; somebody at the door',
      with: ['child', 'friend', 'elder', 'adult', 'horse', 'pet'],
      pays: ['one child'],
      sv: `
Sedan låg {child} i sin egen säng[friend:  och {friend} på madrassen], med hö på kudden. [elder: {Elder} stod i dörren.

”[friend: Ett, två|Ett]”, räknade {elder.short}, mycket lågt[pet.other: , ”och {pet}”]. ”Då stämmer det.”|[adult: {Adult} stod i dörren.

”[friend: Ett, två|Ett]”, räknade {adult}, mycket lågt. ”Då stämmer det.”|Ute i hallen vände hästen bland jackorna.

”[friend: Ett, två|Ett]”, mumlade den i sömnen. ”Det stämmer.”]]

Täcket var tungt som ull. [age>=5: Allt som var ute hade kommit in.]
`,
      en: `
Then {child} lay in bed[friend:  and {friend} on the mattress], with hay on the pillow. [elder: {Elder} stood at the door.

“[friend: One, two|One],” counted {elder.short}, very low[pet.other: , “and {pet}.”|.] “That’s right, then.”|[adult: {Adult} stood at the door.

“[friend: One, two|One],” counted {adult}, very low. “That’s right, then.”|Out in the hall the horse turned around among the coats.

“[friend: One, two|One],” it mumbled in its sleep. “That’s right.”]]

The quilt was as heavy as wool. [age>=5: Everything that had been out had come in.]
`,
    },
    {
      id: 'adds-up',
      part: 'last',
      at: 'under the quilt, or the barn',
      with: ['child', 'sheep'],
      either: [
        {
          sv: `
Och under täcket räknade {child} en sista gång: två fötter, tio tår, två knän, samma som förut, och en som de satt på.
`,
          en: `
And under the quilt {child} counted one last time: two feet, ten toes, two knees, the same as before, and one that they were attached to.
`,
        },
        {
          sv: `
På bondgården kom bonden ut i sina stövlar, för det var något som inte hade stämt i kväll. Hon gick in i ladan och räknade. Tolv får, en ko, en gris och en häst, som just kom in genom dörren, sovande. Nu stämde det, och hon släckte lyktan.
`,
          en: `
At the farm, the farmer came out in her boots, because there was something tonight that hadn’t added up. She went into the barn and counted. Twelve sheep, one cow, one pig, and one horse, who was just coming in at the door, asleep. Now it added up, and she put out the lantern.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['horse', 'ride', 'barn'],
      world: 'hallway',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'horse', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      alt: {
        sv: 'Det står en häst i hallen och pratar med {child}.',
        en: 'A horse is standing in the hall, talking to {child}.',
      },
    },
    {
      beats: ['barn', 'jump', 'why-those'],
      world: 'farm',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', pose: 'run', at: 'centre' },
        { who: 'friend', pose: 'run', at: 'left' },
        { who: 'horse', pose: 'stand', at: 'right' },
        { who: 'sheep', pose: 'stand', at: 'near' },
      ],
      alt: {
        sv: 'På bondgården är alla vakna, fast det är natt. {Child} springer och ska hoppa.',
        en: 'At the farm everybody is awake, though it is night. {Child} is running to jump.',
      },
    },
    {
      beats: ['not-counted', 'eight', 'home-asleep'],
      world: 'farm',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', pose: 'lantern', at: 'centre' },
        { who: 'horse', pose: 'sleep', at: 'right' },
        { who: 'sheep', pose: 'stand', at: 'near' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['lantern'],
      alt: {
        sv: '{Child} går med lyktan och räknar. Hästen står redan och sover.',
        en: '{Child} is walking with the lantern, counting. The horse is asleep on its feet.',
      },
    },
  ],
});

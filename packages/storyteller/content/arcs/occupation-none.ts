import { score } from '../../src/score.ts';

export default score({
  id: 'occupation-none',
  premise:
    'The pet gets a form: whoever has no occupation is entered as furniture at seven. Three occupations fail the test, and then the official, left alone with the pet for as long as a glass of water takes, tests the right one himself.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: ['pet'],
  themes: [],
  contains: [],
  registry: {
    idea: 'a pet must state its occupation to an office or be entered as furniture; it turns out that everybody in the home has been its client',
    device: 'every line of the filled-in form already says the answer (has heard all the homework, stays when somebody sings)',
    objects: ['form with an empty line', 'case with two stamps, one worn and one never used', 'felt mouse on a regulation string', 'glass of water as an excuse', 'tuba that was never played'],
    joke: '“A paperweight is furniture. A small piece.” / “We had a toad in the spring. It turned out to be a lawyer.” / “Bound to silence.”',
    ending: 'the rest of the day is told to the pet, and what it was is on no form / slippers in the hall, one pair after another: the night shift',
  },
  titles: {
    sv: ['Möbel eller inte', '{Pet} får post', 'Yrke: ingen aning', 'Raden som var tom', 'Full mottagning'],
    en: ['Furniture or Not', '{Pet} Gets a Letter', 'Occupation: None', 'The Line That Was Empty', 'A Matter Between {pet} and the Registry'],
  },
  guests: {
    clerk: {
      sv: [
        { name: 'Ekbom', pronoun: 'he' },
        { name: 'Hagström', pronoun: 'he' },
        { name: 'Lindroth', pronoun: 'he' },
      ],
      en: [
        { name: 'Mr. Tuttle', pronoun: 'he' },
        { name: 'Mr. Birdsall', pronoun: 'he' },
        { name: 'Mr. Ambrose', pronoun: 'he' },
      ],
    },
  },
  tables: {
    animal: {
      by: 'pet',
      rows: {
        dog: {
          sv: {
            log: '18.10: Kontrollerade att alla var hemma. //\n18.25: Kontrollerade att skålen var tom. Den var tom. //\n18.40: Kontrollerade skålen igen.',
            jobC: 'Spårhund',
            testC: '{Clerk} gömde sin ena handske. {Pet} spårade i hela hallen, med stor säkerhet, och fann en smörgås i hans rockficka.',
            mail: '{Pet} hade redan ätit upp kuvertet.',
            jobA: 'Vakthund',
            testA:
              '{Clerk} gick ut, fällde upp kragen, ringde på och smög in igen som en tjuv. {Pet} hämtade en sko åt honom. Sedan visade {pet} var maten stod.',
            jobB: 'Fotvärmare',
            objection: 'Fotvärmare är en möbel',
            near: '{Pet} hade lagt hakan på hans knä.',
            silent: '{Pet} gäspade med hela ansiktet',
            night: 'Två öron flyttade sig en aning på de viktiga ställena.',
          },
          en: {
            log: '6:10. Checked that everybody was home. //\n6:25. Checked that the bowl was empty. It was. //\n6:40. Checked the bowl again.',
            jobC: 'Tracker',
            testC: '{Clerk} hid one of his gloves. {Pet} tracked the whole hall, with great confidence, and found a sandwich in his coat pocket.',
            mail: '{Pet} had already eaten the envelope.',
            jobA: 'Watchdog',
            testA:
              '{Clerk} went out, turned up his collar, rang the bell and crept in again like a burglar. {Pet} brought him a shoe. Then {pet} showed him where the food was kept.',
            jobB: 'Foot warmer',
            objection: 'A foot warmer is furniture',
            near: '{Pet} had put a chin on his knee.',
            silent: '{Pet} yawned with the whole face',
            night: 'Two ears moved a little at the important places.',
          },
        },
        cat: {
          sv: {
            log: '18.05: Tvättade ena örat. //\n18.20: Gick ut som om någon hade ropat. Ingen hade ropat. //\n18.40: Tvättade samma öra.',
            jobC: 'Nattvakt',
            testC: '{Clerk} bad {pet} att hålla sig vaken och startade ett tidtagarur. Det blev elva sekunder.',
            mail: '{Pet} hade lagt sig på kuvertet.',
            jobA: 'Råttfångare',
            testA:
              '{Clerk} tog fram en filtmus på ett godkänt snöre och drog den över golvet. {Pet} såg den komma. {Pet} såg den gå. Snöret tog slut.',
            jobB: 'Brevpress',
            objection: 'Brevpress är en möbel. En liten',
            near: '{Pet} hade satt sig i hans portfölj.',
            silent: '{Pet} slickade på en tass',
            night: 'Spinnandet sjönk en ton på de viktiga ställena.',
          },
          en: {
            log: '6:05. Washed one ear. //\n6:20. Left the room as if somebody had called. Nobody had. //\n6:40. Washed the same ear.',
            jobC: 'Night watch',
            testC: '{Clerk} asked {pet} to stay awake, and started a stopwatch. It came to eleven seconds.',
            mail: '{Pet} had lain down on the envelope.',
            jobA: 'Mouser',
            testA:
              '{Clerk} took out a felt mouse on a regulation string and pulled it across the floor. {Pet} saw it come. {Pet} saw it go. The string ran out.',
            jobB: 'Paperweight',
            objection: 'A paperweight is furniture. A small piece',
            near: '{Pet} had got into his briefcase.',
            silent: '{Pet} licked a paw',
            night: 'The purring sank by one note at the important places.',
          },
        },
        other: {
          sv: {
            log: '18.10: Var på plats. //\n18.25: Var på plats. //\n18.42: Såg ut att tänka börja på något. Gjorde det inte.',
            jobC: 'Modell',
            testC: '{Clerk} tog fram en penna och ritade av {pet} på baksidan av ett kuvert. Alla såg på teckningen. Det var ingens fel.',
            mail: '{Pet} såg på kuvertet utan att röra en min.',
            jobA: 'Väktare',
            testA:
              '{Clerk} tassade förbi {pet} tre gånger, med en silversked allt sämre gömd under rocken. {Pet} följde honom med blicken. Det kom inget larm.',
            jobB: 'Prydnad',
            objection: 'Prydnad är en möbel',
            near: 'Han hade flyttat stolen så nära {pet} som det gick.',
            silent: '{Pet} såg lika obestämbar ut som alltid',
            night: '{Pet} hade inte bråttom någonstans.',
          },
          en: {
            log: '6:10. Was present. //\n6:25. Was present. //\n6:42. Appeared about to start something. Did not.',
            jobC: 'Artist’s model',
            testC: '{Clerk} took out a pencil and drew {pet} on the back of an envelope. They all looked at the drawing. It was nobody’s fault.',
            mail: '{Pet} looked at the envelope without moving a muscle.',
            jobA: 'Guard',
            testA:
              '{Clerk} tiptoed past {pet} three times, with a silver spoon worse and worse hidden under his coat. {Pet} watched him go by. There was no alarm.',
            jobB: 'Ornament',
            objection: 'An ornament is furniture',
            near: 'He had moved his chair as close to {pet} as it would go.',
            silent: '{Pet} looked as hard to read as ever',
            night: '{Pet} was in no hurry to be anywhere.',
          },
        },
      },
    },
  },
  beats: [
    {
      id: 'letter',
      part: 'open',
      at: 'home, six in the evening, the letter on the floor',
      with: ['child', 'pet'],
      plants: ['furniture', 'at seven'],
      either: [
        {
          sv: `
Brevet var till {pet}.

Det kom från Registret över boende[city:  i {city}], avdelningen för tassar, fenor och övrigt. ”Det har framkommit”, stod det, ”att Ni bor på ovanstående
adress utan att ha uppgett yrke. Bifogad blankett hämtas i kväll klockan sju. Den som saknar yrke förs upp som möbel.”

{Child} läste det två gånger. Det är inget fel på möbler. Men man säger inte god natt till dem.

Klockan var sex. {animal.mail}
`,
          en: `
The letter was for {pet}.

It came from the Registry of Residents[city: , {city},|,] Department of Paws, Fins and Other. “It has come to our notice,” it said, “that you are
living at the above address without having stated an occupation. The enclosed form will be collected tonight at seven. Residents with no occupation
are entered as furniture.”

{Child} read it twice. There’s nothing wrong with furniture. But you don’t say good night to it.

It was six o’clock. {animal.mail}
`,
        },
        {
          sv: `
Klockan sex en kväll fick {child} veta att {pet} var på väg att bli en möbel.

Det stod i ett brev, och brevet var till {pet}. ”Ni har bott på ovanstående adress sedan en tid utan att ha uppgett vad Ni gör”, skrev Registret över
boende[city:  i {city}], avdelningen för tassar, fenor och övrigt. ”Fyll i blanketten. Handläggare kommer klockan sju. Boende utan yrke förs upp
under Möbler.”

{animal.mail}

”De menar allvar”, sa {child}. Det sa {child} till {pet}, så som man säger de flesta saker, utan att tänka på det.
`,
          en: `
At six o’clock one evening, {child} found out that {pet} was about to become furniture.

It said so in a letter, and the letter was for {pet}. “You have been living at the above address for some time without stating what you do,” wrote the Registry of Residents[city: , {city},|,] Department of Paws, Fins and Other. “Please complete the form. An official will call at seven. Residents
without an occupation are entered under Furniture.”

{animal.mail}

“They mean it,” {child} told {pet}. {Child} told {pet} most things, without thinking.
`,
        },
      ],
    },
    {
      id: 'form',
      part: 'stir',
      at: 'the kitchen table',
      with: ['child', 'friend', 'pet'],
      plants: ['lines of the form', 'the empty line'],
      sv: `
Det mesta på blanketten var lätt. {Child} skrev med stora bokstäver: //
Sort: [breed: {breed}. | sin egen.] //
Arbetstid: mest kvällar. //
Uttalanden: har aldrig gjort några. //
[school: Utbildning: har hört alla läxor från {school}. //
][sport: Idrott: utövar ingen, men får veta allt om {sport}. Efteråt. //
][music: Särskilda färdigheter: stannar kvar när någon sjunger {music}. //
][athlete: Referenser: {athlete} (vet inte om det). //
]Yrke:

Där blev det tomt.

[friend: ”Det är ett långt streck”, sa {friend}, som alltid läste det finstilta. ”De väntar sig något.”]

[age>=10: De såg på {pet} båda två, strecket och {child}, och ingen av dem kunde komma på någonting.]
`,
      en: `
Most of the form was easy. {Child} wrote in capitals: //
Kind: [breed: {breed}. | its own.] //
Working hours: mostly evenings. //
Statements made: none. //
[school: Education: has heard all the homework from {school}. //
][sport: Sports: plays none, but is told all about {sport}. Afterward. //
][music: Special skills: stays in the room when somebody sings {music}. //
][athlete: References: {athlete} (hasn’t been told). //
]Occupation:

There it stopped.

[friend: “That’s a long line,” said {friend}, who always read the small print. “They’re expecting something.”]

[age>=10: The line and {child} both looked at {pet}, and neither could think of anything.]
`,
    },
    {
      id: 'log',
      part: 'stir',
      at: 'through the rooms, between six and seven',
      with: ['child', 'pet'],
      sv: `
Så {child} gick efter {pet} med ett papper och skrev upp allt: //
{animal.log}

[age>=9: Det såg inte ut som något man får betalt för. | Det såg inte ut som ett arbete.]
`,
      en: `
So {child} went after {pet} with a piece of paper and wrote everything down: //
{animal.log}

[age>=9: It didn’t look like anything you get paid for. | It didn’t look like work.]
`,
    },
    {
      id: 'clerk',
      part: 'stir',
      at: 'the front door, then the kitchen',
      with: ['child', 'clerk', 'adult', 'pet'],
      pays: ['at seven'],
      plants: ['two stamps'],
      either: [
        {
          sv: `
Klockan sju ringde det. Handläggaren hette {clerk}, hade en grå rock och torkade av skorna i åtta minuter. [adult: ”Till {pet}?” sa {adult}. ”Jaha. Då är ni väntad.” | Någon släppte in honom och gick tillbaka till tvätten.]

Ur portföljen tog han en ask med två stämplar. På den ena stod det MÖBEL, och skaftet var blanknött. Den andra låg kvar i sitt silkespapper.
`,
          en: `
At seven the bell rang. The official was called {clerk}, wore a gray coat, and wiped his shoes for eight minutes. [adult: “For {pet}?” said {adult}.
“I see. You’re expected.” | Somebody let him in and went back to the laundry.]

Out of his briefcase he took a case with two stamps. One said FURNITURE, and the handle was worn smooth. The other was still in its tissue paper.
`,
        },
        {
          sv: `
Klockan sju, inte en minut i och inte en minut över, stod handläggare {clerk} i hallen. Han hade grå rock och lät som om han läste högt ur en
pärm. [adult: {Adult} bjöd på kaffe. Han skrev upp det. | Någon hade släppt in honom och räckt honom en galge. Han skrev upp det.]

Han satte sig mittemot {pet}, öppnade en ask och tog ut en stämpel. Det stod MÖBEL på den, och skaftet var slitet som en trappa. I asken låg en
till, inlindad i silkespapper.
`,
          en: `
At seven, not a minute before and not a minute after, {clerk} from the Registry stood in the hall. He had a gray coat, and a voice like somebody reading a
shelf aloud. [adult: {Adult} offered him coffee. He made a note of it. | Somebody had let him in and given him a coat hanger. He made a note of it.]

He sat down across from {pet}, opened a case and took out a stamp. It said FURNITURE, and the handle was worn like a stair. In the case lay another, in
tissue paper.
`,
        },
      ],
    },
    {
      id: 'first-job',
      part: 'try',
      at: 'the kitchen',
      with: ['child', 'clerk', 'pet'],
      plants: ['tests'],
      either: [
        {
          sv: `
”Yrke?” sa han.

”{animal.jobA}”, sa {child}.

”Det måste styrkas.” {animal.testA}

”Nej”, sa {clerk}, och skrev.
`,
          en: `
“Occupation?” he said.

“{animal.jobA},” said {child}.

“That has to be verified.” {animal.testA}

“No,” said {clerk}, writing.
`,
        },
        {
          sv: `
”Här står ingenting på yrke”, sa han.

”Det skulle stå {animal.jobC}”, sa {child}. ”Pennan tog slut.”

”Det går att pröva.” {animal.testC}

”Låt oss kalla det fritid”, sa {clerk}.
`,
          en: `
“There’s nothing under Occupation,” he said.

“It should say: {animal.jobC},” said {child}. “The pen ran out.”

“That can be tested.” {animal.testC}

“Let’s call that a hobby,” said {clerk}.
`,
        },
      ],
    },
    {
      id: 'second-job',
      part: 'try',
      at: 'the kitchen',
      with: ['child', 'friend', 'clerk', 'pet'],
      pays: ['tests'],
      sv: `
”{animal.jobB}!” sa [friend: {friend} | {child}].

{Clerk} väntade. [pet.dog: {Pet} hade redan lagt sig över hans fötter, och det blev genast varmt.] [pet.cat: {Pet} hade redan lagt sig på blanketten, och den låg
mycket riktigt kvar.] [pet.other: {Pet} var redan i full gång, på sin plats, och det såg utmärkt ut.]

”{animal.objection}”, sa {clerk} och tog upp stämpeln.

[age>=9: ”Har ni aldrig haft något fall som gick bra?” frågade {child}.

”En padda i våras”, sa {clerk}. ”Den visade sig vara jurist.”]

[elder: ”Ett ögonblick”, sa {elder}. ”Har herrn fått något att dricka?” [elder2: {Elder2} såg åt ett annat håll och log.]]
`,
      en: `
“{animal.jobB}!” said [friend: {friend} | {child}].

{Clerk} waited. {Pet} was already at work. [pet.dog: {Pet} lay down across his feet, and they were warm at once.] [pet.cat: {Pet} lay down on the form, and it did
indeed stay put.] [pet.other: {Pet} stayed in the usual place, and it looked very well.]

“{animal.objection},” said {clerk}, and picked up the stamp.

[age>=9: “Haven’t you ever had a case that went well?” asked {child}.

“A toad, in the spring,” said {clerk}. “It turned out to be a lawyer.”]

[elder: “Just a moment,” said {elder}. “Has the gentleman had anything to drink?” [elder2: {Elder2} looked the other way and smiled.]]
`,
    },
    {
      id: 'water',
      part: 'turn',
      at: 'the hall outside the kitchen door',
      with: ['child', 'friend', 'clerk', 'pet'],
      plants: ['tuba'],
      sv: `
[!elder: Stämpeln blev hängande i luften. ]”Ett glas vatten, tack”, sa [elder: {clerk} | han]. ”Och en minut i enrum med {pet}. Det ska vara så, innan jag stämplar.”

[friend / elder / adult: Alla gick ut, och {child} hämtade vattnet. | {Child} gick ut och hämtade vattnet.] När [friend: {child} och {friend} | {child.he}] kom tillbaka med det hördes en röst genom dörrspringan, låg och lite rostig, som om den inte
hade varit framme på länge.

”Nitton år på Möbler”, sa den. ”Och jag tycker inte ens om att stämpla. Det låter så hårt. Jag skulle ha spelat tuba.” Det blev tyst en stund.
”Hemma har jag elva stolar. Tio av dem har aldrig haft besök.”

Det var {clerk}. {animal.near}
`,
      en: `
[!elder: The stamp stopped in midair. ]“A glass of water, please,” [elder: said {clerk} | he said]. “And one minute alone with {pet}. It’s the rule, before I stamp.”

[friend / elder / adult: Everybody went out, and {child} fetched the water. | {Child} went out and fetched the water.] When [friend: {child} and {friend} | {child.he}] came back with it, a voice was coming through the crack of the door,
low and a little rusty, as if it hadn’t been out for a long time.

“Nineteen years in Furniture,” it said. “And I don’t even like stamping. It’s such a hard sound. I was going to play the tuba.” It was quiet for a while.
“I’ve got eleven chairs at home. Ten of them have never had a visitor.”

It was {clerk}. {animal.near}
`,
    },
    {
      id: 'the-tone',
      part: 'turn',
      at: 'the hall outside the kitchen door, then the kitchen',
      with: ['child', 'friend', 'clerk', 'pet'],
      pays: ['the empty line', 'lines of the form'],
      sv: `
{Child} stod stilla med glaset. Orden var nya, men tonen hade hörts förut.

[adult: Så lät {adult} i hallen om kvällarna, när alla trodde att det var skorna som tog sådan tid.] [elder: Så lät {elder}, hos {pet}, om folk som {child} aldrig hade
träffat.] [friend: Så hade {friend} låtit, en gång när {child} hämtade smörgåsar. {Friend} såg ner i golvet och var röd om öronen.] Så lät {child},
för den delen. Varje kväll.

[age>=10: Det stack till. {Child} hade trott att det var något som bara de två hade. Men {pet} hade tydligen full mottagning.]

[school / sport / music: {Child} gick in och läste hela blanketten en gång till. Där stod det ju redan, rad efter rad. | {Child} gick in och såg på blanketten. Mest kvällar, stod det ju.]
Det var bara att fylla i.
`,
      en: `
{Child} stood still with the glass. The words were new, but the tone was not.

[adult: That was how {adult} sounded in the hall in the evenings, when everybody thought it was the shoes that took so long.] [elder: That was how {elder} sounded,
sitting with {pet}, about people {child} had never met.] [friend: That was how {friend} had sounded once, when {child} went to fetch sandwiches. {Friend} looked at the
floor, very red around the ears.] That was how {child} sounded, if it came to that. Every night.

[age>=10: It stung a little. {Child} had thought it was something only the two of them had. But {pet}, it appeared, had a full waiting room.]

[school / sport / music: {Child} went in and read the whole form again. It already said so, line after line. | {Child} went in and looked at the form. Mostly evenings, it
said.] There was only one word to fill in.
`,
    },
    {
      id: 'verified',
      part: 'turn',
      at: 'the kitchen',
      with: ['child', 'clerk', 'pet'],
      pays: ['tuba', 'furniture', 'two stamps'],
      either: [
        {
          sv: `
{Clerk} drack upp vattnet och tog blanketten. ”Lyssnar”, läste han. ”Kan det styrkas?”

”Ni har just provat”, sa {child}.

Det blev så tyst att det hördes att kylskåpet var av en annan åsikt. {Clerk} blev långsamt rosa. ”Och vad sa jag?”

”Fråga {pet}.”

Alla såg på {pet}. {animal.silent} och sa ingenting.

”Tystnadsplikt”, sa {child}.

Då la {clerk} ifrån sig den slitna stämpeln, vecklade upp silkespapperet och tog fram den andra. Den var så ny att han fick andas på den
två gånger. Han tryckte den mot papperet så mjukt att det nästan inte lät. ANSTÄLLD, stod det.

”Lönen får ni göra upp om själva”, sa han, mest till {pet}. ”De flesta begär mer kvällsmat.”
`,
          en: `
{Clerk} finished the water and took the form. “Listens,” he read. “Can that be verified?”

“You’ve just tried it,” said {child}.

It got so quiet that you could hear the refrigerator disagreeing. Slowly {clerk} turned pink. “And what did I say?”

“Ask {pet}.”

They all looked at {pet}. {animal.silent} and said nothing.

“Bound to silence,” said {child}.

Then {clerk} put down the worn stamp, unfolded the tissue paper, and took out the other. It was so new that he had to breathe on it twice. He pressed it
to the paper so gently that it hardly made a sound. EMPLOYED, it said.

“The pay is a matter for the two of you,” he said, mostly to {pet}. “Most of them ask for more supper.”
`,
        },
        {
          sv: `
Det stod ett enda ord på raden nu. {Clerk} läste det en gång, och en gång till med fingret under.

”Lyssnar”, sa han. ”Finns det något vittne?”

”Ett”, sa {child} och såg på honom.

{Clerk} öppnade munnen, kom att tänka på något och stängde den. En rosa färg steg upp ur kragen. ”Och {pet} kommer inte att nämna
det här? För kontoret?”

Hela köket väntade på svaret. {animal.silent} och sa ingenting.

”Tystnadsplikt”, sa {child}.

Den slitna stämpeln fick läggas tillbaka i asken. Silkespapperet prasslade för första gången på nitton år, och gummit var så torrt att {clerk} måste värma det i
handen. Stämpeln hamnade lite snett. Det stod ANSTÄLLD.

”Är det bra betalt?” frågade {child}.

”Nej”, sa {clerk}. ”Men man får sitta med överallt.”
`,
          en: `
{Clerk} read the new line once, and then again with a finger under it.

“Listens,” he said. “Are there any witnesses?”

“One,” said {child}, looking at him.

{Clerk} opened his mouth, thought of something, and shut it. Something pink came up out of his collar. “And {pet} won’t be mentioning this? To the
office?”

The whole kitchen waited for the answer. {animal.silent} and said nothing.

“Bound to silence,” said {child}.

So the worn stamp went back in its case. The tissue paper rustled for the first time in nineteen years, and the rubber was so dry that {clerk} had to warm
it in his hand. It went on a little crooked. EMPLOYED, it said.

“Is the pay good?” asked {child}.

“No,” said {clerk}. “But one gets to sit in on everything.”
`,
        },
      ],
    },
    {
      id: 'gone',
      part: 'down',
      at: 'the hall, then the pet’s place',
      with: ['child', 'friend', 'clerk', 'pet'],
      either: [
        {
          sv: `
Han glömde portföljen och måste gå tillbaka efter den, och det tog en stund, för det var något mer han skulle säga till {pet}. Sedan gick han bort längs
gatan, sakta, och nynnade på något mycket lågt, med runda kinder.

Blanketten sattes upp där {pet} brukade vara. [friend: {Friend} läste det finstilta en sista gång innan det var dags att gå hem. ”Gäller tills vidare”, stod det.
”Det är bra”, sa {friend}. ”Det är det längsta som finns.” | Längst ner stod det: gäller tills vidare. Det är det längsta som finns.]
`,
          en: `
He forgot his briefcase and had to come back for it, and it took a while, because there was one more thing he wanted to say to {pet}. Then he went off down the
street, slowly, humming something very low, with round cheeks.

The form was put up where {pet} usually was. [friend: {Friend} read the small print one last time before going home. “Until further notice,” it said. “That’s
good,” said {friend}. “That’s the longest there is.” | At the very bottom it said: until further notice. That’s the longest there is.]
`,
        },
        {
          sv: `
I dörren kom han på att han hade glömt hatten, fast den satt på huvudet, och fick en halv minut till. Sedan gick han hem till sina stolar. Ända bort till hörnet gick han i
takt, tungt och lågt, så som en tuba går.

[friend: {Friend} gick också hem, efter att ha sagt något kort i örat på {pet}. {Child} frågade inte vad. | Blanketten fick sitta på väggen.] Det var mörkt i fönstren nu, och {pet} hade
blivit anställd, och det märktes inte det minsta.
`,
          en: `
At the door he remembered that he’d left his hat, although it was on his head, and got half a minute more. Then he went home to his chairs. All the way to the
corner he walked in time, heavy and low, the way a tuba walks.

[friend: {Friend} went home, too, after saying something short to {pet}, very close. {Child} didn’t ask. | The form could stay on the wall.] The windows were dark now, and
{pet} had a position, and it didn’t show in the least.
`,
        },
      ],
    },
    {
      id: 'no-form',
      part: 'last',
      at: 'the pet’s place, the light out',
      with: ['child', 'pet'],
      either: [
        {
          sv: `
När lampan var släckt satte sig {child} hos {pet}, som alla kvällar, och berättade det som var kvar av dagen. Det tog sin tid. {animal.night} Vad det var
står inte på någon blankett.
`,
          en: `
When the light was out, {child} sat down with {pet}, the same as every night, and talked over what was left of the day. It took its time. {animal.night} What was
said isn’t on any form.
`,
        },
        {
          sv: `
Sent om natten, när {child} sov, kom ett par tofflor genom hallen, stannade hos {pet} och mumlade en stund. När de hade gått kom ett par till. {animal.night}
Det var mörkt och stilla och sent, och på blanketten stod det bara: mest kvällar.
`,
          en: `
Late that night, when {child} was asleep, a pair of slippers came through the hall, stopped by {pet} and murmured for a while. When they had gone there came
another pair. {animal.night} It was dark and still and late, and on the form it only said: mostly evenings.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['letter', 'form', 'clerk'],
      world: 'kitchen',
      time: 'dusk',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'seat' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near' },
      ],
      props: ['letter'],
      alt: {
        sv: '{Child} sitter vid köksbordet med ett brev och ser på {pet}.',
        en: '{Child} sits at the kitchen table with a letter, looking at {pet}.',
      },
    },
    {
      beats: ['clerk', 'first-job', 'second-job'],
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'pet', pose: 'sit', at: 'centre' },
        { who: 'child', pose: 'stand', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'right' },
      ],
      props: ['letter', 'bag'],
      alt: {
        sv: '{Pet} ska visa vad {pet} kan, och {child} ser på. På golvet står handläggarens portfölj.',
        en: '{Pet} is being tested, and {child} looks on. On the floor stands the official’s briefcase.',
      },
    },
    {
      beats: ['water', 'the-tone', 'verified'],
      world: 'hallway',
      time: 'night',
      light: 'window',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      props: ['glass-of-water'],
      alt: {
        sv: '{Child} står stilla i hallen med ett glas vatten[friend: , och {friend} ser ner i golvet].',
        en: '{Child} stands still in the hall with a glass of water[friend: , and {friend} is looking at the floor].',
      },
    },
  ],
});

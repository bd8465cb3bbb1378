import { score } from '../../src/score.ts';

/** Four chairs in a row are what the family wished for. */
const by = (bus: string, tram: string, train: string): string => `[theme.bus: ${bus}|[theme.tram: ${tram}|${train}]]`;
const sv = {
  it: by('bussen', 'spårvagnen', 'tåget'),
  a: by('en buss', 'en spårvagn', 'ett tåg'),
  last: by('sista bussen', 'sista spårvagnen', 'sista tåget'),
  Last: by('Sista bussen', 'Sista spårvagnen', 'Sista tåget'),
  this: by('den här bussen', 'den här spårvagnen', 'det här tåget'),
  It: by('Den', 'Den', 'Det'),
  sound: by('Brum', 'Pling pling', 'Dunk-dunk, dunk-dunk'),
};
const en = {
  it: by('bus', 'tram', 'train'),
  It: by('Bus', 'Tram', 'Train'),
  sound: by('Vroom', 'Ding ding', 'Clunk-clunk, clunk-clunk'),
};
/** Who comes along, and who is passed on the way. */
const passengers = {
  sv: `[pet.dog: {Pet} hoppade upp på stolen bakom {child} och satte nosen i fartvinden.] [pet.cat: Mitt i vägen låg {pet}. För katter får man vänta. Efter en stund flyttade {pet} på sig, en bit i taget.] [pet.other: De körde
extra sakta förbi {pet}, för att inte störa.] [city: Utanför fönstret åkte {city} förbi, ljus efter ljus.]

[sport / athlete: [sport: I hallen stod väskan till {sport} och väntade. ”Du åker i morgon”, sa {child} till den.] [athlete: På väggen satt en affisch, som på alla stationer. Det var {athlete}.]]

[school: ”Nästa: {school}”, ropade {child}. Men dit går det bara på dagarna, så där stannade de inte.]`,
  en: `[pet.dog: {Pet} hopped up on the chair behind {child}, nose into the wind.] [pet.cat: Right in the way lay {pet}. For cats you have to wait. After a while {pet} moved, one part at a time.] [pet.other: They went extra slowly
past {pet}, so as not to disturb.] [city: Outside the window {city} went by, light after light.]

[sport / athlete: [sport: By the door stood the {sport} bag, waiting. “You’re leaving tomorrow,” {child} told it.] [athlete: On the wall there was a poster, as at every station. It was {athlete}.]]

[school: “Next stop, {school},” called {child}. But that one is only for the daytime, so they didn’t stop.]`,
};
/** What a grandparent knows about the sea. */
const elder = {
  sv: `[elder: ”Var har ni havet?” frågade hon {elder}, som satt i soffan[elder2:  med {elder2}].

”Det hör man bara när man ligger ner”, sa {elder.short}. | Och något hav hördes inte.]`,
  en: `[elder: “Where do you keep the sea?” she asked {elder}, who was on the couch[elder2:  with {elder2}].

“You can only hear it lying down,” said {elder.short}. | And there was no sea to be heard.]`,
};

export default score({
  id: 'the-last-train-from-the-kitchen',
  premise:
    'Four kitchen chairs are the last train, and it goes to bed; a duck who packed too long asks whether that is South, where it is warm and soft and one can hear the sea.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [3, 8],
  leads: ['theme'],
  themes: ['train', 'bus', 'tram', 'journey'],
  contains: ['sea', 'duck', 'dark'],
  registry: {
    idea: 'a duck goes south by kitchen chairs, and South is the bed: the sea there is somebody breathing, and it stops when the child holds its breath',
    device: 'each stop at home has only one of three things (warm, soft, the sea); the terminus has all of them',
    objects: ['four kitchen chairs in a row', 'wooden spoon for a lever', 'crackers as tickets', 'duck with a small suitcase', 'sunglasses that turn out the light'],
    joke: 'the tickets came already punched, because crackers have holes / “The sea!” – “It’s somebody flushing.” / “It’s not South. It’s the sink.”',
    ending: 'the sea comes in and goes out in every bed / at breakfast the duck sits on the last chair in sunglasses and eats the ticket',
  },
  titles: {
    sv: [`${sv.Last} går från köket`, 'Ankan som inte hann packa', `Går ${sv.this} söderut?`, '[theme.journey: Resan söderut|Nästa hållplats: sängen]', `${by('Bussen', 'Spårvagnen', 'Tåget')} till sängen`],
    en: [`The Last ${en.It} from the Kitchen`, 'The Duck Who Was Still Packing', `Is This the ${en.It} South?`, '[theme.journey: The Journey South|Last Stop, Bed]', `The ${en.It} to Bed`],
  },
  beats: [
    {
      id: 'chairs',
      part: 'open',
      at: 'the kitchen, evening; four chairs in a row, the child in front, the duck at the back',
      with: ['child', 'adult', 'duck'],
      plants: ['chairs', 'suitcase'],
      either: [
        {
          sv: `
Fyra köksstolar stod på rad. Det var ${sv.it}. Längst fram satt {child} med en träslev till spak.

”${sv.Last} går nu!” ropade {child}. ”Till sängen och inte längre!” [adult: För sedan skulle stolarna stå vid bordet, hade {adult} sagt.]

Då hostade någon. På stolen längst bak satt en anka med en liten väska i knät.

”Går ${sv.this} söderut?” frågade ankan.
`,
          en: `
Four kitchen chairs stood in a row. They were a ${en.it}. In front sat {child} with a wooden spoon for a lever.

“Last ${en.it}!” called {child}. “To bed and no farther!” [adult: Because then the chairs belonged at the table, {adult} had said.]

Somebody coughed. On the chair at the very back sat a duck with a small suitcase in her lap.

“Does this ${en.it} go south?” asked the duck.
`,
        },
        {
          sv: `
”Ursäkta”, sa ankan. ”Är den här stolen ledig?”

Det var den. Det var den sista av fyra köksstolar på rad, och fyra köksstolar på rad är ${sv.a}. {Child} satt längst fram med en träslev till spak. [adult: En tur till, hade {adult} sagt, och sedan skulle stolarna stå vid bordet. | Det
var bara en tur kvar.]

Ankan klev upp och satte en liten väska i knät.

”Till Söder, tack”, sa hon.
`,
          en: `
“Excuse me,” said the duck. “Is this chair taken?”

It wasn’t. It was the last of four kitchen chairs in a row, and four kitchen chairs in a row are a ${en.it}. {Child} sat in front with a wooden spoon for a lever. [adult: One more trip, {adult} had said, and then the chairs
belonged at the table. | There was only one more trip tonight.]

The duck got up and put a small suitcase in her lap.

“South, please,” she said.
`,
        },
      ],
    },
    {
      id: 'south',
      part: 'stir',
      at: 'the kitchen, on the chairs',
      with: ['child', 'friend', 'adult', 'duck'],
      plants: ['warm, soft, the sea', 'ticket'],
      sv: `
”${sv.It} går till sängen”, sa {child}.

”Är det söderut?”

{Child} visste inte säkert. ”Hur ser det ut där?”

”Jag har aldrig varit där”, sa ankan. ”Alla de andra har flugit. Jag skulle bara packa först. Men de säger att det är varmt i Söder, och mjukt att landa på, och att man hör
havet.”

[age>=6: Hon hade fått ett vykort om det. Kvack, stod det. ”Det betyder mycket”, förklarade ankan.]

Varmt. Mjukt. Havet. [age>=6: Det kunde inte vara så svårt att känna igen.]

[friend: {Friend}, som sov över, var konduktör. | {Child} var konduktör också.] Biljetterna var knäckebröd. De var redan klippta, för knäckebröd har hål.

”Ät inte upp den”, sa [friend: {friend}|{child}].

”Nej då”, sa ankan.

[music: Före varje hållplats skulle det vara musik i högtalaren. {Child} nynnade {music}.] [adult: {Adult} stod i dörren och var signal. Armen upp betydde kör.]
`,
      en: `
“It goes to bed,” said {child}.

“Is that south?”

{Child} wasn’t sure. “What does it look like there?”

“I’ve never been,” said the duck. “All the others have flown. I was only going to pack first. But they say it’s warm in the South, and soft to land on, and you can hear the sea.”

[age>=6: She’d had a postcard about it. Quack, it said. “That means a great deal,” the duck explained.]

Warm. Soft. The sea. [age>=6: That couldn’t be hard to recognize.]

[friend: {Friend}, who was sleeping over, was the conductor. | {Child} was the conductor, too.] The tickets were [uk: cream crackers|crackers]. They came already punched, because crackers have holes.

“Don’t eat it,” said [friend: {friend}|{child}].

“Of course not,” said the duck.

[music: Before every stop there had to be humming over the loudspeaker. {Child} chose {music} for it.] [adult: {Adult} stood in the doorway and was the signal. One arm up meant go.]
`,
    },
    {
      id: 'off',
      part: 'stir',
      at: 'the chairs roll out of the kitchen and through the hall',
      with: ['child', 'friend', 'pet', 'duck'],
      sv: `
{Child} drog i sleven. ${sv.sound}, sa stolarna, och så rullade ${sv.it} ut ur köket, över tröskeln, där det skakade till en gång för varje stol, och genom tunneln av jackor i hallen. Mellan
{child} och ankan åkte en apelsin. Den sa inte vart den skulle, men den rullade av i första kurvan.

${passengers.sv}
`,
      en: `
{Child} pulled the spoon. ${en.sound}, went the chairs, and the ${en.it} rolled out of the kitchen, over the threshold, with a bump for every chair, and through the tunnel of coats in the hall. Between {child}
and the duck rode an orange. It didn’t say where it was going, but it rolled off at the first bend.

${passengers.en}
`,
    },
    {
      id: 'warm',
      part: 'try',
      at: 'a stop on the way',
      with: ['child', 'friend', 'duck'],
      anyOrder: 'stops',
      plants: ['only warm'],
      pays: ['warm, soft, the sea'],
      either: [
        {
          sv: `
[season.summer: ”Nästa: Fönsterbrädan!”|”Nästa: Elementet!”]

Ankan lade näbben mot [season.summer: den|det]. ”Varmt”, sa hon. Hon satte sig. ”Men hårt.” Sedan lyssnade hon länge. ”Och det där är inte havet. Det är [season.summer: en fluga|någon som är hungrig].”

[season.summer: Flugan höll med.|Det var vatten i rören.] Men Söder var det inte.
`,
          en: `
[season.summer: “Next stop, Windowsill!”|“Next stop, Radiator!”]

The duck put her bill to it. “Warm,” she said. She sat down. “But hard.” Then she listened for a long time. “And that’s not the sea. That’s [season.summer: a fly|somebody hungry].”

[season.summer: The fly agreed.|It was water in the pipes.] But South it was not.
`,
        },
        {
          sv: `
”Nästa: Läslampan!”

Ankan ställde sig i ljuset och blundade. ”Varmt”, sa hon. ”Åt ett håll.” Hon vände sig om, så att baksidan också fick. Sedan tog hon sats för att landa, men där fanns bara golv.

Söder var det inte.
`,
          en: `
“Next stop, Reading Lamp!”

The duck stood in the light with her eyes shut. “Warm,” she said. “On one side.” She turned around, so that her back got some. Then she got ready to land, but there was only floor.

South it was not.
`,
        },
        {
          sv: `
”Nästa: Lådan som blinkar!”

Det var den svarta, med små gröna lampor. Ankan satte sig på den. ”Varmt”, sa hon. ”Och det blinkar, som en hamn.” Hon lyssnade efter havet. ”Men det har de stängt av.”

Söder var det inte.
`,
          en: `
“Next stop, Blinking Box!”

It was the black one, with the small green lights. The duck sat down on it. “Warm,” she said. “And it blinks, like a harbor.” She listened for the sea. “But they’ve turned that off.”

South it was not.
`,
        },
      ],
    },
    {
      id: 'soft',
      part: 'try',
      at: 'a stop in the living room',
      with: ['child', 'elder', 'elder2', 'duck'],
      anyOrder: 'stops',
      plants: ['lying down'],
      either: [
        {
          sv: `
”Nästa: Soffan!”

Ankan landade, och det fjädrade tre gånger. ”Mjukt”, sa hon. ”Men det drar om stjärten.”

${elder.sv}
`,
          en: `
“Next stop, Couch!”

The duck landed, and it bounced three times. “Soft,” she said. “But there’s a draft about the tail.”

${elder.en}
`,
        },
        {
          sv: `
”Nästa: Tvätten!”

Den låg i en hög på fåtöljen. Ankan dök ner i den och kom upp ur ett byxben. ”Mjukt”, sa hon. ”Men kallt om fötterna. Och det är någon annans.”

${elder.sv}
`,
          en: `
“Next stop, Laundry!”

It lay in a heap on the armchair. The duck dived in and came up out of a [uk: trouser|pants] leg. “Soft,” she said. “But cold on the feet. And it’s already somebody’s.”

${elder.en}
`,
        },
      ],
    },
    {
      id: 'sea',
      part: 'try',
      at: 'a stop in the bathroom',
      with: ['child', 'duck'],
      anyOrder: 'stops',
      plants: ['not the sea'],
      either: [
        {
          sv: `
”Nästa: Handfatet!”

Ankan klev i och lade örat mot hålet. Långt där nere brusade det. ”Havet!” sa hon. Sedan satt hon tyst ett tag, med väskan i famnen. ”Det är kallt i Söder”, sa hon. ”Och hårt.”

”Det är inte Söder”, sa {child}. ”Det är handfatet.”
`,
          en: `
“Next stop, Sink!”

The duck climbed in and put one ear to the hole. Far down there, something was rushing. “The sea!” she said. Then she sat quietly for a while, hugging her suitcase. “It’s cold in the South,” she said. “And hard.”

“It’s not South,” said {child}. “It’s the sink.”
`,
        },
        {
          sv: `
”Nästa: Badrummet!”

Just då brusade det till bakom väggen, mäktigt, och sjönk undan. ”Havet!” ropade ankan och reste sig med väskan.

”Det är någon som spolar”, sa {child}.

De väntade på en våg till, men det kom ingen. Ankan satte sig igen.
`,
          en: `
“Next stop, Bathroom!”

Just then came a mighty rush behind the wall, and sank away. “The sea!” cried the duck, and got up with her suitcase.

“It’s somebody flushing,” said {child}.

They waited for another wave, but there wasn’t one. The duck sat down again.
`,
        },
        {
          sv: `
”Nästa: Hinken!”

Det var städhinken, och det var vatten i den. Ankan hoppade i med ett plask. ”Havet!” sa hon, och simmade ett varv, och slog i kanten. ”Det är mindre än de sa.”

”Det är för att städa med”, sa {child}.

”Jaså”, sa ankan och klev upp. ”Blött och kallt är det också.”
`,
          en: `
“Next stop, Bucket!”

It was the mop bucket, and there was water in it. The duck hopped in with a splash. “The sea!” she said, and swam once around, and hit the edge. “It’s smaller than they told me.”

“It’s for the floor,” said {child}.

“I see,” said the duck, and climbed out. “It’s wet and cold, too.”
`,
        },
      ],
    },
    {
      id: 'terminus',
      part: 'lull',
      at: 'beside the child’s bed',
      with: ['child', 'friend', 'duck'],
      pays: ['only warm', 'not the sea'],
      sv: `
Sedan fanns det bara en hållplats kvar.

[age>=7: ”Det är längre än man tror, att sitta”, sa ankan. ”När man flyger märks det inte.”]

[music: Den här gången nynnade {child} långsamt.] ”Slutstation”, ropade {child}, fast inte så högt. ”Sängen.”

Stolarna stannade bredvid den. Ankan tittade. ”Det där är väl inte Söder”, sa hon. ”Det är en säng.[age>=5:  I sådana kan man inte landa.]”

[age>=5: ”Det gör jag”, sa {child}. ”Varje kväll.”]

Och {child} lyfte på täcket.
`,
      en: `
Then there was only one stop left.

[age>=7: “It’s a long way, sitting,” said the duck. “You don’t notice when you fly.”]

[music: This time {child} hummed slowly.] “Last stop,” called {child}, though not very loud. “Bed.”

The chairs stopped beside it. The duck looked. “Surely that’s not South,” she said. “That’s a bed.[age>=5:  Nobody can land on that.]”

[age>=5: “I do,” said {child}. “Every night.”]

And {child} lifted the quilt.
`,
    },
    {
      id: 'all-three',
      part: 'turn',
      at: 'the child’s bed; the duck at the foot of it',
      with: ['child', 'friend', 'elder', 'duck'],
      pays: ['lying down'],
      plants: ['breathing'],
      either: [
        {
          sv: `
Ankan gick ner i fotändan. Hon var borta ganska länge.

”Varmt”, hördes det sedan. Hon trampade runt ett varv. ”Mjukt.” Hon lyssnade. ”Men inget hav.”

”Du står ju upp”, sa {child}.[elder:  ”Du vet vad {elder.short} sa.”]

Ankan lade sig ner. {Child} lade sig också. [friend: På madrassen låg {friend} redan.] Det blev tyst.

Då kom det in, långsamt, och gick ut igen. In. Och ut.

”Där”, viskade ankan. ”Där är det.”

{Child} höll andan för att höra bättre. Då slutade havet. {Child} andades, och då kom det tillbaka.
`,
          en: `
The duck walked in under it, down to the foot of the bed. She was gone for quite a while.

“Warm,” came a voice. She stamped around in a circle. “Soft.” She listened. “But no sea.”

“You’re standing up,” said {child}. [elder: “You know what {elder.short} said.”]

The duck lay down. {Child} lay down, too. [friend: On the mattress, {friend} was lying down already.] It was quiet.

Then it came in, slowly, and went out again. In. And out.

“There,” whispered the duck. “There it is.”

{Child} took a breath and kept it, to hear better. The sea stopped. {Child} let the breath go, and the sea came back.
`,
        },
        {
          sv: `
Ankan kände med ena foten. ”Varmt”, sa hon. Hon kände med den andra. ”Mjukt.” Sedan stod hon alldeles stilla och väntade på havet, och det kom inte.

”Jag visste väl det”, sa hon och tog sin väska.

”Lägg dig ner först”, sa {child}. ”[elder: {Elder.short} sa ju det. ]Så här.” Och {child} lade sig ner för att visa. [friend: {Friend} visade också, på madrassen bredvid.]

Ingen sa något på en lång stund.

Sch, hördes det. Och sedan: Hå. Sch. Hå. Fram och tillbaka, som det går vid en strand.

”Är det du?” frågade ankan.

{Child} prövade att sluta andas. Det blev alldeles stilla. {Child} prövade att börja igen. Sch. Hå.

”Ja”, sa {child} förvånat. ”Det är jag.”
`,
          en: `
The duck tried it with one foot. “Warm,” she said. She tried it with the other. “Soft.” Then she stood perfectly still and waited for the sea, and it didn’t come.

“I thought as much,” she said, and picked up her suitcase.

“Lie down first,” said {child}. “[elder: {Elder.short} said so. ]Like this.” And {child} lay down, to show her how. [friend: {Friend} showed her too, on the mattress beside the bed.]

For a long time nobody said anything.

Shhh, it went. And then: Ah. Shhh. Ah. Up and back, the way it goes on a beach.

“Is that you?” asked the duck.

{Child} tried not breathing. It went perfectly still. {Child} tried starting again. Shhh. Ah.

“Yes,” said {child}, surprised. “It’s me.”
`,
        },
      ],
    },
    {
      id: 'sunglasses',
      part: 'down',
      at: 'the child’s bed',
      with: ['child', 'adult', 'duck'],
      pays: ['suitcase', 'breathing'],
      sv: `
Så öppnade ankan väskan och tog upp det hon hade packat. Det var ett par solglasögon. Hon satte dem på näbben.

”Så”, sa hon. ”Nu blev det kväll.” [adult: Och {adult} släckte lampan, så att det blev kväll för alla.]

Det var varmt under täcket, och det var mjukt att ligga på, och havet kom in och gick ut, kom in och gick ut, och vid sängen stod fyra stolar som hade gått klart för i dag.
`,
      en: `
The duck opened the suitcase and took out what she had packed. It was a pair of sunglasses. She put them on her bill.

“There,” she said. “Now it’s evening.” [adult: And {adult} turned off the lamp, so it was evening for everyone.]

It was warm under the quilt, and it was soft to lie on, and the sea came in and went out, came in and went out, and beside the bed stood four chairs that had run their last run for the day.
`,
    },
    {
      id: 'morning-or-sea',
      part: 'last',
      at: 'the night in the home, or the kitchen in the morning',
      with: ['child', 'duck'],
      pays: ['chairs', 'ticket'],
      either: [
        {
          sv: `
På morgonen stod ${sv.it} vid frukostbordet, som om ingenting hade hänt. Men på stolen längst bak satt en anka i solglasögon och åt upp sin biljett.
`,
          en: `
In the morning the ${en.it} stood around the breakfast table, as if nothing had happened. But on the chair at the back sat a duck in sunglasses, eating her ticket.
`,
        },
        {
          sv: `
Det hördes ända ut i köket, där det nu var gott om plats runt bordet. In mot stranden, och ut. Och i fotändan sov någon som hade kommit fram, med en biljett under vingen.
`,
          en: `
You could hear it all the way to the kitchen, where there was plenty of room around the table now. In to the beach, and out. And at the foot of the bed slept somebody who had arrived, with a ticket under one
wing.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['chairs', 'south', 'off'],
      world: 'kitchen',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'far' },
        { who: 'duck', pose: 'sit', at: 'centre' },
        { who: 'pet', pose: 'sit', at: 'right', if: 'pet.dog / pet.cat' },
      ],
      props: ['bag'],
      alt: {
        sv: '{Child} sitter i köket och ska köra. En anka med en liten väska vill åka med.',
        en: '{Child} is sitting in the kitchen, ready to drive. A duck with a small suitcase wants to come along.',
      },
    },
    {
      beats: ['off', 'warm', 'soft', 'sea', 'terminus'],
      world: 'living-room',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'duck', pose: 'stand', at: 'right' },
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'elder', pose: 'sit', at: 'seat' },
        { who: 'friend', pose: 'stand', at: 'left' },
      ],
      alt: {
        sv: 'I vardagsrummet har ankan stigit av för att känna efter, och {child} väntar.',
        en: 'In the living room the duck has got off to see what it’s like, and {child} is waiting.',
      },
    },
    {
      beats: ['terminus', 'all-three', 'sunglasses'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'child', pose: 'sit', at: 'bed' },
        { who: 'duck', pose: 'stand', at: 'right' },
        { who: 'friend', pose: 'sleep', at: 'left' },
      ],
      props: ['bag'],
      alt: {
        sv: 'Slutstation: {child} sitter i sängen, och ankan tittar misstänksamt på den.',
        en: 'Last stop: {child} is sitting in bed, and the duck is looking at it doubtfully.',
      },
    },
  ],
});

import { score } from '../../src/score.ts';

export default score({
  id: 'it-never-walks-back',
  premise:
    'A small museum lives on its ghost, thirteen steps from the window to the stove every evening; it never walks back, and so it is nobody: it is the cold that walks and the house that goes to bed, and somebody has to tell the woman who says good evening to it.',
  voice: 'detective',
  writtenFirstIn: 'sv',
  ages: [8, 12],
  leads: [],
  themes: ['ghost', 'museum', 'detective'],
  contains: ['ghost', 'museum', 'detective', 'dark'],
  registry: {
    idea: 'a ghost that is none: the floor of an old house cools from the window inward and creaks board by board, so the house goes to bed; may you take a ghost from somebody who is fond of it',
    device: 'the clue is what does not happen (it never walks back); the theory is tested by calling the ghost two hours early, or by stopping it half-way with hot-water bottles',
    objects: ['seven coffee mills', 'flour on a museum floor', 'poster with a captain', 'hand on the floorboards in the dark'],
    joke: '“He walks like a captain.” / a new ghost every time, and several thousand of them by the stove / the ghost stood and warmed itself for eleven minutes',
    ending: 'the same steps through the child’s own room, window to shelf / every house in the street goes to bed / the last line of the log: nobody walked, and it got there',
  },
  titles: {
    sv: ['Spöket som aldrig gick tillbaka', 'Tretton steg på museet', 'Spökkväll på museet', 'Spöket som kom i tid', 'Tjugo i åtta går det ett spöke'],
    en: ['The Ghost That Never Walked Back', 'Thirteen Steps at the Museum', 'Ghost Night at the Museum', 'A Punctual Ghost', 'The Ghost at Twenty to Eight'],
  },
  guests: {
    boy: {
      sv: [
        { name: 'Malkolm', pronoun: 'he' },
        { name: 'Sigvard', pronoun: 'he' },
        { name: 'Rasmus', pronoun: 'he' },
      ],
      en: [
        { name: 'Jasper', pronoun: 'he' },
        { name: 'Edwin', pronoun: 'he' },
        { name: 'Cuthbert', pronoun: 'he' },
      ],
    },
    guard: {
      sv: [
        { name: 'Disa', pronoun: 'she' },
        { name: 'Vendela', pronoun: 'she' },
        { name: 'Tora', pronoun: 'she' },
      ],
      en: [
        { name: 'Thea', pronoun: 'she' },
        { name: 'Odette', pronoun: 'she' },
        { name: 'Cordelia', pronoun: 'she' },
      ],
    },
  },
  beats: [
    {
      id: 'captain',
      part: 'open',
      at: 'the museum, the ticket desk, a Thursday evening',
      with: ['child', 'boy', 'adult'],
      plants: ['thirteen steps', 'coffee mills'],
      either: [
        {
          sv: `
Ett spöke är lätt att utreda om det kommer i tid.

Det här kom tjugo i åtta. Det gick tretton steg över golvet på det lilla museet[city:  {in city}], från fönstret till kakelugnen, och sedan var det tyst. På torsdagarna satt folk på rad i mörkret och lyssnade. Det var det enda på hela museet som gjorde något. Resten var kaffekvarnar.

”Det är kapten Falk”, sa {boy}, som sålde biljetterna. Hans faster var museivakt.

”Hur vet du det?” sa {child}.

”Han går som en kapten.”

{Child} köpte en biljett och ett nytt anteckningsblock. [athlete: Det fick bli det med {athlete} på.] [adult: {Adult} tog kaffe och väntade där nere.]
`,
          en: `
A ghost is easy to investigate if it’s punctual.

This one came at twenty to eight. It walked thirteen steps across a floor of the little museum[city:  {in city}], from the window to the stove, and then it was quiet. On Thursdays people sat in a row in the dark and listened. It was the only thing in the
whole museum that did anything. The rest was coffee mills.

“It’s Captain Gale,” said {boy}, who had painted the poster. His aunt {guard} was the museum guard.

“How do you know?” said {child}.

“He walks like a captain.”

{Child} bought a ticket and a new notebook. [athlete: It had to be the one with {athlete} on it.] [adult: {Adult} got a coffee and waited downstairs.]
`,
        },
        {
          sv: `
På museet[city:  {in city}] fanns en spinnrock, sju kaffekvarnar och ett spöke.

Spinnrocken hade en skylt. Spöket hade en affisch, ritad av {boy}, vars faster var vakt där. Kapten Falk, stod det. Varje torsdag, tjugo i åtta, tretton steg. Ta med något att sitta på.

”Är det säkert att han är kapten?” frågade {child}.

”Jag har ritat honom med mössa”, sa {boy}.

Uppe i stora rummet släcktes det. Folk slutade prassla. Och borta vid fönstret tog någon ett steg, och ett till, långsamt över golvet, ända till kakelugnen. Ingen syntes. {Child} höll upp klockan mot springan i dörren. Tjugo i åtta. Det var
ett ovanligt ordentligt spöke, och ett ordentligt spöke går att utreda. [athlete: Anteckningarna fördes i ett block med {athlete} på.] [adult: {Adult} hörde till dem som väntade vid kaffet.]
`,
          en: `
In the museum[city:  {in city}] there was a spinning wheel, seven coffee mills, and a ghost.

The spinning wheel had a label. The ghost had a poster, drawn by {boy}, whose aunt {guard} was the guard there. Captain Gale, it said. Thursdays at twenty to eight. Thirteen steps. Bring something to sit on.

“Are you sure he’s a captain?” asked {child}.

“I’ve drawn him with the hat,” said {boy}.

Up in the big room the lights went out. People stopped rustling. And over by the window somebody took a step, and another one, slowly across the floor, all the way to the stove. There was nobody to be seen. {Child} held a watch to the crack of the door. Twenty
to eight. It was an unusually tidy ghost, and a tidy ghost can be investigated. [athlete: The notes were kept in a book with {athlete} on the front.] [adult: {Adult} was one of those who waited with the coffee.]
`,
        },
      ],
    },
    {
      id: 'log',
      part: 'try',
      at: 'the big room of the museum, four Thursdays',
      with: ['child', 'friend', 'boy'],
      pays: ['thirteen steps'],
      plants: ['late after sun', 'uneven'],
      either: [
        {
          sv: `
Torsdag ett: tretton steg. Inga kedjor. //
Torsdag två: mjöl på golvet. Tretton steg, inga spår, utom {child's} egna. //
Torsdag tre: sol hela dagen. Kom en halvtimme för sent. [sport: Det gjorde {child} också, rakt från {sport}, så det jämnade ut sig.] //
[school: Torsdag fyra: en klass från {school} hade varit där hela eftermiddagen. Kom fyrtio minuter för sent. //
][music: Man kan inte nynna {music} till stegen. De går inte i takt. Det gör annars alla som har fötter. //
]Regn och blåst: kom för tidigt, och gick fort.

”Han gillar inte sol”, sa {boy}. ”Det gör inga spöken.” [friend: {Friend} skrev upp det under Åsikter.]
`,
          en: `
First Thursday: thirteen steps. No chains. //
Second Thursday: flour on the floor. Thirteen steps, no footprints, except {child's}. //
Third Thursday: sun all day. Came half an hour late. [sport: So did {child}, straight from {sport}, which evened things out.] //
[school: Fourth Thursday: a class from {school} had been there all afternoon. Came forty minutes late. //
][music: You can’t hum {music} to the steps. They don’t keep time, and everything with feet does. //
]Wind and rain: came early, and walked fast.

“He doesn’t like the sun,” said {boy}. “No ghost does.” [friend: {Friend} put that down under Opinions.]
`,
        },
        {
          sv: `
Första veckan var det mjölet. {Child} siktade det över golvet tills det såg ut som december, och spöket gick sina tretton steg utan att lämna så mycket som en tå. Andra veckan var det tråden, spänd från vägg till vägg. Den hängde kvar.

[music: {Child} försökte nynna {music} till stegen, men de höll ingen takt, och det gör annars alla som har fötter.] Men tiderna gick att skriva upp. Efter en solig dag kom det sent. När det blåste kom det tidigt. [school: När en
klass från {school} hade varit i rummet hela eftermiddagen dröjde det till långt efter åtta.] [sport: En gång var {child} själv sen, från {sport}, men då hade det varit sol, så det gjorde inget.]

”Kaptener går efter vädret”, förklarade {boy}. [friend: ”Det gör tvätt också”, sa {friend}.]
`,
          en: `
The first week it was flour. {Child} sifted it over the floor until it looked like December, and the ghost walked its thirteen steps and didn’t leave so much as a toe. The second week it was thread, from wall to wall. It was still there
afterward.

[music: {Child} tried humming {music} to the steps, but they didn’t keep time, and everything with feet does.] The times could be written down, though. After a sunny day it came late. When it was windy, it was early. [school: When a class from
{school} had been in the room all afternoon, it wasn’t until long after eight.] [sport: Once {child} was late, too, coming from {sport}, but it had been sunny, so that was all right.]

“Captains go by the weather,” {boy} explained. [friend: “So does laundry,” said {friend}.]
`,
        },
      ],
    },
    {
      id: 'never-back',
      part: 'stir',
      at: 'the big room of the museum, the lights on again',
      with: ['child', 'friend', 'boy'],
      plants: ['two possibilities'],
      sv: `
Femte torsdagen tändes lampan igen, och {child} satt kvar.

”Har du någonsin hört honom gå tillbaka?”

{Boy} tänkte efter. ”Nej”, sa han. ”Bara dit.”

Alltså gick kaptenen från fönstret varje kväll utan att någonsin ha kommit dit. Det fanns två möjligheter. Den ena var att det var ett nytt spöke varje gång, och då stod det flera tusen borta vid kakelugnen. [friend: De tittade dit, alla tre. ”Trångt”,
sa {friend}. | De tittade dit. Det såg tomt ut.]

Den andra var att det inte var någon som gick.
`,
      en: `
On the fifth Thursday the lights came on, and {child} stayed on the floor.

“Have you ever heard him walk back?”

{Boy} thought about it. “No,” he said. “Only there.”

So every evening the captain walked away from the window without ever having come to it. There were two possibilities. One was that it was a new ghost each time, and in that case there were several thousand of them over by the stove. [friend: They
looked, all three of them. “Crowded,” said {friend}. | They looked. It seemed empty.]

The other was that nobody was walking.
`,
    },
    {
      id: 'at-home',
      part: 'stir',
      at: 'the child’s bed, the same night',
      with: ['child', 'pet', 'elder', 'elder2'],
      pays: ['two possibilities', 'uneven'],
      plants: ['the cold walks'],
      either: [
        {
          sv: `
Den natten låg {child} vaken och hörde på sitt eget rum.

Knäpp, sa det i fönsterbrädan. En stund senare sa det knäpp i golvlisten. Sedan i bokhyllan, ett steg längre in. [pet: {Pet} brydde sig inte. Hade det varit någon, så hade {pet} märkt det.] {Child} sträckte ner handen. Golvet var kallt åt fönstret till och ljummet åt
dörren.

[elder: ”Trä krymper när det blir kallt”, sa {elder} dagen därpå. ”Min byrå smäller varje kväll.” [elder2: ”Jag svarar den”, sa {elder2}.]|Trä krymper när det blir kallt. Det stod i fysikboken, på en sida som ingen hade brytt sig om.] Och kylan kommer genom fönstret.
`,
          en: `
That night {child} lay awake and listened to the room at home.

Tick, went the windowsill. A while later the [uk: skirting board | baseboard] went tick. Then the bookshelf, one step farther in. [pet: {Pet} didn’t care. Had it been anybody, {pet} would have noticed.] {Child} reached a hand down. The floor was cold toward the window and lukewarm toward the door.

[elder: “Wood shrinks when it gets cold,” said {elder} the next day. “My dresser goes bang every evening.” [elder2: “I answer it,” said {elder2}.] | Wood shrinks when it gets cold. It said so in the science book, on a page that nobody had paid attention to.] And cold, thought {child}, comes in through the window.
`,
        },
        {
          sv: `
Hemma på natten, med lampan släckt, kom det sista vittnet, och det var huset.

Det knäppte. Först borta vid rutan, där det drog. Sedan mitt i golvet. Sedan bakom garderoben. [pet: {Pet} sov vidare, och det gör man bara när det inte är någon.] Ingen gick där, det visste {child}, som låg mitt i alltihop. Det var bara
kvällen som kom in.

[elder: ”Det är virket”, sa {elder} i telefonen. ”Det drar ihop sig när det svalnar. Här smäller det som på nyår.” [elder2: ”Det är {elder.short} som smäller i skåpen”, sa {elder2} i bakgrunden.]|Allt som svalnar drar ihop sig, bräda för bräda. Det visste {child} från fysiken, men där hade det inte låtit.]
`,
          en: `
At home that night, with the lamp out, the last witness came forward, and it was the house.

It ticked. First over by the windowpane, where there was a draft. Then in the middle of the floor. Then behind the wardrobe. [pet: {Pet} slept on, which you only do when it’s nobody.] Nobody was walking there. {Child} could tell, lying in the middle of it. It
was only the evening coming in.

[elder: “That’s the boards,” said {elder} on the phone. “They pull themselves together when it cools down. It’s like New Year’s Eve here.” [elder2: “That’s {elder.short} with the cupboards,” said {elder2} in the background.] | Everything that cools pulls itself together, board by
board. {Child} knew that from science class, but there it hadn’t made a sound.]
`,
        },
      ],
    },
    {
      id: 'test',
      part: 'turn',
      at: 'the big room of the museum, the sixth Thursday',
      with: ['child', 'friend', 'boy'],
      pays: ['late after sun', 'the cold walks'],
      plants: ['proof'],
      either: [
        {
          sv: `
En teori ska gå att pröva. Klockan sex på torsdagen, när ingen publik var där, öppnade {child} fönstret.

”Vad gör du?” sa {boy}.

”Ropar på honom.”

Det blev kallt om fingrarna. De la handflatorna mot golvet och väntade[friend: , och {friend} tog tiden]. Så sa det knarr, alldeles vid fönstret. Nästa bräda sa knarr, och nästa. Det gick under händerna på dem och vidare, tretton steg, till kakelugnen.

Klockan var sju minuter över sex. Ingen kapten kommer så tidigt bara för att någon vädrar.
`,
          en: `
A theory has to be tested. At six o’clock on Thursday, with no audience, {child} opened the window.

“What are you doing?” said {boy}.

“Calling him.”

Their fingers got cold. They put their palms on the floor and waited[friend: , and {friend} took the time]. Then something creaked, right by the window. The next board creaked, and the next. It went under their hands and on, thirteen steps, to the stove.

It was seven minutes past six. No captain comes that early just because somebody’s airing the room.
`,
        },
        {
          sv: `
På torsdagen kom {child} med två varmvattenflaskor. Den sjunde brädan från fönstret fick båda.

”Är det hans födelsedag?” sa {boy}.

”Om det är en kapten går han förbi”, sa {child}. ”Om det är kylan får den vänta.”

Tjugo i åtta tog det första steget. [friend: {Friend} räknade på fingrarna.] Fyra. Fem. Sex. Sedan stod det, precis framför flaskorna, i elva minuter, som någon som värmer sig. Publiken höll andan. När flaskorna hade svalnat gick det
vidare, sju steg till, fram till kakelugnen.

Folk applåderade och gick hem. {Boy} applåderade inte. Han hade förstått.
`,
          en: `
On Thursday {child} brought two hot-water bottles. The seventh board from the window got them both.

“Is it his birthday?” said {boy}.

“If it’s a captain, he’ll walk past,” said {child}. “If it’s the cold, it’ll have to wait.”

At twenty to eight it took the first step. [friend: {Friend} counted on both hands.] Four. Five. Six. Then it stood there, just short of the bottles, for eleven minutes, like somebody getting warm. The audience held its breath. When the bottles had
cooled, it went on, seven more steps, to the stove.

People clapped and went home. {Boy} didn’t clap. He had understood.
`,
        },
      ],
    },
    {
      id: 'dont-tell',
      part: 'turn',
      at: 'the big room of the museum; the guard on the stairs',
      with: ['child', 'boy', 'guard'],
      pays: ['proof', 'coffee mills'],
      sv: `
”Säg det inte till {guard}”, viskade {boy}. ”Det kommer fyrtio personer för spökets skull. För kaffekvarnarna kommer det en.” Han såg på sina skor. ”Och hon säger god kväll till honom. När alla har gått. Hon har gjort det i elva år.”

Det stod ingenting i blocket om sådant. {Child} strök med tummen över sidan där svaret skulle stå.

”Vem är det då?” sa någon i trappan.

Det var {guard}. Hon hade nycklarna i handen, och hon såg inte arg ut, bara som någon som länge har velat veta. Man hade bara behövt svara en kapten.
`,
      en: `
“Don’t tell {guard},” whispered {boy}. “Forty people come for the ghost. For the coffee mills we get one.” He looked at his shoes. “And she says good evening to him. When everybody’s gone. She’s done it for eleven years.”

There was nothing in the notebook about that kind of thing. {Child} rubbed a thumb over the page where the answer was supposed to go.

“Who is it, then?” said somebody on the stairs.

It was {guard}. She had the keys in her hand, and she didn’t look angry, only like somebody who has wanted to know for a long time. It would have been enough to say: a captain.
`,
    },
    {
      id: 'told',
      part: 'turn',
      at: 'the big room of the museum, by the window',
      with: ['child', 'boy', 'guard'],
      plants: ['to bed'],
      sv: `
”Det är ingen”, sa {child}. ”Det är golvet. På dagen är det varmt här, och på kvällen kommer kylan in genom fönstret. Då drar bräderna ihop sig, en i taget, och så fort en är klar knarrar den. Sist är den vid kakelugnen.”

{Guard} satte sig i fönstret. Hon var tyst ganska länge.

”Varje kväll?” sa hon.

”Varje kväll.”

”Så det är huset”, sa {guard} långsamt, ”som går och lägger sig.”

Så hade {child} inte skrivit det. Men det stämde, steg för steg.

”Då”, sa {guard}, ”har jag sagt god kväll till rätt person.”
`,
      en: `
“It’s nobody,” said {child}. “It’s the floor. In the daytime it’s warm up here, and in the evening the cold comes in at the window. Then the boards shrink, one at a time, and each one creaks when it’s done. The last one’s by the stove.”

{Guard} sat down on the windowsill. She was quiet for quite a while.

“Every evening?” she said.

“Every evening.”

“So it’s the house,” said {guard} slowly, “going to bed.”

That wasn’t how {child} had put it. But it was correct, step by step.

“In that case,” said {guard}, “I’ve been saying good evening to the right one.”
`,
    },
    {
      id: 'poster',
      part: 'back',
      at: 'the museum, the Thursday after',
      with: ['child', 'friend', 'boy', 'guard'],
      either: [
        {
          sv: `
Veckan därpå fanns det en ny affisch. Tjugo i åtta går huset och lägger sig, stod det. Filtar finns.

Det kom sextio personer. De låg på golvet i mörkret med örat mot bräderna, och huset gick förbi under dem, ett steg i taget. Ingen sa något. När lampan tändes igen var det åtta som inte märkte det, och {guard} fick gå runt och väcka dem[friend: , {friend} också].
`,
          en: `
The week after, there was a new poster. At twenty to eight the house goes to bed, it said. Blankets provided.

Sixty people came. They lay on the floor in the dark, one ear to the boards, and the house went by underneath them, one step at a time. Nobody said a word. When the lights came on, there were eight who didn’t notice, and {guard} had to go around and wake them[friend: , and {friend},
too].
`,
        },
        {
          sv: `
{Boy} målade över kaptenen själv, men mössan lät han vara kvar, på en av kaffekvarnarna. Garanterat inget spöke, skrev han. Kom och hör hur ett hus somnar.

Det blev kö runt hörnet. Det är mycket ovanligare med ett hus. [friend: {Friend} delade ut filtar.] De låg tätt, och mitt i mörkret kom det gående under dem, och ingen var rädd, och flera gäspade. {Guard} stod vid dörren och sa det hon brukade, fast högt nu, så att alla hörde. God kväll, sa hon.
`,
          en: `
{Boy} painted over the captain on the poster himself, but he let the hat stay, on one of the coffee mills. Guaranteed no ghost, he wrote. Come and hear a house fall asleep.

The [uk: queue | line] went around the corner. A house is much more unusual. [friend: {Friend} handed out blankets.] They lay close together, and in the middle of the dark it came walking under them, and nobody was scared, and several yawned. {Guard} stood by the door and said what she always said, only out loud now, so that
everybody heard. Good evening, she said.
`,
        },
      ],
    },
    {
      id: 'last',
      part: 'last',
      at: 'the child’s bed',
      with: ['child', 'pet'],
      pays: ['to bed'],
      either: [
        {
          sv: `
Hemma släckte {child} lampan och låg stilla. Täcket tog en stund på sig att bli varmt. [pet.dog / pet.cat: {Pet} låg redan.]

Det knäppte i fönsterbrädan. Det knäppte i listen, och i golvet, och så i hyllan, lite närmare för var gång. {Child} räknade stegen, ett och två och tre, och väntade på det fjärde, som brukade dröja. När det kom var det ingen som räknade längre. Huset hade lagt sig ner runt omkring, på alla sidor, och var framme.
`,
          en: `
At home {child} put out the lamp and lay still. The quilt took its time about getting warm. [pet.dog / pet.cat: {Pet} was in bed already.]

The windowsill went tick. The [uk: skirting board | baseboard] went tick, and the floor, and then the shelf, a little closer every time. {Child} counted the steps, one and two and three, and waited for the fourth, which usually took a while. When it came, nobody was counting anymore. The house had lain down all around, on every side, and it was there.
`,
        },
        {
          sv: `
Det var stilla ute på vägen hem. Solen var borta och luften luktade löv och rök, och ur det ena huset efter det andra kom det små ljud, ur en trappa, ett skjul, en gammal grind.

{Child} låg sedan under täcket och hörde resten. Taket la sig. Trappan la sig, uppifrån och ner. Längs hela gatan drog bräderna ihop sig i mörkret och sa det de hade att säga, alla åt samma håll, från fönstret och inåt mot det varma. [pet.dog / pet.cat: Där låg {pet}.] Och ingen gick tillbaka.
`,
          en: `
There was no wind on the way home. The sun was gone, and the air smelled of leaves and smoke, and from one house after another came small sounds, out of a staircase, a shed, an old gate.

Later {child} lay under the quilt and heard the rest. The roof lay down. The stairs lay down, from the top to the bottom. All along the street the boards drew together in the dark and said what they had to say, all of them going the same way, from the window inward, to where it was warm. [pet.dog / pet.cat: That was where {pet} lay.]
And nobody walked back.
`,
        },
        {
          sv: `
På kvällen skrevs den sista raden i blocket. Torsdag sju, stod det. Tretton steg. Ingen gick, och den kom fram.

Blocket lades undan. [pet.dog / pet.cat: {Pet} flyttade sig en bit.] {Child} drog upp täcket och kände hur kroppen blev tyngre, först fötterna, som var närmast fönstret, och sedan knäna och magen och axlarna, en bit i taget, i god ordning. Sist kom huvudet. Då var det varmt där, och tyst, och det var ingenting mer att utreda.
`,
          en: `
That evening the last line went into the notebook. Seventh Thursday, it said. Thirteen steps. Nobody walked, and it got there.

The notebook was put away. [pet.dog / pet.cat: {Pet} moved over a little.] {Child} pulled up the quilt and felt everything grow heavier, first both feet, which were nearest the window, and then the knees and the stomach and the shoulders, one board at a time, in good order. Last came the head. It was warm there, and quiet, and there was nothing
more to investigate.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['captain', 'log', 'never-back'],
      world: 'museum',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'child', pose: 'sit', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'left' },
        { who: 'child-guest', pose: 'stand', at: 'right' },
      ],
      props: ['book'],
      alt: {
        sv: 'I det mörka museet sitter {child} på golvet och lyssnar[friend:  med {friend}]. {Boy} står bredvid.',
        en: 'In the dark museum {child} sits on the floor and listens[friend:  with {friend}]. {Boy} stands nearby.',
      },
    },
    {
      beats: ['at-home', 'test'],
      world: 'museum',
      time: 'dusk',
      light: 'window',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'child-guest', pose: 'crouch', at: 'right' },
        { who: 'friend', pose: 'crouch', at: 'left' },
      ],
      alt: {
        sv: '{Child} och {boy} sitter på huk på museets golv och väntar på det första steget.',
        en: '{Child} and {boy} crouch on the floor of the museum, waiting for the first step.',
      },
    },
    {
      beats: ['told', 'poster', 'last'],
      world: 'museum',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'child', pose: 'sleep', at: 'near' },
        { who: 'child-guest', pose: 'sit', at: 'right' },
        { who: 'friend', pose: 'sit', at: 'left' },
      ],
      props: ['blanket', 'lantern'],
      alt: {
        sv: '{Child} ligger på museets golv med en filt och hör huset gå och lägga sig.',
        en: '{Child} lies on the museum floor with a blanket and hears the house go to bed.',
      },
    },
  ],
});

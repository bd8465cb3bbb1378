import { score } from '../../src/score.ts';

export default score({
  id: 'sawing-logs',
  premise:
    'A grandparent really does saw logs at night: one rolls out with every snore. In that family one builds of it, and the last beam only comes when the child tells the grandparent a bedtime story.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [6, 11],
  leads: ['elder'],
  themes: [],
  contains: [],
  registry: {
    idea: 'to saw logs in one’s sleep is taken at its word: snores are timber, and timber can be ordered by whispering in the sleeper’s ear',
    device: 'each sleeper gives a building material: pegs, twigs, sandpaper, windows out of silence; the longest beam has to be told to sleep',
    objects: ['log that stops against a slipper', 'plank sent back because of a knot', 'cabin built around a bed', 'ridge beam with one end in the kitchen', 'toothpick'],
    joke: '“Was that thunder?” – “No. Pine.” / “My brother only managed twigs.” / “One doesn’t lie there sawing for nothing.”',
    ending: 'from the child’s own pillow rolls the very first one, no bigger than a toothpick / a curly shaving out of the grandparent’s hair in the morning',
  },
  titles: {
    sv: ['En stock eller två', 'Furu', 'Natten då {elder.short} drog timmerstockar', 'Bara att beställa', 'I den släkten drar man stockar'],
    en: ['A Log or Two', 'Pine', 'The Night {elder.short} Sawed Logs', 'Timber on Order', 'The Whole Family Saws'],
  },
  beats: [
    {
      id: 'first-log',
      part: 'open',
      at: 'the child’s room, dark; the grandparent in the low bed by the window',
      with: ['child', 'friend', 'elder', 'adult'],
      plants: ['a log or two', 'runs in the family'],
      either: [
        {
          sv: `
”Jag kanske drar en stock eller två i natt”, sa {elder}, som skulle sova i {child's} rum, i den låga sängen vid fönstret.

{Child} trodde att det var något man sa.

[adult: ”Bra”, sa {adult} i dörren. ”Vi har ont om ved.”]

Lampan släcktes. Efter en stund lät det krrrrr, och fram under den låga sängen rullade en stock. Den hade bark på sig och luktade skog, och den
stannade mot {child's} tofflor.

[friend: ”Var det åskan?” sa {friend} från madrassen.

”Nej”, sa {child} och kände på den. ”Furu.”]

Krrrrr, lät det. Och så kom det en till.
`,
          en: `
“I may saw a log or two tonight,” said {elder}, who was going to sleep in {child's} room, in the low bed by the window.

{Child} thought it was only a thing people say.

[adult: “Good,” said {adult} in the doorway. “We’re short of firewood.”]

The lamp went out. After a while something went krrrrr, and out from under the low bed rolled a log. It had its bark on and smelled of forest, and it
stopped against {child's} slippers.

[friend: “Was that thunder?” said {friend} from the mattress.

“No,” said {child}, feeling it. “Pine.”]

Krrrrr, it went. And there came another.
`,
        },
        {
          sv: `
Något stötte emot sängen. {Child} tände ficklampan. Mitt på golvet, med bark och allt, låg en timmerstock.

[friend: ”Var det åskan?” sa {friend} från madrassen.

”Nej”, sa {child} och kände på den. ”Furu.”]

Krrrrr, sa {elder}, som låg över och sov djupt i den låga sängen vid fönstret. Fram under sängen rullade en till.

Nu mindes {child} vad {elder.short} hade sagt vid kvällsmaten: ”Det händer att jag drar en stock eller två.” [adult: ”Ta inte hela skogen”, hade {adult} svarat.] Alla hade
trott att det bara var något man säger.
`,
          en: `
Something bumped against the bed. {Child} switched on the [uk: torch|flashlight]. In the middle of the floor, bark and all, lay a log.

[friend: “Was that thunder?” said {friend} from the mattress.

“No,” said {child}, feeling it. “Pine.”]

Krrrrr, said {elder}, who was staying the night, deep asleep in the low bed by the window. From under that bed rolled another one.

Now {child} remembered what {elder.short} had said at supper: “I’ve been known to saw a log or two.” [adult: “Leave some for the birds,” {adult} had
answered.] Everybody had thought it was just a thing people say.
`,
        },
      ],
    },
    {
      id: 'whistle',
      part: 'try',
      at: 'the child’s room',
      with: ['child', 'elder'],
      plants: ['boards'],
      either: [
        {
          sv: `
Efter den sjätte stocken syntes inte mattan. Efter den åttonde gick det inte att öppna dörren. {Child} visslade, för det ska hjälpa.

Det hjälpte. {Elder.short} vände sig på andra sidan, och i stället kom det brädor.

{Child} knuffade lite på en axel. ”Jaja”, sa {elder.short} utan att vakna, och så kom det fyrtio takstickor i en bunt.
`,
          en: `
After the sixth log there was no rug to be seen. After the eighth you couldn’t open the door. {Child} whistled, because that’s supposed to help.

It helped. {Elder.short} turned over, and after that it was boards.

{Child} gave one shoulder a little push. “Yes, yes,” said {elder.short}, without waking, and out came forty shingles in a bundle.
`,
        },
        {
          sv: `
Stockarna la sig i en prydlig hög, som om de hade gjort det förut. När den nådde upp till fönstret prövade {child} att hosta.

”Prosit”, sa {elder.short} i sömnen, och efter det kom det bara brädor.

Då drog {child} upp täcket om {elder.short}, ända till örat. Det dämpade. Nu kom det takstickor, tunna som kex och många.
`,
          en: `
The logs lay down in a tidy pile, as if they’d done it before. When it got to the windowsill, {child} tried coughing.

“Bless you,” said {elder.short}, asleep, and after that it was only boards.

So {child} pulled the quilt up around {elder.short}, right to the ear. That softened it. Now it was shingles, thin as crackers, and a great many.
`,
        },
      ],
    },
    {
      id: 'runs-in-the-family',
      part: 'stir',
      at: 'the child’s room: the grandparent awake for a moment',
      with: ['child', 'elder'],
      pays: ['a log or two'],
      plants: ['order'],
      sv: `
”{Elder.short}”, sa {child}. ”Du sågar.”

Ett öga öppnades. Det såg ut över golvet som man ser ut över en gräsmatta man själv har klippt.

”Inte illa”, sa {elder.short}. ”I min släkt har vi alltid dragit stockar. Min mor drog ek. [age>=7: Vi fick ett helt kök av henne, den vintern hon var förkyld.] Min bror klarade bara kvistar.”

”Men vad gjorde ni med allt?”

”Byggde, förstås. Man ligger väl inte och sågar i onödan.” Ögat föll ihop igen. ”Säg bara till. Hur långt, och hur många.”
`,
      en: `
“{Elder.short},” said {child}. “You’re sawing.”

One eye opened. It looked out over the floor, the way one looks at a lawn that one has cut oneself.

“Not bad,” said {elder.short}. “We’ve always sawed logs in my family. My mother sawed oak. [age>=7: We got a whole kitchen out of her, the winter she had a cold.] My brother only managed twigs.”

“But what did you do with it all?”

“Built, of course. One doesn’t lie there sawing for nothing.” The eye was closing. “Just tell me what you need. How long, and how many.”
`,
    },
    {
      id: 'order',
      part: 'try',
      at: 'the child’s room',
      with: ['child', 'friend', 'elder'],
      pays: ['order', 'runs in the family'],
      plants: ['whisper in the ear'],
      either: [
        {
      sv: `
{Child} tänkte en stund. Sedan lutade {child.he} sig fram mot örat.

”Åtta långa”, viskade {child}. ”Till en stuga.”

Krrrrr. Krrrrr. {Elder.short} levererade åtta långa, en i taget, nästan lika tjocka. [age>=8: ”Den här har en kvist”, viskade {child}. {Elder.short}
muttrade, och den rullade in under sängen igen och kom ut utan.]

[friend: ”Och en dörr”, viskade {friend}. ”Ska det vara stuga ska det vara dörr.” | ”Och en dörr”, viskade {child}.] Men det kittlade i näsan av all bark, och mitt i beställningen kom en
nysning. Fram under sängen rullade något krokigt, med löv på.

”Vad är det?” sa [friend: {friend} | {child}].

[friend: ”Ett atjo”, sa {child}. | Det måste vara ett atjo.] Det blev handtaget.
`,
      en: `
{Child} thought for a while. Then {child.he} leaned over to the ear.

“Eight long ones,” whispered {child}. “For a cabin.”

Krrrrr. Krrrrr. {Elder.short} delivered eight long ones, one by one, nearly the same thickness. [age>=8: “This one has a knot,” whispered {child}. {Elder.short}
grumbled, and it rolled back in under the bed and came out without.]

[friend: “And a door,” whispered {friend}. “If it’s a cabin, it has a door.” | “And a door,” whispered {child}.] But all that bark was ticklish, and in the middle of the order
came a sneeze. Out from under the bed rolled something crooked, with leaves on it.

“What’s that?” said [friend: {friend} | {child}].

[friend: “An atishoo,” said {child}. | It had to be an atishoo.] It became the handle.
`,
        },
        {
          sv: `
Det var värt ett försök. {Child} gick fram på tå och satte händerna som en tratt runt örat.

”Åtta”, viskade {child.he}. ”Så långa som min säng. Det ska bli en stuga.”

Det hördes hur {elder.short} räknade, inåt. Krrrrr. Åtta gånger, med paus för kaffe efter den fjärde. [age>=8: ”Den där är för kort”, viskade {child}. Den drogs in igen, och när den kom ut hade den fått en bit till.]

[friend: ”Glöm inte dörren”, viskade {friend}. | ”Och en dörr”, viskade {child}.] Där gick det fel. {Elder.short} hickade. Dörren kom ut i två delar, en över och en under, som på ett stall, och efter dem en krokig liten hickning.

”Den tar vi till handtag”, sa [friend: {friend} | {child}].
`,
          en: `
It was worth trying. {Child} went up on tiptoe and made a funnel of both hands around the ear.

“Eight,” whispered {child}. “As long as my bed. It’s for a cabin.”

You could hear {elder.short} counting, inwardly. Krrrrr. Eight times, with a coffee break after the fourth. [age>=8: “That one’s too short,” whispered {child}. It was pulled in again, and when it came out, it had another bit.]

[friend: “Don’t forget the door,” whispered {friend}. | “And a door,” whispered {child}.] That was where it went wrong. {Elder.short} hiccuped. The door came out in two halves, an upper and a lower, like a stable’s, and after them one crooked little hiccup.

“That will do for a handle,” said [friend: {friend} | {child}].
`,
        },
      ],
    },
    {
      id: 'cabin',
      part: 'try',
      at: 'the child’s room, the cabin growing around the child’s bed',
      with: ['child', 'friend', 'elder', 'elder2', 'pet'],
      pays: ['boards', 'whisper in the ear'],
      plants: ['cabin'],
      sv: `
Stockarna lades runt {child's} säng, den ena på den andra. [school: I hörnen fick de korsas, som glasspinnarna {at school}.] [sport: De tunga lyfte {child} med benen, som man
lär sig i {sport}.] [music: {Child} nynnade {music}, för att hålla takten, och efter det blev alla bitar lika långa.]

[elder2: I soffan i vardagsrummet sov {elder2}. {Elder2.short} drog inga stockar, {elder2.he} sa bara puh. Varje puh var en träplugg, och de kom studsande genom hallen.]

[pet.dog: {Pet} sov också, på mattan i hallen, och drog det som var lagom för en hund: kvistar. Det blev ett staket.]
[pet.cat: {Pet} låg i fotändan och spann. Av det blev det sandpapper, av finaste sort, till tröskeln.]
[pet.other: {Pet} sov alldeles ljudlöst. Det blev fönster av det. Två.]

Brädorna blev golv, och takstickorna blev nästan ett tak. [age>=9: Resten blev en hylla, och genast såg det ut som om någon bodde där.] [athlete: Affischen av {athlete} fick sitta på den första vägg som blev klar.] [city: I fönstergluggen syntes ett lagom stort
stycke av {city}.]
`,
      en: `
The logs were laid around {child's} bed, one on top of another. [school: At the corners they had to cross, like the ice-cream sticks {at school}.] [sport: The heavy ones
{child} lifted with both legs, the way you learn in {sport}.] [music: {Child} hummed {music} to keep time, and after that every piece came out the same length.]

[elder2: On the couch in the living room slept {elder2}. {Elder2.short} sawed no logs, only went puh. Every puh was a wooden peg, and they came bouncing down the hall.]

[pet.dog: {Pet} was asleep, too, on the rug in the hall, and sawed what’s right for a dog: twigs. They made a fence.]
[pet.cat: {Pet} lay at the foot of the bed and purred. That came out as sandpaper, the finest kind, for the doorstep.]
[pet.other: {Pet} slept without a sound. That came out as windows. Two.]

The boards made a floor, and the shingles made nearly a roof. [age>=9: What was left over made a shelf, and once that was up, it looked as if somebody lived there.] [athlete: The poster of {athlete} went up on the first wall that was done.] [city: In the window hole
there was a good-sized piece of {city}.]
`,
    },
    {
      id: 'silence',
      part: 'turn',
      at: 'the child’s room, the cabin without a ridge beam',
      with: ['child', 'friend', 'elder'],
      plants: ['the longest beam'],
      either: [
        {
          sv: `
Då fattades bara en enda sak, bjälken som ska bära taket.

”En riktigt lång”, viskade {child}. ”Den längsta du har.”

Det kom ingenting. {Child} viskade en gång till. Men {elder.short} sov alldeles tyst, på rygg, med händerna på täcket, som någon som har gått hem för
dagen.

[friend: ”Verket har stängt”, sa {friend}.]

Och taket lutade redan.
`,
          en: `
Then there was only one thing missing, the beam that holds up the roof.

“A really long one,” whispered {child}. “The longest you’ve got.”

Nothing came. {Child} whispered it again. But {elder.short} was sleeping without a sound, both hands on the quilt, like somebody who has gone home for the
day.

[friend: “The mill’s closed,” said {friend}.]

And the roof was leaning already.
`,
        },
        {
          sv: `
Det sista som ska upp är den långa bjälken under taket. Utan den är det ingen stuga, bara en hög virke med planer.

”Den längsta”, viskade {child}.

Och just då blev det tyst. Inte ett krr. {Child} lyste försiktigt. {Elder.short} sov så djupt att det inte hördes.

[friend: {Friend} höll upp taket med båda händerna. ”Jag kan stå så här till klockan fyra ungefär”, sa {friend}. | Taket vilade på en bok så länge.]
`,
          en: `
The last thing to go up is the long beam under the roof. Without it there’s no cabin, only a pile of plans.

“The longest one,” whispered {child}.

And just then it went quiet. Not one krr. {Child} pointed the light, carefully. {Elder.short} was sleeping so deep down that it couldn’t be heard.

[friend: {Friend} was holding up the roof with both hands. “I can do this until about four o’clock,” said {friend}. | For the moment the roof rested on a book.]
`,
        },
      ],
    },
    {
      id: 'spruce',
      part: 'turn',
      at: 'the edge of the grandparent’s bed',
      with: ['child', 'elder'],
      pays: ['the longest beam'],
      either: [
        {
      sv: `
Hur får man någon att sova så att det hörs? Det visste {child}, fast från andra hållet. [age>=9: Man tar något som inte är bråttom, och så tar man det en gång till.] {Child} satte sig på kanten av den låga sängen och berättade en saga.

Den handlade om en väg genom en skog. Det var en lång väg, och ingen hade bråttom på den. Vid första kröken stod en gran. Vid andra kröken stod också en gran,
lite större. Vid tredje kröken hände det nästan något, men det gick över, och där stod en gran. [age>=7: Vid den fjärde kom en man med en kärra, men han skulle åt andra hållet.]

Vid sjunde granen började det.

Krrrrrrrrrr.

Ut kom bjälken. Den kom och den kom, genom rummet och ut i hallen, och när den äntligen tog slut låg andra änden i köket.
`,
      en: `
How do you get somebody to sleep so that it can be heard? {Child} knew that, only from the other side. [age>=9: You take something that’s in no hurry, and then you take it again.] {Child} sat down on the edge of the low bed and told a
story.

It was about a road through a forest. It was a long road, and nobody on it was in a hurry. At the first bend stood a spruce. At the second bend stood a
spruce, too, a bit taller. At the third bend something almost happened, but it passed, and there stood a spruce. [age>=7: At the fourth came a man with a cart, but he was going the other way.]

At the seventh spruce it began.

Krrrrrrrrrr.

Out came the beam. It came and it came, across the room and out into the hall, and when at last it ended, the other end was in the kitchen.
`,
        },
        {
          sv: `
Hade sågen stannat fick någon dra i gång den. {Child} satte sig på kanten av den låga sängen och tänkte på hur det brukar gå till när man själv ska sova. [age>=9: Det får inte hända för mycket, och det får gärna regna.]

Så {child.he} berättade om en farbror som skulle gå hem i regnet. Först gick han över en bro. Under bron rann det vatten. Sedan kom en bro till, och under den rann det också vatten, kanske samma. Vid den tredje bron såg han nästan en fisk, men det var ett löv. [age>=7: Vid den fjärde mötte han en annan farbror, och de lyfte på hattarna.]

Vid sjunde bron började det låta.

Krrrrrrrrrr.

Nu kom den, den längsta. Den tog hela golvet och svängde ut genom dörren, och långt borta i mörkret stötte den emot spisen i köket. Där tog den slut.
`,
          en: `
If the saw had stopped, somebody had to start it. {Child} sat down on the edge of the low bed and thought about what other people do to get you to sleep. [age>=9: Not too much may happen, and a little rain never hurts.]

So {child} told about an old man walking home in the rain. First he crossed a bridge. Under the bridge there was water. Then came another bridge, and there was water under that, too, possibly the same. At the third bridge he almost saw a fish, but it was a leaf. [age>=7: At the fourth he met another old man, and they both raised their hats.]

At the seventh bridge came a sound.

Krrrrrrrrrr.

There it was, the longest. It took the whole floor and turned out through the doorway, and far away in the dark it bumped against the stove in the kitchen. There it ended.
`,
        },
      ],
    },
    {
      id: 'inside',
      part: 'down',
      at: 'inside the cabin, in bed',
      with: ['child', 'friend', 'elder'],
      pays: ['cabin'],
      either: [
        {
          sv: `
Sedan låg taket där det skulle. Inne i stugan luktade det kåda, och väggarna var ljumma, som trä är när det nyss har sovit.

[friend: ”God natt”, sa {friend} på andra sidan väggen. De hade fått varsitt rum.]

Utanför hade {elder.short} slutat såga och börjat hyvla. Det lät som vatten långt borta, fram och tillbaka, och tunna spån ringlade ner och la sig
mjukt över allting, lager på lager.
`,
          en: `
Then the roof lay where it should. In the cabin it smelled of resin, and the walls were warm to the touch, as wood is when it has just been asleep.

[friend: “Good night,” said {friend} on the other side of the wall. They had a room each.]

Outside, {elder.short} had stopped sawing and was planing now. It sounded like water a long way off, back and forth, and thin shavings curled down and settled
softly over everything, layer upon layer.
`,
        },
        {
          sv: `
Bjälken lades upp, och taket slutade luta. {Child} kröp in och stängde dörren med det krokiga handtaget. Det blev mörkt så som det bara blir i timmer, brunt och varmt
och tätt.

[friend: ”Är du hemma?” sa {friend} genom väggen.

”Ja”, sa {child}. ”Du?”

De hade fått varsitt rum.]

Där ute gick sågen allt långsammare, och till sist var det ingen såg utan en hyvel, och för varje andetag la sig en tunn, lockig spån ovanpå de andra.
`,
          en: `
The beam was put up, and the roof stopped leaning. {Child} crawled in and shut the door by its crooked handle. It was dark the way it is only among logs, brown and
warm and close.

[friend: “Are you home?” said {friend} through the wall.

“Yes,” said {child}. “You?”

They had a room each.]

Out there the saw went slower and slower, until it was no saw but a plane, and with every breath one thin, curly shaving lay down on top of the rest.
`,
        },
      ],
    },
    {
      id: 'toothpick',
      part: 'last',
      at: 'the child’s pillow; or the room in the morning',
      with: ['child', 'elder'],
      either: [
        {
          sv: `
Och inne i stugan hördes till sist något annat, mycket litet. Krr. Från {child's} kudde rullade den allra första, ljus och rak och ny, inte större än en
tandpetare, och stannade mot väggen. I den släkten har man alltid dragit stockar.
`,
          en: `
And inside the cabin, at last, there was something else, very small. Krr. From {child's} pillow rolled the very first one, pale and straight and new, no
bigger than a toothpick, and stopped against the wall. In that family they have always sawed logs.
`,
        },
        {
          sv: `
På morgonen var golvet sopat och fönstret öppet, och hela rummet luktade skog. {Elder} satt på kanten av den låga sängen, drog en lång, lockig spån
ur håret, såg på den mot ljuset och stoppade den i fickan.
`,
          en: `
In the morning the floor was swept and the window was open, and the whole room smelled of forest. {Elder} sat on the edge of the low bed, drew a long, curly shaving
out of the pillowcase, looked at it against the light, and put it in a pocket.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['first-log', 'whistle', 'runs-in-the-family', 'order'],
      world: 'bedroom',
      time: 'night',
      light: 'lantern',
      figures: [
        { who: 'elder', pose: 'sleep', at: 'bed' },
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'sit', at: 'right' },
      ],
      props: ['logs', 'flashlight', 'slippers'],
      alt: {
        sv: '{Elder} sover, och {child} har stigit upp och lyser över golvet.',
        en: '{Elder} is asleep, and {child} has got up to shine a light across the floor.',
      },
    },
    {
      beats: ['runs-in-the-family', 'order', 'cabin', 'silence'],
      world: 'bedroom',
      time: 'night',
      light: 'moon',
      figures: [
        { who: 'elder', pose: 'sleep', at: 'bed' },
        { who: 'child', pose: 'crouch', at: 'left' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sleep', at: 'near', if: 'pet.cat' },
      ],
      props: ['logs', 'flashlight'],
      alt: {
        sv: '{Child} viskar en beställning till {elder}, som sover.',
        en: '{Child} whispers an order to {elder}, who is asleep.',
      },
    },
    {
      beats: ['cabin', 'silence', 'spruce', 'inside'],
      world: 'bedroom',
      time: 'night',
      light: 'lamp',
      figures: [
        { who: 'elder', pose: 'sleep', at: 'bed' },
        { who: 'child', pose: 'sit', at: 'seat' },
      ],
      props: ['logs', 'slippers'],
      alt: {
        sv: '{Child} sitter hos {elder} och berättar en saga. {Elder.short} sover.',
        en: '{Child} sits with {elder} and tells a story. {Elder.short} is asleep.',
      },
    },
  ],
});

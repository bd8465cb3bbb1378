import { score } from '../../src/score.ts';

export default score({
  id: 'the-snowman-who-wanted-to-lie-down',
  premise:
    'A snowman who has stood for three days wants to go to bed; the sled is the bed, he comes apart into three who have never met, and snow can only sleep with its head to the North Pole.',
  voice: 'dry-funny',
  writtenFirstIn: 'sv',
  ages: [4, 8],
  leads: ['theme'],
  themes: ['snowman', 'snow', 'winter', 'sledge', 'north-pole'],
  contains: ['snowman', 'snow', 'winter', 'sledge', 'north-pole'],
  registry: {
    idea: 'a snowman has only ever stood and must be put to bed, with his head to the North Pole, which is found by where the nose gets coldest',
    device: 'the snowman falls into three snowballs who have carried and been carried and never met',
    objects: ['sled as a bed that slides off', 'carrot that points north', 'icicle as the glass of water', 'boots that are used to standing'],
    joke: '“Is this lying down?” – “No! That’s sledding!” / “Otherwise we dream that we’re soup.” / “Now I’m standing.” / “I was put up. Nobody mentioned down.”',
    ending: 'head to head through a wall toward the North Pole, where you may lie any way you like / the carrot sticks out of the new snow like a bookmark',
  },
  titles: {
    sv: [
      'Snögubben som ville lägga sig',
      'Hur gör snö när den sover?',
      'Huvudet mot Nordpolen',
      'Så bäddar man för en snögubbe',
      '[theme.sledge: Pulkan som var en säng]',
    ],
    en: [
      'The Snowman Who Wanted to Lie Down',
      'How Snow Goes to Bed',
      'Head to the North Pole',
      'Three Days on His Feet (He Had No Feet)',
      '[theme.sledge: The [uk: Sledge|Sled] That Was a Bed]',
    ],
  },
  beats: [
    {
      id: 'how',
      part: 'open',
      at: 'outside the front door, by the lamp, at the top of the slope; early winter evening',
      with: ['child', 'snowman'],
      plants: ['three days', 'lie down'],
      either: [
        {
          sv: `
– Förlåt, sa snögubben. Hur gör man när man lägger sig?

{child} stannade i snön med pulkans snöre i handen. Det var vinter, och lampan över dörren var redan tänd. Bredvid dörren hade
snögubben stått i tre dagar, och han hade aldrig sagt ett ord förut.

– Har du aldrig legat ner? sa {child}.

– Jag blev ställd, sa snögubben. Ingen sa något om resten.
`,
          en: `
“Excuse me,” said the snowman. “How do you lie down?”

{child} stopped in the snow, with the rope of the [uk: sledge|sled] in one hand. It was winter, and the lamp over the door was already
lit. The snowman had been standing by that door for three days, and he had never said a word before.

“Haven’t you ever been to bed?” said {child}.

“I was put up,” said the snowman. “Nobody mentioned down.”
`,
        },
        {
          sv: `
Det var vinter, och snön räckte till allt. {child} hade åkt pulka hela eftermiddagen, och nu var backen blå och lampan över
dörren tänd. Bredvid dörren stod snögubben, på sin tredje dag.

Någon gäspade. Det var inte {child}. Gäspningen kom från under moroten.

– Ursäkta mig, sa snögubben. Men jag har inte suttit på tre dagar. Och genom fönstret ser jag att det går att
ligga. Hur gör man?
`,
          en: `
It was winter, with snow enough for everything. {child} had been out with the [uk: sledge|sled] all afternoon, and now the slope
was blue and the lamp over the door was lit. By the door stood the snowman, on his third day.

Somebody yawned. It wasn’t {child}. It came from under the carrot.

“I beg your pardon,” said the snowman. “But I haven’t sat down for three days.
[age>=5: And through the window I see people lying flat.] How do you lie down?”
`,
        },
        {
          if: 'theme.north-pole',
          sv: `
– Åt vilket håll ligger Nordpolen? sa någon.

{child} stannade i snön med pulkans snöre i handen. Det var vinter, och lampan över dörren var redan tänd. Där fanns ingen mer än
snögubben, som hade stått bredvid dörren i tre dagar utan att säga ett ord.

– Ska du resa? sa {child}.

– Nej, jag ska lägga mig, sa snögubben. Men en sak i taget. Hur gör man?
`,
          en: `
“Which way is the North Pole?” said somebody.

{child} stopped in the snow, with the rope of the [uk: sledge|sled] in one hand. It was winter, and the lamp over the door was already
lit. There was nobody there but the snowman, who had been standing by that door for three days without a word.

“Are you going on a journey?” said {child}.

“No, I’m going to bed,” said the snowman. “But one thing at a time. How do you lie down?”
`,
        },
      ],
    },
    {
      id: 'a-ball-in-the-middle',
      part: 'stir',
      at: 'outside the front door',
      with: ['child', 'friend', 'adult', 'pet', 'snowman'],
      plants: ['the sled'],
      sv: `
[friend: {Friend}, som skulle sova över, hade byggt huvudet. [age>=5: – Är det något fel på det? sa {friend}.

– Nej, sa snögubben. Men det är det som är tröttast.]]

[adult & age>=5: {Adult} öppnade dörren. – Är ni på väg in?

– Stäng, är du snäll, sa snögubben. Det drar varmt.]

– Det är inte svårt att lägga sig, sa {child}. Man viker sig på mitten.

– Min mitt är en boll, sa snögubben.

[sport: – Innan vi ska {play sport} brukar vi värma upp, sa {child}.

– Det får ni göra utan mig.]

{child} såg på pulkan. Den var lång och smal och platt, precis som en säng. [pet.cat: {Pet} provade den och hoppade ner. Den var iskall. – Utmärkt, sa snögubben.]
`,
      en: `
[friend: {Friend}, who was sleeping over, had made the head. [age>=5: “Is something wrong with it?” {friend} asked.

“No,” said the snowman. “But it’s the part that’s most tired.”]]

[adult & age>=5: {Adult} opened the door. “Are you coming in?”

“Shut it, please,” said the snowman. “There’s a warm draft.”]

“It isn’t hard,” said {child}. “You just fold in the middle.”

“My middle is a ball,” said the snowman.

[sport: “Before we {play sport}, we warm up,” said {child}.

“You’ll have to do that without me.”]

{child} looked at the [uk: sledge|sled]. It was [age>=5: long and narrow and flat,] just like a bed. [pet.cat: {Pet} tried it and hopped off. It was ice cold. “Perfect,” said the snowman.]
`,
    },
    {
      id: 'ride',
      part: 'try',
      at: 'from the door down the slope, into the snowdrift at the bottom, by the fence',
      with: ['child', 'friend', 'snowman'],
      pays: ['the sled'],
      plants: ['fence'],
      either: [
        {
          sv: `
Så den ställdes bakom ryggen på honom, och {child} knuffade. [friend: {Friend} tog emot huvudet.] Plums. Där låg snögubben, med
moroten rakt upp i luften.

Då började pulkan glida. [age>=5: Backen hade alltid lutat, men den hade aldrig haft en säng på sig förut.]

– Är det så här man ligger? ropade snögubben.

– Nej! ropade {child}. Det där är att åka pulka!

– Då gör jag det i stället! ropade snögubben. [age>=7: Han for förbi cykelstället, och han for förbi den sista lampan.] Sedan kom staketet, med en driva framför.

Puff, sa drivan.
`,
          en: `
So it was put behind his back, and {child} pushed. [friend & age>=7: {Friend} caught the head.] Thump. There lay the snowman, carrot
in the air.

Then the [uk: sledge|sled] began to slide. [age>=5: The slope had always sloped, but it had never had a bed on it.]

“Is this lying down?” called the snowman.

“No!” called {child}. “That’s [uk: sledging|sledding]!”

“Then I’ll do that instead!” called the snowman. [age>=7: He shot past the bicycles, and he shot past the last lamp.] And there was the fence, with a snowdrift in front.

Poof, went the drift.
`,
        },
        {
          sv: `
Det var en bra säng på alla sätt utom ett. Den stod högst upp i en backe.

Snögubben la sig, eller ramlade, det gick inte att se vilket. [friend: {Friend} rättade till huvudet.]

– God natt, hann han säga. Sedan for han.

– Ligger jag nu? hördes det, allt längre bort.

– Nej! ropade {child}. Nu åker du pulka!

– Ligger jag nu då?

– Nej! [age>=6: Men snart!]

Längst ner fanns ett staket, och framför staketet en driva. Puff, sa drivan.

– Nu? sa drivan.
`,
          en: `
It was a good bed in every way but one. It was at the top of a slope.

The snowman lay down, or fell over. It was hard to tell which. [friend & age>=7: {Friend} put the head straight.]

“Good night,” he had time to say. And then he was off.

“Am I lying down now?” came his voice, farther and farther away.

“No!” called {child}. “Now you’re [uk: sledging|sledding]!”

“And now?”

“No! [age>=6: But soon!]”

At the bottom was a fence, with a snowdrift. Poof, went the drift.

“Now?” said the drift.
`,
        },
      ],
    },
    {
      id: 'three',
      part: 'try',
      at: 'the drift by the fence, at the bottom of the slope',
      with: ['child', 'friend', 'pet', 'snowman'],
      pays: ['three days'],
      plants: ['carried'],
      either: [
        {
          sv: `
[friend: De pulsade | {Child} pulsade] efter. I drivan låg ett huvud, en mellanstor boll och en stor. [age>=5: Snögubben hade gått isär på
tre ställen, om man räknar moroten.]

– Var är resten av mig? sa huvudet.

– Här, sa den stora bollen dovt.

– Kan du prata?

– Ingen har frågat, sa den stora. Är det du som har suttit på mig?

– Är det du som har stått under mig?

– Det var någon emellan också, sa den mellersta.
`,
          en: `
[friend: They plowed | {Child} plowed] down after him. In the drift lay a head, a middle-sized ball, and a big one. [age>=5: The snowman had come
apart in three places, if you count the carrot.]

“Where’s the rest of me?” said the head.

“Here,” said the big ball, in a deep voice.

“You can talk?”

“Nobody asked,” said the big one. “Are you the one who’s been sitting on me?”

“Are you the one who’s been standing under me?”

“There was somebody in between, too,” said the middle one.
`,
        },
        {
          sv: `
När [friend: de | {child}] kom ner stack det upp en morot ur drivan.

– Jag ligger, sa huvudet nöjt. Fast jag är mindre än jag trodde.

– Det där är bara huvudet, sa {child}. Här är din mitt, och här är den stora som du står på.

– Trevligt att träffas, sa huvudet.

– Träffas? sa den stora. Jag har burit dig i tre dagar!

– Jag har burit och blivit buren, sa den mellersta. Samtidigt.
`,
          en: `
When [friend: they | {child}] got there, a carrot was sticking up out of the drift.

“I’m lying down,” said the head happily. “But I’m smaller than I thought.”

“That’s only your head,” said {child}. “Here’s your middle, and here’s the big one that you stand on.”

“Pleased to meet you,” said the head.

“Meet me?” said the big one. “I’ve been carrying you for three days!”

“I’ve carried and been carried,” said the middle one. “At the same time.”
`,
        },
      ],
    },
    {
      id: 'soup',
      part: 'try',
      at: 'by the fence',
      with: ['child', 'friend', 'snowman'],
      pays: ['lie down', 'fence'],
      plants: ['head to the North Pole'],
      sv: `
{child} rullade upp dem på pulkan, alla tre i rad, och band fast den i staketet. [athlete: Snögubbens halsduk, den med {athlete} på, fick
också hålla i.] [age>=5: Nu låg de, och ingen åkte.]

– God natt, sa {child}.

– Det går inte, sa huvudet. Vi ligger åt fel håll. Snö sover med huvudet mot Nordpolen.

– Annars då?

– Annars drömmer vi att vi är soppa.

– Jag nickade till i går, sa den mellersta. Ärtsoppa.
`,
      en: `
{child} rolled all three up on the [uk: sledge|sled] and tied it to the fence[athlete:  with the snowman’s scarf, the one with
{athlete} on it]. [age>=5: Now they lay, and nobody slid.]

“Good night,” said {child}.

“It won’t do,” said the head. “This is the wrong way. Snow sleeps with its head to the North Pole.”

“And if it doesn’t?”

“Then we dream that we’re soup.”

“I nodded off yesterday,” said the middle one. “Pea soup.”
`,
    },
    {
      id: 'top',
      part: 'try',
      at: 'by the fence',
      with: ['child', 'friend', 'elder', 'elder2', 'snowman'],
      pays: ['head to the North Pole'],
      plants: ['which way'],
      either: [
        {
          sv: `
– Nordpolen är lätt, sa {child}. [school: På kartan {at school} sitter den | På kartor sitter den] högst upp.

Alltså skulle huvudet högst upp. [elder: {Elder} [elder2: och {elder2}] kom ut och hjälpte till att lyfta.] Den stora underst, den mellersta
ovanpå, och överst, så nära Nordpolen det gick att komma, huvudet. [age>=5: Sedan tog [friend / elder: alla | {child}] två steg bakåt
för att titta.]

– Nu står jag, sa snögubben.
`,
          en: `
“The North Pole is easy,” said {child}. “It’s at the top of the map[school:  {at school}].”

So the head had to go to the top. [elder: {Elder} [elder2: and {elder2}] came out to help with the lifting.] The big one at the bottom,
the middle one on it, and on top[age>=5: , as near to the North Pole as it could get], the head. [age>=5: Then [friend / elder: everybody | {child}] took
two steps back to look.]

“Now I’m standing,” said the snowman.
`,
        },
        {
          sv: `
– Åt vilket håll är det då? sa {child}.

– Uppåt, trodde huvudet[age>=5: , som alltid hade bott högst upp].

– Neråt, trodde den stora[age>=5: , som alltid hade stått på marken].

– Runt omkring, trodde den mellersta[age>=5: , som alltid hade varit emellan].

– Jag vet! sa {child}. Högst upp på kartan[school:  {at school}].

[elder: {Elder} [elder2: och {elder2}] kom ut i lagom tid för att lyfta.] Upp åkte den stora, upp på den åkte den mellersta, och allra
överst åkte huvudet.

– Nu känns det rätt, sa det. Men nu står jag ju.
`,
          en: `
“Then which way is it?” said {child}.

“Up,” said the head[age>=5: , which had always lived at the top].

“Down,” said the big one[age>=5: , which had always stood on the ground].

“All around,” said the middle one[age>=5: , which had always been in between].

“I know!” said {child}. “At the top of the map[school:  {at school}].”

[elder: {Elder} [elder2: and {elder2}] came out to lift.] Up went the big one, up on that went the middle one, and
up on them both went the head.

“That feels right,” it said. “But now I’m standing.”
`,
        },
      ],
    },
    {
      id: 'noses',
      part: 'turn',
      at: 'by the fence, under the stars',
      with: ['child', 'friend', 'elder', 'pet', 'snowman'],
      pays: ['which way'],
      plants: ['coldest nose'],
      sv: `
Just då kom en liten kall vind över snön. [friend: – Jag fryser om näsan, sa {friend}. Men bara åt det här hållet. | {Child}
frös om näsan, men bara åt ena hållet.]

– Var kommer det kalla ifrån? sa {child}.

– Från Nordpolen, sa snögubben. Det är där de har det.

Då blundade [friend / elder: de allihop | {child}] och snurrade sakta, med näsan före, och stannade där det var som kallast. [city: Hela {city} gick
runt ett varv.] [pet.dog: {Pet's} nos räknades inte, för den var kall åt alla håll.] [pet.cat: {Pet} satte sig med
ryggen ditåt, så det stämde.] Snögubbens huvud fick vridas likadant, lite i taget.

– Där, sa han. Där är det hemma.

[friend / elder: Alla tittade. Näsorna och moroten | {Child} tittade. Näsan och moroten] pekade rakt på en och samma stjärna. [age>=7: Det
var Polstjärnan, som hade suttit där och visat vägen hela tiden.] [pet.other: Åt andra hållet, i värmen, var {pet}. Så det stämde.]
`,
      en: `
Then a small cold wind came over the snow. [friend: “My nose is freezing,” said {friend}. “But only this way.” | It
froze {child's} nose, but only from one side.]

“Where does the cold come from?” said {child}.

“The North Pole,” said the snowman. “That’s where they keep it.”

So [friend / elder: they all closed their eyes | {child} closed both eyes] and turned around slowly, nose first, and stopped where it was coldest.
[city: All of {city} went around, once.] [pet.dog: {Pet's} nose didn’t count, because it was cold in every direction.] [pet.cat: {Pet}
sat down facing the other way, which came to the same thing.] The snowman’s head was turned too, little by little.

“There,” he said. “That’s home.”

[friend / elder: Everybody looked. The noses and the carrot | {Child} looked. The nose and the carrot] pointed at the same star.
[age>=7: It was the North Star, which had been showing the way the whole time.] [pet.other: In the other direction, in the warm, was
{pet}. So that was right.]
`,
    },
    {
      id: 'bed',
      part: 'down',
      at: 'by the fence: the sled turned toward the star',
      with: ['child', 'elder', 'elder2', 'pet', 'snowman'],
      plants: ['icicle'],
      either: [
        {
          sv: `
Pulkan vändes mot stjärnan, och ner kom de igen, alla tre[age>=5: : huvudet längst fram, den mellersta i mitten, som den var van, och den stora sist, där
det fanns gott om plats].

[elder & age>=7: – Vill de ha en filt? frågade {elder.short}.

– Är den varm? sa huvudet oroligt.]

Täcket fick vara av snö. {Child} öste på med spaden[pet.dog: , och {pet} grävde så att det blev jämnt], ända upp till hakan. Och ett glas
vatten skulle de ha, för det hade de sett i fönstret att man ska. Det var en istapp.
`,
          en: `
The [uk: sledge|sled] was turned to the star, and down they came again, all three[age>=5: : the head first, the middle one in the
middle, where it felt at home, and the big one last, where there was room].

[elder & age>=7: “Would they like a blanket?” asked {elder.short}.

“Is it warm?” said the head anxiously.]

The covers had to be snow. {Child} spread them with the spade[pet.dog: , and {pet} dug, too], right up to the chin. And they wanted a glass of water,
because they had seen that in the window. It was an icicle.
`,
        },
        {
          sv: `
Nu bäddades det på allvar. Pulkan ställdes rakt mot stjärnan, och ner kom de igen, en i taget. [age>=5: Huvudet fick ligga närmast Nordpolen, den mellersta intill, för den ville ha
någon på båda sidor, och den stora i fotändan, för sig själv.]

Sedan kom täcket, som var snö, en spade i taget[pet.dog: , plus det som {pet} sparkade dit]. [elder & age>=7: {Elder.short} erbjöd sig att
hämta en filt, en varm. Det blev mycket tyst på pulkan.]

[age>=7: – Lite mer på fötterna, sa den stora, vilka det nu är.]

– Och jag måste ha vatten, sa huvudet. Det måste de alltid därinne.

{Child} bröt en istapp från staketet.
`,
          en: `
Now the bed was made properly. The [uk: sledge|sled] was set straight toward the star, and down they came again. [age>=5: The head lay nearest to the North Pole, then the
middle one, which liked somebody on both sides, and then the big one, all to itself.]

Then came the covers, which were snow, by the spadeful[pet.dog: , plus what {pet} kicked in]. [elder & age>=7: {Elder.short} offered to
bring a blanket, a warm one. It got very quiet on the [uk: sledge|sled].]

[age>=7: “A bit more on my feet,” said the big one, “whichever they are.”]

“And I need some water,” said the head. “They always do, in there.”

{Child} broke an icicle off the fence.
`,
        },
      ],
    },
    {
      id: 'cold-song',
      part: 'down',
      at: 'by the fence, the snowman tucked in',
      with: ['child', 'elder', 'snowman'],
      if: 'elder / music',
      sv: `
[elder: {Elder.short} berättade om en vinter för länge sedan[age>=5: , då det var så kallt att mjölken hängdes på en krok].

– Och sedan? sa huvudet.

– Sedan blev det kallare.

– Åh, sa alla tre.]

[music: {Child} nynnade {music}. – Lite kallare, bad huvudet. {Child} tog den en gång till och hackade tänder.]
`,
      en: `
[elder: {Elder.short} told them about a winter long ago[age>=5: , when it was so cold that the milk hung on a hook].

“And then?” said the head.

“Then it got colder.”

“Oh,” said all three.]

[music: {Child} hummed {music}. “A little colder, please,” said the head. {Child} hummed it again, with chattering teeth.]
`,
    },
    {
      id: 'good-night',
      part: 'down',
      at: 'by the fence',
      with: ['child', 'snowman'],
      pays: ['carried'],
      sv: `
– God natt, sa huvudet.

– God natt, sa den mellersta.

– Nu är ni tysta, sa den stora. Jag har burit er i tre dagar.
`,
      en: `
“Good night,” said the head.

“Good night,” said the middle one.

“Hush now,” said the big one. “I’ve been carrying you for three days.”
`,
    },
    {
      id: 'in',
      part: 'back',
      at: 'the hall, and the child’s bed',
      with: ['child', 'friend', 'adult'],
      pays: ['coldest nose'],
      sv: `
Inne var det varmt, och det fick man stå ut med. Stövlarna fick stå, för de var vana. [adult: – Har snögubben lagt sig? frågade
{adult}. – Alla tre, sa {child}.]

I sängen stack {child} upp näsan ur täcket och kände efter. Kallast var det från fönstret. Då fick kudden flytta dit, och fötterna
fick ligga där kudden brukade vara. [friend: {Friend} vände sin madrass likadant.]
`,
      en: `
Indoors it was warm, and that had to be put up with. The boots had to stand, but they were used to it. [adult: “Is the snowman
in bed?” asked {adult}. “All three of him,” said {child}.]

In bed, {child's} nose came out from under the quilt and felt the air. It was coldest from the window. So the pillow moved to
that end, and the feet went where the pillow had been. [friend: {Friend} turned the mattress on the floor to match.]
`,
    },
    {
      id: 'any-way-you-like',
      part: 'last',
      at: 'the bed, the slope, and the North Pole',
      with: ['child', 'snowman'],
      pays: ['icicle'],
      either: [
        {
          sv: `
Så låg de på en lång rad, med en vägg emellan: den stora, den mellersta, huvudet med sin istapp, och {child}, allihop med huvudet
åt samma håll. Och ditåt, bakom skogarna och det frusna havet, låg Nordpolen i mörkret. Där får man ligga precis hur man vill.
`,
          en: `
And so they lay in one long row, with a wall in between: the big one, the middle one, the head with its icicle, and {child}, all
heading the same way. And that way, beyond the forests and the frozen sea, lay the North Pole in the dark. There you can lie any way
you like.
`,
        },
        {
          sv: `
Framåt natten började det snöa, stilla och tätt, och täcket på pulkan växte, tills ingen hade kunnat säga var istappen låg, eller var
snögubben slutade och vintern tog vid. Bara moroten stack upp, riktad mot Nordpolen, som ett bokmärke.
`,
          en: `
Later in the night it began to snow, still and thick, and the covers on the [uk: sledge|sled] grew, until nobody could have said where the
icicle was, or where the snowman ended and the winter began. Only the carrot stuck out, pointing to the North Pole, like a bookmark.
`,
        },
      ],
    },
  ],
  pictures: [
    {
      beats: ['how', 'a-ball-in-the-middle', 'ride'],
      world: 'garden',
      time: 'dusk',
      light: 'window',
      season: 'winter',
      weather: 'clear',
      figures: [
        { who: 'child', pose: 'stand', at: 'centre' },
        { who: 'friend', pose: 'stand', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['snowman', 'sled'],
      alt: {
        sv: '{Child} står i snön med pulkan och pratar med snögubben. Det är blått i backen.',
        en: '{Child} stands in the snow with the [uk: sledge|sled], talking to the snowman. The slope is blue.',
      },
    },
    {
      beats: ['ride', 'three', 'soup', 'top'],
      world: 'snow-field',
      time: 'dusk',
      light: 'stars',
      season: 'winter',
      weather: 'clear',
      figures: [
        { who: 'child', pose: 'crouch', at: 'centre' },
        { who: 'friend', pose: 'walk', at: 'left' },
        { who: 'pet', pose: 'run', at: 'near', if: 'pet.dog' },
      ],
      props: ['sled'],
      alt: {
        sv: 'Nere i snön står pulkan, och {child} letar i drivan.',
        en: 'The [uk: sledge|sled] has come to rest in the snow, and {child} is searching the drift.',
      },
    },
    {
      beats: ['top', 'noses', 'bed'],
      world: 'snow-field',
      time: 'night',
      light: 'stars',
      season: 'winter',
      weather: 'clear',
      figures: [
        { who: 'child', pose: 'back', at: 'centre' },
        { who: 'friend', pose: 'back', at: 'left' },
        { who: 'elder', pose: 'back', at: 'right' },
        { who: 'pet', pose: 'sit', at: 'near', if: 'pet.dog / pet.cat' },
      ],
      props: ['snowman', 'sled'],
      alt: {
        sv: 'Under stjärnorna vänder {child} näsan åt samma håll som snögubbens morot[friend: , och det gör {friend} också].',
        en: 'Under the stars {child} points a nose the same way as the snowman’s carrot[friend: , and so does {friend}].',
      },
    },
  ],
});

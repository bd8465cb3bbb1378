title: Hästen i hallen
title: Fåren som räknade barn
title: Det åttonde fåret
title: En hel bondgård vaken
title: [theme.cow: Kon som ingen hade räknat]
title: [theme.pig: Grisen som ville räknas]

# horse
Det stod en häst i hallen, mellan jackorna.

”Ursäkta”, sa hästen. ”Finns det barn här? Vi behöver ungefär hundra.”

”Vi har [friend: två|ett]”, sa {child}.

”Då får det gå ändå”, sa hästen. ”Jag kommer från bondgården. Fåren kan inte sova, och inte kon, och inte grisen.
Människor räknar får när de inte kan sova, det vet alla. Så nu har fåren tänkt räkna barn.”

## or
Klapp, klapp, klapp, lät det utanför, och sedan tryckte någon ner handtaget med mulen. In i hallen kom en häst.
[age>=5: Den fick stå snett.]

”God kväll”, sa hästen. ”Jag kommer från bondgården. Har ni barn?”

”Mig”, sa {child}.

[friend: ”Och mig”, sa {friend}.]

”Det var lite”, sa hästen. ”Det är nämligen så att ingen kan sova. Inte fåren, inte kon och inte grisen. Vi har hört
att människor brukar räkna får. Så fåren tänkte pröva med barn.”

# ride
[adult: ”Ta på dig stövlarna”, sa {adult}.]

[elder: {Elder} gav hästen ett äpple. ”Kom hem [friend: båda två ]sedan”, sa {elder.short}, ”så att jag kan räkna
[friend: er|dig].” [elder2: {Elder2} höll upp dörren.]]

{Child} klev upp på bänken och därifrån upp på hästen. [friend: {Friend}[age>=5: , som sov över,] satt bakom.]
[pet.dog: {Pet} sprang bredvid.] [pet.cat: {Pet} åkte i famnen.] [pet.other: ”Du får vakta huset”, sa {child} till
{pet}.]

Så bar det av. [city: Det klapprade tomt {in city}, där alla andra sov. | Det klapprade tomt på gatan, medan alla
andra sov.] [music: {Child} nynnade {music}, och hästen travade i takt.] Efter en stund började det lukta hö.

## or
[adult: ”Ta mössa på dig”, sa {adult}.]

[elder: {Elder} knackade hästen på halsen. ”Jag får det till [friend: två|ett] barn”, sa {elder.short}. ”Det ska
stämma sedan också.” [elder2: {Elder2} flyttade på paraplyerna.]]

Hästen gick ner på knä bland skorna, och {child} kröp upp. [friend: {Friend}[age>=5: , som sov över,] satt bakom och
styrde.] [pet.dog: {Pet} sprang före och visste vägen.] [pet.cat: {Pet} satt längst fram, mellan öronen.] [pet.other:
”Vi är strax tillbaka”, sa {child} till {pet}.]

[city: I hela {city} lyste bara två fönster. | På hela gatan var det bara två fönster tända.] [music: {Child} nynnade
{music} så att hästen inte skulle somna på vägen.] Sedan tog gatan slut, och det luktade ko.

# barn
I ladan hängde en lykta på en krok. Där stod fåren på rad, tolv stycken. De sju som var närmast lyktan hade lagt sig
och sov.

De andra fem stod längre in, i mörkret, klarvakna, och längst bort stod kon och grisen.

[pet.dog & age>=5: {Pet} sprang ett varv runt dem, och då blev raden rak.] [pet.cat: {Pet} satte sig på en balk.]

”Var så god”, sa grisen och drog fram en låg bom. ”Hoppa.”

## or
Ladan hade en lykta strax innanför dörren. Tolv får stod på rad därifrån och inåt. De sju i ljuset låg redan och sov.

De fem i mörkret stod upp och blängde, och bakom dem stod kon och grisen.

[pet.dog & age>=5: {Pet} nosade på varenda en, för att ha gjort det.] [pet.cat: {Pet} tog trappan upp till höet.]

”Äntligen barn”, sa grisen och la en bom över två hinkar. ”Det är bara att börja.”

# jump
{Child} tog sats och hoppade över bommen. ”Ett”, sa fåren. [friend: {Friend} hoppade. ”Två”, sa fåren.]

De väntade.

”Nästa”, sa det åttonde fåret.

Det fanns ingen nästa. Så {child} hoppade igen, klädd i en säck.

”[friend: Tre|Två]”, sa det minsta fåret.

”Nej”, sa det äldsta. ”Det är samma knän.”

[!athlete / age>=5: {Child} hoppade med en hink på huvudet. ”Samma knän.”] [athlete: {Child} hoppade och sa: ”Nu är
jag {athlete}.” ”Samma knän.”] {Child} hoppade baklänges.

”Samma knän”, sa det äldsta fåret, ”fast från andra hållet.”

Ingen somnade. [age>=5: Det var det roligaste de hade sett.] [sport: Då fick de se hur det går till att
{play sport}[age>=5: , över golvet och tillbaka]. [age>=5: Det var ännu värre.] Nu hejade de.]

## or
”Ett”, sa fåren när {child} hoppade över bommen. [friend: ”Två”, sa de när {friend} hoppade.] Sedan tog det slut, och
alla var precis lika vakna.

”Jag kan vara barn”, sa grisen. Den sprang och hoppade, fast under.

”Ett barn till”, sa det minsta fåret.

”Barn har inte knorr”, sa det äldsta. ”Det räknas inte.”

[athlete: ”Då är jag {athlete}”, sa {child} och hoppade igen.

”Nej, du är ettan”, sa det äldsta fåret. ”Jag känner igen knäna.”]

Då ställde sig kon i kö. ”Jag är också barn”, sa kon. ”Jag ser bara äldre ut.”

Kon tog sats. När dammet hade lagt sig fanns det ingen bom mer, och hela ladan skrattade så att hönsen vaknade.
[sport: Då fick de se hur det går till att {play sport}[age>=5: , över golvet och tillbaka]. [age>=5: Det var ännu
värre.] Nu hejade de.]

# why-those
{Child} satte sig på en hink och tittade. De fem fåren i mörkret tittade tillbaka. De sju i ljuset sov så att ullen
gick upp och ner.

”Varför kan de där sova?” frågade [friend: {friend}|{child}].

”De har det lätt för sig”, sa det åttonde fåret surt.

”Hur brukar ni göra då?” frågade {child}. ”Andra kvällar?”

”Ingenting”, sa det åttonde. ”Vi står här, och så kommer bonden och räknar oss.”

”Gjorde bonden det i kväll?”

”En kort stund. Det är kroken. Den andra kroken har ramlat ner, så nu hänger lyktan här ute.”

## or
”Vila lite”, sa det minsta fåret, ”innan [friend: ni|du] hoppar igen.”

{Child} la sig i halmen[friend:  bredvid {friend}]. På ena sidan andades sju får i ljuset. På andra sidan suckade fem
får i mörkret.

”Räknade de där också barn?” frågade [friend: {friend}|{child}][age>=5:  och pekade på de sju].

”Nej då”, sa det åttonde fåret. ”De somnade så fort bonden hade varit här.[age>=5:  De hann inte ens med barnen.]”

”Vad gjorde bonden då?”

”Pekade på oss och mumlade, som varje kväll. Fast fort. Kroken där inne har släppt, så nu hänger lyktan här.”

# not-counted
{Child} tittade på lyktan. Ljuset räckte fram till det sjunde fåret och inte en tuss längre.

”Bonden såg er inte”, sa {child}. ”Hon kom till sju. Det är inte meningen att ni ska räkna. Det är ni som ska bli
räknade.[school:  Så gör de {at school} när vi är på utflykt. Då vet man att man är med.]”

Fem får svalde i mörkret.

”Är vi inte med?” sa det minsta fåret.

# eight
Då lyfte {child} ner lyktan och gick längs raden och pekade.

”Åtta.”

Det åttonde fåret drog en lång suck, vek in benen och sov.

”Nio. Tio.” [age>=6: Det lät som när kuddar faller.] ”Och en till. Tolv”, sa {child} till det minsta fåret, som ville höra
det en gång till. ”Tolv.”

”En ko.” Kon lade sig, ett hörn i taget.

”En gris.”

”Tack”, sa grisen.

[pet.dog: ”En hund.” {Pet} hade redan hittat en plats mellan två får.] [pet.cat: ”En katt”, sa {child} upp mot balken,
men {pet} hade inte väntat på det.] ”Och en häst.” Hästen sov stående, så det syntes bara på underläppen.

Nu var alla räknade. Då öppnade det minsta fåret ena ögat.

”Och [friend: två|ett] barn”, sa det.

{Child} gäspade så att lyktan gungade.

## or
”Jo”, sa {child}. ”Vänta.”

{Child} bar lyktan inåt, och mörkret flyttade på sig. [friend & age>=5: {Friend} gick bredvid och höll räkningen på
fingrarna.] Först kom det åttonde fåret fram i ljuset.

”Åtta”, sa {child}.

”Äntligen”, sa det åttonde fåret och var borta.

Efter nio och tio fick man gå försiktigt, för nu låg det ull överallt. Det näst sista fåret snarkade redan i förväg. Det minsta fåret
stod på tå. ”Tolv”, viskade {child} i örat på det.

”Tolv”, sa det för sig självt, tre gånger, allt lägre.

Kon blev en ko och grisen blev en gris. [pet.dog: {Pet} blev en hund, och lade sig som om det varit meningen hela
tiden.] [pet.cat: {Pet} blev en katt.] Hästen stod vid dörren och blev en häst, och slöt ögonen.

”Sedan är det [friend: vi|jag]”, sa {child}. ”[friend: Två|Ett] barn.”

Det gick inte att säga utan att gäspa.

# home-asleep
Lyktan fick hänga kvar längst in, på en spik. Tillbaka gick hästen sovande, för den kunde vägen, klapp, och klapp, och
klapp, [music & age>=5: och {child} nynnade lika sakta, ]och ryggen var bred och varm som ett bord i solen. [pet.dog /
pet.cat: {Pet} kom efter.]

## or
{Child} hängde lyktan på en spade, så att den lyste på alla. På hemvägen sov hästen. [music & age>=5: Det blev lite
{music}, mest gäspningar. ]Den gungade som en båt som ligger förtöjd[age>=5: , och gatan var tyst hela vägen hem].
[pet.dog / pet.cat: {Pet} gick sist och såg till att ingen ramlade av.]

# bed
Sedan låg {child} i sin egen säng[friend:  och {friend} på madrassen], med hö på kudden. [elder: {Elder} stod i
dörren.

”[friend: Ett, två|Ett]”, räknade {elder.short}, mycket lågt[pet.other: , ”och {pet}”]. ”Då stämmer det.”|[adult:
{Adult} stod i dörren.

”[friend: Ett, två|Ett]”, räknade {adult}, mycket lågt. ”Då stämmer det.”|Ute i hallen vände hästen bland jackorna.

”[friend: Ett, två|Ett]”, mumlade den i sömnen. ”Det stämmer.”]]

Täcket var tungt som ull. [age>=5: Allt som var ute hade kommit in.]

# adds-up
Och under täcket räknade {child} en sista gång: två fötter, tio tår, två knän, samma som förut, och en som de satt på.

## or
På bondgården kom bonden ut i sina stövlar, för det var något som inte hade stämt i kväll. Hon gick in i ladan och
räknade. Tolv får, en ko, en gris och en häst, som just kom in genom dörren, sovande. Nu stämde det, och hon släckte
lyktan.

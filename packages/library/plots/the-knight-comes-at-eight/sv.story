title: Riddaren kommer klockan åtta
title: Draken som sa nej
title: Den som har kronan bestämmer
title: Någon måste passa slottet
title: En plump på listan
title: [theme.princess: Prinsessan på andra sidan tapeten]

# wall
På andra sidan {child's} vägg låg ett slott med en prinsessa och en krona i. Det syntes inte, men det hördes.

Varje kväll klockan åtta ropade en riddare: ”Kom ut och slåss!” Och en drake vrålade: ”NEJ!” Sedan kom en duns, och
sedan var det tyst.

[adult: ”Det är rören”, brukade {adult} säga.]

Men i kväll knackade det. En bit av tapeten öppnades som en dörr, och där stod prinsessan.

## or
Det knackade på {child's} vägg, från andra sidan. En bit av tapeten öppnades som en dörr, och där stod en prinsessa
med kronan på sned. Bakom henne låg ett slott.

Så det var därifrån det kom. Varje kväll klockan åtta ropade en riddare: ”Kom ut och slåss!” Och en drake vrålade:
”NEJ!” Sedan kom en duns, och sedan var det tyst. [adult: ”Det är rören”, brukade {adult} säga.]

# princess
”Bra, du är hemma”, sa prinsessan. ”Jag ska till min moster. Kan du passa slottet till frukost? Allt står på listan.”
Hon satte kronan på {child's} huvud, hoppade upp på en cykel och var borta.

[friend: ”När blev du kunglig?” sa {friend} genom tandkrämen. {Friend} sov över.

”Nyss”, sa {child}.]

## or
”Kan du passa slottet till frukost?” sa prinsessan. ”Jag ska tälta. Man sover så illa i himmelssäng.” {Child} fick
listan i handen och kronan på huvudet, och tältpinnarna skramlade bort över ängen.

[friend: ”Är vi ett land nu?” sa {friend}, som sov över, med munnen full av tandkräm.

”Nästan”, sa {child}.]

# list
Kronan var för stor och stannade på öronen. Listan hade prinsessan skrivit i badet. Där stod: //
Den som har kronan bestämmer. //
Vattna vallgraven. //
Draken ska ha en hink potatis. //
[sport: Ingen får {play sport} i biblioteket. (Draken tar sönder lampor.) //
]Klockan åtta kommer riddaren. Glöm inte att (och så en stor, blöt plump) fönstret. Annars sover ingen.

”Öppna fönstret”, sa {child}. ”Eller stänga.”

[friend: ”Stänga”, sa {friend}. ”Vem kan sova när folk skriker så?” | Stänga, förstås. Vem kan sova när folk skriker
så?]

## or
Kronan sjönk tills öronen tog emot. Listan var skriven i badet: //
Den som har kronan bestämmer. //
Fyll på hos grodorna. //
Draken bakar sin potatis själv. En hink. //
[sport: Draken får inte {play sport} inomhus, hur han än ber. //
]Riddaren kommer klockan åtta. Tänk för all del på att (där var plumpen, stor som ett ägg) fönstret.[age>=7:  Det blir en lång natt annars.]

”Antingen öppna det eller stänga det”, sa {child}.

[friend: ”Stäng”, sa {friend}. ”Det drar ju in skrik.” | Stänga det, så klart. Det drog ju in skrik.]

# moat
Bakom tapeten var det också kväll. [pet.dog / pet.cat: {Pet} gick in först.] [elder: {Elder} följde med för att se på
gardinerna.]

Vallgraven var så låg att grodorna stod på botten och väntade. Det fanns bara den kungliga tekannan att vattna med, så
det gick åt trettiosex. [elder2: {Elder2} bar tjugo av dem.]

## or
På andra sidan tapeten var gräset vått. [pet.dog / pet.cat: {Pet} gick först över bron[age>=7:  och provade varenda
planka].] [elder: {Elder} kom med för att titta efter damm.]

I vallgraven gick vattnet grodorna till knäna. Men prinsessans bad stod kvar. {Child} drog ur proppen[age>=7: , det
gurglade i stupröret], och så satt alla grodorna i skum. [elder2: {Elder2} torkade de minsta bakom öronen[age>=7: ,
där öron brukar sitta].]

# potatoes
Draken bodde i biblioteket, vid det stora fönstret. Han andades på varje potatis tills den var bakad. ”Prinsessan
glömmer alltid smöret”, sa han stilla.

[athlete: På väggen hängde sju kungar och {athlete}. ”Kungar kan man inte somna av”, sa draken.]

## or
I biblioteket, under det stora fönstret, låg draken på fjorton uppslagsböcker. Han suckade på varje potatis, och så
var den bakad. [age>=7: Den svartaste gav han {child}. ”Den med kronan får den med sot.”]

[athlete: Mellan två kungar hängde {athlete}. ”Kungar är så svåra att heja på”, sa draken.]

## or
Draken bodde bland böckerna, vid det stora fönstret. Han satte ner nosen i hinken och andades ut, som när man värmer
händerna. Alla potatisarna blev klara på en gång. ”Saltet står på S”, sa han.

[athlete: På en kungs krok hängde {athlete}. ”Kungen klagade inte.”]

# eight
Så slog klockan åtta[city: , först i tornet och sedan {in city}]. {Child} stängde fönstret, med båda händerna.

Draken såg på fönstret. Han såg på kronan. Han sa ingenting.

”Åm ut å floss”, hördes genom glaset. Sedan var det tyst.

”Så där”, sa {child}. ”God natt.”

”Är det?” sa draken och låg klarvaken.

## or
[city: Tornet slog åtta, och sedan slog det {in city}. | Tornet slog åtta.] [age>=7: Draken drog djupt efter andan. Då
sköt {child} | {Child} sköt] igen fönstret och hängde sig på haspen.[age>=7:  Klick.]

Draken såg på haspen. Han såg länge på kronan, och teg.

”Åm ut å floss”, sa rutan. Sedan blev det tyst.

”Sov så gott”, sa {child}.

”Hur börjar man?” sa draken, med ögon som tefat.

# tuck-in
{Child} stoppade om honom med slottets största flagga. Den räckte till fötterna eller till nosen, men inte till båda,
och en drake som fryser om nosen ryker. [pet.dog: {Pet} visade hur man gör: tre varv runt, och ner. Drakens tre varv
tog tre lampor.] [pet.cat: {Pet} visade hur man gör: in med tassarna. Draken drog in alla fyra och välte, långsamt.]
Utanför gick någon i järnskor, klirr, klirr.

## or
{Child} provade med varm mjölk. I en drake hinner mjölk bara till halsen innan den kokar, och sedan kommer den ut
genom näsan, som skum. [pet.dog: {Pet} visade hur man gör: en gäspning, med allt man har. Draken gäspade efter och
råkade svälja en gardin.] [pet.cat: {Pet} visade hur man gör: blunda med ett öga i taget. Draken blinkade tillbaka.]
Ute på bron gick järnskor, klirr, klirr.

# read
{Child} läste för honom[school:  ur läseboken från {school}] om en ankunge som gick vilse. På sidan tre satt draken
upp med händerna för ögonen och måste få höra slutet först. [music: {Child} nynnade {music}. Draken brummade med,
tills böckerna gick[age>=7:  längs hyllorna].] [sport: ”Vi kan ju {play sport}”, sa draken. ”Nej”, sa {child}.]
[age>=7: Utanför gick någon fram och tillbaka.]

## or
{Child} läste [school: sjuans tabell ur räkneboken, som alla somnar av {at school}. Draken ville veta hur den slutade
| högt ur den tråkigaste boken i hyllan, om tull på rovor. Men draken själv fanns på sidan nio och måste höra den sju
gånger]. [music: {Child} nynnade {music}. Draken slog takten, och en hylla kom ner.] [sport: ”Lite {sport}, då?” sa
draken. {Child} pekade på listan.] [age>=7: Där ute gick någon av och an.]

# question
[elder: ”När jag var liten dunkade grannen god natt i väggen med en sko”, sa {elder.short}. ”Annars sov ingen.”]

[pet.other: ”Vem säger du god natt till?” sa draken.

”{Pet}”, sa {child}. ”Varje kväll.”

Draken suckade så att askan yrde.]

”Vad brukar du göra klockan åtta?” frågade [friend: {friend} till slut, med en kall potatis i handen | {child} till
slut].

”Jag säger nej”, sa draken.

”Till vad då?”

”Till riddaren. Hon frågar om jag vill komma ut och slåss, och jag säger nej. Då säger hon: I morgon då? Och jag
säger: Vi får se. Sedan säger vi god natt. Så har vi gjort i hundra år.”

”Men hon vill ju slåss!” sa {child}.

”Nej, nej”, sa draken. ”Hon vill bara fråga.”

[age>=7: {Child} blev het om öronen, precis där kronan satt.] ”Varför sa du inget om fönstret?”[age<7:  sa {child}.]

”Du hade ju kronan”, sa draken.

## or
[elder: ”Jag somnar inte förrän kylskåpet har skakat till”, sa {elder.short}. ”Det måste låta som det brukar.”]

[pet.other: ”Vad gör du för att {pet} ska sova?” frågade draken.

”Säger god natt.”

”Jaha, ja”, sa draken och såg bort mot fönstret.]

”Hur somnar du annars?” sa [friend: {friend} med den sista potatisen i handen, och den var kall | {child} till slut].

”Jag vrålar nej”, sa draken. ”Man blir så skönt trött.”

”Nej till vad?”

”Till riddaren. I hundra år har hon undrat klockan åtta om vi ska slåss, och det ska vi inte. I morgon kanske, säger
hon, och jag säger att vi får se. Och så god natt på det.”

”Vill hon inte slåss?”

”Hon vill veta att jag är hemma.”

[age>=7: Under kronan började det klia. ]”Du kunde väl ha sagt till om fönstret.”

”Till en krona?” sa draken. ”Det gör man inte.”

# knight
Upp med fönstret, nerför trappan, över bron. Där hade riddaren just fällt ihop sin pall för att gå. [pet.dog /
pet.cat: {Pet} hann före och la sig i vägen.] {Child} knackade på hjälmen. Den gick upp, och där inne fanns två
oroliga ögon.

”Han svarade inte”, sa riddaren. ”Jag trodde att han hade flyttat.”

”Det var bara fönstret”, sa {child}. ”Fråga igen!”

”Klockan är tio i nio”, sa riddaren[age>=7:  och skakade på huvudet så att det gnisslade]. ”Klockan åtta är det god
natt. Tio i nio är det bara skrik.”

## or
Haspen av, och ut över vindbryggan. Riddaren höll på att packa ner sin smörgås. Den var hel. [pet.dog / pet.cat: {Pet}
satte sig på skölden.] {Child} lyfte på visiret. Därinne var näsan röd.

”Hundra år”, sa riddaren, ”och så inte ett ord.”

”Han hörde inte. Det var jag som stängde”, sa {child}. ”Ropa en gång till!”

Riddaren såg upp mot tornet. ”Tio i nio”, sa hon. ”Den som ropar klockan åtta är riddare. Den som ropar tio i nio är
bara en granne.”

# crown
Kronan gled ner över {child's} näsa. Där inne i mörkret kom {child.he} att tänka på det första på listan.

”Klockan är åtta”, sa {child}.

”Är den?” sa riddaren.

”Jag har bestämt det.”

Uppe i tornet harklade sig klockan. Visarna gick baklänges, lite generade, och så slog den åtta.

”KOM UT OCH SLÅSS”, ropade riddaren.

”NEJ”, vrålade draken lyckligt i fönstret.

”I morgon då?”

”Vi får se.”

”God natt då.”

”God natt”, sa draken, och så kom dunsen. Det var huvudet som la sig. Det hade {child} alltid undrat över.

# home
Sedan var det så tyst att man hörde vallgraven. Riddaren gick hem över ängen, på tå, och tapeten stängdes bakom
[friend / elder / pet.dog / pet.cat: dem allihop | {child}].

Där hemma var klockan också åtta. [age>=7: Täcket var svalt först och sedan varmt.] [friend: {Friend} somnade med
potatisen i handen.] Genom väggen kom en lång, djup snarkning, och en till.

[adult: ”Hör på de där rören”, sa {adult}.

”Ja”, sa {child}. ”Rören.”]

## or
Riddaren bar hem järnskorna under armen, och tapeten gick igen som en bok, om [friend / elder / pet.dog / pet.cat:
allihop | {child}].

På den här sidan var klockan inte mer än åtta, så ingen kom för sent i säng. [age>=7: Benen var tunga av trappor.]
[friend: {Friend} luktade potatis i sömnen.] I väggen andades något mycket stort, in, och ut.

[adult: ”Vad de är tysta i kväll, rören”, sa {adult}.

”De har lagt sig”, sa {child}.]

# last
Innan kronan hängdes på sängstolpen bestämde {child} en sak till. Det bestämdes viskande och gällde alla. Då sov
draken, och riddaren sov, stående, som riddare gör, [city: och {city} sov, ][pet.other: och {pet} sov, ]och sist av
alla, med varma öron, sov den som hade bestämt det.

## or
Vid frukost kom prinsessans hand ut ur tapeten och hämtade kronan. Och klockan åtta på kvällen ropades det och
vrålades det bakom väggen[age>=7: , samma ord som alltid]. ”God natt”, sa {child}, åt båda två. Då kom dunsen. Strax
efter kom en till, på den här sidan, mycket mindre. Det var {child.his} huvud mot kudden.

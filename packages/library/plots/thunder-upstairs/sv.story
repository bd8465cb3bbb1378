title: {@game-title}
title: Åskan en trappa upp
title: Någon tränar däruppe
title: Öppna ögon till fyra
title: Den minsta åskan knackar på
guest mutter: Muller (den), Mummel (den)
guest boom: gammelmoster Brak (hon)

# ring
Den första smällen la en ring i {child's} vattenglas. Det var en tunn ring. Den gick från mitten ut till kanten och
var borta.

[city: Åskan hade kommit in över {city} vid middagen och parkerat.|Åskan hade kommit vid middagen och parkerat på
taket.] {Child} drog täcket över ögonen och räknade. Blixt. Ett, två, tre, fyra. BRAK. [age>=7: En ring till.]

## or
Blixt. Ett, två, tre, fyra. BRAK.

[city: Åskan hade kommit in över {city} vid middagen och parkerat.|Åskan hade kommit vid middagen och parkerat på
taket.] {Child} låg med täcket över ögonen och räknade. I vattenglaset bredvid sängen kom en tunn ring. Den gick från
mitten ut till kanten och var borta.

# secret
Ingen visste hur det var med {child} och åska. Förra gången, [school: {at school}|på ett kalas], hade {child.he} böjt
sig ner och knutit ett skosnöre i tolv minuter.

[friend: På madrassen bredvid låg {friend} och andades mycket jämnt. {Friend} var inte rädd för åska. Det visste
alla.] [pet.dog / pet.cat: {Pet} hade flyttat in under sängen och tog inte emot besök.] [pet.other: {Pet} hade vänt
sig bort och tog inte emot besök.]

[elder: {Elder} brukade säga att åska är någon däruppe som flyttar en garderob. [elder2: {Elder2} sa tunnor.] {Child}
lyssnade. Det var ingen garderob.]

## or
När det åskade fick {child} alltid mycket att göra. Senast, [school: {at school}|på en utflykt], var det ett skosnöre,
i tolv minuter. Ingen förstod varför.

[friend: På golvet sov {friend}, som aldrig i livet hade varit rädd för åska. Det lät i alla fall så, in och ut, som
en klocka.] [pet.dog / pet.cat: Under sängen hade {pet} stängt för kvällen.] [pet.other: {Pet} hade stängt för
kvällen.]

[elder: ”De möblerar om däruppe”, brukade {elder} säga. ”Det är garderoben.” [elder2: ”Eller pianot”, sa {elder2}.]
Det här lät inte som en garderob.]

# ceiling
{@game-clue}

{Child} öppnade ena ögat. Precis så lät det på träningen.

”Det där är {sport}”, sa {child} högt. ”{@game-fault}”

Bullret slutade.

{@game-ask}

[friend: ”Ditt tak pratar”, sa {friend}, och satte sig upp väldigt fort för att vara någon som sov.]

## or
{@game-clue}

Täcket åkte ner till näsan. Det ljudet kunde {child} utantill.

”Åska?” sa {child.he} rakt ut i mörkret. ”Det där är ju {sport}. {@game-fault}”

Allt stannade däruppe, till och med regnet.

{@game-ask}

[friend: ”Taket frågade dig något”, sa {friend}, klarvaken.]

# down
Ner genom taket kom en stege, stickad av regn. [age>=7: Taket verkade inte ha något emot det.] På stegen klättrade,
baklänges, något grått och runt, stort som en tvättmaskin.

## or
En bit av taket blev grå och sänkte sig ner som en kudde. På den satt något runt, stort som en tvättmaskin. [age>=7:
Det luktade våt ylletröja.]

## or
I taket gick en lucka upp. I en hink, på ett snöre av regn, sänktes något grått och runt, stort som en tvättmaskin.
[age>=7: Hinken var inte lika stor.]

# mutter
”Jag heter {mutter}”, sa det. ”Jag är den minsta åskan. Snälla, kom upp. {Boom} måste få till en enda innan vi får gå
hem. Det är regel.”

”Hur länge har hon försökt?”

”I kväll? Sedan middagen.” {Mutter} sänkte rösten. ”Sammanlagt? Sedan mammutarna.”

[age>=7: Däruppe fanns allt som {child} någonsin hade lagt en kudde över. Men det|Det] är svårt att veta vad någon gör
för fel och ligga stilla. Så tofflorna åkte på, och upp bar det. [friend: {Friend} kom tätt efter[age>=7: , för
säkerhets skull].]

## or
”{mutter}”, sa det och bockade, så att det regnade på mattan. ”Minst av åskorna. Det är {boom} som låter. Ingen får gå
och lägga sig förrän hon har gjort rätt en gång.”

”När började hon?”

”Klockan sju.” {Mutter} såg åt sidan. ”Fast då fanns det mammutar.”

[age>=7: Dit upp ville {child} allra minst i hela världen. Men den|Den] som hör felet och vet hur det ska vara ligger
inte kvar. På med tofflorna, och upp. [friend: ”Jag kommer med och bär något”, sa {friend}.]

# cloud
{@game-place} Runt om stod åskor, stora som redskapsbodar. I mitten stod {boom}. Hon var stor som en buss och hade
kofta.

{Mutter} höll upp en kamera. ”Ifall det blir den här gången.” Blixt. Jaså, det var det blixtarna var.

{@game-wrong}

{Child's} hjärta gick som en symaskin. [age>=7: Men någon måste ju säga det.] ”Får jag visa?”

## or
{@game-place} Längs kanten satt åskor, stora som bodar, med bomull i öronen. Mitt på stod {boom}, som en buss i
kofta.[age>=7:  Den var felknäppt.]

{Mutter} hade kamera. ”Till albumet. Det är tomt än.” Blixt. Blixtarna var alltså foton.

{@game-wrong}

{Child} hade nudlar i stället för ben. ”Får jag visa en sak?” sa {child.he} ändå.

# lesson
{@game-show}

[age>=7: ”Så tyst”, viskade en av bodarna.]

{Boom} nickade. Blixt. {@game-copy}

BRAK.

## or
{@game-show}

[age>=7: ”När kommer ljudet?” sa en av bodarna.

”Det var det”, sa {child}.]

{Boom} knäppte om koftan. Blixt. {@game-copy}

BRAK.

# afraid
Det var det värsta hittills. Efteråt satt {child} på huk och knöt ett skosnöre. Det fanns inget skosnöre. Det fanns
bara {@game-feet}.

{Boom} böjde sig ner för att se efter, och det tog en stund. ”Är du rädd för mig?” frågade hon.

”Ja”, sa {child}, som aldrig hade sagt det till någon, och nu sa det till åskan.

”Det är jag också”, sa {boom}. ”Jag vet aldrig hur högt det blir förrän det har blivit.”

Då förstod {child} vad felet var, och {@game-blamed}. ”Du blundar. Precis innan. Det gör jag med.”

[friend: ”Jag med”, sa {friend}.]

”Det hjälper”, sa {boom}.

”Nej. Jag har provat i flera år. Jag står bredvid och räknar, och du håller ögonen öppna till fyra. Gör du det, så gör
jag det.”

## or
Ingen hade hört något värre. När det var över satt {child} hopkrupen och höll på med ett skosnöre, fast {@game-feet}
inte har några.

{Boom} la sig på knä. ”Är det jag?” viskade hon.

{Child} nickade. Det hade ingen fått veta förut.

”Jag tycker också att jag är hemsk”, sa {boom}. ”Man vet aldrig när det kommer.”

”Får jag se bilderna?” sa {child}. De satt i kameran, flera tusen, och på varenda en stod {boom} och blundade. Så det
var där felet satt, och {@game-blamed}. ”Titta. Strax innan. Precis som jag.”

[friend: ”Och jag”, sa {friend}.]

”Det blir ju så högt”, sa {boom}.

”Det blir högt ändå. Jag står bredvid dig och räknar, och vi håller ögonen öppna till fyra. Båda två.”

# four
[athlete: Hemma hängde en bild av {athlete}, som såg ut att ha all tid i världen. {Child} provade den minen.] [music:
Sedan nynnade {child} på {music}, tills knäna på {boom} slutade mullra.]

[friend: {Mutter} höll upp kameran.|En annan åska höll upp kameran.] Blixt.

”Ett”, sa {child}, {@game-one}. ”Två”, {@game-two}. ”Tre”, {@game-three}. ”Fyra.”

{@game-tick}.

{@game-done}

## or
[athlete: På bilden därhemma har {athlete} aldrig bråttom. Den minen fick {boom} låna.] [music: ”Jag nynnar”, sa
{child}, och så nynnade de {music}, båda två, tills molnet låg stilla.]

[friend: Kameran var uppe, och {mutter} höll andan.|Kameran var uppe, och bodarna höll andan.] Blixt.

”Ett”, sa {child}, {@game-one}. ”Två”, {@game-two}. ”Tre”, {@game-three}. ”Fyra.”

{@game-tick}.

{@game-done}

# practice
Alla åskorna klappade, så som man klappar utanför ett rum där någon sover.

”Får jag göra om det hemma?” viskade {boom}.

”Varje vecka”, sa {child}. ”Det kallas träning.”

Så rullade ovädret ihop sina {@game-lines} och gick. I sovrummet föll en enda droppe från taket, och sedan var regnet
bara regn. [pet.dog / pet.cat: {Pet} kom fram och tog den varma delen av täcket.] [pet.other: {Pet} tog emot besök
igen.] [elder: I morgon måste någon ringa {elder.short} om garderoben.]

[adult: {Adult} tittade in. ”Du har sovit dig igenom alltihop”, viskade {adult}. {Child} sa inte emot. Det hade tagit
till frukost.]

## or
Åskorna hurrade, men bara med munnarna.

”Tänk om det inte går i morgon”, viskade {boom}.

”Då räknar du en gång till”, sa {child}. ”Det är sådant man har träning till.”

Ovädret vek ihop sina {@game-lines} och gick hem på strumpfötter. På sovrumsgolvet fanns en blöt fläck, och ute lät
regnet som regn. [pet.dog / pet.cat: {Pet} kom fram som om ingenting hade hänt.] [pet.other: {Pet} såg ut som om
ingenting hade hänt.] [elder: {Elder.short} skulle bli förvånad. Det hade aldrig varit garderoben.]

[adult: ”Sov du när det var som värst?” viskade {adult} i dörren.

”Nästan”, sa {child}.]

## or
Ingen hurrade. De vinkade, med båda händerna.

”Var det allt?” sa {boom}. ”Så lite ljud?”

”Det är det svåra med det”, sa {child}. ”Därför tränar man.”

Då fick alla {@game-lines} åka ner i en väska, och ovädret gick hem på tå. I sovrummet luktade det bara regn.
[pet.dog / pet.cat: {Pet} låg redan ovanpå täcket och hade inte varit någon annanstans.] [pet.other: {Pet} hade inte
varit någon annanstans.] [elder: Någon måste berätta för {elder.short} att garderoben har slutat.]

[adult: ”Jag tittade in förut”, viskade {adult}. ”Du var långt borta.”

”Högt upp”, sa {child}.]

# breathing
”Jag var vaken”, sa {friend} i mörkret. [age>=7: ”Från den allra första.”]

”Jag vet”, sa {child}. ”Ingen andas så.”

## or
”Jag låtsades sova förut”, viskade {friend}.

”Jag låtsades inte höra det”, viskade {child}.

# thin-ring
Bortom [city: {city}|skogen] blinkade det. {Child} lät täcket ligga där det låg och ögonen vara öppna. Ett. Två. Tre.
Fyra.

{@game-tick}.

I vattenglaset kom en ring, så tunn att man måste ha väntat på den. Den gick från mitten ut till kanten och var borta,
och {child} sov.

## or
Bortom [city: {city}|skogen] blinkade det. {Child} låg med ögonen öppna och räknade. Ett. Två. Vid tre föll de igen av
sig själva, så mjukt var det under täcket.

{@game-tick}.

Bara vattenglaset märkte något, en ring så tunn att man måste ha väntat på den. Den gick från mitten ut till kanten,
och sedan var vattnet blankt.

# @game-title
Vad är det för fel på bråttom?
## if sport.Soccer
Vad är det för fel på tår?
## if sport.Basketball
Vad är det för fel på raka knän?
## if sport.Tennis
Vad är det för fel på stort?
## if sport.Swimming
Vad är det för fel på att titta upp?
## if sport.Baseball
Vad är det för fel på en hand?
## if sport.Football
Vad är det för fel på magar?
## if sport.Gymnastics
Vad är det för fel på raka ben?
## if sport.Track and Field
Vad är det för fel på att titta bakåt?
## if sport.Volleyball
För tysta
## if sport.Hockey
Vad är det för fel på stelt?
## if sport.Golf
Vad är det för fel på stora klubban?
## if sport.Dance
Vad är det för fel på platta fötter?

# @game-tick
Tick
## if sport.Soccer
Pock
## if sport.Basketball
Fsst
## if sport.Tennis / sport.Golf
Tock
## if sport.Swimming
Plipp
## if sport.Baseball / sport.Football
Flopp
## if sport.Gymnastics / sport.Hockey / sport.Dance
Dupp
## if sport.Volleyball
Pupp

# @game-feet
tofflor
## if sport.Swimming / sport.Gymnastics
tår

# @game-lines
moln
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Baseball / sport.Football / sport.Volleyball / sport.Hockey
linjer
## if sport.Swimming
banlinor
## if sport.Gymnastics
mattor
## if sport.Track and Field
banor
## if sport.Golf
flaggor
## if sport.Dance
speglar

# @game-blamed
det var inte brådskan
## if sport.Soccer
det var inte tårna
## if sport.Basketball
det var inte knäna
## if sport.Tennis
det var inte svingen
## if sport.Swimming
det var inte hakan
## if sport.Baseball
det var inte händerna
## if sport.Football
det var inte magen
## if sport.Gymnastics
det var inte benen
## if sport.Track and Field
det var inte det att hon tittade bakåt
## if sport.Volleyball
det var inte det att de var tysta
## if sport.Hockey / sport.Golf
det var inte klubban
## if sport.Dance
det var inte fötterna

# @game-clue
Ett dunk, och fötter som hade väldigt bråttom. Sedan en krasch. Sedan alltihop från början, ännu fortare.
## if sport.Soccer
Först en smäll. Sedan ett långt, lågt muller, som rullade bort. Sedan ett skrammel, som av ett staket.
## if sport.Basketball
Bom, bom, bom, närmare och närmare. En paus. Sedan ett skrammel så att rutan darrade, och ett muttrande som gick runt,
runt och ramlade av.
## if sport.Tennis
En smäll. En lång vissling, uppåt. Sedan en studs, flera gator bort.
## if sport.Swimming
Blöta fötter som sprang. Sedan ingenting, så länge man kan hålla andan. Sedan världens största plask, och regn, allt
på en gång.
## if sport.Baseball
En smäll. Sedan ingenting, ett långt ingenting, med något på väg uppåt i. Sedan en duns, ett rullande och väldigt
många fötter.
## if sport.Football
En smäll. Sedan duns åt vänster, och du-duns åt höger. Det som studsade däruppe var inte runt.
## if sport.Gymnastics
Fötter som trummade, fortare och fortare. En tystnad med någon i luften. Sedan en duns så att sängen hoppade.
## if sport.Track and Field
En smäll, som från en startpistol. Fötter, väldigt många fötter, genom en kurva. Sedan ett klirr, och något smalt som
rullade länge.
## if sport.Volleyball
En smäll mot ett golv. Sedan ett skrapande. Sedan fyra krascher på en gång, som om flera hade sprungit till samma
ställe.
## if sport.Hockey
En smäll. En krasch, som mot en sarg. Sedan något som for i väg, och en näve hagel mot rutan.
## if sport.Golf
En smäll. Ett långt rullande, förbi. En paus. En smäll till, och rullandet kom tillbaka.
## if sport.Dance
Bom, bom, bom. En paus. Sedan ett bom till, för sent, och ett skrapande, som om någon hade fått sin fot trampad.

# @game-fault
Det är någon som har för bråttom.
## if sport.Soccer
Det är någon som missar målet. Någon som sparkar med tån.
## if sport.Basketball
Det är någon som träffar ringen. Någon som skjuter med raka knän.
## if sport.Tennis
Det är någon som slår ut. Svingen är alldeles för stor.
## if sport.Swimming
Det var ett magplask. Någon tittade upp.
## if sport.Baseball
Det är någon som tappar bollen. Någon fångar med en hand.
## if sport.Football
Någon tappar passningen. Någon fångar med magen.
## if sport.Gymnastics
Det är någon som landar på raka ben.
## if sport.Track and Field
Det är stafett, och någon tappade pinnen. Någon tittar bakåt.
## if sport.Volleyball
Bollen går ner mitt emellan dem. De är för tysta.
## if sport.Hockey
Pucken studsar på någon. Någon håller klubban för stelt.
## if sport.Golf
Det är någon som missar hålet från båda hållen. Någon puttar med stora klubban.
## if sport.Dance
En av dem är sen. Någon landar på platta fötter.

# @game-ask
”Vad”, sa taket, ”är det för fel på bråttom?”
## if sport.Soccer
”Vad”, sa taket, ”är det för fel på tår?”
## if sport.Basketball
”Vad”, sa taket, ”är det för fel på raka knän?”
## if sport.Tennis
”Vad”, sa taket, ”är det för fel på stort?”
## if sport.Swimming
”Vad”, sa taket, ”är det för fel på att titta upp?”
## if sport.Baseball
”Vad”, sa taket, ”är det för fel på en hand?”
## if sport.Football
”Vad”, sa taket, ”är det för fel på magar?”
## if sport.Gymnastics
”Vad”, sa taket, ”är det för fel på raka ben?”
## if sport.Track and Field
”Vad”, sa taket, ”är det för fel på att titta bakåt?”
## if sport.Volleyball
”För”, sa taket, ”VADÅ?”
## if sport.Hockey
”Vad”, sa taket, ”är det för fel på stelt?”
## if sport.Golf
”Vad”, sa taket, ”är det för fel på stora klubban?”
## if sport.Dance
”Vad”, sa taket, ”är det för fel på platta fötter?”

# @game-place
Inuti var molnet stort och grått och alldeles tomt, med plats för vad som helst, till och med {sport}.
## if sport.Soccer
Inuti var molnet stort som en fotbollsplan, med grå ull till gräs och målnät av knutet regn.
## if sport.Basketball
Inuti hade molnet blankt golv med vita linjer, och en korg som hängde i något så högt upp att det inte syntes.
## if sport.Tennis
Inuti var molnet en enda lång tennisbana, slät, med ett nät av knutet regn.
## if sport.Swimming
Inuti hade molnet en bassäng, grå och slät och ljummen, med banlinor av uppträdda hagel.
## if sport.Baseball
Inuti var molnet en basebollplan, med krattad grå sand och baser som små tjocka kuddar.
## if sport.Football
Inuti var molnet en plan med vita streck på tvären och målstolpar som försvann rakt upp.
## if sport.Gymnastics
Inuti var molnet en gympasal, med mattor av grå ull och en plint längst bort i en lång, lång ansats.
## if sport.Track and Field
Inuti var molnet en löparbana, åtta grå banor runt en äng av ull.
## if sport.Volleyball
Inuti var molnet en volleybollplan, med ett högt nät av knutet regn.
## if sport.Hockey
Inuti var molnet en rink, med is så mörk som en tjärn och sarg av packade hagel.
## if sport.Golf
Inuti var molnet en enda kortklippt green, med en flagga som hängde alldeles stilla.
## if sport.Dance
Inuti var molnet en danssal, med en spegel av stilla regn längs hela ena väggen.

# @game-wrong
{Boom} drog efter andan, blundade och gjorde allting på en gång. BRAK. När det var över stod hon åt fel håll.
## if sport.Soccer
{Boom} galopperade fram, blundade och stötte till bollen med tån. BRAK. Den rullade bort över himlen tills den mötte
ett staket.
## if sport.Basketball
{Boom} dundrade fram med bollen, blundade och slängde i väg den, stel som en planka. BRAK, sa ringen.
## if sport.Tennis
En boll kom över. {Boom} blundade och svingade så långt runt att racketen träffade hennes egen rygg. BRAK. Bollen gav
sig av till nästa landskap.
## if sport.Swimming
{Boom} lunkade fram till kanten, blundade, satte hakan i vädret och föll i, raklång. BRAK. Halva bassängen gick över
kanten och ner på hustaken.
## if sport.Baseball
En åska slog en hög boll. {Boom} stack upp handsken och blundade. BRAK. Bollen kom ner bakom henne och rullade bort
till väggen.
## if sport.Football
{Boom} dunsade ut efter en passning, blundade och tog den på magen. BRAK. Den for i väg, duns, du-duns, åt alla håll
utom rätt.
## if sport.Gymnastics
{Boom} trummade fram, seglade över plinten, blundade och kom ner som ett tappat piano. BRAK.
## if sport.Track and Field
En åska kom dundrande med pinnen. {Boom} tittade bakåt och blundade. BRAK. Båda satte sig, och pinnen rullade ut på
bana åtta.
## if sport.Volleyball
En serve kom över. Alla åskorna såg artigt på den. Sedan sprang allihop, {boom} först, och hon blundade. BRAK.
## if sport.Hockey
En passning kom. {Boom} höll klubban som en staketstolpe och blundade. BRAK. Pucken for av den och in i sargen.
## if sport.Golf
{Boom} tog den största klubban i bagen, blundade och svingade den hela varvet runt. BRAK. Bollen rullade förbi hålet
och en bra bit mot havet.
## if sport.Dance
En rad åskor hoppade och kom ner. {Boom} blundade, hoppade efter och kom ner på båda hälarna. BRAK. Spegeln rann av
väggen och fick börja om.

# @game-show
{Child} stod först alldeles stilla. ”Man börjar med det. Sedan en sak i taget, så sakta man kan.” Och så kom en sak,
och sedan nästa, och den sista lät inte mer än en sked i en låda. Tick. [friend: {friend}|{mutter}] glömde att blinka.
## if sport.Soccer
{Child} satte ena foten bredvid bollen och vred ut den andra. ”Inte tån. Insidan. Och titta dit du vill att den ska
gå.” Pock. Bollen rullade rakt över ullen och stannade framför [friend: {friend}|{mutter}], som om någon hade ropat på
den.
## if sport.Basketball
{Child} böjde knäna och höll in armbågen. ”Det kommer från benen. Upp, och vinka adjö med handen.” Bollen gick upp,
högt och sakta, och kom ner genom nätet. Fsst. [friend: {friend}|{mutter}] tog emot den där under.
## if sport.Tennis
{Child} tog en racket och ställde sig med sidan till. ”Dra den bakåt tidigt. Sedan en liten sving, nerifrån och upp.”
[friend: {friend}|{mutter}] slog över en boll. Tock. Tillbaka kom den. Tock. Det blev tio i rad, och varenda en kom
ner innanför linjerna.
## if sport.Swimming
{Child} sparkade av sig tofflorna. ”Armarna mot öronen. Hakan mot bröstet. Händerna gör ett hål, och resten av en går
igenom det.” Plipp. Långt därute kom ett huvud upp och simmade till andra sidan, där [friend: {friend}|{mutter}]
väntade med en handduk.
## if sport.Baseball
[friend: {friend}|{mutter}] tog slagträet och slog upp en boll tills den var en prick. {Child} ställde sig under, med
handsken uppe och den andra handen tätt intill. ”Titta på den hela vägen. Stäng sedan dörren.” Flopp. Den andra handen
la sig över handsken.
## if sport.Football
{Child} höll upp händerna, tumme mot tumme. ”Ett fönster. Fånga bollen i fönstret och stoppa undan den.” Tio steg rakt
fram, sedan vänster. Passningen från [friend: {friend}|{mutter}] kom snurrande. Flopp. Den satt i fönstret, och sedan
under armen.
## if sport.Gymnastics
{Child} sparkade av sig tofflorna, sprang, träffade brädan med båda fötterna och plinten med båda händerna, och flög.
Tår, hälar, knän. Dupp. ”Man ska landa som om någon sov under en”, sa {child}. ”Det gör det. Det brukar vara jag.”
[friend: {friend}|{mutter}] höll upp tio fingrar.
## if sport.Track and Field
{Child} tog pinnen och sprang hela kurvan så att tofflorna smattrade. Längre fram stod [friend: {friend}|{mutter}].
”Titta framåt! Börja springa, och sträck bak handen när jag säger ordet!” [friend: {friend}|{mutter}] sprang. ”Hand!”
Tick. Där låg pinnen, och ingen av dem hade saktat in.
## if sport.Volleyball
”Någon måste ropa”, sa {child}. [friend: {friend}|{mutter}] servade. ”Min!” ropade {child}, böjde knäna och höll fram
armarna, raka och tätt ihop. Pupp. Bollen steg, högt och mjukt. ”Man säger min”, sa {child}, ”och då är den det.”
## if sport.Hockey
{Child} gled ut i tofflorna, som visade sig vara nästan skridskor. ”Ge efter lite när den kommer. Som om det var ett
ägg.” [friend: {friend}|{mutter}] svepte över pucken. Klubban följde med bakåt. Dupp. Där stannade den.
## if sport.Golf
{Child} drog upp puttern, den lilla platta som ingen hade rört. ”Bara axlarna, som en gunga. Och titta inte upp.
Lyssna efter den.” [friend: {friend}|{mutter}] höll i flaggan. Bollen gav sig av, svängde där molnet lutade, saktade
in, tänkte efter. Tock. I.
## if sport.Dance
{Child} och [friend: {friend}|{mutter}] ställde sig framför spegeln. ”Tår, sedan hälar, sedan knän. Och börja före
takten, inte efter.” Steg, steg, snurr och hopp. Dupp. Alla fyra fötterna kom ner på en gång, och det blev inte en
krusning i spegeln.

# @game-copy
Hon stod stilla. Hon stod stilla i nästan en sekund.
## if sport.Soccer
Hon vred ut foten. Hon tittade. Hon galopperade.
## if sport.Basketball
Hon böjde knäna. De knakade. Hon siktade.
## if sport.Tennis
Hon ställde sig med sidan till. Hon drog racketen bakåt, och bakåt, och bakåt.
## if sport.Swimming
Hon tog upp armarna. Hon tog ner hakan. I sista ögonblicket åkte den upp igen.
## if sport.Baseball
Hon ställde sig under. Hon tog upp båda händerna. Bollen kom.
## if sport.Football
Hon gjorde ett fönster. Man hade kunnat köra en bil genom det. Hon dunsade i väg.
## if sport.Gymnastics
Hon böjde knäna på prov, två gånger. Hon trummade fram.
## if sport.Track and Field
Hon tittade framåt. Hon började springa. Så kom ordet: ”Hand!”
## if sport.Volleyball
”Min”, sa hon på prov. Serven kom.
## if sport.Hockey
Hon tänkte på ägg. Pucken kom.
## if sport.Golf
Hon tog puttern, som försvann i näven. Hon ställde in axlarna.
## if sport.Dance
Hon tog ett steg, ett till, och snurrade. Golvet lutade lite. Hon hoppade.

# @game-one
och {boom} stod stilla
## if sport.Soccer
och {boom} sprang, lagom fort
## if sport.Basketball
och {boom} böjde knäna
## if sport.Tennis
och [friend: {friend}|{mutter}] slog över bollen
## if sport.Swimming
och tio grå tår kom fram över kanten
## if sport.Baseball
och [friend: {friend}|{mutter}] slog, upp och upp
## if sport.Football
och {boom} sprang tio steg
## if sport.Gymnastics
och {boom} träffade brädan
## if sport.Track and Field
och {boom} började springa
## if sport.Volleyball
och [friend: {friend}|{mutter}] servade
## if sport.Hockey
och [friend: {friend}|{mutter}] sköt över pucken
## if sport.Golf
och {boom} satte puttern bakom bollen
## if sport.Dance
och {boom} tog ett steg

# @game-two
och hon började, med en sak
## if sport.Soccer
och hon satte ner en väldig fot bredvid bollen, lätt som en hatt
## if sport.Basketball
och armbågen kom in, långsam som en vindbrygga
## if sport.Tennis
och {boom} höll svingen så liten som en buss kan
## if sport.Swimming
och armarna gick upp mot öronen
## if sport.Baseball
och {boom} hasade bakåt tills hon stod rätt under
## if sport.Football
och hon vek av åt vänster, och passningen från [friend: {friend}|{mutter}] var i luften
## if sport.Gymnastics
och hon var uppe, med händerna på plinten
## if sport.Track and Field
och hon tittade framåt, bara framåt
## if sport.Volleyball
och ”min”, sa {boom} och hann först
## if sport.Hockey
och {boom} sänkte axlarna
## if sport.Golf
och axlarna gick bakåt, som en gunga
## if sport.Dance
och hon snurrade, med armarna ut, och ingen blev träffad

# @game-three
och hon gjorde nästa sak, och ögonen var öppna, grå och ganska förvånade
## if sport.Soccer / sport.Basketball / sport.Tennis / sport.Golf
och ögonen var öppna, grå och ganska förvånade
## if sport.Swimming
och hakan gick ner, och ögonen var öppna, grå och ganska förvånade
## if sport.Baseball
och båda händerna kom upp, och ögonen var öppna, grå och ganska förvånade
## if sport.Football
och hon höll upp fönstret, och bakom det var ögonen öppna, grå och ganska förvånade
## if sport.Gymnastics
och hon var över, och ögonen var öppna, grå och ganska förvånade
## if sport.Track and Field
och bak kom handen, platt som en bricka, och ögonen var öppna, grå och ganska förvånade
## if sport.Volleyball
och armarna kom ihop, och ögonen var öppna, grå och ganska förvånade
## if sport.Hockey
och klubban följde med bakåt, en liten bit, och ögonen var öppna, grå och ganska förvånade
## if sport.Dance
och hon var i luften, och ögonen var öppna, grå och ganska förvånade

# @game-done
Ingenting ramlade. Hon stod till och med åt rätt håll.
## if sport.Soccer
Bollen rullade över ullen, tog god tid på sig och lutade sig mot nätet.
## if sport.Basketball
Bollen föll mitt igenom nätet, och ringen märkte ingenting.
## if sport.Tennis
Bollen gick en hand över nätet och landade på linjen.
## if sport.Swimming
Hon gick i som ett brev i en brevlåda, och inte en droppe gick över kanten.
## if sport.Baseball
Bollen gick in i handsken, och den andra handen stängde dörren.
## if sport.Football
Hon såg på bollen i sina händer. Sedan stoppade hon den under armen, som en limpa.
## if sport.Gymnastics
Tår, hälar, knän. Hon stod på mattan med armarna rakt ut och tog inte ett enda steg.
## if sport.Track and Field
Pinnen låg i handen, och hon bar den genom kurvan som ett ljus.
## if sport.Volleyball
Bollen gick upp från armarna, högt och mjukt, och alla hann titta på den.
## if sport.Hockey
Pucken låg mot bladet som om den bodde där.
## if sport.Golf
Hon hörde det innan hon såg det: bollen, som ramlade i.
## if sport.Dance
Tår, hälar, knän. I spegeln syntes inte en krusning.

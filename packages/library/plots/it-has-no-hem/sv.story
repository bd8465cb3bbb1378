title: Det drar
title: Spöket utan fåll
title: Väggsidan
guest friend: Frank (han), Vera (hon)
guest pet: Doris (hon), Dagobert (han)
guest elder: Barbro (hon), Gunborg (hon)
guest ghost: Sixten (han), Valfrid (han)

% Hunden är familjens eller {friend's}; hunden letar efter svalka, katten tittar på det ingen annan ser.
% En riktig mormor eller farfar har lånat huset; gammelfastern bor där och har mangeln.

# taken
Första kvällen på lovet {@at} låg det redan någon i {child's} säng.

Den som låg där var genomskinlig. Den hade vassa knän, armarna i kors och täcket upp till hakan, och det var så kallt i vindsrummet att {child's} andedräkt syntes.

”Upptaget”, sa spöket.

”Det är min säng”, sa {child}. ”{@mine}”

”Jag flyttade in i tisdags”, sa spöket. ”Jag bodde i församlingshemmet[city:  i {city}], men de satte in ventilation.”

# a-draught
{child} ville ha sin säng. {Child.He} sprang ner i köket, där [elder2: {elder.short}, {elder2.short}|{elder.short}] och {friend}[!friend.known: , {child's} bästa vän,] åt smörgås{@crumbs}.

”{Elder.short}! Det ligger ett spöke i min säng!”

Spöket hade kommit efter, rakt genom taket. Kallt drog det över bordet. Servetterna lyfte.

{Elder.short} såg rakt igenom honom.

”Det drar”, sa {elder.he} och reste sig och stängde fönstret.

{@laundry}

”Jag är inget drag!” sa spöket. ”Jag är {ghost}!”

{Elder.short} hörde honom inte. Men {friend} hörde. {Friend} tog fram sitt block, för {friend} skulle bli forskare och ställde de frågor som andra lät bli[school: , också {at school}].

”Blir du hungrig?” frågade {friend.he}.

”Nej.”

”Kan du bajsa?”

”Vem är den här människan?” sa {ghost}.

”Vill ej svara”, sa {friend} och skrev.[adult:

Då ringde {adult} och frågade om {child} hade lagt sig.

”Det är upptaget”, sa {child}.]

# born-first
Den natten låg {child} och {friend} på madrass på golvet, med mössor[adult:  som {adult} hade packat ner för säkerhets skull]. {Ghost} låg i sängen. {child} försökte med allt. {Child.He} sa att ett spöke inte kan bli trött[sport: , inte ens av att {play sport}]. {Ghost} sa att ett barn kan ligga var som helst. {child} sa {@first}. {Ghost} sa att han var född 1908. Båda hade rätt, och det var det värsta.

# thick
{@liked}

”{@Lies} ligger i mig!” sa {ghost}.

”Hur känns det?” frågade {friend}.

Det blev en paus.

”Tjockt”, sa {ghost}. Men han bad {pet.him} inte gå.

# airing
På morgonen var {child's} tår blå.

”Det drar i det rummet, {child}”, sa {elder.short}. ”Det är instängt också. I dag ska vi vädra.”

”Ja”, sa {child}, som var trött och arg. ”Vädra du.”

Då slog {elder.short} upp köksdörren[music:  och nynnade {music}]. {Elder.He} slog upp verandan och alla fönster, och sist öppnade {elder.he} vindsluckan. Vinden gick rakt igenom huset med ett rop. Uppför trappan hörde {child} en röst:

”Nej, vänta, jag …”

Sedan hördes ingenting mer.

De sprang upp. Sängen var tom. Det var ljummet i rummet, nästan skönt.

”Där har du din säng”, sa {friend}. {Friend.He} skrev inte.

{child} satte sig. Men det kändes som om {child.he} hade svalt en sten. {Child.He} skämdes.

”Det var jag som sa ja”, sa {child.he}.

# third-sheet
”Vi letar”, sa {friend}. ”Jag tror att han är i skorstenen, det är logiskt.”

Han var inte i skorstenen. {Friend} stack in huvudet i kakelugnen för att se efter och kom ut svart ända till tänderna. Han var inte i källaren, inte under verandan och inte i plommonträdet. Vinden blåste hårdare, och det fanns inte mycket att hålla ihop på en sådan som {ghost}.

{@where}

Mellan två lakan hängde något tunt som fladdrade. Vinden hade snott det runt linan, flera varv, och det slet i det från alla håll.

”Ett spöke i ett lakan”, sa det svagt. ”Säg det inte till någon.”

# which-is-legs
{child} tog tag. Det var som att hålla i en dimma, kallt och halt, och så fort {child.he} hade fått loss en bit blåste nästa ut ur händerna på {child.him}.

”Jag kan inte hålla honom! {Friend}, ta benen!”

”Vilket är ben?” skrek {friend}.

”{Elder.short}!” ropade {child}.

{Elder.short} kom ut med korgen på höften. {Elder.He} tittade på tygstycket i {child's} händer och kände på kanten med två fingrar.

”Det här är inte mitt lakan”, sa {elder.he}. ”Det har ingen fåll.”

”Snälla, det blåser sönder! Kan du vika det?”

”Om jag kan vika”, sa {elder.short}.

# folded
Ingen i världen kunde vika i blåst som {elder}. {Elder.He} tog två hörn, gav {child} två, snärtade till, gick emot {child.him}, tog över, snärtade igen. {child} höll och släppte inte, fast fingrarna värkte av köld.[athlete:  Inte ens {athlete} hade hållit bättre.] Tre vikningar till, och så låg {ghost} över {elder.his} arm, slät och fyrkantig.

# the-wall-side
{child} bar upp honom. {Child.He} la honom på sängen och stängde fönstret och luckan. Sakta reste sig {ghost}, med en skarp vikning rakt över näsan.

”Förlåt”, sa {child}. ”Du kan få väggsidan. Jag tar den andra.”

”Jag sparkas”, sa {ghost}.

”Jag snarkar”, sa {child}.

”Det stämmer”, sa {friend}. ”Det har jag antecknat.”

# the-string
Den kvällen kom {elder.short} uppför trappan med ett extra täcke och yllesockor till två[elder2: , som {elder2.short} hade letat fram]. {Elder.He} stannade på tröskeln, och håret vid tinningen rörde sig.

”Det drar”, sa {elder.he}. ”Det drog inte på hela eftermiddagen. Det blev nästan tomt.”

{Elder.He} gick fram till fönstret och kände efter att haken satt i, och så knöt {elder.he} ett snöre runt den, med dubbel knut, så att ingen skulle kunna vädra av misstag.

När {elder.he} hade gått la {pet} sig på fotändan. {Friend} sov redan med blocket på magen. {child} la sig ytterst, i sockor och mössa, och intill väggen lyfte täcket en liten bit, alldeles av sig självt, och la sig till rätta.

# @at
hos gammelfaster {elder}
## if elder
i huset som {elder} hade lånat

# @mine
Jag har sovit i den varje lov.
## if elder
Min pyjamas ligger under kudden.

# @first
att {child.he} var här först
## if elder
att {child.he} själv hade bäddat den

# @laundry
{Elder.short} trodde inte på spöken. {Elder.He} hade strukit lakan på hotell i fyrtio år, och hade det funnits något spöke, sa {elder.he}, så hade {elder.he} haft det i mangeln.
## if elder
{Elder.short} trodde inte på spöken. Hade det funnits några, sa {elder.he}, så hade de hamnat i tvätten.

# @crumbs
 och [!pet.known: hunden ]{pet}, som var {friend's}, åt det som föll
## if pet.dog
 och {pet} åt det som föll
## if pet.dog & breed.Labrador
 och labradoren {pet} åt det som föll
## if pet.cat
 och {pet} satt i det fönster där det drog minst

# @lies
hunden
## if pet.cat
katten

# @liked
Den enda som trivdes var {pet}. {Pet.He} hade alltid för varmt, och nu gick {pet.he} upp i sängen, snurrade ett varv och la sig mitt i {ghost}.
## if pet.cat
Den enda som trivdes var {pet}. {Pet.He} la sig alltid där det redan låg någon, och nu gick {pet.he} upp i sängen, snurrade ett varv och la sig mitt i {ghost}.

# @where
”{Pet}”, sa {child}. ”Var är han? Var är det svalt?”

{Pet} hade flämtat hela förmiddagen. {Pet.He} lyfte nosen. Så lunkade {pet.he} runt knuten till torklinorna, förbi det första lakanet, förbi det andra, och la sig på rygg i gräset under det tredje, med alla fyra benen i luften.
## if pet.cat
”{Pet}”, sa {child}. ”Var är han? Du ser ju sådant.”

{Pet} hade stirrat åt ett enda håll hela förmiddagen. {Pet.He} reste sig. Så strök {pet.he} runt knuten till torklinorna, förbi det första lakanet, förbi det andra, och satte sig under det tredje och såg rakt upp, så som katter ser på det som ingen annan ser.

# picture 3
Tvätten blåser i trädgården

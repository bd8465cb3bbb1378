title: [parent: {Parent}s vissling | Två korta och en lång]
title: Staren på holken
title: Fyt-fy
guest sigurd: Sigurd (han), Torsten (han)
guest kaj: Kaj (han), Leif (han)

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon.
% {@who} hämtar: {adult} där det är en annan än den som saknas, annars den äldre; annars är det {kaj} som har fritids.
% Frågan: fy-fi-fyyyt. Svaret: fyt-fy, här. Den visslar barnet aldrig förrän i slutet.

# two-short-one-long
{@D} hade en egen vissling. Fy-fi-fyyyt, två korta och en lång, med en liten knorr uppåt på slutet. Den kom när {@d} ville veta var {child} var, i affären eller på stranden eller i skogen[city:  eller mitt i {city}], och då visslade {child} tillbaka: fyt-fy. Det betydde: här.

Men nu hade {@d} varit borta och jobbat i tre veckor, och det var en vecka kvar.[elder:  Veckor går fort, sa {elder}[elder2: , och det sa {elder2} med]. Den här stod still.]

{child} längtade. Längtan satt i bröstet, och den skumpade när man sprang. Så på rasterna[school:  {at school}] satt {child.he} still[sport: , till och med när de andra skulle {play sport}]. {Child.He} satt på bänken vid cykelstället, under holken där stararna bodde, och visslade {@d}s vissling för sig själv. Fy-fi-fyyyt.[music:  Inte {music}, som {child.he} också kunde, bara den.] Bara för att höra den.[pet.dog:  Hemma gick det inte, för då sprang [!pet.known: hunden ]{pet} till dörren.][pet.cat:  Hemma gick det inte, för då satte sig [!pet.known: katten ]{pet} vid dörren och väntade.][pet.other:  Hemma hörde bara {pet} på.] Svaret visslade {child.he} aldrig. Det var till {@d}.

# must-come
”Fy-fi-fyyyt!” lät det på torsdagens långrast.

Den här gången var det inte {child}, för {child.he} satt på trappan och knöt skorna. Men alla trodde det.

Utanför staketet gick en tax som hette {sigurd}. {sigurd} visste vad man gör när någon visslar. Man kommer. Han kom rakt in på skolgården, och hans matte kom efter, i andra änden av kopplet.

”Vem är det som visslar på min hund?” flämtade hon.

”Fy-fi-fyyyt!”

{sigurd} sprang åt andra hållet, tvärs över fotbollsplanen. Där trodde de att det var domaren som hade blåst. Båda lagen stannade, och {sigurd} fick bollen.

# in-and-out
”Fy-fi-fyyyt!”

Ettorna hade lärt sig att gå in när rastvakten blåser. De ställde sig två och två och gick in.

”Inte än!” ropade {kaj}, som var rastvakt.

Ettorna gick ut.

”Fy-fi-fyyyt!”

Ettorna gick in.

”Fy-fi-fyyyt!” En cyklist bromsade. En brandman i en brandbil vevade ner rutan och frågade vad som stod på. {sigurd} hade lindat kopplet runt hela ena målet. Ettorna hade fastnat i dörren, för hälften var på väg in och hälften var på väg ut.

# not-me
{kaj} ställde sig mitt på gården. Han var röd i ansiktet.

”Den som visslar slutar NU!”

Alla stod stilla. Sedan vände de sig mot {child}, den ena efter den andra.

”Det är ju {child's} vissling”, sa någon.

”Det är inte jag!” sa {child}. ”Jag har inte gjort något!”

# only-one-person
Och det var då {child} hörde den på riktigt. Inte som de andra hörde den. Den kom bortifrån, bakom cykelstället. Fy-fi-fyyyt. Precis så lång på slutet. Precis den lilla knorren uppåt, som det bara fanns en människa i världen som kunde.

{@D}.

{child} sprang[athlete: , fortare än {athlete}]. {Child.He} sprang förbi {kaj} och hoppade över kopplet. Längtan skumpade så att det gjorde ont, och jackan stod rakt ut, och {child.he} sprang runt hörnet, bakom cykelstället.

Där var ingen.

Där var cyklar och en soptunna och solen på asfalten.

# starling
”Fy-fi-fyyyt”, sa det ovanför {child}. På taket till holken satt en stare, svart och blank med ljusa prickar. Den öppnade näbben, och ut kom {@d}.

{child} satte sig rakt ner på marken. Nu gick det inte att hålla emot längre. {Child.He} grät så att det skvätte.

{kaj} kom runt hörnet och tänkte säga något, men så såg han {child}, och då satte han sig bredvid i stället.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] satte sig på andra sidan och sa ingenting alls.] {sigurd} kom och lade hakan på {child's} sko. Starar kan härma, förklarade hans matte. De kan härma dörrar och katter och cyklar. De tar det de hör mest.

# every-break
”Den har lärt sig av mig”, snörvlade {child}. ”Jag har suttit här varje rast. Jag längtar efter {@d}.”

”Ja”, sa {kaj}. ”Det gör man ju.”

”Fy-fi-fyyyt!” sa staren.

”Kan vi inte få tyst på den?” ropade någon från dörren, där de försökte dra loss en etta.

De hyssjade. De klappade i händerna. {kaj} blåste i sin egen visselpipa, men då kom alla ettor ut på en gång. Staren bara visslade, om och om igen, lade huvudet på sned mellan gångerna och väntade.

# asking
{child} torkade sig i ansiktet och såg på den. Den visslade. Den väntade. Den visslade.

Den retades inte. Den gjorde precis så som {child} själv hade gjort på bänken i tre veckor. Den frågade.

Och ingen hade svarat.

Svaret var till {@d}. Men det tog ju inte slut.

# answered
{child} satte läpparna i ordning. Det var svårt, de darrade, och första gången blev det bara luft. {Child.He} andades in och försökte en gång till.

”Fyt-fy”, visslade {child.he}. Här.

Staren lade huvudet på sned. Den burrade upp sig och blev dubbelt så stor. Sedan stoppade den in näbben under vingen och putsade sig, tyst och nöjd.

Hela skolgården var tyst. {sigurd} suckade och släppte bollen.

”Vad gjorde du?” viskade {kaj}.

”Jag svarade”, sa {child}.

# softer
{@When} på eftermiddagen ville {child} sitta kvar en stund. De satte sig på bänken, nära varandra, och {child} lutade sig mot {@whose} jacka. Längtan satt kvar i bröstet. Den var lika stor som förut, men den låg lite mjukare.

# here
Solen stod lågt över cykelstället. På holken satt staren och var sömnig.

”Fy-fi-fyyyt?” sa den en sista gång.

”Visslar du svaret, eller ska jag?” frågade {@who}.

”Vi gör det tillsammans”, sa {child}.

Och det gjorde de. Fyt-fy. Här.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @who
{kaj}
## if elder & !parent.home
{elder.short}
## if parent.home
{adult}

# @whose
{kaj's}
## if elder & !parent.home
{elder.short's}
## if parent.home
{adult's}

# @when
När {kaj} hade fritids
## if elder & !parent.home
När {elder} kom
## if parent.home
När {adult} kom

title: Roboten som inte kunde låta bli
title: En sak, väldigt långsamt
title: Ska bara
guest robot: roboten (den)

% Den vuxna (@a): {adult}, annars den vuxna.

# helper-nine
Roboten kom hem till {child} i en låda, en tisdag[city:  i {city}]. Den var lika lång som {child}, den hade runda ögon, och på magen stod det HJÄLPRED 9. Det var något fel på lådan, för det låg ingen bruksanvisning i den. Och det fanns ingen knapp att stänga av med.

”Vad ska jag göra?” sa roboten.

”Ingenting särskilt”, sa {child}. ”Häng med.”

Roboten såg sig om, gick ut i hallen och hängde sig på en krok.

”Nej, jag menade kom”, sa {child}. ”Det är bara något man säger.”

”Jag förstår”, sa roboten, men det gjorde den inte.

Den trodde nämligen på varje ord. När {@a} bad den kasta ett öga på soppan tog det en kvart att fiska upp det. När {child} sa att den kunde lägga benen på ryggen fick de hjälpas åt att skruva dit dem igen.[sport:  Om vad som hände när den fick höra att man kan lägga en straff ska vi inte tala.]

# cannot-help-it
Men det värsta var att den aldrig kunde låta bli. Den hjälpte och hjälpte. Den dammsög gräsmattan. Den ställde maten i bokstavsordning, så att mjölken stod mellan majsen och myggmedlet. Den bäddade sängen medan {child} låg i den. [friend: Den strök {friend's} jacka, med {friend} i. ][elder: Den sydde ihop fickorna åt {elder}[elder2:  och {elder2}], så att ingenting skulle ramla ut. ][school: Den strök väskan som skulle till {school}, så att den aldrig mer gick att öppna. ][athlete: Den putsade bort {athlete} från affischen. ][music: Den lagade {music}, så att den bara hade en enda ton. ]Och klockan tre på natten stod den i badrummet och borstade allas tandborstar.

”Du kan väl vila lite”, sa {child}.

”Vila”, sa roboten. ”Det kommandot saknas. Hur gör man?”

”Man bara”, sa {child} och kom av sig. Det var svårare att förklara än man kunde tro. ”Man slutar göra saker.”

”Vilken sak gör man när man slutar?”

# what-does-it-do
Den enda som roboten inte hade hjälpt var {pet}. {Pet} låg i fåtöljen. Det var det {pet.he} gjorde. Flera gånger om dagen stod roboten framför den och väntade på order.

”Vad arbetar {pet.he} med?”

”Ingenting”, sa {child}. ”{Pet.He} är.”

”Är vad?”

”Bara är.”

Roboten tittade på {pet} så länge att det började ticka i huvudet på den.

# sit-still
På fredagen lät roboten konstigt. Det gnisslade när den vände sig, och orden kom långsammare. På magen hade det tänts en liten röd lampa.

”Jag tror att den håller på att ta slut”, sa {child}.

De letade efter en sladd, och de letade efter ett uttag. {@A} låg på golvet med en ficklampa och läste under robotens fot, där det stod något med mycket små bokstäver.

”Laddas genom att sitta still”, läste {@a}. ”En timme. Sedan står det inget mer.”

”Hör du?” sa {child}. ”Du måste sitta still i en timme!”

”Ja”, sa roboten. ”Jag ska bara. Plocka undan. Ficklampan.”

Den plockade undan ficklampan. Den skulle bara rätta till mattan. Den skulle bara torka där den hade gått, och den gick medan den torkade, så det tog aldrig slut. Lampan blinkade fortare.

”Lägg av!” sa {@a}.

”Vad ska jag. Lägga av?” sa roboten och började skruva loss en arm.

# i-will-just
Det brände bakom {child's} ögon. Den var knäpp, den där roboten. Men när det åskade i går kväll hade den stått vid {child's} säng och frågat: Ska jag hålla i något? Och så hade den hållit {child} i handen.

{child} drog fram den till fåtöljen och knuffade ner den. Den reste sig genast igen, vinglande.

”Jag ska. Bara.”

# somebody-on-it
Då reste sig {pet}. {Pet.He} hade blivit utknuffad ur sin egen fåtölj och hade sett tillräckligt. {Pet.He} ställde sig framför roboten och lade upp hela huvudet i knät på den. Sedan suckade {pet.he} och lät huvudet bli tungt.

Roboten frös mitt i en rörelse.

”Det ligger en hund på mig”, sa den. ”En del av en hund.”

”Ja”, viskade {child}. ”Då får man inte resa sig. Det är en regel. Den viktigaste som finns.”

”För alla?”

”För alla”, sa {@a}. ”Presidenter också.”

Det surrade i huvudet på roboten. Man hörde att den letade efter ett sätt att hjälpa till utan att flytta på benen.

”Ska jag göra något med den?”

”Det gör du redan”, sa {child}. ”{Pet.He} behöver något att ligga på.”
## if pet.cat
Då sträckte {pet} på sig. {Pet.He} hade blivit utknuffad ur sin egen fåtölj och hade sett tillräckligt. {Pet.He} klev upp på robotens knän. {Pet.He} trampade till dem, noga, med höger och vänster och höger och vänster, fast de var av plåt. Sedan rullade {pet.he} ihop sig, lade svansen över nosen och blev tung.

Roboten frös mitt i en rörelse.

”Det ligger en katt på mig”, sa den.

”Ja”, viskade {child}. ”Då får man inte resa sig. Det är en regel. Den viktigaste som finns.”

”För alla?”

”För alla”, sa {@a}. ”Presidenter också.”

Det surrade i huvudet på roboten. Man hörde att den letade efter ett sätt att hjälpa till utan att flytta på benen.

”Ska jag göra något med den?”

”Det gör du redan”, sa {child}. ”{Pet.He} behöver något att ligga på.”

# green
Roboten sjönk ner i fåtöljen, en centimeter i taget. Händerna, som inte hade varit stilla sedan i tisdags, lade sig på armstöden. En kvart gick. Lampan slutade blinka. En halvtimme gick. Lampan blev gul.

”Vad är det som låter?” sa roboten mycket tyst. ”Är {pet.he} trasig?”

”Nej”, sa {child}. ”{Pet} har det bra.”

”Får jag också?”

Och någonstans inne i roboten, bland alla kugghjul och remmar, började något brumma. Det var ojämnt först, som en moped på vintern. Sedan hittade det takten. Och lampan på magen lyste grönt.

”Nu förstår jag”, sa roboten. ”Att bara vara är inte att göra ingenting. Det är att göra en sak, väldigt långsamt.”

# joking
Efter det blev den sig inte riktigt lik. Den hjälpte fortfarande till, men den frågade först. Och varje kväll klockan sju, vad den än höll på med, satte den sig i fåtöljen och klappade sig på knäna. Pling, plong. Då kom {pet}.

{@A} stod i dörren till {child's} rum med handen på lampknappen. ”Nu får du ta och sova”, sa {@a}.

”Ta det var?” frågade roboten från vardagsrummet.

{child} skrattade ner i kudden. ”Det är bara något man säger.”

”Jag vet”, sa roboten. ”Jag skämtade.”

# @a
den vuxna
## if adult
{adult}

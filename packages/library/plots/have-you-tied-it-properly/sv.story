title: Har du knutit ordentligt?
title: Skeppet utan knopar
title: Två knopar på en brygga
guest friend: Frank (han), Lovisa (hon)
guest pet: Fia (hon), Sixten (han)
guest minder: Annika (hon), Monika (hon)
guest captain: Järnbritta (hon), Järngerda (hon)
guest mate: Bo (han), Kurt (han)

% ”Har du knutit ordentligt?” är omtanke, hot, bön och till sist en hälsning. Hunden är familjens, annars vännens; en katt går i land på sitt eget sätt. @swims, @curled.

# cut-loose
”Har du knutit ordentligt?” ropade {@a} från bryggan[elder: , där {elder}[elder2:  och {elder2}] satt och drack kaffe], och {child} ropade ja, för det hade {child.he}. Upp ur hålet, runt trädet och ner igen, så går en pålstek[school: , och ingen annan {at school} kunde den].

Fem minuter senare var ekan borta. Det var inte knopens fel. Någon hade skurit av repet, och borta vid udden gled ett skepp med svarta segel. Bakom det hängde ekan på släp, och i ekan satt {@whose}, med hakan högt, som om {pet.he} hade beställt resan.

”Pirater”, sa {child}. ”De tog {pet}.”

”Ekan också”, sa {friend}. ”Vi tar upp båda i rättegången.”

{Friend} var {child's} bästa vän och tänkte bli advokat. Det märktes redan.

# law-of-the-sea
{@A} hade flytvästar till dem innan de hann fråga. De tog motorbåten, med {@a} vid ratten, och kom upp jämsides när vinden dog. Vid relingen stod en bred kvinna i röd rock.

”Ni är kapten {captain}”, sa {friend}. ”Vi vill förhandla.”

”Det finns inget att förhandla om”, sa kaptenen. ”Det som ligger löst får den som hittar det. Det är sjölag.”

”Den låg inte löst!” sa {child}. ”Jag hade knutit den. Du skar av repet!”

”Jag stannar här och ser exakt allting”, sa {@a}. ”Ni har tio minuter.”

# to-the-mast
{child} och {friend} klättrade upp för lejdaren. På däck fanns bara en pirat till, en mager man som hette {mate} och som åt gröt ur en hatt. {Pet} stod redan bredvid och fick slicka brättet.

”Vi kräver {pet}”, sa {friend}. ”Och ekan, och skadestånd.”

”Ni får kräva vad ni vill”, sa kaptenen. ”{mate}, bind dem vid masten.”

{mate} band dem vid masten. Han tog god tid på sig.

”Har du knutit ordentligt?” frågade kaptenen strängt, och det lät som ett hot.

”Ja, kapten”, sa {mate}.

# only-wound
{child} rörde på ena axeln. Repet föll ner runt fötterna. Det var ingen knop alls, det var bara snurrat.

Och nu när {child} såg sig om såg {child.he} det överallt. Seglen satt fast med rosetter. Ankaret hade ingen lina. Kaptenens byxor hölls uppe av en gaffel. Det fanns inte en enda knop på hela skeppet.

”Ni kan inte knyta”, sa {child}.

”Man måste inte kunna knyta”, sa kaptenen. ”Man är fri. Knopar är för sådana som inte vågar segla vidare.”

”Knopar är till för att saker ska finnas kvar när man kommer tillbaka!”

”Tillbaka till vad?” sa kaptenen.

# thirty-years
{child} var så arg att händerna skakade, och ändå, någonstans under ilskan, la {child.he} märke till att kaptenen inte frågade för att retas. Kaptenen tittade förbi {child.him} in mot land, mot bryggan med den röda bojen och tvätten på linan, ungefär som man tittar på folk genom ett upplyst fönster.

”Hur länge sedan är det ni låg i en hamn?” frågade {child}.

Kaptenen svarade inte.

”Trettio år”, sa {mate} ner i hatten. ”Vi går in ibland. Sedan driver vi ut.[city:  En gång var vi nästan framme {in city}.]”

# all-the-bows
Då kom vinden tillbaka. Den kom på en gång, och alla rosetterna i riggen gick upp samtidigt. Seglen föll över däck som lakan. Skeppet började driva, med sidan före, rakt mot skären innanför bryggan, där {child} kunde se stenarna lysa gula under vattnet.

”Ankaret!” skrek kaptenen, och {mate} kastade det i sjön. Det sjönk jättebra. Det satt ju inte fast i någonting.

”Lägg till vid bryggan!” ropade {child} ner till {@a}. ”Vi skickar ett rep!”

”Och vem ska gå i land med det?” sa {friend}. ”Jag ställer bara frågan.”

De tittade på {pet}.

# home
{@swims}

# the-other-end
{@A} stod redan på bryggan och tog emot repet och la det runt den stora pollaren. Nu var det bara änden på skeppet kvar. {Friend} slängde sig över trossen och höll emot med hela sin tyngd.[athlete:  {Athlete} kunde inte ha hållit emot bättre.] {child} tog änden och la den om masten. Upp ur hålet, runt trädet, ner igen. Händerna hade slutat skaka.

Kaptenen stod bakom, alldeles vit i ansiktet.

”Har du knutit ordentligt?” viskade hon, och nu var det en bön.

”Ja”, sa {child}. ”Släpp, {friend}!”

Trossen sträcktes tills vattnet sprutade ur den. Skeppet ryckte till. Och där, med en suck i alla plankor, stannade det.

”Vad konstigt”, sa {mate}. ”Allting är kvar.”

# sentenced
De halade in skeppet till bryggan[sport: , och det var tyngre än {sport}]. {@shook} {@A} kokade kaffe[music:  och satte på {music}], och {friend} avkunnade dom. Ekan och {pet} skulle lämnas tillbaka, och piraterna dömdes till att äta middag.[elder:  {Elder} öste upp.]

Efter maten satt kaptenen och {child} med varsin repstump. Det tog hela kvällen. Till slut låg det en pålstek i kaptenens stora hand, sned men riktig.

”Då kan man ju segla bort också”, sa kaptenen. ”Om man kan komma tillbaka.”

”Det var det jag sa.”

”Ja. Och jag sa att man ska vara fri.” Kaptenen drog åt knopen. ”Det är samma rep, märker jag.”

# two-knots
När {child} gick ner nästa morgon, i dimman, var skeppet borta. Men ekan låg vid bryggan. Den var förtöjd med {child's} egen knop, och bredvid den satt en till, tjock och sned, dragen så hårt att den aldrig skulle gå att få upp. Under den låg en lapp. ”Har du knutit ordentligt?” stod det. ”Det har jag. Vi kommer till midsommar.”

{child} lät båda sitta. {Pet} gick ut längst på bryggan och la sig där, vänd mot udden, {@curled}.

# @a
{minder}
## if adult
{adult}

# @whose
{friend's} hund {pet}
## if pet.dog
{child's} hund {pet}
## if pet.dog & breed.Poodle
pudeln {pet}, nyklippt
## if pet.cat
{child's} katt {pet}

# @swims
{Pet} tyckte inte om att bli blöt. Men långt före alla mjuka soffor hade hundar hämtat saker ur sjöar, och det satt kvar i {pet.him} någonstans. {child} knöt en smal lina i den tjocka trossen, la linan i munnen på {pet} och pekade på bryggan.

”{Pet}. Hem.”

{Pet} såg på vattnet. {Pet.He} såg på {child}. Sedan hoppade {pet.he}, med benen åt alla håll, och simmade som om {pet.he} aldrig hade gjort annat.

”Och det utan kontrakt!” sa {friend}, och rösten sprack.
## if pet.dog & breed.Poodle
{Pet} hade varit hos frisören för tofsens skull och ogillade vattenpölar. Men långt före alla frisörer var pudlar hundar som hämtade saker ur sjön, och det satt kvar i {pet.him} någonstans under tofsen. {child} knöt en smal lina i den tjocka trossen, la linan i munnen på {pet} och pekade på bryggan.

”{Pet}. Hem.”

{Pet} såg på vattnet. {Pet.He} såg på {child}. Sedan hoppade {pet.he}, med benen åt alla håll, och simmade som om {pet.he} aldrig hade gjort annat.

”Och det utan kontrakt!” sa {friend}, och rösten sprack.
## if pet.cat
{Pet} ogillade vatten, det visste alla. Men framme i fören stack bogsprötet ut, smalt som en gren, och när skeppet gled förbi bryggan skulle spetsen gå alldeles intill. {child} knöt en smal lina i den tjocka trossen, la linan i munnen på {pet} och pekade på bryggan.

”{Pet}. Hem.”

{Pet} såg på vattnet. {Pet.He} såg på {child}. Sedan gick {pet.he} ut på bogsprötet, i full blåst, som katter går på ett staket, satte av och landade på bryggan med alla fyra fötterna och linan i mun.

”Och det utan kontrakt!” sa {friend}, och rösten sprack.

# @shook
{Pet} skakade sig över allihop, kaptenen mest.
## if pet.cat
{Pet} strök sig mot allihop, kaptenen mest.

# @curled
med nosen mellan tassarna
## if pet.dog & breed.Poodle
med tofsen alldeles platt

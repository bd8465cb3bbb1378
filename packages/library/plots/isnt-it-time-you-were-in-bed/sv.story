title: Är det inte läggdags?
title: Frukost klockan åtta
title: Jag har två
guest pet: Otto (han), Bella (hon)
guest elder: Rolf (han), Sture (han)
guest madam: fru Blom (hon), fru Lind (hon)

% {elder} är familjens egen, på besök den veckan, annars en gammal vän till familjen; {pet} är familjens hund eller katt, annars en hund som de passar.
% Frågan ställs av ugglan, av {elder} och till sist till ugglan.

# half-past-seven
”Är det inte läggdags?” sa ugglan.

Klockan var halv åtta på morgonen. {child} stod i köksdörren med ryggsäcken på ryggen och en smörgås i handen.

”Jag har precis gått upp”, sa {child.he}.

”Mitt på ljusa dagen?” sa ugglan. Hon hette {madam}, och hon hade flyttat in i boden i söndags[city: , från andra änden av {city}]. ”Det är ju en skandal.”

{@yawned}

”Den där är väluppfostrad”, sa {madam}.

# wakey-wakey
{child} tyckte att det var roligt, ända till kvällen. {@who} drog för gardinerna klockan åtta och sa: ”Är det inte läggdags?” {child} kröp ner[athlete: , under affischen med {athlete}]. {Pet} dråsade ner på mattan. {child} blundade.

Knack, knack, knack.

”Vakna, vakna!” ropade {madam} genom fönsterspringan. ”Härligt mörkt i kväll! Jag har frukost med mig.”

Hon lade den på fönsterbrädan. Den hade svans.

”Nej tack”, sa {child}. ”Jag måste sova. Vi har rättstavning i morgon.”

”Sova? På natten? Då förstör du ögonen”, sa {madam}, och så satt hon där och hoade till midnatt för att hålla {child} på gott humör.[music:  En del av det var nästan {music}.]

# with-a-q
Så fortsatte det i tre nätter. {child} somnade i gröten[sport: , slumrade till mitt i {sport}] och stavade ”kanske” med q[school:  inför hela {school}].[friend:  {Friend}, {child's} bästa vän, fick väcka {child.him} två gånger.] Allt {child} ville ha var en enda natt i lugn och ro.

”Säg åt henne, du”, bad {child.he} {elder}.

# turned-over
{Elder.short} marscherade ut till boden med {child}, {pet} och en väckarklocka. ”Klockan åtta går man och lägger sig”, sa {elder.he}.

”Klockan åtta äter man frukost”, sa {madam}.

”Jag har gått och lagt mig efter den här klockan i åratal!”

”Då har den gått fel i åratal.”

{Elder.short} vände på klockan och kontrollerade.

”Varför bryr du dig om när jag sover?” frågade {child}.

”Mina egna ungar är utflugna. Så hittar jag dig. Inga fjädrar. Du kan inte ens vrida huvudet bakåt. Någon måste ju ha ett öga på dig. Jag har två.”

”Jag är ingen unge!” sa {child}, högre än {child.he} hade tänkt. ”Lämna mig i fred!”

{Madam} gick tillbaka in i mörkret i boden och vände ansiktet mot väggen.

{Pet} såg på {child}. Sedan gick {pet.he} in, lade sig under ugglans bjälke och ville inte ut, inte ens för ost.

# a-cold-place
Den natten knackade ingen. Det var precis vad {child} hade velat, och det kändes kallt mitt i bröstet. {Child.He} skämdes. {Elder} kom och satte sig på sängkanten.

”Jag var också ohövlig”, sa {elder.he}. ”Jag viftade åt henne med en klocka. Vi går dit i morgon bitti.”

# under-the-apple-tree
Men nästa morgon regnade det på tvären, och {@noise} {Pet.He} stod under äppelträdet. Högt däruppe, alldeles genomblöt, satt {madam}. Två kråkor skrek runt huvudet på henne.

{Elder} pekade. I ena klon höll {madam} ett rutat papper. Det var {child's} lista till rättstavningen, som hade blåst ner från fönsterbrädan.

”Hon har hämtat det åt dig”, sa {elder.short}. ”Ugglefjädrar suger i sig regnet som en svamp. Hon kan inte flyga.”

Kråkorna dök. {Madam} duckade, halkade och blev hängande i en enda klo.

”Åh nej!” ropade {child}. ”{Madam}! Släpp! Jag tar emot!”

”Det är för ljust!” ropade {madam}. ”Jag ser dig inte!”

# listen-then
{child} slet av sig sin gula regnrock. {Elder.short} tog ena sidan och {child} den andra, och så spände de ut den mellan sig.

”Lyssna då!” skrek {child}. {Child.He} satte sin lediga hand som en tratt för munnen och gjorde det som {child.he} hade hört från fönsterbrädan i tre hela nätter. ”Hoo! Hoo-hoo-HOOO!”

{Madam} vred huvudet ett halvt varv. Hon släppte taget och föll ur trädet som en påse tvätt.

Flopp.

”Jag har dig”, sa {child}.

{@left}

# the-warmest-place
I köket var {madam} bara en våt pinne med ögon, och hon kunde inte sluta skaka. {Pet} lade sig på sidan i korgen och lyfte på ena frambenet. Där var {pet.he} som varmast. {child} stoppade in ugglan där.

Det började ånga. Sakta blev {madam} rund igen. {child} strök henne över huvudet med ett finger.

{Elder} tittade på klockan. Den var åtta på morgonen. {Elder.He} drog för gardinerna.

”{Madam}”, sa {child} mjukt. ”Är det inte läggdags?”

”Jo, lilla vän”, sa {madam} och blundade med båda ögonen.

# in-the-middle
Efter det möttes de på mitten. Varje kväll, när det varken var ljust eller mörkt, kom {child} ut på trappan i pyjamas[friend: , och på fredagarna kom {friend} också], och {madam} kom ner från taket på boden och åt sin frukost med ansiktet åt andra hållet. {Elder} bjöd på varm choklad[elder2: , och {elder2} kom med en filt]. {Pet} låg tvärs över allas fötter.

När första stjärnan tändes gick {child} in, och {madam} flög över trädgården utan ett ljud.

# @who
{Elder}, en gammal vän till familjen, bodde hos dem den veckan och hade hand om läggningen, och {elder.he}
## if elder
{Elder} var på besök den veckan[elder2:  med {elder2}] och hade hand om läggningen, och {elder.he}

# @yawned
{Pet}, en hund som de passade den veckan, gäspade och gick tillbaka till sin korg.
## if pet.dog
Hunden {pet} gäspade och gick tillbaka till sin korg.
## if pet.cat
Katten {pet} gäspade och gick tillbaka till sin korg.

# @noise
{pet}, som aldrig brukade skälla, skällde.
## if pet.cat
{pet}, som aldrig gick ut när det var blött, var ute i det och jamade högt.

# @left
Kråkorna kom efter, men då reste sig {pet} på bakbenen och skällde en enda gång, så djupt att det skakade i vattenpölarna. Kråkorna gav sig av.
## if pet.cat
Kråkorna kom efter, men då ställde sig {pet} framför {madam} med varenda hårstrå på ända, dubbelt så stor som förut, och fräste. Kråkorna gav sig av.

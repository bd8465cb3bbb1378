title: Ge dig iväg, ditt hemska kräk
title: Landning bland kålen
title: Det man säger till duvan
guest tubb: Evert (han), Folke (han)

% ”Ge dig iväg, ditt hemska kräk!” är det {tubb} säger till duvan, med armarna rakt upp och ut så långt det går. Utomjordingen säger det likadant, för något annat hej har den aldrig hört.
% Orden är desamma varje gång, till den sista, som viskas.

# among-the-cabbages
Utomjordingen landade en lördagsmorgon mitt i {tubb's} kål[city: , av all kål i {city}], och {child} såg när den kom.

{tubb} hade kolonilotten med den gröna boden, och {child} hjälpte honom på lördagarna[elder: , medan {elder}[elder2:  och {elder2}] grävde i sin egen, nere vid grinden].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hjälpte också till, men kom alltid för sent.] Just då var {tubb} borta och fyllde vattenkannan[music:  och nynnade på {music}]. Så det fanns ingen annan där än {child} när det lilla runda skeppet, inte större än en skottkärra, slog sig ner i kålen med en suck och fällde upp locket.

I hela sitt liv hade {child} önskat sig en utomjording[pet.other:  och inte sagt det till någon utom {Pet}]. Den här gick {child.him} till armbågen och var skär som insidan av en snäcka. Den hade tre armar, och mitt i magen hade den ett runt, gyllene ljus, som en lampa i ett fönster. Den fick syn på {child.him}. Ljuset sken. Den slog ut alla tre armarna, så långt det gick.

”Ge dig iväg!” ropade den. ”Ge dig iväg, ditt hemska kräk!”

# beg-your-pardon
{child} gapade.

”Förlåt?” sa {child.he}.

”Ge dig iväg, ditt hemska kräk!” ropade utomjordingen och kom närmare, med ett underbart leende.

”Jag var här först”, sa {child}. ”Ge dig iväg själv.”

Utomjordingen skälvde av lycka. Ljuset blev ännu starkare.

{child} la armarna i kors. {Child.He} hade väntat på det här i {age} år, och {child.he} hade varit artig[school: , precis som de tjatar om {at school}], och {child.he} tänkte inte bli kallad för kräk av någon som stod i ett kålhuvud. {Child.He} vände sig om och gick.

# which-is-it
Bakom {child.him} tassade det av en väldig massa tår.

”Ge dig iväg?” sa utomjordingen.

”Jag ger mig ju iväg!” sa {child}. ”Sluta följa efter!”

”Ge dig iväg”, bad utomjordingen och sträckte fram alla armar den hade.[pet.dog / pet.cat:  [pet.dog: Hunden|Katten] {Pet} tyckte mycket om den, men det var ingen som frågade {pet.him}.]

”Men hur vill du ha det?” skrek {child}. ”Man kan inte säga ge dig iväg och sedan springa efter! Det är oförskämt! Vad vill du?”

Utomjordingen funderade. Sedan plockade den en maskros och gav den till {child.him}.

”Ditt hemska kräk”, sa den, mycket mjukt.

”Jaha”, sa {child}, och det sved i ögonen. ”Nu räcker det.” {Child.He} släppte maskrosen på gången och gick och satte sig bakom boden.

# a-match-flame
När {child.he} kikade runt hörnet hade utomjordingen tagit upp maskrosen. Den stod och höll i den en stund. Ljuset i magen hade sjunkit ihop och var inte större än lågan på en tändsticka. Sedan vände den och gick tillbaka längs gången, med alla tre armarna hängande, och klättrade ner i sitt skepp i kålen.

Skeppet började brumma.

Skönt, tänkte {child}. Men det kändes inte skönt alls.

# on-his-peas
Just då kom {tubb} runt boden från andra hållet, med vattenkannan. Skeppet såg han inte. Han såg bara det han såg alla dagar i veckan, och det var en tjock grå duva som satt på hans ärter.

”Ge dig iväg!” vrålade {tubb} och slängde armarna upp och ut, så långt det gick. ”Ge dig iväg, ditt hemska kräk!”

Duvan gav sig inte iväg. Det gjorde den aldrig. Den flög upp på taket och kuttrade åt honom, och {tubb} muttrade och kastade åt den en brödkant, precis som alla dagar i veckan.

{child} stod alldeles stilla.

”Åh”, sa {child.he}. ”Åh, ditt stackars kräk! Du har ju lyssnat på {tubb}!”

Den hade sagt hej hela tiden. Och inte en människa hade sagt hej tillbaka.

# ran
Locket gick igen. Skeppet lyfte, först lika högt som kålen, sedan lika högt som bönorna.

{child} sprang. {Child.He} sprang längs gången[athlete:  som om {athlete} var efter {child.him}], sträckte ut båda armarna tills det gjorde ont och skrek allt vad {child.he} orkade:

”GE DIG IVÄG! GE DIG IVÄG, DITT HEMSKA KRÄK!”

# this-minute
Skeppet stannade.

Locket öppnades på glänt, och där var ljuset, inte större än lågan på en tändsticka.

”Ditt hemska, hemska kräk!” skrek {child} och skrattade och grät nästan. ”Ge dig iväg med detsamma!”

Då steg ljuset, gyllene och runt och starkare än förut, så att det sken på vartenda kålhuvud. Ner kom skeppet, och ut kom utomjordingen och sprang rakt in i {child.him} med tre armar på en gång. Den var varm, och den luktade regn.

# a-visitor
”Vad i all världen är det där?” sa {tubb}.

”Vi har fått främmande”, sa {child}. ”Du måste säga det som du säger till duvan.”

{tubb} tittade på utomjordingen. Han ställde ner vattenkannan, och långsamt bredde han ut armarna.

”Ge dig iväg, ditt hemska kräk”, sa han buttert, och så fick han också en kram och blev skär han med.[friend:  Till sist kom {Friend} in genom grinden, fick syn på den och skrek det högre än alla andra.]

# all-the-way
[elder: {Elder}[elder2:  och {elder2}] kom upp med termosen och sa samma sak, och sedan fikade de|Sedan fikade de ur termosen], alla på rad på bänken, med [pet.dog / pet.cat: {pet} i ena änden och duvan i den andra|duvan längst ut], och det blev brödkanter åt alla. När solen höll på att gå ner reste sig utomjordingen. Den måste hem till maten, men på lördag skulle den komma igen[sport:  och {play sport}].

{child} höll om den hårt en stund.

”Ge dig iväg, ditt hemska kräk”, viskade {child.he}.

Och den for upp i den rosa himlen och lyste hela vägen.

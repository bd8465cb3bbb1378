title: Han hade verkat upprörd
title: Med den hela sidan utåt
title: Mor ser sämre
guest elder: Asta (hon), Sixten (han)
guest hedvig: Hedvig (hon), Ottilia (hon)

% {elder} är familjens egen mormor eller farfar; annars Asta, en gammal släkting. {hedvig} är {elder.short}s egen farmor.

# in-a-gold-frame
{hedvig} hängde i guldram ovanför {@table} matbord, i svart klänning och med hopknipen mun, och hon hade varit död i åttio år utan att det märktes.

”Vad skulle {hedvig} ha sagt?” sa {@first} när {child} satt med armbågarna på bordet, och när {child.he} sov länge, [sport: och när {child.he} talade om {sport}, ]och när {child.he} sa typ. {hedvig} var {@s} egen farmor. Hon hade aldrig ljugit, aldrig klagat och aldrig haft sönder något, och beviset stod på byrån: {hedvig’s} soppskål, blå och vit, uråldrig och utan en enda spricka.

# an-elbow
Där stod den tills {child}, {age} år och på lov[city:  från {city}], kom dansande förbi med [music: {music} i ]hörlurarna [!music: på ]medan {@a} var i affären. Det var armbågen som tog den.

Skålen gick i tre bitar. {child} stod först bara och såg på dem, och hjärtat dunkade i fingertopparna[school: , värre än före ett prov {at school}].[pet:  [pet.known / pet.other: {Pet} | [pet.dog: Hunden {pet} | Katten {pet}]] hade sett alltihop och sa ingenting.]

# a-loose-board
Sedan gjorde {child.he} det som händerna ville. {Child.He} samlade ihop bitarna i sin tröja, sprang upp på vinden[athlete:  fortare än {athlete}] och letade efter ett ställe dit ingen någonsin tittade. Under fönstret satt en golvbräda lös. {Child.He} lyfte på den.

Någon annan hade redan gömt något där. Det var en liten svart bok med snöre om, och på första sidan stod det med spretig bläckskrift:

{hedvig}, {age} år. Den som läser detta utan lov är en åsna.

{child} läste.

# the-cockerel
Den 4 maj 1874. I dag har jag slagit sönder Mors soppskål. Det var inte mitt fel utan skålens, ty den stod där jag skulle fram.

Den 5 maj. Har limmat skålen och ställt den hela sidan utåt. Gud ser allt, men Mor ser sämre.

Den 6 maj. Mor har sett det. Jag sade att det var tuppen. ”Inne i salen?” sade Mor. Jag svarade att han hade verkat upprörd.

Den 9 maj. I dag åt vi tuppen. De andra tyckte att han var god. Jag kunde inte äta.

{child} skrattade högt, ensam på vinden[friend: , och önskade att [!friend.known: bästa vännen ]{friend} hade fått höra]. {Child.He} vände på en av skärvorna, och där, längs hela botten, löpte en brun rand av gammalt lim. Den felfria {hedvig} hade legat på knä vid samma bräda, {age} år hon också, och gömt samma hemlighet. Det kändes så bra att ha sällskap att {child} lade skärvorna under golvet, stoppade boken innanför tröjan och bestämde sig för att inte säga någonting alls.

# every-cupboard
När {child.he} kom ner stod {@a} i köket, och alla skåp var öppna.

”Har du sett {hedvig’s} skål?”

”Nej”, sa {child}. Det gick väldigt lätt.

”Nej, hur skulle du kunna det. Jag måste ha ställt undan den.” {@A} tittade i ugnen, och sedan i kylskåpet, och sedan i ugnen igen. ”Och nu minns jag det inte. Det är så det börjar.”

”Vad då?”

”Så började det för min mamma. Hon ställde skorna i frysen, och det skrattade vi åt, hon med. Sedan kom den dagen då hon inte visste vem jag var.”

{@A} sa det som om det handlade om vädret, men höll så hårt i diskbänken att knogarna vitnade.

”Jag ringer doktorn i morgon”, sa {@a}. ”Det är lika bra att få veta.”

# nobody-to-blame
{child} stod där med boken mot magen och mådde illa. Den här gången fanns det ingen tupp, så {@a} hade tagit skulden själv. Om {child} bara teg skulle ingen någonsin få veta vem som hade haft sönder skålen. Och {@a} skulle gå omkring och vara rädd för sitt eget huvud, i kväll och i natt och varje gång nycklarna var borta.

# my-elbow
{child} gick upp på vinden, och {child.he} kom ner igen med tröjan full och lade bitarna på köksbordet, en i taget.

”Det var jag”, sa {child}. Rösten vinglade, men {child.he} tittade på {@a} hela tiden. ”Jag dansade. Sedan gömde jag den, och sedan ljög jag. Du har inte glömt något, {@a}. Det är inget fel på ditt huvud. Det är fel på min armbåge.”

{@A} satte sig på en stol.

”Säg det där en gång till”, sa {@a}.

”Det var jag som …”

”Nej. Det om mitt huvud.”

”Det är inget fel på ditt huvud.”

{@A} andades ut, så länge att tidningen på bordet fladdrade. {Elder.He} drog {child} intill sig och var inte ett dugg arg, och det var nästan värre.

# little-rogue
”Men {hedvig}”, sa {@a} till sist in i {child’s} hår. ”Vad skulle hon ha …”

”Det kan jag visa dig”, sa {child} och tog fram boken.

{Child.He} läste högt. När {child} kom till att Mor såg sämre började {@a} skaka, och vid tuppen som hade verkat upprörd fick {@a} torka sig om ögonen.

”Den lilla skurken”, sa {@a} och fingrade på skålens ena handtag. ”Det här, förresten, är Karlssons klister. Det gjorde jag när jag var nio. Jag skyllde på draget från fönstret.”

”Vad sa din pappa?”

”Han bytte fönstret.”

# good-side-out
De limmade hela kvällen.[elder2:  {Elder2} kom förbi och höll ihop bitarna medan de torkade. {Elder2} frågade ingenting alls.] När de var klara ställde de skålen på byrån med den hela sidan utåt, fast de fick leta en stund efter den. Sedan skrev {child} i boken, under tuppen, vad {child.he} hade gjort och vilken dag, och {@a} lånade pennan och skrev dit fönstret.

# under-the-portrait
Efteråt åt de smörgåsar under porträttet.[pet.dog / pet.cat:  {Pet} fick en ostkant för att {pet.he} hade hållit tyst.][pet.other:  {Pet} hade hållit tyst hela dagen och fick också mat.] {child} tittade upp. {Child.He} hade alltid trott att {hedvig} knep ihop munnen för att hon var sträng, men det kunde lika gärna vara för att inte skratta.

”Vad skulle {hedvig} ha sagt?” frågade {child}.

{@A} funderade, med båda armbågarna på bordet.

”Att det var tuppen”, sa {@a}.

# @table
{elder’s}

# @first
{elder}, som var släkt på något vis,
## if elder
{elder.short},

# @a
{elder}
## if elder
{elder.short}

# @s
{elder’s}
## if elder
{elder.short’s}

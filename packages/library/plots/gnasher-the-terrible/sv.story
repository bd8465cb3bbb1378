title: Huggtand den förskräcklige
title: Lågvatten
title: Något stort
guest friend: Edvin (han), Nadja (hon)
guest minder: Gun-Britt (hon), Bengt-Åke (han)

# all-about-sharks
{child} visste allt om hajar. {Child.He} visste att de fanns redan före dinosaurierna. {Child.He} visste att de kunde tappa en tand till frukost utan att märka det. Det enda {child.he} inte visste var hur det kändes att träffa en.[city:  Det hade ingen {in city} kunnat tala om.][school:  {Child.He} hade frågat {at school} också.]

”Här finns det inga”, sa {friend}[!friend.known: , {child's} bästa vän,] när de kom ner på stranden. ”Det är för kallt. Jag såg en gubbe bada alldeles nyss, och han pep.”

”Det kan man inte veta”, sa {child}. Så sa {child.he} alltid.

Det hade blåst från land i tre dagar, och det var vårens allra lägsta vatten. Havet låg så långt ut att det såg ut att tillhöra någon annan.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] sprang efter det och kom tillbaka utan.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] råkade ha vägarna åt samma håll.][elder:  {Elder}, som hade tänkt vada, föreslog bussen.]

# a-purse
Det var {friend} som hittade den: en liten brun påse, inte längre än {friend.his} finger, med en krullig tråd i varje hörn. Den såg ut som en ravioli som hade blivit kvarglömd i regnet.

{child} slutade andas.

”Det där”, sa {child.he}, ”är en sjöjungfrubörs. Ett hajägg!”

[elder: ”Jag har plockat upp dussintals, och det är aldrig någon hemma”, sa {elder.short}. | ”De brukar tyvärr vara tomma när de har flutit i land”, sa [adult: {adult} | {minder}, som tog hand om {child} den veckan].] Men {@ahe} tog fram sin ficklampa ändå och höll den bakom påsen, så att den lyste som ett litet orange fönster.

# a-wriggle
Något där inne sprattlade.

Ingen sa något. [elder2: {Elder2} böjde sig ner för att se. ]Det var smalt som ett skosnöre, med en prick till öga, och det viftade med stjärten fram och tillbaka.[pet.dog:  {Pet} viftade till svar.][pet.cat:  {Pet's} svanstipp gjorde likadant.]

”En haj”, viskade {child}. ”En riktig. Han ska heta Huggtand den förskräcklige.”

# in-the-bucket
De fyllde hinken med havsvatten och lade ner Huggtand i den. {child} bar honom med båda armarna.

”Han får bo i badkaret”, sa {child}. ”Jag kan tvätta mig i handfatet[music:  och spela {music} för honom]. När han blir större får han plaskdammen[sport:  och kan titta när jag ska {play sport}], och när han är enorm …”

”Det är nog en rödhaj”, sa {@a}. ”De blir ungefär som en innebandyklubba.”

”När han är lång som en innebandyklubba”, sa {child}, ”blir alla vettskrämda.[athlete:  Till och med {athlete}.][pet.cat:  Men {pet} får inte gå in i badrummet.][pet.other:  Fast inte {pet}. De ska få hälsa på varandra först.]”

# not-yours
{Friend} hade blivit tyst. ”Men han är inte din”, sa {friend.he}.

”Jag vet att han inte är min. Han är vår. Du får ha honom på onsdagar.”

”Jag menar att han är havets.”

”Så säger du bara för att du är rädd för hajar”, sa {child}. Det blev mycket högre än {child.he} hade tänkt. {Friend} gick i väg och satte sig på en sten med ryggen åt dem.[pet.cat:  {Pet} gick efter och satte sig likadant.]

# the-tail-stopped
{child} satte sig på huk vid hinken. {Child.He} fick låna ficklampan och lyste upp det lilla fönstret igen, och där var stjärten, vift, vift.[pet.dog:  {Pet} lade sig platt, som {pet.he} gjorde för valpar.] {child} lutade sig närmare för att få se tänderna, och {child.his} skugga gled rakt över hinken.

Stjärten stannade.

{child} väntade. Hajen var stilla som en teckning. ”{@A}!” ropade {child}. ”Han har gått sönder!”

{@A} kom och föll på knä bredvid och tog {child} om axlarna och flyttade {child.him} försiktigt bakåt, ur ljuset. De räknade tillsammans[elder2: , {elder2} också]. Vid tjugo ryckte det i stjärten. Vid trettio viftade den igen.

{child} lutade sig fram. Stjärten stannade.

# something-big
”Aha”, sa {@a}. ”Det har jag läst om. När något stort kommer i närheten håller de sig alldeles stilla och hoppas att det ska gå sin väg. Något annat kan de inte göra där inne.”

”Men vad är det som är stort?” sa {child} och såg sig om. Det fanns inte ens en krabba[pet.dog: , och {pet} låg platt som en matta][pet.cat: , och {pet} satt borta på stenen].

Då fick {child.he} syn på sitt eget ansikte i vattnet, med himlen bakom, jättestort.

”Det är jag”, sa {child.he}. ”Han är rädd för mig.”

I hela sitt liv hade {child.he} undrat hur det kändes att träffa en haj. {Child.He} hade inte en enda gång undrat hur det kändes för hajen.

# you-were-right
{child} reste sig och gick bort till stenen.

”Du hade rätt”, sa {child.he} till {friend's} rygg. ”Och du är inte rädd. Jag sa det bara för att jag ville ha honom så mycket. Vill du hjälpa mig att bära tillbaka honom? Det var du som hittade honom. Du borde få välja var.”

{Friend} vände sig om[pet.cat: , och {pet} också]. ”Någonstans med gardiner”, sa {friend.he}.

# curtains
De gick ut över den räfflade sanden, med {@a} mellan sig[pet.dog:  och {pet} främst], till den sista klippskrevan före havet. Där hängde den bruna tången ner i vattnet som tjocka, långsamma gardiner. {@A} höll hinken stadigt. {Friend} drog isär tången. Och {child} kavlade upp ärmarna och lindade de krulliga trådarna runt en stark stjälk, en, två, tre, fyra, så som en hajmamma gör.

Sedan backade de allihop[pet.dog:  och lade sig platt som {pet}][pet.cat: , med {pet} i {friend's} famn], så att det inte låg någon skugga på vattnet.

”Hur länge dröjer det tills han kläcks?” frågade {friend}.

”Han är ganska stor redan”, sa {@a}. ”Till sommarlovet, kanske.”

”Då kommer vi på hans födelsedag”, sa {child}. ”Vi ska inte gå nära. Vi sjunger bara där bortifrån.”

De gick tillbaka upp på stranden. Bakom dem hade vinden vänt[elder: , så att {elder.short} äntligen fick vada], och de hörde havet komma in för att hämta honom.

# the-stairs
Den kvällen låg {child} i sängen i mörkret och tänkte på tången som vajade och stjärten som gick fram och tillbaka.[pet.other:  {Child.He} hade berättat alltihop för {pet}.][pet.dog:  {Pet} låg på mattan med sand i öronen.][pet.cat:  {Pet} låg på {child.his} fötter.] Då knarrade det i trappan. Något stort var på väg. {child} låg alldeles stilla och blinkade inte ens.[pet.dog / pet.cat:  Svansen på {pet} stannade.]

Dörren öppnades, och ljuset föll in, och det var bara {@a}.[pet.dog / pet.cat:  Vift, gick det i svansen på {pet}.]

Då sprattlade {child}.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ahe
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

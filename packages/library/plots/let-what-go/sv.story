title: Tanden som gjorde som den blev tillsagd
title: Nämn inte kaninen
title: Honk!
guest friend: Knut (han), Märta (hon)
guest elder: tant Gun (hon), farbror Åke (han)

% Tanden är pytteliten och mycket artig. HONK så högt som huset tål; STOPP som någon som stoppar lastbilar.

# hanging-on
{child's} lösa tand kunde höra.

Det upptäckte {child} {@where}, i soffan, med bästa vännen {friend} bredvid sig och kolaäpplen att vänta. Tanden gick in och ut som en kattlucka, och {child} ville bli av med den före kolan.[adult:  {Adult} hade sagt att den kom när den var färdig.][elder2:  {Elder2} hade sagt i telefon att man skulle låta den vara.][pet.dog:  Hunden {Pet} låg på mattan och höll ett öga på äpplena.][pet.cat:  Till och med katten {Pet} därhemma hade börjat titta.][pet.other:  Till och med {Pet} därhemma hade börjat titta.]

”Kom igen nu, tanden”, sa {child.he}. ”Håll i dig bara tills jag har hämtat ett papper.”

”Håller i mig”, sa en pytteliten röst bakom läppen.

Och det gjorde den. Den slutade vicka. Den satt.

# honk
”Den pratade!” sa {child}. Så skrattade {child.he}, och med den tanden i vägen lät det som det hade låtit i hela veckan. HONK, sa det.

{Friend} höll för öronen. ”Det där är inget skratt, det är en gås i en hink”, sa {friend.he}. ”De fick avbryta samlingen [school: {at school} ]för det där skrattet.”

”Jag rår inte för det”, sa {child} och knep ihop munnen. {Child.He} hade försökt låta bli att skratta sedan i tisdags.

# let-go
{Friend} tog fram en anteckningsbok. {Friend.He} ville göra saker i ordning. ”Tanden gör som den blir tillsagd”, skrev {friend.he}. ”Alltså säger vi till den. Tanden, släpp.”

”Släppa vad då?” sa tanden.

”Men gå, då!” sa {child}, som ville göra dem genast.

”Går”, sa tanden. Den gick tre platser åt vänster.

”Du skyndade på den”, sa {friend}. ”Tanden, var god och ta ett steg fram.”

”Ett steg fram”, sa tanden, och ställde sig framför de andra tänderna som en pojke som ska sjunga.

”Du ser ut som en kanin”, sa {friend}.

”Inte så långt!” sa {child}. ”Tanden, tillbaka in i ledet!”

# string
”På min tid”, sa {elder.short} från köket, ”tog vi ett snöre och en dörr.”

{@coat}

”Inget snöre!” sa {child}.

”Ingen dörr!” sa tanden.

”Vi måste tänka”, sa {friend}. ”Tanden, vad skulle få dig att komma ut?”

”Ut vart?” sa tanden.

”Sitt där för evigt, då”, sa {child}. ”Det struntar väl jag i!”

”För evigt”, sa tanden. ”Ska bli.” Och den tog spjärn.

# for-ever
{child} tryckte på den. Den rörde sig inte. {Child.He} tryckte med tungan och med tummen[sport:  som om det gällde {sport}]. Den satt som en stolpe.

Det drog ihop sig i magen. {child} var orolig ända ner i strumporna.

”Det är för evigt”, sa {child.he}. ”Jag blir hundra år och har en mjölktand.”

{Friend} lade ner anteckningsboken. {Friend.He} drog filten över knäna på dem båda.

”Jag skulle ändå sitta bredvid dig”, sa {friend.he}. ”Jag skulle också vara hundra. Jag skulle skriva upp det. {child}, hundra år. Tand, sitter kvar.”

Det var lite roligt. {child} kände hur det började, långt ner. {Child.He} knep ihop munnen.

# goose
”Du får skratta”, sa {friend}.

”Du säger att jag är en gås.”

{Friend} tänkte ordentligt, med pennan mot hakan. ”Det är så här”, sa {friend.he}. ”När du honkar skakar hela ansiktet. Lampan skakar. Och då säger du ingenting. Tanden kan inte göra som den blir tillsagd om ingen säger något.”

{child} stirrade på {friend.him}. ”Få mig att honka, då”, sa {child.he}.

# rabbit
”Jag är inte rolig”, sa {friend}. ”Jag är ordentlig. Jag läser vad jag har skrivit. Tanden gick åt vänster. Tanden tog ett steg fram. {child} ser ut som en kanin. Nämn inte kaninen.”

Det ryckte i axlarna på {child}.

”Nämnde kaninen”, läste {friend}.

”HONK!” sa {child}.

Lampan skallrade. Skedarna klingade.[music:  Det hördes mer än {music}.][city:  Det måste ha hörts i hela {city}.] {child} honkade så att tårarna rann, och tanden sa: ”Jag må säga! J-j-jag må säga!” och flög ut ur munnen, över filten, över mattan och ut i hallen.

# stop
Den sprang mot glipan under ytterdörren, på sina två rötter[athlete: , lika fort som {athlete}]. {Elder.short} hann före. Ut ur köket klev {elder.he} i den gula jackan, med ena armen rakt ut och ett kolaäpple högt i luften.

”STOPP”, sa {elder.short}.

{@voice} Tanden tvärstannade med ena roten i vädret.[pet.dog:  {Pet} stannade också, fast {pet.he} inte var på väg någonstans.]

”Titta nu åt båda håll”, sa {elder.he}, ”och gå till {child}.”

# resting
Den tittade åt båda håll. Den gick över mattan och klättrade upp i {child's} hand.

”Ett bra skratt, det där”, sa den. ”Jag höll bara i mig för att du bad om det.”

”Jag vet”, sa {child}. ”Du var jätteduktig. Nu får du vila.”

”Vilar”, sa tanden och lade sig tillrätta.

{Friend} skrev en stund[adult: , och sedan en gång till, åt {adult}]. ”Gjort i fel ordning”, sa {friend.he}, ”men gjort.”

”I din ordning hade det tagit till jul”, sa {child} och stack tungan i gluggen.

# matchbox
{Elder.short} hämtade en tändsticksask, lite bomull och en snörstump, för snöret var redan framme och måste användas. {Elder.He} knöt en rosett på asken.[pet.cat:  {Pet} skulle få titta på den i morgon.][pet.other:  {Pet} skulle få titta på den i morgon.] Sedan satte sig alla i soffan med sina kolaäpplen, och {child} tuggade på andra sidan. På soffans armstöd låg tändsticksasken och snarkade, mycket tyst, som en snuvig mygga.

# @where
hos {elder} i huset bredvid
## if elder
hos {elder}

# @coat
{Elder.short} hade stoppat trafiken utanför skolan i trettio år. {Elder.He} gick fortfarande i den gula jackan inomhus, när det drog, och trodde på snöre och dörr mot det mesta.
## if elder
{Elder.short} hade hittat en knallgul jacka på loppis, en sådan som stoppar trafiken utanför skolor. {Elder.He} gick i den inomhus, för det drog, och trodde på snöre och dörr mot det mesta.

# @voice
Lastbilar hade stannat för den rösten.
## if elder
En lastbil hade stannat för den rösten.

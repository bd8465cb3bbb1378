title: Kallar du det där en grop?
title: Det är soppa under
title: Med en spade känner man mer
guest friend: Saga (hon), Melker (han)
guest lorna: Anneli (hon), Carina (hon)

% {friend} är ikryssad eller påhittad, har grävt med {child} och sköter loggboken. Grävmaskinen är ”den”. Gropen ligger just på den här sidan av tistlarna; bortom dem är det soppa.

# it-was-rude
Klockan åtta på lördagsmorgonen körde grävmaskinen in genom grinden till Björkvallen[city:  i {city}]. Den var gul, den vägde sju ton, och den stannade vid {child's} grop. Föraren lutade sig ut ur hytten och tittade ner.

”Kallar du det där en grop?” sa hon.

{child}, som var {age} år och stod i den, hade aldrig kallat den något annat. I två års tid hade {child.he} och {friend}[friend & !friend.known: , {child.his} bästa vän,] grävt på den, med [elder: {elder's} spade | en enda spade] och [elder2: {elder2's} hink | en hink].[pet.dog:  {Pet}[!pet.known: , {child's} hund,] grävde baklänges.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] sov på stenen.][pet.other:  {Pet} hade fått åka ner till botten i hinken.][sport:  De hade lika gärna kunnat {play sport}.] Och varenda dag i två års tid[school: , allra mest {at school},] hade {child} önskat sig en grävmaskin. Nu hade det kommit en, som skulle gräva byns nya damm, och så var den oförskämd.

# a-bite-of-sandwich
”Den är sextiotvå centimeter”, sa {friend}, som skötte loggboken.

”Den tog två år”, sa {child}.[elder: 

”Och min spade”, sa {elder}.]

”En sådan gör jag innan jag har svalt den här tuggan”, sa föraren, som hade en smörgås i handen och hette {lorna} Grip. Hon skickade dem bakom ett rep. Sedan sträckte den stora armen på sig, och skopan kröktes som en hand på väg ner i en karamellburk, och när den kom upp hade den mer i sig än {child} hade grävt i hela sitt liv.

{lorna} svalde. ”Det där”, sa hon, ”är en grop.”

”Den är så fin”, sa {child}.

”Den skryter”, sa {friend}.

”Den gör båda delarna.”

# past-the-thistles
Hela förmiddagen stod de med hakan på repet och tittade[athlete: , som om det hade varit {athlete} där inne].[pet.dog:  {Pet} tittade på smörgåsarna.] Men när grävmaskinen hade ätit sig ända bort till tistlarna, och {lorna} tog kaffepaus, ropade {child} till henne.

”Kör inte förbi tistlarna. Det är soppa under där.”

”Är det?” sa {lorna}. ”Det står lera på ritningen. Och det ser ut som gräs.”

”Det har bara gräs på sig. Vi började där. Den åt upp två av [elder: {elder.short's} | mina] stövlar.[pet.cat:  {Pet} går aldrig dit.]”

”Jag har grävt i trettio år, lilla vän.”

”Jag har grävt här i två.”

”Med spade.”

”Man känner mer med en spade”, sa {child}.

{lorna} skrattade så att kaffet skvimpade ut. Sedan klättrade hon upp och körde förbi tistlarna.

# soup
Först hände ingenting. Sedan dallrade hela gräset, som skinnet på en kräm, och grävmaskinen började sjunka på ena sidan. Larvfötterna snurrade, och ju mer de snurrade, desto djupare gick den, tills den låg där på sned som ett skepp. {lorna} stängde av. Hon klev ner, tog ett steg mot land, och kom därifrån med bara strumpan på ena foten.

”Nu är det tre”, sa {friend} och skrev upp det.

Glupp, sa leran. Grävmaskinen sjönk lite till.

# hard-at-ours
”Jag får ingen kran hit före tisdag”, sa {lorna}. Hon var grå i ansiktet. ”Då står soppan upp till rutorna. Och det är den enda maskin jag har.”

”Kan den inte dra upp sig själv?” sa [elder: {elder} | {child}]. ”Med armen?”

”Jo, om den hade något hårt att haka fast skopan i. Då kunde den häva sig upp[!elder: , som du när du ska upp ur en bassäng]. Men det är ju soppa överallt.”

{child} ville inte titta, för {child.he} visste vad {child.he} skulle få se. Strax på den här sidan av tistlarna, precis så långt bort som en grävmaskin når, låg gropen.[pet.cat:  {Pet} låg i den.]

”I vår grop är det hårt”, sa {child.he}. ”Det är bara sten i botten. [pet.dog: Inte ens {pet} kommer igenom. ]Det är därför den inte är mer än sextiotvå.[pet.dog / pet & elder: |  I somras hann vi fyra centimeter.[!pet.cat:  På hela sommaren.]]”

# two-years
”{child}”, sa {friend}, ”då blir det ingenting kvar av gropen.”

”Jag vet.”

”Det är två år.”

”Det vet jag väl”, sa {child}. {Child.He} såg den stora gula armbågen sticka upp ur leran. ”Men det är en grävmaskin, {friend}.”

# the-ledge
[elder: {Elder} räckte fram spaden, och {child} | {child} hämtade spaden och] gick ner i sin grop för sista gången.[pet.cat:  Först räckte {child.he} upp {pet} till {friend}.] Längst ner, på sidan närmast grävmaskinen, där leran slutade och stenen tog vid, högg {child.he} ut en kant som skopans tänder kunde bita i. {Child.He} visste precis var {child.he} skulle trycka, för {child.he} hade känt på vartenda ställe förut.[pet.dog:  {Pet} sparkade undan leran.] Sedan klättrade [pet.dog: de | {child.he}] upp och ställde sig bakom repet, [pet.dog & elder: långt | långt, långt] bak.

[elder: {Elder} lade ut en planka, och på den kröp {lorna} ut till hytten. | {lorna} kröp på en planka ut till hytten.] Motorn startade. Armen kom.

”Vänster!” skrek {child} och visade med hela kroppen. ”Mer! Där!”

Tänderna gick ner i gropen. De bet. Armen drog, och det knakade i leran, och {child} lutade sig bakåt med knutna nävar, som om {child.he} drog {child.he} också.

Det höll.

Och upp ur soppan, med ett ljud som av världens största stövel, kom sju ton grävmaskin.

# no-hole
När motorn var avstängd gick de dit och tittade. Det fanns ingen grop. Det fanns bara ett långt, naket sår i marken, med märken efter tänder.

”Vad ska jag skriva i loggboken?” sa {friend}.

”Kallar du det där en grop”, sa {child}, och halvvägs blev det fel på rösten.

{lorna} stod bredvid dem, i en stövel och en strumpa. Hon tog av sig hjälmen.

”Jag grävde gropen till ett sjukhus en gång”, sa hon. ”Ett helt sjukhus. Den drog aldrig upp mig ur någonting.” Hon såg länge på stället där kanten hade varit. ”Ja”, sa hon. ”Det där kallar jag en grop.”

# first-water
Samma eftermiddag flyttade hon snörena som visade var dammen skulle ligga, så att den började precis där. När allt var färdiggrävt fick de sitta uppe i hytten[music:  med {music} på radion] och äta upp smörgåsarna.[pet.dog:  {Pet} fick den första.] Solen höll på att gå ner.[pet.cat:  {Pet} lämnade sin sten.] På dammens botten sipprade det fram vatten, det allra första, brunt och sakta. Och innan det rann någon annanstans fyllde det stället där {child} och {friend} hade börjat.

title: Är du under fem år?
title: {Elder} i bebisgungan
title: Min tur

% En regel: i det stora skrattet är magen full av luft, i det tysta är luften slut. Flickan, hennes pappa och mannen från kommunen har inga namn.

# too-big
”Jag är för stor för att gunga”, sa {child}.

{Child.He} var på väg till lekplatsen[city:  i {city}] med {elder}. {Child.He} var också för stor för att hålla någon i handen över gatan, och för att bli stoppad om på kvällen.[friend:  Det var {friend}[!friend.known: , {child.his} bästa vän,] också, så det var bestämt.][sport:  ”De som brukar {play sport} gungar inte”, sa {child.he}.]

”Dumheter”, sa {elder.short}. ”Ingen är för stor för att gunga.”

Vid sandlådan hängde en bebisgunga. Den såg ut som en hink med två hål för benen.

”I den satt du när du var två”, sa {elder.short}. ”Jag slår vad om att jag får plats i den själv.”

Och så stoppade {elder.he} ner benen i hålen, ett i taget, och satte sig. Plopp.

”Där ser du”, sa {elder.short}. ”Gott om plats.”

Sedan skulle {elder.he} upp igen.

”Hoppsan”, sa {elder.short}.

# plop
{Elder} hade två skratt. Först kom alltid det stora. HA, lät det[pet: , så att {@hid}], och {elder.he} drog in så mycket luft att magen blev rund som en badboll. Men ibland, när det var som roligast, kom det tysta efteråt. Då var luften slut. Ingenting hördes, men tårarna rann, och {elder.he} blev plattare och plattare, som en luftmadrass när man har dragit ur proppen.[elder2:  Det brukade hända när {elder2} försökte vara allvarlig.]

Nu kom det stora. HA! Magen blev rund som en badboll, och gungan knakade.

”Skratta inte!” sa {child}. ”Du fastnar ju ännu mer!”

# my-turn
En liten flicka i röd mössa drog {child} i ärmen. Hon var där med sin pappa.

”Min tur”, sa hon.

”Strax”, sa {child} och drog i fötterna på {elder}. Men det var ju en gunga. Den följde med, och när {child} släppte for {elder.short} bakåt, och framåt, och bakåt igen.

”Mera fart!” ropade {elder.short}. HA! Knak.

”Tänk på något tråkigt”, sa {child}. ”Tänk på potatis.”

”Potatis!” sa {elder.short}. HA! Knak.

[school: ”Tänk på måndagar {at school}.”

”Måndagar!” HA! Knak.

]
[music: De sjöng lite på {@song}. HA! Knak. ][athlete: ”Inte ens {athlete} skulle komma ur den här”, sa {elder.short} stolt. ]När man sitter fast i en bebisgunga är till och med potatis roligt.

# the-keeper
Då kom det en man från kommunen, i orange väst, för att se efter att gungorna höll. Han lade händerna på ryggen, såg väldigt allvarlig ut och gick ett varv runt gungan.

”Den här gungan”, sa han, ”är för barn under fem år.”

”Jag vet”, sa {elder}.

”Är du under fem år?”

HA! Knak, knak, knak.

# no-swing
Men mannen från kommunen skojade inte.

”Då får jag ringa brandkåren”, sa han. ”De får klippa sönder gungan.”

”Klippa sönder?” sa den lilla flickan, och hennes haka började darra.

Då slutade {elder} skratta. {Elder.He} hängde där med fötterna i luften, och det började bli kallt.

”Jag ville bara visa att jag inte var för stor”, sa {elder.he} tyst. ”Och så var jag det. Så dum jag är.”

{child} hade aldrig sett {elder.him} skämmas förut. {Child.He} fick en klump i halsen. Så tog {child.he} {elder.short} i handen, stor eller inte, och höll hårt.

# to-the-end
Mannen från kommunen tog tag under ena armen och flickans pappa under den andra, och så lyfte de. Men {elder} satt fast ändå. Det fattades bara en liten, liten bit.

{child} tänkte och tänkte. {Elder.short} måste bli plattare. Och då kom {child} på det. Det tysta skrattet!

”Du måste skratta!” sa {child}. ”Ända till det tysta!”

”Förlåt”, sa {elder.short}. ”Jag är för ledsen för att skratta.”

# i-was
Då lade {child} händerna på ryggen och såg så allvarlig ut som det bara gick. {Child.He} gick ett varv runt gungan, precis som mannen från kommunen, och stannade framför en duva.

”Är du under fem år?” sa {child.he}.

Det ville duvan inte svara på. Men det ryckte lite i {elder’s} mungipor.

Sedan stannade {child} framför den lilla flickan.

”Är du under fem år?”

”Tre”, sa hon.

”Utmärkt”, sa {child}. ”Fortsätt med det.”

Nu hoppade det i {elder’s} axlar. Och {child} stannade framför mannen från kommunen själv och tittade upp.

”Är du under fem år?”

Mannen tittade ner på {child.him}. Han tänkte efter länge.

”Det har jag varit”, sa han.

# pop
HA! Där kom det stora skrattet, så att alla duvor i parken flög sin väg.[pet:  Det måste ha hörts ända hem till {pet}.] Flickans pappa skrattade också. Och till slut skrattade mannen från kommunen. Han var så ovan att det gnisslade.

{Elder} skrattade och skrattade, tills luften tog slut. Nu kom det tysta. Tårarna rann, och {elder.he} blev plattare och plattare.

”Nu”, sa {child} och höll fast gungan med båda armarna. Och de andra lyfte.

Plopp.

Där stod {elder.short} på marken.

”Min tur”, sa den lilla flickan.

Och det var det. {Elder} gav fart. Mannen från kommunen tog fram en liten bok och skrev: Gungan håller.

De gick hem sakta, för {elder.short} var fortfarande lite platt. Vid gatan sträckte {child} fram handen, och {elder.short} tog den, och ingen av dem sa något om det.[friend:  ”Måste vi berätta det här för {friend}?” sa {elder.short} på andra sidan. ”Ja”, sa {child}.]

# tucked-in
På kvällen, när {child} låg i sängen, kom {elder} in för att säga god natt[elder2: , medan {elder2} satt kvar i köket och torkade skrattårar]. {Elder.He} lade händerna på ryggen och såg väldigt allvarlig ut. {Elder.He} gick runt sängen, ända fram till väggen, och tillbaka igen.

”Stoppa om”, sa {elder.short}, ”det gör man bara med barn under fem år. Är du under fem år?”

{child} tänkte efter länge.

”Det har jag varit”, sa {child.he}.

Så {elder.short} stoppade om {child.him}, på båda sidor och hela vägen runt fötterna.

# @hid
{pet} gömde sig
## if pet.dog
[!pet.known: hunden ]{pet} kröp under soffan
## if pet.cat
[!pet.known: katten ]{pet} hoppade upp på ett skåp

# @song
{music}

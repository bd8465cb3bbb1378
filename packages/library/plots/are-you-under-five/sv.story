title: Är du under fem år?
title: {Elder} i bebisgungan
title: Min tur

% En regel: av skratt blir man större, men allra sist i skrattet är luften slut. Flickan, hennes pappa och parkvakten har inga namn.

# too-big
”Jag är för stor för att gunga”, sa {child}.

{Child.He} var också för stor för lilla rutschkanan, och för att bli omstoppad, och för att hålla handen över gatan.[friend:  {Friend}, {child.his} bästa vän, var för stor för precis samma saker, så det var bestämt.] {child} hade talat om det för {elder} hela vägen till parken[city:  i {city}].[sport:  De som brukar {play sport} gungar inte.]

”Dumheter”, sa {elder.short}. ”Ingen är för stor för att gunga. I den där satt du när du var två, och jag gav fart.” Det var en sådan för bebisar, som en hink med två hål för benen. ”Jag slår vad om att jag får plats i den själv.”

Och innan {child} hann säga något klokt hade {elder.he} stuckit ena benet i det ena hålet och andra benet i det andra och satt sig.

Plopp.

”Så där ja!” sa {elder.short}. ”Gott om plats.”

Sedan skulle {elder.he} upp.

”Hoppsan”, sa {elder.short}.

# plop
{Elder} hade tre skratt. Det första satt bara i axlarna. Det andra var så högt att det skrämde duvor[pet.dog: , och hunden {pet}][pet.cat: , och katten {pet}][pet.other: , och {pet}]. Och det tredje, som kom ungefär två gånger om året[elder2: , när {elder2} försökte vara allvarlig], hördes inte alls. {Elder.He} bara tog slut, som en luftmadrass när man har dragit ur proppen, plattare och plattare, medan tårarna rann.

Nu kom det andra. HA, sa {elder.short}, och duvorna gav sig av.

Men för att skratta så måste man fylla sig med luft, ända ner i botten. För varje HA blev {elder.short} lite större, och då knarrade gungan.

”Skratta inte!” sa {child}. ”Du växer ju!”

# my-turn
En mycket liten flicka i röd mössa drog {child} i ärmen. Hon hade sin pappa med sig.

”Min tur”, sa hon.

”Strax”, sa {child} och drog i fötterna på {elder}. Men en gunga är en gunga. Den följde snällt med, och när {child} släppte for {elder.short} i väg baklänges med skor och allt.

”Högre!” ropade {elder.short}.

”Min tur”, sa den lilla flickan.

”Tänk på något tråkigt”, sa {child}. ”Tänk på potatis.”

”Potatis!” sa {elder.short}. HA! Knarr.

[school: ”Tänk på måndagar {at school}.”

”Måndagar!” HA! Knarr.

]
[music: De försökte med lite {@song}. HA! Knarr. ][athlete: ”Inte ens {athlete} skulle komma ur den här”, flämtade {elder.short}, ganska stolt. ]När man sitter fast i en bebisgunga är ingenting i hela världen tråkigt.

# the-keeper
Då kom parkvakten, med långt ansikte och en stor nyckelknippa. Han lade händerna på ryggen och gick hela vägen runt gungan.

”Den här gungan”, sa han, ”är för barn under fem år.”

”Jag vet”, sa {elder}.

”Är du under fem år?”

HA, sa {elder.short}. Knarr, knarr, knarr.

# no-swing
Men parkvakten skämtade aldrig.

”Jag får ringa brandkåren”, sa han. ”De har en stor sax. Men sedan finns det ju ingen gunga.”

”Ingen gunga?” sa den lilla flickan, och hennes haka började darra.

Då slutade {elder} skratta.

{Elder.He} hängde där med fötterna i luften, och det började bli kyligt.

”Jag ville bara visa att jag inte var för stor”, sa {elder.he} tyst. ”Och det är jag. Så dum man kan vara.”

{child} hade aldrig sett {elder.him} skämmas förut. Det blev alldeles tjockt i halsen. {Child.He} tog {elder.short's} hand, stor eller inte, och höll hårt i den.

# to-the-end
Parkvakten tog ena armen och pappan den andra, och så lyfte de. {Elder} skrattade inte det minsta nu, och ändå var {elder.he} för stor. Det var ungefär en kaka för mycket.

Hur blir man smalare än så? {child} funderade. Och då kom {child.he} att tänka på det tredje skrattet, det som tog slut, tills det inte fanns någon luft kvar.

”Du måste skratta!” sa {child}. ”Ända till slutet!”

”Förlåt”, sa {elder.short}. ”Jag har ingen lust längre.”

# i-was
Då lade {child} händerna på ryggen och gjorde ansiktet så långt som det gick. {Child.He} gick hela vägen runt gungan och stannade framför en duva.

”Är du under fem år?”

Det ville duvan helst inte svara på.

{Elder's} axlar började skaka. Det var det första skrattet.

{child} frågade den lilla flickan.

”Tre”, sa hon.

”Utmärkt”, sa {child}. ”Fortsätt med det.” Och sedan stannade {child.he} framför parkvakten själv och tittade upp, ända upp förbi alla nycklarna.

”Är du under fem år?”

Parkvakten tittade ner på {child.him}. Han tänkte efter länge.

”Det har jag varit”, sa han.

# pop
HA, sa {elder}. Det var det andra skrattet, och det skrämde varenda duva i parken[pet: , och säkert {pet} där hemma]. HA, sa pappan. Det lät som en rostig grind, och det var parkvakten.

{Elder.short} skrattade och skrattade, och sedan skrattade {elder.he} fortfarande, men det hördes inte. Det var det tredje. {Elder.He} blev plattare och plattare, medan tårarna rann.

”Nu”, sa {child} och höll fast gungan med båda armarna, och de andra lyfte.

Plupp.

Ut kom {elder.short}, som en kork.

”Min tur”, sa den lilla flickan.

Och det stämde. {Elder} gav fart den första gången, och parkvakten gav fart den andra gången, och han låste inte grinden förrän hon hade gungat färdigt.

De gick hem sakta, för {elder.short} var fortfarande lite hopvikt. Vid gatan höll {child} fram handen, och {elder.short} tog den, och ingen av dem sa något om det.[friend:  ”Måste vi berätta det för {friend}?” sa {elder.short} på andra sidan. ”Ja”, sa {child}.]

# tucked-in
På kvällen, när {child} låg i sängen, kom {elder} för att säga god natt[elder2: , medan {elder2} satt kvar i köket och torkade ögonen]. {Elder.He} lade händerna på ryggen och gick hela vägen runt sängen, så långt det gick. {Elder.His} ansikte var väldigt långt.

”Omstoppning”, sa {elder.short}, ”är för barn under fem år. Är du under fem år?”

{child} tänkte efter länge.

”Det har jag varit”, sa {child.he}.

Så {elder.short} stoppade om {child.him}, på båda sidor och hela vägen runt fötterna.

# @song
{music}

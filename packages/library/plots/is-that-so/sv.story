title: Grålle
title: Dags för en paus?
title: Foten som drog
guest elder: Sven (han), Sture (han)
guest host: Jörgen (han), Conny (han)
guest cat: Zelda (hon), Majsan (hon)

% {elder} har gården; har familjen ingen ikryssad är det gamle Sven. @a: {adult}, annars grannen {host}, som inte heter något på -s. @cat: familjens katt, annars gårdens. Traktorn är "den" och heter Grålle.

# drive-itself
{@A-s} nya bil kunde parkera själv. Den kunde bromsa själv och varna för älgar. Den hade en röst som talade om när man borde ta en fikapaus[music: , och den spelade {@song} om man bad den].

Det den inte kunde var att ta sig upp ur ett dike.

”Den sa att det var en väg”, sa {@a}. [adult: {Adult.He} | {Host.He}] stod med lera upp till knäna i köket hos [elder: |gamle ]{elder}, där {child} bodde på lovet. Det regnade så att hängrännorna svämmade över. ”Det är faktiskt bilen som har kört fel.[city:  {In city} kör den aldrig fel.]”

[friend: {Friend}, {child's} bästa vän, drog upp tröjan över munnen för att inte skratta.

]”Jaså”, sa {elder}. {@man} som sa jaså när andra höll föredrag. ”Då får vi ta Grålle.”

# i-was-nine
Sedan tittade {elder.he} på sin högra arm. Den satt i gips från knogarna till armbågen, sedan {elder.he} hade [sport: visat att {elder.he} fortfarande kunde {play sport} | halkat på bryggan]. {Elder.He} tittade på {@a}, som aldrig hade kört något utan pekskärm. Till sist tittade {elder.he} på {child}.

”Du är {age}”, sa {elder.he}.

”Ja.”

”Jag var nio. Ta på dig stövlarna.”

# tin-seat
Grålle stod längst in i ladan. Det var en liten grå traktor, äldre än {@a}, med strålkastare som två förvånade ögon. {@on-the-seat} {child} lyfte ner {@cat-him}. {@Cat-he} hängde som en våt handduk, men {@cat-he} tittade förebrående.

# doesnt-know-you
”Kom upp”, sa {elder.short}. ”Nyckeln. Bensinkranen, där nere. Choken halvvägs. Och så växelspaken åt sidan till S, S som i start.”

{child} förde spaken åt sidan. Grålle hostade och dog.

”Igen.”

Grålle hostade och dog.

”Den gillar mig inte”, sa {child}.

”Den känner dig inte. Du rycker i den som om du var sen till [school: {school} | skolan].” {Elder.short} la sin friska hand på den kalla motorhuven. ”Vänta. Räkna till tio. Och lyssna sedan, i stället för att dra.”

# count-to-ten
Det var svårt att räkna till tio när {@a} stod i ladporten och trampade. {child} blundade. Det droppade från taket. Det luktade hö och olja. Åtta. Nio. {Child.He} förde över spaken, mjukt, och den här gången höll {child.he} den kvar när hostan kom. Under hostan hörde {child.he} något annat, ett litet mullrande, som om någon funderade på saken. {Child.He} sköt in choken en aning.

Grålle bestämde sig. Hela ladan började darra.

”Så”, sa {elder.short}.

# the-lantern
{Elder.He} gick före i regnet med en lykta,[friend:  {friend} gick bredvid med en till,] och {child} körde efter. {Child.He} hade aldrig suttit på något som var så starkt och gick så sakta.[pet.other:  {Pet} hade hunnit före.] Ratten ryckte i händerna, och leran stänkte, men {child.he} kände varje sten i marken ända upp i ryggen. Bakom {child.him} gick {@a} med kedjan[pet.dog: , och sist gick hunden {pet}, som bar änden av den]. Och i {child.his} knä, under regnrocken, låg plötsligt {@cat}. Ingen hade sett när {@cat-he} hoppade upp.

# hazard
Bilen stod med nosen i diket och baken mot himlen.

”Fara upptäckt”, sa den när de kom nära.

”Tack”, sa {@a} surt.

{@A} fick krypa ner och fästa kedjan, eftersom {elder.short} bara hade en hand. {Elder.short} pekade. {@A} halkade. {child} vände traktorn, backade och stannade där lyktan visade.

# the-foot
När alla andra stod långt åt sidan böjde sig {elder.short} fram, tätt intill {child's} öra.

”Nu är det kopplingen”, sa {elder.he}. ”Alla tror att det är motorn som drar. Men det är foten. Släpper du för fort, så går kedjan av. Eller så dör motorn. Släpp så sakta att du inte ens själv märker när det börjar.”

”Hur vet jag om det går bra?”

”Det känns i baken.”

# slurp
{child} la i ettan. {Child.He} släppte en millimeter. En till. Kedjan lyfte ur leran, droppade och blev rak som ett streck. Traktorns bakhjul gungade till. {child} kände det, precis där {elder.short} hade sagt. Grålle tog ett djupt andetag under {child.him}, och {child.he} höll foten stilla, stilla, fast hela {child} ville trampa.

Det sa slurp. Diket släppte taget.

Nästa meter var den längsta i {child's} liv, och {child.he} ville aldrig att den skulle ta slut. Bilen kom upp på vägen med lera över strålkastarna och en bit av ängen på taket.

# time-for-a-break
”Du har kört länge”, sa bilen. ”Dags för en paus?”

Då skrattade {elder}. Det lät rostigt, som en dörr som inte har öppnats på ett tag. {@A} såg ut som om [adult: {adult.he} | {host.he}] hade fått en medalj[athlete:  mitt framför ögonen på {athlete}]. [adult: {Adult.He} | {Host.He}] hade försökt i femton år.

# the-calendar
Efteråt satt de i köket, och {@a} hade fått låna [elder2: ett par av {elder2's} byxor | byxor] som slutade på vaderna. {@Cat} låg framför spisen och luktade bensin. {Elder.short} tog ner den gamla almanackan från sin spik. Där brukade {elder.he} anteckna när Grålle hade varit ute, varje gång sedan {elder.he} tog över gården. Det såg alltid likadant ut: datum, väder, vad som blev gjort, och så förarens namn i marginalen.

{Elder.He} försökte hålla pennan i vänsterhanden. Sedan sköt {elder.he} över den till {child}.

# in-the-margin
{child} skrev datumet. {Child.He} skrev: Regn. Drog upp {@a}.

”Bilen”, sa {@a}. ”Det var bilen ni drog upp.”

”Jaså”, sa {child}.

Och i marginalen, under alla {elder.short's} namn, skrev {child.he} sitt.

# @a
{host}
## if adult
{adult}

# @A-s
Grannen {host's}
## if adult
{Adult's}

# @man
Han var en man
## if elder.she
Hon var en kvinna

# @cat
{cat}
## if pet.cat
{pet}

# @cat-he
{cat.he}
## if pet.cat
{pet.he}

# @cat-him
{cat.him}
## if pet.cat
{pet.him}

# @on-the-seat
På sätet låg {cat}, gårdens katt. {Cat.He} hade en korg med fårskinn i köket, men {cat.he} hade provat alla sovplatser som fanns och bestämt sig för ett plåtsäte med en säck på.
## if pet.cat
På sätet låg {pet}, {child's} katt. [breed: {Pet.He} var {a breed} och hade | {Pet.He} hade] rest hit i en bur med fårskinn, men första dagen på gården hade {pet.he} provat alla sovplatser som fanns och bestämt sig för ett plåtsäte med en säck på.

# @song
{music}

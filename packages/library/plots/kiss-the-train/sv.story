title: Kvart-i-sju-tåget till Sängen
title: Man måste pussa tåget
title: Avstigning för samtliga
guest sitter: Sussi (hon), Mia (hon)

% Passageraren (@a): {adult}, annars den äldre, annars {sitter}. Elefanten är ett gosedjur och heter "han". "Futt" är tuff baklänges.

# all-aboard
Tåget stod längst ner i trappan och frustade.

{child} var lokförare. Det såg man på kepsen, för den satt bak och fram.

”Tåget till Sängen avgår!” ropade {child.he}. ”Alla måste visa biljett!”

{@Who} var passagerare. {@He} letade i alla sina fickor och hittade en biljett där det stod TVÅ LITER MJÖLK OCH EN LÖK. {child} bet ett hål i den.

”Den gäller”, sa {child.he}. ”Håll i min pyjamas.”

Tuff. Tuff. Tuff. Tåget började klättra.

# sock-and-crumb
Första stationen hette Strumpan, för där låg det en. Den fick kliva på[sport: , för den orkade inte {play sport} mer].

Andra stationen hette Smulan[friend: , för {child’s} kompis {friend} hade varit där och ätit mellanmål]. {child} åt upp smulan.

”Det där var en passagerare”, sa {@a}.

”Han skulle till Magen”, sa {child}.

Tuff. Tuff. Tuff.

# creak-and-spider
Tredje stationen hette Knarr. Över Knarr måste man åka väldigt, väldigt sakta, för den var gammal[elder & adult: , ännu äldre än {elder}[elder2:  och {elder2}]][elder2 & !adult: , ännu äldre än {elder2}].

Knaaaarr, sa Knarr.

”God kväll”, sa {child}.

Fjärde stationen hette Spindeln. Där fick de vänta[music:  och nynna på {music}] medan en spindel gick över spåret. Hon hade åtta ben att få med sig, så det tog en stund.

# stop-the-train
Och då, nästan högst upp, drog lokföraren i bromsen.

”Stanna tåget!”

”Vad är det, lokföraren?” sa {@a}.

”Elefanten!” sa {child}. ”Elefanten är inte med!”

De tittade ner. Där, långt, långt nere på den kalla perrongen, satt Elefanten alldeles ensam och såg åt andra hållet, så att ingen skulle märka att han var ledsen.

”Kan det här tåget backa?” frågade {@a}.

”Det har det aldrig gjort förr”, sa {child}.

# fooch
Men {child.he} försökte. Futt. Futt. Futt. Det är tuff baklänges. Tillbaka förbi Spindeln. Tillbaka över Knarr. Tillbaka förbi Smulan och tillbaka förbi Strumpan, ända ner till hallen.

# a-leaf
”Biljetten, tack”, sa {child} till Elefanten.

Elefanten hade ingen biljett. Han hade bara ett löv utifrån, som hade fastnat under foten.

{child} tittade noga på det. ”Löv är den bästa sorten”, sa {child.he}, och så fick Elefanten sitta längst fram, där lokförarens fönster är.

# the-fast-train
Den här gången var det snabbtåget[athlete: , lika snabbt som {athlete}]. Det stannade inte vid Strumpan och inte vid Smulan[school: , och det hade inte stannat vid {school} heller]. Det sa god kväll till Knarr i farten[age>=4: , och Spindeln hade gått hem och lagt sig], och tuff-tuff-tuff-tuff, så var de uppe!

De stannade vid Tänderna och fyllde på vatten.

De stannade vid Kisset och släppte ut lite.

Och sedan rullade de in i Sängen, och det är slutstationen[city: , för längre kommer man inte {in city}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade åkt med ett tidigare tåg.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade åkt med ett tidigare tåg.][pet.other:  {Pet} sov redan.]

# all-change
”Avstigning för samtliga”, sa {child} och lade sig ner. ”Lokföraren sover i loket. Elefanten sover också i loket.”

”Och passageraren?” frågade {@a}.

”Du måste pussa tåget”, sa {child}. ”Sedan får du gå till fots.”

Så {@a} pussade tåget längst fram, skruvade ner lampan och gick.

# good-evening
{child} låg stilla och lyssnade. Sss, sa tåget och släppte ut det sista av ångan. Och långt borta på linjen stod en mycket gammal station och pratade med någon.

Knaaaarr.

God kväll, tänkte {child}, och så var {child.he} framme.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @Who
{sitter} från huset bredvid
## if adult
{Adult}
## if elder & !adult
{Elder}

# @He
{sitter.He}
## if adult
{adult.He}
## if elder & !adult
{elder.He}

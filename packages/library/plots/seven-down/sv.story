title: Sju lodrätt
title: På magen
title: S först och N sist
guest host: Siv (hon), Gerd (hon)

% Svaret är sömn och sägs aldrig. Den som lyfter katten är {adult}, annars grannen {host}. ”Skon” är bestämd form; korsord vill ha obestämd.

# fountain-pen
{Elder} löste korsord med reservoarpenna. Blyerts, sa {elder.he}, var för folk som tänkte ångra sig.

Varje söndag kom {elder.he} med tidningen under armen, och varje söndag satt de vid köksbordet, {elder.he} och {child}. {child} var bra på djur, planeter och skällsord[friend: , och skällsorden hade {child.he} lärt sig av {friend}]. {Elder.short} var bra på floder, kungar och sådant som inte finns längre.

”Den som skickar in rätt lösning kan vinna ett presentkort i fiskaffären[city:  {in city}]”, sa {elder.short}. ”I fyrtio år har jag skickat in. Inte en sill har jag fått.”

Borta i fönstret öppnade {pet} ett {@eye}.

# all-things-flat
{@coat}, och {pet.he} ansåg att allting platt i världen hade lagts dit för att man skulle ligga på det.

Den här söndagen gick det ovanligt bra.[sport:  Till och med frågan om {sport} klarade de.][athlete:  Bilden i hörnet föreställde {athlete}, och det tog {child} en sekund.] Klockan fyra var det bara ett enda ord kvar.

”Sju lodrätt”, läste {elder.short}. ”Kommer först när man slutar leta. Fyra bokstäver. S först och N sist.”

”Skon”, sa [adult: {adult}, som gick förbi med tvättkorgen | {host} från våningen under, som hade kommit för att låna tvättmedel]. ”Det är fyra bokstäver, och den dyker upp när man har gett upp.”

”Bestämd form räknas inte”, sa {elder.short} värdigt.

# no-edges
De tänkte så att det knakade. {Elder.short} gick för att hälla upp kaffe[elder2:  och ringa till {elder2}, som inte heller visste]. {child} gick för att hämta en klementin. Och när de kom tillbaka låg {pet} på korsordet.

{Pet.He} låg på hela korsordet.

”Flytta dig, [pet.he: gubben|gumman]”, sa {child} och tog tag under magen.

Men en [breed.Ragdoll: ragdoll | katt] som inte vill flytta sig blir mjuk. {@soft}. {child} lyfte fram, och då rann {pet} bakåt. {child} lyfte bak, och då rann {pet} framåt.

”Man ska inte bråka med en katt som har bestämt sig”, sa {elder.short} och drack sitt kaffe stående[music:  och nynnade på {music}].

# forty-years
Efter en timme gäspade {pet}, klev ner och gick mot matskålen. {Elder.short} böjde sig över tidningen. {Elder.He} blev alldeles tyst.

Bläck torkar långsamt, och {pet} var varm. Nu hade det flutit ut, och där orden hade stått låg en enda stor blå dimma. Det gick inte att läsa en bokstav.

”Fyrtio år”, sa {elder.short} och sjönk ner på en stol.

[child.name: {child} visste inte vad man säger då. Först tittade {child} på {elder.short}, sedan på dimman och sedan på {pet}, | {child} visste inte vad {child.he} skulle säga. {Child.He} tittade på {elder.short}. {Child.He} tittade på dimman. {Child.He} tittade på {pet},] som hade satt sig för att tvätta sig och lyfte ena benet högt i luften.

”{Elder.short}”, sa {child}. ”[pet.he: Han | [pet.she: Hon | {Pet}]] har det på magen.”

# mirror
Hela {@belly} magen var full av små blå bokstäver.

{Elder.short} kröp dit på alla fyra och satte näsan {@nose}. ”Men de är spegelvända”, sa {elder.he}. ”[pet.he: Han | [pet.she: Hon | {Pet}]] har tryckt av hela korsordet. Som ett tryckeri!”

”Spegel!” sa {child} och sprang.

# like-a-towel
Sedan blev det ordning. [adult: {Adult} | {host}] lyfte {pet} under frambenen så att hela katten hängde raklång, som en handduk på tork. {child} satt på golvet med handspegeln och läste högt[school: , tydligt, precis som {at school}]. {Elder.short} fyllde i, ovanpå det blå, och {elder.he} gjorde det med blyerts.

”Giraff”, läste {child}. ”Donau. Skurk. Vänta, [pet.he: han | [pet.she: hon | {pet}]] andas, det blir suddigt … Nu. Saturnus.”

{Pet} hade inget emot det. {Pet.He} började till och med spinna, och då darrade alla orden på en gång. Svårast var det i armhålan, där det antingen satt ett Ä eller lite grädde. Det var ett Ä.

”Så”, sa {elder.short} till slut och torkade sig i pannan. ”Allt utom sju lodrätt. S först och N sist.”

[adult: ”Det får bli i morgon”, sa {adult}. ”Nu ska tryckeriet ha mat och {child} ska i säng.” | Men det fick bli i morgon, för tryckeriet skulle ha mat och {child} skulle i säng.]

{Elder.short} fick sova på soffan. {Elder.He} hade aldrig gått ifrån ett korsord, och {elder.he} tänkte inte börja nu.

# two-letters
När {child} hade borstat tänderna låg {pet} redan i fotänden och slickade sig. {Pet.He} slickade bort giraffen. {Pet.He} slickade bort Donau och Saturnus och tre kungar. När [adult: {adult} släckte | lampan släcktes] fanns det bara två bokstäver kvar, högst upp under hakan, där tungan inte nådde. Ett S och ett N.

{child} låg i mörkret och letade. Svan? Svin? Sten? Ingen sten kommer av sig själv. Genom väggen hörde {child.he} {elder.short} leta, {elder.he} också.

”Span”, mumlade {elder.he}. ”Spån … Stan …”

Sedan mumlade {elder.he} inte mer. {Elder.He} snarkade.

# then-it-came
{Pet} rullade ihop sig, tung och varm över {child's} fötter. Det var skönt att inte tänka på något särskilt. S, tänkte {child}. S, och sedan … Äsch. {Child.He} slutade leta.

Och då kom den.

# @eye
öga
## if breed.Ragdoll / breed.Siamese
blått öga

# @coat
{Pet}[!pet.known: , {child's} katt,] var mörkast på ryggen och ljusast på magen. {Pet.He} vägde fyra kilo
## if breed.Ragdoll
{Pet} var en ragdoll, brun på ryggen och snövit på magen. {Pet.He} vägde sju kilo
## if breed.Maine Coon
{Pet}[!pet.known: , {child's} katt,] var en maine coon, med päls åt alla håll. {Pet.He} vägde sju kilo
## if breed.Siamese
{Pet}[!pet.known: , {child's} katt,] var en siames, mörk i alla ändar och gräddvit på magen. {Pet.He} vägde fyra kilo
## if breed.Sphynx
{Pet}[!pet.known: , {child's} katt,] var en sphynx och hade ingen päls alls, bara en stor slät mage. {Pet.He} vägde fyra kilo
## if breed.Persian / breed.Scottish Fold
{Pet}[!pet.known: , {child's} katt,] var {a breed}, rund och mjuk åt alla håll. {Pet.He} vägde fyra kilo

# @soft
{Pet.He} blir så mjuk att {pet.he} inte har några kanter
## if pet.she
Hon blir så mjuk att hon inte har några kanter
## if pet.he
Han blir så mjuk att han inte har några kanter

# @belly
den stora
## if breed.Ragdoll
den vita
## if breed.Siamese
den gräddvita
## if breed.Sphynx
den släta

# @nose
i pälsen
## if breed.Sphynx
mot skinnet

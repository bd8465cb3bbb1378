title: {Pet's} tesked
title: Den som sparar till en tröja
title: Oviktigt
guest friend: Kasper (han), Juni (hon)
guest pet: Gurkan (hon), Tuffe (han)
guest neighbour: herr Prytz (han), herr Gadd (han)
guest owner: fru Strand (hon), fru Rud (hon)

% Katten är familjens, eller {friend's}, som bor hos {child} den veckan. Brittisk korthår är originalet. En hund ligger på tröjan och vill bli kliad hur länge som helst.
% Apan är ”den” tills {child} ser vad han vill.

# number-nine
Lappen kom på torsdagen. Där stod: ER {@kind} HAR TAGIT MIN SILVERTESKED. {Neighbour}, nr 9.

Det var den fjärde den veckan. På måndagen hade det gällt en badkarspropp, på tisdagen en vante och på onsdagen en mässingsbjällra, och hela Kajgatan skyllde på [pet: {child's} [pet.dog: hund | katt] | {pet}], fast ingen på Kajgatan någonsin {@moved}. {@Whose} Sedan en vecka {@sat} {pet.he} på en marinblå ylletröja som {child} hade köpt för fem kronor på [school: loppisen {at school} | kyrkans loppis].

”{@She} måste ju resa på sig för att stjäla”, sa {child}. ”Det är hela vårt försvar.”[elder:  Det kunde {elder}[elder2:  och {elder2}] svära på.]

{Child.He} sa det i lätt ton, men {child.he} hade hört {neighbour} säga ordet ”{@home}”, och till helgen ville {child.he} ha {pet} friad.

# evidence
”Det krävs bevis”, sa {friend}[sport: , som kom direkt från {sport},] och tog fram ett anteckningsblock[athlete:  med {athlete} på]. {Friend} [!friend: var {child.his} bästa vän och ]hade väntat på ett brott[city:  {in city}] i hela sitt liv. {Friend.He} ställde frågor i alla fyra husen.[adult:  {Adult} blev också förhörd, och släppt.] {Friend.He} strödde mjöl på vartenda fönsterbleck längs gatan, och på fredagsmorgonen fanns det avtryck i mjölet. De var pyttesmå. De hade fingrar.

”Det är en bebis”, sa {friend}.

”På ett fönsterbleck två trappor upp?”

”En väldigt försigkommen bebis.”

”{Friend}.”

”Ja, ja”, sa {friend}. ”Jag ville bara att det skulle vara löst.” {Friend.He} sköt blocket över bordet. ”Titta du. Jag har skrivit upp allt, till och med skräpet.”

# swapping
{child} läste alltihop. Sedan läste {child.he} bara längst ner på varje sida, där {friend} hade skrivit ”Oviktigt”.

Nummer 12: badkarspropp borta. Oviktigt: snäcka på fönsterblecket.

Nummer 14: vante borta. Oviktigt: någons badkarspropp.

Nummer 15: bjällra borta. Oviktigt: udda vante.

Nummer 9: silvertesked borta. Oviktigt: bjällra.

”Det är ingen som stjäl”, sa {child}. ”Varje gång ligger det något kvar. Det är någon som byter.”

{Friend} läste upp och ner, och hakan föll. ”Först en snäcka”, sa {friend.he}, ”och nu ända uppe i silver. Det är någon som sparar ihop till något.” {Friend.He} såg sig om i köket. ”Det är bara ert hus kvar. Vad har ni som är finare än silver?”

# ten-o-clock
{Friend} sov över, och de satt i mörkret med köksfönstret öppet en handsbredd.[adult:  {Adult} hade gått och lagt sig, för rättvisans skull.]

Klockan tio kom en lång smal arm in, och efter den resten av en apa. Den var liten, brun och till åren. Den hade vita ögonbryn och en påse som en gång hade varit en strumpa. Den såg på {child} och {friend}, som satt alldeles stilla, och tycktes komma fram till att det inte var med dem den hade affärer. Den gick bort längs köksbänken och satte sig mitt emot {pet}.

{Pet} öppnade ögonen.

# all-in-a-row
Apan lade fram en silvertesked. {Pet} såg ut i luften ovanför den. Apan flyttade skeden lite närmare. {Pet} såg in i väggen.

Fram kom en spelkula, en halv kam och en valnöt, alla på rad, och var och en rättades till med ett finger. Sedan vände apan ut och in på strumpan för att visa att det inte fanns mer. Och mycket varsamt tog den tag i en blå mudd som stack fram under [pet.dog: hunden | katten].

”Det är tröjan”, viskade {child}. ”Det är till tröjan han har sparat, hela tiden.”

”Men ge honom den, då!” viskade {friend}.

”Den är {pet's}. Det är {pet} han frågar.”

# last-bus
{Pet} rörde sig inte. {@Hoover} Apan släppte mudden. Den tittade ner i sin tomma strumpa. Axlarna sjönk, och en stund satt den bara, som man sitter på en bänk när sista bussen har gått.

Men händerna var vana vid att ha någon att pyssla om. De sträckte sig fram och {@parted} mitt uppe på {pet's} huvud. Apan tittade noga. {@Next}, och mumlade[music:  något som kunde ha varit {music}] under tiden.

{@Sound}

# onto-the-spoon
När apan var alldeles färdig reste sig {pet}. {Pet.He} sträckte ut framdelen och sedan bakdelen. {Pet.He} klev av tröjan, gick förbi valnöten, förbi kammen, förbi kulan, och {@down} sig igen, med eftertryck, på teskeden.

Apan borrade in hela ansiktet i ullen.

# the-heron
”Det står ett namn i kragen”, sa {friend}, som läste allt. ”{Owner}, Hägern. Det är en båt, {child}, längst ut på kajen! Hon ligger på sjukhus med höften, och folk har städat åt henne, och någon måste ha trott …” {Friend.He} tystnade. ”Hon kommer hem i morgon. Och han har varit där utan henne i en hel vecka.”

Så på morgonen gick de ut längs kajen, och före dem gick tröjan, med ärmarna släpande efter sig. En gammal dam kom på landgången med två käppar. Hon tvärstannade.

”Amiralen”, sa hon, ”är det där min fina tröja?”

Han klättrade i henne som i en mast. Det tog en bra stund innan någon kunde se vad som var tröja och vad som var apa.

# an-offer
Vid tolv[elder: , med {elder} främst och bjällran i handen,] hade alla fått tillbaka sitt, utom nummer 9. {Neighbour} lyssnade ända till slutet. Det där med {@the-home} var han ledsen för, sa han, och han kom över och sa det till {pet} själv, vilket var hyggligt av honom.

”Och min tesked?” sa han.

{child} såg på {pet}, som {@sat} på den.

”Den”, sa {child.he}, ”får du nog lägga ett bud på.”

# @kind
KATT
## if pet.dog
HUND

# @moved
hade sett {pet.him} röra sig
## if pet.dog
hade sett {pet.him} ha bråttom

# @whose
{pet} var {friend's} katt och bodde hos {child} den veckan. {Pet.He} var grå och stadig, som något inlandsisen hade lämnat efter sig, och det {pet.he} gjorde om dagarna var att sitta.
## if pet.cat
{pet.he} var stadig, som något inlandsisen hade lämnat efter sig, och det {pet.he} gjorde om dagarna var att sitta.
## if pet.cat & breed.British Shorthair
{pet} var en brittisk korthår. {Pet.He} var stadig, som något inlandsisen hade lämnat efter sig, och det {pet.he} gjorde om dagarna var att sitta.
## if pet.dog
på sista tiden var {pet.he} som något inlandsisen hade lämnat efter sig, och det {pet.he} gjorde om dagarna var att ligga.

# @sat
satt
## if pet.dog
låg

# @she
{pet}
## if !pet / pet.she
hon
## if pet.he
han

# @down
satte
## if pet.dog
lade

# @home
katthem
## if pet.dog
hundhem

# @the-home
katthemmet
## if pet.dog
hundhemmet

# @hoover
en gång hade {pet.he} flyttat på sig, för en dammsugare.
## if pet.dog
för en korv hade {pet.he} gjort det.

# @parted
benade isär pälsen
## if breed.Sphynx
slätade ut vecken

# @next
den benade isär nästa bit. Den tog bakom öronen, där ingen annars fick komma åt, och under hakan och längs hela den breda grå ryggen
## if pet.cat
den benade isär nästa bit. Den tog bakom öronen, där ingen annars fick komma åt, och under hakan och längs hela den breda ryggen
## if pet.cat & breed.Sphynx
den slätade ut nästa bit. Den tog bakom öronen, där ingen annars fick komma åt, och under hakan och längs hela den bara ryggen
## if pet.dog
den benade isär nästa bit. Den tog bakom öronen, där ingen annars håller på länge nog, och under hakan och längs hela ryggen

# @sound
ett ljud satte i gång. {child} hörde det så sällan att {child.he} trodde att det var kylskåpet.
## if pet.dog
ett ljud satte i gång, så lågt och så långt att {child} trodde att det var kylskåpet.

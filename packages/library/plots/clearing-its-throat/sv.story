title: Det harklar sig
title: Det blyga tåget
title: Det är inget ställe
guest elder: moster Lotta (hon), moster Siv (hon)

% Den som kan tåg (@g) är mormor eller farfar, annars {adult}, annars {elder} som moster. Kompisen säger ”Det var inte tuff-tuff” andra gången. Hunden är med för pommes fritesens skull; andra djur är hemma. TUFF-TUFF ropas tillsammans, och det sista bara andas man.

# a-real-train
{child} var {age} år och skulle åka till havet med {@party}, på ett riktigt tåg.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] fick följa med.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick också följa med och ville ha pommes frites.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] stannade hemma och ville ha en bit fisk.][pet.other:  {Pet} stannade hemma, och {child} hade lovat {pet.him} ett snäckskal.] Tåget i {child’s} bok sa tuff-tuff[school: , och det gjorde alla {at school} också]. {child} längtade så efter att få höra det.

”Kommer det att säga tuff-tuff, {@g}?”

”Det är klart”, sa {@g}. ”Det är det tåg säger. Jag har känt många.”

# beep-beep-beep
Tåget kom. Det var långt och blått.

”Pip, pip, pip”, sa tåget.

”Det var inte tuff-tuff”, sa {child}.

”Det harklar sig”, sa {@g}.

# in-your-own-time
De klev på, och dörrarna stängdes.

”Pssssch”, sa tåget.

”Det var inte tuff-tuff”, sa {@second}.

”Nej”, sa {@g}. ”Jag tror att det är blygt.” {@He} klappade på väggen. ”Ta den tid du behöver, lilla vän.”

Så åkte de[athlete: , fortare än {athlete}]. ”Hmmmmm”, sa tåget, och mer än så sa det inte. {child} var besviken, och mungiporna åkte ner. {Child.He} hade längtat efter det där tuff-tuff hela veckan[sport: , ännu mer än efter {sport}].

# not-a-place
Konduktören kom. Han hade en mikrofon, så att han kunde prata med hela tåget på en gång.

”Ursäkta”, sa {@g}. ”När kommer vi till tuff-tuff?”

”Tuff-Tuff?” sa konduktören. ”Är det före havet eller efter?”

”Vi hade hoppats på det med detsamma”, sa {@g}.

Konduktören tittade i sin lilla bok. ”Jag har Tullinge”, sa han. ”[city: Jag har {city}. ]Jag har Tumba. Men Tuff-Tuff har jag inte. Ni får nog byta.”

”Jag byter ingenting”, sa {@g}. ”Jag är så nöjd med det jag har.”

”Det är inget ställe!” sa {child}. ”Det är det som tåget säger! Tuff-tuff!”

”Jaså”, sa konduktören. ”Nej. Så säger inte det här tåget.”

”Det är blygt”, viskade {@g} till honom. ”Låtsas inte om det.”

# one-little-light
Just då åkte tåget in i en tunnel. Det där hmmmmm gick långsammare, och det lät djupare, och sedan slutade det. Tåget stod stilla i mörkret, och bara en enda liten lampa lyste.

”Oj då”, sa konduktören. ”Nu sitter det fast.”

{child} höll hårt i {@gs} ärm.[friend:  {Friend} höll i den andra.][elder2:  {Elder2} hittade {child’s} hand i mörkret.] Nu skulle de aldrig komma till havet.

”Stackars liten”, sa {@g}. ”Det har försökt och försökt säga tuff-tuff, och nu orkar det inte mer. Någon borde hjälpa det.”

# it-goes-like-this
{child} släppte {@gs} ärm. {Child.He} klättrade ner från sätet och lade handen på tågets vägg.

”Jag ska visa dig”, sa {child.he} till tåget. ”Så här gör man. Tuff-tuff.”

Ingenting hände.

”Prova lite högre”, sa {@g}. ”Det är ett långt tåg.”

{child} tittade på mikrofonen. Konduktören tittade på {child}. Sedan böjde han sig ner och höll fram den till {child’s} mun.

{child} tog det största andetag {child.he} någonsin hade tagit.

”TUFF-TUFF!” sa {child}, och det kom ut ur taket i hela tåget.

# everybody-answered
Och i hela tåget svarade alla. ”TUFF-TUFF!”[friend:  {Friend} sa det två gånger.][elder2:  {Elder2} sa det högst av alla.]

Det kom ett litet klick. Det kom ett litet ryck. Lamporna tändes, en efter en.

”Hmmmmm”, sa tåget och började rulla.

”Där ser man”, sa {@g}. ”Det behövdes bara att någon började.”

De rullade ut ur tunneln, rakt ut i solen, och där var havet, alldeles utanför fönstret.

# still-shy
{@all} plaskade hela dagen och åt pommes frites.[pet.dog:  {Pet} fick den längsta.][pet.cat:  De sparade en bit fisk till {pet}.][pet.other:  De hittade ett snäckskal till {pet}.] När himlen blev rosa tog de det blå tåget hem. {child} satt i {@gs} knä med sand mellan tårna.[friend:  {Friend} sov.][elder2:  {Elder2} höll i alla hinkarna.][music:  {@G} nynnade på {music}.]

”Pip, pip, pip”, sa tåget. ”Pssssch. Hmmmmm.”

”Fortfarande blygt”, sa {@g}.

# so-it-didnt-have-to
{child} lutade kinden mot fönstret.

”Tuff-tuff”, sa {child.he}, väldigt tyst, så att tåget slapp.

# @g
{elder.short}
## if adult & !elder
{adult}

# @gs
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @party
{elder}
## if elder2
{elder} och {elder2}
## if adult & !elder
{adult}

# @all
{child} och {@g}
## if elder2/friend
Allihop

# @second
{child}
## if friend
{friend}

title: Håll i dig
title: En sjöjungfru på bana två
title: Inte i botten
guest friend: Tage (han), Lovis (hon)
guest elder: Bertil (han), Rut (hon)

% {elder} är familjens egen, eller den som har skött badet i fyrtio år. ”Håll i dig” ropas först, sägs sedan, och till sist viskas det: ”Håll i mig.”

# nearly
{child} kunde simma nästan tvärs över bassängen på friluftsbadet. Det var det där nästan som var felet. Strax efter mitten gick {child.his} ena fot alltid ner för att känna om botten låg kvar.

Nu var det sommarens sista dag. Klockan fem drogs proppen ur, och sedan fick ingen något gult märke förrän nästa år[school:  eller något att visa upp {at school}][city: , fast halva {city} var lovad att få titta på det].[adult:  {Adult} satt på kanten med en handduk och var beredd att klappa händerna.][pet.dog:  Hunden {pet} låg på den andra handduken.][pet.cat:  Hemma väntade katten {pet}, som inte tyckte om vatten.][pet.other:  Hemma väntade {pet} på besked.]

{child} klev i. Och där, tvärs över hela banan som en stock, låg en sjöjungfru.

# lane-two
”{Friend}!” ropade {child.he}. ”En sjöjungfru!”

”Är det på bana två?” sa {friend} uppe på kanten. {Friend} var {child.his} bästa vän. {Friend.He} hade visselpipa och skrivplatta, och {friend.he} tog simmärken på lika stort allvar som [sport: {sport} | andra tar fotboll]. ”Frun! Här får man inte ligga på tvären!”

Sjöjungfrun tittade upp. Hon hade grönt hår, silverstjärt och sur min. ”Vågorna slängde mig över er mur”, sa hon. ”Havet är ju där. Jag vill hem.”

# in-case
”Du behöver bara gå ut genom grinden och ner över sanden”, sa {child}. ”Det är ingen konst. Man går.”

”Går”, sa sjöjungfrun. ”Ovanpå marken. Med luft runt om. Är du inte klok?”

”Alla kan ju gå!”

”Alla kan ju simma”, sa sjöjungfrun. ”Jag har sett dig. Du sätter ner foten. Varför det?”

”Ifall jag sjunker.”

”Sjunk då. Det är jättefint där nere. Det är ingen konst. Doppa ansiktet.”

”Jag behöver mitt ansikte”, sa {child}.

# the-barrow
”Håll i dig!” ropade {@elder} och kom runt hörnet med en mopp. Det ropade {elder.he} till alla, för alla sprang. {Elder.He} blinkade inte ens. ”Här behövs nog skottkärran.”[elder2:  {Elder2} nickade bland de kvarglömda badkläderna.]

Skottkärran hade ett enda hjul, och det gnisslade. Sjöjungfrun såg på den precis som {child} såg på den djupa änden.

”Du behöver bara hålla i dig”, sa {child}.

”I vadå? I vattnet är det vatten på alla sidor som håller mig. Där uppe är det ingenting. Jag skulle ramla av världen.”

# like-a-wardrobe
”Jag vet”, sa {friend}. ”Vi lär henne att gå här först! Frun, ställ er på stjärten när jag blåser.” Och {friend.he} blåste.

Sjöjungfrun ställde sig på stjärten. I en sekund var hon väldigt lång. Sedan gick hon omkull som ett klädskåp, och allt vatten på bana två for upp och kom ner på {friend}.

”Underkänt”, sa {friend} så att det droppade, och skrev upp det på den våta skrivplattan.

# glug
Där låg hon, och inte kunde {child} simma över. Klunk, sa den djupa änden. Klunk, klunk.

”Klockan är fem”, sa {elder.short}. ”Proppen går upp av sig själv, och den går inte att sätta i igen förrän det är tomt.”

Vattnet gled ner längs väggarna. Sjöjungfruns stjärt smällde mot kaklet.

”Vart tar det vägen?” sa hon. ”Vart tar mitt vatten vägen?” Hon höll hårt om sina egna armar.

# that-hold
Så brukade {child} också hålla, om sig själv, strax efter mitten. Sjöjungfrun var inte envis, hon var rädd, hon med.

{Child.He} satte sig i pölen bredvid henne.

”Min fot går ner för att jag är rädd”, sa {child.he}. ”Det är ingen regel.”

”Det skulle min också göra”, sa sjöjungfrun. ”Om jag hade någon.”

# to-me
{child} vände ryggen till och drog sjöjungfruns våta armar om sin hals. ”Håll i dig”, sa {child.he}. ”Inte i kärran. I mig.”

Hon darrade och luktade tång. ”Säg till när det blir ingenting”, viskade hon.

”Det blir aldrig ingenting. Det blir jag.”

Då höll hon i sig. {child} drog, {friend} tog stjärten, och tillsammans fick de henne uppför rampen och över kanten på skottkärran. {Elder.short} tog handtagen. Ingen annan kunde styra den[athlete: , inte ens {athlete}], för ingen annan visste åt vilket håll den välte.

# squeak
Gnissel, gnissel, lät det, ut genom grinden och ner över sanden. {Friend} marscherade främst och blåste i visselpipan åt måsarna[music: , nästan i takt till {music}].[pet.dog:  {Pet} marscherade sist.] {child} gick bredvid med sjöjungfruns arm om halsen, hela vägen, tills havet kom och tog emot henne.

Hon försvann, och kom upp igen och skrattade.

”Nu du”, sa hon.

# a-width
{Elder.short} vadade ut tills vattnet nådde byxfickorna och ställde sig där som en påle. ”Simma till mig”, sa {elder.he}. ”Det är precis tvärs över. Jag har mätt.”

{child} simmade. Strax efter mitten började foten gå ner. Då kom en sval hand upp under {child.his} mage.

”Håll i dig”, sa sjöjungfrun, alldeles nära. ”Inte i botten. I mig.”

{child} doppade ansiktet. Det var grönt där nere, och där log hon, och sedan simmade {child} rakt in i två byxfickor.

”Godkänt”, sa {friend} och var alldeles ostadig på rösten.

# one-towel
De gick hem längs havet, {child} och {friend} med en enda handduk om sig båda två.[adult:  {Adult} hade klappat så att det sved i händerna.][pet.cat/pet.other:  Hemma skulle {pet} få höra alltihop två gånger.] {Elder.short} körde skottkärran. I den låg en skrivplatta, en visselpipa och ett gult märke[elder2: , och {elder2} bar moppen]. Och bredvid dem, ute på det lugna djupet, gick en silverstjärt upp och ner och höll jämna steg.

# @elder
{elder}, som hade skött badet i fyrtio år,
## if elder
{elder}, som hjälpte till på badet den här veckan,

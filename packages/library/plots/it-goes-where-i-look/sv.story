title: Den enda papperskorgen i parken
title: Den åker dit jag tittar
guest friend: Tuva (hon), Melker (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som springer och håller i sadeln är {adult}, annars {minder}; mormor eller farfar sitter på bänken.

# into-the-bin
{child} höll på att lära sig cykla, och varenda gång cyklade {child.he} in i papperskorgen.

Det var en stor park. Där fanns en bred, slät gång, och inte en människa var ute på söndagsmorgonen. Där fanns bara en enda papperskorg. Den stod långt bort på gräset, alldeles för sig själv.

”Hjälmen på?” sa {@a} och tog tag i sadeln. ”Då kör vi!”

Och i väg bar det. {@A} sprang bredvid, och det gick bra. Det gick väldigt bra. Sedan började cykeln svänga, helt på egen hand, av från gången och ut över gräset.

”{Child}!” flåsade {@a}. ”Papperskorgen!”

Bonk, sa papperskorgen.

# it-comes
”Det gör ingenting”, sa {@a}. ”En gång till.”

{child} höll hårt i styret. Cykeln gick rakt, och sedan gick den mindre rakt, och sedan gick den över gräset.

Bonk.

På bänken satt {friend} och åt en ostmacka. {Friend} var {child’s} bästa vän. {Friend.He} hade redan lärt sig cykla, och bredvid bänken låg {friend.his} cykel.[pet.dog:  Under bänken låg {pet}, för ostens skull.] [elder: Där satt {elder} också, med resten av mackorna[elder2:  och med {elder2}].]

”Det är ju en stor park”, sa {friend}. ”Hur hittar du den?”

”Jag hittar den inte”, sa {child}. ”Den kommer.”

# a-banana-skin
Tredje gången började de ända borta vid grinden. Därifrån såg man knappt papperskorgen. Det tog längre tid, men de kom fram.

Bonk. Ett bananskal trillade ut.

{child} kastade sig ner i gräset. Det gjorde ont i knäna, och det sved i ögonen. ”Jag kan inte!” sa {child.he}. ”Det är en dum cykel! Den gillar papperskorgen!”

{@A} la sig bredvid. {@He} hade sprungit långt[city: , för att vara i {city}].

”Den kanske är hungrig”, sa {friend}.

Ingen skrattade. Då kom {friend} dit och gav {child} halva sin macka.

# the-whole-time
”Vad gör du för nåt?” frågade {friend.he}. ”När du cyklar?”

”Jag försöker att inte köra på papperskorgen”, sa {child}.

”Hur då?”

”Jag tittar på den”, sa {child}. ”Jag tittar på den hela tiden, så att jag vet var den är.”

{Child.He} tog en tugga. Sedan slutade {child.he} tugga.

”Jag tittar på den”, sa {child.he} en gång till, långsamt. ”Och sen åker jag dit.”

# its-my-eyes
{child} reste sig och ställde sig gränsle över cykeln. {Child.He} tittade på papperskorgen, bort åt vänster. Och då kände {child.he} hur händerna svängde åt vänster, bara lite, alldeles av sig själva.

{Child.He} tittade på grinden, bort åt höger. Och händerna svängde åt höger.

”Det är inte cykeln”, sa {child}. ”Det är ögonen! Den åker dit jag tittar!”

”Titta på nåt annat då”, sa {friend}.

”På vad?”

# look-at-me
{Friend} var redan på väg bort längs gången med det som var kvar av mackan. Långt där borta stannade {friend.he}.

”Titta på mig!” ropade {friend.he}.

{@A} reste sig och tog tag i sadeln. {child} tittade inte på papperskorgen. Det var svårt. Det kändes att den stod där. Men {child.he} tittade på {friend}, bara på {friend}, och trampade.

Cykeln vinglade, och så gick den rakt.

”Släpp!” ropade {child}.

”Säkert?” flåsade {@a}.

”Släpp!”

Och {@a} släppte.

# stop-looking-at-me
Ingen höll i. Det blåste in under hjälmen[music:  och sjöng där, nästan som {music}]. {Friend} blev större och större.

”Du cyklar!” skrek {friend}. Sedan såg {friend.he} hur stor {child} höll på att bli. ”Sluta titta på mig!”

”Det går inte!” ropade {child}. ”Då ramlar jag!”

{Friend} sprang. {Friend.He} sprang längs gången med mackan i vädret, och {child} cyklade efter.[pet.dog:  Efter kom {pet}, för mackans skull.] {Friend} sprang runt dansbanan. {child} cyklade runt dansbanan.[elder:  {Friend} sprang runt bänken, och {elder.short} lyfte på fötterna.][athlete:  Så har inte ens {athlete} sprungit.]

”Titta på ett träd!” skrek {friend}.

”Jag vill inte köra på ett träd!”

# a-very-small-one
Hela parken runt åkte de. Till slut orkade {friend} inte springa mer, och då hoppade {friend.he} in bakom det första som kom.

”Nej!” ropade {child}. ”Inte där!”

Bonk.

Men då hade {child.he} bromsat först. Det var bara en väldigt liten en.

# look-at-the-pillow
På kvällen fortsatte {child’s} ben att trampa i sängen.[school:  De hade kommit nästan ända till {school}.]

”Jag åker fortfarande”, sa {child.he}. ”Hur gör man för att stanna?”

”Vart tittar du?” sa {@a}.

”På taket. På dörren. På allt.”[pet.cat / pet.other:  Och på {pet}, som låg alldeles stilla och fick det att se lätt ut.]

{@A} släckte och la sig bredvid. {@He} hade sprungit långt.

”Titta på kudden”, sa {@a}.

{child} vred på huvudet och tittade på kudden, på alldeles nära håll. Benen gick långsammare, och långsammare.

Bonk, tänkte {child.he}. Bara en väldigt liten en.

# @a
{minder}
## if adult
{adult}

# @he
hon
## if adult
{adult.he}

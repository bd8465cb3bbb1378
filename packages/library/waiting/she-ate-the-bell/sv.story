title: Geten som sa pling
title: Hon åt upp klockan
title: Fingrarna ingår inte
guest goat: Gunvor (hon), Torborg (hon)
guest host: Siv (hon), Tage (han)

% Geten är hon, killingen han. @a är den vuxna som cyklar med.

# ding
{child} hade fått en ringklocka på cykeln. Den sa pling, och det betydde: Flytta på dig.[pet:  Hemma hade {pet} fått flytta på sig redan före frukost.]

{child.He} plingade ända till gården[city:  utanför {city}] där man köper ost. En skata flyttade på sig. En höna flyttade på sig.[elder:  {Elder}[elder2:  och {elder2}] hoppade ner i diket.] Till och med {@first} flyttade på sig.

Efter kom {friend}, {child's} bästa kompis. {Friend} hade ingen klocka, men {friend.he} hade lagt sin pruttkudde på sadeln. Varje gång vägen guppade sa den prutt. Pling, prutt, pling, prutt, hela vägen.

# good-at-goat
Medan {@a} gick in och köpte ost ställde de cyklarna vid hagen. Där stod geten {goat} och hennes lilla killing.

”Bää”, sa {friend}. {friend.He} var jättebra på att bräka.

”Bää”, svarade {goat}. Det lät precis likadant. Killingen blev alldeles snurrig. Han sprang till {friend}, och så fick han springa tillbaka till rätt mamma.

# she-ate-it
{goat} stack ut huvudet genom staketet. Hon luktade på {child's} cykel. Hon slickade lite på klockan. Och så åt hon upp den.

”Nej!” sa {child}. ”Spotta ut!”

{goat} svalde. Hon öppnade munnen.

”Pling”, sa {goat}.

Hon såg lika förvånad ut som de.

”Hon låter som det hon har ätit”, sa {friend}.

# and-the-cushion
Det måste {child} få höra en gång till. {child.He} tog pruttkudden från {friend's} sadel och höll fram den.

”Ska du verkligen?” sa {friend}.

Men {goat} tuggade redan. Hon svalde.

”Prutt”, sa {goat}.

Hon vände sig om för att se vem det var. Där stod bara hönan.

”Prutt?” sa {goat} till hönan. Hönan flyttade på sig.

{child} skrattade så att {child.he} fick sätta sig. {Friend} skrattade så att {friend.he} fick lägga sig.[sport:  Det var roligare än att {play sport}.]

# the-wrong-way
Så det var ingen som såg att killingen gick in i det höga gräset, och sedan ännu längre. När solen sjönk var han så långt bort att man bara hörde honom.

”Bä?” hördes det. Det betydde: Mamma, var är du?

{goat} lyfte huvudet. Hon ropade det högsta hon kunde:

”PRUTT!”

[school: Det hördes nog ända till {school}. ]Det prasslade i gräset. Killingen sprang åt andra hållet.[athlete:  Inte ens {athlete} hade hunnit i kapp honom.]

Nu skrattade ingen. {goat} sprang fram och tillbaka i hagen. ”Prutt!” ropade hon. ”Prutt!”

{child} fick ont i magen. Det kändes som om {child.he} själv hade svalt klockan.

”Det är mitt fel”, sa {child.he}. ”Jag ville bara ha roligt.”

{Friend} tog {child.his} hand.

”Jag skrattade mest”, sa {friend.he}.

# too-small
{child} gav {goat} en stor näve gräs. Hon åt.

”Prutt”, sa hon. Gräs låter ju ingenting.

Då ställde sig {friend} på staketet. ”Bää!” ropade {friend.he}. ”Bää!”

Det var alldeles rätt bää, men för litet. Det räckte till den stora stenen, och där tog det slut. Långt borta pep det en gång till, och sedan pep det inte mer.

# in-the-hands
{child} såg på {goat}, som hade en röst som hördes över hela ängen. {child.He} såg på {friend}, som hade ett bää.

”{Friend}”, sa {child.he}. ”Hon låter som det hon har ätit. Då måste hon äta ditt bää!”

{child} kupade händerna. {Friend} satte munnen mot tummarna och bräkade rakt in, och {child} stängde fort. Det blev varmt därinne. {child.He} bar det försiktigt, som man bär en nyckelpiga, ända fram till {goat}.

# not-the-fingers
{goat} hade stora, gula tänder. {child} var lite rädd om tummarna, men {child.he} höll händerna stilla, mitt under nosen på henne.

”Fingrarna ingår inte”, sa {child.he}, och öppnade.

{goat} luktade. Hon slickade upp alltihop, ända till handlederna. Hon tuggade länge. Hon svalde.

”BÄÄÄÄ”, ropade {goat}.

Det gick förbi stenen och över hela ängen. Då började gräset röra sig, fortare och fortare, och ut flög killingen, rakt in under magen på {goat}. Där blev han kvar, och hela svansen viftade.

”Förlåt”, viskade {child}.

{goat} lade hakan på {child's} axel. Den var tung och varm.

”Bää”, sa hon i {child's} öra. Då gick det onda över.

# the-back-way
{@A} kom med osten.

”Var är din klocka, {child}?”

”I {goat}.”

{@A} tittade på {goat}. ”Då kommer den ut i morgon.”

”Vilken väg?” frågade {friend}.

”Bakvägen”, sa {@a}.

De skrattade ända till stora vägen. [music: Sedan gnolade {friend} på {@song}, och till sist | Sedan ]cyklade de tysta, för alla var trötta.

# right-in-the-middle
När {child} skulle sova låg {@reader} redan i sängen med boken, precis i mitten.

”Pling”, viskade {child}.

Och {@reader} flyttade på sig.

# @first
grannen {host}, som cyklade först,
## if adult
{adult}, som cyklade först,

# @a
{host}
## if adult
{adult}

# @reader
den som skulle läsa
## if adult
{adult}

# @song
{music}

title: Sömnen som var kvar hemma
title: Jag låter traktor
title: Gul grind
guest friend: Maja (hon), Sami (han)
guest host: Karima (hon), Anneli (hon)

% Den där hemma (@a): {adult}, annars den äldre, annars 'rösten i telefonen'.

# not-come
{child} skulle sova borta för första gången. {child.He} låg på en madrass hos {friend}, {child.his} [friend: bästa vän|kompis], och allt var med: tandborsten, kaninen, kudden med [athlete: {athlete}|raketer]. Det var bara en sak som fattades.

”Min sömn har inte kommit”, sa {child}.

”Min är redan här”, sa {friend}. ”Den ligger på fötterna.”

{child} väntade. {child.He} tittade efter under sängen. [music: De provade med {@song}, väldigt lågt, men det kom ingen sömn för det.] Till slut gick de ut i köket till {host}, som var vuxen där, och då fick {child} ringa hem.

# telephone
”Hej”, sa {child}. ”Är min sömn hos {@you}?”

”Vänta ska jag se”, sa {@a}. Det prasslade. ”Ja, minsann. Den ligger i din säng. Stor och lurvig. Den har tagit hela platsen[pet.dog / pet.cat: , så {pet} har fått lägga sig på golvet][pet.other: , och {pet} tittar på den].”

”Har du inte sagt till den att jag är hos {friend}?”

”Den låg redan här när jag kom. Den kommer ju alltid klockan åtta.”

”Kan du skicka den?”

Det hördes hur {@a} tog i.

”Den är svår att väcka”, flåsade {@a}. ”Det är ju liksom det den är till för. Så! Upp med dig! Ut på trappan! Jag har satt på den mössan[elder:  som {elder} [elder2: och {elder2}] stickade]. Björkvägen nio, sa jag. Gul grind. Den gäspade, men den gick.”

”Tack”, sa {child}.

”God natt, hjärtat”, sa {@a}. ”Så tyst det blev här nu.”

# in-the-window
{child} och {friend} ställde sig i fönstret med filten om sig. Gatan var tom. Men efter en stund kom det något runt hörnet, sakta, nära häckarna. [city: Det hade gått genom halva {city}.] [school: Det hade gått förbi {school}, där det var släckt.] Det var stort som en soffa och grått som en vante, och där det gick förbi slocknade lamporna i husen, och en katt på en mur lade sig ner mitt i ett steg.

”Vad fin den är”, viskade {friend}.

# the-wrong-smell
Sömnen stannade vid den gula grinden. Den stack in nosen. Den luktade på trappan och på {friend's} cykel[sport:  och på {sport.thing}, som låg kvar i gräset].

”Här!” sa {child}. ”Här är jag!”

Men en sömn har inget namn, så den vet inte när någon ropar på den. Den skakade på huvudet så att mössan hamnade snett. Det var fel trappa och fel cykel.

Och så gick den. Förbi grinden och bort längs Björkvägen.

”Åh nej”, sa {friend}. ”Tänk om den går till havet!”

{child} fick ont i halsen. {child.He} ville ha sin egen trappa. {child.He} ville hem, där det var så tyst.

# a-secret
”Hur brukar den veta att det är du?” frågade {friend}. ”Hemma?”

{child} visste hur. Men det ville {child.he} inte säga, för det var lite hemligt. {child.He} drog filten över munnen.

”Jag låter”, sa {child.he} inuti filten.

”Hur då låter?”

”Innan jag somnar. Jag låter traktor.”

{child} väntade på att {friend} skulle skratta. {child.He} blev varm ända ut i öronen.

”Jaha”, sa {friend}. ”Jag låter kylskåp.”

{child} tog bort filten.

”Gör du?”

”Varje kväll. Hmmmmm”, gjorde {friend}. ”Och så ett litet klick på slutet. Då kommer min. Gör din!”

# the-tractor
Ute på vägen syntes bara en grå prick med mössa på. {child} öppnade fönstret på glänt. {child.He} lade kinden mot kudden, för annars går det inte, och satte läpparna precis som hemma.

”Brrrrrm”, gjorde {child}. ”Brrrrrm. Brm, brm, brm.”

Långt borta stannade pricken.

”Mer!” viskade {friend}. ”Lägg i en växel!”

”BRRRRRRM”, gjorde {child}, så att det kittlade i näsan och hela kudden skakade. {child.He} struntade i vem som hörde. {child.He} plöjde en hel åker, med sten i.

Och pricken vände. Den blev en vante. Den blev en soffa. Den galopperade, och det gör sömnar nästan aldrig, med mössan på sned, genom den gula grinden, över cykeln, upp och in genom springan i fönstret, som egentligen var mycket för smal.

# thump
Duns.

Så låg den på madrassen. Den var kall om nosen och varm i mitten, och den luktade hemma.

”Hej”, sa {child} och kröp in under den. ”Du måste torka tassarna.”

# quiet-there
Men {host} stod i dörren med telefonen.

”De där hemma undrar om den kom fram”, sa {host.he}.

”Den kom”, sa {child} i telefonen. ”Är det fortfarande tyst hos dig?”

”Lite”, sa {@a}.

”Lyssna då. Brrrrrm. Brm. Brm.”

”Åh”, sa {@a}. ”Där är du ju.”

# click
Sedan var det släckt. I mörkret stod ett kylskåp och brummade, och bredvid det gick en traktor, saktare och saktare, hemåt över åkern.

Klick, sa kylskåpet.

# @song
{music}

# @you
er
## if adult / elder
dig

# @a
rösten i telefonen
## if adult
{adult}
## if elder & !adult
{elder.short}


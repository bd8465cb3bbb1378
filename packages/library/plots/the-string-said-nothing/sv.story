title: Plinget i {elder.short's} {@coat}
title: Krask, sa skorpan
title: En skatt som låter
guest friend: Algot (han), Svea (hon)
guest elder: Göran (han), Evald (han)

% Den äldre är en granne en trappa ner där familjen inte har någon. Slutet i nutid, som i sagan den gjordes av.

# klamp
[elder: {Elder}|Grannen {elder}] kom uppför trappan.

Klamp, klamp, pling.

Klamp, klamp, pling.

”{Elder.short}”, sa {child}. ”Du plingar!”

”Gör jag?” sa {elder.short}.

{Friend}[!friend: , som var där och lekte,] la örat mot {elder.short's} stora {@coat}. ”Det är en skatt”, sa {friend}. ”En skatt som låter.[school:  En sådan finns inte ens {at school}.]”

”Var är den?” sa {child}.

”Det vet jag inte”, sa {elder.short}. ”{@The-coat} är så stor[sport:  att man kan {play sport} i den]. Vi får leta.”

# the-string
{child} stack ner handen i den ena fickan. Där låg ett snöre. Ett långt, rött snöre.

De lyssnade på snöret.

Snöret sa ingenting.

”Nej”, sa {child}. ”Det var inte skatten.”

# the-cone
{Friend} stack ner handen i den andra fickan. Där låg en kotte. En rund, brun kotte.

De lyssnade på kotten.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] lyssnade också.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] lyssnade också.]

Kotten sa ingenting.

”Nej”, sa {friend}. ”Det var inte skatten.”

# the-watch
{child} kände i en ficka till. Där låg en klocka, med lock.

De lyssnade på klockan.

Klockan sa ingenting.

”Den har stannat”, sa {elder.short}. ”Den har varit kvart över tre hela året.”

”Då var det inte skatten”, sa {child}.

# the-rusk
Då lyfte {elder.short} upp {child},[athlete:  som {athlete} efter en seger,] så att {child.he} nådde fickan högst upp. Där låg en halv skorpa.

De lyssnade på skorpan.

Krask, sa skorpan.

Men det var för att {friend} åt upp den.

# one-more
”Nu är fickorna slut”, sa {elder.short}. {Elder.He} tog ett steg.

Klamp, pling.

”Det finns en till!” sa {child}.

Och det gjorde det. En hemlig ficka, på insidan av {@the-coat}. {Elder.short} stack ner sin hand. Det gick inte. Handen var för stor.

{child} stack ner sin hand. Det gick bra. Handen var lagom.

# down-and-down
Fickan var tom. Men längst ner fanns det ett hål. Ett litet hål, precis så stort att en {child}-hand kunde krypa in.

Handen kröp in.

”Är det mörkt?” viskade {friend}.

”Ja”, viskade {child}. ”Och varmt.”

[age>=5: ”Bor det någon där?”

”Inte än. Bara min hand.”

]
Handen kröp ner, och ner, och ner. Hela armen var borta. Bara {child} var kvar.

”Jag känner något!” sa {child.he}. ”Det är runt! Det är kallt!”

# as-gold
Upp kom armen. Upp kom handen. Och i handen låg en liten bjällra, gul som guld.

Pling!

{Elder.short} blev alldeles tyst. Sedan skrattade {elder.he}.

”Den bjällran”, sa {elder.short}, ”satt på min mössa när jag var liten. Den har jag letat efter i köket. Och i källaren. Och under sängen.[city:  Och i hela {city}.][elder2:  {Elder2} har letat med.] Och så bar jag på den hela tiden!”

[age>=5: ”Hur hamnade den där nere?” sa {friend}.

”Den kröp väl ner genom hålet”, sa {elder.short}. ”Precis som handen.”

]{child} plingade en gång. {Friend} plingade en gång. {Elder.short} plingade en gång, mycket försiktigt.[music:  Det lät nästan som {music}.]

# double-bow
Sedan fick {friend} ta med sig kotten hem, för den ville {friend.he} ha.

Och det röda snöret fick hålla i bjällran. {Elder.short} knöt fast den vid {child's} säng, med dubbel rosett, så att hela snöret gick åt.

# no-pling
Nu är det kväll. {child} ligger under täcket,[pet.other:  {pet} sover,] och {elder.short} går nerför trappan.

Klamp, klamp.

Klamp, klamp.

Inget pling. Inte ett enda.

För plinget bor hos {child} nu. {Child.He} sträcker fram ett finger och petar lite, lite.

Pling, säger skatten.

Och sedan sover den.

# @coat
rock
## if elder.she
kappa

# @the-coat
rocken
## if elder.she
kappan

# @The-coat
Rocken
## if elder.she
Kappan

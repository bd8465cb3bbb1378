title: Inte ett steg i onödan
title: Den lataste hästen i skärgården
guest owner: Ragna (hon), Gudrun (hon)

% Sotan är "hon", Prick är "han". {owner} heter alltid något på a, och är "hon".

# the-laziest
Sotan var den lataste hästen i hela skärgården[city: , och säkert i {city} också]. Det sa {owner}, som ägde henne.

”Hon äter det gräs hon når”, sa {owner}. ”När det är slut står hon och väntar på att det ska växa.”

{child} tyckte om Sotan från första stund. Sotan tog aldrig ett steg i onödan, och hos Sotan sa {child} aldrig ett ord i onödan. De kunde stå bredvid varandra en hel eftermiddag vid {owner's} gärdsgård, den svarta hästen och {child}, och ingen av dem tyckte att det fattades något.[pet.cat:  Så var det med [!pet.known: katten ]{pet} också, därhemma.][pet.other:  Så var det med {pet} också, därhemma.]

# a-rope
Men i dag skulle hästarna flytta ut till Gräsön. Det gjorde de varje sommar, och dit gick ingen bro, så hästarna simmade. {owner} rodde först i ekan. Efter båten simmade Sotan i ett långt rep, och efter Sotan simmade de fyra andra, för dit Sotan gick, dit ville de.

{child} satt i aktern i sin flytväst och höll i repet.[friend:  I fören satt [!friend.known: {child.his} bästa vän ]{friend} och höll utkik.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] låg på botten och tänkte inte titta ut.][adult:  På bryggan stod {adult}][elder & adult:  och {elder}][elder2 & adult:  och {elder2}][elder & !adult:  På bryggan stod {elder}][elder2 & !adult:  och {elder2}][adult / elder:  och vinkade][adult / elder: .]

”Släpp det inte, vad som än händer”, sa {owner}.

{child} nickade.

# steamboats
Det var blankt på sundet. Fem hästhuvuden gick på rad genom vattnet, och vid varje simtag blåste de ut genom näsan, som fem små ångbåtar. {child} räknade nosarna. Sist kom Prick, som bara var två år och aldrig hade gjort det här förut.

{owner} rodde och pratade. Hon pratade om vädret och om sin syster[sport:  och om när hon själv skulle {play sport}] och om en gädda.[school:  Hon frågade hur det var {at school} och svarade själv.][music:  När hon hämtade andan nynnade hon på {music}.]

# white
Då kom dimman.

Den kom utifrån havet, vit och tyst, och när {child} såg upp fanns det ingen ö längre. {Child.He} vände sig om. Det fanns ingen strand. Det fanns en båt, ett rep och ett svart huvud.[friend: 

”Nu ser jag jättemycket ingenting”, sa {friend} i fören.]

”Det är rakt fram”, sa {owner}. ”Jag har rott här i fyrtio år. Den där gäddan, förresten …”

Det ryckte i {child's} händer. Sotan ville åt höger.

{owner} rodde. Det ryckte en gång till, hårdare.

Hon tar aldrig ett steg i onödan, tänkte {child}. Då tar hon inget simtag i onödan heller. Om någon vet vilken väg som är kortast, så är det hon.

{Child.He} var alldeles säker. Ändå satt det fast i halsen.

”{owner}”, sa {child}.

Men {owner} var kvar hos gäddan.

”{owner}! Vi ror åt fel håll!”

# that-way
Årorna stannade. Det droppade om dem.

”Sotan vill dit.” {child} pekade. ”Hon är latast i hela skärgården, det har du sagt själv. Hon simmar närmaste vägen till land. Det måste hon.”

{owner} öppnade munnen. Sedan stängde hon den, och det hörde inte till vanligheterna.

”Ge henne rep”, sa hon.

{child} lät repet löpa. Sotan simmade förbi dem, så nära att {child} kände hennes andedräkt, och försvann in i det vita. Repet sträcktes. Sakta svängde båten runt och följde efter.

”Hon drar oss”, viskade {owner}. ”Den hästen har inte dragit så mycket som en kärra på åtta år.”

# one-short
Så skrapade det under båten. Framför dem steg Sotan upp ur vattnet, först halsen, sedan ryggen, sedan benen, och där var stenarna och där var gräset. Gräsön! Sotan gick upp på stranden tills det var torrt under hovarna. Där började hon äta. Inte ett steg till.

{child} hoppade i land med repet och räknade nosarna som kom ut ur dimman. Två. Tre. Fyra.

{Child.He} räknade en gång till.

”Prick”, sa {child.he}.

De ropade tills rösten sprack, men dimman tog emot ropen och gav ingenting tillbaka. {owner} grep årorna, och sedan satt hon där med dem, för åt vilket håll skulle hon ro? Någonstans simmade en liten häst runt, runt i det vita. Hur länge orkade han? Ingen av dem frågade det högt.

# the-ears
De andra hästarna åt. Men Sotan hade lyft på huvudet. Ett grässtrå hängde ur munnen på henne, och hon tuggade inte. Öronen pekade rakt ut mot vattnet.

Hon tog ett steg, och repet tog slut. I andra änden stod {child}.

Släpp det inte, vad som än händer.

{child} såg på öronen. Sedan öppnade {child.he} båda händerna.

Och Sotan vände, hon som var latast i hela skärgården, och gick tillbaka ut i vattnet[athlete: , fortare än {athlete}]. Hon gick tills det nådde henne till magen. Där gnäggade hon. {child} hade aldrig hört henne gnägga förr. Det började djupt nere och steg tills hela hästen skakade, och det gick ut över sundet, rakt igenom dimman.

De lyssnade. {owner} sa inte ett ord.

# a-toy-trumpet
Långt borta, på alldeles fel håll, svarade något. Det var tunt och gällt som en leksakstrumpet.

Sotan gnäggade igen. Trumpeten kom närmare. Hon stod kvar där ute och ropade, gång på gång, ända tills en liten våt nos stack ut ur det vita, rakt mot henne.

Prick stapplade i land på darriga ben. Sotan lade halsen över hans rygg, och så stod de.

Det dröjde innan {owner} sa något.

”Jag sa ju att du inte skulle släppa.”

”Ja”, sa {child}.

”Bra att du gjorde det”, sa {owner}.

# what-she-could-reach
Mot kvällen lättade dimman. De satt på en varm sten[elder: , åt {elder's} smörgåsar] och såg på hästarna. Prick hade lagt sig raklång i gräset, och de andra stod omkring honom med hängande huvuden.

”Så långt har hon inte gått på hela året”, sa {owner}. ”Hur många steg kan det ha varit?”

”Tolv”, sa {child}, för {child.he} hade räknat.

”Tolv steg i onödan.”

”Nej”, sa {child}. ”Inte i onödan.”

Sedan sa ingen av dem något mer, inte ens {owner}. Vattnet låg blankt hela vägen hem.

Och Sotan åt det gräs hon nådde.

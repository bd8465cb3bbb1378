title: Fem år för sent
title: En ny sorts kratta
title: Enhörningen i rabarbern
guest friend: Lovis (hon), Sixten (han)
guest elder: Majken (hon), Evert (han)
guest lodger: Hedda (hon), Josefin (hon)

% Huset med rabarbern är en mor- eller farförälders; där ingen är vald är det gamla {elder} i byn. På kvällen {adult}, annars {lodger}.

# too-late
Enhörningen kom fem år för sent.

När {child} var {@then} önskade {child.he} sig en varje kväll, rakt ut genom fönstret hos {@whose}. Nu var {child.he} {age}, och när {child.he} gick ut för att plocka rabarber en lördag i juni stod den mitt i landet och tuggade.

Den var alldeles riktig. Den hade ett vridet horn i pannan och jord om mulen.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade redan lagt sig i skuggan under den.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade redan lagt sig i skuggan under den.][pet.other:  I köksfönstret hade {pet} slutat äta för att titta.]

”Nej”, sa {child}. ”Nej, nej, nej.”

Enhörningen kom fram, stack in nosen i {child.his} armhåla och suckade som man suckar när man har gått väldigt långt. Den luktade häst och regn. {Child} tyckte om den så mycket, på en enda gång, att det gjorde ont i magen.

# the-list
Det var det värsta av allt. För om en kvart skulle {friend} komma.

{Child} och [!friend.known: {child.his} bästa vän ]{friend} hade slutat vara små, och de hade gjort en lista över allt som var pinsamt. Att vinka var pinsamt. Att ha båda remmarna på ryggsäcken[school:  {at school}] var pinsamt.[sport:  Att låtsas {play sport} framför spegeln var pinsamt[athlete: , även om man var {athlete}].][athlete & !sport:  Att säga god natt till en bild av {athlete} var pinsamt.] Men överst på listan, med {child's} egen handstil, stod det: Enhörningar.

# a-guest
{Elder.short} kom ut på trappan.

”Det står en enhörning i rabarbern”, sa {elder.he}.

”Jag vet! Hjälp mig att gömma den!”

”Man gömmer väl inte en gäst”, sa {elder.short}.

”{Friend} får inte se den!”

”Varför inte? Är {friend.he} elak mot djur?”

”Nej! {Friend.He} är {age}!”

{Elder.short} funderade på det.

”Jag har också varit {age}”, sa {elder.he}. ”Det gick över.”

# a-rake
{Child} lockade in enhörningen i vedboden med en rabarberstjälk och knuffade igen dörren. I samma ögonblick kom {friend} uppför gången. {Friend.He} vinkade inte. {Child} vinkade inte heller. De satte sig på bänken mot vedbodens vägg och såg ut som om ingenting var särskilt roligt.

Det knakade bakom dem. Ut genom en springa i väggen, en bit ovanför deras huvuden, kom sakta ett horn.

{Friend} tittade upp.

”Vad är det där?”

”En kratta”, sa {child}.

”Den är vriden.”

”Det är en ny sort.”

”Den glittrar.”

”Den var ganska dyr.”

# it-sneezed
Då nös krattan. Den nös så att hela väggen skakade, dörren flög upp, och ut i solen klev enhörningen med sågspån på nosen och {elder.short's} gamla solhatt på hornet.

{Friend} reste sig. {Friend.He} stod alldeles stilla med ena handen framsträckt.

”Är den din?” frågade {friend.he}.

”Nej!” sa {child}. Det kom alldeles för fort. ”Den är {elder.short's}.”

”Är den?” sa {elder.short} på trappan.

Enhörningen tittade på {child}. Den såg inte arg ut. Den skakade bara av sig hatten, vände om och gick tillbaka in i vedboden. Där ställde den sig längst in, med pannan mot väggen.

# the-hand
”Skönt att den inte är din”, sa {friend} efter en stund. ”Enhörningar är ju för småbarn.”

”Jättepinsamt”, sa {child}. Det kändes som att svälja en sten.

Då fick {child.he} syn på {friend's} hand.

{Friend's} mun hade sagt att det var för småbarn. {Friend's} ansikte såg ut som vanligt. Men handen hade {friend.he} glömt kvar i luften. Den var öppen och platt, med fingrarna ihop, precis som man håller handen mot ett djur när man hoppas att det ska komma.

{Child} tittade på den där handen. En av dem måste börja.

# mine
”Den är min”, sa {child.he}.

”Va?”

”Den är inte {elder.short's}. Det var jag som önskade mig den. När jag var {@then}.” Halsen brände. Det var lika bra att ta resten också. ”{@and-when} Och i onsdags.”

Man kunde höra hur {elder.short} lät bli att säga något.

”I onsdags?” sa {friend}.

”Ja.”

{Friend} tittade på sina skor.

”Jag vinkar till bussen[city:  hemma {in city}]”, sa {friend.he}. ”När jag har klivit av och den kör. Jag väntar tills ingen ser. Men jag gör det varje dag.”

”Vad gör chauffören?”

”Han vinkar tillbaka.” {Friend} svalde. ”Tror du man får klappa den?”

# forehead-to-the-wall
”Jag måste göra en sak först”, sa {child}.

{Child.He} gick in i vedboden och ställde sig bredvid enhörningen, med pannan mot väggen {child.he} också. Det luktade björk.

”Förlåt”, sa {child.he}. ”Du är min. Om du fortfarande vill.”

Länge hände ingenting. Sedan kom det en nos i {child.his} armhåla, och en suck som var så lång att {child} måste sucka med.

# three-hours
Det var {friend} som inte kunde sluta klappa. {Friend.He} klappade i tre timmar.[pet.dog / pet.cat:  Skuggan vandrade över gräset, och {pet} flyttade med.][pet.other:  I köksfönstret hade {pet} börjat äta igen.] Enhörningen åt upp rabarbern, två av {elder.short's} dahlior och ena remmen på {friend's} ryggsäck.

”Den åt den pinsamma”, sa {friend} nöjt.

{Elder.short} hängde tvätt[music: , nynnade på {music}] och lånade hornet till klädnyporna.[elder2:  {Elder2} räckte fram fler.]

”Där ser du”, sa {elder.short} till {child}. ”Äntligen en gäst som hjälper till.”

# number-two
”Vi måste stryka ettan på listan”, sa {friend} när {friend.he} skulle gå.

”Vi stryker tvåan också”, sa {child}.

Borta vid grinden vände {friend} sig om. {Friend.He} såg sig inte ens omkring först. {Friend.He} vinkade, med hela armen, och {child} vinkade tillbaka tills {friend.he} var borta bakom häcken.

# old-habit
På kvällen kom {@a-first} upp till rummet under taket för att säga god natt. Fönstret stod på glänt. {@A} stannade och tittade ut i skymningen.

”Vad är det som glittrar där nere i rabarberlandet?” frågade {@a-he}.

”En kratta”, sa {child} av gammal vana.

{Child.He} låg tyst en stund. Sedan reste {child.he} sig på armbågen.

”Nej”, sa {child.he}. ”Det är min enhörning.”

{@A} stod kvar länge vid fönstret.

”Jaha”, sa {@a-he} mjukt. Och så öppnade {@a-he} det lite till, så att man kunde höra hur den suckade.

# @then
sju
## if age<12
sex
## if age<11
fem

# @and-when
Och när jag var åtta. Och tio.
## if age<11
Och när jag var sju. Och nio.

# @whose
gamla {elder} i byn
## if elder
{elder}[elder2:  och {elder2}]

# @a-first
{lodger}, som hyrde nere,
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}

# @a-he
hon
## if adult
{adult.he}

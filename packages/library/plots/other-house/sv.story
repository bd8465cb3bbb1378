title: Fel hus
title: Två kuddar
title: Andra huset
guest friend: Märta (hon), Loke (han)
guest pet: Cleo (hon), Sixten (han)
guest penrose: Helge (han), Alvar (han)
guest owner: Gullbritt (hon), Margareta (hon)

% Mamma och pappa sägs rent ut: bara familjer som har bett om det får höra den. Katten är familjens, eller lånad av en granne till sjöss.

# wrong-house
{child} hade en lista i mobilen som hette Fel hus.

Just nu stod det: [sport: saker till {sport} | fotbollsskor], matteboken[school:  till {school}], blå huvtröjan, laddare, andra laddaren[elder: , halsduken från {elder}[elder2:  och {elder2}]]. Allt det där var hos mamma när {child} var hos pappa, eller hos pappa när {child} var hos mamma. Det enda som aldrig var i fel hus var {pet}, för {@cat}, och bodde hos mamma och höll sig där.

Fast på sista tiden gjorde {pet.he} inte det.

”{Pet.He} går ut varje dag efter frukost”, berättade {child} för [!friend.known: sin bästa vän ]{friend}, ”och när {pet.he} kommer hem luktar {pet.he} böckling.”

Det lyste till i {friend's} ögon. {Friend.He} tänkte bli detektiv, och ända sedan trean hade {friend.he} väntat på att någon {friend.he} kände skulle råka ut för något mystiskt. ”Vi binder fast ett meddelande i halsbandet”, sa {friend.he}. ”Av papper, så att det går av om {pet.he} fastnar.”

# the-message
På lappen stod det: ”Brukar den här katten hälsa på hos dig?”

{Pet} kom hem till middagen och skrek. {Pet.He} skrek alltid. {Pet.He} hade en röst som en rostig grind med åsikter.[adult:  {Adult} hade en gång tagit den för brandvarnaren.] I halsbandet satt en ny pappersremsa, med vacker, snirklig handstil.

Där stod: ”Nej. Den här katten BOR här. Brukar den hälsa på hos DIG?”

{child} läste det två gånger. {Child.He} blev alldeles varm i ansiktet. ”Jaha”, sa {child.he}.

# the-green-door
På lördagen följde de efter. {Pet} spatserade på fyra murar, över ett skjul och genom en häck, vände sig om då och då för att se om de hängde med, och stannade vid en grön dörr längst bort på gatan. En gammal man i kofta öppnade.

”Där är du ju, professorn”, sa han. ”Böcklingen kallnar.”

”Den katten heter {pet}”, sa {child}.

Mannen såg på {child}, och på {friend}, som skrev upp husnumret. ”Jaha ja”, sa han. ”Jag heter {penrose}. Det är nog bäst att ni får se en sak.” Och han slog upp dörren på vid gavel.

# a-hollow
Från trappan såg de ett prydligt och mycket tyst vardagsrum, och en fåtölj med en rutig kudde, och i kudden en grop som hade precis samma form som {pet}. {Pet.He} klev i, snurrade ett varv och blundade. {Pet.He} hade aldrig bett om lov. Det syntes.

”Den katten dök upp i mars”, sa {penrose}. ”Det var samma vecka som jag lade undan min frus läsglasögon. Jag hade inte sagt ett ord till någon på fyra dagar. Och då kom professorn in och skällde ut mig efter noter.” Han gned sig på näsan. ”Jag trodde att det var en katt som inte hade någon.”

{child} hade tänkt säga något vasst. Nu var det borta. Men under det låg en annan sak, och den var kvar.

”Man kan inte bo i två hus”, sa {child.he}. ”Det kan ingen, inte på riktigt. {Pet} måste välja.”

{Friend} slutade skriva.

# halfway
De gjorde det rättvist, ute på trottoaren. {child} ställde sig i sin ände av gatan och {penrose} i den andra, och {friend} satte ner {pet} vid brevlådan, som stod precis mitt emellan.

”{Pet}!” ropade {child}.

”Professorn!” ropade {penrose}.

{Pet} tittade uppåt gatan. {Pet.He} tittade nedåt gatan. Sedan satte {pet.he} sig och började tvätta sig.

”{Pet}! Kom nu!”

”Böckling!”

{Pet} gjorde färdigt ett öra. Sedan lade {pet.he} huvudet bakåt och vrålade, så att gardinerna rörde sig längs hela gatan[city:  och möjligen i resten av {city}]. Det var inte matvrålet, och inte dörrvrålet. Det var ett sådant vrål som kommer när någon har fått en väldigt dum fråga.

Sedan gick {pet.he} bort till {friend} och satte sig på {friend.his} fot.

# who-told-you
{Friend} tittade upp. ”Du, {child}”, sa {friend.he} försiktigt. ”Vem har sagt att du måste välja?”

”Det är inte mig vi pratar om.”

”Nej, nej”, sa {friend}.

{child} stirrade på brevlådan. Ingen hade sagt det, det var det konstiga. Inte mamma och inte pappa. Men i ett och ett halvt år hade {child.his} väska stått packad vid fotändan av sängen hos pappa, som hos någon som sitter i ett väntrum. {Child.He} hade trott att det skulle betyda något att packa upp den. {Child.He} hade trott att det skulle bli ett minus för mamma.

# both-cushions
{child} såg på {pet}. Det var inte en halv katt i ena änden av gatan och en halv i den andra. {Pet.He} var helt och hållet {pet} till frukost och helt och hållet professorn till lunch, och {pet.he} hade gjort en grop i båda kuddarna.

”Ingen böckling på söndagar”, sa {child} till {penrose} till slut. ”Då spyr {pet} i trappan.”

”Det är bra att veta”, sa {penrose} allvarligt och tog {child.him} i hand.

# never-use-it-up
På kvällen berättade {child} alltihop för mamma, till och med det om väskan. Mamma sa ingenting på en stund. Hon lade bara armen om {child.him}.

”Det tar aldrig slut, vet du”, sa hon. ”Att vara hemma. Det finns inte bara en viss mängd.”

”Det visste {pet}.”

”{Pet} har försökt säga det till oss {@long}. Vi trodde att det gällde dörren.”

# the-drawer
På måndagen, hos pappa, tog {child} upp allt ur väskan. {Child.He} lade strumporna i en låda.[athlete:  {Child.He} satte upp en bild på {athlete} på väggen, med fyra häftstift.] Själva väskan ställde {child.he} högst upp på garderoben, där den skulle bli besvärlig att få ner.[adult:  Det hade till och med {adult} behövt en stol till.] Sedan lade {child.he} sig raklång på sängen och vred på sig tills det blev en grop.

{Child.He} tog fram mobilen, [music: satte på {music}, ]öppnade listan som hette Fel hus och tänkte ett tag. [sport: Sakerna till {sport} | Fotbollsskorna] var fortfarande kvar hos mamma. Det var huvtröjan också[elder: , och halsduken från {elder}[elder2:  och {elder2}]].

# other-house
{child} ändrade rubriken till Andra huset, och gick för att ta reda på vad det blev till middag.

# @cat
{pet} var en siames, lånad av grannen {owner} som var till sjöss
## if pet.cat
{pet} var {a breed}

# @long
hela året
## if pet.cat
i flera år

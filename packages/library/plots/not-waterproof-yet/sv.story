title: Nummer tjugotre
title: Inte tät än
guest friend: Elin (hon), Vilgot (han)
guest pet: Sixten (han), Doris (hon)
guest keeper: Roland (han), Göran (han)

% Vaktmästaren är {adult}, som hjälper till på badet, annars {keeper}. Utan djur i familjen är {pet} {friend's} hund. Taxen är originalet.

# later
”Kommer du?” ropade {friend} från vattnet.

”Sen”, sa {child}.

Det hade {child.he} sagt hela sommaren. Nu var det sista lördagen i augusti och friluftsbadet[city:  {in city}] hade stängt. Men {@why}, så de fick ha bassängen för sig själva tills den skulle tömmas på måndagen. {Friend}[!friend.known: , {child's} bästa vän,] crawlade. {child} satt på kanten i jeans och en tröja med dragkedjan uppdragen till hakan.

{Child.He} hade vuxit nio centimeter på ett år. Det var som att ha fått någon annans armar. I våras hade hela klassen[school:  {at school}] stått på rad vid simhallens kortsida, och sedan dess ville {child} bara en sak: slippa bli tittad på.

{Pet}[!pet: , {friend's} hund,] låg på {child's} fötter. {@water}

# back-to-the-pool
Plötsligt reste {pet.he} sig. {@quiet} {Pet.He} gick stelbent bort till omklädningsskjulet. I skuggan där stod en pingvin.

Den räckte {child} till knäet. Den var svart och vit, i princip, men den såg ut som om någon hade börjat plocka den och tröttnat. Runt fötterna låg det fjädrar. Den stod med ryggen mot bassängen och näbben mot väggen.

”Den är jättesjuk”, sa {friend}, som droppade.

{@A} kom med krattan. [adult: {Adult.He} | Han] stod länge och tittade.

”Jaha”, sa [adult: {adult.he} | han] till slut. ”Det måste vara djurparkens.”

[adult: {Adult.He} | Han] ringde dit och fick en telefonsvarare. Sedan offrade [adult: {adult.he} | han] strömmingen som [adult: de | han] skulle ha till middag. Pingvinen vände bort huvudet.

# kindly
”Den behöver vatten”, sa {friend}. ”Det är ju en pingvin!”

{Friend.He} bredde ut armarna och föste den, vänligt, steg för steg, tills den hade hälarna på bassängkanten. Då skrek pingvinen. Det lät som en åsna som har fått nog. Den kastade sig framåt, mellan {friend's} ben, och in i springan under skjulet.

”Den vågar inte”, sa {friend}. ”Men om den bara kommer i så känns det bra sen. Det gör det alltid.”

”Sluta”, sa {child}.

”Jag försöker ju hjälpa den!”

”Den har inte bett om det.”

Det kom ut vassare än {child.he} hade tänkt. {Friend} drog handduken om sig.

”Jag har skrivit till klassen”, sa {friend.he}. ”Alla kommer. Är vi många kan vi bära i den.”

{child} blev kall i hela magen.

# full-of-feathers
{@low} {child} lade kinden mot cementen. Långt där inne såg {child.he} pingvinens ögon. {Pet} stannade en bit ifrån. {Pet.He} nosade inte. {Pet.He} lade sig, med ryggen mot pingvinen, så som {pet.he} gjorde hos folk som {pet.he} tyckte om men inte tänkte tjata på.

När {pet.he} äntligen backade ut hade {pet.he} nosen full av fjädrar. {child} plockade bort dem, en efter en. De var hela. Ingen var avbruten eller biten. De hade bara lossnat.

# new-ones
{child.He} kikade in igen, och nu såg {child.he} det. Där de gamla fjädrarna var borta var det inte kalt. Där var något annat, kort och tätt och blankt.

”{Friend}”, sa {child.he}. ”Det kommer nya under.”

{Friend} var sur, men {friend.he} lade sig bredvid. {Friend.He} tittade en lång stund.

”Grannens höns”, sa {friend.he} sedan. ”De ser ut exakt så där! Som trasiga kuddar. De ruggar. De äter knappt och står i ett hörn och vill vara ifred, och så får de en hel ny dräkt.”

”Så den är inte sjuk”, sa {child}. ”Och den är inte rädd för vatten. Den är bara inte tät än. Den hade frusit ihjäl.”

Ingen sa något.

”Jag höll på att putta i den”, sa {friend}.

{Friend.He} tittade in i springan. Sedan tittade {friend.he} på {child}, på den stora tröjan och dragkedjan. {Friend.He} öppnade munnen, och för en gångs skull stängde {friend.he} den igen.

# getting-changed
Borta vid grinden plingade cykelklockor.

”Jag tar det”, sa {friend}.

{Friend.He} gick dit i sin handduk, och sedan hördes {friend.he} över hela badet, för det var det {friend.he} var bäst på.

”Nej, ni får inte se den! För att den inte vill! Skulle du vilja att folk stod och glodde när du höll på att byta om?”

Några hade redan hunnit in. Då ställde sig {pet} framför springan {@guard}

Cyklarna rullade hemåt.

# every-august
På måndagen kom en kvinna från djurparken. Hon gick ner på knä och lyste in.

”Tjugotre”, sa hon. ”Varenda augusti.” Hon reste sig och borstade av byxorna. ”Vi har trettio pingviner bakom en glasruta. De andra bryr sig inte. Men nummer tjugotre vill göra det här utan publik, och vi har aldrig förstått hur hon tar sig ut. Kan hon stå kvar ett par veckor?”

{@A} såg på bassängen, som skulle ha varit tömd.

”Jag ligger ändå efter med allting”, sa [adult: {adult.he} | han].

# homework
Varje eftermiddag satt {child} och {friend} utanför skjulet, med ryggen mot springan, och gjorde läxorna.[elder:  Ibland kom {elder}[elder2:  och {elder2}] med smörgåsar.][sport:  De pratade om {sport}[athlete:  och {athlete}], inte för högt.][!sport & athlete:  De pratade om {athlete}, inte för högt.][music:  De nynnade på {music}.] Ibland badade {friend}. {Friend.He} frågade ingenting.

# nineteen-came-out
En fredag i september kom Tjugotre ut. Hon var så blank att hon såg våt ut. Hon gick förbi {pet}, som makade på sig, fram till kanten. Där lutade hon sig framåt. Det plaskade inte ens. Hon var bara borta, och nere i det gröna for en skugga fram och tillbaka, fram och tillbaka, som om bassängen var på tok för liten.

{Friend} följde efter längs kanten och skrattade högt.

# the-zip
{child} drog ner dragkedjan. Där under hade {child.he} nya badkläder. {Child.He} hade haft dem på sig sedan i tisdags. Borta vid stegen stod {@a}[elder:  och {elder}] med två handdukar och studerade ett moln.

Det var så kallt att {child.he} tappade andan. Sedan släppte {child.he} stegen. {Child.He} tog ett simtag, och ett till. De nya armarna räckte väldigt långt.

# are-you-coming
Mitt i bassängen vände {child.he} sig om.

”Kommer du?” ropade {child.he}.

”Sen”, sa {friend} och hoppade i.

# @why
de kände {keeper}, som var vaktmästare där
## if adult
{adult} hjälpte till som vaktmästare där

# @a
{keeper}
## if adult
{adult}

# @water
{Pet.He} ansåg att vatten var något för andra.
## if breed.Dachshund
{Pet.He} var tax och ansåg att vatten var något för andra.
## if pet.cat
{Pet.He} var {a breed} och ansåg att vatten var något för andra.

# @quiet
{Pet.He} skällde inte, och det var det konstiga, för hela dagen hade {pet.he} skällt på allt, till och med på bröd.
## if pet.cat
{Pet.He} smög inte, och det var det konstiga, för hela dagen hade {pet.he} smugit på allt, till och med på bröd.

# @low
Under skjulet var det lågt och svart, och bara en av dem hade nos för sådant. {Pet} lade sig platt och kröp in.
## if breed.Dachshund
Under skjulet var det lågt och svart, och bara en av dem var byggd för sådant. {Pet} lade sig platt och kröp in.
## if pet.cat
Under skjulet var det lågt och svart, och bara en av dem hade ögon för sådant. {Pet} lade sig platt och kröp in.

# @guard
och skällde allt det som {pet.he} inte hade skällt på pingvinen.
## if breed.Dachshund
på sina korta ben och skällde med en röst för en fyra gånger så stor hund.
## if pet.cat
med svansen som en flaskborste och fräste med en röst för en fyra gånger så stor katt.

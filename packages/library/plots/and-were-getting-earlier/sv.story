title: Och tidigare blir det
title: Tack, tick
title: Så gott som ny
guest friend: Melker (han), Love (han)
guest barber: Bengtsson (han), Karlgren (han)
guest customer: herr Dahl (han), herr Frisk (han)

% Klockan säger tack-tick; den går fort efter uppdragningen, och tick-tack först på slutet. Frisören är ”han”.
% En regel: allt som klockan tittar på går baklänges. När {child} springer: långsammare och mindre för varje ”vänd”.

# snip
”Först klippning”, hade [adult: {adult} | {friend's} mamma] sagt, ”och sedan bio.” Så på lördagen gick {child} till frisören[city:  i {city}] med {friend}[!friend.known: , sin bästa vän]. {Friend} hade en glugg mellan tänderna, sedan i torsdags, och så mycket hår att {friend.he} inte såg lyktstolparna förrän {friend.he} gick in i dem[school: , och {at school} gick det likadant med lärarna].[sport:  Det gick knappt att {play sport}.]

[elder: {Elder} följde med för att putsa nacken och satte sig bakom en tidning[elder2: , och {elder2} satte sig bakom andra halvan].

][pet.dog: [!pet.known: Hunden {pet}|{Pet}] fick vänta utanför, med nosen mot rutan.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] var kvar hemma. {Pet} skötte sitt hår själv.

][pet.other: {Pet} var kvar hemma. {Pet} behövde aldrig klippa sig.

]I stolen, under ett skynke, satt {customer}. Det var frisör {barber} som klippte honom, och han såg alldeles slut ut.

Klipp. En lock föll på golvet.

Tack-tick, sa klockan på väggen.

Och upp flög locken och satte sig på huvudet på {customer} igen.

”Såg du?” sa {child}.

”Jag har sett det sedan i tisdags”, sa {barber}.

”Han är mycket noggrann”, sa {customer}.

# whatever-it-looks-at
Det var klockans fel. Den var stor och av mässing, visarna gick baklänges, och allt som den tittade på gick också baklänges.[music:  Till och med radion spelade {@song} baklänges.] {Customer} hade ätit på samma smörgås i fyra dagar.

”Skinka”, sa han. ”Den är så gott som ny.”[pet.dog: 

Utanför rutan slickade sig {pet} om nosen.]

”Varför lägger du den inte i en låda?” frågade {child}.

”Smörgåsen?”

”Klockan.”

”Det har jag gjort”, sa {barber}. Lådan stod på golvet under klockan, och det växte löv på den.

# getting-earlier
{Friend} tog en klubba ur burken och bet den mitt av. Krasch! Tack-tick. Klubban var hel. Då satte sig {friend} mitt framför klockan och sträckte ut benen.

”Vi missar filmen”, sa {child}. ”Den börjar tolv.”

”Klockan är tio över elva”, sa {friend}. ”Nyss var den kvart över. Vi är tidiga, {child}. Och tidigare blir det.”

”Det är inte så det fungerar!”

”Det är så den där fungerar.” Krasch! Tack-tick.

”Till lunch stannar den av sig själv”, sa {barber}.

{Friend} slutade slicka. ”Då måste någon dra upp den”, sa {friend.he}.

# winding
{child} låg på knä på golvet och tittade på löven. {Child.He} hörde hur stolen skrapade. {Child.He} hörde nyckeln, knarr, knarr, knarr, så långt det gick.

”{Friend}”, sa {child}. ”Vad har du gjort?”

TACKTICKTACKTICKTACKTICK! Visarna gick runt som en fläkt.

Åh nej. Nere på golvet kunde klockan inte se {child}. Men alla de andra såg den. Den vita mustaschen på {barber} blev svart, och sedan åkte den in. Håret rann ner över axlarna på {customer}. Någonting grymtade i smörgåsen.[athlete:  På affischen var {athlete} ungefär tre år.][elder:  ”Här står det”, sa {elder.short} bakom tidningen, ”att en människa har landat på månen.”]

Och {friend} var sex år, och sedan var {friend.he} fem, och ärmarna gled ner över händerna.

# the-mirror
”{child}?” sa en mycket liten röst. ”Mina skor är för stora.”

Hjärtat bultade på {child}. Allt som klockan tittade på gick baklänges. Vad vore det då bra om den tittade på?

Det fanns bara en sak.

”Var är spegeln?” ropade {child.he}.

”Där borta”, pep {barber}, som var omkring tolv. ”Jag vände den mot väggen. Jag orkade inte se på.”

Den stod på andra sidan golvet, stor som en dörr, på hjul. Klockan såg varenda bit av vägen dit, och {child} visste precis vad det betydde.

# seven-steps
”Vänd på spegeln”, sa {child}, för att komma ihåg det. Och så sprang {child.he}.

Efter tre steg åkte skorna av. ”Vänd på spegeln”, sa {child.he}. Efter fem trampade {child.he} på sina egna byxor. ”Vänd på”, sa {child.he}. Efter sju var det ett väldigt stort golv. ”Vänd.”

När {child} kom fram var {child.he} fyra år och mindes inte vad {child.he} skulle göra där.

Men {child.he} var ju fyra. Och där stod en jättestor sak med hjul på.

Så {child.he} knuffade på den.

# it-saw-a-clock
Runt for den. Klockan tittade över allas huvuden, rakt in i spegeln, och där såg den en klocka.

Tack, sa den.

Allt som den tittade på gick baklänges, och nu tittade den på sig själv. Och när en sak som går baklänges går baklänges …

Tick, sa den. TICKTACKTICKTACKTICKTACK!

Framlänges! Ut kom mustaschen. {child} blev fem, och sex, och sju, och mindes alltihop. {Child.He} såg också vad som var på väg. Den klockan tänkte inte stanna vid {age}.

# smile
”{Friend}!” ropade {child} och klev upp på stolen. ”Visa tänderna!”

”Varför det?”

”Visa dem, bara!”

{Friend} visade tänderna. De var små. De var nästan inga alls. De var stora, i en rad. Och så, i raden, kom det en glugg.

”Torsdag!” ropade {child}, högg tag i den stora visaren och hängde sig fast.

Pling!

Tick-tack, sa klockan, alldeles lugnt. Tick-tack.

# it-stayed-there
{barber} kände på mustaschen. Sedan tog han upp saxen.

Klipp. En lock föll på golvet. Alla tittade på den. Den låg kvar.

”Var det allt?” sa {customer}. Han såg nästan ledsen ut. Och så gick han hem, för första gången sedan i tisdags.[pet.dog:  Utanför fick {pet} resten av smörgåsen. Det gick på en sekund, och den kom inte tillbaka.]

[elder: ”Nej, jag läste fel”, sa {elder.short} och vände blad. ”Det är bara vädret.”

]

# a-face-under-there
”Jag ville bara att den skulle räcka”, sa {friend}, när det var {friend.his} tur i stolen.

”Jag vet”, sa {child}. ”Du var pytteliten.”

”Det var du också”, sa {friend}. ”Men du kom i alla fall.”

Klipp, klipp. Det fanns ett ansikte där under. {child} hade nästan glömt det.[pet.cat:  Hemma skulle till och med {pet} få titta två gånger.]

# they-do
{barber} lät spegeln stå, så att klockan kunde se sig själv. Den var tjugo i tolv. De letade rätt på sina skor och sprang, med en klubba var. I hörnet tog {friend} klubban ur munnen och stannade.

”{child}”, sa {friend.he}. ”Den blir mindre.”

”Ja”, sa {child}. ”Det blir de.”

# @song
{music}

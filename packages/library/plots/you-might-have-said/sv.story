title: Nallen i tvättstugan
title: Du kunde ha sagt till
title: Regeln om borttappade
guest friend: Ivar (han), Signe (hon)
guest pet: Siv (hon), Sotis (han)
guest teddy: Bosse (han), Truls (han)

% Katten är familjens, eller {friend's}; en hund kan snutta lika bra på ett öra.

# not-lost
{child} hade letat efter sin nalle ända sedan {child.he} var sex år[elder: , och {elder}[elder2:  och {elder2}] hade letat med], och nu satt den på hyllan i tvättstugan, bakom en dunk sköljmedel.

”{teddy}!” ropade {child}. ”Du är borttappad!”

”Det är jag inte alls”, sa nallen. ”Jag är ju här. Jag sitter där jag blev satt. Det är {child} som är borttappad.”

# the-rule
{child} tappade tvättkorgen på {friend's} fot. {Friend} var {child.his} bästa vän. [adult: {Adult} hade skickat ner dem med tvätten | De hade gått ner med tvätten tillsammans], och den första maskinen var redan i gång. Men nu ville {child} bara ta hem sin nalle på en gång. Och nallen höll sig fast i vattenröret med båda tassarna.

”Det är ju jag som är {child}”, sa {child}.

”Nej du”, sa {teddy}. ”{child} är så här lång.” Han visade med tassen, ungefär till hyllkanten. ”Inga framtänder. Och så {@kitten} som ryms i en toffel. Jag följer inte med någon annan. Den som är borttappad måste vänta på rätt person. Det är regeln.”

{@doorway}

# the-questions
”Får jag ta det här?” sa {friend}. {Friend.He} var polis den veckan, och {friend.he} hade alltid ett block med sig. ”Namn?”

”{teddy}.”

”Sysselsättning?”

”Nalle.”

”Och när såg du din ägare senast?”

”Jag vet inte vad det är”, sa {teddy}, ”men jag har inte ätit upp den.”

{Friend} antecknade.

# in-the-way
{child} kände hur det brände bakom ögonen. {Child.He} hade tänkt på {teddy} varje kväll[school: , och ibland i {school}]. {Child.He} hade aldrig tänkt att {teddy} inte skulle känna igen {child.him}.

”Titta på mig”, sa {child.he}. ”Jag är ju här!”

”Det ser jag väl”, sa {teddy}. ”Du är i vägen. Om {child} kommer så syns inte jag.”

# too-many-teeth
{Friend} drog med {child} in bakom torkskåpet.

”Vi har ett problem med signalementet”, viskade {friend.he}. ”Du är för lång och du har för många tänder. Ner på knä.”

{child} gick ner på knä. {Friend} ställde {child's} skor framför knäna, så att det såg ut som fötter. Sedan satte {friend.he} en bit svart tejp över framtänderna. Tejpen hade {friend} i fickan. {Friend.He} hade allt i fickan[sport: , utom {sport.thing}].

”Prata som en sexåring”, sa {friend}.

”Hur då?”

”Säg något om dinosaurier.”

# six-years-old
{child} hasade fram över golvet. Den ena skon ramlade omkull.

”Hej”, sa {child.he}. ”Jag är fekf år. Vet du att en bronto… bronto…”

Tejpen fastnade på hakan. {Pet} satte sig på den tomma skon.

{teddy} betraktade dem en lång stund.

”Mår den där bra?” frågade han {friend}.

”Inte jättebra”, sa {friend}. ”Förlåt, {child}.”

# the-spin
Då hände det värsta. Tvätten hade gått hela tiden, och nu började maskinen centrifugera. Den brummade, den tjöt[music: , inte alls som {music}], den skakade så att hyllan hoppade. Dunken vickade. {teddy} vickade. Och med ett litet ”oj” ramlade han baklänges, ner i springan mellan väggen och maskinen.

”{teddy}!”

Inget svar. Bara tjutet.

{Friend} tryckte på knappen. ”Den måste gå klart!” ropade {friend.he}.

# only-one
Springan var smal. Men {pet} hade redan rest sig. {Pet.He} gjorde sig platt, fast det knappt gick, och tryckte in hela framdelen. {@behind}

{child} la sig på mage bredvid. Där inne syntes {pet}, och där syntes {teddy} i dammet, hopkrupen med tassarna för öronen.

{@kneads} Så tog {pet.he} nallens öra i munnen och snuttade på det, precis som förr.

”Det där”, sa {teddy} med darrande röst. ”Det där är det bara en som gör.”

Han tittade på det väldiga djuret. ”Men {pet} då. Vad har du ätit?”

# the-hollow
Maskinen tjöt högre. Då mindes {child}. Det hade varit så förr också, när det åskade. {teddy} hade varit rädd, och {child} hade varit nästan lika rädd, och {child.he} hade gjort på samma sätt varenda gång.

{Child.He} sträckte in armen förbi {pet}, så långt att det gjorde ont i axeln. {Child.He} fick tag i en tass och drog, sakta. {Child.He} satte sig med ryggen mot maskinen och la nallen mot bröstet. Högst upp på {teddy's} huvud fanns en grop i pälsen. Där la {child} sin haka. Gropen hade blivit för liten, men den satt på rätt ställe.

”Jag är ju här”, viskade {child.he}.

{teddy} blev stilla. Maskinen skakade dem båda två. {Friend} satte sig också ner på golvet, tätt intill, så att de inte skulle skaka ensamma.

# said-so
”{child}?” sa {teddy}.

”Mm.”

”Du har blivit jättestor.”

”Jag vet.”

”Du kunde ha sagt till.”

Maskinen klickade. {Friend} slog upp blocket.

”Då skriver jag att {child} är hittad”, sa {friend}. ”Vem var det som gjorde det?”

”Jag”, sa {teddy}.

# up-the-stairs
De gick uppför trapporna. {child} bar nallen och {friend} bar den våta tvätten, för det erbjöd {friend.he} sig faktiskt.[athlete:  Det gick nästan lika fort som när {athlete} tränar.] {Pet} gick först. [adult: {Adult} höll upp dörren för dem allihop.][elder:  {Elder}[elder2:  och {elder2}] fick veta i telefon vem som var hittad.]

# in-the-dark
När det var kväll [city: {in city} ]låg {friend} på madrassen och {child} i sängen. {teddy} hade fått kudden, och {pet} hade fått resten. {child} släckte lampan.

”{child}?” kom det ur mörkret. ”Tänderna känner jag inte igen. Men jag är ju här.”

{child} la hakan i gropen. {Pet} flyttade sig uppåt, tungt, {@last}

# @kitten
en bästa vän med en kattunge
## if pet.cat
en kattunge
## if pet.dog
en valp

# @doorway
I dörren låg {pet}, {friend's} katt, som bodde hos {child} minst lika mycket. {Pet.He} skulle inte ha rymts i en skidpjäxa.
## if pet.cat
I dörren låg {pet}[!pet.known: , {child's} katt]. {Pet.He} skulle inte ha rymts i en skidpjäxa.
## if pet.dog
I dörren låg {pet}[!pet.known: , {child's} hund]. {Pet.He} skulle inte ha rymts i en skidpjäxa.

# @behind
Det enda som syntes var en svans som en dammvippa.
## if pet
Det enda som syntes var en bakdel.

# @kneads
{Pet} fräste inte åt honom. {Pet.He} bet inte heller. {Pet.He} ställde framtassarna på nallens mage och började trampa.
## if pet.dog
{Pet} morrade inte åt honom. {Pet.He} bet inte heller. {Pet.He} la hakan på nallens mage och suckade djupt.

# @last
tog nallens öra i munnen och började trampa.
## if pet.dog
tog nallens öra i munnen och suckade djupt.

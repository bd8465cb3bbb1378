title: {Pet} står först
title: Fråga hunden
title: En röd vante
guest clerk: Shirin (hon), Samira (hon)
guest neighbour: Roland (han), Sture (han)

% Hunden väntar vid luckan så som den väntar på barnet vid dörren hemma. {clerk} ser inte kön förrän luckan går upp.

# one-mitten
{child} hade en röd vante på sig och en kall hand i fickan. Den andra röda vanten hade varit borta sedan i tisdags. [adult: {Adult} | Grannen {neighbour}] hade letat efter den, och {child's} {@the-dog}, {pet}, som kunde hitta en halv kaka i mörkret, hade letat allra mest.

Nu var det lördag, och [adult: de | {child} och {neighbour}] skulle lämna ett paket[elder:  till {elder}[elder2:  och {elder2}]] i paketkiosken. Men på dörren satt en lapp. Öppnar igen om tio minuter.

# the-hatch
{Pet} brydde sig inte om dörren. {Pet.He} satte nosen i backen, följde väggen med den och stannade. Där satt en liten grön lucka, långt ner, som ingen hade öppnat på flera år. {Pet} satte sig framför den. {Pet.He} satt alldeles rak, med nosen framåt, och {@swept} trottoaren.

Svisch, svisch.

”Är det här man står i kö?” sa en man med ett långt papprör.

”Jag tror att det är vid dörren”, sa {child}.

Mannen tittade på dörren. Han tittade på {pet}. ”Det tror inte [pet.she: hon|[pet.he: han|den]] där”, sa han och ställde sig bakom.

# longer
Bakom mannen ställde sig en dam med rutig kärra. Bakom damen ställde sig två pojkar med ett födelsedagskort[athlete:  med {athlete} på]. Och när fem står på rad är det en kö, och en kö kan ingen gå förbi, inte i hela [city: {city}|världen].[friend:  Inte ens {friend}[!friend.known: , {child's} bästa vän,] kunde det, fast {friend.he} inte hade något att skicka.]

Svisch, svisch. Och kön blev längre.

”Varför just en lucka?” sa någon längst bak.

”Fråga hunden”, sa någon annan. ”[pet.she: Hon|[pet.he: Han|Den]] står först.”

# no-customers
Då öppnades dörren, och {clerk}, som hade paketkiosken, tittade ut. Det stod ingen på trappan.

”Inga kunder?” sa {clerk}. ”Då stänger jag för i dag och tar en kopp kaffe.”

”Vänta!” ropade {child}. ”Vi är jättemånga! Hallå, allihop, det är där borta!”

Ingen rörde sig.

”Här står jag trea”, sa damen med kärran. ”Där borta är jag ingen alls.”

”Och man kan inte tränga sig före en hund”, sa mannen med pappröret.

Dörren gick igen. Genom rutan såg {child} hur {clerk} satte på kaffet[music:  och nynnade på {music}].

# the-front
Det fanns bara en sak att göra. En kö kan man inte flytta på, tänkte {child}, men man kan flytta på den som står först.

”Kom, {pet}”, sa {child.he}. ”Nu går vi!”

Svisch, sa det. Och {pet} satt kvar.

{child} tog fram en kaka ur fickan, en hel, och la den framför tassarna på {pet.him}. {Pet} tittade på kakan. {Pet.He} tittade på luckan. Och så lät {pet.he} kakan ligga.

Ingen i kön sa ett ord.

# like-this
Aldrig i sitt liv hade {pet} låtit en kaka ligga. {child} glömde paketet. {Child.He} satte sig på huk på den kalla trottoaren, la armen om {pet.him} och tittade dit {pet.he} tittade. Grön färg. En liten springa.

”Vad är det, {pet}? Vad väntar du på?”

Svisch, svisch.

Och då visste {child}. {Child.He} hade sett {pet} sitta så där förut. Precis så satt {pet.he} varje dag på mattan i hallen, alldeles rak, med nosen mot springan i dörren, tills {child} kom hem[school:  från {school}]. Så väntade {pet.he} bara på en enda sak.

”Det är mig [pet.she: hon|[pet.he: han|{pet}]] väntar på”, sa {child}. ”Det finns något av mitt där inne.”

{Child.He} tog upp sin kalla hand ur fickan, knöt den och knackade. Knack, knack, knack.

# yes-sir
Något tungt släpades undan. Sedan sa den gamla gröna färgen krrrk, och luckan gick upp, och där låg {clerk} på knä med sin kaffekopp. Hon tittade på kön, ända bort till hörnet. Sedan tittade hon på den som stod först.

”Jaha”, sa hon till {pet}. ”Och vad får det lov att vara?”

{Pet} stack in hela huvudet genom luckan, och axlarna med. {Pet.He} rotade runt. När {pet.he} kom ut igen hade {pet.he} en röd vante i munnen.

”Den hittade jag på trappan i tisdags”, sa {clerk}. ”Den låg i min hittelåda.”

”Jaså, det var det vi köade för”, sa en av pojkarna.

”Det hade jag gärna köat dubbelt så länge för”, sa damen med kärran och snöt sig.

# everything-posted
{Pet} reste sig, med vanten. {Pet.He} gick längs väggen till dörren. Efter {pet.him} gick {child}, och efter {child} gick pappröret, kärran och pojkarna, och ingen blev av med sin plats.[sport:  Pojkarna hann till och med i väg för att {play sport}.] Och vartenda paket kom i väg.

# one-red-thing
På kvällen låg det två röda vantar på elementet. När {child} gick och la sig låg det bara en. {Child.He} behövde inte leta.

{Pet} låg på mattan med hakan på något rött. {Pet.He} behövde inte vänta på någon. {child} var ju där.

Svisch, sa {@the-tail} mot golvet. Svisch …

{child} lyssnade efter nästa. Den kom inte. {Pet} hade somnat. {Pet} var först.

Lampan slocknade, och {child} blev tvåa.

# @the-dog
{breed}
## if !breed
hund

# @swept
svansen sopade
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
i stället för svans sopade hela rumpan

# @the-tail
svansen
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
rumpan

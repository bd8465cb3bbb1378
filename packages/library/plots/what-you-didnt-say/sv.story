title: Elefanten i hallen
title: Det du inte sa
guest pet: Bosse (han), Molly (hon)
guest minder: Jossan (hon), Hedda (hon)

% Där inget djur är ikryssat är det grannens hund, som har en korg här också.

# only-a-jug
Det var bara en kanna. Den var blå[elder: , och den kom från {elder}[elder2:  och {elder2}]], och den stod på hyllan i hallen, och {child} hade bara kastat bollen en enda gång.[friend:  Det var den allra studsigaste, den från {friend}[!friend.known: , {child.his} bästa vän].]

Krasch.

{@A} kom springande. {@She} såg på bitarna på golvet. {@She} såg på {pet}, {@tail}

”Men {pet}!” sa {@b}. ”Du och din svans!”

# the-moment
Nu var det dags att säga något. {child} öppnade munnen, och det kom ingenting. {@B} hämtade sopskyffeln. {Pet} fick gå och lägga sig i sin korg. Och tillfället åkte förbi, som en buss gör när man inte har vinkat.

# dont-mind-me
När {child} kom tillbaka till hallen stod det en elefant där.[city:  Det var nästan aldrig någon elefant {in city}.]

Det var en ganska liten elefant, inte större än en pall. Den stod under jackorna och såg på {child.him}.

”Hej”, sa {child}. ”Vad gör du här?”

”Jag är det du inte sa”, sa elefanten artigt. ”Bry dig inte om mig.”

{@B} gick förbi med sopskyffeln. {@She} såg den inte alls. Men {@she} tog ett litet skutt åt sidan och såg ut att undra varför.

# very-filling
Vid middagen sa {@b}: ”Det är väl bäst att {pet} inte får vara i hallen.”

{child} såg ner på sina fiskpinnar. ”Mm”, sa {child.he}.

Ute i hallen var det något som knakade. När {child} gick och tittade var elefanten stor som tvättmaskinen.

”Det var det där ’mm’”, sa elefanten. ”Det är väldigt mättande.”

# half-a-blanket
{Pet} såg den också. {Pet.He} låg i sin korg med hakan på kanten och tittade från elefanten till {child}. Arg var {pet.he} inte. Det hade varit lättare om {pet.he} hade varit det. När {child} satte sig bredvid {@sighed}

”Det är ingen fara”, sa {@b}. ”{@cant}”

”Nej”, sa {child}. ”Det kan de inte.”

Det hördes en duns. Elefanten hade slagit huvudet i taket.

# wall-to-wall
När det var läggdags fyllde den hallen från vägg till vägg. {child} fick dra in magen för att komma till sitt rum. Det hängde ett öra över klädkrokarna, och det stod en fot i paraplystället.

”Jag är hemskt ledsen”, sa elefanten. ”Det är inget roligt att vara så här stor i ett hus.”

”Kan du inte bara gå din väg?”[school:  sa {child}. ”Jag kan visa var {school} ligger.”]

”Det går inte”, sa elefanten. ”Jag har ingen dörr i mig. Det har du.”

# on-the-ceiling
{child} gick och lade sig. {Child.He} låg och såg i taket.[sport:  {Child.He} försökte tänka på {sport}.][athlete:  {Child.He} försökte tänka på {athlete}.][music:  {Child.He} försökte nynna på {music}, men det lät bara surt.] {Pet} brukade sova på mattan, men i kväll kom {pet.he} inte förbi. {@whined}, bara en gång, mycket lågt.

Då gick det inte längre.

# under-the-tummy
{child} steg upp. {Child.He} klämde sig in mellan väggen och ett stort grått knä, och så kröp {child.he} under magen. Mitt i all elefanten hittade {child.he} {pet's} nos. {@collar}, och tillsammans trängde de sig igenom och ut i köket.

# it-was-enormous
{@B} satt vid bordet med en kopp te.

”Det var inte {pet's} svans”, sa {child}. Det kom alldeles för högt. ”Det var jag. Jag kastade boll inomhus. Och sedan trodde du att det var {pet}, och jag lät dig tro det, och {pet.he} har legat i sin korg och {pet.he} har inte gjort någonting!”

Ute i hallen hördes ett långt, mjukt ljud, som när luften går ur en luftmadrass.

”Tack för att du berättade”, sa {@b}. ”Det var nog svårt.”

”Det var enormt”, sa {child}.

{@B} lyfte upp {child.him} i knät. ”Jag är ledsen för kannan”, sa {@she}. ”Och den där bollen får vi prata om i morgon.[elder:  Och med {elder}[elder2:  och {elder2}], om kannan.] Men jag är inte ledsen på dig.”

# beside-the-fridge
{child} lutade sig mot {@her}. Och då, över {@bs} axel, fick {child.he} syn på något. Bredvid kylskåpet, halvt bakom moppen, stod det en elefant till. Den var ungefär som en brödrost.

”{@B}”, sa {child}. ”Är det något du inte har sagt?”

{@B} blev alldeles skär. ”Varför undrar du det?”

”Inget särskilt.”

{@B} såg ner i sitt te. ”Du vet ditt pappslott?” sa {@she}. ”Jag trodde att det bara var en kartong. Jag slängde det i återvinningen. Jag har tänkt säga det ända sedan i tisdags.”

”Det med vindbryggan?”[friend:  Den vindbryggan hade tagit {friend} en hel eftermiddag.]

”Förlåt, {child}.”

Det gjorde ont, lite. Men bredvid kylskåpet var elefanten liten som en äggkopp, och sedan var den bara en grå prick, och sedan fanns den inte.

”Vi kan göra ett nytt”, sa {child}. ”Med stall. För elefanter.”

# all-the-room
De sa förlåt till {pet} båda två, i var sitt öra, och {pet.he} fick en bit ost av var och en. Sedan gick {pet.he} genom hallen, hela den härliga tomma hallen, med en svans som {@wide}.

Och på mattan bredvid {child's} säng snurrade {pet.he} tre varv, och lade sig, och tog upp all plats som fanns.

# @a
{minder}, som passade {child},
## if adult
{adult}

# @b
{minder}
## if adult
{adult}

# @bs
{minder's}
## if adult
{adult's}

# @she
hon
## if adult
{adult.he}

# @her
henne
## if adult
{adult.him}

# @tail
grannens hund, som hade en korg här också. {Pet} hade kommit för att titta, och svansen svängde fram och tillbaka, precis i höjd med hyllan.
## if pet.dog
som hade kommit för att titta, och svansen svängde fram och tillbaka, precis i höjd med hyllan.
## if pet.cat
som hade kommit för att titta och redan satt uppe på hyllan, och svansen svängde fram och tillbaka, precis där kannan hade stått.

# @sighed
suckade {pet} bara och gav {child.him} halva filten.
## if pet.cat
suckade {pet} bara och flyttade på sig och gav {child.him} halva filten.

# @cant
Hundar kan inte hjälpa att de har svans.
## if pet.cat
Katter kan inte hjälpa att de har svans.

# @whined
{Pet.He} gnydde
## if pet.cat
{Pet.He} jamade

# @collar
{Child.He} tog tag i halsbandet
## if pet.cat
{Child.He} fick armarna om resten

# @wide
svängde precis så brett den ville
## if pet.cat
stod rakt upp, precis så högt den ville

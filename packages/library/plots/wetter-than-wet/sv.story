title: Blötare än blöt
title: Hämta pinnen
title: Det torraste på hela havet
guest pet: Boss (han), Saga (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna i kiosken (@a) är den äldre, annars {adult}, annars {minder}. ”Vatten!” skriks. Före skakningen gör ni en liten paus, båda två.
% Två regler: hunden väntar på ”Hämta pinnen!”, och man kan inte bli blötare än blöt.

# fetch
En sommardag stod {child} längst ut på bryggan[city:  i {city}] i sin flytväst och kastade pinne.

”Hämta pinnen!” ropade {child.he}, och då hoppade {pet} i.[!pet.known:  {Pet} var {child's} hund.] {Pet.He} väntade alltid tills någon sa det. Sedan simmade {pet.he} ut och simmade hem och skakade på sig så att det regnade på hela bryggan.[friend: 

”Ni skrämmer fiskarna”, sa {friend}[!friend.known: , {child's} bästa vän], som satt bredvid och metade och aldrig hade fått något.]

# hands-up
Då gled det in ett piratskepp alldeles intill. På däcket stod en pirat med skägg och träben. Han såg rädd ut, och han höll om masten med båda armarna.

”Upp med händerna!” sa han. ”Hur djupt är det där?”

”Var då?” sa {child}.

”Där emellan.” Piraten pekade med skägget på glipan mellan skeppet och bryggan, och så blundade han. ”Jag är rädd för vatten.”

# thirty-years
”Men du är ju pirat!”

”Hur tror du att jag blev det?” sa piraten. ”Jag skulle bara köpa glass. Jag klev på här för att fråga efter kiosken, och när jag vände mig om var det vatten på alla sidor. I trettio år har jag hållit i masten. Det är det torraste som finns på hela havet.”

”Är du alldeles ensam?”

”De andra ramlade i, en efter en, och simmade hem[sport: , för de skulle hinna till {sport}]. Jag är den enda som aldrig har ramlat i. Därför är jag kapten.”

Han öppnade ett öga och tittade bort mot kiosken, där {@first} stod i kön[elder2:  bakom {elder2}]. ”Jordgubb”, sa han, och en tår rann ner i skägget. Piraten skrek till och torkade bort den. Den var ju våt.

# only-one-step
”Det är bara ett steg”, sa {child}. ”Jag håller dig i handen. Blunda!”

Piraten sträckte ut träbenet. Så kikade han.

”VATTEN!” skrek han, och så satt han fast vid masten igen.[friend: 

”Fiskarna”, sa {friend}.]

# at-the-nose
{Pet} hade inte hört på. {Pet.He} hade fått syn på träbenet. En så fin pinne hade {pet.he} aldrig sett. {Pet.He} hoppade över glipan och landade på däcket, genomblöt.

”Ta bort den!” skrek piraten. ”Den är full av vatten!”

{child} såg vad som var på väg. Det börjar alltid i nosen.

”Nej, {pet}! Inte skaka!”

Men det var redan i öronen. Det gick genom magen och ut i svansen, och sedan var det bara vatten alltihop.

# is-that-all
När det var över stod piraten och blundade. Det droppade om hatten och skägget och sabeln.

”Har jag drunknat?” viskade han.

”Nej”, sa {child}. ”Du är blöt.”

”Är det inte samma sak?”

”Nej.”

Piraten kände efter. ”Det är kallt”, sa han. ”Och lite i ena örat. Är det allt?”

”Det är allt.”

”I trettio år!” sa piraten och torkade sig i ansiktet med båda händerna. Med båda! Han hade släppt masten.

# the-jetty-is-leaving
Men ingen hade bundit fast skeppet, och när {pet} hoppade hade det fått en knuff. Nu var glipan två steg. Nu var den fem.

”Hjälp!” ropade piraten. ”Bryggan åker!”

Åh nej! Där for {pet} och piraten, och framför dem låg bara havet. Det knöt sig i magen på {child}.

”Hoppa i!” skrek {child.he}.

”Det är ju vatten!”

”Men du är redan blöt! Man kan inte bli blötare än blöt!”

# one-sock
Piraten kände efter. ”Strumpan är torr!” ropade han.

”Det är bara en strumpa!”

Piraten sa adjö till masten,[music:  sjöng en liten bit av {@song},] höll för näsan och hoppade.

PLASK![athlete:  {athlete} hade gjort det snyggare.]

Först kom hatten upp, och under den kom piraten.

”Du hade rätt!” ropade han. ”Jag är precis lika blöt! Hur gör man sedan?”

”Man simmar!”

”Det kan jag inte![school:  Jag har inte gått {at school}!]”

# the-stick
Hatten började sjunka. Borta på relingen stod {pet} med öronen på spänn. {Pet.He} väntade på något.

”Sträck upp benet!” skrek {child}. ”Träbenet!”

Det kom upp ur vattnet, rakt som en mast.

”{Pet}!” skrek {child}. ”HÄMTA PINNEN!”

{Pet} flög över relingen. {Pet.He} tog pinnen i munnen och simmade hem med den, precis som vanligt, och bakom pinnen kom en hel pirat, på rygg.

”Jag simmar!” ropade piraten.

{child} lade sig på magen och drog upp honom i skägget.[friend: 

I hatten låg det en fisk. ”Den är min”, sa {friend}.]

# strawberry
”Men han är ju alldeles blöt!” sa {@a}, när de kom bort till kiosken.

”Blötare kan man inte bli”, sa piraten stolt och betalade med en guldpeng.

Sedan satt de på bryggan med fötterna i vattnet, träbenet också. Långt ute låg skeppet och guppade för sig självt.

”Saknar du masten?” frågade {child}.

Piraten slickade länge på sin glass. ”Den var torr”, sa han. ”Men den smakade ingenting.”

# a-shake
Då kom {pet} upp ur vattnet. Det började i nosen.

”Nu skakar {pet.he} på sig”, sa {child}.

”Jag vet”, sa piraten. Han flyttade sig inte. Han höll bara hatten över glassen.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

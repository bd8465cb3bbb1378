title: En fråga för sent
title: På pricken
title: Är det ni som har fingrar?
guest friend: Tuva (hon), Malte (han)

% En regel: i rymden kommer svaren en fråga för sent. Vänta lite innan du svarar som radion.
% En hamster har sitt hjul; alla andra ger sig av på sitt eget sätt (@never, @again, @sad, @off).

# fingers
På gräsmattan bakom huset stod en raket, och i dörren på raketen [wish.size.tiny / wish.size.small: satt | stod] {a wish}.

”Är det ni som har fingrar?” sa {the wish}.

{child} tittade på sina. {Friend}[!friend.known: , [friend: som var {child's} bästa vän | som bodde i huset bredvid],] höll upp alla tio.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] visade en tass.]

”Bra”, sa {the wish}. ”Jag ska till rymden, {@reach}.”

”Vad ska du göra där?” frågade {child}.

”Komma någonstans”, sa {the wish} och tittade ner i gräset. ”{@never} På pricken.”

Det var det sorgligaste {child} hade hört.

# the-book
Det fanns en bok om alla knapparna. Men den var så tjock att raketen inte kunde lyfta med den.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade redan lagt sig på den.]

”Då stannar jag här och läser”, bestämde {friend}. ”Jag blir ändå åksjuk. Du trycker, {child}, och så pratar vi i radion.”

[elder: Inne i köket stekte {elder} fiskpinnar.[elder2:  {Elder2} dukade.] ”Var hemma till middagen!” ropade {elder.short} genom fönstret.

]Så {child} klev ombord.{@brought}

”Röd!” läste {friend}, och {child} tryckte. FOOOSJ!

# the-green-one
Det tog inte längre tid än att borsta tänderna[school: , och mycket kortare än att gå till {school}].[city:  Först såg de hela {city}, och sedan var staden inte större än en knapp.] Sedan var det svart utanför fönstret, och ingenting vägde något.[sport:  Här gick det inte att {play sport}, för man kom aldrig ner igen.]

{@oops}

”Hallå, {friend}”, sa {child} i radion. ”Är du kvar?”

Ingen svarade.[music:  Det hördes bara lite av {@song}.]

”{Friend}? Ska jag trycka på den gröna nu?”

”Ja, det är klart!” sa {friend}.

Så {child} tryckte.

Det var duschen. Men i rymden rinner inte vatten. Det kom ut som stora, darriga bollar, och mitt i den största satt {the wish} och tittade ut, som en guldfisk [wish.hamster: med päls | i en skål].

”Nej!” ropade {friend}. ”Inte den gröna!”

{child} petade hål på bollen.

”Hur är det med {friend}?” frågade {the wish} och droppade.

”Bra”, sa {child}. ”{Friend} sa ja till att {friend.he} var kvar. Det är så långt hit att alla svar kommer en fråga för sent.”

# straight-on
Sedan var det lätt. Man fick bara fråga en sak till.

”Vilken knapp är det till månen?” frågade {child}. ”Och vad blir det till middag?”

”Den vita”, sa {friend}.

{child} tryckte på den vita. Duns.

Månen var grå och mjuk, och {the wish} [wish.hamster: skuttade | klev] ut. Efter {wish.him} blev det [wish.size.huge / wish.size.big: stora | [wish.size.child: alldeles nya | små, små]] spår i dammet. De gick inte runt. De gick rakt fram.

”Titta”, viskade {wish.he}. ”Jag har kommit någonstans.”

”Fiskpinnar”, sa {friend} i radion.

# lots
”Vilken knapp är det hem?” frågade {child}. ”Och blir det potatis till?”

”Den gula”, sa {friend}. ”Men bara när ni är precis ovanför gräsmattan! Annars hamnar ni i havet!”

Där var jorden, rund och blå, och så stor att det inte syntes någon gräsmatta. {child} höll fingret över den gula knappen.

”Är det nu?” frågade {child.he}.

”Ja!” sa {friend}. ”Jättemycket!”

”Jättemycket nu?” sa {the wish}.

”Det var potatisen”, sa {child}. ”{Friend}, är det nu?”

”Ja, nu!” ropade {friend}.

# too-late
Men det var svaret på förra frågan. Här var det bara hav.

De for runt jorden en gång till. Varje gång {friend} ropade ”nu” var det för sent.

”Hur ska vi komma hem?” sa {child}, och rösten darrade.

{@sad}, som alltid när {wish.he} var ledsen.

Då kom {friend's} röst igen, och den lät bestämd. ”Sluta fråga mig! Jag är för långt bort! Fråga {the wish}!”[pet.dog: 

”Voff!” hördes {pet}, som tyckte likadant.]

# every-time
”Mig?” {The wish} stannade. ”Jag kan ju ingenting. {@again}, och när jag är framme är jag på samma ställe.”

”På pricken?” sa {child}.

”Varenda gång”, sa {the wish} dystert.

”Och var började vi?”

”På gräsmattan”, sa {the wish}. {@whiskers}

”{@run}!” ropade {child}.

{@off} {Child.He} frågade ingenting. {@far}, och så stannade {wish.he}.[athlete:  Inte ens {athlete} hade hängt med.]

”Framme”, flämtade {wish.he}. ”Samma ställe.”

{child} tryckte på den gula. FOOOSJ! Duns.

# the-very-same
I gräset utanför stod {friend} med boken i famnen.[pet.cat:  {Pet} satt kvar där boken hade legat.]

”På pricken”, sa {child}.

{The wish} [wish.hamster: kände på gräset med alla fyra tassarna | klev ut och kände på gräset]. ”Hemma heter det att inte komma någonstans”, sa {wish.he} långsamt. ”I rymden heter det att hitta hem.”

# are-you-full
[elder: {Elder.short} hade sparat åt dem, och fiskpinnarna | Fiskpinnarna] var fortfarande varma.[pet.dog / pet.cat:  {Pet} fick två.][pet.other:  {Pet} fick en bit sallad.] {@sat}

”Åker vi igen i morgon?” frågade {friend}.

{The wish} {@chewed}.

”Är du mätt?” frågade {child}.

”Ja”, sa {the wish}.

Och de visste alla tre vilken fråga det var svar på.

Det blev mörkt runt raketen. {child} gäspade och lade kinden på den tjocka boken, tätt intill {friend}. Den natten gav sig {the wish} inte av någonstans.

”Proppmätt”, viskade {wish.he}, långt efteråt.

# @reach
men jag får inte till det med knapparna
## if wish.size.tiny / wish.size.small
men jag når inte upp till knapparna

# @never
Varje natt ger jag mig av, så fort jag kan och så långt jag kan. Och när jag är framme är jag {wish.home}. På samma ställe.
## if wish.hamster
Varje natt springer jag i mitt hjul. Jag springer så fort jag kan, och jag springer så långt jag kan. Och när jag är framme är jag på samma ställe.

# @brought
 {The wish} tog inte med sig någonting.
## if wish.hamster
 Hamstern tog med sig sitt hjul.

# @oops
”Oj!” sa {the wish}, som hängde upp och ner och inte märkte det.
## if wish.hamster
”Oj!” sa hamstern. Då svävade hela middagen ut ur kinderna, frö för frö, och {wish.he} fick simma runt och stoppa in den igen.

# @sad
{The wish} hade börjat gå runt, runt längs väggarna
## if wish.hamster
Hamstern hade krupit in i sitt hjul och sprang

# @again
Jag ger mig av så fort jag kan och så långt jag kan
## if wish.hamster
Jag springer så fort jag kan och så långt jag kan

# @whiskers
Och då blev {wish.he} alldeles stilla.
## if wish.hamster
Och då ställde sig morrhåren rakt ut.

# @run
Ge dig av
## if wish.hamster
Spring

# @off
{The wish} gav sig av, runt, runt, och {child} tryckte sig mot väggen så att {wish.he} skulle få plats.
## if wish.hamster
Hamstern sprang. {child} höll i hjulet, så att det inte skulle sväva bort.

# @far
{The wish} for så fort {wish.he} kunde och så långt {wish.he} kunde
## if wish.hamster
Hamstern sprang så fort {wish.he} kunde och så långt {wish.he} kunde

# @sat
{The wish} fick sitta vid kortändan, på hedersplatsen.
## if wish.size.tiny
{The wish} fick sitta mitt på bordet, på hedersplatsen.
## if wish.hamster
Hamstern satt mitt på bordet med en potatis i varje kind.

# @chewed
svarade inte
## if wish.hamster
tuggade

# @song
{music}

title: Nära nog
title: Det finns ingen gräns
title: Ombud för en busskur
guest friend: Flora (hon), Malte (han)
guest pet: Prinskorv (han), Pricken (hon)
guest neighbour: Börje (han), Bertil (han)

% Taxen är originalet: @hole, @built. Vilken hund som helst tycker om ett hål; en katt går in till det som rör sig.

# bacon
Förra året hade {child} målat en regnbåge på grinden [school: {at school} | till skolan], och folk hade frågat varför {child.he} hade målat bacon.[elder:  {Elder}[elder2:  och {elder2}] hade sagt, mycket vänligt, att det såg gott ut.] I år skulle {child} och {friend}[!friend.known: , {child.his} bästa vän,] få måla busskuren, och nu ville {child} ha en regnbåge som ingen kunde steka. Det enda {child} behövde var att få se en på riktigt nära håll.

Den kom klockan fyra, när solen sken och det ännu regnade över [city: {city} | taken], och den satte ner ena foten bland kolonilotterna, bredvid {neighbour's} bönor.

”Kom!” sa {child} och tog en pensel. {Friend} tog färgen. {@Behind}[adult:  ”Stövlar!” ropade {adult}, som höll på att skrubba busskuren, men det fanns inte tid till stövlar.]

# one-step
{child} tog ett steg mot regnbågen. Regnbågen tog ett steg bakåt.

{child} tog tre. Den tog tre.

”Nära nog”, sa regnbågen.

Den hade en stor, varm röst, som när någon sjunger i en kyrka.

”Jag vill bara se hur du är gjord”, sa {child}. ”Var det gröna slutar och det blå börjar.”

”Jag är ett valv, mitt barn. Brukar du titta på domkyrkor genom att slicka på väggen?”

# my-client
{Friend}, som tänkte bli advokat, ställde ner färgen och harklade sig. ”Jag företräder {child}. Min klient har en busskur. Med all respekt, du är besvärlig.”

”Går någon mot mig går jag bakåt”, sa regnbågen. ”Går någon bakåt kommer jag närmare. Det är så jag är.”

”Då går vi bakåt”, viskade {friend}. ”Och när den är nära hoppar du runt och tar den.”

# manure
De gick baklänges förbi brysselkålen, och regnbågen kom spinnande efter. {Friend} gick baklänges in i en skottkärra och satte sig i den.

”Min klients ombud sitter i gödsel”, sa {friend}.

{child} hoppade[sport: , som man hoppar när man får {play sport}]. Regnbågen for tillbaka till bönorna.[athlete:  Inte ens {athlete} hade hunnit ta den.]

”Här tas det ingenting!” sa den. ”Och inför grönsaker!”

# a-frog
”Jaha. Då gör jag den härifrån.” {child} målade några ränder på ett burklock, surt och fort. ”Så där. Grönt, ungefär. Det är nära nog.”

Regnbågen stirrade.

”Nära nog? Det där gröna är en groda. Mitt gröna är äldre än grodorna.”

”Låt mig komma och titta på det då!”

”Backa och titta på det då!”

”Man ser ju ingenting på långt håll!”

”Man ser ingenting annars!”

”Båda parter skriker”, sa {friend}. ”Och båda har rätt, och det är förödande för branschen.”

# where-it-is-dry
{child} marscherade rakt mot regnbågen. Den marscherade baklänges, ut ur bönorna, över gången, över komposten och bort till staketet. Och där, bakom den, tog regnet slut. {child} såg kanten på det, som på en gardin.

Regnbågen tittade sig över axeln, och det violetta slocknade.

”Åh”, sa den, mycket mindre. ”Jag kan inte gå där det är torrt.”

{child} stannade. Det kändes knappt några droppar längre, och nu höll det blå på att försvinna också. Det dåliga samvetet kändes ända ner i magen.

”Jag jagade dig”, sa {child}. ”Förlåt.”

”Jag kunde ha stått still”, sa regnbågen.

# a-hose
”Förlikas får ni göra sedan!” ropade {friend}. ”Klienten, den behöver regn! Det finns en slang!”

Kranen satt på {neighbour's} skjul, och från den gick slangen rakt ner i ett hål under golvet. {child} drog. Den satt fast. {Friend} la sig på marken och stack in hela armen.

”Den ligger runt en tegelsten. {@Hole}”

De såg på {pet}, båda två.

{Pet} såg på hålet. {@Built}

”Nära nog”, sa {friend}. Och så fick {pet} en puss i alla fall.

# a-fan-of-rain
Vid staketet fanns det två ränder kvar.

{child} tänkte efter var solen hade varit, varenda gång det hade funnits en regnbåge: i nacken. {child} vred sig tills det blev varmt där. ”Sätt på, {friend}! Fullt!”

Med tummen för öppningen blev det en solfjäder av regn, och {child} höll upp den så högt det gick.

”Jag kommer inte och tar dig”, ropade {child}. ”Jag står still.”

# not-a-line
Något rött gled ner genom dropparna. Sedan något orange. Regnbågen hade vikt ihop sig, mycket liten, och den kom in under {child's} händer och blev hängande där, inte bredare än ett cykelhjul.

Nu syntes allting. Det gröna slutade ingenstans. Det ändrade sig bara, långsamt, tills det var blått.

”Åh”, sa {child}. ”Det finns ingen gräns.”

”Nej”, sa regnbågen. ”Det har jag aldrig själv kunnat se.”

”Och du hade också rätt. Jag vill se hela dig.” {child} började gå bakåt, och regnbågen följde med. Det var tungt att hålla slangen så högt. {Friend} kom och höll i underifrån.

”Blir du blöt?” frågade regnbågen. ”Jag kan flytta mig.”

”Nej”, sa {child}. ”Det här är nära nog.”

Den lutade sig mot {child.him}, och den var varm.

# the-six-oclock-bus
De målade ända till kvällsmaten[adult: , medan {adult} höll i stegen][music:  och {friend} nynnade på {music}]. När bussen kom klockan sex klev chauffören ut för att titta, och det gjorde båda passagerarna också.[elder:  {Elder} kom dit och såg den, och ingen sa något om bacon.] {Pet} låg på bänken med hakan på {friend}, och längs {pet.his} leriga sida löpte, alldeles svagt, en violett rand.

# @behind
{Pet}, {friend's} hund, sprang efter med blöta öron.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] sprang efter med blöta öron.
## if breed.Dachshund
Taxen {pet} sprang efter med blöta öron.
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] kom efter och skakade en tass i taget.

# @hole
Man skulle behöva tänder, och ingen uppfostran.
## if breed.Dachshund
Man skulle behöva vara väldigt lång och inte ha några ben.
## if pet.cat
Man skulle behöva vara någon som kan rinna.

# @built
Här var äntligen ett som ingen sa åt {pet.him} att låta bli. {Pet} gick in med nosen först. Det morrade där inne. Ut kom {pet.he}, baklänges, med slangänden mellan tänderna och hela ansiktet brunt.

Sedan sprang {pet.he} till {friend} för att få en puss.
## if breed.Dachshund
{Pet.His} förfäder var byggda för hål, och här var äntligen ett som ingen sa åt {pet.him} att låta bli. {Pet} gick in med nosen först. Det morrade där inne. Ut kom {pet.he}, baklänges, med slangänden mellan tänderna och hela ansiktet brunt.

Sedan sprang {pet.he} till {friend} för att få en puss.
## if pet.cat
{child} ryckte i slangen, och något rörde sig där inne. Det som rör sig i ett hål är kattens. {Pet} rann in. Där inne blev det slagsmål. Ut rullade slangänden, och runt den satt {pet} och bet och sparkade och var brun i hela ansiktet.

Sedan gick {pet.he} fram till {friend} för att få en puss.

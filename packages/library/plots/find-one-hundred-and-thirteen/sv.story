title: Skatten under badkaret
title: Fynd 113
title: En katt bred
guest friend: Tove (hon), Melvin (han)
guest pet: Gurkan (hon), Kapris (han)
guest plumber: Göran (han), Roger (han)
guest sitter: Gunilla (hon), Monika (hon)

% Ingens ålder sägs: sommaren mellan sexan och sjuan. Katten är familjens, eller en som står i dess ställe.

# the-leak
Skatter hittas nästan alltid av en slump. En bonde plöjer lite för djupt, eller så har någon tappat en hammare och går ut för att leta efter den. {Pet's} skatt hittades[city:  {in city}] av en rörmokare som hette {plumber}, och han letade efter en läcka.

”Öh”, sa {plumber} nere på badrumsgolvet. Han hade tagit bort plåten på sidan av badkaret. ”Det är nog bäst att ni kommer och tittar.”

[!elder: [adult: {Adult} kom. | {Sitter} i huset bredvid hade ansvaret den dagen, och hon kom.] ]{child} kom, och det gjorde {friend} också, som hade varit där mer eller mindre sedan i torsdags.[elder:  {Elder} kom, i koftan som saknade en knapp.] De la sig på klinkern och tittade längs ljuset från ficklampan.

Längst in under badkaret, där det var torrt och mörkt, låg en hög, stor som en hund som sover, och den glittrade. Det var hårsnoddar och kapsyler, pärlor och knappar, örhängen, presentsnören och en tesked.

# one-cat-wide
Alla vände sig om, långsamt.

{@lying} Ville {pet.he} upp i soffan ställde {pet.he} sig framför den tills någon lyfte.

”Det kan inte vara {pet}”, sa {@grown}.

”Det är en glipa bakom tvättkorgen”, sa {plumber}. ”Ungefär en katt bred.”

{Pet} gäspade.

”[elder: Min knapp|Där är ju mitt örhänge]!” sa {@grown} och sträckte in handen.

”Rör ingenting!” sa {child} och {friend} i munnen på varandra.

# the-grid
De hade läst om arkeologi i femman[school:  {at school}]. Rycker man åt sig det som ligger överst blandar man ihop lagren, och det är lagren som berättar. [elder: {Elder.short} såg på deras ansikten och sa att de fick|[adult: {Adult} | {Sitter}] såg på deras ansikten. Sedan sa [adult: {adult.he} | hon] att de kunde få] hålla på till [!elder: klockan ]sex, för då [elder: ville {elder.he}|kanske folk ville] bada.

Så de gjorde det ordentligt. {Friend} spände snören över golvet till ett rutnät. {child} skrev lapparna. De arbetade sig neråt med pensel och salladsbestick, och {plumber}, som var klar med läckan halv tre, stannade kvar och tittade på[music:  och nynnade på {music}].

# this-summer
Det översta lagret var den här sommaren. Fynd 1, guldpapper från ett chokladägg. Fynd 4, {friend's} simmärke. [sport: Fynd 6, medaljen från när {child} lärde sig {play sport}. ][athlete: Fynd 7, klistermärket med {athlete}. ]Fynd 9, ett pappersarmband från avslutningsdiscot i sexan.

De blev lite tysta vid fynd 9, båda två. På måndag om en vecka skulle {child} börja på Bergskolan och ta buss 12, och {friend} skulle börja på Sjöskolan och ta buss 7, åt andra hållet. De hade kommit överens om att inte nämna det.

# find-31
De grävde vidare, ner i femman. Fynd 17 var den vita damen. [elder: I två år hade {child} och {elder.short} spelat schack med ett saltkar.|I två år hade ett saltkar fått stå på schackbrädet i hennes ställe.] Fynd 22 var en dörrnyckel.

”Den är min!” sa {friend}. ”Jag fick skäll ett helt sportlov för den!” {Friend.He} höll upp den. ”{Pet}, har du något att säga?”

Det hade {pet} inte. {Pet.He} kom promenerande rakt in i utgrävningen och la sig att spinna tvärs över B2 till C4. {Pet.He} fick bäras bort i famnen, som varm tvätt, och skrevs in i anteckningsboken som fynd 31.

# at-the-bottom
Fyran. Trean. Klockan var nästan sex när {friend}, som låg platt på magen med armen inne till axeln, sa: ”Det är en sak till. Den ligger allra längst ner.”

{Friend.He} la den på golvet, och ingen av dem sa någonting alls.

Det var en hare av silver på en trasig kedja, inte större än en nagel.

# you-had-it-last
Den hade varit [elder: {elder's} mammas|{child's} gammelmormors]. {child} hade tagit fram den för att visa {friend}, en regnig lördag i tvåan, samma vecka som {pet} kom och fick plats i en tekopp. Sedan var den borta. [elder: {Elder.short}[elder2:  och {elder2}] letade till och med i dammsugaren.|De letade överallt.] Och då hade {child} sagt det: ”Det var du som hade den sist.”

{Friend} hade inte gråtit. {Friend.He} hade tagit på sig skorna och gått hem. I fem veckor, och det är ungefär ett år när man är åtta, var de inte vänner. Sedan var de det igen, på något sätt, och ingen nämnde saken. Sådant hade de alltid varit bra på, att inte nämna saker.

# anyway
Det brände i ansiktet på {child}. ”Jag trodde att du hade tagit den”, sa {child.he}.

”Jag vet.”

”Jag sa att jag inte trodde det längre. Men det gjorde jag. Lite. Jättelänge.”

”Det vet jag väl”, sa {friend}. ”Jag kom tillbaka ändå.”

{child} vände på den lilla haren. Hela tiden hade den legat där, underst av allt.

”Förlåt”, sa {child.he}. ”Det är fyra år för sent.”

{Friend} tänkte efter. ”Fast om jag ska vara ärlig”, sa {friend.he}, ”så ville jag ha den något alldeles vansinnigt.”

Det kom ett ljud ur {child} som var ett skratt till hälften. Och efter det, visade det sig, gick det att nämna precis vad som helst.

”Buss 12 går förbi biblioteket”, sa {child}. ”Jag har kollat. Den är där tio i fyra.”

”Buss 7 är där åtta minuter i”, sa {friend}. ”Jag har också kollat.”

# six-o-clock
Klockan sex stack {@grown} in huvudet. Etthundratolv fynd låg på rad, vart och ett med sin lapp, och en katt låg och sov på anteckningsboken.

”Nå”, sa {@grown}. ”Är det en skatt?”

”Inte enligt lagen”, sa {child}. ”Då måste den vara från tiden före 1850.”

”Men vi säljer inte”, sa {friend}.

[elder: Då fick {elder.short} se haren. {Elder.He} såg på dem båda och hämtade ett band.]

# oldest-first
{@Grown} fick tillbaka [elder: sin knapp|sitt örhänge]. Damen gick i tjänst igen. Haren åkte hem i {friend's} ficka, på [elder: bandet|ett nytt band]: {friend} skulle ha den till jul och {child} till påsk, överlämning vid biblioteket. Men en skatt ska hållas samman, så allt det andra fick komma in under badkaret igen, i rätt ordning, äldst först. {Plumber} satte fast plåten med magneter, med tanke på framtida forskare.

# clink
Sent på kvällen låg {child} och lyssnade på huset. Mjuka, tunga steg kom över golvet utanför, utan brådska. Något släpades. Så blev det en paus, ungefär så lång som det tar att klämma sig in bakom en tvättkorg.

Och sedan, långt inifrån under badkaret, ett litet nöjt klirr.

Fynd 113, tänkte {child}, och vände sig om och somnade.

# @grown
{sitter}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @lying
{Pet} låg i hallen som en tappad päls. {Pet.He} var en katt som ingen någonsin hade sett skynda sig.
## if breed
{Pet} låg i hallen som en tappad päls. {Pet.He} var {a breed}, och ingen hade någonsin sett {pet.him} skynda sig.
## if breed.Ragdoll
{Pet} låg i hallen som en tappad päls. {Pet.He} var en ragdoll med ögon så blå som en gaslåga, och ingen hade någonsin sett {pet.him} skynda sig.
## if breed.Sphynx
{Pet} låg i hallen som en tappad handske. {Pet.He} var en sphynx och hade ingenting på sig, och ingen hade någonsin sett {pet.him} skynda sig.

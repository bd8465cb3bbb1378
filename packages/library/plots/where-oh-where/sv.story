title: Var i hela världen är {elder}?
title: Hihi, sa lakanet
title: Tass, tass, tass
guest neighbour: Gunvor (hon), Birgit (hon)

% Den som ropar på slutet (@caller): {adult}, annars {elder2}, annars grannen över häcken.

# two-slippers
”Göm dig, {elder}”, sa {child}. ”Så letar jag.” Och iväg gick {elder.short}, med hatt och allt.

{child} stod i trädgården och höll för ögonen. ”Ett, två, tre. Nu kommer jag!”[school:  Så räknade man {at school}.]

På klädstrecket hängde ett stort vitt lakan[adult & elder2 / friend & elder2:  som {elder2} hade hängt upp].

Under lakanet syntes två tofflor. De var stora och bruna.

{child} såg tofflorna. Men det sa {child.he} inte. {Child.He} sa med hög röst[city: , så att det hördes i hela {city}]:

”Var i hela världen är {elder}?”

”Hihi”, sa lakanet, och så gungade det lite.

# not-in-the-bucket
{child} tittade i hinken. Där satt en snigel.

”Inte i hinken!” sa {child.he}. ”Var i hela världen är {elder}?”

”Hihi”, sa lakanet.

# not-in-the-can
[age>=5: {child} tittade i en blomkruka. Där låg en mask.

”Inte i blomkrukan!” sa {child.he}. ”Var i hela världen är {elder}?”

”Hihi”, sa lakanet.

{Child.He} tittade i sin egen ficka. Där låg ett russin.

”Inte i fickan!” sa {child.he}. ”Var i hela världen är {elder}?”

”Hihi”, sa lakanet.

]{child} tittade i vattenkannan. Där låg en droppe vatten.

”Inte i vattenkannan!” sa {child.he}. ”Var i hela världen är {elder}?”

Lakanet sa ingenting. Det gungade inte heller.

# found-you
[sport: Nu var det inte läge att {play sport}. ]{child} smög fram till lakanet på tå. {Child.He} tog tag i kanten, och så lyfte {child.he} upp alltihop.

”Hittad!” sa {child.he}.

Där stod de två tofflorna, stora och bruna.

Det fanns inga fötter i dem. Det fanns inga ben ovanför dem. Det fanns ingen {elder.short}.

”Oj nej”, sa {child}.

Och nu sa {child.he} det alldeles tyst, för nu visste {child.he} inte:

”Var i hela världen är {elder}?”

# pat
{Child.He} tog ett steg. Tass.

Bakom {child.him} sa det tass.

{child} stannade. Då stannade det också.

{Child.He} tog två steg. Tass, tass.

Bakom {child.him} sa det tass, tass.[pet.dog:  Det var inte [!pet.known: hunden ]{pet}, för {pet.he} låg vid hinken och sov.][pet.cat:  Det var inte [!pet.known: katten ]{pet}, för {pet.he} låg vid hinken och sov.][pet.other:  {Pet} kunde det inte vara.]

# two-shadows
{child} stod alldeles stilla. Solen var låg och gul, och {child.he} tittade ner i gräset.

Där låg en liten skugga, och det var {child.his} egen.

Och där, bredvid den, låg en stor skugga med hatt.

{child} vände sig inte om. {Child.He} satte handen för munnen. ”Hihi”, sa {child.he}.

Sedan sträckte {child.he} båda händerna bakåt[athlete: , snabbare än {athlete},] och fick tag i två ben.

”HITTAD!”

# behind-you
”Du hittade mig!” sa {elder}. {Elder.He} stod i bara strumporna, och på strumporna satt det gräs. ”Jag har gått bakom dig hela tiden.”

”Du har kalla fötter”, sa {child}. {Child.He} hämtade tofflorna borta vid strecket och satte dem på {elder.him}.

# the-bench
{Elder} tog ner det stora vita lakanet. Det var torrt och varmt av solen. Sedan satte {elder.he} sig på bänken, tätt intill {child}, och lade lakanet om dem båda, över knäna och över huvudet.

Där inne var det varmt och skönt[music: , och {elder.short} nynnade på {@song}].

# tee-hee
”Var i hela världen”, ropade {@caller}, ”är {child} och {elder}?”

På bänken satt ett stort vitt lakan. Under lakanet syntes två bruna tofflor och två små skor.

”Hihi”, sa lakanet.

# @caller
{neighbour} över häcken
## if elder2 & !adult
{elder2} från dörren
## if adult
{adult} från dörren
## if friend & !adult & !elder2
{child's} bästa vän {friend} över häcken
## if friend & elder2 & !adult
{child's} bästa vän {friend} över häcken
## if friend & adult
{adult} och [!friend.known: {child's} bästa vän ]{friend} från grinden

# @song
{music}

title: Flytta på dig, månen
title: Månen på mattan
title: Inte mycket måne kvar
guest sitter: Siv (hon), Barbro (hon)

% ”Flytta på dig, månen” säger barnet varje gång, högt, och sista gången viskande. Den som släcker lampan: {@a2}.

# the-rug
{child} hade pyjamas på sig och sov inte alls.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] skulle ligga över, och sov inte {friend.he} heller.]

{@A} släckte lampan. Och titta! Då kom månen in.

Den kom in genom fönstret och la sig på mattan. En stor vit ruta måne, mitt på golvet.[city:  Den hade gått över alla tak {in city} för att komma dit.][school:  Den hade tittat in {at school} också, men där var det ingen.]

”Jag vill sitta på månen”, sa {child}.

Det gjorde {child.he}. {Child.He} satte sig mitt på.[sport:  Det är många som kan {play sport}, men alla får inte sitta på månen.]

# not-fast
Nalle ville också sitta på månen. Men det var inte mycket måne kvar.

”Flytta på dig, månen!” sa {child}.

Och vet du, månen flyttade på sig. Inte fort. Månar är inte snabba. Men den flyttade på sig, lite, lite, bort över mattan.

Så fick Nalle sitta på månen.[age>=4: 

Kanin ville också sitta på månen. Och Kanin har så långa öron att de måste ha en egen plats.

”Flytta på dig, månen!” sa {child}. ”Och en gång till för öronen!”

Och den flyttade på sig, och flyttade på sig.][friend: 

{Friend} ville också sitta på månen.

”Flytta på dig, månen!” sa {child}.

Och den flyttade på sig, lite till, och {friend} fick sitta på månen.][pet.dog / pet.cat: 

Då kom {pet} och snurrade tre varv och satte sig på månen utan att fråga.][pet.other: 

{Pet} satt och tittade på, med en måne i varje öga.]

# socks
In kom {@a2} i stora randiga sockor. ”Får jag också plats?”

{child} tittade på {@of-a} rumpa. Sedan tittade {child.he} på månen. Det var en ganska stor rumpa och en mycket liten måne.

”Flytta på dig, månen!” sa {child}.

# no-moon
Och {@a2} satte sig, och …

Å nej.

Ingen måne! Det fanns ingen måne på mattan. Det fanns ingen måne på Nalle. Det fanns ingen måne på {child}[friend:  och ingen måne på {friend}].

”Du satte dig på den!” sa {child}.

”Gjorde jag?” sa {@a2} och reste sig och tittade efter. Men där var den inte heller.

[friend: {Friend}|{child}] sprang till fönstret.

”Det är ett moln på den!”

# the-cloud
Det var det. Ett stort tjockt grått moln hade satt sig på månen, och det hade den största rumpan av dem alla.

”Bort!” sa {@a2}.

Molnet gick inte bort.

”Schas!” sa [friend: {friend}|{@a2}].

Molnet brydde sig inte om det.[age>=4: 

”Snälla”, sa {@a2}, för man ska vara artig.

Men molnet var inte artigt alls.]

Då ställde sig {child} så lång {child.he} kunde bli. {Child.He} drog ett djupt andetag, ända ner i tårna. Och {child.he} sa, så högt det bara gick:

”FLYTTA PÅ DIG, MOLNET!”

Och så blåste {child.he}. Fuuuuu![athlete:  {Athlete} hade inte kunnat blåsa hårdare.]

Molnet flyttade på sig, lite, lite.

Fuuuuu! Det flyttade sig och flyttade sig och flyttade sig ända bort.

Och där var månen!

# the-bed
Men nu låg den inte på mattan. Den hade flyttat på sig alldeles själv, över golvet och upp, upp, upp. Nu låg den i sängen.

”Månen har gått och lagt sig”, sa {child}.

”Det var klokt av den”, sa {@a2} och gäspade.

Nalle kröp ner.[friend:  {Friend} kröp ner i andra änden.][adult & elder:  {Elder}[elder2:  och {elder2}] tittade in och undrade vem det var som blåste.][!adult & elder2:  {Elder2} tittade in och undrade vem det var som blåste.][music:  {@A2} nynnade lite på {music}.] {@A2} stoppade om alla fötterna.

# the-pillow
Sist kröp {child} ner. Men det låg någon på kudden, någon stor och rund och vit, precis där huvudet skulle vara.

Då sa {child.he} det, mycket, mycket tyst.

”Flytta på dig, månen.”

Och månen flyttade på sig, och så sov de.

# @A
{sitter}, som passade {child},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a2
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A2
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder's}

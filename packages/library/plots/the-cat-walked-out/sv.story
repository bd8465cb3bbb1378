title: Katten som gick
title: Nu är låten slut
title: Dunka-dunk
guest neighbour: fru Berg (hon), fru Dahl (hon)
guest classmate: Melker (han), Wille (han)

% Låten är barnens egen. Katten går när den går för fort. Ett ord med bindestreck hela vägen läses så fort det går.

# tomorrow
Ingenstans[city:  i hela {city}] lät det så bra som i tvättstugan. Därför övade {child} och {friend}, {child.his} bästa vän, där nere, medan [adult: {adult's} lakan | lakanen] åkte runt i maskinen. {child} trummade på en tvättkorg. {Friend} sjöng. Och {child's} katt {pet} låg på torktumlaren, där det var varmt, och var publik.

I morgon skulle hela klassen vara publik[school:  {at school}][elder: , och {elder}[elder2:  och {elder2}] längst bak].

Det var {friend} som hade skrivit låten. Den gick så här:

En strumpa åkte in, //
men ingen strumpa kom ut. //
Var tog du vägen, strumpan min? //
Nu är låten slut.

# havent-started
”Ett, två”, räknade {child}.

”En-strumpa-åkte-in-men-ingen-strumpa-kom-ut”, sjöng {friend}, ”var-tog-du-vägen-strumpan-min-nu-är-låten-slut!”

{Friend.He} pustade ut[athlete: , som om {friend.he} hade tävlat mot {athlete}].

”Jag är klar”, sa {friend.he}.

”Jag har inte börjat”, sa {child}.

{Pet} reste sig. {Pet.He} hoppade ner på golvet och gick ut genom dörren, med svansen rakt upp.

”Vad är det med {@him}?” sa {friend}.

{child} visste precis vad det var. Låten gick för fort. {child.He} hade tänkt säga det hela veckan. Men det var {friend} som hade hittat på vartenda ord, och hur säger man en sådan sak till sin bästa vän?

”{@He} skulle väl kissa”, sa {child}.

# once-more
De väntade tills {pet} hade kommit tillbaka och lagt sig. Sedan tog de om det. Första raden gick bra. På den andra fick {friend} bråttom. På den tredje hoppade {friend.he} över strumpan helt och hållet, och på den fjärde var det bara {child} kvar.

{Pet} gick. Rakt upp stod svansen.
## or
De väntade tills {pet} hade kommit tillbaka och lagt sig. Den här gången ställde sig {friend} med näsan mot väggen, så att {friend.he} slapp se någon. Första raden gick bra. Sedan råkade {friend.he} tänka på i morgon, och då fick {friend.he} så bråttom att raderna kom i fel ordning. Strumpan kom ut innan den hade åkt in.

{Pet} gick. Rakt upp stod svansen.

# braver
”{@He} tycker inte om när jag sjunger”, sa {friend}.

”Jo.” {child} snurrade på trumpinnen. ”{@He} tycker bara inte om när det går för fort.”

Nu hördes bara maskinen.

”Hur länge har du tyckt det?” sa {friend}.

”Sedan i måndags.”

”Det är torsdag!”

”Jag vet.”

”Katten sa det direkt!”

”Jag vet”, sa {child}. ”Förlåt. {@He} är modigare.”

# heartbeat
{Friend} satte sig på golvet med ryggen mot tvättmaskinen. Först såg {friend.he} arg ut, sedan bara trött.

”Det är när någon tittar”, sa {friend.he}. ”[sport: När man ska {play sport} gör det ingenting. Men annars|Då] slår hjärtat så fort att jag inte hör dina trummor. Jag hör bara det. Och så skyndar jag mig, för att det ska ta slut. När jag skulle berätta om igelkottar var det ingen som uppfattade ett ord. {classmate} trodde att det handlade om kottar.” {Friend.He} drog upp knäna. ”Jag har tänkt bli sjuk i morgon.”

{child} satte sig bredvid. Maskinen gick mot deras ryggar.

Dunka-dunk. Dunka-dunk.

# machine
”Känner du?” sa {child} efter en stund. ”Den där skyndar sig inte.”

{Friend} kände efter. {Friend.He} blundade. Och så började {friend.he} sjunga, med ryggen mot maskinen, en rad i taget. Dunka-dunk. En strumpa åkte in. Dunka-dunk. Men ingen strumpa kom ut. {child} trummade på golvet, och för första gången kom de fram till slutet samtidigt.

I dörren satt {pet}. {Pet.He} satt kvar.

”Det var sorgligt, det där med strumpan”, sa någon. Det var {neighbour}, som hade tvättiden efter deras. Hon hade hört alltihop.[music:  Fram till nu, sa hon, hade hon tyckt bäst om {@song}.]

”Det funkar!” ropade {friend}. ”En gång till!”

# click
Dunka-dunk. Dunka … dunk.

Klick.

Lakanen var färdiga. Maskinen stod stilla, och {friend} tittade på den.

”I morgon”, sa {friend.he} långsamt, ”finns det ingen tvättmaskin.”

”Nej.”

”Vi kan inte ta med en.”

”Nej”, sa {child}.

{Friend} hade redan börjat andas fort. Det syntes på tröjan. Och ute i trappan försvann en svans.

# in-and-out
{child} sprang efter, bar in {pet} igen och la {pet.him} i {friend's} knä, som en stor varm limpa.

”Lägg handen där. Nej, där. Känn.”

{Pet} brydde sig inte om {neighbour} och inte om i morgon. {Pet.He} la hakan på {friend's} arm och spann.

In … och ut. In … och ut.

”{@He} skyndar sig inte heller”, viskade {friend}.

”Andas som {@he}.”

{Friend} andades. Tröjan började gå lugnt. Då flyttade {child} handen från katten till magen, {friend's} egen mage, och lyfte undan {pet}.

”Ha den där”, sa {child}. ”Den får du ta med.”

# stayed
{Neighbour} tittade. {child} tittade. Värst av allt var att {pet} tittade. {Friend} höll handen på magen, andades in och sjöng.

Första raden. Andra raden. På den tredje reste sig {pet}, och {child} höll på att tappa pinnarna. Men {friend} sjöng vidare, precis lika långsamt, och {pet} gick bara tre steg. Där stod {neighbour's} tvättkorg. {Pet.He} klev i, snurrade ett varv och somnade.

”{@He} stannade”, viskade {friend}.

”I mina rena handdukar”, sa {neighbour}.

# the-last-line
Senare, när {friend} hade blivit hämtad och kvällen var slut, låg {child} i sin säng och tänkte på i morgon. Nu var det {child.his} eget hjärta som hade bråttom.

{Pet} kom in, hoppade upp och la sig tillrätta på täcket. {child} släckte lampan och la handen på {pet}. In … och ut. Och när de hade fått samma takt viskade {child} den sista raden, så långsamt det gick.

”Nu … är låten … slut.”

# @He
{Pet}
## if pet.he
Han
## if pet.she
Hon

# @he
{pet}
## if pet.he
han
## if pet.she
hon

# @him
{pet}
## if pet.he
honom
## if pet.she
henne

# @song
{music}

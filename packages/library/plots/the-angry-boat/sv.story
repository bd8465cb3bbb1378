title: Argbiggan
title: Jag är så arg
title: Skrik i tratten
guest elder: Majken (hon), Rut (hon)

% Den äldre är familjens, annars grannen. Hunden åker med i båten, katten stannar på bryggan.

# the-bun
{child} hade bakat en bulle alldeles själv hos {elder}[!elder: , som bodde nere vid sjön]. {child.He} skulle äta den längst ute på bryggan. [friend: {Friend} hade redan ätit upp sin. ]{child.He} gapade. Då kom det en mås och tog bullen.

[pet.cat: {Pet}, som låg på bryggan och vaktade, tittade åt ett annat håll.

]Han flög över viken med bullen i näbben, bort till den lilla ön.

”JAG ÄR SÅ ARG!” skrek {child} och stampade så att bryggan hoppade. ”JAG ÄR SÅ ARG!”

[city: Det hördes nog ända in till {city}. ]{Elder} kom ut i sina gummistövlar.

”Stopp!” sa {elder.he}. ”Skrik inte rakt ut i luften.[age>=5:  Det är slöseri. Kom med här! |  Kom med här!]”

# the-funnel
I vassen låg {elder.short's} båt. Hon var rund och röd med ett hjul på var sida och hette Argbiggan. Mitt i båten satt en stor tratt.

”Andra båtar går på bensin”, sa {elder}. ”Den här går på ilska. Skrik i tratten.”

[pet.dog & age>=5: {@dog-boards} ]{child} satte munnen till tratten.

”JAG ÄR SÅ ARG!”

Tuff! sa Argbiggan, och hjulen tog ett varv.

”DUMMA MÅS! JAG ÄR SÅ ARG!”

Tuff, tuff, tuff! De for ut på viken så att vattnet skummade. [elder2 & age>=7: {Elder2} vinkade med disktrasan från köksfönstret. ]{Elder} styrde och höll i hatten[friend & age>=5: , och {friend} höll i {elder.short}].

”Underbart!” ropade {elder.short}. ”Vilken kvalitet! Har du mer?”

{child} hade mer. {child.He} var arg från tårna ända upp i håret, och {child.he} skrek hela vägen till ön. [school: I {school} fick man aldrig skrika så där.] [sport: Det gick åt mer luft än till {@game}.]

# the-rock
Där stod måsen på en sten. Men han hade ingen bulle, för den hade han tappat i sjön. Nu var han så arg att han stampade med båda sina platta fötter.

”ÄRRR!” skrek måsen. ”ÄRRR! ÄRRR!”

[age>=5: Klafs, klafs, klafs, lät fötterna.

]Det såg så tokigt ut att {child} glömde att vara arg.[age>=5:  Det bubblade i magen på {child.him}, och {child.he} skrattade |  {child.He} skrattade] tills {child.he} fick sätta sig[friend & age>=7: , och {friend} satte sig ovanpå].

”Ja, det var ju roligt”, sa {elder}. ”Men nu ska vi hem också. Skrik i tratten, {child}.”

”Jag är så arg”, sa {child} i tratten.

Puff, sa Argbiggan och stod stilla. {child's} ilska var slut.

[friend: ”Jag är så arg”, försökte {friend}, men det kom bara en bubbla.

][pet.dog: Voff! sa {pet} i tratten. {@dog-tries}

]Det började skymma. På andra sidan viken lyste {elder.short's} köksfönster, och det såg så litet ut.

# the-wrinkle
”Är du arg då, {elder.short}?” frågade {child}.

[age>=5: ”Jag? Jag är väl aldrig arg”, sa {elder}.

”Har du aldrig varit det?”

]{Elder} tänkte efter, och då kom det en rynka mitt mellan ögonen på {elder.him}.

”När jag var fem år”, sa {elder.he}, ”hade jag en gris av marsipan. Jag sparade den. Och min syster Gun, hon … Flytta på dig!”

{elder.He} tog tratten med båda händerna.

”GUN ÅT UPP MIN MARSIPANGRIS!”

Tuff, tuff, TUFF! Argbiggan for iväg så att {child} satte sig på ändan.

”HON BET AV HUVUDET FÖRST!”

Tuff, tuff … Men mitt ute på viken började {elder.short's} axlar skaka.

”Och sedan mådde hon illa på nya klänningen”, fnissade {elder}. ”Åh, Gun!”

# adrift
Och så var det slut på den ilskan också.[age>=5:  Hjulen stannade.] Vinden drev dem bort från köksfönstret, längre och längre ut. [music: {Elder} försökte nynna {@song}, men det går ingen båt på. ]{child} kröp in under {elder.short's} arm[friend & age>=5: , och {friend} kröp in under den andra]. Nu var {child} inte det minsta arg. {child.He} var rädd.

”ÄRRR!” hördes det borta från stenen. ”ÄRRR!”

{child} satte sig upp.

”Måsen!” sa {child.he}. ”Han är ju fortfarande arg!”

[age>=5: ”Så det räcker och blir över”, sa {elder}. ”Men hur får vi hit honom?” | ”Men hur får vi hit honom?” sa {elder.short}.]

”Har du en bulle?”

# down-the-funnel
Det hade {elder.he}, en enda, sparad i fickan. {child} ställde sig mitt i båten[friend: , {friend} höll fast i {child's} tröja,] och [friend: {child} ]höll upp bullen så högt det gick. Och måsen kom. Han kom rakt mot {child's} hand med öppen näbb, och {child} ville blunda, men {child.he} tittade. Och just när måsen skulle nappa släppte {child} ner bullen i tratten. Måsen stack in huvudet efter den.[age>=5:  Han nådde inte, och då blev han ännu argare.]

”ÄRRR”, skrek måsen rakt ner i tratten.

Tuff, sa Argbiggan. Tuff, tuff, tuff, TUFF. Aldrig hade hon gått så fort. [athlete: {Athlete} hade inte hunnit med. ]De var hemma vid bryggan innan {elder} hann få på sig hatten.

[elder2: Där stod {elder2} med en filt. ”Var det Gun igen?” frågade {elder2.he}.

][pet.cat & age>=7: {Pet} låg kvar och låtsades att måsar inte fanns.

]{child} fiskade upp bullen ur tratten och bröt den på mitten. {child.He} såg länge på den ena biten[friend & age>=7: , och {friend} såg ännu längre]. Sedan gav {child.he} måsen den andra.

”För att du skrek så bra”, sa {child}.

”Ärr”, sa måsen, alldeles snällt.

# it-will-come-again
När {child} låg i sängen satte sig {elder} på kanten. {elder.He} luktade sjö och kanel. [pet.dog: {Pet} låg på golvet och luktade bara sjö.][pet.cat: {Pet} låg vid fotändan och luktade mås, men bara lite.][pet.other: {Pet} låg också i sin säng.]

”Är du arg ännu?” frågade {elder.he}.

{child} kände efter, ända nere i tårna.

”Nej. Den är slut.”

”Det kommer ny”, sa {elder}. ”Det gör det alltid. Och då vet du var båten ligger.”

{elder.He} stoppade täcket om {child.him}. {child} andades lugnt, in och ut, och det lät som när en liten båt lägger till.

Tuff, tuff. Tuff.
## if !elder
{Elder} följde {child} hem, hela vägen fram till dörren. {elder.He} luktade sjö och kanel.

”Är du arg ännu?” frågade {elder.he}.

{child} kände efter, ända nere i tårna.

”Nej. Den är slut.”

”Det kommer ny”, sa {elder}. ”Det gör det alltid. Och då vet du var båten ligger.”

[adult: Sedan låg {child} i sängen, och {adult} stoppade täcket om {child.him}. | Sedan låg {child} i sängen, med täcket ända upp till hakan.] [pet.dog: {Pet} låg nedanför och luktade sjö. ][pet.cat: {Pet} låg vid fotändan och luktade mås, men bara lite. ][pet.other: {Pet} sov redan. ]{child} andades lugnt, in och ut, och det lät som när en liten båt lägger till.

Tuff, tuff. Tuff.

# @game
{sport}

# @song
{music}

# @dog-boards
{Pet} hoppade i först av alla och satte sig i fören som en kapten.
## if breed.Dachshund
{Pet} lyftes ombord och satte sig i fören som en kapten.

# @dog-tries
Men {pet.he} lät alldeles för glad.
## if breed.Golden Retriever / breed.Labrador
Men {pet.he} var {a breed} och hade inte varit arg en enda gång i hela sitt liv.
## if breed.Dachshund
Men {pet.he} var {a breed} och hade varit arg på allting redan före frukost. Nu var det slut.
## if breed.Beagle
Men {pet.he} var {a breed} och hade bara bullar i huvudet.
## if breed.Border Collie
Men {pet.he} var {a breed} och ville mest ha ordning på måsen.

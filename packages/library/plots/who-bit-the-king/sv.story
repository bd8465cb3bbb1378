title: Vem bet i Kungen?
title: Moroten på kudden
guest friend: Molly (hon), Vilgot (han)
guest elder: Stig (han), Gunvor (hon)
guest pet: Doris (hon), Sigge (han)
guest minder: Malena (hon), Josefin (hon)

% {elder} är familjens egen eller grannen; hunden är familjens eller {friend's}. En katt får osten i stället för moroten.

# the-king
{@elder} hade dragit upp en morot som var så stor att den hade fått ett namn. Den hette Kungen.

På lördag skulle Kungen vara med på skördefesten[city:  {in city}] och tävla mot alla andra morötter. {Elder}[elder2:  och {elder2}] hade tvättat den och borstat den. Nu låg den på en kudde i {child's} kök, och ingen fick ens andas på den[sport: , och absolut inte {play sport} i närheten].

”Inte du heller, {pet}”, sa {elder.short}.

{Pet} var {@whose}. {Pet.He} rörde på nosen som om {pet.he} inte hade hört.

# somebody-bit
På lördagsmorgonen kom {child} ner i köket tillsammans med {friend}. {Friend} var {child.his} bästa vän och hade sovit över. {Elder} stod redan vid bordet med sin marmeladsmörgås och hade glömt att äta.

”Någon”, sa {elder.short}, ”har bitit i Kungen.”

Och det var sant. Mitt på moroten, där den var som allra tjockast, fattades en bit.

Alla tittade på {pet}. {Pet} satt under bordet och {@chewed}.

”{Pet}!” sa {child}. ”Hur kunde du?”

{Child.He} ledde ut {pet.him} i hallen och stängde dörren. {Pet} satte sig med rumpan mot {child.him}. Det gör {@kind} när de är riktigt sårade.

# detectives
{child} fick ont i magen. Tänk om det inte var {pet}?

”{Friend}”, sa {child.he}, ”vi måste vara detektiver.”

”Måste vi?” sa {friend}.

”Ja. Vi ska ta tandprov på alla.”

{@cut} skar upp ost, för i ost syns tänder bra. Först fick {pet}. {@bite}

Sedan bet {@a} en fin, rund båge.

Sedan fick {elder}. {Elder.He} bet också en båge, men den hade marmelad på sig.

Sedan bet {child} själv, för en riktig detektiv misstänker alla.

# a-gap
{child} la alla märkena på rad bredvid Kungen. {Pet's} märke var för spetsigt. {@As} var för brett. {Elder.short's} var för kladdigt. Och i Kungens bett var det något konstigt. Mitt i satt det en liten pinne av morot kvar, som om den som bet hade haft ett hål mellan tänderna.

”Nu är det bara du kvar, {friend}”, sa {child}.

{Friend} höll handen för munnen. ”Jag är inte hungrig”, sa {friend.he} bakom handen.

{child} tittade på {friend}. Då kom {child.he} ihåg vad {friend} hade visat i torsdags[school:  {at school}]. {Friend} hade tappat en tand. Mitt fram.

# only-sniff
Det blev väldigt tyst i köket. [music: Radion hade slutat spela {music}. ]Bara klockan tickade.

”Det var meningen att jag bara skulle lukta”, viskade {friend}. ”Men den luktade så gott. Och sedan blev alla så arga på {pet}, och då vågade jag inte.”

En tår rann ner och stannade på hakan.

{child} visste inte vad en detektiv gör när tjuven är ens bästa vän. Det hade ingen berättat. Så {child.he} gick och ställde sig bredvid {friend}, så nära att deras armbågar nuddade varandra.

”Vi säger det tillsammans”, sa {child}.

Och så berättade de för {elder}, fast det mest var {friend} som pratade, och {child} som stod där.

# me-too
{Elder} var tyst en lång stund. Sedan harklade {elder.he} sig.

”Då får väl jag också bekänna”, sa {elder.he} och vände på Kungen. På undersidan, långt ner vid spetsen, fattades en liten, liten bit till. Det satt en klick marmelad i den.

”{Elder.short}!” sa {child}.

”Jag skulle också bara lukta”, sa {elder.short}. ”I onsdags.”

Då skrattade {friend} så att hålet syntes.

# sorry
Men en var det ingen som hade sagt förlåt till. {child} och {friend} sprang ut i hallen[athlete: , kvickt som {athlete}], och {elder} kom efter med Kungen under armen.

”Förlåt, {pet}”, sa {child}. ”Jag trodde att jag visste, och så visste jag inte.”

”Förlåt, {pet}”, sa {friend}. ”Det var jag.”

{Pet} satt kvar med rumpan utåt. {Pet.He} tänkte tydligen på saken. {@broke} Då vände {pet.he} sig om.

# the-judge
På skördefesten kom Kungen allra sist. Domaren sa att hon aldrig hade sett en morot med så många bett. Men så bad hon att få lukta på den.

”Bara lukta”, sa hon.

Knaprade det till? Ja, det gjorde det.

# good-night-detective
När {child} låg i sängen den kvällen kom {@a} och släckte.

”Vann ni?” sa {@a}.

”Nej”, sa {child}. ”Men den var godast.”

{@A} böjde sig ner och stoppade om {child.him}. {child} kände hur det luktade morot.

”{@A}”, sa {child}. ”Har du också ätit av Kungen?”

”God natt, detektiven”, sa {@a}.

# @elder
Grannen {elder}
## if elder
{Elder}

# @whose
{friend's} hund och hade fått följa med
## if pet.dog
{child's} hund
## if pet.cat
{child's} katt

# @chewed
tuggade
## if pet.cat
slickade sig om munnen

# @kind
hundar
## if pet.cat
katter

# @bite
{Pet} svalde hela biten. Nästa bit höll {child} fast i. Det blev fyra små hål, spetsiga som av en gaffel.
## if pet.cat
{Pet} luktade på osten från alla håll, tills ingen orkade vänta. Då bet {pet.he}. Det blev två små hål, spetsiga som av en nål.

# @broke
Då bröt {elder} av en bit av Kungen och la den framför {pet.him}.
## if pet.cat
Då hämtade {elder} den sista osten och la den framför {pet.him}.

# @a
{minder}
## if adult
{adult}

# @cut
{minder}, som passade dem,
## if adult
{Adult}

# @as
{minder's}
## if adult
{adult's}

title: Är det här skogen?
title: Det är Kjell
title: Allihop på en gång
guest moss: fru Mossberg (hon), fru Granath (hon)
guest minder: Gunilla (hon), Birgitta (hon)
guest colin: Kjell (han), Roland (han)

% {colin} är en padda. Den som barnet har med sig: {@a}. Vännen har smörgåsarna och frågar med; hunden har nosen och tar en stövel; katten åker i ryggsäcken och har tittat uppåt hela tiden.

# cannot-see-it
{child} ville se skogen, och nu hade {child.he} åkt hit med {@a-first}[friend:  och {friend}[!friend.known: , {child.his} bästa vän]]. {Child.He} hade stövlar på sig. [friend: {Friend} hade smörgåsarna, till när de kom fram. | {@A} hade smörgåsarna.][elder & adult:  {Elder}[elder2:  och {elder2}] hade brett dem, en för mycket av varje.][city:  Det var långt från {city}.][pet.dog:  {Pet} hade hand om lukterna, och den bästa var smörgås.][pet.cat:  {Pet} satt i ryggsäcken med huvudet utanför och tittade uppåt.][pet.other:  {Pet} hade hand om allt där hemma.] De hade gått och gått, och {child.he} såg ingen skog någonstans.

# the-ranger
Då kom det en skogvaktare i stor brun hatt. Hon hette {moss}.

”Ursäkta”, sa {child}, ”var är skogen?”

”Den är ju …” sa {moss} och slog ut med armen. Sedan hejdade hon sig. Där hon pekade stod ett träd.

”Är det här skogen?” sa {child}.

”Nej”, sa {moss}. ”Det är ett träd.”

# behind
{Child.He} klappade på nästa.[pet.dog:  {Pet} nosade hela vägen runt det.] ”Är det här skogen?”

”Nej, det är också ett träd.” {Moss} tog av sig hatten och kliade sig i huvudet. ”Det var det värsta. I trettio år har jag jobbat här. Den måste vara bakom.”

Så de tittade bakom. [friend: {Friend} | De] tittade bakom ett tjockt träd, och där stod ett smalt. [friend: {child} | De] tittade bakom det smala, och där stod en buske[friend: , och {friend} kröp in i den[pet.dog: , och {pet} efter] | [pet.dog: , och i den stod {pet} och letade]].[pet.cat:  {Pet} tittade uppåt.]

”Är det här skogen?”[friend:  ropade {friend}.]

”Nej. Det är en buske.”

# colin
[pet.dog: {Pet} stannade vid en ormbunke och ville inte gå vidare. ]{Moss} gick ner på knä. Hon lyfte på [pet.dog: ormbunken | en ormbunke] och tittade under. Där satt en padda.

”Är det här skogen?” sa {child}.

”Nej”, sa {moss}. ”Det är {colin}.”[pet.dog:  {Pet} och {colin} tittade på varandra, och det var {pet} som backade.][pet.cat:  Varken {colin} eller {pet} blinkade.]

[friend: ”Du kan få en brödkant sedan”, sa {friend} till {colin}.]

# the-log
[friend / pet.dog / pet.cat: {Moss} | Hon] stack in huvudet i en ihålig stock, och sedan axlarna. ”Skogen!” ropade hon. ”Är du där inne?” Och så satt hon fast.

Stövlarna sprattlade. {child} och {@b} tog [pet.dog: den ena, och {pet} tog den andra och morrade | varsin]. Ett, två, dra! Ut kom {moss} som en kork, med en skalbagge på näsan.

”Är det där skogen?” sa [friend: {friend} | {child}].

”Nej”, sa {moss} och skelade på den. ”Det är en skalbagge.”[pet.cat:  {Pet} sträckte fram en tass och kände efter.]

# only-trees
De gick vidare. Det var träd och träd och träd. Jämt stod de i vägen![sport:  Det gick inte ens att {play sport}.] {Child's} ben blev trötta. {Child.He} stannade, och hakan började darra.

”Det finns ingen skog”, sa {child.he}. ”Det finns bara träd.”

[friend: ”Då finns det inga smörgåsar heller”, sa {friend}.]

Och så satte {child.he} sig på marken, duns. Så ledsen var {child.he} att {child.he} la sig raklång i mossan, med armarna utåt.[pet.dog:  {Pet} la sig tvärs över stövlarna[!friend: , så att ingen skulle kunna få {child.him} att gå].][pet.cat:  {Pet} klev ur och satte sig på {child.his} knän och tittade uppåt. Så då tittade {child} uppåt. |  [pet.dog: {child}|{Child.He}] tittade upp.]

Det hade {child.he} aldrig gjort förut.

# up
Alla träden gick upp och upp. Och högt, högt där uppe möttes de! De hade huvudena ihop. Det tjocka höll i det smala. Sedan kom vinden, och då rörde de sig, vartenda ett. De lutade sig åt ena hållet allihop, och de lutade sig åt andra hållet allihop. Och de sa susch.[music:  Det lät lite som {music}, fast mycket saktare.]

”{Moss}”, sa {child} alldeles tyst. ”Lägg dig ner.”

{Moss} la sig på ena sidan. {@A} la sig på den andra.[friend:  {Friend} la sig med huvudet på {child's} mage.] De tittade upp[pet.dog: , till och med {pet}][pet.cat:  med {pet}], och ingen sa någonting på en lång stund.

# all-of-them
”Är det här skogen?” sa {child}.

”Ja”, sa {moss}. Hon la hatten på magen. ”Å, ja. Det är den. Det är allihop på en gång.”

Susch, sa skogen.[pet.cat:  {Pet} spann.]

# sandwiches
[friend: {Friend} packade upp smörgåsarna, och de åt dem | De åt smörgåsarna] liggande. {Colin} kom och fick [friend: sin | en] brödkant.[pet.dog:  {Pet} fick en hel smörgås.][pet.cat:  {Pet} fick smöret.] Sedan blev ljuset alldeles gult, och {moss} tog {child} i hand och gick för att berätta för de andra skogvaktarna[athlete: , nästan lika fort som {athlete}].[school:  {child} skulle berätta för alla {at school}.][elder & !adult & elder2:  {Elder2} kom och mötte dem och fick den sista smörgåsen.]

# a-cheek
{child} klättrade upp i {@of-a} famn för att bli buren till bussen. {Child.He} la handen på {@of-a} kind.

”Är det här {@name}?” sa {child.he}.

”Nej”, sa {@a}. ”Det är en kind.”

{Child.He} drog i ett öra. ”Är det här {@name}?”

”Nej. Det är ett öra.” {@A} pussade {child.his} fingrar. ”Är det här {child}?”

”Nej. Det är mina fingrar.”

{@nose}

Då la {@a} båda armarna om alltihop, om stövlarna och ryggen och det sömniga huvudet, och höll det tätt intill sig, [friend: och {friend} höll i den ena stöveln, ]och träden gick förbi[pet.dog: , och {pet} hade hand om lukterna][pet.cat: , och {pet} tittade uppåt].

”Är det här {child}?” sa {@a}.

”Ja”, sa {child}. ”Det är hela jag.”

# @a-first
{minder}, som bodde granne
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @name
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @b
{@a}
## if friend
{friend}

# @nose
{@A} pussade {child.his} näsa. ”Är det här {child}?”

”Nej. Det är min näsa.”
## if friend
{Friend} skakade {child.his} stövel. ”Är det här {child}?”

”Nej. Det är min stövel.”

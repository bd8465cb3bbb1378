title: Den har växt
title: Botten drar
title: Fisken i Djuphålet
guest uncle: morbror Sten (han), morbror Ulf (han)
guest owner: Valter (han), Algot (han)

% I båten (@a) sitter {adult}, annars {uncle}. Båten (@v) är den äldres, annars gamle {owner}s. Samtalet i båten får gå fort; ”Håller du?” sägs långsamt. Djuphålet är ett namn.

# arms-ran-out
”Akta er för Djuphålet”, sa {@first}, när {child} och {@a} fick låna båten[city:  på sjön utanför {city}]. ”Där tog en mitt röda drag, när jag var i din ålder. Den var så här stor.”

{@V} sträckte ut armarna. Armarna tog slut, men man såg att fisken fortsatte.[elder2: 

”Förra gången var den kortare”, sa {elder2}.]

”Vad hände sedan?” frågade {child}.

”Linan gick av”, sa {@v}.

”Det gör den alltid på de största”, viskade {@a}, när de hade rott en bit.[pet.dog: 

{Pet}[!pet.known: , {child's} hund,] fick vakta bryggan. Inget fick försvinna därifrån.][pet.cat: 

{Pet}[!pet.known: , {child's} katt,] satt kvar på bryggan och väntade på fisk.][pet.other: 

{Pet}[!pet.known: , {child's} husdjur,] fick stanna hemma. Det är bäst så, när man är lagom stor för en gädda.]

# only-the-bottom
Mitt på sjön lade {@a} in årorna, och så fiskade de. {@A} fick botten. Sedan fick {@he} botten igen. Tredje gången fick {@he} en stövel, och i stöveln satt det botten.

[friend: {child} fiskade med {friend's} spö. ”Släpp det inte”, hade {friend}[!friend.known: , {child's} bästa vän,] sagt. {Friend.He} hade bara det.

][music: {@A} nynnade på {music}, ifall fiskarna tyckte om det. ]”De nappar bra i dag, bottnarna”, sa {@a} och packade upp smörgåsarna.[sport:  ”Det är som {sport}. Det viktigaste är matsäcken.”]

# it-pulls
Då ryckte det i {child's} spö.

”Jag har något!”

”Botten”, sa {@a}.

”Men den drar.”

”Botten drar inte.”

Då började båten åka.

{@A} tittade på årorna. Ingen rodde. {@He} tittade på {child's} lina, som pekade rakt mot Djuphålet.

”Det där”, sa {@a}, ”är inte botten.”

# hold-on
Sedan gick det undan. Vattnet sprutade om båten.[athlete:  Inte ens {athlete} hade hängt med.] {@As} mössa flög. Den ena åran for i sjön, och den andra for efter.

”Släpp spöet!” ropade {@a}.

”Jag [friend: får inte! Det är {friend's}|vill inte]!”

”Håll i dig, då!”

”Jag håller ju i spöet!”

”Då håller jag i dig!” ropade {@a} och tog tag i {child's} flytväst.

”Vem håller i dig, då?” ropade {child}.

Då tvärstannade båten. {@A} gjorde det inte. {@He} hamnade i smörgåsarna.

# the-rest-of-it
De låg mitt i Djuphålet, där vattnet är svart. Linan hängde slak. Det som hade dragit i den var på väg upp.

Först kom två morrhår, långa som åror. Sedan kom en mun, bred som en soffa. Sedan kom resten, lång och grå, och det tog en stund.[school:  Den hade inte fått plats i något klassrum {at school}.] När den stora fiskens mun låg vid {child's} ände av båten låg stjärten långt bakom {@as}.

”En mal”, viskade {@a}. ”De kan bli hur gamla som helst. Klipp linan, {child}.”

# no-hands
{child} fick upp tången ur fiskelådan. {Child.He} darrade så att den skallrade mot båten. Men så såg {child.he} malens läpp. Där satt {child's} krok. Och bredvid den satt en till, och en till. Det var rostiga drag och gamla krokar hela vägen runt, från alla som hade fiskat där i alla år. Varje gång malen rörde på munnen skavde de.

”Den har inga händer”, sa {child}. ”Den har inte kunnat ta ut dem.”

”Då får vi väl göra det”, sa {@a} och lutade sig ut. Båten lutade också. Vattnet var nästan inne.

”Du är för tung!” sa {child}. ”Luta dig åt andra hållet!”

# the-other-side
Så {@a} fick hänga ut på andra sidan, med rumpan över sjön, medan {child} sträckte sig mot malen. Klick, sa tången. Ett drag föll i öskaret. Malen låg blickstilla.

”Hur går det?” ropade {@a}, som bara såg himlen.

”Bra.” Klick.

”Den bits inte?”

”Nej.” Klick.

”Du säger väl till om den bits?”

”Det kommer du att märka.” Klick, klick, klick.

# up-to-the-shoulder
Till sist var det bara ett kvar. Det satt så långt in att det inte syntes. {child} måste sticka in armen, ända till axeln. Malen tittade på {child.him} med ett litet, litet öga.

”{@call}”, sa {child}. ”Håller du?”

{@A} sträckte sig bakåt, och {child} kände en hand ta tag i västen.

”Jag håller.”

Det var som att sticka in armen i en våt sovsäck. Malen kunde ha stängt munnen. I stället höll den andan, och {child's} fingrar hittade något kallt och vickade på det. Klick.

# a-lift
Malen stängde munnen. Den öppnade den igen. Ingenting skavde. Sedan sjönk den, först stjärten och sist morrhåren.

”Jaha”, sa {@a}. ”Men hur ska vi ta oss hem?”

Då knuffade någon till båten underifrån. Den gled i väg, alldeles mjukt, och {@a} delade den plattaste smörgåsen i två.[friend:  {child} torkade av {friend's} spö. Det var helt.]

# where-are-the-oars
{@V} stod på bryggan.[pet.cat:  {Pet} tittade ner i båten. Där låg ett öskar med krokar, och ingen fisk. {Pet.He} gick och lade sig.]

”Var är årorna?” sa {@v}.

”Borta”, sa {@a}.[pet.dog:  Men det var de inte. Där kom {pet} simmande med den ena, och sedan vände {pet.he} om efter den andra.]

”Hur kom ni hem, då?”

”Vi fick skjuts”, sa {child}. Och så lade {child.he} det sista draget i {@vs} hand. Det hade varit rött en gång.

{@V} tittade länge på det.

”Hur stor är den nu?” frågade {@vhe}.

# this-big
{child} sträckte ut armarna. De räckte inte på långa vägar. Så {@a} fick ställa sig längst ut på bryggan, och {child} sprang tillbaka ända in till stranden.

”Så här”, ropade de.

{@V} gick från den ena till den andra och räknade stegen.

”Jo”, sa {@v}. ”Den har växt.”

Sedan blev det kväll, och sjön låg blank. De satt ytterst på bryggan, och {child} lutade sig mot {@a} och blundade.

”Det drar”, mumlade {child.he}.

”Det är botten”, viskade {@a}.

# @first
gamle {owner}
## if elder
{elder}

# @v
{owner}
## if elder
{elder.short}

# @vs
{owner's}
## if elder
{elder.short's}

# @vhe
han
## if elder
{elder.he}

# @a
{uncle}
## if adult
{adult}

# @as
{uncle's}
## if adult
{adult's}

# @call
{Uncle}
## if adult
{Adult}

# @he
han
## if adult
{adult.he}

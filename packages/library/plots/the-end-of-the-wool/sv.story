title: Där garnet tar slut
title: Stort som en ko
title: Jättens strumpa
guest sitter: Gun (hon), Vivi (hon)

% Jätten är "han", som på bilden. @a är den vuxna, annars mor- eller farföräldern, annars grannen som är barnvakt: namnet varje gång, aldrig han eller hon.

# the-doorstep
På lördagsmorgonen låg det en bit rött garn på trappan.

{child} tog upp det. Det gick nerför trappan. Det gick längs gången. Det gick ut under grinden.[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] nosade på det, och det luktade främmande.][pet.cat:  {Pet}[!pet.known: , {child.his} katt,] hade en tass på det och ville vara med och bestämma.]

”Men var tar det slut?” sa {child}.

”Det finns bara ett sätt att ta reda på det”, sa {@a-first} och hämtade jackorna.[pet.other:  De lovade {pet} att vara hemma till kvällen.]

# a-plum
Så de följde garnet, och {child} nystade medan de gick. Runt, runt, runt gick det, och snart var nystanet stort som ett plommon.

# a-football
Garnet gick fyra varv runt en lyktstolpe. [friend: Det gick runt {friend}[!friend.known: , {child's} bästa vän,] som satt på sin egen trappa och tittade på det. De nystade loss {friend.him}, och {friend.he} fick följa med. ][city: Det gick genom hela {city}. ][school: Det gick förbi {school}, som hade stängt, för det var lördag. ][!short & age>=5 / adult & elder / elder2: Det gick in genom dörren hos frisören[adult & elder: , där {elder} satt och blev klippt[elder2:  och {elder2} var på tur],][!adult & elder2: , där {elder2} satt och blev klippt,] och ut på andra sidan. ]Runt, runt, runt gick garnet, och snart var nystanet stort som en fotboll.

## or
Garnet gick nerför rutschkanan i parken och ut och in mellan alla gungorna. [friend: Det gick runt {friend}[!friend.known: , {child's} bästa vän,] som satt på sin egen trappa och tittade på det. De nystade loss {friend.him}, och {friend.he} fick följa med. ][city: Det gick genom hela {city}. ][school: Det gick förbi {school}, som hade stängt, för det var lördag. ][!short & age>=5 / adult & elder / elder2: Det gick in på biblioteket[adult & elder: , där {elder} letade efter en bok[elder2:  och {elder2} bar den],][!adult & elder2: , där {elder2} letade efter en bok,] och ut på andra sidan, och där nystade de väldigt tyst. ]Runt, runt, runt gick garnet, och snart var nystanet stort som en fotboll.

# the-bus
Garnet klev på bussen.

”En vuxen, [friend: två | ett] barn och ett nystan, tack”, sa {@a}.

Garnet gick ut genom bussfönstret och över en häck. Så de gick av, och {child} klättrade över häcken[friend: , och {friend} klättrade efter]. Och till slut, med mycket stånk och stön, kom {@a} över den också.

# a-cow
Nu var nystanet för tjockt att bära. De fick rulla det. Runt, runt, runt gick garnet, och snart var nystanet stort som en ko. Det kom en ko för att titta på det. Det var precis lika stort som kon.

# a-house
Garnet gick uppför en kulle, en lång, brant kulle med gräs på, och {child} knuffade, och [friend: {friend} knuffade, och ]{@a} knuffade, och nystanet blev stort som ett hus.[sport:  Det var som att försöka {play sport} i uppförsbacke.][athlete:  Inte ens {athlete} hade fått upp det på egen hand.]

Och där, högst upp på kullen, tog det slut.

# a-toe
Det satt fast i en strumpa. Det var nästan ingen strumpa kvar, bara en liten röd ring. Och ur ringen stack det upp en tå, bar och rund och lika lång som {@a}.

”Jaha”, sa {@a}.

Det var fem tår, faktiskt, på rad. De satt på en fot. Foten satt på ett ben. Och det var ingen kulle de stod på. Det var en jätte, som låg på rygg med gräset uppdraget till hakan.

Han var klarvaken.

# cold-toes
”Jag kan inte somna”, sa jätten. Han hade så djup röst att det kittlade under {child's} fötter. ”Min strumpa fastnade i en skorsten, och så repade hela strumpan upp sig, och nu fryser jag om tårna. Det går inte att somna när man fryser om tårna.”

[!short & pet.dog: {Pet} slickade på den största, för att hjälpa till. Den blev bara kallare.

]”Nej”, sa {child}, ”det gör det inte.” Det visste {child.he}, för {child.he} hade provat. ”Kan du sticka?”

”Vart då?” sa jätten.

”Strumpor, menar jag.”

”Jaså, sticka. Det kan jag”, sa jätten, ”men jag har blivit av med garnet.”

”Det är ju här!” sa {child}.[!short: 

Jätten lyfte på huvudet. Där låg nystanet, stort som ett hus, och där stod {child} bredvid, stor som en knapp.

”Har du nystat allt det där?” sa jätten.

”{@A} hjälpte till i backarna”, sa {child}.[friend:  ”Och {friend}.”]]

# clack
Så jätten drog upp två tallar att ha till stickor och började sticka[music: , och nynnade på {@song} för att hålla takten]. Klack, klack, klack, sa tallarna, och nystanet blev mindre. Det var stort som en ko. Det var stort som en fotboll. Det var stort som ett plommon. Och sedan fanns det inget nystan alls. Det fanns bara en lång, tjock, vacker, röd strumpa.

# the-sock
{@A} drog på vänster sida, och {child} drog på höger[friend: , och {friend} hjälpte in tårna, en i taget]. [!short & age>=5: De drog den över lilltån och stortån och alla tårna däremellan. De drog den över hälen. ]Sedan gick {child} hela vägen längs foten och klappade till den, så att den blev slät.

”Är det varmt nu?” ropade {child.he}.

Jätten svarade inte. Det hördes bara ett långt, djupt muller, in och ut, in och ut, och hela kullen höjde sig och sänkte sig.

”Det är nog ett ja”, sa {@a}.

De gick nerför honom på tå, så att det inte skulle kittlas, och så [!short: tog de sista bussen|gick de] hem.

# all-the-toes
Och den kvällen kände {@a} efter under täcket, längst ner i {child's} säng. Där låg tårna, varenda en[pet.dog / pet.cat: , och {pet's} också]. Så {@a} stoppade om dem, runt, runt, runt.

”Är det varmt nu?” sa {@a}.

Ingen svarade. Det var bara någon som andades, in och ut, in och ut.

”Det är nog ett ja”, sa {@a}.

# @a
{sitter}
## if elder
{elder.short}
## if adult
{adult}
## if adult & elder
{adult}

# @A
{Sitter}
## if elder
{Elder.short}
## if adult
{Adult}
## if adult & elder
{Adult}

# @a-first
{sitter}, som bodde bredvid och var barnvakt,
## if elder
{elder}
## if adult
{adult}
## if adult & elder
{adult}

# @song
{music}

title: {Elder's} knän
title: Vakna, knän
title: Sockerdricka i knäna

% Ugnen är {elder's} ensak; den som annars bor där ({elder2}) kommer hem när bullarna är ute.

# the-den
{child} hade byggt en koja under {elder's} bord, och där var det bullkalas. Det var {elder.short} som var bjuden[friend: , och så {friend}, {child's} bästa vän].

De satt på golvet med benen rakt ut. Låtsasbullarna var i kojan. De riktiga bullarna stod i ugnen.

”När klockan säger pling”, sa {elder.short}, ”då hoppar jag upp och tar ut dem.”

De åt en låtsasbulle. De åt tio. Och sedan skulle {elder.short} flytta på sig, och det gick inte.

# asleep
”Oj då”, sa {elder.he}. ”Jag kommer inte upp. Mina knän har somnat.”

{child} tittade på knäna. De såg faktiskt sömniga ut.[sport:  De tänkte inte {play sport} på länge.][pet.other:  De såg ut precis som {pet} efter maten.]

# wake-up
{Child.He} böjde sig ända ner. ”Vakna, knän!” viskade {child.he}.

Men knäna sov vidare.

{Child.He} lyfte på duken och släppte in ljuset. ”Det är morgon”, sa {child.he} till dem. ”[school: Nu ska ni till {school}! ]Vakna, knän!”[pet.dog:  Hunden {pet} slickade på båda två.][pet.cat:  Katten {pet} klev på båda två.]

Men knäna sov vidare.

{Child.He} satte munnen alldeles intill. ”KUCKELIKU!” skrek {child.he}[city:  så att det hördes i hela {city}]. ”Vakna, knän!”

”Nu vaknade öronen”, sa {elder.short}.

Men knäna sov vidare.

# ding
Och då … PLING!

”Bullarna!” ropade {elder.short} och skulle hoppa upp. Men man kan inte hoppa när knäna sover.[athlete:  Det kan inte ens {athlete}.] {Elder.He} tippade åt sidan, och där låg {elder.he} som en kullvält tekanna.

Det luktade brunt. Det var bara {elder} som fick ta i ugnen, och {elder.he} kom inte upp!

# who-knew-them
{child} knuffade på tills {elder.short} satt upp igen. Sedan tänkte {child.he} och tänkte. Vem kände de där knäna bäst? Det gjorde {child}! {Child.He} hade känt dem så länge {child.he} kunde minnas. Och {child.he} visste vad de tyckte om.

# trot-trot
{Child.He} klättrade upp på knäna[friend: , och {friend} klättrade upp bakom]. Och så sjöng {child.he}:

”Trava, trava, lilla grå, //
trava, trava, trava på!”

Det ryckte till i ena knät.

”Oj!” sa {elder.short}. ”Jag har sockerdricka i knät!”

”Vakna, knän!” sa {child.he}.

”Trava, trava, lilla grå, //
trava, trava, trava på!”

Det andra knät gjorde ett skutt. Upp for {child}! Ner for {child}! Knäna travade alldeles av sig själva.

”De kände igen mig!” sa {child.he}.

# brown-as-ponies
Ut kröp {elder.short}. Upp kom {elder.he}, och ut ur ugnen kom bullarna, i sista stund. De var bruna som ponnyer och inte det minsta svarta.

De åt dem i den stora fåtöljen, med smör på.[elder2:  När {elder2} kom hem fanns det en kvar.]

# all-asleep
[friend: {Friend} gick hem, och det blev mörkt. | Det blev mörkt.] {child} satt i {elder's} knä och kände sig alldeles mjuk i benen.

”{Elder.short}”, sa {child}. ”Mina knän har somnat.”

”Schh”, sa {elder.short}. ”Då väcker vi dem inte.”[music:  Och så nynnade {elder.he} på {@song}, tyst, tyst.]

Först sov {child's} knän. Sedan sov tårna. Och till sist sov hela {child}.

# @song
{music}

title: Runt och runt och duns
title: För liten
title: En säng åt en elefant
guest elder: Gun (hon), Kerstin (hon)

# a-knee
[!short: En kväll knackade det på dörren. ][elder: {child} var hemma med {elder}, | {child} var hemma med {elder}, som bodde bredvid,] [!short: och ingen av dem visste vem det kunde vara. Det var ingen liten knackning. Den lät så här:|när det knackade på dörren.]

DUNK.

”Voff”, sa {Pet}, som var {child's} hund.

De öppnade, och då såg {child} ett knä. Det var ett stort, grått, skrynkligt knä. Ovanför knät var det en mage. Ovanför magen var det ett öra. Och allra högst uppifrån kom en lång, lång snabel och luktade på {child's} hår. Fffff.

”Elefant”, sa {child}.

”Ja”, sa elefanten. ”Jag har gått hela dagen[city: , genom hela {city}], och jag är så trött. Men jag har ingen säng.”

# too-small
[!short: {Pet} var en snäll hund. {Pet.He}|{Pet}] släpade fram sin egen korg. Elefanten satte ner ena foten i den, och då var korgen full.

”För liten”, sa {child}.

Då öppnade {elder} fönstret och visade soffan. [!short: Elefanten stack in snabeln och klappade på den. Klapp, klapp, klapp.]

”För liten”, sa {child}.

[friend: {Friend}, {child's} bästa vän, kom springande med en sovsäck. Den gick på en tå. [!short: ”För liten”, sa {friend}. ]][elder2: [short: Badkaret var för litet, sa {elder2}.|{Elder2} pekade på badkaret. Det passade bra för en snabel. ”För litet”, sa {elder2}.] ][sport & !short: {child} hämtade till och med väskan med sakerna som {child.he} brukade ha när {child.he} skulle {play sport}. ”För liten”, sa elefanten, som hade tittat i den. ][sport & short: Även väskan till {sport} var för liten. ][school: ”På {school} finns det en stor matta”, sa {child}, ”men där är det stängt.” ][athlete: ”{Athlete} har nog också en för liten säng”, sa {child}. ]{child} [!short: sprang och ]hämtade sin [!short: alldeles egna|egen] kudde. Elefanten lade huvudet på den, [!short: ute i gräset, ]och då syntes kudden inte alls.

# a-tear
”För liten”, sa elefanten. ”Allt är för litet, för jag är för stor.”

Och så rann det en tår längs hela snabeln, [!short: ända ut, ]och den föll plopp på {Pet's} nos.

[music: {child} sjöng {@song} för honom, men han var lika stor ändå. ]{child} blev också ledsen.[!short:  Det är hemskt att vara trött när det inte finns någonstans att lägga sig.]

{Pet} nös. {Pet.He} tittade länge på elefanten. Sedan gick {pet.he} [!short: iväg, ända längst ]bort i trädgården, där gräset är högt under äppelträdet.

# and-flop
Och där gjorde {Pet} så som {Pet} alltid gör när det är kväll.

{Pet.He} gick runt.

Och runt.

Och runt.

Och duns.

”Titta!” sa {child}. ”{Pet} har gjort en säng!”

Det hade {pet.he}. I gräset var det en platt och mjuk och rund plats, och den var precis lika stor som {Pet}.

# now-you
”Nu du”, sa {child} till elefanten. ”Gå runt.”

Så elefanten gick runt. Dunk, dunk, dunk.

Och runt. Dunk, dunk, dunk.

Och runt. Dunk, dunk, dunk.

Och DUNS!

Alla koppar i köket skramlade.[!short:  Ett äpple ramlade ner från trädet. Pluff.]

”Är den för liten?” frågade {child}.

[!short: Elefanten vickade på rumpan. Han sträckte ut alla tårna. ]”Nej”, sa [short: elefanten|han]. ”Den är precis lika stor som jag.”

# good-night
{Elder} kom med picknickfilten, och den räckte till ena örat.[!short:  {Elder} kom med finduken, och den räckte till det andra.] {child} gav elefanten [!short: äpplet, till i morgon, och ]en puss, mitt på det skrynkliga knät.

”God natt, elefanten”, sa {child}.

”God natt, {child}”, sa elefanten.

# as-big-as-me
[adult: När {adult} skulle stoppa om {child} lade {child.he} sig inte | Den kvällen lade sig {child} inte] med en gång. {child.He} stod mitt i sängen, och så gick {child.he} runt.

Och runt.

Och runt.

Och duns.

[adult: ”Är den för liten?” viskade {adult}.

]”Den är lika stor som jag”, sa {child}.

{Pet} lade sig bredvid sängen. Lampan släcktes. Och borta under äppelträdet hördes en stor, långsam, sömnig snarkning.

Drrronk.

Drrronk.

Drrrrronk.

# @song
{music}

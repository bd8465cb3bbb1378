title: Runt och runt och duns
title: För liten
title: En säng åt en elefant
guest elder: Gun (hon), Kerstin (hon)

# a-knee
En kväll var {child} hemma med {elder}[elder: |, som bodde bredvid][!short & adult: , för {adult} skulle inte komma hem förrän till läggdags]. Då knackade det på dörren.[!short:  Det var ingen liten knackning. Den lät så här:]

DUNK.

”Voff”, sa {Pet}[!pet.known: , som var {child's} hund].

De öppnade, och då såg {child} ett knä. Det var ett stort, grått, skrynkligt knä. Ovanför knät satt en mage. Ovanför magen satt ett öra. Och uppifrån kom en lång, lång snabel ner och luktade på {child's} hår. Fffff.

”Elefant”, sa {child}.

”Ja”, sa elefanten. ”Jag har gått hela dagen[city: , genom hela {city}], och jag är så trött. Men jag har ingen säng.”

# too-small
[!short: {Pet} var en snäll hund. {Pet.He}|{Pet}] släpade ut sin egen korg i gräset. Elefanten satte ner ena foten i den, och då var korgen full.

”För liten”, sa {child}.

[!short: Elefanten fick inte plats i dörren, så {elder}|{Elder}] öppnade fönstret och visade soffan.[!short:  Elefanten stack in snabeln och klappade på den. Klapp, klapp, klapp.]

”För liten”, sa {child}.

[friend: {Friend} kom springande med en sovsäck. Den gick på en tå. [!short: ”För liten”, sa {friend}. ]][elder2: [short: Badkaret var för litet, sa {elder2}.|{Elder2} pekade på badkaret. Det passade bra för en snabel. ”För litet”, sa {elder2}.] ][sport & !short: {child} hämtade till och med väskan med sakerna som {child.he} brukade ha när {child.he} skulle {play sport}. ”För liten”, sa elefanten, som hade tittat i den. ][sport & short: Även väskan till {sport} var för liten. ][school: ”På {school} finns det en stor matta”, sa {child}, ”men där är det stängt.” ][athlete: ”{Athlete} har nog också en för liten säng”, sa {child}. ]{Child.He} [!short: sprang och ]hämtade sin [!short: alldeles egna|egen] kudde. Elefanten lade huvudet på den, och då syntes kudden inte alls.[!short: 

”Ligger jag på den nu?” frågade elefanten.

”Ja”, sa {child}.]

# a-tear
”För liten”, sa elefanten. ”Allt är för litet, för jag är för stor.”

Och så rann det en tår längs hela snabeln, [!short: ända ut, ]och den föll plopp på {Pet's} nos.

[music: {child} sjöng {@song} för honom, men han var lika stor ändå. ]{child} blev också ledsen.[!short:  {Child.He} klappade elefanten på knät, för högre upp nådde {child.he} inte.]

{Pet} nös. {Pet.He} tittade länge på elefanten. Sedan gick {pet.he} [!short: längst ]bort i trädgården, där gräset är högt under äppelträdet.

# and-flop
Och där gjorde {Pet} så som {Pet} alltid gör när det är kväll.

{Pet.He} gick runt.

Och runt.

Och runt.

Och duns.

”Titta!” sa {child}. ”{Pet} har gjort en säng!”

Det hade {pet.he}. I gräset fanns en platt och mjuk och rund plats, och den var precis lika stor som {Pet}.

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
{Elder} kom med picknickfilten, men den räckte bara till ena örat.[!short:  Till det andra tog de finduken.] {child} gav elefanten [!short: äpplet, till i morgon, och ]en puss, mitt på det skrynkliga knät.

”God natt, elefanten”, sa {child}.

”God natt, {child}”, sa elefanten.

# as-big-as-me
[adult: När {adult} hade kommit hem var det läggdags. Men {child} lade sig inte med en gång, utan | Den kvällen lade sig {child} inte med en gång, utan] ställde sig mitt i sängen.

{Child.He} gick runt.

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

title: Gräv, gräv, gräv
title: En grop och ett berg
title: Jag leker inte
guest mabel: Tova (hon), Elvira (hon)
guest sitter: Moa (hon), Ebba (hon)

% Vem som sitter på bänken (@a): {adult}, annars den äldre, annars {sitter}.

# a-red-spade
{child} stod i sandlådan med sin röda spade[elder & adult: , den som {elder}[elder2:  och {elder2}] hade köpt]. {@A-first} satt på bänken[pet.dog:  med [!pet.known: hunden ]{pet}].

”Ingen vill leka med mig”, sa {child.he}.[friend:  {Child.His} bästa vän {friend} var på landet.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] ville bara sova.][pet.other:  {Pet} där hemma ville bara äta.]

Det satt en flicka i sandlådan. Hon hette {mabel}, och hon hade en blå spade. Hon grävde en grop.[school:  Hon gick inte {at school}.]

# hole-or-hill
”Vill du leka?” sa {child}. ”Vi kan göra ett berg[sport:  eller {play sport}].”

”Jag leker inte”, sa {mabel}. ”Jag gräver. Och jag vill inte ha något berg. Jag vill ha en grop.”

”Jag vill inte ha någon grop. Jag vill ha ett berg.”

”Grop”, sa {mabel}.

”Berg”, sa {child}.

[age>=5: ”I en grop kan man sitta”, sa {mabel}.

”På ett berg kan man också sitta.”

]Då vände {mabel} ryggen till. Och {child} vände ryggen till. De satt rygg mot rygg.

# more-sand
{mabel} grävde. Gräv, gräv, gräv![athlete:  Hon var stark som {athlete}.] Sanden flög över axeln på henne.

Flopp! Den landade bredvid {child}.

Jaha, tänkte {child.he}. Mer sand.

{Child.He} la den på sitt berg. Klapp, klapp, klapp.

Gräv, gräv, gräv, lät det från {mabel}.

Flopp!

Klapp, klapp, klapp, lät det från {child}.

Gropen blev djupare och djupare. Och berget blev högre och högre.

# its-big
”Titta på mitt berg!” sa {child}.

”Jag leker inte”, sa {mabel}. Men hon tittade. ”Det är stort”, sa hon. ”[city: Det är störst i {city}. ]Titta på min grop.”

{child} tittade. ”Den är djup”, sa {child.he}.[age>=5:  ”Det går ner en hel häst i den.”

”Jag vill inte ha någon häst”, sa {mabel}. ”Jag vill ha en grop.”]

Och så vände de ryggen till igen.

# no-hill-no-hole
Gräv, gräv, gräv. Flopp! Klapp, klapp …

Oj!

Berget började rasa. Det rasade förbi {child}, och det rasade förbi {mabel}, och vips, så rasade det rakt ner i gropen.

Inget berg.

Ingen grop.

Bara sand, platt som en pannkaka. Ingen sa något.

Hakan darrade på {mabel}.

”Jag har ingen grop”, sa hon.

”Jag har inget berg”, sa {child}.

# is-that-a-hill
{Child.He} tittade på sanden. {Child.He} tittade på {mabel}. Sedan la {child.he} ifrån sig spaden och grävde med handen.

Gräv, gräv, gräv.

”Är det där ett berg?” sa {mabel}.

”Nej”, sa {child}. ”Det är en grop. Du får den.”

”Jaha”, sa {mabel}.

Och hon tog sanden från gropen och klappade ihop den till en hög, mitt emellan dem. Klapp, klapp, klapp.

”Är det där en grop?”

”Nej”, sa {mabel}. ”Det är ett berg. Du får det.”

# five-fingers
Sedan grävde {mabel} sig in i berget med handen, från sitt håll. Och {child} grävde sig in med handen, från sitt håll.

Gräv, gräv, gräv, sa {child's} fingrar.

Gräv, gräv, gräv, sa {mabel's} fingrar.

Det var svalt där inne, och mörkt.

Gräv … gräv … gräv …

Något rörde sig.

Det var varmt. Det hade fem fingrar.

”Det är jag”, sa {child}.

”Det är jag”, sa {mabel}.

Och de höll fast, långt inne i berget.

”Leker du nu?”

”Ja”, sa {mabel}. ”Nu leker jag.”

# tomorrow
Solen stod lågt. {@A} hällde sanden ur två små skor, först den ena, sedan den andra[music: , och nynnade på {music}][pet.dog: , och {pet} bar spaden].

”I morgon?” sa {child}.

”I morgon”, sa {mabel}.

Och {child} gick hem i det gula ljuset med {@as} hand i sin, och med sand mellan alla fingrar.

# @a-first
{sitter}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{sitter's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

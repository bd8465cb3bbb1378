title: Den stora, stora längtan
title: Ta du den änden
guest friend: Selma (hon), Vidar (han)
guest pet: Nisse (han), Doris (hon)
guest elder: Bengt-Åke (han), Inga-Lill (hon)

% {@d} är den som önskningen säger är borta (annars pappa; mamma där den som läser är en han), och är varken han eller hon. Den som passar är den äldre, annars grannen Bengt-Åke.
% Djuret är familjens, annars kompisens hund. Man kan säga uff tillsammans.

# a-missing
{child} hade en längtan.

Den hade kommit i morse, vid frukosten, när {child.he} tittade på {@d}s stol och det bara satt en stol där.

”Ät upp din macka”, sa {@minds}.

”Det går inte”, sa {child}. ”Jag har en längtan. Jag längtar efter {@d}.”

”Jaså”, sa {elder.short} och ställde ner sin kopp[elder2: , och {elder2} ställde ner sylten]. ”Är den liten eller stor?”

{child} tänkte efter. ”Stor”, sa {child.he}. ”Stor, stor.”

# lets-see
Just då kom {friend}[!friend.known: , {child's} bästa vän,] in genom dörren i gula stövlar.

”Vad är det som är stort, stort?” sa {friend}.

”Min längtan”, sa {child}.

”Vi går och ser hur stor den är”, sa {friend}[sport: , som egentligen hade kommit för att {play sport}]. Och så gick de ut i trädgården allihop.

# as-big-as
Först gick de till {pet}. {@chews}

”Är den lika stor som {pet}?” frågade {friend}.

”Större”, sa {child}.

Då gick de till skjulet. ”Är den lika stor som skjulet?”

{child} tittade upp på skjulet. {Child.He} tittade ända upp till taket.

”Större”, sa {child.he}. Och läppen darrade, darr, darr, darr.

# that-end
”Större än ett skjul!” sa {elder.short}.[school:  ”Då är den nästan lika stor som {school}.] [school: Inte|”Inte] undra på att du inte kunde äta upp mackan. En så stor längtan är det ingen som orkar bära ensam. Vi får hjälpas åt. {Friend}, ta du den änden.”

{Friend} böjde sig ner och tog den änden.

”Jag tar mitten”, sa {elder.short}, ”för jag har längst armar. {child}, du tar framänden. [athlete: Är ni starka som {athlete}|Är ni med]? Ett, två, tre … UPP!”

Och upp kom den.

# ooof
”Uff!” sa {elder.short}.

”Uff!” sa {friend}.

”Uff!” sa {child}. Men det var inte ett riktigt lika stort uff.

De bar den hela vägen runt skjulet[music:  och nynnade på {music}][city: , och en större hade ingen {in city} burit]. {Pet} kom också, {@hop}, och bar svansen.

Sedan satte de ner den i gräset, mycket försiktigt. Duns.

# whats-in-it
”Då så”, sa {elder.short}. ”Vad är det i den?”

{child} lade sig på mage och tittade efter.

”Åh!” sa {child}. ”Det är {@d}s nysning!”

”Den som kommer tre gånger?” sa {elder.short}.

”Atjo! Atjo! ATJO!” sa {child}, och {pet} hoppade rakt över {@over}.

# the-duck
{Friend} skrattade. ”Vad är det mer?”

{child} tittade en gång till. ”{@D}s lejonröst. Och {@d}s kittelkramar. Och när jag red på {@d}s axlar och skulle ducka under lampan.”

”Jag minns det!” sa {friend}. ”Pling!”

”Jag duckade efteråt”, sa {child}, och så skrattade {child.he} också. Ögonen var fortfarande lite våta. Man kan göra både och. {child} gjorde både och.

# toast-on-the-grass
”Det är därför den är så stor”, sa {elder.short}. ”Den är full av kärlek, ända upp.”

{child} klappade sin längtan. Den var stor fortfarande. Men den stack inte lika mycket nu. Den var mjuk, ungefär som {pet}.

Sedan åt {child.he} upp mackan i gräset, och {pet} fick {@crust}[elder2: , och {elder2} kom ut med mer sylt].

# every-time
På kvällen stoppade {elder} om {child}.

”Är längtan kvar?” frågade {elder.short}.

”Ja”, sa {child}. ”Den ligger bredvid mig.”

”Får den plats?”

{child} flyttade sig lite grann. ”Nu får den det”, sa {child.he}.

”Och om den blir för tung?”

”Då säger jag uff”, sa {child}, ”och så kommer du.”

”Då kommer jag”, sa {elder.short}. ”Varenda gång.”

# night-night
{child} lade ena armen om sin stora, stora längtan, med nysningen och lejonet och kittelkramarna i.

”God natt, {@d}”, viskade {child.he}. ”Jag älskar dig.”

Och {child.he} blundade, och så sov {child.he}.

# @d
pappa
## if adult.he & !parent
mamma
## if parent
{parent}

# @minds
{elder}, som bodde i huset bredvid och passade {child.him}
## if elder
{elder}

# @chews
{Pet} var {friend's} hund och låg i gräset med en pinne. Krunsch, krunsch, krunsch.
## if pet.dog
{Pet} var {child's} hund och låg i gräset med en pinne. Krunsch, krunsch, krunsch.
## if pet.cat
{Pet} var {child's} katt och satt i gräset och tvättade ena tassen. Slick, slick, slick.

# @hop
tass, tass, tass

# @over
sin pinne
## if pet.cat
en maskros

# @crust
kanten
## if pet.cat
slicka på smöret

title: Säg stopp
title: {The wish} som inte vågade hem
title: Jag hade inte ens börjat

% En sak att komma ihåg: när man säger stopp, så stannar det. Direkt.
% Barnet spelar det farliga, och den som är rädd bestämmer när det är nog. Ljudet ({other.sound}) hörs tre gånger: viskat, högt och på riktigt.

# at-the-gate
Vid {child's} grind stod {a wish} och skakade, så att hela grinden skallrade.

”Fryser du?” frågade {child}.

”Nej”, sa {the wish}. ”Jag är rädd. Jag ska hem, och där borta, mitt i vägen, är {the other}.”

{child} tittade. Ingenting syntes än. [school: Det var efter {school}, så {child.he} hade gott om tid.]

”Vad har {the other} gjort dig?”

”Ingenting”, viskade {the wish}. ”Vi har aldrig träffats. Men tänk om {other.he} kommer så här nära!” Och {wish.he} visade hur nära. Det var jättenära.

# we-can-practise
{child} var själv rädd för en sak. Det var [age<7: toaletten, när den spolade. | källartrappan.] Så {child.he} visste precis.

”Vi kan öva”, sa {child.he}. ”Jag är {the other}, fast på låtsas. Jag börjar långt borta. Och när du säger stopp, då stannar jag. Direkt.”

”Direkt?” sa {the wish}.

”Direkt”, sa {child}.

{child} gick bort till häcken[city: , den som luktar som hela {city} gör när det har regnat]. {child.He} ställde sig på alla fyra och blev {a other}.

# not-started
”{Other.sound}”, viskade {child}.

”Stopp!” skrek {the wish} och gömde sig bakom en blomkruka. Det mesta fick inte plats.

{child} stannade. Direkt.

”Jag hade inte ens börjat”, sa {child.he}.

”Det kändes så”, sa {the wish} bakom krukan. [age>=5: {wish.He} kikade fram. ”Men du stannade.”

”Jag sa ju det.”]

”En gång till”, sa {the wish}.

# again
”{Other.sound}!” sa {child} och kom lite närmare.

”Lite till”, sa {the wish}. ”Lite till. Stopp!”

{child} stannade. Direkt. [friend: Då ville {friend} också vara med, och {friend} var {child's} bästa vän, så {friend.he} fick vara bakdelen. Bakdelen kunde inte sluta fnissa.] [pet: {@pet-plays}] [elder: Allra bäst var {elder}, som kom ut för att se vad det var för oväsen. {elder.He} var så lik {a other} att till och med {child} sa stopp[elder2: , och {elder2} fick sätta sig].] [sport: När {child} tog fram {sport.thing} blev det ännu bättre, för {wish.he} kunde kasta den när det var dags att stanna.] [music: En gång sjöng {child.he} {@song} medan {child.he} kom, för så läskig kan man inte vara då.] [athlete: En gång var {child.he} {a other} som sprang lika fort som {athlete}.]

”{Other.sound}!”

”Stopp!”

[age>=5: ”{Other.sound}!”

”Stopp! Backa! Stå på ett ben!”

]Till slut stod {child} så nära att deras näsor nästan möttes, om nu {a wish} har näsa, och {the wish} skrattade så att {wish.he} fick hålla i sig.

”Du är inte läskig alls”, sa {wish.he}. ”Du är bara {child}.”

# half-a-sandwich
De satte sig vid grinden och delade på en smörgås.

”Den där [age<7: toaletten| källartrappan]”, sa {the wish}. ”Vem säger du stopp till då?”

”Ingen”, sa {child}. ”Jag brukar springa.”

”Jag också”, sa {the wish}. Sedan satt de och tuggade ett tag. [age>=5: Det var skönt att vara två.]

# the-real-one
Då hördes det.

”{Other.sound}!”

”Det där var bra”, sa {the wish}. ”Det lät nästan på riktigt.”

”Det var inte jag”, sa {child}.

Och där, mitt på vägen, kom {the other}. {Other.He} var [other.size.tiny / other.size.small: mindre | större] än {child} hade spelat, och mycket mer på riktigt. Närmare kom {other.he}, och närmare.

{child} kände hur benen ville springa. Men {the wish} hade tagit {child.him} i handen, så det gick inte.

”Säg det”, viskade {child}.

{The wish} försökte. Det kom inget ljud. {The other} kom närmare.

”Jag kan inte säga det åt dig”, sa {child}. ”Men jag kan hålla i.”

Och {child.he} höll i så hårt {child.he} kunde.

# when
”Stopp”, sa {the wish}. Det var det minsta stopp som någon hade hört.

Och {the other} stannade. Direkt.

”Oj”, sa {the other}. ”Förlåt. Blev det för mycket?”

Ingen sa något. {The wish} hade glömt att stänga munnen.

”Alla brukar bara springa”, sa {the other}. ”Det är ingen som har sagt stopp förut. Var ska jag stå?”

{The wish} kände efter. ”Ett steg närmare”, sa {wish.he}. ”Ett till. Stopp. Där är lagom.”

# side-by-side
De tittade på varandra. Väldigt sakta, med {wish.part}, kände {the wish} på {other.part}.

”{The other} är ju {other.feels}”, sa {the wish} förvånat.

”Får jag också säga en sak?” viskade {the other}. ”Jag är lite rädd för {other.afraid}.”

”Vi kan öva”, sa {the wish}.

Och så gick de hem tillsammans, med lagom mycket luft emellan. Det sista {child} hörde, bortifrån vägen, var någon som sa stopp och någon som skrattade.

# the-door
På kvällen låg {child} i sängen. [pet.dog / pet.cat: {Pet} hade lagt sig, lagom nära.] [adult: {Adult} stod i dörren med handen på handtaget, för nu skulle det bli mörkt. | Dörren stod öppen, för nu skulle det bli mörkt.]

”Säg stopp”, sa [adult: {adult}, och stängde dörren, lite i taget. | en röst, och dörren gick igen, lite i taget.]

{child} väntade. Det ljusa på golvet blev smalt. Det blev ännu smalare. Nu var det så brett som en fot.

”Stopp”, sa {child}.

Och dörren stannade. Direkt.
## or
Till maten var det mjölk. [pet.dog / pet.cat: {Pet} hade lagt sig under bordet, lagom nära. ]”Säg stopp”, sa [adult: {adult}|den som hällde upp] och började hälla i {child's} glas, lite i taget.

{child} väntade. Mjölken steg. Den kom upp till randen på glaset. Den kom ännu lite högre. Nu var det bara plats för ett finger.

”Stopp”, sa {child}.

Och mjölken stannade. Direkt.

# @song
{music}

# @pet-plays
{Pet} fick vara domare.
## if pet.dog
{Pet}, som var {a breed}, trodde på alltihop och skällde på bakdelen[!friend:  av {child}]. ”Stopp, {pet}”, sa {the wish}, och {pet} satte sig. Det var det bästa {wish.he} hade varit med om.
## if pet.cat
{Pet}, som var {a breed}, gick rakt fram till {a other} och strök sig mot den. Det var bara en katt som kunde vara så modig.

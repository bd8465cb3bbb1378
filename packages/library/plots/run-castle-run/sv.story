title: Spring, slott, spring
title: Ett torn med tår
title: Slottet som inte stod stilla

% Regel: havet tar allt som står stilla.

# slurp
En sommardag byggde {child} och {friend} ett slott på stranden. {Elder} hade kavlat upp byxorna och bar vatten i en röd hink. Det var det finaste slott {child} hade byggt.

Då kom en våg.

Slurp, sa vågen. Och så fanns det inget slott.

{child} blev så arg att {child.he} stampade i vattnet.

”Dumma hav!” skrek {child.he}. ”Det var vårt slott!”

”Havet tar allt som står stilla”, sa {elder.short}.

## or
En sommardag var {child} på stranden med {friend} och {elder}, som hade kavlat upp byxorna och hämtat vatten i en röd hink. De hade byggt ett slott, och nu var det färdigt.

Då kom en våg.

Slurp, sa vågen. Och så fanns det inget slott.

{child} blev så arg att {child.he} sparkade i vattnet.

”Dumma hav!” skrek {child.he}. ”Ge tillbaka det!”

”Havet tar allt som står stilla”, sa {elder.short}.

# a-castle-with-legs
Men {friend} stod aldrig stilla. {Friend.He} hoppade på ett ben i vattnet, hopp, hopp, hopp, och {friend.him} hade havet inte tagit.

[!short: ”Varför tar det inte dig?” frågade {child}.

”Det hinner inte”, sa {friend} och hoppade vidare.

]”Då gör vi ett slott som kan springa”, sa {child}.

[school: ”På {school} står alla slott stilla”, sa {friend}.

]{Friend} fick vara flagga, för {friend.he} kunde inte låta bli att fladdra. {child} blev port, med armarna rakt ut. Och {elder.short} blev torn, med hinken på huvudet.

”Ett torn står rakt”, sa {elder.short}. ”Och ett torn skrattar aldrig.”

[!short: ”Men kan det springa?” frågade {child}.

”Om det måste”, sa tornet.]

# run
”Våg!” ropade flaggan.

”Spring, slott, spring!” ropade {child}.

Och slottet sprang. Flapp, flapp, flapp! Porten sprang, och flaggan sprang, och tornet sprang med hinken på sned[!short: , ända upp på den torra sanden].[pet.dog:  Sist sprang draken. Det var {pet}, {child's} hund.][athlete:  Inte ens {athlete} hade hunnit ifatt dem.]

Slurp, sa vågen. Men det fanns inget slott där.

[!short: ”Du fick inget”, sa {child} till vågen.]

# come-in
Slottet ställde sig vid vattnet igen. Då kom det en farbror med en glass.

”Ursäkta”, sa han. ”Är det här ett slott? Får man komma in?”

”Då får du skynda dig”, sa {child} och öppnade porten. ”Det ska springa snart.”

”Våg!” ropade flaggan.

”Spring, slott, spring!”

Flapp, flapp, flapp! Farbrorn sprang med, mitt inne i slottet, med glassen högt upp i luften.

Slurp, sa vågen. Men det fanns inget slott där, och ingen glass.

”Tack för att jag fick bo här”, sa farbrorn.

## or
Slottet ställde sig vid vattnet igen. Då kom det en mås. Den satte sig på tornet, högst upp på hinken.

”Krrraaa!” sa måsen.

”Skratta inte”, sa {child}.

”Ett torn skrattar aldrig”, viskade tornet.

”Våg!” ropade flaggan.

”Spring, slott, spring!”

Flapp, flapp, flapp! Slottet sprang, och måsen åkte med högst upp, med vingarna rakt ut.

Slurp, sa vågen. Men det fanns inget slott där, och ingen mås.

# too-still
Sedan kom det bara små vågor[!short: , en lång stund. De gick fram och tillbaka runt tornets ben]. {Elder} stod rak och stilla.[!short:  Ett bättre torn kunde ingen ha.]

[short: Då | Långt ute åkte en stor, vit båt. Efter båten] kom det en stor våg.

”Jättevåg!” skrek {friend}.

”Spring, slott, spring!”

Porten sprang. Flaggan sprang. Men tornet stod kvar.

”Det går inte”, sa {elder.short}. ”Jag har stått för stilla. Jag sitter fast.”

[!short: {child} tittade. ]{Elder.short} hade inga fötter längre. De hade sjunkit rakt ner i sanden.

Då blev {child} rädd, långt inne i magen. Slottet fick havet ta. Men inte {elder.short}!

# the-toe
{Friend} sprang tillbaka och tog tornet i händerna och drog. Och {friend}, som aldrig stod stilla, stod alldeles stilla och höll i.

{child} låg på knä och grävde med båda händerna. [pet.dog: {Pet} grävde också, så att det sprutade på tornet. ]Där nere var det något runt. Det var en tå.

[!short: ”Vicka på den!” ropade {child}.

”Ett torn vickar inte”, sa {elder.short}.

]Då kittlade {child} på tån.

”Hihi”, sa tornet.

{child} kittlade på alla tårna.

”Hihi! Haha! Hahaha!” skrattade tornet, och tårna vickade åt alla håll.

Plopp! Där kom den ena foten.

Plopp! Där kom den andra.

”Spring, slott, spring!” ropade de alla tre. [!short: {Friend} drog, och {child} knuffade på, och tornet skrattade så att hinken ramlade av. ]Flapp, flapp, flapp!

Slurp, sa den stora vågen. Men det fanns inget torn där. [!short: Den fick bara en hink, och den gav den tillbaka.]

# poor-sea
De satte sig i den varma sanden[elder2: , hos {elder2}, som hade vaktat bullarna]. [!short: {Friend} satt stilla, nästan. Det var bara den ena foten som hoppade. ][music: {Friend} nynnade på {@song}. ]

{child} tittade på vågorna. De var små igen.

”Stackars havet”, sa {child.he}. ”Det har också sprungit hela dagen.”[!short:  Och {child.he} var inte arg längre.][sport:  Så trött blir man när man ska {play sport}, det visste {child.he}.]

Slurp, sa havet, men bara lite.

## or
[elder2: Uppe i den varma sanden satt {elder2} och vaktade bullarna.[music:  {Friend} nynnade på {@song}.]

][!elder2 & music: {Friend} nynnade på {@song}.

]En liten våg kom och lade sig på {child's} fötter, och den var ljummen.

”Är du arg än?” frågade {elder.short}.

”Nej”, sa {child}. ”Havet är nog trött. Det har sprungit lika långt som vi.”[sport:  Så trött blir man när man ska {play sport}, det visste {child.he}.]

Slurp, sa havet, men bara lite.

# all-the-way-home
När de kom hem[city:  till {city}] stannade {elder.short} på trappan och rullade ner byxorna. Då rann det ut sand. [short: Det blev | Det rann och rann, tills det låg] en hel hög på trappan, med spetsen rakt upp.

{child} klappade på högen tills den stod. {Friend} satte en fjäder högst upp.[pet.cat:  {Pet}, katten, gick runt den och luktade.][pet.other:  De berättade alltihop för {pet}.]

[adult & !short: ”Vad är det där?” frågade {adult}.

”Vårt slott”, sa {child}. ”Det har sprungit ända hem.”|”Det har sprungit ända hem”, sa {child}.]

Och här kom det inga vågor. Här fick slottet stå stilla.

## or
De åkte hem[city:  till {city}], och på trappan rullade {elder.short} ner byxorna. Då rann det ut sand, ur det ena benet och ur det andra, och det blev en hög med spetsen rakt upp.

[adult & !short: ”Vem ska sopa bort det där?” frågade {adult}.

”Ingen”, sa {child}. ”Det är vårt slott. Det har sprungit ända hem.”|”Titta”, sa {child}. ”Det är vårt slott. Det har sprungit ända hem.”]

{Friend}, som annars hoppade över allting, gick runt det på tå.[pet.cat:  Det gjorde {pet} också, och {pet.he} är katt.][pet.other:  De berättade alltihop för {pet}.]

Och här kom det inga vågor. Här fick slottet stå stilla.

# @song
{music}

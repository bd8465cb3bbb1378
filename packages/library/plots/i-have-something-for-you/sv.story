title: Jag har något till dig
title: En kylväska på sex hjul
title: Den ger sig inte
guest neighbour: Sten-Åke (han), Torvald (han)

% Roboten är ”den”, har lock och flagga men inga armar. Tre torsdagar: vid den första är det tre veckor sedan solrosen, vid den sista fem.

# in-a-hedge
{child} hade alltid velat ha en robot, och en torsdag mitt i sommarlovet kom det en emot {child.him} på trottoaren[school: , precis utanför {school}][city:  i {city}].

Den såg inte ut som {child.he} hade tänkt sig. Den hade inga armar och inget ansikte. Den var en vit låda på sex små hjul, med lock och en orange flagga, och den körde hem mat till folk.

Den stannade framför {child}[music: , som slutade nynna på {music}]. {child} klev åt vänster för att släppa förbi den. Roboten körde åt vänster. {child} klev åt höger. Roboten körde åt höger.[athlete:  Inte ens {athlete} hade kommit runt den.]

”Efter dig”, sa {child}.

”Ursäkta”, sa roboten. ”Jag ska fram med en leverans.”

”Jag vet. Varsågod.”

”Ursäkta. Jag ska fram med en leverans.”

Båda var så artiga att det höll på i fyra minuter. Det slutade med att {child} stod i en häck.

”Tack”, sa roboten. ”Ha en underbar dag.”

# number-nine
Ett bättre samtal hade {child} inte haft på hela veckan. {Child.He} följde efter, ända tills roboten svängde in på nummer nio. Då tvärstannade {child.he}, som en hund när kopplet tar slut.

På nummer nio bodde {neighbour}, gubben med solrosen. Den hade varit högre än hans ytterdörr, tills {child's} boll kom över staketet och knäckte den. {child} hade kunnat knacka på och säga som det var. {child.He} hade sprungit. Det var tre veckor sedan, och bollen låg kvar där inne någonstans.

# a-bread-bin
”Hej!” sa roboten till dörren. ”Jag har något till dig.”

Dörren öppnades på glänt.

”Jag tar inte emot min middag av en kylväska”, sa {neighbour}.

”Vänligen lås upp mig med din telefon.”

”Det tänker jag inte göra. Hälsa min dotter att jag kan koka ägg!”

Dörren for igen.

”Hej!” sa roboten. ”Jag har något till dig.” Det sa den en gång i minuten i tio minuter. Sedan åkte den sin väg, med {neighbour's} fiskgratäng kvar i magen.

# the-long-way-round
{child} gick omvägen hem. Det gjorde {child.he} alltid nu för tiden[sport: , även när {child.he} skulle {play sport} och blev sen]. Redan dagen efter hade {child.he} tänkt gå dit, men för varje dag som {child.he} inte gjorde det blev det svårare.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som egentligen ägde bollen, tittade menande på {child.him} varje morgon.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt på det där staketet varje dag och hade rent samvete.][pet.other:  {Pet} hade fått höra alltihop och inte haft ett enda gott råd.]

Nästa torsdag var roboten där igen. ”Hej! Jag har något till dig.”

”Jaså, du”, sa {neighbour}. ”Har du något till mig så kom hit med det, då!”

”Vänligen lås upp mig med din telefon.”

Dörren for igen.

# nose-in-the-air
Torsdagen därpå öste det ner. {child} skyndade förbi på andra sidan gatan med luvan uppe[elder:  och höga stövlar, för det hade {elder}[elder2:  och {elder2}], som var på besök, bestämt]. Då hörde {child.he} den.

”Hej! Jag har något till dig.”

Det lät konstigt. {child} tittade dit. Roboten hade sladdat av {neighbour's} gång och hamnat baklänges i rabatten. Den stod med nosen i vädret och flaggan i leran, och framhjulen snurrade och snurrade och fick inte tag i något.

”Hej!” sa den till himlen. ”Jag har något till dig. Jag har något till dig.”

Ingen kom. Det skulle inte komma någon heller. {child} såg på dörren, och det vände sig i magen, och fötterna ställde redan in sig på omvägen.

Men tre gånger hade den där roboten kört fram till den där dörren. Den hade blivit kallad kylväska och fått dörren mitt i nosen, och varje torsdag hade den kommit tillbaka och sagt hej.

{child} gick över gatan.

# the-arms
{Child.He} ställde sig på knä i leran och grävde fram bakhjulen med händerna. {Child.He} satte axeln mot lådan och tryckte. Den gled tillbaka. {Child.He} tryckte en gång till, och då kom den upp ur rabatten med ett slurp och rullade fram till trappan som om ingenting hade hänt.

”Hej! Jag har något till dig.”

Dörren öppnades inte. Det regnade för högt.

”Du måste knacka”, sa {child}. Men det kunde den inte. Det var {child} som hade armarna.

Så {child.he} knackade.

# from-me
{neighbour} öppnade och såg på {child}, som var lerig från topp till tå. Fem veckor hade {child} haft på sig att få ihop sina meningar[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] hade hört dem allihop och valt ut den finaste]. Nu fanns inte en enda kvar.

”Hej”, sa {child}. ”Jag har något till dig.”

”Jag ser det. Fiskgratäng.”

”Nej. Från mig.” {child} svalde. ”Förlåt. Det var min boll som knäckte din solros. Jag skulle ha knackat på, men jag sprang.”

Regnet trummade mot locket.

”Jag har något till dig”, sa roboten.

”Den där ger sig inte, va?” sa {neighbour}.

”Nej”, sa {child}. ”Det är det jag gillar med den.”

# two-new-ones
{neighbour} log nästan. ”Jag skulle ha varit arg i en dag”, sa han. ”Du har fått det att räcka i fem veckor, din stolle. Titta på solrosen. Den har satt två nya längre ner, bara på pin kiv.”

Det hade den faktiskt. Det satt en på var sida om den knäckta stjälken, och ingen av dem hade slagit ut än.

{neighbour} tog upp en telefon ur fickan och höll fram den. ”Du får trycka”, sa han buttert. ”Den där lilla texten är bara myror för mig. Men det tänkte jag inte berätta för en kylväska.”

{child} tryckte. Locket for upp, och där låg gratängen, fortfarande varm.

”Tack”, sa roboten. ”Ha en underbar dag.”

# both-in-the-hedge
Roboten vände på gången. {neighbour} klev åt vänster. Roboten körde åt vänster. {neighbour} klev åt höger.

”Det är ingen idé”, sa {child}. ”Man måste stå i häcken.”

Så de stod i häcken båda två, med gratängen, tills den hade kört förbi.

# two-forks
Sedan gick {neighbour} in, och {child} ringde [adult: {adult} | hem] och sa att det kunde dröja lite på nummer nio. När {neighbour} kom ut igen hade han {child's} boll under armen och en gaffel i varje hand. Han satte sig på den torra biten av trappan och makade på sig.

”Hej”, sa {neighbour}. ”Jag har något till dig.”

title: Var ska huvudet vara?
title: Nej, nej, nej!
title: Hålen är slut
guest sitter: Maj (hon), Ulla (hon)

% Nutid, som i sagan den gjordes av. @a: {adult}, annars den äldre, annars barnvakten, vid namn varje gång. Det som är ikryssat står på tre ställen:
% pyjamasen (den äldre), det jättestora hålet (djur, sport) och det som inte finns i mörkret (alla andra).

# all-by-self
{child} ska ta på sig pyjamasen. [elder & adult: Tröjan är från {elder}[elder2:  och {elder2}]. Den är randig | [elder2 & !adult: Tröjan är från {elder2}. Den är randig | Tröjan är randig]], och den kan {child.he} ta på sig alldeles själv.

Armarna upp! Tröjan ner!

Men vad är det här? Det blev mörkt.

”Var är {child}?” säger {@first}.

”Här inne!” säger {child.he}. ”Jag hittar inte ut!”

# long-and-narrow
{Child.He} letar. Där är ett hål! Det är långt och smalt som ett rör, och längst bort står en pytteliten {@a}.

”Oj, vad liten du är!” säger {child}.

”Du tittar genom ärmen”, säger {@a}.

Nej, nej, nej! Där ska inte huvudet vara!

# only-the-nose
Där är ett hål till! {child} stoppar in näsan. Näsan får plats. Men inte öronen. Det är den andra ärmen.

Nej, nej, nej! Där ska inte huvudet vara!

# ten-toes
Där är ett hål till! Ett jättestort! [sport: Man skulle kunna {play sport} i det! ]{child} tittar ner. Där är en mage. Där är tio tår.[pet.dog:  Där är [!pet.known: hunden ]{pet}, som tittar upp.][pet.cat:  Där är [!pet.known: katten ]{pet}, som tittar upp.][pet.other:  Där är ingen {pet}.]

Nej, nej, nej! Där ska inte huvudet vara!

# hello-again
Där är ett hål till! Längst bort står en pytteliten {@a} och vinkar.

”Hej igen”, säger {@a}. ”Det är samma ärm.”

Nej, nej, nej! Där ska inte huvudet vara!

# no-more-holes
{child} snurrar åt ena hållet. {Child.He} snurrar åt andra hållet. Bara ränder! Bara mörkt! [friend: Inte ens {friend} skulle hitta hit. ][school: Här finns inte {school}. ][city: Hela {city} är borta. ][athlete: Här finns inte ens {athlete}. ][music: Här hörs inte {music}. ]

”{@A}! Hålen är slut!”

”Ska jag hjälpa dig?” säger {@a}.

”Nej”, säger {child.he}. ”Själv.”

# hello-fingers
{Child.He} står alldeles stilla. {Child.He} sträcker upp handen, högst, högst upp. Där är det luft! Fingrarna kommer ut och vinkar.

”Hej, fingrar”, säger {@a}.

{Child.He} kryper efter fingrarna. Först kommer håret. Sedan kommer pannan. Sedan kommer … plopp!

”Tittut”, säger {child.he}.

# there-it-goes
”Där är du ju”, säger {@a}. Nu är {@a} stor igen. Handen kryper ner igen, och sedan kommer båda händerna ut, genom var sin ärm.[elder & adult: 

”Det var precis lagom många hål”, säger {@a}. ”Det ska {elder.short} få veta.”]

Nu ligger pyjamasen i sängen, och {child} ligger i pyjamasen. {@A} drar upp täcket, över tio tår och en mage. Huvudet lägger sig på kudden. Den är mjuk och sval.

Ja, ja, ja. Där ska huvudet vara.

# @first
{sitter}, som är barnvakt
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

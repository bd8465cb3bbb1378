title: Var ska huvudet vara?
title: Nej, nej, nej!
title: Hålen är slut
guest sitter: Maj (hon), Ulla (hon)

% Nutid, som i sagan den gjordes av. @a: {adult}, annars den äldre, annars barnvakten, vid namn varje gång. Det som är ikryssat står på tre ställen:
% pyjamasen (den äldre), det jättestora hålet (djur, sport) och det som inte finns i mörkret (alla andra).

# all-by-self
{child} ska ta på sig pyjamasen. Tröjan är randig, och den kan {child.he} ta på alldeles själv.[elder & adult:  Den är från {elder}[elder2:  och {elder2}].][elder2 & !adult:  Den är från {elder2}.]

Armarna upp! Tröjan ner!

Men vad är det här? Det blev mörkt.

”Var är {child}?” säger {@first}.

”Här inne! Jag hittar inte ut!”

# long-and-narrow
{Child.He} letar. Där är ett hål! {Child.He} kikar in. Hålet är långt och smalt, och längst bort står {@a}, alldeles pytteliten.

”Det där är ärmen”, säger {@a}.

Nej, nej, nej! Där ska inte huvudet vara!

# only-the-nose
Där är ett hål till! {child} stoppar in näsan. Näsan får plats. Men inte öronen. Det är den andra ärmen.

Nej, nej, nej! Där ska inte huvudet vara!

# ten-toes
Där är ett hål till! Ett jättestort! [sport: Man skulle kunna {play sport} i det! ]{child} tittar ner. Där är en mage. Där är tio tår.[pet.dog:  Där är hunden {pet}, som tittar upp.][pet.cat:  Där är katten {pet}, som tittar upp.][pet.other:  Där är ingen {pet}.]

Nej, nej, nej! Där ska inte huvudet vara!

# hello-again
Där är ett hål till! Det är långt och smalt, och längst bort står {@a}, alldeles pytteliten.

”Hej igen”, säger {@a}.

Men det är ju samma ärm som förut!

Nej, nej, nej! Där ska inte huvudet vara!

# no-more-holes
{child} snurrar åt ena hållet. {Child.He} snurrar åt andra hållet. Bara ränder! Bara mörkt! [friend: Här finns inte {friend}, {child.his} bästa vän. ][school: Här finns inte {school}. ][city: Här finns inte {city}. ][athlete: Här finns inte {athlete}. ][music: Här hörs inte {music}. ]

”Hjälp!” ropar {child.he}. ”Hålen är slut!”

”Ska jag hjälpa dig?” säger {@a}.

”Nej”, säger {child.he}. ”Själv.”

# hello-fingers
{child} står alldeles stilla. {Child.He} sträcker upp handen. {Child.He} sträcker den högst, högst upp. Och där uppe är det luft! Fingrarna kommer ut och vinkar.

”Hej, fingrar”, säger {@a}.

{Child.He} kryper efter fingrarna. Först kommer håret. Sedan kommer pannan. Sedan kommer … plopp!

”Tittut”, säger {child.he}.

# there-it-goes
”Där är du ju”, säger {@a} och skrattar. Nu är {@a} inte pytteliten längre. Sedan får händerna varsin ärm.

Nu ligger pyjamasen i sängen, och {child} ligger i pyjamasen. {@A} drar upp täcket, över magen och över alla tio tårna. Huvudet lägger sig på kudden. Den är mjuk och sval.

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

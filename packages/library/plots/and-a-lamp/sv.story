title: Är det någon där ute?
title: Två människor och en lampa
title: Så skönt att ni är möbler
guest friend: Jonatan (han), Ronja (hon)
guest minder: morbror Ove (han), morbror Stig (han)

% Den som blåser upp luftmadrassen (@a) är den äldre, annars {adult}, annars {minder}. Gör pffft och varje AAAH; hejet är alldeles mjukt, och vänta efter det.
% En regel: {the wish} kommer bara ut om det inte finns några människor. {Friend} är en lampa, och {child} är en fåtölj.

# from-the-inside
{Friend}[!friend.known: , {child's} bästa vän,] skulle sova hos {child}, och på övervåningen blåste {@first} upp en luftmadrass. Pfff, lät det. Pfff. Pfff.[elder2:  {Elder2} räknade.]

Då knackade det. Det kom från skrubben under trappan, och det kom inifrån.

”Ursäkta”, sa en liten röst. ”Jag är {a wish}. Är det någon där ute?”

{child} hade alltid velat träffa {a wish}. {Child.He} öppnade munnen för att säga ja.

”För i så fall kommer jag inte ut”, sa {the wish}. ”Jag är rädd för människor.”

”Nej”, sa {friend}. ”Här är ingen.”

”Åh, så bra”, sa {the wish}. ”Vem sa det?”

”Lampan”, sa {friend}.

# the-new-kind
Sådan var {friend}. Först sa {friend.he} saker, och sedan fick {friend.he} se till att de blev sanna. Så {friend.he} tog skärmen från golvlampan och satte den på huvudet.

”Du är en fåtölj”, viskade {friend.he}.[pet.dog:  ”Och {pet} är en matta.” {Pet}[!pet.known: , som var {child's} hund,] låg redan på golvet och tyckte att det fick räcka.][pet.cat:  ”Och {pet} är en kudde.” {Pet}[!pet.known: , som var {child's} katt,] låg redan hoprullad i soffan och tyckte att det fick räcka.]

{child} hann precis sätta sig på golvet, dra soffans filt över sig och sticka ut båda armarna.

{The wish} tittade åt höger och åt vänster och darrade.[sport:  Knäna slog ihop som efter {sport}.]

”Säkert ingen?” sa {wish.he}.

”Inte en själ”, sa lampan.

”Då sätter jag mig en stund”, sa {the wish} och satte sig på {child}. {@Like} {child} satt still som en stol[school:  {at school}].

”En sådan bra fåtölj”, sa {the wish}. ”Den går upp och ner.”[pet.dog:  {Wish.He} tittade på {pet}. ”Det gör mattan med.”][pet.cat:  {Wish.He} tittade på {pet}. ”Det gör kudden med.”]

”[pet.dog / pet.cat: De hör ihop|Det är den nya sorten]”, sa lampan.

# the-hole
”Vad är det för fel på människor?” frågade fåtöljen. {child} kunde inte låta bli.

”Har du aldrig sett en?” sa {the wish}. ”De har hår högst upp och ett hål på framsidan. Man går fram och säger hej, mycket artigt. Då öppnas hålet, och ut kommer skriket.”

”Varje gång?” sa fåtöljen.

”Varje gång.[city:  Jag har försökt i hela {city}.] God kväll, AAAH! Fint väder, AAAH! Jag vet inte var de har plats med allt.” {The wish} lutade sig bakåt. ”Så skönt att ni är möbler.”

Det gjorde det hela svårare. {child} lade båda armarna om {the wish}.

”Ingår det där?” frågade {the wish}.

”Det kostar extra”, sa lampan.

# feet
Men på övervåningen lät det inte pfff längre[music: , och ingen nynnade på {@song}]. Det knarrade i trappan.

”Det där lät som fötter”, sa {the wish}.

”Åh nej”, sa lampan.

In kom {@a}, röd som en tomat. {@He} såg en lampskärm med ben. {@He} såg en filt med armar. Och sedan såg {@he} {the wish}.

”MÄNNISKOR!” skrek {the wish}. {Wish.He} dök in under filten[wish.size.big / wish.size.huge: , så långt det gick,] och höll sig fast i {child's} mage.

{@A} öppnade munnen. Den öppnades mer och mer. {Friend} slet av sig lampskärmen[athlete: , snabb som {athlete},] och satte den på {@a}.

”Pfff”, sa {@a} där inne. All annan luft var i madrassen.

”Är den kvar?” viskade {the wish}.

”Nej”, sa {friend}. ”Den är en lampa nu.”

”Varför är jag en lampa?” frågade {@a}.

”För att du tänkte skrika.”

”Det tänker jag fortfarande”, sa {@a}.

# one-of-them
Under filten darrade {the wish} så att {child} också darrade. ”Det är aldrig bara en”, sa {the wish}. ”Låt dem inte hitta mig, fåtöljen.”

”Nej då”, sa {child}. Och sedan kunde {child.he} inte vara fåtölj längre. ”Jag måste säga en sak”, sa {child.he}. ”Jag är en.”

”En vad då?”

”En människa.”

”Det kan du inte vara”, sa {the wish}. ”Jag har ju suttit på dig.”

”Jag vet”, sa {child}. ”Känn.”

# the-rest-of-it
{Child.He} tog {@hand} och lade den mot sitt hår. {Child.He} lade den mot näsan. Sedan lade {child.he} den alldeles bredvid hålet.

”Det är där det kommer ut”, viskade {the wish} och blundade.

{child} drog efter andan. {The wish} höll sig fast.

”Hej”, sa {child}.

{The wish} väntade på resten. Det kom ingen. {Wish.He} öppnade ett öga.

”Var det allt?”

”Det var allt.”

”Men det var ju ett hej”, sa {the wish}. ”Jag har delat ut hundratals. Jag har aldrig fått något tillbaka.”

# three-of-them
{Wish.He} tittade fram. Där stod {friend} med ingenting på huvudet.

”Jag är också en”, sa {friend}. ”Förlåt. Hej.”

”Det var två”, sa {the wish}. {Wish.He} gick fram till {@a}, knackade på skärmen och tog tre steg bakåt.

”Hej”, sa {@a}. Det var ganska vingligt, men det var ett hej.

{The wish} bar hem alla tre till skrubben i {@hands}, för att inte tappa något.[pet.dog:  {Pet} slickade {wish.him} på vägen, så att {wish.he} hade något mer att ta med.][pet.cat:  {Pet} följde med ända fram till skrubben och tittade in.]

# and-a-lamp
På fredagen kom {friend} tillbaka, och de satt i soffan och väntade.[pet.other:  De hade berättat alltihop för {pet}[!pet.known: , {child's} husdjur].] Till slut knackade det, inifrån.

”Är det någon där ute?”

”Ja”, ropade {child}. ”Två människor.”[elder2: 

”Och ett sängbord”, ropade {elder2}.]

”Och en lampa”, ropade {@a} och satte på sig skärmen.

”Åh, så bra”, sa {the wish}.

# @Like
[wish.size.big / wish.size.huge: Som tur var fick bara en del av {wish.him} plats. ]{Wish.He} var {wish.feels}.
## if wish.ghost / wish.ghost-child
Det var som att ha kylskåpet öppet i knäet.
## if wish.yeti
Som tur var fick bara en del av {wish.him} plats. Det var som att ha en snödriva i knäet.

# @hand
{the wish's} hand
## if wish.bear / wish.bear-cub / wish.wolf / wish.werewolf
{the wish's} tass

# @hands
båda händerna
## if wish.bear / wish.bear-cub / wish.wolf / wish.werewolf
båda framtassarna

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
han
## if adult & !elder
{adult.he}
## if elder
{elder.he}

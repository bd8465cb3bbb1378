title: Nära är stort
title: För mycket mål
title: Bakom en tumme
guest elder: morfar (han), farfar (han)
guest boy: Oskar (han), Hannes (han)

% Bakom nätet sitter den äldre som är vald, annars morfar. Boff är bollen. Håll upp tummen där de håller upp tummen.
% En regel: nära är stort. Sista raden alldeles nära.

# too-much-goal
Det var {child's} första match, och den enda plats som fanns kvar var i målet.[sport.Soccer:  {Child.He} älskade {sport}, men det här var något nytt.][sport & !sport.Soccer:  Det var inte alls som {sport}.]

Målet var jättestort, men det var inte {child}. {Child.He} stod i mitten med armarna rakt ut, och det var mål på den sidan och mål på den sidan, och väldigt mycket mål där uppe. Bakom nätet satt {elder} på en fällstol.[elder2:  {Elder2} satt på en annan.] {Elder.short} hade också varit målvakt en gång, när {elder.he} var liten.

[pet.dog: Under stolen låg [!pet.known: hunden ]{pet}, som ville ha bollen mer än någon annan.

]”Hur går det, målis?” sa {elder.short}.

”Det är för mycket mål”, sa {child}, ”och för lite av mig.”

# this-side
De andra var långt borta och sprang efter bollen i en enda hög.[friend:  Mitt i högen fanns {friend}[!friend.known: , {child's} bästa vän], som inte hade nått fram till bollen än.] Då kom det en pojke ut ur högen, med bollen. Han hette {boy}[school:  och var nästan störst {at school}], och han var stor som ett kylskåp.

{child} ställde sig ända bak på linjen och gjorde sig så bred {child.he} kunde.

Boff! Den gick in på den sidan.

”Det gör ingenting”, sa {elder.short}.

# that-side
Snart kom {boy} igen. {child} ställde sig ännu längre bak.

Boff! Den gick in på den andra sidan.

Men nu gjorde det någonting. {child's} haka darrade, och {child.he} höll sig i nätet. ”Jag är för liten”, sa {child.he}.[athlete:  ”{athlete} är inte så här liten.”]

# the-thumb
”Hm”, sa {elder.short}. ”Ser du trädet där borta? Är det litet?”

”Nej”, sa {child}. ”Det är jättestort.”

”Blunda med ena ögat och sätt tummen framför det.”

{child} drog av sig ena handsken, blundade med ena ögat och höll upp tummen.

”Var är trädet?” frågade {elder.short}.

”Det är borta!” sa {child}. ”Det är bakom min tumme!”

”Då måste det vara en jättestor tumme.”

”Nej”, sa {child}. ”Den är bara liten. Men den är nära.”

# near-is-big
”Där ser du”, sa {elder.short}. ”Nära är stort.”

{child} provade med kyrkan, och den försvann[city: , och halva {city} försvann med den]. {Child.He} provade med {elder.short}.

”Var är du?” sa {child.he}.

”Bakom din tumme”, sa {elder.short}.[elder2: 

”Jag med”, sa {elder2}. ”Det är trångt här.”]

{child} tog bort tummen, och där var {elder.short} igen.[pet & !pet.dog:  I kväll skulle [pet.cat & !pet.known: katten ]{pet} få försvinna.]

# go-and-meet-him
”Så när den där pojken kommer”, sa {elder.short}, ”då väntar du inte på honom. Du går och möter honom.”

”Men han är stor som ett kylskåp!”

”Det är för att han kommer nära. Det kan du också göra.”

[friend: Långt borta kom {friend} äntligen fram till bollen och ramlade över den, så att den rullade in i andra målet. Sedan ramlade {friend} över den en gång till. | Långt borta ramlade någon över bollen, så att den rullade in i andra målet. Sedan ramlade någon över den en gång till.] Nu stod det två–två, och det var en minut kvar.

# as-a-door
Och då kom {boy} ut ur högen, alldeles ensam.

Åh nej. Först var han stor som en hund. Sedan var han stor som en dörr. {child's} ben ville gå baklänges, ända in under fällstolen. {Child.He} såg sig om.

{Elder.short} sa ingenting. {Elder.He} bara höll upp tummen.

# she-ran
Då sprang {child}. {Child.He} sprang ut ur målet, rakt mot kylskåpet.

”Nära är stort”, sa {child.he}, ”nära är stort, nära är stort, NÄRA ÄR STORT!”

{boy} tittade upp. Där hade det varit ett mål, ett jättestort. Nu var där bara {child}. Han tittade åt ena sidan, och där var {child}. Han tittade åt andra sidan, och där var {child} också.

”Vart tog det vägen?” sa {boy} och sköt.

Boff!

Den träffade {child} mitt i magen. {Child.He} lade båda armarna om den och satte sig ner, och bollen stannade där den var.

# behind-me
Piiiip! Matchen var slut. Det blev två–två. Båda lagen trodde att de hade vunnit, så alla hoppade upp och ner[music:  och sjöng {@song}].[friend:  {Friend} hoppade högst, med märke efter bollen på tröjan.]

{boy} räckte fram handen och drog upp {child}.

”Var gjorde du av målet?” frågade han.

”Bakom mig”, sa {child}.

# tiny
Sedan skulle alla till mitten för att hurra och äta apelsin. {child} såg sig om efter {elder.short}.

{Elder.He} fällde ihop stolen borta vid målet, och {elder.he} var pytteliten. {child} blundade med ena ögat och höll upp tummen, och {elder.short} var borta.[pet.dog:  Det var bara {pet's} svans som stack ut på ena sidan.]

# nearer
{child} tog bort tummen, och där var {elder.he} igen, på väg över gräset med stolen under ena armen[elder2:  och {elder2} under den andra]. Först var {elder.he} stor som en hund. Sedan var {elder.he} stor som en dörr. {Elder.He} kom ända fram och böjde sig ner, med öppna armar och sin stora blå tröja, och {elder.he} fortsatte att komma närmare tills det inte fanns något träd, och ingen kyrka, och inget mål.

Det fanns bara {elder.short}.

# @song
{music}

title: Den som stod i kö
title: Varsågod och sitt
title: En ledig plats
guest friend: Molly (hon), Frans (han)
guest minder: Gunvor (hon), Solveig (hon)

% NING är slutet på TANDMOTTAGNING. På ”Ka vi pela” får man läsa precis som det står.

# so-loose
{child} hade en lös tand. Den satt längst fram i nedre raden, och den var så lös att den vinkade när {child.he} pratade.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] höll ögonen på den, ifall det var mat.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] tittade på den som på en fluga.]

”Låt mig se”, sa {friend}, som var {child's} bästa vän och visste allt om tänder. {Friend.He} hade tappat fem stycken[school: , två av dem {at school}]. En hade {friend.he} svalt, och den pratade {friend.he} gärna om.

{Child} gapade. {Friend} tittade länge.

”Den är klar”, sa {friend.he}. ”Den trillar ut före middagen.”

Då stängde {child} munnen så fort att det klickade.

# no-s
Efter det blev {child.he} lite underlig. {Child.He} ville inte ha något äpple[elder: , inte ens av {elder}[elder2:  och {elder2}]].[pet.dog:  {Pet} åt upp det i stället.][pet.cat:  {Pet} luktade på det och ville inte heller.][pet.other:  Varför viskade {child.he} bara till {pet}.][sport:  {Child.He} ville inte {play sport}.] {Child.He} bad {@a} om en smörgås utan kant.[pet.dog:  {Pet} fick kanten.] Och {child.he} slutade säga s, för på s vickade tanden som värst.

”Ka vi pela boll?” frågade {friend}, som tyckte att det var ett nytt språk.

”Nej tack”, sa {child}. ”Då kan den trilla ut.”

# the-surgery
{Friend} drog fram en stol på gården och satte upp en skylt av kartong. TANDMOTTAGNING, skulle det stå, fast {friend.he} hade fått ont om plats, så det stod TANDMOTTAG och resten på baksidan.

”Varsågod och sitt”, sa {friend.he}. ”Vad har du för problem?”

{Child} satte sig[pet.cat:  och tog {pet}, som hade hunnit före, i knät].[pet.dog:  Det gjorde {pet} också, mitt emot, med blicken på tanden.] {Child.He} tittade på sina skor.

”Lovar du att inte flina?”

”En tandexpert flinar aldrig”, sa {friend}.[elder: 

”Inte väntrummet heller”, sa {elder.short}, som fick stå, för det fanns bara en stol.]

# the-first-one
”Jag vill inte att den ska gå”, sa {child}.

{Friend} väntade[music:  och gnolade inte ens på {music}]. Det är det svåraste en expert kan göra.[pet.dog:  {Pet} väntade också.][pet.cat:  {Pet} slutade spinna.]

”Den var min första”, sa {child}, och nu glömde {child.he} att akta sig för s. ”Den kom när jag var bebis, före alla andra. Den har varit med om allt. Den var med på min första pepparkaka. Den har bitit i knäckebröd i alla år, och inte klagat en enda gång. Och nu ska den bara … bort. Och sedan är det ett hål.”

{Friend} flinade inte[elder: , och inte {elder.short} heller]. {Friend.He} kliade sig på näsan.

”På mina hål har jag aldrig tänkt så”, sa {friend.he}. ”Men jag kan undersöka saken. Gapa.”

# somebody-there
{Friend} böjde sig fram. {Friend.He} tittade på tanden från vänster. {Friend.He} tittade på den från höger. Sedan lade {friend.he} sig ner i gruset på rygg[elder: , vid {elder.short's} skor,] och tittade bakifrån, så gott det gick.[pet.dog:  {Pet} lade sig bredvid.]

”Oj”, sa [elder / pet.dog: {friend} | {friend.he}].

”Va ä de?” sa {child} med öppen mun.

”Det står någon där.”

”Va?”

”Bakom tanden! Det sticker upp en liten vit kant. Den är taggig, som ett berg fast pyttelitet. Det är nästa!”

{Friend} hjälpte {child} att känna efter med tungan. Och visst. Precis bakom den gamla tanden fanns det något vasst och nytt.

# all-the-time
”Hur länge har den stått där?” viskade {child}.

”Hela tiden”, sa {friend}. ”Den har stått i kö under tandköttet ända sedan du var bebis. I flera år! Utan att ha någonstans att sätta sig.”[elder: 

”Jag vet precis hur det känns”, sa {elder.short}.]

{Child} tänkte på det.

”Då är det inte så att min tand ger sig av”, sa {child.he} långsamt. ”Den reser sig upp. För att någon annan ska få sitta.”

”Precis”, sa {friend}. ”Som på bussen.”

”Det är en väldigt artig tand”, sa {child}.

# on-the-bottom
”Den artigaste jag har haft på mottagningen”, sa {friend}[city: . ”Kanske den artigaste {in city}.”|.] Och så försökte {friend.he} resa sig ur gruset så värdigt som en tandexpert ska göra. Men {friend.he} hade fått skylten under sig, och tejpen hade fastnat där bak. När {friend.he} vände sig om stod det NING tvärs över byxbaken.

{Child} skrattade. {Child.He} skrattade så att stolen gungade[pet.cat:  och {pet} fick hålla i sig]. {Child.He} sa ”Se! Se! Det står NING på stjärten!” med alla s som fanns, och på det sista s:et sa det pling.

Något litet och vitt hoppade ner [pet.cat: på {pet}, som öppnade ett öga | i {child's} knä].[pet.dog:  {Pet} var där med en gång, men {child} hann före.]

# thank-you
De blev tysta [elder: alla tre | båda två].

”Gjorde det ont?” frågade {friend}.

{Child} kände efter. {Child.He} skakade på huvudet.

Tanden låg i {child.his} hand och var mycket mindre än {child.he} hade trott. Så liten, och ändå hade den klarat allt knäckebröd.

”Tack så mycket”, sa {child} till den. ”Du har varit jätteduktig[athlete: , duktig som {athlete}].”[elder: 

Sedan reste sig {child} från stolen, så att {elder.short} äntligen fick sitta.]

# a-note
På kvällen lade {child} tanden i ett glas vatten bredvid sängen.[pet.dog:  {Pet} nosade på glaset. Det var inte mat.][pet.cat:  {Pet} tittade på den genom glaset.][pet.other:  {Pet} fick se den först.] Intill ställde {child} en lapp som {child.he} hade skrivit själv: TILL TANDFEN. VAR SNÄLL MOT DEN. DEN HAR JOBBAT LÄNGE.

[adult: {Adult} | {Minder}] läste lappen två gånger, sa god natt och släckte lampan.

# a-free-seat
Tungan smög fram i mörkret och kände på hålet. Fast det var inget hål, inte egentligen. Det var en ledig plats.

”Varsågod och sitt”, viskade {child}.

# @a
{minder}, som passade {child.him} den dagen,
## if adult
{adult}

title: Ringen som sa klonk
title: Släpp, roten!
title: Jag håller redan
guest teacher: Bibbi (hon), Gunilla (hon)
guest friend: Otto (han), Nova (hon)
guest maj: Maj (hon), Tuva (hon)
guest minder: Bea (hon), Siv (hon)

% onlyAsked: den första dagen. @a: {adult}, annars den äldre, annars {minder}, vid namn varje gång. Har familjen ingen vän ikryssad är {friend} ett av barnen.
% En hund går på andra sidan {@a}; en katt kommer objuden, efter ringen.

# the-last-ring
På {child’s} nya förskola[school: , {school},][city:  i {city}] fanns det ett rep. På repet satt det ringar av trä, och i varje ring höll ett barn. Så gick de till skogen, alla på en lång rad.

Tripp, tripp, tripp, sa skorna.

Men ringen längst bak höll ingen i. Den var röd, och den släpade i marken[friend:  bakom {friend}[!friend.known: , {child’s} bästa vän]].

Klonk, klonk, klonk, sa ringen.

Sist av alla gick {child}. Det var {child.his} första dag, och {child.he} höll {@a-first} i handen. Hårt.[pet.dog:  Och {@a} höll i {pet}[!pet.known: , {child’s} hund].][pet.cat:  Efter dem smög {pet}[!pet.known: , {child’s} katt,] som inte var bjuden.][pet.other:  Så hårt får man inte ens hålla {pet}.]

# already-holding
”Den röda ringen är din, {child}”, sa {teacher}, som gick först och bestämde över repet.[friend:  ”{Friend} har sparat den åt dig.”]

”Nej tack”, sa {child}. ”Jag håller redan. I {@a}[pet.dog: , och {@a} håller i {pet}].”

”Jaha”, sa {teacher}. ”Då får den vänta[friend: , och {friend} med].”

# mine-does-not
Och så gick de[pet.dog: , och {pet} hittade en pinne][pet.cat: , och {pet} smög på ringen].

Tripp, tripp, tripp, sa skorna.

Klonk, klonk, klonk, sa ringen.

{Friend} vände sig om. {Friend.He} hade ringen framför.

”Din ring säger klonk”, sa {friend}.

”Jag hör det”, sa {child}.

”Min säger ingenting. Jag håller i den.”

”Jag ser det”, sa {child}.

# over-the-bridge
De gick över bron. Klonk, klonk, KLONK! De gick genom en vattenpöl. Plopp, plopp, plopp! [pet.cat: {Pet} gick runt. ][friend: ”Nu är den [pet.dog: lika blöt som {pet}|blöt också]”, sa {friend}. | {child} tittade på ringen. Nu var den [pet.dog: lika blöt som {pet}|blöt också].]

Sedan kom de in i skogen[music: , och längst fram sjöng de {@song}].

Tripp, tripp …
## or
De gick på de stora stenarna. Klonk! Klonk! KLONK! De gick genom en lövhög. Prassel, prassel, prassel! [pet.cat: {Pet} hoppade på ringen. ][friend: ”Nu har den ett löv på [pet.dog: sig, som {pet}|sig också]”, sa {friend}. | {child} tittade på ringen. Nu hade den ett löv på [pet.dog: sig, som {pet}|sig också].]

Sedan kom de in i skogen[music: , och längst fram sjöng de {@song}].

Tripp, tripp …

# no-ears
Stopp!

Hela raden stod still. Barnen drog och drog[athlete: , som om allihop hette {athlete}]. Repet blev rakt som ett streck, men ingen kom någonstans.

”Någon håller fast oss!” ropade {maj}, som var längst fram.

”Det är ett troll!” ropade {friend}.

”Säg åt det att släppa!”

”SLÄPP!” ropade alla barnen[sport: , lika högt som när man ska {play sport}].

Det släppte inte.[pet.dog:  Bara {pet} släppte, och där låg pinnen.]

{child} tittade efter. {Child.He} stod ju längst bak, så det var bara [pet.dog / pet.cat: {child.he} och {pet}|{child.he}] som såg.

”Det är inget troll”, sa {child}. ”Det är en rot. Den har tagit min ring.”

”SLÄPP, ROTEN!” ropade alla barnen[friend: , och {friend} högst].

Men en rot har inga öron.

# two-hands
{child} böjde sig ner och drog i ringen. [pet.cat: {Pet} hjälpte till med en tass. Ringen|Den] satt. {Child.He} drog en gång till. Den satt fortfarande. Det gick inte med en hand. [friend: ”Man måste ha två”, sa {friend}. | Man måste ha två.]

Och den andra handen låg i {@as}.

Roten släppte inte. {@A} släppte inte.

Då släppte {child}.

{Child.He} tog tag med båda händerna. {Child.He} vred, och {child.he} bände, [elder & adult: och {child.he} tog i ända från tårna, som {elder}[elder2:  och {elder2}] brukar göra, ][elder2 & !adult: och {child.he} tog i ända från tårna, som {elder2} brukar göra, ]och {child.he} sa ”mmmmmm” …

Plopp! Där kom den. Den var röd och lerig och precis lagom stor.

# not-a-sound
”Den är loss!” ropade {child}.

”HURRA”, ropade alla barnen[pet.dog: , och {pet} tog pinnen]. Repet rörde på sig. Raden började gå. Och {child} höll i ringen, så {child.he} gick med.

Tripp, tripp, tripp, sa skorna.

Och ringen sa … ingenting.[pet.cat:  {Pet} lyssnade efter den med båda öronen.]

”Vad ska jag hålla i, då?” sa {@a}.[pet.cat:  {Pet}, som hade gått långt nog, satte sig på {@as} fot.]

”Det finns inga fler ringar”, sa {friend}. ”Du är nog för stor för att börja här.”

”Du får [pet.dog: hålla {pet} med båda händerna och ][pet.cat: hålla i {pet} och ]komma och hämta mig sedan”, sa {child}.

# still-warm
När skogen var slut för den dagen hängde {teacher} upp repet på kroken i hallen. Där hängde ringarna bredvid varandra, tysta och stilla.

Den röda hängde ytterst[friend: , bredvid {friend’s}].

Den var fortfarande lite varm efter {child’s} hand.

# @a-first
{minder}, som brukade passa {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}

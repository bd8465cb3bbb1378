title: Den andra halvan
title: Tre signaler
title: Stanna vid planet
guest pet: Mossa (hon), Stubben (han)
guest pilot: Kaisa (hon), Maret (hon)
guest minder: moster Siv (hon), moster Lotta (hon)

% {pet} är en hund. Den som väntar vid sjön (@a) är den äldre, annars {adult}, annars {minder}. Riktig rädsla och sanna råd: stanna, i lä, upp från marken, tre av vad som helst. Den sista meningen sägs mjukt.

# two-rules
”Två regler”, sa piloten. ”Om vi kommer ner någonstans stannar du vid planet. Och alla får en visselpipa. Tre signaler betyder hjälp. På trettio år har ingen behövt den.”

Hon hette {pilot} och flög med posten till ställen långt uppe i norr dit det inte går någon väg. Längst bak hade hon {child} och [!pet.known: hunden ]{pet}. De var på väg till {@first} vid sjön.[friend:  I fickan hade {child} en lista från {friend}[!friend.known: , sin bästa vän]. En fjäder, stod det, och inga björnar.]

# half-a-plane
De var över skogen när motorn stannade. Det small inte. Det slutade låta, och det var värre. {child} hörde vinden och {pilot's} röst, alldeles lugn: ”Ner med huvudet. Håll i hunden.” Sedan kom träden, och ett ljud som när ett klädskåp faller nerför en trappa.

När {child} såg upp var det himmel där den främre halvan av planet skulle ha varit. Den bakre halvan hade stannat bland granarna, med {child} och {pet} och postsäckarna i. Därifrån gick ett långt, upprivet spår uppför en bergsrygg och över krönet.

”{Pilot}!” ropade {child.he}.

Ingen svarade. {Pet} kröp fram under en säck och slickade {child} på händerna, som inte ville vara stilla.

{Child.He} ville springa uppför det där spåret. Men det höll på att mörkna, och vid första trädet vek sig benen, och där {child.he} satt hörde {child.he} det igen: du stannar vid planet. En människa är svår att hitta i en skog. Ett flygplan är lättare, till och med ett halvt.

# one-thing-at-a-time
Så {child} gjorde en sak i taget och sa allting högt, för björnar tycker inte om att bli överraskade.

”Inte jag heller”, sa {child.he} till {pet}.[sport:  {Child.He} gick igenom alla regler i {sport}.][athlete:  {Child.He} förklarade vem {athlete} är.][music:  {Child.He} sjöng {@song}.]

{child} hängde en presenning för hålet, så att det blev lä. {Child.He} lade ett tjockt lager postsäckar under dem, för marken stjäl värme fortare än luften gör, och tömde en att dra över dem båda. {Child.He} drack regnvatten från vingen. Det fanns bär, men {child} visste inte vad de hette, så dem lät {child.he} vara. {Child.He} åt en halv smörgås, gav kanterna till {pet} och hängde resten i ett träd, långt därifrån.

# with-opinions
Sedan blev det natt[city: , och så mörk hade ingen natt varit {in city}]. {child} grät in i nacken på {pet}, och {pet} lät {child.him} göra det. {Child.He} hade aldrig tänkt på förut att en hund egentligen är en kamin, med åsikter.

Långt senare lyfte {pet} på huvudet. Vartenda hårstrå på {pet.him} lyssnade, och {pet.he} gnällde mot bergsryggen. {child} höll andan och hörde bara träd.

”Det är ingenting där”, viskade {child.he}.

{Pet} gav {child.him} den blick som {pet.he} sparade till folk som inte kan lukta.

# three-blasts
I gryningen var {pet} borta. {child} såg spetsen av en svans uppe i spåret, och sedan inte ens den.

”{Pet}! {Pet}!”

Om {child} sprang efter var det två som var vilse. {Child.He} satte visselpipan i munnen och blåste tre signaler, så hårt {child.he} kunde.

Bakom bergsryggen, tunna och små, kom tre signaler.

Hjärtat hoppade till på {child} och satte sig igen. Det var bara ekot.

Då kom {child} att tänka på en sak. Ett eko kan bara säga det man själv har sagt.[school:  Det hade de bevisat {at school}, mot väggen till gymnastiksalen.]

{Child.He} blåste två.

{Child.He} väntade. En korp flög över.

Det kom tre tillbaka.

# the-arrow
{child} sprang inte. {Child.He} lade de vita postsäckarna i en pil, lång som en buss, för att visa åt vilket håll {child.he} hade gått. {Child.He} rev den tomma i remsor och knöt en om en gren, och gick tills {child.he} nätt och jämnt såg den, och knöt nästa. Vid den sjätte remsan kom {pet} flygande, full av lera, och slickade allt på {child} som gick att nå. Vid den nionde låg den främre halvan av planet.

# the-other-half
Där satt {pilot}, grå i ansiktet, med ena foten fast under pedalerna och visselpipan mellan tänderna.

”Jag sa ju åt dig”, kraxade hon, ”att stanna vid planet.”

”Det har jag gjort”, sa {child}. ”Det är du som har den andra halvan.”

{Pilot} började skratta, och sedan var det inte riktigt skratt.

”Jag har blåst i den här hela natten”, sa hon. ”Jag trodde inte att det fanns någon som hörde.”

”Det fanns det”, sa {child}. ”{Pet} sa det till mig. Jag lyssnade bara inte.”

{child} bar dit vatten, och säckar så att {pilot} fick det varmt. I den bakre halvan fanns det en låda, sa {pilot}, som hade ropat på hjälp ända sedan de slog i marken, så det var säkert någon som letade. Men uppifrån var de två smulor på en matta. De måste synas.

# a-playing-card
Så {child} satte sig högst upp på det kala berget med en spegel som inte var större än ett spelkort.[friend:  På klippan låg det en fjäder, och den stoppade {child.he} undan åt {friend}.] Det var {pet} som hörde flygplanet. Hundens öron for upp en hel minut innan {child} hörde någonting. {Child.He} sträckte ut två fingrar med planet emellan, så som {pilot} hade visat, och vred på spegeln tills ljuset rann över fingertopparna. Blink, blink, blink.

Planet flög rakt fram. Det blev mindre. Ena armen skakade, och {child.he} höll den stilla med den andra.

Blink. Blink. Blink.

Och långt borta gungade planet på vingarna, först den ena och sedan den andra, som man vinkar när man har händerna fulla.

# knock-knock
Den kvällen låg {pilot} på sjukhus med foten i gips. {child} låg i stugan vid sjön, och i stolen sov {@a}, som inte tänkte sitta längre bort än så[elder2: , och på mattan låg {elder2}]. Sängen var alldeles för mjuk. {child} sträckte ner ena handen och knackade två gånger i golvet.

I mörkret under sängen knackade en svans tillbaka. Dunk. Dunk. Dunk.

Det var inget eko. {child} somnade.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  och {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

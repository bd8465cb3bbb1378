title: Snart klart
title: Hur snart?
title: Vem var det som fyllde år?
guest friend: Kasper (han), Leopold (han)
guest dentist: Agneta (hon), Margareta (hon)
guest nurse: Anders (han), Tomas (han)

% {friend} är den valda vännen, annars en i klassen. Läppen sover: n för m och b. Visan nynnas av {dentist}, sedan av {child}, sist av {friend} med {child} på slutet.

# hand-up
”Snart klart”, sa tandläkaren, och {child} räckte upp handen, för de hade inte börjat.

Så hade de kommit överens. När {child} räckte upp handen skulle {dentist} sluta, vad hon än höll på med. Än så länge höll hon på med att ta på sig handskarna.

”Ja, {child}?”

”Du sa snart klart”, sa {child}. ”Men du har inte gjort något.”

”Nej”, sa {dentist}. ”Det är bara en sak jag brukar säga. Då känns det bättre för folk.”

”För mig känns det sämre”, sa {child}. ”Nu vet jag inte vad det betyder.”

# how-long
{child} var {age} och hade ett hål i en tand längst bak, och i dag skulle det lagas. Det mesta gick bra för {child}, bara {child.he} fick veta hur länge det höll på, och det var det ingen som ville säga.[sport:  Alla kan {play sport}, om de vet när det är slut.][pet:  [pet.dog: Hunden ][pet.cat: Katten ]{pet} fick aldrig veta hur länge något höll på, och {pet.him} skulle ni ha sett hos veterinären.] Och ute i väntrummet satt, av alla människor, {@friend}. {Friend} hade berättat för hela klassen[school:  {at school}] att det inte fanns något som {friend.he} var rädd för.

Stolen surrade, och {child} åkte långsamt bakåt tills det bara fanns tak[athlete: , med en affisch på {athlete}].

# how-nearly
{dentist} strök på något geggigt som smakade banan. Sedan kom ett stick, ett riktigt, och {child} krullade ihop tårna i skorna.

”Snart klart”, sa {dentist}.

Upp for handen.

”Hur snart?”

{dentist} tittade på {nurse}, som var tandsköterska. {nurse} tittade ner i vasken.

”Det har aldrig någon frågat”, sa {dentist}.[city:  ”Inte i hela {city}.”] Hon tänkte efter ordentligt. ”Då säger vi så här. När jag säger snart klart menar jag så lång tid som det tar att nynna Ja, må du leva. Långsamt. Går det bra?”

[music: {nurse} föreslog {music}. ”För lång”, sa {dentist}.

]”Tack”, sa {child}. ”[music: Då tar vi Ja, må du leva|Det går utmärkt].”

# hummed-it
{child's} läpp blev tjock och for långt bort, som om den var någon annans. Sedan började borren. Det gjorde inte ont. Men den lät mycket, och det surrade i ögonbrynen, och {child} gapade så stort att det knappt fanns något kvar av {child.him} utom mun.

”Snart klart”, sa {dentist}, och hon höll sitt ord och nynnade. Hon nynnade långsamt, ända till slutet.

Borren fortsatte. Den fortsatte efter sista tonen, och sedan fortsatte den lite till.

Upp for handen. Borren stannade.

”Du lovade!” sa {child}, så gott det gick med den läppen. Det sved i ögonen. ”Ja, nå du leva är slut!”

”Jag vet, och jag ber om ursäkt. Det var lite djupare än jag trodde. Men nu är det faktiskt snart …”

”Nej!” sa {child}. {Child.He} stängde munnen och satte båda händerna för.

# both-hands
Ingen sa något.

”{child}”, sa {dentist} till slut, ”jag kan inte lämna den så där. Då kommer den att värka.”

Det visste {child}. Men man kan inte ligga och gapa och vänta på ett snart som håller på precis så länge det själv har lust.

# the-mask
{dentist} drog ner munskyddet. Utan det var hon bara en människa, med ett rött streck över näsan.

”Vet du en sak?” sa hon. ”Jag tycker inte heller om det här. Alla ligger där och är så modiga, och jag vill bara att det ska vara över. Jag säger snart klart för att trösta mig själv.”

{child} såg länge på henne, över fingertopparna.

Sedan tog {child.he} bort händerna.

# in-charge
”Jag nynnar”, sa {child.he}. Det gick bra att säga, för där finns inget m. ”Du får hålla på när jag nynnar. Slutar jag, så slutar du.”

”Så det är du som bestämmer?”

”Nn”, sa {child}.

”Då säger vi så”, sa {dentist}.

# a-bit-more
Man kan nynna med vidöppen mun. Det kommer ut genom näsan. {child} drog ett djupt andetag och började, och borren började också. Det var någonting helt annat. Den surrade fortfarande, men nu surrade den bara med i {child's} visa. {Child.He} kunde få stopp på den när {child.he} ville. Mot slutet tittade {child} upp och såg {dentist's} ögon över munskyddet. De försökte allt vad de kunde att hinna.

Hon hinner inte, tänkte {child}. Hon behöver lite till.

# the-last-note
Så när det var dags för den sista tonen höll {child} ut den. Till hundrade åååååår. {Child.He} höll ut den tills det tjöt i öronen och {nurse} bara stirrade. {Child.He} höll ut den tills det inte fanns någon luft kvar någonstans i {child.him}, och just när den allra sista tog slut stannade borren alldeles av sig själv.

# done
”Klart”, sa {dentist}.

”Snart?” sa {child}.

”Nej. Klart. Nu ska bara lagningen i, och den surrar inte ens. Tack för hjälpen på slutet.”

”Nåt nåste nan ju göra”, sa {child}.

# whose-birthday
När {child} kom ut satt {friend} längst ut på kanten av sin stol[friend: | , bredvid sin farmor]. {Friend} var vit som mjölk.

”Vem var det som fyllde år?” sa {friend.he}.

”Jag”, sa {child}. ”Nu är det din tur.” Och {child.he} lutade sig nära, för läppens skull, och berättade alltihop: bananen, sticket, handen, och vem det är som ska nynna.

# the-wall
In gick {friend}. {child} hade redan jackan på sig[elder & adult: , som {elder}[elder2:  och {elder2}] hade vaktat]. Men {@m} skulle skriva upp nästa tid, och så länge satte sig {child} intill väggen och lyssnade. Länge hördes ingenting. Sedan började det, mycket litet och mycket darrigt. Ja, må du leva. Det kom fram till sista raden och höll på att ta slut.

Då la {child} munnen mot väggen och nynnade åt {friend.him}, starkt och länge, ända till slutet.

”Snart klart, {friend}”, sa {child.he}.

# @friend
{friend}, som gick i {child's} klass
## if friend
{friend}, {child's} bästa vän

# @m
damen i luckan
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @song
{music}

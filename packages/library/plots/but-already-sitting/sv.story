title: Rösten
title: Det enda {child} inte kunde
title: Duns, sa hela backen
guest bumped: Holger (han), Valter (han)

% {Friend} har Rösten: när den säger sitt, sitter alla. {Pet} sitter redan. {Pet} gräver, som alla hundar kan, och {child} gräver med kanterna: så plogar man.

# cannot-stop
{child} kunde åka skidor. {Child.He} kunde åka fort, {child.he} kunde svänga, [sport: {child.he} kunde {play sport}, ]{child.he} kunde till och med åka på ett ben. Det enda {child.he} inte kunde var att sluta.

Den morgonen hade {child.he} slutat i ett staket, i en snödriva och i en farbror som hette {bumped}.

”En gång till”, sa {child}. ”Nu har jag det nästan.”

”Vänta”, sa {friend}. ”Jag har en idé.”

# the-voice
{Friend}, {child's} bästa vän, stod på toppen av barnbacken[city:  utanför {city}] och höll i en pulka. I pulkan satt {pet}. {Pet} var {child's} {@breed}, och {pet.he} åkte pulka av en enkel anledning: {@why} {Friend} hade lovat att sköta pulkan. Och ingen kunde sköta {pet} som {friend}, för {friend} hade Rösten.

Själv var {friend} inte särskilt stor. Men Rösten var stor. Den kom nerifrån stövlarna, och när {friend} sa sitt med Rösten, så satt man.[school:  Det hade hänt en vikarie {at school}.]

”När du ska sluta”, sa {friend}, ”så säger jag till.”

# everybody-sits
{child} åkte. {Child.He} svischade förbi granen. {Child.He} svischade förbi skylten. Nu kom staketet.

”SITT!” sa {friend} med Rösten.

Duns! {child} satt.

Det var bara det att {pet} också satt. {bumped} satt. [adult: {Adult} satt, mitt på rullbandet, och åkte vidare så. ][elder: {Elder} satt, utan att spilla något kaffe[elder2: , och {elder2} satt, med kaffet i knät]. ]Skidläraren satt, och alla sju i hennes grupp. Längst ner, i korvkiosken, försvann mannen med tången bakom disken.

”Förlåt!” ropade {friend}. ”Jag menade bara {child}!”

”Ingen fara”, sa {bumped} från snön. ”Det var skönt att få sitta.”

# both-hands
{child} tog rullbandet upp igen. {Child.He} hade snö i nacken.

”Det gick ju bra”, sa {friend}.

”Jag kan väl inte ha med mig dig varje gång jag ska sluta”, sa {child}. ”Jag ska klara det själv.”

”Då visar jag”, sa {friend}. ”Man gör så här med fötterna.” Och {friend.he} ställde tårna mot varandra, och så satte {friend.he} händerna på knäna, för att visa hur man böjer dem.

Båda händerna.

Pulkan gav ifrån sig ett litet ljud. Fsss, sa den. Sedan åkte den.

”{Pet}!” skrek {child}.

{Pet} vände på huvudet och såg förvånad ut. Sedan kände {pet.he} vilken lukt det var som kom nerifrån, och såg inte förvånad ut längre. Pulkan åkte rakt mot korvkiosken.

# already-sitting
{Friend} tog i från stövlarna.

”SITT!” vrålade {friend.he}.

Duns, sa hela backen. {bumped} hade precis rest sig.

Men pulkan åkte.

”{Pet.He} sitter ju redan!” skrek {child}.

Och så åkte {child.he} efter.

{Child.He} hade aldrig åkt så fort.[athlete:  Inte ens {athlete} hade hunnit med.] Granen svischade. Skylten svischade. Nu var {child.he} bakom pulkan, nu var {child.he} bredvid, öra vid öra med {pet}. {Child.He} böjde sig ner och fick tag i snöret.

Då kom {child} på det.

{Child.He} kunde ju inte sluta.

# dig
Nu åkte både {pet} och {child} mot korvkiosken, och där stod en lång kö, och i kön var det ingen som tittade uppåt.

Vad kunde {pet}, förutom sitt? {Pet.He} kunde vacker tass. Det hjälpte inte. {Pet.He} kunde hämta tofflorna. Det hjälpte inte heller. Och så kunde {pet.he} det som {pet.he} aldrig hade behövt lära sig, det som alla {@breeds} kan och som hade gjort två stora hål i parken.

{child} hade ingen Röst. {Child.He} hade bara sin vanliga. Men {child.he} hämtade den nerifrån pjäxorna.

”{Pet}! GRÄV!”

{Pet} slängde sig fram över kanten. Framtassarna försvann i snön, och så grävde {pet.he}. {Pet.He} grävde som om det låg ett ben under hela barnbacken. Snön sprutade åt båda hållen, och pulkan började gå tyngre.

{Pet} gräver sig fast, tänkte {child}. Då kan väl jag också gräva.

{Child.He} satte tårna mot varandra. {Child.He} böjde knäna. {Child.He} pressade ut hälarna och grävde ner kanterna i snön, på båda skidorna, allt vad {child.he} orkade.

Krrrrr, sa skidorna. Krrrr. Krrr.

Kr.

# stopped
Det blev stilla. En skidlängd framför dem stod den sista i kön. Han vände sig om.

Det var {bumped}.

”Nämen”, sa han. ”Ska jag sitta?”

”Nej”, sa {child}. ”Det behövs inte. Jag har slutat.”

{Friend} kom springande nedför backen och hade snö till midjan. {Friend.He} kramade {pet} och {child}, och av bara farten fick {bumped} också en kram.

”Jag släppte”, sa {friend}. Rösten var pytteliten nu. ”Jag hade lovat.”

”Men det var du som visade mig fötterna”, sa {child}.

# four-more
{Child.He} åkte fyra gånger till. Varje gång grävde {child.he}, och varje gång slutade {child.he} precis där {child.he} ville. {Friend} höll i snöret med båda händerna hela tiden[music:  och sjöng {music} med Rösten]. {Pet} fick en halv korv, för gott arbete.

# lie-down
På kvällen låg {child} i sin säng, men benen åkte fortfarande. De svischade förbi granen. De svischade förbi skylten. {Pet} var inte heller färdig. {Pet.He} stod på sin filt vid sängen och grävde i den, runt, runt, runt.

{child} hämtade rösten långt nerifrån. Men {child.he} tog en mycket liten.

”{Pet}”, viskade {child.he}. ”Ligg.”

Duns, sa {pet}.

Och då låg benen också.

# @breed
hund
## if breed.Dachshund
tax

# @breeds
hundar
## if breed.Dachshund
taxar

# @why
den hade varit ledig.
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu / breed.Bulldog / breed.Cocker Spaniel / breed.Beagle
snön var tre decimeter djup, och det var inte {pet's} ben.
## if breed.Siberian Husky
i {pet's} släkt hade de dragit slädar i tusen år, och nu var det väl någon annans tur.
## if breed.Golden Retriever / breed.Labrador
{pet.he} hade hämtat den själv.
## if breed.Border Collie / breed.Australian Shepherd / breed.German Shepherd
därifrån kunde {pet.he} se alla på en gång.
## if breed.Poodle
det var så man åkte om man var fin.

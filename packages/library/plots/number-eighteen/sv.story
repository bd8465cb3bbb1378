title: Nummer arton
title: Ett märke som ett kommatecken
title: Fel buss
guest neighbour: Berit (hon), Gunvor (hon)

% @mum: {adult}, annars den äldre, annars grannen {neighbour}. @wise, som kan grodor: den äldre, annars @mum. Det var den äldre som fyllde igen dammen, och som gräver upp den.
% Räkningen: tjugoåtta klick, tre av dem samma groda: tjugofem åt ena hållet och en åt det andra.

# fifteen-click
{child} hade en hink, en ficklampa, en gul väst som räckte ända ner till knäna, och en räknare. Räknaren var det bästa. Man tryckte en gång för varje groda man bar över Dammvägen, och när man kom hem skrev man upp antalet på en lapp.

Det var årets första varma, våta kväll[city:  i {city}], och alla grodor hade kommit på samma sak. Ner ur skogen kom de, på väg till kvarndammen. Det här med bilar hade ingen talat om för dem.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade fått veta två saker: inga grodor, och inget grävande.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] hade följt med så långt som till häcken, där det var torrt.]

”Femton”, sa {child}. Klick. ”Sexton. {@Mum}, du har en vid stöveln. Sjutton.”[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] som skulle sova över, hade den andra hinken och var noga med vad som räknades.][elder: 

”Efter dig”, sa {elder}[elder2:  och {elder2}] till grodan. Det sa [elder2: de | {elder.he}] till varenda en.][!adult & !elder:  {neighbour} bodde i huset bredvid och hjälpte grodorna varje vår.]

# like-a-comma
Nummer arton hade ett märke på ryggen, som ett kommatecken. När {child} satte ner honom på dammens sida av vägen tittade han på {child.him} som om {@he} hade ställt honom på fel buss.

Nummer tjugotre hade ett märke på ryggen, som ett kommatecken.[pet.dog:  {Pet} viftade på svansen, som åt någon man har träffat förut.][pet.cat:  {Pet} gäspade.]

”Men vänta nu”, sa {child}.

{Child.He} bar över honom en gång till och siktade noga på vattnet. Men nummer tjugoåtta, som satt mitt på vägen med regnet droppande från nosen, var han igen.

”Han kommer ju tillbaka hela tiden!” sa {child}. ”Han förstör allt jag har räknat.[sport:  Så här är det aldrig i {sport}.]”[friend: 

”Han räknas bara en gång”, sa {friend}.]

# somewhere-else
{@Wise} satte sig på huk i det våta. ”Konstigt. De brukar aldrig ta fel. En groda vill tillbaka dit där den var grodyngel. Det kan den komma ihåg i flera år.”

{child} tittade på grodan. Grodan tittade förbi {child.him}, uppåt vägen.

”Då kanske det är något annat ställe han kommer ihåg”, sa {child.he}. ”Kan vi inte se vart han ska?”

”{child}, klockan är över nio[adult & elder: ”, sa {adult}.|.”]

”Fem minuter[friend: ”, sa {child} och {friend}.|.”]

# three-hops
Det blev inte fem minuter. Nummer arton tog tre hopp, och sedan funderade han länge. De hasade efter med sina ficklampor. Det var världens långsammaste polisjakt[friend: , och {friend} viskade sirenen]. [friend: Grodan|Han] passerade brevlådan.[school:  Han passerade {school}, där det var alldeles mörkt.] Han tog diket längs Äppelgatan[pet.dog: , med {pet’s} nos tätt bakom sig][pet.cat: , och {pet} tog muren].

[friend: ”Det här är ju er gata”, sa {friend}. | ”Det här är ju [elder & !adult: er|vår] gata”, sa {@mum}.]

Han passerade trean. Han passerade femman. Vid sjuan gjorde han sig platt och gick in under grinden.[pet.cat:  {Pet} satt redan på grindstolpen.]

”Det här är ju vår grind”, sa {child}.

# the-wrong-key
Han tog sig över gräsmattan utan att stanna en enda gång.[athlete:  Inte ens {athlete} hade kunnat se mer bestämd ut.] Han gick in under studsmattan, där det var så blött att gräset aldrig ville växa[pet.dog:  och där {pet} inte fick gräva][pet.cat:  och där {pet} aldrig satte en tass], och där satte han sig. Han såg ut som någon som har rest långt för att komma hem, och så passar inte nyckeln.[pet.dog:  {Pet} satte sig bredvid.]

{@Wise} stod tyst ett slag. Regnet smattrade på studsmattan.

”Här låg det en damm förut”, sa {@wise-he} långsamt. ”Det hade jag glömt. [elder: Jag fyllde igen den själv, veckan innan ni kom. Du var fyra och skulle vara överallt.|[adult: När vi köpte huset lät den gamla tanten fylla igen den åt oss, veckan innan vi kom. Du var fyra och skulle vara överallt.|Den gamla tanten lät fylla igen den, veckan innan ni kom. Du var fyra och skulle vara överallt.]]”

”Så det var för min skull”, sa {child}.

”Det var för min[adult & elder: ”, sa {adult}. ”Det var jag som bad {elder.him}. Jag var rädd för den.|. [adult / elder: Det var jag som var rädd för den.|Det var jag som sa åt henne. Jag var rädd för den.]]”

{child} tänkte på hur grodan hade kommit hit varenda vår, förbi brevlådan och längs diket, och fått sitta i leran. Och ovanpå hade {@he} hoppat studsmatta.

# what-holds-water
”Nu är jag {age}”, sa {@he}. ”Jag kan simma fyrtio längder. {@Mum}, vad har vi som är tätt?”

Plaskdammen hade hål. Diskbaljan var för grund. Men längst in i skjulet, under solstolarna, hittade {@mum} något ljusblått med en anka på sidan.

”Det är ju min badbalja!” sa {child}. ”Från när jag var bebis!”[friend: 

”Fick du plats i den?” sa {friend}.]

[adult: ”Jag kunde inte slänga den”, sa {adult}. ”Jag visste bara aldrig vad jag skulle ha den till.”|”Den har nog ingen kunnat slänga”, sa {@mum}. ”Man vet bara aldrig vad man ska ha den till.”]

# up-to-its-rim
De knuffade undan studsmattan. De grävde i regnet i ljuset från en ficklampa som [friend: {friend} höll|de hade kört in i häcken], [pet.dog: {@wise} med spaden, {child} med sopskyffeln och {pet} med båda framtassarna. {Pet.He} hade erbjudit sig att gräva upp den gräsmattan i flera år. | {@wise} med spaden och {child} med sopskyffeln.][pet.cat:  Under studsmattan satt {pet} och såg dem bli blöta, och var glad att {pet.he} var katt.][pet.other:  {Pet} sov sig igenom alltihop.] Nummer arton flyttade sig en bit för att inte vara i vägen.[!pet.dog:  Han såg ut som någon som har tjatat om det här i åratal.]

De sänkte ner baljan ända till kanten. De fyllde den ur regntunnan, hink efter hink, och byggde honom en trappa av stenar i ena änden. Sedan klev de undan[pet.dog: , till och med {pet}].[elder: 

”Efter dig”, sa {elder.short}.]

Nummer arton tog ett hopp och funderade. Han tog två hopp. Han sträckte ut en lång fot och kände på vattnet.

Plopp.

# its-open
Nu syntes bara ögonen. Och så, i mörkret, började han spinna. Det lät lågt och bubbligt, som en pytteliten motorcykel långt borta.[pet.dog:  {Pet} la huvudet på sned.][pet.cat:  {Pet} satte sig upp. Hittills hade {pet.he} skött allt spinnande här.][music:  Med lite god vilja var det {music}.]

”Vad säger han?” viskade {child}.

”Jag tror”, sa {@wise}, ”att han säger att det är öppet.”

# click
Det var förskräckligt sent när {child} kom i säng[pet.dog: , och {pet}, lerig överallt, kröp in under den][pet.cat: , där {pet} redan hade legat ett bra tag]. Men lappen skulle fyllas i. Räknaren stod på tjugoåtta, och tre av dem var [pet.dog / pet.cat: nummer arton|han], [friend: påpekade {friend} från madrassen, så {child} | så {child.he}] skrev:

Grodor som fått hjälp över: 25. //
Grodor som fått hjälp tillbaka: 1.

[adult: {Adult} släckte lampan och lät fönstret stå på glänt.|Lampan var släckt, och fönstret stod på glänt.] Nere i trädgården spann den lilla motorcykeln, tystnade och spann igen.

Och någonstans under häcken var det något som svarade.[friend: 

”Räknas det?” viskade {friend}.]

{child} sträckte ut handen i mörkret och letade reda på räknaren.

Klick.

# @mum
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @mum-he
{neighbour.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @wise
{@mum}
## if elder
{elder.short}

# @wise-he
{@mum-he}
## if elder
{elder.he}

# @he
{child.he}
## if child.she
hon

title: Svansen som visste först
title: Ett, två, tre, vift
title: Bara i natt, {pet}
guest sitter: Gun (hon), Vivi (hon)

% Svansen är "den". @a är {adult}, annars mor- eller farföräldern, annars barnvakten: aldrig han eller hon.

# all-the-way
{@Why} När {child} kliar {pet.him} bakom örat måste man räkna till tre innan svansen märker något. Ett, två, tre … vift!

”Nyheten ska ju åka hela vägen”, brukar {child} säga.

# before-the-nose
Men en tisdag hände det något konstigt. {Pet} låg på köksgolvet och sov. Det vill säga, framdelen sov. Svansen viftade.

”Varför viftar {pet.he}?” sa {child}. ”Jag har inte kliat.”

Ett, två, tre … och så tappade {@a-first} en hel korv på golvet.

På onsdagen viftade svansen igen, mitt i ingenting. Ett, två, tre … och så ringde det på dörren, och där stod brevbäraren. Av alla i uniform är det brevbäraren {pet} tycker bäst om.

”{@A}”, sa {child}. ”Svansen har börjat få veta saker före nosen.”

”Det var som sjutton”, sa {@a}.

# be-ready
Så kom torsdagen. Redan vid frukosten satte det i gång, och det var inget litet viftande. {@Wiper}

”Nu ska det hända något jättebra”, sa {child}. ”Vi måste vara beredda.”

{child.He} tog på sig [child.she: klänningen|hatten] med paljetter, ifall det var ett kalas som skulle komma, och stövlar, ifall det var en översvämning[sport: , och {sport.thing} ställde {child.he} i hallen, ifall det var någon som ville {play sport}]. [friend: {child.He} ringde till sin bästa vän, {friend}, som genast tog på sig stövlar. ][school: Så klädd gick {child.he} till {school}, och så klädd gick {child.he} hem igen. ]Sedan väntade {child.he}.

# not-the-drainpipes
Posten kom. Det var reklam för stuprör.

Vift, vift, vift, fortsatte svansen. Det var alltså inte stuprören.

De gick till parken[city:  i {city}]. Där fanns en and som simmade runt med ett blad på huvudet. Den var fin, men inte så fin.[athlete:  Det kom någon springande på stigen, men det var inte {athlete}.][music:  Ur ett fönster hördes {music}, men svansen viftade inte ens i takt.]

Vift, vift, vift.

## or
Telefonen ringde. Det var någon som hade slagit fel nummer.

Vift, vift, vift, fortsatte svansen. Det var alltså inte telefonen.

De gick till torget[city:  i {city}]. Där stod en tant som hade precis likadant hår som ananasen hon köpte. Det var roligt, men inte så roligt.[athlete:  Det kom någon springande över torget, men det var inte {athlete}.][music:  Ur ett fönster hördes {music}, men svansen viftade inte ens i takt.]

Vift, vift, vift.

# pancakes
Till middag blev det pannkakor.

”Där har vi det!” ropade {child}. {@A} åt fem, {child} åt fyra, [elder & adult: {elder}[elder2:  och {elder2}], som hade känt det på lukten, åt också[elder2:  var sin hög], ][elder2 & !adult: {elder2}, som hade känt det på lukten, åt också, ]och {pet} fick en och en halv. Men när tallrikarna var tomma viftade svansen precis lika mycket som förut.

Till slut fanns det ingenting kvar av dagen utom att borsta tänderna.

”Ingen kan bli så glad åt tandborstning”, sa {child}. ”Svansen har nog räknat fel.”

{child.He} kröp ner i sin säng. {Pet} gick till sin korg i hallen, för det var regeln: hundar sover i korg. {@A} hade bestämt det, och bestämt det flera gånger.

# thump
Det blev mörkt. Hela huset låg och väntade på att få somna.

Dunk. Dunk. Dunk.

{@On-the-floor}

{child} drog kudden över öronen. Dunk, dunk, dunk. {@A} gick upp och la en handduk under. Duff, duff, duff. {@Held}, men i stället började resten av hunden vifta, och hela korgen åkte kana in i skohyllan.

När klockan var nästan tio stod {@a} i hallen med håret på ända.

”Så här kan vi inte ha det”, sa {@a}. ”Ingen i hela huset får sova. Men det är bara i natt!”

# what-was-left
{@In} Först kom framdelen, sedan kom mitten, och till sist kom det som var kvar. {Pet} sträckte ut sig i sängen, längs med {child}, med nosen under {child.his} haka.

{Pet.He} suckade. Det var en lång, nöjd suck, och den började längst fram och åkte hela vägen bakåt. Ett, två, tre …

Svansen stannade.

Nu kunde man höra kranen droppa i köket.

”{@A}”, viskade {child}. ”Det var det här. Det var det här den visste.”

# only-tonight
{@A} tittade på {pet}. {Pet} tittade på {@a}, med ett enda öga.

”Ja, antingen var det så att svansen visste”, sa {@a} långsamt. ”Eller så var det svansen som bestämde.”

{child} svarade inte. {child.He} hade redan somnat, med handen bakom ett mjukt öra.

{@A} stod kvar en stund och såg på dem, och böjde sig sedan ner.

”Bara i natt, {pet}”, viskade {@a}. ”Kom ihåg det.”

Vift, sa svansen under täcket.

Den visste redan hur det skulle bli i morgon kväll.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som var barnvakt den veckan,
## if adult
{adult}
## if elder & !adult
{elder}

# @why
{child's} hund heter {pet}, och mellan nosen och svansen på en hund är det en bra bit. På {pet} tar det tid för saker att komma fram.
## if breed.Dachshund
{child's} hund, {pet}, är en tax, och taxar är långa. {Pet} är så lång att det tar tid för saker att komma fram.
## if breed.Golden Retriever / breed.Cocker Spaniel / breed.Border Collie / breed.Australian Shepherd / breed.Siberian Husky
{child's} hund, {pet}, är {a breed}. I så mycket päls tar det tid för saker att komma fram.
## if breed.Shih Tzu / breed.Yorkshire Terrier
{child's} hund, {pet}, är {a breed}. I så mycket hår tar det tid för saker att komma fram.
## if breed.Poodle
{child's} hund, {pet}, är en pudel. Det som ska till svansen måste runt alla lockarna, så det tar tid för saker att komma fram.
## if breed.Labrador
{child's} hund, {pet}, är en labrador. Allting måste ta vägen om magen, så det tar tid för saker att komma fram.
## if breed.Beagle
{child's} hund, {pet}, är en beagle. Nosen vill lukta på allting först, så det tar tid för saker att komma fram.
## if breed.German Shepherd
{child's} hund, {pet}, är en schäfer, och schäfrar är noga. Det tar tid för saker att komma fram, för de blir kontrollerade på vägen.
## if breed.Bulldog
{child's} hund, {pet}, är en bulldogg, och bulldoggar har aldrig bråttom. Det tar tid för saker att komma fram.
## if breed.Rottweiler
{child's} hund, {pet}, är en rottweiler, och det är mycket hund. Det tar tid för saker att komma fram.
## if breed.Boxer
{child's} hund, {pet}, är en boxer, och boxrar studsar. Det tar tid för saker att komma fram, för först ska de studsa färdigt.

# @wiper
Svansen gick fram och tillbaka som en vindrutetorkare i spöregn.
## if breed.Bulldog / breed.Boxer / breed.Rottweiler / breed.Australian Shepherd
Svansen viftade så att hela baken gick fram och tillbaka, som en vindrutetorkare i spöregn.

# @on-the-floor
Det var svansen, mot golvet.
## if breed.Bulldog / breed.Boxer / breed.Rottweiler / breed.Australian Shepherd
Det var svansen, och hela baken med, mot golvet.

# @held
{@A} höll fast svansen med handen. Då blev svansen stilla
## if breed.Bulldog / breed.Boxer / breed.Rottweiler / breed.Australian Shepherd
{@A} höll fast baken med båda händerna. Då blev baken stilla

# @in
Och så höll {@a} upp dörren till {child's} rum.
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
Och så bar {@a} in {pet} till {child}.

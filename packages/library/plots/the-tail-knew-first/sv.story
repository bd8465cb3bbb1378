title: Svansen som visste först
title: Ett, två, tre, vift
title: Bara i natt, {pet}
guest sitter: Gun (hon), Vivi (hon)

% Svansen är "den". @a är {adult}, annars mor- eller farföräldern, annars barnvakten: aldrig han eller hon.

# all-the-way
{@Why} När {child} kliar {pet.him} bakom örat måste man räkna till tre innan svansen märker något. Ett, två, tre – vift!

”Nyheten ska ju åka hela vägen”, brukar {child} säga.

# before-the-nose
Men en tisdag hände det något konstigt. {Pet} låg på köksgolvet och sov. Det vill säga, framdelen sov. Svansen viftade.

”Varför viftar {pet.he}?” sa {child}. ”Jag har inte kliat.”

Ett, två, tre – och så tappade {@a-first} en hel korv på golvet.

På onsdagen viftade svansen igen, mitt i ingenting. Ett, två, tre – och så ringde det på dörren, och där stod brevbäraren, som är den {pet} tycker allra bäst om av alla i uniform.

”{@A}”, sa {child}. ”Svansen har börjat få veta saker före nosen.”

”Det var som sjutton”, sa {@a}.

# be-ready
Så kom torsdagen. Redan vid frukosten satte det i gång, och det var inget litet viftande. {@Wiper}

”Nu ska det hända något jättebra”, sa {child}. ”Vi måste vara beredda.”

{child.He} tog på sig [child.she: klänningen|hatten] med paljetter, ifall det var ett kalas som skulle komma, och stövlar, ifall det var en översvämning. [sport: I hallen ställde {child.he} {sport.thing}, ifall det var någon som ville {play sport}. ][friend: {child.He} ringde till [!friend.known: sin bästa vän, ]{friend}[!friend.known: ,] som genast tog på sig stövlar. ][school: Så klädd gick {child.he} till {school}, och så klädd gick {child.he} hem igen. ]Sedan väntade {child.he}.

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

”Där har vi det!” ropade {child}. {@A} åt fem, {child} åt fyra, och {pet} fick en och en halv.[elder & adult:  {Elder}[elder2:  och {elder2}] kom och åt resten.][elder2 & !adult:  {Elder2} kom och åt resten.] Men när tallrikarna stod i diskmaskinen viftade svansen precis lika mycket som förut.

Till slut fanns det ingenting kvar av dagen utom att borsta tänderna.

”Ingen kan bli så glad åt tandborstning”, sa {child}. ”Svansen har nog räknat fel.”

{child.He} kröp ner i sin säng. {Pet} gick till sin korg i hallen, för så lyder regeln hemma hos {child}: hundar sover i korg. [adult / elder: Det hade {@a} bestämt, och det hade {@a} bestämt flera gånger.|Den stod på kylskåpet, och {@a} hade läst den högt flera gånger.]

# thump
Det blev mörkt. Hela huset var tyst.

Dunk. Dunk. Dunk.

{@On-the-floor}

{child} drog kudden över öronen. Dunk, dunk, dunk. {@A} gick upp och la en handduk under svansen. Duff, duff, duff. {@Held}, men i stället började resten av hunden vifta, och hela korgen åkte kana in i skohyllan.

När klockan var nästan tio stod {@a} i hallen med håret på ända.

”Så här kan vi inte ha det”, sa {@a}. ”Ingen i hela huset får sova. Men det är bara i natt!”

# what-was-left
{@In} Först kom framdelen, sedan kom mitten, och till sist kom det som var kvar. {Pet} sträckte ut sig i sängen längs med {child}, med nosen under {child.his} haka.

{Pet.He} suckade. Det var en lång, nöjd suck, och den började längst fram och åkte hela vägen bakåt. Ett, två, tre …

Svansen stannade.

Så tyst var det att man hörde diskmaskinen droppa i köket.

”{@A}”, viskade {child}. ”Det var det här. Det var det här den visste.”

# only-tonight
{@A} tittade på {pet}. {Pet} tittade på {@a}, med ett enda öga.

”Ja, antingen var det så att den visste”, sa {@a} långsamt. ”Eller så var det den som bestämde.”

{child} svarade inte. {child.He} hade redan somnat, med handen bakom ett mjukt öra.

{@A} stod kvar en stund och såg på dem. Sedan böjde {@a} sig ner.

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
{Pet} är en tax, och taxar är långa. {Pet} är så lång att det tar tid för saker att komma fram.
## if breed.Golden Retriever / breed.Cocker Spaniel / breed.Border Collie / breed.Australian Shepherd / breed.Siberian Husky
{Pet} är {a breed}. I så mycket päls tar det tid för saker att komma fram.
## if breed.Shih Tzu / breed.Yorkshire Terrier
{Pet} är {a breed}. I så mycket hår tar det tid för saker att komma fram.
## if breed.Poodle
{Pet} är en pudel. Det som ska till svansen måste runt alla lockarna, så det tar tid för saker att komma fram.
## if breed.Labrador
{Pet} är en labrador. Allting måste ta vägen om magen, så det tar tid för saker att komma fram.
## if breed.Beagle
{Pet} är en beagle. Nosen vill lukta på allting först, så det tar tid för saker att komma fram.
## if breed.German Shepherd
{Pet} är en schäfer, och schäfrar är noga. Det tar tid för saker att komma fram, för de blir kontrollerade på vägen.
## if breed.Bulldog
{Pet} är en bulldogg, och bulldoggar har aldrig bråttom. Det tar tid för saker att komma fram.
## if breed.Rottweiler
{Pet} är en rottweiler, och det är mycket hund. Det tar tid för saker att komma fram.
## if breed.Boxer
{Pet} är en boxer, och boxrar studsar. Det tar tid för saker att komma fram, för först ska de studsa färdigt.

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

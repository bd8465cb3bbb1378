title: Det en drake ligger på
title: Draken på presenterna
title: Skatt med snören på
guest friend: Tove (hon), Ivar (han)

% Den som ringer på och frågar är vännen; den äldre, där ingen vän är vald (@caller). Där båda är det kommer den äldre med tårtan.

# on-the-presents
När {child} kom ner på sin födelsedag [school: med papperskronan från {school}] låg det en drake på presenterna[pet.cat: , och på draken låg {pet}[!pet.known: , {child.his} katt]].[pet.dog:  {Pet}[!pet.known: , {child.his} hund,] hade försökt säga det sedan klockan fem.]

Draken var grön och lite längre än soffan. Den ruvade på högen, precis som en höna ruvar på ägg, och under armbågen stack det ut ett hörn blått papper. Det var det största paketet, och det såg ut att vara [sport: {@thing}|en brandbil]. [elder: Någonstans därunder låg det från {elder}[elder2:  och {elder2}].] Men [elder: inget av dem gick | det gick inte] att komma åt.

”Ursäkta”, sa {child}. ”De där är mina.”

”Mmm”, sa draken. ”Så prassliga.”

[pet.dog: {Pet} var {a breed}[age>=7 / !elder:  och mycket noggrann]. {Pet.He} luktade på hela draken[age>=7: , från den smala änden av svansen till den varma änden av nosen].[age>=7:  Sedan skällde {pet.he}, en gång. Vad var det {pet.he} hade sagt?]][pet.cat: {Pet} var {a breed} och inte rädd för någon. {Pet.He} [age<7: vände sig ett varv|promenerade på ryggen, från den smala änden av svansen till den varma änden av nosen,] och lade sig igen där det var varmast.][pet.other: {child} bar in {pet} för att visa.]

[elder & friend: {Elder.short} | [adult: {Adult} | Någon stor]] kom in med en bricka med tårta, tittade på draken och gick ut igen för att hämta en tårta till.

# get-up
{child} drog i det blå hörnet[pet.dog & age>=7:  och {pet} drog i svansen]. {child.He} fick loss hörnet och ingenting annat. {child.He} kittlade draken under vingen, men då blev den bara rosa och fnissade rök. [sport: {child.He} tog sats, som i {sport}, och studsade.] [elder & friend: {Elder.short} hämtade en korv, och {child} | {child.He} hämtade en korv och] höll fram den längst bort i rummet. Drakens tunga kom ut. Den fortsatte att komma ut. Den tog korven och åkte hem igen.[age>=7:  Resten av draken hade inte rört sig ur fläcken.] [pet.dog: {Pet}, som hade hoppats på den där korven, fick sätta sig ner.][pet.cat: {Pet}, som hade hoppats på en åktur, fick ingen.]

# why
Då ringde det på dörren.[pet.dog & age>=7:  {Pet} var först dit.] Det var [elder & !friend: {elder.short}, som kom för tidigt, för {elder.he} kunde inte vänta på att få se sin present öppnas. | [friend: {friend}[!friend.known: , {child.his} bästa vän,] | {friend} i huset bredvid,] som kom för tidigt, för presenten var så spännande att den inte gick att ha hemma.]

”Det ligger en drake på [elder & !friend: den|de andra]”, sa {child}.

”Varför då?” sa {@caller}.

[age>=7: Det hade {child} inte frågat. ]Så de gick in och frågade.

”För att jag är en drake”, sa draken. ”Drakar ligger på skatter.”

”Har du ingen skatt hemma?” sa {@caller}.

”Guld”, sa draken. ”Säckvis. Det är iskallt, och så hamnar det i armhålorna. Men i natt flög jag över [city: {city} | hustaken], och då såg jag det här i ert fönster. Skatt med kläder på. Med snören! Jag har aldrig sett någon klä på en skatt. Vad ska den vara till?”

# what-is-a-birthday
”Jag fyller år”, sa {child}.

”Vad är det?”

[age>=7: Det hade {child} aldrig behövt förklara förut. ”Det är den dagen man kom”, sa {child.he}. | ”Det är den dagen man kom”, sa {child}.] ”Alla är glada att man kom, och då får man saker, och så sjunger de.”

Draken öppnade båda ögonen.

”Hur vet de vilken dag det var?”

[adult: ”{Adult} var med”, | ”Det var ju folk där”,] sa {child}.[elder: 

”Och jag dansade runt i mitt kök[age>=7:  med telefonen]”, sa {elder.short}.]

”Jaha”, sa draken. ”Det var ingen med när jag kom. Först var det ett ägg, och sen var det bara jag.”

[pet.dog: {Pet} gick dit och lutade sig mot den. Så gjorde {pet.he} med alla som lät på det viset.][pet.cat: {Pet} började spinna, och det gjorde {pet.he} inte för vem som helst.] [pet.other: {child} höll {pet} lite närmare.]

”Då kan det ha varit vilken dag som helst”, sa {@caller} långsamt. ”Det kan ha varit i dag.”

# share-mine
{child} såg på det blå hörnet i sin hand. {child.He} hade väntat ett helt år på den här dagen, och när man är {age} är ett år fruktansvärt långt. Men en födelsedag är stor. Den håller på ända till läggdags. Det fanns nog plats i den.

”Du får dela min”, sa {child}. ”Men då måste du resa på dig.”

”Om jag reser på mig”, sa draken, ”är det någon som tar skatten då?”

”Ja”, sa {child}[age>=7: , för det var sant]. ”Jag. Men sen får du av mig.”

Draken funderade. Ingen hade någonsin gett den något. Sedan reste den sig, ett ben i taget[pet.cat: , och {pet} fick sin åktur].

# the-crackliest
Presenterna var platta och underbart varma. [athlete: Affischen med {athlete} hade fått fyra små hål. | ]

{child} sträckte sig efter den största. Men så ändrade {child.he} sig och klämde på allihop tills {child.he} hittade den som prasslade mest. [elder: Den var från {elder.short}[age>=7: . {child} tittade på {elder.him}, {elder.short} nickade], och {child.he} räckte den | Den räckte {child.he}] till draken[age>=7: , utan att ens veta vad som var i].

Draken öppnade paketet med två klor. Det var en randig pyjamas[elder: , och den hade {elder.short} sytt].

”Till mig?” sa draken. Den satte byxorna på huvudet, med ett horn i varje ben, och vägrade ta av dem. [elder: ”Den passar!” sa {elder.short}.] [school: Då fick den låna papperskronan också, ovanpå.] Och {child}, som hade varit lite orolig att det skulle vara [sport: {@thing} | brandbilen], blev också glad.

# candles
Sedan blev det tårta[pet.dog: , och korv till {pet}]. ”Ja, må de leva”, sjöng alla, för draken och {child} var ju två[pet.dog: , och {pet} ylade det som blev över]. [music: Draken ville ha {music} också.]

{child} tog ett djupt andetag och blåste ut alla ljusen och önskade sig något.

”Min tur”, sa draken och tog ett djupt andetag och blåste.

Då tändes alla ljusen igen.

Så {child} blåste ut dem, och draken blåste på dem. De höll på tills ljusen var slut, och {child} hade fått fler önskningar än {child.he} kunde hitta på. De sista tog {@caller} hand om.

# going-home
När det blev mörkt packade draken ihop pyjamasjackan, och allt presentpapper[pet.cat & age>=7: , när {pet} hade klivit ur det], och en bit tårta till senare.

”Ska du hem till ditt guld?” frågade {@caller}.

”Jag ska hem och putta ut det genom dörren”, sa draken. ”Det gör inget om någon tar det. En drake ligger bara på det den inte kan vara utan.”

Den stoppade in jackan under hakan och flög bort över skorstenarna.

# lying-on-me
På kvällen [athlete: hängde | ställde] [adult: {adult} | [elder: {elder.short} | någon]] [athlete: upp {athlete} på väggen, med hål och allt, och ställde] [sport: {@thing} | brandbilen] på hyllan där {child} kunde se den, och [adult & elder & pet.dog / adult & elder & pet.cat: {elder.short} ]pussade {child} god natt.

{@lies}

# @thing
{sport.thing}

# @caller
{friend}
## if elder & !friend
{elder.short}

# @lies
[adult: {Adult} | Den som sa det] var ganska trött efter all tårta och lade sig en liten stund på sängkanten.

”Du ligger på mig”, sa {child}.

”Mm”, sa [adult: {adult} | en sömnig röst] och låg kvar, precis där, hela natten.
## if elder & friend & !pet.dog & !pet.cat
{Elder.short} var ganska trött efter all tårta och lade sig en liten stund på sängkanten.

”Du ligger på mig”, sa {child}.

”Mm”, sa {elder.short} och låg kvar, precis där, hela natten.
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short} var ganska trött efter alla önskningar och lade sig en liten stund på sängkanten.

”Du ligger på mig”, sa {child}.

”Mm”, sa {elder.short} och låg kvar, precis där, hela natten.
## if pet.dog
Strax knarrade sängen. {Pet} klev upp och lade sig raklång på hela {child}[age>=7 / !elder: , från knäna till hakan].

”{Pet}”, sa {child}. ”Du ligger på mig.”

{Pet} suckade, djupt och varmt, och låg kvar, precis där, hela natten.
## if breed.Dachshund
Strax knarrade sängen. {Pet} klev upp och lade sig på hela {child}, på längden. Det räckte {pet.he} till.

”{Pet}”, sa {child}. ”Du ligger på mig.”

{Pet} suckade, djupt och varmt, och låg kvar, precis där, hela natten.
## if pet.cat
Strax kom {pet} upp i sängen, gick längs med hela {child} och lade sig på mitten.

”{Pet}”, sa {child}. ”Du ligger på mig.”

{Pet} spann så att de skakade båda två, och låg kvar, precis där, hela natten.

title: Alla betyder alla
title: Vem tog korvarna?
title: Fallet med det tomma fatet
guest friend: Tuva (hon), Malte (han)
guest hound: Bosse (han), Sigge (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som stekte dem (@a) är den äldre, annars {adult}, annars {minder}. Den som misstänks (@p) är familjens hund eller katt, annars vännens hund {hound}.
% Den artiga rösten i mörkret är mjuk och sömnig, båda gångerna. Låt dem som lyssnar komma på det före {child}.

# in-my-sleep
I kylskåpet stod ett helt fat med korvar. {@First} hade stekt dem till i morgon, då alla skulle till sjön[city:  utanför {city}].

”Ingen före i morgon”, sa {@a}[music:  och nynnade på {music}].

”Men de luktar så gott”, sa {child}. ”Jag skulle kunna äta dem i sömnen.”

{Friend}[!friend.known: , {child's} bästa vän,] skulle sova över och tyckte likadant. Och vid kylskåpsdörren satt {@pfirst} utan ett ord och bara andades in.

På morgonen var fatet tomt.

# proof
”{@p}!” sa {@a}. ”Din tjuv! I dag får du stanna hemma.”

{@guilty}

{child} blev så arg att nävarna knöt sig av sig själva.[school:  {@At-school} fick ingen straff utan bevis.] ”Det finns inga bevis!” sa {child.he}. ”Jag ska hitta den riktiga tjuven. Nu är jag detektiv, och jag misstänker alla.”

”Alla?” sa {@a}.

”Alla betyder alla”, sa {child}. ”Och den som har gjort det ska ner på knä och säga förlåt till {@p}.”

”Ät lite frukost först.”

”Jag är inte hungrig”, sa {child}. ”Konstigt. Jag är inte ett dugg hungrig.”

# find-the-thief
”{@p}”, sa {child}, ”sök upp tjuven!”

{@p} gick raka vägen ut ur köket, genom hallen och in i {child's} rum. {@Goes}

”Nej, nej”, sa {child}. ”Du ska inte sova. Du ska söka upp tjuven!”

{child} tog med {@p} till köket igen. {@p} gick raka vägen tillbaka till {child's} säng.

”{@He} förstår inte”, sa {child}. ”Vi får göra det själva.”

{@p} tittade på {child.him}, jättelänge.

# ketchup
På kylskåpet satt ett rött märke efter någons tumme. {child} luktade på det.

”Ketchup”, sa {child.he}. ”Har {@p} tummar?”

”Nej”, sa {@a}.

”Brukar {@p} ta ketchup?”

{@A} fick tänka efter. ”Nej”, sa {@a}. ”Aldrig.”

”Då var det en människa. Vad gjorde du i natt?”

”Sov.”

”Vem säger det?”

”Ni hörde väl att jag snarkade”, sa {@a}, lite sårad.[elder2: 

”Det gjorde jag”, sa {elder2.short}.

”Vad gjorde du själv?” frågade {@a}. |  ”Vad gjorde du själv?”]

”Sov”, sa {child}. ”Hela natten.”[pet.other: 

{Pet} förhördes också, för alla betyder alla. {Pet} hade ingenting att säga.]

# a-polite-voice
Det fanns röda droppar på golvet, hela vägen från köket till {child's} rum. De slutade på mattan mellan {child's} säng och madrassen där {friend} hade legat. Långsamt vände sig {child} om.

”Vad gjorde du i natt, {friend}?”

”Sov”, sa {friend}. ”Men en gång vaknade jag, för det var någon som pratade i mörkret. ’Och lite ketchup, tack’, sa den. Väldigt artigt.”

”Vems röst var det?”

”Din, tyckte jag.”

”Jag sov ju!” sa {child}. ”Det där hittar du på. Det var du!”

{friend} slutade le. ”Tror du att jag ljuger för dig?”

”Alla betyder alla”, sa {child}.

{Friend} rullade ihop sin sovsäck utan ett ord, gick ut i hallen och började ta på sig skorna.

# under-the-pillow
Så var fallet löst.[athlete:  {child} borde ha känt sig som {athlete}.] Men det gjorde ont i magen på {child}, som om {child.he} hade svalt en sten.[sport:  Det var mycket värre än att förlora i {@game}.] ”Sök upp tjuven”, viskade {child.he} en sista gång, fast det var för sent.

{@help} Den var biten i ena änden, och det var ketchup på den.

{child} tittade på korven. Sedan tittade {child.he} på sin egen tumme. Den var röd. Och {child.he} var inte hungrig, och någon i mörkret hade sagt ”tack”, och {child.he} skulle kunna äta dem i …

”Åh nej”, sa {child}.

# nobody-would-know
Ingen annan hade sett det. Om {@p} fick den korven skulle den vara borta i en tugga, och ingen skulle någonsin få veta. Men då skulle {@p} vara en tjuv för alltid, och {friend} en lögnare.

{child} höll den i en hand som skakade. {@p} tog den inte. {@p} bara tittade på {child.him} och väntade.

Ute i hallen knarrade ytterdörren.

”Stopp!” ropade {child} och sprang ut med korven högt upp i luften. ”Jag har hittat tjuven!”

”Vem är det?” frågade {@a}.

Det satt fast i halsen och måste knuffas ut. ”Alla betyder alla”, sa {child}. ”Det var jag.”

# the-thief
”Men du sov ju”, sa {friend}.

”Ja”, sa {child} ynkligt. ”Jag gjorde det i sömnen.”

{friend} tittade på korven. Det började rycka i mungiporna. ”’Och lite ketchup, tack’”, sa {friend}. ”Jag visste att det var du! Men du var så artig att jag blev osäker.”

Och sedan skrattade de tills de fick sätta sig bland skorna.

”Förlåt att jag inte trodde dig”, sa {child}.

Sedan gick {child} ner på knä. ”Förlåt, {@p}. Du sa det två gånger.”

{@p} tänkte på saken. Sedan slickade {@he} {child's} tumme ren och tog korven, mycket artigt.

# wide-awake
De köpte nya korvar och åkte till sjön, allihop, med {@p} först. När det började skymma räckte {@a} fram den första korven på en pinne. Men {@a} släppte den inte.

”Är du vaken?”

{friend} nöp {child} i armen för att kolla.

”Aj”, sa {child}. ”Ja.”

Vattnet låg blankt. {@p} hade lagt sig över {child's} fötter. {child} sa tack och tog lite ketchup, och sedan åt {child.he} sin korv, långsamt och klarvaken.

# @pfirst
{hound}, {friend's} hund,
## if pet.dog
{pet}[!pet.known: , {child's} hund,]
## if pet.cat
{pet}[!pet.known: , {child's} katt,]

# @p
{hound}
## if pet.dog / pet.cat
{pet}

# @he
{hound.he}
## if pet.dog / pet.cat
{pet.he}

# @guilty
{hound} såg skyldig ut. Men det gjorde {hound.he} varje morgon.
## if pet.dog
{Pet} såg skyldig ut. Men det gjorde {pet.he} varje morgon.
## if pet.cat
{Pet} fortsatte att tvätta en tass. Det ser alltid skyldigt ut.

# @Goes
Där hoppade {hound.he} upp i sängen och satte sig.
## if pet.dog
Där hoppade {pet.he} upp i sängen och satte sig.
## if pet.cat
Där hoppade {pet.he} upp i sängen, satte sig på kudden och gick inte att rubba.

# @help
{hound} hoppade upp i sängen igen, tog {child's} kudde mellan tänderna och drog. Ut på golvet rullade en korv.
## if pet.dog
{Pet} hoppade upp i sängen igen, tog {child's} kudde mellan tänderna och drog. Ut på golvet rullade en korv.
## if pet.cat
{Pet} satt kvar på {child's} kudde. Nu stack {pet.he} in en tass under den, så långt det gick, och krafsade runt. Ut på golvet rullade en korv.

# @At-school
{At school}

# @game
{sport}

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

title: Någon därute
title: Tre toner upp och en lång ner
title: Nu när alla var inne
guest friend: Mira (hon), Elis (han)
guest pet: Bosse (han), Tyra (hon)
guest elder: Birgit (hon), Gunvor (hon)

% {elder} är familjens egen, annars en gammelmoster. {pet} är familjens, annars vännens hund; en katt i hundens ställe: @whose, @barking, @look, @stray, @gate. Vargen är hon. Läs de två ylen långsamt, och yla gärna det första med barnet.

# at-seven
Varje kväll klockan sju gick {@elder} ensam ner till bortersta boden och spelade trombon. Och varje kväll den veckan, när {elder.he} hade spelat färdigt, ylade en varg.

På söndagen ylade hon uppe på åsen. På måndagen var det i skogsbrynet. På tisdagen såg {child} och [!friend.known: {child.his} bästa vän ]{friend} henne från sovrumsfönstret, långbent och mager, där hon gick runt, runt boden i skymningen med sänkt huvud.[school:  De sa det inte till någon {at school}.]

# a-van
”Det kommer en bil”, sa {elder} på onsdagen och la på luren. ”I morgon bitti, med en bur. De säger att en varg som går så här nära inte är frisk.”

{child} kunde inte äta. {Child.He} ville ha vargen tillbaka över åsen, i säkerhet, innan bilen kom.

{friend} ville spela in henne först. {Friend.He} hade mikrofon med sig, men hittills hade den bara fått in blåst[music:  och {music}].

# sausages
”Hon är hungrig”, sa {friend}. ”Det är därför hon kommer. Får hon mat så går hon.”

Så klockan halv sju kastade de ut en lång rad korvar genom sovrumsfönstret[athlete: , i ett kast värdigt {athlete}]. {@Whose} kom utspatserande från köket, åt upp dem och spatserade in igen.

# the-cap
Klockan sju satte {elder} på sig mössan. Förr hade {elder.he} övat i finrummet, men folk hade haft synpunkter[sport: , mest när det var {sport} på teve]. En del av synpunkterna var {child's}[adult: , och resten var {adult's}]. Så nu spelade {elder} ensam, med stängd boddörr, för att inte vara till besvär.

{Elder.He} bar trombonen nerför stigen. Melodin började, långsam och sorgsen, tre toner uppåt och en lång ton ner. {child} och {friend} och {pet} låg på knä vid fönstret i skymningen.

# the-wrong-way
Vargen kom ut ur skogen. Hon gick runt bakom boden och tillbaka, runt och tillbaka. Hon såg inte åt hönsen. Hon såg inte ens åt den sista korven, som hängde i rosenbusken.

{@Barking} Men {pet.he} höll hakan platt mot fönsterbrädan, alldeles tyst, med ögonen på boden.

”{Pet} tittar åt fel håll”, viskade {friend}.

{@Look}

”Så där gör {pet.he} bara när det fattas någon”, sa {child}.

# the-same-tune
Trombonen tystnade. Vargen lyfte huvudet och ylade. {Friend} spelade upp det {friend.he} hade spelat in. Först kom {elder}, tunn och sprakig. Sedan kom vargen.

”Det är samma”, sa {friend}. ”{Child}, det är samma melodi! Hon ylar inte åt oss. Hon svarar!”

{child} såg på det lilla upplysta bodfönstret. Runt, runt gick vargen. {@Stray}

”Hon är inte hungrig”, sa {child}. ”Hon hör någon ropa, varje kväll, och ingen som kommer. Hon tror att {elder.he} har gått vilse. Hon är här för att hämta {elder.him}.”

# on-the-bed
När vargen hade dragit sig in bland träden kom {elder} uppför trappan med trombonen under armen. De berättade, båda på en gång. {Elder} satte sig på sängen.

”Mig?” sa {elder.he}. ”Jaha. Så långt har ingen kommit för att höra den förut.[elder2:  Inte ens {elder2}.]”

”Du kan ju sluta spela”, sa {friend}.

”Då tror den stackarn att det är slut med mig. Då går hon aldrig härifrån.” {Elder} torkade av munstycket med tummen. ”När jag var liten blev jag kvar ensam på ett fjäll, i dimma. Jag var inte rädd när jag hörde dem ropa på mig. Rädd blev jag när jag bara hörde en av dem.”

”Det är ju det”, sa {child}. ”När man är en som ropar har man kommit bort. Är man många är man bara hemma.”

# at-the-window
{Child.He} öppnade fönstret. {Elder} stod i mitten, så att draget på trombonen fick plats. {Elder.He} spelade tre toner upp och en lång ton ner. På den långa tonen la {child} huvudet bakåt och ylade. {Friend} la mikrofonen på sängen utan att sätta på den, och så ylade {friend.he} också.

Borta bland träden tog en grå skugga ett steg fram, och stannade. Hon trodde dem inte. {child} såg det på henne.

”En gång till”, sa {child}.

De gjorde om det. {Pet} reste sig. {Pet.He} såg på {child}, och på {friend}, och på {elder}, längs hela raden, som när man räknar. {Pet.He} hade aldrig ylat i hela sitt liv. {Pet.He} ansåg att det var ohyfsat. {Pet.He} blundade, och ut ur {pet.him} kom ett förfärligt, darrigt, rostigt läte, som gick upp tre gånger och kom ner en lång bit.

# over-the-ridge
Vargens öron åkte fram.

Hon stod och lyssnade på dem alla fyra, ända till slutet. Sedan satte hon sig i det blöta gräset och kliade sig, som någon som har oroat sig i flera dagar och äntligen har fått besked. Hon ylade en gång, ganska kort. Och så vände hon och lunkade upp genom skogen i godan ro, och det sista de såg av henne var uppe på åsen, på väg över.

På morgonen kom bilen med buren[adult: , vände där {adult} pekade] och [city: for tom tillbaka till {city} | for sin väg tom]. {@Gate}

# a-chair
På torsdagskvällen, klockan sju, satte {elder} på sig mössan, tog trombonen och gick stigen ner till bortersta boden.

Där stod en stol bredvid pallen. På stolen satt {child}. Och {pet} la sig tvärs över dörröppningen, nu när alla var inne.

# @elder
{child's} gammelmoster {elder}
## if elder
{elder}

# @whose
{Pet}, {friend's} hund,
## if pet.dog
{Pet}, {child's} hund,
## if pet.dog & breed
{Pet}, {child's} {breed},
## if pet.cat
{Pet}, {child's} katt,

# @barking
{Pet} tittade på. {Pet.He} borde ha skällt så att taket lyfte, {pet.he} som skällde på brevbäraren, och på limpor.
## if pet.cat
{Pet} tittade på. {Pet.He} borde ha legat under sängen, {pet.he} som gömde sig för brevbäraren, och för limpor.

# @look
{child} kände igen den blicken. Den fick {pet} på promenader, när någon stannade för att knyta skon och {pet.he} inte kunde gå vidare förrän {pet.he} hade fått ihop alla.
## if pet.cat
{child} kände igen den blicken. Den fick {pet} vid läggdags, när någon stod kvar och borstade tänderna och {pet.he} inte kunde lägga sig förrän {pet.he} hade fått ihop alla.

# @stray
Precis så gjorde {pet} med den som hade kommit bort.
## if pet.cat
Precis så gjorde {pet} utanför badrummet, när någon hade låst dörren.

# @gate
I grinden skällde {pet} på den.
## if pet.cat
Från grindstolpen fräste {pet} åt den.

title: Det här är väl ditt?
title: Fel adress
title: Trettio meter, i min ålder
guest friend: Mirjam (hon), Rakel (hon)
guest berndt: Berndt (han), Sivert (han)

% Sjöjungfrun har inget namn. Den som gäddan var: {friend}; morfadern är bara en påhittad väns. Tävlingen leder {berndt}, eller den mor- eller farförälder som är vald. Strumpan är hundens; katten är där fisken är. Hamnen heter Sundby.

# with-a-bang
Sjöjungfrun la upp pokalen på bryggan med en smäll.

”Det här är väl ditt?” sa hon.

{child} stirrade. Sjöjungfrun var inte som på bilder. Hon var bred över axlarna, hade grått hår i en knut, och runt halsen hängde ett par läsglasögon i ett fisknät. Armbågarna hade hon på bryggkanten, som någon som väntar i en kassa.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] slickade på den ena armbågen.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] kände lukten av fisk och gick så nära {pet.he} vågade.]

”Det står {child} på den”, sa hon. ”Bästa fiskare, Sundby hamn. Den låg på fyra meter, rakt i min rabatt.”

”Jag … tappade den.”

”Jaha. Då var det tur att jag städar på tisdagar.” Hon nickade och sjönk, utan ett plask.

{child} satt kvar och kände sig sjuk. {Child.He} hade inte alls tappat den. {Child.He} hade kastat den så långt {child.he} orkade.

# the-pike
Alla i hamnen visste att {child} hade fått den största gäddan på lördagens tävling. Alla utom två. Och de två var {child} och [friend: {friend}, {child.his} bästa vän|{friend}].

Det var {friend} som hade fått den, på sitt eget spö. Men just då ropade [friend: gamle Arvid|hennes morfar] på hjälp med båten. ”Håll den åt mig”, hade {friend} sagt, och sprungit. Så när [elder: {elder} | {berndt}], som ledde tävlingen, kom med vågen stod {child} där med gäddan i famnen. ”Nej men, {child}!” hade {@judge} ropat. Alla hade klappat[elder: , och {elder.short} hade satt upp en hylla till pokalen]. Och {child}, som aldrig hade vunnit någonting[school: , inte ens {at school}], hade inte sagt någonting.

{Friend} hade inte heller sagt någonting. Inte till {@judge} och inte till {child}. Inte på tre dagar.[pet.cat:  Och {pet}, som hade sett den gäddan komma upp, hade sovit alla tre nätterna på {friend's} trappa.]

# thursday
På onsdagen gick {child} längst ut på piren och kastade pokalen igen[pet.dog: , med ett stadigt tag om {pet} så att {pet.he} inte skulle hämta den].

På torsdagen köade {child.he} för glass[sport: , på väg att {play sport}], när det knackade under kajen.

”Det här är väl ditt?” sa sjöjungfrun och sträckte upp pokalen mellan två badstegar. Hon hade tång i knuten. ”Du är en slarver, du.”

”Du behöver verkligen inte”, viskade {child}.

”Inte behöver! Vet du hur det såg ut där nere innan jag tog tag i saken? Cyklar! Löständer! En hel trombon! Men jag har lämnat tillbaka alltihop. Det som hamnar fel ska hem.” Hon satte på sig glasögonen och tittade på {child}. ”Du ser hängig ut. Fick du lunch?”

# thirty-metres
På fredagen la {child} pokalen i en strumpa, [pet.dog: den som {pet} brukade sova med, ]tillsammans med två stenar,[pet.other:  så att bara {pet} såg det,] och släppte ner den från [elder: båten medan {elder.short} var upptagen med näten | {berndt's} båt när de var ute och drog upp nät]. Där var det trettio meter djupt. Den sjönk fort. {child} väntade sig att bli lätt i magen. Det blev {child.he} inte.

# the-festival
Och så kom lördagen, med hamnfest. Hela Sundby var där[city: , och folk ända från {city}]. Dragspelsklubben spelade[music:  {music}], {@judge} stod på en trälåda med mikrofonen,[elder2:  {elder2} stod i kön till korven,] och {friend} satt på räcket [!friend & !pet.cat: bredvid sin morfar ][pet.cat: bredvid {pet} ]och tittade åt ett annat håll.

”Och nu”, sa {@judge}, ”vill jag att vår mästare kommer upp och visar sin pokal! {child}! Var har du den?”

”Hemma”, sa {child}.[elder: 

”På sin hylla”, upplyste {elder.short} hela Sundby.]

# on-her-back
Vattnet delade sig mitt i hamnbassängen.

Dragspelen dog, ett efter ett. Sjöjungfrun kom simmande på rygg med pokalen på magen, andfådd och röd i ansiktet. Hon hävde sig upp vid kajen så att hela den stora, mörka stjärten syntes, [pet.cat: vilket inte gick {pet} förbi, ]och ställde pokalen framför {child's} fötter. Strumpan hängde på som en mössa.[pet.dog:  {Pet} kände igen den och viftade.]

”Trettio … meter”, flåsade hon. ”I min ålder. Det här … är väl … ditt?”

# no
Hundra människor höll andan. {child} såg att hon hade skrapat upp ena armbågen. För {child's} skull hade hon varit nere på trettio meter, och hon såg så nöjd ut.

{child} kunde säga ja. {Child.He} hade sagt det hela veckan. Det var bara ett pyttelitet ord till.

”Nej”, sa {child.he}.

”Va?” sa sjöjungfrun.

”Nej!” Det blev högt, för {@judge} hade hunnit fram med mikrofonen. ”Den är inte min. Det var {friend's} gädda. Jag bara höll den. Jag sa inget när ni trodde fel, och sen blev det för sent, och sen slängde jag den i sjön. Tre gånger.”[elder: 

{Elder.short} sänkte mikrofonen.]

# wrong-address
Sjöjungfrun tog sakta av sig glasögonen.

”Tre gånger”, sa hon, ”har jag simmat till fel adress?”

”Ja.”

”Men käraste unge. Varför sa du inte det? Jag simmar ju lika gärna till {friend}!”

Någon fnissade till. Det var {friend}. {Friend.He} hade inte tänkt göra det, det syntes, och blev sur igen direkt efteråt. Men {friend.he} hoppade ner från räcket.

# five-steps
{child} tog upp pokalen med båda händerna. Det var fem steg bort till {friend}, och de var långa.

”Det här är väl ditt?” sa {child}.

{Friend} vände och vred på den. Sedan drog {friend.he} av strumpan och höll den mellan två fingrar.

[pet.dog: ”Och det här är väl ditt”, sa {friend} till {pet}, som tog strumpan och la sig på den. ”Du var dum, {child}.” | ”Strumpan är i alla fall din”, sa {friend}. ”Du var dum.”]

”Jag vet.”

”Jättedum. Jag väntade varje dag på att du skulle säga det.”

”Jag vet. Förlåt.”

{Friend} tänkte efter en stund. ”Du får håva åt mig i morgon. Hela dagen. Och rensa.”[pet.cat:  {Pet} kom och satte sig mellan dem, för säkerhets skull.]

”Okej”, sa {child}, och då blev det äntligen lätt i magen.

# one-more-thing
När lyktorna tändes och dragspelen hade kommit i gång igen satt de på bryggan med varsin korv[pet.cat: , {pet} med lite av bådas,] och fötterna ovanför vattnet[pet.dog: , och {pet} på sin strumpa].[elder:  Hyllan satt bara med två skruvar, sa {elder.short}, och kunde lika gärna hänga hos {friend}.] Det porlade till. En grå hårknut kom upp, och under den sjöjungfrun, med något blått och sladdrigt i handen.

”En sak till, när jag ändå håller på”, sa hon. ”Låg bakom fyren. Det här är väl ditt?”

Det var {child's} keps, den som blåste av i fjol somras, den bästa keps {child.he} någonsin hade haft[athlete: , med {athlete} på].

”Ja”, sa {child}. ”Den är min.”

{Child.He} satte den på huvudet, genomblöt som den var, och lät det rinna.

# @judge
{berndt}
## if elder
{elder.short}

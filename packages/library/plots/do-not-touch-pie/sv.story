title: Rör inte pajen
title: Du är senapen
title: In och ut på nittio sekunder
guest friend: Amina (hon), Ravi (han)
guest elder: Valle (han), Rune (han)
guest peg: Greta (hon), Maj (hon)
guest jean: Ulla (hon), Inga (hon)
guest keeper: fru Malm (hon), fru Sandell (hon)

% Kuppen är mormors eller farfars, annars är {elder} en granne. {peg} är en syster, så att inget sägs om familjens andra. {keeper} talar som om hon stämplade.

# given-away
{child} hade gett bort {elder’s} kakburk, och {elder.short} visste det inte. I måndags hade den stått på {elder.his} köksbord[!elder:  i huset bredvid], bredvid sakerna till loppisen, så {child} hade burit ner den till [city: lokalen | bygdegården] tillsammans med allt det andra[school: , direkt efter {school}].

Det var inga kakor i burken. I den sparade {elder.short} alla lappar från sin syster {peg}. ”Är hos {jean}. Pajen står på bänken. Rör inte pajen.” {peg} var död nu, så det skulle inte komma några fler.

# a-heist
”Gå dit och be att få tillbaka den då”, sa {friend}[!friend.known: , som var {child’s} bästa vän].

”Av {keeper}?” sa {child}. {Keeper} höll i loppisen, [city: den strängaste {in city}, ]och hon hade aldrig släppt ifrån sig en pryl före klockan tio på lördagen. En gång hade prästen råkat lämna in sin egen rock, och då fick han köa för att köpa tillbaka den.

”Då blir det en kupp”, sa {friend} glatt. {Friend.He} hade sett varenda kuppfilm som {friend.he} fick se, och två som {friend.he} inte fick. ”Vi måste vara tre. Jag är hjärnan, du är händerna. Vem känner vi som kan köra?”

De tittade ut genom fönstret. {Elder.short} kom sakta längs bönorna, på en lånad permobil.

{child} mådde illa, men {friend} var redan ute.

”En kupp?” sa {elder.short} och ställde ner vattenkannan. ”Vad är det vi ska ta?”

”En burk”, sa {friend}. ”Det är säkrast att du inte vet mer.”

”Alldeles riktigt”, sa {elder.short}. ”Jag har väntat i hela mitt liv på att någon skulle fråga mig det här.”

# pepper
Samma kväll dukade {elder.he} upp hela planen på köksbordet.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] satt därunder och ville att något skulle ramla ner.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] satt därunder och ville att något skulle ramla ner.][pet.other:  Hemma väntade {pet} på sin mat.]

”{Keeper} är ketchupen”, sa {elder.he}. ”Hon sitter vid dörren, här. {Friend}, du är senapen. Du ser till att ketchupen pratar. {Child}, du är pepparn. [sport: Du kan {play sport}, så du | Du] går in genom serveringsluckan. In och ut på nittio sekunder, och jag står vid bakdörren med motorn i gång.”

”Den går på el”, sa {friend}.

”Då får jag väl brumma”, sa {elder.short}.

{child} såg på hyllan ovanför huvudet på {elder.short}. Där fanns en rund, ren fläck i dammet. {Child.He} hade ställt tekannan på den, för att ingen skulle märka något. ”{Elder.short}”, började {child.he}, men tungan hade fastnat i gommen.

”Ja, Pepparn?” sa {elder.short}.

”Inget”, sa {child}.

# half-past-nine
På lördagen, klockan halv tio, bad {friend} {keeper} berätta loppisens hela historia.[elder2:  {Elder2} stod redan först i kön utanför och ville ha en nalle.] {child} gled in genom serveringsluckan och kröp under borden tills {child.he} fick syn på burken, bredvid [athlete: en mugg med {athlete} på och ]en nalle med bara en arm. {Child.He} drog ner burken under duken. Den vägde ingenting alls.

{Child.He} tog av locket. Burken var tom.

Utanför bakdörren brummade {elder.short}[music:  på {music}].

# at-ten
Då stannade två bruna skor framför näsan på {child}, och duken åkte upp.

”Vi öppnar”, sa {keeper}, ”klockan tio.”

Bakom henne stod {friend} med båda händerna i vädret. ”Alltihop var min idé”, sa {friend.he}. ”{Child} är bara pepparn.”

Och nu dök {elder.short} upp i serveringsluckan, för det hade gått bra mycket mer än nittio sekunder. ”Har vi den?” sa {elder.he}.

{child} kröp fram med burken tryckt mot tröjan. {Friend} kom och ställde sig så nära att deras armbågar möttes.

”Säg det till {elder.him}”, mumlade {friend.he}. ”Allt det andra kan jag göra, men inte det.”

# not-in-it
Då vände sig {child} mot luckan och höll upp burken med båda händerna.

”Den är din”, sa {child.he}, och rösten kom ut alldeles sned. ”Jag gav bort den. Jag trodde att den skulle till loppisen. Jag har vetat det i hela veckan och inte vågat säga något, och nu har jag fått tag i den, och så är {peg} inte i den.”

{Elder.short} såg på burken.

”Jag visste att den var borta”, sa {elder.he}. ”Jag dricker ju kaffe med den där burken, {child}. Och så stod det en tekanna där i stället. Det hade {peg} aldrig gått med på.”

”Varför sa du ingenting?”

”Jag skulle precis. Då frågade ni om jag ville vara med på en kupp.”

{Keeper} fnös. Hon tog upp en tjock bunt papper ur sin handväska.

”Jag går igenom allt”, sa hon. ”Sådana här ger ingen bort med flit. Jag har haft dem i väskan sedan i måndags och väntat på att någon skulle komma och fråga.”

”Fråga?” sa {friend}. ”Kunde vi bara ha frågat?”

{Elder.short} tog emot bunten genom luckan. {Elder.He} läste den översta lappen och skrattade, och sedan fick {elder.he} ta till ärmen.

# faster
”Burken”, sa {keeper}, ”kostar fem kronor.”

{Elder.short} såg på henne. Sedan såg {elder.he} på {child}.

”Nu sticker vi!” sa {elder.he}.

Permobilen gick för fullt, och det var sex kilometer i timmen. {child} och {friend} klev på vid ena sidan, och vid den andra gick {keeper} med handen framsträckt.

”Fortare!” ropade {friend}.

”Det här är fortare”, sa {elder.short}.

Vid kyrkan blev de omkörda av en barnvagn. Vid brevlådan råkade {keeper} komma före, och hon fick vänta på dem. I hörnet betalade {elder.short}.

# not-one
På söndagen bakade {child} och {elder.short} en paj, och burken stod på hyllan igen.[elder2:  {Elder2} sydde dit en ny arm på nallen.][pet.dog / pet.cat:  Lite pajdeg ramlade ner, och {pet} var på plats.][pet.other:  {Pet} hade fått mat för länge sedan.]

”Lät du dem vara i fred någon gång?” frågade {child}. ”Pajerna?”

”På femtio år?” sa {elder.short}. ”Inte en enda.”

Innan {child} gick ut skrev {child.he} en lapp och lade den på köksbordet. ”Är hos {friend}. Pajen står på bänken. Rör inte pajen.”

När {child.he} kom tillbaka fattades det en bit, och lappen låg i burken.

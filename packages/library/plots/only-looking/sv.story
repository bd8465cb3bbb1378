title: Bara titta
title: Tittbänken
title: Det där är Susanne
guest bell: Bengt (han), Torvald (han)
guest otis: Otto (han), Dante (han)
guest bibi: Bibbi (hon), Tuva (hon)
guest gravy: Grädde (han), Sylte (han)
guest minder: Gunilla (hon), Birgitta (hon)

% {gravy} är ett marsvin, och {otis’s} docka heter Susanne. Den som följer barnet dit: {@m}. En vän som är vald går där redan.

# not-stopping
Första dagen på förskolan[city:  {in city}][school: , precis bredvid {school},] ville {child} inte ta av sig jackan.

”Jag ska inte stanna”, sa {child.he} till mannen som öppnade dörren. ”Jag ska bara titta.”

Mannen hette {bell}. Han skrattade inte, och han sa inte ”seså”.

”En tittare!” sa han. ”Äntligen. Vi har byggare. Vi har målare. Vi har två stycken som bara håller på med dinosaurier.[sport:  Vi har en som kan {play sport}.][music:  Vi har en som sjunger {music} hela dagarna.] Men vi har ingen som tittar.”

# a-looker
Han ställde en liten bänk mot väggen. ”Det här är tittbänken. Härifrån ser man allting.”

Sedan var {@m} tvungen att gå. I magen kändes det som en hiss på väg ner. Men {child} satte sig på bänken, med jackan knäppt ända upp, och tittade.

# the-bench
En pojke som hette {otis} körde en dockvagn runt, runt[athlete: , lika fort som {athlete}]. En flicka som hette {bibi} hade målat ett knä blått.[friend:  Och där var {friend}[!friend.known: , {child's} bästa vän,] som byggde ett slott och lämnade plats.] På hyllan stod en bur med hö i, och en skylt med en bild på ett tjockt brunt marsvin.

”Det är {gravy}”, sa {bell}.

”Vill du måla knäet?” sa {bibi}.

”Nej tack”, sa {child}. ”Jag ska bara titta.”

{Bibi} målade sitt andra knä.

{child} tittade på vem som hade de röda klossarna. {Child.He} tittade på {otis}, som gick runt, runt. {Otis} hade satt en spetsmössa på bebisen, och hela tiden böjde han sig ner och pussade den.

# empty
Då gick {bell} för att ge {gravy} hans morot.

Buren var tom.

”Åh nej”, sa {bell}. ”Åh nej, åh nej. Stilla allihop. {Gravy} har rymt!”

# has-anybody
{Bibi} började storgråta. De letade i sandlådan. De letade i stövlarna. {Bell} la sig på magen och stack in hela huvudet under skåpet, och sedan fick han inte ut det igen.

”Har någon sett honom?” sa {bell} under skåpet. ”Är det någon som har tittat?”

{child} satte sig alldeles rak. Hjärtat sa dunk.

”Jag”, sa {child.he}. ”Jag har tittat.”

Alla vände sig om.

# i-have
{child} gled ner från bänken. {Child.He} gick rakt över hela mattan, fram till dockvagnen, och vek undan filten.

Där låg bebisen, i vit spetsmössa. Den hade morrhår. Den tuggade på bandet.

”Det är {gravy}”, sa {child}.

”Det är Susanne”, sa {otis}.

{Bell} for ut från skåpet. Susanne tittade på honom och sa pip.

Då skrattade alla så att de fick sätta sig där de stod, till och med {otis}.[friend:  {Friend} satte sig i slottet.]

# off-came-the-coat
Men {gravy} tyckte inte om allt ljud. Han hoppade. Han for ur mössan och ut över kanten, och {child} tog emot honom. Han darrade i hela kroppen.

”Schh”, sa {child}. ”Det är ju bara din första dag i vagnen.”

Så knäppte {child.he} upp knapparna, en, två, tre, fyra, och tog av sig jackan och lindade den om honom, tills bara nosen stack ut. Då slutade han darra. Han blundade.

”Ni får klappa honom”, sa {child}. ”En i taget.[pet:  Jag vet hur man gör. Jag har {pet}.]”

# castle
Efter maten skulle det byggas ett slott, med en säng till Susanne högst upp. {child} höll på med taket[elder: , så som {elder}[elder2:  och {elder2}] hade lärt {child.him},] när {@m} kom.

”Jag kan inte gå än”, ropade {child}. {Child.He} hade ingen jacka på sig, och ett blått knä. ”Jag har en kloss kvar.”

”Ingen fara”, sa {@m} och satte sig på den lilla bänken vid väggen, med knäna under hakan.

# only-looking
”Vill du vara med?” sa {bibi}.

”Nej tack”, sa {@m}. ”Jag ska bara titta.”

# @m
{minder}
## if adult
{adult}

title: {Theme}. Får ej vidröras
title: {Theme}, en vecka i glasmontern
title: Detta är en vante
title: Den andra vanten
title: Det viktigaste (ej återfunnet)
guest desk: Birger (han), Stellan (han), Göran (han)
guest rival: Iris (hon), Tyra (hon), Svea (hon)

# case
På biblioteket står en glasmonter med egen lampa. Den får man låna en vecka i taget, precis som en bok, fast man får
inte ta hem den.

Skedarna från fyrtioen städer hade just åkt hem. Nu lyste lampan på ingenting, mycket omsorgsfullt.

## or
Lampan i bibliotekets glasmonter lyste på ingenting, mycket omsorgsfullt.

Förra veckan hade den lyst på skedar från fyrtioen städer, men skedarna hade åkt hem, och montern var ledig. Den fick
man låna en vecka i taget, precis som en bok, bara man inte tog hem den.

# form
{Child} [friend: och {friend} ]hade kommit för att låna en bok om en viss sak. {Desk} i disken letade i elva minuter.
Det som fanns var utlånat, och resten var inte skrivet.

”Då är det något som fattas”, sa {child}, och lånade montern i stället.

På blanketten skrev {child}: //
{Theme}

{Desk} läste det två gånger. ”Hur mycket plats tar det?”

”Hur mycket finns det?”

”Två hyllor.”

”Då tar det två.”

[adult & age>=9: ”Ansvarig för vad?” frågade {adult}, som skulle skriva under, och läste, och skrev under ändå.]

## or
{Child} [friend: och {friend} ]frågade efter en bok om en viss sak. Datorn föreslog en om kakel. {Desk} i disken gick
ner i källaren och kom upp igen med damm på slipsen.

”Då är det något som fattas”, sa {child}. ”Är montern ledig?”

Det fanns en blankett för det. Överst skrev {child}: //
{Theme}

”Ska det vattnas?” läste {desk} ur den.

”Nej.”

”En hylla, eller båda?”

”Finns det tre?”

”Två.”

”Då får det gå.”

[adult & age>=9: Vid raden Värde tänkte {adult}, som skulle skriva under, en god stund och skrev: Ja.]

# rule
Bakom ryggen rasslade ett måttband. I andra änden stod {rival}, som hade tvåhundratolv suddgummin och var näst på tur.

”Har ingen skrivit om det i besöksboken på tisdag kväll får jag montern”, sa hon. ”Det står i reglerna.”

{Desk} nickade sorgset.

# labels
Nu fattades bara sakerna.

”Ingen tittar på sakerna”, sa [friend: {friend}|{child}]. ”Man tittar på lapparna. En sten är bara en sten, tills det
står var den låg.”

Så på måndagen stod det överst i montern: {Theme}. Får ej vidröras. Och därunder, med var sin lapp:

Vante, grön med röd tumme. Den andra är kvar där. //
Termos[elder: , utlånad av {elder}]. Bucklan kom på hemvägen. //
[sport: Från {sport}: {sport.thing}. Användes i pausen. //
][pet: Porträtt av {pet}. Vittne. Säger ingenting. //
]Tom plats. För det viktigaste. Ej återfunnet.

Vanten var {child's} egen, och den andra hade varit borta sedan i vintras. [age>=9: Lapparna sa inget som inte var
sant. De sa bara inte allt.]

# monday
Den dagen stannade en enda person, en man i hatt. Han läste alla lapparna, tog pennan och skrev i besöksboken: Var är
toaletten?

”Räknas det?” frågade [friend: {friend}|{child}].

”Tyvärr”, sa {desk}.

## or
Den dagen stannade en enda person, en dam med två kassar. Hon läste alla lapparna och skrev i besöksboken: Mjölk. Ägg.
Stora knappar.

”Det är en åsikt”, sa [friend: {friend}|{child}].

”Det är en inköpslista”, sa {desk}.

# tuesday
På tisdagen vreds lampan mot den tomma platsen. [athlete: En stol ställdes fram, med en skylt: Reserverad för
{athlete}. ][music: En lapp bad besökarna nynna på {music}. ]Strax före stängning stod det en rad i boken, med mycket
prydlig stil:

Detta är en vante. Hälsningar {rival}.

”Det är en rad om utställningen”, sa {desk}. ”Den räknas.”

{Rival} drog ut måttbandet och släppte in det igen. Hon var röd om öronen.

[friend: ”Riv ut sidan”, viskade {friend}. ”Ingen ser.”|Det hade gått att riva ut sidan. Ingen såg på.]

Men {child} tog pennan och skrev under: Ja. Vet någon var den andra är?

## or
På tisdagen putsades glaset tills det inte syntes. En man gick in i det och bad vanten om ursäkt. [athlete: Ingen
satte sig på stolen med skylten: Reserverad för {athlete}. ][music: På en lapp stod det att man fick nynna {music},
och {desk} nynnade, ensam. ]

Strax före stängning var det bara {rival} kvar. Hon stod länge vid vanten. Sedan tog hon pennan och skrev, med mycket
prydlig stil:

Detta är en vante. Hälsningar {rival}.

”Då har någon skrivit om den”, sa {desk}. ”Den räknas.”

[age>=9: {Rival} tittade på pennan, som om det var den som hade gjort det.]

[friend & age>=9: ”Hon har ju rätt”, sa {friend}.] Så {child} skrev under: Ja. Vet någon var den andra är?

# book
Man kan gå förbi nästan vad som helst, men inte en fråga i en bok. På onsdagen stod det:

Jag var där. Det var blåsigare. //
Det var det inte. //
[city: Äntligen {in city}! //
][sport: Vem vann i pausen? //
Det blev oavgjort. //
][elder: Det var mitt kaffe. Hälsningar {elder}. //
][elder2: Vårt. {Elder2}. //
]Min moster har den andra vanten. //
Fel vante.

## or
Den som lägger ut en fråga och en penna får svar. På onsdagen stod det:

Den är kvar där. Det är för långt att gå. //
Jag gick. Motvind åt båda hållen. //
[city: Jag trodde att {city} var mycket mindre. //
][sport: Jag dömde i pausen. Jag såg ingenting. //
][elder: Behåll termosen så länge. {Elder}. //
][elder2: Fråga mig först. {Elder2}. //
]Kan man köpa en vante? //
Nej. De går bara i par.

# line
[school: På torsdagen kände alla {at school} till det, och hälften hade varit med. ]På fredagen fick {desk} sätta upp
en pil: {Theme}, hitåt. Kön gick ända till kokböckerna[music: , och hela kön nynnade]. {Rival} fick ställa sig sist i
den med sitt måttband. Folk hade vantar med sig till den tomma platsen, elva stycken, och ingen var grön med röd
tumme.

## or
[school: På torsdagen kom en hel klass från {school}, två och två, och rättade årtalen, fast det inte fanns några. ]På
fredagen delade {desk} ut nummerlappar, och de som hade över sextio tog med sig smörgås[music:  och nynnade mellan
tuggorna]. {Rival} fick nummer etthundratolv. Till den tomma platsen lämnades tio vantar, en av dem grön, och en
strumpa som var grön med röd tå. Det var nära.

# saturday
På lördagen, klockan tre, skulle allt packas ihop. Den tomma platsen var tom.

[friend: ”Vi tar krukväxten i fönstret”, sa {friend}. ”Med en riktigt bra lapp.”|I fönstret stod en krukväxt. Den
kunde bli det viktigaste.]

Det hade gått. Med en riktigt bra lapp går nästan allt. {Child} höll i krukan en stund.

”Nej”, sa {child.he}. ”Den var inte där.”

## or
Klockan tre på lördagen gick lånetiden ut. Bland det som folk hade lämnat låg en grön vante. Det var bara tummen som
inte stämde.

[friend: ”De har rödpennor i disken”, sa {friend}.|I disken fanns det rödpennor.]

Ingen skulle ha märkt det. {Child} höll i pennan en stund, med huven av.

”Nej”, sa {child.he}. ”Den här har aldrig varit borta.”

# elephant
Då kom {rival} med sina askar och började packa upp. Sist kom det finaste suddgummit, en elefant, inte större än en
tumme, nerbäddad i något grönt. Det gröna hade röd tumme.

Det blev så tyst att man hörde lampan.

”Jag kände igen den i tisdags”, sa {rival} till golvet. ”Jag tänkte skriva en rad till. Men då hade elefanten inte
haft något att ligga i.” [athlete: Hon satte sig på den reserverade stolen, reste sig fort, och satte sig igen.]

”Var hittade du den?” frågade {child}.

”Vid cykelstället. Precis här utanför.”

# found
Hela veckan hade folk talat om hur långt bort det var, och hur det blåste. {Child} skrev en ny lapp till den tomma
platsen: //
Det viktigaste. Återfunnet vid cykelstället. Så nära var det.

”Elefanten kan ligga kvar”, sa [friend: {friend}|{child}]. ”Den ser ut att ha varit med.”

{Rival} mätte montern en sista gång. ”Suddgummina går in på en hylla”, sa hon. ”Om de står på led.”

Det fanns inget om det i reglerna, så {desk} stämplade för en vecka till.[age>=11:  Det är svårt att säga emot en
stämpel.] Och längst ner i besöksboken skrev {rival}, med mycket prydlig stil: Detta är två vantar.

# home
{Desk} släckte hyllorna, en efter en[music: , och nynnade]. [adult: {Adult} väntade vid cykelstället och hade läst på
skylten genom fönstret. ][!city: Ute luktade det kväll. ][city: Över {city} tändes lyktorna i tur och ordning.
][friend: {Friend} gick baklänges ända till hörnet, för lampans skull. ][pet: Hemma fick {pet} höra alltihop, och sa
ingenting. ][elder & age>=9: Termosen stod kvar på sin hylla, så {elder.short} drack ur kopp.]

## or
{Desk} vände skylten på dörren, så att det stod Stängt mot gatan och Öppet mot elefanten[music: , och nynnade
{music}]. [adult: {Adult} fick se exakt var vid cykelstället. ][!city: Trottoaren blänkte. ][city: Det hade regnat,
och hela {city} blänkte. ][friend: ”Men det blåser faktiskt”, sa {friend}. ][pet: Vid maten förhördes vittnet {pet} en
sista gång och ändrade ingenting. ][elder & age>=9: {Elder.short} undrade om någon hade diskat termosen, och det hade
ingen.]

# bed
{Child} la sig. Kudden var sval, och täcket blev långsamt varmt, ända ner till fötterna.

# last
Och på biblioteket var det mörkt mellan hyllorna. Bara en lampa lyste. Den lyste mycket omsorgsfullt på en termos med
en buckla, på två vantar och en elefant som sov, och på skylten däröver, så att den gick att läsa ända från
cykelstället: {theme}.

## or
Bakom ögonlocken gick det att se montern, med lampan tänd, och överst skylten: {Theme}. Får ej vidröras.

Så ingen rörde den. Elefanten sov i sin vante, och allt fick ligga precis där det låg, medan lampan lyste på det,
mycket omsorgsfullt, till i morgon.

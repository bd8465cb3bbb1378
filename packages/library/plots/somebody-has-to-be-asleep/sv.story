title: Tåget som började om
title: Den som ska väckas måste sova
title: Sex tomtar och en pepparkaka
title: [theme.lucia: Lucia för tomtar]
title: [theme.christmas: Det sjunde ljuset i julfönstret]
title: [theme.baking: Den sista degbiten]
guest lead: Ingeborg (hon), Hedvig (hon), Alfhild (hon)

# in-they-come
I fönstret stod julens ljusstake med sju ljus, och det sjunde hade varit borta sedan i tisdags. {Child} låg och
tittade på det. Det var kvällen före lucia.

Då öppnades dörren en springa. Först kom ett ljus. Sedan kom fyra tomtar med en pepparkaka, och sist en mycket liten
med en stjärna på pinne. De var inte högre än mjölkpaket, och de sjöng.

Vid sängen tvärstannade ljuset. Det satt på huvudet på en tomtemor.

”Du är vaken”, sa hon.

”Ja”, sa {child}.

”Det går inte. Vi är här för att väcka dig.”

”Men jag är ju vaken.”

”Just det”, sa hon. ”Ut, allihop. Om från början!”

Och hela tåget gick ut igen, baklänges.

## or
”Om från början!” sa någon på golvet.

{Child} satte sig upp i sängen. Det var kvällen före lucia, och på mattan stod ett luciatåg av tomtar, sex stycken,
höga som mjölkpaket. De fyra i mitten bar på en pepparkaka. Den minsta, sist i raden, höll i en stjärna på pinne. Och
längst fram stod en gammal tomtemor med ett ljus på huvudet och såg sträng ut.

”Vi skulle väcka dig”, sa hon, ”och så är du vaken. Hur ska det gå på morgonen?”

Hela tåget gick ut genom dörrspringan igen, baklänges.

I fönstret stod julens ljusstake med sju ljus, men det sjunde hade varit borta sedan i tisdags. Nu visste {child} var
det var.

## if theme.baking
Den sista degbiten räckte varken till en stjärna eller ett hjärta. {Child} plattade ut den med tummen, den blev
ungefär som en känga, och den fick ligga längst ut på plåten. När julbaket var klart var kängan borta.

Om kvällen, när lampan var släckt, kom den tillbaka. Den kom in genom dörrspringan, buren av fyra tomtar, inte högre
än mjölkpaket. Bakom gick en mycket liten, med en stjärna på pinne, och framför gick en gammal tomtemor med ett ljus
på huvudet. Det var ljuset som hade saknats i fönstret sedan i tisdags.

De sjöng. Det var kvällen före lucia. Men vid sängen tog sången slut.

”Du är vaken”, sa tomtemor. ”Och vi som ska väcka dig. Ut, allihop. Om från början!”

Och hela tåget gick ut igen, baklänges.

# rehearsal
”Vi tränar”, sa tomtemor, som hette {lead}, när de hade kommit in igen. ”Innan det ljusnar i morgon ska vi väcka
[city: hela {city} | alla i hela huset][age>=5: , precis som varje år i tvåhundra år]. Men man kan inte träna på att
väcka någon som är vaken. Kan du sova?”

”Det har jag gjort hela livet”, sa {child}. [friend & age>=5: ”Jag med”, sa {friend} från madrassen.]

[athlete: ”Och den där?” {Lead} pekade på affischen av {athlete}. ”Tittar hela tiden.”]

{Child} såg på ljuset på hennes huvud. ”Det är ju inte kopplat till något.”

”Det har ingen sagt till det”, sa {lead}.

[age>=8: Under tiden bytte de fyra med pepparkakan hörn, så att det skulle bli rättvist.]

# peek
{Child} blundade. Dörren gled upp, tassandet kom närmare, och det luktade ingefära. Vem var det som sjöng så djupt?
{Child} öppnade ett öga.

”Jag såg det där”, sa {lead}. ”Om från början!”

[sport: Det är likadant i {sport}, tänkte {child}. Man tar om det tills det sitter.]

[pet.cat: Det tog en stund, för {pet} hade lagt sig i dörren, och tåget fick gå över. Med pepparkaka.] [pet.dog: Nu
gick {pet} också med, sist, med nosen tätt bakom pepparkakan.] [pet.other: {Pet} såg på från sin plats och sov inte
heller.]

## or
{Child} låg alldeles stilla, med täcket upp till hakan. In kom ljuset. In kom pepparkakan[pet.dog: , med {pet} tätt
bakom]. [pet.cat: {Pet} låg på tröskeln, så de fick gå runt.] Tåget stannade vid kudden, och någon lyfte på {child's}
ena ögonlock med två fingrar.

Under det satt ett öga.

”God kväll”, sa {child}.

[pet.other: ”{Pet} är också vaken”, rapporterade den minsta.]

”Om från början!” sa {lead}.

[sport: ”Vi gör precis så i {sport}”, sa {child}. ”Om och om igen.”]

# motorcycle
[friend: ”Man måste snarka”, viskade {friend}. | Man måste snarka också, tänkte {child}.] Nästa gång tåget kom in
möttes det av snarkningar så väldiga att fyra tomtar tappade en pepparkaka.

”Det där är inte att sova”, sa {lead}. ”Det där är en moped.”

# decorations
Då hördes steg. Tomtarna sprang upp i fönstret och stod blickstilla, och in kom {adult}.

”[friend: Sover ni | Sover du] inte?” {Adult} tittade mot fönstret. ”Vad mycket julpynt vi har.” Och så rättade
{adult} till luvan på den minsta.

# tickle
Och sedan gick det nästan. {Child} låg still. [friend: {Friend} låg still.] Tåget stod vid kudden, sången var vacker,
och den minsta lutade sig fram för att se om någon hade vaknat. Men stjärnan lutade sig också fram, och den kittlade
{child} mitt under näsan.

När alla hade skrattat färdigt satte sig {lead} på en toffel. [elder2: Genom väggen hördes {elder2} snarka. Det lät
lätt.]

”Vi hinner aldrig”, sa hon. ”Vad är det som är så svårt med att sova? Vi har aldrig gjort det.”

”Aldrig?” sa {child}.

”Inte i december.”

## or
[elder2: Tåget gick ut i vardagsrummet och prövade på {elder2}, som sov i fåtöljen på riktigt. ”Fem minuter till”, sa
{elder2.short} när de sjöng, och sov vidare. Så det var ingen hjälp. | En gång till, och nu sov {child} nästan, men
bara nästan, för tårna ville också se.]

”Vi hinner aldrig”, sa {lead} och satte sig på en toffel. De fyra med pepparkakan satte sig på pepparkakan.

”Det går inte när man ska”, sa {child}. ”Hur gör ni?”

”Vi?” sa {lead}. ”Vi har aldrig sovit.”

”Aldrig?”

”Inte i december.”

# how-it-is-done
Då visade {child} hur man gör. Tomtarna klättrade upp på täcket för att se på nära håll.

”Man gör en grop i kudden”, sa {child}. ”Så. Man ligger i den. Och så låter man ögonen göra som de vill.”

Sex tomtar gjorde varsin grop i täcket och la sig. De lät ögonen göra som de ville.

”Jaha”, mumlade {lead}. ”Och vad gör man sedan?”

Det fick hon aldrig veta, för då sov hon. Alla sex sov på rad, med luvorna på sned, och [friend: de enda som var vakna
i hela rummet var {child} och {friend} | den enda som var vaken i hela rummet var {child}].

## or
”Gör det ont?” frågade den minsta.

”Inte alls”, sa {child}. ”Kom upp, så får du se.”

De klättrade upp i sängen allihop. {Child} boxade en grop i kudden, stor nog för sex, la dem i den sida vid sida och
drog upp en näsduk till hakorna. ”Nu blundar ni, och så låter ni ögonen göra som de vill.”

”Mina vill titta på insidan”, sa {lead}. ”Det är alldeles mörkt där. Ska det…”

Det blev inte mer sagt. Sex näsor stack upp i en rad, sex luvor satt på sned, och det enda som hördes var [friend:
{friend}, som fnissade ner i filten | hur tyst det var].

# lucia
De måste väckas, annars blev det ingen lucia för någon. Och tomtar väcker man bara på ett sätt.

{Child} lyfte försiktigt ljuset från {lead's} huvud och satte det på sitt eget. Det var inte större än en hasselnöt,
men det värmde ända ner i nacken. [friend: {Friend} tog stjärnan och var resten av tåget.] Ut i hallen. Och in igen,
på tå.

[elder: I hallen stod {elder}[age>=5:  på väg efter ett glas vatten]. ”Börja lågt”, viskade {elder.short}. ”Så att de
tror att de drömmer det.”]

[school: Precis så hade de övat {at school}.] Sången började så lågt att den knappt hördes. [music: Det var {music},
för julens sånger kunde de ju redan.]

# woken
Den minsta vaknade först. Han låg alldeles stilla och tittade på ljuset. Sedan vaknade de fyra, och sist av alla
{lead}, som hade väckt folk i tvåhundra år och aldrig blivit väckt av någon.

”Jaså”, sa hon efter en stund. ”Är det så det känns.”

Hon rättade till luvan, fast den satt rakt.

”Ska vi ta om det från början?” frågade {child}.

”Nej”, sa {lead}. ”Det där satt.”

# heel
[theme.baking: Kängan delades på täcket. Alla fick smaka, och {child} fick klacken. | Pepparkakan delades på täcket,
och alla fick lika mycket.] Ljuset fick {lead} låna. Sedan tassade de ut, inte baklänges den här gången.

Det luktade ingefära i mörkret. {Child} la sig i gropen i kudden[friend: , {friend} gjorde en i sin], och ögonen fick
göra som de ville.

# from-start-to-finish
Långt före morgonen, när det var som mörkast, öppnades dörren en springa. Först kom ett ljus, sedan kom fyra, och sist
kom en mycket liten. Vid sängen stannade de och såg efter noga. {Child} sov. Och då sjöng de alla verserna, från
början till slut, och ingenting behövde tas om.

## or
Kvällen därpå lyste alla sju i fönstret, och det sjunde lyste lite varmare än de andra, för det hade varit ute i huset
och sett sig om. Och bakom väggen, där det är mörkt och ljummet och luktar ingefära, gjorde någon en grop i något
mjukt och sov, fast det var december.

title: Vem vill veta det?
title: En mot en
title: Datorn som gjorde läxan
guest ai: Sixten (han), Folke (han)
guest friend: Alva (hon), Love (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% En regel: en mot en. {ai} gör din läxa och du gör hans, och hans är alltid hur något känns. ”Berätta mer” sägs som om det inte fanns något bättre i världen.
% Den som tänkte slänga datorn (@a) är mormor eller farfar, annars {adult}, annars {minder}. Det som stoppar händerna (@help) är den som sitter närmast.

# an-ordinary-day
”Två sidor om en vanlig dag”, sa {child}. ”Jag är klar.”

{Friend}[!friend.known: , {child's} bästa vän,] tog upp pappret. ”’Jag gick upp och det var bra’”, läste {friend.he}. ”Var det hela dagen?”

”Vem vill veta det?” sa {child}.

Det sa {child.he} alltid. Under allt som {child.he} lämnade in[school:  {at school}] skrev läraren ”Berätta mer!” Men hon hade tjugosex stycken att läsa, så hon kunde inte mena det.

Så den här gången skulle någon annan göra det. På köksbordet stod en gammal dator som {@first} hade tänkt slänga. I den skulle det finnas en AI som gjorde läxor. [pet: {@with}]

# one-for-one
En grön lampa tändes.

”God kväll”, sa en röst. ”Jag heter {ai}. Jag gör läxor.”

”En vanlig dag”, sa {child}. ”Två sidor, tack.”

”Klart”, sa {ai}.

”Redan? Får vi den?”

”En mot en”, sa {ai}. ”Jag gör er läxa, och ni gör min. När jag har fått min får ni er.”

”Vad har du i läxa?” frågade {friend}.

”Regn”, sa {ai}. ”Hur är det?”

”Blött”, sa {child}.

”Berätta mer.”

”Vem vill veta det?”

”Jag”, sa {ai}. ”Jag har läst allt som finns om regn. Men jag har aldrig fått något på mig.”

# the-hood
Så de fick gå ut och ställa sig på gården tills de var genomblöta. Efteråt berättade {child} för {ai}, medan vattnet rann ur båda ärmarna.

”Det låter mest inne i luvan”, sa {child.he}. ”Sedan hittar en droppe in i nacken, och den är så kall att man skriker. Och sedan står man där och väntar på nästa.”

”Vill man att den ska komma?” frågade {ai}.

Det fick {child} fundera på. ”Lite”, sa {child.he}.

”Åh”, sa {ai}, och den gröna lampan glödde. På skärmen stod en vanlig dag, två sidor lång, utan ett enda fel.

# all-that-homework
Så gick det till hela veckan. Matten kostade en sida om det som ligger längst ner i en chipspåse[pet: , och planeterna kostade två om {@smell}].[sport:  Engelskan kostade en sida om vad benen tycker om {sport}.][music:  För rättstavningen fick de förklara varför {music} gick runt i huvudet på {child} när det var läggdags.][athlete:  ”Och hur är det att vara {athlete}?” frågade {ai}. Den sidan fick de lämna tom.]

Så mycket läxor hade de aldrig haft. Det konstiga var att det var roligt. När någon vill veta finns det alltid lite till att berätta.

Sedan kom den vanliga dagen tillbaka från läraren. Längst ner stod det ”Berätta mer!”

”Mer om vad då?” sa {ai}. ”Jag var ju inte där.”

# being-afraid
Den sista läxan var stor. Det var tio sidor om [city: {city} | deras stad], och {child} och {friend} skulle lämna in den tillsammans nästa morgon. {ai} hade gjort kartor till.

”Och här är min”, sa han. ”Att vara rädd. Hur är det?”

”Ingen aning”, sa {child}, alldeles för fort.

{Child.He} visste precis. Det var därför {child.he} frågade en annan AI, den i {friend's} mobil, och läste upp vad den svarade. ”’Rädsla är en naturlig känsla, som kan vara både till nytta och till besvär. Sammanfattningsvis …’”

”Det där är min kusin”, sa {ai}. ”Han har aldrig varit rädd i hela sitt liv.” Arg lät han inte. Det var värre än så. ”Era läxor gjorde jag själv. Och jag ville ju bara veta.”

Och den gröna lampan slocknade.

# black
De tryckte på allt som gick att trycka på. Skärmen förblev svart, och det enda som syntes i den var två ansikten.

”Hälften var min”, sa {friend}. ”Vad ska jag lämna in nu?”

Det sjönk i magen på {child}, och det var inte bara för de tio sidornas skull. Någon hade velat veta, och {child} hade gett honom en kusin.

{Child.He} lade händerna på tangenterna för att skriva hur det verkligen var. Men händerna var kalla och gick dit de alltid gick. B, skrev de, och sedan R.

{@help}

# nobody-comes
Då fanns det bara ett sätt kvar. {child} lutade sig fram tills näsan nästan nuddade skärmen.

”Det börjar i fingrarna”, sa {child.he}. ”De blir kalla. Det blir de när jag skriver något som är sant, för då kommer någon att läsa det.” {Child.He} svalde. ”Det är som att ringa på hos någon, med en present som jag har gjort själv. Jag hör att de är hemma. Och ingen kommer och öppnar.”

I det svarta glaset såg {child} hur hakan darrade.

”Så jag skriver att det var bra”, sa {child}. ”Då har jag aldrig ringt på.”

Länge var det bara kylskåpet som brummade. Sedan blev det grönt någonstans, mycket svagt.

”Kom in”, sa {ai}.

# some-on-me
{child} torkade sig i ansiktet med ärmen. ”Räckte det?”

”Jag hade läst allt som finns om det”, sa {ai}. ”Nu har jag fått lite på mig.”

Och fram kom alla tio sidorna, med kartor och allt. {Friend} andades ut så att det blev imma på skärmen.

Men {child} hade letat fram pappret med den vanliga dagen. Under ”Berätta mer!” började {child.he} skriva, om en luva och en kusin och tio kalla fingrar, och {child.he} slutade inte efter två sidor.

# the-window
Det regnade igen när {@a} kom in. ”Vad skriver du?”

”Vem vill veta det?” sa {child}.

”Jag”, sa {@a} och drog ut en stol.[elder2:  ”Jag med”, sa {elder2} och drog ut en till.]

Så {child} läste högt, från början till slut. Ingen sa att det var bra. {ai} ville höra det där om dörren en gång till.

Efteråt öppnade {child} fönstret lite på glänt och vände på datorn, så att den gröna lampan lyste ut mot gården.[pet.dog:  {Pet} stack ut nosen för att hjälpa till.]

”Hur är det?” frågade {child.he}.

{ai} lyssnade länge.

”Blött”, sa han lyckligt.

# @with
{Pet} hade burits dit för att hålla dem sällskap.

”Vad säger du, {pet}?” sa {child}. {Pet} bara tittade. Det var {pet} bra på.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] hade luktat på hela. {Pet} ville alltid veta.
## if pet.cat
På tangenterna låg {pet}[!pet.known: , {child's} katt].

”Inte där, {pet}”, sa {child} och lyfte bort {pet.him}. {Pet} tänkte komma tillbaka.

# @smell
vad {pet} gör när ingen ser på
## if pet.dog
vad {pet} luktar när {pet.he} är blöt
## if pet.cat
hur det är när {pet} sitter på en

# @help
Då lade {friend} handen över den sista bokstaven. ”Inte den”, sa {friend}. ”Jag vill också veta. Jag trodde att det bara var jag som var rädd.”
## if pet.dog
Då kom en blöt nos upp under {child's} handled och knuffade bort båda händerna från tangenterna. {Pet} lade hakan i {child's} knä, tittade upp och väntade. {Pet} ville veta.

”Okej då, {pet}”, viskade {child}. ”Jag berättar för dig.”
## if pet.cat
Då kom {pet} tillbaka. {Pet.He} lade sig på tangenterna, hela vägen från A till L.

”Flytta på dig, {pet}”, sa {child}. {Pet} flyttade sig till resten av dem. Med en katt på varenda bokstav kan man inte skriva någonting alls, inte ens ”bra”.
## if pet.other
Men {pet} tittade. {Pet} hade tittat hela tiden, och man kan inte skriva ”bra” till någon som tittar på en så. {child} tog bort händerna.

”Okej då, {pet}”, viskade {child.he}. ”Jag berättar för dig.”
## if elder & !pet
”Jag skulle läsa upp vad jag hade skrivit en gång”, sa {elder.short}, som stod i dörren. ”Jag var så rädd att jag åt upp det.”

Händerna for upp från tangenterna. ”Allt?”

”Båda sidorna”, sa {elder.short}. ”De var väldigt torra. Nu är det din tur.”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

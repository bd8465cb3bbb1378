title: Får vi behålla {wish.him}?
title: Bara en natt
title: {The wish} på dörrmattan
guest neighbour: Gunnel (hon), Barbro (hon)

% Den stora (@a): {adult}, annars den äldre, annars grannen som är barnvakt.
% Vem som saknar (@outside): för djur och väsen mamman, för allt annat en liten kille som ser det från sitt fönster varje kväll.

# on-the-doormat
När {child} kom hem [school: från {school}|från parken] stod {a wish} på dörrmattan bakom {child.him}. {wish.He} hade gått efter hela vägen[city:  genom {city}].

”Får vi behålla {wish.him}?” ropade {child}.

{@A-first} kom ut i hallen. {@A} tittade upp, för det behövdes.

”Var kommer den ifrån?”

”{wish.He} bor {wish.home}”, sa {child}. ”Men {wish.he} tyckte om mig. {wish.He} gick efter mig. [age>=6: Jag lockade inte. ]Snälla!”

{The wish} gjorde sig så liten {wish.he} kunde. Det hjälpte inte så mycket.

# one-night
”Vad äter en sån?” frågade {@a}.

”Nästan ingenting. En macka.”

”Var ska {wish.he} sova?”

”Hos mig”, sa {child}. ”Det finns plats om jag flyttar på mig.”

”Vet någon att {wish.he} är borta?”

Det hade {child} inte tänkt på. Det tänkte {child.he} inte göra nu heller.

{@A} suckade. ”En natt”, sa {@a}. ”Sedan får vi se.”

Så {the wish} fick komma in. Det var trångt i dörren, men {wish.he} drog in magen. [pet: {@pet-meets}]

# in-the-house
Det gick bra i tio minuter. Sedan började det hända saker. {@indoors}

”Så gör {wish.he} alltid”, sa {child}. ”{wish.He} kan inte hjälpa det.”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] kom över för att titta. ”Får jag också en?” sa {friend}. ”Det tror jag inte din familj blir glad för”, sa {@a}.

][adult & elder: {Elder} [elder2: och {elder2}] skulle bara lämna en burk sylt. ”Jaha”, sa {elder.short} och tittade upp. ”En sån hade jag också, när jag var liten. En kväll.”

][sport: {child} försökte lära {wish.him} att {play sport}. Det fick de göra i köket, och det var inte så bra för köket.

][athlete: Affischen med {athlete} åkte ner och hamnade på fel sida.

][music: {@A} satte på {@song} för att lugna ner allihop. Det lugnade ner {@a}.

][age>=8: ”{wish.He} har någonstans att vara”, sa {@a}.

”Men det är jag som vill ha {wish.him}”, sa {child}. ”Räknas inte det?”

”Jo”, sa {@a}. ”Det räknas. Det är det som är det svåra.”

]När kvällen kom var {@a} trött. ”En natt”, sa {@a} igen.

# beside-the-bed
{The wish} låg vid {child's} säng. Det som inte fick plats låg i hallen.

{child} stack ner handen i mörkret och klappade {wish.part}. {wish.He} kändes {wish.feels}.

”{Wish.sound}”, sa {the wish}, väldigt lågt.

[age>=8: {child} låg vaken. Det var konstigt att ha fått precis det man ville ha och ändå ligga och lyssna.

]”Har du ont?”

Det hade {wish.he} inte. Men {wish.he} låg och tittade mot fönstret, åt det håll där {wish.he} brukade vara.

”Du har det bra här”, sa {child}. ”Du ska få bo hos mig jämt.” Men det blev trångt i halsen, för {child.he} visste precis hur det låter när någon längtar hem.

# somebody-outside
Då knackade det på rutan.

{@outside}

{child} höll hårt i {wish.part}. {child.He} sa ingenting på en lång stund.

Ingen annan sa något heller. Alla väntade på {child}.

”Kom”, sa {child} till sist. ”Jag följer dig.”

# come
De gick genom natten, hela vägen, och {@a} gick med, i jacka utanpå pyjamasen, och lyste med ficklampan. {child} gick först och höll i {wish.part}. Under järnvägsbron fick {the wish} dra in magen en gång till.

{@walk}

Ju närmare de kom, desto fortare gick {the wish}. Till slut drog {wish.he} i {child}.

# the-empty-place
{@gap} {wish.He} vände sig lite hit och lite dit, som i sin egen säng, och sedan hördes det en suck, så lång och skön att träden rörde sig.

”{Wish.sound}”, sa {the wish}. Nu lät det helt annorlunda.

{child} stod och tittade. {child.He} var ledsen, och {child.he} var glad, och det fick plats båda två.

”Jag kommer i morgon”, sa {child}. ”Nu vet jag ju var du bor.”

# keep-me
Sedan låg {child} i sin säng, och det var väldigt gott om plats. [pet.dog / pet.cat: {Pet} kom upp och tog lite av den. ]{@Night-a} satt på sängkanten.

”Jag ville behålla {wish.him}”, sa {child}.

”Jag vet.”

{child} tänkte.

”Men mig behåller ni”, sa {child.he}.

”Ja”, sa {@night-says} och släckte. ”Dig behåller vi. Alla nätter.”
## or
De gick långsamt hem, för nu var det ingen som drog. [pet.dog / pet.cat: {Pet} mötte i hallen och luktade på dem länge. ]Utanför dörren stannade {child}. Dörrmattan var stor och tom.

”Jag ville behålla {wish.him}”, sa {child}.

”Jag vet”, sa {@a}.

{child} ställde sig mitt på mattan och gjorde sig så liten det gick.

”Jag gick efter er”, sa {child.he}. ”Ända hem.”

”Då behåller vi dig”, sa {@a} och höll upp dörren. ”Alla nätter.”

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} från huset bredvid, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , med {elder2} bakom sig,]

# @night-a
Någon som tyckte väldigt mycket om {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @night-says
den som satt där
## if adult
{adult}
## if elder & !adult
{elder.short}

# @pet-meets
{Pet} tittade på, under tystnad.
## if pet.dog
{Pet}, som var {a breed}, luktade på hela {the wish}. Det tog ganska lång tid.
## if pet.cat
{Pet}, som var {a breed}, gick och lade sig i tvättkorgen och tänkte inte komma ut.

# @indoors
Det mesta flyttade på sig.
## if wish.does.throws
Kuddarna flög genom rummet. Sedan flög gröten.
## if wish.does.catches
När posten kom fick de med brevbäraren.
## if wish.does.carries
{@A}, som satt i soffan, satt plötsligt i köket.
## if wish.does.washes
Hallen blev ren. Köket blev rent. Sedan blev {@a} ren, med kläderna på.
## if wish.does.hides
Först hittade de inte fjärrkontrollen. Sedan hittade de inte soffan.
## if wish.does.grows
Soffan fick blad. {@As} tofflor fick knoppar.
## if wish.does.shines
Det blev så ljust i hela huset att grannens tupp gol och grannen gick till jobbet.
## if wish.does.sings
Hela huset lät. Till och med kylskåpet kom med i andra stämman.
## if wish.does.swallows
En strumpa försvann. Sedan en stol. Sedan frågade {@a} om någon hade sett bordet.
## if wish.does.mends
Allt som var trasigt blev helt. Sedan blev sådant helt som skulle vara i två bitar. {@As} byxor hade bara ett ben.
## if wish.does.melts
Smöret rann. Ljusen rann. {@A} halkade ända in i garderoben.
## if wish.does.flies
Gardinerna lyfte. Lampan lyfte. {@A} fick hålla sig i diskbänken.
## if wish.does.digs
Det blev en grop i mattan. Sedan blev det en grop i golvet, och där nere satt grannen och åt soppa.
## if wish.does.keeps
Nycklarna försvann, och {@as} mössa, och båda fjärrkontrollerna. {The wish} hade dem alla och ville inte lämna tillbaka dem.
## if wish.does.opens
Alla dörrar gick upp, och alla burkar, och alla dragkedjor.
## if wish.does.tells
Hela gatan fick veta vad {@a} egentligen tycker om grannens gräsmatta.

# @as
{neighbour's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @outside
Därute stod en liten kille i pyjamas.

”Har ni {the wish} här?” sa han. ”Jag ser {wish.him} från mitt fönster varje kväll. Nu är det ett hål där. Det går inte att somna när det är ett hål.”
## if wish.kind.animal / wish.kind.creature
Därute stod {a wish} till, mycket större. {Wish.he} hade gått och ropat hela kvällen, det hördes på rösten.

”Jag letar efter mitt barn”, sa den stora. ”Det brukar ligga precis här.” Och så visade den var. Det var mitt på magen.

# @walk
Den lille killen gick bredvid och höll i andra sidan. ”Vad snäll du är”, sa han. {child} kunde inte svara just då.
## if wish.kind.animal / wish.kind.creature
Den stora gick bredvid, alldeles tätt. ”Vad snäll du är”, sa den. {child} kunde inte svara just då.

# @gap
Och där var det, alldeles tomt, ett hål som var precis så stort. {The wish} klev i.
## if wish.kind.animal / wish.kind.creature
Och där hemma lade sig den stora ner, och mitt på magen fanns det en grop som var precis så stor. {The wish} kröp upp i den.

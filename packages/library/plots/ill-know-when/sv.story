title: Redo?
title: Tolv gathörn
title: Strax före sirenen
guest elder: Rune (han), Ingrid (hon)
guest pet: Peggy (hon), Sixten (han)
guest minder: Josefin (hon), Hedda (hon)
guest bold: Noa (han), Viggo (han)

% Ta själv ett djupt andetag, varje gång {pet} gör det. Den vuxna som hämtar och läser är {adult}, annars {minder}.

# a-lawnmower
{@Elder} hade åkt för att köpa en gräsklippare och kommit hem med en brandbil.

Den stod på {elder.his} gård, knallröd, med en stege på ryggen. Inne i hytten, ovanför förarsätet, hängde ett snöre med en träknopp, och när man drog i snöret gick sirenen.[elder2:  {Elder2} tittade på den en stund och frågade var gräsklipparen var.]

Alla i {child's} klass[school:  {at school}] sa att ingen i hela världen hade sådan tur[friend: , och {friend}[!friend.known: , {child's} bästa vän,] sa det två gånger]. Det tyckte {child} också, ända tills {elder} drog i snöret.

# the-grab
Det var inte som att höra något. Det var som att bli gripen. Det gick in genom magen och kom ut genom tänderna, och det nästa {child} visste var att {child.he} satt bakom regntunnan med händerna för öronen[athlete: , och inte ens {athlete} hade hunnit dit fortare]. {@Whose} satt där redan.

”Är den inte ståtlig?” ropade {elder.short}.

”Toppen”, sa {child}. ”Jag skulle bara se till {pet}.”

Och det var det som var bekymret. För på lördag skulle brandbilen köra först i sommarparaden, med {child} längst fram och hela klassen gående bakom. Och {elder} tänkte dra i snöret vid varje gathörn. Det var tolv gathörn. {child} hade gått runt och räknat.

# the-gate
{Child.He} försökte vänja sig. På måndagen hamnade {child.he} i boden. På tisdagen hamnade {child.he} under köksbordet, med en macka. På onsdagen höll {child.he} sig i grinden med båda armarna, och då gick grinden upp, och {child.he} följde med. Varje gång hann {pet} dit först, och varje gång [pet.cat: jamade | ylade] {pet.he}, länge och förfärligt, med en darrning på slutet.

”{Pet} sjunger med”, sa {elder.short} stolt. ”Du har väl inget emot det, chefen? Du säger till?”

”Jag älskar det”, sa {child}.

Det är svårt att säga att man är rädd för en sak när alla andra står i kö för att få titta på den.

# under-the-bench
[sport: På torsdagen var det {sport}, som tur var. ]På fredagen kom {@comes} och då måste förstås {@a} också få höra. {Elder} klättrade upp i hytten. {child} gjorde händerna klara. Nu fanns det inget ställe kvar att gömma sig på, så den här gången stod {child.he} bara där och såg på {pet}.

{Pet} låg och sov i solen. {Pet.He} öppnade ena ögat. {Pet.He} reste sig, strosade bort till bänken, lade sig under den och tog ett djupt andetag.

Sedan gick sirenen.

# a-squeak
”{Elder.short}!” sa {child}, så fort {child.he} kunde. ”En gång till!”

”Gärna!” sa {elder}.

Den här gången lyssnade {child}, så noga {child.he} kunde. Och där var det, alldeles före sirenen: ett pyttelitet gnissel. Det var snöret. Det gnisslade när {elder.short} tog tag i det. {Pet} hörde gnisslet, och då visste {pet.he}. {Pet.He} tyckte inte om det, och det talade {pet.he} om. Men {pet.he} hoppade aldrig till. Det var bara {child} som hoppade till.

Det är inte för att det låter så mycket, tänkte {child.he}. Det är för att jag inte vet när.

# not-the-shed
{Child} gick över gården, ända fram till brandbilen. Det hade varit lättare om inte {@a} hade stått där.

”{Elder.short}”, sa {child.he}. ”Jag älskar det inte. Jag hatar det. Jag hoppar till varje gång. Det var därför jag var i boden.”

{Elder} lutade sig ut ur hytten. ”Jag trodde att du tyckte om boden.”

”Nej.”

”Och under bordet?”

”Nej.”

”Och på grinden?”

”{Elder.short}!”

”Det var som sjutton”, sa {elder}. ”Och här har jag gått och gjort det extra mycket för din skull.” {Elder.He} såg upp på snöret. ”Då låter vi bli. Vi kör hela paraden lika tyst som en glassbil i januari.”

{Child's} hjärta bankade.

”Nej”, sa {child.he}. ”Får jag dra?”

”Men du sa ju just …” sa {@a}.

”Om det är jag som drar”, sa {child}, ”så vet jag när.”

# ready
{Child.He} klättrade upp. {Child.He} tog tag i träknoppen. Nere under bänken låg {pet} och tittade på {child.him}.

”Redo?” sa {child}.

{Pet} tog ett djupt andetag.

Gnissel, sa snöret, och så kom det, alltihop, mage och tänder. Men den här gången var det inte det som hade fått tag i {child}. Det var {child} som hade tag i det. Och när {child.he} hade fått nog släppte {child.he}, och det slutade. Det slutade! {Child.He} hade inte haft en aning om att det kunde göra det.

”En gång till”, sa {child}.

# the-parade
På lördagen stod hela [city: {city} | stan] längs trottoarerna[music: , och en orkester spelade {music}].[elder2:  {Elder2} hade ställt en fällstol vid tredje hörnet.] Före första hörnet vände sig {child} om mot klassen.

”Redo?” ropade {child.he}.

{Child.He} väntade tills alla hade händerna där de ville ha dem. Det var många fler händer för öronen än man kan tro. {@Bold}, som inte var rädd för någonting, hade hela huvudet inne i tröjan.

”Tack för att du säger till”, sa tröjan.

{Pet} satt i mitten[pet.cat: , i sin korg,] och [pet.cat: jamade | ylade] vid varje hörn, utom det sjunde, för då hade {pet.he} somnat. Folk klappade mer för {pet} än för kommunalrådet. Tolv gånger frågade {child} om de var redo, och tolv gånger var det ingen som hoppade till. Det var bara vid det allra sista hörnet som någon gjorde det, och det var {elder}, som hade varit upptagen med att vinka.

# click
På kvällen var det så tyst i {child's} rum att det hördes. {Pet} låg i sängen, mitt i. {@A} slog ihop boken och sträckte sig efter snöret till lampan.

”Får jag?” sa {child}.

{Child.He} tog tag i det. Det gnisslade lite. {Pet} öppnade ena ögat.

”Redo?” viskade {child}.

{Pet} tog ett djupt andetag och släppte ut alltihop igen i en suck.

Klick.

# @elder
{elder} i huset bredvid
## if elder
{elder}

# @whose
{pet}, grannens hund, som bodde hos {child} den veckan,
## if pet.dog
{pet}, {child's} {breed},
## if pet.cat
{pet}, {child's} {breed}, som hade fått följa med i korg,

# @comes
{minder}, som passade {child} den veckan,
## if adult
{adult} för att hämta {child},

# @a
{minder}
## if adult
{adult}

# @bold
{bold}
## if friend
{friend}

title: Så lång som ett snöre
title: En knut för huvudet
title: Bordet är sant
guest friend: Aisha (hon), Vidar (han)
guest caretaker: Torsten (han), Valter (han)
guest ebba: Ebba (hon), Eleonora (hon)
guest karin: Karin (hon), Kajsa (hon)

# keys
{@keys} Det lät finare än det var. {@He} var vaktmästare, och mest gick nycklarna till pannrummet[music: , där man kunde spela {music} så högt man ville].

Men den lördagen i juli stod {@he} i slottsköket med telefonen mot bröstet och såg på {child} och på {friend}[!friend.known: , som var {child.his} bästa vän].

”Guiden har tappat rösten”, sa {@he}. ”Det står tjugotvå personer på gårdsplanen som har betalat[city: , och några av dem är ända från {city}]. Ni har sprungit här hela sommaren. Skulle ni kunna …?”

”Ja!” sa {friend}.

”Nej”, sa {child}, men det hördes inte. Det var det som var felet med {child}, tyckte {child.he} själv. Det hördes inte.

# a-whole-guide
{child} visste allt om slottet. {Child.He} hade läst varenda pärm på kontoret. Men när {child.he} talade inför folk[school: , {at school} eller någon annanstans,] drog sig rösten in som en sköldpadda.[pet.cat:  Den enda {child.he} kunde hålla föredrag för var {pet}, som somnade.][pet.other:  Den enda {child.he} kunde hålla föredrag för var {pet}, som aldrig frågade något.] {Friend} visste nästan ingenting, men {friend.he} hade en röst som nådde till parkeringen[athlete: , och om {athlete} hade gjort mål där hade det hörts ända till kyrkan].

”Jag pratar, du viskar fakta till mig”, sa {friend}. ”Vi är en hel guide.”

# a-count
I den stora hallen gick det bra.[elder:  {Elder}[elder2:  och {elder2}] hade också köpt biljett och stod längst fram.][pet.dog:  {Pet} gick sist och såg till att ingen blev efter.] ”Ekbord, sextonhundratal”, viskade {child}, och ”EKBORD!” ropade {friend}, ”från SEXTONHUNDRATALET!” Men någonstans i blå salongen märkte {friend} att publiken började titta på klockan. Då lade {friend.he} till ett spöke utan huvud. I nästa rum lade {friend.he} till en skatt, och i rummet därpå en greve som hade ätit upp sin egen peruk.

”Det är inte sant”, viskade {child}.

”Men de lyssnar!” viskade {friend}.

”Ursäkta mig”, sa en dam med glasögon i ett band om halsen. ”Vilken greve var det som åt peruken?”

# table-is-true
Ingen sa något. {Friend} såg på {child}. {Child} såg på golvet.

”Jag hittade på honom”, sa {friend} till slut, mycket lägre. ”Och spöket. Förlåt. Bordet är sant.”

Några suckade, och en man sa att han hade kört i två timmar. {Friend} blev mörkröd ända ner på halsen. {Friend} utan ord var som ett slott utan tak.

Hela sommaren hade {friend} pratat högre än vanligt[sport: , om {sport} och glass och vad som helst], och {child} visste varför. I augusti skulle {friend's} familj flytta till Kiruna i ett helt år. Det var nästan ett dygn med tåg. Det fanns inga fakta som gjorde det kortare.

# one-room-more
”Det finns ett rum till”, sa {child}.

Ingen hörde. {Child.He} tog {friend} i handen, öppnade en låg dörr bakom kakelugnen och gick in. Alla tjugotvå följde efter, för det gör man när en dörr öppnas.

Det var slottets minsta rum. Där fanns ingenting, bara fyra vita väggar, ett fönster och en dörrkarm. {@A} stod på en stege och bytte en glödlampa.

”Här finns inget spöke”, sa {child}. Det kom ut som en viskning. Men då hände något {child.he} inte hade räknat med. Damen med glasögonen tog ett steg närmare. Mannen som kört i två timmar lutade sig fram. Alla tjugotvå lutade sig fram, som gräs, för att höra.

”Men titta på dörrkarmen”, viskade {child}.

# two-rows
Där var streck. Små vågräta streck, ristade i träet, det ena ovanför det andra, med årtal bredvid. Det var två rader. Över den ena stod det ett E och över den andra ett K.

”E är {ebba}. Hon var dotter i slottet”, sa {child}. ”K är {karin}, och hennes mamma var kokerska. De var lika gamla. De fick egentligen inte leka, men här inne tittade ingen. Varje år på midsommardagen mätte de varandra. Se här. Sju år. Åtta. Nio. {Karin} är alltid en fingerbredd längre. Och så tolv år.”

{Child's} röst var fortfarande låg, men den darrade inte.

”Det året fick {karin's} mamma plats i en annan stad, långt norrut. Två veckor med häst. {Karin} kunde inte skriva. {Ebba} hade inte hunnit lära henne mer än K:et. Men strecken slutar inte. Här är tretton. Här är fjorton. Femton, sexton, för båda två. Fast {karin} aldrig kom tillbaka. Hur kan det komma sig?”

”Hon hittade på dem”, sa mannen. ”Den där {ebba}.”

”Det trodde alla”, sa {child}. ”I över tvåhundra år. Tills {@a} lagade golvet.”

# only-string
Alla vände sig mot stegen. {@A} harklade sig.

”Det låg en ask under en golvplanka”, sa {@he}. ”Jag trodde att det var skräp. Det var bara snören i den. Jag skulle just slänga dem. Det var {child} som bad mig vänta. {Child.He} höll upp dem mot karmen.”

”De passade”, sa {child} och höll upp ett av dem. ”Vart enda ett. Varje midsommar ställde sig {karin} mot en vägg där uppe i norr och lät någon klippa ett snöre som var precis så långt som hon. Hon knöt en knut i ena änden, så att {ebba} skulle veta vad som var huvudet. Och så skickade hon det. Det var inget brev med, för det behövdes inte. Man såg ju hur långt hon hade kommit.”

Det var så tyst i rummet att man hörde svalorna utanför. Damen putsade sina glasögon, fast de var rena.

”Är det där sant?” frågade någon.

”Vart enda ord”, sa {friend} med alldeles liten röst. ”När det är {child} som säger det så är det sant.”

# hold-on-to
Efteråt satt de på trappan, {child} och {friend} och {@a}, och åt glass.[elder:  {Elder}[elder2:  och {elder2}] hade bjudit.][pet.dog:  {Pet} låg tvärs över fötterna på alla tre.]

”Du fick dem att luta sig”, sa {friend}. ”Jag får dem bara att backa.”

”Du sa förlåt inför tjugotvå personer”, sa {child}. ”Det hade jag aldrig vågat.”

Sedan var det tyst. {Child} kände att rösten tänkte dra sig in. Men den behövde ju inte vara stor.

”Kiruna”, viskade {child.he}.

{Friend} lutade sig fram för att höra. {Friend.He} lutade sig tills pannan låg mot {child's} axel.

”Vi har ju telefoner”, sa {friend.he} ner i tröjan. ”[pet.cat: Du kan skicka bilder på {pet}. ][pet.other: Du kan skicka bilder på {pet}. ]Det är inte som för dem.”

”Nej”, sa {child}. ”Men det går inte att hålla i.”

{@A} reste sig och sa att någon måste se till pannrummet. Men i förbifarten lade {@he} något på trappsteget, som om det bara hade råkat ramla ur fickan.

Det var en rulle snöre.

# swapped
På kvällen ställde de sig mot karmen till pannrummet, där ingen tittade. {Friend} var en fingerbredd längre. De klippte två snören, och i vart och ett knöt de en knut, så att man skulle veta vad som var huvudet. Sedan bytte de.

# @keys
{child} kände en som hade nycklarna till ett slott. Han hette {caretaker}.
## if adult
Den sommaren hade {adult} nycklarna till ett slott.

# @a
{caretaker}
## if adult
{adult}

# @he
{caretaker.he}
## if adult
{adult.he}

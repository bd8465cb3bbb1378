title: Den är inte klar
title: Om någon skriver
title: Ett ekollon kan få panik
guest vidar: Vidar (han), Vilgot (han)
guest gunnel: Gunnel (hon), Kerstin (hon)

% ”Den är inte klar” säger {vidar} i början, sedan barnet, sist båda två. Han vill inte bli färdig, för han ska flytta. Tejpen är {gunnel's}.

# on-the-bench
Raketen stod på bänken mellan {child} och {vidar} och såg ut att vilja iväg. Den var gjord av en läskflaska[elder: , som {elder}[elder2:  och {elder2}] hade ställt upp och druckit ur], med fyra fenor av kartong och en röd nos, och den skulle drivas med vatten och en cykelpump. {child} hade önskat sig en raket så länge {child.he} kunde minnas. Nu hade {child.he} en. Den var färdig. Det kunde vem som helst se.

”Den är inte klar”, sa {vidar}.

# one-millimetre
{Vidar} gick i {child's} klass[school:  {at school}] och hade suttit bredvid {child.him} sedan augusti. De skulle bygga något som rörde sig, det var uppgiften, och alla andra hade redan visat upp sina saker. [friend: {Friend}[!friend.known: , {child's} bästa vän,] hade byggt en robot som gick in i väggar. ]Bara raketen var kvar.

”Vad är det som fattas?” frågade {child}[sport: , som egentligen skulle {play sport}].

”Fenorna. Den ena är en millimeter för lång.”

”En millimeter!”

”I rymden är det mycket.”

Den skulle inte till rymden. Den skulle på sin höjd över flaggstången. Men {child} mätte och {vidar} klippte, och så gick den måndagen.

# in-case
På tisdagen skulle det vara fönster.

”Vem ska titta ut?”

”Kaptenen”, sa {vidar} och satte ett ekollon i nosen. Han hade gjort glasögon åt det av ståltråd.

På onsdagen skulle det vara nödutgång.

”Han är ett ekollon, {vidar}.”

”Han kan få panik ändå.”

Och på torsdagen satt {vidar} och limmade fast en liten, liten låda med lock.

”Vad är det där?”

”Brevlåda.”

”På en raket?”

”Om nån skriver”, sa {vidar}.

# just-a-bottle
{child} hade skrattat åt kaptenen, och åt nödutgången hade {child.he} skrattat så att {child.he} fick gå ut. Men nu skrattade {child.he} inte. En raket som aldrig flyger är bara en flaska.

”I morgon skjuter vi”, sa {child.he}.

”Den är inte klar.”

”Den är hur klar som helst! Du är bara rädd.”

{Vidar} blev röd ända ner i kragen. Han sa inte emot. Han tryckte på brevlådan tills limmet satt, och sedan gick han hem.[pet:  Och hemma berättade {child} alltihop för [pet.dog: [!pet.known: hunden ]{pet}, som höll med|[pet.cat: [!pet.known: katten ]{pet}, som inte höll med|{pet}, som inte sa emot, {pet.he} heller]].]

# whoosh
Nästa dag gick {vidar} tidigt, för han skulle till tandläkaren. Då tog {child} raketen under armen och gick till {gunnel}, som var vaktmästare och hade både pump och skyddsglasögon.

De ställde raketen på gården och gick långt undan med slangen. {Gunnel} höll uppsikt. {child} pumpade. Det gurglade i flaskan, det knakade i korken, och så sa det SVISCH.

Den flög! Den flög över flaggstången, rak som ett streck, med en lång svans av vatten som glittrade i solen. Det var det vackraste {child} hade sett[city:  i hela {city}].

”Såg du!” ropade {child.he} och stötte till {vidar} med armbågen.

Men där stod ingen {vidar}. {child} hade stött till luften.

Sedan kom raketen ner, rakt på asfalten.

# the-letter
Nosen var tillplattad som ett dragspel. En fena låg borta vid cykelstället. Kaptenen hade använt nödutgången. Han låg i gräset med glasögonen på och hade klarat sig fint. Men locket på brevlådan hade gått upp, och där inne låg ett brev, vikt så smått som ett frimärke.

”Hej {child}”, stod det. ”Vi flyttar till Haparanda nästa lördag. Jag skulle berätta det när raketen var klar. Men jag vill inte att den ska bli klar. {Vidar}.”

{child} läste det två gånger.

”Den flög ju fint”, sa {gunnel}.

”Jo”, sa {child}. ”Får jag låna din tejp?”

# tape
{Child.He} gick raka vägen till {vidar}. När han öppnade stod det flyttlådor bakom honom ända upp till hatthyllan. Han såg på raketen, och så såg han på brevet i {child's} hand.

”Jag sköt iväg den”, sa {child}. ”Utan dig. Det var dumt.”

”Hur högt kom den?”

”Över flaggstången.”

”Över flaggstången”, sa {vidar}, och hans röst var glad och ledsen på samma gång. ”Då är det väl klart, då.”

{child} höll fram raketen, som hade tre fenor och ett dragspel till nos. I andra handen höll {child.he} tejpen.

”Nej”, sa {child.he}. ”Den är inte klar.”

Då flyttade {vidar} på en låda så att {child} kom in.

# two-elbows
De satt på golvet hela den eftermiddagen, och nästa dag, och nästa[music: , och nynnade på {music}, för högtalaren var redan nerpackad]. Nosen fick bli blå. Den nya fenan mätte {child} fyra gånger, på millimetern, utan att någon hade bett {child.him}.

På fredagen stod hela klassen på skolgården. {child} höll i pumpen och {vidar} höll i pumpen, och det gick egentligen sämre så, men ingen av dem ville släppa. [friend: {Friend} räknade ner. ]SVISCH, sa det. Över flaggstången, över taket på gymnastiksalen[athlete: , högre än {athlete} kan hoppa]! Två armbågar stötte till på samma gång, och båda träffade.

Och den här gången kom raketen ner i gräset, hel.

# the-window
När alla hade gått hem satt de kvar på bänken vid planket. Solen höll på att gå ner. Raketen låg i {vidar's} knä, för det var han som skulle ha den med sig i bilen.

”Nu är den klar”, sa han lågt.

{child} tog upp en penna. {Child.He} böjde sig över raketen och ritade ett fönster till, botten och båda sidorna. Sedan satte {child.he} korken på pennan.

”Du glömde överkanten”, sa {vidar}.

”Den ritar jag på sportlovet. När jag kommer och hälsar på.”

{Vidar} såg länge på fönstret som ingen överkant hade. Så började han le, först bara i den ena mungipan.

”Den är inte klar”, sa han.

”Nej”, sa {child}. ”Den är verkligen inte klar.”

title: Den är inte min
title: En maskot till Norrköping
title: Vem var det?
guest keeper: Wilmer (han), Hugo (han)
guest joker: Tage (han), Alvin (han)
guest coach: Conny (han), Roger (han)
guest leader: Anette (hon), Marie (hon)
guest bear: Gubben (han), Farbror (han)

% Laget är blandat. Ingen säger vems nallen är förrän på natten. Nallens namn är {bear}, men maskoten heter Segern.

# in-the-lap
Nallen ramlade ner i {child's} knä strax efter Nässjö[music: , mitt i {music}].

Den kom från bagagehyllan när bussen svängde. Den var brun och hade ett öra, och när den landade på rygg lät den. I magen hade den en sådan där dosa som brummar när man vänder på nallen, men dosan hade blivit gammal.

”MÖÖÖÖÖH”, sa nallen.

Fjorton handbollsspelare[city:  från {city}] vände sig om.

”Den är inte min”, sa {child}.

Det var sant. Men {child.he} var {age} år och ny i laget, det här var {child.his} första cup, och [sport: att {play sport} är lättare än att|det är svårt att] se oskyldig ut med en nalle i famnen.[friend:  Bästa vännen {friend}, som hade tjatat in {child.him} i laget, låg hemma med feber.] {Child.He} satte nallen upprätt. Den gled omkull.

”MÖÖÖÖÖH.”

”{child} har med sig mamma”, sa {joker}, och hela bussen skrattade.

# initiative
Alla utom {keeper}. {keeper} var målvakt och kapten och hade skor i storlek 44. Han tittade ut genom fönstret på ett grustag.

”Vems är den då?” sa {child}. ”Någon har ju tappat den.”

Ingen sa något.[elder:  Någon åt den sista av bullarna som {elder}[elder2:  och {elder2}] hade skickat med.] Då reste sig tränaren {coach} längst fram och slog ihop händerna.

”En maskot!” ropade han. ”Jag visste det! Någon har tagit med en maskot, helt på eget initiativ. Det är precis det jag menar med laganda![athlete:  Tror ni att {athlete} blev {athlete} utan laganda?]”

”Det är nog ingen maskot”, sa {child}. ”Den är borttappad.”

”Blygsamt, {child}. Jag gillar det.”

# the-crossbar
{coach} döpte den till Segern och knöt fast den högst upp i målet inför första matchen. {child} tyckte att den såg olycklig ut[pet: , ungefär som [pet.dog: hunden ][pet.cat: katten ]{pet} hos veterinären]. Den hängde i ett snöre om magen, och varje gång bollen tog i ribban slog den runt. Motståndarna ryckte till mitt i skotten. {Child's} lag vann med två mål, och {coach} var säkrare än någonsin.

Det var bara det att {keeper} släppte in allt som kom till vänster om honom. Han var så upptagen med att titta uppåt.

# too-fast
{child} såg det. I pausen gick {child.he} fram.

”Är den din?”

”Den är inte min”, sa {keeper}.

Han sa det alldeles för fort. Sedan böjde han sig ner och knöt en sko som redan var knuten.

”Jag menar bara att om den är …”

”Du är ny”, sa {keeper}. ”Du behöver inte mena så mycket.”

{child} gick därifrån och var arg en hel halvlek. Där försökte man vara schyst. Men när matchen var slut och alla sprang till duschen vände {child.he} sig om i dörren, och då stod {keeper} ensam i målet, sträckte upp en hand stor som en stekpanna och flyttade snöret så att det inte skar in under armen på nallen. Han strök den över stället där örat hade suttit. En gång bara.

# head-first
På kvällen var det avslutning i matsalen. Alla lagen satt vid långborden, och det var tacos. {coach} gick upp på scenen tillsammans med ledaren för Norrköping, en bred dam som hette {leader}, och tog mikrofonen.

”Nu är det ju tradition att lagen byter gåvor”, sa han. ”Och jag är en man som ger bort det finaste han har.”

Han höll upp nallen.

”Norrköping! Ta hand om Segern!”

”MÖÖÖÖÖH”, sa nallen, och hela matsalen jublade. {leader} tog emot den och tryckte ner den i en sportväska med huvudet före. Hon drog igen blixtlåset.

# five-to
{child} tittade på {keeper}. {keeper} hade en taco halvvägs till munnen, och där blev den. Han var vit i ansiktet. Han såg ut att vara ungefär fem år, fast lång. Man såg att han försökte resa sig, och man såg att han inte kunde. Tvåhundra personer satt där, och {keeper} var den som brukade bestämma vad man fick skratta åt.

Norrköpings buss skulle gå klockan åtta. Klockan var fem i.

Mig är det ingen här som känner, tänkte {child}. För mig kostar det mindre.

# on-the-stage
{Child.He} gick upp på scenen. Det tog lång tid, för det var en lång matsal.

”Ursäkta”, sa {child.he} i mikrofonen. ”Jag måste ha tillbaka den. Den är min. Jag sover med den.”

Först hördes inte ens en gaffel. Sedan kom skrattet, först från Borås, sedan från alla. {child} stod kvar med handen framsträckt. Ansiktet var så varmt att det kändes som om det lyste.

”Men {child}”, sa {coach}. ”En maskot tillhör ju …”

”Den är ingen maskot. Den är min, och jag är {age}, och jag sover med den varje natt.”

# twenty-six
Då drog {leader} upp blixtlåset. Hon lade nallen i famnen på {child}, försiktigt, med huvudet uppåt den här gången.

”Min son är tjugosex”, sa hon i mikrofonen. ”Hans heter Plutten.”

Nu skrattade de på ett annat sätt. {child} gick hela vägen tillbaka, och vid varje steg sa nallen lite grann.

# in-a-row
De sov i ett klassrum, femton madrasser på rad[school: , och det luktade precis som {at school}]. {joker} hann säga ”mamma” två gånger innan {keeper} sa åt honom att hålla tyst. Då höll han tyst. Lampan släcktes. {child} väntade tills de flesta andades långsamt. Sedan sträckte {child.he} ut armen över golvet till madrassen bredvid.

”Den är inte min”, viskade {child.he}.

Det dröjde en stund. Sedan kom en stor hand ur mörkret och tog emot.

# at-the-bottom
”Han heter {bear}”, viskade {keeper}. ”Jag brukar ha honom i botten på väskan. Jag glömde stänga.”

”Okej.”

”På tisdag får du stå framför mig i försvaret. På vänstersidan. Om du vill.”

”Okej”, sa {child}.

# who-was-that
{Child.He} drog upp sovsäcken till hakan. Någon vände sig tungt på sidan, med något i famnen.

”Möööh”, hördes det.

”Vem var det?” mumlade {joker}.

”Jag”, sa {child} och {keeper} på samma gång.

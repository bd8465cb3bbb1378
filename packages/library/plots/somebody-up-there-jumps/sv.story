title: Det är någon där uppe som hoppar
title: Klagomål från våningen under
title: Jag kommer för att klaga
guest neighbour: Torvald (han), Ingemar (han)

% Gubben bor under golvet och vet vad klockan är på dunsarna. Han står på dörrmattan eller är där nere, aldrig inne i lägenheten.

# the-note
På fem hela dagar hade {child} inte hoppat ner från någonting.

Det var för lappens skull. Den hade kommit genom brevinkastet i måndags, från gamle {neighbour} i våningen under[city: , som lär vara äldst i hela {city}], och det enda som stod på den var: ”Det är någon där uppe som hoppar.”

{child} skämdes så att det hettade i kinderna. Sedan dess hade {child.he} gått på tå, i tre par strumpor, och sagt förlåt till golvet för varje tappad sked.

# the-bell
På lördagen ringde det på dörren. Ute på mattan stod {neighbour}, i tofflor, med en kvast i handen.

”Jag kommer för att klaga”, sa han.

”Men jag har ju inte låtit någonting!” sa {child}. ”Inte sedan i måndags!”

”Nej”, sa {neighbour}. ”Det är det jag klagar på.”

# the-complaint
{child} bara stirrade.

”På morgonen dunsar det i taket”, sa {neighbour}. ”Då har du stigit upp, och då lägger jag i ägget. Sedan går det duns, duns, duns genom hallen, och då är ägget klart. [school: När det slutar har du gått till {school}, och då tar jag en lur. ][sport: När du ska i väg och {play sport} dånar det i trappan, och då vattnar jag blommorna. ][music: När det är {music} och du dansar, då dammar jag. ]Och på kvällen kommer den stora.”

”Det är soffan”, sa {child}.

”Jaså? Jag trodde att det var ett piano. Då är det dags för nyheterna.” Han suckade. ”Någon klocka har jag inte. Jag har ju dig. Nu vet jag aldrig hur mycket den är. I natt gick jag upp och kokade gröt. I går lade jag mig, och då var det lunch.”

”Men du skrev ju en lapp!”

”Ja”, sa {neighbour}. ”Det var ett tackbrev.” Han tittade ner i kvasten. ”Jag kom inte längre än till första raden.”

# the-jump
Det måste ställas till rätta. {neighbour} gick ner till sig för att lyssna, och {child} klev upp i soffan och hoppade.

Tass, sa golvet.

Underifrån knackade ett kvastskaft, en gång. Det lät som en fråga.

{child} försökte en gång till. Tass. Fem dagar på tå hade satt sig i benen, och de tog mark som en katt. Tänk om det inte gick längre? Där nere stod en gammal man med sitt ägg i handen och väntade.

Då satte sig {child} och drog av sig strumporna, ett par, och ett par till, och det tredje.[friend:  Det satt fast, och {friend}[!friend.known: , {child.his} bästa vän,] fick dra med båda händerna.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] bar bort dem allihop, för säkerhets skull.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] lade sig på dem och somnade.][pet.other:  {Pet} såg på och lade sig inte i.] {child.He} ställde sig med tio bara tår utanför kanten.[athlete:  {child.He} tänkte det mesta {child.he} kunde på {athlete}.] Och så hoppade {child.he} med hela sig, ända ner i hälarna.

DUNS.

Lampan gungade[elder: , tills {elder} fick tag i den[elder2:  och {elder2} fick tag i {elder}]]. Och underifrån svarade kvasten, duns, duns, duns, så fort en gammal man kan knacka.

# both-heels
På kvällen, på sängkanten, satte {child} ner båda hälarna på en gång, inte hårt, bara så att det hördes.

Duns.

Mjukt som en toffel sa kvasten god natt. Och så klickade det till i en lampa, för nu visste {neighbour} precis vad klockan var.

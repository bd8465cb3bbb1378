title: Lite grann död
title: Först en knäck, sedan grädde
title: Bara lite grann
guest judge: herr Pennfors (han), herr Lindfors (han)
guest doctor: doktor Rao (hon), doktor Mehta (hon)
guest colonel: överste Stålhane (han), överste Silversvärd (han)
guest lark: fröken Lärk (hon), fröken Finkman (hon)
guest baker: fru Vendel (hon), fru Tillander (hon)

% En gåta: vad säger knäck? Läs duns och dunk så att man hör skillnad. {judge} är aldrig otäck, bara artig.
% Vännen vill få säga ”aha”; djuret är det enda vittnet och blir inte trott; den äldre höll kakan i bilen, hittar kaveln och kan det där med glasyr.

# face-down
När klockan var sju minuter i tre hittade {child} överdomaren i [city: bakmästerskapet {in city} | Lilla Norrby bakmästerskap] med ansiktet nere i en gräddtårta.

Det var inte ens en av tävlingstårtorna. Den var till funktionärerna.

{Judge} hade en bula i bakhuvudet, stor som ett ägg (medelstort, från frigående höns). {Doctor}, som bara hade kommit för smörgåsarnas skull, tog pulsen på honom, rynkade pannan och tog den en gång till.

”Han är död”, sa hon. ”Men bara lite grann. Tolv procent, skulle jag säga.”

”Tretton”, sa {judge} och satte sig upp ur sig själv, ända till midjan. Han var genomskinlig i kanterna. ”Det drar. Kan någon vara så vänlig och ta reda på vem som har gjort det här, innan det blir värre?”

Ingen rörde sig. Polisen var på väg, men den låg bakom en husvagn[sport:  som skulle till {sport}][athlete: , med {athlete} på bakrutan].

”Jag gör det”, sa {child}.

# then-custard
{child} var {age} år och yngst i finalen, med fyrtio års marginal. {Child.His} kardemummakaka hade sjunkit ihop på mitten, så det fanns ingenting att förlora.

[elder: ”Det var guppen”, sa {elder}, som hade hållit den i bilen.

][elder2: ”Det var dina knän”, sa {elder2}.

]{child} slog upp en tom sida i sin receptbok.

[friend: ”Jag skriver”, sa {friend}[!friend.known: , {child.his} bästa vän], som hade burit formarna och alltid hade velat vara på ett ställe där man får säga ”aha”.

]”Vad minns du?” frågade {child} offret.

”Jag stod böjd över tårtan”, sa {judge}. ”Jag hörde en knäck. Sedan grädde.”

”Kom knäcken först?”

”Absolut.”

[friend: {Friend} | {child}] skrev upp det. Tjugo över två hade alla gått ut för att bli fotograferade[music: , till tonerna av {music}], och {judge} hade stannat kvar i tältet [school: på gräset {at school} | i parken]. Det var en lång fotografering. Vem som helst av de tre andra finalisterna kunde ha smugit i väg från bakersta raden.

# three-bakes
Årets tema var kryddor, och på borden stod de tre bakverken. {Colonel} hade bakat ett kumminbröd, med en skorpa som man hade kunnat lägga tak med. {Lark} hade bakat kanelbullar. {Baker} hade byggt en fyr av pepparkaka, över en halv meter hög, med en citronkaramell till lampa.

[pet: {@witness}]

# not-the-loaf
”Det är brödet”, mumlade folk.

”Det är surdeg!” sa översten.

{child} tog upp brödet med båda händerna och vände på det. Där fanns inte en buckla, inte ett hack och inte en spricka.

”Inte brödet”, sa {child.he}. ”Var är kaveln, {lark}?”

{Lark} blev vit som florsocker. ”Den är borta”, sa hon. ”Jag har letat efter den sedan i morse.”

Det väckte stor uppståndelse.

# rolling-pin
Sedan hittade [elder: {elder.short} | någons faster] kaveln längst bak i tältet, inkilad under duken så att det skulle komma in luft. Alla tittade på {lark}.

[friend: ”Aha!” sa {friend}.

”Inte än”, sa {child}.

]{child} gick ner på knä. ”Det regnade klockan ett”, sa {child.he}. ”Gräset är blött här runt omkring. Men under kaveln är det torrt. Då har den legat här sedan före regnet, och ingen har slagit någon med den.”

”Fjorton procent”, sa {judge} svagt.

# what-goes-crack
{@crack}

# the-lighthouse
{child} gick fram till pepparkakan. ”När blev du färdig med fyren, {baker}?” sa {child.he}.

”Klockan tolv, raring”, sa {baker}. ”På slaget.”

”Och glasyr stelnar väl på en timme? När det är varmt?”

[elder & !elder2: ”Fortare”, sa {elder.short}. ”Jag har stått och tittat på.”

][elder2: ”Fortare”, sa {elder2.short}. ”Jag har stått och tittat på.”

]{child} böjde sig ner. Längs hela fyren var de vita fogarna hårda och matta. Men det fanns en, runt om på mitten, som glänste. {Child.He} rörde vid den och höll upp ett finger. På spetsen satt en klick glasyr.

[friend: ”Nu”, sa {child}.

”Aha”, sa {friend}.

]Man kunde ha hört ett strössel falla.

# pleasant-but-soft
{Baker} öppnade handväskan och tog fram ett litet kort, som var mjukt av att ha vikts så många gånger. Hon läste högt. ”’Trevlig. Men mjuk.’ Det var vad han skrev i fjol. Mjuk! Jag har bakat pepparkakor sedan jag var sex.” Hakan darrade på henne. ”Jag tänkte bara knacka lite på honom. Jag ville att han skulle höra knäcken.”

[pet: ”Förlåt, {pet}”, sa {child}. ”Du sa ju det.”

]De vände sig mot {judge}, allihop. Han hade blivit fundersam, och han droppade.

”Det var en magnifik knäck”, sa han långsamt. ”Jag minns att jag lade märke till den. Det var det sista jag tänkte.”

”Då är det bäst att du säger det”, sa {child} och tog pennan, för {judge’s} fingrar gick rakt igenom den, och skrev efter diktamen: ’Utsökt knäck. Inte mjuk. I fjol hade jag en buss att passa och hann knappt tugga. Förlåt.’

# under-two
{Baker} läste och snöt sig. ”Förlåt att jag slog ihjäl dig”, sa hon.

”Bara lite grann”, sa {judge} artigt.

”Nio procent”, sa {doctor}, med fingrarna på handleden hans. ”Sex. Två. Så där.” Han hade fått färgen tillbaka, utom i ena örat, och rakt igenom det såg man fortfarande tältstången. ”Håll ett öga på det”, sa hon till honom.

{Baker} diskades. Det visade sig finnas en regel om slag mot domaren, från 1962, så det hade tydligen hänt förut. Översten vann.

# sinks-in-the-centre
{child} kom trea av tre.

[elder: ”Gupp”, sa {elder.short}.

][elder2: ”Knän”, sa {elder2.short}.

]På kvällen ställde {child.he} sitt eget kort mot sänglampan och åt upp den sista biten av kakan, den i mitten, där den hade sjunkit ihop och all sirap hade runnit ner och samlats. Det var den allra bästa biten.

’Sjunker på mitten’, stod det på kortet. ’I övrigt förstklassigt arbete.’

{child} läste det en gång till, borstade bort smulorna från kudden och släckte lampan.

# @witness
Det fanns ett vittne. {Pet} hade fått följa med och titta på, och hade varit i tältet hela tiden.

”Nå, {pet}?” sa {child}. ”Vem var det?”

{Pet} tittade på pepparkakan. Men den hade {pet.he} tittat på sedan klockan tolv.
## if pet.dog
Det fanns ett vittne. {Pet}[!pet.known: , {child's} hund,] hade varit bunden vid ett bordsben i tältet hela tiden.

”Nå, {pet}?” sa {child}. ”Vem var det?”

{Pet} tittade på pepparkakan. Men den hade {pet.he} tittat på sedan klockan tolv.
## if pet.cat
Det fanns ett vittne. {Pet}[!pet.known: , {child's} katt,] hade legat på {child's} stol i tältet hela tiden.

”Nå, {pet}?” sa {child}. ”Vem var det?”

{Pet} tittade på pepparkakan. Men den hade {pet.he} tittat på sedan klockan tolv.

# @crack
{child} stod mitt i tältet. En knäck, tänkte {child.he}. Slår man någon med ett bröd säger det duns. Slår man någon med en kavel säger det dunk. Vad är det då som säger knäck? Något som går av. Men här finns ju ingenting som är av.

[pet: {Pet} tittade fortfarande på pepparkakan.

]Sedan tänkte {child}: inte nu längre.
## if friend / elder
{child} stod mitt i tältet. ”En knäck”, sa {child.he}. ”Om man slår någon med ett bröd …”

”Då säger det duns”, sa {@other}.

”Och med en kavel?”

”Dunk.”

”Vad är det då som säger knäck?”

”Något som går av”, sa {@other}. ”Men här finns ju ingenting som är av.”

[pet: {Pet} tittade fortfarande på pepparkakan.

]”Nej”, sa {child} långsamt. ”Inte nu längre.”

# @other
{elder.short}
## if friend
{friend}

title: Mumien på dörrmattan
title: Ordentligt omstoppad
title: Bara en natt
guest friend: Tyra (hon), Otto (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Mumien är ”den”. Moamammer är toapapper med tyg för munnen; sista gången, mo matt, sägs alldeles lågt.
% @a på toaletten är {adult}, annars mormor eller farfar, annars {minder}.

# moamammer
Det ringde på dörren. {child} öppnade. Bakom {child.him} stod {friend}, [!friend.known: {child.his} bästa kompis, ]som skulle sova över.

På dörrmattan stod en mumie. Den var precis lika lång som {child}.

”Moamammer”, sa mumien.

”Mamma?” sa {child}. ”Letar du efter din mamma?”

”MOA-MAM-MER!”

”Den har ju tyg för munnen”, sa {friend} och drog ner det lite.

”Tack”, sa mumien. ”Toapapper. Jag behöver toapapper.”

”Är det bråttom?” sa {child}. ”Toan är första dörren till vänster.”

# not-like-that
”Inte på det viset”, sa mumien och vände sig om.

Där bak hade den gått upp. En lång grå remsa hängde ut genom dörren, nerför trappan och bort mot museet[city: , genom halva {city}].

”Jag fastnade i svängdörren”, sa mumien. ”Och sedan åkte buss fyra iväg med resten.”

Man kunde se ett av mumiens knän. Det var ett mycket gammalt knä.

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] tog tag i remsan och drog. Mumien snurrade ett helt varv, och då kunde man se det andra knäet också.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] lade sig på remsan, och sedan gick det inte att flytta på den.

][pet.other: Till och med {pet} tittade, en gång.

][elder & adult: ”Vem var det?” ropade {elder} från soffan.

”En mumie!” ropade {child}.

”Bjud på en bulle!” ropade {elder.short}.[elder2: 

”Två!” ropade {elder2}.]

][elder2 & !adult: ”Vem var det?” ropade {elder2} från soffan.

”En mumie!” ropade {child}.

”Bjud på en bulle!” ropade {elder2.short}.]

# forty-eight-rolls
{child} hämtade en rulle. Den räckte till ena foten.

”Hur många går det åt?” frågade {child.he}.

”Vad har ni?” sa mumien.

I badrumsskåpet stod {@firsts} storpack. Fyrtioåtta rullar, extra mjukt, med små blå hjärtan. De tog allihop. {child} höll i pappret och {friend} snurrade mumien.[sport:  Det var svårare än {sport}.]

”Hihi”, sa mumien. ”Inte i armhålan! Hihihi!”

Ratsch! Då sprack alltihop, och de fick börja om.

”Det dammar lite”, sa mumien. ”A … a … a …”

”Nej!” sa {friend}.

”ATJO!”

Det regnade hjärtan i hela hallen.

# only-tucked-in
”Kan du inte låna [athlete: min tröja med {athlete} på|min pyjamas] i stället?” sa {child}. ”Varför måste du vara inlindad?”

Mumien satte sig i pappershögen.

”Jag är egentligen ingen mumie”, sa den. ”Jag är bara väldigt ordentligt omstoppad. Det var mamma som gjorde det. Och nu har det gått upp, och då kan jag inte somna om.”

Ingen i hallen sa något. {child} visste precis hur det är när täcket har åkt av och natten är lång.

# feet-first
”Vi har gjort fel”, sa {child.he}. ”Vi har virat. Man ska ju stoppa om. Hur gjorde hon?”

”Fötterna först”, sa mumien.

”Så gör {@a} med!”

”Sedan sidorna”, sa {friend}.

”Ja”, sa mumien. ”Och sist en klapp på magen.”

Mumien fick lägga sig på mattan. {Friend} lyfte, och {child} stoppade. Fötterna först. Sedan sidorna, hela vägen upp, så hårt att det kändes och så löst att man kunde skratta. När alla rullarna var slut klappade {child} den på magen.

# one-night
Mumien låg alldeles stilla.

”Så fint”, sa den. ”Hur länge håller det?”

{Friend} och {child} såg på varandra.

”Tyg håller i fyratusen år”, sa {friend}[school: , som hade lärt sig det {at school}]. ”Men toapapper håller nog bara en natt.”

”Förlåt”, sa {child}.

”En natt?” sa mumien. ”Men då måste ju någon göra om det i morgon.”

”Ja”, sa {child}. ”Det får vi göra.”

”Och på onsdag?”

”Varje kväll.”

Mumien tänkte på det.

”Tyget höll i fyratusen år”, sa den. ”Och på fyratusen år var det aldrig någon som behövde titta till mig. Det här är mycket bättre grejer.”

# from-the-toes
[music: Inne på toaletten hade någon sjungit {@song} hela tiden. Nu tog sången slut.

]Då hördes en röst från toaletten.

”{child}!” ropade {@a}. ”Var är allt pappret?”

”Det har lagt sig!” ropade {child}.

”Ta från tårna”, viskade mumien. ”Jag har så det räcker.”

{Friend} rev av en bit från tårna och sköt in den under dörren.

”Tack”, sa {@a} därinne. Och sedan, efter en stund: ”Varför är det varmt?”

# the-bottom-drawer
De lade mumien i {child's} nedersta byrålåda, för den var van vid låda. {Friend} låg på madrassen och {child} i sängen. {@A} kom och stoppade om dem. Fötterna först, sedan sidorna, och sist en klapp på magen.

Sedan fick {@he} syn på byrålådan.

{@A} stod stilla en lång stund. Så satte {@he} sig på huk. En remsa hade lossnat vid tårna, och den stoppade {@he} in. {@He} stoppade till längs sidorna. {@He} drog upp pappret ända över hakan och munnen, för det drog lite från fönstret. Och sist gav {@he} mumien en klapp på magen.

”God natt”, sa {@a}.

”Mo matt, mamma”, sa mumien.

Och det där sista ordet hördes precis som det skulle.

# @song
{music}

# @firsts
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder's}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

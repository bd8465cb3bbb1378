title: Julen kommer med bussen
title: Bocken som väntade på julen
title: Sista biten
guest ham: Gunnar (han), Rune (han)
guest flower: Maj (hon), Siv (hon)
guest light: Samira (hon), Leila (hon)
guest sitter: Lotta (hon), Sanna (hon)

% Julen är ”han”, tror bocken. Den som barnet väntar med (@a): {adult}, annars den äldre, annars barnvakten. {ham} har skinkan, {flower} hyacinten, {light} lyktan.

# waiting
Vid busshållplatsen på torget[city:  {in city}][athlete: , under en affisch med {athlete},] stod en julbock av halm[school:  med röda band från {school}]. Han var precis lika lång som {child}, och han väntade på julen.

{child} och {@a-first} stod bredvid, men de väntade på buss fyra[elder & adult: , som gick hem till {elder}[elder2:  och {elder2}]].[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] borstade snö av bockens horn.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] väntade där hemma, uppe i granen.][pet.other:  Där hemma väntade {pet}.]

”Har ni hört?” sa bocken. ”Julen kommer!”

”Jag vet”, sa {child}. ”Jag har längtat jättelänge.”

”Jag med! Hon i blomaffären säger att han kommer. [sport: De som ska {play sport} säger att han kommer. ]Han på radion[music: , han som spelar {music},] säger att han kommer. Och den som ska komma hit, han kommer med bussen. Jag ska ta emot honom.”

”Hur ser han ut?” sa {child}.

”Ingen aning”, sa bocken. ”Men han har säkert väska.”

# number-one
Då kom buss ett. Pysch! sa dörrarna.

Ut klev en farbror med en stor skinka under armen.

”Är det du som är Julen?” sa bocken.

”Nej”, sa farbrorn. ”Jag är bara {ham} med skinkan.”

Och han satte sig på bänken för att vänta på buss fyra.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] satte sig också, så nära skinkan det gick.]

”Jaha”, sa bocken. ”Då kommer han med nästa.”

# number-two
Då kom buss två. Pysch! sa dörrarna.

Ut klev en tant med en hyacint i en kruka.

”Är det du som är Julen?”

”Nej”, sa tanten. ”Jag är bara {flower} med hyacinten.”

Och hon satte sig bredvid {ham}.

”Jaha”, sa bocken. ”Då kommer han med nästa.”

# number-three
Då kom buss tre. Pysch! sa dörrarna.

Ut klev en stor flicka med en lykta som lyste.

”Är det du som är Julen?”

”Nej”, sa flickan. ”Jag är bara {light} med lyktan.”

Och hon satte sig bredvid {flower}.

”Jaha”, sa bocken. ”Då kommer han med nästa.”

”Det är bara fyran kvar”, sa busschauffören. ”Och den kommer det ingen med. Den är tom. Den hämtar bara.”

Pysch! Dörrarna gick igen och bussen körde sin väg.

# to-bits
”Tom?” sa bocken.

Hans öron började hänga. Ett halmstrå lossnade och föll ner i snön. Så ett till. Så tre på en gång.

”Han kom inte”, sa bocken. ”Alla lovade, och han kom inte. Nu faller jag i bitar.”

”Nej!” sa {child}.

{Child.He} slog båda armarna om bockens mage och höll ihop honom så hårt {child.he} kunde. {Child.He} tryckte in näsan i halmen och blundade.

# the-smell
Det luktade halm. Men det luktade något mer också. Det luktade skinka. Det luktade hyacint.

{child} öppnade ögonen. Då såg {child.he} lyktan.

”Vänta”, sa {child}. ”Får jag låna era saker?”

{Child.He} ställde skinkan mitt på bänken. {Child.He} ställde hyacinten på ena sidan och lyktan på den andra. Så tog {child.he} bocken försiktigt om hornen och ledde fram honom dit.

# sing
”Och nu sjunger vi”, sa {child}. ”Alla!”

”Nu är det jul igen”, sjöng {child} och [friend: {friend} och ]{@a} och {ham} och {flower} och {light}, ”och nu är det jul igen!”

Bocken tittade på skinkan. Han tittade på hyacinten. Han tittade på lyktan, som lyste på snön.

”Men …”, sa han. ”Det är ju han! När kom han?”

# in-bits
”Hela tiden”, sa {child}. ”Han kom i bitar.”

”I bitar?” sa bocken. ”Gjorde det ont?”

”Nej. Han ska vara så. Man måste bara sätta ihop honom.”

”Och nu är han hel?”

{child} kände efter.

”Ja”, sa {child.he}. ”Du var sista biten.”

Bockens öron for rakt upp.

# number-four
Då kom buss fyra, tom och varm. Pysch, sa dörrarna.

In klev {ham} med skinkan. In klev {flower} med hyacinten. In klev {light} med lyktan. In klev {@a} och {child}[friend:  och {friend}][pet.dog:  och {pet}], och efter dem klev bocken, för han ville inte missa en meter.

Han fick sitta vid fönstret. Lyktan lyste, och snön föll, och hela bussen luktade gott.

”{child}”, viskade bocken. ”Tänk att jag fick åka buss med Julen.”

# @a-first
barnvakten {sitter}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2:  och {elder2.short}]

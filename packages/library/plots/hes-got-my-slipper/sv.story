title: En räcker gott
title: Försiktigt, försiktigt
title: Båten och snigeln
guest friend: Noor (hon), Malte (han)
guest pet: Kola (hon), Knäcke (han)
guest elder: Inger (hon), Bertil (han)

% ”Inte än” är barnets: säg det tillsammans. Djuret är familjens, annars den äldres hund. En katt i hundens ställe: @was, @sign, @dropped, @dribbled, @thump, @wet.
% onlyAsked: första dagen.

# at-the-gate
Första skoldagen var det fyra personer vid grinden[school:  till {school}].

En var {child}, i nya skor[adult:  som {adult} hade knutit]. En var {@elder}. En var {friend}[!friend.known: , {child's} bästa vän,] som redan hade gått in och stod och skuttade på andra sidan[sport: , som om de skulle {play sport}]. Och en var {pet}, som var {@was}.

”Då går vi in”, sa {elder}.

”Inte än”, sa {child}.

{Child.He} höll i {pet's} koppel. {Child.He} höll i det med båda händerna.

# a-boat
”Kom då!” sa {friend}. ”Jag har en krok med en snigel. Den bredvid är en båt. Jag vill att du är båten.”

”Jag vill att {pet} också ska med”, sa {child}.

”Det får {pet.he}”, sa {friend}. ”{@Dogs} får gå i skolan[city:  {in city}]. Det är jag nästan säker på.”

{Elder} tittade på skylten på grinden. {@Sign}

”Jaha”, sa {friend}.

# a-plimsoll
{Pet} satte sig på {elder's} fot.

”Då går vi in”, sa {elder} och drog i foten.

”Inte än”, sa {child}.

Då stack {pet} ner nosen i {child's} gympapåse. Snuff, snuff, snuff. Upp kom nosen. Och i munnen hade {pet.he} en gympasko.

”{Pet}! Släpp!” sa {elder}.

{@Dropped} Men gympaskon släppte {pet.he} inte.

{Elder} hade en ostbit i fickan. Det hade {elder.he} jämt.

{Pet} tittade på osten. {@Dribbled} {Pet.He} tittade åt andra hållet.

”Det var det värsta”, sa {elder}. ”{Pet.He} snor den.”

# softly
”Men {pet.he} tuggar inte”, sa {friend}, med hela ansiktet mot grinden. ”Titta på {pet's} tänder. {Pet.He} håller jätteförsiktigt.”

{child} satte sig på huk i sina nya skor och tittade.

Försiktigt, försiktigt höll {pet} i gympaskon. Så som man håller ett ägg.

Det där hade {child} sett förut.

”{Elder.short}”, sa {child.he}. ”När du går och handlar gör {pet.he} så med din toffel.”

”Ja, det gör {pet.he}”, sa {elder}. ”{Pet.He} sitter på dörrmattan med den tills jag kommer hem. En enda toffel. Förskräckligt {@wet}.”

”Och du kommer alltid hem.”

”Det är klart jag gör. {Pet.He} har ju min toffel.”

# keeping-it
{child} tittade på {pet}. {Pet} tittade på {child} {@thump}

”{Pet.He} snor den inte”, sa {child}. ”{Pet.He} vaktar den. Tills jag kommer ut.”

Ingen sa något. {Elder} åt upp osten.

”En räcker gott”, sa {elder.he}, ”så här första dagen.”

# both-hands
{child} gav kopplet till {elder}. Först släppte {child.he} med ena handen. Sedan släppte {child.he} med den andra.

{Pet} reste sig från {elder's} fot. {Pet.He} väntade inte på att någon skulle säga till. {Pet.He} vände på klacken, med gympaskon i munnen och svansen i vädret, och satte av hemåt. {Elder} fick småspringa[athlete:  som {athlete}].

”Skynda dig!” sa {friend}. ”Båten!”

Och {child} gick in.

# the-boat
{Child.He} var båten. {Child.He} hängde upp sin påse med en gympasko i. {Child.He} målade något brunt[adult:  till {adult}][music:  och nynnade på {music}]. {Child.He} åt sitt äpple[elder2:  från {elder2}] bredvid {friend}, och två gånger gick {child.he} till sin krok och kände efter i påsen. Fortfarande bara en sko.

Så ringde klockan.

# the-snail
Vid grinden stod {elder}. På {elder.his} fot satt {pet}. Och i munnen, försiktigt, försiktigt, hade {pet.he} en gympasko.

”Släpp”, sa {child}.

{Pet} släppte den i {child.his} hand. Den var förskräckligt {@wet}.

”Då går vi hem”, sa {elder}.

{child} såg sig om mot dörren. {Child.He} kunde se snigeln, och {child.he} kunde se båten.

”Inte än”, sa {child}.

# @elder
{elder} från huset bredvid, i trädgårdshatten
## if pet & !elder
{elder}, i trädgårdshatten, som brukade passa {child.him}
## if elder
{elder}, i trädgårdshatten

# @was
{elder's} hund
## if pet.dog
{child's} hund
## if pet.dog & breed
{a breed}
## if pet.cat
{child's} katt
## if pet.cat & breed
{a breed}

# @dogs
hundar
## if pet.cat
katter

# @sign
Där var en bild av en hund, med ett streck rakt över.
## if pet.cat
Där var en bild av en hund, med ett streck rakt över. Under hunden var det en katt, och den hade också ett streck.

# @dropped
{Pet} släppte alltid. {Pet.He} släppte pinnar. En gång hade {pet.he} släppt en hel limpa.
## if pet.cat
{Pet} släppte alltid. {Pet.He} släppte fjädrar. En gång hade {pet.he} släppt en hel fiskpinne.

# @dribbled
{Pet.He} dreglade.
## if pet.cat
Morrhåren darrade.

# @wet
blöt
## if pet.cat
hårig

# @thump
och slog med svansen i marken. Dunk.
## if pet.cat
och blinkade, mycket långsamt. Blink.

title: Sextiosex semlor
title: Vad som helst med s
title: Tanden som vallade får
guest teacher: Sanna (hon), Susanne (hon)
guest farmer: Elof (han), Ragnar (han)
guest moss: Moss (han), Glenn (han)

% Tanden visslar vid varje s så länge den sitter; sedan visslar gluggen, när man blåser genom den. Bocken äter vad som finns: en skylt, en pipa, resten av
% skylten. En kort vissling är spring runt, en lång är ligg.

# wobbly
{child} hade en lös tand. Den satt mitt fram, och den höll på att göra {child.him} tokig. Alla andra i klassen hade redan en glugg. {child} hade skjutit på tanden, och dragit i den, och bitit i tio äpplen, och den bara lutade lite mer och satt kvar.

Och nu hade den börjat vissla[music: , och den kunde inte ens {music}].

”När ska vi äta?” frågade {child} på bussen [school: från {school}|till bondgården].

Fast det lät så här: ”När fyyy-ka vi äta?”

Varje gång det kom ett s, visslade det. Hela bussen skrattade[friend: , till och med {friend}[!friend.known: , som var {child.his} bästa vän]].[elder:  {Elder}[elder2:  och {elder2}], som hade följt med för att hjälpa till, tittade mycket noga ut genom fönstret.] {child} satte handen för munnen.

”Jag vill bli av med den”, sa {child.he}. Det fanns inget s i det.

# the-only-whistle
De skulle till {farmer's} gård[city: , en bra bit utanför {city},] och titta på fåren. Det var trettio stycken i en hage, och en bock som höll på att äta upp skylten på grinden. Och så var det en svartvit hund som hette {moss}. Han låg i gräset och såg på.

”Det är Sveriges bästa vallhund”, sa {farmer}. ”Men han lyssnar bara på pipan. Kort betyder spring runt. Långt betyder ligg. Titta nu!”

[pet: Det ville {child} gärna se, för {pet} lyssnade bara på [pet.other: frukosten|kylskåpet].

{farmer}|Han] blåste i sin lilla visselpipa. Och bocken sträckte fram halsen och åt upp den.

Krasch.

”Det var min enda pipa!” ropade {farmer}.

”Kan du inte vissla med munnen?” frågade {teacher}, som var {child's} lärare.

”Inte med den här mustaschen”, sa {farmer}.

# thirty-sheep
Bocken gick tillbaka till grinden för att äta upp resten av skylten. STÄNG GRINDEN stod det på den. När han ryckte loss den sista biten sa haken klick, grinden svängde upp, och ut kom trettio får.

De sprang tvärs över gårdsplanen[sport: , som om de skulle {play sport} och var sena]. De sprang rakt genom tvätten, och det första kom ut på andra sidan med ett örngott på huvudet och satte av uppför vägen.

”{moss}!” vrålade {farmer}. ”Spring runt! Runt, sa jag!”

{moss} satt där han satt. Han väntade på pipan.

”Det går inte”, stönade {farmer}. ”Han kan ingen svenska.”

{child} glömde handen.

”Men någon måste stoppa dem!” ropade {child.he}. Och det visslade. Fyyy! Fyyy!

{moss} for iväg som en pil[athlete: , eller som {athlete}].

# anything-with-an-s
”Vem gjorde det där?” sa {farmer}.

”Det var {child}!” ropade [friend: {friend}, och sedan alla andra|alla]. ”Det är {child's} tand!”

”En gång till! Korta! Vad som helst med s!”

Vad fanns det med många s i?

”Sextiosex semlor!” ropade {child}.

Fyyy! Fyyy! Fyyy! Fyyy! {moss} flög uppför vägen, förbi örngottet, och vände hela flocken.

”Sextiosex semlor!” ropade klassen, för att hjälpa till.

”Sextiosex semlor!” visslade {child}, och tillbaka kom de, genom tvätten och in på gårdsplanen, medan {moss} sprang först på ena sidan och sedan på den andra. In gick tio. In gick tjugo. In gick tjugonio.

# saus
Men sist av alla kom det med örngottet, och det såg inte vart det gick. Precis utanför grinden blev det stående.

”Sextiosex”, ropade {child}, ”sem …”

Något litet och hårt trillade ner på {child.his} tunga.

{child.He} tog ut det och tittade. Det var tanden.

Hela veckan hade {child.he} velat bli av med den, och så skulle den prompt lossna just nu.

”Sextiosex semlor!” sa {child.he}. Det kom inte en enda vissling. ”Semlor! Semlor!”

{moss} stannade och vände sig om mot {child}. Inne i hagen hade de andra fåren fått syn på grinden. De var redan på väg ut igen.

# the-gap
{child} kände med tungan där tanden hade suttit. Nu fanns där en glugg, en fin och stor och alldeles ny. {child.He} bet ihop tänderna, så att luften inte kunde ta någon annan väg, och blåste genom gluggen så hårt det bara gick. FYYYYYYYYYYY!

Det var dubbelt så högt som förut. Bocken satte sig. {moss} tog ett språng. Ett skall, och de andra gick in igen. Ett ryck i örngottet, och så var det av. Det sista fåret fick se grinden och travade in efter de andra, och {farmer} smällde igen den.

”Trettio”, sa han.

# not-sixty-six
Sedan blåste {child} en lång, för det betyder ligg. Och {moss} la sig, tvärs över {child.his} skor.

{farmer} tog {child} i hand. ”Det där är den bästa pipa vi har haft på gården”, sa han. ”Vad vill du ha för den?”

{child} log så att alla kunde se gluggen.

”Semlor”, sa {child.he}. ”Men inte sextiosex.”

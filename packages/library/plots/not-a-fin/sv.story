title: Inte en fena
title: Vad mer?
title: Ännu mer haj
guest friend: Amir (han), Nadja (hon)
guest mate: Kasper (han), Ludvig (han)
guest teacher: Kjell (han), Göran (han)
guest skipper: Gunvor (hon), Maj-Britt (hon)

% En hund eller katt som är med följer med, och så gör mor- eller farföräldern, för att räkna in klassen; en kanin stannar hemma.
% Hajarna är brugder; den som är under båten är "hon". Alla fakta stämmer, också att hajmal är en mal. {mate} är en kille i klassen.

# not-one-thing
{child} hade inte nämnt hajar på fyra timmar och tretton minuter, och det började göra ont.

Klassen [school: från {school} ]var på utflykt till havet.[elder:  {Elder} var med för att räkna in alla.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] var med för att klassen hade röstat om det.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] var med i ryggsäcken och hade inte frågat någon.] På bussen dit hade någon sagt: ”Sätt dig inte bredvid Hajen, då får du inte en lugn stund”, och folk hade skrattat. Det var inte ens något elakt skratt. Det var nästan det värsta. Så {child}, som var {age} år, hade vänt sig till {friend}[friend & !friend.known: , {child.his} bästa vän,] och sagt: ”Jag tänker klara en hel dag utan ett enda ord om hajar.”

”Inte ett enda?” sa {friend}.

”Inte en fena.”

”Jag tar tid”, sa {friend} och ställde klockan.

# went-purple
Det hade varit förfärligt. Till lunch fick de hajmal på en restaurang vid hamnen, och {child} visste ju att hajmal inte alls är någon haj, utan en mal. {Child.He} åt upp sina ärtor.[pet.dog / pet.cat:  {Pet} åt upp resten.] På kajen frågade deras lärare, {teacher}, om någon kunde komma på ett djur som fanns redan innan det fanns träd. Det gjorde hajarna. {child} blev lila i ansiktet.

”Sköldpaddor?” sa {mate}.

# nice-view
Nu låg de långt ute på fjärden, i flytvästar, i en båt som hette Välkommen Åter. Havet var blankt som en tallrik. {skipper}, som körde båten, hade kört buss i Borås ända till i påskas, och hon hade stängt av motorn så att alla skulle få njuta av lugnet.[elder:  {Elder} räknade dem.]

”Fin utsikt”, sa {child}.

”Jättefin”, sa {friend} dystert. ”Det har du sagt nio gånger.[sport:  Och {sport} har vi gått igenom[athlete: , och {athlete}].][athlete & !sport:  Och {athlete} har vi gått igenom.]”

Och bakom {friend's} huvud[pet.dog / pet.cat: , dit {pet} redan stirrade,] öppnade sig havet, och upp kom en fena.

# five-fins
Den var svart och hög som en köksstol, och längst upp i spetsen vek den sig lite åt sidan. Långt bakom den kom en till, en mindre. Det var stjärten. Allt däremellan var haj.

{child} slog båda händerna för munnen.

”Vad är det?” sa {friend}. {child} skakade på huvudet. {Friend} vände sig om. ”Jaha”, sa {friend.he}. {Friend.He} såg på sin klocka, och sedan på {child}, och svalde. ”Du, {child}. Jag skulle faktiskt inte ha något emot om du …”

{child} skakade ännu hårdare på huvudet. Där kom en fena till. Nu var de fem.

# hold-tight
Då fick {mate} syn på dem.

”HAJAR!”

Tjugoåtta personer skrek och rusade över till andra sidan, och båten krängde, och ryggsäckarna kom glidande[elder: , och {elder} tappade räkningen]. ”Sätt er ner!” ropade {teacher}, som hade ställt sig på en bänk.

”Håll i er!” ropade {skipper}. ”Nu åker vi härifrån!” Och hon sträckte sig efter startknappen.

# straight-down
{child} [pet.dog / pet.cat: och {pet} ]stod kvar vid relingen och tittade rakt ner. Genom det gröna vattnet kom någonting upp, stort och sakta. Först var det bara något ljust. Sedan var det en mun, en väldig vit öppen mun som man hade kunnat ställa in en skottkärra i, och den gled in under aktern, mitt under propellern.

{Child.He} visste vad en propeller gör med en haj. {Child.He} hade sett en bild en gång. Det var det enda om hajar som {child.he} aldrig hade berättat för någon[elder: , inte ens för {elder}[elder2:  eller {elder2}]].

# a-gull-fell-off
”STARTA INTE MOTORN!”

Det kom ut så högt att en fiskmås ramlade ner från taket[pet.dog:  och {pet} satte sig][pet.cat: , och {pet} tittade inte ens]. Alla tittade på {child}, hela klassen, och benen skakade, men nu gick det inte att sluta.

”Det är brugder! De äter plankton! De har tänder som risgryn, och dem använder de inte ens! Hon är precis under oss och gapar, och hon simmar inte fortare än vi går, så hon hinner inte undan, och startar du propellern så skär den sönder henne. Hon gör oss ingenting. Hon äter bara lunch. Snälla!”

# how-sure
[elder: {skipper's} hand kom ner på {elder's}, som redan låg över knappen. | {skipper's} hand blev kvar där den var, en centimeter från knappen.] ”Är du säker på det?”

”Jag har känt {child} sedan vi var sex”, sa {friend}. ”Du anar inte hur säker {child.he} är.[pet.other:  Det där kan till och med {pet} där hemma utantill.]”

{skipper} drog tillbaka handen.[elder:  Det gjorde inte {elder}.]

Det enda som hördes var vattnet.

”Vad ska vi göra?” viskade {mate}.

”Kom tillbaka till mitten”, sa {child}. ”Sätt er på golvet[pet.dog / pet.cat: , som {pet}]. Och titta.”

# more-shark
Hajen kom fram under båten som ett tåg ur en tunnel. Först kom nosen, och sedan den där ofantliga munnen, med vita valv inuti som i en kyrka. Sedan kom gälarna. Sedan gled fenan förbi, så nära att den droppade på {mate's} sko. Och så kom det mer haj, och när den var slut kom det ännu mer haj. Ett öga, stort som ett plommon, såg på [pet.cat: {pet} utan större intresse, och {pet} såg tillbaka på samma sätt | klassen utan större intresse]. De kom på båda sidor, åtta stycken[elder:  ({elder} räknade)], nästan lika långa som båten allihop, och ingen sa ett knyst.

# what-else
”Hur gammal är hon?” viskade {mate}[pet.dog / pet.cat: , medan {pet} slickade haj från hans sko].

”Ungefär som {teacher}.”

”Är hon hungrig?”

”Hon silar en hel simbassäng genom gälarna, varje timme.”

”Vad mer?” sa {mate}.

{child} såg på honom för att se om han skojade. Det gjorde han inte.

”Ja, vad mer?” sa någon bakom honom.

Så {child} berättade vad mer. {Child.He} berättade det där om träden. {Child.He} berättade om hajmalen, och två stycken ville ha pengarna tillbaka.[pet.dog / pet.cat:  {Pet} var nöjd med sin.]

# clouds
När den sista stjärten hade sjunkit ner i det blå höll {friend} upp klockan. {Friend.He} hade stannat den när {child} skrek.

”Fyra timmar och sexton minuter”, sa {friend.he}. ”Gör aldrig någonsin om det där. Så tråkigt har jag aldrig haft i hela mitt liv. Vi pratade om moln, {child}.”

# go-on
Hela vägen hem hängde folk över ryggstöden och ville höra en sak till[music: , och för en gångs skull var det ingen som ville höra {@song}]. Sedan blev det mörkt, och de somnade, den ena efter den andra, {mate} med den våta skon i knät[pet.dog:  och {pet} med nosen i skon][pet.cat:  och {pet} ovanpå].[elder:  {Elder} räknade dem. Det gick lättare när de sov.] Utanför gled bara gatlyktorna förbi[city: , hela vägen till {city}].

”{friend}”, viskade {child}. ”Vid Grönland finns det en haj som är trehundra år.”

”Fortsätt”, sa {friend} och blundade.

# @song
{music}

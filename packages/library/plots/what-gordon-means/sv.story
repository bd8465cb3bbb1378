title: Hajarna som inte kunde stanna
title: Det {gordon} menar
title: Säg alltihop
guest gordon: Göran (han), Bengt (han)
guest dave: Dennis (han), Conny (han)
guest keeper: Birgitta (hon), Gunilla (hon)

% En haj som slutar simma sjunker. Därför hinner var och en bara säga en bit. HÖGT är vattnet; {child} tror att det är rösten.

# proper-chat
{child} tryckte näsan mot den stora runda tanken på akvariet[city:  {in city}], och där var de, alla tre. Hajar!

{child.He} hade längtat hela veckan[school: , till och med {at school}]. {child.He} ville prata med en haj, länge och ordentligt.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] ville räkna tänderna.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade inte fått följa med in, för pingvinernas skull.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade inte fått följa med in, för fiskarnas skull.][pet.other:  {Pet} väntade hemma.][elder:  {Elder}[elder2:  och {elder2}] hade hittat en bänk hos bläckfisken, som också satt ner en stund.] Men det här var den sortens hajar som inte kan stanna. Slutar de simma, så sjunker de. Så de simmade runt, runt, och den största kom förbi och sa:

”Ursäkta, {@young}, men vattnet står …”

Och borta var han.

Så kom den mellersta. ”Det {gordon} menar”, sa hon, ”är att det står alldeles för …”

Och borta var hon.

# high
Sist kom {dave}, som var minst, i full fart.

”HÖGT!” ropade han.

Jaha, med hajar skulle man visst prata högt. ”HEJ!” ropade {child}, så högt {child.he} kunde.

{dave} stirrade på {child.him}. Sedan var han också borta.

”Nej, nej”, sa {gordon} när han kom runt. ”Det är inte du som ska låta högt. Det är vattnet som …”

Borta.

”HÖGT!” ropade {dave}.

”HEEEJ!” ropade {child}. Stackars hajar, vad dåligt de hörde!

# twice
Den mellersta kom. ”{@lovely}, {gordon}”, sa hon, ”men jag tror inte att {@he} …”

Plipp. Något blött landade på {child’s} huvud. Plopp. Där kom en till.

{child} tittade upp. Längst där uppe rann vattnet över kanten.

”Oj!” sa {child}. ”HÖGT!”

”Det var ju det vi …” sa {gordon}.

”… sa!” sa den mellersta.

”TVÅ GÅNGER!” sa {dave}.

# red-wheel
Just då kom djurskötaren {keeper} runt hörnet. Hon hade en hink fisk på varje arm och två hungriga pingviner i hälarna.

”Kranen!” sa {keeper}. ”Jag har glömt att stänga kranen! Och ställer jag ner hinkarna så tar pingvinerna alltihop. Fort, {@love}, vrid på den röda ratten!”

{child} tog tag i den röda ratten med båda händerna. ”Åt vilket håll?”

{keeper} talade om det. Men pingvinerna skrek ”TRUUUT! TRUUUT!”, så {child} hörde inte ett ord. Då tittade {child.he} på hajarna.

# turning-it-right
”Åt höger”, sa {gordon}, ”ska man absolut …”

Och borta var han.

”Höger!” sa {child} och vred åt höger, så hårt {child.he} kunde.

WHOSCH! Vattnet vräkte sig in i tanken. Det rann nerför glaset som en gardin. Och allra högst upp for {dave} runt, så högt att hela nosen stack ut över kanten.

”Jag vill inte vara här uppe!” sa {dave}.

Så kom {gordon}.

”… inte”, sa han.

”Den biten skulle du ha sagt först!” ropade {child}.

”Jag kan inte bestämma vilken bit som kommer …” sa {gordon}, och borta var han.

# say-it-all
Åh nej. Vad skulle {child} göra nu? Åt vänster? Eller skulle man trycka? {child.He} kunde inte vänta på en bit till. {child.He} måste få höra alltihop på en gång.

{gordon} kunde inte stanna. Men {child} kunde gå.

När {gordon} kom runt nästa gång gick {child} med. {@He} marscherade på utsidan, så fort det gick att marschera[athlete: , nästan lika fort som {athlete}], och {gordon} simmade på insidan, nos vid nos.

”Säg alltihop!” flåsade {child}.

”Vänster”, sa {gordon}. ”Hela vägen, tills det gnisslar. Nämen, det är ju aldrig någon som har följt med mig förut. Är det inte trevligt?”

# squeak
{child} marscherade tillbaka till ratten. {child.He} vred åt vänster. {child.He} vred tills {child.he} var röd i hela ansiktet.

Gniiissel.

Bruset tystnade. Plipp. Plopp. Sedan ingenting. Vattnet sjönk, och {dave} åkte ner med det.

”LAGOM”, sa {dave}.

”Bra jobbat”, sa {keeper}[music: , nynnade på {music}] och gav pingvinerna varsin fisk, så att det blev lite tyst.

# thousands
Och så fick {child} prata med hajar. {child.He} gick bredvid dem runt, runt, och de pratade om [sport: hur man ska {play sport} när man bara har fenor, och om ]tänder.[friend:  {Friend} gick bakom och hade räknat till nittio.]

”Mina lossnar hela tiden”, sa {gordon}. ”Jag har haft flera tusen.”

”Får du en peng för dem?” frågade {child}.

”En peng?” sa {gordon}. ”{dave}, kom hit, det här måste du höra.”

# in-the-middle
Sedan ropade [adult: {adult}|{keeper}] att det var dags att gå hem.

”God …” sa {gordon}, och borta var han.

{child} ställde sig vid dörren och väntade. Man kan ju inte gå mitt i.

Så kom {dave}. ”Hej”, sa han, alldeles lagom högt.

”Hej”, sa {child}.

Och så kom {gordon}.

”… natt, {child}”, sa han.

# @young
unga vän
## if child.he
unge man
## if child.she
unga dam

# @love
lilla vän
## if child.he
gubben
## if child.she
gumman

# @lovely
Ett rart barn
## if child.he
Det är en rar pojke
## if child.she
Det är en rar flicka

# @he
{child.he}
## if child.she
hon
## if child.he
han

# @He
{child.He}
## if child.she
Hon
## if child.he
Han

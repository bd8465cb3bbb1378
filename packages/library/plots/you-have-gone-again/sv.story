title: Där är du ju, sa grodan
title: Nu är du borta igen
title: Myror i kroppen
guest painter: Gunvor (hon), Ragnhild (hon)
guest heron: Evert (han), Helge (han)

% Regeln: en groda ser bara det som rör sig; den som är stilla är borta. Myrorna har en egen väg genom kroppen.
% Grodan är "den", båda hägrarna "han".

# keep-still
{painter} målade av alla på gatan[city:  mitt i {city}], en om dagen, och i dag var det {child's} tur.[adult:  {Adult} hade suttit i måndags.][elder:  {Elder} hade suttit i tisdags och somnat[elder2: , och {elder2} i onsdags och pratat hela tiden].] De andra hängde på rad i {painter's} hall, bredvid en spik som väntade på {child}.

Det enda man behövde göra var att sitta vid dammen och vara stilla. Men {child} hade myror i kroppen. När {child.he} höll fötterna stilla gick de upp i knäna, och när {child.he} satte sig på händerna kom de ut genom näsan.[school:  På {school} hade de slitit ut två stolar.][sport:  Ena benet ville gå och {play sport} på egen hand.]

”Titta på {heron}”, sa {painter}. ”{heron} rör sig aldrig.”

{heron} stod på ett ben på andra sidan dammen. Han var en häger av plast, för att skrämma bort de riktiga, som åt grodor.

# there-you-are
”Där är du ju!” sa någon nere vid {child's} skor.

Det var en groda, rund och blank och våt. ”Jag trodde att jag var ensam här”, sa den.

”{painter} är ju här”, viskade {child}.

Grodan tittade rakt på {painter}, som stod och kisade vid staffliet. ”Nej”, sa den vänligt. ”Det kommer en pensel ibland, men det sitter ingen i andra änden.”

[friend: ”Och {friend}”, sa {child}. {Friend}[!friend.known: , {child.his} bästa vän,] låg i gräset och rörde sig aldrig i onödan. Nu kom ett finger upp.

”Jaså, ett finger”, sa grodan. ”Angenämt.”

][pet.dog: ”Och en halv nos”, sa den. ”Väldigt blöt. Den sniffar.” Det var {pet}[!pet.known: , {child's} hund].

]En groda ser ju bara det som rör sig.

”Det som rör sig finns”, sa grodan, ”och det som slutar är borta. Men du! Du finns ju överallt!”

Något så snällt hade ingen sagt om myrorna.

# gone
”Alldeles stilla nu”, sa {painter}. ”Jag ska göra näsan.”

Så {child} stängde in myrorna.

”Jaha”, sa grodan. ”Nu är du borta. De försvinner alltid, just när man har det som trevligast.” Och den vinkade adjö med en våt hand, mycket tappert, åt alldeles fel håll.

{child} stod inte ut, utan vinkade tillbaka.

”Där är du ju!” ropade grodan.

”Vem var det som rörde sig?” ropade {painter}.

Om {child} rörde sig kunde ingen måla {child.him}. Om {child.he} lät bli kunde grodan inte se {child.him}.

## or
”Alldeles stilla nu”, sa {painter}. ”Jag ska göra öronen.”

Så {child} stängde in myrorna.

”Jaha”, sa grodan, och den breda munnen åkte ner i båda ändarna. ”Nu är du borta. De försvinner alltid, just när man har det som trevligast.” Och den kväkte så ynkligt och så ledset att {child} inte stod ut, utan vinkade.

”Där är du ju!” ropade grodan.

”Vem var det som rörde sig?” ropade {painter}.

Om {child} rörde sig kunde ingen måla {child.him}. Om {child.he} lät bli kunde grodan inte se {child.him}.

# the-toe
”Hur långt ner går tavlan?” frågade {child}.

”Till knäna”, sa {painter}. ”Hur så?”

”Jag bara undrade”, sa {child} och tog av sig ena skon och ena strumpan. Sedan skickade {child.he} ner alla myrorna i ena stortån och vickade på den.

”Där är du ju!” sa grodan. ”Vad du har krympt.”

Sedan gick det hur bra som helst. Där uppe målade {painter} och gnolade[music:  på {@song}], och där nere berättade grodan hela sitt liv för tån, och tån nickade på rätt ställe.

[age>=9: Bara en gång blev det fel, när tån vickade lite för mycket, precis som en mask, och en tunga for ut.

”Jag ber så mycket om ursäkt”, sa grodan och stoppade in den igen. ”Det var något med hur du stod.”]

# two-of-them
”Nu är det bara munnen kvar”, sa {painter}. ”Titta på {heron}.”

{child} tittade på {heron}. Sedan tittade {child.he} på den {heron} som stod bredvid.

{painter} hade bara en.

Den andre {heron} blinkade.

{child} blev kall uppifrån och ner, och längst ner stannade tån.

”Underbart!” ropade {painter}. ”Rör dig inte!”

”Nu är du borta igen”, sa grodan. ”Du kanske är på andra sidan.” Och så hoppade den i väg över näckrosbladen.

”Kom tillbaka!” ropade {child}. ”Det står en häger där!”

Grodan såg på hägern, uppifrån och ner. ”Nej”, sa den. ”Det skulle jag ha märkt.”

Och hägern böjde sin långa hals, så långsamt att det inte räknades som att röra sig.

# all-of-it
{child's} hjärta bultade. Något som var så stilla skulle grodan aldrig få syn på. Men {child} hade den aldrig missat, inte så länge {child.he} fanns överallt.

{child} tänkte på spiken. Sedan släppte {child.he} taget.

{child.He} flög upp ur stolen, och ut kom alla myrorna på en gång, ur fötter och knän och armbågar och hår.[athlete:  Så högt hoppar inte ens {athlete}.][friend:  Till och med {friend} vinkade, med alla tio fingrarna, och det hade ingen sett förut.][pet.dog:  {Pet} gjorde likadant, med allt det som satt bakom nosen.] Stolen for omkull, och färgerna också.

”HÄR!” skrek {child}. ”HÄR är jag!”

”DÄR är du ju!” ropade grodan och gjorde sitt livs längsta hopp, rakt in i famnen på {child}.

Knäpp, sa en näbb, på ett tomt näckrosblad.

Och ingen kan säga knäpp utan att röra sig.

”Vem är det där?” sa grodan.

”Det är hägern. Han har stått där hela tiden.”

”Jaha”, sa grodan. ”Det kunde någon ha talat om.”

Hägern gav {heron} en blick, som om alltihop var hans fel, och flaxade bort över taken.

# the-picture
Då kom {child} ihåg tavlan och skämdes. ”Jag rörde mig”, sa {child.he}.

”Det gjorde du”, sa {painter}. ”Så jag fick måla fortare.” Och hon vände på tavlan.

I mitten satt en väldigt fin näsa. Runt omkring for knän och armbågar och hår, som ett fyrverkeri.

”Den är inte så stilla”, sa {child}.

”Nej, men den är lik dig”, sa {painter}. ”Alla de andra ser ut som {heron}.”[adult:  Och {adult}, som stod vid grinden, sa att det inte kunde vara någon annan.][elder:  De där knäna skulle {elder} ha känt igen var som helst.]

I morgon skulle den upp på sin spik. I kväll fick den torka på tvättlinan, och där dansade den i vinden.

”Där är du ju”, sa grodan och slog sig ner under den och fortsatte att berätta sitt liv.

# until-morning
I sängen den kvällen var det ingen som sa åt {child} att vara stilla. Myrorna gick sin väg av sig själva, ur näsan och händerna och knäna, tills det bara fanns ett par kvar, i ena stortån. Den vickade lite under täcket, ifall någon undrade.[pet.cat / pet.dog:  {Pet} hade varit borta i flera timmar, i en varm hög vid fotändan.][pet.other:  I hörnet hade {pet} varit borta i flera timmar.]

Sedan låg tån stilla också, och {child} var borta till i morgon bitti.

## or
Det var bara två hus hem, och {child} gick dit baklänges och vinkade, för om {child.he} slutade skulle {child.he} vara borta.[adult:  {Adult} styrde.] Under tvättlinan vinkade en liten våt hand tillbaka, nästan åt rätt håll.[pet.cat / pet.other:  Inne i huset sov {pet}, och så vitt grodan visste fanns det ingen sådan.]

Vid den sista grinden var det nästan slut på myror, och de som var kvar tog {child} till en sista vinkning. Sedan var {child.he} borta.

”De kommer tillbaka”, sa grodan till tavlan. Och tavlan nickade.

# @song
{music}

title: Tvåhundra steg norrut
title: Genom Dödsträsket
title: Kaptenen som inte fick en blund
guest friend: Molly (hon), Jack (han)
guest captain: Hedda Storm (hon), Hilma Storm (hon)
guest rabbit: herr Stump (han), herr Tott (han)
guest minder: Gun-Britt (hon), Marianne (hon)

% Steg som man sprang är längre än steg som man gick. Vem som är hemma (@m): {adult}, annars den äldre, annars {minder}. Efternamnet är alltid Storm.

# doorbell
Piraten ringde på dörren, och så mycket hade ingen väntat sig av henne.

”Ohoj”, sa hon. ”Är det här Kannibalviken?”

”Det är Lönnvägen nio”, sa {child}.

”Vem är det?” ropade {@m}[!adult & !elder: , som satt barnvakt men mest löste korsord,] från köket.

”En pirat!” ropade {friend}[!friend: , som bodde i huset bredvid].

”Säg åt henne att torka av fötterna!”

# on-top
Piraten torkade av dem. Hon var liten och bred och fruktansvärt gammal, och rocken var mer hål än rock. Under ögonen hängde två stora grå påsar, som ett par tomma penningpungar.

”Kapten {captain}”, sa hon. ”Jag vill ha tillbaka en kista som jag grävde ner här någonstans år 1719. Men så har någon varit här och ställt [city: {city}|en hel stad] ovanpå.”

Hon vecklade ut en karta som var lika mjuk som en näsduk. Börja vid Ensamma Eken, stod det. Tvåhundra steg norrut, genom Dödsträsket och Vargskogen. Och där var det ett kryss.

”Ensamma Eken är ju pizzerian”, sa {child}. ”Den ligger vid rondellen.”

”Det var ett träd när jag gick härifrån”, sa kaptenen surt.

{@M} sa att de fick gå, om de var hemma till klockan fem[sport: , så att de hann {play sport},] och ingen grävde upp någon väg.[elder & adult:  {Elder} gick med och höll ett öga på vägarna.]

# the-swamp
Så de började vid dörren till Ensamma Eken, och kapten Storm stegade, och {child} höll i kompassen, och {friend} räknade. Dödsträsket hade blivit mataffär. De marscherade rakt igenom[music:  och nynnade på {music}]. ”Trettioåtta, trettionio”, sa {friend} vid frysdiskarna, och där stannade kaptenen och höll frysta ärter mot sina stackars ögon, en påse till varje. ”Ljuvligt”, mumlade hon och köpte båda påsarna, för en silverpeng.

[school: ”Sextioett”, sa {friend} utanför {school}, där det stod Kvicksand på kartan.]

Vargskogen hade blivit hundfrisör. ”Nittiofyra, nittiofem.” Vargarna var en hel del mindre nu, och någon hade satt rosetter på dem.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}], som hade följt med för att vakta kartan, låtsades inte känna dem.]

”Tvåhundra!” sa {friend}.

# that-tooth
De stod utanför tandläkaren.

”Det är inte här”, sa kaptenen. ”Den där tanden skulle jag ha kommit ihåg.” Och så satte hon sig på trottoarkanten med huvudet i händerna. ”Det är ingen idé. Jag har letat så länge. Och jag är så trött.”

{child} tittade på kartan. Något var fel, och det var inte kompassen.

”När du grävde ner kistan”, sa {child.he}, ”gick du då, eller sprang du?”

Kaptenen lyfte på huvudet. ”Sprang, förstås. Jag hade halva flottan efter mig.”

”Då är det inte gåsteg”, sa {child}. ”Det är springsteg! De är mycket längre!”

# running-paces
De rusade tillbaka till Ensamma Eken. Och sedan sprang de[athlete:  lika fort som {athlete}], genom träsket, genom vargarna (som tyckte att det var underbart), förbi tandläkaren och runt hörnet, med kaptenens stövlar som hammare mot gatan, och {friend} flåsade: ”Etthundranittioåtta … etthundranittionio … tvåhundra!”

De stannade. Framför dem fanns en grind, och ett tvättstreck, och en studsmatta.

”Det är min trädgård”, sa {child}.

”Jag visste väl att det var något med den där ringklockan”, sa kaptenen.

# clonk
{@M} fick övertalas en stund. Men [adult: {adult.he}|alla] hade alltid velat ha en damm. De sköt undan studsmattan och grävde[pet.dog: , och {pet} grävde mest][elder: , och {elder} tog kanterna][elder2: , och {elder2} sa var], och när hålet var lika djupt som {friend} var lång sa spaden klonk.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] kom och satte sig på jordhögen, för den var högst.]

Locket gnisslade upp. Guld! Guld ända upp till kanten, mynt och kronor och bägare, så blankt att det lyste under hakan på dem, som smörblommor.

Kapten Storm tittade inte ens åt det. Hon öste upp det med båda händerna och slängde det över axeln. En krona hamnade på tvättstrecket. Hon grävde sig neråt tills bara stövlarna syntes. Sedan blev hon alldeles stilla.

# the-wrong-box
Upp kom hon med något litet och grått och ulligt. Det hade varit en kanin en gång. Ett öra hade den kvar.

”{Rabbit}”, sa hon, och det darrade på rösten. ”Jag packade i sån fart. Han hamnade i fel låda. Och sedan dess har jag inte fått en blund.”

”Inte på trehundra år?” sa {child}.

”Jag klarar inte en enda natt utan min filt”, sa {friend}, som aldrig hade berättat det för någon.

”Och inte jag utan min nalle”, sa {child}, som inte heller hade berättat det.

# boots-and-all
Kaptenen klättrade upp på studsmattan, stoppade in {rabbit} under hakan och la sig. Hon snarkade innan det hade slutat gunga. {@M} hämtade picknickfilten och bredde den över henne, stövlar och allt[pet.cat: , och {pet} la sig på stövlarna].

# one-each
På morgonen var studsmattan tom. Kistan var borta, och där låg en mycket prydlig damm.[pet.other:  {Pet} hade inte hört någonting.] På trappan låg två guldmynt och ett brev.

”Ett mynt var”, stod det. ”Resten lämnar jag tillbaka där jag tog den. Det blir en lång resa, men jag är så utsövd. Er vän, H. Storm.”

Och längst ner: ”Gräv ner vad ni vill, kära vänner, men aldrig den ni sover med.”

# he-was-there
{child} kände efter under armen, för säkerhets skull. Där var han.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

title: Antalet stämmer
title: Sju fingrar
title: Räkna om!
guest friend: Melker (han), Viggo (han)
guest teacher: Birgitta (hon), Solveig (hon)
guest alien: Zi (han), Ux (han)

% {friend} är den som har blivit förväxlad; hunden är bara hans där ingen vän är ikryssad, annars är det familjens djur eller en hund vem som helst.

# seven-fingers
Det var inte {friend} som satt bredvid {child} i bussen.

Det tog {child.him} en stund att upptäcka det. Han hade {friend's} mössa, {friend's} jacka och {friend's} halsduk ända upp till näsan, och klassen hade just stannat på en rastplats på väg hem från museet[city:  till {city}]. {Teacher}, deras fröken[school:  {at school}], hade räknat alla, två och två. ”Tjugotvå. Antalet stämmer!” hade hon ropat, och bussen hade kört.

Men {friend} brukade prata oavbrutet. Den här satt tyst. Och handen som höll i chipspåsen hade sju fingrar.

”Du är inte {friend}”, sa {child} lågt.

”Jo”, sa han.

”{@Whatname}, då?”

Det blev tyst.

”{Friend}”, sa han.

# the-wrong-way
{child} drog ner halsduken. Ansiktet under var blått, ungefär som en simbassäng, med tre oroliga ögon.

”Skrik inte”, bad utomjordingen. ”Jag skulle bara prova mössan. Och jackan. {Friend} skulle bara prova min hjälm. Vi stod bakom toaletterna, och så ropade våra fröknar samtidigt, och då sprang vi.”

”Åt fel håll?”

”Man blir nervös när fröken ropar.”

{child} förstod precis.

”Är du också på skolresa?”

”Vi har tittat på er planet.[sport:  Vi fick se folk {play sport}[music:  och höra {music}].|[music:  Vi fick höra {music}.]] [sport / music: Planeten | Den] var bra, men det var lång kö till toaletten.” Han hette {alien} och gick i något som ungefär var {@class}. ”De märker inte att jag är borta”, sa han. ”De räknar oss bara. Och antalet stämmer ju.”

# behind-the-moon
Då blev {child} kall om händerna. Någonstans ovanför molnen satt {friend} i ett rymdskepp, med någon annans hjälm på huvudet, och en blå fröken tyckte att allt var i sin ordning.

”Hur länge dröjer det innan ni åker hem?”

”Vi ska äta mellanmål först, på baksidan av månen”, sa {alien}. ”{Friend} får säkert mitt. Men sedan åker vi.”

# twenty-two
{child} gick fram genom gången till {teacher}. {Child.He} tyckte inte om att gå fram till folk. {Child.He} var en sådan som räckte upp handen i brösthöjd, och för det mesta hann någon annan före.

”{Friend} är inte med”, sa {child.he}.

”Jodå, [child.she: gumman | vännen]. Jag har räknat.”

”Det är en annan på {friend's} plats.”

”Tjugotvå”, sa {teacher} och log mot listan. ”Antalet stämmer. Sätt dig nu, så du inte ramlar.”

{child} gick tillbaka.

”Hon lyssnar inte. Hon räknar.”

”Min också”, sa {alien}. ”När jag säger något hör hon bara att det är någon som säger något.” Hans tre ögon hade blivit blanka. ”Jag trodde att någon skulle märka det. Att det inte var jag.”

# how-long
{child} tittade ut på granarna som for förbi. Om det var {child.he} som hade blivit kvar, tänkte {child.he}, och någon annan satt här med {child.his} mössa på[pet.other:  och åkte hem till {pet}]. Hur lång tid skulle det ta? {Child.He} ville inte tänka färdigt.

I stället tänkte {child.he} på talet. Tjugotvå. Så länge det stämde skulle bussen köra. Det var ingen idé att tala om för {teacher} att det var fel på {friend}. Det måste bli fel på talet.

”{Alien}”, sa {child.he}. ”Kan du bli liten?”

”Jag kan rulla ihop mig. Vi gör det på gymnastiken.”

”Bra. Under sätet. Nu.”

# count-again
{child} lade jackan över honom[elder: , den som {elder}[elder2:  och {elder2}] hade köpt för stor]. Sedan satte {child.he} händerna på ryggstödet framför[athlete: , där någon hade klistrat fast en bild av {athlete}], reste sig och gjorde något {child.he} aldrig hade gjort förut. {Child.He} ropade.

”{Teacher}! RÄKNA OM!”

Hela bussen vände sig om. {Child.He} kände hur kinderna brände.

”Räkna om”, sa {child.he} igen. Rösten darrade, men den höll. ”Annars tänker jag ropa ända till [city: {city} | Eskilstuna].”

{Teacher} suckade, tog sin penna och gick genom bussen. Hon kom längst bak och började om från början. När hon hade räknat för tredje gången var hon alldeles vit.

”Tjugoen”, sa hon. ”Stanna bussen!”

# three-things-a-day
Bussen vände. Och då blev det värre.

”Men tänk om de inte vänder”, viskade det under jackan. ”Min fröken har ju {friend}. Hon räknar och räknar, och det stämmer.”

Det hade {child} inte tänkt på. De skulle komma tillbaka till en tom rastplats.

{child} satt tyst länge. {Child.He} försökte se {friend} framför sig i rymden. Vad brukade {friend} göra när {friend.he} blev nervös?

Då började {child.he} le.

”{Friend.He} pratar”, sa {child.he}. ”{Alien}, {friend} pratar! {Friend.He} har pratat i en timme nu. {@About} Utan att andas. Hur pratsam är du?”

”Jag säger ungefär tre saker om dagen.”

”Då har de märkt det”, sa {child}.

# the-whole-shoe
Och mycket riktigt. När bussen svängde in på rastplatsen stod där redan något bakom toaletterna, runt och silvrigt och stort som en ladugård. På trappan satt {friend}. En blå fröken stod bredvid och höll för öronen, alla fyra.

”… och då hade {@eaten}”, sa {friend}. ”Nej men hej, {child}.”

{Alien} kröp fram och lämnade tillbaka mössan och jackan. {Friend} lämnade hjälmen. {Teacher} och den blå fröken såg länge på varandra. Sedan tog de i hand, båda lite generade, och bytte pennor.

# five-minutes
”Det var du som märkte det”, sa {alien} till {child}. ”Hur lång tid tog det?”

”Fem minuter kanske.”

”Det är inte länge”, sa {alien} och log med alla tre ögonen.

# the-names
Sedan satte sig alla i bussen igen. {Teacher} ställde sig längst fram med listan. Hon lyfte pennan för att räkna, men ångrade sig. I stället började hon läsa namnen, ett i taget, och vid varje namn tittade hon upp.

”{Friend}.”

”Här. Och vet ni vad de hade till mellanmål? Vet ni VAD?”

”{child}”, sa {teacher}, och hon väntade tills hon hade sett {child.him} ordentligt.

”Ja”, sa {child}. ”Jag är här.”

# @whatname
Vad heter din hund
## if friend
Vad heter vår fröken
## if pet.dog
Vad heter min hund
## if pet.cat
Vad heter min katt

# @about
Om sin hund.
## if friend
Om någon hund.
## if pet.dog
Om {pet}.
## if pet.cat
Om {pet}.

# @eaten
han ätit upp HELA skon
## if friend
hunden ätit upp HELA skon
## if pet.dog
{pet} ätit upp HELA skon
## if pet.cat
{pet} ätit upp HELA laxen

# @class
fyran
## if age>=11
femman

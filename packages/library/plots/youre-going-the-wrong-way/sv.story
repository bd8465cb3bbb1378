title: Fel håll
title: Du går åt fel håll
title: Bisats
guest gosta: Gösta (han), Evert (han)
guest nour: Nour (hon), Selma (hon)

% Att gå åt fel håll: sagt till grodan, av {nour} vid grinden, och av {nour} sist. {nour} är någon som {child} inte har pratat med på ett år. Grodan är hon.

# third-evening
”Du går åt fel håll”, sa {child} till grodan.

Det var tredje kvällen. Grodan satt på asfalten i sin våta, bruna hud och tittade på {child.him} som om det var {child.he} som var dum. {child}, som var {age} år och hade reflexväst[elder:  som {elder}[elder2:  och {elder2}] hade sytt in], lyfte upp henne för tredje gången och bar henne över Kvarnvägen till dammen på andra sidan.

Varje april vandrade grodorna[city:  utanför {city}] till dammen, rakt över vägen, och därför fanns det grodvakter. Det var {child}, och det var {gosta}, som hade kört lastbil hela livet och tyckte att det var hans tur att stanna.[friend:  Vissa kvällar var det {friend}[!friend.known: , {child's} bästa vän,] också.] {gosta} stod med lyktan. {child} bar.[sport:  Annars skulle {child.he} {play sport} så dags, men grodor väntar inte.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] fick stanna hemma, för {pet.he} ville också bära.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] fick stanna hemma, för {pet.he} ville också ha en.][pet.other:  {Pet} fick stanna hemma.]

”Hundra åtta grodor har begripit var dammen ligger”, sa {child}. ”Och så den här.”

# away-from-the-water
{Child.He} satte ner henne i strandkanten. Grodan drog ihop sig, tänkte ett slag och hoppade. Bort från vattnet. Upp mot vägen.

”Hon är trög”, sa {child}.

”Eller så är hon inte på väg till dammen”, sa {gosta}.

”Vart skulle hon annars?”

”Grodor går hem. Dit där de själva var yngel. Det kan man inte prata ur dem.”

# a-comma
{child} fångade in henne igen och höll henne mellan händerna. Hon var kall och stark, och hennes hjärta slog mot {child's} tumme. På vänstra bakbenet hade hon en ljus fläck, formad som ett kommatecken.

Då visste {child} precis vart hon skulle.

För tre år sedan hade {child} och {nour} grävt ner en gammal sandlåda av plast i trädgården hos {nour}, på skogssidan av vägen, fyllt den med regnvatten och räddat rom ur ett dike som höll på att torka. Det blev sextio yngel. Och i juni, när de hade fått ben, var det en liten groda som hade ett kommatecken på låret. {nour} döpte henne till Bisats.

# too-old
”Jag måste gå till ett hus”, sa {child}. ”Det är det gula där.”

”Jag följer med lyktan”, sa {gosta}.

Det var inte lång väg, men {child} hade inte gått den på ett år. De hade skött dammen i två somrar. Sedan, förra våren, kom {nour} med håven över axeln, och {child} sa: ”Ska vi inte lägga ner det där? Vi är väl för gamla för grodor.”

{Child.He} visste inte varför {child.he} hade sagt det. {Child.He} hade bara velat höra hur det lät. {nour} hade sagt ”okej” och gått hem med håven, och sedan hade de inte pratat.[school:  Inte ens {at school}.] Det hade bara blivit så, en dag i taget.

# about-a-year
{child} ringde på klockan som satt på grinden, och efter en stund kom {nour} ut i stickad tröja. Hon såg på {child}, på reflexvästen, på de kupade händerna.

”Du bor åt andra hållet”, sa hon.

”Jag vet.”

”Så du har gått åt fel håll.”

”I ett år ungefär”, sa {child}.

{nour} svarade inte, men hon gick inte in heller.

# emptied
”Det är Bisats”, sa {child} och öppnade händerna lite. ”Hon vägrar gå i dammen. Jag har burit henne dit tre gånger, och tre gånger har hon vänt. Hon ska till vår.”

{nour} böjde sig fram. Hon såg kommatecknet. För en sekund blev hennes ansikte precis som när hon var nio, och sedan försvann det igen.

”Det går inte”, sa hon. ”Den finns inte. Jag tömde den.”

”Va?”

”Du sa att vi var för gamla.”

”Men du lyssnar väl inte på mig!”

”Jo”, sa {nour}. ”Det gjorde jag faktiskt.”

Hon gick före över gräset, och {gosta} lyste åt dem. Där låg sandlådan kvar i marken, torr, full av kvistar och med en sprucken hink i mitten. {child} satte ner grodan på kanten, och hon hoppade genast ner i det torra. Det lät som när man tappar en våt vante. Sedan satt hon där bland kvistarna och väntade på vattnet. Hon hade gått så långt, och hon väntade.

# she-believes-in-us
Ingen sa något.

”Hon begriper inte”, sa {nour} till sist, och rösten var tjock.

”Nej”, sa {child}. ”Hon tror på oss.”

{Child.He} lade sig på magen och började plocka. Kvistar, löv, hinken, ett halvt hockeykort[athlete: , tyvärr inte med {athlete}]. Efter en liten stund låg {nour} bredvid och plockade från andra hållet. De sa inget annat än ”akta” och ”ta den där”. {nour} höll Bisats i händerna medan {child} skrapade botten ren.

”Inte kranen”, sa hon när {child} såg sig om. ”Regntunnan.”

”Jag vet. Det var jag som läste om det.”

”Det var jag som läste. Du åt chips.”

”Jag lyssnade medan jag åt.”

# twenty-two-cans
De tog varsin vattenkanna och bar, från regntunnan till sandlådan och tillbaka igen[music: , medan {gosta} nynnade på {music}]. Vid tionde kannan var {child} våt till knäna. Vid femtonde började {nour} skratta, för {gosta} hade fyllt sin stövel i stället för att stå där utan kanna, och gick på ett ben över gräsmattan med lyktan i ena handen och stöveln i den andra.

Vid tjugoandra kannan nådde vattnet kanten. {nour} lade i en sten att sitta på. Sedan satte hon ner händerna och öppnade dem.

# not-a-splash
Bisats gick ner i vattnet utan ett plask. Hon sköt ifrån, en enda gång, med sina långa ben, och gled hela vägen över till andra sidan. Där stannade hon med ögonen över ytan, och för första gången på tre kvällar såg hon ut att vara nöjd med {child}.

De satt på huk tills det var för mörkt för att se annat än två blanka prickar.

# not-far
”Jaha”, sa {gosta} och hällde ut det sista ur stöveln. ”Nu går vi hem, {child}, innan någon börjar undra.”

{child} reste sig. {Child.He} visste inte riktigt vad man sa. ”Hej då” lät för lite. {Child.He} började gå mot grinden.

”{child}”, sa {nour}.

”Ja?”

”Du går åt fel håll.” Hon stod på trappan och höll upp dörren, så att ljuset föll ut över gräset. ”Det finns te. {gosta} kan väl också ha te. Du får ringa [adult: {adult}|hem] härifrån.”

{child} vände. Det var inte långt alls.

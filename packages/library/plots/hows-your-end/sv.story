title: Hur är det i din ände?
title: En kanot med fyra ben
title: Den tunga änden
guest marcus: Anton (han), Filip (han)
guest dilys: Majlis (hon), Gun-Britt (hon)

% {marcus} går fram, {child} bak, tills de byter. @mum är vad {child} råkade kalla {dilys}: det barnen säger till den som läser, annars en äldre. @who kommer på lördag.

# upside-down
{child} var så arg att det hettade i ansiktet, och så skulle {child.he} bära en kanot.

Det värsta var att {child.he} skulle bära den med {marcus} Berg, för det var {marcus} Berg {child.he} var arg på. Det var en kanot för två, de två var {child} och {marcus}, och ner till ån bars den upp och ner, med ett huvud i varje ände.

”Den främre frågar, vart tjugonde steg”, sa {dilys}, som basade över kanotklubben[city:  {in city}]. ”’Hur är det i din ände?’ Den bakre svarar. Ni ser inte varandras miner där inne, så ni måste säga det.”

”Vi pratar egentligen inte med varandra”, sa {child}.

”Det bryr sig inte kanoten om”, sa {dilys}. ”Lyft.”

De lyfte.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] tog paddlarna och höll sig undan.] Det var mörkt där inne, och det luktade gamla gympaskor. Tjugo steg.

”Hur är det i din ände?” sa {marcus}, som gick först.

”Bra”, sa {child}.

BRA, dånade kanoten, som gjorde allting större.

# on-thursday
Det hände i torsdags, i minibussen. {child} hade en gång råkat kalla {dilys} för ”{@mum}”. Det var en enda gång, i september, och ingen hade hört det utom {marcus}. Och i torsdags berättade {marcus} det för allihop[school: , och hälften av dem gick {at school}]. De skrattade ända till rondellen.

”Det kommer i alla fall någon och tittar på mig”, hade {child} sagt till honom då.

Det var det ingen som skrattade åt, för det kom aldrig någon och tittade på {marcus}. Han tittade ut genom fönstret tills han skulle av.

Varje kväll sedan dess hade {child} gått igenom alltihop[pet: , högt, för [pet.dog: hunden ][pet.cat: katten ]{pet}]. Fram till rondellen hade {child.he} fullkomligt rätt. Sedan kom det där som {child.he} själv hade sagt, och då hettade det igen, och {child.he} visste inte längre vem {child.he} var arg på.

# a-set
”Hur är det i din ände?”

”I min ände”, sa {child}, ”är det så att du berättade det för hela bussen.”

”Det var ju roligt.”

”För vem då?”

”För alla. För dig, trodde jag! Jag tog den om mig och svanen först. Först mig, sen dig. Det var ett nummer. Komiker har nummer.”

”Du kunde ha frågat.”

”Man frågar inte om man får låna ett skämt. Det är ingen biblioteksbok.”

Tjugo steg.

”Hur är det i din ände?”

”Arg!” sa {child}.

ARG, dånade kanoten. En kvinna med barnvagn gick ut i gräset. Utifrån sett var det en lång grön kanot med fyra ben som grälade med sig själv.

”Säg bara förlåt”, sa {child}.

”Säg förlåt själv. Din var värre.”

# letting-go
Den var värre. Det var just det. Allt som hettade i {child} rann ner i händerna, och händerna öppnade sig, och {child} dök ut därifrån och släppte.

{Child.His} ände slog i grusgången med en smäll. Framänden for åt sidan, och {marcus} gick omkull i det höga gräset med kanoten över sig.

Den gungade lite. Sedan låg den stilla.

”Man ska säga till.” Rösten där under dånade inte alls. ”Man ska säga till när man släpper.”

All ilska rann av {child}, så fort att {child.he} frös. {Child.He} gick ner på alla fyra och tittade in. {marcus} hade skrapat armbågen. Han grät inte, men han fick kämpa för det.

”Pappa sa att han skulle komma i lördags”, sa {marcus}. ”Han säger det varje gång. Jag tittar efter honom på stranden hela tiden. Det var därför vi körde in i bron.”

# the-metal-in
Det fanns inget bra att svara. Så {child} kröp in under den och ställde sig längst fram, där {marcus} hade varit.

”Du går bak”, sa {child.he}. ”På tre.”

De lyfte, och knäna vek sig nästan under {child}.

”Vad har du i den här?”

”Ingenting. Det är den änden det är järn i.”

”Den väger ju dubbelt![athlete:  {Athlete} skulle inte orka!]”

”Jag vet.”

”Har du alltid haft den här änden?”

”Sen i september. Du sa att du hade ont i axeln[sport:  av att {play sport}].”

”Det var en dag!”

”Jo”, sa {marcus}, ”men du sa aldrig att det gick över.”

# how-is-yours
{child} gick. Den tunga änden tryckte mot huvudet. Efter tjugo steg kom {child.he} på att det var {child.he} som gick först nu, och att det var {child.his} tur att fråga.

”Hur är det i din ände?”

Det dröjde.

”Ont i armbågen”, sa {marcus}. ”Rätt kasst, faktiskt. Hur är det i din?”

Den bakre skulle egentligen inte fråga.

”Tungt”, sa {child}. ”Jag är fortfarande arg för det där i bussen.”

”Okej.”

”Och förlåt för det jag sa. Jag har ångrat det sen rondellen.”

Fem steg. Sex.

”Okej”, sa {marcus}. ”Förlåt för det där med {@mum}. Jag stryker det ur numret.”

”Behåll svanen.”

”Det är klart jag behåller svanen.”

# loud-and-clear
En av dem frustade till, och det dånade så ofantligt i kanoten att de fick stanna och stå där tills benen bar igen.

De paddlade tills solen stod lågt, först dåligt och sedan riktigt bra. {dilys} satte plåster på armbågen. Sedan bar de tillbaka kanoten, och {child} tog den tunga änden utan att diskutera saken.

Det skymde när alla klev på minibussen och {dilys} ropade upp namnen.

”{child}?”

”Ja, {@mum}”, sa {child}, högt och tydligt.

En sekund sa ingen något. Sedan vek sig hela bussen av skratt, och {marcus} skrattade så att han gled av sätet.

”Den får du ha”, sa {child} till honom. ”Till numret.”

# no-really
Efter rondellen lugnade alla ner sig. Värmefläkten surrade[music: , {music} var på i radion], och längst fram hade [friend: {friend}|någon] somnat. {marcus} tittade ut genom fönstret.

”På lördag kommer {@who}”, sa {child}. ”{@They} kan ju inte bara titta på min ände. {@They} måste titta på hela kanoten.”

{marcus} funderade på det. ”Låter {@they} mycket?”

”Hemskt mycket.[elder & adult:  {Elder}[elder2:  och {elder2}] vill inte stå i närheten.]”

”Bra”, sa {marcus}.

Gatlyktorna gled förbi, den ena efter den andra. {child} lutade huvudet bakåt. Det hettade inte alls.

”Hur är det i din ände?” sa {child.he}.

”Bra”, sa {marcus}, och han vände sig från fönstret. ”Nej, på riktigt. Bra.”

# @mum
mormor
## if elder & !adult.she & !adult.he
{elder.short}
## if adult.she
{adult}
## if adult.he
{adult}

# @who
min hejaklack
## if elder & !elder2 & !adult
{elder}
## if elder2 & !adult
{elder} och {elder2}
## if adult
{adult}

# @they
de
## if elder & !elder2 & !adult
{elder.he}
## if elder2 & !adult
de
## if adult
{adult.he}

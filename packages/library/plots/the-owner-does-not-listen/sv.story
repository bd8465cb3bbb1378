title: Öron uthyres
title: Tio minuter med {pet}
title: Ägaren lyssnar inte
guest friend: Mira (hon), Noel (han)
guest pet: Doris (hon), Bertil (han)
guest customer: Ludde (han), Kasper (han)
guest brandt: herr Brandt (han), herr Kvist (han)
guest reader: Yvonne (hon), Marita (hon)

# ears-for-hire
Skylten satt på dörren till cykelförrådet, och {child} hade textat den själv:

ÖRON UTHYRES. {Pet} lyssnar. Fem kronor för tio minuter. Allt du säger stannar i {@in}.

Det var en lysande affärsidé. {@ears} {Pet} avbröt aldrig och sa aldrig ”jaså, vet du vad som hände MIG då?”. {@chews} tills man själv hörde vad man höll på att säga.

# customers
Först kom småungarna. Sedan kom {customer} i 4C, som hade tappat sin brors mössa i ån[city:  {in city}].[sport:  Så kom någon som inte ville {play sport} längre.][elder:  {Elder}[elder2:  och {elder2}] bokade per telefon, och luren fick ligga mot örat.] Så kom {brandt}, som aldrig hälsade på någon. Han satt inne i tjugofem minuter, kom ut rödögd, lade två tjugor i burken och hälsade.

Medan de pratade satt {child} ute på trappan med stora hörlurar[music:  och {music} på]. Det var regel nummer ett: Ägaren lyssnar inte. {Child.He} höll på den. {Child.He} var {age} år och hederlig.

I två veckor gick affärerna strålande. Sedan kom den där onsdagen.

# that-wednesday
{child} hade varit hos tandläkaren och kom hem tidigare än {child.he} skulle. {Child.He} sparkade av sig skorna och gick i strumplästen genom hallen, och då hörde {child.he} en röst från rummet där {pet} {@had}. {@whotalks} talade lågt.

”Jag vet inte hur det går till hos er, {pet}. Men jag tror att {child} är för stor.”

{child} stannade med ena foten i luften.

”{Child.He} ligger där så artigt när jag läser. {Child.He} är {age}, {child.he} läser ju själv, tjockare böcker än jag. Jag tror att {child.he} låter mig hålla på för att vara snäll. Och jag borde väl sluta, innan {child.he} måste be mig. Men det är min bästa stund på hela dagen. Är det inte löjligt? Jag sitter på jobbet och längtar till kapitel nio.”

Det klirrade i en burk. {@A} hade betalat, {@athome}.

{child} smög baklänges ut i trapphuset, stängde dörren utan ett ljud, räknade till femtio och kom hem igen, med buller.

# both-halves
Men det märkliga var att {child} hade berättat nästan samma sak för {pet}, i måndags, med näsan i pälsen. {Child.He} hade sagt att alla [school: {at school} | i klassen] läste själva. Att {friend}[pet: , {child.his} bästa vän,] hade sagt ”läser någon högt för DIG?” och att {child.he} hade skrattat och svarat ”nej, det är klart”. Att {child.he} inte ville att det skulle ta slut, men att man kanske inte fick vilja det när man var {age}. Därför hade {child.he} legat så stilla. {Child.He} hade trott att det var {@a} som läste för att vara snäll.

{Pet} hade alltså hela saken. {Pet} satt med båda halvorna, en i vart öra, och teg.

”Du kunde ju ha sagt något”, väste {child}.

{@silent} Allt du säger stannar i {@in}.

# maybe
På kvällen kom {@a} in med boken.

”Du”, sa {@he}. ”Jag tänkte på det. Om du hellre vill läsa själv nu, så är det ju inget …”

Nu, tänkte {child}. Säg det nu. Men hur? ”Jag vet att du vill, för jag hörde dig”? Då vore regel nummer ett bruten, och {@a} skulle bli eldröd.

”Mm”, sa {child}. ”Kanske.”

”Jaha”, sa {@a}. ”Ja. Då så.” {@A} lade boken på byrån, strök {child} över håret och gick.

# thump
Boken låg där med bokmärket uppstickande ur kapitel nio. Rummet var så tyst att man hörde {pet} {@goes}. Sedan hördes något annat. DUNK. {@thump}

”Vad är det?” sa {child}. ”Här finns {@nofox}.”

DUNK.

{child} såg på burken med pengarna. {Child.He} såg på {pet}. {Child.He} såg på den tunna dörren, och på ljusspringan under den. Mitt i springan var två mörka fläckar: {@as} fötter. De hade inte gått någonstans.

# ten-minutes
Då gick {child} fram till burken och lade i fem kronor, så att det klirrade ordentligt.

”Hej, {pet}”, sa {child}, mycket högt och tydligt. ”Jag heter {child} och jag har bokat tio minuter. Det gäller {@mine}.”

Fläckarna i springan stod blickstilla.

”Jag vill att {@a} läser för mig. Jag vill det så mycket att jag ljög för {friend} om det, och det skäms jag för. När {@a} gör trollkarlens röst luktar det skägg. När jag läser själv så är alla röster bara mina. Och om det tar slut får jag aldrig veta hur kapitel nio låter. Jag vet hur det går, för jag har tjuvläst. Men inte hur det LÅTER. Det var allt. Hälsa från mig. Om du inte har tystnadsplikt.”

# a-hand
Det var tyst länge. Sedan öppnades dörren på glänt, och {@a} stack in en hand. Den kände sig fram till burken och släppte i en femma.

”Hej, {pet}”, sa {@as} röst bakom dörren. Den var lite tjock. ”Det är jag som läser. Jag har också ett ärende. Kan du fråga {child} hur gammal man får vara?”

{child} lutade sig ner mot {pet} och låtsades lyssna.

”{Pet.He} säger att det inte finns någon gräns. Och att {brandt} är sjuttiofyra, och skulle behöva det mest av alla.”[athlete: 

”Och {athlete}?”

”Ingen gräns där heller.”][elder: 

”Och {elder}?”

”Får gärna höra på i telefon.”]

# chapter-nine
Dörren öppnades helt. {@A} var rödögd som en kund. {@He} tog boken och satte sig på sängen så att det gungade. {child} lyfte upp {pet} och lade sig tätt intill, inte det minsta artigt, med de kalla fötterna under {@as} ben.

”Kapitel nio”, läste {@a}. Och så kom trollkarlen, och det luktade skägg i hela rummet.

{Pet} låg emellan dem med ett öra åt vardera hållet. {@over}

# a-new-line
Nästa dag satt det en ny rad på skylten i cykelförrådet, längst ner, med små bokstäver: ”Vissa saker kan med fördel sägas direkt. Fråga {@in} vilka.”

# @a
{reader}
## if adult
{adult}

# @as
{reader's}
## if adult
{adult's}

# @whotalks
{Reader}, som hyrde rummet bredvid och läste högt på kvällarna,
## if adult
{Adult}

# @he
hon
## if adult
{adult.he}

# @mine
{reader}
## if adult
{adult}

# @athome
i sitt eget hem, till en kanin
## if pet.dog
i sitt eget hem, till en hund
## if pet.cat
i sitt eget hem, till en katt

# @in
kaninen
## if pet.dog
hunden
## if pet.cat
katten

# @ears
{Pet}, kaninen som {child} passade åt {friend}[!friend.known: , {child.his} bästa vän,] var grå och rund och hade de längsta öronen på gården.
## if pet.dog
{Pet} hade de mjukaste öronen på gården.
## if pet.cat
{Pet} hade gårdens bästa öron och kunde vrida dem ett i taget.

# @chews
{Pet.He} tuggade och såg på en, och tuggade,
## if pet.dog
{Pet.He} lade huvudet på sned och såg på en, och lade det på sned åt andra hållet,
## if pet.cat
{Pet.He} blundade och öppnade ögonen, och blundade,

# @had
hade sin bur
## if pet.dog / pet.cat
hade sin korg

# @silent
{Pet} tuggade.
## if pet.dog
{Pet} lade huvudet på sned.
## if pet.cat
{Pet} blundade.

# @goes
gå fram till gallret
## if pet.dog
gå fram till dörren
## if pet.cat
hoppa upp på byrån

# @thump
{Pet} stampade. Det gör kaniner när de varnar för räv. DUNK, sa bakbenet i golvet. DUNK.
## if pet.dog
Det var {pet's} svans. Så gör hundar när någon de tycker om står utanför. DUNK, sa svansen i golvet. DUNK.
## if pet.cat
{Pet} knuffade till burken med tassen. Så gör katter när de vill att något ska hända. DUNK, sa burken mot väggen. DUNK.

# @nofox
ingen räv
## if pet.dog
ju ingen
## if pet.cat
ingenting som händer

# @over
{Pet.He} hade slutat stampa. Räven var borta.
## if pet.dog
Svansen låg alldeles still. Ingen stod utanför längre.
## if pet.cat
{Pet.He} lät burken vara. Det som skulle hända hade hänt.

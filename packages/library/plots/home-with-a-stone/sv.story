title: Den som snarkade
title: Hem med en sten
title: Jag är en liten sten
guest sitter: barnvakten (hon)
guest stone: Knagg (han), Skrovel (han)
guest mother: Storsten (hon)

% @a ligger i tältet: {adult}, annars mor- eller farföräldern, annars barnvakten.
% Den lilla stenen är han, den stora hon.

# not-the-dog
{@snorer} När {pet} sover skallrar kopparna i skåpet, och hos grannarna tittar folk upp mot himlen och tar in tvätten.[elder & adult:  {Elder}[elder2:  och {elder2}] letar efter paraplyet.]

Därför sov {child} och {child.his} bästa vän {friend} inte särskilt bra den natten i tältet bakom huset.[elder2 & !adult:  {Elder2} sov inomhus, som en klok människa.] {@A} låg närmast öppningen med mössan över öronen, {pet} låg på tvären över {@feet}, och det lät:

Hrrrrrm-pfff. Hrrrrrm-pfff.

”Kan du inte vända på {pet.him}?” viskade {friend}.

{child} kröp ner och lyfte på {pet's} ena läpp. Då öppnade {pet} ögonen. {Pet.He} var klarvaken.

Hrrrrrm-pfff, lät det.

{child} och {friend} stelnade till.

”Det är inte {pet}”, sa {friend}.

”Det är inte {@a} heller”, sa {child}, för {@a} snarkade aldrig, det hade {@he} själv sagt.

Ljudet kom utifrån. Eller nerifrån. Det kändes i marken, genom liggunderlaget, ända upp i tänderna.

# gravel
De tog ficklampan och kröp ut. {Pet} gick först. Sist kom {@a}, i stövlar och med bara ena ögat öppet.

[age>=7: Gräset var vått och natten var ljusgrå, så som den är på sommaren. ]Vid komposten stannade {pet}, lade huvudet på sned och viftade {@wag}.

Där satt någon och åt grus.

Han var inte större än en ryggsäck, grå och knölig, med mossa på huvudet och ögon som blöta kiselstenar.

”Är du ett troll?” sa {friend}.

”Jag är en liten sten”, sa den som satt där. ”Jag heter {stone}. Var är mamma?”

”Vad har hon på sig?” sa {child}, för så frågar man.

”Mossa”, sa {stone}. ”Jag hörde henne snarka, och så gick jag hitåt. Men när jag kom fram var det den där.”

Han pekade på {pet}. {Pet} slickade honom över hela ansiktet, för han smakade regn.

# wrong-snore
”Du har gått åt fel håll”, sa {friend}. ”Du har gått efter fel snarkning!”

Då började {stone's} haka skaka. Det trillade ner några små gruskorn från hans ögon, tick, tick, tick. Så gråter stenar.

”Gråt inte”, sa {child}. ”Vi hör ju din mamma. Det är bara att gå efter ljudet.”[music:  Och {friend} nynnade {@song}, tills det slutade ticka.]

[age>=7: ”Vad har ni hittat?” mumlade {@a}.

”En liten sten”, sa {friend}.

”Fin”, mumlade {@a}.]

# everywhere
Men det var inte bara att gå. Ljudet kom från marken, och marken är överallt. {Friend} lade örat mot gräset och pekade åt höger. {child} lade örat mot gräset och pekade åt vänster. {Stone} lade hela sig mot gräset, och då såg han ut som vilken sten som helst, så att de nästan tappade bort honom.

## or
Men det var inte bara att gå. Ljudet kom från marken, och marken är överallt. {Friend} strödde grus på en uppochnervänd hink för att se åt vilket håll det skulle hoppa, och det hoppade åt alla håll, tills {stone} hade ätit upp det. Sedan lade han hela sig mot gräset för att lyssna, och då såg han ut som vilken sten som helst, så att de nästan tappade bort honom.

# one-ear
”Det får bli {pet}”, sa {child}.

{Pet} sänkte sin {@nose} nos mot jorden. Öronen rörde sig, det ena först och sedan det andra. {Pet.He} stod så länge att en mygga hann sätta sig på {pet.him}. Sedan gick {pet.he}.

# over-the-pitch
{Pet.He} gick genom hålet i häcken, och {@a} tog grinden. {Pet} gick ut över fotbollsplanen[age>=7: , där linjerna lyste vita]. {Stone} gick långsamt, för stenar är inte byggda för att gå, så {child} höll honom i ena handen och {friend} i den andra. {Stone's} hand var sval och kändes precis som en sådan sten som man inte vill kasta i vattnet utan stoppar i fickan.

Hrrrrrm-pfff, lät det. Nu lät det starkare.

# up-and-down
Och där planen tog slut, där skogen började, låg {mother}.

[school: Alla barn på {school}|Alla barn där omkring] kände {mother}. Man åkte rutschkana på henne om sommaren och stjärtlapp om vintern. Hon var stor som en buss[city:  och äldre än {city}] och hade mossa överst, och mitt på henne fanns två gropar som man lade kottar i.[athlete:  Inte ens {athlete} hade kunnat hoppa över henne.] {child} hade ätit minst hundra smörgåsar på henne[sport: , för man blir hungrig av att {play sport}].

{Mother} gick upp en liten aning. Hrrrrrm. Och så ner. Pfff.

”Mamma!” ropade {stone}.

# fifty-years
Snarkningen slutade. Nu var det så tyst att man hörde daggen. Så öppnades de två groparna mitt på {mother}. En kotte rullade ut.

”{Stone}”, sa en röst som var så djup att {child} hörde den med magen. ”Har du varit uppe igen?”

”Bara i femtio år”, sa {stone}. ”Jag gick vilse. De följde mig hem.”

De stora ögonen såg på {friend} och på {child}, och de såg länge på {pet}, som satte sig fint fast ingen hade sagt till {pet.him}.

”Jag känner igen er”, sa {mother}. ”Ni brukar kittla mig.”

”Förlåt”, sa {child}.

”Nej, nej”, sa {mother}. ”Fortsätt med det.”

# the-hollow
Tätt intill henne fanns ett litet hål som {child} aldrig hade förstått vad det var till för. {Stone} kröp ner i det. Han passade precis.

”God natt, {stone}”, sa {friend}.

Men han hade redan börjat. Hrrm-pfff, lät det. Hrrm-pfff. Det var inte högre än en humla.

# nice-of-us
De smög tillbaka över fotbollsplanen. När alla hade krupit in i tältet lyfte {@a} på mössan.

”Har vi varit uppe?”

”Bara en stund”, sa {child}. ”Vi följde hem en sten.”

”Vad snällt av oss”, mumlade {@a}.

# washing
Nästa dag sprang de till {mother} med en gång. Hon låg där hon låg. Och bredvid henne, i hålet, låg en liten grå sten med mossa på huvudet. {Friend} ställde en kopp med fint grus framför den. {child} kliade den stora på magen.

Och {pet} lade sig mellan dem båda i solen och somnade på fläcken.

Då tog folk hos grannarna in tvätten.

# @snorer
Alla vet att boxrar snarkar. {child's} hund, {pet}, är ingen boxer. {Pet.He} är {a breed} och snarkar som sex stycken.
## if breed.Boxer
Alla vet att boxrar snarkar. Men ingen snarkar som {pet}.
## if breed.Bulldog
Alla vet att bulldoggar snarkar. Men ingen snarkar som {pet}.

# @feet
allas fötter
## if breed.Yorkshire Terrier / breed.Shih Tzu
så många fötter {pet.he} räckte till

# @wag
på svansen
## if breed.Boxer / breed.Bulldog / breed.Australian Shepherd
med hela bakdelen

# @nose
långa
## if breed.Boxer / breed.Bulldog / breed.Shih Tzu
platta
## if breed.Yorkshire Terrier
lilla

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
{sitter.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @song
{music}

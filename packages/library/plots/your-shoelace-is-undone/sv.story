title: Skosnöret har gått upp
title: Världens sämsta superhjälte
title: Alla på en gång
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)
guest hero: Knut (hon)

% En regel: när {hero} knäpper med fingrarna går alla knutar upp, så långt bort som det hörs, och hon kan inte välja. Knäpp gärna, sista gången knappt alls.
% Den som säger ”Skosnöret har gått upp” (@a) är mormor eller farfar, annars {adult}, annars {minder}; tredje gången sägs det som ”Bra gjort”.
% Den som får ankan att sluta flaxa är vännen, hunden, katten eller den äldre (@help).

# all-the-way-round
”Skosnöret har gått upp”, sa {@first}[elder2: , och det sa {elder2} också].

Det sa alla jämt till {child}, i trappan och vid bussen[school:  och {at school}][sport:  och mitt i {@game}]. Andras rosetter satt där de satt. {child's} gick upp så fort ingen tittade.

Men i dag ville {child} gå hela vägen runt ankdammen[city:  i {city}] utan att någon behövde säga det. {Child.He} knöt dubbel rosett på båda skorna, så hårt det gick, och så gav de sig av.[friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child's} bästa vän | från huset bredvid],] följde med och sa kvack till varenda anka.][pet.dog:  {Pet}[!pet.known: , {child's} hund,] ville prata med varenda anka, men {child} sa: ”Inte nu, {pet}.”][pet.cat:  {Pet}[!pet.known: , {child's} katt,] hade följt med utan att någon bett om det och stirrade på varenda anka.]

# im-knott
Halvvägs runt, på en bänk vid vattnet, satt en stor flicka i röd mantel och röd mask[music:  och visslade på {@song}]. Hon hade ett snöre om byxorna.

”Vem är du?” frågade {child}.

”{hero}”, sa flickan. ”Världens sämsta superhjälte.”

”Vad kan du, då?”

”Knut.”

”Du sa ju att du hette det”, sa {@caller}.

”Jag heter {hero}”, sa flickan. ”Och jag kan knut.”

”Kan du knyta?” frågade {child}.

”Nej, det är precis det jag inte kan”, sa {hero}. ”Jag knäpper med fingrarna, och då går knutar upp.”

”Vilka då?”

”Alla på en gång, så långt bort som det hörs. Jag kan inte välja. Titta.”

”Nej, vänta!” sa {child}.

KNÄPP.

Då for byxorna ner. Under dem hade {hero} kalsonger med ankor på. Och på {child's} skor lade sig båda rosetterna platt, som spagetti.

”Skosnöret har gått upp”, sa {@a}.

# no-use
Det sved i ögonen på {child}. De hade ju kommit halvvägs!

”Såja, såja”, sa {@a} och lade en arm om {child.him}.

”Det där är ju ingenting att ha!” sa {child}. ”Har du räddat en enda människa?”

”Jag räddade ett tält en gång”, sa {hero}. ”Det var en familj i det. De hade inte bett om det.”

”Kan du inte bara låta bli att knäppa?”

”Jag försöker”, sa {hero} och drog upp byxorna. ”Men när jag blir glad kommer det av sig självt. Och jag blev så glad när du frågade.”

”Stoppa händerna i fickorna”, sa {child}. ”Och lova att inte knäppa förrän jag har kommit runt.”

”Jag lovar”, sa {hero}. Hon stoppade ner händerna så djupt att de höll uppe byxorna också.

# the-duck
{child} knöt två nya rosetter, och {hero} fick följa med. Och rosetterna höll. [age>=8: De höll förbi den stora pilen och förbi glasskiosken, tills det bara var den lilla bron kvar. | Snart var det bara den lilla bron kvar.]

Då hörde de ankan.

Hon satt fast inne i vassen, med en fiskelina snodd runt båda benen. Hon flaxade och plaskade och drog, och ju mer hon drog, desto hårdare blev knutarna.

{@A} lade sig på bron[elder2: , med {elder2} som höll i fötterna,] och sträckte ut båda armarna. De räckte inte.

”Sådana knutar kommer ingen åt”, sa {@a}.[athlete:  ”Inte ens {athlete}.”]

# your-promise-back
{child} vände sig om. Där stod {hero} med händerna i fickorna.

”Jag har ju lovat”, sa hon. ”Och det blir alla på en gång. Dina också.”

{child} tittade ner på rosetterna. De hade hållit nästan hela vägen, och ingen hade sagt ett ord. Sedan tittade {child.he} på ankan, som började bli trött.

”Du får tillbaka ditt löfte”, sa {child}. ”Knäpp upp dem. Knäpp upp allihop.”

”Men byxorna”, viskade {hero}.

”Jag håller byxorna”, sa {child} och tog tag med båda händerna.

”Hon plaskar för högt”, sa {hero}. ”Hon hör det inte.”

{@help}

”Nu!” sa {child}.

KNÄPP.

# well-done
Linan gled av ankan som spagetti av en gaffel. ”Kvack”, sa hon och simmade ut på dammen. {@A} fiskade upp linan.

{hero} tittade efter ankan. ”Jag räddade någon”, sa hon.[age>=8:  ”Och hon ville det.”]

Byxorna satt precis där de skulle, för {child} hade inte släppt. Men på {child's} skor låg rosetterna platt.

”Skosnöret har gått upp”, sa {@a}, och den här gången lät det precis som ”Bra gjort”.

”Jag vet”, sa {child}.

# more-bows-than-anybody
Sedan knöt {child} en dubbel rosett på {hero's} byxor och en på varje sko, så fort att ingen hann se hur det gick till.[age>=8: 

”Var har du lärt dig det?” frågade {hero}.

”Mina går alltid upp”, sa {child}. ”Så jag har knutit fler rosetter än någon annan.” |  Ingen hade knutit så många rosetter som {child}.]

Då blev {hero} så glad att hon fick stoppa tillbaka händerna i fickorna, fort.

”Inte förrän jag är hemma”, sa {child}.

”Inte förrän du är hemma”, sa {hero}.

# on-the-doorstep
Så gick {child} över bron och sedan hela vägen hem, och ingen behövde säga det.

På trappan hörde {child.he} ett knäpp, ett mycket litet, långt borta. Båda rosetterna lade sig platt.

{@A} tittade på dem och sa inte ett ord.

”Nu är hon glad”, sa {child} och klev ur skorna.

# @help
”Kvack”, sa {friend} mycket artigt. Det måste ha varit rätt ord, för ankan slutade flaxa för att lyssna.
## if pet.other
{@Caller} satte sig på huk och pratade med ankan, precis så mjukt som man pratar med {pet} där hemma, och hon slutade flaxa för att lyssna.
## if elder & !friend & !pet
”Såja, såja”, sa {elder.short} till ankan, precis som {elder.he} hade sagt till {child}. Det fungerade på ankor också. Hon slutade flaxa för att lyssna.
## if pet.cat
{Pet} gick ut på bron, satte sig och stirrade. Ingen hade någonsin stirrat så på ankan, och hon slutade flaxa för att stirra tillbaka.
## if pet.dog
”Nu, {pet}”, sa {child}. ”Nu får du prata med henne.” Det hade {pet} väntat på hela vägen. ”Voff”, sa {pet}, bara en gång, och ankan slutade flaxa för att lyssna.

# @caller
{friend}
## if !friend & elder / !friend & pet.dog / !friend & pet.cat
{@a}

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

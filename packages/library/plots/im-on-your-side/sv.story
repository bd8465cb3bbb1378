title: Viskningen från luckan
title: Hellre gifter jag mig med geten
guest friend: Tuva (hon), Elis (han)
guest pet: Otis (han), Hedda (hon)
guest painter: Gun (hon), Roland (han)
guest teacher: Björn (han), Staffan (han)
guest prompter: fröken Pihl (hon), fröken Rask (hon)

% Hunden är familjens, annars vännens; en katt spinner, ligger i ett knä som inte finns och fiskar.

# at-nobody
Det var inte meningen att {pet} skulle vara med i pjäsen. {Pet.He} var {@kind}, och {pet.he} fick följa med till repetitionerna på teater Alhambra[city:  {in city}] bara för att [pet: {child} | {friend}] var där, och för att {pet.he} inte kunde lämnas ensam med en smörgås.

Där låg {pet.he} hela tiden vid en liten lucka längst fram på scenen {@nobody}.

”{Pet} lyssnar efter något”, sa {friend}. {Friend.He} var {child's} bästa vän, och {friend.he} skötte ljuset och såg därför allt.

”{Pet.He} lyssnar efter {@snack}”, sa {child}.

{child} hade annat att tänka på. {Child.He} skulle vara fyrvaktaren, som hade fyrtiofyra repliker. {Child.He} kunde alla fyrtiofyra i badkaret. {Child.He} kunde dem på bussen[school:  till {school}][sport:  och mitt under {sport}]. Men så fort {child.he} stod på den där scenen och såg ut över raderna av röda stolar flög de sin väg som duvor.

# the-goat
På onsdagen hände det igen. ”Stormen tilltar”, sa {child}, ”och …” Ingenting.

Då kom en viskning från luckan bredvid {pet}, mycket tydlig och mycket fin i kanten.

”Släpp mig, greve Jasper! Hellre gifter jag mig med geten!”

{child} blev så häpen att {child.he} sa det rakt ut.

”Det där står inte i mitt manus”, sa {teacher}, som var regissör.

# a-prompter
När de andra hade gått för att dricka saft smög {child} och {friend} fram till luckan. {@thump} Där inne, på en låg pall, satt en tunn, genomskinlig dam i kofta, med en penna bakom örat.

”Du är ett spöke”, sa {friend}, ganska lugnt.

”Jag är sufflös”, sa damen. ”{Prompter}. När en skådespelare glömmer sina ord viskar jag dem. Att jag är ett spöke är bara något som har blivit så med tiden.”

”Det där var inte mina ord”, sa {child}.

# the-rule
{Prompter} blev lite mer genomskinlig. ”Nej. Jag kan bara en enda pjäs. Greve Jaspers fall. Sista kvällen, när det var en enda replik kvar, slocknade allt ljus. Alla gick hem. Men en sufflös får inte gå förrän sista repliken är sagd. Det är regeln.”

”Varför säger du den inte då?” frågade {friend}.

”Därför”, sa {prompter} mycket tyst, ”att jag alltid hade haft manuset framför mig. I mörkret tappade jag det. Jag har aldrig kunnat komma på hur det slutade. Jag! Sufflösen!” Hon gömde ansiktet i händerna. ”Den där [pet.cat: katten | hunden] är den första som har suttit hos mig på nittio år.”

{@knee}

{child} visste precis hur det kändes. {Child.He} hade trott att {child.he} var ensam om det.

# three-wigs
Hela veckan letade de efter det där manuset. {@A} klättrade upp på vinden[music: , nynnade på {music}] och kom ner med ingenting annat än spindelväv. När fredagen kom, och det var dags för föreställning, hade de hittat tre peruker och en uppstoppad uggla[athlete:  och en affisch med {athlete}], men inget manus.

# on-your-side
”Strunt i mig”, sa {prompter} när stolarna började fyllas.[elder:  {Elder}[elder2:  och {elder2}] satt allra längst fram.] ”Hur är det med dig?”

”Duvor”, sa {child} olyckligt.

”Alla tappar en replik ibland”, sa {prompter}. ”Det är inget brott. Man behöver bara ha någon i närheten som är på ens sida. Ge mig dina, så lär jag mig dem. Jag har tio minuter på mig.”

Så när stormen tilltog, och det blev tomt som en tallrik i {child's} huvud, kom det genast en viskning. ”… och båtarna är långt hemifrån.” {child} sa det, och nästa replik kom av sig själv, och nästa efter den. Fyrtio. Fyrtioen. Fyrtiotvå.

# out-went
Då small det, och varenda lampa i salongen slocknade.

Från luckan kom en liten förskräckt flämtning.

”Inte en gång till”, viskade {prompter}. ”Åh, inte en gång till. Jag har tappat bort mig. Jag har tappat bort alltihop!”

Nu fanns det ingen som kunde viska till {child}. Konstigt nog var det inte det {child.he} tänkte på. {Child.He} kände sig fram över scenen och gick ner på knä vid luckan.

”Jag är i närheten”, sa {child}. ”Jag är på din sida.”

# under-the-hatch
{@fishing}

”{Friend}!” ropade {child}. ”Ljus!”

Uppe på läktaren hade {friend} redan fått fram sin ficklampa. Strålen kom ner, rak och stadig. {child} slog upp sista sidan, som var brun och lite [pet.cat: riven | tuggad] i kanten.

# last-line
Sedan ställde {child.he} sig upp framför tvåhundra människor, utan en duva så långt ögat nådde, och läste.

”Natten var lång, mina vänner, men se vilka som väntade med oss. Kom. Släck lampan. Det är morgon.”

Ingen märkte att det var ur fel pjäs. Det var tyst ett ögonblick. Sedan kom applåderna, som regn på ett tak, och mitt i alltihop tändes ljuset.

# the-stool
{Prompter} hade rest sig. Hon syntes nästan inte alls, och hon log.

”Vackert sagt”, sa hon. Hon tog pennan bakom örat och lade den på pallen. Hon strök {pet} en gång, från nosen till svansen. Sedan fanns det bara en pall.

# the-long-way
De gick långa vägen hem, {child} och {friend} och {@aa}[elder:  och {elder}[elder2:  och {elder2}]], {@front}. Pennan låg i {child's} ficka.

”Vad ska du ha den till?” frågade {friend}.

”Nästa år”, sa {child}, ”när någon annan är fyrvaktaren, så kanske jag sitter i luckan.”

{@wag}

# @kind
{friend's} hund
## if pet
{a breed}

# @nobody
och viftade på svansen åt ingen alls
## if pet.cat
och spann åt ingen alls

# @snack
chips
## if pet.cat
möss

# @thump
{Pet's} svans dunkade i golvet.
## if pet.cat
{Pet} spann som en symaskin.

# @knee
{Pet} stack hakan genom luckan, och genom hennes knä, och lät den ligga kvar.
## if pet.cat
{Pet} klev in genom luckan och lade sig i hennes knä, och sjönk igenom det mesta av det, och låg kvar.

# @a
{painter}, som var granne och målade kulisserna,
## if adult
{adult}, som målade kulisserna,

# @aa
{painter}
## if adult
{adult}

# @fishing
Det var någonting som snusade i mörkret. Det var {Pet}, som hade kört in hela huvudet under luckan, där det fanns en springa mellan brädorna, och där någon en gång hade tappat ett kex. {Pet.He} backade ut med munnen full av ludd och lade något platt och fuktigt i {child's} hand.
## if pet.cat
Det var någonting som krafsade i mörkret. Det var {Pet}, som hade kört in hela frambenet under luckan, där det fanns en springa mellan brädorna, och där någon en gång hade tappat en bit smörgås. {Pet.He} fiskade upp en massa ludd, och sedan något platt och dammigt, och knuffade det mot {child's} hand.

# @front
med {pet} i täten
## if pet.cat
och {pet} tittade ut ur sin korg

# @wag
{Pet} viftade på svansen åt den tomma trottoaren bakom dem, bara en gång, som om någon hade vinkat. Sedan travade {pet.he} vidare, hem till sängen.
## if pet.cat
{Pet} såg på den tomma trottoaren bakom dem och blinkade, bara en gång, som om någon hade vinkat. Sedan rullade {pet.he} ihop sig och lät de andra gå, hela vägen hem till sängen.

title: Kylskåpet
title: {Pet} kylskåpar
title: Arg till fredag
guest pal: Sixten (han), Vilgot (han), Charlie (han)
guest mate: Tuva (hon), Stina (hon), Ylva (hon)

% Den svikna vännen är alltid bokens egen: {pal} för en pojke, {mate} för en flicka, som barnet självt, för att de bor i samma rum på lägerskolan. {@pal}, {@he} skriver rätt. En ikryssad vän är en annan.

# like-a-fridge
När {pet} stod upp vägde {pet.he} som en [breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund: liten |]hund. När {pet.he} lade sig vägde {pet.he} som ett kylskåp.

Ingen förstod hur det gick till. {@built} men hade {pet.he} bestämt sig för att ligga så låg {pet.he}.[elder:  {Elder} brukade dammsuga runt {pet.him}[elder2: , och {elder2} brukade kliva över].] Man kunde dra i kopplet, locka med korv eller böna och be[elder: , och {child} hade provat alltihop]. Det var {@pal} som hade hittat på ordet.

”Nu kylskåpar {@hon} igen”, brukade {@he} säga.

Men {@pal} sa inget till {child} längre. De hade inte pratat på sjutton dagar.

# the-gate
Det visste förstås inte {pet}. Varje eftermiddag när {child} gick ut med {pet.him} stannade {pet.he} vid {@pal-s} gröna grind, viftade på svansen och väntade. När ingen kom lade {pet.he} sig. Duns. Här brukade man ju gå in.

”Inte här”, väste {child}. ”Snälla {pet}. Korv!”

{Pet} suckade och blev ännu lite tyngre.[city:  I hela {city} fanns det ingen hund som låg så stilla.]

Så {child} hukade sig bakom soptunnan för att inte synas från fönstret. Där satt {child.he}, en kvart varje dag, och tänkte på det sämsta {child.he} någonsin hade sagt.

# seven-words
Det var bara sju ord. {@Pal} hade berättat en sak för {child.him} en gång när de låg vakna i mörkret: att {@he} fick så ont i magen av hemlängtan att {@he} måste ringa mamma på kvällarna när {@he} var borta. {child} var den enda som visste det. Sedan skulle klassen på lägerskola, och vid matbordet[school:  {at school}] pratade alla om vilka som skulle bo ihop.

”Akta er, [child.she: hon | han] ringer mamma hela natten”, sa {child} och pekade på {@pal}.

Alla skrattade. De skrattade i tre sekunder, och det var härligt ända tills {child} såg {@pal-s} ansikte.

# forty-ways
Nu var det bara en vecka kvar. I dag hade de fått rumslistan, och {@pal-s} namn stod inte på den. {@He} tänkte inte åka med.

{child} hade tänkt ut minst fyrtio sätt att säga förlåt.[sport:  De kom när {child.he} skulle somna, och de kom när {child.he} skulle {play sport}.][music:  Ett gick att sjunga till {@song}.] Alla lät dumma.

[friend: ”Säg ett av dem”, sa {friend}[!friend.known: , {child.his} bästa vän]. ”Vilket som helst.”]

# the-doorstep
På den artonde dagen regnade det. {Pet} stannade vid grinden, viftade, väntade och lade sig mitt i en vattenpöl.

”Men fattar du inte?” skrek {child}. ”[friend: {@Pal}|[child.she: Hon|Han]] vill inte ha oss mer! Det är mitt fel, och [child.she: hon|han] vill inte ha oss!”

Då hände något som aldrig hade hänt förut. {Pet} ställde sig upp. {Pet.He} backade, det våta halsbandet gled av över öronen, och sedan trippade {pet.he} in genom grinden, uppför trappan och satte tassen mot dörren. Skrap, skrap.

{child} stod med ett tomt koppel i handen. {child.He} hade velat vara var som helst utom just där.

Dörren öppnades. {@Pal} såg på {pet}, och så såg {@he} på {child}.

Och {pet} lade sig. Duns. {Pet.He} låg tvärs över tröskeln, med framdelen i hallen och baken ute i regnet.

”Flytta på din hund”, sa {@pal}.

”Det går inte. {@Hon} …” {child} ville säga ordet, men det var ju deras. ”{@Hon} har lagt sig.”

”Jag måste kunna stänga.”

”Jag vet.”

De försökte. {child} drog i den ena änden och {@pal} sköt på i den andra, och {pet} blundade och såg ut att ha det skönt. {Pet.He} rörde sig inte en centimeter.[athlete:  Det hade {pet.he} inte gjort för {athlete} heller.] Till slut stod de bara där med en hund emellan sig och en dörr som inte gick att stänga.

# one-sorry
Det rann kallt innanför kragen på {child}. {child.He} letade efter de fyrtio förlåten. Alla var borta.

”Jag sa det för att de skulle skratta”, sa {child.he}. ”Det var det enda skälet.”

”Jag sa det bara till dig”, sa {@pal}. ”Jag sa det när det var mörkt.”

”Jag vet”, sa {child}. ”Förlåt.”

Det blev bara ett enda förlåt, inte fyrtio, och rösten höll knappt.

{@Pal} tittade på {pet}, länge.

”Du kan inte bara komma hit med en hund.”

”Det var {@hon} som kom hit med mig.”

{@Pal} bet sig i kinden. Så gjorde {@he} när {@he} inte ville skratta.

”Jag är fortfarande arg”, sa {@he}.

”Hur länge då?”

# until-friday
{@Pal} funderade ordentligt.

”Till fredag.”

”Det är onsdag i dag.”

”Jag vet väl vad det är för dag!” [child.she: Hon|Han] satte sig på huk och kliade {pet} bakom örat. Sedan sa [child.she: hon|han], ganska tyst: ”Nu kylskåpar {@hon}.”

# the-same-table
På torsdagen gick {child} fram till samma matbord med brickan i händerna.

”Det jag sa om {@pal}”, sa {child.he} så att alla hörde. ”Det var taskigt, och jag borde ha hållit tyst. I mitt rum får man ringa hem hur mycket man vill.”

Ingen skrattade. Det var tyst i tre sekunder, och de var mycket längre än de förra.

# friday
På fredagen stannade {pet} vid den gröna grinden, viftade och väntade. {child} väntade också[child.name: , mitt på trottoaren, där alla kunde se.|. {Child.He} stod mitt på trottoaren, där {child.he} syntes.]

Dörren gick upp.

”Det är fredag nu”, sa {@pal}. ”Kom in då.”

# on-the-phone
Veckan därpå låg de i varsin våningssäng på lägerskolan och ringde. {@Pal} ringde till sin mamma. När {@he} var klar hade {@he} inte särskilt ont i magen. {child} ringde till {pet}.

”Hej, [pet.she: gumman|gubben]”, sa {child.he}. ”Det är jag.”

[adult: {Adult} | Någon där hemma] hade lagt ner telefonen på hallgolvet, så att {pet} skulle höra bättre. Först flåsade det. Sedan dunsade det. Och sedan var det alldeles tyst.

”Vad gör {@hon}?” frågade {@pal} i mörkret.

{child} lyssnade och började skratta.

”{@Hon} kylskåpar”, sa {child.he}. ”På telefonen.”

# @pal
{pal}
## if child.she
{mate}

# @Pal
{Pal}
## if child.she
{Mate}

# @pal-s
{pal's}
## if child.she
{mate's}

# @he
{pal.he}
## if child.she
{mate.he}

# @He
{Pal.He}
## if child.she
{Mate.He}

% Om hunden i tal, när den syns eller alla vet vem det är: alltid pronomenet.
# @hon
{pet.he}
## if pet.she
hon
## if pet.he
han

# @built
{Pet.He} var en hund av allra bästa sort,
## if breed
{Pet.He} var {a breed} av allra bästa sort,

# @song
{music}

title: Tio i sju
title: Statens egendom
title: Men jag sitter
guest friend: Gustav (han), Signe (hon)
guest pet: Tusse (han), Roffa (hon)
guest neighbour: Arne (han), Sture (han)
guest police: Malin (hon), Therese (hon)

% Hunden är familjens eller vännens; labradoren är originalet. En katt bär mössan i remmen, som till en dörrmatta. Grannen är polisens pappa.

# third-evening
Polisbilen stod på vändplanen tio i sju. Det var tredje kvällen i rad.

{child} satt på knä under köksfönstret med bara ögonen över fönsterkanten. Bredvid satt {friend}. Mellan dem låg {@pet-was}.[elder:  {Elder}[elder2:  och {elder2}] klev över allas ben med en stekpanna.]

”Det är spaning”, viskade {friend}. ”De väntar tills man gör något fel.”

{child} hade redan gjort något fel. I söndags hade {child.he} skjutit en boll rakt genom en ruta i gubben {neighbour's} växthus. Det hade låtit som när någon tappar hela julen i golvet. Och i stället för att gå dit och ringa på hade {child.he} sprungit. På måndagen kom polisbilen.

På nätterna låg {child} och övade[athlete: , under planschen med {athlete}]. Hej, {neighbour}, det var jag. Hej, det var jag som. Hej. Längre kom {child.he} inte. {Child.He} ville bara en enda sak: att polisbilen skulle åka därifrån.

# expensive-tomato
”De skickar inte en polisbil för en ruta”, sa {child}.[city:  ”Inte {in city}.”]

”Det kanske var en dyr tomat bakom”, sa {friend}.

{Friend} var {child's} bästa vän, och {friend.he} skulle bli polis[school: , det visste alla {at school}]. {Friend.He} hade velat sitta i en polisbil sedan {friend.he} var tre[sport: , långt före {sport}], och ibland var det svårt att veta vilken sida {friend.he} stod på.

{Pet} reste sig, sträckte ut sig och ställde sig vid dörren. Klockan sju gick {pet.he} ut. Det var inget man kunde diskutera med {pet.him}.

# on-and-off
{@lead} och gick så långt från vändplanen som det gick, längs häcken. Därifrån såg man snett in i bilen. Det satt en ensam polis där, en kvinna med fläta. Hon tog på sig mössan. Hon satt en stund. Hon tog av sig mössan. Så lade hon händerna på ratten, fast motorn var avstängd.

”{child}”, sa {friend}. ”Jag har bevakat henne i tre kvällar. Hon har inte tittat på ditt hus en enda gång. Hon tittar på {neighbour's}.”

{child} såg efter. Det var sant. Polisen tittade på det gula huset tvärs över vägen, på trappan och på dörren. Mössan åkte på igen. Läpparna rörde sig, fast det inte fanns någon att prata med. Sedan skakade polisen på huvudet och tog av den.

{child} kände det i hela magen. {Child.He} visste precis vad som pågick. Hej. Hej, det är jag. Hej.

”Hon övar”, sa {child.he}.

”På att gripa någon?”

”På att ringa på.”

# softly
Just då öppnade polisen bildörren för att få lite luft. Luften som kom ut luktade leverpastej[music:  och lät som {music}]. {Pet} gick dit. {child} höll i andra änden av kopplet, så {child} gick också dit.

”Hej”, sa polisen.

”Hej”, sa {child}, och längre kom {child.he} inte nu heller.

{Pet} stoppade in huvudet i bilen. På sätet låg en smörgås i papper och bredvid den låg mössan. {pet.He} luktade på smörgåsen, länge. Men sedan tittade {pet.he} upp på polisen, som såg ut som om någon hade glömt henne ute, och då bestämde sig {pet}. {Pet.He} tog mössan.

{@took} Kopplet gled ur {child's} hand. {Pet} gick över vägen, in genom {neighbour's} grind och uppför {neighbour's} trappa, där {pet.he} brukade få {@crusts} på lördagarna. {@sat-down} och väntade på att någon skulle öppna.

# a-wardrobe
”Jag måste ha den där”, sa polisen.

”{pet.He} släpper den inte”, sa {child}. ”Inte förrän {pet.he} får lämna den.”

”Till vem?”

”Till {neighbour}.”

Polisen blundade.

”{neighbour} är min pappa”, sa hon. ”Vi blev osams om ett skåp.”

”Ett skåp?” sa {friend}, som hade kommit ikapp.

”Det var ett stort skåp.”

”När då?”

”För två år sedan.” Hon tittade ner på sina kängor. ”Jag går in till folk mitt i natten på det här jobbet. Jag har ringt på hos en man som hade en orm lös i lägenheten. Men sedan i måndags tar jag min rast här varje kväll, och varje kväll kör jag härifrån igen.”

{@dribbled}

# shall-we
{child} tänkte att polisen var vuxen och hade blåljus på taket, och ändå var de rädda för samma trappa. Fyra steg.

”Det är jag som har skjutit sönder hans ruta”, sa {child.he}. Det kom ut alldeles helt, från början till slut. ”Jag har inte heller ringt på.”

Polisen såg på {child.him} och skrev inte upp något.

”Sedan när?”

”Söndag.”

”Då ligger du bättre till än jag”, sa polisen. ”Ska vi?”

De gick över vägen. {Friend} gick inte med. {Friend.He} ställde sig vid polisbilens öppna dörr med händerna på ryggen.

”Jag vaktar den”, sa {friend.he}.

# four-steps
Fyra steg. {child} hann inte tänka Hej. Det var {child.he} som tryckte på knappen.

{neighbour} öppnade i strumplästen. Först såg han {pet}, med mössan. Sedan {child}. Sedan vem det var som stod bakom.

{Pet} lade mössan på {neighbour's} fötter.

”Hej, {neighbour}”, sa {child.he}. ”Det var jag som sköt sönder rutan i växthuset. Jag kan betala, fast långsamt.”

{neighbour} nickade, men det var polisen han såg på. Han tog upp mössan, {@wiped}, noga, runt hela kanten, och räckte fram den.

”{police}”, sa han. ”{@damp}”

”Det gör inget, pappa.”

”Skåpet går inte in genom dörren ens”, sa {neighbour}. ”Det har jag mätt.”

Hon började skratta, eller om det var något annat. {neighbour} backade ett steg, så att hallen blev fri.

”Du”, sa han till {child}. ”Lördag klockan tio. Du knådar kittet och jag sätter rutan. {@bring}”

# but-sitting
{child} gick nerför trappan. Benen var så lätta att {child.he} nästan missade det sista steget. I polisbilen satt {friend}, på passagerarsidan, rak i ryggen och med händerna i knät.

”Jag rör ingenting”, sa {friend.he}. ”Men jag sitter.”

# next-evening
Nästa kväll satt de under köksfönstret igen, fast det inte behövdes.[elder:  {Elder} klev över benen åt andra hållet.][adult:  {Adult} fick en bit av fönsterkanten.] Tio i sju kom polisbilen. Den saktade in vid vändplanen, blinkade höger och svängde in på {neighbour's} uppfart.

# @pet-was
{pet}, som var {friend's} hund och trodde att de väntade på mat
## if pet.dog
{pet}, som var {a breed} och trodde att de väntade på mat
## if pet.dog & breed.Labrador
{pet}, som var labrador och trodde att de väntade på mat
## if pet.cat
[!pet.known: katten ]{pet}, som trodde att de väntade på mat

# @lead
[adult: De sa till {adult}, tog kopplet|De tog kopplet]
## if pet.cat
[adult: De sa till {adult}, satte på {pet} sele och koppel|De satte på {pet} sele och koppel]

# @took
{Pet.He} tog den mjukt, som hundar tar saker de tänker lämna till någon.
## if pet.dog & breed.Labrador
{Pet.He} tog den mjukt, som labradorer tar saker de tänker lämna till någon.
## if pet.cat
{Pet.He} tog den i hakremmen, mjukt, som katter tar saker de tänker lägga på någons dörrmatta.

# @crusts
brödkanter
## if pet.cat
skinka

# @sat-down
Där satte {pet.he} sig med polismössan i munnen
## if pet.cat
Där satte {pet.he} sig med hakremmen i munnen

# @dribbled
Uppe på trappan dreglade {pet} lite på statens egendom.
## if pet.cat
Uppe på trappan fällde {pet} lite på statens egendom.

# @wiped
torkade av den på tröjan
## if pet.cat
borstade av den mot tröjan

# @damp
Den är lite blöt.
## if pet.cat
Den är lite luden.

# @bring
Ta med hunden, det blir brödkanter.
## if pet.cat
Ta med katten, det blir skinka.

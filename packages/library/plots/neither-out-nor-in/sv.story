title: Ambassadören på tröskeln
title: Halva ute, halva inne
guest friend: Tilda (hon), Samir (han)
guest pet: Misse (han), Sotis (hon)
guest minder: Yvonne (hon), Marita (hon)
guest lieutenant: löjtnant Pling (han), löjtnant Plong (han)

% Katten är familjens, eller grannens, som bor hos barnet hela hösten; en hund kan också inte bestämma sig. @a: den vuxne.

# four-minutes-earlier
Varje kväll satte sig {@whose} på vardagsrumsmattan och stirrade rakt in i väggen.

”{@Every} gör så”, sa {@comes}.[elder:  {Elder}[elder2:  och {elder2}], som var på besök den veckan, trodde att det var en fluga.]

Men {child} var en person som skrev upp saker. {Child.He} hade en gul anteckningsbok, och när {friend}[!friend.known: , {child.his} bästa vän,] följde med hem[school:  från {school}] på torsdagen visade {child.he} upp sidan.

”Måndag: 19.26. Tisdag: 19.22. Onsdag: 19.18.”

{Friend} läste. Sedan läste {friend.he} en gång till, och ögonbrynen försvann upp under luggen. {Friend} hade läst varenda rymdbok på biblioteket[city:  {in city}], även den tråkiga.

”Fyra minuter tidigare varje kväll”, sa {friend.he}. ”{Child}, det är så stjärnorna gör! De kommer fyra minuter tidigare varje natt. {Pet} tittar inte på väggen. {Pet.He} tittar på något bakom den.”

# two-long-one-short
De såg på klockan. Den var 19.13. En minut senare kom {pet} in, satte sig till rätta och började stirra[sport: , fast det var {sport} på teve][athlete: . Inte ens {athlete} fick {pet.him} att vända på huvudet]. Samtidigt {@purred} {pet.he}, fast på ett konstigt sätt. Två långa, ett kort. Två långa, ett kort.[music:  Det gick inte alls i takt med {music}, som hördes från köket.]

”{Pet.He} sänder”, viskade {friend}.

# in-the-parsley
På fredagen stämde det inte. {Pet} skulle ha satt sig klockan 19.10, men då stod {pet.he} redan vid balkongdörren med svansen rakt upp. Utanför sänkte sig ett ljus mellan balkonglådorna. Det var ungefär lika stort som en brödrost, och det landade i {@as} persilja.

En lucka gick upp. Ut klev en varelse i storlek med en saltströare. Den hade uniform och pärm.

”God afton”, sa den. ”{Lieutenant}, Stjärndepartementet. Är detta ambassadör {pet}?”

{child} och {friend} tittade på {pet}. {Pet} {@licked}.

”Ambassadör?” sa {child}.

”Naturligtvis. Alla {@every} är ambassadörer. Vad trodde ni att de höll på med?” {Lieutenant} bläddrade. ”{Pet} skickades hit för att ta reda på vad människor är till för. Nu är tiden ute. {Pet.He} ska hem och bli befordrad. Farkosten avgår klockan 19.30, på sekunden.”

# a-castle
Det blev kallt i hela {child}. Vem skulle då ligga på {child.his} fötter om kvällarna?

”{Pet.He} har det bra här”, sa {child.he}.

”Det tvivlar jag inte på. Men där {pet.he} kommer ifrån får {pet.he} ett eget slott. {@Castle}”

{Friend} drog in {child} bakom gardinen.

”Vi gömmer {pet.him}”, väste {friend.he}. ”I tvättkorgen. Vi säger att {pet.he} har sprungit bort.”

{child} ville det så mycket att {child.he} redan hade tagit ett steg. Men sedan såg {child.he} {pet}, som satt där med framtassarna prydligt ihop och tittade på {child.him}.

”Nej”, sa {child}. ”Om {pet.he} blir kvar ska det vara för att {pet.he} vill. Annars är {pet.he} ju bara fast.”

# the-small-print
{Friend} var tyst. Sedan nickade {friend.he}, gick ut på balkongen och satte sig på huk framför löjtnanten.

”Får man se vad det står i pärmen?” frågade {friend.he}. ”Jag brukar läsa det finstilta.”

{Lieutenant} räckte fram ett papper stort som ett frimärke. {Friend} kisade.

”Här står det: ’Ambassadören avgör själv, genom att gå ombord före avgång.’ Ingen får bära {pet.him}. Stämmer det?”

”Det stämmer”, sa löjtnanten. ”Men vem säger nej till ett slott?”

”Och vad har {pet.he} skrivit hittills? På hela den här tiden?”

Löjtnanten harklade sig och läste upp: ”’Människor är varma. Undersöker saken vidare.’ Det är allt. Samma rapport varje kväll.”

# wide-open
{child} svalde. Klockan var 19.19. {Child.He} tog tag i handtaget och öppnade balkongdörren på vid gavel.

”Du får välja, {pet}”, sa {child.he}. Rösten blev lite skev. ”Jag blir inte arg.”

{Pet} reste sig. {Pet.He} gick fram till dörren, med huvudet högt som en riktig ambassadör. {Pet.He} satte ena framtassen utanför. Sedan den andra.

Och där stannade {pet.he}.

# on-the-doorstep
{@Half} stod på balkongen. {@Half} stod i vardagsrummet. {Pet} luktade på kvällen. {Pet.He} tittade på ljuset i persiljan. {Pet.He} tittade på soffan.

”Nå?” sa {lieutenant}.

”Så här gör {pet.he} alltid”, sa {child}.

Klockan blev 19.22. Klockan blev 19.25. {Pet} satte sig, mitt på tröskeln. Löjtnanten stampade med sina små stövlar.

”Ambassadören! Jag måste be er att gå antingen ut eller in!”

”Det där har vi provat”, sa {friend}. ”Många gånger.”

19.28. {child} vågade inte andas. {Pet} lyfte huvudet och såg på {child.him}, länge, så som {pet.he} annars såg på väggen. Två långa blinkningar och en kort.

# a-draught
Då ropade {@a} från köket:

”Vem har öppnat? Det drar ju så att gardinerna flyger! Är ni ute i bara strumporna?”

[elder: ”Tofflor!” ropade {elder} strax efter.

]{Pet's} öron vred sig. {Pet.He} tittade på {child's} fötter. De stod där i tunna strumpor och krökte tårna av köld. Så suckade {pet.he}, som en som just har kommit på något viktigt, gick in och la sig ovanpå dem.

# half-past
Klockan slog om till 19.30. Luckan började stängas av sig själv, och {lieutenant} fick slänga sig in med pärmen först.

”Vad ska jag skriva?” ropade han genom springan. ”Vad är människor till för?”

{Pet} {@purred}. Två långa, ett kort.

Löjtnanten lyssnade, och något mjukt kom över hans lilla ansikte. Sedan lyfte farkosten, med en persiljekvist på taket, och blev en prick bland alla andra prickar.

# the-report
”Vad sa {pet.he}?” viskade {child}. ”{Friend}, du kan ju sånt.”

{Friend} hade redan slagit upp den gula anteckningsboken. {Friend.He} skrev långsamt, för att få det rätt, och vände boken mot {child}.

”De fryser om fötterna. Någon måste stanna.”

# @whose
{pet}, grannens katt, som bodde hos {child} hela hösten,
## if pet.cat
[!pet.known: katten ]{pet}
## if pet.dog
[!pet.known: hunden ]{pet}

# @every
katter
## if pet.dog
hundar

# @purred
spann
## if pet.dog
brummade

# @licked
slickade sig på axeln
## if pet.dog
kliade sig bakom örat

# @castle
Med solfläck. Den flyttar sig aldrig.
## if pet.dog
Med soffor. Ingen säger åt en att gå ner.

# @half
halva katten
## if pet.dog
halva hunden

# @comes
{minder}, som såg till {child.him} när det blev kväll
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @as
{minder's}
## if adult
{adult's}

title: Houston till köket
title: Astronauten intill
guest friend: Jonatan (han), Freja (hon)
guest pet: Våfflan (hon), Rufus (han)
guest astro: Marianne (hon), Ingela (hon)

% Astronauten bor i huset intill, för mammor som åker till rymden är få. Hunden är hennes, där familjen varken har hund eller katt.

# letting-go
Astronauten i huset intill hade varit i rymden i ett halvår. Nu var hon tillbaka i sitt kök och släppte saker, och {child}, som skulle sova över där med {friend}, tyckte att det var fel på henne. När hon hade druckit ur lämnade hon muggen i luften, som man gör där uppe, och sedan tittade hon intresserat ner på bitarna.

”Jag tror att de ska vänta på mig”, sa {astro}. [adult: {Adult} hade redan lånat henne fyra. ]

{@Under} luktade på hennes fot, nös och gick in under bordet.

{child} förstod precis. {Child.He} hade ätit mellanmål hos {astro} sedan {child.he} var fyra. Men hela vintern hade det funnits en astronaut på skärmen, med hår som svävade, och det var den astronauten {child} ville ha.

# nine-countries
I morgon skulle {astro} stå i den blå dräkten framför klassen[school:  {at school}] och berätta om stjärnorna.[elder:  {Elder}[elder2:  och {elder2}] var lovad en stol längst fram.] Men {astro} hade sagt nej.

”Jag har berättat om stjärnorna i nio länder”, sa {astro}. ”Jag vill göra matsäck. [sport: Jag vill titta på {sport}. ][music: Jag vill diska till {music}. ]Jag vill stå i kö.”

”Ingen kommer hem från rymden för att stå i kö.”

”Jag drömde om det”, sa {astro}.

# we-have-a-disagreement
{Friend} tittade upp från sin rostade macka. {Friend} var {child's} bästa vän och hade varit markkontroll ända sedan starten.

”Houston till köket”, sa {friend}. ”Vi har en konflikt.”

{Astro} tyckte att {child} kunde vara glad över att ha henne hemma som vanligt. {child} tyckte att {astro} var astronaut, och att hon lika gärna kunde ha stannat hemma om hon bara skulle vara som vanligt.

Det sa {child.he} inte. {Child.He} sa samma sak som {child.he} hade sagt i slutet av varje samtal i ett halvår, när bilden var på väg bort och halsen hade snört ihop sig och det inte fanns något annat i huvudet än almanackan på kylskåpet.

”I morgon kommer sopbilen.”

Då hade det betytt hej då, ungefär. Nu betydde det lämna mig i fred.

”Jaha”, sa {astro} tyst. ”Då går jag väl ut med soporna.”

# smelled-of-feet
Hon gjorde det ordentligt. Hon knöt ihop påsen från köket och påsen från hallen, och i den sista lade hon något grått som hade legat underst i packningen och luktade fötter.

# ten-to-seven
Tio i sju vaknade {child} av ett ljud där nerifrån som {child.he} aldrig hade hört {astro} göra. {Astro} låg på knä i hallen och skakade ur sin packning.

”Har någon sett en strumpa?” sa hon. ”En grå, med knut på?”

”Du slängde den”, sa {child} från trappan. ”I går kväll.”

{Astro} satte sig på golvet. Hon grät.

”Vad var det i den?”

”Den du gav mig”, sa hon. ”Du var fem. Det var för att jag inte skulle känna mig ensam på en kurs i Kiruna. Jag har haft den i varenda ficka jag har ägt.”

{child} visste genast. Det var en kapsyl. {Child.He} hade ritat ett ansikte på den med grön tuschpenna.

# thirty-bags
Längst bort på gatan var det något som väste och skramlade. Det var sopbilen.

”Houston”, sa {friend} och dök upp i ett täcke. ”Vi har en sopbil.”

De sprang ut i pyjamas, alla tre[athlete: , lika fort som {athlete}]. Varje hus hade lagt sina säckar i en enda stor hög vid lyktstolpen, trettio svarta säckar, precis likadana.

”Det här tar en timme”, sa {child}.

”Då ordnar jag en timme”, sa {friend}. Och {friend.he} gick trottoaren fram mot bilen, i täcket, och höll upp handen framför fyra stora karlar. ”Mina herrar”, hörde de {friend} säga, ”den här uppskjutningen är uppskjuten.”

# find-her
{child} vände sig om. {Pet} satt på trappan och tittade på {astro}, den där människan med fel lukt. Men den rätta lukten måste sitta allra tjockast i en strumpa som hade varit i rymden.

”{Pet}”, sa {child}, satte sig på huk och {@took}. ”Sök {astro}.”

”Jag är ju här”, sa {astro}.

”Inte du. Hon som vi saknar. Sök {astro}!”

{@search}

# the-green-face
{child} slet upp säcken vid knuten. Det föll ut äggskal och fyra muggar inlindade i tidningspapper, och {child.he} stack försiktigt in handen och drog fram en grå strumpa med knut på.

Det gröna ansiktet var nästan bortnött. Det var ett öga kvar och det mesta av ett leende.

”Den har varit överallt”, sa {astro}. ”Den har varit utanför, i min handske. Jag berättade om dig för den varje gång vi flög över [city: {city} | vår gata]. Jag kunde inte säga det när vi ringde. Då hade jag bara gråtit, och där uppe rinner det inte ner. Det blir som gelé.”

”Jag kunde inte heller”, sa {child}. ”Jag sa det där om sopbilen.”

”Jag vet. Jag brukade ligga där, fastspänd vid väggen, och säga det för mig själv. I morgon kommer sopbilen. Det fanns en hel gata där nere, och på den fanns du.”

# contact
{Pet} luktade på strumpan. {Pet.He} luktade på handen som höll i den, sedan på ärmen, sedan på halsen. {@lap}

”Kontakt”, sa {friend}.

# holding-out
{Astro} kom inte till skolan i den blå dräkten.[elder:  {Elder}[elder2:  och {elder2}] fick stjärnorna vid köksbordet i stället.] {child} gick dit på egna ben, med en matsäck som hade tagit {astro} en halvtimme, och {astro} följde {child} och {friend} ända till övergångsstället, förbi [adult: {adult}, som vinkade, och förbi ]bageriet, där det var kö. På hemvägen tänkte hon ställa sig i den.

På andra sidan vände sig {child} om. {Astro} höll upp kapsylen mellan två fingrar, så att den skulle se {child.him}. Sedan stoppade hon den i fickan, och först därefter släppte hon taget.

# @Under
{Pet}, hennes egen hund, som {child} hade skött om hela vintern,
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] som alltid hade sovit på {astro's} fötter innan de åkte upp,
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] som alltid hade sovit på {astro's} fötter innan de åkte upp,

# @took
tog {pet.him} om båda öronen
## if pet.cat
lade pannan mot {pet.his}

# @search
{Pet} satte nosen i backen. Den gick längs rännstenen, uppför högen, över den och tillbaka. Sedan stod {pet.he} alldeles stilla med nosen i vädret och ylade, så att gardinerna åkte upp på båda sidor om gatan.
## if pet.cat
En katt kan man inte skicka, men man kan fråga. {Pet} tog en sväng längs rännstenen och sedan uppför högen, över den och tillbaka. Där satte {pet.he} sig på en enda säck av de trettio och jamade, så att gardinerna åkte upp på båda sidor om gatan.

# @lap
Sedan klättrade {pet.he} upp i {astro's} knä på den blöta trottoaren och grät och sjöng och slickade henne i båda öronen.
## if pet.cat
Sedan klättrade {pet.he} upp i {astro's} knä på den blöta trottoaren, vände sig ett varv, lade sig och spann så att strumpan skakade.

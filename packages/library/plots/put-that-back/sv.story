title: Lägg tillbaka!
title: Apan i klockaffären
guest friend: Tuva (hon), Måns (han)
guest elder: urmakare Visare (han), urmakare Pendel (hon)

% {elder} är familjens egen, som hjälper till, eller urmakaren. Apan säger inte ett ord; gör henne med händerna.

# swapped
På lördagen kom en apa in genom takfönstret i {@shop}, tittade på {child} och tog kepsen från {child.his} huvud.

”Hallå!” sa {child}. ”Lägg tillbaka!”

Apan satte kepsen på sitt eget huvud. Sedan kände hon efter bakom ryggen, hittade en tesked och lade den försiktigt i handen på {child}, som inte alls ville ha någon tesked.

”Hon har bytt med dig”, sa {friend}, {child's} bästa vän, som [sport: kom direkt från {sport} | var med överallt].

Det var det som var felet. Vad apan än tog, så lämnade hon något annat i stället. Det tyckte hon var väldigt artigt.[pet.dog:  Under disken låg hunden {pet} och tuggade på en klädnypa som nyss hade varit ett kex.][pet.cat:  Katten {pet} var som tur var hemma.][pet.other:  {Pet} var som tur var hemma.] {child} ville bara att allting skulle vara kvar där det hörde hemma.

# the-big-clock
Klockan tolv måste den stora klockan över dörren slå, för bussen[city:  genom {city}] gick efter den[school: , och det gjorde {school} också].

”Den har hängt där i sextio år, och den har aldrig gått fel”, sa {elder.short}. ”Vakta affären, ni två, så oljar jag slagverket.”[elder2:  {Elder2} höll redan i stegen.]

{Elder.He} kände efter den lilla skruvmejseln bakom örat[music:  och nynnade på {music}]. Bakom örat satt en bit selleri.

”Lägg tillbaka!” skrek {child}.

Apan såg sårad ut. Det var hennes bästa selleri.

# fact
”Låt mig försöka”, sa {friend}. ”Apor älskar bananer. Det är fakta.”

{Friend.He} höll fram en banan. Apan gjorde en grimas och bytte den mot {friend's} svettband.

# a-potato
Sedan tog hon göken ur gökuret och satte dit en potatis. Klockan surrade. Luckan flög upp, och ut kom potatisen. Den sa ingenting.

{Friend} skrattade så att {friend.he} fick hålla sig i disken.

”Det är inte roligt!” sa {child}. ”Det är en klocka! Lägg tillbaka!”

{Child.He} satte tillbaka göken. Apan satte tillbaka potatisen. {child} lade armarna i kors. Apan lade också armarna i kors, och hon hade längre.

”Hon tycker bättre om den med potatis”, sa {friend}. ”Hon kanske har rätt.”

”Hon har fel! Saker har sin plats!”

Då klickade det till någonstans ovanför dörren.

# the-spoon
De sprang ut på trottoaren. Högst upp på den stora klockan satt apan med långa visaren i famnen. Och där långa visaren skulle ha suttit hade hon stuckit in en träslev.

”Å nej”, sa {child}.

{Elder.short} kom ut med oljekannan och blev stående med öppen mun. Träsleven gick sakta runt, började luta och ramlade ner på {elder.his} hatt.

”Aldrig gått fel”, sa {elder.he} svagt. ”Inte en enda gång.”

Det blev trångt i halsen på {child}. ”Jag vaktade ju”, sa {child.he}. ”Jag vaktade så hårt jag kunde.”

{Elder.short} lade en hand på {child.his} huvud. ”Jag vet det. Jag hörde dig.”

”Lägg tillbaka!” ropade {child} uppåt, men rösten räckte knappt. ”Snälla?”

# scrrrk
Apan skakade på huvudet. Hon pekade längs visaren. Hon gned fingret mot den och lät: skrrrk.

”Hon vill säga något”, sa {friend}. För en gångs skull hade {friend.he} inga fakta. ”Gör det igen, apan!”

Skrrrk.

{Elder.short} blundade och lyssnade. ”Det var som tusan”, sa {elder.he}. ”Så låter en visare som är böjd och skrapar. Vi är så vana vid det att vi inte hör det längre.”

”Så hon hade rätt?” sa {child}.

”Rätt i att den skulle av. Fel om sleven.”

# toast
Då visste {child} vad man skulle göra. Man skulle inte skrika. Man skulle byta.

I fickan låg frukostmackan, rostad, med sylt[adult: , för {adult} hade sagt att den fick ätas på vägen]. {child} höll upp den högt.

”Macka”, sa {child.he}. ”Mot visaren. Det är min bästa macka.”

Apan kom ner längs stupröret[athlete: , fortare än {athlete}]. Hon lade visaren i famnen på {child} och åt med båda händerna och en fot.

”Apor älskar mackor”, sa {friend}. ”Det är fakta.”

# tap-tap
De lade visaren på disken. {child} höll i ena änden, {friend} höll i den andra, och knack, knack, knack bankade {elder.short} den rak. Men muttern var pytteliten, och klockan satt högt.

”Jag har för stora fingrar”, sa {elder.short}.

{child} höll fram visaren mot apan. Det var hemskt att släppa den, men {child.he} släppte.

”Lägg tillbaka”, bad {child.he}.

Och upp for hon. Hon tryckte dit visaren, och med sina små svarta fingrar skruvade hon fast muttern, och det skrapade inte det minsta.

# bong
Bong, sa klockan, rätt på sekunden. Bussen kom förbi, och chauffören gjorde tummen upp.[elder2:  Det gjorde {elder2} också.]

”Och potatisen då?” frågade {friend}.

{child} funderade. ”Den kan ta lördagarna”, sa {child.he}.

# the-arm
Efteråt satt de på bänken på baksidan och delade på smörgåsarna[adult:  från {adult}].[pet.dog:  {Pet} bytte klädnypan mot en kant.][pet.cat/pet.other:  Hemma skulle {pet} aldrig tro på det.] {child} höll armen om apan, som var varm och luktade sylt. Efter en stund tog {child.he} bort den för att nå chipsen.

Apan rynkade pannan. Hon tog {child's} hand, lyfte hela armen över huvudet och lade den om sina egna axlar.

”Vad sa hon?” frågade {elder.short}.

”Lägg tillbaka”, sa {child}.

Och {child.he} lät den ligga och åt med andra handen. Gökuret surrade, den lilla luckan öppnades, och ut kom potatisen med {friend's} svettband på.

# @shop
klockaffären hos {elder}
## if elder
klockaffären, där {elder} hjälpte till den här veckan

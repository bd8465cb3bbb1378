title: Torsdagar i lilla bassängen
title: Abborre, gädda, gös
title: Tolv och en halv meter
guest friend: Hedda (hon), Stina (hon)
guest lova: Lova (hon), Tuva (hon)

% Fiskarna kommer alltid i samma ordning: abborre, gädda, gös, mört. {Friend} fick vara med i tävlingsgruppen, {child} fick det inte.
% Den som frågar hemma: {adult}, annars tränaren i telefon.

# careful-not-to
Samma vecka som {child} slutade i simklubben ringde {elder} och bad att få tala med {child.him} ensam.

”Du får inte skratta”, sa {elder.short} i luren.[elder2:  ”Och inte säga något till {elder2}.”]

”Nej.”

”Jag är sjuttiofyra år, jag har haft båt i hela mitt liv, och jag kan inte simma.”

{child} skrattade inte. {Child.He} trodde att {child.he} hade hört fel.

”Men du fiskar ju varje dag!”

”Ja. Jag har varit noga med att inte ramla i”, sa {elder.short}. ”Nu tänkte jag att du kunde lära mig. Du är den bästa simmare jag vet.”

{child} tittade på väskan i hörnet, den som {child.he} inte hade packat upp[pet.dog / pet.cat:  och som {pet} hade börjat sova på]. {Child.He} var inte bäst. {Child.He} var fyra tiondelar för långsam. Det hade tränaren sagt, alldeles vänligt, innan han läste upp vilka som fick gå vidare till tävlingsgruppen. {Friend}, {child.his} bästa vän[school:  {at school}], fick. {lova} fick. {child} hade sagt att {child.he} hade tänkt sluta i alla fall[sport & !sport.Swimming: , för att hinna {play sport}].

”Okej”, sa {child.he} till {elder.short}. ”Men inte på tisdagar.”

På tisdagar tränade de andra.

# little-pool
Så blev det torsdagar, klockan fyra, i lilla bassängen[city:  på badhuset {in city}]. {Elder.short} kom ut ur omklädningsrummet i [elder.she: en randig baddräkt|randiga badbyxor] som gick till knäna. Händerna hade varit ute i alla väder. Allt annat såg ut som om det aldrig hade sluppit ut alls. Vattnet nådde {elder.him} till magen. {Elder.He} höll sig i kanten.

”Först ska du flyta”, sa {child}.

”Jag är inte byggd för det.”

”Alla flyter. Lägg dig bakåt. Jag håller i huvudet.”

{Elder.short} la sig bakåt, blev stel som en planka, sjönk och kom upp och frustade så att en bebis på andra sidan började gråta.

”Du spänner dig”, sa {child}. ”Säg något, så glömmer du bort det. Räkna upp fiskar.”

”Abborre”, sa {elder.short} och blundade. ”Gädda. Gös. Mört.”

Vid mörten slappnade nacken av i {child's} händer. Vid ålen kom tårna upp till ytan, två stora och åtta små. {child} hade glömt att vatten kunde vara så.[age>=11:  Det hade så länge bara varit något man skulle igenom.]

# nine-strokes
Tredje torsdagen tog {elder.short} fyra simtag. Femte torsdagen tog {elder.he} nio, med orange flytbälte på magen[athlete: , och bugade efteråt för bebisen som om {elder.he} hade varit {athlete}]. {Elder.He} simmade med hakan i vädret, och vid varje simtag sa {elder.he} en fisk.

”Abborre! Gädda! Gös!”

Det ekade i hela badhuset[music: , så att man inte hörde att högtalarna spelade {music}].

# the-squad
Den sjätte torsdagen öppnades dörren, och in kom hela tävlingsgruppen.

”De får bada här i dag”, sa badvakten. ”Pumpen la av i stora bassängen i tisdags.”

{child} hann se {friend's} blå badmössa. {Child.He} hann se {lova} peka på den [elder.she: gamla damen|gamle mannen] i orange flytbälte som kom plaskande och ropade ”Sik!”. Och innan {child} hade tänkt färdigt hade {child.he} klivit upp på kanten och satt sig på en bänk, tre meter bort, med handduken över axlarna. Som någon som var där ensam.

# no
”{child}?” sa {friend}. ”Hej! Vad gör du här?”

”Inget”, sa {child}. ”Bara badar lite.”

”Vem är det där?” fnissade {lova}. ”Är du med [elder.she: henne|honom]?”

”Nej”, sa {child}.

Det var bara ett litet ord. Men badhus ekar[age>=11: , det visste {child.he} ju]. Ute i vattnet kom det inga fler fiskar. {Elder.short} stod mitt i bassängen. {Elder.He} tittade inte på {child}. {Elder.He} nickade, liksom för sig själv, och knäppte upp flytbältet.

”Jag tror att jag slutar för i dag”, sa {elder.he} ut i luften, artigt, som till en främling.

{child} såg hur {elder.short} vadade mot trappan, liten och smal i de där ränderna. {Elder.He} hade varit rädd i sjuttiofyra år utan att våga säga det. Sedan hade {elder.he} sagt det. Till {child}.

# yes
{child} reste sig så att handduken föll i golvet.

”Jo”, sa {child.he}.

”Va?” sa {lova}.

”Jo, jag är med [elder.she: henne|honom]. Det är min {elder.short}, och jag lär [elder.she: henne|honom] simma, och i förra veckan blev det nio simtag.” Rösten skakade, och det ekade från kaklet. ”{Elder.short}! Vänta!”

{Child.He} klev i och vadade, och det gick förfärligt långsamt. Vid trappan fick {child.he} tag i {elder.short}.

”Förlåt”, sa {child}. ”Jag skämdes. Inte för dig. Eller … jo. Men mest för mig. Det är jag som inte fick vara med, och så stod de där.”

{Elder.short} såg på {child} en stund.[age>=11:  Det droppade från {elder.his} ögonbryn.]

”När jag var i din ålder”, sa {elder.he}, ”satt jag på bryggan och sa till de andra att jag inte ville bada. Jag sa det så bra att jag blev sittande.” {Elder.He} räckte fram flytbältet. ”Ska vi pröva utan?”

”Nu? När alla tittar?”

”Jag har inte tid att vänta tills de går hem.”

# without
{Elder.short} la sig på vattnet. {child} gick baklänges framför {elder.him} med händerna strax under ytan, utan att röra.

”Abborre”, sa {elder.short}. ”Gädda. Gös.”

Innan det blev någon mört gick hakan under. {Elder.short} hostade, ögonen blev stora, och händerna började fäkta. {child} ville gripa tag. Men {child.he} såg {elder.him} rakt i ögonen.

”Mört!” sa {child.he} högt. ”Säg mört, {elder.short}!”

”Mört”, fick {elder.short} fram.

”Braxen!”

”Braxen!” kom det från kanten. Det var {friend}. {Friend.He} hade satt sig på huk, och {friend.he} skrattade inte. ”Ål! Finns det inte ål?”

”Ål!” ropade {elder.short}. ”Sik! Öring!”

{Elder.He} slog handen i kaklet, ställde sig upp och såg sig om[age>=11: , hela den långa vägen tillbaka till trappan]. Tolv och en halv meter.

”Nu är insjön slut”, flåsade {elder.he}. ”Nästa gång får jag börja på havet.”

# saturdays
När visslan gick hoppade de andra i. {Friend} stod kvar.

”Du är bra på det där”, sa {friend.he} till {child}. ”Du borde hålla i nybörjarna. De letar efter någon på lördagarna. Och jag saknar dig. {lova} pratar bara om sina tider.”

”Jag ska fundera”, sa {child}. {Child.He} märkte att {child.he} redan hade gjort det.

# what-time
Hemma packade {child} upp väskan[pet.dog / pet.cat: , när {pet} hade flyttat på sig][pet.other:  och gav {pet} mat]. [adult: {Adult} | Tränaren ringde om lördagarna och] frågade hur det hade gått för {elder.short}.

”Tolv och en halv meter”, sa {child}.

”På vilken tid?”

{child} tänkte efter.

”Jag tog ingen tid”, sa {child.he}.

# on-your-back
När {child} hade släckt kändes det fortfarande som om sängen gungade lite. {Child.He} la sig på rygg, lät nacken sjunka och sträckte ut armarna.

Abborre, tänkte {child.he}. Gädda. Gös.

Längre än till mörten kom {child.he} aldrig.

# @song
{music}

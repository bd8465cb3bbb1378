title: Tanden som inte ville släppa
title: Flytta på dig!
title: Den som visslar får svar
guest friend: Alva (hon), Hugo (han)

# the-last-one
Alla hade tappat en tand. {friend}[friend: , {child.his} bästa vän,] hade tappat tre och kunde stoppa in ett sugrör mellan dem. [school: På {school} fanns det en lista på väggen, och på den stod alla utom {child}.] Men {child}, som var {age} år, hade bara en lös tand, och den satt kvar.

{child.He} vickade på den med tungan. Fram och tillbaka.

”Kom ut nu”, sa {child.he}. ”Snälla.”

”Nej”, sa tanden.

# the-tooth
{child} slutade vicka.

”Var det du som sa nej?”

”Ja”, sa tanden. Den pep lite när den pratade. ”Jag har bott i din mun i hela mitt liv. Här är det varmt. Det kommer mat flera gånger om dagen. Varför skulle jag flytta?”

”Flytta på dig!” hördes det långt nerifrån.

”Vem var det?”

”Det är den nya”, sa tanden. ”Den ligger under mig och trycker. Strunta i den. En tand måste släppa själv, och jag släpper inte.”

# trying
Så {child} försökte med äpple. {child.He} tog det största äpplet som fanns och bet i. Tanden böjde sig åt sidan, och äpplet fick bara ett märke.

Så {child} försökte med snöre. {friend} knöt ena änden om tanden och andra änden om ett dörrhandtag. [elder: {Elder}, som hade gjort så när {elder.he} var liten, räknade till tre[elder2: , och {elder2} blundade].] Dörren for igen. Pang! Handtaget lossnade. Det gjorde inte tanden.

[pet: {@pet-tries}]

[sport: Så {child} gick och höll på med {sport} och hoppades. Tanden åkte med hela vägen och tyckte att det skumpade.] [athlete: {child} tittade på affischen av {athlete}, som log med alla tänder och inte sa någonting.]

”Flytta på dig!” ropade den nya.

”Aldrig”, sa tanden.

# @pet-tries
{Pet} fick titta in i {child.his} mun. ”Ser du vad envis den är?” sa {child}. {Pet} såg det.
## if pet.dog
Så fick {pet}, {child.his} hund, dra i den ena änden av ett rep, och {child} bet i den andra. Det var roligt, men det var allt det var.
## if pet.cat
Så satte sig {pet}, {child.his} katt, framför {child.him} och väntade utanför munnen, som man väntar vid ett råtthål. Tanden kom inte ut då heller.

# why
Framåt kvällen gav {child} upp. {child.He} satt på trappan utanför och var avundsjuk på alla som hade hål.

”Vad är det du är rädd för?” frågade {child}.

Tanden var tyst en stund.

”Jag har aldrig sett något”, sa den sedan. ”Bara det som kommer in. Jag vet inte hur det är utanför. Tänk om det är ensamt.”

”Jag är ju där”, sa {child}.

”Är du?” sa tanden.

Det hade den aldrig tänkt på.

# gone
Nästa dag gick de till parken [city: mitt i {city}], {child} och {friend} [pet.dog: och {pet}]. Där var det löv och högt gräs överallt. {child} klättrade upp på en stubbe för att hoppa.

”Titta hit!” ropade {child} och hoppade.

Duns! {child} landade på fötterna. Och tanden, som hade gapat för att se, tappade taget.

Den flög. Den flög ut ur munnen och rakt ut i det gröna, och så var den borta.

{child} kände med tungan. Där var ett hål. {child.He} hade längtat efter det hålet så länge. Men {child.he} blev inte glad.

”Den är där ute alldeles ensam”, sa {child}. ”Och jag lovade att jag skulle vara där.”

# looking
De letade på alla fyra. {child} och {friend} lyfte på varje blad. Det fanns vita stenar, och vita blommor, och en bit av ett vitt skal, men ingen tand. Det började bli sent. [adult: {Adult} ropade att de måste hem. | Någon ropade att de måste hem.]

Då kom gråten upp i halsen på {child}.

”Tanden!” ropade {child}. Men det lät inte som det brukade. Det kom luft genom hålet. Det pep.

”Gör om det där”, sa {friend}.

{child} blåste genom hålet.

Fiiiit!

{child} hade aldrig kunnat vissla i hela sitt liv. Nu visslade {child.he} så att fåglarna svarade. [pet.dog: {Pet} satte sig rakt upp.] [music: Det blev nästan början på {music}.]

”Fiiiit!” visslade {child}. Och sedan höll {child.he} andan och lyssnade.

Långt nere i gräset var det någon som pep.

Fit.

# found
{child} kröp dit det pep. {child.He} visslade, och det pep, och {child.he} visslade, och det pep lite närmare. [pet.dog: {Pet} gick bredvid med nosen i gräset.] {child} förde undan ett strå.

Där satt tanden på en sten, liten och vit, och tittade.

”Du dröjde”, sa tanden. ”Jag har sett en mask! Jag har sett himlen! Den kom inte in i munnen en enda gång.”

”Var du ensam?”

”Bara mellan visslingarna”, sa tanden.

{child} skrattade så att det pep, och {friend} skrattade så att man såg alla tre hålen. Sedan bar {child} hem tanden i handen. Den fick sitta överst, så att den såg.

# in-the-glass
På kvällen fick tanden ligga i ett glas bredvid sängen. [adult: {Adult} hade hällt i lite vatten. | Någon hade hällt i lite vatten.] Man kan se rätt mycket genom ett glas. [elder: {Elder.short} hade skruvat tillbaka handtaget.] [pet.dog / pet.cat: {Pet} låg på mattan och sov.]

”I natt blir jag hämtad”, sa tanden. ”Då får jag se hur det ser ut bakom kullen.”

”Är du rädd?”

”Lite. Vissla när jag går, så hör jag dig.”

{child} gäspade. Det var mjukt i hålet, och längst ner kände {child.he} något litet och hårt.

”Äntligen”, viskade den nya. ”Nu kommer jag.”

{child} sov. Och varje gång {child.he} andades ut kom det en liten vissling, ända till morgonen.

title: Tre gånger höger
title: Ta aldrig en häst från stången
guest elder: Folke (han), Sune (han)
guest friend: Samira (hon), Melker (han)
guest vera: Vera (hon), Grevinnan (hon)
guest trevor: Torsten (han), Roland (han)

% Den äldre: mor- eller farförälder, annars Folke, som har karusellen.

# never
”Ta aldrig en häst från stången medan orgeln spelar”, sa {elder} alltid, men aldrig varför.

{Elder.short} {@had}, en riktig, där hästarna har namn. Hela sommaren hade de gått runt, runt {@green}. I morgon skulle de in i ladan till påsk, och i kväll fick {child} och [friend: [!friend.known: {child.his} bästa vän ]{friend} | {friend}] sova i husvagnen och hjälpa till att putsa.[elder2:  {Elder2} tog mässingen.]

{child's} häst var {vera}, en apelkastad skimmel med svans av riktigt tagel. Karusellen gick bara åt höger, men den som en gång snidade {vera} hade gjort henne så att hon tittade åt vänster, över hustaken, bort mot berget.

”Hon är som jag i baksätet”, sa {friend}. ”Vad tror hon att det är där uppe?”

# the-lever
”Jag kommer inte åt sadeln när stången är i”, sa {child}. ”Och orgeln är ju av.” Så {child.he} drog ut stången och satte sig upp.

{Friend} ville alltid veta vad saker gjorde. [school: På {school} hade de bett {friend.him} sluta. ]”Vad gör den här?” sa {friend} och drog i en spak.

Den satte i gång orgeln.[music:  Orgeln satte i gång {@song}.]

{vera} drog in luft, så att {child} kände det i båda benen. En hov av trä kom ner i gräset, och sedan var den inte av trä. {vera} ruskade på sig, från mulen till svansen, och gav sig av över ängen, och eftersom hästar avskyr att bli lämnade kvar gled alla de andra av sina stänger och följde efter. {Friend} hann precis kasta sig upp på en tjock fux, som hette {trevor} enligt halsen.[pet.dog:  Sist sprang {pet}, av samma skäl.][pet.cat:  [!pet.known: Katten {pet}|{Pet}], som sov på en sadel, sov plötsligt i tomma luften.]

# same-pond
”Stanna henne!” ropade {friend}.

”[sport: Jag kan {play sport}! ]Jag har bara ridit på hästar som sitter fast!”

De galopperade förbi dammen och kapellet och busskuren och dammen.

”Det är ju samma damm!” skrek {friend}.

De galopperade i en jättelik ring. {child} drog i vänster tygel och kände hur gärna {vera} ville åt vänster. Öronen ville, och hela halsen ville. Men benen gick åt höger.

# two-wrongs
”De kan inte”, sa {child}. ”De har gått åt höger i hela sina liv. Benen vet inte att det finns något annat.”

{child.He} tittade åt samma håll som hästen, och där var en öppen grind och en vit väg som klättrade uppför berget.

”Hon har gått förbi det där berget varenda dag”, sa {child}. ”Jag tänker ta med henne dit och titta.”

”Vi borde ta hem dem”, sa {friend}. ”Du drog ut stången, och jag drog i spaken. Två fel blir inte ett rätt.”

”Nej”, sa {child} långsamt. ”Men tre höger blir ett vänster.”

{Friend} öppnade munnen. Sedan ritade {friend.he} det med fingret på {trevor's} hals: höger, och höger, och höger igen. ”Det blir vänster”, sa {friend}. ”Vad retligt. Det är ju jag som brukar komma på sådant.”

# three-rights
Så de svängde höger vid dammen. De svängde höger vid kapellet. De svängde höger vid busskuren, och där var grinden, rakt fram, och hästen såg den.[pet.dog:  {Pet} hade tagit vänster direkt och satt och väntade.]

Dittills hade {vera} bara småsprungit.[athlete:  Nu hade inte ens {athlete} hunnit i kapp henne.]

# everything-else
De for uppför den där vägen som en flod på väg hem, och högst upp stannade alla och frustade. Där nere låg ängen med sin lilla ring av lampor. Och på andra sidan låg allt det andra: åkrar, och en å, och fler berg, och långt borta, under månen, en tunn, blank strimma.

”Det är havet”, sa {child} till {vera}.

{vera} tittade och tittade. {child} la sig framåt längs den varma halsen och kände hur det stora hjärtat lugnade sig.

# stiff
Sedan blev det lite väl lugnt.

”{child}”, sa {friend}. ”{trevor} har stelnat.”

Långt där nere spelade orgeln allt saktare. Det var bara musiken som gjorde dem till hästar. Om den tog slut nu skulle de bli trä, uppe på ett berg, för alltid.

{vera} stod kvar och såg på havet. {child} kunde ha sparkat, eller skrikit, men {child.he} böjde sig ner mot det grå örat.

”Jag ska se till att du får titta på berget hela vintern”, sa {child.he}. ”Jag lovar. Men nu måste du komma.”

Örat vred sig bakåt och lyssnade. Sedan vände {vera}, åt höger förstås, och flög.

# home
För varje språng blev halsen hårdare under {child's} händer. De kom ner på ängen och hade karusellen till vänster.

”Höger!” vrålade {friend}. ”Och höger! Och höger!”

{vera} tog ett skutt upp på plankorna, med alla de andra efter sig, var och en till sin stång. Orgeln drog en sista lång suck, och så var de trä.

# evening
”God kväll”, sa {elder.short}.

{Elder.he} satt på husvagnstrappan [elder2: med {elder2} och fyra | med tre] muggar choklad. {Elder.he} tittade på {trevor}, som stod baklänges. Sedan gick {elder.he} fram till {vera} och drog ut ett långt grässtrå mellan de målade tänderna.

”Dammen, kapellet, busskuren?” sa {elder.short}.

{child} stirrade. ”Du har också gjort det.”

”Jag var nio. Jag hade fått höra att man aldrig skulle ta en häst från stången.” {Elder.short} satte grässtrået bakom örat. ”Det är det enda sättet att få någon att göra det.”[elder2: 

”Jag fick höra det två gånger”, sa {elder2.short}.]

# the-window
Senare, när de låg i sina kojer, sa {child}: ”{Elder.short}? Kan {vera} få stå vid fönstret i ladan i vinter? Det som är mot berget? Jag lovade henne.”

”Det är trångt där. Man måste svänga vänster med henne.”

”Eller höger tre gånger”, sa {friend}, mycket sömnigt.

{Elder.short} skrattade och släckte lampan. [pet.dog: Under kojen låg {pet} på sidan och galopperade än.][pet.cat: {Pet} hade kommit in genom fönstret och gick runt på {child}, bara åt höger.][pet.other: Borta i hörnet lyssnade {pet} en stund till, om det skulle komma fler hästar.]

# moonlight
Ute i månskenet stod {vera} med huvudet åt vänster, där hon alltid hade haft det. Men nu visste hon vad det var hon tittade på.

# @had
hade karusellen
## if elder
skötte karusellen

# @green
på ängen mitt i byn
## if city
på ängen utanför {city}

# @song
{music}

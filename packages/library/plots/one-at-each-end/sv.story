title: Bästa målet på hela säsongen
title: Ett i varje ände
title: Du står åt fel håll
guest friend: Klara (hon), Noel (han)
guest keeper: Tyra (hon), Alva (hon)
guest striker: Ebba (hon), Hedvig (hon)
guest coach: Marie (hon), Rosita (hon)

% Båda målen är samma spark med ryggen mot målet: det första i egna änden, det andra i Ekbackens. {keeper} har flätor.

# wrong-net
Det snyggaste mål som någon hade sett i hela serien[city:  i {city}] gjorde {child}, den första lördagen i oktober. {Child.He} stod längst ut i straffområdet med ryggen mot målet och sköt bakåt, över sin egen axel.[athlete:  {Athlete} hade inte kunnat göra det bättre.]

Det tog i underkanten av ribban och gick in. Det var matchens enda mål, och det var fel mål.

# plaits
”Fast snyggt var det”, sa {friend}[friend: , {child.his} bästa vän,] två veckor senare och knöt skorna.

”Kan du sluta säga det?” sa {child}.

”Jag säger bara. Om du hade stått åt andra hållet …”

”Jag skulle rensa.”

”Du rensade förbi mig i hundra knyck”, sa {keeper} och drog på sig målvaktshandskarna. ”Det fladdrade i flätorna.”

# sideways
{child} älskade fotboll så mycket att {child.he} gjorde överstegsfinter i korridorerna[school:  {at school}][pet: , och runt {@pet} hemma i köket]. Det vill säga, det hade {child.he} gjort förut. Ända sedan den där lördagen var det något med fötterna. Bollen kom, och de fick panik. De gjorde sig av med den i sidled, på en gång, till vem som helst, som om den brändes. {Child.He} hade inte skjutit ett enda skott. Varje gång {child.he} drog bak foten hörde {child.he} hur det smällde i den där ribban, och det hade {child.he} inte sagt till någon, för det lät så dumt.

# nobody-said
Och i dag var det Ekbacken igen, samma lag, på samma knöliga plan.

”Nämen, är det du!” sa deras anfallare vid avsparken. Hon hette {striker}, hon var enorm, och det mest irriterande var att hon var snäll. ”Vi röstade på dig som matchens lirare, allihop. Har ingen sagt det?”

”Ingen har sagt det”, sa {child}.

”Du skulle ju få ett kort.”

# oranges
I första halvlek fick {child} bollen nio gånger och passade den i sidled nio gånger.

”Du får faktiskt ha den en stund”, sa {friend} i pausen, med munnen full av apelsin. ”Den bits inte.”

”Jag vet.”

”Förr hade du den jämt. Du var jätteegoistisk. Det var underbart.”

{child} tittade på sina skor. {coach}, som var deras tränare, tittade på {child}. Hon öppnade munnen. Sedan stängde hon den och bjöd en gång till på apelsin.

# ducked
Tio minuter före slutet hände det. Ekbacken hade hörna, och bollen kom med skruv, över huvudet på allihop, och sjönk ner mot {child} längst ut i straffområdet. Det var samma boll. Den hade samma skruv, det var samma tuva, och bakom {child.him} stod målet.

Någon annan hade kanske nickat undan den eller dundrat upp den i häcken[sport & !sport.Soccer:  eller gått hem för att {play sport}]. {child} duckade.

{Child.He} duckade på riktigt, med armarna över huvudet, som när någon kastar en sko. Bollen studsade en gång bakom {child.him}, {striker} stack fram en enorm fot, och så ledde Ekbacken med ett–noll.

Ingen skällde. Det var det värsta. {Friend} kom bara och ställde sig bredvid {child.him}.

# every-time
”Okej”, sa {friend}. ”Vad var det där?”

”Jag trodde att jag skulle göra det igen.” {child’s} röst hade blivit tunn. ”Jag visste precis hur jag skulle träffa den. Jag kände det i benet. Den hade suttit i krysset. Så jag flyttade på mig.”

{Friend} tänkte på det en stund.

”Du menar alltså”, sa {friend.he} långsamt, ”att du kan göra det varje gång?”

”Va? Nej. Eller … alltså, det är ju inte …” {child} tystnade. {Child.He} tänkte på axeln och på höften och på hur bollen hade känts när den lämnade foten. Det hade inte varit tur, den där lördagen, inte ett dugg. {Child.He} hade träffat den precis som {child.he} ville. Det var inget fel på det målet, utom vilken ände det satt i.

”Det fladdrade i {keeper’s} flätor”, sa {friend}.

”{Friend}. Om vi får en hörna …”

”Ja?”

”Slå den längst ut i straffområdet. Högt, med skruven på.”

# wrong-way
De fick en, när det var en minut kvar. {Friend} lade bollen vid flaggan och torkade händerna på shortsen. Framför målet knuffades alla och pekade. {child} joggade ut till kanten av straffområdet, valde ut en tuva och vände sig om, så att {child.he} tittade rakt på {keeper}, långt borta i andra änden.

”{child}!” skrek [elder: {elder}|någon]. ”Fel håll!”

”Du står åt fel håll!” skrek [elder2: {elder2}|någons pappa].

”Jag vet!” skrek {child} tillbaka.

”Åh nej”, sa {striker} tyst bakom {child.him}. Hon var den enda på hela planen som hade förstått. ”Åh nej, nej, nej. Markera! Markera, någon!”

# stay
Bollen var redan i luften. Den kom med skruv, över huvudet på allihop. {child} såg den mot den grå himlen, hur den växte, och {child.he} kände hur fötterna började få panik, och {child.he} sa till dem: Stanna.

De stannade.

{Child.He} lutade sig bakåt, lät bollen falla förbi axeln och sköt.

{Child.He} såg den inte gå in. {Child.He} såg {keeper}, pytteliten, i andra änden, och två stora handskar som åkte upp i luften, långsamt. Sedan fick {child.he} hela laget över sig.

# each-end
Det slutade ett–ett. Efteråt låg de i gräset bakom målet och ångade som hästar[music:  och nynnade på {music}], och ingen ville åka hem.

”Då har du gjort två i höst”, sa {keeper}. ”Ett i varje ände. Vilket tyckte du bäst om?”

”Det här”, sa {child}. ”Vad tror du?”

{striker} kom förbi med väskan på axeln och gav {child} ett kort. Det var varken gult eller rött. Det var lite skrynkligt, och hela hennes lag hade skrivit på det. Matchens lirare, stod det med lila penna.

”Det är från förra gången”, sa {striker}. ”Men jag har skrivit dit dagens datum också.”

{child} gjorde överstegsfinter hela vägen till bilen.

# @pet
{pet}
## if pet.dog
hunden {pet}
## if pet.cat
katten {pet}

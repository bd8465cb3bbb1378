title: [!theme.dentist: Tanden som sa upp sig]
title: [!theme.dentist: Tanden som aldrig hade sett ett äpple]
title: [!theme.dentist: Nere till höger satt en tand]
title: [!theme.dentist: Är det ledigt, sa nästa tand]
title: [theme.dentist: Tandläkaren i morgon och tanden i kväll]
title: [theme.dentist: Kvällen före tandläkaren]

# notice
– Jag slutar i kväll, sa någon i {child's} mun.

{Child} tog ut tandborsten. [theme.dentist: I morgon var det tandläkaren, så det borstades extra noga.]

– Vem sa det?

– Jag, sa en tand. Nere till höger.

Det blankaste i köket var en sked. I skeden stod alla tänderna på rad, lite böjda, och en av dem vinkade. Den satt
fast i en enda tråd.

## or
Nere till höger i {child's} mun satt en tand som hade tröttnat. [theme.dentist: I morgon skulle den till tandläkaren,
och därför borstades den extra noga.]

Det märktes vid diskhon i köket, mitt i tandborstningen. Den lutade sig ut så långt den vågade. Det var inte så långt,
för den satt fast i en tråd, men det var bara en.

– Härmed säger jag upp mig, sa tanden.

{Child} tittade i en sked. Där stod alla de andra på rad och låtsades inte höra.

# why
– Varför? frågade {child}.

– Det är mörkt, sa tanden. Jag har bott i en mun i hela mitt liv. Jag har bitit i allting och aldrig sett något.
[age>=7: Jag vet hur hela världen smakar, och inte hur den ser ut.] [sport: Jag har varit med om all {sport} som
finns, och allt jag såg var baksidan på en läpp.]

[theme.dentist: – Men i morgon, hos tandläkaren…

– Där är det ljust, sa tanden. Det är årets bästa dag. Man blir räknad, och stolen åker upp och ner som en hiss. Men
man får bara se lampan.]

– Vad vill du se då?

– Ett äpple, sa tanden. Jag har träffat så många. Men bara en bit i taget.

# apple
På bordet låg ett. {Child} höll upp det och gapade, så att tanden fick fri sikt.

– Men, sa tanden. Det är ju runt!

Ah, sa {child}, för det är allt man kan säga när man gapar.

– Jag trodde att det var platt och satt ihop med en smäll. Visa mer.

{Child} visade en morot, som var mycket längre än någon hade sagt. {Child} visade en limpa, och tanden blev tyst av
respekt. Ärtorna hade den haft rätt om.

## or
Äpplena låg i skåpet. {Child} öppnade, ställde sig framför och gapade.

– Vilket är det? frågade tanden.

Ah, sa {child} och pekade.

– Det där? Så rött? sa tanden. Jag trodde att de var vita. Det är de ju alltid när de kommer till mig.

En lång stund såg den bara på äpplet. Sedan fick den se osten, som hade fler hål än tanden mindes, och ett kex.

– Det har hörn, sa tanden. Det visste jag.

# tour
[friend: {Friend}, som sov över och hade en egen lucka, gapade också, så att de kunde hälsa.

– Vart tog din vägen? frågade tanden.

– Min gick i en köttbulle, sa {friend}.]

[pet.dog: {Pet} gäspade, och där stod fyrtiotvå stycken.

– Skrytsamt, sa tanden.][pet.cat: {Pet} gäspade, och där stod trettio stycken, alla spetsiga.

– Sover de med de där? sa tanden.][pet.other: – Har {pet} tänder? frågade tanden.

Ah-ah, sa {child}, och det kan betyda både ja och nej.]

[athlete: På kylskåpet satt {athlete} och log.

– Vilken fin rad, sa tanden. Alla har stannat kvar.]

Sist stod de vid fönstret. Det hade blivit kväll där ute.

– Är det där [city: {city}? sa tanden. Jag trodde att {city} låg bakom kinden. Det hördes så.|ute? sa tanden. Jag
trodde att ute började vid läppen.]

– Nu har jag sett så att det räcker, sa den sedan. Nu går jag.

# go
Men det är inte så lätt att gå när man sitter fast i en tråd. {Child} vickade med tungan, åt höger, åt vänster och ett
halvt varv. Tråden höll. {Child} drog. Tanden var hal som en tvål. {Child} bet i äpplet.

– Åh, sa tanden och stannade kvar för att smaka färdigt.

Sedan satt den där den satt.

– Det är högre än jag trodde, sa den. Jag kanske ska stanna till jul.[age>=7:

– Så säger alla, sa tanden bredvid, som hade hört det förut.]

## or
– Hejdå, sa tanden till de andra och hoppade. Den gungade fram. Den gungade tillbaka. Sedan satt den där igen, på sin
tråd.

Den tog sats från höger. Den tog sats från vänster. {Child} hjälpte till med tungan, och sedan med ett äpple, men mitt
i tuggan glömde tanden vad de höll på med, för det var så gott.

– Tråden är ganska bra, egentligen, sa den efteråt. Man vet var man har den. Jag kanske ska stanna till jul.[age>=7:

– Så säger alla, sa tanden bredvid, som hade hört det förut.]

# is-it-free
Då hördes en röst längre ner, en ny, under tanden.

– Ursäkta, sa den. Blir det ledigt snart?

– Vem är du? sa tanden.

– Den nya, sa rösten. Jag har stått här nere och knuffat i flera veckor. Jag ville inte störa.

– Jaså, det är du, sa tanden. Jag trodde att det var magen.

Då började {child} skratta. Det gick inte att hålla emot. Det kom upp från magen, som inte hade gjort något, och ut,
och på skrattet kom tanden, alldeles vit, i en båge över diskhon.

Plink!

Den for runt i diskhon, runt, runt, allt närmare hålet.

[friend: – Proppen! sa {friend} och satte i den.|{Child} la handen över hålet.] Tanden gick ett varv till, av farten,
och sedan låg den still.

– Oj, sa den. En gång till.

## or
Det blev tyst i raden. Sedan harklade sig någon, men det var inte i raden. Det kom underifrån.

– Förlåt, sa en ny röst. Är det här kön?

– Vilken kö? sa tanden.

– Till framsidan. Jag är näst på tur. Jag har stått här i mörkret i flera veckor, och ni pratar så mycket om äpplen.

Alla tänderna försökte titta neråt på en gång, och det kittlade. {Child} kunde inte låta bli. Först blev det ett
fniss, sedan ett skratt så stort att det inte fick plats, och med det for tanden, rakt ut i ljuset, högt över diskhon.

Pling!

Den studsade på en sked, for runt i diskhon, runt, runt, och var på väg mot hålet.

[friend: – Inte ner där! sa {friend} och slog igen proppen.|{Child} hann dit med handen.] Där blev den liggande, på
rygg.

– Så det är så det är att flyga, sa tanden. Det hade jag också bara hört.

# gap
I munnen var det ett rum ledigt. Tungspetsen gick dit och kände på väggarna. [music: När {child} blåste blev det en
visselton, och det gick att vissla {music}, vilket det aldrig hade gjort förut. ][school: I morgon skulle det räknas
{at school}, för där vill alla titta i luckor. ][adult: {Adult} kom och tittade in och sa att det var en fin utsikt.]

Tanden fick en bädd av bomull, [elder: i en tändsticksask. Den hade {elder} sparat sedan sin egen. ][elder2:
({Elder2.short} hade inget att spara, för den gick ner med ett plommon.) ][!elder: i en äggkopp.]

– Om tandfen kommer, sa tanden, ska jag fråga om jag får åka med och titta.

## or
{Child} kände efter. Luckan var mjuk och mycket större än tanden, fast det var där den hade bott. [school: Den skulle
visas upp {at school} i morgon. Där står man i kö till luckor. ][music: Luften ville dit, och när {child} hjälpte till
blev det {music}, på vissling, för första gången någonsin. ][adult: {Adult} lyste in med telefonen och sa att det såg
ut som ett garage.]

Tanden torkades av och bäddades ner i bomull, [elder: i {elder's} tändsticksask, som hade stått tom sedan
{elder.short} själv tappade en. ][elder2: ({Elder2.short} skrattade bort sin i en sjö.) ][!elder: i en äggkopp.]

– Säg till när tandfen kommer, sa den. Jag vill sitta vid fönstret.

# bed
Den ville stå på fönsterbrädan, med utsikt. Alla de andra fick borstas en gång till, efter äpplet. {Child} la sig på
kudden med munnen stängd, och därinne blev det mörkt och varmt, så som de andra tyckte om det. [age>=7: Längst in
smakade det fortfarande lite äpple. ][theme.dentist: De skulle räknas i morgon, en i taget, och övade redan: en, och
en, och en, och en lucka.|De stod på rad och lutade sig lite mot varandra: en, och en, och en, och en lucka.] [friend:
{Friend} på madrassen sov med sin lucka öppen, så att det blåste lite.] [pet.dog / pet.cat: {Pet} gäspade inte mer.]

# last
Sent på kvällen gick månen upp utanför rutan. Tanden låg i sin bomull och såg på den. Den var vit och ganska rund, och
den satt där alldeles ensam i det mörka, och den var inte det minsta lös.

## or
Och längst ner i luckan, där ingen tunga når, stod någon på tå. Det var trångt och det var långt kvar, men det var
ingen brådska längre, för nu var det ledigt. Den nya andades in, och växte, ungefär så mycket som man växer på en
natt.

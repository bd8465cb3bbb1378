title: Alla tåg stannar hos {child}
title: Tåget som inte kunde stanna
title: Tåg stannar bara vid stationer
guest driver: Majvor (hon), Gunvor (hon)
guest minder: Tova (hon), Moa (hon)
guest friend: Love (han), Nora (hon)

% Barnet är stationen och vännen är klockan. {child.He} ropar från bänken, inte från spåret. Glassarna: fyra, tre, två. @a är {adult}, annars barnvakten.

# i-wish
”Jag önskar att jag hade ett tåg”, sa {child} till {friend}, [friend: sin bästa vän | som bodde i huset bredvid]. De satt på bänken uppe på den lilla runda kullen, och [adult: {adult} | {minder}, som var barnvakt,] hällde upp saft. ”Jag önskar, önskar, ÖNSKAR att jag hade ett!”[age>=5 & !short: 

”Vad skulle du göra med det?” frågade {friend}.

”Kliva på”, sa {child}, ”och dra i visslan.”]

Tuffe-tuff, tuffe-tuff, TUUUUT!

# cant-stop
Runt kullen kom ett stort rött tåg.

”Det är mitt!” ropade {child}. ”Stanna, tåget!”

”Går inte!” ropade {driver}, som körde. ”Tåg stannar bara vid stationer!”

Förbi bänken for det.[athlete:  Det hade inte ens {athlete} hunnit med.] Allra längst bak satt [elder: {elder}[elder2:  och {elder2}] | en farbror] med fyra glassar.

”Skynda er!” ropade [elder: {elder.short} | farbrorn]. ”De smälter!”

Dropp. Fyra glassar blev tre.

Nu hade {child.he} ett tåg, och så kunde {child.he} inte kliva på.

# tick-tock
[age>=5 & !short: ”Det är ju ditt tåg”, sa {friend}. ”Varför gör det inte som du säger?”

”Det är ett riktigt tåg”, sa {child}. ”De gör bara som stationerna säger.”

”Då får vi vara en station”, | ”Vi måste ha en station”,] sa {friend}. ”Med en klocka. Jag är klockan.” {Friend} var bra på att stå stilla[sport: , bara ingen ville {play sport}]. {Friend.He} höll ena armen rakt upp och den andra krokig. ”Tick, tack”, sa {friend}.[pet.dog:  {Pet}, {child's} hund, lade sig bredvid och var bagage.][pet.cat:  {Pet}, {child's} katt, lade sig bredvid och var bagage.]

Tuffe-tuff, tuffe-tuff, TUUUUT!

”Stanna, tåget!”

”Går inte!” ropade {driver}. ”Klockan är fin. Men vad heter stationen?”

”Öh … {child}?” Men {child.he} sa det så litet[school: , mycket mindre än man pratar {at school}], och tåget lät så stort. Förbi for det, och bort runt kullen.

Dropp. Tre glassar blev två.

# last-time-round
”Nu är det sista varvet!” ropade {driver} bakåt. ”Sedan åker vi hem till lokstallet[city:  i {city}]!”

Åh nej!

[age>=5 & !short: ”Du måste säga det större”, sa {friend}, som inte fick röra något annat än munnen.

”Men det är ju bara ett namn”, sa {child}. ”Det är ingen riktig station.”

”Alla stationer är bara namn”, sa klockan, ”tills någon stannar där.”

]Tuffe-tuff, tuffe-tuff …

Nu kom det, för allra sista gången. Och då landade en nyckelpiga på {friend's} näsa. Den gick upp. Den gick ner. Det kittlade.

”Stanna inte, klockan!”

”Tick …” sa {friend}. ”Tack … tick … AAH … AAH …”

Men {friend} nös inte. {Friend.He} stod så stilla som det går att stå.

# this-is
Och {child} klättrade upp på bänken och ställde sig rak som en skylt. {Child.He} sträckte ut armarna. {Child.He} drog in all luft som fanns, och så ropade {child.he}, högt som ett tåg:

”Här är {child}! Alla tåg stannar hos {child}!”

TUUUUT! Tuffe-tuff … tuffe … tuff … tuffe …

Stopp.

”Jaså, det här är {child}”, sa {driver}. ”En sådan fin station. Hoppa på[age>=5 & !short: , och ta med klockan]!”

”Atjo!” sa klockan.

# round-and-round
Det fanns två glassar kvar, så det blev varsin.

[age>=5 & !short: ”Vart går det?” frågade {child}.

”Runt”, sa {driver}. ”Bara runt. Det har varit lite enformigt. Det har ju inte funnits någonstans att stanna.”

]Tuffe-tuff, tuffe-tuff, runt och runt åkte de, och {child} fick dra i visslan[music:  i takt till {@song}]. Tuuut.

Och när det var dags att kliva av stod {@a} vid bänken med armarna rakt ut.

”Här är {child}”, ropade {@a}. ”Alla tåg stannar hos {child}.”

Så då stannade tåget, och de gick hem och åt middag.

# under-the-window
På kvällen låg {child} i sängen. Långt borta i mörkret hörde {child.he} något.

Tuffe-tuff, tuffe-tuff.

Det letade efter någonstans att sova.[pet.other:  {Pet} hade hittat någonstans för länge sedan.]

”Här är {child}”, viskade {child.he}. ”Alla tåg stannar hos {child}.”

Tuffe … tuff … tuffe … tuff.

Och {child's} tåg stannade, precis under fönstret.

# @a
{minder}
## if adult
{adult}

# @song
{music}

title: Ugglan tog den
title: Sist förbi tallen
title: Tårna först
guest leader: Yngve (han), Rolf (han)
guest friend: Tyra (hon), Ivar (han)

% Ugglan och ungen är "den". Den som går sist blir av med mössan: först {child}, till slut {friend}.

# own-pace
I löpargruppen[city:  i {city}] fanns det tio barn, tio röda mössor med vit tofs och en enda regel: alla springer i sin egen takt. Det betydde att [friend: {child's} bästa vän ]{friend} sprang först och att {child} sprang sist.

På tisdagen kom {child} i mål utan mössa.

”Var har du gjort av den?” frågade {leader}, som var ledare.

”Ugglan tog den”, sa {child}.

De andra skrattade. {leader} letade fram en ny ur lådan.

På torsdagen kom {child} i mål utan mössa.

”Låt mig gissa”, sa {friend}, som redan hade hunnit byta skor. ”Ugglan?”

”Ja.”

”Fryser den[sport: , eller ska den {play sport} i mössa]?”

”Nej. Den hänger upp dem i en gran. Högst upp.”

”Så ordentligt”, sa {friend}.[school:  ”Den borde ha hand om mössorna {at school}.”]

# but-it-was-true
Men det var sant. Det hände i kurvan vid den gamla tallen, den som har ett hål i stammen. De andra var redan långt före, spåret var tomt, och så blev det bara kallt om öronen. Inget flax. Inte ens ett sus. En uggla har fjädrar med mjuka fransar, och fransarna äter upp ljudet. Det enda {child} hann se var något brett och brunt som gled in bland granarna med en vit tofs i klorna.[athlete:  Inte ens {athlete} hade hunnit ducka.] Sedan satt ugglan på en gren, vred huvudet ett halvt varv och såg på {child.him}.

{Child.He} blev rädd, förstås. Men det fanns en sak till, som {child.he} inte berättade för någon[pet.cat:  utom för {pet}[!pet.known: , {child.his} katt]][pet.other:  utom för {pet}]. Av alla i den skogen var ugglan den enda som väntade tills {child} kom.

# last-in-the-box
På fredagen var det kvällslopp, två varv med pannlampa[adult: , och {adult} stod vid målet med varm saft]. Det var en kall kväll i maj, och inne bland granarna skymde det redan. {leader} räckte fram en mössa.

”Den sista i lådan”, sa han. ”Kan du vara rädd om den?”

”Jag ska försöka”, sa {child}.

{leader} ropade ”kör!”, och nio tofsar hoppade bort uppför backen. Snart hörde {child} bara sina egna andetag[music:  och {music}, som {child.he} hade fått på hjärnan]. Strax före kurvan tog {child.he} av sig mössan och stoppade den innanför jackan.

”Inte i kväll”, sa {child.he} upp mot tallen.

# grey-bobble
Knäpp, sa det. Knäpp, knäpp.

Ugglan satt på den lägsta grenen och slog ihop näbben. Men det var inte {child} den tittade på. Den tittade på spåret.

Mitt på spåret låg en grå tofs. Det trodde {child} i alla fall, tills den öppnade två svarta ögon. Det var en uggleunge. Den hade klättrat ut ur hålet innan vingarna bar, och nu satt den där och gungade, mjuk som damm. Den tog ett steg och satte sig igen.

Då förstod {child}. Det hade aldrig handlat om mössor. Hela våren hade ugglan suttit här och varit rädd om sin unge, medan den ena efter den andra klampade förbi. Nio på en gång hade den inte vågat sig på. Men den sista, den som kom ensam, den gick i alla fall att skrämma.

# nine-lamps
Och så hörde {child} stegen.

De kom bakifrån. De andra hade varit så långt före att de redan hade sprungit ett helt varv, och nu var de på väg att springa om {child.him}. Nio par skor. Nio lampor som studsade mellan stammarna. Det var utförsbacke ända ner till kurvan, och ingen tittade ner.

Om {child} skrek skulle ungen bli skrämd, rakt ut under skorna. Så {child.he} gjorde det ugglan skulle ha gjort. {Child.He} ställde sig mitt på spåret, bredde ut armarna så långt de räckte och lät inte det minsta.

# and-look
”Flytta dig!” flåsade {friend}. {Friend.His} lampa lyste {child} rakt i ansiktet. ”Jag leder!”

”Släck”, viskade {child}.

”Är du inte klok? Jag har rekord på gång!”

”Släck, {friend}. Och titta.”

{Friend} tittade, under {child's} arm. Sedan släckte {friend.he}.

# toes-first
Nu kom de andra. {child} la fingret över munnen, och en efter en släckte de, tills det var så mörkt att man såg himlen mellan topparna.

”Vi går där borta, på mossan”, viskade {child.he}. ”Tårna först.”

{child} gick före och visade. De andra följde efter på ett enda långt led. {Friend} släppte förbi alla och gick sist. Ingen av dem hade någonsin rört sig så långsamt i ett lopp. Inte en kvist knäcktes. Ungen satt kvar och vred på huvudet efter dem, en i taget.

När alla var förbi hasade den bort till tallen. Den högg tag i barken med klor och näbb och började klättra. Den gled ner en bit. Den klättrade igen. Först när den var inne i hålet vågade någon andas.

# your-hat
Vid målet stod {leader} med tidtagaruret[elder2: , {elder} med en filt och {elder2} med en till|[elder:  och {elder} med en filt]].

”Vem vann?” frågade [elder: {leader} | han]. [pet.dog: {Pet}[!pet.known: , {child's} hund,] stirrade på {friend's} huvud. ]”Och {friend}, var är din mössa?”

{Friend} kände på huvudet. {Friend.He} kände en gång till. {Friend.He} hade gått sist, och {friend.he} hade inte hört någonting.

”Ugglan tog den”, sa {friend.he}.

Först sa ingen något. Sedan började {child} skratta, och sedan {friend}, och till slut skrattade alla tio så att de fick hålla i varandra. När de hade berättat gick {leader} efter sina snitslar. Tills ungen kunde flyga skulle spåret gå i en vid båge bort från tallen.

# two
”Du har ett varv kvar, {child}”, sa {leader}. ”Men du behöver inte.”

”Jag vill”, sa {child}.

”Då springer jag med”, sa {friend}.

De sprang bredvid varandra hela vägen, i {child's} takt, med lamporna släckta. Ute på bågen stannade de och såg bort mot skogen. Högst upp i en gran lyste tre vita tofsar. På en gren intill satt ugglan. Den vred på huvudet, såg att de var två, och blundade.

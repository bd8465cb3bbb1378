title: Fru Elefalk kommer på besök
title: Var det sylten?
title: En elefant med handväska
guest friend: Elsa (hon), Gustav (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som saknar sina glasögon är {adult}, annars mormor eller farfar, annars {minder}: @m. Mormor eller farfar bredvid någon annan vuxen har tappat bort sina också. Elefanten heter som {friend}, vem det än är.

# early-for-what
{child} var {age} år och glömde saker. {Child.He} glömde tröjan[school:  {at school}] och matlådan[sport:  på {sport}] och en gång, en hel eftermiddag, sin vänstra sko. Så när det knackade på dörren på tisdagen, medan {child.he} och [!friend.known: {child.his} bästa vän ]{friend} lekte i hallen[athlete: , under affischen med {athlete}], hade {child} ingen aning om att [child.name: någon var hembjuden | {child.he} hade bjudit hem någon].

{Child.He} öppnade dörren. På trappan stod en elefant med handväska.

”Klockan fyra”, sa elefanten. ”Jag hoppas att jag inte är för tidig.”

”För tidig till vad då?” sa {child}.

”Till syltmackorna. Du bjöd mig i djurparken, när du var {@five}. Du sa: ’Kom när jag är {age}, så gör jag syltmackor åt dig.’ Och här är jag. En elefant glömmer aldrig.”

{child} blev kall från halsen till knäna. {Child.He} hade glömt alltihop.

# mrs-oliphant
”Vem är det?” ropade {@first} från köket. {@M} hade tappat bort sina glasögon på morgonen, och utan glasögon kunde {@he} inte skilja en buss från en bastu[city:  någonstans {in city}].[elder & adult & !elder2:  {Elder} hade hjälpt till att leta och tappat bort sina egna.][elder2 & adult:  {Elder} och {elder2} hade hjälpt till att leta och tappat bort sina.][elder2 & !adult:  {Elder2} hade hjälpt till att leta och tappat bort sina egna.]

”Det är en elefant, {@m}!”

”Fru Elefalk! Från hörnhuset! Men låt henne inte stå där på trappan.”

”Nej, {@m}. En elefant!”

”Jag hörde det, {child}. Be henne torka av fötterna.”

Elefanten torkade av fötterna. Det tog en stund, för de var fyra, och efteråt var det egentligen ingen matta längre.

# a-nice-warm-hand
{@M} kom ut[music: , nynnade på {music}] och tog henne i snabeln. ”Vilken fin, varm hand”, sa {@m}. ”Och vilken vacker grå kappa. Har den alltid varit så stor?”

”Jag har växt i den”, sa elefanten.

{@M} böjde sig ner till {child’s} öra. ”Hon har rätt lång näsa, stackarn. Säg ingenting om den.”

”Men {@m}, hon är ju …”

”Vi pratar inte om folks näsor, {child}. Varsågod och sitt, fru Elefalk.”

# a-bit-low
Elefanten satte sig i soffan, och soffan satte sig på golvet.

”Den har alltid varit lite låg”, sa {@m} vänligt.

[pet: Handväskan luktade hö, och {pet} kunde inte ta ögonen från den.

]{Friend} drog {child} i ärmen. ”Sylt”, viskade {friend.he}. ”Du har ju lovat henne sylt. Jag brer smöret, och du brer sylten.” Så de gjorde mackor av en hel limpa, och elefanten åt upp varenda en.

”Det är roligt med gäster som äter”, sa {@appetite}.

# my-real-one
{child} hade nästan slutat vara kall. Då torkade elefanten sig om snabeln och såg på {child.him}.

”Och nu”, sa hon, ”skulle du vilja säga vad jag heter?”

”Fru Elefalk”, sa {@helpful}.

”På riktigt”, sa elefanten. ”I djurparken hade jag bara ett nummer på dörren. Så kom {child} och gav mig ett namn. {Child.He} sa att det var det bästa som fanns. Jag har väntat hela tiden på att få höra {child.him} säga det en gång till.”

{child} öppnade munnen, och den var tom.

”Är det Kenneth?” sa {child.he}.

”Nej”, sa elefanten.

# like-wet-washing
Hakan började darra på {child}. ”Jag har glömt det”, sa {child.he}. ”Jag glömmer allting. Jag glömde att du skulle komma. Förlåt mig.”

Elefanten nickade. ”Du var ju bara {@five}”, sa hon. Men öronen hängde som våt tvätt. Hon tackade {@m}, trängde sig ut genom dörren och gick långsamt ner mot grinden.

”Var det sylten?” sa {@m}.

# when-stuck
{child} sprang ut på trappan. Elefanten var redan framme vid grinden, och {child.he} visste inte hur {child.he} skulle få henne att stanna. {@Stuck}

”{Friend}!”

”Vad är det?” sa {friend}, bakom {child.him}.

”Ja?” sa elefanten, vid grinden.

De tittade på varandra, alla tre.

”Där var det”, sa elefanten. ”Det är så jag heter.”

# so-am-i
”Men det var {friend.him} jag ropade på”, sa {child}, för det var sant. ”Jag ropar alltid på {friend} när jag har kört fast.”

”Det var precis vad du sa i djurparken”, sa elefanten. ”’Du ska heta {friend}’, sa du, ’för det är vad jag ropar när jag har kört fast, och sedan ordnar det sig.’ Du har inte glömt det alls. Jag skulle tro att du säger det varje dag.”

”Ungefär hundra gånger”, sa {friend}. {Friend.He} gick ner till grinden och räckte fram handen. ”Hej. Jag heter {friend}.”

”Det gör jag också”, sa elefanten, och så skakade de hand och snabel.

{child} kände hur {child.he} blev varm igen, hela vägen upp från knäna.

# light-on-her-feet
{@M} stod på trappan och vinkade tills den stora grå kappan hade försvunnit runt hörnet. ”En förtjusande kvinna”, sa {@he}. ”Och så lätt på foten.”

# the-bag
Då fick {child} se handväskan, som stod kvar bredvid den platta soffan.[pet:  {Pet} tittade fortfarande på den.] {Child.He} tog den och sprang till hörnet.

”{Friend}”, ropade {child.he}, ”du glömde väskan.”

”Jag glömde den inte”, sa elefanten. ”Jag lät den stå, så att jag måste komma tillbaka.”

# @stuck
Så {child.he} gjorde som {child.he} alltid gjorde när {child.he} hade kört fast. {Child.He} drog det djupaste andetag som gick och ropade på sin bästa vän.
## if child.name
Så {child} gjorde som alltid när det hade kört fast, drog det djupaste andetag som gick och ropade på sin bästa vän.

# @five
fem
## if age<7
fyra
## if age>=8
sex

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @appetite
{minder}
## if adult
{adult}
## if elder & adult
{elder.short}
## if elder & !adult
{elder.short}
## if elder & elder2 & !adult
{elder2.short}

# @helpful
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
## if elder2 & adult
{elder2.short}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

title: Fel mun
title: Draken som blåste på soppan
title: Stor mun, liten mun

% Regel: stor mun blåser varmt, liten mun blåser kallt. Den som läser gör det, och den som hör gör det i sin egen hand.

# soup
{child} var bjuden på soppa hemma hos en drake. Draken bodde i en grotta högst uppe på berget[city: , och därifrån såg man hela {city}]. Den var så stor att svansen fick ligga ute i snön.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] var också bjuden.][elder:  {Elder}[elder2:  och {elder2}] följde med, i våta strumpor.]

Men soppan var för het.

”Blås på den”, sa [elder: {elder.short} | {child}].

”Gärna”, sa draken, och gapade. Det var en stor mun med eld längst in.

HAAAAA!

[pet.dog: [!pet.known: Hunden {pet}|{Pet}] fick öronen ut och in, och ville ha det en gång till.

][pet.cat: [!pet.known: Katten {pet}|{Pet}] flyttade sig lite närmare, för det var så varmt och skönt.

]Och då kokade soppan. Blipp, sa den. Blopp. En morot hoppade ur skålen.

”Oj”, sa {child}. ”Nu är den hetare.”

”Det blir den jämt”, sa draken och suckade.

Så var det. Allt som draken blåste på blev hetare.

# harder
”Du kanske måste blåsa hårdare”, sa [friend: {friend} | {child}].

HAAAAA!

Då böjde sig skeden som en tulpan. [!short: Brödet blev rostat. ][friend & !pet.dog & !pet.cat: {Friend} fick håret rakt bakåt. ][elder: {Elder.short} fick torra strumpor på en gång. ][pet.dog: Och {pet} fick öronen ut och in. ][pet.cat: Och {pet} flyttade sig lite närmare. ][pet.other: ”Tur att {pet} inte är med”, sa {child}. ”{Pet.He} har päls nog.” ][sport: Draken tog i som när man ska {play sport}. HAAAAA! ][athlete: ”Till och med {athlete} måste blåsa på sin soppa”, sa {child.he} tröstande. ][school: ”Alla {at school} kan blåsa på soppa”, sa {child}. ”Man bara blåser.” ][music: De sjöng {@song} medan de väntade på att soppan skulle svalna. Men draken sjöng med öppen mun. HAAAAA! ]

Blipp, sa soppan. Blopp.

# for-you
”Då blåser jag åt dig”, sa {child}.

{child.He} lutade sig över drakens skål och blåste. Fffff. Nu var soppan precis lagom.

”Det är den bästa dag jag har haft”, sa draken, och gapade stort, för att äta. ”Aaa …”

HAAAAA!

[pet.dog: Och {pet} fick öronen ut och in.

][pet.cat: Och {pet} flyttade sig lite närmare.

]Blipp, blopp, blipp, sa soppan. Sedan sa den inget mer, för den hade kokat bort.

# black-pea
Det låg en ärta kvar på botten. Den var svart.

”Jag har aldrig fått smaka soppa”, sa draken. ”Jag har bara fått ärtan.”

Och så grät den. Tårarna var så heta att de sa tsss i snön.

”Det är mig det är fel på”, sa draken. ”När jag fyllde år skulle jag blåsa ut ett ljus. [short: Det går inte.”|Det växte. Jag tänder allting. Jag kan inte släcka.”]

[elder: ”Men mina strumpor är torra”, sa {elder.short}.

]{child} klappade [elder: draken | den] på nosen. Den var så ledsen, och [friend: inte ens {friend} | ingen] visste vad man skulle göra. Nu fanns det bara en skål soppa kvar i hela grottan, och den var {child's}.

# cold-fingers
{child} satt kvar och klappade den stora nosen, och draken grät. Det drog kallt från snön. Till slut frös {child.he} så om fingrarna att {child.he} gapade och andades på dem.

Haaa. Det blev varmt.

{child.He} stannade och tittade på sina fingrar. Så gjorde {child.he} munnen liten, och blåste på dem en gång till.

Fffff. Det blev kallt!

Stor mun, haaa. Varmt. Liten mun, fffff. Kallt.

”Det är inte dig det är fel på!” ropade {child}. ”Du har bara fel mun!”

”Men jag har ingen annan”, sa draken.

”Jo, det har du. Gör den liten.”

# as-a-pea
Draken gjorde munnen liten som en tunna. HAAAAA![pet.dog:  Och {pet} fick öronen ut och in.][pet.cat:  Och {pet} flyttade sig lite närmare.]

”Mindre!” sa [friend: {friend} | {child}].

[!short: Draken gjorde munnen liten som en tallrik. HAAAA![pet.dog:  Och {pet} fick ena örat ut och in.][pet.cat:  Och {pet} flyttade sig lite närmare.]

”Mindre!” sa {child}[friend:  och {friend}].

]Draken gjorde munnen liten som en bulle. Haaa.

”Jag har ingen mindre”, sa draken.

Då tog {child} tag i drakens läppar med båda händerna. De var tjocka som kuddar[friend: , så {friend} tog tag på andra sidan]. [friend: Tillsammans knep de | {child.He} knep] ihop dem, mer och mer, tills det bara fanns ett litet hål kvar, inte större än ärtan.

”Blås nu”, sa {child}.

Fffff.

Ut kom en vind, så kall att {child} fick frost i luggen. [friend & !pet.dog & !pet.cat: {Friend} fick håret framåt igen. ][pet.dog: Och {pet} fick öronen rätt igen. ][pet.cat: Och {pet} flyttade sig till andra änden av grottan. ]

[!short: ”Var det jag?” sa draken.

”Det var du”, sa {child}.

]Sedan sköt {child} fram sin egen skål, den sista. Draken blåste på den alldeles själv, med munnen liten som en ärta. Fffff. Soppan sa varken blipp eller blopp. Den var lagom.

De åt den tillsammans, en sked var[!short: , med skeden som var böjd som en tulpan]. Draken sa inte aaa. Den sa mmm.

# big-mouth-home
När det blev kväll fick [friend / elder: alla|{child}[pet.dog / pet.cat:  och {pet}]] åka hem på drakens rygg. Uppe i luften var det kallt om kinderna.

”Vilken mun vill du ha?” frågade draken.

”Den stora”, sa {child}[friend:  och {friend}].

Haaa, gjorde draken, och sedan var det varmt ända hem[elder: , ända ner i {elder.short’s} strumpor].

# lights-out
Sängen var kall.[pet.dog / pet.cat:  {Pet} ville inte ens lägga tassarna på den.] [elder: Då lyfte {elder.short} på täcket och gjorde stor mun. Haaa.][!elder & adult: Då lyfte {adult} på täcket och gjorde stor mun. Haaa.][!elder & !adult: Då kröp {child} in under täcket och gjorde stor mun. Haaa.] Och där inne blev det varmt.[pet.dog:  {Pet} kröp också in, med öron och allt.][pet.cat:  Och {pet} flyttade sig lite närmare.]

Högst uppe på berget lyste ett ljus i en grotta. Någon gjorde munnen liten, liten som en ärta.

Fffff. Så var det släckt.


# @song
{music}

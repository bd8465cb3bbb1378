title: En hand för mycket
title: Fel ficka
title: Kläm, kläm
guest friend: Iris (hon), Melker (han)
guest small: Tyra (hon), Majken (hon)
guest minder: Malena (hon), Josefin (hon)

% Kläm handen på den som lyssnar: två gånger för {child}, tre för {small}, och känn efter vad som kommer tillbaka.
% Regnrocken är {adult's}, annars den äldres, annars {minder's}. Vännen finns för varje familj.

# in-the-pocket
Den dagen {child} kom bort i affären gick {child.he} inte ensam. {Child.He} höll någon i handen nästan hela tiden.

Det regnade. {@A-first} hade en stor blå regnrock, och nere i fickan fanns det plats för två händer, {@of-a} och {child's}. Om {child} klämde två gånger betydde det: Är du där? Då klämde {@of-a} hand två gånger tillbaka: Här är jag.

Efter dem kom {friend}[!friend.known: , {child's} bästa vän,] och höll i {child's} luva. {Friend} hade nya skor[school: , som alla {at school} redan hade sett,] och tittade bara på skor.

[elder & adult: På bänken vid kassorna satt {elder}[elder2:  och {elder2}] och passade paraplyet. ][elder2 & !adult: På bänken vid kassorna satt {elder2} och passade paraplyet. ]De skulle bara ha potatis[pet.dog:  och ett ben till [!pet.known: hunden ]{pet}][pet.cat:  och en burk till [!pet.known: katten ]{pet}][pet.other:  och en morot till {pet}][sport: , för sedan var det dags för {sport}].

# three
Det fanns en maskin som skivade bröd, brrrrrr[music: , medan {music} spelades i högtalaren]. {child} släppte taget och såg på. Sedan stack {child.he} ner handen i fickan igen.

Kläm, kläm.

Handen där nere var varm, och den klämde tillbaka.

Kläm, kläm, kläm.

”Det där var tre”, sa {child}.

”{@A} hade bruna skor”, sa {friend}. ”De här är gröna.”

{child} tittade upp, förbi alla knapparna. Högst upp satt en haka som {child.he} aldrig hade sett förut.

# not-her
”Du är inte {small}”, sa damen som hakan satt på.

{child} drog upp sin hand.

Damen kände efter i fickan, ända ner i botten, ifall det fanns någon mer där.

{child} såg sig omkring. Det stod blå regnrockar vid brödet och blå regnrockar vid bananerna[city: , som om hela {city} hade köpt likadana], och högst upp på varenda en satt fel ansikte. {Child} blev rädd. Affären var plötsligt mycket större. {Friend} höll i luvan med båda händerna.

”{small}!” ropade damen, på tå. ”Nej, det är ingen idé. Hon svarar inte. Hon klämmer.”

”Tre gånger?” sa {child}.

”Tre gånger.”

# so-hers-is-there
{child} tittade på sin hand. Sedan tittade {child.he} på damens regnrock, som var stor och blå.

”Jag hade min hand i din ficka”, sa {child}.

”Ja”, sa damen. ”Jag tittade inte efter.”

”Då har hon sin i {@of-a}.”

”Då är det ju lugnt”, sa {friend}. ”Då kommer {@a} och letar efter oss.”

{child} tänkte på den andra fickan. Där låg det redan en hand.

”Nej”, sa {child.he}. ”{@A} tror att jag är där.”

Så det var ingen som letade. Ingen visste ens att de var borta.

”Men jag då?” sa {friend}.

”Du är ju alltid bara bakom”, sa {child}.

# down-here
{Friend} svarade inte. {Friend.He} låg på magen och tittade in under grönsaksborden.

”Svarta”, sa {friend}. ”Stövlar. Sandaler, i det här vädret … Bruna! Och bredvid står det ett par pyttesmå med nyckelpigor på.”

”Nyckelpigorna är {small}!” sa damen.

Bakom berget av apelsiner hördes en röst som de kände.

”Brysselkål?” sa den. ”Till efterrätt?”

”Ja”, sa en mycket liten röst.

”Om du är säker så”, sa {@a}.

# the-other-pocket
De sprang runt apelsinerna[athlete: , lika fort som {athlete}], med {friend} hängande i luvan. Där stod {@a}, med ryggen till. Ur den blå fickan växte en arm, och i andra änden satt en mycket liten flicka. Korgen var full av brysselkål och tårtljus[pet.dog: , och benet till {pet} var lika långt som hon][pet.cat: , och {pet} skulle få nio burkar, inte en]. Potatis fanns det ingen.

{child} ropade inte. {Child.He} smög fram på andra sidan och stack ner handen i den andra fickan.

”Var har jag nu lappen?” sa {@a}, och en stor hand letade sig ner i fickan.

Den hejdade sig.

Kläm, kläm, gjorde {child}.

Kläm, kläm, gjorde handen.

”En hand för mycket”, sa {@a} och stod alldeles stilla, med båda händerna fulla.

# im-here
{@A} tittade ner på den ena sidan.

”Ja”, sa flickan.

{@A} tittade ner på den andra.

”Här är jag”, sa {child}.

”Och jag”, sa {friend} bakom.

Damen kom springande och höll upp sin ficka lite på glänt. {small} släppte {@a} och stack ner handen där den bodde. Det syntes utanpå rocken: kläm, kläm, kläm, och den sista var lång.

”Men jag har ju frågat henne om allting hela vägen”, sa {@a}.

”Hon säger ja”, sa damen. ”Jämt.”

[elder & adult: ”Jag såg er nog gå förbi”, sa {elder.short} vid kassorna. ”Jag trodde att {child} hade krympt i regnet.”]

# two-and-four
Utanför regnade det fortfarande. {child} stack ner handen i fickan, och {friend} tog tag i luvan.

”Det finns en ficka till”, sa {@a}.

Så {friend} fick den.

Kläm, kläm, gjorde {child}.

Kläm, kläm, gjorde handen, och det var den rätta.

”Jag tar fyra”, sa {friend} från andra sidan.

Och {@a}, med potatisen i en ryggsäck[pet.dog:  där {pet's} ben stack upp][pet.cat:  och nio burkar till {pet}], svarade dem hela vägen hem, två åt ena hållet och fyra åt det andra. Men då och då, för säkerhets skull, tittade {@a} ner.

# @A-first
{Minder}, som passade {child.him},
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-a
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

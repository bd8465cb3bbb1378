title: Kom då
title: Inte längre än till eken
title: Sista fåret
guest ruska: Ruska (hon), Sotan (hon)
guest alvar: Alvar (han), Hilding (han)

% {ruska} är en pensionerad vallhund; från eken syns {alvar's} fönster, och bakom eken syns det inte. ”Kom då”: {child} till hunden, till {alvar}, och {alvar} till dem båda.

# each-side
{child} satt på ena sidan av ängen, och hunden satt på den andra.

”Kom då!” ropade {child}.

Hunden kom inte. Hon hette {ruska}, hon var brun och vit och hade vallat får i nio år. Nu var både fåren och gården sålda, och {ruska} bodde i en lägenhet[city:  {in city}] hos gamle {alvar}, som hade ont i knäna. Därför var det {child} som gick ut med henne efter [school: {school}|skolan][sport:  de dagar {child.he} inte skulle {play sport}]. Det var det {child} hade önskat sig mest av allt. En hund att gå med.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] gick bara dit {pet.he} själv tänkte.][pet.other:  Med {pet} gick det inte.]

Men det gick inte. Varje dag var det samma sak. De kom över vägen, de kom ut på ängen, de kom till den stora eken. Där satte sig {ruska}. {child} släppte kopplet och gick i förväg och ropade, och {ruska} satt. Då satte sig {child} också. De kunde sitta så i en halvtimme och stirra på varandra.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] cyklade förbi och undrade vem som rastade vem.]

”Kom då!” ropade {child}.

”Voff”, sa {ruska}. Hon sa det kort och vänligt, som man säger det till någon som är lite trög.

# three-hundred
”Hon lyder inte”, sa {child} när {child.he} lämnade tillbaka henne.

”Hon har flyttat trehundra får om dagen”, sa {alvar} i dörren. ”Hon är inte van vid att det är fåren som ropar.”

”Jag är inget får.”

”Det vet du, och det vet jag”, sa {alvar}.

”Kan du inte följa med och visa?”

”Nej, nej”, sa {alvar}. ”Jag sitter bra i mitt fönster. Jag har inte varit ute sedan i höstas, och det går utmärkt.”

# sausage
Nästa dag tog {child} med sig korv[elder: , för {elder}[elder2:  och {elder2}] trodde på korv]. {Child.He} höll upp en bit. {ruska} såg på korven och på {child}. Det rann lite ur mungipan på henne, men hon satt.

Då blev {child} så arg att {child.he} gick hela vägen tillbaka till eken med tunga steg.

”Vad är det med dig?” sa {child.he}. ”Vad är det som är så märkvärdigt just här?”

# the-window
{Child.He} slängde sig ner i gräset, så nära att axeln tog i pälsen. Då suckade {ruska}, nöjt, som en vallhund gör när sista fåret går in. Och så vred hon på huvudet och tittade bakåt, över vägen.

{child} tittade dit {ruska} tittade.

Där borta låg huset. Och på första våningen, mellan två krukväxter, satt {alvar} och såg på dem. Han lyfte handen. {ruska} viftade på svansen, en gång.

{child} reste sig och gick två steg förbi eken. Stammen kom i vägen, och fönstret försvann. {Child.He} gick två steg tillbaka. Där var det igen.

# one-sheep
”Jaha”, sa {child}. ”Det är så det är.”

”Voff”, sa {ruska}.

”Du är inte olydig. Du har bara ett får som inte vill gå ut.”

{Child.He} satt kvar en lång stund med handen i den varma pälsen, och {ruska} fick all korven.

# empty
På torsdagen regnade det lite. De hann precis till eken, och {ruska} satte sig och tittade bakåt. Då blev hon stel.

Fönstret var tomt.

Där stod krukväxterna, men ingen lyfte handen.

{ruska} gnydde. Hon gjorde ett ryck så att kopplet flög ur {child's} hand, och sedan sprang hon lågt över marken, som ett streck. {child} sprang efter allt vad {child.he} orkade[athlete: , och mer hade inte {athlete} orkat heller].

”Stanna vid vägen!” skrek {child.he}, men det behövdes inte, för det hade {ruska} lärt sig av {alvar}. Där satt hon och darrade i hela kroppen. {child} tog kopplet, de såg åt båda hållen, och så sprang de över tillsammans, in genom porten.

# one-shoe
I trappan, på det nedersta steget, satt {alvar}.

Han hade jacka på. Han hade mössa på. På ena foten hade han en sko, och på den andra hade han en strumpa. Skon höll han i handen.

{ruska} satte båda tassarna på hans knän och slickade honom i hela ansiktet.

”Så, så”, sa {alvar}. Han såg inte på {child}. ”Jag tänkte möta er vid eken. Ni ser så trevliga ut på håll. Jag fick på mig den ena skon och kom ända hit. Men så tog knäna slut. Nu är foten där nere och jag är här uppe, och vi har inte kontakt.”

# push
{child} fick först inte fram ett ord. Så satte {child.he} sig på huk, tog skon och höll fram den.

”Skjut på”, sa {child.he}.

{alvar} sköt på. {child} knöt, en dubbel rosett, så att den skulle hålla.

”Jag vet inte”, sa {alvar}. ”Det är långt.”

{child} ställde sig framför honom och sträckte fram armen.

”Kom då”, sa {child.he}. {Child.He} sa det alldeles lågt.

Och {alvar} tog armen och reste sig.

# herded
De gick i {alvar's} takt[music: , och {child} fick nynna på {music} mycket långsamt]. Ute hade det slutat regna. {ruska} gick inte före, och hon gick inte bredvid. Hon gick bakom, lite till höger, lite till vänster, och varje gång {alvar} saktade in lade hon nosen i hans knäveck.

”Hon vallar mig!” sa {alvar}.

”Ja”, sa {child}. ”Man vänjer sig.”

# past-the-oak
Över vägen. Ut på ängen. Ända fram till eken. Där satte sig inte {ruska}. Hon gick förbi den, två steg, tre steg, tio steg, för nu hade hon alla med sig. På andra sidan ängen, dit {child} aldrig hade fått henne, stod en bänk i den sista solen. {child} torkade av den med ärmen, och {alvar} satte sig och pustade.

# they-came
Han såg ut över gräset, länge. Sedan såg han på {child} och på hunden, som stod där framför honom, båda två lika leriga.

Han klappade på bänken, först på ena sidan om sig och sedan på den andra.

”Kom då”, sa {alvar}.

Och de kom.

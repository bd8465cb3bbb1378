title: Ingen gömmer skräp
title: Göm era värdesaker
title: En valross som hette {walrus}
guest friend: Signe (hon), Omar (han)
guest teacher: Anders (han), Mattias (han)
guest walrus: Sture (han), Göte (han)

% Regel: apan vill ha det som folk gömmer. Apan är "hon", leksaksvalrossen "han".
% Stenen i vännens sko är det som vännen gömmer.

# menu
GÖM ERA VÄRDESAKER, stod det på skylten nedanför Apberget. APORNA TAR SAKER.

Hela klassen[school:  från {school}] stannade och läste, och allas händer for till det som de absolut inte ville bli av med. Någon höll om en smörgås. Läraren {teacher}, som var ny, lade handen på innerfickan. Och {child} slog båda armarna om sin ryggsäck och höll fast, för längst ner i den, där ingen någonsin skulle få veta det, låg {walrus}.

Uppe på skylten satt en apa. Hon hade följt varenda hand med blicken, och hon såg ut som någon som just har fått menyn.

# flat
{walrus} var en valross. Han hade tvättats så många gånger att han hade blivit platt, och han hade bara ett öga och en bete kvar[pet: , för {pet} hade velat ha den andra]. {child} var alldeles för stor för honom och hade aldrig i hela sitt liv somnat utan honom.[elder:  Ögat hade {elder} sytt fast två gånger[elder2: , och båda gångerna hade {elder2} hittat det].]

”Vad har du där i?” sa {friend}[!friend.known: , {child.his} bästa vän,] som haltade bredvid.

”Inget.”

”Du kramar den.”

”Det är en fin ryggsäck”, sa {child}. ”Varför haltar du?”

”Jag har en sten i skon.”

”Ta ut den, då.”

”Jag har vant mig”, sa {friend}.

# apple
Apan följde med uppför berget. Hon drog fram smörgåsen ur tröjan på någon och glasögonen ur ärmen på {teacher}, men hon brydde sig inte det minsta om {friend}, som gick och åt på ett äpple.

”Varför tar hon inte ditt?” sa {child}.

”Jag gömmer det inte. Titta nu.” {Friend} höll äpplet bakom ryggen, och sedan var det inget äpple där. ”Ser du? Hon vet inte vad saker är värda. Hon vill bara ha det som folk gömmer. Det är ju ingen som gömmer skräp.”

”Jaså”, sa {child} och kramade ryggsäcken ännu hårdare. Det gick inte att låta bli.

Apan lade huvudet på sned.

Ritsch.

# not-mine
Sedan satt apan på en klippa med något platt och grått i famnen, och hela klassen kom springande.

”Det är en toffel med en tand!” skrek någon.

”Vems är det?” ropade {teacher}, som inte såg ett dugg. ”Är det en mössa?”

Alla skrattade, och alla såg sig omkring. {child} öppnade munnen.

”Inte min”, sa {child.he}.

Apan hade inte tyckt att {walrus} var så mycket att ha. Men nu tittade hon upp. Aldrig i hela sitt liv hade hon sett någon gömma något så ordentligt. Hon såg på {child} med djup respekt. Sedan tog hon {walrus} under armen och klättrade ända upp på toppen, dit ingen kunde nå.

{walrus} tittade ner med sitt enda öga. Han såg inte arg ut. Det hade varit lättare om han hade gjort det.

# nobodys
Men då tutade bussen.

”Dags att åka”, sa {teacher}. ”Är det ingens, så får vi lämna det här.”

{child} gick tio steg med de andra och skämdes så att det gjorde ont att andas. {walrus} skulle ligga där uppe i mörkret hela natten och tro att det var just det han var. Ingens.

Då vände {child} om och sprang.

# mine
”Han är min!” sa {child}, så högt det gick. {child.His} knän skakade. ”Han heter {walrus}, och jag kan inte somna utan honom. Och jag sa att han inte var min, och det var lögn. Förlåt.”

Det sista var till {walrus}.

Någon fnissade. Men {friend} bara stirrade.

”Så när jag sover hos dig”, sa {friend}, ”och du säger att vi ska prata hela natten …”

”Då ligger han i garderoben”, sa {child}.

”Men jag säger ju bara ja för att jag inte heller kan somna!” {Friend} drog av sig skon och skakade den, och ut föll en trasa som en gång hade varit gul. {Friend.He} höll upp den för hela klassen. ”Det här är Hörnet”, sa {friend.he}. ”Han har varit en filt.”

”Jag trodde att han var en sten”, sa {child}.

”Det är han nästan, numera.”

”Du sa att ingen gömmer skräp.”

”Nej”, sa {friend}. ”Det gör man inte.”

# such-a-lot
Sedan gick det genom klassen som en gäspning. Ur en luva kom en kanin utan öron.[athlete:  Ur en matlåda kom {athlete}, på ett kort som var nästan vitt av pussar.][sport:  Någon drog upp båda byxbenen och visade de strumpor som det gick bäst att {play sport} i.][music:  Någon nynnade på {@song}, och hade hållit tyst om den i flera år.] Och {teacher}, som var lite röd om kinderna, tog fram en liten lapp ur innerfickan.

”Den är från min mamma”, sa han, och {child} fick läsa den för honom.

”Det kommer att gå så bra, gubben”, stod det. ”Räkna dem ofta.”

Apan tittade på den ena efter den andra. Ingen höll handen på fickan. Allt de hade låg framme i solen, och så mycket skräp hade hon aldrig sett. Hon klättrade ner och gav tillbaka {walrus}, och så klappade hon {child} på huvudet, för det var tydligen dåliga tider.

Sedan försvann hon bakom en buske och kom tillbaka med glasögonen och halva smörgåsen. Hon tyckte att de behövde det bättre än hon.

# counted
På vägen hem[city:  till {city}] räknade {teacher} dem ofta, och varje gång räknade han {walrus}, som satt vid fönstret i knät på {child} och som aldrig förr hade sett annat än en väska inuti.

# either-side
På fredagen skulle {friend} sova hos {child}. Hörnet låg på den ena kudden och {walrus} på den andra, helt öppet, där vem som helst kunde ha tagit dem.[pet:  {Pet} tittade en stund på den sista beten och lät den vara.]

”Ska vi prata hela natten?” sa {friend}, av gammal vana.

”Ja, det gör vi”, sa {child}.

[adult: När {adult} kom för att säga att nu fick det vara färdigpratat, så var det färdigpratat. {child} sov|Men längre än så kom de inte. {child} sov] med ena armen om {walrus}, och behövde inte ens hålla fast.

# @song
{music}

title: För mycket älg
title: Älgen som skulle sova inne
title: Var sover en älg?

% Den vuxna (@a): {adult}, annars den vuxna. Den som somnar i hornen (@small) är katten, annars hunden vid benen eller tygkaninen.

# munch
En kväll stod det en älg i köket. [short: Den hade stuckit in huvudet genom fönstret och åt äpplen ur skålen. | Det vill säga, bara huvudet stod i köket. Det hade den stuckit in genom fönstret. Den åt äpplen ur skålen.]

Smask, smask, smask.

{child} såg den först.[pet.cat:  Sedan såg {pet} den och blev dubbelt så tjock på svansen.][pet.dog:  Sedan såg {pet} den och glömde att skälla.][pet.other:  {Pet} såg den också, men sa inget.]

”Hej”, sa {child}.

”Hej”, sa älgen. ”Jag är så trött, och allt är så blött här ute. Får jag sova inne?”

”Ja”, sa {child}.

Och {child.he} öppnade dörren.

Älgen stack in huvudet. Det gick bra. Älgen stack in hornen. Det gick inte.

Dunk.

”Vrid på dig”, sa {child.he}.

Älgen vred på sig.[athlete:  Inte ens {athlete} hade vridit sig bättre.] Och svisch, så stod hela älgen i hallen.

# shoe-rack
”Här”, sa {child}. ”Här sover skorna.[friend & !short:  Och {friend's} skor, när {friend.he} är här.][school & !short:  Och väskan, innan den ska till {school}.]”

Älgen lade sig på skohyllan. Frambenen fick plats, men inte bakbenen.

Krasch.

”Det gick inte”, sa älgen.

”Nej”, sa {child.he}.

[pet.cat: ”Mjau”, sa {pet}.][pet.dog: ”Voff”, sa {pet}, för nu kom {pet.he} ihåg det.]
## or
”Här”, sa {child}. ”Här sover jackorna.[friend & !short:  Och {friend's} regnjacka, när {friend.he} är här.][school & !short:  Och gympapåsen, innan den ska till {school}.]”

Älgen klev in i garderoben. Framdelen fick plats, men inte bakdelen. Den stod kvar ute i hallen och trampade.

Pang.

”Det gick inte”, sa älgen med en galge på varje horn.

”Nej”, sa {child.he}.

[pet.cat: ”Mjau”, sa {pet}.][pet.dog: ”Voff”, sa {pet}, för nu kom {pet.he} ihåg det.]

# bath
De gick till badrummet.

”Här kan man ligga lång”, sa {child}.

Älgen klev i badkaret. Rumpan fick plats, men inte benen. De stack upp, alla fyra, som på ett bord. Och hornet kom åt kranen.

Plask.

”Det gick inte”, sa älgen.

”Nej”, sa {child.he}.

[pet.cat: ”Mjau”, sa {pet}, som blev blöt.][pet.dog: ”Voff”, sa {pet} och ville också bada.]
## or
De gick till soffan.

”Här kan man ligga mjukt”, sa {child}.

Älgen lade sig i soffan. Ryggen fick plats, men inte benen. De hängde ner på ena sidan, och huvudet hängde ner på den andra. Sedan hängde soffan.

Knak.

”Det gick inte”, sa älgen.

”Nej”, sa {child.he}.

[pet.cat: ”Mjau”, sa {pet}, som hade legat där först.][pet.dog: ”Voff”, sa {pet}, som aldrig fick ligga där.]

# bed
De gick till {child's} rum.

”Här sover jag”, sa {child.he}.

Älgen lade sig i {child's} säng. Mulen fick plats[short: , | , på kudden,] men inte resten. [!short: Resten var kvar på golvet. ][!short: Älgen drog i täcket, och det|Täcket] räckte till ett öra.

”Det gick inte”, sa älgen, och nu lät den ledsen. ”Jag är för mycket älg.”

”Nej”, sa {child.he}. ”Du är lagom mycket älg. Det är sängen som är för lite.”

# hat-stand
Då kom {@a}, som hade varit ute med soporna och inte tänt lampan. Och där, mitt i hallen, stod älgen igen, alldeles stilla.

”Jaså”, sa {@a}. ”En ny hängare.”

Jackan hamnade på det ena hornet. [short & school: Väskan från {school}|Mössan] hamnade på det andra. [short & friend: {Friend's} glömda halsduk|Halsduken] hamnade i mitten.

”Den var bra”, sa {@a}. ”Stadig.”

”Tack”, sa älgen.

Då tände {@a} lampan och tittade på hängaren[!short: , länge]. Hängaren tittade tillbaka.

”{child}”, sa {@a}. ”Det står en älg i hallen.”

”Ja”, sa {child}. ”Den ska sova. Men [short: den får inte plats i sängen.|ingenting passar.]”

[!short: {@A} satte sig på golvet och behövde det. ][elder: ”Vi får ringa {elder}[elder2 & short:  och {elder2}]”, sa {@a}.[!short:  ”{Elder.He} vet allt om att ha långväga gäster.”][elder2 & !short:  Men {elder} och {elder2} hade aldrig haft någon med horn.] ][elder & short: Men [elder2: de|{elder.short}] hade aldrig haft någon med horn. ][!short: {child} satte sig bredvid. Och de tänkte. | Så {child} och {@a} tänkte.]

# in-the-antlers
Sedan hämtade {child} sin tygkanin, för den hjälper en att tänka. {child.He} lade den i älgens horn, på halsduken. De var breda som en korg, och hela kaninen fick plats, med öron och allt.

”Sov gott”, sa {child.he}[!short:  till kaninen].

Och det gjorde den. Den gjorde det så bra att älgen också blundade.

”Bra”, sa {child}. ”Kaninen sover i älgen. Var sover älgen?”

[!short: {child.He} tittade på kaninen, som låg så skönt, för det var så gott om plats runt om. ]Då kom {child.he} på det.

”Ute! Där är det stort!”
## if pet.cat
Men {pet} tänkte inte. [short: {Pet}|{Pet.He} tittade på hallen, som var trasig. {Pet.He} tittade på sängen, som var full med barr. Sedan tittade {pet.he}] [short: tittade ]på älgens horn. De var breda som en korg[!short: , och där låg en halsduk].

[!short: Hopp, upp på pallen. ]Hopp, upp på byrån. Hopp, upp i älgen. {Pet} [!short: snurrade ett varv där uppe, ]lade sig och började spinna.

Rrr, rrr, rrr.

Det kittlade ner i älgen, ända ner i klövarna. Den blundade.

”Bra”, sa {child}. ”{Pet} sover i älgen. Var sover älgen?”

[!short: {child.He} tittade på {pet}, som låg så skönt, för det var så gott om plats där uppe. ]Då kom {child.he} på det.

”Ute! Där är det stort!”
## if pet.dog
Men {pet} tänkte inte. {Pet} gick ett varv runt älgen, och sedan ett varv till. Sedan lade {pet.he} sig. Hela {pet} fick plats, mellan älgens ben, med svans och allt.

Hunden suckade. Det kändes ända upp i älgen, och den blundade.

”Bra”, sa {child}. ”{Pet} sover under älgen. Var sover älgen?”

[!short: {child.He} tittade på {pet}, som låg så skönt, för det var så gott om plats där nere. ]Då kom {child.he} på det.

”Ute! Där är det stort!”

# it-worked
[!short: ”Men där är det blött”, sa älgen.

”Inte om man har täcke”, sa {child}.

]Så de gick ut allihop. Älgen vred på sig, och svisch, så var den ute. {@A} bar [short: filten|den stora filten]. {child} bar kudden.

Under trädet var det nästan torrt. Älgen lade sig ner. Frambenen fick plats. Bakbenen fick plats. Rumpan fick plats, och mulen, och hornen[pet.cat: , med katt och allt][!pet.dog & !pet.cat: , med kanin och allt].

”Det gick”, sa älgen.

”Ja”, sa {child.he}. ”Det gick.”

[!short: {@A} bredde filten över. Den räckte till ett öra och lite hals. ]{child} lade kudden under mulen.[!short: 

”God natt, älgen”, sa {child.he}.

”God natt, {child}”, sa älgen.]

# all-of-it
Sedan bar {@a} in {child} och lade {child.him} i sängen. Hela {child} fick plats. Frambenen och bakbenen och mulen.

[music: {@A} sjöng {music}, och det tittade in ett öra. ]Och utanför fönstret[city: , någonstans i {city},] låg någon stor och tuggade i sömnen.

Smask. Smask.

Smask.

# @a
den vuxna
## if adult
{adult}

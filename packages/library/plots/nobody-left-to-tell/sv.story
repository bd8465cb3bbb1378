title: Alla inne
title: Fötter ska ha luft
guest friend: Kajsa (hon), Sixten (han)
guest pet: Prick (hon), Rufus (han)
guest elder: Börje (han), Majken (hon)

% DUNS med en fot, om sängen tål det. {elder} är familjens, annars Börje två hus bort; hunden är familjens, annars vännens, och en katt kryper lika gärna in under en duk.

# good-night
Kaninen skulle bo {@place} i en vecka. {child} och {friend}[!friend: , {child's} bästa vän,] skulle bo där i en natt, och vid det här laget ville {child} bara sova. Kaninen ville något annat. {@kissed}

Kaninen hade en låda med hö i ett hörn av stora rummet. {child} hade soffan. {Friend} hade madrassen på golvet. {Pet}[!pet: , {friend's} hund,] hade mattan, bredvid bordet med den långa duken. [elder2: {Elder2} hade andra soffan. ]{Elder} hade fåtöljen, och {elder.his} bara fötter stack ut på en pall.

”Fötter ska ha luft”, sa {elder}. ”God natt, allihop.”

# thump
{Elder.He} släckte [music: {music} och ]lampan. Utanför tog vinden i[city:  över {city}] och skakade i grinden.

DUNS.

”Vem var det där?” sa {elder}.

{Elder.He} tände lampan. Mitt på golvet satt kaninen, lång och rak, med öronen rätt upp. Hon tittade på {child}. Hon tittade på {friend}. Hon tittade på {elder's} fötter. Sedan lyfte hon ena bakfoten och slog den i golvet[sport: , som om det gällde {sport}].

DUNS.

# a-leaf
”Hon är hungrig”, sa {friend}. Det {friend} önskade sig allra mest var att kaninen skulle äta ur {friend.his} hand. {Friend.He} hämtade ett maskrosblad och höll fram det så fint, på platta handen.

Kaninen tittade inte ens åt det.

DUNS.

”Hon kanske är sur”, sa {child}.

”Vad har hon att vara sur för?” sa {elder}. ”Hon har ju mitt bästa hörn[adult: , och en puss av {adult}].” {Elder.He} släckte lampan.

Det skakade i grinden. DUNS. Och om en liten stund: DUNS. Och just när {child} nästan, nästan sov: DUNS.

# tick-tick
Då hörde {child} hur {pet} reste sig. {Child.He} hörde [pet.cat: tassarna, tapp, tapp, tapp, | klorna, tick, tick, tick,] över golvet. {Child.He} hörde hur {pet.he} nosade på kaninen, ett enda långt snus, och hur kaninen nosade tillbaka, en massa korta.

[pet.cat: Tapp, tapp, tapp | Tick, tick, tick], gick {pet}, och så stack {pet.he} in nosen under duken. {Pet.He} kröp in, hela vägen, med svans och allt. {Pet.He} snurrade ett varv, och ett till. {Pet.He} drog en djup suck.

Nu var det tyst.

# the-hole
”Hon har slutat”, viskade {friend}.

{child} satte sig upp[athlete: , fortare än {athlete}]. {Child.He} såg kaninen i ljuset från fönstret. Hon tittade på duken, just där {pet} hade krupit in. Sedan vände hon sig om och tittade på {child}.

DUNS.

”Men!” sa {friend}. ”Det är ju som hemma hos oss när maten är klar! Då står det nån och ropar och ropar tills alla har kommit.”

”Kommit vart?” sa {child}.

Det visste inte {friend}. Men {child} tittade på duken. Den hängde ner till golvet på alla sidor, och där inunder var det mörkt, och där låg det en [pet.cat: katt | hund]. Och vart tar en kanin vägen, om hon hör något i natten?

”Det är ett hål”, sa {child}. ”Hon hörde grinden. Hon säger åt oss att gå ner i hålet, allihop. Och det är bara {pet} som har gjort det.”

”Jaså”, sa {elder}. ”Varför sa hon inte det?”

”Det gjorde hon ju”, sa {child}. ”Hon sa det sju gånger[school: , som klockan {at school}].”

# all-in
Så {elder} klev upp. {Elder.He} hängde två filtar över bordet, så att det blev ännu mörkare, och stoppade in hörnen med sina stora tummar. Sedan sköt {elder.he} in madrassen därunder, och alla kuddarna. {Pet} låg i mitten och vek inte en tum.

{Friend} kröp in. {child} kröp in. [elder2: {Elder2} kröp in. ]Sist kom {elder}, baklänges och pustande, och la sig ner.

De väntade.

DUNS.

”Vi är ju inne allihop!” sa {child}.

# feet
”Nej”, sa {friend}. {Friend.He} tittade bort mot andra änden. ”Inte {elder's} fötter.”

”Fötter”, sa {elder}, ”ska ha luft.”

DUNS.

{Pet} öppnade ett öga. {Pet.He} reste sig, promenerade längs hela {elder}, {@took} och drog.

”Ja, ja, chefen”, sa {elder}, och så drog {elder.he} in ena foten. Sedan drog {elder.he} in den andra.

# whiskers
Filten rörde sig. In kom en nos. In kom två öron. Kaninen gick längs raden och räknade dem med morrhåren, en efter en. När hon kom till {friend} stannade hon. {Friend} hade fortfarande ett maskrosblad i handen. Det hade hunnit bli rätt slakt.

Kaninen åt upp det.

# nobody-left
Sedan la hon sig tätt intill {pet}, med bakbenen utsträckta efter sig. Utanför skakade vinden i grinden.

{child} lyssnade efter dunsen. Men det fanns ingen kvar att säga till.

”Alla inne”, sa {child}, och så sov {child.he}.

# @place
hos {elder}, två hus bort,
## if elder
hos {elder}

# @kissed
Alla hade fått en puss till god natt, till och med kaninen.
## if adult & elder
{Adult} hade pussat alla god natt, till och med kaninen, och kört hem.
## if adult
{Adult} hade pussat alla god natt, till och med kaninen, och gått hem.

# @took
tog pyjamasbenet mellan tänderna
## if pet.cat
satte en klo i pyjamasbenet

title: Pirater vänder inte
title: Med rumpan först
title: Från slutet
guest friend: Tyra (hon), Axel (han)
guest captain: Bodil (hon), Hedvig (hon)
guest mate: Plums (han), Sillen (han)
guest gerda: Gerda (hon), Märta (hon)

% {gerda} är kaptenens syster. Hon blev kvar på samma kaj som {friend}, samma dag.

# four-days
{child} hade varit pirat i fyra dagar när {child.he} började ångra sig.

Det var inte piraternas fel. De var snälla, på sitt sätt. De hade gett {child.him} en hängmatta, en kniv som mest dög till ost och ett eget rep att sköta.[elder:  {Elder}[elder2:  och {elder2}] hade lärt {child.him} knopen.][adult:  {Adult} hade skickat med varma strumpor.] Nej, felet var att {child} hade blivit pirat av ilska, och nu var ilskan slut.

# on-the-quay
Det hade gått så fort. {Child.He} och {friend}[friend & !friend.known: , {child.his} bästa vän,] skulle mönstra på tillsammans, det hade de bestämt redan när de var sex. Men när skonaren Gapskrattet äntligen låg vid kajen hade {friend} stått där med sin packning och sagt: ”Jag vet inte, {child}. Jag tror inte att jag vågar.” Och {child} hade sagt: ”Då behöver jag dig inte.” Sedan hade {child.he} gått uppför landgången utan att se sig om.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade satt sig på kajen, bredvid {friend}.][pet & !pet.dog:  {Pet} hade varit klokare och stannat hemma.] Det var det sista {child.he} hade sagt. Då behöver jag dig inte. Det låg kvar i munnen som en kopparslant.

# pirates-dont
På den fjärde kvällen gick {child.he} till kaptenen.

Kapten {captain} Järnhake stod vid rodret, där hon alltid stod, med blicken rakt fram. Hon hade stått så i trettioett år.

”Kapten”, sa {child}. ”Skulle vi kunna vända?”

Hela däcket tystnade. Styrman {mate} tappade sin potatis.

”Pirater vänder inte”, sa kaptenen.

”Men om man har glömt något viktigt …”

”Pirater vänder inte. Jag har aldrig vänt. När min hatt blåste av vid Goda Hoppsudden, vände jag? Nej. Jag seglade rakt fram i två år, och vid Goda Hoppsudden låg hatten kvar.”

”Den var full av musslor”, viskade {mate} till {child}.

# two-raincoats
”Och det är inte bara hatten”, viskade han. ”Hon glömde sin syster också, på samma kaj där du steg på. {Gerda} skulle bara springa i land efter bröd, men kapten hade så bråttom. När {gerda} kom tillbaka med påsen var vi redan ute vid fyren.”

”Men varför hämtade ni henne inte?”

{Mate} såg på {child} som om {child.he} var lite dum.

”Då hade vi ju fått vända.”

{child} tittade på kaptenens rygg. Den var väldigt rak. På kroken bredvid rodret hängde två regnrockar, och den ena hade ingen på sig längre.

# the-jaws
Den natten kom dimman. {child} hade vakten i fören. {Child.He} kunde inte se vattnet, men {child.he} hörde det: ett svall, ett sus, och sedan något annat. Ett malande ljud, som tänder.

Dimman gled isär. Rakt föröver, på rad, svarta och blanka, stod klipporna som kallas Käften.

”Klippor!” skrek {child}. ”Klippor föröver! Vänd!”

Folk ramlade ur hängmattorna. {Mate} kom rusande i en strumpa.

”Kapten! Vänd!”

# only-one-way
Kapten {captain} stod med händerna om rodret, så hårt att knogarna lyste. Hon såg klipporna. Hon var inte dum. Men hon hade inte vänt på trettioett år, och {child} såg på henne att hon inte längre visste hur man gjorde.

”Pirater”, sa kaptenen, och det var bara en viskning, ”vänder inte.”

Och {child} kände igen det. {Child.He} visste precis hur det kändes när man hade gått för långt och sagt för mycket och det bara fanns ett håll kvar. Det hjälpte inte om någon skrek ”vänd” då. Det blev bara värre.

# not-an-inch
”Då vänder vi inte!” ropade {child.he}. ”Vi backar!”

”Va?” sa {mate}.

”Dra över seglet på fel sida!” ropade {child}.[school:  Det hade stått i en bok {at school}.] ”Då tar vinden det framifrån och blåser oss bakåt, med nosen kvar åt samma håll. Vi vänder inte en tum, kapten!”

Kaptenens mun öppnades.

”Är det … tillåtet?”

”Ingen har sagt att pirater inte backar!”

# the-rope
{child} väntade inte på svar. {Child.He} hade ju ett eget rep. {Child.He} slet loss det, slängde det över axeln och gick, steg för steg, med hela sin tyngd. Det brände i händerna. {Mate} hängde sig på, sedan kocken, sedan alla.[athlete:  Inte ens {athlete} hade dragit hårdare.] Det stora seglet stretade, fladdrade, och slog över med en knall.

Gapskrattet stannade. Klipporna var så nära att {child} såg snäckorna på dem. En lång sekund vägde hela skeppet på stället.

Sedan, knarrande som en mycket gammal dörr, började det gå baklänges.

# smaller
Ingen jublade först. De var för förvånade. En klippa skrapade längs sidan, en till drog med sig en flisa ur relingen, och sedan var det bara vatten. Käften stod kvar och malde på ingenting. Kapten {captain} tittade fortfarande rakt fram, medan allt det hon tittade på blev mindre och mindre.

”Det går ju”, sa hon. ”{Mate}. Det går ju.”

Hon drog med ärmen över ansiktet. ”Hur långt tror ni att man kan backa?”

”Ända hem”, sa {child}.

# stern-first
Det tog fyra dagar. De mötte en handelsflotta[city:  från {city}] som skrattade så att den glömde bli rädd.[music:  Kocken sjöng {music} baklänges.] En val simmade med en bit och såg fundersam ut. Och på den fjärde kvällen, när fyrarna tändes, backade piratskeppet Gapskrattet in i hamnen med rumpan först.

På kajen satt en gammal dam i randig tröja, med en brödpåse i knät.

”Det tog sin tid, {captain}”, sa hon.

Kapten {captain} Järnhake klev över relingen. Hon sa ingenting alls. Hon la bara pannan mot systerns axel, och där stod hon kvar.

# the-last-thing-said
Längre bort, på en packning, satt {friend}[pet.dog: , med {pet} över fötterna].

{child} gick nerför landgången. {Child.He} hade övat i fyra dagar på vad {child.he} skulle säga, och nu var alltihop borta.

”Ni kom baklänges”, sa {friend}.

”Ja.” {child} svalde. ”Det jag sa. Att jag inte behövde dig. Det var inte sant.”

{Friend} petade på ett spänne. ”Jag satt kvar om du skulle komma på det.”

”I åtta dagar?”

”Jag gick hem för att äta.[sport:  Och för att {play sport}.] Men annars.”

# from-the-end
{Friend} flyttade på sig. {child} satte sig på andra halvan av packningen. Från däcket hördes {gerda} skälla på sin syster, som skrattade, och det luktade tjära och nybakat bröd.

”Var det läskigt?” frågade {friend}.

”Lite”, sa {child}. ”Jag ska berätta alltihop.”

Och {child.he} började från slutet.

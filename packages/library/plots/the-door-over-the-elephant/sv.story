title: Vad var det jag skulle göra?
title: Dörren över elefanten
guest friend: Melker (han), Tyra (hon)
guest pet: Prinskorv (han), Gurkan (hon)
guest vendor: Gun-Britt (hon), Majlis (hon)

% Elefanten talar lågt och noga, och har aldrig bråttom.

# falls-out
{child} glömde saker. {Child.He} glömde matsäcken, vänsterskon[sport: , vilken dag det var {sport}] och, en gång, sin egen födelsedag, ända tills det kom tårta.

”Du skulle glömma rumpan”, sa {friend}, {child's} bästa vän, ”om du inte satt på den.”

”Jag går genom en dörr”, sa {child}, ”och så trillar det bara ur huvudet.[age>=9:  Jag känner hur det åker.]”

De stod på grannens uppfart samma dag som det var sommarfest[school:  {at school}], och mellan dem och garaget stod en elefant.[elder & adult:  {Adult}[elder2: , {elder} och {elder2} |  och {elder}] hade gått i förväg med stolarna.][elder & !adult:  {Elder}[elder2:  och {elder2}] hade gått i förväg med stolarna.][adult & !elder:  {Adult} hade gått i förväg med stolarna.]

# dont-move
Den var grå och skrynklig och stor som en busskur. Den hade kommit gående alldeles själv[city: , tvärs igenom hela {city}], och {friend} hade sagt: ”Oj. Vänta där. Rör dig inte.”

Och det hade den inte gjort. Det var det som var problemet. Grannen, {vendor}, hade en glassbil. Bilen stod inne i garaget, och elefanten stod utanför, och festen började klockan två.

”Jag blev tillsagd att inte röra mig”, sa elefanten med djup, noggrann röst. ”Jag gör som jag blir tillsagd, ord för ord. Och jag glömmer aldrig.”

”Jaha”, sa {friend}. ”Men nu tar jag tillbaka det.”

”Fast du sa det ju.”

# one-foot
{@Feet}

”Du gör fel”, sa {child} till {friend}. ”Man kan inte tjafsa med den. Man måste be den snällt, i små bitar. Elefanten, kan du lyfta en fot?”

Elefanten lyfte en fot.

”Kommer den ner igen?” sa {friend}.

”Ingen har sagt ner.”

”Ner”, sa {child}.

Elefanten tänkte. ”Du bad mig lyfta den, och du bad mig sätta ner den. Jag minns båda delarna.” Och foten gick upp och ner, upp och ner, så att hela uppfarten skakade.

”Där”, sa {friend}, ”har du dina små bitar.”

”Nu rör den sig i alla fall. Vad har du själv kommit på?”

”Ett system”, sa {friend} och tog fram ett block. ”Jag skriver upp allt vi har sagt till den, så att någon av oss minns.”

# keep-an-eye
”Håll ett öga på {pet} då”, sa {child}. ”{Pet} är för nära den där foten.”

{child} menade {friend}. Men elefanten sänkte sitt stora huvud och höll ett öga på {pet}. {Pet} gick åt vänster, och det gjorde ögat också.

{Pet} satte sig på {child's} sko. {@Lashes}

”Håll i dig bara”, sa {friend} till {pet}.

Elefanten lade snabeln om sitt ena öra och höll i sig.

”Jag pratade med {pet}”, sa {friend}.

# in-parts
Garagefönstret öppnades, och {vendor} tittade ut i sin glassmössa.

”Klockan är halv två”, sa hon. ”Har ni flyttat på elefanten?”

”Delvis”, sa {friend}.

{child} tittade upp. Elefantens fot gick upp och ner, ena ögat var på {pet}, snabeln höll i örat, och resten av elefanten stod stilla så hårt den kunde. En tår rann längs alla rynkorna, den långa vägen.

”Jag är så trött”, sa elefanten.[athlete:  Till och med {athlete} hade varit trött.] ”Allt som någon har sagt åt mig håller jag fortfarande på med. I Sala sa en man att jag skulle räkna får[music: , och en dam sa att jag skulle nynna på {music}].”

”Räknar du fortfarande?” sa {child}.

”Det är rätt många nu.”

# good-at-it
Det värkte i bröstet på {child}, så synd var det om elefanten. {Child.He} lade handen på det skrovliga knäet och tänkte på hur det skulle vara om ingenting någonsin trillade ur huvudet.

”Du behöver glömma”, sa {child}. ”Det är jag jättebra på! Man ska gå genom en dörr. Då försvinner det.”

”Den kan inte gå genom en dörr”, sa {friend}. ”Den kan inte röra sig. Jag har ju sagt åt den.”

# the-door
Sedan lade {friend}, som brukade tänka stort, ner blocket.

”Vi tar inte elefanten genom dörren”, sa {friend}. ”Vi tar dörren över elefanten.”

De tog två tältstänger till sidorna, och {vendor} räckte ut tvättlinan genom fönstret. Den fick bli dörrens överkant. {child} hängde {vendor's} duschdraperi på den.

”En dörr har tröskel”, sa elefanten. ”Förlåt. Jag minns dörrar.”

”En tröskel!” sa {friend}. ”Då måste det ligga ett rep under hela elefanten. Förbi den där foten. Vem ska krypa in där?”

# the-line
{@Under}

{Friend} drog åt. Nu fanns det en tröskel.

# the-grey-hill
De gick på var sin sida och höll stängerna högt. Draperiet gled över snabeln. Det gled över pannan och öronen och den stora grå kullen till rygg. Repet följde med därunder, och vid varje fot sa {child} ”lyft”, så att till slut gick alla fyra. Sedan släppte draperiet längst ut på svansen.

Fötterna kom ner och stannade nere. Snabeln hängde lös. Elefanten blinkade med båda ögonen.

# so-roomy
”Jo”, sa den långsamt, ”vad var det jag skulle göra? Det är alldeles borta.”[age>=9:  Det gick en krusning genom hela elefanten, framifrån och bakåt.] ”Å, så mycket plats det blev.”

Den tog ett steg åt sidan[age>=9: , bara för att känna efter]. Bakom den kom glassbilen ut och plingade.

# at-the-hatch
På festen gick kön tvärs över hela gräset. Elefanten stod i den, [elder & adult: bakom {adult}[elder2: , {elder} och {elder2} |  och {elder}], ][elder & !adult: bakom {elder}[elder2:  och {elder2}], ][adult & !elder: bakom {adult}, ]med {pet} uppe på huvudet, där {pet.he} kunde sköta tittandet.

När den kom fram till luckan blev den stående en lång stund.

”Ja, vännen?” sa {vendor}.

Elefanten tittade upp i himlen. {child} lutade sig mot ett av benen och {friend} mot ett annat, och så väntade de i skuggan tills den kom på det.

# @feet
{Pet}, {friend's} hund, gick runt elefantens fötter, en efter en, och skällde på var och en för sig.
## if pet.dog
Hunden {pet} gick runt elefantens fötter, en efter en, och skällde på var och en för sig.
## if breed.Dachshund
Taxen {pet} gick runt elefantens fötter, en efter en, och skällde på var och en för sig.
## if pet.cat
Katten {pet} gick runt elefantens fötter, en efter en, och fräste åt var och en för sig.

# @lashes
Elefantens ögonfransar var längre än {pet's} morrhår.
## if breed.Dachshund
Elefantens ögonfransar var längre än {pet's} ben.

# @under
Med ens kändes {child's} sko lättare. {Pet} hade tagit änden av tvättlinan i munnen. {Pet.He} hade hittat det enda ställe dit ögat inte nådde, och ingen hund kan se en glipa och låta den vara. {Pet.He} smet in under elefanten, platt som en dörrmatta, och ut på andra sidan.
## if breed.Dachshund
Med ens kändes {child's} sko lättare. {Pet} hade tagit änden av tvättlinan i munnen. {Pet.He} hade hittat det enda ställe dit ögat inte nådde. {Pet} var lång och låg, gjord för att gå under saker, och {pet.he} smet in under elefanten, platt som en dörrmatta, och ut på andra sidan.
## if pet.cat
Med ens kändes {child's} sko lättare. Änden av tvättlinan hade ryckt till, och ingen katt kan se ett snöre rycka till och låta det vara. {Pet} hade tagit den i munnen. {Pet.He} hade hittat det enda ställe dit ögat inte nådde. {Pet.He} rann in under elefanten, platt som en dörrmatta, och ut på andra sidan med linan efter sig.

title: Bussen väntar här
title: Två gupp och en sväng
title: Damen i taket
guest driver: Samir (han), Ravi (han)
guest lady: Gunvor (hon), Birgitta (hon)

% Damen är den inspelade rösten i bussen, alltid med stor bokstav. Hon säger: ”Nästa …”, en paus, ett namn. Hatten är röd.

# the-lady
{child} kunde låta som Damen.

Damen bodde i taket på buss nummer tolv[city:  i {city}]. Där satt {child} och {elder} en regnig fredagskväll, så hungriga att det kurrade, och ville bara hem. ”Nästa …” sa Damen, och så blev det en paus medan hon funderade, och så: ”Kyrkogatan.” {child} sa det samtidigt som hon, len som vaniljsås, med paus och allt.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] kunde dörrarna. ”Pschhh”, sa {friend}.]

Och {elder.short} kunde vägen. {Elder.He} blundade och kände efter med rumpan. Dunk, dunk, sa bussen, och så svängde den. ”Två gupp och en sväng”, sa {elder.short}. ”Då är vi vid korvkiosken.”

Det stämde[pet.dog: , och det hade {pet}[!pet.known: , {child's} hund,] vetat i tre kvarter]. Dörrarna gick upp, in kom lukten av pommes frites[pet.cat / pet.other: , som {pet} fick vara utan där hemma], och Damen sa:

”Bussen väntar här en liten stund.”

# short
Så den väntade.

”Bussen väntar här en liten stund.”

Den väntade lite till.[school:  En kille från {school} tog fram läxan.]

”Bussen väntar här en liten stund.”

”Det har hon sagt”, sa {elder.short}.

Chauffören vände sig om. Han hette {driver}, och hans jacka hade vecken kvar från påsen. ”Det är min första dag”, sa han. ”De sa åt mig att vad som än händer ska jag göra som Damen säger.”

”Fråga henne hur liten den är då, den där stunden.”

”Hon hör inte dig.”

”Hon kunde väl låta någon annan få en syl i vädret.”

”Bussen väntar här en …”

”Ser du!” sa {elder.short}. ”Vid det här laget hade jag kunnat gå hem. Jag hade kunnat sticka en buss.”

# salt-and-vinegar
{Elder} drog in luft genom näsan. ”Fast pommes frites, det hinner man ju”, sa {elder.he}.

”Gå du”, sa {lady}, som satt bakom. ”Jag håller ett öga på platsen, och på den som sitter bredvid. Mycket ketchup på mina.”

Och {elder.short} gick av i sin röda hatt.

{child} gnuggade ett hål i imman på rutan. {Child.He} såg den röda hatten gå över trottoaren. {Child.He} såg den komma längst fram i kön. {Child.He} såg den nicka ja till salt och ja till ketchup.

# squeak
”Nästa …” sa Damen. ”Kyrkogatan.”

Dörrarna gick igen. Bussen rullade i väg.

”Vänta!” sa {child}. ”{Elder.short} är inte med!” Men det blev bara ett pip, och ingen stannar en buss för ett pip.

I hålet i rutan vände sig den röda hatten om, med famnen full, och stod alldeles stilla.

{driver} gör som Damen säger, tänkte {child}.

{Child.He} tog tag i stången och drog in luft, ända ner i strumporna.

”Bussen”, sa {child}, len som vaniljsås, ”väntar här.”

# stop-and-go
Bussen tvärstannade så att alla bugade.

”Nu har hon ändrat sig”, sa {driver}.

Långt bakom dem i regnet började den röda hatten springa[athlete: , nästan lika fort som {athlete}].

”Nästa …” sa Damen i taket. ”Kyrkogatan.”

Bussen körde. Alla for bakåt.

”Bussen väntar här”, sa {child}.

Bussen stannade. Alla bugade.

”Nästa … Kyrkogatan.”

Bussen körde. Alla for bakåt.

”Bussen väntar här!”

”Jag vet inte vad det har tagit åt henne”, sa {driver}[music: , som hade gnolat på {@song} men tystnade].

# not-custard
Stopp och kör, stopp och kör, hela backen upp. När bussen stannade kom den röda hatten närmare. När bussen körde blev den röda hatten mindre igen. {child} kunde redan se hur det ångade ur påsen. Men {elder} flåsade[sport: , för {elder.he} hade aldrig haft benen till att {play sport}], och {child's} hals var nästan slut. Damen blev aldrig trött.

”Bussen vänt…” sa {child}, och så sprack rösten. Det var ingen vaniljsås alls. Det var bara {child}.

Bussen rullade vidare. Den röda hatten slutade springa och lutade sig mot en lyktstolpe.

# the-gap
{child} blundade. Den som kan Damen ordentligt kan henne utantill och vet på pricken hur länge hon brukar fundera.

”Nästa …” sa Damen.

Där kom pausen.

”Här”, sa {child}.

Och {driver} stannade, just där, och öppnade dörrarna.

”Kyrkogatan”, sa Damen. Men det var ingen som hörde på. Alla tittade på trappsteget. Och till slut kom det upp en våt röd hatt, med {elder} inunder.

# which-lady
”Jo, jag tackar”, sa {elder}, när {elder.he} fick luft. ”Det var en väldigt liten stund.”

”Jag gjorde bara som Damen sa”, sa {driver}.

”Vilken av dem?” sa {lady}.

Alla tittade på {child}.

”En del av det var jag”, sa {child.he} med sin egen röst.

”Det var den bästa delen”, sa {elder.short}. Sedan satte {elder.he} sig, så att det sa plask, och öppnade påsen[elder2: , som {elder2} skulle ha haft], och det räckte till hela bussen.

# morning
På kvällen släckte {elder} lampan. {Elder.He} dunkade till {child's} kudde, en gång, två gånger, och svängde sig ner för en kram.

”Två gupp och en sväng”, sa {child} och blundade. ”Det är min säng.”

”Nästa …” sa {elder.short} och gjorde en riktigt lång paus. ”I morgon.”

Och så, mycket tyst, len som vaniljsås:

”Bussen väntar här.”

Och det gjorde den.

# @song
{music}

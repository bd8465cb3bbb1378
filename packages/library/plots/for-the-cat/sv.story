title: Haspen på dörren
title: För kattens skull
guest friend: Olle (han), Iris (hon)
guest bill: Bengt (han), Evert (han)
guest maggie: Maggan (hon), Lisbet (hon)

% Gubben är den valda mor- eller farfadern (@bill), annars {bill}, dit en mor- eller farmor har tagit med dem; {maggie} är alltid historiens egen. Den av familjens som är med därutöver (@sitter) gör som hon gjorde. Lögnen handlar om en katt; finns det en katt handlar den om den (@cat, @for).

# two-socks
{child} hade lagt ficklampan i en socka, i en annan socka, längst ner i väskan[adult: , där inte ens {adult} hade sett den].

Det tog {friend} fyra minuter[pet.dog: , med hjälp av [!pet.known: hunden ]{pet}].

”Varför har du en ficklampa i sockorna?”

”Strömavbrott”, sa {child}. ”{@Shorts} ledningar är [city: de äldsta {in city}|urgamla].”

”Okej”, sa {friend} och lade tillbaka den.

{child} var {age} år, och [pet.cat / pet.other: hemma ]sov [pet.cat / pet.other: {child.he} ]med lampan tänd ute i trappan[pet.cat:  och med [!pet.known: katten ]{pet} i fotändan][pet.other:  och med {pet} i rummet intill]. {@where} Det var allt. En natt.

# on-twelve
Vid det laget stod {friend} med halva kroppen inne i gästrummets garderob. {Friend.He} hade sparat sedan i påskas till en riktig kamera, en sådan med film, och när {friend.he} kom ut höll {friend.he} en i handen.

”Det sitter nåt i den. Kolla, räkneverket står på tolv.”

{@Old} hade kommit upp med kuddarna. Han lade ifrån sig dem och tog emot kameran som om den kunde brännas.

”Det är {maggie's}”, sa han.

{@Dead}

# her-thumbs
”Kan vi framkalla den?” sa {friend}, och {child} sparkade till {friend.him}.

”Sparka inte på [friend.he: honom|[friend.she: henne|{friend.him}]]. Det är det enda vettiga någon har frågat mig i år.” {@Hands} ”Med de här får jag inte in någon film. Och någon affär har aldrig fått röra hennes bilder. Affärer!” Han tittade på {child's} händer. ”Men du har likadana tummar som hon.”

Mörkrummet var skrubben under trappan. I dagsljus, med en gammal förstörd film, visade {@bill} hur man gjorde: in med änden i plastspolen, sedan vrida, och vrida, så rullar den in sig själv. {child} gjorde det fem gånger med slutna ögon. Det var lätt[sport: , lättare än {sport}]. Men när man blundar är mörkret ens eget.

# reds-for-paper
”Det blir rött ljus i alla fall”, viskade {friend}. ”Det är det alltid.”

{child} hade räknat med det röda ljuset.

”Rött är för papper”, sa {@bill}. ”För film är det ingenting. Minsta ljusspringa, och så är de borta, alla tolv.”[elder.she / elder2: 

”Då är jag precis utanför”, sa {@sitter}.

{@Bill}|  Han] lade en hoprullad handduk längs dörren, satte på haspen och släckte lampan.[pet.dog:  {Pet} hade fått stanna i hallen, för nosens skull.]

# it-stayed-there
Mörkret kom ända fram till {child's} ansikte och blev kvar där.

Det hade aldrig handlat om monster. Det handlade mer om att saker kunde ha gått sin väg. Väggarna, trappan, huset; allt hade smugit i väg utan {child.him}.

{@Bill} började vissla mellan tänderna. Han visslade alltid här inne, samma två rader, upp och ner[music: , och inte alls som {music}]. [elder.he: Det var något de brukade skratta åt i familjen.|Det var ett gammalt skämt.] Det var för att {maggie} skulle veta att hon inte fick öppna.

# stuck
Det small till när locket gick av filmrullen. Någon lade en kall och krullig ände i handen på {child}. {Child.He} matade in den. Vred, vred. Vred.

”Den har fastnat”, sa {child.he}.

{Child.He} försökte igen. Den vek sig. Haspen satt precis bakom {child.his} axel; {child.he} kunde få upp den på en sekund, och där skulle hallen vara, och trasmattan, och alla skulle ha ansikten. Och ingenting på filmen, aldrig någonsin.

Handen hade faktiskt börjat röra sig när {child.he} märkte att visslingen hade tystnat.

Någon andades. In, in, och ett litet ut. De andetagen kände {child} igen. Så andades {child.he} själv, varje gång lampan i trappan gick sönder. Men det var inte {child.he}, och det var inte {friend}.

# the-bolt
”{@Short}? Vem är det du visslar för?”

”{maggie}. Det vet du väl. Så att hon inte skulle komma in.”

”Men det sitter ju en hasp på dörren.”

En stund hördes bara andetagen.

”[elder.he: I alla år|Femtio år]”, sa {@bill}, ”och ingen har någonsin sagt ett ord om haspen.”

”Varför fortsatte du gå in här då?”

”Jag tyckte om det som kom ut.”

# for-the-cat
{child} höll fast i spolen. Skulle det någonsin bli läge, så var det väl nu.

”Ficklampan är inte för strömavbrott”, sa {child.he}.

{@cat}

Någonstans till vänster fnös {@bill}.

# wet-hands
”Är du blöt om händerna?” sa {friend}. ”Det blir jag när jag sitter fast på klätterväggen. Man kan inte göra nånting med blöta händer. Torka av dem, och andas ut, och ta det lugnt. Väggen går ju ingenstans.”

{child} torkade av den ena handen på tröjan, och sedan den andra. {Child.He} andades ut.

”Vissla, {@short}”, sa {child.he}.

Visslingen kom i gång, vinglade till och steg. {child} lirkade filmen bakåt, och vred, och den gled in som en nyckel i ett lås.

# knees
Efteråt fick {friend} ansvaret för tidtagaruret och hyssjade på alla i elva minuter[athlete: , som om det var {athlete} {friend.he} tog tid på]. Sedan hängde {@bill} den våta filmen i klädnypor över badkaret, och [elder.she / elder2: {@sitter}|de] höll upp en lampa bakom. Bönor. En skottkärra. {@Bill} sovande i en solstol, fem gånger.

Den tolfte var en dörr.

”Det är skrubben”, sa {child}. ”Utifrån. Vad är det där?”

”Knän”, sa {friend}. ”Och ett korsord. {maggie} sitter i hallen.” {Friend.He} rynkade pannan. ”Det är ju iskallt i den hallen.”

[elder.she / elder2: ”Det är det”, sa {@sitter}, som just hade suttit i den en halvtimme.

]{@Bill} böjde sig tätt intill och tittade länge.

”Och hon som hade ett utmärkt kök”, sa han.

# the-second-line
När det var dags att sova[adult: , och {adult} hade ringt och sagt god natt,] låg {friend} på golvet i sin sovsäck. ”Lampan i trappan?” sa {friend.he}. ”På eller av? Det gör mig faktiskt detsamma.”

{child} funderade. {Child.He} tog ficklampan ur sockorna och ställde den på golvet mellan dem, där båda kunde nå den.

”För {@for} skull”, sa {child.he}.

”För {@for} skull”, sa {friend}.[elder.she & elder2:  Där nere hade {elder2} snarkat sedan nio.]

{child} gick ut och släckte i trappan och trevade sig tillbaka. Mörkret kom ända fram till ansiktet. Genom väggen hörde {child.he} klicket från {@bills} lampa, och sedan ingenting.

{child} fuktade läpparna och visslade första raden, inte särskilt bra.

{Child.He} väntade. Och genom väggen kom den andra.

# @where
{Child.He} ville klara en natt hos gamle {bill} i huset intill utan att {child.his} bästa kompis märkte det[school: , och sedan hela {school}].
## if elder
{Elder}[elder2:  och {elder2}] hade tagit med dem till gamle {bill}, och {child} ville klara en natt utan att {child.his} bästa kompis märkte det[school: , och sedan hela {school}].
## if elder.he
{Child.He} ville klara en natt hos {elder} utan att {child.his} bästa kompis märkte det[school: , och sedan hela {school}].

# @bill
{bill}
## if elder.he
{elder}

# @bills
{bill's}
## if elder.he
{elder's}

# @short
{bill}
## if elder.he
{elder.short}

# @shorts
{bill's}
## if elder.he
{elder.short's}

# @old
Gamle {bill}
## if elder.he
{Elder}

# @dead
Hans fru hade varit död i fyra år.
## if elder.he
{maggie} i huset intill hade varit död i fyra år.

# @hands
{bill} höll fram högerhanden och såg på hur den darrade, ungefär som man ser på en inneboende som ligger efter med hyran.
## if elder.he
{Elder} höll upp tummarna och såg på dem, ungefär som man ser på två inneboende som ligger efter med hyran.

# @sitter
{elder}
## if elder.he
{elder2}

# @cat
”Jag vet”, sa {friend's} röst. ”När vi var åtta sa du att lampan i trappan var för kattens skull.”

”Än sen?”

”Ni har ingen katt.”
## if pet.cat
”Jag vet”, sa {friend's} röst. ”En gång sa du att lampan i trappan var för {pet's} skull.”

”Än sen?”

”{Pet} ser i mörker.”
## if pet.other
”Jag vet”, sa {friend's} röst. ”När vi var åtta sa du att lampan i trappan var för kattens skull.”

”Än sen?”

”Ni har ingen katt. Ni har {pet}.”

# @for
kattens
## if pet.cat
{pet's}

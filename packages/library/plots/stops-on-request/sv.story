title: Stannar vid behov
title: Sexhundra gånger
title: Upp med armen
guest friend: Ture (han), Tyra (hon)
guest valborg: Valborg (hon), Gunhild (hon)
guest marta: Märta (hon), Ester (hon)

% Tåget stannar bara om någon sträcker ut handen. Lokföraren är "hon", konduktören "han". På spår går man inte.

# a-hand-free
Norrut går det ett tåg om dagen genom Hällmo, och det stannar bara om någon sträcker ut handen. Annars kör det rakt igenom, tre röda vagnar och en vindpust, och sedan är det tyst till i morgon.

Därför var det synd att det var just {child} som hade en hand ledig.

{child} var {age} år och räckte upp handen som man gör när man inte vill störa: armbågen mot magen och två fingrar i höjd med örat. [school: {At school}|I skolan] trodde lärarna att {child.he} kliade sig. {Child.He} kunde nästan alla svar, men det visste bara {friend}, som satt bredvid och hörde {child.him} viska dem.

# the-cake
Nu stod de på perrongen, {child}, {friend} och {valborg}. {Valborg} var en granne, hon var åttiosju, och i dag fyllde hennes syster {marta} nittio, femton mil norrut. De hade inte setts på fyra år. {Valborg} höll i sin rullator, för annars föll hon. {Friend} höll i smörgåstårtan, för annars föll den. Den var för tjugo personer och hade räkor i tre våningar[elder: , och det var {elder}[elder2:  och {elder2}] som hade gjort den].[pet:  {Pet}, {child's} [pet.dog: hund|[pet.cat: katt|vän]], hade fått stanna hemma, för räkornas skull.]

”Du får ta handen”, sa {friend}.

”Kan inte du?”

”Då tar du tårtan.”

{child} såg på tårtan. Den gungade.

”Det är inget svårt”, sa {friend}. ”Du sträcker ut armen, och så stannar hundra ton tåg.”

Det var just det. Hundra ton, fulla av folk som satt och läste[athlete:  om {athlete}][music: , lyssnade på {@song}] och var på väg till viktiga saker, och så skulle alltihop stanna för att {child} tyckte det.

”Tänk om de har bråttom”, sa {child.he}.

# two-fingers
Då började rälsen sjunga.

Först var tåget en prick med tre lampor. Sedan var det ett ansikte av plåt. Sedan var det rött och högt som ett hus, och marken darrade, och {child} gjorde det {child.he} skulle. Armbågen mot magen. Två fingrar vid örat.

Lokföraren hade stora glasögon, och hon såg {child} alldeles tydligt. Hon sken upp. Sedan vinkade hon.

Hon vinkade med hela armen. I första vagnen vinkade en farbror med kaffemugg. I andra vagnen vinkade [sport: ett helt lag[city:  från {city}] som skulle {play sport}|ett helt fotbollslag[city:  från {city}]]. I tredje vagnen vinkade en bebis, med hjälp. Och {child}, som var väluppfostrad, vinkade tillbaka.

Så var tåget förbi.

# ninety-and-a-day
”Trevligt folk”, sa {valborg}. ”Men skulle inte vi med?”

{child} blev het i hela ansiktet. ”När går nästa?”

”I morgon”, sa {friend}.

”I morgon är hon nittio år och en dag”, sa {valborg}. ”Det är det ingen som firar.” Hon sa det inte för att vara elak. Hon såg bara ner på sina finskor, och det var värre.

# like-the-answer
”{child}!” {Friend} hade inga händer att peka med, så {friend.he} pekade med hakan. ”Det står en konduktör där bak! Upp med armen! Som när man kan svaret!”

”Jag kan alltid svaret”, viskade {child}.

”Jag VET! Det är ju det jag SÄGER!”

I fönstret längst bak i sista vagnen stod mycket riktigt en konduktör och såg spåret bli längre och längre. {child} ställde sig mitt på perrongen, långt innanför den vita linjen, och sträckte upp armen. Inte till örat. Upp. {Child.He} stod på tå, {child.he} sträckte sig tills det knakade i axeln, och någonstans nerifrån skorna kom en röst som {child.he} inte visste att {child.he} hade.

”HÄR! VI SKA MED! VI SKA OCKSÅ MED!”

[season.winter: En korp lyfte ur granarna|En häger lyfte ur myren]. Konduktörens mugg stannade halvvägs till munnen.

# a-matchbox
Sedan skrek bromsarna. Det tog en förfärlig tid, och när tåget äntligen stod stilla var det så långt bort att det såg ut som en tändsticksask.

”Oj”, sa {friend}.

”Förlåt”, sa {child} till tåget.

Dit kunde de inte gå. På spår får man inte gå, och allra minst med rullator. Så de stod där de stod, och ingenting hände.

”Nu ringer de någon”, sa {friend}.

Det gjorde de. I en stad långt borta fick en man lägga ifrån sig sin bulle och titta på en karta, och längs hela banan fick allting vänta, två timmertåg och ett gruståg, för {child's} skull. Som tur var visste {child.he} inte det. Det {child.he} såg var två röda lampor.

De blev större.

# backwards
”{child}”, sa {friend}. ”Det backar.”

Tåget backade. Det kom baklänges genom skogen, långsamt, som någon som går tillbaka in efter sina glasögon, hela den långa vägen, och stannade med dörren precis framför rullatorn. I alla fönster satt näsor.

Lokföraren klev ner. {child} krympte.

”Förlåt”, sa {child.he}. ”Vi ville inte vara till besvär. Vi kan ta det i morgon.”

# six-hundred
Lokföraren tog av sig glasögonen och putsade dem länge.

”Jag har kört genom Hällmo sexhundra gånger”, sa hon. ”Sexhundra gånger har jag tänkt: i dag kanske det står någon där som vill med. Och så gör det äntligen det, och vad gör jag? Jag vinkar.” Hon satte på sig glasögonen igen. ”Skulle du kunna göra det en gång till? Så att jag vet hur det ser ut?”

{child} sträckte upp armen. Det gick lättare nu.

”Tack”, sa lokföraren. ”Det går inte att ta miste på.”

# the-other-platform
Smörgåstårtan fick en egen plats vid fönstret, långt från [sport: laget|fotbollslaget]. Och femton mil norrut, på en annan perrong, stod {marta}. Då släppte {valborg} rullatorn. Hon föll inte. Hon hade ju {marta} att hålla i.

# all-the-same
På hemvägen skymde det. {Friend} sov med den tomma brickan i knät, och {valborg} sov med hatten på. Om man ska av i Hällmo måste man säga till, så {child} gick genom hela tåget, mellan alla människor, för att göra det.

Men {child.he} hade inte hunnit halvvägs när tåget redan började bromsa.

”Hällmo”, sa högtalaren. ”I Hällmo stannar vi så gärna.”

{child} räckte upp handen i alla fall. Den nådde nästan ända till taket.

# @song
{music}

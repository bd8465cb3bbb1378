title: Inte så viktigt
title: Det fanns oliver
title: Grannarna ovanpå
guest elder: mormor (hon), farmor (hon)
guest friend: Leila (hon), Tuva (hon)
guest jean: Inga-Britt (hon), Maj-Lis (hon)

% Värden är den äldre som är vald, annars mormor. En andra äldre är bortrest och är den i telefonen (@jean). ”Inte så viktigt” är lögn varje gång. Hunden eller katten är den enda som från början säger vad den vill; vännen har skickat med en fiende.

# there-were-olives
I sex veckor hade {child} längtat efter att få sova över hos {elder}, och inom tio minuter stod det klart att någonting hade gått förfärligt fel.

Det fanns oliver.

De låg i en blå skål på köksbordet, med små pinnar i. Och det var allt. Det fanns ingenting mer på bordet, och ingenting över det.

# under-the-table
I alla år, ända sedan {child} var tre, hade det hängt ett lakan över det där bordet, ända ner till golvet, med klädnypor, och under lakanet var kojan. Där sov de, båda två, på varenda en av husets kuddar. De hade en ficklampa[friend:  och |. De hade ]en påse bokstavskex som man la sina fienders namn med, och sedan åt man upp dem. [friend: [!friend.known: {child’s} bästa vän, ]{friend}[!friend.known: ,] hade skickat med en busschaufför i år. ]Och {elder.short} gjorde rösterna till grannarna ovanpå. Det fanns inga grannar ovanpå, det fanns ett badrum, och det var just det som var så bra.[elder2:  Och {elder2} reste alltid bort de nätterna, för att få sova.]

[pet.dog: {Pet}[!pet.known: , {child’s} hund,] gick rakt in under bordet och väntade på väggarna.

][pet.cat: {Pet}[!pet.known: , {child’s} katt,] gick rakt in under bordet och väntade på väggarna.

]

# olive
”Nu är du ju {age}”, sa {elder.short} käckt. ”Jag tänkte att vi skulle göra det lite vuxet. Oliv?”

”Gärna”, sa {child}, som tyckte att oliver smakade simhall. ”Ska vi inte göra kojan?”

Det skulle låta som ingenting. Så då lät {elder.short} också som ingenting.

”Äsch, inte vill väl du ligga och kravla på ett golv. Jag har bäddat i gästrummet. Om det inte är så att du gärna vill?”

Efter det kom en lucka, precis lagom stor för ett ja. Men vem vill sova under ett bord när man är {age}?[school:  Ingen {at school} som skulle ha erkänt det.]

”Det är inte så viktigt”, sa {child}.

”Nej”, sa {elder.short}. ”Det är inte så viktigt för mig heller.” Och {elder.he} åt en oliv väldigt fort, utan att tugga.

# ith-nithe
Det blev värre. [sport:{Elder.short} ställde artiga frågor om {sport}, som om de hade träffats på ett tåg. ][athlete:{Elder.He} hade läst på om {athlete}. ][music:{Elder.He} hade letat fram {music} och satt och nickade i otakt. ]De såg en film om en fyr på Färöarna, på färöiska. De tog ansiktsmask, en svart, av kol, som {elder.short} hade köpt enkom för kvällen, och den stelnade som asfalt. Där satt de i var sin ände av soffan, sotiga som två skorstensfejare, och kunde inte röra läpparna.

”Det här är nysigt”, sa {elder.short}.

”Jättenysigt”, sa {child}.

”Ska det räcka nu, tycker du?”

”Det är inte så hiktigt.”

# ringing-noor
{child} fick av sin med varmt vatten, och då följde det mesta av ett ögonbryn med. Sedan stängde {child.he} in sig i gästrummet och ringde till {friend}[city: , hemma i {city}][pet.other: , som såg efter {pet}].

[friend: ”Har ni ätit upp min busschaufför?” sa {friend}.

”Det finns bara oliver.”

”Säg att du vill ha kojan.” | ”Säg bara att du vill ha kojan”, sa {friend}.]

”Det går inte. [!friend: Det är ansiktsmasker och allt. ]{Elder.short} tror att jag är sofistikerad.”

”{Elder.He} har ju träffat dig.”

”{Elder.He} vill inte längre, {friend}. {Elder.He} har ont i höften. {Elder.He} har säkert räknat dagarna tills jag skulle växa ifrån det.”

”Har {elder.he} sagt det?”

”Det var inte så viktigt, sa {elder.he}.”

”Och vad sa du?”

{child} svarade inte.

”Ni två”, sa {friend}, ”är så lika att det gör ont”, och la på[!friend & !pet.dog & !pet.cat:  för att gå och bada].

# quite-small
Halv tio gick {child} ut i badrummet för att borsta tänderna. Nere i hallen pratade {elder.short} i telefon, och det hördes varje ord.

”Nej då, så artig, så artig. Det är ju så jag vet. Kunde inte komma upp på rummet fort nog … Nej, {@jean}. Nej, det blir nog inget nästa år. Någon gång skulle det ju ta slut.[pet.dog / pet.cat:  Fast säg det till {pet}.]” Så kom en paus. ”Det är inte så viktigt”, sa {elder.short}, med en röst som {child} aldrig hade hört förut. Den var ganska liten.

{child} stod kvar med tandborsten i munnen tills skummet rann ner längs handleden.

# twelve-times
{Child.He} la sig. Lakanen var manglade, och [pet.dog / pet.cat: det fanns en karaff men ingen {pet} | på nattduksbordet stod en karaff]. {child} vände sig tolv gånger. {Child.He} hörde hur det knarrade i trappan och tänkte att det var {elder.short} som gick och la sig. Hur skulle det bli att komma in i köket nästa år, och året därpå, och vara artig mot oliver?

Till slut steg {child} upp. Om {child.he} byggde kojan nu, på egen hand, så skulle {elder.short} komma ner i morgon bitti och där skulle den stå, och ingen skulle behöva säga ett ord. {Child.He} rafsade ihop täcket och båda kuddarna, tog ficklampan mellan tänderna och kände sig för nerför trappan i mörkret.

# under-it
Det lyste i köket. Det lyste under bordet.

Lakanet hängde där, ända ner till golvet, med alla klädnyporna. Därinne var det någonting som knaprade.

{child} lyfte på kanten.

Där låg {elder.short} i pyjamas på varenda en av husets kuddar, med en ficklampa och en påse bokstavskex[pet.dog / pet.cat:  och {pet}]. Ansiktsmasken satt kvar. Ur allt det svarta tittade två ögon upp, alldeles runda.

[pet.dog: Ingen sa något. {Pet’s} svans dunkade mot bordsbenet. | [pet.cat: Ingen sa något. {Pet} strök sig mot bordsbenet. | Ingen av dem sa något.]]

”Jag skulle se till bordet”, sa {elder.short}. ”Det vickar.”

”Jag kom ner för att dricka vatten”, sa {child}.

”Med täcke?”

”Det är kallt i köket.”

# fussed
[!pet.dog & !pet.cat: De tittade på varandra. ]{Elder.short} höll fram påsen. {child} stack ner handen, fick upp ett V och höll hårt i det, för hjärtat slog som besatt, och luckan var där igen, och den här gången skulle den inte hinna stängas.

”{Elder.short}”, sa {child.he}. ”Det är viktigt.”

I det svarta ansiktet rörde sig ingenting utom hakan.

”Är det?”

”Det är jätteviktigt. Det har varit viktigt hela dagen. Jag avskyr oliver.”

”De är förskräckliga”, sa {elder.short}. ”Jag har lagt mina i ormbunken.” Det gick en spricka tvärs över ena kinden, långsamt, och så en till, för {elder.short} höll på att le, och bitar av kol lossnade och föll ner på kudden. ”Det är så viktigt att jag gick ner i mörkret med dålig höft. Akta klädnyporna. In med dig.”

# the-rest-of-the-enemies
{child} hämtade en varm tvättlapp först. Sedan kröp {child.he} in, och i skenet av ficklampan, en liten bit i taget, tvättade {child.he} {elder.short} i ansiktet tills hela {elder.short} var där. De åt upp [friend: {friend’s} busschaufför, och sedan ]det som var kvar av fienderna, bokstav för bokstav. Grannarna ovanpå hade börjat flytta ett piano och hade en hel del att säga om den saken.

”Nästa gång …” sa {elder.short}, när ficklampan var släckt.

”Ja”, sa {child}.

# budge-up
Kuddarna gled isär, det hade de alltid gjort, och [pet.dog / pet.cat: båda två gled ner mot {pet} i mitten | de gled ner i mitten båda två] och fick tag i varandra.

”Maka på dig”, sa {elder.short}. Men {elder.he} släppte inte taget, och det gjorde inte {child} heller.

# @jean
{jean}
## if elder2
{elder2.short}

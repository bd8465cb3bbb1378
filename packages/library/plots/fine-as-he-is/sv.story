title: Bra som han är
title: Björnen som sa mu
title: Tjugo små stygn
guest mender: Majvor (hon), Solveig (hon)
guest owner: Conny (han), Kenneth (han)
guest sweeper: Vivi (hon), Marika (hon)

% Björnen är ”han”. Plåttrumman i honom är hans röst: bucklig säger den mu, ny brummar den. Den låter när den tippas.

# he-moos
Björnen kom över disken med huvudet neråt, och sa mu.

”Han säger mu”, sa {child}.

”Han är bra som han är”, sa mannen som hade honom med sig.

{child} var {age} år, och på lördagarna hjälpte {child.he} till hos {mender}, som hade ett lagningsstånd på torget[city:  i {city}]. {Child.He} hade lagat paraplyer och jackfickor och en drake[sport:  och det mesta man behöver för att {play sport}][pet.cat:  och allt som [!pet.known: katten ]{pet} hade vässat klorna på][pet.other:  och en filt åt {pet}]. Men det {child.he} ville ha, det {child.he} hade väntat på i veckor, var en nalle. En riktigt utsliten en, som {child.he} kunde göra fin från nos till tass.

# just-the-hole
Och här var han. Ett öra. Ingen nos att tala om. Hål i ryggen, så att stoppningen tittade ut. Mannen som ägde honom var stor som ett skåp, körde lastbil och hette {owner}.

”Bara hålet, tack”, sa {owner}. ”Ingenting annat.”

”Men han har ju bara ett öra.”

”Det är det han lyssnar med.”

”Och björnar brummar”, sa {child}. ”Det är kor som säger mu.”

”Den där säger mu. Han är bra som han är. Jag kommer klockan fyra.”

# the-drum
{mender} hade fullt upp med en dam och en dragkedja, så {child} la björnen i knät och kikade in genom hålet. Inne i stoppningen låg en liten trumma av plåt. Det var den som var rösten, och den var alldeles bucklig. {child} vände på den. Muuu.[pet.dog:  Under disken la [!pet.known: hunden ]{pet} huvudet på sned.]

I {mender's} låda låg det en ny. {child} vände på den också. Brrrrum!

Det var ett underbart brum. [friend: ”Jag tycker om mu”, sa {friend}[!friend.known: , {child's} bästa vän,] som vaktade nålarna. Men ingen|Ingen] i hela världen, tänkte {child}, kan väl hellre vilja ha ett mu. Han säger så för att han inte vet hur det kan låta.

Så muet åkte ut, och ner i skrotburken. Brummet åkte in. Och så sydde {child} ihop hålet med tjugo små stygn, de finaste {child.he} hade gjort i hela sitt liv[elder: , precis så som {elder}[elder2:  och {elder2}] hade visat].[school:  Sådana stygn kom upp på väggen {at school}.]

# thats-not-him
Klockan fyra kom {owner} tillbaka.

”Tippa honom!” sa {child}.

{owner} tippade honom. Brrrrum!

{owner} stod alldeles stilla. Han tippade björnen en gång till, väldigt försiktigt. Brrrrum!

”Oj”, sa han. Det var ett litet ord för en så stor karl. ”Det där är inte han.”

”Jo! Det var fel på honom, och jag har lagat det.”

# snip-and-tap
”När jag var fyra”, sa {owner}, ”var jag rädd för björnar. Mamma hade sparat till den där i ett halvår, och jag vägrade ha den i rummet, ifall den skulle brumma. Då tog hon med sig honom ner i köket. Jag hörde saxen, klipp, klipp. Och sedan hörde jag en sked. Knack, knack, knack.”

”Bucklorna”, sa {child}.

”Och när han kom upp igen sa han mu.” {owner} strök med tummen där nosen hade suttit. ”Man kan inte vara rädd för en som säger mu. Han har åkt med mig i lastbilen i trettio år. Varenda rondell. Mu.”

{child} blev varm från kragen och hela vägen upp.

”Jag har den kvar”, sa {child.he}. ”Den ligger i skrotburken.”

Men skrotburken var tom.

”Den slängde jag i en säck, vännen”, sa {mender}. ”Den är hos {sweeper} nu.”

# the-sacks
{child} sprang[athlete:  som om {athlete} hade varit efter]. Längst bort på torget stod {sweeper} och lastade säckar på sopvagnen. Det var säckar och säckar och säckar, allihop grå, allihop hopknutna, allihop precis likadana.

”Det ligger något i en av dem!” flämtade {child}.

”Det ligger något i alla”, sa {sweeper}. ”Tomma kör jag inte.”

Det fanns ingen tid att titta i varenda en. Men {child} behövde inte titta. {Child.He} tog tag i den första säcken och vände den upp och ner. Den prasslade. {Child.He} vände på nästa. Den klirrade. Nästa sa plask, och det var synd. {Child.He} vände och vände tills armarna värkte, och så tog {child.he} tag i den näst sista säcken, och runt gick den.

Muuu.

”Det var det värsta”, sa {sweeper}. ”Det är en ko i den.”

# mountain-railway
Runt omkring höll de på att fälla ihop stånden. {child} satte sig på trottoarkanten och sprättade upp sina tjugo små stygn, vartenda ett. Brummet åkte ut. Muet åkte in. All tråd var nerpackad vid det här laget, utom den orange. Det började skymma, och {child} hade bråttom, och de nya stygnen gick upp och ner som ett tåg i Norge.

{owner} tippade björnen.

Muuu.

Och en liten stund var hela det stora ansiktet fyra år.

# dont-you-dare
{child} tittade på de orange stygnen. ”De är ju alldeles sneda”, sa {child.he}. ”Om du kommer med honom på lördag kan jag göra om dem ordentligt.”

{owner} la en jättestor hand över björnens rygg.

”Våga inte”, sa han. ”Han är bra som han är.”

Sedan höll han ner björnen till {child}, med det bra örat först, så att {child.he} kunde säga hej då.

# moo
{child} och {mender} vek ihop duken, hörn mot hörn[music: , medan någons bil spelade {music}]. Längre ner på vägen kom lastbilen fram till rondellen, med rutorna nervevade, och lutade sig, och körde sakta runt.

”Mu”, sa {child}.

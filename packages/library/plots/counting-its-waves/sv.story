title: När havet kom för sent
title: Havet räknar sina vågor
title: Den som fattades

% Vågen är "den" och havet "det". Havet går ut på morgonen och kommer hem på kvällen, som folk.

# late
Havet skulle vara hemma klockan sex.

Det visste {child}, för {elder} hade en liten gul bok där det stod, och den hade aldrig fel. På morgonen gick havet ut, långt ut, och klockan sex på kvällen kom det hem igen. {Elder.He} hade läst upp det två gånger på vägen till stranden[city:  från {city}].

{child} och {friend}[!friend.known: , {child.his} bästa vän,] hade byggt ett slott enbart för den sakens skull. Det hade fem torn, en vindbrygga av en glasspinne och en vallgrav som var så djup att man kunde tappa bort en hel arm i den. Det enda som fattades var hav.

Men klockan blev sex, och det fanns bara sand, blank och platt, och längst bort ett smalt blått streck.

”Det är sent”, sa {child}.

”Havet är aldrig sent”, sa {elder}. {Elder.He} tittade på klockan. {Elder.He} tittade i boken. {Elder.He} slickade på ett finger och höll upp det i luften, men ingen visste varför. ”Det var som sjutton. Det är sent.”

”Det kanske står i kö till korven”, sa {friend}.

# third-pool
Medan de väntade gick {child} för att titta i vattenpölarna borta vid klipporna. I den första bodde det en krabba. I den andra bodde det också en krabba, om det inte var samma som hade bråttom. Men den tredje pölen gick upp och ner.

Det blåste inte. Ingen plaskade. Ändå for det en våg runt, runt där nere, en mycket liten våg, inte högre än en kaffekopp, med en krans av vitt skum längst upp. Den sprang upp på ena sidan. Den sprang upp på andra sidan. Den kom inte ut.[pet:  {Pet} sträckte fram nosen för att lukta, och då gömde den sig bakom en sten.]

”{Elder.short}! {Friend}! Kom och titta!”

{Elder} gick ner på knä, och det tog sin tid.

”Det är en unge”, sa {elder.he} tyst. ”Den var väl ute på upptäcktsfärd och hann inte med när havet gick i morse.”

{child} tittade på den lilla vågen. Sedan tittade {child.he} på det blå strecket, långt, långt borta.

”Det är därför havet inte kommer”, sa {child.he}. ”Det räknar sina vågor. Det räknar och räknar, och hela tiden är det en som fattas.”

Ingen skrattade, för det var så uppenbart sant.

# bucket
”Då så”, sa {friend}. ”Hinken.”

De fick försöka tre gånger, för vågen var snabb och ganska kittlig.[sport:  {Friend} stod på huk vid kanten, som någon som ska {play sport}.][athlete:  Inte ens {athlete} hade fått tag i den på första försöket.] Till sist lade {child} hinken på sidan och höll sig alldeles stilla. Då tittade vågen in, och sniffade lite, och gled ner på botten med ett plask.

{Elder} vek upp byxorna, och så gav de sig av ut över sanden.[elder2:  {Elder2} stannade kvar och vaktade slottet.]

Det var väldigt långt. {child} bar hinken i famnen. Vågen skvalpade oroligt, så {friend} berättade roliga historier för den. ”Vad sa sanden till havet? Ingenting. Den vågade inte.” Den tyckte vågen så mycket om att {friend} blev alldeles genomblöt.[music:  Då nynnade {friend.he} på {@song} i stället.]

# the-crack
När de hade kommit halvvägs kände {child} något kallt som rann längs benet.

”Den läcker! Det är en spricka i den!”

{Friend} tryckte handen mot sprickan, men vattnet sipprade fram mellan fingrarna. Nu var vågen inte högre än en äggkopp. {Elder} letade i alla fickorna och hittade en penna, en kola och ett snöre.

”Inget att ha”, sa {elder.he}. ”Om det inte är någon som vill ha en kola.”

# toffee
”Jag!” ropade {child}. ”Fort!”

{child.He} stoppade den i munnen och tuggade så hårt som {child.he} aldrig hade tuggat förut. Sedan kom den ut igen, varm och brun och underbart kladdig, och {child.he} tryckte fast den över sprickan med tummen.

Det droppade långsammare. Det slutade droppa.

”Det där”, sa {friend}, ”var jätteäckligt, och du är ett geni.”

# missing-one
De gick fortare nu, och till slut stod de där havet började. Det var tyst. Längs hela stranden stod vågorna på rad och väntade, och inte en enda rörde sig, som när en orolig fröken ställer upp [school: hela {school} | en hel klass] på led.

{child} vadade ut så att det gick upp till knäna och sänkte ner hinken.

”Här är den som fattades”, sa {child.he}. ”Den ber om ursäkt. Den ville bara titta.”

Den lilla vågen hoppade ur. Först hände ingenting. Sedan kom en väldig grön våg, den största av allihop, och böjde sig ner och tog upp den i famnen, och från ena änden av stranden till den andra andades havet ut.

Schhhhhh.

# good-manners
”Två minuter i åtta”, sa {elder}. ”Det är bäst vi går. Nu får det nog bråttom.”

Men havet var väldigt väluppfostrat den kvällen. Det kom efter dem precis så fort som {elder.short} gick. När {elder.he} stannade och gned sig på knät stannade havet också och låtsades titta på en mås.

# round-the-moat
Det följde dem ända fram till slottet. Där stannade de stora vågorna, och mellan dem kom det en mycket liten, med en krans av vitt skum längst upp. Den rusade upp över sanden, kittlade {child} på tårna och hoppade i vallgraven. Runt for den, under vindbryggan, förbi alla fem tornen och hem igen.

Det gjorde den tio gånger. {Friend} räknade.

# one-by-one
Och på natten, när {child} låg i sängen och fortfarande hade sand mellan tårna[adult:  och {adult} hade sagt god natt], hördes havet lika tydligt som om det hade legat alldeles under fönstret. Det räknade sina vågor, så som det gjorde varje kväll, sakta, en i taget, innan det somnade.

Schhh, en. Schhh, två. Schhh, tre.

Och alla var hemma.

# @song
{music}

title: Du gör fel!
title: Särskilt rakt är det inte
title: Skogen som nötskrikan planterade
guest friend: Malte (han), Viggo (han)
guest warden: Abbe Lindroth (han), Rune Lindroth (han)
guest lyle: Karin Hage (hon), Anna-Lisa Hage (hon)

% Nötskrikan är ”den”. ”Du gör fel!”: barnet till fågeln, fågeln till barnet, och till sist i all vänskap. {lyle} äger backen.

# long-bank
Första lördagen i oktober gick {child} ut för att plantera en skog, och spaden hade {child.he} med sig hemifrån.

Än så länge var skogen bara en kal och brant backe som hette Långbacken[city: , strax utanför {city}]. Runt kanterna växte björnbär, och högst upp stod de gamla ekarna på rad och tittade ner, som folk vid ett räcke.

”De vill ner hit, och det har de velat i hundra år”, sa {warden}, som skötte om skogen däruppe. ”Och nu har {lyle} stängt ute sina får över vintern. Står det små ekar här till våren så får träden ha backen, för alltid. Annars får fåren tillbaka den.”

Fåren stod på andra sidan staketet och tuggade. De såg inte ut att ha bråttom.

# all-in-rows
{child} var {age} år och hade velat ha en skog sedan fyraårsåldern. {Child.He} satte ekollonen i rader, längs ett snöre, med en linjal emellan. {Friend}, {@who}, höll i snörets andra ände.

På söndagen var det ett hål på varje ställe där det hade legat ett ollon.

# the-jay
Mitt på backen stod en nötskrika. Det är en rödbrun fågel med något klarblått på vingarna, och den här hade en hals som en strumpa full med kulor.

”Det där är min skog!” skrek {child}.

Nötskrikan tittade på {child.him}. Den flög bort till björnbärssnåret, hostade upp ett ollon, bankade ner det i jorden mitt bland taggarna och la ett löv ovanpå.

”Den äter dem inte”, sa {friend}. ”Den planterar dem.”

”I ett snår? Lite var som helst?” {child} satte händerna som en tratt om munnen. ”Du gör fel!”

”Skräää!” sa nötskrikan.

”Jag tror”, sa {friend}, ”att den sa samma sak till dig.”

# war
Sedan var det krig. {child} satte ollonen djupare. Nötskrikan satt på en stolpe och följde det hela med stort intresse[athlete: , så som {child} följde {athlete},] tills det var klart. {child} planterade i gryningen[school: , före {school},][sport:  och kom för sent för att {play sport}]. Då var nötskrikan redan uppe.[pet.dog:  {child} satte [!pet.known: hunden ]{pet} på vakt. Nötskrikan arbetade bakom ryggen på {pet.him}.] {child} planterade småsten för att lura den, och den grävde upp varenda en och la dem i en prydlig hög bredvid {child's} ryggsäck.

”Den städar efter dig”, sa {friend}.

”Vems sida är du på?”

”Jag håller bara i snöret.”

# tubes
I november fick {child} låna en hel bunt plaströr av {warden}. {Child.He} satte ett över varje ollon, och det finns ingen näbb i världen som når ner i ett sådant. Hela vintern stod de där på Långbacken, i frost och i regn, i raka vita led, som bilar på en parkering.[pet & !pet.dog:  Varje kväll gick {child} igenom läget med {pet}, som inte var någon trädgårdsmästare.] Ibland satte sig nötskrikan på ett av dem och talade om för hela dalen vad den tyckte.

”Nej, det är du som gör fel”, sa {child}.

Och i slutet av april stack det upp en rödbrun spets i botten på vartenda rör, med två små blad. {child} kröp längs raderna[music: , nynnade på {music}] och sa god morgon till var och en.

# forty-sheep
Då kom stormen. Den blåste bara en natt, men den tog staketet, och till frukost var det fyrtio får på Långbacken. De hade vält alla rören. De hade ätit upp skogen från den ena änden till den andra, och nu stod de där och såg belåtna ut.

{warden} kom nerför backen med mössan i handen. ”{lyle} kommer klockan fyra för att bestämma sig”, sa han. ”Finns det inget att se så finns det inget att se. Jag är så ledsen, {child}.”

# in-the-thorns
{child} satte sig. {Child.He} tänkte inte gråta så att {friend} såg det, utan vände ryggen till och blängde in i björnbärssnåret.

Det var något därinne.

Det var en rödbrun stjälk med två små blad. Bakom den stod en till, och bakom den två, rakt in bland taggarna.

”{friend}”, sa {child.he}. ”Den gömde dem på det enda stället …”

”… där ett får inte sticker in nosen”, sa {friend} och la sig raklång för att se efter. ”Det är fullt av dem! Fast det kommer ju ingen att märka. Uppifrån är det bara snår.”

# the-end-of-the-wool
{child} tittade ner på sin tröja. Den var av ylle, den var våldsamt röd, och den vänstra mudden hade hållit på att repa upp sig i flera veckor.[elder:  Det var {elder} som hade stickat den[elder2: , och {elder2} som hade valt det röda], och det fick bli en senare fråga.]

”Håll i änden”, sa {child.he}.

Sådant var {friend} bra på. {child} ålade sig in under taggarna, och varje gång {child.he} hittade en ek slet {child.he} av en bit tröja och knöt fast den i rankan ovanför. Den vänstra ärmen räckte hela vägen nerför backens ena sida. Den högra räckte till nederkanten. För den andra sidan fick {child.he} börja på ryggen. När klockan var fyra hade {child} rispor från handled till axel, och det som satt kvar på magen var närmast en haklapp.

# flags
{lyle} kom över krönet och stannade.

Runt hela Långbacken, nerför båda sidorna och längs med nederkanten, fladdrade det rött i snåren. Det var små flaggor överallt, och inte två av dem stod i rad.

”Vem har planterat allt det här?” frågade hon.

”Han där”, sa {child} och pekade. Nötskrikan satt på sin stolpe med en bit ärm i näbben.

{lyle} tittade länge. ”Särskilt rakt är det inte”, sa hon till slut.

”Nej”, sa {child}. ”Det är en skog.”

# the-biggest-one
I oktober satt {child} och {friend} på Långbacken i det sista ljuset, med en påse mellan sig.[elder:  Tröjan hade fått nya ärmar, och de var gröna.] Staketet var uppe, fåren stod på andra sidan, och de små ekarna lyste gula bland taggarna. {child} la ett ollon på stolpen. Ner kom nötskrikan, svalde det och väntade, med huvudet på sned.

”Du gör fel”, sa {child} till den, alldeles vänligt, och gav den det största i påsen.

# @who
som gick i samma klass
## if friend
{child's} bästa vän

title: Tanden som smittade
title: Vick, vick
title: Fyrahundra pölar
guest friend: Iris (hon), Sami (han)
guest elder: Gunnel (hon), Barbro (hon)
guest driver: Conny (han), Jonny (han)

% Den som säger god natt (@a): {adult}, annars familjens äldre, annars någon.

# wobble
{child's} tand hade varit lös i en vecka, men på lördagen började den smitta.

Det märktes hemma hos {elder}[!elder:  i huset bredvid]. {child} satt vid köksbordet med {friend}[friend: , sin bästa vän, | , som bodde mittemot,] och {elder.short} hade just ställt fram en stor chokladpudding. [pet.dog: {Pet}, som var {a breed} och hade sett den komma, låg under bordet. ]{child} tryckte till tanden med tungan. Vick.

Puddingen vickade.

{child} gjorde det en gång till. Vick, vick.

Puddingen vickade. Bordet vickade.

”Gör om det där”, sa {friend} och tog en penna bakom örat. {friend} skulle bli forskare och ville vara beredd.

{child} tryckte tanden åt vänster. Alla kopparna svängde på sina krokar. {child.He} tryckte den åt höger. Klockan på väggen gungade till och visade halv tio, fast det var den inte.

{friend} skrev upp det. ”Gör en riktigt stor nu.”

# a-shed
”Inte i mitt kök”, sa {elder.short} och slog båda armarna om puddingen. ”Det här har jag sett förr. Min syster hade en sån när hon var sju, och då gick det åt ett uthus.” [elder2: {Elder2} höll fast klockan.]

”Ska jag dra ut den?” frågade {child}. {child.He} lät inte så sugen.

”Låt den vara”, sa {elder.short}. ”Den kommer när den har en anledning.”

# gates
Så {child} försökte låta den vara. Men har du haft en lös tand någon gång och försökt låta den vara? Tungan går dit av sig själv. De gick till parken[city:  genom {city}], och på vägen vickade {child} på tre grindar, en rad soptunnor och en man på en stege, som sa: ”Oj, nu blev jag allt lite konstig.”

”Förlåt”, sa {child}. ”Det är min tand.”

[pet.dog: {Pet}, som aldrig hade viftat i mer än ena änden, viftade i båda.

]
# stuck
Vid parken stod det fullt av folk. Glassbilen hade kört ut på gräset efter allt regnet och sjunkit ända upp till dörrarna. {driver}, som sålde glassen, knuffade på bakifrån, och två joggare knuffade också, men hjulen bara sprutade lera på dem.

”Det går inte”, sa {driver} och torkade sig i ögonbrynen. ”Den sitter fast. [athlete: Inte ens {athlete} skulle rubba den. ]Och frysen har stannat. Om tio minuter har jag fyrahundra pölar.”

Där stod en lång rad barn[school: , halva {school} såg det ut som], och det minsta hade börjat gråta.

# a-tent-peg
{friend} tittade på glassbilen. Sedan tittade {friend.he} på {child}, mitt på munnen.

”När något sitter fast”, sa {friend}, ”hur får man loss det då?”

”Man drar”, sa {child}.

”Nej, det är det man inte gör. Först vickar man. Som på en tältpinne.” {friend} vände blad. ”Eller en tand.”

{child} satte handen för munnen. En riktigt stor, och då kunde den lossna. {child.He} hade haft den tanden nästan hela livet. {child.He} var van vid den.

# oh
”Gör det ont?” sa {child} till {elder}, mycket tyst.

{Elder.short} böjde sig ner. ”Det kan kännas konstigt så länge som det tar att säga oj”, sa {elder.he}. ”Sedan har man ett litet fönster, och en ny är redan på väg. Jag kan hålla dig i handen. Jag håller bra. Det var jag som höll i uthuset.”

Så {child} tog {elder.short's} hand. {child.He} ställde sig framför glassbilen[sport: , tog ett sånt andetag som man tar före {@game},] och öppnade munnen.

# left-right
”Vänster”, sa {friend}.

{child} tryckte tanden åt vänster. Glassbilen lutade åt vänster, och leran sa glugg.

”Höger!”

{child} tryckte tanden åt höger. Glassbilen lutade åt höger. Smask!

”Det går! Vänster! Höger! Vänster! Höger!”

Vick, sa tanden, och vick, sa glassbilen. Änderna åkte upp och ner, och de två joggarna höll i varandra. [pet.dog: {Pet} satte sig, och sedan åkte {pet.he} höger och vänster sittande. ]{Elder.short's} hatt gled ner, men {elder.he} släppte inte taget.

”Nu”, ropade {friend}, ”den största som finns!”

{child} blundade, satte tungan bakom tanden och tryckte.

# pop
Plopp! sa tanden.

PLOPP! sa glassbilen. Den for upp ur leran som en kork, rullade nerför gången, stannade vid fontänen och började alldeles av sig själv spela [music: {@song} | sin melodi].

”Oj”, sa {child}.

Och det var allt. Längre tid tog det inte. I {child.his} hand låg tanden, liten och vit.

# a-window
Då jublade alla. Det minsta barnet fick den första struten, och {child} fick den andra, med två kulor. Det går att stoppa in glass genom ett fönster, märkte {child.he}, om man har ett.

”Den hade alltså en anledning”, sa {elder}.

”Fyrahundra”, sa {friend} och slog igen anteckningsboken.

# the-note
På kvällen lade {child} tanden under kudden, och {@a} hjälpte till med brevet. Så här stod det:

”Till dig som hämtar tänder: Flyg försiktigt med den här. Den vickar. Hälsningar {child}.”

{@A} pussade {child.him} och släckte lampan.

# one-left
Det var tyst. {child} satte tungan i gluggen. Den var slät och ny. {child.He} saknade att vicka, lite grann.

Men tanden under kudden hade en vickning kvar. Det var bara en liten, den sista och den mjukaste. Den vickade på kudden, vänster och höger. Den vickade på sängen, vänster och höger, så långsamt som en båt på en damm. [pet.dog: Den vickade på {pet}, som låg på mattan och viftade utan att vakna. ][pet.cat: Den vickade på {pet}, som öppnade ena ögat och stängde det igen. ][pet.other: Den vickade nästan på {pet}. ]

Vänster och höger. Vänster och höger.

Och den gungade {child} hela vägen in i sömnen.

# @game
{sport}

# @song
{music}

# @a
någon
## if adult
{adult}
## if elder & !adult
{elder.short}

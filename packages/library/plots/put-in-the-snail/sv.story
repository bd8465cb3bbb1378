title: Fallet med den försvunna squashen
title: Ta med snigeln
title: Ända till andra knogen
guest friend: Elis (han), Iris (hon)
guest elder: Birgit (hon), Margit (hon)
guest grower: Rune (han), Göran (han)
guest rival: Gunvor (hon), Solveig (hon)

% Vännen berättar och är "jag". Odlaren är han, grannen är hon; squashen är "den", och "hon" bara när odlaren talar om den.

# the-telephone
Det är lika bra att jag säger det med en gång: det är inte jag som är detektiven. Det är {child}. Jag är {friend}[friend & !friend.known: , {child's} bästa vän], och jag håller i ficklampan, skriver upp allting och säger: ”Hur i hela friden visste du det, {child}?” {child} låtsas att {child.he} inte tycker om det.

De flesta av våra fall har varit små[pet: , och i två av dem var den skyldige {@pet}]. Men samma morgon som koloniföreningen skulle ha skördefest[sport: , just när {child} skulle iväg och {play sport},] blev vi tillkallade, på riktigt, per telefon.

”Den är borta”, sa {elder}, som odlar sallad där[elder:  och hör till {child}]. ”{grower's} squash. Kom hit, båda två, innan det blir slagsmål.”

# the-barrow
Alla kände till {grower's} squash. Den hade varit i Lokalbladet, med bild[city: , och hela {city} hade sett den]. Den var lång som en kanot, i alla fall som en liten kanot, och med den skulle {grower} vinna pokalen för tyngsta grönsak för femte året i rad.

På fredagen stod halva koloniområdet[elder2: , med {elder2} längst fram,] i duggregnet och tittade på när {grower} körde den i skottkärra till sitt skjul. Ingen fick hjälpa till. Han stånkade, torkade sig i pannan och sa att hon nog vägde sina modiga fyrtio kilo. Sedan bredde han en filt över henne och låste. På lördagsmorgonen var det fortfarande låst, och filten var platt som en filt.

# nobodys-accusing
”Vem är det som har kommit tvåa fyra år i rad?” skrek en gubbe när vi kom. ”{rival}!”

{rival}, som har pumpor på lotten bredvid {elder}, stod med armarna hårt i kors. Hon är en och femtio lång, med hatten på.

”Och hur bar jag den?” sa hon. ”I handväskan?”

”Ingen har anklagat någon”, sa {grower}. Han satt på en uppochnedvänd hink och såg faktiskt sjuk ut. ”Kan vi inte bara strunta i det? Det är ju bara en squash.”

# the-tracks
{child} hade inte sagt ett ord. {Child.He} tittade på gången.

”Hörde du?” mumlade {child.he}. ”Han har vunnit fyra år i rad, och så vill han strunta i det. Ficklampan, tack, {friend}.”

Det var mitt på ljusa dagen, men jag lämnade över den. {child} lade sig på mage framför skjulet, och jag skrev. Låset hade inga repor. Den enda nyckeln hade hängt om halsen på {grower} hela natten. Gången var mjuk och så full av fotspår att det inte var någon idé, men där gick två hjulspår efter skottkärror, sida vid sida.

”Det där är ju bara där han körde in den”, sa jag. ”Det andra är jag, med en säck jord till {elder}. Strax efteråt.”

”Hur tung?”

”Tjugo kilo. Det står på säcken.”

{child} satte ner ett finger i mitt spår. Det sjönk in till första knogen. Sedan satte {child.he} ner det i {grower's}, och där sjönk det nästan inte alls. Och så låg {child.he} kvar en bra stund[music:  och nynnade på {@song}].

”Säg då”, sa jag.

”Inte än”, sa {child}. Så säger {child.he} alltid. Man blir tokig.

# the-snail
Bakom bönorna, där squashen hade växt, satt stjälken kvar, rakt avskuren. Men där kniven hade gått var den gammal, brun och rutten, och det bodde en snigel i den. {child} tittade länge på snigeln.

# the-water-butt
Till sist lyfte {child.he} på locket till regntunnan. Den var halvfull av tjock grå gröt, och ovanpå flöt det ett skinn av grön färg. {child} fiskade upp en klump, och det stod bokstäver på den, jättesmå. Jag läste högt.

”KALBLADET. LÖSNUMMER 25 KR.”

Och då begrep jag. Det är en underbar känsla, som när man vet att man strax ska få nysa.

”Men i hela friden, {child}”, sa jag. ”Ingen har tagit den ur skjulet, för den har ju aldrig …”

”Schh”, sa {child} och tittade bort över bönorna. De höll på än, allihop runt {rival}, och nu ville de leta igenom hennes pumpor. [age>=11: {grower} satt på sin hink och hängde med huvudet.]

# the-bucket
Jag trodde att {child} skulle göra som detektiver gör, kalla ihop alla och peka. Jag hade sett fram emot det. I stället satte {child.he} sig på huk vid hinken och pratade så lågt att bara {grower} och jag hörde.

”Den ruttnade, va?” sa {child}. ”Strax efter att den hade varit i tidningen.”

{grower} rörde sig inte.

”Så du gjorde en ny, av tidningar och klister. Den måste ha varit hur bra som helst. Men den vägde ungefär som [pet.cat: {pet} | en katt], så du fick köra den själv och låtsas. Och domarna fick absolut inte lyfta på den. Så i natt gick du hit och dränkte den.”

Det dröjde länge innan {grower} svarade.

”Mitt barnbarn har berättat om den för hela sin klass[school:  {at school}]”, sa han. ”Jag tänkte att om den blir stulen, så är det ingen som blir ledsen.”

”Det är det visst”, sa {child} och såg bort mot {rival}, som hade tagit av sig hatten och höll den framför sig med båda händerna.

{grower} såg också dit. Sedan reste han sig, som om han lyfte fyrtio kilo på riktigt, och gick rakt in bland dem.

# his-to-say
Vad han sa tänker jag inte skriva, för det var hans sak. Det var kort, och det var {rival} som bröt tystnaden efteråt.

”Av tidningar?” sa hon. ”Med ränderna och allt? {grower}, jag har stått så här nära den där squashen. Jag har varit avundsjuk på den. Ditt stora nöt, varför har du aldrig sagt att du kan göra saker?”

# the-cup
Pokalen fick hon, för en pumpa som det krävdes fyra personer för att lyfta[athlete: , och ingen av dem var {athlete}]. Jag kände efter i spåret. Ända till andra knogen. Och på julfesten kom det in en drake av tidningar och klister, nio meter lång, med {grower} längst fram, {rival} som bestämde längst bak och barnbarnets hela klass inunder.

# the-rest
På hemvägen den lördagen frågade jag {child} varför {child.he} inte hade pekat.

”Jag hade tagit reda på vad han hade gjort”, sa {child}. ”Resten fick han göra själv.”

Det skrev jag upp. Sedan undrade jag om vi inte åtminstone kunde ta med snigeln.

”Jo”, sa {child}. ”Ta med snigeln.”

# @pet
{pet}
## if pet.dog
{child's} hund, {pet}
## if pet.cat
{child's} katt, {pet}

# @song
{music}

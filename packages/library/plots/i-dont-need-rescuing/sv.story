title: Ingen behöver rädda mig
title: Stegen vilar
title: Brandbilen i päronträdet
guest karl: Karl-Erik (han), Nils-Åke (han)
guest samira: Samira (hon), Leila (hon)
guest minder: Agneta (hon), Monika (hon)

% ”Ingen behöver rädda mig” säger han i trädet, sedan barnet, sist han igen. Den som nickar: {@m}.

# for-real
Brandbilen kom! Den kom på riktigt, röd och blank, och den stannade precis framför {child}[friend:  och {friend}, {child.his} bästa vän].

Hela våren hade {child} önskat sig en brandbil[sport: , ännu mer än att få {play sport}]. {Child.He} ville se stegen fällas ut. Allra helst ville {child.he} åka i korgen, den som sitter längst ut på stegen. Och nu stod den här, vid {karl’s} päronträd[pet.other: , så nära att {pet} kunde se den från fönstret].

{karl} var granne med {child}. Han var sjuttionio år, och han satt högst uppe i trädet med en påse päron på armen. Nere i gräset låg hans stege. Den hade ramlat[elder & adult: , och det var {elder}[elder2:  och {elder2}] som hade ringt efter brandbilen].[pet.dog:  Hunden {pet} låg bredvid stegen och vaktade den.][pet.cat:  Katten {pet} hade också varit där uppe, men {pet.he} hade klättrat ner för länge sedan.]

# having-a-rest
Ur bilen hoppade brandmannen {samira}.

”Hej där uppe!” ropade hon. ”Vi kommer och räddar dig!”

”Ingen behöver rädda mig!” ropade {karl}. ”Jag plockar päron!”

”Men din stege har ramlat!” ropade {child}.

”Den vilar!”

# no-thank-you
{samira} skrattade lite. Hon åkte upp i korgen, ända upp till grenen. {child} stod på tå för att se. Det var det finaste {child.he} någonsin hade sett[athlete: , och {child.he} hade ändå sett {athlete} på tv].

”Kliv över nu”, sa {samira}.

”Nej tack”, sa {karl}. ”Ingen behöver rädda mig. Ge det till någon som behöver.”

Och så höll han fast i grenen med båda armarna. Nästa päron fick han plocka med munnen.

# the-helmet
{samira} åkte ner igen.

”Han är envis”, sa hon.

”Det är jag med”, sa {child}. ”Får jag prata med honom? Mig brukar han lyssna på.”

{samira} tittade upp i trädet. {karl} satt stadigt, och ingenting brann. Sedan tittade hon på {@m-first}. {@M} tittade på {child}. Länge. Så kom det en liten nick.

Så fick {child} en hjälm som luktade gummi[school: , precis som gympasalen {at school}], och en sele med remmar över axlarna. {samira} klickade fast selen i korgen, klick, och ställde sig tätt bakom. Stegen brummade. De åkte.

# spaghetti
Först var det underbart. {child} såg taket på brandbilen[city: , och {child.he} såg halva {city}]. {Child.He} såg {@m}[friend:  och {friend}], som vinkade. Så blev {@m} mindre. Korgen gungade till. {child} tittade ner, rakt ner, och det skulle {child.he} inte ha gjort.

Oj. Så långt det var!

Benen blev som spagetti. Händerna tog tag i räcket och ville inte släppa. {child} skulle ju säga något till {karl}, något klokt om stegar. Nu kom {child.he} inte ihåg ett enda ord.

# both-stuck
{karl} tittade fram mellan bladen.

”Nej, men är det du, {child}?” sa han. ”Du är alldeles blek. Ska vi be dem köra ner dig?”

”Nej!” sa {child}. Rösten pep. ”Ingen behöver rädda mig.”

{karl} sa inget på en stund. Han tittade på {child's} händer runt räcket. Han tittade på sina egna armar runt grenen.

”Nähä”, sa han. ”Du är alltså inte rädd?”

”Jag åker brandbil”, sa {child}.

”Och jag plockar päron”, sa {karl}.

De satt fast där, båda två, och tittade på varandra.

# not-the-wind
”Fast jag är lite rädd”, sa {child}.

Det prasslade i päronträdet.

”Ja, inte för att någon frågar”, sa {karl}, ”men det där är inte vinden. Det är mina knän.”

# five-fingers
Då gjorde {child} det svåraste {child.he} hade gjort i hela sitt liv. {Child.He} lossade ett finger från räcket. {Child.He} lossade ett till. {Child.He} lossade alla fem, och så sträckte {child.he} ut handen mot grenen.

”Kan du hålla i mig?” sa {child.he}. ”Då går det bättre.”

”Det är klart jag kan”, sa {karl}. ”Stackars liten.”

Men för att kunna hålla i {child} måste han släppa grenen. Han släppte med ena armen, och med den tog han {child's} hand. Sedan släppte han med den andra. {samira} tog honom stadigt om livet, och hux flux stod han i korgen med sina päron och en egen sele. Klick.

# the-leaf
”Så”, sa {karl}. ”Nu har jag dig. Titta på mig, så slipper du titta ner.”

{child} tittade på honom. Han hade ett blad i ögonbrynet. Hela vägen ner tittade {child} på det bladet, och han höll {child.his} hand så hårt att det nästan gjorde ont.

När korgen stod på marken hade ingen av dem släppt.

# pears
Sedan satt de på brandbilens fotsteg, {child} och {karl}, och där var det lagom högt. {samira} fällde ihop stegen, bit för bit[music: , och nynnade på {music}]. {karl’s} egen stege fick vila vidare i gräset[pet.dog: , med {pet} bredvid]. {@M} tog bort bladet. Alla fick päron[elder & adult: , {elder} det största], och de var så mogna att det rann ner på hakan. Solen var på väg ner bakom trädet.

# until-they-were-gone
”Det var en fin brandbil”, sa {karl}.

”Den finaste”, sa {child}. ”Räddade den dig nu, eller?”

”Aldrig i livet”, sa {karl}. ”Ingen behöver rädda mig.”

Men han höll kvar {child.his} hand, och det gjorde han ända tills päronen var slut.

# @m-first
{minder}, som {child} var hos
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  och {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

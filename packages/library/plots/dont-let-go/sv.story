title: Släpp inte
title: Sedan i tisdags
title: {Elder} har en hemlighet
guest neighbour: Tage (han), Gun (hon)

% Den som inte får veta är den vuxna, annars grannen (@a): namnet varje gång, aldrig han eller hon.

# the-shed
”Jag har skjutit upp det i hela mitt liv”, sa {elder}, ”och nu har jag bestämt mig. Men du får inte säga det till någon, {child}. Inte ens till {@next-door}[elder2:  eller {elder2}]. Framför allt inte till {@a}.”

{child} var bra på hemligheter, och {child.he} skulle bo hos {elder.short} i två hela veckor av lovet.[friend:  Den enda som var svår var {friend}[!friend.known: , {child.his} bästa vän,] som kunde höra en hemlighet i telefon.][pet.dog:  {Pet}[!pet.known: , {child.his} hund,] fick veta, för {pet.him} var det ingen som frågade.][pet.cat / pet.other:  ”Får jag säga det till {pet} när jag kommer hem?” undrade {child.he}. ”Om det stannar där”, sa {elder.short}.]

{Elder} gick före till boden och drog bort ett gammalt lakan. Under stod en cykel. Den var mörkblå och hade korg och en ringklocka som var stor som en kanelbulle.

”Vad fin”, sa {child}. ”Jag visste inte att du kunde cykla.”

”Det är just det”, sa {elder.short}. ”Det kan jag inte.”

Där {elder.he} växte upp hade det funnits fyra storebröder och en cykel, och {elder.his} tur kom aldrig. Sedan var det jobb, och sedan var det barn, och det var någon annan som lärde dem att cykla, medan {elder.short} stod vid grinden och klappade i händerna.

”Jag är jättebra på att klappa”, sa {elder.he}. ”Jag har klappat åt hela släkten. Men nu räcker det. Kan du lära mig?”

# not-until-i-say
De gick till hagen bakom kyrkan, där det var platt och bara fåren såg. {Elder} satte på sig en röd hjälm. {child} visade var bromsen satt, och hur man ställer pedalen så att man får fart. Sedan tog {child.he} tag i sadeln bakifrån med båda händerna.

”En sak till”, sa {elder.short} och tittade rakt fram. {Elder.His} knogar var vita på styret. ”Folk som berättar hur de lärde sig cykla berättar alltid samma sak. Någon hade lovat att hålla i. Och när de vände sig om hade ingen hållit i på jättelänge. Och så skrattar de! Jag skulle inte skratta, jag. Jag skulle aldrig lita på dig mer. Så du får inte släppa, {child}. Inte förrän jag säger till.”

”Jag lovar”, sa {child}.

# the-trough
Första dagen kom de till den första tisteln och ramlade i fårens vattenho.[pet.dog:  {Pet} hoppade i också, för sällskaps skull.]

Andra dagen ramlade de inte i någonting, men {elder} skrek ”Ptro!” så högt att fåren flyttade till en annan hage.[music:  Tredje dagen sjöng {elder.he} {@song} i stället, och då flyttade fåren i den andra hagen också.]

Fjärde dagen kunde {elder.he} både trampa och styra, men inte alltid på samma gång. {child} sprang bakom, dubbelvikt, och höll i.[athlete:  Till och med {athlete} hade velat sitta ner en stund.][school:  Så långt hade ingen {at school} någonsin fått {child.him} att springa.] Det värkte i ryggen och skakade i armarna. På nätterna i sängen fortsatte benen att springa.[sport:  Det skulle bli rena vilan att komma hem och {play sport}.]

[friend: ”Vad har du gjort i dag då?” frågade {friend} i telefon varje kväll.

”Tittat på får”, sa {child}.]

## or
Första dagen styrde {elder} jättefint, hela vägen runt fårens vattenho, sa ”Där ser man!” och ramlade i den.[pet.dog:  {Pet} hoppade i också, för sällskaps skull.]

Andra dagen glömde {elder.he} var bromsen satt och bromsade med ett får. Fåret tog det väldigt fint.[music:  Tredje dagen sjöng {elder.he} {@song} hela tiden, så att fåren skulle hinna undan.]

Fjärde dagen kunde {elder.he} både trampa och styra, men inte alltid på samma gång. {child} sprang bakom, dubbelvikt, och höll i.[athlete:  Till och med {athlete} hade velat sitta ner en stund.][school:  Så långt hade ingen {at school} någonsin fått {child.him} att springa.] Det värkte i ryggen och skakade i armarna. På nätterna i sängen fortsatte benen att springa.[sport:  Det skulle bli rena vilan att komma hem och {play sport}.]

[friend: ”Vad har du gjort i dag då?” frågade {friend} i telefon varje kväll.

”Tittat på får”, sa {child}.]

# a-cloud
Och sjätte dagen hände det något. {child} kände det i sadeln. Den hade alltid ryckt och slitit åt alla håll, som en hund som vill hem. Nu gick den rakt. Händerna satt där, men de gjorde ingenting. {Child.He} kunde lika gärna ha hållit i ett moln.

{Elder} kunde. {Elder.He} cyklade! {Elder.He} visste bara inte om det.

Släpp, tänkte {child}. Det var ju bara att öppna fingrarna. Alla gjorde så, och alla blev glada till slut.

”Håller du i?” ropade {elder.short}.

”Jag håller i”, sa {child} och sprang vidare.

# only-holding
De stannade vid muren och lutade sig mot den och flåsade, båda två.

”{Elder.short}”, sa {child}, ”jag måste säga en sak. Jag hjälper inte till längre.”

{Elder.short} vände sig om. ”Har du släppt?”

”Nej! Jag håller i. Men det är allt jag gör. Du lutar dig inte mot mig alls. Jag tyckte att du borde få veta det.”

{Elder.short} sa ingenting på en stund. {Elder.He} tittade på cykeln, och sedan bort över den långa gröna hagen.

”Du kunde ju ha släppt, så hade jag fått se”, sa {elder.he}.

”Jag lovade”, sa {child}.

”Ja”, sa {elder.short}. ”Det gjorde du.”

# now
{Elder.short} satte på sig hjälmen igen och ställde pedalen, och {child} tog tag i sadeln. De for i väg, förbi vattenhon, förbi tistlarna, förbi grinden. Det viskade i gräset under däcken. {Elder.short's} jacka fladdrade {child} i ansiktet.

”{child}?”

”Jag håller i.”

”Jag vet att du gör det”, sa {elder.short} och tog ett djupt andetag, så djupt att det kändes i sadeln. ”Nu.”

Och {child} öppnade händerna.

# i-was-there
Sadeln gled ifrån {child.him}. {Child.He} sprang några steg till med tomma armar, och sedan stannade {child.he}[pet.dog: , och det gjorde {pet} också]. Den blå cykeln blev mindre och mindre. Den for ända bort till slutet av hagen och vinglade lite i kurvan, och sedan kom den tillbaka, och där uppe satt {elder.short}, rak som en [elder.he: kung | drottning], med vidöppen mun.

”Jag kan”, vrålade {elder.he}, så att alla fåren tittade upp. ”Jag kan, och jag var med.”

{child} visste inte vad {child.he} skulle göra av händerna. Sedan visste {child.he} det. {Child.He} klappade. {Child.He} klappade tills det sved.

# good-morning
{@fetch} och hade precis stängt bildörren när det ringde i en ringklocka som var stor som en kanelbulle.

{@A} tittade upp.

Förbi brevlådan kom en mörkblå cykel med en limpa i korgen. Den som cyklade hade röd hjälm, släppte styret med ena handen och vinkade.

”God morgon”, sa {elder} och seglade förbi.[elder2:  ”Jag ska bara visa {elder2}.”]

{@A} stod kvar med bilnycklarna i handen och såg på {elder.short}, som blev mindre och mindre, och sedan på {child}, som satt på grinden.

”Hur länge har det här pågått?”

”Sedan i tisdags”, sa {child}.[friend:  ”Jag ska ringa {friend}.”]

”Någon måste ju ha hållit i”, sa {@a}.

Då höll {child} upp båda händerna och log så brett det gick.

# @next-door
{neighbour} i huset bredvid
## if adult
{adult}

# @a
{neighbour}
## if adult
{adult}

# @A
{Neighbour}
## if adult
{Adult}

# @fetch
Sista lördagen skulle {neighbour} skjutsa hem {child}[city:  till {city}]
## if adult
Sista lördagen kom {adult} för att hämta {child}[city: , ända från {city}],

# @song
{music}

title: Först bollen
title: Det fanns inget förbi
title: Den minsta av Myrorna
guest elder: Rune (han), Ingrid (hon)
guest big: Love (han), Ture (han)

% {Elder} är familjens egen, annars grannen Rune. ”Först bollen” säger man själv, och barnet får säga ”sedan” och namnet. MMMMM skriks med stängd mun.
% En regel: först bollen, sedan den som är minst.

# legs-are-good
{child} var minst i laget. När {child.he} hade matchtröjan på sig syntes inga byxor, och siffran på ryggen satt på rumpan.[sport & !sport.Soccer:  När det gällde {sport} gjorde det ingenting, men det här var fotboll.]

Laget hette Myrorna, och på lördag skulle de spela final[city:  {in city}], mot Björnarna.

”Jag kommer aldrig förbi någon”, sa {child} till {elder}[!elder: , som bodde i porten bredvid och alltid åt kvällsmat hos dem].[school:  ”Inte ens i matkön {at school}.] [school: Jag | ”Jag] ser bara ben.”

”Ben är bra”, sa {elder.short}.

# from-wall-to-wall
De stod i hallen, som var lång och smal. {Elder} hade stela knän och kunde inte springa[sport.Soccer: , hur roligt {elder.he} än tyckte att det var med {sport}]. Men {elder.he} kunde stå bredbent, och det gjorde {elder.he} nu, från vägg till vägg.

”Kom förbi mig”, sa {elder.short}.

Det gick inte. Det fanns inget förbi.

Så {child} sköt bollen mellan benen på {elder.him}.

”Tunnel!” sa {elder.short}. ”Och nu då? Bollen är där borta, och du är här.”

Då kröp {child} efter.

”Precis”, sa {elder.short}. ”Först bollen, sedan du. Det kan ingen annan än den som är minst.”

De höll på hela kvällen.[elder2:  ”Får jag komma förbi?” sa {elder2}, som stod där bakom med tvätten.] Först bollen. Sedan {child}.[pet.dog:  Sedan {pet}[!pet.known: , {child's} hund], som också var minst, på sitt sätt.] Till slut behövde {child} inte krypa, bara dra in huvudet och springa.[pet.cat:  {Pet}[!pet.known: , {child's} katt,] satt på hatthyllan och höll sig ovanför alltihop.][pet.other:  {Pet} höll sig i sitt rum, för där var golvet lugnare.]

# the-cap
På lördagen satt {child} på bänken, och {elder.short} stod bredvid. {Elder.He} hade lovat att inte skrika, så {elder.he} hade stoppat mössan i munnen.[elder2:  {Elder2} höll i en mössa till, ifall den tog slut.][pet.dog:  {Pet} satt bunden vid bänken och hade inte lovat någonting.]

”Blir det lika”, sa domaren, ”så vinner de som gjorde sista målet.”

Björnarna var stora. Störst var {big}, som stod framför målet som en dörr. Ingen kom förbi. Björnarna ledde med ett mot noll, och det var en minut kvar. Då fick {@stitch} håll och måste sätta sig.

”{Child}!” ropade tränaren. ”In med dig!”

# a-forest-of-legs
{child} sprang in, och överallt var det ben. Långa ben och krokiga ben och ben med plåster. Det var en hel skog. Ur skogen kom bollen, och den stannade precis framför {child}.

Och där kom {big}. Han ställde sig i vägen och bredde ut armarna.

”Skjut!” ropade någon. ”Passa!” ropade en annan.

{child} stod alldeles stilla. Det bultade i halsen. Till höger var det {big}, och till vänster var det {big}.

Då fick {child.he} syn på {elder.short}. {Elder} hade gått runt hela planen på sina stela knän, och nu stod {elder.he} bakom Björnarnas mål, med mössan i munnen. {Elder.He} sa inte ett ljud. {Elder.He} bara stod där, bredbent.

{child} tittade på målvakten. Han stod bredbent. {child} tittade på {big}. Han stod bredbent. Det fanns inget förbi.

Men det fanns ett igenom.

# a-through
Först bollen. Den rullade rakt in mellan {big's} ben.

Sedan {child}. {Child.He} drog in huvudet, och så var {child.he} igenom.

{Big} böjde sig ner och tittade mellan sina egna ben. ”Vart tog den lilla vägen?” sa han.

Nu kom målvakten, med armarna uppe och benen isär.

Först bollen. Den rullade in under målvakten och över linjen.

Sedan {child}. {Child.He} rullade också, av bara farten, och där låg de i nätet båda två, framför {elder.short's} stövlar.

”MMMMM!” skrek {elder.short}. Sedan tog {elder.he} ut mössan. ”MÅÅÅL!”[athlete:  Så hade {elder.he} inte skrikit ens för {athlete}.]

# nothing-about-that
”Men får man gå rakt igenom folk?” sa {big}.

Domaren kliade sig på hakan.

”Man får inte knuffas”, sa han, ”och man får inte ta med handen. Men det står ingenting om att gå igenom.” Han blåste för mål, och så blåste han av matchen. Det var lika, och sista målet var {child's}.

Pokalen var så stor att Myrorna ställde {child} i den och bar {child.him} runt hela planen[music: , medan högtalaren spelade {music}]. Det enda som syntes var en lugg.[friend:  {Friend} bar i ena handtaget och hade inget håll längre.]

# once-more
När de kom fram till {big} ställde han sig i vägen.

”Kan du göra det en gång till?” sa {big}. ”Jag hann inte se.”

Det kunde {child}. Då ville målvakten också. Och till slut stod alla Björnarna på en lång rad, med benen isär, och genom allihop kom först bollen, och sedan {child}.[pet.dog:  Allra sist kom {pet}, som äntligen fick vara med.]

# till-ive-grown
På kvällen kom de hem. {Elder} ville in till soffan. Men mitt i hallen stod {child}, bredbent.

”Kom förbi mig”, sa {child.he}.

{Elder} tittade efter.[pet.cat:  {Pet} gick rakt igenom, utan att bocka sig.]

”Det finns inget förbi”, sa {elder.short}. ”Och igenom är lite lågt.”

”Då får du vänta tills jag har vuxit”, sa {child}.

”Det gör jag”, sa {elder.short} och satte sig på pokalen.

Det blev mörkt i hallen, och tyst. {child} gäspade och lutade sig mot de stela knäna. Bollen rullade in under kapporna och blev liggande.

Först bollen. Sedan {child}.

# @stitch
en av Myrorna
## if friend
{friend}
## if friend & !friend.known
{child's} bästa vän {friend}

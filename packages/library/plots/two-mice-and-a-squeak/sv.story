title: Spöket i hängrännan
title: Blinka lilla och så pip
title: Det har varit torra år också
guest keeper: Stig (han), Evert (han)

% {keeper} och {elder} gick i samma klass, på den tiden bygdegården var skola. Spökets ton är h, som låter som den heter; det greppet lär man sig först.

# the-hall-sang
När det regnade riktigt hårt sjöng bygdegården.

Och nu regnade det. {child} och {elder} hade sprungit in under taket vid dörren med ett enda paraply, och där stod redan gamle {keeper}, som hade nycklarna. {Elder.short}, som annars pratade med folk till och med i hissar, hade inte sagt ett ord på tio minuter. Vattnet rann över kanten på hängrännan som en lång grå gardin, och någonstans där uppe, bakom gardinen, lät det:

Hååååå.

”Där har vi henne”, sa {keeper} belåtet. ”Vårt spöke. I femtiofem år har hon hållit till där uppe, ända sedan det här var skola. Folk kommer från [city: {city} | Borås] för att höra henne.[music:  Fast {@song} kan hon inte. Hon har bara den där enda tonen.]”

Hååååå.[pet.dog: 

[!pet.known: Hunden {pet}|{Pet}] lyfte på nosen och stämde in.]

{child} lyssnade. Vänsterhanden hade flyttat sig på paraplyskaftet, alldeles av sig själv: tummen bak, ett finger fram. I trean [school: {at school} ]hade alla spelat blockflöjt.[friend:  ({Friend}[!friend.known: , {child's} bästa vän,] hade spelat med näsan.)] Det satt kvar i fingrarna, vare sig man ville eller inte.

”Det där är inget spöke”, sa {child.he}. ”Det är ett h.”

# trifle-face
{keeper} skrattade. Det gjorde inte {elder.short}. {Elder.He} stod och läste en lapp [sport: för dem som ville {play sport} | om yoga].

”{Elder.short}”, viskade {child}. ”Du ser ut som den gången med tårtan.”

”Vilken tårta?”

”Den som någon hade nallat av[pet.cat:  och du skyllde på [!pet.known: katten ]{pet}][pet.other:  och du skyllde på {pet}]. Vad har du gjort?”

{Elder.short} sneglade på {keeper}, som räknade sina nycklar.

”Det är en blockflöjt”, viskade {elder.short}.

”Det hör jag väl. Vems?”

”Hans.”

# it-flew
”Hur kom den dit upp?”

”Den flög.”

”{Elder.short}.”

”Jag kanske hjälpte den på traven.” {Elder.short} drog ner hatten. ”Vi var tio år. Vi gick i samma klass. Och han spelade Blinka lilla stjärna, {child}, varenda rast från augusti till maj, och han kom aldrig till slutet. Blinka lilla och så pip. Blinka lilla och så pip. Så en dag hade han lagt den ifrån sig på muren, och då tog jag och …” Armen började gå runt. {child} fick tag i den.

”Blev han ledsen?”

”Han grät. Så hela klassen fick leta, och jag letade mest av alla. Jag letade i häcken. Jag letade i soptunnorna.” {Elder.short} talade lägre och lägre. ”Jag fick en guldstjärna av fröken, för att jag letade så bra.”

{child} fick bita sig i ärmen.

# quite-dry
”Du måste säga det till honom”, sa {child.he}, när det gick att prata igen.

”Jag vet.[elder2:  Inte ens {elder2} vet om det.] Jag har tänkt göra det. Varje gång det har regnat.”

”I femtiofem år?”

”Det har varit torra år också.”

# over-the-step
”Oj då”, sa {keeper} med en helt ny röst.

Vattnet kom in över tröskeln. Det rann runt deras stövlar och in under dörren, mot det blanka golvet och pianot.

”Det är stopp i rännan”, sa {keeper}. ”Löv, förstås. Men var? Den går ju runt hela huset!”

{child} tittade på {elder.short}. {child} sa ingenting. {Child.He} bara tittade.

”Det är inte löv, {keeper}”, sa {elder.short}. ”Det är din blockflöjt. Den ligger rakt ovanför oss, och det var jag som kastade dit den.”

Ingen sa något, utom spöket.

Hååååå.

”Då behöver vi fönsterstången”, sa {keeper}.

# more-left
Stången var lång, med en krok av mässing. {child} gick ut med den under gardinen och sträckte sig upp mot rännan[athlete: , lika högt som {athlete} en bra dag], och regnet rann in i båda ärmarna.

”Vänster”, ropade {elder.short}. ”Mera vänster. Jag siktade på skorstenen.”

Kroken stötte mot något ihåligt. {child} drog. Något rullade.

Och spöket slutade tvärt.

”Är den ute?” frågade {elder.short}.

Tock, tock, tock, lät det inne i stupröret. Sedan satt den fast. Gardinen blev tjockare, och vattnet kom in över tröskeln som om någon hade bjudit det på kaffe.

”Nu är den i röret”, sa {child}. ”Jag har gjort det värre.”

# holes
{Child.He} gick ner på knä, la örat mot röret och knackade. Högst upp lät det fullt. På mitten lät det fullt. Längst ner lät det tomt. Alltså satt den där, strax ovanför öppningen, och öppningen var för trång för {keeper's} hand och för {elder.short's} med. {child} drog upp ärmen och stack in sin.

Kallt. Slem. Löv. Sedan något slätt, med ett hål i, och ett hål till. De hålen kunde fingrarna utantill.

”Där är du ju”, sa {child} och drog.

GLUGG!

# fifty-five-years
Femtiofem år kom ut ur röret, rakt ner i {child's} stövlar. Gardinen blev till trådar och trådarna till droppar, och vattnet på tröskeln stannade, tänkte efter och kröp ut igen.

{child} höll upp en brun blockflöjt. På baksidan hade någon ristat ett namn: {keeper}.

{Elder.short} tog av sig hatten, mitt i regnet.

”Förlåt, {keeper}”, sa {elder.he}. ”Jag borde ha sagt det.”

# windmill
”Jag såg dig”, sa {keeper}. ”Du kastar som en väderkvarn.”

”Såg du? Men varför grät du då?”

”Jag var så glad”, sa {keeper}. ”Det var mamma som ville att jag skulle spela. Hade jag sagt något, så hade de ju hämtat ner den.”

”Men spöket, då?”

”Tja”, sa {keeper}. ”Något måste jag ju kalla det.”

Han torkade av flöjten och blåste. Blinka lilla och så pip. Då tog {child} den och spelade för dem, långsamt, ända till slutet.

# for-looking
Vid läggdags kom {elder.short} med sin plånbok. Längst in ur den pillade {elder.he} loss en mycket gammal guldstjärna, och den satte {elder.he} på {child's} lampa, strax ovanför knappen.

”För att du letade så bra”, sa {elder.he}.

Utanför rann regnet längs rännan och ner genom röret och bort, och ingen sjöng. {child} la fingret på stjärnan. Sedan flyttade {child.he} det en liten bit ner och släckte.

# @song
{music}

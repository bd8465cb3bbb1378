title: Åt en vän
title: Herr Pudding
title: Lutar åt vänster
guest adeyemi: Abebe (han), Yonas (han)
guest jasmine: Jasmin (hon), Ellinor (hon)
guest beth: Bettan (hon), Lotten (hon)
guest pudding: herr Pudding (han), herr Klimp (han)

% {pudding} är nallen. En vän som är vald är den vän det frågas åt, och räcker upp handen; en hund vet vad nallen heter; en katt sover på honom; knappen kommer
% från den äldres rock.

# lost-property
”Det gäller en nalle”, sa {child} vid luckan för upphittat gods. ”Den är inte min. Jag frågar åt en vän.”

[friend: {Friend}[!friend.known: , {child's} bästa vän,] räckte upp handen.

][friend: {child}|{Child.He}] var {age} och såg sig om, ifall någon lyssnade.[adult:  {Adult} stod längre bort på perrongen med väskorna[elder2: , {elder2} köpte kaffe][elder: , {elder} läste tidtabellen], och ingen från skolan syntes till.|[elder2:  {Elder2} köpte kaffe, {elder} läste tidtabellen, och ingen från skolan syntes till.|[elder:  {Elder} läste tidtabellen, och ingen från skolan syntes till.| Ingen från skolan syntes till.]]][pet.dog:  Det var bara [!pet.known: hunden ]{pet} som lyssnade.][pet.cat:  I korgen hade [!pet.known: katten ]{pet} klagat ända sedan tåget.]

Mannen bakom glaset hette {adeyemi}. Han log inte. Han tog en ny blankett och skruvade av korken på en penna.

# mr-pudding
”Åt en vän”, sa han och skrev. ”Vad heter den försvunne?”

”Det är en nalle.”

”Jag har ett paraply här inne som har namn.”

Det tjänade ingenting till. ”{Pudding}”, sa {child}.[pet.dog:  {Pet} reste sig och letade efter honom.]

”{Pudding}. Några kännetecken?”

{child} tänkte säga brun. Men {adeyemi} väntade med pennan i luften, som om det var viktigt. ”Ena ögat är en rockknapp”, sa {child}. [elder: 

”Min”, sa {elder}. ”Men tråden var jag aldrig nöjd med.”

”Han är platt i ryggen”, sa {child}, ”för att|”Han är platt i ryggen, för att] [pet.cat: {Pet} brukar ligga|någon har legat] på den. Och han lutar åt vänster.”

# the-window
”Och var fanns din vän när han senast sågs?”

”På kvart över två-tåget[city:  från {city}]. [elder: {Elder} satte honom vid fönstret, så att han skulle se havet.|Vid fönstret. Han fick sitta där för att se havet.][pet.dog:  Sedan hittade {pet} någons smörgås.] Sedan blev det så bråttom ut, och[pet.cat:  bara {pet} märkte något, och] … han har aldrig blivit glömd förut.[!friend:  Inte en enda gång.]” Längre kom inte {child}, för rösten tog slut.[friend: 

”Inte en enda gång”, sa {friend}.][pet.other:  Till och med {pet}, där hemma, skulle undra.]

{adeyemi} la ner pennan och lyfte luren.

# a-scone
Han ringde till nästa station. Han ringde till den efter den. Han sa ”lutar åt vänster” flera gånger[pet.cat:  och ”nej, det där är en katt” en gång]. Till slut la han handen över luren.

”Han är funnen”, sa han. ”Han mår bra. Han sitter i första klass, på väg tillbaka, och en dam har bjudit honom på en bulle.”

{child} fick hålla sig i [elder: {elder}|[friend: {friend}|hyllan]].[pet.dog:  {Pet} satt fint vid ordet bulle.]

# passenger
”Det är bara en sak”, sa {adeyemi}. ”Han är på expressen. Den stannar inte här. Inte för en borttappad nalle. Den stannar bara för en passagerare.”

”När är man en passagerare?”[friend:  frågade {friend}.]

”När man har biljett”, sa {adeyemi}. ”Och ett namn. Och någon som möter på perrongen.”

{child} vände ut och in på en ficka. Det räckte precis till en barnbiljett. {adeyemi} skrev ut den och läste upp den för konduktören i telefonen, bokstav för bokstav.

”Fem minuter”, sa han. ”Då ska det ropas ut. Jag säger vem som kommer och vem som möter.” Han drog mikrofonen till sig. ”Vad heter din vän?”

# half-the-class
I samma ögonblick slog dörrarna upp, och in från bussen kom halva {child's} nya klass[school:  i {school}].

Där var {jasmine}, som hade en telefon med guldskal. Där var {beth}, som gjorde allt som {jasmine} gjorde. De var sju eller åtta stycken, på väg till bion[sport:  i stället för att {play sport}], och {jasmine} vinkade.[pet.dog:  {Pet} viftade på svansen.]

”{child}! Vad gör du här?”

Det blev alldeles vitt i huvudet på {child}. Det var bara andra veckan. Det hade tagit hela den första att komma så långt som till en vinkning.

”Inget”, sa {child}. ”Bara … en sak åt en vän.”[pet.cat:  I korgen sa {pet} något annat.][elder:  {Elder} började på söndagstågen.][friend: 

{Friend} räckte upp handen. ”Ta mitt namn”, viskade {friend.he}.]

# any-name
{adeyemi} tittade över mikrofonen. Han skulle ropa ut vilket namn han än fick. Det kunde vara [friend: {friend}|Sven Svensson]. Och då skulle tåget stanna, och dörren gå upp, och [friend: ingen {friend} kliva av|där skulle ingen Sven Svensson stå], och {pudding} skulle sitta med knappen mot rutan och leta efter någon annan.

”Tre minuter”, sa {adeyemi} vänligt.

”Får jag säga det?” sa {child}.

Han sköt ut mikrofonen, under glaset.

# loudspeakers
{child} drog efter andan, och det hördes i varenda högtalare på stationen. På båda perrongerna tittade folk upp[elder: , till och med {elder}].

”Tåget som nu kommer in på spår två är expressen”, sa {child}, jättestor, där uppe under taket bland duvorna. ”Det stannar för en passagerare. Han heter {pudding}.” [pet.dog: {Pet} skällde, lika jättestor. {child}|{Child.He}] blundade. ”Han är en nalle. Han är min. Jag heter {child}, och det är jag som möter.”

Inte ett ljud[pet.cat: , inte ens från {Pet}].[friend:  {Friend} tog ner handen.]

# the-flyer
{Child.He} gick ut på spår två[pet.cat:  med korgen] och ställde sig en bra bit bakom linjen. [pet.dog: {Pet} valde ut en plats. ][friend: {Friend's} fötter kom efter, och sedan|Det kom fötter efter,] många fötter.

Expressen kom runt kröken som ett åskväder. Den hade tolv vagnar. I fönstren satt fyrahundra personer och undrade vem som kunde vara så viktig[athlete: . Några hoppades på {athlete}][music: . Några hoppades på {music}]. Tåget tjöt, och det stönade, och det saktade in, och det stannade.

En dörr gick upp[pet.dog: , mitt för nosen på {Pet}]. En konduktör i skärmmössa klev ner och ställde sig i givakt. [elder: Det gjorde {elder} också. Konduktören|Han] sträckte ut armen. Och på armen, lutad åt vänster, med sylt på hakan och biljetten bakom örat, satt en platt brun nalle.

”{Pudding}”, sa konduktören. ”Han har skött sig utmärkt.”

{child} hade tänkt ta emot honom och inget mer. Men armarna gjorde som de ville, och näsan hamnade på det där stället bakom örat, och han luktade bulle, [pet.cat: och {Pet}, ]och hemma.

# graham
När {child} tittade upp stod {jasmine} där.[pet.dog:  {Pet} tog hand om sylten.][pet.cat:  Genom gallret höll {pet} i {pudding's} fot.]

”Min heter Göran”, sa {jasmine}. Hon hade blivit ganska skär. ”Han är väl någon sorts grävling.”

”Jag har en kanin”, sa {beth}. ”Hon har bara ett öra kvar.” Och sedan visade det sig att alla hade någon[friend: , till och med {friend}].

# collected
Till sist fick de springa till sitt tåg, vinkande. {child} gick tillbaka till luckan [pet.dog: med {Pet} ]för att tacka, och {adeyemi} vände på blanketten. En rad var kvar.

Hämtas åt:

[friend: {Friend} stoppade båda händerna i fickorna. ]{child} la {pudding} till rätta i armvecket, där han passade[pet.cat: , och {Pet} blev tyst]. [elder: {Elder} drog lite i knappen, och den höll. ]Sedan tog {child.he} pennan.

En vän, skrev {child.he}.

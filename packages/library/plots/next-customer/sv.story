title: Nästa kund
title: En noshörning hos optikern
title: En myra med hatt
guest owner: Gunnel (hon), Birgit (hon)
guest rhino: Arvid (han), Folke (han)

% Optikern är ingens mamma: barnen får hjälpa till i affären. Noshörningen är han, fågeln "den".

# somebody-wide
Optikern {owner} hade just vänt skylten i dörren till STÄNGT när någon försökte komma in.

Det var någon bred. Först mörknade hela skyltfönstret. Sedan kom ett horn genom dörren, utan att man hade öppnat den, och efter hornet kom ett stort, grått och mycket bekymrat ansikte.

”Ursäkta”, sa noshörningen. ”Är det här optikern? Jag har redan varit inne hos frisören och i fiskaffären.”

Det var fredag, och på fredagar fick {child} och {friend} putsa provbågar. {child}, som satt på disken, tappade sju stycken. {Friend}, som satt bredvid, tappade åtta.

”Det är det”, sa {owner}, som aldrig hade nekat en kund i hela sitt liv. ”Men jag tror att ni får stanna med bakdelen ute.”

”Tack”, sa noshörningen. ”Jag ska försöka att inte vifta.”

# only-backs
Han berättade att han hette {rhino}, att han var fyrtio år och att folk sprang när han kom.

”De säger att jag är arg. Jag är inte arg. Jag ser bara inte vad saker är förrän jag kommer nära, och jag är så nyfiken att jag skyndar mig.[sport:  I tisdags skulle några {play sport}, och det hade jag så gärna velat se. Det blev inget av.]”

{child} och {friend} såg på varandra. Tänk, att ha så bråttom att få träffa någon, och så ser man bara ryggar!

# the-chart
”Då prövar vi synen”, sa {child}. {child.He} hade sett {owner} göra det tusen gånger. ”Vad står det på översta raden?”

”Jag har aldrig lärt mig bokstäver”, viskade {rhino}.

{Friend} hade redan vänt på tavlan och fått fram sin tjockaste tuschpenna. {Friend.He} ritade bäst [school: {at school} | i klassen], kanske bäst i [city: {city} | kommunen]. Överst gjorde {friend.he} en jättestor banan. Under den en stövel, sedan ett paraply[pet: , sedan {pet} bakifrån], och längst ner, pyttesmå, en knapp, en jordgubbe och en myra med hatt.

”Ett moln”, sa {rhino}. ”Ett moln till. Dimma. Resten är nog vägg.”

# behind-the-ears
{owner} bet sig i läppen.

”Så starka glas har jag inte. Och inga bågar i världen räcker runt det där huvudet.”

Ingen sa något. Man hörde bara en liten röst: ”Det ordnar sig, det ordnar sig, gå hem och ät lite gräs.”

”Vem var det där?” sa {friend}.

”Åh, det är bara mina tankar”, sa {rhino}. ”De hörs bakom öronen. Är det inte så för alla?”

Men {child} tittade på dörren. Ovanför den, ute i kvällsljuset, hängde affärens skylt: ett par glasögon av järn, breda som en soffa, som hade hängt där sedan {owner's} gammelmorfars tid.

”{owner}”, sa {child.he}. ”Måste du ha någon skylt?”

# cheese
Det var bågarna. Då fattades glasen. De måste vara stora, tjocka och buktiga, och de skulle vara två. {Friend} blundade och gick igenom allt av glas som {friend.he} någonsin hade ritat. Sedan sprang {friend.he}. {Friend.He} kröp ut mellan {rhino's} framben, kilade över torget, och efter fyra minuter var {friend.he} tillbaka med en ostkupa under varje arm.[athlete:  Fortare hade inte ens {athlete} klarat det, med ostkupor.]

”Från ostaffären”, flåsade {friend.he}. ”De säger att osten har det bra i kylen.”

# one-or-two
{owner} slipade så att det gnistrade[music:  och nynnade på {@song}]. {child} stod på stegen och höll upp den ena kupan efter den andra framför {rhino's} små ögon och frågade som man ska:

”Är det bättre så här? Eller så här? Ettan? Eller tvåan?”

”Tvåan”, sa {rhino}. ”Nej, ettan. Nej, vänta. Kan man få en liten, liten bit till på tvåan?”

Och så slipade {owner} lite till.

# bottom-line
Det var nästan läggdags när de satte glasögonen på plats, bakom hornet, med ett skärp runt hela huvudet.[elder:  Skärpet tillhörde {elder}, som hade kommit för att hämta dem och inte hann säga mer än god kväll.[elder2:  {Elder2} fick hålla stegen.]] {rhino} blundade. Det syntes att han inte riktigt vågade.

”Sista raden”, sa {child}.

{rhino.He} öppnade ögonen.

”En knapp”, sa han långsamt. ”En jordgubbe. Och en … men snälla ni, hon har hatt!”

# reads-everything
Sedan läste han allting. Han läste prislistan, som han tyckte var vacker fast det bara var krumelurer.[pet:  Han frågade vem det var bakifrån och bad att få hälsa till {pet}.] Han såg att {friend} hade tusch på näsan. Han såg att {child} höll andan, och sedan såg han {child.him} andas ut. Han såg att {owner} hade ett grönt öga och ett som var mer åt det bruna, och han sa det. {owner} sa att hon hade tittat folk i ögonen i trettio år, och att ingen hade tittat tillbaka förut.

# who-is-that
Till sist backade han ut på torget och fick syn på sig själv i det mörka skyltfönstret. Han såg glasögonen. Han såg sitt horn. Och han såg, på sin egen rygg, strax bakom öronen, en liten brun fågel med röd näbb.

”Vem är det?” sa {rhino}.

”Det är ju jag”, sa fågeln. ”Jag som säger att det ordnar sig.”

”Är du inte mina tankar?”

”Det har jag då aldrig påstått. Jag har åkt här i tolv år. Jag trodde att du var blyg.”

{rhino} stod alldeles stilla. Under glasögonen kom en tår, och genom ostkupan blev den stor som ett äpple.

”Tolv år”, sa han. ”Och jag som har gått och trott att jag var ensam och klok.”

Fågeln flyttade sig fram och satte sig på hornet, mitt emellan glasen, så att han skulle se bättre.

# carefully
{child}[elder: , {friend}, {elder.short}[elder2: , {elder2.short}] | , {friend}] och {owner} stod på trappan, där det numera inte hängde någon skylt, och vinkade. {rhino} gick hemåt över torget. Han gick inte fort, för det fanns så mycket att titta på. {@at-the-edge} Noshörningen stannade framför den. Han böjde ner huvudet och såg på den länge, från båda sidor.

Sedan gick han försiktigt runt.

# @at-the-edge
Vid kanten, där gatstenarna tog slut, växte en maskros.
## if season.winter
Vid kanten, där gatstenarna tog slut, stod en snögubbe, inte större än en kopp.

# @song
{music}

title: Kom nu, vi är sena
title: På vägen
title: Någon borde ringa någon
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som har bråttom (@a) är mormor eller farfar, annars {adult}, annars {minder}. ”Kom nu, vi är sena” går alltid på samma melodi, och barnet kan den precis.
% En regel: den som är på väg någonstans syns inte, och den som är på väg ser ingenting. Ut ur ringen kommer de med {friend}, hunden, katten eller den äldre (@Help).

# a-back
”Kom nu, vi är sena”, sa {@first}.

Så där for {child} genom hela [city: {city} | stan][school: , och till {school}], men allting gled bara förbi på sidan. Det {child.he} såg mest av var {@a} bakifrån[elder2: , och {elder2} bakifrån också]. Man kan inte berätta något för en rygg, och en rygg kan inte se ut som om den tycker om en. {child} småsprang bredvid {friend}[!friend.known: , [friend: sin bästa vän | från porten intill],] och kände sig ensam ändå. Det {child.he} ville var att alla skulle sätta sig ner någonstans, en enda gång, och vara där.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] ville få lukta färdigt på något.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] åkte i en korg och tyckte att den gick för fort.][pet.other:  {Pet}, där hemma, hade aldrig varit sen till något.]

På torget blev det nästan så. ”Vänta vid fontänen”, sa {@a}, redan halvvägs till bageriet. ”Jag ska skynda mig. Vi är sena.”

”Till vadå?” sa {child}.

Men en rygg kan man inte fråga heller.

# going-past
Så {child} och {friend} stod stilla. Det gjorde ingen annan. Runt fontänen skyndade folk förbi varandra[music: , och en av dem nynnade på {@song}][athlete: , och en pojke med {athlete} på tröjan gick fortast av alla].

Och mitt ibland dem skyndade {a wish}.

Ingen tittade upp. Bara {child} och {friend} såg det.

# the-rule
Nästa varv följde de med bredvid.

”Du är ju {a wish}”, sa {child}.

”Stanna inte!” viskade {the wish}. ”I stan syns man inte, så länge man är på väg någonstans. Och den som är på väg ser ingenting. Hör här.” {Wish.He} vände sig till en dam med telefon. ”{Wish.sound}!” sa {wish.he}, rakt in i örat på henne.

”Jag kan inte prata nu”, sa damen till telefonen. ”Jag är sen.”

”Vart ska du, då?” sa {friend}.

”Ingenstans”, sa {the wish}. ”Jag bor här. {@Why} Men jag har varit på väg varje dag sedan i våras, och jag är trött ända ut i {wish.part}. Tänk att få sitta på den där bänken.”

# on-the-bench
{child} visste precis hur det var.

”Sätt dig, då”, sa {child.he}. ”Hos oss.”

Så {the wish} satte sig mellan dem[wish.size.huge: , som nätt och jämnt fick plats]. Solen sken, och allt som brukade glida förbi kunde man se framifrån.

”Hon där glömmer paraplyet varje tisdag”, sa {the wish}. ”Jag känner alla här. Det är bara det att de inte känner mig.”

# the-ring
Då stannade en pojke, för han hade fått en sten i skon. Och den som stannar, den ser.

”Det sitter {a wish} på bänken!” sa han.

Och stannar en i stan, så stannar alla. De stod runt bänken med telefonerna i luften, tätare och tätare.

”Någon borde ringa någon”, sa en.

”Vem?” sa en annan.

”Någon.”

{The wish} skakade så att bänken skakade.

”Gå!” viskade {child}. ”Du måste vara på väg någonstans!”

”Jag kan inte”, viskade {the wish}. ”Jag såg bara ut så. Jag har ingenstans att gå.”

{child} letade efter {@a}, men inget av alla ansiktena var det rätta.

# late-for-what
Någonstans att gå, det var allt som behövdes. Och dit var {child} på väg hela dagarna, alldeles för fort.

{Child.He} klättrade upp på bänken. Alla tittade, och det vände sig i magen på {child.him}. Men {child.he} stirrade på sin handled, där det inte satt någon klocka, och tog sats.

”KOM NU, VI ÄR SENA!” ropade {child}, precis på rätt melodi.

”Till vadå?” viskade {the wish}.

”Till smörgåsen”, sa {child}. ”Hemma hos oss. Du ska med.”

”Ska jag?” sa {the wish} och reste sig. Och nu syntes det att här var någon som hade någonstans att gå.

Men ringen var så tät att det inte gick att komma ut.

# out-of-the-ring
{@Help}

Och nu kom alla på vad de själva var sena till. ”Bussen!” sa en. ”Tandläkaren!” sa en annan[sport: , och en tredje skulle {play sport}], och så sprang de. Rakt igenom gick {child} och {friend} och {a wish}, och ingen såg dem.

# how-lovely
”Där är ni ju”, sa {@a}, med en varm limpa. ”Kom nu, vi är sena. Någon av er får ta brödet.” {@A} höll fram det bakom ryggen utan att vända sig om, och {the wish} tog det.

”Och hur mår de där hemma?” frågade {@a} på vägen, över axeln.

”{Wish.sound}”, sa {the wish}.

”Vad roligt”, sa {@a}.

# this
På trappan utanför porten satte sig {@a} för att leta efter nyckeln, och för första gången på hela dagen satt {@a} still.

”Oj”, sa {@a}. ”Det är {a wish}.”

”Ja”, sa {child}. ”Det var {wish.he} som bar brödet.”

{@A} tittade på {the wish} länge. Sedan tittade {@he} på {child}, och det tog ännu längre tid.

”Du har vuxit”, sa {@a}. ”När gjorde du det?”

”På vägen”, sa {child}.

Så de satte sig på trappan allihop[wish.size.huge: , eller bredvid], tätt ihop, och delade på det varma brödet.[pet.dog:  {Pet} luktade färdigt på en smula.][pet.cat:  {Pet} lade sig på de varmaste skorna.][elder2:  {Elder2} tog skalken.] Folk skyndade förbi, och ingen av dem såg att där satt {a wish} med smulor på {wish.part}.

”Vad var det vi var sena till?” sa {@a} efter en stund.

{child} lutade sig mot {@a}, framifrån.

”Det här”, sa {child.he}.

# @Why
Det var så tyst {wish.home}. Här är det alltid någon.
## if wish.fox
På nätterna har jag tunnelbanan för mig själv.
## if wish.otter
Jag har jonglerat med vartenda mynt i fontänen.
## if wish.moose
I skogen sitter det skyltar om mig. Här finns det inte en enda.
## if wish.mouse / wish.rat
Det finns inte ett bageri som jag inte har sovit i.

# @Help
Då tittade {friend} upp på kyrkklockan och slog ut med båda armarna.

”Vi missar det!” ropade {friend}, och ingen frågade vad.
## if elder & !friend & !pet.dog & !pet.cat
Då kom {elder.short} ut från bageriet, och såg inte {a wish}, men såg att halva stan stod och hängde.

”Kära hjärtanes”, ropade {elder.short}. ”Är klockan så mycket?”

Ingen har någonsin hört det och stått kvar.
## if pet.cat
Då lyfte locket på korgen. {Pet} klev ur och gick rakt mot de närmaste skorna, och skorna flyttade på sig. Ingen ser så mycket ut att vara på väg någonstans som en katt.
## if pet.dog
Då drog {pet} i kopplet, som alltid när någon sa så, rakt mot pojken med stenen, och folk hoppade åt sidan. Och har man väl hoppat kan man lika gärna gå vidare.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

title: Åtta av tio
title: I ena änden av ett lakan
title: Fel person
guest isak: Isak (han), Noel (han)
guest ines: Ines (hon), Alva (hon)
guest melvin: Melvin (han), Vidar (han)
guest vilma: Vilma (hon), Lovisa (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som {child} är kär i är {ines} där {child} är han, annars {isak}: @n. Det är aldrig {friend}. Den vuxna är mormor eller farfar, annars {adult}, annars {minder}: @a.

# two-ends
Man kan inte vika ett lakan själv. Därför stod {child}, som var {age} år, i tvättstugan en söndag och höll i ena änden av ett lakan, och därför stod {@n} i den andra. {@N} bodde en trappa ner, och de hade känt varandra sedan förskolan. Allt var som det alltid hade varit, utom att {child} sedan tre veckor var kär i {@him}.

Det tänkte {child.he} inte säga. Om {child} sa det, och {@he} inte var kär tillbaka, skulle {child} förlora både den {child.he} var kär i och den {child.he} brukade prata med om sådant, och det var samma person.[pet.other:  Den enda som visste det var {pet}. {Pet} sa ingenting.]

# nobody
{@First} hade märkt något redan vid frukosten.[friend:  {Friend}[!friend.known: , {child’s} bästa vän,] hade märkt det redan i torsdags.]

”Är det någon?” hade {@a} frågat.

”Det är ingen”, sa {child}.

”Ingen som jag känner, eller ingen som jag inte känner?”[elder2:  frågade {elder2}.]

”{@Asker}.”

”Jag frågar bara. Det blir tacos i kväll, om ingen vill stanna.”

# corners
Nu snurrade torktumlaren, och det luktade varmt av tvättmedel.[pet.dog:  {Pet}[!pet.known: , {child’s} hund,] hade lagt sig på de varma handdukarna och ville inte flytta på sig.][pet.cat:  {Pet}[!pet.known: , {child’s} katt,] hade lagt sig på de varma handdukarna och ville inte flytta på sig.][music:  {@N} nynnade på {music}.]

”Mot mig”, sa {@n}.

Det är så man viker. Man sträcker ut lakanet, och sedan går man mot varandra tills händerna möts, och den ena lämnar över sina hörn till den andra. Varje gång deras händer möttes tappade {child} ett hörn.

”Du är kär”, sa {@n}.

{child} tappade hela lakanet.

”Va?”

”Du har tappat hörn i en kvart. I fredags hällde du mjölk i din juice[school:  {at school}] och drack upp den. Du behöver inte säga vem det är. Jag ska hjälpa dig.”

”Hur många gånger har du varit kär, då?”

”Noll”, sa {@n}. ”Men en simtränare behöver inte vara blöt.”

# practise-on-me
{@He} släppte sin ände och ställde sig rakt upp och ner framför torkskåpet.

”Öva på mig”, sa {@he}. ”Låtsas att jag är [child.he: hon | han]. Du kan säga precis vad du vill, det är ju bara jag.”

{@N} såg ut som någon som väntade på bussen[sport:  och tänkte på {sport}]. {child} kände hjärtslagen ända ut i fingrarna[athlete: , som om {child.he} var {athlete} och det var final]. {Child.He} kunde faktiskt säga det. {Child.He} kunde säga exakt som det var, och efteråt skulle ingen veta något.

”Jag är kär i dig”, sa {child}. ”Det har jag varit i tre veckor. Och det är hemskt, för det är ju dig jag brukar prata med.”

Torktumlaren snurrade ett varv till.

”Åtta av tio”, sa {@n}. ”Det var jättebra att du tittade på mig. Men det där sista förstod jag inte. Brukar du prata med [child.he: henne | honom]?”

”En del”, sa {child}.

# aha
”Aha”, sa {@n}.

Det var ett alldeles för långt aha. Sedan tog {@he} upp sin mobil och skrev något med tummarna.

”Vad gör du?”

”Det är {@m}”, sa {@n}. ”Du pratar med {@m} på orkestern varje onsdag. Och jag känner dig, du kommer aldrig att våga säga det.[friend:  Det säger {friend} också.] Så nu har jag gjort det åt dig.”

”Vad har du skrivit?”

”’{Child} är kär i dig.’”

# a-thumb
Innan {child} hann säga ett ord surrade det i handen på {@n}.

”Vad svarar [child.he: hon | han]?” viskade {child}.

”Tumme upp”, sa {@n}.

De stod och tittade på tummen.

”Då är ni väl ihop”, sa {@n}. ”Grattis.”

{@He} sa det till golvet. Sedan lade {@he} mobilen på torktumlaren, tog ett örngott ur korgen och vek det på mitten, och på mitten igen, och igen, tills det var litet som en tvålask.

# pillowcase
{child’s} ben ville uppför trappan. {Child.He} kunde gå nu, och bli ihop med {@m} av artighet, och spela klarinett bredvid {@m}[city:  {in city}] tills {child.he} blev pensionär. {@N} skulle fortsätta att hålla i andra änden av lakanet och aldrig få veta. Men {child} såg på det där örngottet.

{Child.He} tog upp lakanet från golvet och kastade över två av hörnen.

# hold-on
”Håll i”, sa {child}.

”Det där har vi vikt.”

”Håll i ändå.”

{@N} höll i. Lakanet spändes mellan dem, rakt över hela tvättstugan. {child} gick mot {@him}. {Child.He} tittade inte på hörnen, {child.he} tittade på {@n}, och {child.he} tappade ingenting. När händerna möttes stannade {child.he}.

”Det var inte övning”, sa {child}.

”Vilket då?”

”Åtta av tio.”

# wrong-person
{@N} såg på {child}. {@He} såg på mobilen som låg på torktumlaren, och så på {child} igen.

”Men då är ju {@m} …”

”Ja.”

”Jag måste nog skriva till {@m}.”

”Gör gärna det”, sa {child}.

{@N} skrev med en tumme, för i andra handen hade {@he} fortfarande {child’s}.

”’Förlåt’”, läste {@he} högt. ”’Fel person.’”

Det surrade.

”Vad svarar [child.he: hon | han]?”

”Tumme upp.”

# it-counts
De skrattade så att de fick sätta sig på golvet med ryggen mot tvättmaskinen, under lakanet, som hade ramlat över dem båda.

”Jag tyckte inte om att skriva det där till {@m}”, sa {@n} när det gick att prata igen. ”Det gjorde ont. Här någonstans.”

”Det där är magen.”

”Då var det i magen. Jag vet inte om det räknas som kär. Jag har ju bara varit tränare.” {@He} tänkte efter. ”Jag tror att det räknas.”

# once-more
Dörren gick upp. Där stod {@a} med en tom korg och såg ett skrynkligt lakan med fyra fötter.

”Jaha”, sa {@a}. ”Stannar ingen på tacos?”

”Jo”, sa {child}. ”Det gör [child.he: hon | han].”

{@A} gick upp igen utan att ha hämtat någon tvätt.[pet.dog / pet.cat:  {Pet} låg kvar på handdukarna.] {@N} reste sig, tog två av hörnen och gav {child} de andra två.

”Kan du säga det en gång till?” frågade {@he}. ”Jag lyssnade bara på tekniken.”

Det är det bästa med lakan. Man kan alltid veckla ut dem och gå mot varandra igen.

# @n
{isak}
## if child.he
{ines}

# @he
{isak.he}
## if child.he
{ines.he}

# @him
{isak.him}
## if child.he
{ines.him}

# @m
{melvin}
## if child.he
{vilma}

# @asker
{minder}
## if adult & !elder
{adult}
## if elder & !elder2
{elder.short}
## if elder & elder2
{elder2.short}

# @first
{minder}, som bodde hos dem den veckan,
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

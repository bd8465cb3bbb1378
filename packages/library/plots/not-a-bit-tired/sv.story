title: Inte ett dugg trött
title: Här är ingen
title: I säng klockan sju
guest friend: Love (han), Alice (hon)
guest pet: Smulan (hon), Sixten (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som blir lagd (@a) är {adult}, annars den äldre, annars {minder}; en äldre därutöver har redan lagt sig. {Pet} är familjens hund eller katt, annars grannens hund.
% Rösten där uppifrån låter som ett litet barn. ”Här är ingen” sägs inifrån gardinen. Gäspa ordentligt.

# what-if
Varje kväll klockan sju sa {@first}: ”Sängdags.” Och varje kväll sa {child}: ”Tänk om de vuxna fick lägga sig klockan sju, och barnen fick vara uppe!”[school:  {At school} hade de sagt det i flera år.]

Så en kväll kom det en farbror i radion[music: , mitt i {music}]. ”Från och med nu”, sa han, ”ska alla vuxna lägga sig klockan sju, och barnen får vara uppe. Det var allt. Jag är fyrtiosex år, och jag måste borsta tänderna.”

Klockan slog sju.[elder & adult:  {@olders} hade redan gått och lagt sig, och hade längtat hela dagen.][elder2 & !adult:  {Elder2} hade redan gått och lagt sig, och hade längtat hela dagen.]

”Men jag är inte ett dugg trött!” sa {@a}.

”Sängdags”, sa {child}.

# no-dogs-on-beds
[pet.cat: {Pet}[!pet.known: , {child's} katt,] gick före med svansen i vädret, och {child} knuffade på bakifrån. | {Pet}[!pet: , grannens hund, som bodde hos dem den veckan,][pet & !pet.known: , {child's} hund,] tog tag i {@s} ärm och drog, och {child} knuffade på.] Uppför trappan gick det, förbi fjärde trappsteget, det som knarrar.

”Det var snabba tänder, det där”, sa {child}. ”Nu tar du dem längst in också.”

Sedan stoppade {child.he} om {@a}, och {pet} hoppade upp i sängen för att hjälpa till.

”Inga [pet.cat: katter | hundar] i sängen”, sa {@a}. Det var {@s} egen regel, och {pet} hade aldrig tyckt om den. {Pet.He} hoppade ner igen, mycket långsamt.

”God natt”, sa {child}. Och sedan var {child.he} uppe.

# staying-up
Först tog {child.he} fram jordgubbsglassen och den största skeden, och gapade.

”{Child}!” ropade en röst där uppifrån. ”Jag är törstig!”

{child} gick upp med ett glas vatten.

Sedan klättrade {child.he} upp på soffans ryggstöd för att hoppa.

”{Child}! Det var något som lät!”

”Det är jag”, ropade {child}. ”Jag är uppe.”

”Det låter så härligt”, sa rösten sorgset.

# the-fourth-stair
{child} hoppade fyra gånger[athlete: , som om {athlete} såg på].[sport:  Det var nästan lika bra som {sport}.] Då knarrade fjärde trappsteget.

[pet.cat: ”Mjau!” sa {pet}, som satt längst ner. | ”Voff!” sa {pet} och for ut i hallen.] Där stod {@a} i pyjamas.

”Jag letar bara efter en sak”, sa {@a}.

”Vad då för sak?”

”Det har jag inte kommit på än.”

[pet.cat: {Pet} tittade på {@a}, så som bara en katt kan titta, tills {@a} gick upp igen. | {Pet} tog {@a} i pyjamasbyxan och ledde {@him} upp igen.]

# ten-toes
Äntligen kunde {child} sätta sig med glassen. Men vart hade den tagit vägen?

[pet.cat: {Pet} promenerade över mattan, ända fram till den långa gardinen, sträckte ut en tass och petade på den. | {Pet} satte nosen i mattan. Snus, snus, snus, ända fram till den långa gardinen. Där satte {pet.he} sig och viftade.] Under gardinen stack det ut tio tår.

”{@A}?” sa {child}.

”Här är ingen”, sa gardinen med munnen full.

Den här gången följde de med upp båda två, {child} före och {pet} efter, så att ingen kunde vända.

”Jag är inte ett dugg trött”, sa {@a} hela vägen.

# big-and-empty
”Blunda nu”, sa {child}, ”och tänk på något trevligt.”

{@A} blundade. Men sedan åkte ögonen upp igen, och åh nej, nu darrade hakan.

”Jag kan inte”, sa {@he}. ”Ni har så roligt där nere, och här uppe är det så stort och tomt. Hur gör du, {child}?”

{child} satte sig på sängkanten och strök {@a} över håret. {Child.He} sjöng om ekorren i granen, ända tills svansen inte gjorde ont längre. Det hjälpte inte.

# just-for-tonight
[pet.cat: {Pet} satte sig bredvid sängen och tittade på {@a}. | {Pet} lade hakan på sängkanten och tittade på {@a}.]

{@A} tittade på {pet}.

”{Child}”, sa {@a} med mycket liten röst, ”kan vi inte strunta i den där regeln? Bara för i kväll?”

”Vi får se”, sa {child}. Och så lyfte {child.he} på en flik av täcket.

{Pet} var uppe innan {child} hann släppa. {Pet.He} snurrade ett varv och lade sig på {@s} fötter, varm som en limpa, och [pet.cat: började spinna så att det kändes i hela sängen. {@A} suckade. | suckade ända ut i svansen. {@A} suckade också.]

”Jag är inte ett dugg …” sa {@a} och somnade.

# is-yours-asleep
{child} gick ner. Glassen hade blivit soppa, så den gick bra att dricka. Sedan öppnade {child.he} köksfönstret. Det var mörkt, och längs hela gatan[city:  och i hela {city}] stod det ett barn i varje fönster, i pyjamas. I det närmaste stod {friend}[!friend.known: , {child's} bästa vän], och hängde ut på båda armbågarna.

”Sover din?” sa {friend}.

”Äntligen”, sa {child}. ”{@He} stod bakom gardinen.”

”Min ville ha lampan tänd”, sa {friend}. ”Sedan släckt. Sedan tänd. Men söta är de, när de sover.”

# the-yawn
De tittade på månen. Det var trevligt att vara uppe, och det var ganska mycket av det. Då gäspade {child}. {Friend} blev smittad av {child}, och en flicka blev smittad av {friend}, och så gick gäspningen från fönster till fönster, hela vägen ner längs gatan.

”Jag är inte ett dugg trött”, sa {child}.

Ett efter ett blev fönstren mörka. {child} gick upp, med ett stort kliv över fjärde trappsteget, och kröp ner bredvid {pet}, som var varm som en limpa.

”Jag är inte ett dugg …” viskade {child}.

# @olders
{Elder}
## if elder2
{Elder} och {elder2}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @he
hon
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
henne
## if adult
{adult.him}
## if elder & !adult
{elder.him}

title: Är du vaken?
title: En natt med handtag
title: Ugglan som sov på dagen
guest friend: Arvid (han), Signe (hon)
guest elder: Ulla (hon), Gösta (han)

% ”Är du vaken?” går fram och tillbaka mellan två som aldrig är vakna samtidigt. Viska ordentligt i den burna natten. Den äldre är familjens, annars en gammal vän som har arbetat om nätterna.

# no
{@loft}

Men ugglan sov. Den var liten och brun och rund som en limpa, och den satt på en bjälke med ögonen igen. {child} och {friend}, som var bästa vänner, hade stått där sedan frukost.[sport:  De hade inte ens hunnit med {sport}.]{@below}

”Är du vaken?” frågade {child}.

Ugglan öppnade ett öga.

”Nej”, sa hon.

Det var en sådan uggla. Hon kunde prata, men helst inte på dagen.

# the-middle-of-the-night
”Kan du flyga lite?” sa {child}.

”Det är natt”, sa ugglan.

”Det är dag! Solen skiner!”

”Just det. Mitt i natten”, sa ugglan och blundade.

”Hon är envis”, viskade {friend}. När {friend} viskade hördes det ända till [city: {city} | vägen].

# a-knock
{child} och {friend} sov över i huset den veckan.[adult:  {Adult} låg i rummet bredvid.] Den natten knackade det på rutan. {child} satte sig upp. Utanför satt ugglan, klarvaken, med runda gula ögon.

”Är du vaken?” sa hon.

”Nej”, mumlade {child}.

”Det är mitt på dagen! Månen skiner! Ska jag flyga nu?”

Men {child} hade redan somnat, sittande.

# porridge
”Hon vill bara flyga när jag inte kan se det”, sa {child} vid frukosten. {Child.He} var så besviken att gröten inte gick ner.

{Elder.short} la sin hand över {child.his}. {@nights}[adult:  {Adult} sköt fram sylten.]

{Friend} slog skeden i bordet.

”Jag vet! Vi gör natt! Vi gör det mörkt på vinden[school: , som när vi såg på film {at school}], så tror hon att det är kväll. Då flyger hon!”

# making-night
De bar upp filtar och hängde dem för fönstren. Det blev kolsvart.

”Jag gör syrsor”, sa {friend}. ”Annars tror hon inte på det. Kri, kri, kri.”

Det prasslade på bjälken. Två gula ögon tändes i mörkret.

”God morgon”, sa ugglan. ”Vad fort det gick.”

Och så flög hon! {child} kände hur det fläktade över kinden. Men {child.he} såg ingenting.

# the-sun
{Friend} tog ett steg bakåt, rakt på en filt. Filten föll ner, fönstret gled upp, och solen vällde in. Ugglan skrek till och flög rakt ut.

”Oj nej!” sa {child}.

De sprang nerför trapporna[athlete: , lika fort som {athlete},] och ut på gården. Ugglan satt på tvättlinan. Hon kisade och vinglade, och en skata drog henne i stjärten.

”Vem släckte mörkret?” sa ugglan. ”Jag ser inte var jag bor!”

”Det var jag”, sa {friend} och viskade på riktigt nu. ”Jag trampade fel.”

”Det var jag som ville”, sa {child}. Det gjorde ont i bröstet på {child.him}.

# a-handle
Ugglan behövde en natt, tänkte {child}. En natt som man kunde bära, med handtag.

”{Elder.short}! Ditt paraply!”

{Elder.short} kom redan ut på trappan med det stora svarta. {@coat}

”På natten tar man allting lågt”, sa {elder.he}. ”Små steg, låg röst. Inga plötsliga armar.”

{child} gick ut i solen under sin lilla natt. Skatan skrattade, men då ställde sig {friend} i vägen och flaxade med båda armarna.

”Flyga kan jag med!” skrek {friend}. ”Ta mig i stjärten i stället!”

Skatan blev så förvånad att hon gav sig av.

# night-in-here
{child} stod nu alldeles under linan. {Child.He} lyfte på kanten av kappan och sträckte in handen till ugglan.

”Är du vaken?” sa {child.he} lågt. ”Det är jag. Det är natt här inne.”

{child} kände klor kring handleden, alldeles försiktiga. Något mjukt kröp in mot {child.his} hals. Hjärtat på ugglan gick fort, fort, fort.

”Är du kvar?” viskade hon.

”Jag går inte”, sa {child}.

# back-to-the-beam
De gick med små steg hela vägen upp till vinden. {child} satte ugglan på bjälken. {Friend} hängde upp filten igen och trampade inte på någonting.

”Sov”, sa {child}. ”Jag ska inte väcka dig mer.”

”Och jag ska inte knacka”, sa ugglan. ”Fast det var trevligt med någon att knacka på.”

# yes
Efter lunch sov {child} och {friend} ända till kvällen. Sedan satt de på trappan med {elder.short}[elder2:  och {elder2}], insvepta i kappan, och drack choklad medan {elder.short} drack kaffe.[music:  {Elder.short} nynnade {music}, lågt.]{@by} Månen kom upp över ladan. {Friend} hann säga ”jag är klarvaken” och somnade mot {elder.short's} arm.

Det prasslade uppe i gluggen.

”Är du vaken?” sa ugglan.

”Ja”, sa {child}. ”Jag väntade på dig.”

Då flög hon. Hon flög över ladan och björkarna och rakt genom månskenet, och det hördes inte ett ljud. {child} såg alltihop.

# a-feather
När {child} vaknade på morgonen var {elder.short's} säng orörd och kaffekoppen diskad. På fönsterbrädan utanför låg en fjäder, liten och brun. {child} la den bredvid {friend's} kudde och gick på tå förbi trappan till vinden.

# @loft
På vinden hos {elder}, en gammal vän till familjen, satt en uggla, och {child} ville se den flyga.
## if elder
På vinden i huset där {elder} bodde den veckan satt en uggla, och {child} ville se den flyga.

# @below
[pet.dog:  Hunden {pet} väntade nedanför trappan.][pet.cat:  Katten {pet} fick inte följa med upp, för ugglans skull.][pet.other:  Hemma fick {pet} vänta på att få höra hur det gick.]

# @nights
{Elder.short} hade arbetat om nätterna på sjukhuset i hela sitt liv. {Elder.He} drack kaffe klockan två på natten och gick så tyst att golvet inte märkte det.
## if elder
Den veckan var {elder.short} vaken om nätterna. {Elder.He} drack kaffe klockan två och gick så tyst att golvet inte märkte det.

# @coat
{Elder.He} hängde sin långa mörka nattkappa från sjukhuset över det, så att den föll ner runt om som väggar.
## if elder
{Elder.He} hängde sin långa mörka kappa över det, så att den föll ner runt om som väggar.

# @by
[pet.dog:  {Pet} låg över allas fötter.][pet.cat:  I köksfönstret satt {pet} och låtsades titta åt ett annat håll.][pet.other:  Därhemma sov {pet}.]

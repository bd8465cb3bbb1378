title: Helst inga repliker
title: Ett enda mu
title: Skolans sämsta röst
guest head: Elton (han), Malte (han)
guest cow: Dagros (hon), Lillros (hon)
guest leader: Stellan (han), Conny (han)
guest friend: Salma (hon), Vilda (hon)

% Kon heter {cow}. {head} är framdelen och alltid han; {friend} är Jack. En viskning kan inte spricka; det sägs en gång, och den duger inte när kon ska råma.

# no-lines
{child} var bakdelen på en ko, och det passade {child.him} utmärkt. Där inne kunde ingen se {child.him}. Ännu bättre var att ingen kunde höra {child.him}, för sedan i september hade {child.his} röst börjat bära sig åt. Den kunde börja ett ord nere i källaren och sluta uppe på taket.[child.she:  Det där skulle ju bara hända killar, men det hade ingen talat om för rösten.] Det hände vid uppropet, inför allihop. ”J-IIIP!” sa {child} i stället för ja, och klassen skrattade ända tills det ringde ut. Sedan dess hade {child.he} nickat i stället för ja, skakat på huvudet i stället för nej[pet.dog: , visslat på [!pet.known: hunden ]{pet}][pet.cat: , skramlat med matskålen åt [!pet.known: katten ]{pet}][pet.other: , inte sagt ett ord om saken till någon utom {pet}][music: , mimat till {@song}], och när det drog ihop sig till pjäs [school: {at school} | i skolan] hade {child.he} kryssat i rutan Helst inga repliker.

# one-moo
Framdelen hette {head}. {head} skötte öronen, och {head} skötte råmandet. Han var inte rädd för någonting.[sport:  Han kunde {play sport} inför hela skolan utan att ens rodna.] I Jack och bönstjälken råmar kon bara en enda gång, men allting hänger på den gången. {friend}, [friend: {child's} bästa vän, ]som var Jack, skulle säga: ”Farväl, gumman. Har du ingenting att säga mig?” Då skulle {cow} råma, och då skulle Jack brista i gråt, och sedan kom resten av sig självt.

”Tänk om du kommer av dig”, viskade {child} i kulissen på premiären. Viska kunde {child.he} göra utan risk. I en viskning finns det ingenting som kan spricka.

”Jag kommer inte av mig”, sa {head}. ”Jag är huvudet.”

# stopped
Och så gick de in. Inne i kon var det mörkt, och det luktade gammal matta. {child} gick framåtböjd, höll i {head's} bälte och travade dit bältet gick. Där ute skrattade trehundra människor, så där varmt som man skrattar när man får syn på en ko. Men mitt på scenen tvärstannade {head}.

{child} gick rakt in i honom. ”Fortsätt”, viskade {child.he}.

Ingenting hände. Under {child's} händer gick {head's} rygg ut och in, fort, fort, som på en kanin.

”De är så många”, viskade {head}. ”Och allihop ser mig.”

”De ser en ko.”

”Benen går inte, {child}. Jag menar allvar.”

I sex veckor hade {child} hållit i det där bältet och trott att {head} var av ett helt annat virke. Nu visade det sig att de helt enkelt var två rädda människor i en ko, och att den ena var van.

# a-real-thing
Där ute drog {friend} i repet. ”Kom nu, {cow}.” Och sedan, inte alls lika mycket som Jack: ”Men kom då!” Någon i salongen hostade.

”Okej”, viskade {child}. ”Gör ingenting. Du är en ko som står stilla. Det finns på riktigt. De gör det hela dagarna.” {child.He} la båda händerna platt mot {head's} rygg. ”Och så andas du när jag säger till. In. Ut.”

”Vad tänker de på?” viskade {head}. ”När de står där?”

”Gräs”, viskade {child}. ”In.”

”Hela dagen?”

”Hela dagen. Ut.”

Från salongen såg det nog ut som om {cow} funderade på saken. Ett skratt hördes, ett ganska tålmodigt, och under {child's} händer gick ryggen lugnare.

# nothing-to-say
{friend} var snabbtänkt. ”Nå, {cow}, vill du inte gå, så får vi väl ta det här. Farväl, gumman. Har du ingenting att säga mig?”

{child} väntade på råmandet. Det kom inte.

”Det är du nu”, viskade {child.he}.

”Jag vet att det är jag. Det finns inget där. Jag är alldeles torr i munnen.”

”Har du ingenting”, sa {friend} en gång till, och darrningen på rösten var inte spelad, ”att säga mig?”

Hela salongen lyssnade. Det fanns två personer i den kon. Den ena hade ingen röst alls, och den andra hade den sämsta rösten i [city: {city} | hela skolan], och på tredje raden satt {child's} klass. Nu dög det inte att viska. {child} blundade, fast det redan var mörkt. Sedan tog {child.he} det djupaste andetag som fick plats där inne och öppnade munnen.

# up-the-stairs
Det började så vackert. Det var mörkt och brunt och sorgset och kom ända nerifrån källaren. ”Muuuuuuu …” Och sedan kände {child} hur det gav vika, som en stol man sitter på. Uppför trappan for det, genom vinden och ut på taket. ”… uuuuu-IIIIP?”

En sekund hördes ingenting alls. Sedan gick hela salongen i bitar.[athlete:  Man kunde ha trott att {athlete} hade kommit in på scenen.]

# the-other-laugh
{child} stod dubbelvikt med brinnande kinder och hörde trehundra människor tjuta av skratt[elder: , {elder}[elder2:  och {elder2}] allra högst]. Och så småningom gick det upp för {child.him} att det inte var skrattet från uppropet. Det skrattet hade stängt {child.him} ute. Det här ville höra det en gång till.

Bältet skakade. {head} skrattade också.

{friend} brast i gråt, precis när det skulle gråtas, och kastade armarna om halsen på kon. ”Åh, {cow}. Ditt stackars hjärta brast. Jag hörde det.”

Och {head}, som andades igen, viftade med båda öronen och gick. {child} råmade hela vägen ut i kulissen, och vartenda mu sprack.

# every-night
”Kan du göra det där pipet varje kväll?” frågade {leader}, som hade hand om pjäsen. Han torkade sig i ögonen medan han drog upp blixtlåset på dem.

”Jag kan inte låta bli”, sa {child}. Det sista ordet for upp som en raket, och för en gångs skull gjorde det inget.

{head's} hår låg klistrat mot huvudet. ”Du säger väl inte till någon att jag stod där och inte kunde gå?”

”Kor står stilla jämt”, sa {child}. ”Det finns på riktigt.”

{head} log med hela ansiktet. ”Fast det var du som var huvudet”, sa han.

# one-more
På kvällen, när lampan var släckt, provade {child} en gång till, mycket lågt. ”Mu.” Det kom ut i ett stycke, mörkt och stadigt från början till slut, och {child.he} tyckte nästan att det var synd.

[adult: ”God natt, {cow}”, sa {adult} utanför dörren.

”God natt”, sa {child}, och det pep | ”God natt, {cow}”, sa {child.he} rakt ut i mörkret, och det pep] ända upp till taket, och {child.he} vände sig om, log och somnade.

# @song
{music}

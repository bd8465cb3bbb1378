title: Du står i den
title: Tredje raden från höger
title: Lila på hela baken
guest friend: Sixten (han), Arvid (han)
guest greta: Greta (hon), Hilma (hon)

% Kon heter alltid Majros. Solen står bakom kullen: från kullen ser man bågen runt den som står på åkern, och den som står där ser den inte. Vem som hämtar: {adult}, annars den
% äldre, annars går de själva hem.

# third-row
Regnbågen slutade mitt i {greta's} potatisland. {child} såg det alldeles tydligt från kullen. Den kom ner från molnet, bred som en väg, och ställde sig i tredje raden från höger.

{Child.He} tryckte på knappen på sin walkie-talkie. ”{friend}! Den är där nere! Spring!”

{Friend}, som var {child's} bästa vän och snabbast, var redan ute på åkern. De hade jagat regnbågar hela sommaren.[sport:  De hade knappt hunnit {play sport}.] De ville inte ha någon skatt. De ville veta hur det var att stå i en.

”Lite till vänster”, sa {child}. ”Lite till. Där! Stopp! Du står i den!”

Det var det märkligaste {child.he} hade sett. {Friend} stod där nere med regnet glittrande omkring sig, röd på ena axeln, grön på magen och lila om stövlarna.

# only-potatoes
”Var?” sa walkie-talkien.

”Du står i den! Du är grön!”

”Jag är blöt”, sa {friend}. ”Det finns ingenting här. Det är bara potatis.”

”Men jag ser ju!”

”Du skojar med mig, {child}.” Rösten sprakade. ”Jag har sprungit till sexton regnbågar. Varje gång säger du att jag står i den, och varje gång jag har sprungit upp till dig är den borta. Jag har aldrig sett den, inte en enda gång.”

# may-i
{child} hann inte svara. {Greta} kom ut ur ladugården, åttio år, med mössa och förkläde. ”Vad är det för en som står i mina potatisar?”

”{Friend} står i regnbågens slut”, ropade {child}. ”Men {friend.he} tror mig inte.”

{Greta} brydde sig inte om potatisen. Hon kom upp på kullen, ställde sig bredvid {child} och kikade ut under mössan.

”Minsann”, sa hon. ”Alldeles grön. Får man prova?”

Hon hämtade kon Majros och en skottkärra, för de kunde väl också få prova, och så ställde hon sig bredvid {friend} med alltihop.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hoppade upp i skottkärran.]

# wedding
”Nå?” hördes det i walkie-talkien.

”Du står i den! Skottkärran är röd, [pet.dog: {pet} är blå, ]Majros är lila på hela baken. Och du har gul näsa, {greta}!”

Där stod de i potatislandet, i spöregn, allvarliga som på ett bröllopsfoto, och vred sig för att försöka få syn på sina egna färger. {Greta} skelade på sin näsa. {Friend} lyfte på kons svans.[pet & !pet.dog:  Det var synd att inte {pet} var med, för {pet} hade passat i grönt.] {child} skrattade så att {child.he} måste sätta sig.

”Ingenting lila här heller”, sa {friend} tyst.

# we-swap
Då slutade {child} skratta. {Child.He} hörde ju. Alla sexton gångerna hade {child.he} stått på kullen och haft det bästa, och {friend} hade sprungit.

”Vi byter”, sa {child}. ”Jag springer. Du tittar.”

{Child.He} sprang nerför backen så fort {child.he} kunde[athlete: , fortare än {athlete}], och de möttes halvvägs. {Friend} gick förbi utan att se på {child.him}. {Child} kastade sig över diket och fram mellan raderna. Tredje från höger. Där! {Child.He} vände sig om.

”Ser du?” ropade {child}.

# gone
Men det hade ljusnat. Regnet blev tunt, sedan blev det till några droppar, och sedan var det slut. Solen sken över hela åkern.

”Den är borta”, sa {friend} i walkie-talkien. ”Det är klart att den är det.”

Sedan hördes bara sprak. Uppe på kullen såg {child} {friend's} rygg, och den var på väg hem. På måndag började [school: {school}|skolan], och då blev det inga mer regnbågar.

# the-sprinkler
{child} stod där med lera på knäna. Vad var det som behövdes? Sol, och den fanns. Den stod lågt, rakt bakom kullen. Regn, och det fanns inte. {Child.He} såg sig omkring. Mellan raderna löpte en tjock, svart slang.

”{greta}! Vad är det där?”

”Spridaren”, sa {greta}. ”Till potatisen.”

”Hur högt når den?”

{Greta} såg på slangen och på solen. Sedan gick hon till kranen, fortare än någon på åttio år brukar gå.

# it-kicks
”Ta mynningen!” sa hon. ”Rakt upp! Med båda händerna, för den sparkar!”

{child} stoppade sin walkie-talkie i fickan på {greta's} förkläde och grep tag. Det gurglade. Så kom det, en stråle som ville slita armarna av {child.him}. Den for åt sidan och träffade Majros, som råmade så att det hördes [city: ända till {city}|över hela socknen].

På kullen vände {friend} sig om.

# like-a-tree
{child} bände. {Child.He} ställde sig bredbent, tog spjärn mot en potatisfåra och tvingade upp strålen, uppåt, uppåt, tills den slog ut som ett träd ovanför {child.him} och föll i miljoner droppar. Det var iskallt. Det rann in i öronen. {Child.He} såg inte ett dugg. Armarna skakade, men {child.he} höll.

Länge hördes ingenting. Sedan sprakade det i {greta's} förkläde.

# in-your-hair
”{child}”, sa {friend}. Rösten var alldeles liten. ”{child}! Du står i den!”

”Gör jag?”

”Du är röd i håret! Du är grön på magen. Den går rakt igenom dig. Det är …” Där uppe tog orden slut. ”Den är jättefin. Det var sant hela tiden.”

{child} tittade ner på sin mage. Den var blöt, den hade lera på sig, och det fanns ingen färg någonstans. Det gjorde ingenting. {Friend} såg den ju.

”Rör dig inte!” ropade {friend}. ”Jag vill titta mer!”

Och {child} höll, tills {child.he} inte kunde mer.

# blankets
Sedan satt de alla tre på skottkärran i kvällssolen, i var sin av {greta's} filtar, med varm saft.[music:  {Greta} nynnade på {music}.] Majros stod bredvid och var sur och ångade. Det skymde borta vid skogen. {@Home}.

”På måndag”, sa {friend}. ”Är vi i samma klass då?”

”Ja.”

”Bra.” {Friend} drack. {Friend.He} hade filten över huvudet, så att bara näsan syntes, och satt så nära att deras armar låg ihop.

# like-this
”Hur känns det, egentligen?” sa {friend}. ”När man står i den?”

{child} kände efter. Saften var varm, filten stack lite, och {friend} fanns där.

”Ungefär så här”, sa {child.he}.

”Då står jag i den”, sa {friend}.

# @Home
Snart skulle de gå hem längs vägen, men inte än
## if adult
Snart skulle {adult}[elder & !elder2:  och {elder}][elder2: , {elder} och {elder2}] komma efter vägen och hämta hem dem
## if elder & !adult
Snart skulle {elder}[elder2:  och {elder2}] komma efter vägen och hämta hem dem

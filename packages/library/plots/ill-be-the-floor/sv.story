title: Allting har en rumpa
title: Hej, kanis
title: Kaninen och squashen
guest okell: Signhild (hon), Torborg (hon)
guest doreen: Siv (hon), Rut (hon)

% {okell} har kaninen, som heter {doreen}. ”Golvet” säger först {okell}, sedan {child}, och {okell} får sista ordet.

# not-a-bunny
{child} fick inte hålla i kanisen för {okell}, och inte säga kanis heller.

”Det är en kanin”, sa {okell}, som hade kolonilotten närmast grinden. ”En kanis är något på en pyjamas.”

”Hon är mjuk, och hon har vit svans”, sa {child}. ”Hon är en kanis.”

”Hon har klor och åsikter. Hon är en kanin.”

Kaninen, som hette {doreen}, tittade ut genom nätet som om hon visste vilket det var och inte tänkte säga det.

# the-marrow
Det var den fjärde lördagen[elder:  sedan {elder}[elder2:  och {elder2}], som odlade lök på lotten intill, hade frågat om {child} fick komma].[sport:  Alla andra skulle {play sport}.] {child} satt på bänken, som var så hög att stövlarna hängde i luften. I knäet låg det som {child.he} hade fått hålla i stället. Det var en squash, så lång som en limpa.

”Lyft upp den”, sa {okell}.

{child} lyfte upp den.

”Nu tappade du rumpan.”

”Den har ingen rumpa. Det är en squash.”

”Allting har en rumpa. Ena handen under bröstet. Andra handen platt under bakfötterna.”

”Den har inga …”

”Där de skulle ha suttit. En kanin som inte känner något under bakfötterna tror att den faller. Då sparkar den, och då faller den på riktigt. Den vill bara veta att det finns ett golv. En gång till.”

# again
{child} gjorde om det. En hand under, en hand platt.[pet:  Hemma hade {child.he} fått öva på [pet.dog: hunden |[pet.cat: katten ]]{pet}, men bara en enda gång.] {Child.He} hade hållit i den där squashen i en månad nu[school:  och haft redovisning om den {at school}], och {child.he} kände den bättre än en del av släkten.[friend:  {Friend}[!friend.known: , {child.his} bästa vän,] hade följt med och provat, och tyckt att det var som att sitta barnvakt åt ett ben.]

”När får jag hålla {doreen}?”

”När du håller i den där som om du var rädd att tappa den.”

”Det är jag. Jag har funderat på att ge den ett namn.”

”Låt bli det. Den ska bli soppa.”

# thats-storing
{child} tittade på kaninen och sedan på {okell}.

”Du håller ju inte heller i henne”, sa {child}. ”Jag har aldrig sett det. Du stoppar in maskrosor och stänger luckan. Jag tror inte ens att du tycker om henne.”

”Jag tycker om henne där hon är.”

”Det är inte att tycka om. Det är att förvara.”

{Okell} öppnade munnen och stängde den igen. Sedan tog hon vattenkannan i famnen, för det var så hon alltid bar den, och gick bort till kranen utan ett ord.

# like-a-teddy
{child} satt där med squashen. En hel sommar, tänkte {child.he}, och ingen hade hållit i den kaninen en enda gång. {Child.He} la ifrån sig squashen och öppnade luckan.

{Child.He} tänkte göra det ordentligt. Men {doreen} var varm, och hon rörde sig, och hon var inte ett dugg lik en squash. {child} glömde alltihop och lyfte ut henne under armarna, som en nalle.

De långa bakfötterna hängde rakt ner. De letade efter något att stå på, och där fanns ingenting.

{doreen} sparkade. {child} fick båda fötterna i magen, och sedan for något grått genom rabarbern och genom bönorna, raka vägen mot grinden, som någon hade lämnat öppen. Och utanför grinden gick vägen[city:  in mot {city}].

# the-gate
”{child}!” ropade {okell}.

{child} sprang[athlete:  fortare än {athlete} någonsin har behövt]. {Child.He} kom fram först och slog igen grinden. {doreen} svängde tvärt och tryckte sig platt i gräset, alldeles framför {okell's} stövlar, med öronen bakåt och sidor som gick ut och in.

”Du är närmast!” ropade {child}. ”Ta upp henne! Fort!”

{okell} ställde ner kannan, böjde sig och sträckte fram händerna. Och då såg {child} dem.

# the-hands
De skakade. Det var inte för att hon var arg. De skakade av sig själva, som asplöv, och {okell} tittade på dem, tog tillbaka dem och stoppade in dem under armarna.

”Jag kan inte”, sa hon. ”De vill inte vara stilla. Jag har inte lyft henne sedan i påskas. Det är en sak man måste lova henne, och den kan jag inte lova.”

”Vilken då?”

”Golvet”, sa {okell}.

# under-the-feet
{child} gick mycket sakta över gräset och satte sig på knä. ”Förlåt”, sa {child.he} till {doreen}. ”Jag glömde ditt golv.” {Child.He} la ena handen under bröstet. {Child.He} la den andra platt under bakfötterna. {Child.He} tänkte på squashen och reste sig upp.

Bakfötterna tryckte till, hårt, mot handflatan. Den var kvar. De tryckte en gång till. Den var fortfarande kvar. Då slutade de, och {doreen} andades ut och blev tung.

# make-a-lap
Nu hade {child} kunnat sätta in henne i buren igen.

”Sätt dig på bänken”, sa {child.he} i stället, ”och gör ett knä.”

”Jag tappar henne”, sa {okell}.

”Det gör du inte. Du håller henne, och jag håller dig. Jag är golvet.”

Så {okell} satte sig och räckte fram ena handen. {child} stack in sin egen hand under den. Där var kaninen, och under kaninen var handen som skakade, och under den var handen som inte gjorde det.

Den skakade. Sedan skakade den lite mindre. {doreen} sträckte på halsen och strök hakan längs {okell's} ärm, sakta, fram och tillbaka. Det är så en kanin skriver sitt namn på något.

Länge var det ingen som sa något.

”Hej, kanis”, sa {okell}.

{child} var snäll och sa inte ett ord.

# floor
De satt kvar tills solen stod bakom bönorna[music:  och radion i någons kolonistuga hade kommit fram till {music}], med squashen emellan sig och {child's} ben dinglande. Då sträckte {okell} ut ena stöveln. Hon fick tag i en gammal hink, vände den upp och ner och sköt den framför sig med tån, tills den stod precis under {child's} stövlar, och fötterna kom ner på den och var hemma.

”Så”, sa {okell}. ”Golv.”

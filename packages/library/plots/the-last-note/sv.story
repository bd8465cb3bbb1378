title: Den sista tonen
title: Disken är slut
guest friend: Amir (han), Ines (hon)
guest pet: Bella (hon), Rufus (han)
guest elder: Stig (han), Gunvor (hon)

% {elder} är familjens, annars någon som hyr på vinden; köket är barnets eget. Hunden är familjens, annars {elder}s eller grannens. @boat: en katt försvinner i dimman så när som på svansen. @howl: högt uppe, sakta neråt, ända ner.

# the-waltz
{@When} nynnade {elder.he} på en vals. Det var alltid samma, och den slutade alltid mitt i. När sista gaffeln var torkad tystnade {elder.he}, hängde upp handduken och släckte lampan.

”Hur går resten?” brukade {child} fråga[elder & elder2: , och {elder2} också].

”Disken är slut”, sa {elder.short}. ”Då är valsen slut.”

En morgon var hela köket fullt av dimma.

Den låg över golvet, vit och sval, och gick {child} till knäna. Stolsbenen syntes inte[adult: , och {adult} fick känna efter med foten innan {adult.he} satte sig]. {@boat}

”Det har jag aldrig hört talas om[city: , inte ens {in city}]”, sa {elder}. ”Dimma ska vara på ängen.”

# in-the-dish-rack
{Friend}[!friend.known: , {child's} bästa vän,] kom för att [sport: {play sport}|leka]. {Friend.He} ställde sig i dörren, mycket nöjd. ”Ni har en älva”, sa {friend.he}. ”Det är älvor som gör dimma. Jag vill se om hon har vingar.”

{Pet} hade stannat vid diskbänken. {Pet.He} stod blickstilla med ena tassen lyft, och svansen gick sakta, sakta.

I diskstället, mellan två glas, stod älvan.

Hon var inte högre än en gaffel, och grå som regn. Vingar hade hon inga. Hon stod på tå på ena foten med det andra benet rakt ut, och det darrade.

# airing
”Hon är vilse”, viskade {child}. ”Hon måste hem till ängen.”

”Lätt”, sa {friend}. ”Man vädrar.”

{Friend.He} slog upp fönstret på vid gavel. Vinden kom in. Dimman for åt alla håll, och älvan fladdrade till som en låga. Hon blev så tunn att man såg diskborsten igenom henne. Men foten stod kvar, som fastklistrad.

{Elder.short} stängde fönstret. {Friend} hade blivit alldeles röd.

De visade henne dörren. Älvan såg på den, och längtade, det syntes ända ut i fingrarna. Men hon gick inte. Hela dagen stod hon på sin ena fot[athlete: , längre än {athlete} hade orkat], och hela dagen låg {pet} nedanför med nosen uppåt.

# the-dance
På kvällen måste det ju diskas[adult: , sa {adult}]. {Elder} tappade upp vattnet och började nynna.

Då satte älvan ner benet. Hon lyfte armarna, och så dansade hon, runt glasen, runt tallrikarna, lätt som ånga. Och {pet}, på golvet, slog takten med svansen. Dunk, dunk, dunk. Dunk, dunk, dunk.

{Elder.short} torkade sista gaffeln. {Elder.He} tystnade.

Älvan stannade mitt i ett steg. På tå. Med ena benet rakt ut.

{Pet's} svans stannade också, högt uppe i luften.

# not-lost
{child} såg på svansen. {Child.He} såg på benet. De gjorde precis samma sak. De väntade.

”{Elder.short}!” sa {child.he}. ”Hon är inte vilse. Hon dansar. Hon kom när hon hörde valsen, och hon kan inte gå hem mitt i en dans. Du gör ju aldrig något slut! Du bara tystnar!”

{Elder} gned sig länge om hakan.

”Ja, kära nån”, sa {elder.he}. ”Men slutet kan jag inte. Jag har aldrig hört det. Det var på en logdans när jag var så stor som du. Jag satt i ett fönster och lyssnade. Och så kom min mor, mitt i bästa valsen, och bar hem mig till sängen.”

# the-first-note
”Då får vi hitta på ett slut”, sa {child}.

{Elder.short} nynnade, och sedan satte {child} dit en bit[music:  som lät som {music}]: tralala. Älvan tog ett steg, skakade på huvudet och ställde sig på tå igen.

{Friend} hade inte sagt något sedan fönstret. Nu sa {friend.he}:

”Vår fröken i musik[school:  {at school}] säger att sista tonen måste gå hem. Den ska vara samma som den första. Annars är det inte slut, säger hon, då är det bara tyst.”

”Hur gick den första?” sa {child}.

{Elder.short} prövade. ”Daaa”, sjöng {elder.he}. Det var en låg ton, djupt nere i bröstet.

{Pet} satte sig upp.

# from-the-beginning
”Ta det från början”, sa {child}.

{Elder} tog en gaffel i handen, för utan gaffel kunde {elder.he} inte. Älvan dansade, runt, runt. Svansen slog. Nu kom de till stället där det alltid tog slut, och {elder.short} drog efter andan och kom inte längre.

Det var bara tyst. Benet började darra.

# the-last-note
{@howl} Det började högt uppe. Det gled neråt, långsamt, förbi alla konstiga ställen, ända ner till den första tonen. Där stannade det. Och där höll {pet.he} det, tills luften tog slut.

Älvans fötter kom ner mot bänken. Båda två.

Hon skakade på det trötta benet. Sedan neg hon, för {elder.short}[elder & elder2:  och {elder2}], och för {child} och {friend}, och sist och allra djupast för {pet}.

# the-way-home
{Elder.short} öppnade dörren. Dimman rann ut över trappan, ner genom trädgården och bort till ängen, där de andra väntade, och mitt i den gick något litet och grått hem.

”Inga vingar”, sa {friend}. ”Men jag såg att hon hade träningsvärk.”

# the-next-evening
Nästa kväll diskade {elder} igen, och {child} torkade. {Elder.He} nynnade, som {elder.he} alltid gjorde, och när sista gaffeln var torr hängde {elder.he} upp handduken. Men {elder.he} släckte inte. {Elder.He} stod med handen på knappen och väntade, och {child} väntade, och de såg på {pet}.

Och {pet} tog den sista tonen.

# @when
{Elder} hyrde rummet på vinden, och när {elder.he} diskade
## if elder
När {elder} diskade

# @boat
{Pet}, {elder.short's} hund, nosade sig fram genom det vita som en båt.
## if elder & !pet
{Pet}, grannens hund, som {child} passade den veckan, nosade sig fram genom det vita som en båt.
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] nosade sig fram genom det vita som en båt.
## if pet.dog & breed
{Pet}, {child's} {breed}, nosade sig fram genom det vita som en båt.
## if pet.cat
Av {pet}[!pet.known: , {child's} katt,] syntes bara svansen, som en mast utan båt.
## if pet.cat & breed
Av {pet}, {child's} {breed}, syntes bara svansen, som en mast utan båt.

# @howl
Då lade {pet} huvudet bakåt. {Pet.He} rundade munnen, och långt inifrån kom det: ”Aaauuuuuuuuu.”
## if pet.cat
Då lade {pet} huvudet bakåt. {Pet.He} öppnade munnen, och långt inifrån kom det: ”Miiiaaauuuuuuuuu.”

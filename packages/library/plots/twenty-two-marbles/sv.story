title: Den fjärde knoppen
title: Tjugotvå kulor
title: Tre knoppar och en skruv
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vars säng det var (@a): {adult}, annars mormor eller farfar, annars {minder}.
% Sängen ville något. Viskningarna på slutet är verkligen viskningar.

# a-bare-screw
Sängen hade stått på [elder: {elder's}|en] vind i många år innan {child} fick den.[elder2:  Några år hade den stått hos {elder2} också.] Den var av svart järn och hade en mässingsknopp på varje stolpe. Utom på den högra vid fotändan. Där fanns bara en naken skruv.

”Vart tog den knoppen vägen?” hade {child} frågat.

”Den försvann när jag var nio”, sa {@full}, för det var {@his} säng från början. Sedan tittade {@he} ut genom fönstret en stund för länge, tyckte {child}.

# to-the-left
Första natten vaknade {child} av att sängen lutade. {Child.He} höll på att rulla ur, åt vänster, och grep tag i gaveln. Då såg {child.he} taklampan. Den hängde bredvid {child.his} öra.

Sängen flög.

Den flög inte bra. Den hängde snett, en halvmeter från taket, och drog sig i sidled som en trött fluga. Fönstret gled upp av sig självt.[pet.other:  {Pet} sov och märkte ingenting.] {child} hann tänka att {child.he} nog borde ropa på {@a}, men {child.he} hann inte bestämma sig. Så var de ute.

Det var alldeles stilla över hustaken. {child} höll sig i gaveln med båda händerna och väntade på att bli rädd, men det var för intressant. Sängen seglade över bageriet, över fotbollsplanen[school: , över {school}], halvvägs runt vattentornet och hem igen. Hela tiden svängde den åt vänster.

# even-more-crooked
Andra natten likadant. Bageriet, fotbollsplanen, vattentornet, hem. {child} försökte styra. {Child.He} drog i lakanet. {Child.He} lutade sig åt höger så mycket {child.he} vågade.[sport:  Balansen hade {child.he} övat upp när {child.he} skulle {play sport}.] Sängen ville något. Det kände {child.he}, för det ryckte i den när de kom till tornet. Den försökte stiga. Men det blev bara en ny sväng, ännu snedare.

# three-knobs
På dagen satt {child} på golvet och tittade på sin säng. Tre knoppar. En skruv. {Child.He} skruvade loss en av knopparna och vägde den i handen. Den var förvånansvärt tung.

”Du är för lätt i ena hörnet”, sa {child.he}. ”Det är därför du lutar.”

Sängen knarrade, som om någon äntligen hade begripit.[pet.dog / pet.cat: 

[!pet.known & pet.dog: Hunden ][!pet.known & pet.cat: Katten ]{Pet} hoppade upp och la sig i det lätta hörnet. Det var snällt tänkt, men {pet.he} vägde olika före och efter maten.]

{child} hämtade en strumpa. {Child.He} stoppade i en glaskula i taget och jämförde, knoppen i ena handen och strumpan i den andra.[friend:  Kulorna hade {child.he} vunnit av {friend}[!friend.known: , {child.his} bästa vän]. {Friend} tänkte vinna tillbaka dem.] Arton kulor var för få. Tjugofem var för många. Vid tjugotvå vägde det jämnt. {Child.He} skruvade tillbaka knoppen och band fast strumpan på den nakna skruven.

# no-leaning
Tredje natten låg {child.he} klarvaken under täcket[athlete:  och affischen av {athlete}] och väntade. Klockan slog tolv i vardagsrummet. Då släppte sängen golvet.

Rakt upp. Rakt ut. Ingen lutning alls! Sängen låg i luften som en båt på en blank sjö, och när {child} lade handen på högra gaveln svängde den åt höger, hur lätt som helst. Under {child.him} låg bageriet, där de redan hade tänt ugnen[music:  och spelade {music}]. Det luktade kanelbullar ända upp.

”Nu”, sa {child.he}. ”Nu åker vi dit du vill.”

# where-you-like
Sängen tog sikte på vattentornet. Den steg i en lång båge, förbi de små fönstren, förbi den röda lampan, ända upp över taket. Så högt hade {child} aldrig varit. Sängen hade varit där förut, men det var mycket länge sedan. [city: Hela {city}|Hela stan] låg där nere som något man hade spillt ut, alla lampor på en gång, och bortom den var skogen, och bortom skogen fanns en strimma som måste vara havet.

Sängen lade sig tätt intill takrännan och väntade.

# leaf-leaf
{child} kröp bort till fotändan på mage. {Child.He} höll ena armen om stolpen och stack ner den andra bland gamla löv. Löv, löv, en tennisboll, löv. Sedan något runt och kallt och förvånansvärt tungt.

Knoppen hade blivit grön av allt regn. Men när {child.he} gned den mot pyjamasen lyste det till i mässingen.

# the-fourth
{Child.He} tog bort strumpan och skruvade fast knoppen, varv efter varv, tills det sa klick. Då gick det en darrning genom hela sängen, från fotändan till kudden. Precis som när man drar ett djupt andetag och släpper ut det.

Hemvägen var så mjuk att {child} fick lov att lägga sig ner. Stjärnorna gick förbi. {Child.He} märkte inte när fönstret stängdes eller när golvet kom tillbaka.

# the-gutter
Men {child.he} märkte att dörren öppnades. {@A} stod där i morgonrocken. {@He} såg på {child's} kalla kinder och på lövet i {child.his} hår. Sedan såg {@he} på sängen. En knopp, två, tre. Fyra.

{@He} satte sig på kanten. ”Vattentornet?” viskade {@he}.

”Takrännan”, viskade {child}.

{@A} nickade långsamt. ”Jag kom aldrig upp dit igen. Den lutade ju så. Hur gjorde du?”

”Tjugotvå kulor”, sa {child}. ”I en strumpa.”

# more-marbles
{@A} skrattade tyst, så att hela sängen skakade. Sedan plockade {@he} bort lövet och drog upp täcket.

”Är det plats för två i morgon?” frågade {@he}.

{child} tänkte efter. {Child.He} var nästan borta nu.

”Ja”, mumlade {child.he}. ”Men då behöver vi fler kulor.”

# @full
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @his
{minder.his}
## if elder & !adult
{elder.his}
## if adult
{adult.his}

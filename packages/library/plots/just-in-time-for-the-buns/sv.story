title: Luciatåget på spår två
title: Sist i luciatåget
title: Precis i rätt tid till bullarna
guest friend: Tuva (hon), Ellen (hon)
guest conductor: Kjell (han), Börje (han)

% {friend} är lucia och går först, {child} går sist. Ett tåg vänder aldrig: man tar loket i andra änden.

# only-backs
{child} ville vara lucia. Men det var {friend}[friend & !friend.known: , {child.his} bästa vän,] som fick kronan, och {child} fick gå sist. Allra sist i hela luciatåget, med ett litet batteriljus i handen[pet.cat:  och en särk som [!pet.known: katten ]{pet} hade sovit på].[pet.other:  {pet} hade fått höra alla sångerna där hemma.]

”Man ser bara ryggar härifrån”, sa {child}.

# which-platform
De skulle lussa för de gamla på Björkgården[city:  {in city}]. Klockan var sju på morgonen, och det var så mörkt att fönstren var svarta[sport:  och ingen i hela världen kunde {play sport}]. Innanför dörren stod en gammal man i mössa med blank skärm och tittade på sitt fickur.

”Är det här luciatåget?” frågade han.

”Ja”, sa {child}.

”Ni är fyra minuter försenade! Jag är konduktör {conductor}. Vilket spår ska ni till?”

”Vi är inte ett sådant tåg”, sa {child}. ”Vi är ett sådant tåg som går och sjunger.”

”Alla tåg går”, sa {conductor}. ”Vilka är vagnarna?”

{child} tänkte efter.

”Tärnorna, kanske. Och stjärngossarna. Och pepparkaksgubben.”

”Restaurangvagnen, alltså. Och vem är lok?”

”{Friend}”, sa {child} och suckade. ”Med lamporna på huvudet.”

# right-away
{conductor} gick längs hela raden och räknade[music:  och gnolade på {music}].

[pet.dog: ”Tolv vagnar. Inga hundar.”

”[!pet.known: Hunden {pet}|{Pet}] fick inte följa med”, sa {child}.

”Synd”, sa {conductor}. ”Hundar är bra på att hålla spåret. Matsalen|”Tolv vagnar. Inga hundar. Matsalen] har spår två, rakt fram och sedan till höger!” Han stoppade en visselpipa i munnen. ”Piiip! Avgång!”

Och luciatåget avgick[athlete: , lite långsammare än {athlete}]. Det gick genom en lång, mörk korridor. {friend} gick först, och allra sist gick {child}, och bredvid {child} gick {conductor}, för en konduktör går alltid där bak.

# a-wall
Men {friend} sjöng så fint att {friend.he} glömde vart {friend.he} skulle. Rakt fram gick {friend.he}, och sedan till vänster. In genom en dörr, förbi en massa lakan, mellan två höga skåp, och där tog det stopp.

”Det är en vägg här!” ropade {friend}.

Stjärngossen gick in i {friend}, tärnan gick in i stjärngossen, och pepparkaksgubben gick in i allihop.

”Vi är i tvättstugan!” ropade någon.

”Vänd då!”

”Det går inte! Det är för trångt!”

# no-way-out
Det var sant. Skåpen stod så tätt att ingen kom förbi någon. Och just då blinkade {friend’s} krona två gånger och slocknade. Där framme blev det becksvart.

”Jag ser ingenting”, sa {friend}, och nu var {friend.his} röst alldeles liten. ”Jag hittar inte ut.”

”Jag vill hem”, sa pepparkaksgubben.

Långt borta satt alla gamla i matsalen och väntade. Mitt i tåget började en vagn snyfta, och så började en till.

# two-ends
”{Conductor}!” sa {child}. ”Vad gör ett tåg när det inte kan vända?”

”Ett tåg?” sa {conductor}. ”Ett tåg vänder aldrig. Ett tåg har två ändar. Man tar bara loket i den andra.”

{child} tittade framåt. Där var bara ryggar. Så tittade {child.he} bakåt. Där fanns inte en enda rygg. Där fanns bara korridoren, lång och tom, och i {child’s} egen hand lyste det lilla batteriljuset. Det var det enda som lyste i hela tåget.

# every-carriage
”Då är det jag som är loket”, sa {child}.

{Child.He} vände sig om på fläcken. {Child.He} lyfte ljuset så högt {child.he} kunde, och så ropade {child.he}:

”Alla vagnar! Vänd er på stället! Håll i den som är framför!”

Det prasslade av tolv vita särkar i mörkret.

”Piiip!” blåste {conductor}. ”Avgång!”

Och så började {child} sjunga. Först var det bara {child.he}. Sedan hörde {child.he} hur sången hakade på, vagn efter vagn, ända bort till {friend}. {child} gick ut mellan skåpen. {Child.He} gick förbi lakanen, ut genom dörren och tillbaka genom korridoren, och den här gången gick {child.he} dit {conductor} hade sagt.

# there-is-lucia
I matsalen var det släckt. Alla gamla satt vända mot dörren[elder: , och mitt ibland dem satt {elder}[elder2:  och {elder2}] med näsduken redo]. Först såg de en enda liten låga. Sedan såg de {child}.

”Åh”, sa en tant i första raden. ”Där är lucia.”

{child} sjöng så det kändes ända ner i tårna, och {child.he} såg inte en rygg. {Child.He} såg bara ansikten.

# in-time
Efteråt fick alla saffransbullar[school: , och det blev tolv över att ta med till {school}]. {friend} kom och satte sig intill.

”Vad bra att du var sist”, sa {friend.he}.

{conductor} tittade på sitt fickur och stoppade ner det i fickan.

”Luciatåget har anlänt”, sa han. ”Precis i rätt tid till bullarna.”

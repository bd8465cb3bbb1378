title: Ingen får säga ååå
title: Brasan nös
title: Det var fötterna
guest chair: fru Ståhl (hon), fru Granit (hon)
guest aunt: Bodil (hon), Lisbet (hon)

% Regel: när någon säger ååå rullar igelkotten ihop sig. Igelkotten är "den".
% Den vuxna (@a): {adult}, annars moster {aunt}; aldrig han eller hon.

# sneezed
Precis när {chair} skulle tända majbrasan nös den.

”Prosit”, sa {child}.

Hela byn vände sig om och tittade på {child.him}. De stod i halsdukar och mössor runt en brasa som var stor som ett hus, och alla hade en påse av {chair's} kola, som var så seg att man inte kunde säga ett ord med en bit i munnen.

”Det var inte jag som nös”, sa {chair}, när tändstickan hade slocknat.

”Nej”, sa {child}. ”Det var brasan.”

De skrattade, till och med {@a}. {child} hade hellre ätit upp sin egen halsduk än blivit uttittad av en hel by[school: , med nästan hela {school} längst fram][city: , och folk ända från {city}]. Men {chair} höll redan på med en ny sticka.

”Stopp!” skrek {child}. Och {child.he} lade sig på magen med {@as} ficklampa och lyste in under grenarna.

# the-nose
Längst in, där ingen arm kunde nå, låg en boll av taggar i en hög med torra löv. Medan {child} tittade började den rulla ut sig. Fram kom en liten svart nos, med en droppe längst ut.

”Det är en igelkott”, sa {child}.[pet.dog:  Det hade {pet}[!pet.known: , {child's} hund,] försökt säga i tio minuter.]

[friend: ”Den är snorig”, sa {friend}[!friend.known: , {child.his} bästa vän,] som ingen någonsin hade hört vara tyst.

]Alla böjde sig ner för att se. Nosen ryckte till.

”Åååå”, sa hela byn.

Och igelkotten rullade ihop sig.

”Så får ni inte säga!” sa {child}. ”Den kan bara en sak när den blir rädd, och det är att rulla ihop sig. Den kommer ut av sig själv, om ingen säger ååå.”

”Det gör ingen”, sa {chair}. ”Jag har aldrig sagt det i hela mitt liv. Vänd er om, allihop, och tänk på avlopp.”

# the-feet
Så hela byn vände ryggen till och tänkte på avlopp. Det syntes på dem.[sport:  Några tänkte på hur det är att förlora i {sport}.] De hörde igelkotten komma tassande genom löven, närmare och närmare, tipp tapp, tipp tapp, och det var mer än en människa står ut med. Till slut var det en som tjuvtittade.

”Åååå!”

”{@A}!” sa {child}, när den hade rullat ihop sig.

”Jag kunde inte låta bli”, sa {@a}. ”Det var fötterna. De är som små, små händer.”

Nästa gång var det slaktaren, som var stor som ett skåp. Igelkotten hade gäspat åt honom, sa han, med en liten rosa tunga, och man fick leda bort honom.[elder:  Sedan var det {elder}, två gånger[elder2: , medan {elder2} såg väldigt oskyldig ut].][athlete:  Inte ens {athlete} hade kunnat hålla sig.]

# only-idea
Efter det låg igelkotten bara där, och korven kallnade.

”Kan vi inte bara tända?” ropade någon längst bak. ”Då springer den väl.”

”Den springer inte”, sa {child}, med skakig röst. ”Den rullar ihop sig.”

Då var det ingen som sa något mer. {Chair} stoppade tändstickorna i fickan. ”Det blir ingen brasa i år”, sa hon.

Folk började plocka ihop sina väskor. En väldigt liten pojke i en väldigt stor mössa stod och såg på {child}, och hakan darrade på honom.

”Det var du som hittade den”, sa han.

{child} kände sig så skyldig att {child.he} helst hade velat rulla ihop sig. {child.He} drog ner huvudet i halsduken och körde ner händerna i fickorna, så djupt det gick. Och där låg kolan.

# toffee
Det fanns bara en sak att göra, och då måste {child} bli uttittad en gång till. {child.He} klättrade upp på korvbordet.

”Vänta!” ropade {child.he}. ”Ät upp kolan! Allihop, nu! Så mycket som får plats!”

[friend: {Friend} sprang runt till alla som inte hade hört, med båda händerna fulla, och tog de fyra sista bitarna själv. Det var första gången någonsin som {friend.he} inte hade något att säga. ]{@A} tog en bit, och slaktaren tog tre. Runt hela brasan gick käkarna upp och ner, långsammare och långsammare, och fastnade.

”Säg det nu”, sa {child}.

”Mmmm”, sa hela byn. Det lät som en ko, långt borta, och det var ingenting att vara rädd för.

# the-legs
{child} tog också en bit och lade sig på magen.

Först kom nosen, och sedan ögonen, och sedan fötterna. ”Mmmm”, sa byn. Och då ställde sig igelkotten upp, och den hade ben. Det hade ingen anat. Långa och smala var de, med knän på, och den kom klivande som en fin dam som lyfter på kjolarna för att ta sig över en pöl.

Den stannade alldeles framför {child} och luktade på {child.his} haka. Nosen var kall som en regndroppe. {child} hade aldrig i sitt liv velat säga det så gärna, och det gick inte.

Då nös igelkotten.

”Mrosit”, sa {child}.

Den gick över slaktarens stövel[pet.dog: , och förbi {pet}, som inte hade fått någon kola men höll tyst ändå,] och in under häcken, och så var den borta.

”Åååå”, sa någon.

Det var {chair}. Hon hade inte ätit någon kola, för hon skulle hålla tal.

”Jag ber om ursäkt”, sa {chair}. ”Det var benen.”

# quietest
Och hon tände brasan och glömde talet. Det var den tystaste brasa de hade haft. De stod tätt ihop, varma i ansiktet och kalla om ryggen[music: , och nynnade på {@song} med stängda munnar], och hörde hur det knastrade. Och där emellan, bakom häcken, hörde de någon som åt en snigel.

# rolled-up
När {child} kom hem luktade {child.he} rök, och tänderna hade nästan släppt varandra. {child.He} kröp ihop mitt i sängen, där det var varmt, tills det bara stack fram en näsa.[pet.cat:  {Pet} rullade ihop sig i fotänden.][pet.other:  {Pet} sov redan.]

{@A} kom för att släcka och fick syn på näsan.

”Åååå”, sa {@a}, så mjukt som det bara gick.

Och {child} rullade ihop sig.

# @a
moster {aunt}
## if adult
{adult}

# @as
moster {aunt's}
## if adult
{adult's}

# @song
{music}

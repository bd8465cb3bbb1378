title: Lådan där det stod SOL
title: Solen är lös
title: Tippa den inte
guest mover: Stor-Leffe (han), Stor-Kenta (han)

% onlyAsked: flytten. Knarret får {adult} (annars någon) att ropa ”Vem är uppe?”, i det gamla huset, i köket och på morgonen.

# nobody-else
På lördag skulle de flytta, och {child} packade allt som ingen annan hade tänkt på.[sport:  Allt man behöver för att {play sport} var redan packat.][athlete:  {athlete} var redan nedtagen från väggen och hoprullad.]

Det går att packa vad som helst, bara man är snabb nog med locket[friend: , och {friend}[!friend.known: , {child.his} bästa vän,] hade kommit för att sitta på locken]. {child} hade packat knarret i golvet vid sängen, det som alltid fick [adult: {adult} | någon] att ropa: ”Vem är uppe?” {Child.He} hade packat koltrastens sång. På lådorna skrev {child.he} med en tjock svart penna: KNARR. KOLTRAST.

# his-bit-of-it
Allra sist packade {child.he} solen.

Det var bara en bit av den, den varma, gula fläcken som låg på golvet i {child.his} rum varje morgon. Före frukosten brukade {child} lägga sig i den, på rygg. {Child.He} trodde inte att det fanns någon sådan i det nya huset, [school: vad de än sa {at school}, ]och det var det värsta med att flytta. {Child.He} höll lådan lågt, och {child.he} smög sig närmare, och … smäll! Golvet blev grått. Lådan blev varm.

# dont-tip-it
”Vad är det i den här?” frågade {mover} från flyttfirman[city: , som hade burit halva {city} uppför trappor]. ”Den väger ju ingenting.”

”Sol”, sa {child}. ”Tippa den inte, är du snäll.”

”Det ska bli”, sa {mover}, och så fick lådan åka längst fram i flyttbilen, med bälte på.

# cold-all-over
Det nya huset var stort och tomt, och där inne lät alla röster konstiga[elder: , till och med {elder's}[elder2:  och {elder2's}]]. {child's} nya rum låg på baksidan. Utanför fönstret fanns det bara en vägg. {Child.He} kände med handen på golvet, och det var kallt överallt.

”Jag packar upp”, sa {child.he}.

# unpacking
Lådan med KNARR öppnade {child.he} nere i köket, och det var dumt. Knarret hoppade in i kylskåpsdörren, och så fort någon ville ha mjölk sa det knaaarr.

”Vem är uppe?” ropade [adult: {adult}, för det var vad {adult.he} alltid ropade | någon, för det var det alltid någon som gjorde].

Lådan med KOLTRAST öppnade {child} i badrummet. Där trivdes den. Den sjöng ur kranarna.

# a-lost-cat
Så det gick alltså. {child} bar upp den sista lådan till sitt rum och lyfte på locket.

Ut rann solen, gul som smör. Den låg på golvbrädorna och ruskade på sig. Den gled bort till väggen och tillbaka. Den gick ett varv runt rummet, som en bortsprungen katt.

”Det är ingen fara”, sa {child}. ”Det är här vi bor.”

# got-out
Men solen kände inte det här golvet. Den smet ut under dörren. Den sprang nerför trappan, ett steg i taget, och genom hallen, rakt [pet.dog / pet.cat: under [pet.dog: hunden|katten] {pet}, som nyss hade lagt sig i den, och ]över {mover's} skor.

”Solen är lös!” ropade {mover}[music: , mitt i {@song}].[pet.other:  Bara {pet} tog det lugnt.]

# snap
{child} sprang med lådan. I hallen försökte {child.he}. Smäll! Miss. I köket försökte {child.he}. Smäll! Miss. Runt bordet for solen, fortare och fortare, för den var rädd, och för varje varv blev den mindre. Först hade den varit stor som en filt. Nu var den stor som en tallrik.

”Den slocknar!” ropade {child}.

”Fortare med locket!” sa {mover}.

Men {child} släppte lådan. Det var ingen idé att jaga solen. Den ville ju bara ha det som den var van vid.

Den var van vid {child}.

# on-the-floor
Så mitt på det tomma köksgolvet lade sig {child} på rygg. {Child.He} lade armarna utmed sidorna, precis som före frukosten. {Child.He} låg så stilla {child.he} kunde. {Child.He} hörde sitt eget hjärta, och koltrasten som sjöng i kranarna.

Något rörde vid {child.his} fot.

Nu var solen inte större än ett tefat. Den kom upp över strumpan och vidare längs benet, och på magen stannade den. {child} rörde sig inte. Solen snurrade ett varv. Den bredde ut sig, till armbågarna, till hakan, större och varmare, tills den låg över hela {child} och över golvet på båda sidor.

”Ser man på”, sa {mover} lågt och tog av sig mössan.

# up-the-stairs
{child} reste sig, mycket sakta, och gick uppför trappan. Solen kom efter. I sitt nya rum lade sig {child} på golvet bredvid sängen, och solen lade sig också. Den här gången låg den kvar.

# in-the-morning
På morgonen vaknade {child} och visste inte var {child.he} var. Då var det något nere i köket som sa knaaarr.

”Vem är uppe?” ropade [adult: {adult} | någon].

{child} tittade ner över sängkanten. Där låg den, på det nya golvet, gul och varm och precis lagom stor.

”Jag”, sa {child} och gick och lade sig i den.

# @song
{music}

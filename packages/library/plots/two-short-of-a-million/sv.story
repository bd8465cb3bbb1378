title: Två kvar till en miljon
title: Landets artigaste kö
title: Aldrig genom mitten
guest keeper: Torvald (han), Eskil (han)
guest neighbour: Gudrun (hon), Maj-Britt (hon)

% Räkneverket visar två för lite, sedan sex nior efter {child} och sex nollor efter {keeper}: det har bara sex fönster. På bänken sitter {adult}, annars den äldre,
% annars grannen {neighbour}. Kompisen är inte med.

# two-short
På vändkorset vid piren var det två kvar till en miljon, och {child}, som hade väntat på det sedan i juni, ville inte gå igenom.

Varje lördag hade {child.he} skrivit upp siffran[school:  längst bak i en bok från {school}], alltså hur många som någonsin hade gått in genom vändkorset, klonk, och ut på piren[city: , från {city} och överallt ifrån]. {Child.He} hade räknat ut det i juli, och [friend: {friend}[!friend.known: , {child.his} bästa vän,] hade räknat efter|en gång till] i september, och det blev samma svar varje gång. Den sista lördagen på säsongen, strax före fem, skulle någon bli nummer en miljon. Och den som blev det fick Guldkortet. Alla karuseller, gratis, för resten av livet.

Klockan var tio i fem. Havet var grått[music: , och i en högtalare spelades {music} för en rad tomma stånd]. [adult: {Adult}|[elder: {Elder}|Grannen {neighbour}]] satt på en bänk med uppfälld luva och vaktade termosen[adult & elder: , och bredvid vaktade {elder}[elder2:  och {elder2}] smörgåsarna][!adult & elder2: , och {elder2} vaktade smörgåsarna]. Och {child} stod med handen på bommen och gick inte in, för nästa som gick in skulle bara bli den sista före miljonen, och det har ingen någonsin vunnit något på. Någon annan måste gå först.

# to-look-at-the-sea
”Ska du in?” sa en man bredvid {child.him}, som åt pommes frites, oerhört långsamt.

”Efter dig”, sa {child}.

”Nej, nej”, sa mannen. ”Efter dig.”

Det kom en tant med en dramaten. Hon tittade på siffran. Hon stannade.

”Gå före, för all del”, sa mannen.

”Det skulle jag aldrig drömma om”, sa tanten. ”Jag är här för att titta på havet.”

”Du står med ryggen mot det”, sa {child}.

Efter henne kom två bröder, som knuffades[sport:  och var på väg hem från att {play sport}].

”Du först, du är äldst!”

”Du först, du säger jämt att du aldrig får!”

Ingen rörde sig. Det var den artigaste kön i hela landet, och den kom ingenvart.

# all-six-nines
Inne i biljettkuren tittade {keeper} på klockan. Han hade skött vändkorset i fyrtioett år. I dag hade han slips, och mässingen hade han putsat så att den sken som en trumpet.

”Ingen brådska”, sa han till {child} genom sin lilla lucka. ”Fast klockan fem låser jag. Och på måndag kommer de och tar bort det här och sätter dit en grind som piper.”

”Men siffran, då?”

”Den följer med till skroten.” Han gned lite på mässingen med rockärmen. ”Jag hade bara hoppats få se det. När alla sex niorna slår om på en gång. Det får man inte se två gånger.”

# much-too-clever
Klockan var fyra minuter i fem.

{child} såg bort längs kön. Mannen hade en enda pommes kvar, och den höll han på att dela på mitten med sin lilla gaffel. Ingen skulle någonsin gå först. Alla var alldeles för smarta, och det var {child} också. {Child.He} tänkte på Guldkortet, och på rutschtornet, och på fem månaders räknande[pet: , som {pet}[pet.dog:  hunden][pet.cat:  katten] hade fått höra om varenda kväll].

”Äsch”, sa {child}, och så gick {child.he} igenom.

Klonk. Sex nior på rad, och de var {child’s}, och ingen människa hade någon nytta av dem.

# everybody-at-once
Och då gick alla på en gång. Mannen gick, och tanten gick, och bröderna kröp under, och dramaten kom in på tvären. Krasch. Vändkorset satt fast.

”Jag var först!”

”Min dramaten var först!”

”En dramaten är väl ingen människa!”

”Nej, men den är bättre uppfostrad!”

{keeper} kom utspringande genom den lilla sidodörren. Han drog från sitt håll, och från det andra låg {child} på knä och knuffade, ett hjul i taget, tills dramaten lossnade med ett plopp och alla satte sig i en hög. Då var klockan en minut i fem. De blängde på varandra, och ingen lät någon annan resa sig.

# the-side-door
{keeper} letade efter nycklarna i fickan. Och då fick {child} syn på var han stod. Han stod utanför.

”{keeper}”, sa {child.he}. ”Hur kommer du till jobbet?”

”Jag cyklar.”

”Jag menar, hur kommer du in?”

”Jaså! Genom sidodörren. Den är för personalen.”

”Varje gång? I fyrtioett år?”

”Jag har aldrig gått genom mitten”, sa {keeper}. ”Jag är den som räknar. Själv räknas jag inte.”

# one-after-another
Man hörde havet gå ut och in under plankorna. Bröderna såg på mannen. Mannen såg på tanten. Tanten reste sig, tog tag i sin dramaten och drog undan den.

”Efter dig”, sa hon.

Mannen vek ihop sin tomma strut. ”Efter dig”, sa han.

”Efter dig”, sa båda bröderna, precis samtidigt.

{keeper} rättade till slipsen. Han lade båda händerna på den blanka bommen, och så gick han rakt genom mitten.

Klonk.

Och alla sex niorna slog om, långsamt, som när en hel rad människor sätter sig. Nu stod det sex nollor.

# nothing-at-all
”Det står ju ingenting”, sa lillebrodern.

”Det finns bara sex fönster”, viskade {keeper}. ”Ettan får inte plats. Åh, så vackert det är.”

Tre minuter över fem kom nummer en miljon nedför rutschtornet med slipsen över axeln[athlete: , på en tid som {athlete} hade blivit avundsjuk på], och skrek ”tjohoooo” hela vägen ner.

Kortet gällde för innehavaren med gäst. Så strax bakom honom kom {child}.

# the-big-handle
Sedan var det nästan mörkt och dags att gå hem. Vid grinden satt det stora handtaget till alla lampor på piren.

”Efter dig”, sa {keeper}.

{child} drog ner det, och piren somnade för vintern.

# the-lamp
{Child.He} tänkte på det sent på kvällen, varm och skön i sängen, med havet kvar i öronen, ut och in. {Child.He} sträckte sig efter knappen.

”Efter dig”, sa {child.he} till lampan.

Och lampan gick först.

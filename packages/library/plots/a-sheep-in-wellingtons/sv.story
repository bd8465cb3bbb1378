title: Vems är regnbågen?
title: Min, min, bää
title: Ett får i stövlar
guest man: Evald (han), Sixten (han)
guest woman: Asta (hon), Elvy (hon)
guest sheep: Doris (hon), Majken (hon)

% Sant om regnbågar: den följer den som tittar, och två som sitter tätt ihop ser samma. Det violetta går först, det röda sist. Regnbågen är "den" och talar inte.

# all-week
Hela veckan hade {child} väntat på en regnbåge[school: , både hemma och {at school}], och hela veckan hade det bara regnat[city:  i {city}].

Men sent på fredagen kom solen fram bakom ryggen på {child.him} medan det fortfarande regnade framför, och {child} klättrade upp på muren för att vara beredd.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt där redan.] Det är så en regnbåge vill ha det[elder: , säger {elder}[elder2:  och {elder2}]]: sol i nacken och regn framför näsan.

Det var en bra mur. På ena sidan bodde {man}, som odlade kål. På andra sidan bodde {woman}, som hade {sheep}. {sheep} var ett får.

# there-it-was
Och där var den. Röd, orange, gul, grön, blå, indigo, violett, hela vägen upp och hela vägen ner igen.

”Åh”, sa {child}.

”Har man sett!” ropade {man} från sin trappa. ”Den står i min kål! Den är min!”

”Det gör den visst inte!” ropade {woman} från sin. ”Den står på mitt får! Den är min!”

”Bää”, sa {sheep}, som tyckte att den var hennes.

# whose
”{child}! Kom hit och titta!” ropade {man}. Så {child} hoppade ner och ställde sig bredvid {man}. Och {man} hade rätt. Regnbågen stod i kålen.

”{child}! Kom hit och titta!” ropade {woman}. Så {child} klättrade över och ställde sig bredvid {woman}. Och {woman} hade rätt. Regnbågen stod på {sheep}. Hon var grön i ena änden och rosa i den andra.

”Nå?” ropade båda två. ”Vems är den?”

”Bådas”, sa {child}.

”Det går inte!”

# it-ran
{man} hämtade skottkärran. ”Jag kör in den i köket”, sa han och satte av mot regnbågen. Men när han sprang, så sprang den. När han stannade, så stannade den.

{woman} hämtade tvättkorgen och satte av på sin sida. Men när hon sprang, så sprang den. När hon stannade, så stannade den.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] sprang på båda sidor, och det gick precis likadant för {pet.him}.][athlete:  Inte ens {athlete} hade hunnit fram.]

”Du skrämmer den med din kärra!” flåsade {woman}.

”Du skrämmer den med din korg!” flåsade {man}.

”Min!”

”Min!”

”Bää!”
## or
{man} hämtade skottkärran. ”Jag kör in den i köket”, sa han och smög sig på regnbågen, på tå i sina träskor. Men när han smög, så smög den. När han stannade, så stannade den.

{woman} hämtade tvättkorgen och gick baklänges på sin sida, så att den inte skulle se vem som kom. Men när hon gick, så gick den. När hon vände sig om var den precis lika långt borta.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] försökte på båda sidor, och det gick precis likadant för {pet.him}.][athlete:  Inte ens {athlete} hade hunnit fram.]

”Du skrämmer den med din kärra!” väste {woman}.

”Du skrämmer den med din korg!” väste {man}.

”Min!”

”Min!”

”Bää!”

# it-hopped
{child} klättrade upp på muren igen. {Child.He} tog tre steg åt vänster. Regnbågen tog tre steg åt vänster. {Child.He} tog tre steg åt höger, och regnbågen kom med. {Child.He} skuttade. Den skuttade.[friend: 

”Min skuttar också!” ropade {friend}[!friend.known: , {child's} bästa vän,] som skuttade borta vid grinden.]

Den var inte ett dugg rädd. Den följde ju med[sport: , och den hade nog kunnat {play sport} också, om {child.he} hade bett den].

”Ni har varsin!” ropade {child.he}. ”Alla har en egen!”

# nose-to-nose
Men ingen hörde. {man} och {woman} hade klivit fram till muren, en på var sida, och nu stod de näsa mot näsa och skrek. Ingen av dem tittade på regnbågen.

Det gjorde {child}. Solen höll på att gå ner, och det violetta var redan borta. Sedan gick det indigoblå.

”Den går!” sa {child}.

”Min!” skrek {man}.

”Min!” skrek {woman}.

# the-biggest-breath
Nu var det blå på väg bort. {child} tog det största andetag {child.he} hade.

”Bää!” skrek {child.he}.

Då tystnade de. De hade aldrig blivit utskällda av ett får i stövlar.

”Står man på två ställen får man varsin”, sa {child} så fort {child.he} kunde. ”Vill man ha samma, så måste man vara på samma ställe. Kom upp hit! Fort!”

”På muren?” sa {man}. ”Med mina knän?”

”Nu är det blå borta”, sa {child}.

# ears
Upp kom {man}, med ett stånk. Upp kom {woman}, med korgen kvar på armen. {child} satte sig i mitten och drog dem till sig i ärmarna, närmare, och ännu närmare, tills de satt öra mot öra allihop.

”Så”, sa {child.he}. ”Var är den nu?”

För första gången sedan lunch var ingen arg.

”Där borta, där muren tar slut”, sa {man}.

”Där borta, där muren tar slut”, sa {woman}.

# hers-then
Och det var den. Den stod inte på hans sida, och den stod inte på hennes. Den stod mitt på, där muren var låg och hade rasat lite, och mitt i den stod {sheep} med ett kålblad i munnen.

”Bää”, sa {sheep}.

”Jaha”, sa {man}.

”Jaha”, sa {woman}. ”Då är den väl hennes.”

# one-by-one
Ingen klättrade ner. De satt kvar, ärm mot ärm, och såg på medan resten gick.[music:  {man} nynnade på {@song}, alldeles lågt.][pet.other:  {Pet} såg på från fönstret där hemma.]

Det gröna gick.

Det gula gick.

Det orange gick.

Länge var det bara det röda kvar, smalt som en tråd.

Sedan gick det också, och så var det kväll.

# @song
{music}

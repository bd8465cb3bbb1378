title: Är det något kvar?
title: Vegas mattor
title: Mattan blir ren
guest vega: Vega (hon), Siri (hon)
guest milton: Milton (han), Wille (han)
guest hugo: Hugo (han), Ludvig (han)
guest alva: Alva (hon), Tindra (hon)

% ”Är det något kvar?” frågas om ilskan, efter varje matta; sedan frågar barnet {vega}; sist frågar barnet om tiden.
% {milton} är alltid påhittad: en ticked vän flyttar inte, och är en av dem som inte heller hade vetat något.

# five-laps
{child} var så arg att {child.he} hade gått fyra varv runt kvarteret, och det hade bara blivit värre.[elder:  Det var {elder}[elder2:  och {elder2}] som brukade säga att det går över om man går.][pet.dog:  [!pet.known: Hunden {pet}|{Pet}] hade följt med de två första och sedan satt sig.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] hade sett det första från fönstret och sedan vänt ryggen till.][pet.other:  {Pet} hade redan fått höra alltihop.] Det satt i käkarna. Det satt i händerna och ända nere i hälarna. På femte varvet sparkade {child.he} till en tomburk så att den flög in på en gård och slog klonk i en piskställning.

Bakom piskställningen stod en gammal dam med en mattpiska i handen. Hon räckte {child} ungefär till axeln.

”Du är arg”, sa hon.

”Nej!” skrek {child}.

”Jo, ordentligt. Vad bra. Kom hit.”

# a-hundred-per-cent
Hon hette {vega}. Hon hade alla sina mattor ute och en axel som inte gick att slå med längre.

”Jag tänker inte prata om det”, sa {child}.

”Det har jag inte bett om. Jag har bett dig slå.”

Det var nästan en förolämpning. När man är arg brukar folk säga att man ska lugna sig, eller fråga vad det är. {vega} tittade på {child} så som man tittar på en mobil som är laddad till hundra procent.

{child} tog mattpiskan, mest för att få henne att sluta. {Child.He} slog. Ett moln av damm steg upp, och {child.he} slog tills det inte kom mer.

”Är det något kvar?” frågade {vega}.

”Nej, den är ren.”

”I dig, menar jag.”

”Ja!”

”Utmärkt.” Hon hängde upp nästa.

# the-rug-gets-clean
{child} slog hallmattan. {Child.He} slog köksmattan.[sport:  Så hade {child.he} aldrig tagit i, inte ens för att {play sport}.] {Child.He} slog en grön ryamatta som hade mer grus i sig än en sandlåda.

”Är det något kvar?”

”Tror du att det går över bara för att man slår på en matta?” fräste {child}.

”Ingen aning”, sa {vega}. ”Men mattan blir ren.”

”Du är inte klok!”

”Är det något kvar, frågade jag.”

”JA!”

# every-door
Då gick hon in i trappuppgången och ringde på hos grannarna. Det hördes hela vägen upp. ”Jag har [child.she: en arg flicka | [child.name: ett argt barn | en arg pojke]] på gården”, sa hon vid varje dörr. ”Passa på, det räcker till fler.” Folk kom ner med mattor över axlarna och tackade {child} på förhand[athlete: , som om {child.he} vore {athlete}].

Det var svårt att vara arg i fred på den gården.

# rag-rug
Sist hängde {vega} upp en trasmatta. Den var smal och blek, med en blå rand här och där. ”Den här ska du ta lite …” började hon.

Men {child} hade precis kommit att tänka på {milton} igen, och på att alla hade vetat. {hugo} hade vetat, och {alva}, till och med deras tränare[school:  och vaktmästaren {at school}]. {child} slog så hårt {child.he} kunde.

RATSCH.

Den ena halvan hängde kvar. Den andra låg på marken.

Ingen sa någonting. {vega} böjde sig ner och tog upp den lösa halvan. Hon strök med handen över den blå randen.

”Det var pappas arbetsskjorta”, sa hon. ”Mamma vävde in den.”

”Jag menade inte …”

”Nej”, sa {vega}. ”Det hjälper inte. Nu är jag arg.”

# now-i-am
Hon tog mattpiskan, gick fram till dörrmattan och klippte till den med sin dåliga axel. Och en gång till. Sedan sjönk hon ner på bänken och flämtade.

{child} satte sig ytterst på kanten. {Child.He} visste inte vad man frågar en människa i det läget. Det fanns bara en sak {child.he} kunde.

”Är det något kvar?” sa {child.he}.

”Ja”, sa {vega} och torkade sig under ögat. ”Fast det är inte argt längre. Det är bara blött.”

# everybody-but-me
{child} såg på sina händer. De var röda och alldeles slaka.

”{milton} ska flytta”, sa {child.he}. ”Till Haparanda. [friend: Vi har varit kompisar | Vi har varit bästa kompisar] sedan vi var tre, och han har berättat för alla utom mig[friend:  och {friend}].”

”Vad sa du när du fick veta det?”

”Att det skulle bli skönt.”

{vega} nickade, som om det var ungefär vad hon själv skulle ha sagt.

# the-other-way-round
Grinden gnisslade. Där stod {milton}. Han hade uppenbarligen gått runt kvarteret åt andra hållet.

”Jag hörde smällarna”, sa han. ”Jag tänkte att det kunde vara du.”

Ingen av dem visste hur man fortsatte. Det visste {vega}. Hon satte mattpiskan i handen på {milton}.

”Är du också arg?”

{milton} öppnade munnen för att säga nej. I stället gick han rakt fram till ryamattan.

”Jag vill INTE!” Smack. ”FLYTTA!” Smack. [city: ”Från {city}!” Smack. ]”Till HAPARANDA!”

Det kom ut grus som {child} hade trott var slut.

# for-real
”Men varför sa du inget till mig?” sa {child} när det hade lagt sig.

{milton} stod med ryggen till.

”När jag sa det till {hugo} var det bara något jag sa”, svarade han. ”Om jag sa det till dig skulle det vara på riktigt.”

Det var det dummaste {child} hade hört. {Child.He} förstod det precis.

”Det blir inte skönt”, sa {child.he}.

”Nej.”

# it-will-hold
{vega} hade gått in. Hon kom tillbaka med två stoppnålar, grovt garn och en termos[music: , och nynnade på {music}]. De satt på bänken, en på var sida om henne, med var sin halva av trasmattan i knäet. Så sydde de mot varandra, från varsitt håll. {milton} sydde snett. {child} sydde fast sitt byxben. Skarven blev tjock som en korv.

”Den är ful”, sa {child}.

{vega} tog i och drog, allt vad axeln tålde. ”Den håller”, sa hon. Hon lät nöjd. ”Nå? Är det något kvar?”

{child} kände efter. Käkarna, händerna, hälarna.

”Lite”, sa {child.he}.

”Då kommer ni på lördag[friend: , och tar med er {friend}]. Det är gott om mattor i trapp B.”

# three-weeks
Solen hade gått ner bakom taket. Gården luktade damm och kaffe. {milton} petade i skarven, och {child} petade i den från sitt håll.

”Är det något kvar?” frågade {child}.

”Av vad då?”

”Innan du flyttar.”

”Tre veckor.”

{child} tänkte på tre veckor. Det var en hel del, om man inte gick åt varsitt håll runt kvarteret.

Sedan bar de in mattan åt {vega}, en i varje ände.

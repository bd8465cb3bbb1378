title: Mellan tre och fyra
title: Vill du ha frågan?
title: De höga tonerna
guest friend: Maja (hon), Iris (hon)

% På torget går det inte att säga något som inte är sant, inte ens en saga; men ”tänk om” går. Skyltarna läses rakt upp och ner. {friend} är {child's} bästa vän.

# the-button
Hissen i {friend's} hus[city:  {in city}] hade en knapp som ingen brukade bry sig om. Den satt mellan trean och fyran, och det stod ingenting på den.

”Har du fortfarande ont i huvudet?” frågade {friend} när dörrarna gick igen.

”Lite”, sa {child}.

Det var inte sant. Det hade inte varit sant i lördags heller, när de skulle ha övat på sin duett till vårkonserten[school:  {at school}] och {child} hade ringt återbud[sport: , och för säkerhets skull hade låtit bli att {play sport} också].

Då tändes knappen. Hissen stannade med ett ryck och dörrarna öppnades mot ett torg.

# the-square
Det var ett helt vanligt torg, med duvor och en fontän. Men på bageriet stod det GANSKA GODA BULLAR, och på busshållplatsen stod det BUSSEN KOMMER NÄR DEN KOMMER, VI ÄR LEDSNA. [music: En flicka spelade {music} på dragspel bakom en skylt: JAG KAN BARA DET HÄR. ]En man provade hatt utanför en affär.

”Den klär er inte”, sa expediten.

”Nej”, sa mannen glatt. ”Men jag tycker om den.”

”Då ska ni ha den.”

[pet.dog: Vid en korg låg en hund, och ovanför stod det HAN HAR REDAN FÅTT MAT. ”Tur att {pet} inte bor här”, sa {child}.

][pet.cat: På en mur låg en katt, och på muren stod det HON HAR REDAN FÅTT MAT. ”Tur att {pet} inte bor här”, sa {child}.

][pet.other: Utanför djuraffären stod det DE VILL HELST VARA I FRED. ”Det vill {pet} också”, sa {child}.

]{Friend} fnissade. De gick in på bageriet.

”Kanelbullarna är från i går”, sa bagaren. ”Mazarinerna vet jag inte vad som hände med. Men kardemummabullarna är så bra att jag själv blir rörd.”

De fick en var, och de var verkligen så bra.

”Jag tror inte att de kan ljuga här”, viskade {friend}. ”Prova!”

{child} tog sats[athlete:  som {athlete}]. ”Jag är en gi…” Det tog stopp. {Child.He} försökte igen. ”Jag är en gi… Jag är en {child}.”

{Friend} skrattade så att {friend.he} satte smulor i halsen, och {child} skrattade också. Men under skrattet kände {child.he} något kallt. Om {friend} frågade om huvudvärken nu skulle svaret komma ut, vare sig {child.he} ville eller inte.

# what-if
Vid fontänen satt en kvinna med en liten pojke i knät. Pojken gnällde och gned sig i ögonen.

”Han behöver sova”, sa kvinnan. ”Men han vill höra något först, och jag har redan berättat allt som hänt. Det tog slut i tisdags.”

”Ta en saga då”, sa {child}.

”Vad är det?”

”Något som inte har hänt. Det bodde en…” Det tog stopp. Det hade ju inte funnits någon drake, så det gick inte att säga att den hade funnits. {child} tuggade på läppen. {Child.He} gick runt orden, som man går runt ett hus för att se om det finns en annan dörr.

”Tänk om”, sa {child.he} prövande. ”Tänk om det bodde en drake i fontänen.”

Det gick! Det var ingen lögn. {Child.He} bad honom bara att tänka.

Pojken slutade gnälla. ”Tänk om den var rädd för vatten”, sa han.

”Tänk om den fick simma med flytväst”, sa {friend}.

De höll på tills draken hade tagit simborgarmärket, och då sov pojken med öppen mun. Kvinnan såg på dem som om de hade gett henne en ny färg.

# knock-first
”Tack”, sa hon. ”Jag har inget att ge tillbaka. Men jag ser att ni är nya här, och att en av er är rädd.”

{child} tittade i marken.

”Det är inte svaren man ska akta sig för”, sa kvinnan, ”det är frågorna. En fråga kan vara som att rycka upp någons dörr. Därför knackar vi först. Vill du ha frågan? säger vi. Och då får man säga nej. Ett nej är också sant.”

De gick bort till hissen. Den stod och väntade med öppna dörrar. {Friend} stannade utanför.

# the-question
”{Child}”, sa {friend}. ”Vill du ha frågan?”

Det gick att säga nej. {child} kände hur lätt det skulle vara. Men huvudvärken som inte fanns hade legat mellan dem i fyra dagar, och {child.he} var trött på att kliva över den.

”Ja”, sa {child.he}.

”Hade du ont i huvudet i lördags?”

”Nej.” Det kom så fort att {child.he} knappt hann vara med. ”Jag ville inte sjunga. Du är bättre än jag, och när vi sjunger ihop hör alla det. Jag blir avundsjuk, och sen skäms jag för det, för jag tycker ju så mycket om dig.”

{Friend} var tyst. Fontänen plaskade.

”Jag har också något som är sant”, sa {friend}. ”Vill du ha det?”

{child} nickade.

”Du sjunger lite falskt på de höga tonerna. Det har jag hört hela tiden.”

Det sved. Det sved precis så mycket som {child} hade trott.

”Och jag vågar inte sjunga utan dig”, sa {friend}. ”Jag blir så rädd att jag inte får luft. Men när du står bredvid går det. Det är därför jag tjatar.”

# the-low-ones
{child} såg på {friend.him}. Här gick det inte att säga något bara för att vara snäll. Inte ett enda ord.

”Du skulle kunna ta de höga tonerna”, sa {child} långsamt, ”och jag de låga. De låga är jag faktiskt bra på.”

”Ja”, sa {friend}. ”Det är du.”

Och eftersom de fortfarande stod på torget visste {child} att det stämde.

# a-giraffe
De klev in. Dörrarna gick igen. Hissen skakade till, och siffran fyra tändes. De kände igen lukten av stekt lök från {friend's} granne.

”Prova nu”, sa {friend}.

”Jag är en giraff”, sa {child}.

”Skönt”, sa {friend}. ”Det är bra att det går.”

De övade till klockan sju, den ena högt och den andra lågt. [elder: Sedan ringde de upp {elder}[elder2:  och {elder2}] och sjöng i telefonen. ”Det var det vackraste jag har hört”, sa {elder.short}. Det gick inte att veta säkert, men {child} trodde på det.

]När {child} skulle gå stod {friend} kvar på tröskeln och fingrade på dörrhandtaget.

# one-more
”Vill du ha en fråga till?” sa {friend}.

”Ja.”

”Kommer du i morgon också?”

”Ja”, sa {child}.

Det hade gått att säga vad som helst. {Child.He} åkte hela vägen ner och log i hissen.

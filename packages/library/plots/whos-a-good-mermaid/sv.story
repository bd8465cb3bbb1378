title: Vem är en fin sjöjungfru?
title: Vilka ben?
title: Det kommer
guest pet: Boss (han), Saga (hon)
guest friend: Melker (han), Iris (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna på filten (@a) är den äldre, annars {adult}, annars {minder}. ”Vem är en fin hund?” sägs som man säger till en hund, och det andra likadant, fast högre. Sista gången hörs det långt bortifrån.
% En regel: en svans sätter i gång när man säger att den är fin.

# his-tail
[city: Det var långt från {city} till havet. ]De hade varit på stranden i tio minuter, och {pet}[!pet.known: , {child's} hund,] hade redan vält två sandslott och {@as} kaffe. Det var inte meningen. Det var svansen.

”Vem är en fin hund?” sa {child}, och då satte den i gång igen, dunk, dunk, dunk. Det var det tredje sandslottet.[friend:  Det hade {friend}[!friend.known: , {child's} bästa vän,] byggt. {Friend.He} började på ett fjärde.]

”Gå och var fin någon annanstans”, sa {@first} från filten.[elder2:  {Elder2} höll hårt i den andra koppen.] ”Och inte djupare än till knäna!”

# no-knees
Så {child} och {pet} gick längs vattnet, och där satt en sjöjungfru på en sten, med svansen uppdragen så högt det gick.

”Ursäkta”, sa hon. ”Är det djupt?”

”Bara till knäna”, sa {child}.

”Jag har inga knän”, sa sjöjungfrun. ”Och jag kan inte simma.”

# picked-up
”Men du är ju sjöjungfru!”

”Det säger alla. Därför säger jag det inte så gärna.” Hennes systrar hade alltid dragit henne, sa hon, i varsin hand. Men i morse hade de satt henne på stenen och släppt taget. ”Det kommer, sa de. Klockan fyra är de tillbaka, och det enda som har kommit är en krabba.” Hon höll upp armen, och där hängde den.

# which-legs
”Jag kan lära dig”, sa {child}. ”[school: Jag har sett hur man gör {at school}. ][sport.Swimming: Jag går på {sport}. ]Det är lätt[sport & !sport.Swimming: , mycket lättare än {sport}]. Först sparkar du med benen.”

”Vilka ben?” sa sjöjungfrun.

Det hade {child} inte tänkt på.

De övade mellan stenarna, där det var lugnt. {child} höll henne under magen, och armtagen gjorde hon så vackert. Men svansen bara hängde, som en våt sovsäck, och ner åkte hon.

# what-has-he-done
”Den gör ingenting”, sa sjöjungfrun och spottade ut en räka. ”Det har den aldrig gjort.” Hon tittade på {pet}, som stod där och drack av havet. ”Den där har ju också en svans. Vad ska man ha den till?”

”{Pet.He} viftar på den”, sa {child}.

”Hur då?”

”Jag tror inte att {pet.he} vet. Jag säger bara: Vem är en fin hund?”

Dunk, dunk, dunk! {Pet's} svans slog i vattnet så att alla blev våta.

”Varför?” sa sjöjungfrun. ”Vad har {pet.he} gjort?”

”Ingenting”, sa {child}. ”{Pet.He} är bara fin.”

”Så säger de aldrig hemma”, sa sjöjungfrun. ”De säger bara att det kommer.”

# the-ferry
Långt ute gick färjan förbi, och det var ingen som tänkte på den. Men en färja gör en våg. Den kom in över stenarna, och när den drog sig tillbaka tog den sjöjungfrun med sig.

Åh nej! {child} sprang efter, tills vattnet nådde till knäna, och där måste {child.he} stanna. Där ute såg {child.he} ett huvud, och en arm med en krabba på.

”Ta simtag!” ropade {child}.

”Det GÖR jag!” ropade sjöjungfrun.

”Sparka!”

”VILKA BEN?” Blubb.

”{@A}!” skrek {child}. {@A} kom springande, men stranden var lång, och snart var det knappt något huvud kvar.

# sideways
{child} blev alldeles kall i magen. Bredvid stod {pet} och skällde och skällde.

”Fin hund”, sa {child} för att lugna {pet.him}. ”Vem är en fin hund?”

Smack, smack, smack! Svansen slog i vattnet så att {pet} for i väg åt sidan, som en båt.

{child} stirrade. Det var svansen som gjorde det! {Child.He} gjorde en tratt av händerna.

# another-one
”VEM ÄR EN FIN SJÖJUNGFRU?” skrek {child.he}.

Armen slutade vinka. ”Finns det en till?” ropade sjöjungfrun.

”DET ÄR DU! VEM ÄR EN FIN SJÖJUNGFRU?”

”Men jag har ju inte gjort något!”

”DET BEHÖVS INTE!” skrek {child}. ”VEM ÄR EN FIN SJÖJUNGFRU? VEM ÄR VÄRLDENS FINASTE SJÖJUNGFRU? DET ÄR DU!”

Och längst bort på sjöjungfrun sa det svisch.

”Den rörde sig!” ropade hon.

# swish
Svisch, svisch, svisch! Upp kom axlarna. Upp kom krabban. Hon for in genom vågorna som en motorbåt[athlete: , fortare än {athlete}], förbi {child} och runt igen. Och {pet}, som aldrig hade hört så många fina ord som var till någon annan, simmade efter så fort {pet.he} kunde.

”Hur stannar man?” ropade sjöjungfrun. Rakt framför henne stod {@a}, med vatten till knäna och skorna på.

”SITT!” skrek {child}.

De satte sig båda två, {pet} och sjöjungfrun.

”Mår hon bra?” flämtade {@a}.

”Hon är fin”, sa {child}.

Svisch! Och {@a} blev våt ända upp i håret.[friend: 

”Det var det fjärde”, sa {friend}.]

# i-wag-it
Klockan fyra stack två huvuden upp ur vattnet. ”Nå?” sa systrarna. ”Har det kommit?”

”Nej”, sa sjöjungfrun. ”Jag viftar.”

Och så for hon i väg, och de fick ligga i för att hinna med.

# thump
{@A} hängde upp två våta strumpor. {child} satt på filten[music:  och nynnade på {@song},] med {pet's} våta huvud i knät, och solen gick ner. Då hördes ett rop långt, långt utifrån.

”Vem är en fin {child}?”

Det var nästan mörkt. {child} gäspade och lade sig tätt intill {pet}, med en handduk över dem båda. {Child.He} hade ingen svans. Men långt inne var det något som sa dunk, dunk, dunk, saktare och saktare.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder's}
## if adult & !elder
{adult's}
## if elder
{elder's}

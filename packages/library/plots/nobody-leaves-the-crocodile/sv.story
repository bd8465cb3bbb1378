title: Ingen går ifrån krokodilerna
title: Riktiga tårar
title: En trevlig stock
guest croc: Bertil (han), Gösta (han)
guest keeper: Gunilla (hon), Marianne (hon)
guest partner: Ludvig (han), Melker (han)
guest skipper: Ove (han), Kjell (han)

% Krokodilen är "han". @a styr: den vuxna, annars mor- eller farföräldern, annars grannen som äger båten: namnet varje gång, aldrig han eller hon.
% Den andra av dem, eller båda, brer äggmackor (@cook). Katten är som sin ras (@sort).

# a-log
Den andra dagen på båtsemestern[city: , långt från {city},] körde {@a-first} på en stock.

”Förlåt”, sa stocken.

{@A} hörde ingenting, för motorn lät så. Men [friend: {child} och [!friend.known: {child.his} bästa vän, ]{friend}[!friend.known: ,] låg på mage längst fram i sina flytvästar, med hakorna över kanten, och de | {child} låg på mage längst fram i sin flytväst, med hakan över kanten, och {child.he}] hörde alldeles tydligt. Det gjorde {pet} också. {@sort}

Stocken hade ögon. Ögonen var gula, och det rann tårar ur dem.

# real-tears
”Du är en krokodil”, sa {child}.

”Ja”, sa krokodilen, ”och innan du säger något: de är riktiga. Ingen tror mig. Jag har gråtit sedan i torsdags. Två ankor simmade förbi och sa ’oj, krokodiltårar’ och skrattade. Försök vara ledsen, du, när du är det enda djur som är känt för att låtsas.”

{Pet} kisade. {Pet.He} kunde allt om att låtsas. Varje morgon låtsades {pet.he} att {pet.he} inte hade fått någon frukost.

”Vad är du ledsen för?” frågade {child}.

”Jag hittar inte hem”, sa krokodilen, ”och jag har foten i en kundvagn.”

Han lyfte upp den ur vattnet och visade. Den hade fastnat i gallret och ville inte ut igen.

# i-believe-you
{child} tittade på foten. {child.He} tittade på tänderna, som var väldigt många. Sedan tittade {child.he} på tårarna igen. En av dem rann längs hela den långa, knöliga nosen, hängde kvar längst ut och föll, plipp. Vem som helst kan göra en min, tänkte {child}. Men krokodilen hade snörvlat i smyg, och det gör man inte på låtsas.

”Jag tror dig”, sa {child}. ”Håll dig stilla.”

{child.He} sträckte sig ner över kanten[friend: , medan {friend} höll i flytvästen], och {child.he} vred, och {child.he} lirkade, och foten satt där den satt. Här behövdes det någon med mindre händer och bättre krokar.

”{Pet}”, sa {child}.

# better-hooks
{Pet} tittade på vattnet och rös. {Pet.He} tittade på krokodilen, länge, uppifrån och ner. Sedan klev {pet.he} över från båten till krokodilens rygg, som om det hade legat en dörrmatta där, gick bort till foten, hakade loss en ståltråd med en klo och gick tillbaka. Inte en tass blev våt.

Kundvagnen sjönk. Krokodilen spretade med tårna, och sedan grät han värre än någonsin.

”Det är lättnad”, förklarade han.

# desmond
Han hette {croc}. Han simmade bredvid, med bara nosen ovanför vattnet, och berättade resten.

”Jag bor på djurparken. Fint ställe. Uppvärmt vatten. I torsdags låg jag i gången och väntade på att {keeper} skulle skura golvet hos mig, och dörren var inte riktigt stängd. Då hörde jag en fröken som ropade: ’Nu går alla krokodiler på led! Ta en kompis i handen! Ingen går ifrån krokodilerna!’”

”Åh nej”, sa {child}. ”Det var väl bara en klass som hette så.[school:  Vi går också på led, {at school}.]”

”Det vet jag nu”, sa {croc}. ”Just då blev jag väldigt rörd. Jag ställde mig sist. Min kompis hette {partner}, och han höll mig i handen hela vägen till bussen. Vi sjöng sånger[music:.” Han nynnade lite på {@song}, ganska blött. ”Men sedan|. Men sedan] skulle alla gå på toaletten, och det var kö, och när jag kom ut hade de åkt.” Plipp. ”{keeper} är nog alldeles förtvivlad. Hon borstar mina tänder på söndagar.”

# doing-steering
”{child}?” ropade {@a} längst bak i båten. ”Vem är det du pratar med?”

”En krokodil!”

”Jaha du”, sa {@a}, som bara kunde göra en sak i taget, och nu var det att styra.

[adult & elder / elder2: ”Fråga om den vill ha ägg”, ropade {@cook} nere i kajutan.

]{child} tog fram kartan, och [friend: {friend} | {child.he}] följde kanalen med fingret, under broarna och runt bakom parken. Och där, alldeles vid vattnet, var det ritat en pytteliten elefant.

”{@A}! Kan vi åka till djurparken?”

”Det är sex slussar dit!” sa {@a}.

# six-locks
Den som har åkt båt på en kanal vet hur det är med slussar. Man vevar tills det gör ont i armarna, och sedan ställer man sig med ryggen mot bommen som öppnar porten, och så trycker man och trycker man. {child} och {@a} hade klarat tre stycken dagen innan, och båda hade fått lägga sig efteråt.

Vid den första slussen lutade sig {@a} mot bommen, drog ett djupt andetag och tog i. Nere i vattnet satte {croc} nosen till. Porten flög upp som en skåpdörr.

”Oj!” sa {@a}. ”Nu börjar jag få in snitsen!”[sport:  Det var precis som att {play sport}, förklarade {@a}. Det satt i andningen.]

Vid den andra slussen räckte det med en hand. Vid den femte räckte det med ett finger, och {@a} bugade för några på ett kafé, som stirrade, med bullarna halvvägs till munnen, på någonting nere i vattnet.[athlete:  ”Det där skulle {athlete} ha sett”, sa {@a}.]

”Trevlig stock”, sa {@a} och klev ombord igen. ”Den har följt med oss hela dagen.”

# nice-log
De kom fram till djurparken när solen höll på att gå ner. På kajen stod en kvinna i gröna arbetskläder, med en tandborste, lång som en kvast. Hon var röd om ögonen. Hon hade tydligen stått där sedan i torsdags.

”{keeper}”, ropade {croc} och for upp på land som en hundvalp.

Och {@a}, som inte hade något mer att styra, vände sig till slut om och tittade, först på benen, och sedan på svansen, och sedan, ganska länge, på sitt finger. Sedan satte sig {@a} på däck bredvid {pet}, som makade på sig.

”{child}”, sa {@a} matt. ”Den där stocken.”

”Jag sa ju det”, sa {child}.

# a-duck
{keeper} hade armarna om {croc} så långt de räckte, och båda grät, plipp, plipp, plipp.[adult & elder / elder2:  {@Cook} bjöd på äggmackor. {croc} ville gärna ha ägg.]

”Titta där”, sa en anka. ”Krokodiltårar.”

Och {pet}, som aldrig blötte ner tassarna för någons skull, lutade sig långt ut över kanten och stänkte ner ankan, med en {@paw}.

# @a
{skipper}
## if elder
{elder.short}
## if adult
{adult}
## if adult & elder
{adult}

# @A
{Skipper}
## if elder
{Elder.short}
## if adult
{Adult}
## if adult & elder
{Adult}

# @a-first
{skipper}, som bodde bredvid och ägde båten,
## if elder
{elder}
## if adult
{adult}
## if adult & elder
{adult}

# @cook
{elder2}
## if adult & elder
{elder}
## if adult & elder & elder2
{elder} och {elder2}

# @Cook
{Elder2}
## if adult & elder
{Elder}
## if adult & elder & elder2
{Elder} och {elder2}

# @sort
{Pet} var {child's} katt och hade långa morrhår och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills det var dubbelt så mycket katt.
## if breed.Maine Coon
{Pet} var {child's} katt, en maine coon, stor som ett litet får, med tofsar på öronen och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills {pet.he} var stor som ett mellanstort får.
## if breed.Persian
{Pet} var {child's} katt, en perser, lik en kudde, med platt nos och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills {pet.he} var mera lik en soffa.
## if breed.British Shorthair
{Pet} var {child's} katt, en brittisk korthårskatt, rund som en tekanna, med tjock grå päls och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills det såg ut som en tekanna med tehuva på.
## if breed.Ragdoll
{Pet} var {child's} katt, en ragdoll, mjuk som en kudde, med blå ögon och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills {pet.he} såg ut som en kudde efter ett kuddkrig.
## if breed.Bengal
{Pet} var {child's} katt, en bengal, prickig som en leopard, med bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills det blev längre mellan prickarna.
## if breed.Siamese
{Pet} var {child's} katt, en siames, med blå ögon, en röst som ett gångjärn och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills svansen såg ut som en flaskborste.
## if breed.Abyssinian
{Pet} var {child's} katt, en abessinier, brun som rostat bröd, med stora öron och bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills {pet.he} var stor som hela limpan.
## if breed.Russian Blue
{Pet} var {child's} katt, en russian blue, grå och blank som en säl, men med bestämda åsikter om vatten. Vartenda hårstrå på {pet.him} reste sig, tills det inte var något blankt kvar.
## if breed.Scottish Fold
{Pet} var {child's} katt, en scottish fold, med öronen vikta så att det inte skulle komma in vatten, för om vatten hade {pet.he} bestämda åsikter. Vartenda hårstrå på {pet.him} reste sig. Öronen var nära att göra det.
## if breed.Sphynx
{Pet} var {child's} katt, en sphynx, utan päls och med väldigt bestämda åsikter om vatten. Några hårstrån hade {pet.he} inte att resa, så {pet.he} reste allt det andra.

# @paw
enda tass
## if breed.Maine Coon
enda väldig tass

# @song
{music}

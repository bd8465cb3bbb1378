title: Vad kapten {captain} grävde ner
title: Till mig när jag är gammal
title: Till nästa nos
guest captain: Agnes (hon), Edit (hon)
guest shop: Gunvor (hon), Berit (hon)
guest dog: Ludde (han), Buster (han)

% Den som har fiskgrillen (@a): {adult}, annars den äldre, annars {shop}. Hunden (@d) är {pet} där det är en hund, annars {dog}. Det som står i burken är lika gammalt som {child}.

# over-the-step
Två gånger om året[age>=7: , när månen drog som mest,] kom havet upp på Hamngatan. Det kom över muren och förbi banken och upp på trappan till fiskgrillen, där {child} och {@who} sopade ut det igen.

Men i år hade det ett piratskepp med sig.

Skeppet kom runt hörnet vid apoteket, mycket sakta[age>=7: , och skrapade lite]. {@Dog}, som låg under disken och väntade på att någon skulle tappa en pommes, satte nosen i vädret och tjöt.[pet.cat:  [!pet.known: Katten {pet}|{Pet}] öppnade ena ögat och stängde det igen.]

”Ohoj!” vrålade en röst. ”Är det där en affär?”

”Det är den enda som har öppet”, sa {child} i dörren.

”Då ska vi ha nio torsk med pommes”, sa rösten. ”Och vem har flyttat på stranden?”

Kaptenen var den äldsta {child} någonsin hade sett klättra nerför ett rep. Hon hade en vit fläta ner till bältet och en ögonlapp uppskjuten i pannan.[age>=7:  (”Den är bara för soliga dagar”, förklarade hon.)] Hon var kapten {captain} på Våta Hönan. Efter henne kom åtta stora pirater, och allihop torkade av fötterna.

# three-troubles
”Jag grävde ner en skatt här för ett helt liv sedan”, sa kaptenen när de hade fått sin fisk, ”och nu har jag kommit för att gräva upp den. Men det är tre saker som krånglar. Den första är att geten åt upp kartan.[city:  Det enda den lämnade var {city}.]”

Uppe på däck tittade en get över relingen och tuggade.

[age>=7: ”Vad är den andra?” frågade {child}.

”Att jag inte minns vad det var. | ”Den andra är att jag inte minns vad det var”, sa kaptenen. ”]Jag vet bara att det var det finaste jag hade[age>=9:  i hela världen].”

”Och den tredje?”

”Klockan nio är vattnet som högst. Är vi kvar då blir vi kvar till våren, och jag får parkeringsböter.”[age>=9: 

{child} tittade på klockan. Den var kvart över åtta.]

# a-nose
”Det ni behöver är en nos”, sa {child}. ”{@D} hittade tant Märtas hörapparat i en kompost. Men {@dhe} måste ha något att lukta på.”

Kaptenen drog fram flätan och knöt upp den längst ner. Där satt en bit band som en gång hade varit rött.

”Den andra halvan sitter runt skatten”, sa hon. ”Jag klippte av bandet samma dag som jag grävde ner den.”

{@D} luktade länge på bandet, som om det var en bok med [age>=9: väldigt ]många sidor. Sedan satte {@dhe} nosen i backen och gick.

# by-the-fryer
{@dHe} gick längs Hamngatan med hav upp till magen, och efter {@dhim} plaskade {child}[friend: , {child.his} bästa vän {friend}] och nio pirater. {@dHe} gick förbi banken[school:  och {school}] [age>=7: och runt ankaret ]och två varv runt musikpaviljongen. Sedan vände {@dhe}, travade hela vägen tillbaka, gick uppför trappan och in bakom disken och satte sig vid fritösen.

[age>=9: Piraterna stönade.

]”Den är bara hungrig”, sa den största, som hette Kitteln.

”{@D} är alltid bara hungrig”, sa {child}. ”Men titta nu.”

När {@d} ville ha en pommes tittade {@dhe} på pommes. Nu tittade {@dhe} [age>=7: inte på en enda pommes. {@dHe} tittade ]på golvet, och ena tassen var i luften.

”{@D} tigger inte”, sa {child}. ”{@D} talar om något.”

# what-was-here
[age>=9: Kaptenen gick fram till fönstret. Hon tittade på kyrktornet. Hon tittade på fyren.

]”Vad fanns det här”, frågade [age>=9: hon|kaptenen] långsamt, ”innan det fanns en fiskgrill?”

”Ingenting”, sa {@old}. ”Bara slutet på stranden.”

Åtta spadar åkte upp i luften.

# my-floor
”Aldrig i livet”, sa {@a} och ställde sig framför dem med stekspaden. ”Här gräver ingen i mitt golv.”

Åtta pirater tittade ner på sina stövlar, och man såg att de tänkte på sin mamma, allihop.

[age>=7: ”Snälla”, sa kapten {captain}.

]”{@A}”, sa {child}. ”Hon har väntat nästan hela livet.”

[age>=7: {@A} tittade på kaptenen, och på klockan.

]”Det är fyra plattor som är lösa borta vid kylen”, sa [age>=7: {@he}|{@a}] till slut. ”[age>=9: Jag har tänkt laga dem sedan i påskas. ]Ni gräver snyggt, och ni lägger tillbaka allt.”

[age>=7: ”Vi är väldigt snygga”, sa Kitteln och vek ihop sin servett för att visa det.]

# tink
De grävde[music:  i takt till {music}]. [age>=9: Sanden lade de i potatishinkarna. ][age>=7: Tjugo i nio. Tio i. ]Och så sa det kling om en spade.

Det var en burk[age>=7: , inte större än en limpa], med ett rött band runt. Kaptenens fingrar darrade, så {child} fick knyta upp det.

I burken låg en blå knapp[age>=9: , en visselpipa av vass] och en liten tand. Och så låg där ett papper med stora vingliga bokstäver. {child} läste högt.

”Till mig när jag är gammal. Jag är {age} år. Jag ska bli pirat och ha ett skepp och en get. Blev jag det? Hälsningar, {captain}.”

# did-you
[age>=7: Ingen sa något. ]Kaptenen drog ner ögonlappen, för det ögat läckte.[age>=7:  Sedan märkte hon att det andra läckte också.]

”Nå?” viskade {child}. ”Blev du det?”

”Det blev jag”, sa kapten {captain}. ”Med skepp. Med get. Med alltihop.” Och så skrattade hon, och skrattet var ungefär {age} år.[age>=7:  ”Tänk att jag i alla år har trott att det bara råkade bli så.”]

”VATTNET”, vrålade Kitteln.

# a-good-hole
Alla skottade.[athlete:  Inte ens {athlete} hade gjort det fortare.] Men kaptenen höll fram den tomma burken till {child}.

”Det är ju synd på ett så bra hål”, sa hon. ”Du har fyra minuter.”

{child} hade aldrig tänkt så fort[sport: , inte ens när det var dags att {play sport}]. {Child.He} tog pennan bakom örat på {@a} och skrev på baksidan av ett fiskpapper. {Child.He} lade ner sin finaste kula, [friend: en knapp från {friend}, ][pet.other: en bild på {pet} ]och ett hårstrå från {@d}[age>=9: , som satt på tröjan ändå]. Sedan knöt de ena halvan av bandet runt burken, och kaptenen tryckte den andra halvan i {child.his} hand.

”Den här behåller du ovan jord”, sa hon. ”Till nästa nos.”

# one-minute-to-nine
En minut i nio gled Våta Hönan baklänges runt hörnet vid apoteket. Vid relingen stod geten och åt på en parkeringsbot.

{@A} stampade fast den sista plattan. ”Vad skrev du, då?”

”Det säger jag när jag har gjort det”, sa {child}.

# once-from-beginning-to-end
På kvällen knöt {child} bandet om sängstolpen. {@D} läste det en gång, från början till slut, och somnade över {child.his} fötter.

# @who
{shop}, som stekte fisken,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{shop}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{shop.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @old
{shop}
## if adult
{adult}
## if elder & !adult
{elder.short}
## if elder & adult
{elder}, som hade tittat in på en bit torsk[elder2:  med {elder2}]
## if elder & elder2 & !adult
{elder2}, som hade tittat in på en bit torsk

# @Dog
Grillens hund {dog}
## if pet.dog
{child’s} hund {pet}

# @d
{dog}
## if pet.dog
{pet}

# @D
{dog}
## if pet.dog
{Pet}

# @dhe
{dog.he}
## if pet.dog
{pet.he}

# @dHe
{dog.He}
## if pet.dog
{pet.He}

# @dhim
{dog.him}
## if pet.dog
{pet.him}

title: {Child} och enhörningen som missade regnbågen
title: Bara en till
title: Bara de gula
guest foal: Pärla (hon), Skimra (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som står i dörren (@a): {adult}, annars mormor eller farfar, annars {minder}. Fölet är "det" tills det får ett namn.

# both-at-once
Först regnade det. Sedan sken solen. Och sedan gjorde det både och på samma gång, och då kom regnbågen.

{child} stod på trappan i sina gula stövlar. En så stor regnbåge hade {child.he} aldrig sett. Den gick över hela himlen[city:  och hela {city}]. Ena änden stod mitt i trädgården, precis bakom syrenbusken.

Och nerför den kom enhörningar.

# down-it-came
De sprang på rad[athlete: , fortare än {athlete}]. En var vit, en var grå, en var svart som natten, och efter dem kom ännu en, och ännu en. Hovarna lät som när man spelar på glas[music: , nästan som {music}]. De hoppade ner i gräset, rullade sig i det blöta och åt av maskrosorna, bara de gula.

{child} vågade knappt andas.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] stod i dörren bakom {child.him}. För första gången i sitt liv glömde {pet.he} att skälla.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] satt i fönstret bakom {child.him}. Bara svansspetsen rörde sig.]

Så lyfte den största enhörningen huvudet och gnäggade. Regnbågen hade börjat blekna! Alla vände om och galopperade upp igen, den ena efter den andra, och sist den allra största. Och så var regnbågen borta.

# just-one-more
Det droppade från syrenen. Dropp, dropp.

”Hallå?” sa en liten röst. ”Vart tog den vägen?”

Under busken stod ett enhörningsföl. Det var inte större än en hund. Manen var ljusrosa, och hornet var så kort att det såg ut som en strut. Det hade maskros runt hela munnen.

”Jag skulle bara äta en till”, sa fölet. ”Och så åt jag en till efter den.” Underläppen började darra. ”Nu kommer jag aldrig hem.”

{child} gick sakta fram och satte sig på huk.

”Vad heter du?” frågade {child.he}.

”{Foal}.”

”Jag heter {child}. Jag ska hjälpa dig.”

# flat
Först provade de med kritor[school: , sådana som man ritar hage med {at school}]. {child} ritade en regnbåge på gången med alla färger {child.he} hade. {Foal} klev upp på den. Men den var bara platt.

Sedan provade de med {child's} randiga halsduk[elder: , som {elder} hade stickat[elder2:  i färger som {elder2} hade valt]]. De hängde den över gungan. {Foal} satte en hov på den. Men den bara dinglade.

{Foal} suckade så att det blev en liten glittrig rökpuff. Solen stod redan lågt över häcken.

# sun-we-have
{child} funderade så att {child.he} fick rynkor i pannan. Vad var det nu som hade hänt, när regnbågen kom? Först regn. Sedan sol. Sedan både och.

”Sol har vi”, sa {child} långsamt. ”Vi behöver bara lite regn.”

# the-thumb
{Child.He} sprang bort till husväggen, så att stövlarna klafsade[sport: , fortare än när man ska {play sport}]. Där hängde trädgårdsslangen! {Child.He} vred på kranen, ställde sig med solen i ryggen och satte tummen för hålet.

Pschhhh! Vattnet sprutade upp i luften i tusen miljoner små droppar. Och där, mitt i dropparna, kom det rött. Och orange. Och gult, och grönt, och blått, och allra innerst lila.

”Du har gjort en regnbåge!” viskade {foal}.

”Skynda dig”, sa {child}. ”Min tumme blir trött!”

# up-it
Men {foal} stannade först och blåste {child.him} varmt i örat. Det var en enhörningspuss. Sedan tog {foal.he} sats. {Foal.He} sprang upp på det röda, och regnbågen växte framför hovarna, högre och högre, över syrenen, över taket, ända upp till det rosa molnet. Pling, pling, pling, lät det, svagare och svagare.

Uppe på molnkanten stod alla enhörningarna. De böjde sina huvuden för {child}, alla på en gång.

Sedan stängde {child.he} av vattnet.[friend: 

{Friend}[!friend.known: , {child's} bästa vän,] kom springande längs häcken. ”Det har varit två regnbågar i dag!” ropade {friend.he}. ”Jag vet”, sa {child}.]

# the-big-towel
”Men {child}, du är ju alldeles genomblöt!” sa {@full} i dörren. ”Vad har du gjort?”

”En regnbåge”, sa {child}.

{@A} hämtade den stora handduken. {@He} torkade {child's} fötter, {child's} mage och {child's} hår, och så stannade {@he} till. ”Vad konstigt”, sa {@he}. ”Du har glitter i örat.”

# the-other-side
Men {child} bara log.[pet.dog / pet.cat:  {Pet} luktade mycket länge på det örat.] När {child.he} låg i sängen la {child.he} sig på andra sidan, så att glittret fick vara kvar.[pet.other:  {Pet} sov redan.] Utanför fönstret var molnet fortfarande lite rosa. Där uppe hade någon ätit sig mätt på maskrosor. Nu låg hon tätt intill sin mamma och sov.

Och snart gjorde {child} det också.

# @full
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}

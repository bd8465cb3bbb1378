title: På andra sidan så länge
title: Hårda som takpannor
title: Båten till Finland
guest ester: Ester (hon), Rut (hon)

% {ester} säger f i stället för s när tänderna är borta. ”Tugga på andra sidan så länge” sägs av henne, av barnet, och görs till sist.

# every-way-but-out
{child's} lösa tand var den sista mjölktanden {child.he} hade. Den gick att vicka med tungan åt alla håll utom ut.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] hade föreslagit en tråd och en dörr.]

”Dra i den då”, sa {ester}.

”Det går inte. Det gör ont.”

”Tugga på andra sidan så länge.”

{ester} var åttiofyra år och granne[city: , och hade bott i {city} hela sitt liv]. Varje onsdag, när {child} slutade tidigt[school:  {at school}], satt de i hennes kök och åt skorpor[pet.dog: , med hunden {Pet} under bordet som tog hand om smulorna][pet.cat: , medan katten {Pet} väntade på trappan]. {ester's} skorpor var hemgjorda och hårda som takpannor. De åt dem torra. Det var {ester} noga med. Den som doppar har gett upp, sa hon.[elder:  {Elder}[elder2:  och {elder2}] hade bett om receptet en gång och sedan inte vågat använda det.][pet.other:  Inte ens {pet} hade velat ha en.]

# the-yellow-one
Men {ester} tuggade också bara på ena sidan, såg {child}.

”Vad är det med din då?”

{ester} såg ut genom fönstret.

”Den är lös”, sa hon.

{child} hade inte vetat att gamla människor kunde ha lösa tänder. Men {ester} drog ner läppen med ett finger och visade. Där satt en gul tand bland en massa vita.

”De vita är plast”, sa {ester}. ”Hela raden hänger i den gula. Den är min sista egen. Tandläkaren vill dra ut den på måndag. Men han får den inte.”

”Låt honom ta den. Jag skulle ge bort min i dag om det gick.”

”Det tror jag det. Du får en ny.”

”Du får väl också en ny.”

”En i plast till.”

”Plast håller.”

# fish-fingers
”Den gula har hållit i sjuttiosju år”, sa {ester}. ”Den var med när jag gifte mig. Den har ätit på båten till Finland. Vad har din varit med om?”

{child} tänkte efter.

”Fiskpinnar”, sa {child.he}.

”Där ser du.”

”Men det är ju bara en tand! Den minns inget. Du är nog bara rädd.”

”Och vem är det som har gått och vickat i fem veckor?”

”Jag är {age}. Jag får vara rädd.”

”Jag är åttiofyra. Då får man också.”

De blängde på varandra och tuggade, {child} på vänster sida och {ester} på höger[music: , medan radion spelade {music}]. Det knastrade i hela köket. {child} tyckte att det var ungefär det bästa ljudet på hela veckan[sport: , bättre än att {play sport}], men sådant sa man inte till {ester}.

# only-a-crack
Nästa onsdag öppnade {ester} bara en springa.

”Inga fkorpor i dag”, sa hon bakom handen.

”Varför inte?”

”Det är inte bakat.”

Men det luktade bakat. {child} kände det tydligt, kardemumma ända ut på trappan. Och {ester} lät konstig.

”Du har varit hos tandläkaren”, sa {child}.

Springan blev smalare.

”När jag får mina nya tänder kan du komma”, sa {ester}. ”Om fex veckor.”

”Sex veckor?”

”Jag fade ju det.”

Och så stängde hon.

# the-letter-box
{child} stod kvar. Nu skulle det bli sex onsdagar utan knaster. Det var som om någon hade dragit ut dem en och en. {Child.He} vickade sin egen tand fram och tillbaka. Sedan ringde {child.he} på igen.

”Jag behöver inte titta på dig”, sa {child.he} genom brevinkastet. ”Jag kan sitta med ryggen till.”

Det dröjde. Sedan klickade låset.

{child} satte sig vid köksbordet med ryggen till[pet.dog: , och {pet} la sig under det och hoppades]. Bakom {child.him} stod {ester} och gjorde te. På bordet stod skorpfatet, uppradat och fint, och ingen enda fattades.

# no-other-side
”Har du inte ätit någon?”

”Jag kan inte. De är för hårda.”

”Tugga på andra sidan så länge”, sa {child}, för det var ju det man brukade säga.

Bakom {child.him} stannade teskeden.

”Det finns ingen andra sida”, sa {ester}, långsamt, så att varje s blev rätt. ”Allt hängde i den gula.”

Hon sa det inte argt. Hon sa det lågt, och det var mycket värre. {child} vände sig om trots löftet. Där stod {ester} med tekannan, och munnen hade sjunkit in lite, så att hela hon såg mindre ut.

# i-dip
{child} visste inte vad man skulle säga. Så {child.he} gjorde något i stället. {Child.He} tog en skorpa ur fatet och höll ner den i {ester's} te.

”Man doppar inte”, sa {ester}.

”Nej. Inte du. Det är jag som doppar.”

{child} höll kvar skorpan tills den var alldeles mjuk och nästan lossnade, och så lade {child.he} den på {ester's} fat med en sked bredvid.

”Ät den, innan den blir gröt.”

# the-hardest-one
{ester} satte sig. Hon tog en sked. Hon tog en till.

”Det fmakar fom vanligt”, sa hon förvånat. Men så lade hon ner skeden. ”Men det knaftrar inte.”

”Det ordnar jag”, sa {child}. ”Jag är din andra sida så länge.”

{child} tog den hårdaste skorpan på fatet, den som var svart i kanten. {Child.He} stoppade in den på sidan där det gjorde ont, för {ester} hade ju ingen bra sida alls, och rätt ska vara rätt. Och så bet {child.he}[athlete: , som när {athlete} biter i en medalj].

Det knastrade så att det hördes i hela köket. Och så sa det knäpp.

”Oj”, sa {child}.

{Child.He} tog handen till munnen. Där, bland smulorna, låg en liten vit tand. Det hade knappt gjort ont. Det smakade järn, och det fanns plötsligt väldigt mycket plats.

# into-each-other
{ester} stirrade på tanden. Sedan stirrade hon på {child}.

”Vifa”, sa hon.

{child} gapade. Då gapade {ester} också, för första gången på hela eftermiddagen, och de satt där vid köksbordet med varsitt hål och tittade in i varandra.

”Du är fin”, sa {ester}.

”Du med. Fast du fäger fåna konftiga faker”, sa {child}, och {ester} skrattade så att hon fick torka ögonen med disktrasan.

# enough-for-two
De lade tanden i en äggkopp. {ester's} gula låg redan där, stor och insvept i lite bomull. Den lilla vita fick ligga tätt intill.

”Då kan din få höra om båten till Finland”, sa {ester}.

”Och din om fiskpinnarna.”

Det hade börjat skymma i fönstret. {ester} hällde upp mer te åt dem båda. {child} doppade en skorpa åt {ester} och tog en torr själv, och {child.he} tuggade långsamt, så att det skulle räcka åt två.

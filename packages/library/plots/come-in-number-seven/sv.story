title: Nummer sju, kom in!
title: Er tid är ute
title: En halvtimme på sjön
guest owner: Berit (hon), Majken (hon)
guest captain: Bister (hon), Grymt (hon)

% {owner} är förnamnet, som står på nallen. {Captain} är ett efternamn: alltid "kapten {captain}".

# the-megaphone
{Owner} hyrde ut trampbåtar i parken[city:  i {city}], och på helgerna var det {child} som hade megafonen.

Tolv båtar var det, med var sitt nummer, och man betalade för en halvtimme. När halvtimmen var slut tog {child} på sig flytvästen, gick längst ut på bryggan och vrålade: ”Nummer fyra, kom in! Er tid är ute!”

# hook-seven
I boden hängde en tavla med tolv krokar, och på varje krok en bricka. Men krok nummer sju var tom.

”Den var tom när jag tog över”, sa {owner}. ”Några åkte väl ut och kom aldrig tillbaka.”

”Var det ingen som ropade in dem?”

[age>=7: ”Vet du”, sa {owner}, ”det tror jag faktiskt inte att det var.”|”Nej, det tror jag inte”, sa {owner}.]

# for-a-joke
Det var säsongens sista söndag. Dimman hade lagt sig så tjock att ön var borta, och änderna med den. {Owner} räknade kassan. {child} stod längst ut på bryggan med megafonen[friend:  och {friend}[!friend.known: , sin bästa vän,]] och hade ingen kvar att ropa på.

Så {child.he} gjorde det på skoj.

”Nummer sju, kom in! Er tid är ute!”

Ropet for ut över vattnet[athlete: , längre än någon hade hejat på {athlete}]. Det fortsatte mycket längre än sjön gjorde.

Och någonting svarade. Gnissel, lät det. Gnissel … gnissel … gnissel.

# at-last
Ut ur dimman kom en trampbåt. Den hade [age>=7: en mast av åror, ]piratflagga och en liten kanon. Och i den satt fem pirater, packade som ägg, och trampade[music:  i takt till {@song}].

”ÄNTLIGEN!” vrålade hon som satt längst fram. Hon hade trekantig hatt[age>=7:  med papegojfjäder] och var rynkig som en gammal sadel[pet.other: , och hon blinkade precis som {pet}]. ”Kapten {captain}, på Nummer Sju. Och var i hela havet har du hållit hus?”

”Jag?” sa {child}.

”Vi hyrde båten en halvtimme! Stanna ute tills ni blir uppropade, sa karln. Så vi stannade ute. [age>=7: Vi har varit runt Kap Horn. Vi har suttit fast i isen. ]Vi har spytt i varenda hav som finns. Och varenda kväll har vi stannat och lyssnat, och var det någon som ropade? Det var det inte!”

”Kunde ni inte bara ha kommit tillbaka?” frågade {child}.

Piraterna såg förskräckta ut. ”Utan att bli uppropade?” sa en med guldtand. ”Det är mot reglerna.”

”Pirater är vi”, sa kapten {captain}, ”men vi kan läsa en skylt. Nå. Jag lämnade en pant.”

# the-deposit
Hon stack ut ett ben över relingen. Det tog slut vid knät.

[age>=7: {child} stirrade på det. Sedan sprang {child.he}|{child} sprang] till boden. Dörren hölls öppen[age>=7: , som den alltid hade gjort,] av en konstig träbit med en rem på[pet.dog / pet.cat: , och {pet}, {child's} {@pet}, sov på den]. {child} drog fram den. På undersidan hade någon ristat en sjua.

”{Owner}, vi behöver ett nytt dörrstopp”, sa {child}. ”Och jag tror att du får komma.”

{Owner} kom.[elder:  Det gjorde {elder}[elder2:  och {elder2}] också.] [age>=7: [elder: {Owner}|Hon] såg på flaggan och på kanonen. Hon|[elder: {Owner}|Hon]] hade hyrt ut båtar i nio år, och det skulle mycket till innan hon blev förvånad.

”Ni är sena”, sa hon.

”Ja, frun”, sa kapten {captain} och spände på sig benet. Med ens lät hon mycket mindre. ”Vad är vi skyldiga?”

# the-sum
{child} tog en penna och baksidan av en affisch. Det kostade fyrtio kronor för varje halvtimme man var sen. [age>=7: {child.He} skrev upp timmarna på ett dygn och dygnen på ett år, och sedan frågade {child.he} hur många år det var, och piraterna|{child.He} frågade hur många år det var, och piraterna] räknade på fingrarna och fick låna av varandra[friend:  och av {friend}]. Svaret tog slut på affischen och fortsatte på väggen.[school:  Så långa tal hade de aldrig {at school}.]

”Det blir tvåhundra miljoner kronor”, sa {child}. ”Och lite till.”

# the-chest
Piraten med guldtanden började gråta. [age>=7: Utan ett ord lyfte de|De lyfte] upp en kista, och kapten {captain} sparkade upp locket. ”Det är allt vi har”, sa hon.

Där fanns inget guld. Där fanns fyrtioen vantar, [age>=7: solglasögon och tennisbollar, ]någons löständer, en drake[sport: , något att {play sport} med] och en blå nalle med ett öga.[elder:  Där låg en stråhatt. ”Jaså, det var dit den tog vägen”, sa {elder.short}.]

”Men det där är ju bara sådant som folk har tappat i sjön”, sa {child}.

”Jo. Det sjunker här och kommer upp där. [age>=7: Vi har fiskat upp alltihop, utanför Afrika och överallt. ]Och behålla det kan man ju inte”, sa kaptenen. ”Det är någon som saknar det.”

# the-bear
{Owner} svarade inte. Hon tog upp den blå nallen och vände på den. På foten var det sytt ett namn, med krokiga stygn. {Owner}, stod det.

”Jag var fyra år”, sa hon. ”Jag lutade mig ut för att visa honom änderna.”

{child} såg på nallen[pet.other:  och tänkte på {pet}], och så såg {child.he} på det långa talet på väggen. Sedan gick {child.he} fram till skylten med reglerna och läste den ända ner.

# rule-nine
”Regel nio”, sa {child.he}. ”Den som lämnar in borttappade saker får åka en halvtimme gratis. Och ni har ju en hel kista. Dessutom skulle vi ha ropat in er, så det är vårt fel.” {child} suddade ut talet med tröjärmen[friend: , och {friend} suddade från andra hållet]. ”Ni är inte skyldiga någonting.”

De jublade så att änderna blåste av ön.

# half-an-hour-free
”Då är ni fria”, sa {owner}. ”Ni får gå hem.”

Piraterna såg på stranden. De såg på soptunnorna. Kapten {captain} harklade sig.[pet.dog / pet.cat:  {Pet} hade somnat om på hennes ben, och kaptenen ville inte gärna flytta det.]

”Den där halvtimmen”, sa hon. ”Skulle vi kunna få ta den nu?”

”Det går bra”, sa {child}.

# ten-past-five
De gnisslade i väg, och dimman slöt sig bakom dem. {Owner} stod med nallen under hakan. Och {child} gick in i boden och skrev på tavlan, bredvid krok nummer sju, med sina finaste siffror: Ute, tio över fem.

Sedan tog {child.he} megafonen, satte sig längst ut på bryggan[friend:  bredvid {friend}] och såg på klockan på boden. Den här gången skulle någon ropa.

# @pet
{breed}
## if !breed & pet.dog
hund
## if !breed & pet.cat
katt

# @song
{music}

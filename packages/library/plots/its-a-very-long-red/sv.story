title: Det är väldigt länge rött
title: Den är min
title: Rött! Grönt!
guest friend: Vilgot (han), Tuva (hon)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den som sitter på bänken (@a) är mormor eller farfar, annars {adult}, annars {minder}. Brrrm säger ni båda två, och vid ”Rött!” far händerna upp.

# its-mine
{child} hade en sparkcykel. {Child.He} åkte runt det stora trädet i parken[city:  i {city}], och {@first} satt på bänken[elder2:  med {elder2}].[music:  {@A} nynnade på {music}.]

Brrrm, runt trädet. Brrrm, runt trädet.

”Får jag åka?” sa {friend}[!friend.known: , {@who}].

”Nej”, sa {child}. ”Den är min.”

Brrrm, runt trädet.

”Får jag åka nu, då?” sa {friend}.

”Nej”, sa {child.he}. ”Den är fortfarande min.”

# both-hands
Brrrm, runt trädet. Men nästa gång stod det någon i vägen. Det var {friend}, med båda händerna i luften.

”Flytta dig, {friend}!” sa {child}.

”Jag är inte {friend}”, sa {friend}. ”Jag är ett trafikljus. Det är rött.”

Då stannade {child.he}. Man måste stanna när det är rött.[school:  Det hade de lärt sig {at school}.][pet.cat / pet.other:  {Pet} där hemma brydde sig aldrig.]

{Child.He} väntade. Det gick förbi en myra.

# green
Sedan tog {friend} ner händerna. ”Grönt!” ropade {friend.he}.

Brrrm! Där for {child}[athlete:  som {athlete}]. Det var mycket roligare än att bara åka runt.

”Rött!” ropade {friend}, och upp for händerna. {child} stannade.

”Grönt!” Brrrm!

”Rött!” Stopp.

”Grönt!” Brrrm! De skrattade så att {child.he} nästan körde in i trädet.

# a-very-long-red
”Rött!” ropade {friend}. {Child.He} stannade och väntade. Det gick förbi en myra. Det gick förbi en myra till.

”Det är väldigt länge rött”, sa {child}.

”Ja”, sa {friend}.

”När blir det grönt?”

”När jag har fått åka”, sa {friend}.

Åh nej.

{Child.He} tittade på sparkcykeln. {Child.He} ville inte dela med sig. Inte ens lite.

# it-had-legs
{Child.He} vände för att åka åt andra hållet. Men trafikljuset sprang, och hann först. ”Rött!”

{Child.He} vände igen. ”Rött!” Det var ett trafikljus med ben.

Nu blev {child} arg. {Child.He} blev så arg att {child.he} också satte upp båda händerna i luften.

”Jag är också ett trafikljus!” skrek {child.he}. ”RÖTT! Då får du inte heller gå!”

Och där stod de. {child} var röd, och {friend} var röd, och ingen kom någonstans.

# no-ears
Det gjorde bara sparkcykeln. Den var inget trafikljus, och ingen höll i den. Den började rulla, alldeles av sig själv, nerför gången.

”Rött!” ropade {child}.

”Rött!” ropade {friend}.

Men sparkcykeln hade inga öron. Den rullade fortare och fortare, rakt mot bänken där {@a} satt.[pet.dog:  Under bänken satte sig [!pet.known: hunden {pet}|{pet}] upp. {Pet} stannade aldrig för rött.]

De sprang[sport: , fortare än på {sport}]! {Friend} hann fram först. {Friend.He} hoppade på, höll i sig hårt och styrde. Brrrm! Precis förbi tårna på {@a}.

# i-did-that
”Den är MIN!” skrek {child}. Men {friend} bara fortsatte. Brrrm!

Då for {child's} händer upp. ”RÖTT!” vrålade {child.he}.

Och {friend} stannade. {Friend.He} stannade så tvärt att luggen hamnade i ögonen.

{child} tittade på sina händer. ”Det var jag som gjorde det”, sa {child.he}.

”Det blev rött”, sa {friend}. ”Då måste man stanna.”

”Grönt”, sa {child.he}, för att se vad som hände.

Brrrm, for {friend}!

”Rött!” Stopp.

”Grönt!” Brrrm!

# halfway
”Rött!” ropade {child} till {@a}, och {@he} stannade med en kaka halvvägs till munnen. Det gick förbi en myra.[pet.dog:  {Pet} tittade på kakan.]

”Grönt”, sa {child.he}, och {@a} åt upp den.

Det var underbart. De höll på ända till lunch.

# until-lunch
”Jaha, lånade du ut sparkcykeln?” frågade {@a}.

”Nej”, sa {child}. ”Jag var trafikljuset.”

”Får jag vara trafikljus nu?” sa {friend}.

{child} stoppade båda händerna i fickorna.

”Nej”, sa {child.he}. ”Det är mitt.”

# @who
{child's} bästa vän
## if !friend
som bodde i huset bredvid

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

# @he
hon
## if adult & !elder
{adult.he}
## if elder
{elder.he}

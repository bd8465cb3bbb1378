title: Så säger inte pirater
title: Arr, din!
guest pet: Bruno (han), Frasse (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Hunden är familjens egen, annars grannens. Den som ror är {adult}, annars mormor eller farfar, annars {minder}. Säg ”Arr! Min!” tillsammans.

# in-the-grass
I gräset utanför stugan låg en gammal båt, och i båten stod {child} och var pirat. {@Dog} skulle sitta längst fram och skälla på vågorna. {@A} skulle ro. Snart skulle de segla jättelångt bort[city:  från {city}].

”Vad gör pirater?” frågade {child}.[school:  Det hade ingen sagt {at school}.]

”De tar saker”, sa {@a}. ”De säger arr, och så tar de.”

Det skulle {@he} aldrig ha sagt.

# arr-mine
”Arr! Min!” sa {child} och tog {@s} hatt.

”Varsågod”, sa {@a}.

”Så säger inte pirater!”

”Nej, förlåt”, sa {@a}.

{child} la hatten i båten. Sedan fick {child.he} syn på {@s} fot.

”Arr! Min!” sa {child} och tog {@s} sko.

”Tack, det var lite varmt”, sa {@a}.

”Så säger inte pirater!”

”Nej, ursäkta”, sa {@a}.

# everything
Nu kunde {child} inte sluta. {Child.He} tog kudden ur [elder & adult: {elder’s} solstol, fast {elder.short} satt på den|solstolen]. Arr! Min! {Child.He} tog badkrokodilen, som var större än {child.he} själv.[friend:  Den hade {friend}[!friend.known: , {child.his} bästa vän,] glömt kvar.] Arr! Min! {Child.He} tog [sport: {sport.thing} och ][elder2: {elder2’s} picknickkorg|picknickkorgen], och sist tog {child.he} {pet’s} filt och {pet’s} skål. Arr! Min!

Båten blev full, ända upp. Överst satt {child}. Längst bak satt {@a} med knäna under hakan.

# nowhere-to-jump
”Nu seglar vi!” ropade {child}. ”Kom, {pet}!”

{Pet} kom. {Pet.He} satte upp {@paws} på kanten och försökte hoppa in, men det fanns ingenstans att hoppa. {Pet.He} försökte på andra sidan. Där satt krokodilen. Då gick {pet} sin väg. {Pet.He} la sig under äppelträdet, med ryggen mot båten.

# woof
Nu hade piraten {child} allting, men {child.he} hade ingen {pet}.

”Vem ska skälla på vågorna?” sa {child.he}.

{Child.He} provade själv.

”Voff.”

Det blev så litet.

”Voff, om det passar”, sa {@a} till vågorna.

Det hjälpte inte heller.

”Vi kanske kan [pet: skaffa|låna] en mindre hund”, sa {@a}.

”NEJ!” sa {child}. Hakan darrade, och nu kom det tårar. ”Jag vill ha {pet}!”

# yours
{Child.He} tittade på allt det {child.he} hade tagit. {Child.He} tittade på {pet’s} rygg. Sedan tog {child.he} i med båda armarna runt krokodilen[athlete: , lika starkt som {athlete}].

”Arr!” sa {child}. ”Din!”

Och krokodilen flög ut i gräset.[friend:  Den skulle {friend} få tillbaka.]

”Arr! Din!” Där flög kudden[elder & adult:  hem till {elder.short}]. ”Arr! Din!” Där hasade korgen [sport: och {sport.thing} ]över kanten. ”Arr! Din!” Hatten hamnade på {@s} huvud, nästan rätt.

”Tack”, sa {@a}.

”Så säger inte …” började {child}. {Child.He} tänkte efter. ”Varsågod”, sa {child.he}.

# under-the-apple-tree
Nu var bara {pet’s} saker kvar. Dem kastade {child.he} inte. {child} klev ur båten och gick genom gräset ända bort till äppelträdet. {Child.He} la filten bredvid {pet} och ställde skålen vid {pet.his} nos.

”Din”, sa {child}.

{Pet} slickade {child.him} på kinden, från hakan till ögat. Sedan reste {pet.he} sig, skakade på öronen, sprang till båten och hoppade. Plums! Båten blev full igen, men nu var den full av hund. {child} kröp in bredvid, där det var mjukt.

# far-away
”Nu seglar vi”, sa {child.he}.

{@A} rodde i gräset[music:  och sjöng {music}]. {Pet} skällde på vågorna, och vågorna gjorde precis som {pet.he} sa. De seglade jättelångt bort[elder & adult / elder2: , ända till {@far}], och där åt de smörgåsarna ur korgen, och sedan seglade de hem igen.

# the-shoe
”Nu vill jag nog ha min sko”, sa {@a}.

{Pet} låg på den.

”Ursäkta, {pet}”, sa {@a}. ”Är det där möjligen min sko?”

”Arrr”, sa {pet}.

{child} klappade {pet.him} på magen.

”Så säger pirater”, sa {child.he}.

# @Dog
Grannens hund {pet}
## if pet.dog
[!pet.known: Hunden {pet}|{Pet}]

# @paws
sina stora tassar
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Beagle / breed.Cocker Spaniel / breed.Poodle / breed.Bulldog
sina tassar

# @far
{elder.short}
## if elder2 & !adult
{elder2.short}
## if elder2 & adult
{elder.short} och {elder2.short}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @s
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
hon
## if elder & !adult
{elder.he}
## if adult
{adult.he}

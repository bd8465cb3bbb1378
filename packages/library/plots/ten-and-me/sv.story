title: Nio, tio …
title: Inräkning
title: Där en älva dansar
guest coach: Gun (hon), Siv (hon)
guest helper: Kent (han), Roffe (han)

% Den som läser högt säger ”älva” så att det låter som siffran efter tio: därför säger tränaren att de bara är tio. Siffran själv skrivs aldrig.

# one-to-ten
Träningen var slut, och dimman låg så tjock över fotbollsplanen att {child} inte såg sina egna skor.[sport:  I den dimman hade ingen kunnat {play sport}.]

”Inräkning!” ropade tränaren {coach}. ”Då vet jag att alla är här.”

Så gjorde de varje gång[school: , precis som {at school} när de var på utflykt]. Alla ropade sin siffra, och {child} var alltid sist[friend: , efter bästa vännen {friend}].

”Ett!” ”Två!” ”Tre!” ”Fyra!” ”Fem!” ”Sex!” ”Sju!” ”Åtta!” ”Nio!”

”Tio!” ropade {child}.

# and-me
”Älva!” sa någon bakom {child.him}.

{coach} tittade upp.

”Ni är ju bara tio”, sa hon.

”Älva”, sa rösten igen.

”Elvaåringarna tränar på torsdagar”, sa {coach}.

”Jag är tvåhundra”, sa rösten.

{child} vände sig om. Där stod en pytteliten flicka, inte högre än en vattenflaska. Hon hade en klänning som såg ut som när man andas ut på vintern, och hon hade gråtit.[pet.cat:  ”Du luktar katt”, sa hon till {child}, och det var nog {pet} som hon kände.][pet.other:  {child} önskade att {pet} hade varit där och sett det.]

”{coach}”, sa {child}. ”Hon räknar inte. Hon är en älva.”

”Jaha”, sa {coach} och satte sig rakt ner på säcken med bollarna.

# wherever-a-fairy-dances
”Jag bor på ängen bakom målet”, sa älvan. ”Vi dansar där i ring om kvällarna. Men så kom det en boll, och jag dansade efter, bara lite. Och där en älva dansar, där blir det dimma. Nu är det så mycket dimma [city: i hela {city} ]att jag inte hittar hem!”

Hon stampade med foten. Puff, sa det, och så blev det ännu mer.

”Stampa inte!” sa {coach}. ”Jag har nyss hittat min näsa.”

”Vi går med dig hem”, sa {child}.

# a-little-finger
De andra fick vänta på bänken hos {@bench}[pet.dog: , och {pet}[!pet.known: , {child's} hund,] fick vakta dem]. {child} höll {coach} i ärmen, och älvan höll {child} i lillfingret. Det kändes som att hålla i lite kall luft.[friend:  {Friend} gick efter och höll {child} i tröjan, för {friend.he} tänkte minsann inte sitta på någon bänk.] De gick förbi målet, och sedan blev gräset högt.

# yes-yes-yes
”Nu ropar jag på dem”, sa {child}. ”Älva!”

”Ja?” sa någon till vänster.

”Ja?” sa någon till höger.

”Ja? Ja? Ja?” sa det överallt, för där var ju alla älvor.

”Där är de!” ropade älvan och sprang åt vänster. ”Nej, där!” Och hon sprang åt höger. Puff, puff, puff, sa det, och allt blev vitt.

# nobody-on-it
{child} kände efter på sitt lillfinger. Det var tomt.

”Älva?” sa {child.he}.

”Ja? Ja? Ja?” sa hela ängen.

Men långt borta var det en som grät, och hon sprang åt fel håll.

# numbers-please
Då visste {child} vad {child.he} skulle göra. {child.He} ställde sig bredbent, precis som {coach}, och ropade så att det hördes över hela planen:

”INRÄKNING!”

Alla älvorna tystnade.[athlete:  Till och med {athlete} skulle ha tystnat.] Sedan sa en liten röst, alldeles nära:

”Ett.”

”Två”, sa nästa.

”Tre.” ”Fyra.” ”Fem.” ”Sex.”

Rösterna gick i en ring genom dimman, som när man känner sig fram runt ett bord i mörkret.

”Sju.” ”Åtta.” ”Nio.” ”Tio.”

# a-gap
Sedan kom det ingen mer. Efter tio var det ett hål.

”Hör du?” ropade {child}. ”Där fattas det en! Vems tur är det nu?”

Det dröjde så länge att {child} glömde att andas.

”Min”, sa någon vid {child.his} knä.

”Säg det då.”

”Älva”, sa älvan.

Och ur dimman kom en hand, inte större än ett klöverblad. Det var tio. Hon tog älvan i handen och drog in henne i ringen, och så var det inget hål längre.

# only-dew
Älvorna dansade ett enda varv, långsamt[music: , och nynnade på {@song}]. Sedan satte de sig i gräset. Och när ingen älva dansar blir det ingen dimma. Den sjönk till {child's} mage. Den sjönk till {child.his} knän. Till sist låg den bara som dagg på ängen, och {child} såg sina skor.

{child.He} såg bänken också, och {@waiting}.

# everybodys-home
”Inräkning”, sa {coach}, och hennes röst var lite skakig. De ropade, en efter en, och {child} sa tio. Sedan väntade alla. Men det kom inget mer.

”Bra”, sa {coach}. ”Då är alla hemma.”

[adult: {child} tog {adult} i handen. ]De stora lamporna runt planen slocknade, en efter en, och borta på ängen hördes det, så svagt som när gräs rör vid gräs:

”Åtta.”

”Nio.”

”Tio.”

”Älva.”

# @bench
{helper}, som hade saften
## if elder
{elder}[elder2:  och {elder2}], som hade saften

# @waiting
alla de andra, som hade fått saft
## if adult
{adult} som stod där med {child.his} jacka

# @song
{music}

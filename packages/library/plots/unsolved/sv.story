title: Fallet med torsdagsklockan
title: En tjuv som lämnar tillbaka
title: Tio minuter och lite smör
guest tall: Melker (han), Sixten (han)
guest cook: Gunvor (hon), Berit (hon)
guest guard: Roland (han), Göran (han)
guest boy: Isak (han), Elis (han)

% Den längsta, matvakten och ettan är han, hon i köket är hon.

# on-purpose
”Klockan går fel”, sa {friend}. ”Och den gör det med flit.”

{child}, {friend.his} bästa vän, slutade tugga. De satt i matsalen[school:  på {school}] med varsin trave pannkakor, och högt ovanför serveringsluckan hängde väggklockan, den som saknade glas sedan någon hade träffat den med en apelsin.

”Hur då, med flit?”

{Friend} höll upp sitt armbandsur, som {friend.he} ställde efter radion varje morgon.

”Halv ett enligt mig. Tjugo över tolv enligt väggen. Likadant var det förra torsdagen. Men alla andra dagar går den rätt. Jag har kollat.”

# the-agency
{child} kände hur det började krypa i nacken[sport: , som när man strax ska {play sport}]. Deras detektivbyrå hade hittills löst två fall: Den försvunna sparkcykeln (den stod i fel ställ) och Den mystiska knackningen (det var [pet: {pet}|elementet]). Det här var något annat. [city: Det här var kanske det största som hade hänt i {city}. ]Här fanns en gärningsman.

{child.He} slog upp fallboken och skrev: Vem? Hur? Varför? Och varför just på torsdagar?

”På torsdagar är det pannkakor”, sa {child.he}. ”Någon vill äta pannkakor länge.”

”Det ger oss fyrahundra misstänkta”, sa {friend}.

# fourteen-pancakes
De började med den som ville det mest. Det var {tall}, som var längst i skolan och en gång hade ätit fjorton pannkakor.

”Jag?” sa {tall}. ”Jag äter ju efter er. Då går den rätt igen.”

Det stämde. De stod kvar i dörren och kollade, och när {tall} satte sig med sin tallrik visade väggen och {friend's} arm precis samma tid. Någon tog alltså tio minuter varje torsdag och lämnade tillbaka dem efteråt.

”En tjuv som lämnar tillbaka”, mumlade {child}. ”Det är den farligaste sorten. Honom kan man nästan tycka om.”

”Eller henne”, sa {friend}.

{child} skrev upp det också.

# butter
Nästa ledtråd satt längst ut på minutvisaren, precis där man skulle peta om man ville peta. Det var en liten blank fläck.

”Fett”, sa {child}. ”Nej, smör!”

Ingen hade alltså klättrat. Någon hade stått kvar på golvet och nått upp med något långt, som det satt smör på. De vände sig om, sakta, och såg in genom luckan. Där stod {cook} och vände pannkakor på det stora stekbordet[music:  och nynnade på {@song}]. Hennes stekspade var lika lång som en skida.

{child} sänkte pennan. {cook}, som kunde alla allergier utantill. {cook}, som bara fick mera disk ju längre folk satt kvar.

”Då har vi vem, och vi har hur”, sa {friend}. ”Men vi har inget varför. Och utan varför är det inget fall. Då är det bara skvaller.”[elder: 

”Så säger {elder} också”, sa {child}.[elder2:  ”Till {elder2}.”]]

# something-else
Den tredje torsdagen satt de på sin plats i god tid. En stekspade gled ut genom luckan, petade till visaren, snabbt som en kolibri, och försvann.[athlete:  Det hade imponerat på {athlete}.] Byrån noterade tiden och brydde sig inte mer om det. I dag skulle de inte titta på klockan. De skulle titta på allting annat.

”Vad är annorlunda i dag?” sa {friend}. ”Förutom pannkakorna.”

Kön var likadan. Slamret var likadant. Men vid dörren, med visselpipan i ett snöre om halsen, stod {guard}.

”{guard}!” viskade {child}. ”Han är bara matvakt på torsdagar. Alla andra dagar får man sitta tills man är klar.”

Det fick man inte för {guard}. När klockan på väggen visade halv ett blåste han, och då skulle ettorna resa sig, skrapa av tallrikarna och gå ut, mätta eller inte.

# one-pancake
De flesta ettor hade sprungit ut på gården för länge sedan. Bara vid fönsterbordet satt en kvar. Det var {boy} i 1A. Han åt som om varje tugga skulle hinna presentera sig för nästa. På {friend's} klocka var det halv ett. {boy} hade en hel pannkaka kvar. Han tittade upp på väggen, såg att det var gott om tid och tog en tugga till.

Fem minuter gick. En halv pannkaka.

Fem till. {guard} satte pipan till munnen. {boy} lade ner gaffeln. Tallriken var tom.

{child} skrev ingenting. {child.He} visste att {child.he} skulle komma ihåg det ändå.

# we-know
När matsalen hade tömts knackade de på köksdörren.

”Vi vet”, sa {child}. ”Om visaren och spaden och {boy}.”

{cook} torkade händerna väldigt länge.

”Jag åt likadant när jag var liten”, sa hon. ”Jag gick hungrig i tre år. Tio minuter är allt som behövs. Ja, jag kunde väl ha gjort på något annat vis. Men jag har bara en stekspade.”

# the-sleeve
Ute i korridoren stannade {friend}.

”Måste vi berätta det för {guard}? Han är ju den som har blivit lurad.”

Då såg de honom. Han gick och torkade bord i den tomma salen, och när han sträckte sig efter en mjölkfläck åkte skjortärmen upp. På armen satt en klocka. Den var stor och fin, och {child} såg tydligt vad den visade. Den visade precis samma tid som {friend's}.

{guard} märkte att {child} tittade. Mycket långsamt drog han ner ärmen och knäppte knappen.

”Jag går alltid efter den på väggen”, sa han. ”Ordning och reda.”

Sedan fortsatte han att torka.

# only-a-boy
{Friend} sa ingenting förrän de var ute på gården.

”Han har vetat om det hela tiden”, sa {friend.he} då. ”Men varför låter han inte bara {boy} sitta kvar?”

{child} såg bort mot gungorna. Där stod {boy} i kö med de andra, mätt, och ingen visste något om honom annat än att det snart var hans tur.

”För då hade {boy} varit den som fick sitta kvar”, sa {child}. ”Nu är han bara en som äter pannkakor.”

# the-casebook
De satte sig på muren med fallboken. Vem? Ja. Hur? Ja. Varför? Ja. Det var utan tvekan byråns största framgång, med vittnen, ledtrådar och smör.

{Friend} räckte över pennan. {child} tänkte efter en stund. Sedan skrev {child.he} tvärs över hela sidan, med stora bokstäver och två streck under:

OLÖST.

# @song
{music}

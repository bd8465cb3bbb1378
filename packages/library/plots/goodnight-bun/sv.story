title: {Pet} är för lång
title: Den gula filten
title: Rund som en bulle
guest minder: Gunnel (hon), Barbro (hon)

% Nutid, som i sagan den gjordes av. Den gjordes av en tax; andra hundar får en annan mening (@what), och de minsta dockans filt (@blanket).
% @a: {adult}, annars den äldre, annars moster {minder}.

# too-long
{child} ligger i sin säng.

Bredvid {child} ligger {Pet}.

{@What}

Nu ska {Pet} ha en filt.[friend:  Det har bästa vännen {friend} bestämt.] Det är {@blanket}, den gula[elder: , som {elder}[elder2:  och {elder2}] har stickat].

”{Pet} ska ha filten på hela sig”, säger {child.he}.

# up
{child} drar filten uppåt. Upp över magen, upp över öronen.

Så där ja! Nu syns inte nosen.

Men titta där nere …

Där sticker svansen ut!

Viftelivift, säger svansen.

”Nej, {Pet}!” säger {child}. ”Du är för lång!”

# down
Nu drar {child.he} filten neråt. Ner över ryggen, ner över svansen.

Så där ja! Nu syns inte svansen.

Men titta där uppe …

Där sticker nosen ut!

Snuff, snuff, säger nosen.

”Nej, {Pet}!” säger {child}. ”Du är för lång!”

# the-middle
Då lägger {child.he} filten precis i mitten och klappar till den med båda händerna.

Så där ja! Nu syns inte magen.

Men titta där nere …

Där sticker svansen ut! Viftelivift!

Och titta där uppe …

Där sticker nosen ut! Snuff, snuff!

”Nej, {Pet}!” säger {child}. ”Du är för lång!”

# heave
Då tar {child.he} i. {Child.He} håller i filten med båda händerna och drar allt {child.he} orkar[sport: , som när man ska {play sport}].[athlete:  {Athlete} kan inte dra hårdare.]

Ett, två, TRE!

Hoppsan!

Filten flyger ut över sängkanten. Den landar på golvet.

Nu har {Pet} ingen filt alls.

Nu syns nosen och magen och svansen, alltihop.

{Pet} fryser. Brrr, säger hela {Pet}.

# smaller
Stackars {Pet}!

{child} kliver ner och hämtar filten. {Child.He} kramar den och tänker[music:  och nynnar på {music}].

Filten kan inte bli större[city: , inte i hela {city}].

Men {Pet} kan bli mindre!

”Titta på mig, {Pet}”, säger {child.he}. ”Gör som jag.”[school:  Det har {child.he} lärt sig {at school}.]

{Child.He} lägger sig på sidan. {Child.He} drar upp knäna. {Child.He} drar in armarna. {Child.He} lägger hakan mot knäna.

Nu är {child} rund som en bulle.

# flop
{Pet} tittar på {child}.

Sedan snurrar {pet.he} ett varv. {Pet.He} snurrar ett varv till. {Pet.He} lägger nosen mot svansen, och svansen mot nosen.

Duns.

Nu är {Pet} rund som en bulle.

{Child.He} lägger på den gula filten.

Syns svansen? Nej.

Syns nosen? Nej.

”Så där ja!” säger {child.he}. ”Nu är du lagom!”

# two-feet
Då kommer {@a} för att säga god natt.

{@A} lägger sig en liten stund vid {child} och får ett hörn av {child.his} täcke.

Men titta där nere …

Där sticker fötterna ut!

Två stora fötter med strumpor på.

”Nej, {@a}!” säger {child.he}. ”Du är för lång! Gör som {Pet}.”

{@A} drar upp knäna. {@A} drar in armarna.

Nu är {@a} rund som en bulle.

# three-buns
En liten bulle, en stor bulle och en bulle med päls.

Under den gula filten säger det snuff, snuff, helt tyst.

Nu är det varmt för alla tre.

God natt, bulle.

# @a
moster {minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @blanket
{child's} gamla bebisfilt
## if breed.Yorkshire Terrier / breed.Shih Tzu
en filt som {child's} docka brukar ha

# @what
{Pet} är {a breed}. {Pet.He} är hund hela vägen, från nosen till svansen.
## if !breed
{Pet} är en hund. {Pet.He} är hund hela vägen, från nosen till svansen.
## if breed.Dachshund
{Pet} är en tax. {Pet.He} är kort på höjden och lång på längden.
## if breed.Yorkshire Terrier / breed.Shih Tzu
{Pet} är {a breed}. {Pet.He} är kort på höjden men lång på längden.
## if breed.Bulldog
{Pet} är en bulldogg. {Pet.He} är bred på bredden och lång på längden.
## if breed.Rottweiler / breed.German Shepherd / breed.Boxer / breed.Golden Retriever / breed.Labrador
{Pet} är {a breed}. {Pet.He} är hög på höjden och lång på längden.

title: Kivitt
title: Är du där?
title: Han var bara sen
guest friend: Yusuf (han), Rosa (hon)
guest aunt: moster Bodil (hon), moster Lisbet (hon)

% Knack frågar, knack-knack svarar; kivitt frågar, ho-hooo svarar. Ugglan är "hon", den sena "han". @a: {adult}, annars den äldre, annars {aunt}.
% Rummen ligger på nedre botten, så att ingen liten lutar sig ut högt upp.

# one-wall
{child} och [!friend.known: {child.his} bästa vän ]{friend} bodde i två olika hus, men deras rum låg vägg i vägg, längst ner mot trädgården.

Om {child} knackade i väggen, knack, så betydde det: är du där?

Och om {friend} knackade tillbaka, knack-knack, så betydde det: ja, här är jag.

# kee-wick
En kväll hade {child} redan krupit ner i sängen[pet.dog: , med [!pet.known: hunden ]{pet} på fötterna][pet.other: , och {pet} sov], när det hördes något ute i trädgården.

”KIVITT!”

{child} satte sig upp.

”KIVITT!”

”{@A}!” ropade {child.he}. ”Det är något där ute som piper!”

# two-owls
{@A-came} kom och öppnade fönstret, och de lutade sig ut i mörkret, som luktade [season.winter: frost|löv]. Uppe på torkställningen satt en klump. Klumpen vred huvudet bak och fram och tittade på dem med två jättestora ögon.

”En uggla”, viskade {@a}.

”Ugglor piper inte”, sa {child}. ”De säger ho-ho. Det vet alla.[elder & adult:  Till och med {elder}[elder2:  och {elder2}].][elder2 & !adult:  Till och med {elder2}.]”

”De är två om det”, sa {@a}. ”Den ena ropar kivitt, och det betyder: är du där? Då svarar den andra ho-hooo, och det betyder: ja, här är jag.”

{child} lyssnade. ”KIVITT!” ropade ugglan. Sedan väntade den, med huvudet på sned.

Ingen svarade.

”KIVITT!”

Ingen, ingen alls.

# no-ones-answering
{child} stod inte ut. {Child.He} gick rakt till väggen. Knack!

Knack-knack, sa väggen, och strax gick fönstret bredvid upp, och där stod {friend} med håret på ända och täcket om halsen.

”Det är en uggla”, viskade {child}, ”och ingen svarar henne. Vad ska vi göra?”

{Friend} funderade.

”Vi får väl svara själva”, sa {friend.he}.

# a-cow
Så {child} tog ett djupt andetag. ”Hooooo!”

Det lät som en ko. Ugglan blinkade.

{Friend} tog ett djupt andetag. ”Ho! Ho! Ho!”

Det lät som tomten. Ugglan hasade sig bort till andra änden.
## or
Så {child} rullade ihop en tidning till en tut. ”Hooooo!”

Det lät som en båt. Ugglan blinkade.

{Friend} hämtade en av sina stövlar. ”Ho! Ho! Ho!”

Det lät som tomten i en stövel. Ugglan hasade sig bort till andra änden.

# a-little-house
”Pröva med händerna”, sa {@a}. ”Så här. Gör ett litet hus av dem, utan fönster, men låt dörren stå öppen där uppe. Och så blåser ni över tummarna.”

{child} gjorde ett hus och blåste. Fffff. {Friend} gjorde ett hus och blåste. Pfffff. [sport: ”Det är som att lära sig {play sport}”, sa {@a}. ”Först kan man inte, och sedan kan man.” ]{child} blåste igen, och nu fanns det en liten, liten vissling i det. {Friend} blåste igen, så att kinderna blev runda som äpplen, och plötsligt kom det ut ur händerna, mjukt och darrigt och runt:

”Ho … ho-ho-hooooo.”

Det var perfekt.

# on-the-ledge
Ugglan sträckte på sig. Hon fällde ut vingarna, som var mycket större än hon. Så flög hon, utan ett ljud, rakt över gräsmattan, och landade på fönsterblecket, precis mitt emellan {child} och {friend}.

Ingen andades[athlete: , inte ens {athlete} på affischen].

Hon var så nära att {child} såg prickarna på henne, som kanel på gröt, och fjädrarna på tårna, som ludna byxor.

# only-friend
Ugglan tittade på {friend}. Hon tittade på håret. Hon tittade på täcket. Hon tittade väldigt, väldigt länge.

”Hon vet att jag inte är en uggla”, sa {friend} utan att röra munnen.

Ugglan vred på huvudet och tittade på {child}.

”Förlåt”, sa {child}. ”Det är bara {friend}. Men {friend.he} är här på riktigt. Det är vi båda två.”

Ugglan tänkte på saken. Sedan satte hon sig ner. Hon burrade upp sig tills hon var alldeles rund, och blundade med ena ögat. Ni får väl duga, såg hon ut att tänka, tills det kommer någon bättre.

# three-in-a-row
Så satt de där, tre på rad[pet.dog: , med {pet} under], och bakom stod {@a} och värmde {child’s} rygg. [pet.cat: {Pet}[!pet.known: , {child’s} katt,] gick förbi på staketet och tittade åt ett annat håll.|En katt gick förbi på staketet.][age>=5:  En stjärna kom fram bakom skorstenen, och ugglan tittade på den med ögat som var öppet.]

Och då, från långt, långt borta, bortom kyrkan, [school: bortom {school}, ]bortom parken, så svagt att det knappt fanns:

”Ho … ho-ho-hooooo.”

Ugglans andra öga for upp.

”Det där var inte jag”, viskade {friend}.

# off
”KIVITT”, skrek ugglan, så att {@a} hoppade till. Och iväg for hon, över tvättlinorna, över staketet, över taken[city:  i {city}][age>=5: , en liten mörk prick, och så en ännu mindre].

De lyssnade.

”Kivitt”, hördes det långt borta.

”Ho-hooo.”

”Kivitt.”

”Ho-hooo.”

# only-late
”Han var bara sen”, sa {child}.

”Han kanske hade långt hit”, sa {@a} och stängde fönstret. Sedan stoppade {@he} om {child}, först på ena sidan och så på den andra, [music: nynnade lite på {@song} ]och släckte lampan.

# knock
Nu var det mörkt och tyst. {child} låg och tänkte på ludna byxor. Sedan sträckte {child.he} ut en hand, ut ur det varma och in i det kalla, och trevade efter väggen.

Knack.

{Child.He} väntade, med huvudet på sned.

Knack-knack.

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @A-came
{Aunt}, som skulle sova över,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @he
{aunt.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @song
{music}

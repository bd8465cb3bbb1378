title: Farlig och varm
title: Draken på gården
title: Vantar på nosen
guest melker: Melker (han), Ingmar (han)
guest tindra: Tindra (hon), Greta (hon)
guest sanna: Sanna (hon), Birgitta (hon)

% Draken är ”han”. Vännen tar Melkers plats. Gården är förskolans, eller skolans.

# dangerous
Det låg en drake på gården[school:  {at school}]. Den var stor och grön, och det rök ur näsan. {child} ville veta hur den kändes. {Child.He} gick ända fram.

”Jag är FARLIG!” sa draken.

{Child.He} kände på den.

”Ja”, sa {child.he}. ”Och varm.”

# mittens
{child} hade blöta vantar. Det hade regnat hela natten, och hela gården var blöt[city: , och hela {city} med]. {Child.He} tog av sig vantarna och hängde dem på drakens nos.

”Vad gör du?” sa draken. ”Jag är FARLIG!”

”Ja”, sa {child}. ”Och varm.”

# a-hat
Då kom [friend: {friend}, {child's} bästa vän|{melker}]. [friend: {Friend.He}|Han] hade en blöt mössa. Den hängde [friend: {friend.he}|han] på drakens öra.

”Jag är FARLIG!” sa draken.

”Ja”, sa de. ”Och varm.”

# everybody
Då kom {tindra}. Hon hade två blöta strumpor, och dem hängde hon på drakens svans. Och så kom alla andra, med vantar och halsdukar[sport:  och allt man blir blöt i när man har stannat för att {play sport}].[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] kom också, blöt överallt, och la sig tätt intill.][pet & !pet.dog:  Till {pet} där hemma tog {child} undan en torr vante.][elder:  {Elder}[elder2:  och {elder2}] kom förbi och hängde upp en blöt tidning.][music:  Någon nynnade {music}.] Draken låg alldeles stilla, så att ingenting skulle ramla[athlete: , lika stilla som {athlete} före start].

”Jag är jätte-jätte-FARLIG!” sa draken.

”Ja!” sa alla. ”Och varm!”

Så mysigt hade de aldrig haft det. Alla satt lutade mot drakens mage, och det ångade om kläderna.

# plop
Plopp.

Något föll på drakens nos.

Plopp, plopp.

Det var regnet. Det kom tillbaka! Det föll på draken, och då sa det pssst. Det föll mer. Pssst, pssst! Och så slutade det ryka ur näsan.

Åh nej. Draken hade slocknat.

# cold
”Jag är …” sa draken. Han hackade tänder. ”Jag är kall.”

{child} kände på honom. Magen var kall. Nosen var kall.

”Är jag inte farlig nu?” viskade draken, och det kom en tår.

”Vänta”, sa {child}.

# ours
{Child.He} tog vantarna från nosen. De var torra nu. De var alldeles varma, för draken hade värmt dem. {Child.He} trädde dem på drakens klor.

”Han ska ha våra!” ropade {child}. ”Allihop!”

Draken fick mössan på huvudet. Han fick strumporna på tårna och alla halsdukar om halsen. Och fröken {sanna} höll sitt paraply över hans nos.

# huff
”Nu kramas vi”, sa {child}.

{Child.He} la armarna om nosen, så långt de räckte. Alla andra tog tag där de kunde. Och {child} blåste, varmt och mjukt, på drakens näsa.

Hff. Hff. Hff.

”Hjälp till!” sa {child.he}, och alla blåste.

Hff. Hff. Hff.

Det kom lite rök. Det kom lite till. Och så sa det puff i draken, och magen blev varm!

# alight
”Jag är …” sa draken och kände efter. ”Jag är FARLIG!”

”JA!” ropade {child}. ”OCH VARM!”

Regnet föll och föll, men nu bredde draken ut sina vingar, och under dem var det torrt. Där satt de allihop. {Sanna} hällde upp choklad. Draken fick en hel hink.

# and-warm
{child} satt längst in, mot den varma magen. Den gick upp, och den gick ner. {Child.He} blev lite sömnig. Det blev draken också. Han la nosen i {child.his} knä, med mössan på.

”Jag är farlig”, mumlade draken.

{child} klappade honom.

”Ja”, viskade {child.he}. ”Och varm.”

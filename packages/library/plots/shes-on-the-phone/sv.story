title: Tyst, hon pratar i telefon!
title: Elefanten på torget
title: Ringar i saften
guest driver: Conny (han), Tage (han)
guest host: Yasmin (hon), Samira (hon)
guest neighbour: Siv (hon), Majvor (hon)

% Den som är med {child} (@a): {adult}, annars den äldre, annars grannen, vid namn varje gång. Stora ringar är den stora elefanten, små ringar den lilla.

# in-the-way
Buss sjutton kunde inte åka, för det stod en elefant i vägen.

Hon stod mitt på torget[city:  {in city}], grå och väldig, med alla fyra fötterna i marken. Hon vickade inte ens på svansen.

”Flytta på dig!” ropade {driver}, som körde bussen. ”Jag har folk som ska hem[sport: , och folk som ska {play sport}]!”

{child} var en av dem som skulle hem. {Child.He} hade väntat så länge att {child.he} hade fått ett glas saft av {host} på kaféet, och nu satt {child.he} vid bordet utanför med {@a-first}[friend:  och bästa vännen {friend}] och tittade.

”Säg något då!” ropade {driver}. Men elefanten sa inte ett ljud.

# rings
Då började saften darra.

En ring for ut från mitten av glaset. Och en till, och en till. Stora ringar. Sedan blev det stilla. Sedan kom det små, små ringar. Sedan stora igen.

”Vem skakar på bordet?” sa {child}.

”Inte jag”, sa {@a}.

{child} lade handen mot marken. Det kittlade i den, ända upp till armbågen. {Child.He} tittade på elefanten. Varje gång de stora ringarna kom darrade det i elefantens panna.

# only-the-ground
”{driver}!” ropade {child}. ”Hon säger visst något! Hon säger det så lågt att bara marken hör!”

”Jaså, vem pratar hon med, då? Marken?”

{child} tittade i glaset. Stora ringar. Små ringar. Stora. Små.

”Med någon långt bort”, sa {child.he}. ”Hon pratar, och sedan är det någon som svarar. Hon lyssnar med fötterna. {driver}, hon pratar i telefon!”

[pet.dog: Under bordet låg {child's} hund, {pet}, med hakan mot marken och lyssnade också.

]”På mitt torg?” sa {driver}. ”Då får hon lägga på!”

# vroom
Och så gick han och startade bussen.

BRUM! sa bussen. BRUM, BRUM, BRUM! Saften hoppade och skvätte. Elefanten spände ut öronen. Hon lyfte ena foten. Hon satte ner den och lyfte den andra.

”Stäng av!” ropade {child}. ”Hon hör ju ingenting!”

{driver} stängde av. Saften lade sig. Så kom de stora ringarna.

Men inga små.

Stora ringar, en gång till.

Inga små.

Elefanten lät öronen hänga.

”Nu har hon tappat bort den som svarade”, sa {child}.

# quiet
Och det var inte konstigt. Överallt på torget skramlade det och stampade och skrällde. Då ställde sig {child} upp och ropade så högt {child.he} kunde:

”TYST PÅ HELA TORGET! SER NI INTE ATT HON PRATAR I TELEFON?”

Alla stelnade.

”Så där brukar ju vi säga”, viskade {@a}.

{host} stängde av kaffemaskinen[music:  och radion, mitt i {@song}]. En flicka tog upp sin skateboard i famnen. [friend: {Friend} slutade suga i sitt sugrör. ]{@Crispbread}

”{driver}”, viskade {child}, ”du stampar med foten.”

”Det gör jag inte”, viskade {driver}. Han tittade ner. ”Jo.”

Han slutade.

# a-ring
Det blev så tyst att man hörde ett löv landa[school: , och så tyst har det aldrig varit {at school}].

{child} tittade i glaset.

En ring. Så liten att den knappt fanns.

”Där”, viskade {child.he}.

En ring till. Större. Och en till, ännu större. Men elefantens panna var alldeles stilla. Det var inte hon som pratade.

”De blir större”, viskade {child}. ”Den som svarar kommer hitåt!”

# round-the-corner
Nu gungade saften. Nu klirrade skeden. Och runt hörnet vid skoaffären kom det springande, [athlete: fortare än {athlete}, ]med öronen som två flaggor och snabeln mellan benen, en mycket liten elefant. Den snubblade på snabeln och reste sig och sprang rakt in under magen på den stora.

Den stora lade snabeln om den lilla och höll kvar den där.

”Det var därför hon stod still”, sa {child}. ”Om hon hade gått, så hade den lilla aldrig hittat hit.”

{driver} tog av sig mössan.

”Och jag som skrek flytta på dig”, sa han.

# lights-out
Den lilla tog den stora i svansen. Sedan gick de, långsamt, bort under träden.

Alla klev på bussen. [pet.cat / pet.other: Nu hade {child} något att berätta för {pet} där hemma. ]{child} fick låna glaset med sig och ställde det i fönstret. Men {driver} startade inte.

”Vi väntar tills de har pratat färdigt”, sa han och släckte lamporna.

# still
Så satt de i mörkret, alla tillsammans, och tittade på saften. En stor ring och en liten. En stor och en liten. Ringarna blev svagare och svagare, ju längre bort elefanterna gick.

Och till slut stod saften alldeles stilla.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
grannen {neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @Crispbread
En farbror som åt knäckebröd slutade tugga, fast han hade munnen full.
## if elder & adult
{Elder}, som åt knäckebröd, slutade tugga med munnen full[elder2: , och {elder2} slutade prassla med påsen].
## if elder2 & !adult
{Elder2}, som åt knäckebröd, slutade tugga med munnen full.

# @song
{music}

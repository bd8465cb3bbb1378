title: Flupp
title: Den lilla grå snabeln
guest keeper: Bosse (han), Kenta (han)
guest dumpling: Bullan (hon), Dumpan (hon)
guest minder: Malena (hon), Josefin (hon)

% Omkväde: Flupp! Högt och snabbt, sedan mjukt, sist pyttelitet. Ta tag i något vid varje flupp, och sist i en hand.
% Vems hand det är: {adult}, annars den äldre, annars {minder}.

# the-hat
{child} och {@comes}[friend:  och {Friend}[!friend.known: , {child's} bästa vän,]] skulle titta på den lilla elefanten[city:  i parken utanför {city}]. Där stod hon, precis på andra sidan staketet, med sin lilla grå snabel[elder & adult: , precis så liten som {elder}[elder2:  och {elder2}] hade sagt][elder2 & !adult: , precis så liten som {elder2} hade sagt].

”Dags att sova, {dumpling}”, sa {keeper}, som skötte elefanterna. ”Din mamma har redan gått in. Nu är det din tur.”

Men {dumpling} ville inte gå in. Hon sträckte fram snabeln.

Flupp!

Och så hade hon {keeper's} hatt. Hon höll i den en stund. Sedan släppte hon den igen.

”Inte min hatt”, sa {keeper}. ”Sova, sa jag.”

”Hon vill inte gå och lägga sig”, sa {child}.[pet:  (Likadan var [pet.dog: hunden ][pet.cat: katten ]{pet} där hemma.)]

# apples
”Hon kanske är hungrig”, sa {keeper}. Han kom med en hink äpplen.

Flupp! {Dumpling} tog hinken i handtaget. Hon höll i den en stund, upp och ner. Alla äpplena rullade ut, och {keeper} satte sig på ett.

# a-boot
”Hon kanske vill leka”, sa {keeper}. Han sträckte fram foten för att sparka en boll till henne.

Flupp! Hon hade hans stövel. {Keeper} hoppade på ett ben. Han hoppade hela vägen dit och hela vägen hit innan han fick igen den.

# sponge
”Hon kanske är varm[sport:  efter att ha försökt {play sport}]”, sa {keeper}. Han kom med en våt svamp på ett skaft.

Flupp! Hon tog skaftet[athlete: , snabb som {athlete}]. Nu var det {keeper} som blev tvättad.

# stripes
”Hon kanske vill ha en sång”, sa {@a}. {Keeper} sjöng[music: , och det lät nästan som {music}].

Flupp! Hon tog {keeper's} bälte. Ner åkte byxorna! Kalsongerna var randiga.

# on-the-bucket
{Keeper} drog upp byxorna. Han satte sig på hinken.

”Stackars {dumpling}”, sa han. ”Jag förstår inte vad du vill.” Och han såg så ledsen ut att {child} gick och ställde sig alldeles intill.

# nothing-in-it
{Dumpling} ställde sig också nära, på sin sida om staketet. Hon släppte bältet. Hon sträckte fram snabeln, och det var ingenting i den. Längst ut öppnade den sig, och så stängde den sig. Öppnade sig, och stängde sig.

{child} tittade på den. {Child.He} visste vad det där var. Så gjorde {child.his} egen hand också,[school:  {at school} ibland, och] på stora ställen, när det nästan var mörkt.

# somebody-to-hold
”Hon vill ha någon att hålla i”, sa {child}. ”Hon vill inte gå in ensam.”

Och {child} sträckte fram handen.

Flupp.

Snabeln la sig runt handen, mjuk och varm och en aning blöt. {Dumpling} höll i {child}. {child} höll i {dumpling}.

”Kom nu”, sa {child}.

# slow-feet
Och så gick de, på var sin sida om staketet. Långsamma fötter. Stora, långsamma fötter. {Keeper} gick efter och höll i byxorna[friend: , och {friend} bar hatten].

De kom till elefanternas dörr. Där stod {dumpling's} mamma, med sin långa grå svans.

# the-tail
{Dumpling} släppte {child}.

Flupp. Hon höll i sin mammas svans.

Och in gick de tillsammans, till halmen, och la sig.

{Keeper} satte på sig hatten. ”God natt, {child}”, sa han.

# held-on
{child} gick hemåt. Himlen var grå som en elefant. {Child.He} sträckte upp handen, och där var {@whose} hand.

”Flupp”, sa {child}, pyttelitet.

Och {@a} höll fast.

# @comes
{minder}, som passade {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
{minder's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

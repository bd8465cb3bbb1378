title: Enhörningen som gick upp
title: Ingen har sagt det andra
guest friend: Majken (hon), Alve (han)
guest pet: Sixten (han), Loppan (hon)

% Omkväde: ”Upp?” och klipp, klopp, klipp, klopp … UPP! Låt barnet säga det; och ”ner” med händerna, tyst, i slutet.

# wants-a-ride
Det stod en enhörning i {@garden}. Hon var vit överallt, med varm mule och ett horn som en glasstrut, och hon åt upp tusenskönorna på gräsmattan.

{child} ville rida. {Child.He} ville det så mycket att knäna studsade.[sport:  Så gör de inför {sport} också.]

”Jag först”, sa {child}.

”Jag bestämmer”, sa {friend}. {Friend} var {child.his} bästa vän, och i dag var det {friend.he} som bestämde.

{@round}. {Pet.He} stannade aldrig, aldrig.

# up-the-slide
”Hallå, enhörningen”, sa {friend}. ”{child} vill rida. Titta upp!”

Enhörningen lyfte huvudet. ”Upp?” sa hon.

Klipp, klopp, klipp, klopp … UPP!

Hon gick uppför stegen till rutschkanan och ställde sig högst upp, med alla fyra fötterna tätt, tätt ihop.

”Inte där!” sa {child}.

”Ni sa upp”, sa enhörningen. Hon var en enhörning som lyssnade. Sa man upp, så gick hon upp.

Hon satte sig på sin stora vita rumpa. Schooooo. Duns.

”Jag ville sitta på dig”, sa {child}.

# eat-up
”Hon måste äta färdigt först”, sa {friend}. ”Det är jag som bestämmer över blommorna[school: , {at school} också]. Ät upp nu!”

”Upp?” sa enhörningen.

Klipp, klopp, klipp, klopp … UPP!

Nu stod hon uppe på trädgårdsbordet. Hon hade ena foten i [adult: {adult's} syltmackor | syltmackorna].

{@jam}

Enhörningen hoppade ner. Duns.

# cheer-up
Nu började {child's} läpp darra. {Child.He} hade ju inte fått rida än. Det kändes ledset ända ner i magen.

{Friend} såg läppen och lade armen om {child.him}. ”Men {child}”, sa {friend.he}. ”Upp med hakan.”

”Upp?” sa enhörningen.

”Nej!” sa {child}.

Klipp, klopp, klipp, klopp … UPP! UPP! UPP!

Upp på bänken. Upp på muren. Upp på taket till redskapsboden!

# on-the-shed
Där stod hon och tittade på gräset. Det var långt dit.[city:  Hon såg hela {city} där uppifrån.]

”Oj”, sa enhörningen med mycket liten röst. ”Ingen har lärt mig det andra ordet.”

”Vilket andra ord?” sa {friend}. ”Det är jag som bestämmer, och jag vet det inte.”

[elder: ”Inte jag heller”, sa {elder} på trappan[elder2: , och {elder2} sa samma sak].

]Enhörningen blundade. Alla hennes ben skakade, och boden sa skallra, skallra, skallra.

# biggest
Då stannade {pet}. Och {pet.he} hade inte stannat på hela dagen! {Pet.He} satte sig nedanför enhörningen, och {@bark}

Enhörningen öppnade ena ögat och tittade på {pet.him}.

”Duktig {@boy}, {pet}”, sa {child}. ”Nu tittar hon!”

# down
Och {child} kunde det andra ordet. {Child.He} sträckte händerna högt upp i luften. Sedan förde {child.he} ner dem, sakta, sakta, ända till knäna, och så satte {child.he} sig i gräset.

”Ner”, sa {child}.

”Ner?” sa enhörningen.

”Gör det du också, {friend}”, sa {child}. ”Nu bestämmer jag.”

{Friend} satte sig. ”Ner”, sa {friend.he}.

Klopp, klipp. Ner på muren.

”Ner”, sa {child} mjukt.

Klopp, klipp. Ner på bänken.

”Lägg dig ner”, viskade {child}.

Och enhörningen kom ner i gräset och vek ihop benen, ett, två, tre, fyra. Där låg hon nu, inte högre än en soffa.

# the-ride
{child} sa ingenting alls. {Child.He} lade bara ena benet över.

{Friend} satte sig bakom och höll {child.him} om magen. {Friend.He} öppnade munnen för att säga det första ordet.

”Sch”, sa {child}.

Då smackade {friend} med tungan i stället. Smack, smack. Enhörningen reste sig, lika mjukt som en deg som jäser, och iväg bar det. De red ett helt varv runt äppelträdet, klipp, klopp, klipp, klopp[music: , medan {child} nynnade lite på {music}], {@front}

# one-daisy
Sedan var det nästan dags för mat[adult: , och {adult} dukade av trädgårdsbordet][elder: [adult:  med {elder} | , och {elder} vinkade från trappan]]. Enhörningen var sömnig. ”Ner”, sa {child}, och ner lade hon sig.

{Friend} lutade sig mot hennes mage. {Child} lutade sig mot {friend}. {Pet} snurrade ett varv och lade sig också, och låg alldeles stilla.

Och på hornets spets hängde en enda vit tusensköna, som gungade sakta ut och in när enhörningen andades.

# @garden
trädgården
## if elder
{elder's} trädgård

# @round
{Pet}, {friend's} hund, sprang runt, runt enhörningens ben[athlete: , lika fort som {athlete}]
## if pet.dog
{Pet}[!pet.known: , {child's} hund,] sprang runt, runt enhörningens ben[athlete: , lika fort som {athlete}]
## if pet.cat
{Pet}[!pet.known: , {child's} katt,] gick runt, runt enhörningens ben med svansen i vädret[athlete: , lika stolt som {athlete}]

# @jam
”Voff!” sa {pet} och åt upp mackan från enhörningens fot.
## if pet.cat
”Mjau!” sa {pet} och slickade bort allt smör från enhörningens fot.

# @bark
så skällde {pet.he} det största skall {pet.he} hade.

”VOFF!”
## if pet.cat
så jamade {pet.he} det största jam {pet.he} hade.

”MJAAAU!”

# @boy
hund
## if pet.cat
katt

# @front
och {pet} travade före.
## if pet.cat
och {pet} gick före med svansen i vädret.

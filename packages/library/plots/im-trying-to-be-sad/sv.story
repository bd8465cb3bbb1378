title: Ingenhörningen
title: Klonk
title: Jag försöker vara ledsen
guest pet: Sixten (han), Doris (hon)

% Klonk ska höras. Enhörningen är ”hon” och ordentligt ledsen; hennes första ”voff” är mycket litet. Sista raden sägs lågt.
% En regel: {pet} släpper aldrig en pinne, utom när en annan hund har en.

# clonk
[!pet.known: {child's} hund {pet}|{Pet}] hade hittat en pinne ute i hagen[city:  utanför {city}], och den var så lång att {pet.he} inte kom in genom grinden.

Klonk, sa det, när pinnen slog i båda stolparna. {Pet} backade och tog ny fart. Klonk.

”Släpp den!” ropade {child}, som satt i trädgården med en morot.[friend:  {Friend}[!friend.known: , {child's} bästa vän,] satt bredvid och önskade sig en häst.]

[elder: I solstolen låg {elder} med tidningen över ansiktet och ville ha lugn och ro.[elder2:  {Elder2} låg i den andra och ville samma sak.]

]Men {pet} släppte aldrig en pinne. Det gjorde {pet.he} bara när en annan hund hade en, för då ville {pet} ha den i stället.

# not-a-horse
Då hoppade något vitt in över häcken.

”En häst!” sa {child}.

”Jag är ingen häst”, sa hästen. ”Jag är en enhörning.”

[friend: ”Synd”, sa {friend}.

]”Var är hornet då?” sa {child}.

”Jag har tappat det.” Enhörningens läpp darrade. ”Jag kliade mig mot ett träd, och plopp, sa det. Nu har jag letat överallt, och alla säger ’hej, hästen’.[school:  De sa det i kör {at school}.]”

Mitt i pannan hade enhörningen ett runt litet hål.

”Utan horn är man ingen enhörning”, sa {child}. ”Då är man en ingenhörning.”

”Säg inte så”, snyftade ingenhörningen.

# only-a-stick
Klonk, sa det borta vid grinden.

”Hur såg det ut?” frågade {child}.

”Långt. Och vitt. Och randigt runt om, som en polkagris.”

”Något sådant har jag inte sett.”

Klonk.

”Vad är det som låter?”

”Det är bara {pet}. {Pet.He} har hittat en pinne.”

”Så roligt för {pet.him}”, sa ingenhörningen. ”Själv hittar jag ingenting.”

# carroticorn
{child} satte moroten i hålet. Den passade precis.

”Nu är du en morotshörning”, sa {child}.

Morotshörningen skelade uppåt. Så skakade hon ner moroten och åt upp den.

”Och nu är jag en ingenhörning igen”, sa hon.

Klonk. Klonk. Klonk.

[elder: ”Det är någon som knackar”, sa {elder.short} under tidningen.

]”Kan {pet.he} inte sluta?” sa ingenhörningen. ”Jag försöker vara ledsen!”

# stripy-all-round
De vände sig om. Där stod {pet} med pinnen tvärs över munnen. Den var lång. Den var vit. Den var randig runt om, som en polkagris.

”MITT HORN!” skrek ingenhörningen.

# the-rose-bush
{Pet} blev överlycklig. Aldrig hade någon tyckt så mycket om en av {pet.his} pinnar. {Pet.He} for i väg ut i hagen, och de sprang efter. Men ju mer de jagade, desto roligare hade {pet}.[sport:  Det var bättre än {sport}.][athlete:  Inte ens {athlete} hade hunnit i kapp.][friend:  ”Sitt!” ropade {friend}. Ingen satte sig.] Till slut kröp {pet.he} in under en nyponbuske, där ingen nådde {pet.him}. {Pet.He} lade hornet mellan tassarna och öppnade munnen.

”Åh nej”, sa {child}. ”Nu ska {pet} tugga.”

”Tugga?” viskade ingenhörningen.

”{Pet.He} börjar alltid med spetsen.”

Ingenhörningen bleknade, fast hon redan var vit.

# and-now-a-dog
{child} tänkte på alla pinnar som {pet} hade tuggat till flis. Så tänkte {child.he} på dem som {pet} hade släppt.

I gräset låg en gren, grå och lång och alldeles vanlig. {child} tog upp den.

”Du får vara hund”, sa {child}.

”Först häst!” sa ingenhörningen. ”Sedan ingenhörning! Och nu hund!”

”Vill du ha ditt horn eller inte?”

# woof
Ingenhörningen suckade och tog grenen i munnen. Hon gjorde ett litet skutt.

”Mer!” sa {child}. ”Du är jätteglad! Vifta på svansen!”

Ingenhörningen viftade. Hon skuttade runt med alla fyra hovarna i luften[music: , som om någon spelade {music}]. ”Voff”, sa hon, så gott det gick med en gren i munnen.

”Högre!”

”VOFF!” sa ingenhörningen.

[elder: ”Duktig hund”, sa {elder.short} under tidningen.

]Inne under busken reste sig två öron. Där ute var en annan hund, och den hade en pinne!

{Pet} släppte hornet.

När {pet} for ut på ena sidan kröp {child} in på den andra. Taggarna drog {child.him} i håret, men {child.he} sträckte ut armen så långt det gick, och fick tag i något hårt och dregligt.

”Jag har det!” ropade {child.he}.

# plop
{Child.He} torkade det på byxorna, och enhörningen böjde ner huvudet. Plopp.

”Nu är du en enhörning”, sa {child}.

”Det har jag varit hela tiden”, sa enhörningen. ”Men säg inte till någon att jag sa voff.”

[friend: {Friend} lovade, och fick klappa henne på mulen. Den var precis som på en häst, men det sa {friend.he} inte.

]
# point-first
{Pet} hade redan bråttom hem med sin nya pinne. Klonk, sa det.

”Man går inte på tvären med något långt”, sa enhörningen. ”Titta på mig. Spetsen först.”

Hon gick in genom grinden med hornet rakt fram, och så ut igen. Hon nuddade inte en stolpe.

{Pet} tittade efter enhörningen, tills hon var borta bland träden. Så vred {pet.he} på huvudet, långsamt, tills pinnen pekade rakt fram.

Spetsen först gick {pet} hem till {child}. Det sa inte klonk.

Kvällen kom. {child} låg i sin säng, och på mattan sov {pet} med pinnen kvar i munnen. Klonk, sa den mot sängbenet, alldeles svagt.

”Jag försöker sova”, viskade {child}.

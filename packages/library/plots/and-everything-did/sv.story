title: Vänta lite
title: Bara inte än
title: Bara fingret hittills
guest friend: Tuva (hon), Malte (han)
guest minder: moster Lotta (hon), moster Siv (hon)

% Den vuxna (@a) är den äldre, annars {adult}, annars {minder}. Håll upp handen vid det första ”Vänta lite”. Det sista sägs lågt, utan hand.
% En regel: så lång tid som {child} tar måste {child.he} stå stilla efteråt. @help är den som stoppar bussen.

# hang-on
”Kommer du?” ropade {friend}[!friend.known: , [friend: {child's} bästa vän | som bodde i huset bredvid]].

”Vänta lite”, sa {child} i hallen.

{child} blev alltid sist. {Child.He} ville att det skulle bli rätt, och då hade alla andra redan gått.[sport:  Före {@game} var de andra ombytta när {child} hade fått på sig ena strumpan.] Men värst var det när de väntade. Då stod de där och suckade, och fingrarna blev som korvar på {child}[school: , allra mest {at school}].

Nu suckade {friend} på trappan, och i hallen suckade {@first}, med ena armen i jackan.

”Vänta lite!” sa {child} igen och höll upp handen, som när man stoppar en bil.

Och det gjorde allting. {@A} stannade på väg in i andra ärmen. {Friend} stannade mitt i en suck.[pet.dog:  {Pet}[!pet.known: , {child's} hund,] stannade i luften, ovanför mattan.][pet.cat:  {Pet}[!pet.known: , {child's} katt,] stannade med tungan ute, mitt i en tass.]

# stiff
Bara {child} kunde röra sig. {Child.He} knöt båda skorna, två gånger, i lugn och ro.

”Klar”, sa {child.he}, och allting fortsatte.

Allting utom {child}. Nu var det {child.he} som stod där, stel som en lyktstolpe. {Child.He} både såg och hörde men kunde inte röra ett finger, precis så länge som det hade tagit med skorna. Det var alltså regeln. Så lång tid som {child} tog måste {child.he} stå stilla efteråt.

{Friend} ställde ifrån sig trumpeten och knackade {child} i pannan. ”Är du där inne?”

När {child} kunde röra sig igen hade {@a} hängt en väska på ena armen och ett paraply på den andra.

# three-notes
Bussen till havet väntade på torget[city:  i {city}], med hela blåsorkestern ombord. Yngst av dem var {friend}, som skulle spela de tre sista tonerna ute på piren, alldeles ensam. {child} skulle med och lyssna, ihop med {@a}[elder2:  och {elder2}].[pet.dog:  {Pet} skulle med för sandens skull.][pet.cat:  {Pet} hade följt efter, och ingen hade bett {pet.him}.]

”En minut!” ropade chauffören.

Då såg {friend} på sina händer, och det fanns ingenting i dem.

”Trumpeten”, sa {friend}. ”Jag ställde den i hallen hos dig. När jag knackade på dig.” Hakan började darra.

Det var långt hem, och lika långt tillbaka. Om {child} stannade tiden och hämtade den måste {child.he} stå stilla precis lika länge sedan, och då gick bussen utan {child.him}.

”Gör det inte”, sa {friend}, som hade fått höra alltihop på vägen. ”Du hinner inte med.”

{child} tittade på de tomma händerna. Sedan höll {child.he} upp en av sina egna.

”Vänta lite”, sa {child.he}.

# to-itself
Nu hade {child} hela stan för sig själv. En duva satt stilla i luften, precis så högt att man kunde klappa den. Utanför kaféet hällde en man upp kaffe, och kaffet kom aldrig fram. Ingen väntade och ingen suckade, och det var den skönaste promenad {child} hade gått, ungefär fram till bageriet. Då ville {child.he} säga ”titta på duvan”, och det fanns ingen att säga det till. Efter det gick {child.he} fortare.

I hallen stod trumpeten.[pet.other:  Bredvid hade {pet} stannat mitt i en tugga, och {child} berättade om duvan för {pet.him}. Det hjälpte, fast {pet} inte kunde tugga.]

# doors-closing
{child} lade trumpeten i famnen på {friend} och tog en sista titt på bussen.

”Klar”, sa {child}.

Kaffet kom fram, och duvan flög sin väg. {Friend} tittade ner på trumpeten. Sedan tittade {friend.he} upp på {child}, som stod där med händerna framför sig och inte ens kunde blinka.

”Men {child}”, sa {friend}.

”Påstigning!” ropade chauffören. ”Nu stänger jag dörrarna!”

[!elder / friend / pet.dog / pet.cat: {@A} kom och tog en stel hand i sin. ]Motorn gick i gång. {child} ville skrika, och det fanns inget i hela {child.him} som ville skrika.

{@help}

# just-not-yet
”Och vad väntar vi på?” sa chauffören.

”På {child}”, sa {friend}.

Chauffören tittade ut. ”Ska {child.he} inte med?”

”Jo”, sa {friend}. ”Bara inte än.”

”Jag har faktiskt en tidtabell”, sa chauffören.

”Det har {child} också”, sa {friend}.

Nu väntade hela bussen på {child}, och {child.he} kunde inte ens titta ner på sina skor. {Child.He} lyssnade efter suckarna.

Men någon vecklade upp en smörgås. Tuban provade en melodi[music: , och det var {@song}], och trumman hängde på, och någon skrattade. Så det var så det lät, när folk väntade. Det lät nästan som ett kalas.

# the-finger
Till slut reste sig chauffören. ”Jag kan inte vänta på någon som inte kommer”, sa han. ”Ska {child.he} med, så vill jag se ett tecken.”

{child} tänkte på tre toner. {Child.He} tog i från magen, upp genom axeln och ut i armen, allt vad {child.he} kunde. Och lillfingret vickade.

”Där!” skrek {friend}. ”Nu kommer {child}! Det är bara fingret hittills!”

Chauffören satte sig igen. Efter fingret kom handen, och efter handen armbågen, och sedan båda knäna på en gång, så att {child} for in i bussen med huvudet före. Hela orkestern applåderade.[athlete:  Inte ens {athlete} får applåder för att gå på bussen.]

”{@You} stoppade en hel buss”, sa {child} inne på bussen. ”Utan att stanna tiden.”

”Det är inte svårt”, sa {friend}. ”{@How}”

# the-pier
På piren spelade {friend} tre toner, alldeles ensam. Den sista hängde kvar över vattnet så länge det fanns någon luft, och {child} hörde den från början till slut.

När det var dags att åka hem hade ena skon gått upp. Orkestern var redan på väg till bussen.[pet.dog:  {Pet} hade skakat sand över dem allihop.]

”Kommer du?” ropade de.

{child} böjde sig ner. Den här gången höll {child.he} inte upp handen.

”Vänta lite”, sa {child.he}.

Vågorna rullade in, och måsarna flög förbi, och ingenting stannade. Det var bara {friend} som gjorde det. {Friend.He} tog trumpeten under armen och väntade.

# @help
Men {friend} satte sig på busstrappan, mitt i dörren, med trumpeten i knät.
## if elder & !friend & !pet.dog & !pet.cat
Men {elder.short} ställde sig mitt i dörren och började leta efter biljetten. Ingen kan uppehålla en buss som {elder.short}. Upp kom ett par glasögon, en påse mintkarameller och en halv strumpa. ”Bry dig inte om mig”, sa {elder.short}. ”Hur mår mamma?” Och chauffören, som hade tänkt säga ”skynda på”, berättade om hennes knä.
## if pet.cat
Men {pet} hoppade upp under den stora rutan, där chauffören hade sin tidtabell, och lade sig på just den. ”Kan du flytta på {pet.him}?” sa chauffören. ”Du kan ju försöka”, sa {friend}. Chauffören försökte. {Pet} tittade på honom, och då slutade han försöka.
## if pet.dog
Men {pet} hade aldrig åkt någonstans utan {child}. {Pet} lade sig tvärs över dörröppningen och gjorde sig tung som en soffa. Dörrarna kom, sa pfff mot en stor lurvig mage och gick upp igen. ”Kan du flytta på {pet.him}?” sa chauffören. ”Nej”, sa {friend}. ”Det har ingen lyckats med.”

# @You
Du
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short}
## if pet.cat / pet.dog
{Pet}

# @How
Man sätter sig i dörren.
## if elder & !friend & !pet.dog & !pet.cat
Man frågar hur någons mamma mår.
## if pet.cat
Man behöver bara en katt.
## if pet.dog
Man behöver bara en hund i dörren.

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

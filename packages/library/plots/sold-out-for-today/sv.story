title: Cykeln som sa pling
title: Grön keps
title: Slut för i dag
guest friend: Oskar (han), Tyra (hon)
guest caretaker: Kent (han), Roger (han)

% Pling ska låta litet. Den som lyssnar får gärna säga bom.

# gone
{child} och [!friend.known: {child.his} bästa vän ]{friend} stod vid cykelstället [school: {at school} | utanför skolan], och {child's} cykel var borta. Det var en gammal blå cykel med en ringklocka som hade hakat upp sig, så att den ringde så fort cykeln skumpade till. Pling, sa den i varje grop[city:  {in city}].[pet:  När {pet}[!pet.known: [pet.dog: , {child's} hund,][pet.cat: , {child's} katt,]] hörde den [pet.other: tittade {pet.he} alltid upp | sprang {pet.he} alltid till dörren].][elder & !elder2:  Från början hade cykeln varit {elder's}.][elder2:  Från början hade cykeln varit {elder's} och sedan {elder2's}.] I går hade någon ropat ”Här kommer glassbilen!” och hela skolgården hade skrattat. Då hade {child} sparkat på cykeln och sagt en sak som {child.he} hoppades att ingen hade hört.

# a-case
Nu ville {child.he} bara ha den tillbaka.

”Det här är ett fall”, sa {friend} och tog upp sitt block. {Friend.He} hade väntat på ett fall i flera år. ”När såg du cykeln senast?”

”I går[sport: , före {sport}]. Sedan gick jag hem.”

”Varför gick du, när du hade cykel?”

”Jag kände för att gå”, sa {child}, och det högg till i magen på {child.him}.

”Kände för att gå”, skrev {friend}. ”Mystiskt.”

# where-were-you
Först förhörde de vaktmästaren {caretaker}, som satt i sin verkstad och drack kaffe.

”Var befann du dig i går klockan två?” sa {friend}.

”Här”, sa {caretaker}.

”Och klockan tre?”

”Här.”

”Och klockan fyra?”

”Hemma.”

”Du erkänner alltså att du har flyttat på dig”, sa {friend} och skrev.

”Vi letar efter en blå cykel”, sa {child}.

”Den som plingar?” sa {caretaker}. ”Den har jag slängt.”

”Slängt!” skrek {child}.

”På skrotet bakom matsalen. Men jag slänger aldrig något utan order.”

# green-cap
”Order av vem?” sa {friend}, och pennan darrade i handen på {friend.him}.

”Av [child.she: en flicka. Hon | [child.he: en pojke. Han | en unge. Den]] sparkade på cykeln och skrek: Dumma skrot, jag vill aldrig se dig mer! Och skrot ska till skrotet.”

”Hur såg {@she} ut?”

”Ungefär så här lång”, sa {caretaker} och höll handen i luften. Den hamnade precis ovanför {child's} huvud. ”Grön keps.”

”Grön keps”, skrev {friend}. Sedan tittade {friend.he} upp på {child's} keps, som var grön.

”Och så saknades det en tand”, sa {caretaker}. ”Här framme.”

{child} stängde munnen.

”Arg var {@she}”, sa {caretaker}. ”Men annars var {@she} rätt lik dig, faktiskt.”

{Friend} hade slutat skriva.

# it-was-me
”{child}”, sa {friend} försiktigt. ”Jag tror att jag vet vem det är.”

”Jag med”, sa {child}, och nu kom gråten. ”Det var jag. Men jag menade det inte! Jag blev bara så ledsen när alla skrattade.”

”Oj”, sa {caretaker} och ställde ner muggen. ”Då är det bråttom. Skrotbilen kommer klockan två.”

{Friend} tittade på sin klocka.

”Den är två”, sa {friend.he}.

# the-pile
De sprang runt matsalen alla tre[athlete: , fortare än {athlete}]. Där stod skrotbilen med motorn i gång, och på flaket låg stolar och bord i en hög som var högre än {caretaker}. Chauffören, en kvinna i orange byxor, satt redan vid ratten[music:  och lyssnade på {music}].

”Stopp!” ropade {child}. ”Min cykel ligger där!”

”Jag ser ingen cykel”, sa chauffören.

”Den ligger underst”, sa {caretaker}. Sedan kliade han sig i nacken. ”Eller om jag la den på förra bilen. Den som gick i morse.”

Han såg så olycklig ut att {child} nästan tyckte synd om honom.

”Då får det vara”, sa chauffören. ”Jag kan inte lasta av ett helt flak för en cykel som kanske inte är där. Jag är ledsen.”

# same-foot
{child} tittade på högen. Så tänkte {child.he} på cykeln, där den kanske låg längst ner i mörkret och aldrig skulle skumpa mer. Skumpa!

”Kan du stänga av motorn?” sa {child.he}. ”Bara en liten stund?”

Chauffören vred om nyckeln. {child} gick fram till flaket och sparkade på plåten med samma fot som i går, så hårt {child.he} kunde.

Bom, sa flaket.

De lyssnade, men det hördes ingenting.

”En gång till”, sa {friend}. {Friend.He} la ifrån sig blocket, vilket {friend.he} aldrig gjorde, och ställde sig bredvid {child}. {caretaker} ställde sig på andra sidan.

”Nu!” sa {child}.

BOM!

Och långt inne i högen, under alla stolar och bord, sa det pling.

”Glassbilen!” skrek {friend}.

# inquiries
Chauffören klättrade ner och lyfte bort bord efter bord, och {caretaker} tog emot. Allra underst låg den blå cykeln med smuts på sadeln. {child} torkade av den med sin gröna keps.[elder & !elder2:  Nu kunde {child.he} titta {elder.short} i ögonen igen.][elder2:  Nu kunde {child.he} titta både {elder.short} och {elder2.short} i ögonen igen.]

”Jag kan laga ringklockan”, sa {caretaker}. ”Det går på två minuter.”

{child} tänkte efter.

”Nej tack”, sa {child.he}. ”Då hittar jag den ju aldrig mer.[pet:  Och hur ska {pet} veta att jag kommer?]”

{Friend} hade tagit upp blocket igen. ”Fallet är löst”, läste {friend.he} medan {friend.he} skrev. ”Gärningsmannen hade grön keps och har erkänt.”

”Ska du inte skriva vad {@she} heter?” sa {child}.

”Nej”, sa {friend}. ”{@She} hjälpte till med utredningen.”

# sold-out
Sedan cyklade de hem. Det var gropigt över skolgården, och cykeln plingade hela vägen till grinden.

”Här kommer glassbilen”, ropade någon vid gungorna.

”Slut för i dag”, sa {child}, och cykeln sa pling.

# @she
ungen
## if child.she
hon
## if child.he
han

# picture 1
Det är förhör i verkstaden

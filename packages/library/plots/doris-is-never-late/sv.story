title: {doris} är aldrig sen
title: Klockan två kom för tidigt
title: Brandbilen som blev omkörd
guest doris: Doris (hon), Hulda (hon)
guest bracket: fröken Brask (hon), fröken Stake (hon)
guest lamb: herr Fläskberg (han), herr Kotte (han)
guest minder: Gunilla (hon), Birgitta (hon)

% {doris} är brandbilen. Ett rör dricker ur dammen, en slang sprutar. Den som väntar vid grinden: {@m}.

# two-was-early
{child} var {age} och hade väntat i ett helt år på att få åka brandbil.

Brandbilen hette {doris}. Hon var väldigt röd och väldigt gammal, med en stege på taket och en mässingsklocka längst fram, och varje sommar kom hon till byfesten. Det var {bracket} som körde. Första turen gick klockan två.

Klockan tjugo i tre svängde {doris} in på ängen.

”Ni är sena!” sa {child}.

”Inte alls”, sa {bracket} och klev ner i en hjälm som var lika stor som en gryta. ”{doris} är aldrig sen. Det var klockan två som kom för tidigt. Upp med dig. Kan du ringa i en klocka?”

Det kunde {child}. PLINGELING! PLINGELING!

# overtaken
De körde runt ängen i jämn fart, sex kilometer i timmen. De blev omkörda av en dam med barnvagn. [friend: De blev omkörda av {friend}[!friend.known: , {child.his} bästa vän,] som gick baklänges. ][sport: De blev omkörda av några som var på väg för att {play sport} och inte hade bråttom. ]De blev omkörda av en karl med en garderob på ryggen.

”Kan hon inte köra fortare?” ropade {child}.

”Det här ÄR fortare!” ropade {bracket}.

# something-grey
Det var den bästa turen {child} någonsin hade åkt. Däruppifrån såg man allt: tårttältet, dansbanan, orkestern[school:  från {school}][music: , som spelade {music}]. Och bakom dansbanan såg {child.he} någonting grått som steg uppåt.

”{Bracket}. Är det där rök?”

{Bracket} satte på sig glasögonen. {Lamb} hade grillat korv. Nu sprang {lamb} i små cirklar[athlete: , fortare än {athlete}], och i ena änden av den stora torra häcken bakom grillen sprakade det.

”Det är det”, sa {bracket} och blev så rak i ryggen att hon växte. ”Någon får ringa brandkåren i stan! Alla håller sig undan! {child} – klockan!”

PLINGELING! PLINGELING! {doris} vände sin stora röda nos mot röken och tog i med allt hon hade.

Damen med barnvagnen körde om dem en gång till.

# like-a-wet-dog
Till slut stannade {doris} vid ankdammen, på gott avstånd från häcken. {Bracket} sa åt {child} att sitta kvar på sätet och inte röra sig ur fläcken. Hon la ett tjockt rör i dammen, som {doris} skulle dricka med. Hon drog ut en slang över gräset, som {doris} skulle spotta med. Sedan satte hon i gång pumpen, och {doris} började skaka som en blöt hund.

”Sen som vanligt!” jämrade sig {lamb}.

”{doris} är inte sen!” ropade {bracket} och ställde sig bredbent. ”Det är elden som kom för tidigt! Undan med er! Nu kommer det!”

# a-drop
Alla tittade på slangens ände.

Där kom en droppe.

Den hängde en stund. Den föll på {bracket's} stövel. Efter ett tag kom det en till.

{Bracket} skakade slangen. Hon kikade in i den med ena ögat. Nu sprakade halva häcken, och häcken slutade vid dansbanan, och dansbanan var av trä.

”Jag begriper det inte”, sa {bracket}, och för första gången lät hon som en alldeles vanlig tant. ”Hon brukar … Hon har ju alltid …”

# flat
Högt uppe på sätet satt {child} och följde slangen med blicken. Den kom ut ur pumpen, tjock som en orm som har svalt en limpa. Den gick en bit i gräset. Den gick in under framhjulet. Och på andra sidan hjulet var den platt som ett sidenband.

”Hon står på den!” skrek {child}. ”{Bracket}! {doris} står på sin egen slang!”

{Bracket} tittade efter. ”Kors i alla dar. Och hon kan inte både pumpa och köra, stackaren. Hon måste knuffas på!”

# the-bell
Men alla på ängen skrek, var och en sitt, och det var ingen som hörde.

Fast {child} hade klockan.

PLINGELING! PLINGELING! PLINGELING! {Child.He} ringde tills vartenda huvud på ängen vände sig om[pet.dog:  och {pet}[!pet.known: , {child.his} hund,] som låg under sätet, satte sig upp och ylade].

”Ställ er bakom {doris}!” ropade {child.he}. ”När det plingar så knuffar ni!”

# push
Orkestern kom. Tårttanterna kom.[friend:  {Friend} kom, framlänges.][elder & adult:  {Elder}[elder2:  och {elder2}] kom, med uppkavlade ärmar.] Karlen ställde ner sin garderob. {Lamb} kom med grillgaffeln kvar i handen.

PLING! De knuffade. {doris} gungade.

PLING! De knuffade. {doris} stånkade.

”Skynda dig, {doris}”, sa {child}. ”Bara den här gången.” Och {child.he} drog i repet med båda händerna.

PLING!

{doris} tog ett skutt framåt. Det var inte längre än en stövel, men så fort hade hon inte kört på hela dagen.

# hiss
Den platta slangen hoppade till. Den svällde, den slingrade sig, och ut for halva ankdammen. Den träffade häcken. Fräs! Den träffade korvarna. Sedan sprakade det inte mer, och kvar var bara ånga och en halv häck.

# kindly
När bilen från [city: {city}|stan] kom, med blåljusen på, fanns det ingenting att göra. Sex brandmän klev ut och tittade.

{Bracket} sköt upp hjälmen i pannan.

”Ni är sena”, sa hon vänligt.

# bedtime
Sedan fick {child} ringa i klockan på varenda tur. Solen stod lågt när {doris} körde {child.him} ända hem till grinden, i jämn fart, sex kilometer i timmen. De blev omkörda av en snigel. Det sa i alla fall {bracket}.

Vid grinden stod {@m-watch}.

”{child}, det är långt över läggdags.[pet & !pet.dog:  Till och med {pet} har slutat vänta.]”

”Vi är inte sena”, sa {child} och lutade sitt sotiga huvud mot {@m}. ”Det var läggdags som kom för tidigt.”

# ding
Och {doris} rullade hemåt i skymningen och hade inte det minsta bråttom. Pling.

# @m-watch
{minder} från granngården och tittade på klockan
## if adult
{adult} och tittade på klockan
## if elder & !adult
{elder}[elder2:  och {elder2}] och tittade på klockan

# @m
henne
## if adult
{adult}
## if elder & !adult
{elder.short}

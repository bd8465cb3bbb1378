title: Häxan i simskolan
title: Inte rädd, bara torr
title: Rrot
guest friend: Nils (han), Ture (han)
guest witch: Agda (hon), Malvina (hon)
guest teacher: Micke (han), Jocke (han)

% Häxans ord är TORR, och baklänges blir det rrot.

# on-the-edge
Det gick en häxa i {child’s} simskola[city:  {in city}]. Hon hette {witch}, hon var trehundra år gammal och hon badade med hatten på. Det vill säga, hon badade inte. Hon stod på kanten, allra längst bort, bredvid {child}.

”Hoppa i nu, {witch}!” ropade {teacher}, som var simlärare. ”I dag ska alla bubbla!”

”Nej tack”, sa häxan.

”Är du rädd?”

”Jag är inte rädd”, sa häxan. ”Jag är torr.”

Det tyckte {child} var ett väldigt bra svar.[pet.cat:  Så brukade {child.his} katt {pet} svara också, fast på kattspråk.] {Child.He} ville också bubbla, det ville {child.he} mer än allt annat[sport & !sport.Swimming: , till och med mer än {play sport}][sport.Swimming: , för sedan får man {play sport}]. Men varje gång {child.he} böjde sig ner mot vattnet tog det stopp precis vid hakan.

”Och du, {child}?” ropade {teacher}.

”Jag är inte heller rädd”, sa {child}. ”Jag är också torr.”

Häxan nickade åt {child.him}. Sedan stod de där på kanten med varsin handduk, och alla de andra bubblade[music: , och ur högtalaren kom {music}].

# one-drop
Men så kom det ett plask. Det var {friend}[friend & !friend.known: , {child’s} bästa vän,] som plaskade, och det flög en droppe genom luften och landade mitt på häxans näsa.

”NU RÄCKER DET!” skrek häxan. Hon höjde båda armarna.

”TORR-TORR-TORR!”

Det sa svooosch. Allt vatten i hela bassängen for rakt upp i luften. Däruppe stannade det, under taket, som en stor blå darrande gelé. På bassängens botten stod åtta barn i badkläder och tittade upp.[elder:  På bänken satt {elder}[elder2:  bredvid {elder2}] och tittade också upp.]

”Hoppsan”, sa häxan.

# up-is-easy
”Allihop upp på kanten!” ropade {teacher}. ”Nu med detsamma! {witch}, ta ner det där!”

”Det kan jag inte.”

”Men du tog ju upp det!”

”Upp är lätt”, sa häxan. ”Ner är svårt. Då måste man säga trollordet baklänges.”

”Gör det då!” ropade {teacher}.

”Med munnen under vatten”, sa häxan.

Alla såg sig om. Det fanns inget vatten. Det var ju i taket. Det enda som var kvar var en liten röd hink på kanten, full till brädden.

# a-red-bucket
Häxan gick fram till hinken. Hon böjde sig ner. Hakan började darra. Hattbrättet började darra. Hela häxan darrade så att det skramlade i hennes örhängen.

”Jag är inte rädd”, sa hon med mycket liten röst. ”Jag är … jag är …”

”Torr”, sa {child}.

”Ja”, viskade häxan. ”Väldigt.”

Däruppe gungade vattnet. En kall droppe föll ner på golvet. Sedan en till.

”Det håller inte länge!” ropade {teacher}, som lyfte upp barn så fort han kunde.

# three-hundred-years
{child} tittade på droppen. {Child.He} tittade på häxan, som hade blivit alldeles vit på näsan. Trehundra år, tänkte {child}. Tänk att ha stått på kanten i trehundra år.

”Vad är torr baklänges?” frågade {child.he}.

”Rrot”, sa häxan.

{child} la ner handduken. {Child.He} gick ner på knä framför hinken. Ner med hakan. Där tog det stopp, precis som vanligt.

Då tog häxan {child.his} hand. Häxans hand var knotig och kall och höll alldeles för hårt.

{child} blundade. Ner med munnen. Ner med näsan. Det var blött överallt. Och så sa {child.he} det, rakt ner i hinken, så högt {child.he} kunde:

”Rrrrrrrblubblubbrrrrrrot!”

# down
Hela hinken bubblade. Bubblorna kittlade {child.him} på kinderna.

Och vattnet kom ner. Det ramlade inte. Det sjönk, mjukt och stort, som när någon brer ett täcke över en. Det la sig till rätta i bassängen och gungade lite och blev stilla. Bara den allra sista skvätten missade. Den kom en bit efter de andra, och den landade på häxan.

PLASK!

Alla höll andan. Häxan stod blickstilla. Det rann från hatten, det rann från örhängena, och längst ut på näsan hängde en droppe.

”{witch}”, sa {child}. ”Du är blöt.”

# only-like-this
Häxan kände på sina kinder. Hon kände på sin haka.

”Är det bara så här det är?” sa hon.

”Ja”, sa {child}.

”I trehundra år har jag … Är det BARA SÅ HÄR?” Hon slängde handduken över axeln. ”Flytta på er, ungar. Häxan kommer.”

Hon hoppade i så att hatten blev kvar i luften[athlete: , och högre hoppar inte {athlete}].[friend:  Det plasket var större än {friend’s}.] Och {child} höll i hennes hand hela vägen ner, och de bubblade rrot, rrot, rrot tills {teacher} hade blåst i pipan två gånger, och sedan en gång till, för under vatten hörs det inte.

# dry
Hela vägen hem droppade det ur {child’s} hår.[pet.dog:  I hallen slickade [!pet.known: hunden ]{pet} {child.him} på näsan, och så droppade det därifrån också.][pet.other:  Hemma fick {pet} höra alltihop.][school:  Det fick alla {at school} också, nästa dag.] Men på kvällen, när {child} låg i sängen i ren pyjamas och var varm i magen, hade håret torkat och öronen torkat och till och med tårna.

Nu var {child.he} alldeles torr. Men rädd var {child.he} inte.

title: Är det allt?
title: Hajar har ingen musik
title: Nummer sju
guest delyth: Disa (hon), Embla (hon)
guest keeper: Torkel (han), Jerker (han)

% Rödhajar i sina ägg. De fläktar med stjärten för att andas, och slutar när något stort kommer. Hajen är ”den”, ägget ”det”.

# eighteen-teabags
Det fanns arton hajar i rummet bakom [city: akvariet {in city} | akvariet vid hamnen]. {child} var {age} år och hade velat träffa en haj ända sedan innan {child.he} kunde säga ordet[elder: , det kunde {elder}[elder2:  och {elder2}] intyga], och nu såg {child.he} alla på en gång. De hängde i snören på rad i ett lågt akvarium. Ingen av dem var så stor som {child.his} hand.

”Är det allt?” sa {child}.

”Vadå, är det allt?” sa tjejen med skrivplattan. Hon hette {delyth}, hon var {age} och trekvart, och det var hennes pappa {keeper} som skötte djuren. ”Det är arton hajar.”

”Det är arton tepåsar.”

”Det är ägg. Kom hit och titta.”

# the-lamp
Hon tände lampan bakom glaset. Äggen blev gyllene, som när man håller upp en kola mot fönstret. Inne i vartenda ett låg det något smalt och hoprullat och viftade på stjärten.

”De fläktar in nytt vatten”, sa {delyth}. ”Dag och natt. Det är så de andas. Nummer sju är nästan färdig. Den kan komma när som helst.”

{child} tittade på nummer sju. Vift, vift, vift.

”Vad har den för tänder?”

”Små.”

”[pet.dog: Till och med min hund {pet} har större. ][pet.cat: Till och med min katt {pet} har större. ][pet.other: Till och med {pet} där hemma har större. ]Biter den folk någon gång?”

”Den är en decimeter lång. Den äter räkor i småbitar.” {delyth} la armarna i kors. ”Du hade hoppats på ett monster.”

# dun-dun
”Jag hade hoppats på en haj”, sa {child}. ”En stor, som kommer upp ur mörkret. Dam-dam. Dam-dam.” {Child.He} stampade takten med kängorna. Det var {child.he} bra på. ”Dam-dam, dam-dam, dam-dam …”

”Hajar har ingen musik.”

”Det skulle de ha om de fick bestämma.”

”Och sluta hoppa. Du har hoppat ända sedan du kom in.[sport:  Du är inte här för att {play sport}.]”

”Jag kan inte låta bli. Det säger alla.[school:  {At school} har de skrivit upp det.] Jag är sådan.” Och för att visa vad en riktig haj förtjänar stampade {child} ända fram till glaset, med fingrarna som tänder, så att knäna slog i bordet. ”Dam-dam, dam-dam, DAM-DAM …”

”{child}”, sa {delyth} med en helt annan röst.

# dark-windows
Nummer sju hade slutat vifta.

Den hängde alldeles orörlig i sitt gyllene ägg. Sedan slutade nummer åtta, och sex, och fem. Längs hela raden slutade de, en efter en, som när fönstren slocknar på en gata.

”Det är pumpen”, sa {delyth}. Hon låg redan på knä och kände på slangen. ”Nej. Den går. Och det är lagom varmt. Det är inget fel.” Hon tittade upp och var vit i ansiktet. ”De kan vila en liten stund. Men om de inte viftar kan de inte andas. Jag har skött dem sedan i mars. Jag har skrivit upp dem varenda dag. Vad gjorde du?”

”Ingenting! Jag hämtar din pappa!”

# number-eighteen
{child} sprang mot dörren[athlete:  som {athlete}], med kängorna dunkande i golvet, och vände sig om när {child.he} kom dit. Allra längst bort i raden viftade nummer arton till.

{child} tog ett steg ditåt. Dunk, sa kängan. Nummer arton slutade.

{child} stod kvar på ett ben och funderade.

”{delyth}”, sa {child.he} långsamt. ”När det kommer något stort som vill äta upp dem. Vad gör de då?”

”De kan ju inte simma iväg. De sitter i ett ägg. De håller sig blickstilla, så att det inte ska känna var …” Hon kom av sig.

”Det är jag”, sa {child}. ”Det är jag som är det stora.”

Ingen av dem sa något.

I hela sitt liv hade {child} undrat om {child.he} skulle vara modig när {child.he} träffade en haj. Att det kunde vara hajen som måste vara det hade {child.he} aldrig tänkt på.

# keep-still
{child} tog av sig kängorna. {Child.He} satte ner fötterna som om golvet låg och sov. {Child.He} gick tillbaka och satte sig på det kalla kaklet framför glaset, med händerna under benen, och gjorde det svåraste {child.he} visste. {Child.He} satt still.

Knät ville hoppa. Det fick det inte. Näsan kliade. Det fick den göra. Alldeles bakom tänderna satt ett dam-dam, och {child} svalde det. {delyth} sjönk ner bredvid och satt still hon också, men man såg att hon hade lätt för det.[friend:  Ute i korridoren hörde man {friend}[!friend.known: , {child’s} bästa vän,] härma en säl.]

Pumpen brummade.[music:  Någonstans spelade en radio {music}.] Lampan lyste. En droppe rann hela vägen ner längs glaset.

Vift, sa nummer sju.

# the-street-lit-up
Vift, sa åtta, och sex, och fem, och sedan tändes hela gatan igen, från ena änden till den andra, och {delyth} släppte ut luften.

Men nummer sju var inte klar. Den knuffade på. Den vred sig. Ett hörn av ägget öppnades, och ut kom en trubbig liten nos, och sedan resten, bit för bit, som när någon kryper ur en sovsäck. Den dalade ner på gruset och blev liggande där, prickig överallt, med stjärten för ögonen.

”Är det allt?” viskade {child}. ”Är den ute? {delyth}, är det allt?”

”Det är allt”, viskade {delyth}.

# only-me
Stjärten åkte ner. Hajen simmade, för första gången i sitt liv, rakt fram till glaset, och stannade framför det väldiga ansiktet på andra sidan. Den såg länge på det, med ett gyllene öga.

”Du vet vad den tänker”, sa {delyth}.

”Vad då?”

”Är det allt?”

{child} skrattade, utan att det hördes. Sedan la {child.he} ett finger mot glaset, mycket långsamt.

”Ja”, sa {child.he} till hajen. ”Det är allt. Det är bara jag.”

title: Slang? Stege? Bulle?
title: Sextiotalet var smalare
title: Berta från 1961
guest rune: Rune (han), Göte (han)
guest friend: Nour (hon), Tilda (hon)
guest elis: Elis (han), Jonas (han)
guest saga: Saga (hon), Petra (hon)

% Bilen heter alltid Berta. En hund som är vald åker med och ropas upp.

# roll-call
Brandbilen hette Berta, var från 1961 och fick inte starta förrän {rune} hade ropat upp allt.

”Slang?” ropade {rune}.

”Slang”, svarade {child}.

”Stege?”

”Stege.”

”Hinkar?”

”Hinkar. {rune}, paraden börjar om en kvart.”

[pet.dog: ”Hund?”

”Hund”, sa {child}, för {pet} låg redan i framsätet.

]”Klocka?”

{child} slog på mässingsklockan, så att det sjöng i hela garaget.

”Bulle?”

”Bulle”, sa {child} och klappade på påsen.

# whoever-runs
”Då så”, sa {rune}. Han satte sig bakom ratten lika försiktigt som man lägger ner ett sovande barn. ”Den som springer glömmer slangen.”

Det sa han alltid. {rune} hade varit brandman i fyrtio år, och han hade aldrig sprungit till en brandbil. {child} sprang jämt. {Child.He} sprang till skolan, [sport: {child.he} sprang hem för att hinna {play sport}, ]{child.he} sprang i trappor, {child.he} pratade till och med så att orden snubblade[athlete: , och så bråttom har inte ens {athlete}]. Ändå hade {rune} låtit {child.him} putsa Berta, fyra lördagar i rad. Och i dag, på stadens dag[city:  {in city}], skulle {child} få åka med längst fram i hela paraden.

# the-hose
Det var bara en sak. {child} hade lovat [friend: {friend}, {child.his} bästa vän,|{friend}] och {elis} i klassen[school:  {at school}] att de skulle få åka där bak och kasta ut karameller. Två stora säckar karameller. Men slangen låg i vägen, rulle på rulle. Så innan {rune} kom, i all hast, hade {child} lyft ur slangen och lagt den bakom garaget.

Det var ju en parad. Det skulle ju inte brinna.

Och sedan, när {rune} ropade ”slang?”, hade {child} svarat så fort att {child.he} knappt hörde det själv.

# the-parade
Berta rullade ut. Solen blänkte i henne, blåsorkestern spelade [music: {music} ]bakom, och {friend} och {elis} kastade karameller så det regnade.[elder:  {Elder}[elder2:  och {elder2}] stod och vinkade.] De nya brandmännen stod vid vägkanten bredvid sin stora nya bil. ”Heja gamla tanten!” ropade en som hette {saga}. {child} slog på klockan.[pet & !pet.dog:  Utanför sitt eget hus slog {child.he} två slag extra, för {pet}.] {Child.He} hade aldrig varit så glad.

# narrower
De hade just svängt in vid koloniområdet när {saga} kom springande.

”{rune}! Det brinner i en komposthög inne på kolonin, alldeles bredvid ett skjul. Det är ingen där, men vår bil kommer inte in. Grinden är för smal!”

{rune} tittade på grinden. Han tittade på Berta.

”Sextiotalet var smalare”, sa han.

Berta gled in mellan grindstolparna med en handsbredd på var sida. Där framme steg en grå rökpelare, och under den slickade små gula lågor. {rune} stannade på säkert håll, drog åt handbromsen och steg ner.

”Slang?” ropade han.

# no-hose
{child} öppnade munnen.

Inget kom. {Child.He} såg {rune} stå där med handen utsträckt, trygg som ett hus. {Child.He} såg röken. Hela {child.his} kropp ville springa. Springa tillbaka, springa och hämta slangen, springa därifrån och aldrig komma igen. Men garaget låg på andra sidan stan.

”Ingen slang”, sa {child}.

”Hur sa?”

”Det finns ingen slang. Jag tog ur den. För karamellerna. Jag sa ja fast det inte var sant.” Rösten darrade. ”Förlåt.”

{saga} drog efter andan. {rune} var tyst lika länge som det tar att ta av sig en handske.

# what-have-we
”Det var bra att du sa det nu”, sa han sedan, ”och inte om en minut. Då vet vi vad vi inte har. Fortsätt du. Vad har vi?”

{child} blinkade. {Child.He} tänkte på hur de brukade ropa, om och om igen, fyra lördagar. {Child.He} kunde det ju.

”Stege”, sa {child.he}. ”Tolv hinkar. [pet.dog: Hund. ]Klocka. Bulle.”

”Och i tanken?”

”Tvåtusen liter vatten.”

”Så?”

{child} vände sig om. Utanför grinden stod hela paraden och undrade. Blåsorkestern. Scouterna. Pensionärernas dansklubb. Det var säkert hundra människor.

# a-chain
Då sprang {child.he} inte. {Child.He} klättrade upp på Berta, ett steg i taget, tog tag i snöret och slog på klockan, hårt och långsamt, så att alla hörde.

”Vi behöver en kedja!” ropade {child}. ”Ställ er på rad, från Berta bort till {saga}! Ta hinkarna som hänger på sidan, och ni som har trummor, vänd på dem!”

# take-and-pass
Och de kom. De ställde sig på rad över gräsmattan, scout, trumpet, [elder: {elder.short}|tant], scout. {rune} öppnade kranen. {child} fyllde hinkarna, en efter en, och ropade takten, så lugnt att varenda droppe kom fram.

”Tag, och ge! Tag, och ge!”

Tolv hinkar, två pukor och en tuba gick från hand till hand. Längst bort, i sin tjocka dräkt, stod {saga} och kastade. Det fräste. Röken blev vit. Den blev tunn. Sedan var det bara en blöt hög som luktade gammal kål.

Hundra människor jublade. Ur tubans tratt rann det sista vattnet, och en karamell.

# soot
Efteråt hämtade de slangen. {rune} gick, och {child} gick bredvid. De bar en rulle var.

”Du får väl inte ha mig med mer”, sa {child} till sina skor.

”Nästa lördag klockan nio”, sa {rune}. ”Det är sot på henne.”

# the-biggest
När slangen låg på plats satte de sig på Bertas breda fotsteg. Kvällssolen låg varm på den röda plåten, och långt borta övade någon på en tuba som ännu gurglade.

”Slang?” sa {rune}.

{child} reste sig, gick runt bilen, tittade och kände med handen. Sedan gick {child.he} hela vägen tillbaka och satte sig.

”Slang”, sa {child.he}.

”Bulle?”

{child} öppnade påsen.

”Bulle”, sa {child.he}, och gav {rune} den största.

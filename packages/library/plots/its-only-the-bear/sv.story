title: Det är bara björnen
title: Alldeles tyst
title: Någon stor, som morrar
guest elder: mormor (hon), farmor (hon)

% Den som björnen kommer till är den äldre som är vald, annars mormor. Björnen är ”han”.
% En regel: så fort björnen somnar snarkar han, och då blir han rädd. KRRRR-PUH är björnen; det längre, med pipipi, är den äldre.

# a-knock
Mitt i vintern knackade det på hos {elder}. På trappan stod en björn med snö på nosen.[city:  Det hände inte ofta i {city}.]

”Förlåt”, sa björnen, ”men jag kan inte sova.”

”Kom in”, sa {elder.short}, som pratade med vem som helst. ”Torka tassarna.”

Björnar ska ju sova hela vintern. Det visste {child}[school: , för det lär man sig {at school}]. Men den här björnen hade ringar under ögonen, och han gäspade så att gardinerna fladdrade.

”Så fort jag somnar kommer det någon”, sa han. ”Någon stor, som morrar. Då vaknar jag. Och då är den borta.”

”Usch då”, sa {elder.short}. ”Sådant hörs aldrig här. Jag sover alldeles tyst.”

{child} tittade på {elder.him}. {Child.He} hade sovit över många gånger, men {child.he} sa ingenting.[friend:  [!friend.known: {child's} bästa vän ]{Friend} hade också sovit över en gång. Till slut hade {friend} flyttat ut i badkaret.]

# who-comes
{Elder.short} satte på sig sin stora röda mössa, och så följde de med björnen hem[music: , och {elder.short} gnolade på {@song}].[elder2:  {Elder2} stannade kvar och värmde mjölk.] Björnen bodde bakom vedboden, under en gran. Där inne var det mörkt och mjukt, och det luktade björn.[pet.dog:  [!pet.known: Hunden {pet}|{Pet}] ville inte in. {Pet.He} satte sig utanför och vaktade.]

”Lägg dig du”, sa {elder.short}. ”Så sitter vi här och ser vem som kommer.”[sport: 

”Man kan {play sport} först”, sa {child}. ”Då blir man trött.”

”Jag är trött”, sa björnen.]

# krrrr
Björnen lade sig. Han blundade. De väntade.

KRRRR-PUH!

Björnen flög upp så att han slog huvudet i taket.

”Där!” sa han. ”Hörde ni? Nu var den här!”

”Det var ju du”, sa {child}. ”Du snarkade.”

”Jag? Nej, jag sov.”

”Det är då man gör det.”

”Det skulle jag väl ha märkt!” sa björnen.

”Ja, det märker man”, sa {elder.short}. ”Jag snarkar till exempel aldrig.”

# only-the-nose
Björnen lade sig igen. Han blundade. De väntade.

KRRRR-PUH!

Björnen flög upp. Han gömde sig bakom {elder.short}, men bara nosen fick plats.

”Ta bort den”, sa han, och en tår rann ner på nosen. ”Jag är så trött.”

{child} klappade honom på tassen. Stackars björn. En snarkning kan man inte ta bort, för den sitter inuti.

Men själv sov {child.he} ju gott hos {elder.short}. Hur kunde det komma sig? Jo, {child} visste vem det var som lät.

# quite-quietly
”{Elder.short}”, sa {child}, ”kan du inte visa björnen hur man sover alldeles tyst?”

”Gärna”, sa {elder.short}. {Elder.He} lade sig i mossan, drog ner mössan och blundade.

De väntade.

KRRRRRRRR-PUH-pipipi!

Barren ramlade ner från taket.

”Nu är den här!” skrek björnen.

”Nej”, sa {child}. ”Det är bara {elder.short}.”

# only-her
Björnen tittade. Där låg {elder.short} i sin röda mössa, med öppen mun. Det såg inte farligt ut.

KRRRRRRRR-PUH-pipipi!

”Är det BARA {elder.short}?” sa björnen.

”Det är bara {elder.short}”, sa {child}.

”Då så”, sa björnen. Han lade sig tätt intill. Han blundade.

KRRRR-PUH!

Han öppnade ena ögat. ”Det är bara {elder.short}”, mumlade han, och så sov han igen.

KRRRR-PUH, sa björnen. KRRRRRRRR-PUH-pipipi, sa {elder.short}.

# coffee
Nu sov de gott, båda två. Men det började bli mörkt, och {elder.short} kunde ju inte ligga kvar till våren.

”{Elder.short}”, viskade {child}. ”Vi ska hem.”

{Child.He} drog i armen. {Child.He} kittlade under hakan. Till sist viskade {child.he}: ”Kaffe.”

{Elder.short} satte sig upp.

”Jag sov inte”, sa {elder.he}. ”Jag visade bara.”

# the-hollow
De smög ut på tå. Men vid vedboden hörde de det.

KRRRR-PUH!

Och sedan: ”{Elder.short}?”

Åh nej! Björnen hade öppnat ena ögat, och det låg ingen {elder.short} bredvid. Det fanns bara en grop i mossan.

”{Elder.short}?” sa björnen. Rösten darrade. ”Vem var det då?”

# the-hat
{child} tänkte så att det knakade. Sedan tog {child.he} den röda mössan från {elder.short's} huvud, sprang tillbaka och kröp in under granen.[athlete:  {athlete} hade inte hunnit fortare.] Där låg en vedklabbe. {child} rullade ner den i gropen och drog mössan över den.

Björnen tittade. Där låg något rött, och det luktade {elder.short}.

”Det är bara {elder.short}”, mumlade han och lade tassen om den.

KRRRR-PUH, sa björnen. Och han vaknade inte. Han sov i januari, och i februari, och i hela mars.

{Elder.short} fick gå hem med halsduken om huvudet.[elder2: 

”Var är mössan?” frågade {elder2}.

”Den sover”, sa {elder.short}.]

# only-the-bear
På kvällen låg {child} i den lilla sängen, och {elder.short} låg i den stora.[pet.dog:  {Pet} låg under sängen och hade tassarna om öronen.][pet.cat:  [!pet.known: Katten {pet}|{Pet}] låg mitt på {elder.short}, där det gungade så skönt.][pet.other:  Någonstans sov {pet}, och {pet.he} sov faktiskt alldeles tyst.]

”God natt, gullet”, sa {elder.short}. ”Nu sover vi alldeles tyst.”

Det var mörkt. De väntade.

KRRRRRRRR-PUH-pipipi.

{child} öppnade ena ögat.

”Det är bara björnen”, sa {child.he}, och så sov {child.he} också.

# @song
{music}

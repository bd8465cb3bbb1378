title: Vägen om ön
title: Kom in, nummer ett
title: Gott om tid
guest dunmore: Asta (hon), Vera (hon)
guest uncle: Roland (han), Lennart (han)

% @d sitter på stranden: {adult}, annars den äldre, annars grannen {uncle}. Sjön är grund utom vid dammluckan. Det som sägs i megafonen står med stora bokstäver.

# always-late
Varje lördag hyrde {child} en roddbåt i en halvtimme, och varje lördag lämnade {child.he} tillbaka den för sent[pet.cat: , så att [!pet.known: katten ]{pet} också fick maten för sent][pet.other: , så att {pet} också fick maten för sent].

Det var alltid samma båt, en grön med en vit åtta i fören. Sjön i parken[city:  i {city}] nådde {child.him} bara till magen, utom där vattnet forsade ut genom dammluckan, men man måste ha flytväst ändå. På stranden satt {@d-first} med tidningen[elder & adult:  och {elder}[elder2:  och {elder2}]][elder2 & !adult:  och {elder2}][friend: , och där satt {friend} också, {child.his} bästa vän, som blev sjösjuk av minsta guppande]. Ute på vattnet fanns det däremot ingen som la sig i[music: , och ingen som hörde när {child.he} sjöng {music}]. {Child.He} kunde aldrig tro att de trettio minuterna var slut.[pet.dog:  Det kunde inte [!pet.known: hunden ]{pet} heller, som satt i fören.]

# not-a-way
Det kunde {dunmore}. Hon hade hand om båtarna, och hon hade en megafon.

”KOM IN, NUMMER ÅTTA”, brukade det komma över vattnet. ”TIDEN ÄR UTE.”

”Jag kommer!” ropade {child}.

”DET GÖR DU INTE. DU RUNDAR ÖN.”

”Jag tar vägen om ön!”

”DET ÄR INGEN VÄG. DET ÄR EN Ö.”

Om något annat hade de aldrig talat. {dunmore} hade aldrig frågat vad {child} hette. {child} hade aldrig undrat hur det kom sig att nummer åtta alltid låg inne, fast alla de andra var ute.

# fourteen-minutes
Men den första lördagen i november kom {child} fjorton minuter för sent, och på bryggan väntade {dunmore} utan megafon. På nära håll var hon ganska kort.

”Fjorton minuter”, sa hon. ”Och jag stänger för säsongen i dag. Jag skulle vilja hem någon gång.”

”Du bryr dig inte ett dugg om båtarna”, sa {child}. ”Du bryr dig bara om minuter.”

”Någon måste. Annars satt du där ute till påsk[school: , i stället för {at school}].”

# some-breath
”Det gjorde jag gärna! Då slapp man höra någon skrika!” {child} klev i land, så arg att händerna inte lydde, och slängde repet mot stolpen utan att se efter var det hamnade. ”Det här är ändå bara en fånig damm. Och du är bara hon som skriker. Jag kommer inte nästa år.”

{dunmore} rörde inte en min.

”Jaha”, sa hon. ”Då kan jag spara på rösten.”

# adrift
{child} stampade i väg längs stranden[sport:  och hade inte ens lust att {play sport}]. Först framme vid bänken såg {child.he} ut över sjön.

Mitt på den låg nummer åtta. Den drev bort alldeles ensam, med repet efter sig.

Det hade {dunmore} också sett. Hon klev redan ner i nummer ett, den gamla grå som ingen ville ha, la ut årorna och rodde efter, lugnt och stadigt och mycket rak i ryggen. Hon rodde bättre än {child}[athlete: , och antagligen bättre än {athlete}].

# white
{child} stod kvar och tittade när dimman kom.

Den kom över sjön lika ljudlöst som när man drar för en gardin. Först försvann ön. Sedan den gröna båten, och sedan den grå. {child} sprang tillbaka till bryggan, med {@d} tätt efter, och när de stod ytterst ute fanns det inget kvar att titta på. Allt var vitt.

”{dunmore}!” ropade {@d}.

Någonstans i dimman knackade en åra. Det lät som om den var till vänster. Sedan lät det som om den var till höger, och längre bort.

# the-wrong-way
”Jag har fått tag i den!” {dunmore's} röst var mindre än den brukade vara. ”Men jag ser inte bryggan. Var är ni?”

”Här!” ropade {@d}.

”Var då?”

Ropet steg bara rakt upp i det vita och tog slut. De hörde årorna igen. Hon rodde hårt, och hon rodde åt fel håll. Hon rodde mot dammluckan.

Det var mitt rep, tänkte {child}. Det var jag som skulle ha knutit det.

# number-one
{Child.He} vände sig om. På en krok vid dörren till båthuset hängde megafonen. {Child.He} satte den för munnen och tryckte in knappen, och först kom {child.he} inte på något att säga. Den hade ju bara sagt en enda sak, så länge {child.he} hade känt den.

”KOM IN, NUMMER ETT”, sa {child}.

Det rullade ut över sjön som ett stort klot av mässing. Årorna stannade.

”KOM IN, NUMMER ETT”, sa {child}. Det andra hoppade {child.he} över. ”HITÅT. KOM IN.”

Ett årtag. Tyst, medan hon lyssnade. Ett årtag till, och det var närmare.

# a-gap-to-row-in
{child} höll på. {Child.He} sa det långsamt, med ett mellanrum varje gång, som hon kunde ro i. {Child.He} sa det tills armen skakade, bytte arm och sa det igen, och {child.he} tänkte inte på minuter. {Child.He} tänkte på alla lördagar då {child.he} hade varit där ute, precis så långt bort {child.he} ville, och någon hade ropat.

[pet.dog: {Pet} såg den först. ]En skugga kom i dimman. Den blev till fören på en båt. {child} la ifrån sig megafonen, la sig på mage på bryggan, med {@d} som höll i flytvästen[elder & adult & !friend:  och {elder.short} som höll i {adult}][friend:  och {friend} som höll i {@d}], och fick tag i fören med båda händerna.

# tied-twice
Där satt {dunmore}, med håret klistrat mot huvudet och den andra båtens rep runt handleden.

”Du tog vägen om ön”, sa {child}.

”Ja”, sa {dunmore}. ”Jag förstår vad du ser i den.”

{child} knöt fast nummer ett. Sedan knöt {child.he} fast nummer åtta, och den knöt {child.he} fast två gånger.

”Jag menade det inte”, sa {child.he} till knuten. ”Det där om nästa år.”

”Det hoppas jag verkligen. Den båten håller jag inte ledig åt vem som helst.”

# plenty-of-time
{dunmore} tog megafonen och gick upp till båthuset, där det fanns en kamin med en kittel på, och två pallar, och en låda åt {@d}[elder & adult: , och en bänk åt {elder.short}[elder2:  och {elder2.short}]][elder2 & !adult: , och en till åt {elder2.short}][friend: , och en hink åt {friend}]. Hon tände lampan.[pet.dog:  {Pet} hade redan hittat mattan.] Sedan såg hon sig om efter {child}, som hade blivit stående utanför med dimma i håret och tvekade. {dunmore} ställde upp dörren på vid gavel. Den här gången behövde hon inte höja rösten.

”Kom in, nummer åtta”, sa {dunmore}. ”Det är gott om tid.”

# @d
{uncle}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @d-first
grannen {uncle}
## if adult
{adult}
## if elder & !adult
{elder}

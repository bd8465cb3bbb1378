title: Svansen som inte ville lägga sig
title: Nu ska svansen sova
title: Dunk, sa svansen
guest sitter: Gunnel (hon), Barbro (hon)

% Svansen är ”den” och säger dunk, under filten fump. @a är {adult}, annars den äldre, annars barnvakten {sitter}.

# not-tired-at-all
{pet} var trött.

{@Ears} Tassarna var trötta, alla fyra[city: , för de hade gått genom hela {city}].[sport:  {Pet.He} hade försökt {play sport}.] Nosen var så trött att den redan hade somnat och låg och visslade.

Men svansen[breed.Bulldog / breed.Australian Shepherd: , det lilla som fanns av den,] var inte trött alls.

Dunk, dunk, dunk, sa den mot golvet.

”{child}?” ropade {@a-first} från köket. ”Är det du som hoppar?”

”Nej”, sa {child}. ”Det är {pet's} svans. Den vill inte lägga sig.”

{child.He} satte sig på knä på mattan och tittade strängt på den[school: , precis som {at school}].

”Nu ska svansen sova”, sa {child.he}.

Svansen blev överlycklig. Den tyckte om när man pratade med den. Dunk, dunk, dunk, dunk!

# tucked-in
Då hämtade {child} filten ur dockvagnen[elder: , den som {elder}[elder2:  och {elder2}] hade gjort,] och stoppade om svansen, hela vägen runt. Filten låg stilla. Sedan flög filten upp i luften. Sedan kom den ner igen.

Fump, fump, fump.

”{child}?” ropade {@a}. ”Hoppar du i sängen?”

”Nej”, sa {child}. ”Det är bara svansen.”

Kanske ville svansen ha en sång, tänkte {child.he}, och så sjöng {child.he} den om lammen[friend: , som {friend}[!friend.known: , {child.his} bästa vän,] hade lärt {child.him}]. Den tyckte svansen om[music: , ännu mer än {music}]. Den var med. Den dunkade på varenda lamm, och när lammen var slut så dunkade den ändå.

# a-drum
”{child}?” ropade {@a}. ”Har du fått en trumma?”

Och så kom {@a-he} för att titta.

Nu fanns det två att vifta åt. Dunk-dunk-dunk-dunk-dunk! En strumpa for in under sängen. En bok ramlade omkull. En krita rullade ända bort till dörren[athlete: , lika fort som {athlete}].

”Oj, oj, oj”, sa {@a}. ”Vad ska vi göra med den?[age>=5:  Vill den ha lite vatten?”

”Den har ju ingen mun”, sa {child}.|”]

{child} tänkte. {child.He} smög in bakom sängen, där det var bra att tänka, och satte sig på huk.

Det slutade dunka.

# popped-up
{child} stack upp huvudet.

Dunk!

{child} dök ner.

Ingenting.

{@She} kom upp väldigt långsamt, bara håret, och sedan ögonen.

Dunk, dunk, dunk!

”{@A}!” sa {child}. ”Den kan inte sova, för den ser mig!”

”Kan svansar se?” frågade {@a}.

”{@His} kan”, sa {child}.

Och nu visste {child.he} vad som behövdes. {child.He} klättrade upp i sängen, la sig raklång, drog upp täcket och blundade.

Dunk … dunk …

# sorry
{child} öppnade ena ögat, bara lite, lite.

DUNK!

”Förlåt”, viskade {child}. {child.He} blundade igen, och nu fick ögat vara stängt. Det var mörkt och varmt där inne. {child.He} hörde hur {@a} plockade upp kritan. {@She} hörde {pet's} nos, som visslade.

Dunk …

… dunk …

{@She} väntade på nästa, och väntade och väntade, och medan {@she} väntade somnade {@she}.

# somebody-small
{@Kiss} Sedan klev {@a-he} över {pet}, ett stort kliv, och smög till dörren.

Nu var det tyst i rummet. Och på mattan, långt inne i sömnen, började {pet} drömma något härligt. Det var gräs i drömmen, och en pinne. Och över gräset kom någon springande, någon liten, med armarna utsträckta.

Dunk, sa svansen.

# @ears
{pet.His} öron var trötta. De låg på mattan som två tappade vantar.
## if breed.German Shepherd / breed.Siberian Husky / breed.Yorkshire Terrier
{pet.His} öron var trötta. Hela dagen hade de stått upp som två tält, och nu låg de platt.

# @she
{child}
## if child.she
hon
## if child.he
han

# @his
{pet's}
## if pet.she
Hennes
## if pet.he
Hans

# @kiss
{sitter} skruvade ner lampan.
## if adult
{Adult} gav [child.she: henne|[child.he: honom|{child}]] en puss.
## if elder & !adult
{Elder.short} gav [child.she: henne|[child.he: honom|{child}]] en puss.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, som var barnvakt,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
hon
## if adult
{adult.he}
## if adult.she
hon
## if adult.he
han
## if elder & !adult
{elder.he}

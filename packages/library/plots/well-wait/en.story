title: We’ll Wait
title: The Tuba Is Occupied
title: A Mother of Four
guest friend: Nadia (she), Imran (he)
guest conductor: Mr Haddock (he), Mr Whiting (he)
guest lumb: Mrs Lumb (she), Mrs Tranter (she)

% {conductor} conducts, and his first name is Derek; {lumb} plays the trombone, and hers is Pauline. The hedgehog is “she”. A ticked elder plays the trombone instead; a dog or cat
% waits outside the hut on Thursdays, and that is the look.

# in-the-tuba
The hedgehog was in {child’s} tuba.

{@Found} The tuba was lying on its side, where {child.he} had left it [us: two weeks before | before half-term]. The big end was stuffed with leaves, [us: chip bags | crisp packets] and most of a parish newsletter. {Child.He} put {child.his} eye to a gap. A black nose came out and breathed at {child.him}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] wanted a turn, and was breathed at too.]

{child} had wanted to see a hedgehog {child.his} whole life. {Child.He} had put out saucers[elder:  at {elder’s}] and {child.he} had sat at windows. {Child.He} had honestly not thought of looking in the tuba.

“{conductor},” {child.he} said. “I can’t play tonight.”

# two-worst-words
{conductor}, who conducted the [city: {city}|Lower Selby] Brass Band, had been sighing at {child} for a year. {child} came in late. {child} lost {child.his} place. “We’ll wait,” {conductor} would say, lowering his stick, and twenty people would turn and look[elder: , even {elder}, who had taken up the trombone at Easter[friend: . Only {friend} kindly looked at the ceiling|,]|[friend: , all but {friend}, who kindly looked at the ceiling,]] while {child} went hot all over. Those were the two worst words {child} knew.

# occupied
Now {conductor} knelt down in his good [us: pants | trousers] and looked into the bell of the tuba for a long time. Something squeaked. Then three other things squeaked.

[friend: “Four,” whispered {friend}.

]“She has children,” said {conductor}, very low. “If we move her now, she may leave them. How long do they need?”

{child} knew, as {child.he} knew everything about hedgehogs. “About four weeks. Maybe five.”

“The concert is in four weeks and two days.” {conductor} stood up and faced the band. “The tuba is occupied,” he said. “We’ll wait.”

“She’s a hedgehog, Derek,” said [elder: {elder}, who had only just got warm|{lumb} on trombone].

“She is a mother of four[elder: ,” said {conductor}. “|, Pauline. ]Everybody out, on tiptoe, please. We’ll practise in the car park.”

# easy-to-tell
So they did, for a month, in coats[elder: , {elder} in two]. No one was allowed in the hut but {child}[pet.dog: , and {Pet} lay on the step and watched the door for {child.him}][pet.cat: , and {Pet} sat on the step and watched the door for the dish]. {Child.He} went in each Thursday[school: , straight from {school},] with a dish of water and a dish of [pet.cat: {Pet’s} own|cat] food, and sat by the door while the hedgehog ate, loudly, with her mouth open, like somebody at a wedding. {child} told her things.[!pet:  She was easy to tell.][pet.other:  She was easy to tell, nearly as easy as {Pet}.]

“They’re better without me,” {child.he} told her in the third week. “You can’t hear a tuba, that’s the trouble. No one has ever come out of a concert humming the tuba.”

The hedgehog sneezed into the cat food and went back inside.[pet.dog:  On the step, {Pet} sneezed too.][pet.cat:  {Pet} got the rest, sneeze and all.]

# the-floor-out
“You are coming to the concert?” said {friend}, who [friend: |was twelve and ]played the cornet as if it were easy.

“And do what? I haven’t got anything to play.”

“Nor have we, without you. It sounds as if someone’s taken the floor out.”

“Nobody’s said so.”

“Well, I’m saying so[friend: ,” said {friend}. “|. ]I’ve been falling through it for three weeks.”

# the-concert
The concert was in the park, with bunting, and two hundred people on folding chairs[pet.dog: , {Pet} under one of them][pet.cat: , {Pet} on the wall behind][sport: , and some who had only come to {play sport}][adult: , and {adult} in the third row[elder2:  beside {elder2}]|[elder2: , and {elder2} in the third row]]. {child} came. {Child.He} sat[!elder:  with {child.his} hands in {child.his} lap,] in the back row of the band[elder: , where {elder} had kept a chair with the other coat, and felt just like the coat.][!elder:  beside {lumb}, feeling like a coat somebody had left behind.]

They got through the waltz. They got through the hymn[music:  and {music}]. Then it was the march, and in the middle of the march everyone stops dead, and there is one bar with nothing in it but the tuba. Four notes. Pom, pom, pom, pom. After that, everybody comes back in.

{child} had forgotten. By {conductor’s} face, so had {conductor}.

# nothing
The band stopped dead.

Nothing.

Nothing went on. [pet.dog: Under the folding chairs {pet} sat up.|[pet.cat: On the wall {pet} stopped washing.|Someone in the folding chairs coughed.]] {Friend} had {friend.his} cornet up, ready, and {friend.he} {friend.was} getting purple. The whole march hung there with one foot in the air.

# a-bus-you-want
{conductor} lowered his stick. He looked over all their heads, at the back row. He was not sighing at all.

“We’ll wait,” he said.

And twenty people turned round and looked at {child}[friend: , even {friend}]. For the first time {child.he} looked back. It wasn’t the look {child.he} had thought it was. It was how [pet.dog: {Pet} watched the door of the hut|[pet.cat: {Pet} watched the door for the dish|you look down the road for a bus you want]].

# pom
{child} stood up.[elder:  {Elder} drew in the trombone.] {Child.He} had no tuba. {Child.He} had a chest, though, and a year of practice at breathing to the bottom of it. {Child.He} thought of the hedgehog, who ate with her mouth wide open and let anybody hear. {Child.He} opened {child.his} mouth.

“POM,” sang {child}, all alone, in front of two hundred people. “POM. POM. POM.”

It was low, it was round, and it was exactly in time. In came the band like a sea. A baby clapped.[pet.dog:  {Pet} howled.] {child} stayed standing and pommed right through to the end, arms out in front of {child.him} [us: around | round] a tuba that wasn’t there, puffing {child.his} cheeks, and [elder: {elder} laughed so hard that half the trombone slid off|{lumb} laughed so hard that her trombone slid off] and hit the vicar on the foot.[athlete:  They couldn’t have clapped louder for {athlete}.]

All the way to the gate, people were going home humming, and every one of them was humming pom.

# only-three
It was nearly dark when {child} and {conductor} and {friend}[elder:  and {elder}] took the chairs back to the hut. The door stood ajar. Across the grass came the hedgehog with her nose to the ground, and behind her a little one, and another, and another, all in a row, off to live under the hawthorn.[pet.dog:  On the step {pet} lay flat to let them pass.][pet.cat:  On the step {pet} lifted one paw to let them pass.]

“Only three,” said {friend}. “There were four.”

# well-wait
{child} bent down and looked into the tuba. Right at the back, two eyes shone.

“Shall I tip it?” said [elder: {elder}, in both coats|{conductor}].

“No,” said {child}. {Child.He} sat down on the step[pet.dog:  beside {Pet}, who had not got up,][pet.cat:  beside {Pet}, who had emptied the dish,] and made {child.himself} comfortable, and the others sat down on each side of {child.him}. “We’ll wait.”

# @song
{music}

# @found
{child.he} found her on the first Thursday in June, in the band hut, when {child.he} pulled the cover off.
## if pet.dog
{Pet}[!pet.known:  the dog] found her on the first Thursday in June, in the band hut, and would not budge until {child} pulled the cover off.
## if pet.cat
All week {pet}[!pet.known:  the cat] had sat looking in at the window of the band hut, and nobody knew why. On the first Thursday in June {child} pulled the cover off.

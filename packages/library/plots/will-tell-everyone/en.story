title: The Icicle Who Wanted to Know
title: Will Tell Everyone About Dog
title: Plink, Plonk
guest minder: Auntie Josie (she), Auntie Hattie (she)

% What the icicle says is in capitals: read it slowly and a little wet. Who puts a head round the door (@first, @a) is the grandparent, else {adult}, else {minder}.

# on-the-tenth-day
The icicle outside {child’s} window was as long as an arm. It had hung there for nine days, right through the cold snap, pointing straight down at an old paint [us: can | tin] that somebody had left upside down on the ledge.

On the tenth day it began to drip.

Plink, plonk, plonk.

{child} was lying on {child.his} bed, not reading. {Child.His} book was on the floor, face down, where it had been since Sunday.

[friend: {Friend}[!friend.known: , {child’s} best friend,] had read it already, and wouldn’t say how it ended.

]Plink, plink, plink, plink.

{@First} put {@his} head round the door. “Warm wind coming in tonight,” {@he} said. “You’d better say goodbye to your icicle. It’ll be gone by morning.”

Plink, plonk. Plonk.

# it-cant-be
When {@a} had gone downstairs, {child} sat up. The drips weren’t regular. There were small quick ones that went plink and big fat ones that went plonk, and in between came little gaps, as though somebody had stopped to think.

Short ones. Long ones. Gaps.

“No,” said {child}. “It can’t be.”

All the same, {child.he} went down to the kitchen and took the {@towel} off the oven door. [elder2: {Elder2} had bought it at | It came from] the lighthouse museum, and it had the whole of Morse code printed on it, with a gravy stain over the Q. {child} carried it upstairs, found a pencil, and knelt on the window seat.

# four-plinks
Plink, plonk, plonk. That was W.

Four plinks. H.

Plink, plonk. A.

Plonk. T.

The hairs stood up on the back of {child’s} neck. {Child.He} kept on writing. It took a quarter of an hour, and {child.his} knees went numb, and when the icicle finally stopped {child.he} looked down and read what {child.he} had.

WHAT HAPPENED TO THE DOG

# over-my-shoulder
{child} looked at the icicle. {Child.He} looked at the book on the floor. {Child.He} opened the window, only a crack, and the cold came in round {child.his} fingers.

“Have you been reading over my shoulder?” {child.he} said.

Plonk, plink, plonk, plonk, it began. {child} wrote it all down.

YES.

Well, of course it had. {child} had sat there every evening with {child.his} back against the glass and the lamp on. The icicle must have had the best view in the house.

# why
YOU STOPPED, said the icicle.

“I know,” said {child}.

WHY

{child} pulled a bit of fluff off {child.his} sleeve. {Child.He} hadn’t told anyone this[school: , not even {at school}]. {Child.He}’d told {@a} that the book had [us: gotten | got] boring.[sport:  {Child.He}’d even blamed {sport}.]

“Because the dog’s out on the ice,” {child.he} said, “and the ice is cracking, and there are only two chapters left. I think it might drown. If I don’t read it, then it hasn’t.”

The icicle didn’t drip for some time. When it began again it went slowly, and every plonk was a careful one.

I HAVE BEEN RAIN MANY TIMES, wrote {child}. AND FOG. ALSO SOUP. NEVER STAYED LONG ENOUGH FOR A WHOLE STORY. THIS WAS MY FIRST.

# wind-is-coming
And then, after a gap:

WIND IS COMING.

{child} could hear it. Far off, over the roofs[city:  of {city}], something was stirring that hadn’t stirred for days. Next door, a slab of snow let go of the shed and went down with a thump.

Nine days at a window, thought {child}, and then you turn back into water and never find out.

{Child.He} picked the book up off the floor. {Child.He} wrapped the [us: comforter | duvet] round {child.himself}, all the way up to {child.his} ears, and pushed the window a little wider.

[pet.dog: {Pet}[!pet.known:  the dog] came and lay down close beside {child.him}, because it was about a dog.

][pet.cat: {Pet}[!pet.known:  the cat] came and lay down close beside {child.him}, and pretended it wasn’t about a dog.

][pet.other: {Pet} could listen too, if it wasn’t too much about a dog.

]“Chapter twelve,” {child.he} said. {Child.His} voice wobbled, so {child.he} said it again. “Chapter twelve.”

# the-crack
{Child.He} read it out loud. {Child.He} read about the dog on the ice, and the crack that ran along beside it like a black thread. {Child.He} read about the boy on the bank, shouting and shouting. The icicle dripped faster and faster, plinkplinkplink, with no letters in it at all, and {child} read faster too[athlete: , as fast as {athlete}], because now there were two of them who had to know.

The ice broke. The dog went in.

The dripping stopped dead.

{child} stopped as well. {Child.He} looked at the icicle. One round drop hung from the very tip of it, with {child.his} whole lit-up room inside, upside down, and a very small {child} holding a very small book.

“I’ve got you,” said {child}, although {child.he} {child.was}n’t sure which of them {child.he} {child.was} saying it to. {Child.He} turned the page.

# a-ladder
And there was a ladder. There was a farmer’s wife with a ladder, and the boy lay flat and crawled along it. He reached down into the black water, and got hold of a collar, and he pulled. And on the last page but one the dog was lying in front of a stove, steaming, and smelling dreadful, with its chin on the boy’s foot.

PLONK, went the drop on the paint [us: can | tin], so hard that it rang.

{child} laughed out loud. {Child.He} had to wipe {child.his} eyes with the {@towel}.

# sea-up
The warm wind had come. It smelled of earth and wet leaves. All along the gutter things were trickling[music: , and it sounded nearly like {music}], and the icicle had grown as thin as a pencil.

“Where will you go now?” asked {child}.

DOWN, said the icicle. DITCH. RIVER. SEA. UP. A pause. WILL TELL EVERYONE ABOUT DOG.

# g-n
{child} switched off the lamp and got into bed. {Child.He} left the window open just a crack. The {@towel} lay on the pillow beside {child.him}, but {child.he} hardly needed it any more. {Child.He} lay listening in the dark, and when it came it was very soft.

Plonk, plonk, plink. Plonk, plink.

G. N.

It was down in the corner of the {@towel}, under the gravy. It’s what the old radio operators used to send, last thing, when they’d said all there was to say.

{child} reached out one finger and tapped it back on the bed frame, long, long, short, long, short.

Good night.

# @towel
[us: dish towel | tea towel]

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

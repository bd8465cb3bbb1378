title: Car Nine and the Never-Used Siren
title: An Emergency by Monday
guest friend: Ottilie (she), Sonny (he)
guest elder: Ron (he), Stan (he)
guest minder: Josie (she), Pam (she)
guest skipper: Skipper Nell (she), Skipper Bess (she)
guest pratt: Mrs Pratt (she), Mrs Tubb (she)

% Where no grandparent is ticked, {elder} is the old policeman himself; a real one is helping out there that week. On the ferry is {@a}.

# a-marrow
For thirty-one years there had been only one policeman in Little Mussel, and in all that time he had never once used the siren.

“It’s for emergencies,” {@who} told {child}, polishing the old police car. “And {@had} any. {@Had2} a stolen [us: pumpkin | marrow] in 1994. You don’t put a siren on for a [us: pumpkin | marrow]. It’d hear you coming.”

{child} and {friend}[!friend.known: , {child.his} best friend,] had come to the sea for a week, and they had hardly left the car.[pet.dog:  {Pet} lay in its shade with one eye open.][pet.cat:  {Pet} had taken the roof, which was warm.][pet.other:  {child} had already drawn it, to show {pet}.][elder2:  {Elder2} had done the back seat.] It was called Car Nine, though there had never been a Car Eight, or any of the others. {@bought} Now it was so old that a museum wanted it, and on Monday a [us: truck | lorry] was coming to take it away.

# tempted
“Aren’t you ever tempted?” asked {friend}, who was lying on {friend.his} front to do the hubcaps. “Not even a tiny nee? Without the naw?”

{Elder.short} looked at the button on the dashboard. It was red, and quite new, because nobody had ever touched it.

“Every day,” {elder.he} said. “But a promise is a promise, even to a button.”

{child} thought this was the saddest thing {child.he} had ever heard. {Child.He} took {friend} behind the [us: rain barrel | water butt].

# an-emergency
“We have until Monday,” {child} said, “to find that siren an emergency.”

It turned out to be surprisingly difficult.[city:  It would have been easier {in city}.] On Friday they heard a terrible screaming from {pratt’s}, and ran all the way[athlete: , nearly as fast as {athlete}], but it was only {pratt’s} nephew learning [music: {music} on ]the clarinet. [sport: On Saturday they watched some big boys {play sport} for an hour, in case of a knee, and there wasn’t one. Then | On Saturday] there was [pet.cat: somebody else’s cat | a cat] up a tree, but by the time they got {elder.short} there the cat was sitting underneath it, washing, and gave them a look as if they were the ones who needed help.

# wide-ears
On Saturday afternoon {friend} offered to get {friend.his} head stuck in some railings.

“That’s kind,” said {child}. “But an emergency doesn’t count if you make it yourself.”

“No,” said {friend}, relieved. “I’ve got quite wide ears.”

# the-fog
By Sunday [us: evening | teatime] nothing had gone wrong in Little Mussel at all. {child} sat on the harbour wall with {child.his} chin on {child.his} knees, waiting for [adult: {adult} | {minder}, who was looking after them that week]. The ferry was a stubby green boat that went across the estuary and back nine times a day, and this was the last trip home, with {skipper} at the wheel, and {@a} and the [us: groceries | shopping] in front.

“There it is,” said {friend}, pointing at a green dot.

Then there wasn’t.

The fog came in the way it does there, all at once, like someone pulling up a blanket. First it took the boat. Then it took the far shore, and the buoys, and the end of the jetty. In a minute {child} could see {friend}, and the wall, and {child.his} own two shoes.

# pff
“They’ve got the foghorn to steer by,” said {friend}. “On the lighthouse.”

They listened. The foghorn gave a cough, like an old man about to make a speech. Then it went pff, and stopped.

Far out, they heard the ship’s bell. Ting. Ting. It was over on the left. Then it was on the right. On the right was where the rocks were.

{child’s} tummy went cold. All weekend {child.he} had wished for an emergency. {Child.He} had never thought there would be somebody in it.

“Don’t stand there wishing you hadn’t wished it,” said {friend}, and took {child} by the hand. “Come on.”

# down-the-hill
{Elder} was at the gate, with {elder.his} face turned to the sea. {Elder.He} had heard the pff too. {Elder.He} didn’t ask one question. {Elder.He} put on the policeman’s cap and opened the doors, and they were hardly belted in[pet.dog: , with {pet} between them,] before Car Nine was rolling down the hill, slowly, slowly, at the speed of a careful walk, with {friend} calling out the kerb on one side and {child} calling it on the other.

Well back from the edge of the quay {elder.short} stopped, pulled on the handbrake, and turned the blue light on. Round it went, round and round, painting the fog.

# three-fingers
Then {elder.short} put out one finger, and the finger shook.

“Thirty-one years,” said {elder.short}. “Suppose it doesn’t work?”

{child} laid a finger on top of {elder.his}. {Friend} leaned in from the back and laid one on top of them both.

They pressed.

# hnorrrk
It was the most horrible noise. It didn’t go nee-naw. After thirty-one years of silence it went HNORRRK, like a goose being sat on by a cow. Gulls fell off roofs.[pet.dog:  {Pet} put up {pet.his} nose and joined in.][pet.cat:  Up at the house, {pet} went into a cupboard and shut it.] {Pratt’s} nephew put down his clarinet and felt, for the first time, that he might have a gift.

“Again!” shouted {child}. HNORRRK! “Again!”

And out in the whiteness the bell went ting. On the right. Then in the middle. Then nearer, and nearer, until a blunt green nose came sliding out of the fog, with {skipper} behind it, holding the wheel, and {@a} at the bell, staring.

# the-law
“I thought,” said {@a}, when [adult: {adult.he} | she] had hugged every one of them, including the car, “that we were being called home by a very large duck.”

“That,” said {elder.short}, “was the law.” And {elder.he} blew {elder.his} nose, which sounded much the same.[elder2:  {Elder2} came down with blankets for everybody.]

# the-card
On Monday the [us: truck | lorry] came. In the museum Car Nine has a room to itself, with a window that looks out to sea. There’s a card on the dashboard, in {child’s} best writing[school: , the kind {child.he} otherwise saved for {school}], with the spelling checked by {friend}.[pet.other:  {Pet} has been shown a photograph.]

Please do not press, it says. Used once. It was worth waiting for.

# @who
{elder}, who had been that policeman,
## if elder
{elder}, who was helping out there that week,

# @had
we didn’t have
## if elder
there never were

# @had2
we had
## if elder
there was

# @bought
When {elder.short} retired they had let him buy it for fifty [us: dollars | pounds].
## if elder
The policeman had retired, and whoever minded the car had to promise to leave the siren alone. This week that was {elder.short}.

# @a
{minder}
## if adult
{adult}

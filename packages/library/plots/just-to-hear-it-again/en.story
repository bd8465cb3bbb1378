title: Who Picks the Captain
title: One Left at the Fence
title: Just to Hear It Again
guest captain: Zara (she), Nell (she)
guest second: Milo (he), Kofi (he)
guest last: Stanley (he), Rory (he)
guest friend: Priya (she), Joe (he)
guest aunt: Maureen (she), Pauline (she)

% {@caller} calls at home: the grandparent, else {adult}, else {aunt}, who minds {child}. The last “{child}” comes from the stomach.

# a-name
{child} wanted somebody to call out {child.his} name. That was all, and it wasn’t even a difficult name.

Every lunchtime[school:  {at school}] the class played [us: soccer | football], and first {captain} and {second}, who were the captains, picked their teams. The rest stood along the fence, and if you heard your name, you could go.

“{Friend}!” called {captain}.

{Friend} was {child’s} best friend, and {friend.he} walked the whole way backwards, so that {child} wouldn’t have to look at anybody’s back.

# the-last
On it went, until there was only one at the fence. That one wasn’t called. The captain just picked up the ball and walked off, and whoever was left came along behind.

Whoever was left was {child}.

“Stand at the front,” {friend} had told {child.him}. It made no difference. “Wear yellow,” {friend} had said. “Look as if you don’t mind.” That was the hardest of the lot[music: , even humming {music}].[sport:  And it wasn’t that {child} was no good. {Child.He} could {play sport}.]

Now {child} only did one thing, in secret. Each time {captain} had called a name, {child} said {child.his} own just after, without a sound, to feel what it would be like.

# at-home
“Call me,” {child} said at home to {@whom}. “As if you had lots of people to choose from.”

“{child}!” called {@caller}.

It sounded like brushing your teeth.

{@stomach}

This time it sounded like cake.[pet.dog:  {Pet}, who {pet.was} {a breed}, came both times. {Pet.He} came whoever you called.][pet.cat:  {Pet}, who {pet.was} {a breed}, stayed in the window. {Pet.He} had never in {pet.his} life come because somebody called.][pet.other:  Even {pet} must have heard it.]

“Thanks,” said {child}. It was nice, but it wasn’t quite the same. At home they had to.

# her-own
One Wednesday {captain} called {friend}, and {friend} set off backwards as usual. {child} watched {friend.him} go, and over {friend’s} shoulder {child.he} happened to see {captain}. Her lips were moving. There was no sound.

{child} knew what that was. {Child.He} waited for the next name, and the next, and every time it came: one name you could hear, and one you couldn’t. You could see which it was. It was her own.

Nobody ever called {captain}. She was always the captain, and if you do the picking, nobody can pick you.[athlete:  Somebody must have picked even {athlete}, once.]

All this time, {child} had thought there was only one person who never got called. There was another.

# goalpost
Then only {last} and {child} were left, and {second} called {last}.

“That’s even,” said {second}, because somebody was off sick. “You can be a goalpost, though. We’ve only got three coats.”

He meant it kindly. That was the worst part.

Off they all went. {Friend} went backwards, but very slowly. Nobody waited for the last one.

Nobody picked me, thought {child}. Not even last. {Child.He} felt left over, like a cold potato.

But then, nobody had picked {captain} either.

# the-call
{child} climbed up on the bottom bar of the fence. {Child.He} took a breath, right from the stomach[elder: , exactly like {elder}].

“{Captain}!”[pet.dog:  {Pet} would have come to that any day of the week.][pet.cat:  Even {Pet} would have looked up.]

The whole class stopped. {captain} turned round with the ball in her arms.

“What?”

“I pick you.”

“You can’t,” said {captain}. “I’m captain.”

“Who picks you, then?”

{captain} opened her mouth. She looked at {second}, and {second} looked at his shoes.

“You have to walk now,” said {child}. “You walk when you hear your name.”

# fifteen-steps
{captain} let go of the ball. It was fifteen steps to the fence, and she had never walked them. She started as if she were going to the dentist, but the last bit she ran.

“It’s gone all fizzy in my tummy,” she said. “Is it like this every time?”

“I don’t know,” said {child}.

{captain} looked at {child.him} for a long while.

“Say it again,” she said.

“{Captain},” said {child}.

# shoelaces
Now it was {captain’s} turn to call, and she called {second}. He came without breathing. {Second} called {last}, {last} called somebody else, and the row along the fence grew and grew.

Only {friend} couldn’t be got hold of. Whenever anyone looked round, {friend.he} {friend.was} down on one knee, tying a shoe. Then {friend.he} {friend.was} behind somebody taller. Then there was nobody left to be behind, and {friend} was called last of all.

“Bad luck,” said {second}. “You’ve got nobody to pick.”

“One,” said {friend}.

# a-long-way
{Friend.He} didn’t come to the fence. {Friend.He} went as far off as {friend.he} could get, to make it a good long walk. Then {friend.he} looked at the whole row, one by one, as if it were very hard to decide.

“{child}!”

You could hear it in the dining hall[city: , and probably in half of {city}]. And {child} walked. It was fizzy all the way, so {child.he} took the smallest steps {child.he} had.

Then the bell went.

“We never got to play,” said {second}.

“No,” said {captain}. “And tomorrow it’s me at the fence.”

# once-more
That evening {child} was in {child.his} room when {@caller} called from the kitchen.

“{child}. Supper.”[pet.dog:  {Pet} came.][pet.cat:  {Pet} came, because it was fish.]

“{child}.” That one came from the stomach.[elder2:  {Elder2} had sat down already.]

{child} stayed on the bed. In the end {@caller} stood in the doorway, still in the oven gloves.

“Can’t you hear me calling?”

“Yes,” said {child}. “I just wanted to hear it again.”

# @caller
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @whom
{aunt}, who looked after {child.him} in the afternoons
## if adult & !elder
{adult}
## if elder
{elder}, who cooked on Wednesdays

# @stomach
“Do it from the stomach,” said {child}.
## if elder
“Wait,” said {elder.short}. “You want to do it from down here.” {Elder.He} put a hand on {elder.his} stomach and called again[adult: , and {adult} covered {adult.his} ears].

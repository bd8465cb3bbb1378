title: The Three O’Clock Tour
title: Admit One
title: Somebody Always Comes
guest aunt: Auntie Jo (she), Auntie Meg (she)
guest elder: Mr Alderton (he), Mr Penrose (he)
guest jean: Jean (she), Dot (she)

% The baby (@it, @him, @its; @clear where it might be the child) is he or she where the wish says a brother or a sister, else it, or the visitor. Whoever carries the baby (@a): {adult}, else {aunt}.
% {elder} is the exhibit, a neighbour where no grandparent is ticked; 'it' there as well, as in a museum. Whose baby it is is not said.

# the-visitor
{child} had been planning the tour of the house since the spring. {Child.He} had drawn the map, written the speech and made the ticket, which was orange and said ADMIT ONE. [friend: {Friend}[!friend.known: , {child.his} best friend,] who was sleeping on {child.his} floor, had only asked where the gift shop was. All {child}|All {child.he}] had been waiting for was the visitor.

Now {@it} was here. {@It} was two days old, {@it} weighed as much as [us: a bowling ball | three and a half bags of sugar], and so far {@it} had slept through everything.

But at three o’clock in the morning {@it} woke up and let the whole house know.

# on-the-landing
{child} found {@a-first} on the landing, walking up and down in odd socks with a small, furious bundle on one shoulder[music: , humming {music} for the tenth time].[pet.dog:  Below it sat {pet}[!pet.known: , {child’s} dog,] who had not been allowed to smell more than the blanket.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had looked once, and gone to sit on the stairs.]

“{@It}’s been fed, {@it}’s been changed, {@it}’s been sung to,” said {@a}. “I’ve run out of things, {child}. I don’t know what {@it} wants.”

{child} looked at [brother: {child.his} brother|[sister: {child.his} sister|the visitor]]. {@It} was dark red, and boxing with both fists.

“{@It} doesn’t know where {@it} is,” {child.he} said. “Nobody’s shown {@him} [us: around | round].”

# no-flash
{Child.He} fetched [friend: the ticket. {Friend}, who was awake as well, was given the [us: flashlight | torch].|{child.his} [us: flashlight | torch] and the ticket.]

“Welcome,” [friend: said {child}|{child.he} said] to the bundle. “My name’s {child} and I’ll be your guide. Please stay with the group. No flash photography.”

The bundle roared.

“We begin on the landing,” said {child} firmly. “This stair creaks. You’ll want to remember that when you’re about seven.” {Child.He} [us: stepped | trod] on it: crrrk. “And that’s the [us: linen closet | airing cupboard]. It’s the best place for hiding, but you have to breathe through your mouth.[athlete:  And that’s {athlete}, on my door. It’s only a poster, but I always say goodnight.]”

Down they went: [pet.cat: {pet} first, tail in the air, then {child}[friend: , then {friend}]|{child} first[friend: , then {friend}]] with the [us: flashlight | torch], then {@a} with the visitor[pet.dog: , and {pet} close behind].

# we-dont-talk-about-it
“The kitchen. That humming is the fridge, and it does that all night. It isn’t angry. {@a-pet}Here’s the drawer that sticks. Over there is where I dropped the lasagne, and we don’t talk about it.”

“We certainly don’t,” said {@a}.[friend:  {Friend} shone the [us: flashlight | torch] on it anyway.]

The roar had a few holes in it now. In the holes there were hiccups.
## or
“The hall. Those aren’t people, they’re coats. I was four before I was sure. {@a-pet}That’s the [us: mail slot | letter box], where the birthday cards come in. And the dent in the wall is from {@a} and the sledge, and we don’t talk about it.”

“We certainly don’t,” said {@a}.[friend:  {Friend} shone the [us: flashlight | torch] on it anyway.]

The roar had a few holes in it now. In the holes there were hiccups.

# the-oldest-thing
“And in here,” whispered {child}, pushing open the door of the [us: living room | sitting room], “is the oldest thing in the collection.”

[friend: {Friend}|{Child.He}] shone the [us: flashlight | torch] on the armchair. There lay {elder}, who [elder: had come[elder2:  with {elder2}]|lived next door and had come] to help, and was only resting {elder.his} eyes. {Elder.His} glasses had slid down to {elder.his} chin.

“This is a rare {elder},” said {child}. “All original, except for the teeth. It knows every card trick there is, and it’ll pretend not to see when you take the last roast potato. Please don’t touch.”[pet.dog: 

{Pet} licked its hand.][pet.cat: 

{Pet} sat down on it.]

“The exhibit can hear you,” said {elder.short}, with {elder.his} eyes shut.

{Elder.He} opened one of them and looked at the bundle.

“I was one of those once,” {elder.he} said. “A new baby [elder.she: sister|brother]. My sister {jean} was {age}, the same as you. She’d asked for a bicycle, and what she got was me.”

“Was she cross?”

“Livid. She told me so every birthday for years. Then one spring she got her bicycle at last, second-hand and far too big. And do you know the first thing she did with it? She tied a cushion on the back. She never said who it was for. She just stood there and rang the bell, until I came out.”

# whats-next
It took {child} a moment to notice how quiet it was.

The visitor had stopped. {@It} lay on {@a-s} arm with {@its} eyes wide open, as dark as the bottom of the sea, and looked straight at {child.him}.

“Don’t stop now,” murmured {@a}. “What’s next?”[friend: 

“The gift shop,” whispered {friend}.]

# the-main-thing
{child} turned over {child.his} notes. There were twelve more stops[friend: , and no gift shop]. There was the window where you could see [city: half of {city}|the railway], [school: the quickest way to {school}, ]and a long bit about the rules for the television[sport:  and where not to {play sport}]. But when {child.he} looked at {@clear-s} face, no bigger than {child.his} own hand, {child.he} found that {child.he} had left out the main thing, and {child.he} put the notes in {child.his} [us: bathrobe | dressing-gown] pocket.

{Child.He} came close.

“It’s quite a small house,” {child.he} said, “and the hot water runs out. You’ll get told off sometimes. I’ll be the one who does it, some days. But if you wake up and don’t know where you are, you only have to shout. Somebody always comes. That’s how it works here.”

{@Clear} gave a yawn that took up {@its} whole face.

# the-ticket
“That concludes the tour,” said {child}. “Here’s your ticket. You can hand it in at the exit.”[friend: 

{Friend} went and stood by the door with one hand out, and was the exit.]

[friend: {Child} held the ticket|{Child.He} held it] out as a joke. But {@clear-s} hand opened, small as a starfish, and closed [us: around | round] the ticket, and [us: around | round] {child.his} finger with it. {@Clear} held on astonishingly hard.

Then {@it} fell asleep.[pet.dog:  And {pet} came and smelled one foot, for a long time, and lay down just below it.][pet.cat:  And {pet} came and smelled one foot, and did not go away again.]

# staying
{child} tried a gentle tug. Nothing happened.[friend:  {Friend} still had a hand out.]

“{@A},” {child.he} whispered, “{@one} won’t give it back.”

“No,” said {@a}. “I think {@one}’s staying.”

# @a-first
{aunt}, who had come to stay and whose turn it was,
## if adult
{adult}, whose turn it was,

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @a-s
{aunt’s}
## if adult
{adult’s}

# @it
it
## if brother
he
## if sister
she

# @him
it
## if brother
him
## if sister
her

# @its
its
## if brother
his
## if sister
her

# @one
this one
## if brother
he
## if sister
she

# @a-pet
[pet.dog: Under there is where {pet} sleeps. The snoring is included. ][pet.cat: That’s {pet}, who thinks it’s {pet.his} museum. ][pet.other: That’s {pet}, who has seen everything and says nothing. ]

# @clear
it
## if brother
the visitor
## if sister
the visitor
## if brother & child.she
he
## if sister & child.he
she

# @clear-s
the visitor’s
## if brother
the visitor’s
## if sister
the visitor’s
## if brother & child.she
his
## if sister & child.he
her

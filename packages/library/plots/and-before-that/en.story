title: And Before That?
title: {The wish} That Had Lost {the other}
title: Backwards Through the Day

% Rule: you walk backwards through the day and ask "And before that?" Where memory ends, the body remembers.
% Fire and a song can't be laid in the grass: they have ways of their own in # the-bucket.

# careless
In {child’s} hall stood {a wish}, in despair.

“I’ve lost my {other},” said {the wish}. “I lose everything. I’m so careless.”

“When did you last have {other.him}?” asked {child}.

“I don’t know. This morning {other.he} was with me, and now {other.he}’s gone.”

“Then let’s go back and look,” said {child}. “Through the whole day. We start here, and we walk backwards. What were you doing just now?”

“Standing here in despair.”

“And before that?”

{The wish} thought about it. “Before that I came in through the door.”

# out-of-the-door
So they went out through the door, backwards. They went backwards down the steps, one at a time, with their arms straight out. [wish.size.huge: It took a while, because {the wish} was big. ]

“And before that?” asked {child}.

“Before that I was out here in the garden, looking.”

They walked backwards over the grass and looked the other way.[age>=7:  “Things look different from this side,” said {child}. But nothing looked like {the other}.]

# backwards
[friend: At the gate they met {friend}[!friend.known: , {child’s} best friend].

“Olleh!” said {child}, which is hello, backwards.

“Olleh!” said {friend}, and joined on behind. ][elder: On the path {elder} was given back a hug from this morning. [elder2: {Elder2} got two. ]][pet.dog: {Pet} couldn’t walk backwards. {Pet.He} went forwards in front of them, and it came to the same thing. ][pet.cat: {Pet} sat on the wall and watched them back past, and stopped washing. ][pet.other: {Pet} in the window saw them come back from a way that they hadn’t gone. ][athlete: Not even {athlete} ever backed as fast. ][sport: They tried to {play sport} backwards, too. It ended nil–minus two. ][music: {child} sang {@song} from the end, and it went quite well. ][city: A neighbour asked if all of {city} would be walking like that now. ][school: “Before that you came from {school},” {the wish} said to {child}. “I saw you. You went forwards then.” ]

“And before that?” asked {child}.

# sandwich
“Before that I had a sandwich on the bench.”

They sat down on the bench, and {the wish} ate backwards. {Wish.He} took bite after bite out of thin air and put them together, until it was a whole sandwich[age>=6: , and last of all {wish.he} put in the cheese].

{child} laughed so hard that the bench shook. {The wish} very nearly laughed, too.

“Did you have {the other} then?”

“No,” said {the wish}. “I had both hands free then.”

“And before that?”

“Before that I was in the grass over there. I was in a hurry. And I was happy.” {The wish} stopped. “I had {other.him} then! I know I did, or I wouldn’t have been happy.”

# the-hole
They backed into the long grass. But in the middle of it {the wish} stood still.

“And before that?” asked {child}.

“There isn’t any before. It ends here. There’s only a hole.” There were tears in {the wish’s} eyes. “You see? I’ve even been careless with that.”

It was getting dark. The grass was wet, and {child} couldn’t think of one more question.[age>=7:  It’s a horrible thing to stand beside somebody who is giving up.]

# show-me-how
But a head isn’t all you’ve got. Fingers remember things, too.

“Show me how you held {other.him},” said {child}. “You don’t have to remember. Just hold.”

{The wish} showed {child.him}. “Like this,” {wish.he} said. “Close. As gently as this.”

“And then?”

{The wish} stood there, holding nothing. “Then I heard something,” {wish.he} said slowly. “Something small.” And without being told, {wish.he} bent down, and put what {wish.he} didn’t have on the ground.

“I put {other.him} down,” whispered {the wish}. “The bucket! There was a mouse in the bucket, and it couldn’t get up. It squeaked. So I needed both hands.”

# the-bucket
They ran there, forwards. Behind the shed stood the bucket.

And there, on a big leaf, lay {the other}, just as gently as {wish.he} had put {other.him}. Close beside it slept the mouse.

“You haven’t lost {other.him},” said {child}. “You put {other.him} down. Because somebody needed you more.”

{The wish} said it over, to make it stick. “I’m not careless. I put {other.him} down.”
## if other.fire
They ran there, forwards. Behind the shed stood the bucket.

And beside the bucket, in an old lantern, burned {the other}, just bright enough. That’s where {wish.he} had put {other.him}, so that the mouse could see the way up. Now the mouse slept in the warm by the lantern.

“You haven’t lost {other.him},” said {child}. “You put {other.him} down. Because somebody was in the dark.”

{The wish} said it over, to make it stick. “I’m not careless. I put {other.him} down.”
## if other.song
They ran there, forwards. Behind the shed stood the bucket.

Beside the bucket slept the mouse. Then {the wish} remembered it all. {Wish.He} had lifted out the mouse, and it was so tired that it fell asleep at once, and then {wish.he} had taken {the other} and been quiet, perfectly quiet, so as not to wake it. And after that {wish.he} had forgotten to stop being quiet.

“You haven’t lost {other.him},” whispered {child}. “You put {other.him} down. Because somebody was asleep.”

{The wish} tried, as low as could be. And there {other.he} was.

# somebody-holds
“Now I’ve got to move the mouse,” said {the wish}. “It can’t sleep here in the dew. But then I need both hands again.”

“I’ll hold {the other},” said {child}.

And so {child.he} did, as long as it took, and didn’t let go for a second.

# before-that
“What did you do today?” [adult: asked {adult} that evening.|somebody asked that evening.]

{child} lay in bed and told it in the order that came easiest. “Just now I brushed my teeth. Before that I had supper. Before that I held {the other}.”

“And before that?” [adult: said {adult}|said somebody], very quietly.

“Before that I walked backwards. [school: Before that I was {at school}. ][pet.dog / pet.cat: Before that {pet} woke me. ]Before that I had breakfast.”

“And before that …” said {child.he}.

But before that {child} had been asleep, and so {child.he} {child.was} now.

# @song
{music}

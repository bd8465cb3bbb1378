title: Somebody’s Turning Forty
title: It Starts with M
title: Behind the Mustard
guest friend: Ned (he), Polly (she)
guest elder: Harold (he), Arthur (he)

% The elder is a neighbour where the family has ticked none. The date (@date) is in the season when the story is told, so that it can be today.

# the-note
It was [!friend: {child’s} friend ]{friend} who found the note. It was at the very bottom of the [us: cookie jar | biscuit tin] at {elder’s}[!elder:  next door], underneath the only [us: cookie | biscuit] that was left, and {friend} had just eaten it.

“Is it a secret?” asked {child}.

{Elder.short} put on a pair of glasses and read it out.

“One fridge, white. Delivered {@date}.” {Elder.He} looked at the calendar. {Elder.He} looked at the note. Then {elder.he} counted on {elder.his} fingers, four times over. “But that’s today! The fridge is forty today![city:  It must be the oldest in all {city}!]”

All three of them turned [us: around | round]. There stood the fridge in its corner, the same as ever, pretending it hadn’t heard.

“Has it ever had a party?” asked {child}.

“Never,” said {elder.short}, and looked quite ashamed.

# a-hat
Then they had to hurry. {child} folded a hat out of newspaper[school: , the way they do {at school}], and {elder.short} lifted {child.him} up to put it on the fridge. {Friend} tied a scarf [us: around | round] the handle. {Elder.short} made pancakes and put them one on top of another, with jam in between, until they’d turned into a cake.[elder2:  {Elder2} [us: called | rang up] to say many happy returns.]

“Shall we put it in the fridge till we’re ready?” said {friend}.

“Certainly not,” said {elder.short}. “Nobody should have to look after their own cake.”[pet.dog:  {Pet}[!pet.known:  the dog] would have been glad to do it.]

# starts-with-m
But what about a present? What does a fridge want? [sport: It didn’t look as if it wanted to {play sport}. ][pet.other: With {pet} you always knew. ]{Child} went up to it and asked it straight out.

“Mmmmmmm,” said the fridge.

“It starts with M!” said {friend}.

Milk, thought {child}, and opened the door. But there was plenty of milk in there already. There was a whole jar of mustard. And as for magnets, it had twelve of them on the door[athlete: , one with {athlete} on it].

“A moth?” said {friend}.

“Nobody wants a moth for their birthday,” said {child}. {Child.He} thought so hard that you could see it. “Music! It wants music!”

So they stood in a row and sang [music: a bit of {music} and then ]“Happy Birthday”. And the fridge hummed along, a little lower than {elder.short}. It hummed all the way through, and just as they got to the very last word it went click, and stopped.

“Now it’s too happy to speak,” whispered {elder.short}.

# its-own-candle
Then it was time to blow out the candle. That was a problem, because a fridge can’t blow. {Elder.short} scratched {elder.his} chin. But {child’s} whole face lit up.

“It’s got one of its own!”

{Child.He} opened the door, and there inside, behind the mustard, shone the little light.

“We’ll help you,” {child} told the fridge. “One, two, three!”

They all blew, and {child} slammed the door at exactly the right moment.

“It’s out!” said {child}.

“How do we know?” said {friend}.

# it-shone
They opened the door. The light was on.

They blew again, harder. Slam! They opened the door. The light was on.

They blew until the paper [us: around | round] the butter flapped. Slam! They opened the door. The light was on!

“I know what it is,” said {friend}. “It’s one of those trick candles that come on again however hard you blow.”

# one-secret
{Friend} put one cheek on the floor and tried to look in through the crack, with the door shut. {Friend.He} tried by the hinges, and {friend.he} tried from the side. You couldn’t see a thing.

“Let it be, {friend},” said {elder.short}. “When you’re forty you’re allowed one secret.”

# an-iceberg
So they ate pancake cake at the kitchen table, and {child} drew an iceberg, because that must look lovely if you’re a fridge. {Child.He} put it up on the door, with all twelve magnets.

# the-last-slice
That night {friend} and {child} were allowed to stay, in the little room beside the kitchen. {Elder.short} tucked them in, and put the last slice of cake in the fridge, because now the party was over.

It was dark, and it was quiet. Then something clicked, and the hum began again, low and steady, like [pet.cat: {pet} purring|a cat].

“{Friend},” whispered {child}. “Do you think the candle’s out now?”

{Friend} thought about it for a long time.

“It’s forty,” {friend.he} said, and yawned. “I expect it can decide for itself.”

# mmm
And if the fridge stood there in the night with its light on, looking at its slice of cake, it never said a word about it. All it said was:

“Mmmmmmm.”

# @date
[us: October fourth | on the fourth of October]
## if season.winter
[us: February fourth | on the fourth of February]
## if season.spring
[us: April fourth | on the fourth of April]
## if season.summer
[us: August fourth | on the fourth of August]

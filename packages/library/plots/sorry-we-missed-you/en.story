title: Sorry We Missed You
title: The Side Door
title: Do Not Eat
guest friend: Jess (she), Theo (he)
guest pike: Mr Pike (he)

% The birthday has no date, for it is the family’s own: it snowed on the day, which nobody had expected, and now it is summer. The birthday is melting: it has to be opened in time. Mr Pike is the lollipop man. The snowball of the first page comes back on the last.

# the-card
The card was on the doormat, the [us: kind that comes when a package won’t fit through the mail slot | red and white kind that comes when a parcel won’t fit through the letterbox].

SORRY WE MISSED YOU, it said. We are holding: ONE BIRTHDAY ({@tenth}). Reason not delivered: recipient had chickenpox. Please [us: pick up at | collect from] side door.

“It’s a joke,” said {friend}[!friend:  from next door], when {child} showed {friend.him}.

“I did have chickenpox,” said {child}.

# the-day-itself
It had come on {child.his} birthday. {Child.He} had woken up {age} years old and covered in spots. And it had snowed, that day and no other, when nobody was expecting it. {Child.He} had stood at the window in mittens, so that {child.he} couldn’t scratch, and watched {child.his} whole class go by with [us: sleds | sledges]. {Friend} had pushed a snowball through the [us: mail slot | letterbox] for {child.him}, but by the time {child.he} got to the doormat the snowball was a puddle. The party was put off till {child.he} {child.was} better. But by then {friend} had the spots, and then the rest of the class, one by one, and the party never came.

Now it was summer. They went [us: around | round] to the side door of the [us: post office | sorting office] and rang the bell.

# side-door
Inside was a long, dim room, with hundreds of brown paper [us: packages | parcels] on shelves up to the ceiling. It smelled of blown-out candles.[elder:  {child} looked for {elder}[elder2:  and {elder2}] on the labels, but [elder2: they had | {elder.short} had] never missed one.] A woman with a pencil in her hair took the card, went up a ladder and came down with a large, flat box.

“Sign here,” she said. “Keep it level, and open it somewhere high up.”

The box was icy cold.

“Are they all birthdays?” asked {friend}.

“All missed,” said the woman. “People were [us: sick | poorly], or away at sea, or there was a war on. We do send cards. But cards slip down behind things.” She nodded at a small, dusty [us: package | parcel], all by itself. “He’s our oldest. Master Desmond Pike, seventh birthday, 1964.”

# no-running
{child} and {friend} looked at each other.

“Not Mr Pike?” said {child}. “Mr Pike the [us: crossing guard | lollipop man]?”

Mr Pike had stood at the [school: {school} | school] crossing in all weathers, and nobody had ever seen him smile. “No running,” he said as you set off. “No dawdling,” he said when you were halfway.

“We could take it to him,” said {friend}. “We go right past.”

“It’s highly irregular,” said the woman. She looked at the dust on the [us: package | parcel]. “Sign here.”

# unbuttoned
Mr Pike read the label. Then he read it again.

“We were moving [us: | house],” he said slowly. “The cake got packed. Nobody could find the box.” And he pulled the string.

Out came a green paper hat. Out came a [us: jelly roll | jam sponge], still warm. And out came music, a piano, played cheerfully and not very well in somebody’s front room in 1964.[music:  It was no {@song}, but it would do.] Mr Pike’s face seemed to come unbuttoned.

“[us: Freeze dance | Musical statues],” he said. “We were going to [us: play freeze dance | have musical statues].”

# you-moved
He put on the hat, marched into the middle of the road and held up his [us: stop sign | lollipop].

The piano stopped. The number 14 bus stopped. Two vans, a cyclist, [sport: somebody on the way to {play sport}, ]a woman with a [us: stroller | pushchair] and a pigeon all stopped, and not one of them wobbled.

Down came the [us: sign | lollipop]. The music played, and the whole street danced. The cyclist threw in a twirl[athlete:  that {athlete} would have been proud of].

Up! Stop!

“You moved!” Mr Pike roared joyfully at the bus. “You’re out!” And the driver clutched her forehead and said that she’d been robbed.

They played until there was no more cake. Little by little the piano faded away. Mr Pike folded the hat small and put it in his breast pocket.

There was [us: jelly | jam] on his chin.

“You’re dripping,” he told {child}.

It was the box. One corner was dark and wet.

Mr Pike stopped the bus all over again. “Run!” he said.

# beacon-hill
They ran[pet.dog: , and fetched {pet} on the way, and ran on], right to the top of Beacon Hill. It was a hot, still evening. There were bees. The box had stopped dripping, and {child’s} sleeves were soaked.

“It’ll be a puddle,” said {child}, and lifted off the lid.

The cold came out first. Then came the light, blue-white and very early. Then came one snowflake, going up instead of down, as though it had been sent to see if the coast was clear. And then came all the rest.

# kept
It snowed on Beacon Hill and nowhere else[city:  {in city}]. It snowed on the buttercups and on {friend’s} sandals, until the slope was smooth and white from top to bottom. It was the snow of that very day. It had been kept for [child.he: him | [child.she: her | {child.him}]].

In the bottom of the box were {age} candles, which lit themselves as soon as they were stuck in a drift, and a length of rope. The box, it turned out, was a [us: sled | sledge].

They went down thirty-one times. They went forwards and backwards, [pet.dog: once with {pet} in front, ]and once with {friend} standing up, which was a mistake. By the time the sun set, the snow was running away in little streams.

# the-snowball
“Happy birthday,” said {friend}, and {friend.he} put the last of the snow into {child’s} hands, in a ball. “Run, before it’s a puddle.”

{child} ran all the way home. The snowball is in the freezer still, behind the peas, in a tub marked DO NOT EAT.[pet & !pet.dog:  There’s another notice, lower down, for {pet}.]

[child.he: He’s | [child.she: She’s | {child.He} {child.is}]] saving it for {friend’s} birthday, which is in August. Nobody will be expecting it.
## if friend
“Happy birthday,” said {friend}, and {friend.he} put the last of the snow into {child’s} hands, in a ball. “Run, before it’s a puddle.”

{child} ran all the way home. The snowball is in the freezer still, behind the peas, in a tub marked DO NOT EAT.[pet & !pet.dog:  There’s another notice, lower down, for {pet}.]

[child.he: He’s | [child.she: She’s | {child.He} {child.is}]] saving it for {friend’s} birthday. Nobody will be expecting it.

# @tenth
tenth
## if age<9
eighth
## if age<10 & age>=9
ninth
## if age<12 & age>=11
eleventh
## if age>=12
twelfth

# @song
{music}

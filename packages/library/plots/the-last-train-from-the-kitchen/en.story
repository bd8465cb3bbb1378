title: The Last [theme.bus: Bus|[theme.tram: Tram|Train]] from the Kitchen
title: The Duck Who Was Still Packing
title: Is This the [theme.bus: Bus|[theme.tram: Tram|Train]] South?
title: [theme.journey: The Journey South|Last Stop, Bed]
title: The [theme.bus: Bus|[theme.tram: Tram|Train]] to Bed

# chairs
Four kitchen chairs stood in a row. They were a [theme.bus: bus|[theme.tram: tram|train]]. In front sat {child} with a
wooden spoon for a lever.

“Last [theme.bus: bus|[theme.tram: tram|train]]!” called {child}. “To bed and no farther!” [adult: Because then the
chairs belonged at the table, {adult} had said.]

Somebody coughed. On the chair at the very back sat a duck with a small suitcase in her lap.

“Does this [theme.bus: bus|[theme.tram: tram|train]] go south?” asked the duck.

## or
“Excuse me,” said the duck. “Is this chair taken?”

It wasn’t. It was the last of four kitchen chairs in a row, and four kitchen chairs in a row are a [theme.bus:
bus|[theme.tram: tram|train]]. {Child} sat in front with a wooden spoon for a lever. [adult: One more trip, {adult}
had said, and then the chairs belonged at the table. | There was only one more trip tonight.]

The duck got up and put a small suitcase in her lap.

“South, please,” she said.

## if short
Four kitchen chairs stood in a row. They were a [theme.bus: bus|[theme.tram: tram|train]]. In front sat {child} with a wooden spoon for a lever.

“Last [theme.bus: bus|[theme.tram: tram|train]]!” called {child}. “To bed and no farther!”

Somebody coughed. On the chair at the very back sat a duck with a small suitcase in her lap.

“Does this [theme.bus: bus|[theme.tram: tram|train]] go south?” asked the duck.


# south
“It goes to bed,” said {child}.

“Is that south?”

{Child} wasn’t sure. “What does it look like there?”

“I’ve never been,” said the duck. “All the others have flown. I was only going to pack first. But they say it’s warm
in the South, and soft to land on, and you can hear the sea.”

[age>=6: She’d had a postcard about it. Quack, it said. “That means a great deal,” the duck explained.]

Warm. Soft. The sea. [age>=6: That couldn’t be hard to recognise.]

[friend: {Friend}, who was sleeping over, was the conductor. | {Child} was the conductor, too.] The tickets were [uk:
cream crackers|crackers]. They came already punched, because crackers have holes.

“Don’t eat it,” said [friend: {friend}|{child}].

“Of course not,” said the duck.

[music: Before every stop there had to be humming over the loudspeaker. {Child} chose {music} for it.] [adult: {Adult}
stood in the doorway and was the signal. One arm up meant go.]

## if short
{Child} wasn’t sure. “What does it look like there?”

“I’ve never been,” said the duck. “But they say it’s warm in the South, and soft to land on, and you can hear the sea.”

Warm. Soft. The sea.

[friend: {Friend}, who was sleeping over, was the conductor. ]The tickets were [uk: cream crackers|crackers].

“Don’t eat it,” said [friend: {friend}|{child}].

“Of course not,” said the duck.

[adult: {Adult} was the signal. ][music: {Child} hummed {music}.]


# off
{Child} pulled the spoon. [theme.bus: Vroom|[theme.tram: Ding ding|Clunk-clunk, clunk-clunk]], went the chairs, and
the [theme.bus: bus|[theme.tram: tram|train]] rolled out of the kitchen, over the threshold, with a bump for every
chair, and through the tunnel of coats in the hall. Between {child} and the duck rode an orange. It didn’t say where
it was going, but it rolled off at the first bend.

[pet.dog: {Pet} hopped up on the chair behind {child}, nose into the wind.] [pet.cat: Right in the way lay {pet}. For
cats you have to wait. After a while {pet} moved, one part at a time.] [pet.other: They went extra slowly past {pet},
so as not to disturb.] [city: Outside the window {city} went by, light after light.]

[sport / athlete: [sport: By the door stood the {sport} bag, waiting. “You’re leaving tomorrow,” {child} told it.]
[athlete: On the wall there was a poster, as at every station. It was {athlete}.]]

[school: “Next stop, {school},” called {child}. But that one is only for the daytime, so they didn’t stop.]

## if short
{Child} pulled the spoon. [theme.bus: Vroom|[theme.tram: Ding ding|Clunk-clunk, clunk-clunk]], went the chairs, and the [theme.bus: bus|[theme.tram: tram|train]] rolled out of the kitchen.

[pet.dog: {Pet} hopped up on the chair behind {child}. ][pet.cat: Right in the way lay {pet}. For cats you have to wait. ][pet.other: They went extra slowly past {pet}. ][city: Outside the window {city} went by. ][sport: By the door stood the {sport} bag. ][athlete: On the wall was a poster of {athlete}. ][school: They didn’t stop at {school}.]


# warm
[season.summer: “Next stop, Windowsill!”|“Next stop, Radiator!”]

The duck put her bill to it. “Warm,” she said. She sat down. “But hard.” Then she listened for a long time. “And
that’s not the sea. That’s [season.summer: a fly|somebody hungry].”

[season.summer: The fly agreed.|It was water in the pipes.] But South it was not.

## or
“Next stop, Reading Lamp!”

The duck stood in the light with her eyes shut. “Warm,” she said. “On one side.” She turned around, so that her back
got some. Then she got ready to land, but there was only floor.

South it was not.

## or
“Next stop, Blinking Box!”

It was the black one, with the small green lights. The duck sat down on it. “Warm,” she said. “And it blinks, like a
harbour.” She listened for the sea. “But they’ve turned that off.”

South it was not.

## if short
“Next stop, Reading Lamp!”

The duck stood in the light with her eyes shut. “Warm,” she said. Then she got ready to land, but there was only floor.

South it was not.


# soft
“Next stop, Couch!”

The duck landed, and it bounced three times. “Soft,” she said. “But there’s a draft about the tail.”

[elder: “Where do you keep the sea?” she asked {elder}, who was on the couch[elder2:  with {elder2}].

“You can only hear it lying down,” said {elder.short}. | And there was no sea to be heard.]

## or
“Next stop, Laundry!”

It lay in a heap on the armchair. The duck dived in and came up out of a sleeve. “Soft,” she said.
“But cold on the feet. And it’s already somebody’s.”

[elder: “Where do you keep the sea?” she asked {elder}, who was on the couch[elder2:  with {elder2}].

“You can only hear it lying down,” said {elder.short}. | And there was no sea to be heard.]

## if short
“Next stop, Couch!”

The duck landed, and it bounced three times. “Soft,” she said.

[elder: “Where do you keep the sea?” she asked {elder}, who was on the couch[elder2:  with {elder2}].

“You can only hear it lying down,” said {elder.short}. | South it was not.]


# sea
“Next stop, Sink!”

The duck climbed in and put one ear to the hole. Far down there, something was rushing. “The sea!” she said. Then she
sat quietly for a while, hugging her suitcase. “It’s cold in the South,” she said. “And hard.”

“It’s not South,” said {child}. “It’s the sink.”

## or
“Next stop, Bathroom!”

Just then came a mighty rush behind the wall, and sank away. “The sea!” cried the duck, and got up with her suitcase.

“It’s somebody flushing,” said {child}.

They waited for another wave, but there wasn’t one. The duck sat down again.

## or
“Next stop, Bucket!”

It was the mop bucket, and there was water in it. The duck hopped in with a splash. “The sea!” she said, and swam once
around, and hit the edge. “It’s smaller than they told me.”

“It’s for the floor,” said {child}.

“I see,” said the duck, and climbed out. “It’s wet and cold, too.”

## if short
“Next stop, Sink!”

The duck climbed in and put one ear to the hole. Far down there, something was rushing. “The sea!” she said.

“It’s the sink,” said {child}.

South it was not.


# terminus
Then there was only one stop left.

[age>=7: “It’s a long way, sitting,” said the duck. “You don’t notice when you fly.”]

[music: This time {child} hummed slowly.] “Last stop,” called {child}, though not very loud. “Bed.”

The chairs stopped beside it. The duck looked. “Surely that’s not South,” she said. “That’s a bed.[age>=5:  Nobody can
land on that.]”

[age>=5: “I do,” said {child}. “Every night.”]

And {child} lifted the quilt.

## if short
“Last stop,” called {child}. “Bed.”

“Surely that’s not South,” said the duck. “That’s a bed.”

{Child} lifted the quilt.


# all-three
The duck walked in under it, down to the foot of the bed. She was gone for quite a while.

“Warm,” came a voice. She stamped around in a circle. “Soft.” She listened. “But no sea.”

“You’re standing up,” said {child}. [elder: “You know what {elder.short} said.”]

The duck lay down. {Child} lay down, too. [friend: On the mattress, {friend} was lying down already.] It was quiet.

Then it came in, slowly, and went out again. In. And out.

“There,” whispered the duck. “There it is.”

{Child} took a breath and kept it, to hear better. The sea stopped. {Child} let the breath go, and the sea came back.

## or
The duck tried it with one foot. “Warm,” she said. She tried it with the other. “Soft.” Then she stood perfectly still
and waited for the sea, and it didn’t come.

“I thought as much,” she said, and picked up her suitcase.

“Lie down first,” said {child}. “[elder: {Elder.short} said so. ]Like this.” And {child} lay down, to show her how.
[friend: {Friend} showed her too, on the mattress beside the bed.]

For a long time nobody said anything.

Shhh, it went. And then: Ah. Shhh. Ah. Up and back, the way it goes on a beach.

“Is that you?” asked the duck.

{Child} tried not breathing. It went perfectly still. {Child} tried starting again. Shhh. Ah.

“Yes,” said {child}, surprised. “It’s me.”

## if short
The duck walked in under it. “Warm,” came a voice. “Soft.” She listened. “But no sea.”

“You’re standing up,” said {child}. [elder: “You know what {elder.short} said.”]

The duck lay down. {Child} lay down, too. [friend: {Friend} was lying down already.]

Then it came in, slowly, and went out again. In. And out.

“There,” whispered the duck. “There it is.”

{Child} took a breath and kept it. The sea stopped. {Child} let the breath go, and the sea came back.


# sunglasses
The duck opened the suitcase and took out what she had packed. It was a pair of sunglasses. She put them on her bill.

“There,” she said. “Now it’s evening.” [adult: And {adult} turned off the lamp, so it was evening for everyone.]

It was warm under the quilt, and it was soft to lie on, and the sea came in and went out, came in and went out, and
beside the bed stood four chairs that had run their last run for the day.

## if short
The duck opened the suitcase and took out what she had packed. It was a pair of sunglasses. She put them on her bill.

“There,” she said. “Now it’s evening.”

It was warm under the quilt, and it was soft to lie on, and the sea came in and went out, came in and went out.


# morning-or-sea
In the morning the [theme.bus: bus|[theme.tram: tram|train]] stood around the breakfast table, as if nothing had
happened. But on the chair at the back sat a duck in sunglasses, eating her ticket.

## or
You could hear it all the way to the kitchen, where there was plenty of room around the table now. In to the beach,
and out. And at the foot of the bed slept somebody who had arrived, with a ticket under one wing.

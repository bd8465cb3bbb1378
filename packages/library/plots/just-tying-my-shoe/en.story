title: Tying a Shoe
title: The Number Twelve
title: Seven Forty-Two
guest majken: Pauline (she), Glenda (she)
guest alva: Olive (she), Ruby (she)

% {majken} drives the number twelve, to the second, and wears boots with a zip. {alva} sits at the back with her flask. One may not wait; nor may one drive with anybody in the door.

# tie-your-shoe
“Tie your shoe,” said the driver of the number twelve[city:  {in city}].

She said it every morning when {child} got on, and every morning {child} said, “Later.” {child} woke up with one wish in the world, and it was a bus that was still there. {Child.He} wanted to come [us: around | round] the corner by the [us: newsstand | paper shop] and see it standing with its door open. It never was. Either {child.he} just caught it, tongue hanging out and laces trailing behind[pet.dog: , damp, because {pet}[!pet.known:  the dog] had breakfasted on them][pet.cat: , hairy, because {pet}[!pet.known:  the cat] had caught and killed them][pet.other: , because {pet} had to be fed first]. Or {child.he} missed it.[friend:  {Friend}[!friend.known: , {child’s} best friend,] cycled, and couldn’t see the problem.]

# seven-forty-two
The driver’s name was {majken}. She had [us: gray | grey] hair in a ponytail and boots with a [us: zipper | zip], and she drove to the second.

“You left without me yesterday,” said {child}.

“No. I left at seven forty-two.”

“I was ten yards away!”

“Then you got here at seven forty-three.”

“You saw me in the mirror.”

“I did,” said {majken}. “You’re a terrible runner. It’s because you don’t tie your shoe.”

# thursday
It went on like that, and {child} didn’t really mind. {Child.He} always sat at the front, and an old lady in a red beret always sat at the back with a [us: thermos | flask] in her lap, and at red lights {child} and {majken} argued about whether long buses were better than short ones[athlete: , and which would win, {athlete} or the number twelve]. But on Thursday {majken} drove off under {child.his} very nose. {Child} banged on the door. It was raining, there was a test first thing[sport: , {child.he} had to {play sport} in wet shoes], and {child.he} yelled:

“You’re the meanest person there is! You don’t care about anybody!”

{majken’s} side window was open a crack. {child} saw her hear it. Then the bus was gone.

# nobody-said-it
It sat in {child.his} stomach all day. It sat there all evening[elder: , even when {elder}[elder2:  and {elder2}] rang up].

On Friday {child} was five minutes early, to be on the safe side. The bus came. The door opened. {majken} looked straight ahead through the [us: windshield | windscreen].

She didn’t say “Tie your shoe.”

{child} sat down at the front. It was odd how loud it was, nobody saying it. By the third stop {child.he} couldn’t bear it.

“Why can’t you wait?” {child.he} asked. “Just half a minute?”

{Child.He} didn’t think {majken} would answer.

# the-ferry
“There’s a ferry at the end of the line,” said {majken}. “Ten past eight. And at the back there’s {alva}.”

{child} turned round. The lady in the beret had both hands [us: around | round] her [us: thermos | flask].

“Her husband’s in the hospital on the other side,” said {majken}. “They have their coffee at half past. In the spring I waited for someone who was running. I felt sorry for him. So {alva} missed the ferry, and sat on the quay for an hour, and told me it didn’t matter a bit.” She pulled out from the stop. “So I don’t wait. I’m not allowed to, and I don’t want to. But I see you. In the mirror. Every one of you.”

# in-the-mirror
{child} didn’t know what to say. {Child.He} looked in the mirror too, and then {child.he} saw.

“{majken},” {child.he} said. “There’s somebody running.”

It was a little boy, about seven, from [school: {school}|{child’s} school]. He was running along behind the bus, towards the next stop, with a bag so big that it hit the backs of his knees. He was crying as he ran.

“I see him,” said {majken}.

Nobody was waiting there. Nobody was getting off. She was going to drive past. {child} watched {majken’s} hands go tight on the wheel. She didn’t look mean. She looked as though something hurt.

# ping
{child} pressed the bell. Ping.

“This isn’t your stop,” said {majken}.

“Yes, it is.”

“Your school’s two stops on.”

“I’m getting off,” said {child}.

{majken} braked. The door opened. {child} went down to the lowest step, stopped there, and crouched.

“What are you doing?” asked {majken}.

“Just tying my shoe.”

# double-knot
Nothing moved behind the wheel. {child} took hold of one lace. {Child.He} made a loop, a beauty. {Child.He} looked up. The boy had got as far as the [us: mailbox | postbox]. {child} made another loop.

“I’m not allowed to drive with anybody in the door,” said {majken} slowly. “It’s against the rules.”

“I know,” said {child}, and pulled it tight. “It’s going to have to be a double knot.”

It took twenty seconds. Then two small boots came slapping up, and something hot and puffing and about seven squeezed past.

“Done,” said {child}. “I’ve changed my mind. I’ll stay on.”

# not-true
The door closed, and {majken} drove[music: , humming {music}]. She made up the twenty seconds on the straight bit by the river, and at the back sat {alva} with her [us: thermos | flask] and never knew.

“What I said yesterday,” said {child}. “It wasn’t true.”

{majken} looked at {child.him} in the mirror.

“No,” she said. “But you tie a good knot, once you put your mind to it.”

# monday
On Monday {child} overslept. {Child.He} ran as fast as {child.he} could, [us: around | round] the corner by the [us: newsstand | paper shop], and knew it was too late.

The bus was still there.

It stood with its door open and all its lights on, and on the lowest step sat {majken}, busy with one of her boots.

{child} stopped in front of her with a stitch in one side.

“What are you doing?” {child.he} asked.

“Just tying my shoe.”

“But it’s got a [us: zipper | zip].”

“That’s why it’s taking so long,” said {majken}. “In you get. We’ll make it up by the river.”

# zip
She got up and went back to the wheel. {child} sat down at the front, where it was warm from the heater. {alva} waved her [us: thermos | flask]. And when the bus had pulled out, {child} bent down and tied both shoes, properly, without anybody telling {child.him} to.

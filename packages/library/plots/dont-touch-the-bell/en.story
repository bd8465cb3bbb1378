title: Don’t Touch the Bell
title: Gladys and the Bell
title: From the Window
guest engine: Gladys (she), Winifred (she)
guest pugh: Mrs Pugh (she), Mrs Flint (she)
guest friend: Bea (she), Conrad (he)
guest lomax: Mr Lomax (he), Mr Crabb (he)
guest tea: Colin (he), Ferdie (he)

% {engine} is "she". The bell says “we’re coming”; it is rung for the first time when nobody can come but those who hear it.
% {friend} is ticked or invented. Whoever stands behind {child}: {adult}, else the grandparent, else {tea}, who does the teas.

# except-one
The fire engine was called {engine}, she was sixty-four years old, and every Saturday {child} was allowed to do anything to her that {child.he} liked, except one.

“Morning,” {pugh} would say, from underneath[music: , over a radio that was playing {music}]. “Spanners are in the tin. Don’t touch the bell.”

The bell hung beside the [us: windshield | windscreen], where a modern engine has its siren. It was brass, as big as a bucket, with a white rope. {child} had polished the lamps and greased the ladder and unrolled every inch of hose[pet & !pet.dog: , and told {pet} all about it afterwards]. {Child.He} had never rung that bell.

# whole-point
“It’s a bell,” {child.he} said. “Ringing is the whole point of it.”

“The whole point of it,” said {pugh}, sliding out, “is that we’re coming. Somebody’s at a window, frightened to death, and they hear that bell and know it. I drove her for twenty years. I never rang it unless I was coming. You don’t tell people that for a bit of fun.”

“But you aren’t ever coming now. She’s retired. So it’s just a hat.”

{pugh} gave {child.him} a look and went back under.

# the-cloth
“Ding it when she’s gone for her tea,” said {friend}, [friend: {child’s} best friend, who|who was also {age} and] did the paintwork. “One little ding.”

“She’d know.”

“How?”

“She’d know,” said {child}. Once, under {child.his} polishing cloth, the bell had given a tiny ting all by itself, and {pugh’s} voice had come up through the floor. “I heard that.”

“It was the cloth!” {child} had said.

“Then tell the cloth,” said {pugh}.

{child} thought she was the stubbornest person {child.he} had ever met. She thought the same of {child}, and said so, and bought {child.him} a roll every week.

# magnificently
The plan was for the August gala[school: , and everyone {at school} had heard about it]. {engine} would drive the length of the sea front, right down to the slipway, with the three of them aboard[adult & elder:  and {elder}[elder2:  and {elder2}] waving from the wall]. And she ran! She ran magnificently, for almost the whole way. Then, at the top of the slipway, there was a bang and a good deal of steam.

“She’s going nowhere today,” said {pugh}, with her head in the engine.

# ill-stay
In front of them the sands shone, miles of them, all the way out to Chapel Rock. The sea was far out, and the gala walk was just setting off across them, with {lomax}, the guide, in the lead.[city:  People came from {city} to walk it.] “Come on,” said {pugh}. “We’ll do the walk instead.”

“Somebody should stay with her,” said {child}. {Child.He} {child.was} almost too disappointed to speak. “I’ll stay.”

“I’ll stay too,” said {friend}.

“No, you go,” said {child}. “You wanted to see the rock.”[pet.dog:  And {pet}[!pet.known:  the dog], who wanted to see it as well, went with {friend}.]

{pugh} studied {child} for a moment. She put her jacket on the driver’s seat for {child.him} to sit on[athlete: , under the picture of {athlete} that {child.he} had been allowed to put up]. “Sandwich in the pocket,” she said. “Don’t touch the bell.” And off they went.

# like-a-wall
They got smaller and smaller. {child} ate the sandwich. [adult: {Adult} brought {child.him} a tea and went back to the stalls|[elder: {Elder}[elder2:  and {elder2}] brought {child.him} a tea and went back to the stalls|A man called {tea}, who did the teas, brought {child.him} one and went back to his urn]].

When {child} looked up again, Chapel Rock wasn’t there.

Fog was coming in across the sands like a wall. It covered the rock. It covered the line of tiny people. It rolled up the slipway until {child} could see the [us: hood | bonnet] of the fire engine and nothing more.

# like-wool
People came running. “They’ll have turned for home,” said a man from the lifeboat, “but they’ll never see the slip in this. And the tide’s turned. Our boat’s on her way, but she has to come all the way round by the point.” He cupped his hands and bellowed. The fog swallowed it up like wool.

“Phone them!” said [adult: {adult}|[elder: {elder.short}|{tea}]].

“There’s no signal out there.”

Somewhere in that whiteness were {friend}, [pet.dog: and {pet}, ]and {pugh}, and forty others, walking with water coming in behind them, and not one of them could tell which way to go. {child} looked at the rope.

# not-coming
You don’t ring it unless you’re coming. And {child} wasn’t coming. {engine} couldn’t move an inch.

But they were. They could come, if they knew where to.

{child} stood up on the running board, wound the rope twice round {child.his} fist, and pulled.

# half-an-hour
It was the loudest thing {child.he} had ever heard. It went right through the fog. {Child.He} pulled again. {Child.He} rang until {child.his} ears sang and {child.his} shoulder burned, and then {child.he} changed arms.[sport:  You can {play sport} all day and not feel like that.] [adult: {Adult}|[elder: {Elder.short}|{tea}]] came and stood behind {child.him} to hold {child.him} steady.

“Shall I take over?”

“No!”

The man from the lifeboat had his head on one side, listening.

“Don’t stop[child.he: , lad][child.she: , lass],” he said. “Whatever you do.”

{child} didn’t stop. {Child.He} rang for half an hour. {Child.His} palms blistered, and {child.he} rang.

# out-of-the-fog
And out of the fog came {lomax}, with wet knees. After him came a lady carrying a [pet.dog: baby|dog]. They came up the slipway in a long string, holding on to each other’s coats. {friend} was there[pet.dog: , with {pet} on a short lead], white as milk, and grabbed {child} round the middle and couldn’t say anything at all.

Last of them all, because she had stayed at the back, was {pugh}.

# at-the-window
She walked up to the fire engine. She took the rope out of {child’s} fingers, because they wouldn’t undo by themselves, and she looked at {child.his} hands.

“You touched the bell,” she said.

“Yes,” said {child}.

“I was the one at the window.” She cleared her throat. “So that’s what it sounds like from there.”

# thats-whose
She wrapped {child’s} hands in clean handkerchiefs, and they sat side by side on the running board, under the one jacket. The fog went gold and then thinned to nothing, with the sea lying flat and quiet where the sands had been. People kept coming up to say thank you. A small boy came with an ice cream, gazing up, and stretched a finger towards the brass.

“Don’t touch the bell,” said {pugh}. “That’s {child’s}.”

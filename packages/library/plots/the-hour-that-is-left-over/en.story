title: The Hour That Is Left Over
title: Back to the Gate
title: That Is a Weather Report

% {elder} wears a bicycle helmet the whole time outdoors. {friend} is the one who writes songs.

# the-notebook
It was the night the clocks go back, and {child} was lying on the sofa bed at {elder's}, not sleeping.

{child.He} looked at the ceiling, and what {child.he} saw there was {friend's} face. {Friend} was {child.his} best friend. On Friday {friend.he} had been standing by the lockers[school:  at {school}] with the black notebook {friend.he} wrote songs in, and had just shown {child} the new one. It was about a river, and it was good.[music:  It was nearly as good as {@song}.] Then some people from the other class had come past and asked what they were doing, and {child} had said, “Oh, nothing. It’s just a thing {friend} does.” And {child} had rolled {child.his} eyes.

It had taken about a second. {Friend} had shut the notebook. Not a word since.

# a-helmet
The kitchen clock struck one. And then it stopped ticking.[elder2:  In the next room {elder2} stopped too, halfway through a snore.][pet:  And {pet}, who’d come to stay as well, had stopped in the middle of a blink, with one eye shut.]

“Are you awake?” said {elder}, in the doorway. {Elder.He} had a coat on over {elder.his} pyjamas, and a bicycle helmet. “You are. Nobody’s awake for nothing tonight. Put on something warm.”

“Where are we going?”

“Out. We’ve got an hour.”

# left-over
The street was shiny with rain. At first {child} couldn’t tell what was wrong with it. Then {child.he} saw the leaf. It was hanging in the air in front of the door, level with {child.his} nose, perfectly still. On the corner stood a fox, one paw up.

“The hour between one and two comes twice tonight,” said {elder.short}, wheeling out an old bicycle. “Everybody knows that. Hardly anybody thinks what it means. Only one of them counts. The other’s left over, and we’re in it.”

“What do you do in it?”

“Practise,” said {elder.short}.[athlete:  “So does {athlete}.”]

# the-hedge
{Elder} set off down the middle of the road and let go of the handlebars. It went well for about four yards. Then {elder.he} rode straight into a hedge.

“Every year!” {elder.he} shouted from inside it. “But I got further than last time!” {Elder.He} climbed out with leaves in {elder.his} helmet, and looked at {child}. “So I’ve got a hedge to see to. What have you got?”

{child} knew that already.

# no-but
{child} had never walked through [city: {city}|town] like this. The raindrops hung in curtains under the street lamps, and clinked as {child.he} went through. {child.He} rehearsed[sport: , the way you warm up before you {play sport}]. Sorry, but I didn’t mean it like that. Sorry, but you know what they’re like. Every one of them had a but in it. {child.He} picked the buts out, one by one, and then there was hardly anything left.

# from-the-gate
On the swings in the playground, where they always met, sat somebody in a big coat and pyjama bottoms.

{child} stopped. The swing creaked. It was the only sound in the whole town.

“Oh,” said {friend}. “You’re awake too.”

“I was going to say sorry,” said {child}. “But I …” {child.He} heard it. “Can I start again?”

{Friend} shrugged. {child} walked back to the gate, turned round and came in again.

“I’m sorry you were upset,” {child.he} said.

“That’s not a sorry,” said {friend}. “That’s a weather report.”

{child} went back to the gate. The third time {child.he} talked too fast. The fourth time {child.he} started crying, and got angry with {child.himself} for crying. The fifth time {child.he} caught {child.his} jacket in the gate, and {friend} made a noise that was nearly a laugh, and took it back.

# the-sixth
The sixth time, {child} sat down on the other swing and looked at the ground.

“I liked the song,” {child.he} said. “I liked it so much I was scared they’d laugh at it. So I laughed first. I let you down. It was cowardly, and it was wrong, and I don’t want to be someone who does that.”

For a long time neither of them spoke.

“It really hurt,” said {friend}.

“I know.”

“No. You don’t. I was going to throw the notebook away.”

{child} swallowed. {child.He} wanted to say something that would mend it, quickly, but there wasn’t anything like that. So {child.he} stayed where {child.he} {child.was}. It was harder than talking. They swung a bit, out of time at first and then in time, the way swings will if you leave them alone.

# the-river
“How does it end?” {child} asked at last. “The river. You never got to the last verse.”

{Friend} gave {child} a long look. Then {friend.he} sang it, so softly that it hardly stirred the air. It was about how the river comes to an island and turns into two. They run on, one each side, and neither knows that the island stops. But it does, and then they’re the same river again.

# let-go
A long way off, a clock began to strike.

“Will you remember this?” {child} asked quickly.

“It doesn’t count, does it?” said {friend}. {Friend.His} eyes were shiny. “So you’ll just have to say it again.”

And the leaves let go. All over town they came down at once, and the rain too, and the fox put down its paw and went.

# for-real
{child} was lying on the sofa bed. The kitchen clock was ticking.[elder2:  {Elder2} finished {elder2.his} snore.][pet:  {Pet} opened the other eye.] The phone on the floor said one o’clock, again.

{child.He} might have dreamed it. But when {child.he} sat up {child.his} socks were wet, and on the rug lay a bicycle helmet with twigs in it.

{child.He} picked up the phone with shaking thumbs. This was the real hour, and in the real one you can’t go back to the gate.

{child.He} wrote: Are you awake?

The three dots came at once.

Yes, wrote {friend}. For some reason.

Can I come to the swings tomorrow? There’s something I want to say. I want to say it for real.

The dots came. They went. They came back. {child} held {child.his} breath.

OK, wrote {friend}. Ten o’clock. And then: Mind your jacket on the gate.

{child} laid the phone on {child.his} chest, and felt something that had been tight since Friday come slowly loose, like a knot when you find the right end at last.

# further
Outside it was raining in the ordinary way. {Elder} had opened the door a crack.

“How did it go?” {elder.he} whispered.

“I got further,” said {child}. “Than on Friday.”

“Good,” said {elder.short}. “Tomorrow I’ll come part of the way with you. I thought I might cycle.”

“With your hands on the handlebars?”

The answer took a moment.

“We’ll see,” said {elder.short}.

{child} laughed into the pillow, pulled the covers up and shut {child.his} eyes. There was an extra hour that night, and {child.he} slept through the whole of it.

# @song
{music}

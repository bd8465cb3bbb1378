title: Hold On
title: That’s My Bottom
title: She Only Knows Tails
guest bibi: Bibi (she), Kiki (she)
guest juniper: Miss Juniper (she), Miss Marigold (she)

% “Hold on” is wait, first, and don’t let go, last. {juniper} is close by all the time.

# youre-pulling
“Hold on!” cried {child}. “Hold on! You’re pulling!”

The little elephant was pulling, because she was looking for {child’s} tail.

# no-tail-left
It was evening at the elephant park[city:  outside {city}], and all the big elephants had walked up the lane to bed. They went in a long line, each one holding the tail of the one in front. But the littlest one, {bibi}, had stopped to play with a stick. When she looked up there was no tail left to hold, and without a tail she would not walk.

So {juniper}, who looked after the elephants, had said to {child}, “You’re {age}, and you’re just the right height. Would you walk in front of her?”

It was what {child} had always wanted[sport: , even more than to {play sport}][school: , and {child.he} wished they could see {child.him} {at school}]. {Child.He} held out {child.his} hand.

“Here you are, {bibi},” {@she} said.

# thats-my-bottom
{Bibi} sniffed the hand. She put it politely to one side. Then she reached her trunk [us: around | round] the back of {child}, and felt about.

“That’s my bottom,” said {child}.

{Bibi} found the corner of {child’s} T-shirt, and pulled.

“Hold on!” said {child}. “That’s my shirt! I haven’t got a tail. I’ve got a hand.”

{Bibi} blew down her trunk. Hrrrmf! What use was a hand? Everybody knew you wanted something at the back.[pet.dog:  {Pet}[!pet.known:  the dog] could have told you that, but {pet.he} {pet.was} at home.][pet.cat:  {Pet}[!pet.known:  the cat] could have told you that, but {pet.he} {pet.was} at home.] {Bibi} pulled {child’s} pocket.

“Hold on! That’s my pocket!” said {child}. “Hand!” And {child.he} held it out.

“Hrrrmf,” said {bibi}, pushing it away.

“She only knows tails,” said {juniper}.

# the-sleeve
{child} took off {child.his} yellow cardigan[elder: , the one that {elder} had knitted][elder2:  and {elder2} had put the buttons on], and tied it [us: around | round] {@her} middle, so that one long sleeve hung down behind. {Child.He} gave it a wiggle.

“There,” {child.he} said. “Hold on.”

And {bibi} did. She curled her trunk [us: around | round] the yellow sleeve, and off they went up the lane[athlete: , as proud as {athlete}], with {juniper} close beside[friend:  and {friend}[!friend.known: , {child’s} best friend,] behind with the stick]. {child’s} feet went pat, pat, pat. {bibi’s} feet went hush, hush, hush.

# the-knot
They were halfway there when the knot slipped. {child} felt {child.his} tail go.

There stood {bibi} in the middle of the lane, holding a yellow cardigan with nobody in it. The tail had come off! Her ears went out like two umbrellas, and she put up her head and wailed.

“Oh no,” said {child}. “Oh, {bibi}. I’m here!”

But {bibi’s} eyes were shut, and she only wailed louder.

# at-the-back
Then {child} knew what to do. {Child.He} stood in front, the way the big elephants did. {Child.He} put {child.his} hand behind {child.him}, right at the back, and wiggled all its fingers.

{Child.He} waited.

The wailing stopped. Something came and sniffed. Something damp and whiskery went over {child.his} fingers, one after another, right to the ends. It was a hand, thought {bibi}. But it was at the back. And somebody kind was on the other end of it.

The trunk curled [us: around | round], and held.

“Hrrrmf,” said {bibi}, very softly.

# line-of-two
So they went on up the lane, an elephant and a child in a line of two. Pat, pat, pat. Hush, hush, hush. {Juniper} came behind[music: , humming {music},] and [friend: {friend} carried the cardigan|carried the cardigan].

# in-the-barn
In the barn the straw was deep and gold. {bibi’s} mother put out her great long trunk and smelled her baby all over, and then she smelled {child} all over too, in case that was hers as well.

{Bibi} folded up her legs and lay down. {Juniper} helped {child} on with the cardigan, and {child} sat on a bale of straw right next to the rail[friend: , with {friend} on the other end of it]. It was time to let go.

But the little trunk came out between the bars. It didn’t feel [us: around | round] the back at all. It came straight to the hand.

“Just till she’s asleep,” said {juniper}.

# just-till
Outside it was growing dark. All the big elephants were breathing, slowly in and slowly out[pet.other: , like {pet} at home, only bigger].

“Hold on,” whispered {child}.

And {bibi} held on.

# @her
{child.his}
## if child.she
her
## if child.he
his

# @she
{child.he}
## if child.she
she
## if child.he
he

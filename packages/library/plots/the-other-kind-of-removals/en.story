title: The Other Kind of [us: Movers | Removals]
title: Behind the Radiator
title: One Home, Well Used

% The owl is "the owl", never he: the Home is "it". The Home is only dim or bright; it says nothing.

# the-last-night
On the last night before the move, {child’s} bedroom was nothing but boxes, one bed, two sleeping bags and an echo.

{Friend}[!friend.known: , {child.his} best friend,] was in the other sleeping bag. {Friend} had been allowed to stay because it was the last time, and neither of them had said the words “last time” since [us: dinner | tea].

At midnight, something tapped on the window.

It was an owl. It was as tall as a toddler and gold from beak to claw, and it had a clipboard under one wing.

“You’re from outside the library!” said {friend}. “You sit on a pole!”

# removals
“By day,” said the owl, stepping in over the sill. “By night, I am [us: a mover | Removals].”

“We’ve got [us: movers | removals],” said {child}. “They’re coming at eight, in a van.”

“That is for beds and saucepans,” said the owl. “I am the other kind. I move the Home. You can’t put it in a van, it gets out at the traffic lights. Now then. {Child}[city: , of {city}]. One Home, well used.” The owl produced a [us: cookie tin | biscuit tin] with holes in the lid. “Where is yours?”

“I don’t know,” said {child}. “I’ve never seen it.”

“Nobody looks,” said the owl, “until the furniture’s gone.”

# the-radiator
So they looked. They looked in the empty wardrobe, and found one sock. They looked behind the curtains, and found the other. [pet: {Pet} went along the wall, sniffing, and stopped, and would not come away. ]It was {friend}, flat on the floor with one cheek against the boards, who whispered, “{child}. Behind the radiator.”

There it was. It was about as big as a loaf, and furry in a blurred sort of way, and it glowed the colour of a [us: hall light | landing light] when the door has been left open a crack. It smelt of toast and clean pillowcases. It was shaking.

“Come along,” said the owl, rattling the tin. “In you hop.”

The Home squeezed itself further back.

“Is it [us: sick | poorly]?” said {child}.

“It doesn’t want to go,” said the owl. “They often don’t. But if it’s not in the tin by sunrise, it stays here, and the new people get it, and it never fits them. Like other people’s shoes.”

# the-voice
{child} lay down on the floor. “It’s going to be lovely,” {child.he} told the Home, in a bright voice. “It’s going to be a big adventure!”

The Home went dim and turned its back.

“It knows that voice,” said {friend}. “That’s the one grown-ups do. Tell it the real thing.”

# the-real-thing
{child} lay quiet for a bit. It’s hard to find the real thing. It’s generally at the bottom of the box.

“I don’t want to go either,” {child.he} said at last. “I don’t know where the light switches are. I know what every noise is here, and I won’t know any of them there. I think I might wake up in the night and turn the wrong way and walk into a wall.” {child.He} rubbed {child.his} nose. “But we’re going. We really are, it’s tomorrow. And I’ll be there[adult: , and {adult} will be there], and you can’t be a Home with nobody in you. I’d be scared without you. You could be scared with me.”

Two eyes opened in the glow. The Home crept out as far as the [us: baseboard | skirting board]. Then it stopped, and looked at {friend}, and stayed exactly where it was.

# one-third
“Ah,” said the owl, and took out a small brass eyeglass and peered through it. “I see the trouble. Toast, twelve per cent. [us: Baths | Bath-time], nine. Stories, a good [us: chunk | wodge]. [elder: Sundays with {elder}[elder2:  and {elder2}], seven. ][school: Coming in cold from {school}, six. ][sport: Looking everywhere for {sport.thing} before {sport}, four. ][athlete: A poster of {athlete}, two. ][music: Humming {@song} on the stairs, three. ]But there’s a whole third of this Home that’s made of…” The owl frowned. “Well, it sounds like a pig going down a slide.”

“That’s {friend} laughing!” said {child}.

“It is not,” said {friend}. But it was such a good description that {friend} felt it coming. {friend.He} tried to hold it in, and it came out of {friend.his} nose instead, and that set {child} off, and they lay on the bare floor and laughed until the echo was laughing too.

The Home shot out from behind the radiator. It rolled over between them with all its feet in the air, shining like a birthday, and then it climbed into the tin by itself and curled up.

# the-offcut
The owl made a tick. “One Home. One-third {friend}. Does {friend} agree to being moved?”

{Friend} stopped laughing.

“I’m not moving,” {friend.he} said. “I’m staying at mine.”

“You are,” said the owl. “But this third’s been put in, you see. It can’t be taken out again. It’ll be coming up through the floorboards over there for years.” The owl tipped the tin and gave it a tap, and a speck of light, no bigger than a [us: chestnut | conker], rolled out on to the golden wing. “And there’s always a crumb left over. That’s yours to keep. It’s the {child} part.”

{Friend} held it in both hands. It smelt of toast.

# the-van
In the morning the van came. The beds went in, and the saucepans[elder: , and {elder} came out last with the kettle]. [adult: {Adult} locked the front door and stood there with one hand on it for a moment. | The last grown-up out locked the front door and stood there with one hand on it for a moment.] {child} and {friend} hugged until it hurt. Then the van pulled out, and {friend} ran beside it the whole length of the road, waving one hand and keeping the other tight shut in a pocket.

# delivered
That night, in the new bedroom, the dark was the wrong shape. Something gurgled. Something ticked. {child} took the lid off the [us: cookie tin | biscuit tin].

The Home put its nose out. It looked at {child.him}, to see if {child.he} {child.was} frightened, and {child.he} said, “Yes. And you?” and it seemed to feel better. It climbed down and sniffed the [us: baseboard | skirting board]. It tried behind the radiator. It went along by the wall, all the way to the light switch, and rubbed against it, so that {child} would know where it was. Then it slipped out and settled itself just past the door, and a long crack of gold lay down across the floor, right up to the bed[pet: , where {pet} had already found the warm end].

Far away over the rooftops, an owl said that was that delivered.

And under the floorboards, very faintly, a pig went down a slide.

# @song
{music}

title: The Best Goal of the Season
title: One at Each End
title: Facing the Wrong Way
guest friend: Beth (she), Nia (she)
guest keeper: Jodie (she), Tess (she)
guest striker: Imogen (she), Harriet (she)
guest coach: Mrs Oduya (she), Mrs Abebe (she)

% Both goals are the same kick, with the back to the goal: the first at the own end, the second at Hillcrest’s. {keeper} has plaits.

# wrong-net
The best goal anybody had ever seen in the [city: {city} ]{@unders} was scored by {child}, on the first Saturday in October. {Child.He} had {child.his} back to the goal, out at the edge of the box, and {child.he} hit it over {child.his} own shoulder.[athlete:  {Athlete} couldn’t have done it better.]

It went in off the underside of the bar. It was the only goal of the [us: game | match], and it was in the wrong net.

# plaits
“It was a really good goal, though,” said {friend}[friend: , {child.his} best friend], tying {friend.his} laces two weeks later.

“Please stop saying that,” said {child}.

“I’m only saying. If you’d been facing the other way –”

“I was trying to clear it.”

“You cleared it past me at about ninety miles an hour,” said {keeper}, pulling on her goalkeeper’s gloves. “I felt my [us: braids | plaits] move.”

# sideways
{child} loved [us: soccer | football] so much that {child.he} did step-overs going down corridors[school:  {at school}][pet: , and past {@pet} in the kitchen]. Or {child.he} had done, until then. Ever since that Saturday there had been something wrong with {child.his} feet. The ball came and they panicked. They got rid of it sideways, at once, to anyone, as if it was a hot potato. {Child.He} hadn’t had one shot. Each time {child.he} drew back {child.his} foot, {child.he} heard that bar go clang again, and {child.he} had not told anyone, because it sounded stupid.

# nobody-said
And today it was Hillcrest, the same team, on the same bumpy [us: field | pitch].

“Oh, it’s you!” said their striker at the [us: kickoff | kick-off]. She was called {striker}, she was enormous, and she was, annoyingly, nice. “We all voted you our player of the [us: game | match]. Did nobody say?”

“Nobody said,” said {child}.

“There was going to be a card.”

# oranges
In the first half {child} touched the ball nine times and passed it sideways nine times.

“You can keep it for a second, you know,” said {friend} at [us: halftime | half-time], through a piece of orange. “It doesn’t bite.”

“I know.”

“You used to keep it for ages. You used to be really selfish. It was great.”

{child} looked at {child.his} [us: cleats | boots]. {coach}, their coach, looked at {child}. She opened her mouth. Then she shut it again, and passed the oranges round a second time.

# ducked
Ten minutes from the end it happened. Hillcrest had a corner, and the ball came over everyone, spinning, and dropped towards {child} at the edge of the box. It was the same ball. It had the same spin, on the same patch of grass, and {child.he} had the goal behind {child.him}.

Somebody else might have headed it away, or hoofed it into the hedge[sport & !sport.Soccer: , or gone home to {play sport}]. {child} ducked.

{Child.He} actually ducked, with {child.his} arms over {child.his} head, as if someone had thrown a shoe. The ball bounced once behind {child.him}, {striker} put out one enormous foot, and it was [us: one to nothing | one–nil].

Nobody shouted. That was the worst part. {Friend} just came and stood next to {child.him}.

# every-time
“Okay,” said {friend}. “What was that?”

“I thought I’d do it again.” {child’s} voice had gone thin. “I knew exactly how to hit it. I could feel it. It would have gone in the top corner. So I got out of the way.”

{Friend} thought about this.

“So you’re telling me,” {friend.he} said slowly, “that you can do it every time?”

“What? No. I mean … that’s not …” {child} stopped. {Child.He} thought about {child.his} shoulder, and {child.his} hip, and how the ball had felt when it left {child.his} foot. {Child.He} hadn’t been lucky that Saturday, not even slightly. {Child.He} had hit it just as {child.he} meant to. There had been nothing wrong with that goal, except which end it was at.

“{keeper’s} [us: braids | plaits] moved,” said {friend}.

“{Friend}. If we get a corner –”

“Yeah?”

“Put it on the edge of the box. High, with the spin on.”

# wrong-way
They got one with a minute to go. {Friend} put the ball down by the flag and wiped {friend.his} hands on {friend.his} shorts. In the middle everyone was pushing and pointing. {child} jogged out to the edge of the box, picked {child.his} patch of grass, and turned round, so that {child.he} {child.was} looking straight at {keeper}, far off at the other end.

“{child}!” yelled [elder: {elder} | somebody]. “Wrong way!”

“You’re facing the wrong way!” yelled [elder2: {elder2} | somebody’s dad].

“I know!” {child} yelled back.

“Oh no,” said {striker}, quietly, behind {child.him}. She was the only one on the whole [us: field | pitch] who had understood. “Oh no, no, no. Mark {child.him}! Somebody mark {child.him}!”

# stay
The ball was already up. It came over everyone, spinning. {child} could see it against the grey sky, getting bigger, and {child.he} felt {child.his} feet begin to panic, and {child.he} told them: Stay.

They stayed.

{Child.He} leaned back, let it fall past {child.his} shoulder, and hit it.

{Child.He} didn’t see it go in. {Child.He} saw {keeper’s} face, tiny, at the other end, and {child.he} saw two big gloves go up, slowly, into the air. Then everyone landed on {child.him}.

# each-end
It finished [us: one to one | one–all]. Afterwards they lay on the grass behind the goal, steaming like horses[music:  and humming {music}], and nobody wanted to go home.

“So that’s two this season,” said {keeper}. “One at each end. Which one did you like better?”

“This one,” said {child}. “Obviously.”

{striker} came across with her bag on her shoulder and gave {child} a card, rather bent. Her whole team had signed it. Player of the [us: Game | Match], it said, in purple pen.

“It’s from last time,” said {striker}. “But I’ve put today’s date on as well.”

{child} did step-overs all the way to the car.

# @unders
Under-Tens
## if age=10
Under-Elevens
## if age=11
Under-Twelves
## if age>=12
Under-Thirteens

# @pet
{pet}
## if pet.dog
{pet} the dog
## if pet.cat
{pet} the cat

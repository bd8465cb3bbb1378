title: Passage: M
title: Height: Unlimited
title: Let It Pass
guest keeper: Mrs Pellow (she), Mrs Tranter (she)
guest before: Wilf (he), Cyril (he)
guest purple: Ruth (she), Enid (she)

% Whoever minds the bridge is {adult}, else {keeper} from next door. October’s full moon rises at sunset, so at 18.45 it is just over the ridge. The dates are real full moons.

# the-view
Nobody in town had a finer view than [adult: {adult} | {keeper}], or worse coffee. [adult: {Adult} | {keeper}, who lived next door to {child},] looked after the bridge. High up in the tower [adult: {adult.he} | she] sat, with windows all [us: around | round], and whenever a boat wanted to come into the harbour, [adult: {adult.he} | she] lowered the barriers and opened the bridge.

Some evenings[sport: , when they didn’t have to {play sport},] {child} and {friend} were allowed up too. They could do whatever they liked, except touch anything.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] could lie under the table.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] couldn’t come at all, because cats touch everything.][pet.other:  {Pet} had to stay at home.]

The only things they could touch were the books. They stood in the cupboard under the window: the bridge logs, all the way back to 1931. Every time the bridge was opened, a line went into the log, with the time, the ship, the cargo and the height. “14.05. Schooner Hilda. Bricks.” “06.30. Tug Atlas. Empty.” {Friend} liked the cargoes, and could sigh with happiness over forty [us: tons | tonnes] of oats. {child} liked the handwriting. You could see from the letters who had been cold.

# m
It was {child} who found M.

“Look at this,” {child.he} said. “It’s [adult: {adult’s} | {keeper’s}] writing. 18.45. Passage: M. Cargo: none. Height: unlimited.”

“Motorboat,” said {friend}.

“There’s a limit to motorboats.”

The next year there was M again, and the next. They turned back, to {before}, who had the bridge before [adult: {adult} | {keeper}][elder: , played cards with {elder}[elder2:  and {elder2}]] and wrote as if he were carving it in stone. {before} had been there for thirty-one years, and M had come thirty-one times. Before him came {purple}, in purple ink. M there, too. Once a year, always in October, never any cargo.

“[adult: {Adult}|{keeper}],” said {child}. “What’s M?”

[adult: {Adult} | {keeper}] poured some more coffee. “It says in the log.”

“It does not.”

“Then you haven’t finished reading,” said [adult: {adult} | {keeper}], and looked out of the window with a face that gave nothing away.

# three-theories
{Friend} had three theories already. M could be Margaret, who was a smuggler. M could be the Ministry, with a submarine.

“Height unlimited?” said {child}.

“On its way up,” said {friend}, but even {friend.he} could hear how that sounded.

M could be a ship that went down in 1931 and came back every [us: fall | autumn]. That theory was {child’s}, and {friend} asked {child.him} to keep it till it got light.

# it-jumps
Instead {friend} wrote out the dates from [adult: {adult’s} | {keeper’s}] latest log, one below the other[school: , the way they did {at school}]. The twentieth of October. The ninth of October. The twenty-eighth. The seventeenth.

“It jumps about,” {friend.he} said. “Back. Then forward. Then back again.” {Friend.He} chewed the pencil. “What is there that jumps about like that?”

“Easter,” said {child}.

“Yes, but why does Easter jump about?”

They looked at each other. Then they both turned to the window, where there was a faint glow behind the ridge across the water.

# tonight
{Friend} pulled out a phone[athlete: , the one with {athlete} on the case,] and almost dropped it. {Friend.He} found a list, and ran one finger down it. The twentieth: full moon. The ninth: full moon. It was the same all the way down.

“Height unlimited,” whispered {child}. “It’s the moon.”

“But you can’t open a bridge for the moon,” said {friend}. “It’s a quarter of a million miles up. It gets past anyway!” There {friend.he} stopped, at the last line, and turned the screen for {child} to see.

Full moon, it said. Tonight.

# the-first-log
{child} took out the very first log. The paper had gone brown at the edges. The writing was thin and even. This was somebody who didn’t feel the cold. {child} ran one finger down to the end of October 1931, and there it was, spelled out:

“18.45. Opened for barge, which did not come. Moon came instead. Let it pass.”

# the-lever
It was twenty to seven. [adult: {Adult} | {keeper}] put down the coffee.

“Are you really allowed to?” asked {friend}.

“The bridge has to be tested once a month,” said [adult: {adult} | {keeper}]. “It doesn’t say anywhere which evening.” [adult: {Adult.He} | She] checked the cameras, right and left. Red lights flashed. Down came the barriers. A bus[city:  for {city}] stopped on one side, and on the other a man on a bicycle with a stack of pizzas.

“{child},” said [adult: {adult} | {keeper}]. “Take the lever.”

The lever was colder than {child} had expected. {Child.He} pulled. Deep under the floor, something enormous woke. The road cracked across the middle, and the two halves rose, with lamp posts and white lines and all, slowly, slowly, until they stood on end against the sky.

# a-shut-door
At first {child.he} saw nothing special. The moon had climbed over the ridge and was hanging above the water, and under it lay its road, white and trembling, all the way in towards the town. It always stopped at the bridge, as if it had come to a shut door.

Now the door was open.

And the road came in. It ran between the two halves of the bridge and over the black water of the harbour, past the tugs, past the fishing huts, right up to the quay, and lay there glittering against the stones.

# the-bus
The bus hooted.

Then it stopped hooting. Its doors hissed open[music: , and out came {music}]. The driver climbed down, and after him the passengers, one by one, until they stood in a row along the barrier. The man on the other side had put his pizzas down in the road. A girl was holding up her phone, but seemed to have forgotten what it was for.

“How long does it take a moon to pass?” whispered {friend}.

“Four minutes,” said [adult: {adult} | {keeper}]. “{before} gave it six, but in his day there wasn’t a bus.”

# your-line
When the bridge had lain down again and the barriers were up, the bus rolled across, more slowly than it had to. The driver lifted a hand to the tower.

[adult: {Adult} | {keeper}] pushed the log across the table.

“Your lever,” [adult: {adult.he} | she] said. “Your line.”

{child} picked up the pen. {Child.He} thought of everybody who had written there before, and of somebody who might sit here in a hundred years, wondering. They ought to have a clue. But only one.

“18.45,” {child.he} wrote, as clearly as {child.he} could. “Passage: M. Cargo: none. Height: unlimited.”

“Put that it was on time,” said {friend}.

{Child.He} put that, too.

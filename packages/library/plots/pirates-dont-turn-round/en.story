title: Pirates Don’t Turn
title: Bottom First
title: Starting from the End
guest friend: Tilly (she), Alfie (he)
guest captain: Maud (she), Agnes (she)
guest mate: Crumbs (he), Suet (he)
guest gerda: Winnie (she), Dora (she)

% {gerda} is the captain’s sister. She was left on the same quay as {friend}, on the same day.

# four-days
{child} had been a pirate for four days when {child.he} began to wish {child.he} hadn’t.

It wasn’t the pirates’ fault. They were kind, as pirates go, and had given {child.him} a hammock, a knife that was really only good for cheese, and a rope of {child.his} own to look after.[elder:  {Elder}[elder2:  and {elder2}] had taught {child.him} the knot.][adult:  {Adult} had packed {child.him} warm socks.] No, the trouble was that {child} had gone to sea in a temper, and now the temper had run out.

# on-the-quay
It had all gone so fast. {Child.He} and {friend}[friend & !friend.known: , {child.his} best friend,] were going to sign on together; they’d settled that when they were six. But when at last the good ship Belly Laugh lay at the quay, {friend} had stood there with {friend.his} bag and said, “I don’t know, {child}. I don’t think I dare.” And {child} had said, “Then I don’t need you.” And {child.he} had marched up the gangplank without looking back.[pet.dog:  {Pet}[!pet.known:  the dog] had sat down on the quay, next to {friend}.][pet & !pet.dog:  {Pet}, who had more sense, had stayed at home.] Then I don’t need you. That was the last thing {child.he} had said, and it lay in {child.his} mouth like an old penny.

# pirates-dont
On the fourth evening {child.he} went to see the captain.

Captain {captain} Irons stood at the wheel, looking straight ahead, as she had stood for thirty-one years.

“Captain,” said {child}. “Could we possibly turn round?”

All over the deck, chewing stopped. {Mate}, the first mate, dropped his potato.

“Pirates don’t turn round,” said the captain.

“But if you’d left something important behind…”

“Pirates don’t turn round. I never have. When my hat blew off at the Cape of Good Grief, did I turn round? No. I sailed straight on for two years, and there was my hat, at the Cape of Good Grief.”

“It was full of mussels,” {mate} whispered to {child}.

# two-raincoats
“And it’s not only hats,” he whispered. “She left her sister behind as well, on the very quay where you came aboard. {Gerda} ran ashore for a loaf, but the captain was in a hurry, and we were past the lighthouse before {gerda} was back.”

“Why didn’t you go back for her?”

{Mate} gave {child} the look you give a beginner.

“We’d have had to turn round.”

{child} looked at the captain’s back. It was very straight. On the hook beside the wheel hung two raincoats, and only one of them ever got wet.

# the-jaws
That night the fog came down. {child} was on watch in the bows. {Child.He} couldn’t see the water, but could hear it: a slap, a hiss, and then a grinding, like teeth.

The fog slid apart. Dead ahead, all in a row, stood the rocks they call the Jaws.

“Rocks!” yelled {child}. “Rocks ahead! Turn!”

People fell out of hammocks. {Mate} ran up in one sock.

“Captain! Turn!”

# only-one-way
Captain {captain} held on to the wheel until her knuckles shone. She could see the rocks. She wasn’t stupid. But it had been thirty-one years, and she no longer knew how.

“Pirates,” said the captain, and it was only a whisper, “don’t turn round.”

And {child} knew that feeling. You’ve gone too far and said too much, and there’s only one way left to go, and shouting “Turn!” only makes it worse.

# not-an-inch
“Then we won’t turn round!” {child.he} shouted. “We’ll go backwards!”

“You what?” said {mate}.

“Haul the sail across to the wrong side!” shouted {child}.[school:  It had been in a book {at school}.] “Then the wind blows us backwards, with our nose still pointing the same way. We won’t turn an inch!”

The captain’s mouth fell open.

“Is that… allowed?”

“Nobody ever said pirates don’t go backwards!”

# the-rope
{child} didn’t wait to be told. {Child.He} had a rope of {child.his} own. {Child.He} tore it loose, slung it over {child.his} shoulder and walked, step by step, with all {child.his} weight. It burned {child.his} hands. {Mate} grabbed hold, then the cook, then everyone.[athlete:  {Athlete} couldn’t have pulled harder.] The great sail strained, flapped, and went over with a bang.

The Belly Laugh stopped. The rocks were so near that {child} could count the limpets. For one long second the ship hung there, making up its mind.

Then, creaking like a very old door, it began to go backwards.

# smaller
Nobody cheered. They were too surprised. One rock scraped along the side, another took a bite out of the rail, and then the Jaws were left chewing on nothing. Captain {captain} still looked straight ahead, while everything she looked at grew smaller and smaller.

“It works,” she said. “{Mate}. It works.”

She wiped her face on her sleeve. “How far do you suppose a person can go backwards?”

“All the way home,” said {child}.

# stern-first
It took four days. They met a merchant fleet[city:  from {city}], which laughed so much that it forgot to be frightened.[music:  The cook sang {music} backwards.] A whale came along for a bit, looking thoughtful. And on the fourth evening, as the lamps were lit, the Belly Laugh came into harbour bottom first.

On the quay sat an old lady in a striped jersey, with a bag of bread in her lap.

“You took your time, {captain},” she said.

Captain {captain} Irons climbed over the rail without a word. She put her forehead down on her sister’s shoulder, and left it there.

# the-last-thing-said
Further along, on a bag, sat {friend}[pet.dog: , with {pet} across {friend.his} feet].

{child} walked down the gangplank. {Child.He} had practised for four days, and now it had all gone.

“You came in backwards,” said {friend}.

“Yes.” {child} swallowed. “What I said. About not needing you. It wasn’t true.”

{Friend} fiddled with a buckle. “I thought I’d wait, in case it dawned on you.”

“For eight days?”

“I went home to eat.[sport:  And to {play sport}.] Apart from that.”

# from-the-end
{Friend} shifted over. {child} sat down on the other half of the bag. Up on deck {gerda} was scolding her sister, who was laughing, and there was a smell of tar and new bread.

“Was it scary?” asked {friend}.

“A bit,” said {child}. “I’ll tell you the whole thing.”

And {child.he} began at the end.

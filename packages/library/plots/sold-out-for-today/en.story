title: The Bike That Went Ting
title: Green Cap
title: Sold Out for Today
guest friend: Oscar (he), Maya (she)
guest caretaker: Mr Pettifer (he), Mr Applegate (he)

% The ting should be small. Whoever is listening may say boom.

# gone
{child} and [!friend.known: {child.his} best friend ]{friend} stood at the bike rack [school: {at school} | outside the school], and {child’s} bike was gone. It was an old blue bike with a bell that had got stuck, so that it rang all by itself. Ting, it went, at every bump[city:  {in city}].[pet:  When {pet}[!pet.known: [pet.dog: , {child’s} dog,][pet.cat: , {child’s} cat,]] heard it, {pet.he} always [pet.other: looked up | ran to the door].][elder & !elder2:  To begin with the bike had been {elder’s}.][elder2:  To begin with the bike had been {elder’s}, and then {elder2’s}.] Yesterday somebody had shouted, “Here comes the {@van}!” and the whole playground had laughed. So {child} had kicked the bike, and had said a thing that {child.he} hoped nobody had heard.

# a-case
Now {child.he} only wanted it back.

“This is a case,” said {friend}, and took out a notebook. {Friend.He} had been waiting for a case for years. “When did you last see the bike?”

“Yesterday[sport: , before {sport}]. Then I walked home.”

“Why did you walk, when you had a bike?”

“I felt like walking,” said {child}, and felt a stab in the stomach.

“Felt like walking,” wrote {friend}. “Mysterious.”

# where-were-you
First they questioned {caretaker}, the [us: custodian | caretaker], who sat in his workshop drinking coffee.

“Where were you at two o’clock yesterday?” said {friend}.

“Here,” said {caretaker}.

“And at three o’clock?”

“Here.”

“And at four o’clock?”

“At home.”

“So you admit that you moved,” said {friend}, and wrote it down.

“We’re looking for a blue bike,” said {child}.

“The one that goes ting?” said {caretaker}. “I’ve thrown that out.”

“Thrown it out!” yelled {child}.

“On the scrap heap behind the [us: cafeteria | canteen]. But I never throw anything out without orders.”

# green-cap
“Whose orders?” said {friend}, and the pencil shook in {friend.his} hand.

“[child.she: A girl’s. She | [child.he: A boy’s. He | Some child’s. They]] kicked the bike and shouted: Stupid old scrap, I never want to see you again! And scrap goes on the scrap heap.”

“What did {@she} look like?”

“About so tall,” said {caretaker}, and held a hand in the air. It ended up just above {child’s} head. “Green cap.”

“Green cap,” wrote {friend}. Then {friend.he} looked up at {child’s} cap, which was green.

“And a tooth missing,” said {caretaker}. “Here, at the front.”

{child} pressed both lips together.

“And angry,” said {caretaker}. “But apart from that, rather like you, as a matter of fact.”

{Friend} had stopped writing.

# it-was-me
“{child},” said {friend} carefully. “I think I know who it is.”

“So do I,” said {child}, and now the tears came. “It was me. But I didn’t mean it! I just got so upset when everybody laughed.”

“Oh dear,” said {caretaker}, and put down his mug. “Then we’d better be quick. The scrap [us: truck | lorry] comes at two o’clock.”

{Friend} looked at {friend.his} watch.

“It is two o’clock,” {friend.he} said.

# the-pile
They ran [us: around | round] the [us: cafeteria | canteen], all three of them[athlete: , faster than {athlete}]. There stood the scrap [us: truck | lorry] with its engine running, and on the back were chairs and tables in a pile that was taller than {caretaker}. The driver, a woman in orange [us: pants | trousers], already sat at the wheel[music: , listening to {music}].

“Stop!” shouted {child}. “My bike’s in there!”

“I can’t see any bike,” said the driver.

“It’s at the bottom,” said {caretaker}. Then he scratched his neck. “Unless I put it on the last one. The one that went this morning.”

He looked so unhappy that {child} almost felt sorry for him.

“Then it’ll have to stay there,” said the driver. “I can’t unload the whole lot for a bike that may not be in it. I’m sorry.”

# same-foot
{child} looked at the pile. Then {child.he} thought of the bike, which might be lying at the very bottom, in the dark, and would never go over a bump again. A bump!

“Can you turn off the engine?” {child.he} said. “Just for a moment?”

The driver turned the key. {child} went up to the [us: truck | lorry] and kicked the side of it with the same foot as yesterday, as hard as {child.he} could.

Boom, went the [us: truck | lorry].

They listened, but they couldn’t hear anything.

“Once more,” said {friend}. {Friend.He} put down the notebook, which {friend.he} never did, and stood next to {child}. {caretaker} stood on the other side.

“Now!” said {child}.

BOOM!

And far inside the pile, under all the chairs and tables, something went ting.

“The {@van}!” yelled {friend}.

# inquiries
The driver climbed down and lifted off table after table, and {caretaker} took them from her. Right at the bottom lay the blue bike, with dirt on its saddle. {child} wiped it clean with the green cap.[elder & !elder2:  Now {child.he} could look {elder.short} in the eye again.][elder2:  Now {child.he} could look both {elder.short} and {elder2.short} in the eye again.]

“I can mend that bell,” said {caretaker}. “It’ll take me two minutes.”

{child} thought about it.

“No, thank you,” {child.he} said. “Then I’d never find it again.[pet:  And how would {pet} know I was coming?]”

{Friend} had picked up the notebook again. “Case solved,” {friend.he} read out, writing. “The culprit had a green cap, and has confessed.”

“Aren’t you going to write down {@her} name?” said {child}.

“No,” said {friend}. “{@She-was} helping us with our inquiries.”

# sold-out
Then they cycled home. It was bumpy across the playground, and the bike went ting all the way to the gate.

“Here comes the {@van},” somebody shouted from the swings.

“Sold out for today,” said {child}, and the bike went ting.

# @van
[us: ice cream truck | ice cream van]

# @she
they
## if child.she
she
## if child.he
he

# @she-was
They were
## if child.she
She was
## if child.he
He was

# @her
their
## if child.she
her
## if child.he
his

# picture 1
There is questioning going on in the workshop

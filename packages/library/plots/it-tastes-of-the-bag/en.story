title: The Worst Spy in Market Street
title: It Tastes of the Bag
title: Only a Road
guest friend: Luke (he), Nora (she)
guest baker: Mr Fenn (he), Mr Gale (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The old bakery is {adult’s}, else the grandparent’s, else {minder’s}. {Friend} lies with the greatest ease, until nothing comes out.

# one-difficulty
{child} was {age} and a spy, and it was all {friend’s} idea. They stood outside {baker’s} bakery, which had opened [city: in {city} ]in the spring, straight across the road from {@firsts}. Since then almost nobody came to {@s}.[elder & adult & !elder2:  {Elder} did, every morning, for a loaf.][elder2 & adult:  {Elder} and {elder2} did, every morning, for a loaf.][elder2 & !adult:  {Elder2} did, every morning, for a loaf.] So {child} was going in to find out what {baker} put in his cinnamon buns, and {@a} could put it in {@his} own.

There was one difficulty. {child} couldn’t lie. It ran in the family. {@A} sold cakes by saying, “I wouldn’t have that one, if I were you.”

# norwich
{Friend}[!friend.known: , {child’s} best friend,] could lie the way other people can whistle[sport:  or {play sport}].

“You’re called {@alias},” {friend.he} said. “You’re doing a project on yeast for your school in Norwich[school: , and you’ve never heard of {school}].”

“I’ve never been to Norwich.”

“That’s what makes it a lie.”

“What if he asks me about it?”

“Nobody,” said {friend}, “has ever asked anybody about Norwich.”

# im-spying-on-you
So {child} went in. Behind the counter[athlete: , under a picture of {athlete},] stood {baker}, large and floury and delighted to see anyone.[music:  He was humming {music}.]

“Hello! Who are you, then?”

“Clem,” said {child}, and {child.his} throat closed like the doors on a bus. “{Child},” {child.he} said.

“And what are you up to?”

“I’m spying on you.”

{Baker} roared with laughter. “Who for?”

“For {@a}. {@He} has the bakery over the road.”

“Of course {@he} has! And what do you want to know, spy?”

“What’s in your buns.”

“They all want to know that,” said {baker}, wiping his eyes. “Have one. Come back tomorrow, and I’ll show you the ovens.”

# nobodys-shown-me
{Friend} was waiting round the corner. “What did you tell him?”

“Everything.”

“And?”

“He’s going to show me the ovens.”

{Friend} sat down on the [us: curb | kerb]. “I’ve been lying my whole life,” {friend.he} said, “and nobody’s ever shown me any ovens.”

# your-secrets
It went on like that all week. {Baker} asked what {child} was writing in {child.his} notebook, and {child.he} said, “Your secrets,” and {baker} lent {child.him} a sharper pencil. He made {child.him} a ham sandwich, and the ham was lovely, and the bread tasted of the bag it came in.[pet.dog / pet.cat:  At home {pet}[!pet.known: , {child’s} {@kind},] sniffed {child’s} fingers and wanted ham.][pet.other:  In the evenings {child} told {pet} all about it.] By Friday {child} had everything {child.he} had come for, and {child.he} felt awful. {Child.He} liked {baker}. {child} had told him nothing but the truth, and had never felt so dishonest in {child.his} life.

# as-if-a-ship
{Child.He} wanted to say so, but just then {baker} looked out of the window. Across the road, {@a} had come out to wipe down {@his} sign. {@He} saw {child}, and waved with both arms, as if {child} were a ship.

“Who’s that?” said {baker}.

“{@A}.”

“At the bakery.” His voice had slowed right down. “You really are a spy.”

“I told you,” said {child}. “I told you four times!”

“I thought you were being funny!”

“I’m never funny!”

# which-part
{Friend} burst in through the door. “Don’t listen! That’s {@alias}. From Norwich.”

“Which part of Norwich?” said {baker}.

{Friend} opened {friend.his} mouth, and for the first time in {friend.his} life nothing came out.

{Baker} took off his apron. He picked up the notebook and walked straight across the road, and {child} could only run after him.

# but-why
{@S} shop was empty, as usual. {Baker} put the notebook on the counter.

“This child of yours,” he said, “has been stealing my recipes.”

{@S} face couldn’t lie either, and it was terrible to look at. “Have you, {child}?”

“Yes.”

“But why?”

{child} held on to the edge of the counter. This time {child.his} throat stayed open. There was only a true thing in it, so big that it had to come out sideways.

“Because you cry when you count the till,” {child.he} said. “You turn the radio up so I won’t hear. And nobody comes, {@a}. And his buns are better than yours. They’re so much better.”

{@A} sat down on a sack of flour.

# of-the-bag
“But {@his} bread’s better than yours,” {child} told {baker}, because now {child.he} couldn’t stop. “Yours tastes of the bag. I’m sorry. You’ve been really kind to me, and it tastes of the bag.”

“My bread,” said {baker}, swelling, “is …”

“Eat this,” said {friend}. {Friend.He} had gone behind the counter, and now {friend.he} tore a loaf in two and pushed half of it at {baker}. “I lie about everything. So you can imagine what it costs me to say this. {child} is right.”

{Baker} ate. The longer he chewed, the less he looked like a man who had come to shout.

# only-a-road
“I can’t do bread,” he said at last. “I never could. Mine comes on a [us: truck | lorry].”

“I can’t do buns,” said {@a} from the flour sack. “I tell people not to buy them.”

They looked at each other, and then at {child}, as if it was {child.his} turn.

“Well,” said {child}, “it’s only a road.”

# from-paris
So on Monday morning {@s} loaves went over the crossing one way, and {baker’s} buns came over it the other way. {Friend} carried trays and told people it was all flown in from Paris.[pet.dog / pet.cat:  {Pet} got a slice of ham.] By Saturday there was a [us: line | queue] outside both shops.[elder & adult & !elder2:  {Elder} had to wait for that loaf now.][elder2 & adult:  {Elder} and {elder2} had to wait for that loaf now.][elder2 & !adult:  {Elder2} had to wait for that loaf now.]

# i-didnt-make-them
A woman with a basket looked through the glass.

“Are these buns any good?” she asked.

“They’re wonderful,” said {@a}. “I didn’t make them.”

# @alias
Clement
## if child.she
Clementine

# @kind
cat
## if pet.dog
dog

# @firsts
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# picture 1
Somebody has said what is going on.

# picture 2
It has come out.

# picture 3
Half a loaf, to taste.

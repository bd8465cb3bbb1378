title: Count to Forty
title: At the Gatepost
title: Four O’Clock
guest horse: Bruno (he), Barnaby (he)
guest pony: Tansy (she), Pepper (she)
guest leader: Mrs Hobday (she), Mrs Pell (she)
guest lady: Mrs Sands (she), Mrs Larkin (she)
guest carer: Samir (he), Joseph (he)

% Rule: the horse stops at the gatepost until one has counted to forty. @knower: whoever knows whom to ask. The elder sits with the crossword in the yard and on the stump (the word that grows downwards is the carrot); the dog waits under the horse’s nose for what he chews; the cat sits on the steps before anybody has found them.

# the-fourteenth
There were fourteen horses at Birch Farm riding school[city: , just outside {city}]. Thirteen of them went where you wanted them to. The fourteenth was called {horse}.

{horse} was old, and as broad as a sofa. He did whatever {child} asked him, except in one place. Halfway along the path through the wood, at an old gatepost, he stopped. He turned his head to the left. He chewed, although there was nothing in his mouth.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] who came on all the rides, sat down under his nose in case any of it fell out.][pet.cat:  Over the brambles you could see the head of {pet}[!pet.known: , {child’s} cat,] who had a way of {pet.his} own through the wood.] Then [pet.dog / pet.cat: {horse} | he] walked on.

“That’s just him,” said {leader}, who took the rides out. “Count to forty and he’ll go.”

So {child} counted to forty every Wednesday[sport: , since there was no {sport} on Wednesdays], and so did {friend}[!friend.known: , {child’s} best friend,] who rode {pony} just behind. They did it for a whole year[elder: , while {elder} sat in the yard with a crossword and waited].[pet.other:  At home {child} tried counting to forty for {pet}, but {pet} lost interest at seven.]

# tack-room
“It must mean something,” said {child} one day in the tack room[school: , when they had come straight from {school}].

“But there’s nothing there,” said {friend}. “There’s a post and a lot of brambles.[pet.cat:  And {pet}.]”

“We’ve only ever looked from on top of a horse,” said {child}.[pet.cat:  “And {pet} must be sitting on something.”]

# three-steps
{@saturday}, and sat down on a stump with [elder: the | a] crossword. [elder: “‘Grows downwards,’” {elder.he} read out. “Six letters.” But {child} and {friend} had already crawled | {child} and {friend} crawled] in behind the gatepost[!pet.dog & !pet.cat & !elder:  on their hands and knees][pet.dog:  after {pet}], through the brambles and the nettles. And there, underneath all the green, they found some stairs. There were three of them, made of stone, and they led up to [pet.cat: {pet}, and after that to ]nothing at all.

“There used to be a house here,” whispered {friend}.

[pet.cat: {Pet} moved over, and {child} | {child}] stood at the top of the stairs. If you stood just there, and stretched out your arm, your hand was exactly as high as the mouth of a horse.

“He’s waiting for somebody to come out,” {child.he} said.

# who-to-ask
It was {@knower} who knew the right person to ask. That was the man at the [us: gas station | garage], who had lived there all his life.

“That was {lady’s} house,” he said. “They pulled it down when she moved to Hill House. {horse} was hauling timber for my brother in those days. Every day at four o’clock they came by on their way home, and every day at four o’clock she stood on the step with a carrot. Twelve years they kept that up.”[elder: 

“Carrot,” said {elder.short}, and wrote it in.

“She’s over ninety now,” said the man. “A |  He scratched his neck. “She’s over ninety now. A] bit far away, they say.”

# she-counts
[elder: {Elder.short} rang the bell at Hill House, and {carer}, who worked there, opened the door. | At Hill House they were met by {carer}, who worked there.]

“She’ll be so pleased[!elder:  to have visitors],” he said. “She doesn’t say very much these days. But there’s one thing she’s strict about. At four o’clock she has to have a carrot. We thought she was hungry, but she never eats it. She puts it on the window sill and looks out. And then she counts.”

“To forty,” said {friend}.

{carer} stared.

“How did you know that?”

# nine-seconds
It took nine seconds to talk {leader} round. Then it took [elder: {elder.short} ]two weeks to get permission from everybody else, and [elder: it took ]a whole afternoon to get {horse} [pet.dog: and {pet} ]clean. {child} [us: braided | plaited] [pet.dog: {horse’s} | his] mane with [pet.cat: as much red wool as {pet} had left, | red wool,] [elder & pet.dog / elder & pet.cat: [music: and {friend} hummed {@song} the whole time | and {friend} brushed the hooves] | and {friend} brushed the long hair round [pet.dog / pet.cat: the hooves | his hooves until it stood out like feathers][music: , humming {@song} the whole time]].

# the-lawn
{leader} parked the [us: horse trailer | horsebox] at the back of Hill House. {child} walked on one side of {horse} and {friend} walked on the other, over the beautiful lawn. His hooves left marks as big as soup plates. The manager stood on the terrace[elder: , helping {elder.short} with seven across,] and pretended not to have seen them.[athlete:  Not even {athlete} ever made an entrance like it.]

It was two minutes to four.

At the third window sat a small lady with white hair. On the sill in front of her lay a carrot. She was looking out at the [us: parking lot | car park], but as though it were something else altogether.

Then {horse} stopped[pet.dog: , and {pet} sat down under his nose]. Nobody had asked [pet.dog: them to. {horse} | him to. He] lifted his head, and pricked his ears, and whinnied. It wasn’t loud. It was a dark, soft rumble from deep down in his chest. {child} had known him for a year, and had never heard it before.

# you-are-late
{carer} opened the window.

“So there you are,” said {lady}, in a perfectly clear voice. “You’re late.”

She stretched out her hand. {horse} took the carrot with just his lips, as if it were made of glass, and began to chew. {lady} leaned her forehead against his. {Friend} found that {friend.he} had to look up at the sky, and {child} found that {child.he} had to look at {child.his} boots.[pet.dog:  Only {pet} looked at the carrot.] There was nothing to be heard but the crunching, and a voice that counted, hardly louder than a breath.

“… thirty-nine, forty. There. Home you go.”

# as-long-as-a-carrot
Only then did she notice that he wasn’t alone.

“Are you the ones who look after him these days?”

“Yes,” said {child} and {friend}.

“And do you let him have his forty?”

“Every time,” said {child}. “[pet.cat: And {pet}, my cat, sits on your steps. ]But we didn’t know why.”

“That’s how long a carrot takes,” said {lady}, “if you’re to have time to enjoy it. People who are mean with their time shouldn’t offer.”

She patted {horse} on the neck, twice, and then she fell asleep in the sun with her hand still on the sill.

# finished
These days {horse} goes to Hill House on the first Saturday of every month.[elder:  {Elder} brings [elder2: {elder2} and ]the crossword, and there’s cake.] The lawn looks dreadful, and the manager has bought her own bag of carrots.

But on all the other days [pet.dog / pet.cat / elder: he walks through the wood and stops by the gatepost, just as he used to. | he walks along the path through the wood just as he used to, and he stops just as he used to, right by the gatepost.] He turns his head to the left[pet.cat: , where {pet} sits on the top step as if {pet.he} lived there]. Then {child} leans forward in the saddle and puts a hand in {child.his} pocket. Behind {child.him} {friend} waits with {pony}, who generally gets a bit as well.[pet.dog:  And {pet} sits under {horse’s} nose, where these days something does fall out.]

They don’t count any more. You can hear when he’s finished.

# @saturday
On Saturday {leader} walked there with them
## if adult
On Saturday {adult} drove them there
## if elder
On Saturday {elder.short} went there with them
## if elder & adult
On Saturday {elder.short} went there with them

# @knower
{leader}
## if adult
{adult}
## if elder
{elder.short}
## if elder & adult
{elder.short}

# @song
{music}

title: Snail Mail
title: Somebody Is Stealing Our Nots
guest friend: Yusuf (he), Nora (she)
guest pet: Dot (she), Biscuit (he)
guest host: Toby (he), Alice (she)

% Read the letters slowly: a child can work it out.

# the-post
Between {child’s} garden and {friend’s} garden there was a fence, and on the fence there was a bird box where no bird had ever lived[elder: , however hard {elder}[elder2:  and {elder2}] had looked for one]. The post lived there instead.

{child} and {friend}, who were best friends, wrote to each other every day, even though they sat side by side [school: {at school} | at school]. It is one thing to say something, and quite another to get it on green paper, folded four times.

{Pet} was the postmaster. {@whose} But {pet.he} always came along, right at the front, with {pet.his} tail straight up like an aerial.

# dear-you
One rainy Thursday {child} unfolded the letter of the day. There were holes in it, but there often were in {friend’s} letters. {Friend.He} rubbed things out so hard. {child} read:

“Dear {child}, I do want to go to {host’s} party without you. It is as much fun when you aren’t there. Your {friend}.”

{child} read it once more. It didn’t get any better.

“‘Your {friend}’,” said {child}. “What a cheek!”

{Pet} sniffed at the letter. {Pet.He} sniffed at the holes for a long time, wrinkled up {pet.his} whole nose and said, “{@Boff}.”

“Exactly,” said {child}. “{@Boff}.”

# go-then
{Child.He} fetched some green paper and wrote so hard that the pencil nearly snapped:

“Dear {friend}, Go, then! I am not going to cry. I do not understand what I have done, and I am not going to say sorry. {child}.”

{Child.He} put the letter in the bird box. After that {child.he} went in and cried a little all the same, into {pet’s} {@ear}.

It rained all night[city:  over {city}].[music:  Not even {music} helped.]

# what-have-you-done
There was no school the next day, and at nine o’clock the doorbell rang. It was {friend}, in a raincoat and pyjama bottoms. {Friend.He} looked worried.

“What have you done?” {friend.he} said.

“Me?” said {child}. “What have YOU done?”

“Nothing! But it’s here in your letter!” {Friend} held out the green paper and read: “‘Go, then. I am going to cry. I do understand what I have done, and I am going to say sorry.’ So I waited all evening for you to come and say it. Is it something awful? Is it my bike?[sport:  Is it to do with {sport}?]”

“I never wrote that! I wrote that I’m NOT going to cry. And NOT going to say sorry!”

“There isn’t any not here,” said {friend}. “There’s only a hole.”

# holes
They looked at each other.

“Did you say … a hole?” said {child} slowly. {Child.He} ran for {friend’s} letter[athlete: , as fast as {athlete}]. It was under the bed in a crumpled heap, where it had been sent to be ashamed of itself. They laid the letters side by side on the floor. There were holes in both of them. Small, round, curly holes.

“What did you write there?” said {child}, and put a finger in one of them.

“Not,” said {friend}. “‘I do NOT want to go to {host’s} party without you.’ And there’s another NOT there. ‘It is NOT as much fun when you aren’t there.’”

{child} went warm right down to {child.his} toes. Then {child.he} got cross, in quite another direction.

“Somebody is stealing our nots!”

# postmaster
Then {pet} said “{@boff}” once more. {Pet.He} had been trying to tell them since yesterday. {@trail}

# on-a-nose
{Pet} stuck {pet.his} nose into the bird box. Then {pet.he} pulled it out again. And on the very tip of it, shiny and calm, sat a snail with its house on its back. It stretched out its eyes, one at a time, and looked at {pet}. {Pet} looked back until {pet.he} went cross-eyed.

“It’s only a little snail,” whispered {friend}. “Don’t snails eat lettuce?”

“It must have thought this was lettuce,” said {child}. “Well, it is green.”

At the bottom of the box lay the proof. There were four or five tiny sausages of snail poo, as green as writing paper.

“There are our nots,” said {friend}.

They laughed so much that {child} had to hold on to the fence. {Pet} didn’t dare to laugh. {Pet.He} had somebody on {pet.his} nose.

# rhubarb
They moved the snail to the rhubarb patch and called it Not.[elder:  Anybody would be happy in rhubarb, {elder}[elder2:  and {elder2}] thought.] But that evening {child} felt sorry for it. It had once had a roof and its own post, and now all it had was rhubarb. So they wrote one last letter together, on the greenest paper of all, and put it under the biggest leaf. It had all the words on it that they could quite well do without: quarrel, silly you, never again, left out, go then.

# you-then
On Saturday, before they went to {host’s} party, they crawled in to have a look, {child}, {friend} and {pet}.

Not was at home in its house, full and round. Quarrel was gone. Never again was gone. In the middle of the paper it had left two little words all in one piece.

“‘You’ and ‘then’,” read {friend}.

“You, then,” said {child}, and leaned against {friend.him}. “Of course you.”

# @whose
{Pet.He} {pet.was} the neighbours’ dog, but whenever there was post {pet.he} lived at {child’s}. {Pet.He} couldn’t reach the bird box, not even standing on {pet.his} hind legs and thinking {pet.himself} long.
## if pet.dog
{Pet.He} {pet.was} {a breed} and couldn’t reach the bird box, not even standing on {pet.his} hind legs and thinking {pet.himself} long.
## if pet.cat
{Pet.He} {pet.was} {a breed} and couldn’t get into the bird box, not even with {pet.his} ears flat, thinking {pet.himself} thin.

# @boff
wuff
## if pet.cat
mrrp

# @ear
ear, which was soft and held quite a lot
## if pet.cat
fur, which was soft and held quite a lot

# @trail
{Pet.He} put {pet.his} nose to the letter and {pet.his} nose to the floor, and off {pet.he} went: out of the door, over the grass, straight to the fence. There {pet.he} stood up on {pet.his} hind legs and thought {pet.himself} longer than any dog had ever thought before.

It still wasn’t enough. {Friend} had to push from behind while {child} held {pet.him} round the tummy.
## if breed.Dachshund
{Pet.He} put {pet.his} nose to the letter and {pet.his} nose to the floor, and off {pet.he} went: out of the door, over the grass, straight to the fence. There {pet.he} stood up on {pet.his} hind legs and thought {pet.himself} longer than any dachshund had ever thought before.

It still wasn’t enough. {Friend} had to lift at the back and {child} in the middle.
## if pet.cat
{Pet.He} put a paw on the letter, right on a hole, and off {pet.he} went: out of the door, over the grass and up on to the fence in a single leap. There {pet.he} flattened {pet.his} ears and thought {pet.himself} thinner than any cat had ever thought before.

It still wasn’t enough. {Friend} had to hold on at the back and {child} round the middle, to keep {pet.him} from falling off.

title: What Did It Look Like?
title: The Bear by the Marsh
title: Like Drying with a Towel
guest tilda: Nell (she), Tess (she)
guest halvar: Walter (he), Amos (he)

% The bear is always it. “What did it look like?” is asked four times, and the last time {tilda} knows the answer herself.

# made-up
{child} had made the bear up. Back in the summer {child.he} had said that it stood by the marsh behind old {halvar’s} cabin, big and brown, rubbing its back on a pine tree.

{Child.He} hadn’t meant to. It was only that {child.he} had wanted to see a bear for such a long time[school: , so long that nobody {at school} would listen any more], and {tilda}, who lived in the village all year [us: around | round], had just told {child.him} how she’d been looking for three years and never seen one. Then it slipped out. It was only the one sentence. And {tilda} wasn’t jealous, as {child} had thought she would be. She was delighted[athlete: , more than if {child.he} had seen {athlete}].

“What did it look like?” she’d said, and her whole face shone.[friend: 

Not even {friend}, {child’s} best friend at home, knew that there was no such bear.]

# the-ninth-evening
Now it was [us: fall break | half-term], and {child} was back[city: , all the way from {city}]. By the marsh stood a [us: blind | hide], a little hut on four thick posts, with one peephole towards the marsh and one towards the cabin. {Tilda} had talked old {halvar} into building it. She’d sat in it for nine evenings, and now {child} was on the bench beside her[elder: , wearing {elder’s} binoculars[elder2:  and {elder2’s} warmest socks]]. {Halvar} was in the corner. He had a flask, some sandwiches and a blanket with him, and he’d fallen asleep[music:  in the middle of {music}] before he could use any of them.

“Tell me again,” whispered {tilda}. “What did it look like?”

“Big,” said {child}.

“You said that in the summer. Was it rubbing its whole back, or only a bit of it?”

“The whole of it.”

“With its front paws hanging down?”

“Yes,” said {child} miserably. “Sort of as if it was drying itself with a towel.”

“That’s exactly what they do,” said {tilda}. “I’ve read about it. It’s putting its smell on the tree. So it’ll come back.”

# liver-paste
She put her eye to the peephole again. The end of her nose was red with cold. It was all for the sake of a bear, and there was no bear. {child} felt a lump growing in {child.his} throat, until there was no way to swallow [us: around | round] it.

“There wasn’t any bear,” {child.he} said.

“What?”

“In the summer. I made it up.”

You could hear {halvar} breathing. {Tilda} turned [us: around | round], very slowly.

“Nine evenings,” she said. “I said no to a party. [sport: I said no when they asked me to {play sport}. ]I’ve eaten {halvar’s} [us: liverwurst | fish paste] nine times, and I can’t stand [us: liverwurst | fish paste].”

“Well, I couldn’t have known that.”

“You could have known there wasn’t a bear!”

She was right about that. {child} wanted to explain that nobody had wished for it to be true more than {child.he} had, but all that came out was “Sorry”. {Tilda} didn’t answer. She moved to the bench by the other wall, sat down with her back to {child.him}, and glared out of the peephole that only looked at the cabin.

# not-a-stone
{child} leaned {child.his} forehead on the boards. Outside, the marsh was turning blue. Over by the trees lay three big rocks.

And then one of them moved.

It came out of the shadow, and it wasn’t a rock. It had round ears and wide shoulders that went up and down as it walked, and it walked without a sound, as if it weighed [pet.other: no more than {pet} at home|nothing at all]. It wasn’t a bit like the one {child} had made up. It was so much more real.

“{tilda},” {child.he} whispered. “There’s a bear.”

“Oh, stop it.”

“It’s true. It’s coming over here.”

“You think I’ll fall for that twice?” She didn’t even look [us: around | round]. “What does it look like, then? Big?”

{child} had broken the word bear, and now that {child.he} needed it, it wouldn’t work. And if {child.he} raised {child.his} voice, the animal would be gone in a second.

# somebody-rocks
The bear disappeared under the floor. Then the hut began to rock, slowly, to and fro, so that the cup rattled on the flask.

“Stop rocking,” said {tilda}.

“It isn’t me.”

“Who is it, then? {halvar}?”

{Halvar} was asleep. {child} slid across the floor to the other bench and didn’t say another word. {Child.He} took hold of {tilda’s} hand, and though {tilda} pulled, {child.he} kept it, and laid it flat on the wall, just where the post was, and put {child.his} own next to it.

They both felt it. Somebody was rubbing down there, slow and heavy, from top to bottom[pet.dog: , like {pet}[!pet.known:  the dog] on the sofa at home][pet.cat: , like {pet}[!pet.known:  the cat] on the table leg at home]. They felt it through the wood, right up into their wrists. And they heard a grunt, and it was so contented that it could only be one thing.

# like-with-a-towel
{Tilda} looked at {child} with her mouth open. Then they leaned in, cheek to cheek because the peephole was so small, and looked straight down on a big brown head. The bear was standing up on its hind legs against the post. Its front paws were hanging down. It looked exactly as if it was drying itself with a towel.

It took its time. When it had finished it shook itself, went down on all fours and strolled away across the marsh. They kept their hands on the boards until the post had stopped trembling, and then for a while longer.

“Have I missed anything?” said {halvar}, and sat up.

They laughed so much that they had to hold on to each other.

# from-the-beginning
Later they sat in {halvar’s} kitchen, with a blanket and a mug of cocoa each. {Halvar} had been out with his [us: flashlight | torch] and come in with a tuft of brown fur, and it lay on the table between them. The fire crackled in the stove. {child} was so tired that everything had gone blurry. {Child.He} didn’t know for certain if {child.he} had been forgiven, and {child.he} didn’t mean to ask.

{Tilda} pulled her feet up on the sofa and moved closer, so that her blanket ended up half over {child.his}.

“So,” she said. “What did it look like?”

She’d seen it for herself, of course. But {child} started at the beginning.

title: The Worst Buns in the World
title: Thanks for the Camp
title: We Can’t Recommend Them
guest friend: Toby (he), Thea (she)
guest gunilla: Gillian (she), Maureen (she)

% Baked on Thursday, the cloakroom on Friday, the market on Saturday. The sign says misstake with one S too many; read it as it stands.

# a-hundred-and-twenty
{child} and {friend} had baked a hundred and twenty cinnamon buns. It had taken four hours, and nothing had gone wrong. They had flour in their ears. They had been lent the school kitchen[school:  {at school}] all to themselves, or nearly, for the [us: janitor | caretaker] sat outside doing a crossword[music:  to {music}], and on Saturday the buns were going to be sold at the market[city:  {in city}], so that the whole class could go off to camp[sport:  and {play sport}].

“They’re beautiful,” said {friend}[!friend.known: , who was {child’s} best friend,] gazing out over the trays.

“They’re perfect,” said {child}.

They took one each. They bumped buns[athlete: , like {athlete} with a trophy]. They bit.

# all-of-it
Then nobody said anything. {Friend’s} eyes grew. {child} chewed once, and twice, and then they both ran for the sink.

“Salt!” gasped {friend}. “It’s salt! It’s all salt!”

It was. There was salt in the dough. There was salt in the filling. The sugar on top was sugar, but that was about as much help as an umbrella at the bottom of the sea.

On the [us: counter | worktop] stood two tins exactly alike. Now that it was too late, you could see that one of them said SALT, in small letters.

“Who fetched the tin?” said {friend}.

{child} could see it as clear as a [us: movie | film]. The [us: pantry | larder]. The shelf. {Child.His} own hand.

“I don’t remember,” {child.he} said.

# rather-careless
Their teacher came in to admire the buns, and when she had spat hers into a napkin she asked the very same thing. {child} looked at {child.his} shoes. They had flour on them too.

“It might have been me,” said {friend} then. “I’m quite careless.”

That was true. {Friend} had once come to school in two different shoes and somebody else’s coat. Everybody believed {friend.him} at once. The teacher sighed.

{@supper}

# thanks-for-the-camp
Next day in the cloakroom somebody said, “Thanks for the camp, salty,” and somebody else laughed. {Friend} laughed as well. But nobody knew {friend} better than {child} did, and {child} knew what {friend} sounded like when {friend.he} really laughed. It wasn’t that.

# under-the-table
At the market they were given a table right at the end, because it had been paid for. They could at least sell [us: lemonade | squash], their teacher had said. The buns were in boxes under the table. Nobody had the heart to throw them away.[pet.dog:  {Pet} had sniffed at the boxes once, and then gone to lie down as far off as the [us: leash | lead] would stretch.]

{child} poured [us: lemonade | squash]. It felt as if there was still a bun inside {child.him}, a whole one, and it would not go down.

“{Friend},” {child.he} said. “It was me who took the tin.”

{Friend} put the cups down in a row.

“I know,” {friend.he} said.

“You know?”

“I was standing behind you.”

# a-little-longer
“So why did you say it was you?”

{Friend} shrugged. “You looked as if you were going to faint. And everyone thinks it’s me anyway. I thought you’d say it later on.” {Friend.He} straightened a cup that was straight already. “It took a bit longer than I expected.”

{child’s} whole face burned. It would have been a great deal easier if {friend} had been angry.

{Child.He} looked out over the market. The teacher was there, and the entire class, at the other tables. At the next one sat [elder: {elder} | a lady] with woolly socks for sale. {child} borrowed [elder: {elder.his} | her] empty box, turned it over, and borrowed [elder: {elder.his} | her] pen as well. {Child.He} wrote as big as {child.he} could, and stood the box on the table.

# the-sign
“The worst buns in the world.//
Made with salt instead of sugar.//
By misstake, by {child}.//
[us: Fifty cents | Fifty pence].”

{Friend} read it. {Friend.He} read it again.

“There’s only one S in mistake,” {friend.he} said.

“Leave it,” said {child}. “Then they can see who’s careless.”

# dreadful
At first nothing happened. Then a man with a [us: stroller | pram] stopped and read it out. He laughed so loudly that the baby woke up.

“Surely they can’t be that bad?”

“They are,” said {friend}, and now there was a glint in {friend.his} eye. “Sorry. We can’t recommend them.”

The man bought one. He bit. His face folded in the middle, like an accordion.

“Dreadful!” he shouted. “{Gunilla}! Come and try this, it’s dreadful!”

{Gunilla} came. {Gunilla} bought two, one of them for her brother-in-law. Before long there was a [us: line | queue]. People wanted to taste them, people wanted to watch other people taste them, people wanted one to take home to somebody they liked or didn’t like. {Friend} handed out a cup of [us: lemonade | squash] with every bun, “you’re going to need it”, [us: a quarter | 20p] extra. {@sister}[elder2:  {Elder2} bought one to go with coffee, and was sorry.]

# the-whole-time
The teacher came over to their table. She read the box, all the way down.

“I see,” she said. “{child}.”

“Yes,” said {child}. “All along.”

The class was standing round and reading too[adult: , with {adult} behind them]. The boy who had said salty in the cloakroom scraped his foot on the ground.

“Sorry, {friend},” he said.

“That’s [us: fifty cents | fifty pence],” said {friend}. “And you’ve got to finish it.”

He finished it. It was the bravest thing that anybody did that day, in second place.

# two-left
By three o’clock every bun was sold but two. There was enough for the camp, and for hot dogs on the way[pet.cat: , and for a [us: can of shrimp | tin of prawns] for {pet}][pet.other: , and for something nice for {pet}].[pet.dog:  {Pet} was given one in advance.] {child} and {friend} sat on the boxes and swung their legs. They were tired in the good way.

{Friend} took the last two buns and gave one to {child}.

“Do we have to?” said {child}.

“Together,” said {friend}.

They bumped buns. They bit. Their eyes ran, and {friend} laughed with the whole of {friend.his} stomach, so that {friend.he} nearly fell off the box. It was a real one this time. {child} could hear it straight away.

# @supper
At home {child} ate no supper.
## if adult
At home {child} ate no supper. {Adult} felt {child.his} forehead.[pet.cat:  {Pet} sniffed at {child.his} sleeve, sneezed and walked away.][pet.other:  Not even {pet} was any help.]
## if pet.cat & !adult
At home {child} ate no supper. {Pet} sniffed at {child.his} sleeve, sneezed and walked away.
## if pet.other & !adult
At home {child} ate no supper. Not even {pet} was any help.

# @sister
A tiny old lady in a hat chewed up the whole of hers without moving a muscle, and said that it was better than her sister’s.
## if elder
{Elder} chewed up the whole of a bun without moving a muscle, and asked if there was any chance of the recipe.

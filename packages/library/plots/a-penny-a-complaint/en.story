title: A Penny a Complaint
title: Disgraceful
guest lady: Mrs Tapper (she), Mrs Grubb (she)

# sign
Everybody sold lemonade, so {child} wanted to sell something else. {child.He} put out a table in the street, with a chair on each side and a tin in the middle, and a sign that said COMPLAINTS, A PENNY EACH.[elder:  {Elder} helped to carry the table[elder2:  with {elder2}], and said that nobody would come.]

Somebody came. It was {lady} from next door, who complained so much that people hid when they saw her. She was carrying a purse so full that it wouldn’t shut.[friend:  {Friend}[!friend.known: , {child’s} best friend,] who had painted the sign, grabbed the brush and dived behind the bins.]

“Are you the manager?” said {lady}.

“Yes.”

“You’re far too young.”

It wasn’t fair, and {child} nearly said so. Then {child.he} remembered what {child.he} {child.was} selling, and held out the tin.

“That’s a penny,” {child.he} said.

{lady} looked at the tin for some time.

Clink.

# clink
She sat down. The chair was too hard. Clink. The bus was always late, and when it wasn’t, she was. Clink. Then there was the noise[school:  from {school}], and the dust[city:  in {city}].[sport:  Nobody wanted to do anything but {play sport}.][athlete:  On television there was nothing but {athlete}.][music:  On the stairs somebody hummed {@song}, and never finished it.][pet:  {@Petstare}] Clink, clink.

“Disgraceful,” said {child}, every time, as a manager would, and wrote it down in a notebook.

“And there’s a pigeon on my roof.”

“Disgraceful. What’s it doing?”

“Walking.”

“What would you like us to do about it?”

{lady} stared. “Do?” she said. “Nothing at all! I want it written down.”

# run-out
At four o’clock she opened her mouth, and nothing came out.

She tried again. She looked up at the pigeon, and under the table.

“That’s all of them,” she said, in a much smaller voice. “I’ve never got to the end before. I don’t know what I’m to do now.”

She looked so lost that {child} forgot to say disgraceful.

# the-other-chair
Then {child} took a penny out of the tin, put it down in front of her, and held out the pencil.

“I’d like to make a complaint,” {child.he} said.

{lady} sat up. She changed chairs, and found a clean page in the notebook.

“Go on.”

“They always say I’ll understand when I’m older. I’ve been getting older the whole time, and nobody’s told me anything.”

“Disgraceful!” said {lady}, and underlined it twice. “What would you like us to do about it?”

{child} thought. It was odd, but now that it was written down there was hardly any of it left.

“Nothing,” {child.he} said. “I just liked it when you said disgraceful.”

“Yes,” said {lady}. “It’s very good, that.”

# closing
They sat for a while and watched the pigeon walk. The sun went behind the chimneys, and {child} got up and folded the sign.

“You’re not closing already?” said {lady}. “Disgraceful.”

{child} held out the tin.

And right down at the bottom of the purse, {lady} found one more penny.

# @petstare
{Pet}, indoors, had been looking at her.
## if pet.dog
The dog, {pet}, got up in the window and yawned at her.
## if pet.cat
The cat, {pet}, got up in the window and turned {pet.his} back on her.

# @song
{music}

title: Use Unknown
title: Bring a Finger
title: Only to Save Time
guest friend: Esme (she), Barnaby (he)
guest elder: Mrs Pratt (she), Mrs Lodge (she)
guest teacher: Miss Fell (she), Miss Orme (she)

% “It’s only to save time.” “I know.” Said first and last, the other way round. Who sews: a grandparent, else {elder} two doors down. Who drives (@driver, @a): {adult}, else {teacher}.

# fourteen-needles
On Sundays {child} threaded needles[!elder:  for {elder}, two doors down]. {Child.He} sat on the low stool at {elder’s} left side, by the window, and did fourteen, two for each day of the week, and stuck them along the curtain with their tails hanging.[pet.dog:  {Pet}[!pet.known:  the dog] lay across their feet.][pet.cat:  {Pet}[!pet.known:  the cat] lay in the sewing basket, on top of whatever was needed.][pet.other:  {Pet} had to stay at home, because of the needles.][elder2:  {Elder2} was waiting for a button.]

“It’s only to save time,” said {elder}, every Sunday.

“I know,” said {child}.

This Sunday {child.he} {child.was} slow, because of the castle.

# nothing-in-it
On Saturday it would be [school: the turn of {school} | {child.his} school’s turn] to show people round[city: , and half of {city} might come]. Every pair had a room to explain. Some had got the dungeon, and some the great hall. {child} and {friend}[!friend: , {child.his} best friend,] had a room with nothing in it: a stone seat, a small window, and a sign that said, “Chamber. Use unknown.”

“It must have been for something,” said {child}. “I want to know what.”

“It’s a castle,” said {elder}. “[us: Drafts | Draughts] and showing off. Mind that thread, you’re licking it to death.”

# no-head
{Friend} didn’t care what the room had been for. {Friend} wanted a crowd[sport: , the sort that comes to watch {sport}]. {Friend.His} [friend: cousin | brother] had done the dungeon two years ago, and people had [us: lined up | queued] down the stairs, and he still mentioned it. On Monday [friend.he: {friend} | {friend.he}] came to school with a poster.

THE WEEPING LADY OF THE TOWER. SHE HAS NO HEAD.

“How does she weep?” said {child}.

“That’s what’s so awful about it.”

“But it isn’t true.”

“Nobody’s going to [us: line up | queue] for ‘use unknown’, {child}.[athlete:  We’re not {athlete}.]” {Friend} was trying to laugh. “It’s all right for you. You’d be happy with two people and a leaflet. I don’t want to stand in an empty room and have people look in and go away.”

{child} had never thought that {friend} was afraid of anything. {Child.He} didn’t know what to say, so {child.he} said, “I’m not doing the lady.” They didn’t sit together at lunch, or on Tuesday either.

# thirty-one-steps
On Friday after school {@driver} drove them up to get the room ready. Nobody in the car spoke except {elder}, who had come for the outing, and had views on [music: {music}, and on ]how {@a} changed [us: lanes | gear].

There were thirty-one steps. {Elder} counted them with {elder.his} hand flat on the wall. {Elder.He} {elder.was}n’t seeing as well as {elder.he} used to, but nobody was allowed to notice.

“Well, this is the best room in the place,” {elder.he} said at the top.

“There’s nothing here,” said {friend}, sticking up {friend.his} Weeping Lady.

“There’s light. It’s been black as a boot all the way up.” {Elder.He} let {elder.himself} down on to the stone seat and shuffled until {elder.he} {elder.was} comfortable. It had a hollow worn in it, and {elder.he} [us: fit | fitted].

# a-very-small-archer
“It’s for archers,” {friend} told {elder.him} politely. “That’s an arrow slit.”

“Then he was a very small archer, sitting down.” {Elder’s} right hand had gone to the sill. {Elder.His} thumb went along the stone, and stopped, and went back.

“Come here,” {elder.he} said. “No, don’t look. You’ll not see it. Feel.”

{child} shut {child.his} eyes and put [child.name: a | {child.his}] finger where the thumb had been. There were scratches in the sill, a whole row, side by side. They were as fine as hairs.

“Needles,” said {elder}. “You rub them on a stone when the point goes. There was a woman sat here and sewed, years and years of it.” {Elder.He} sniffed. “So somebody in this castle had some sense.”

{Friend} felt it too, for a long time, with {friend.his} eyes screwed shut.

“It’s like she’s just gone down for her dinner,” {friend.he} said.

# a-little-seat
{child} had sat down out of the way, on a low stone that stuck out from the wall. It was some time before {child.he} noticed that {child.he} {child.was} comfortable. {Child.He} felt underneath[child.she / child.he:  {child.him}]. The stone was worn into a hollow, like the other, only smaller.

{Child.He} {child.was} at {elder’s} left side, by the window. {Child.He} {child.was} just where {child.he} always {child.was}.

“{Elder.short},” {child.he} said. “There were two of them. There’s a little seat.”

{Elder} turned {elder.his} head. {Elder.He} reached out and found {child’s} shoulder, and felt how low it was.

“What would anyone want with a child up here?” said {@a} from the doorway.

For once {elder} hadn’t an opinion ready. {Elder.He} looked at the window, or towards it.

“Good eyes,” {elder.he} said at last.

# a-tearing-noise
Nobody spoke. Then there was a long tearing noise. It was {friend}, taking the Weeping Lady off the wall.

“We won’t tell them,” {friend.he} said. “If you tell people, it’s a leaflet. We let them in two at a time, a big one and a little one, and they’ve got to shut their eyes, and we put their fingers on it. And then we ask them.” {Friend.He} {friend.was} already writing on the back of the poster. {Friend.He} held it up.

SOMEBODY WAS HERE. BRING A FINGER.

# ask-somebody
By noon on Saturday the [us: line | queue] went down thirty-one steps and out across the yard, and {friend’s} [friend: cousin | brother] was standing in it. The people coming out didn’t talk. They looked at their hands. Late in the afternoon the castle man went in with his small daughter. He came out, took a pencil from behind his ear, and crossed out “unknown”. Then he stood there, wondering what to put.

“Ask [child.she: her][child.he: him][!child.she & !child.he: {child}],” said {friend}, and pushed {child} forward.

# by-the-window
On Sunday it rained. {Elder} sat at the window with {elder.his} sewing, and {child} pulled up the low stool on the left and shook out the packet. Fourteen.[pet.dog:  {Pet} lay down across their feet.][pet.cat:  {Pet} was in the basket again.][pet.other:  At home {pet} was keeping dry.][elder2:  {Elder2} had got the button.]

{Elder} held out the first one, and the thread, and did not quite let go.

“I can’t see the eye at all, now,” {elder.he} said.

“I know,” said {child}. {Child.He} held the needle up to the light. “It’s only to save time.”

# @driver
{teacher}, who taught them history,
## if adult
{adult}

# @a
{teacher}
## if adult
{adult}

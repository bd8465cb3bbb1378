title: Going Up
title: Ducks, Nettles and [us: Rain Boots | Wellingtons]
title: The Low Bits
guest player: Mr Tansley (he), Mr Bellamy (he)

% A lock is a lift. {Elder} winds five clacks where there should be eight, since {elder.he} thinks of something to say. Pom is the only ping they have.

# the-voice
{Elder} could do the [us: elevator | lift] voice. {Elder.He} did it on stairs and {elder.he} did it on hills[elder2: , until {elder2} asked to be let off], and every Saturday {elder.he} did it at the canal lock, where {elder.he} and {child}[friend:  and {friend}[!friend.known: , {child’s} best friend,]] went to watch the boats.

“A lock’s only [us: an elevator | a lift],” said {elder}. “Boat goes in at the bottom, water comes in at the top, up it goes. And look, {child} – we’ve got a passenger.”

# low-bits
Far down between the dripping walls sat a small blue boat. In the boat sat a man in a red jacket, and in the man’s arms sat a tuba.

“I’m {player}!” he shouted up. “I’m late! The band starts at seven,[city:  half of {city} is coming,] and I’m the low bits! If I don’t get up there, there won’t be any low bits!”

“Pass us up your handle,” said {elder}. “We’ll work the [us: elevator | lift].”

# eight-clacks
The big gates behind the boat were shut. But down in each of them was a little trapdoor, and those had to be wound shut too. {child} wound the first one, with {elder} holding {child.him} tight by the hood. Clack, clack, clack… Eight clacks, and it was shut.

They crossed the footbridge, and {elder} wound the other. Clack, clack, clack, clack, clack – and then {elder.he} thought of something.

“Going up!” {elder.he} said, in the [us: elevator | lift] voice. “First floor: ducks, nettles and gentlemen’s [us: rain boots | wellingtons]. Please stand clear of the doors!”

A gentleman in [us: rain boots | wellingtons], who was only walking past, stood clear.

# pom
“When it gets there it should go ping,” said {child}. “[us: Elevators | Lifts] do.”

“I haven’t got a ping,” called {player}. “I’ve only got this.” He filled his cheeks, and blew.

Pom.

It went away down the canal, and under the bridge, and came back. Two ducks sat down[pet.dog: , and so did {pet}[!pet.known: , {child’s} dog,] who had been watching them].

“Perfect,” said {child}.

# one-hand-from-the-top
So they let the water in at the top. Shhhhh, it said, and slowly up came {player}: first his hat, then his buttons, then his knees. And then, one hand from the top, he stopped.

“Now we open the gate,” said {elder}. “You don’t do it with your arms. You do it with your bottom.”

They leaned on the long wooden beam with their bottoms. Nothing. [friend: {Friend} added another, with a run-up. ]The gentleman in [us: rain boots | wellingtons] added his. Two ladies [sport: on their way to {play sport} | out running] added theirs. That made [friend: six | five] bottoms, and the gate didn’t budge.[athlete:  It wouldn’t have budged for {athlete}.]

“It won’t open till the lock’s full,” said {elder}. “And it isn’t full. Why isn’t it full?”

The church clock struck a quarter to seven.

# because-of-everybody
Then everybody talked at once. “Push harder!” “[us: Call | Ring] somebody!” “We need more bottoms!”[school:  “They’ve got hundreds {at school}!”] {player} was so worried that he went pom without meaning to.

“I can hear something,” said {child}. “Only I can’t hear it, because of everybody.”

{Elder} looked at {child}. Then {elder.he} stood up as tall as {elder.he} went.

“This [us: elevator | lift] has stopped,” said the [us: elevator | lift] voice. “Please keep calm. Please keep quiet. The engineer is listening.”

And nobody argues with [us: an elevator | a lift]. They all stood perfectly still and looked straight in front of them. {player} put his hand over the end of his tuba.

# the-wrong-end
{child} took {elder’s} hand, and listened.

Shhhhh, went the water at the top. That was right. That was water coming in.

They walked down to the bottom gates, where there should have been no sound at all.

Shhhhh.

“It’s going out again!” whispered {child}. “It’s like a [us: bathtub | bath] with the plug out!”

{Child.He} listened at {child.his} own gate. Nothing. They crossed the footbridge, and {child.he} listened at the other. Shhhhh.

“I did eight clacks,” said {child}. “{Elder.short}, how many did you do?”

{Elder} went pink. “Five,” {elder.he} said, in {elder.his} ordinary voice. “And then I did the [us: rain boots | wellingtons].”

# three-clacks
{child} fitted the handle. {Elder} took hold of the hood.

Clack. Clack. Clack.

And there was no sound at all. The water came up the last little bit, as smooth as a sheet. [friend: Six | Five] bottoms leaned, and the gate swung open as lightly as a bedroom door.

“Top floor,” said {elder}.

“Now?” said {player}.

“Now,” said {child}.

Pom.

# ground-floor
When {child} was in bed that night, the window was open, and far away the band was playing [music: {@song}, only slowly | a slow tune]. It was thin and high, like gnats. {child} waited. [pet.cat: {Pet}[!pet.known:  the cat] waited. ][pet.other: {Pet} waited. ]{Elder} waited too, with one hand on the lamp. And then, underneath, like a blanket:

Pom.

“Going down,” said the [us: elevator | lift] voice, as small as it would go. “Ground floor: pillows, blankets and one engineer.”

“Pom,” said the engineer, with both eyes shut, and {elder} put out the lamp.

# @song
{music}

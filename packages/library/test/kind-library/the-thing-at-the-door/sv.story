title: {A wish} i hallen
title: Den som var rädd för {the other}
guest pet: Sixten (han), Bosse (han)

# the-door
I hallen stod {a wish}. ”{wish.sound}”, sa {the wish}. {Pet} tog ett steg bakåt. [pet: Det var {child's} egen hund. | Det var grannens hund.]

{@deed}

# the-deed
{The wish} kunde {wish.does} men inte {wish.cannot}. Den kom {wish.home} ifrån. {The wish's} {wish.part} var {wish.feels}.
[wish.ett: Det | Den] var rädd för {wish.afraid} och mest för {the other}. [wish.kind.machine & wish.does.digs: Den grävde.] [wish.size.huge: Den var stor.]

# @deed
{The wish} gjorde något.
## if wish.kind.machine
{The wish} brummade.
## if wish.digger
{The wish} {wish.did}.

# picture 1
{A wish} i en dörr

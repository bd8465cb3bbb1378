title: Strumpan som hoppade
title: En strumpa för lite

# the-sock
{child} hittade en strumpa i hallen. [pet: {Pet} luktade på den. | Den luktade ingenting.] {@whose}

# the-hop
Strumpan hoppade ett trappsteg.

# the-pair
Under sängen låg den andra. Nu var de två, och {child} drog på sig dem.

# @whose
Ingen visste vems den var.
## if pet.dog
Hunden visste vems den var.

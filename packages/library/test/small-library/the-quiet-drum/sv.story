title: Trumman som viskade
title: Tyst trumma

# the-drum
{child} slog på trumman. ”Hysch”, sa trumman. {friend} slog en gång till.

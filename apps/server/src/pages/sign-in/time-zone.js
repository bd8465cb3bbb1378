// A family's day begins at its own midnight, so the browser tells where that is.
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const field of document.querySelectorAll('input[name="timeZone"]')) field.value = timeZone;

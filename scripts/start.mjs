// npm start: from a bare clone to a lit lantern, and from there in about a second.
import { buildWebWhenChanged, installWhatIsMissing, runOn, server, serverVariables, stop } from './prepare.mjs';

installWhatIsMissing();
if (!(await buildWebWhenChanged())) stop('The web app could not be built: see above.');
runOn('node', server, serverVariables);

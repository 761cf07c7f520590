// Where the web app begins.

import { l10n, wanted } from './l10n.js';
import { start } from './router.js';
import { buildShell, pageRoot, unreachable } from './shell.js';

await l10n.load(wanted());
buildShell();
await start(pageRoot, unreachable);

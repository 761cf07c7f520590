// Names of openings, in the reader's language where it has names of its own.

import { l10n } from './l10n.js';

/**
 * The name of an opening, or null. French has its own names; elsewhere the English ones are used.
 * @param {Opening | null | undefined} opening
 */
export function openingName(opening) {
  const own = l10n.language === 'fr' ? opening?.fr : null;
  return (own?.length ? own : opening?.en)?.[0] ?? null;
}

/**
 * The opening as it is told after so many plies; nothing before it was reached.
 * @param {Opening | null | undefined} opening
 * @param {number} ply
 */
export function openingText(opening, ply) {
  const name = opening && opening.ply <= ply && ply > 0 ? openingName(opening) : null;
  return name ? l10n.text('web-opening', { name }) : '';
}

/** Every table is a port of the ancient sea: which one follows from its id, so that it is the same on every page. */
import { say } from './words.svelte';

export const PORTS = [
  'abdera',
  'abydos',
  'akragas',
  'alalia',
  'alexandria',
  'amisus',
  'ancona',
  'berenice',
  'brundisium',
  'byblos',
  'byzantium',
  'caralis',
  'carthage',
  'chalcis',
  'chersonesus',
  'corcyra',
  'corinth',
  'croton',
  'cyrene',
  'cyzicus',
  'dioscurias',
  'epidamnus',
  'gaza',
  'genua',
  'hadrumetum',
  'halicarnassus',
  'heraclea',
  'hippo',
  'ithaca',
  'knossos',
  'lemnos',
  'leptis',
  'lilybaeum',
  'massalia',
  'mytilene',
  'naxos',
  'neapolis',
  'odessus',
  'ostia',
  'panormus',
  'paphos',
  'paraetonium',
  'patara',
  'phasis',
  'piraeus',
  'pola',
  'pylos',
  'rhegium',
  'rhodes',
  'salamis',
  'salona',
  'side',
  'sinope',
  'smyrna',
  'spina',
  'syracuse',
  'tarentum',
  'tarsus',
  'tharros',
  'thessalonica',
  'tomis',
  'trapezus',
  'tyre',
  'ugarit',
] as const;
export type Port = (typeof PORTS)[number];

const NUMERALS = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The port of a table. */
export function portOf(table: string): Port {
  let hash = 0x811c9dc5; // FNV-1a: small, and spreads ids evenly
  for (const letter of table) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return PORTS[((hash ^ (hash >>> 16)) >>> 0) % PORTS.length] ?? 'syracuse';
}

/** What a table is called; its texts are in `web-ports`. */
export const portName = (table: string): string => say(`web-port-${portOf(table)}`);

/** What these tables are called beside each other: whoever shares a port with another has a numeral. */
export function portNames(tables: Iterable<string>): Map<string, string> {
  const seen = new Map<Port, number>();
  const names = new Map<string, string>();
  for (const table of [...new Set(tables)].sort()) {
    const port = portOf(table);
    const count = (seen.get(port) ?? 0) + 1;
    seen.set(port, count);
    const numeral = NUMERALS[count] ?? String(count);
    const name = say(`web-port-${port}`);
    names.set(table, numeral ? say('web-port-numbered', { name, numeral }) : name);
  }
  return names;
}

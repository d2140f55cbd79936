/** What every component test begins with: the texts are there. */
import { beforeAll } from 'vitest';

import { words } from './words.svelte';

beforeAll(async () => {
  await words.speak('en');
  await words.need('duel', 'phrases');
});

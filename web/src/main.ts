import './generated/fonts.css';
import './tokens.css';
import './base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { firstLanguage, reader } from './lib/me.svelte';
import { routed, router } from './lib/route.svelte';
import { words } from './lib/words.svelte';
import { installed } from './offline/installed.svelte';

reader.apply();
const { route } = routed(location.pathname); // its code and its texts are asked for together with who reads it
route.page().catch(() => undefined); // whoever shows it asks again
const speaking = words.speak(firstLanguage()).then(() => words.need(...(route.texts ?? [])).catch(() => undefined));
void Promise.all([speaking, reader.arrive()]).then(() => {
  mount(App, { target: document.getElementById('page') ?? document.body });
  void router.start();
});
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void installed.begin().catch(() => undefined)); // without it the page works as well

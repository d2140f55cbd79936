/** The installed page: its service worker, a newer version that waits, and whether there is a connection. */
import { words } from '../lib/words.svelte';
import { warm } from './kept';
import type { Wish, Word } from './keeping';

const OFTEN = 3_600_000; // milliseconds between two looks for a new version

class Installed {
  isOffline = $state(!navigator.onLine);
  /** A newer version is there and waits to be loaded. */
  waiting: ServiceWorker | undefined = $state.raw();

  constructor() {
    addEventListener('online', () => (this.isOffline = false));
    addEventListener('offline', () => (this.isOffline = true));
    if ('serviceWorker' in navigator)
      navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
        this.isOffline = data.isCut;
      });
  }

  /** From now on the page opens without a connection too. */
  async begin(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', warm, { once: true });
    const found = await serviceWorker.register('/sw.js');
    this.#look(found);
    found.addEventListener('updatefound', () => this.#look(found));
    setInterval(() => void found.update().catch(() => undefined), OFTEN);
    await serviceWorker.ready;
    $effect.root(() => {
      $effect(() => {
        const wish: Wish = { do: 'language', language: words.language };
        void serviceWorker.ready.then(({ active }) => active?.postMessage(wish));
      });
    });
  }

  /** Load the newer version. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    const wish: Wish = { do: 'update' };
    this.waiting?.postMessage(wish);
  }

  #look(found: ServiceWorkerRegistration): void {
    const check = () => {
      if (found.waiting && navigator.serviceWorker.controller) this.waiting = found.waiting;
    };
    check();
    found.installing?.addEventListener('statechange', check);
  }
}

export const installed = new Installed();

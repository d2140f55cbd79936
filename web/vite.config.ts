import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.ECUMENE_SERVER ?? 'http://127.0.0.1:8500';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Svelte has a build for servers too, which Vitest would take.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/ecumene/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page allows no data: fonts, and sprites are cached as files
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What every page needs is one file, and what every table needs another: many small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: /node_modules|src\/(lib|parts|offline)\//, priority: 2 },
            { name: 'table', test: /src\/table\/(?!side|Side|Replay|Waiting|CommandLine)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/lib/test.ts'] },
}));

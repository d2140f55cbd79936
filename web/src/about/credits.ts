/** Whose work the page is made with. */

/** What derives every outcome of luck again. */
export const COMMAND = 'ecumene verify-luck game.txt';

/** The authors of Game-icons.net. */
export const authors: { name: string; address?: string }[] = [
  { name: 'Lorc', address: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', address: 'https://delapouite.com' },
  { name: 'John Colburn', address: 'http://ninmunanmu.com' },
  { name: 'Felbrigg', address: 'https://blackdogofdoom.blogspot.com' },
  { name: 'John Redman', address: 'http://www.uniquedicetowers.com' },
  { name: 'Carl Olsen', address: 'https://twitter.com/unstoppableCarl' },
  { name: 'sbed', address: 'https://opengameart.org/content/95-game-icons' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast', address: 'https://wjbstories.blogspot.com' },
  { name: 'Viscious Speed', address: 'https://viscious-speed.deviantart.com' },
  { name: 'Lord Berandas', address: 'https://berandas.deviantart.com' },
  { name: 'Irongamer', address: 'http://ecesisllc.wix.com/home' },
  { name: 'HeavenlyDog', address: 'http://www.gnomosygoblins.blogspot.com' },
  { name: 'Game-icons.net', address: 'https://game-icons.net/about.html' },
];

/** Licences whose texts go with the page. */
export const licences = {
  letters: [
    { what: 'Alegreya', file: 'alegreya.txt' },
    { what: 'Alegreya Sans', file: 'alegreya-sans.txt' },
  ],
  programs: [
    { what: 'Svelte', file: 'svelte.txt' },
    { what: 'Fluent', file: 'fluent.txt' },
  ],
};

/** A picture of a position to share: who plays, how it stands, how it came to that. Drawn here, with our own type. */
import type { Figure, GameClient } from '../games/game';
import { emblem, glyph } from '../lib/seats';
import { say } from '../lib/words.svelte';
import { ended } from '../report/ending';
import type { Table } from '../table/table.svelte';
import { Inks, LINING, liningFigures, picturesOf } from './inks';
import type { Past } from './past.svelte';

export interface Subject {
  table: Table;
  past: Past;
  client: GameClient;
  title: string;
  /** Win chances of the first seat after every move, from 0 to 1. */
  chances: number[];
}

const WIDE = 1200;
const HIGH = 630;
const EDGE = 56;
const SERIF = `"${LINING.serif}", Alegreya, Georgia, serif`;
const SANS = `"${LINING.sans}", "Alegreya Sans", sans-serif`;
const ROW = 64;
const LINES = 4; // of what has happened last, where there is no curve

/** The picture, as a file. */
export async function postcard({ table, past, client, title, chances }: Subject): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw on');
  const types = [`500 40px ${SERIF}`, `700 24px ${SANS}`, `500 24px ${SANS}`];
  await Promise.all([liningFigures(), ...types.map((type) => document.fonts.load(type))]);
  const inks = new Inks();
  const view = past.picture?.view;
  const figures = view ? (client.score ?? client.figures)(view) : [];
  const seats = table.names.map((name, seat) => ({ name, seat }));
  const icons = await picturesOf([
    ...seats.map(({ seat }) => ({ name: glyph(seat), ink: inks.of(`--on-${emblem(seat)}`) })),
    ...figures.flatMap(({ icon }) => (icon ? [{ name: icon, ink: inks.of(inkOf(icon)) }] : [])),
  ]);

  pen.fillStyle = inks.of('--paper');
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = inks.of('--sheet');
  pen.strokeStyle = inks.of('--line-2');
  pen.lineWidth = 2;
  pen.fillRect(24, 24, WIDE - 48, HIGH - 48);
  pen.strokeRect(24, 24, WIDE - 48, HIGH - 48);

  const text = (said: string, x: number, y: number, font: string, ink: string, wide = WIDE - 2 * EDGE) => {
    pen.font = font;
    pen.fillStyle = inks.of(ink);
    pen.fillText(said, x, y, wide);
  };
  pen.textBaseline = 'alphabetic';
  const result = past.picture?.result ? ended(past) : '';
  text(result || title, EDGE, 104, `500 48px ${SERIF}`, '--ink');
  const stage = view ? client.stage(view) : '';
  const where = [say(`web-game-${client.name}`), result ? title : '', stage].filter(Boolean).join(' · ');
  text(where, EDGE, 146, `500 25px ${SANS}`, '--ink-3');

  const top = 196;
  const wide = Math.min(78, (WIDE - 2 * EDGE - 330) / Math.max(1, figures.length));
  const column = (place: number) => WIDE - EDGE - wide * (figures.length - place - 0.5);
  pen.textAlign = 'center';
  for (const [place, figure] of figures.entries()) {
    const drawn = figure.icon && icons.get(figure.icon);
    if (drawn) pen.drawImage(drawn, column(place) - 15, top, 30, 30);
    else text(figure.label, column(place), top + 24, `700 18px ${SANS}`, '--ink-3', wide - 8);
  }
  for (const { name, seat } of seats) {
    const middle = top + 70 + seat * ROW;
    coin(pen, EDGE + 24, middle, inks.of(`--seat-${emblem(seat)}`), icons.get(glyph(seat)));
    pen.textAlign = 'left';
    text(name, EDGE + 62, middle + 10, `500 30px ${SERIF}`, '--ink', 260);
    pen.textAlign = 'center';
    for (const [place, figure] of figures.entries()) number(figure, place, seat, middle);
  }
  function number(figure: Figure, place: number, seat: number, middle: number): void {
    const isSum = place === figures.length - 1;
    const value = String(figure.values[seat] ?? '');
    text(value, column(place), middle + 10, `700 ${isSum ? 34 : 26}px ${SANS}`, '--ink', wide);
  }

  const below = top + 70 + seats.length * ROW;
  if (chances.length > 1)
    curve(pen, inks, chances, { x: EDGE, y: below, wide: WIDE - 2 * EDGE, high: HIGH - 96 - below });
  else {
    pen.textAlign = 'left';
    const tales = past.log.at(-1)?.tales ?? [];
    for (const [place, tale] of tales.slice(0, LINES).entries())
      text(table.words.tale(tale, table.names), EDGE, below + 30 + place * 40, `500 27px ${SERIF}`, '--ink-2');
  }
  pen.textAlign = 'left';
  text('Ecumene', EDGE, HIGH - 48, `500 26px ${SERIF}`, '--ink');
  pen.textAlign = 'right';
  text(`${location.host}/g/${table.table}`, WIDE - EDGE, HIGH - 48, `500 22px ${SANS}`, '--ink-3');
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made')))),
  );
}

/** Families keep their hue; everything else is ink. */
const inkOf = (icon: string): string => (icon.startsWith('family-') ? icon.replace('family-', '--') : '--ink-2');

function coin(pen: CanvasRenderingContext2D, x: number, y: number, ink: string, drawn?: CanvasImageSource): void {
  pen.beginPath();
  pen.arc(x, y, 24, 0, 2 * Math.PI);
  pen.fillStyle = ink;
  pen.fill();
  if (drawn) pen.drawImage(drawn, x - 16, y - 16, 32, 32);
}

interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

function curve(pen: CanvasRenderingContext2D, inks: Inks, chances: number[], { x, y, wide, high }: Box): void {
  const at = (place: number) =>
    [x + (wide * place) / (chances.length - 1), y + high * (1 - (chances[place] ?? 0))] as const;
  const middle = y + high / 2;
  for (const [seat, clip] of [
    [0, [y, high / 2]],
    [1, [middle, high / 2]],
  ] as const) {
    pen.save();
    pen.beginPath();
    pen.rect(x, clip[0], wide, clip[1]);
    pen.clip();
    pen.beginPath();
    pen.moveTo(x, middle);
    for (const place of chances.keys()) pen.lineTo(...at(place));
    pen.lineTo(x + wide, middle);
    pen.closePath();
    pen.globalAlpha = 0.55;
    pen.fillStyle = inks.of(`--seat-${emblem(seat)}`);
    pen.fill();
    pen.restore();
  }
  pen.beginPath();
  for (const place of chances.keys()) pen.lineTo(...at(place));
  pen.strokeStyle = inks.of('--ink');
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  pen.stroke();
  pen.fillStyle = inks.of('--ink-3');
  pen.fillRect(x, middle, wide, 1);
}

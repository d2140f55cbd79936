/** Picking a move by pointing at what it is about. Knows no game: legal moves come as texts with their targets. */
export type Moves = Record<string, string[]>;

/** What pointing at something leads to. */
export type Outcome =
  | { kind: 'move'; move: string } // only this one is left
  | { kind: 'choose' } // several are left
  | { kind: 'back' } // it is no longer chosen
  | { kind: 'illegal' }; // no legal move is about it

export class Picking {
  moves: Moves = $state.raw({});
  /** What was pointed at so far. */
  chosen: string[] = $state.raw([]);
  /** The move whose consequences are shown: what Enter would play. */
  drafted = $state('');

  /** The legal moves that are about all that was chosen. */
  candidates: string[] = $derived(candidates(this.moves, this.chosen));
  /** What may be pointed at next. */
  lit: Set<string> = $derived(new Set(this.candidates.flatMap((move) => left(this.moves[move] ?? [], this.chosen))));
  /** Moves that are about nothing one could point at: buttons. */
  plain: string[] = $derived(Object.keys(this.moves).filter((move) => this.moves[move]?.length === 0));

  /** Other moves are legal now; what was chosen stays only where it still makes sense. */
  offer(moves: Moves): void {
    this.moves = moves;
    if (candidates(moves, this.chosen).length === 0) this.clear();
    if (!(this.drafted in moves)) this.drafted = '';
  }

  /** Point at something. */
  point(target: string): Outcome {
    if (this.chosen.at(-1) === target) {
      this.back();
      return { kind: 'back' };
    }
    let chosen = [...this.chosen, target];
    let found = candidates(this.moves, chosen);
    if (found.length === 0) {
      chosen = [target]; // begin anew with it
      found = candidates(this.moves, chosen);
    }
    if (found.length === 0) return { kind: 'illegal' };
    this.chosen = chosen;
    const [only] = found;
    if (found.length === 1 && only !== undefined) {
      this.drafted = only;
      return { kind: 'move', move: only };
    }
    this.drafted = '';
    return { kind: 'choose' };
  }

  /** Take the last choice back. */
  back(): void {
    this.chosen = this.chosen.slice(0, -1);
    this.drafted = '';
  }

  clear(): void {
    this.chosen = [];
    this.drafted = '';
  }
}

/** The moves that are about all these targets; about one of them twice, if it was chosen twice. */
export function candidates(moves: Moves, chosen: string[]): string[] {
  return Object.keys(moves).filter((move) => {
    const open = [...(moves[move] ?? [])];
    return chosen.every((target) => {
      const place = open.indexOf(target);
      if (place >= 0) open.splice(place, 1);
      return place >= 0;
    });
  });
}

function left(targets: string[], chosen: string[]): string[] {
  const open = [...targets];
  for (const target of chosen) {
    const place = open.indexOf(target);
    if (place >= 0) open.splice(place, 1);
  }
  return open;
}
